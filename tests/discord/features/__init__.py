"""What features say in Discord."""
