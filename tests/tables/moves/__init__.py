"""Moves, their consequences, and their players."""
