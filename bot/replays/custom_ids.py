"""Which step of a game somebody looks back on, and what is pressed there, written in the custom ids of the controls.

`replay:<do>:<table>:<number>:<eyes>:<mine>`: what pressing does, the table, the step that is shown by the number under
which these eyes know it, whose eyes they are (empty: the own seat, `s`: a spectator, else a seat), and whether only
that seat's moves are turned to. All is in the custom id, so no button needs anything remembered.
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

BUTTONS = ("open", "first", "back", "on", "last", "mine", "text", "decided", "film", "gif", "page", "course", "review")
"""What a button may do: begin to look back, turn, turn only to one seat's moves or to all, read the board out, turn to
where it was decided; or let a replay file of the game be made."""
MENUS = ("turn", "eyes", "line")
"""What a menu may choose: the step (of a turn, of a line of the log) by its number, or whose eyes."""
_FIELDS = r":(?P<table>[^:]+):(?P<shown>[0-9]{1,9}):(?P<eyes>s|[0-9]{0,3}):(?P<mine>m?)"
BUTTON = re.compile(r"replay:(?P<do>" + "|".join(BUTTONS) + ")" + _FIELDS)
MENU = re.compile(r"replay:(?P<do>" + "|".join(MENUS) + ")" + _FIELDS)
SPECTATOR = "s"


class ReplayPress(Struct, frozen=True):
    """One look back: what was pressed, where, at which step, through whose eyes."""

    do: str
    table: str
    shown: int = 0
    eyes: str = ""
    mine: bool = False

    def __str__(self) -> str:
        return f"replay:{self.do}:{self.table}:{self.shown}:{self.eyes}:{'m' if self.mine else ''}"

    @classmethod
    def read(cls, match: re.Match[str]) -> ReplayPress:
        """The look that a custom id stands for."""
        return cls(match["do"], match["table"], int(match["shown"]), match["eyes"], bool(match["mine"]))

    def viewer(self, table: Table, user: int) -> Seat | None:
        """Through whose eyes a person may look: through every seat's once the game is over, before only the own ones.

        A spectator's eyes are open to all.
        """
        own = table.seat_of(user)
        if self.eyes == SPECTATOR:
            return None
        if self.eyes and table.status == FINISHED and int(self.eyes) < len(table.seats):
            return int(self.eyes)
        return own

    def target(self, timeline: Timeline, viewer: Seat | None) -> TimelineStep:
        """The step that this look turns to."""
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
    """A button that lets a replay file of a game be made, as those eyes saw it."""
    label = limits.cut(words(f"recap-button-{do}"), limits.LABEL)
    return discord.ui.Button(label=label, custom_id=str(ReplayPress(do, table, eyes=eyes)), row=0)
