"""The capacity of one host."""
