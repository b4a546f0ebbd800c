"""The course of a game at a table: undo, branches, secret answers and commitments, its end."""
