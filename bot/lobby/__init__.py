"""Tables before their game: opened, found, filled, set up, started, and played once more."""
