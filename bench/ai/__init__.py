"""Measure and improve the bots: duels, ratings, and the tuning of their weights."""
