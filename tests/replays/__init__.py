"""Keepsakes: films, pages, how a game went."""
