"""Replay files: films, pages, how a game went."""
