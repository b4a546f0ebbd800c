"""Automated players: their levels, search, learning, hints, and how much of a game was luck."""
