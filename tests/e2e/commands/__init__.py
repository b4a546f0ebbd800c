"""The commands of a running table."""
