"""The rules of one game: the registry for plug-ins, and what all phases share."""
