"""The connection to Discord: client, shards, servers, threads, permissions, limits."""
