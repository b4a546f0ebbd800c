"""People's own tables and records."""
