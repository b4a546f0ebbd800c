"""Which shards of Discord's gateway this process serves: leases in the database, shared out among the processes."""
