"""The city on the table (rules 2 and 3): squares, tiles with their roads, pieces, and room for more."""
