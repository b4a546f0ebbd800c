"""Guided first games: `/learn`, and how far each person has come."""
