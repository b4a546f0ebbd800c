"""Custom ids of the replay viewer: which step of a game is shown, and what a control does.

`replay:<do>:<table>:<number>:<eyes>:<mine>`: the action, the table, the step by the number that these viewers know it
under, whose view it is (empty: the own seat, `s`: a spectator, else a seat), and whether only that seat's moves are
shown. Nothing has to be stored for a button.
"""

from __future__ import annotations

import re
from typing import Any

import discord
from msgspec import Struct

from bot.discord.gateway import limits
from bot.replays.timeline import Timeline, TimelineStep
from bot.tables import Table
from bot.tables.table import FINISHED
from games.kernel import Seat
from renderers.words import Words

# What a button may do: start, move, move only between one seat's moves or all, show the board as text, go to the
# turning point; or make a replay file of the game.
BUTTONS = ("open", "first", "back", "on", "last", "mine", "text", "decided", "film", "gif", "page", "course", "review")
# What a menu may choose: the step (of a turn, of a line of the log) by its number, or the view.
MENUS = ("turn", "eyes", "line")
_FIELDS = r":(?P<table>[^:]+):(?P<shown>[0-9]{1,9}):(?P<eyes>s|[0-9]{0,3}):(?P<mine>m?)"
BUTTON = re.compile(r"replay:(?P<do>" + "|".join(BUTTONS) + ")" + _FIELDS)
MENU = re.compile(r"replay:(?P<do>" + "|".join(MENUS) + ")" + _FIELDS)
SPECTATOR = "s"


class ReplayPress(Struct, frozen=True):
    """The state of a viewer: what was pressed, the table, the step, and the view."""

    do: str
    table: str
    shown: int = 0
    eyes: str = ""
    mine: bool = False

    def __str__(self) -> str:
        return f"replay:{self.do}:{self.table}:{self.shown}:{self.eyes}:{'m' if self.mine else ''}"

    @classmethod
    def read(cls, match: re.Match[str]) -> ReplayPress:
        """Parse a custom id."""
        return cls(match["do"], match["table"], int(match["shown"]), match["eyes"], bool(match["mine"]))

    def viewer(self, table: Table, user: int) -> Seat | None:
        """Return the views that a person may use: after the end every seat's, before only their own.

        The spectator's view is open to all.
        """
        own = table.seat_of(user)
        if self.eyes == SPECTATOR:
            return None
        if self.eyes and table.status == FINISHED and int(self.eyes) < len(table.seats):
            return int(self.eyes)
        return own

    def target(self, timeline: Timeline, viewer: Seat | None) -> TimelineStep:
        """Return the step that is shown."""
        here, seat = timeline.at(self.shown), viewer if self.mine else None
        match self.do:
            case "first":
                return timeline.line[0]
            case "last":
                return timeline.line[-1]
            case "back":
                return timeline.before(here, seat) or timeline.line[0]
            case "on":
                return timeline.after(here, seat) or here
            case _:
                return here


def recap_button(words: Words, do: str, table: str, eyes: str = "") -> discord.ui.Button[Any]:
    """Return a button that makes a replay file of the game, in that view."""
    label = limits.cut(words(f"recap-button-{do}"), limits.LABEL)
    return discord.ui.Button(label=label, custom_id=str(ReplayPress(do, table, eyes=eyes)), row=0)
