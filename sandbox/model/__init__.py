"""What there is in this Discord: servers, channels, people, messages, and their numbers."""
