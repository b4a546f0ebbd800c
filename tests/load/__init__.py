"""How much one host carries."""
