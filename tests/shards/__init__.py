"""Tests of the shards: how they are divided, the locks in a real database, and play on several processes."""
