"""The shared parts of all titles' pictures and texts."""
