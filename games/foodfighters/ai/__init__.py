"""How bots play this title: what a position is worth, what they look for, how far they think ahead."""
