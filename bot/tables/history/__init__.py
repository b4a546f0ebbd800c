"""The course of a game at a table: take-backs, branches, hidden answers and commitments, its end."""
