"""Moves, what goes with them, and who makes them."""
