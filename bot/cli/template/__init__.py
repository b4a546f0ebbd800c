"""Soup Stall, a title for Food Court: its rules in `rules`, how it is shown in `renderer`."""
