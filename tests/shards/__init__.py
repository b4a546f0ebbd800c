"""Tests of the shards: arithmetic with a clock of their own, leases in a real database, and play."""
