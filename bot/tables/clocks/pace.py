"""The pace of a table: how much of their own waking time people have for a decision.

A pace is stored as `2/day`, `bank 48h+8h`, or nothing; `bot` after it means that a bot answers when time is up. A day
is a person's own waking day, an hour one of their waking hours, so nobody loses time asleep.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bot.tables.clocks.waking_hours import FAST_DAYS, SLOW_DAYS, UnreadableTime, WeeklyHours

MOST = 24
"""Maximum moves a day."""
LONGEST = 60 * 24
"""Maximum hours of a bank."""
_HOUR = 3600
_SLOW_BANK = 48
# The words in which a pace is parsed; other words are replaced by these first (`renderers.words.typed`).
WORDS = ("none", "off", "bot", "moves", "per", "day", "bank", "h")
_NONE = ("", "none", "off", "-")
_BOT = re.compile(r"[\s,+]*\bbot\s*$")
_MOVES = re.compile(r"(\d{1,2})\s*(?:moves)?\s*(?:/|per)?\s*day")
_BANK = re.compile(r"(?:bank)?\s*(\d{1,4})\s*(h|day)\.?\s*\+\s*(\d{1,4})\s*(h|day)\.?")
_UNITS = {"h": 1, "day": 24}


class Pace(Struct, frozen=True):
    """The time for a decision: `moves` a day, or a `bank` of hours with `increment` more for each.

    All zero: no limit. `bot_answers`: a bot answers when time is up, which all have agreed to.
    """

    moves: int = 0
    bank: int = 0
    increment: int = 0
    bot_answers: bool = False

    def __str__(self) -> str:
        if not self.runs:
            return ""
        said = f"{self.moves}/day" if self.moves else f"bank {self.bank}h+{self.increment}h"
        return f"{said} bot" if self.bot_answers else said

    @property
    def runs(self) -> bool:
        """Whether there is any clock."""
        return bool(self.moves or self.bank)

    @property
    def most(self) -> int:
        """The maximum of seconds that a seat keeps from one decision to the next."""
        return self.bank * _HOUR

    @property
    def away_days(self) -> int:
        """The maximum of days away in a row that stop a clock: two weeks if a decision may take a day, else one."""
        slow = self.moves == 1 or self.bank >= _SLOW_BANK or not self.runs
        return SLOW_DAYS if slow else FAST_DAYS

    def more(self, hours: WeeklyHours) -> int:
        """Return the seconds that somebody with these waking hours gets for a new decision, in addition to the bank."""
        # At least an hour: a share of very short waking hours could be minutes.
        return max(hours.day // self.moves, _HOUR) if self.moves else self.increment * _HOUR

    @classmethod
    def read(cls, text: str) -> Pace:
        """Parse a pace: `none`, `2 per day`, `48h+8h`, `3 day + 12h bot`. Raises UnreadableTime."""
        if not text:
            return NONE
        typed = text.strip().casefold()
        bot_answers = _BOT.search(typed)
        typed = typed[: bot_answers.start()].strip() if bot_answers else typed
        if typed in _NONE:
            return NONE
        moves, bank = _MOVES.fullmatch(typed), _BANK.fullmatch(typed)
        if moves is not None and 1 <= int(moves[1]) <= MOST:
            return cls(moves=int(moves[1]), bot_answers=bot_answers is not None)
        if bank is not None:
            held, more = int(bank[1]) * _UNITS[bank[2]], int(bank[3]) * _UNITS[bank[4]]
            if 1 <= held <= LONGEST and 1 <= more <= LONGEST:
                return cls(bank=held, increment=more, bot_answers=bot_answers is not None)
        raise UnreadableTime("pace", text)


NONE = Pace()
"""No limit."""
OFFERED = (NONE, *(Pace(moves=moves) for moves in (1, 2, 3, 6)), Pace(bank=24, increment=4), Pace(bank=48, increment=8),
           Pace(bank=96, increment=12))  # fmt: skip
"""The paces that menus offer."""
