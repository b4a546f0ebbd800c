"""The links of Foodies, built once: bots ask for them thousands of times a second."""

from __future__ import annotations

from games.foodies.data import CHEFS, SPACES, STALLS
from games.kernel import Choice

FACE = Choice("face", "verb", more=True)
STAY, FLYER = Choice("stay", "verb"), Choice("flyer", "verb", more=True)
PAY, KEEP = Choice("pay", "verb"), Choice("keep", "verb")
TARGET, TARGETS = Choice("target", "verb", more=True), Choice("targets", "verb", more=True)
PASS, BUY = Choice("pass", "verb"), Choice("buy", "verb", more=True)
DONE, HIRE, SPECIAL = Choice("done", "verb"), Choice("hire", "verb"), Choice("special", "verb", more=True)

FACES = [Choice(str(n), "face") for n in SPACES]
"""The faces for a rolled 0."""
SPACE = {n: Choice(str(n), "space") for n in SPACES}
SPACE_MORE = {n: Choice(str(n), "space", more=True) for n in SPACES}
"""A space that another one must follow."""
STALL = {card: Choice(card, "stall", more=True) for card in STALLS}
CHEF = {chef: Choice(chef, "chef") for chef in CHEFS}
