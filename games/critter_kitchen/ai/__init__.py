"""Bots for this title: the evaluation of a position, the advice and the search."""
