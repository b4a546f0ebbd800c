"""The links that Foodies offers, made once: bots ask for them thousands of times a second."""

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
"""What a rolled 0 can be set to."""
SPACE = {n: Choice(str(n), "space") for n in SPACES}
SPACE_MORE = {n: Choice(str(n), "space", more=True) for n in SPACES}
"""A space after which another one is to be named."""
STALL = {card: Choice(card, "stall", more=True) for card in STALLS}
CHEF = {chef: Choice(chef, "chef") for chef in CHEFS}
