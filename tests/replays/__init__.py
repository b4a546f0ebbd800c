"""Replay files: films, pages, analysis."""
