"""What the pictures and texts of all titles are made of."""
