"""Decides which shards of Discord's gateway this process serves: leases in the database, shared among the processes."""
