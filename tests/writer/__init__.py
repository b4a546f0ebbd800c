"""The process that writes to a file."""
