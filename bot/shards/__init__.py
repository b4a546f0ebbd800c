"""Divides the shards of Discord's gateway among the processes that share a PostgreSQL database."""
