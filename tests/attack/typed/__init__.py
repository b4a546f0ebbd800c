"""Hostile input: typed, forged, too large."""
