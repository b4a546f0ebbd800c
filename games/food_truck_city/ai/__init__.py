"""Bots for this title: the evaluation of a position, the estimates and the search."""
