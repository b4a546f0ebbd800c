"""What is said of commitments to secret answers: who has committed, and what was uncovered with its salt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.store import SealRow
from bot.tables.sealing import Opened
from games.kernel import Seat
from games.kernel.sealing import SHORT

from .messages import Facts, Post
from .viewer_text import ViewerText

_BEGINNING = 8
"""So many digits of a hash tell which one is meant."""


def standing(
    facts: Facts, viewer_text: ViewerText, seals: Mapping[Seat, SealRow], open_seats: Collection[Seat]
) -> Post:
    """Who has committed to an answer, by which hash, and who has not."""
    words = viewer_text.words
    who = [words("sealing-one", who=facts.escaped[seat], hash=seal.hash[:SHORT]) for seat, seal in seals.items()]
    still = words.join([facts.escaped[seat] for seat in sorted(open_seats)])
    return Post("-# " + words("sealing-standing", list=", ".join(who), open=still or "none"), silent=True)


def opened(facts: Facts, viewer_text: ViewerText, found: Sequence[Opened]) -> list[str]:
    """The commitments that have come out, each with its salt, and where they can be checked."""
    words = viewer_text.words
    lines = [
        words(
            "sealing-opened",
            who=facts.escaped[one.seat],
            hash=one.hash[:_BEGINNING],
            salt=one.answer.salt.hex(),
        )
        for one in found
    ]
    return [f"-# {line}" for line in [*lines, words("sealing-check")]] if lines else []
