"""city."""
