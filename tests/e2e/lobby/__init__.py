"""Tables before their game."""
