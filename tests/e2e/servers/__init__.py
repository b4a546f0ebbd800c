"""What managers of a server do."""
