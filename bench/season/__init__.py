"""Simulations of a month and of a season of play, with checks of their results."""
