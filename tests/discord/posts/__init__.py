"""Messages, and their delivery."""
