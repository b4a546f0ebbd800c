"""Looking for a table: what somebody wants of it, and whether a table is like that."""

from __future__ import annotations

from msgspec import Struct

EXPERIENCE = ("new", "known")
"""For whom a table may be meant: those who are new to its title, or those who know it."""


class Offer(Struct, frozen=True):
    """A table that waits for players, as far as one looks for it; '' where it is for everybody or has none."""

    title: str
    scenario: str
    pace: str
    language: str
    experience: str
    wanted: int
    free: int
    house: bool


class Wish(Struct, frozen=True):
    """What somebody looks for: None, or 0 seats, is anything. `seats` is how many are to play."""

    title: str | None = None
    scenario: str | None = None
    pace: str | None = None
    language: str | None = None
    experience: str | None = None
    seats: int = 0
    house: bool | None = None

    def fits(self, offer: Offer) -> bool:
        """Whether a table is like that; one without a language or an experience is for everybody."""
        return (
            self.title in (None, offer.title)
            and self.scenario in (None, offer.scenario)
            and self.pace in (None, offer.pace)
            and (self.language is None or offer.language in ("", self.language))
            and (self.experience is None or offer.experience in ("", self.experience))
            and self.seats in (0, offer.wanted)
            and self.house in (None, offer.house)
        )
