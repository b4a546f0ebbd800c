"""The rules of one game: where plug-ins register what they bring, and what all phases share."""
