"""Managers of a server."""
