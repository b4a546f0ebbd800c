"""What the host does without its features."""
