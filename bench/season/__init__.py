"""A simulated month of play, and a season of it, with the verdict on both."""
