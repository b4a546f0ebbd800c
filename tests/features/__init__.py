"""The host without its features."""
