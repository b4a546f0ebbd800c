"""The replay viewer: a private message that shows one step of a game, with buttons to move.

Custom ids of the replay viewer: which step of a game is shown, and what a control does.

`replay:<do>:<table>:<number>:<eyes>:<mine>`: the action, the table, the step by the number that these viewers know it
under, whose view it is (empty: the own seat, `s`: a spectator, else a seat), and whether only that seat's moves are
shown. Nothing has to be stored for a button.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct, structs

from bot.discord.gateway import limits
from bot.discord.layout import Item
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import ViewerText
from bot.replays.game_log import Timeline, TimelineStep
from bot.tables import Table
from bot.tables.table import FINISHED
from games.kernel import Seat
from renderers.words import Words

# What a button may do: start, move, move only between one seat's moves or all, show the board as text, go to the
# turning point, open a table that goes on from there; or make a replay file of the game.
BUTTONS = (
    *("open", "first", "back", "on", "last", "mine", "text", "decided", "play"),
    *("film", "gif", "page", "course", "review"),
)
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


_NEAR = 12  # the number of turns around the shown one that can always be selected
_ESCAPE = re.compile(r"\\(.)|\*\*")


class ReplayView(Struct, frozen=True):
    """One step in the viewer: its position among the steps, in the words of its viewer."""

    look: ReplayPress
    table: Table
    timeline: Timeline
    step: TimelineStep
    viewer_text: ViewerText
    user: int
    note: str = ""
    """An additional note, for example that this is the turning point."""

    def text(self, turn: int) -> str:
        """Return the step in words: the phase at `turn`, the number of the step, what happened, whether it was
        undone.
        """
        words, branch = self.viewer_text.words, self.timeline.branch(self.step.version)
        title, stage = words(f"{self.table.row.title}-name"), self.viewer_text.phase(turn)
        head = [
            words("host-heading", title=title, stage=stage, who="none", count=0),
            words("replay-step", step=_index(branch, self.step) + 1, steps=len(branch), who=self._whose_eyes()),
        ]
        tail = [self.note] if self.note else []
        tail += [] if self.step.counts else [words("replay-taken-back")]
        return post_builder.fitted(words, head, self.viewer_text.digest(), tail)

    def items(self) -> list[Item]:
        """Return the controls: moving, only one seat's moves, the board as text; a turn to select, and the view."""
        words, seat = self.viewer_text.words, self.viewer_text.viewer if self.look.mine else None
        earlier = self.timeline.before(self.step) is None
        later = self.timeline.after(self.step) is None
        on = self.timeline.after(self.step, seat) is None
        items: list[Item] = [
            self._button("first", 0, disabled=earlier),
            self._button("back", 0, disabled=earlier),
            self._button("on", 0, disabled=on),
            self._button("last", 0, disabled=later),
        ]
        if self.viewer_text.viewer is not None:
            items.append(self._mine(words))
        items.append(_button(words("host-board-text"), self._look("text"), 1))
        over = self.table.status == FINISHED
        if over and self._won():
            items.append(_button(words("replay-decided"), self._look("decided"), 1))
        items += [self._recap(do) for do in (("film", "page", "course") if over else ("film", "page"))]
        further = [_button(words("replay-play"), self._look("play"), 4)] if over and not self._is_end() else []
        return [*items, *self._turns(words), *self._eyes(words), *further]

    def _is_end(self) -> bool:
        """Return whether the game is over at the step that is shown."""
        return self.viewer_text.scene.result is not None

    def _won(self) -> bool:
        """Return whether a finished game has a winner."""
        result = self.table.game.result() if self.table.game is not None else None
        return result is not None and bool(self.table.title.winners(result))

    def _look(self, do: str, **changed: Any) -> ReplayPress:
        eyes = SPECTATOR if self.viewer_text.viewer is None else str(self.viewer_text.viewer)
        own = self.viewer_text.viewer == self.table.seat_of(self.user)
        look = ReplayPress(do, self.table.id, self.step.shown, "" if own else eyes, self.look.mine)
        return structs.replace(look, **changed)

    def _button(self, do: str, row: int, *, disabled: bool) -> Item:
        return _button(self.viewer_text.words(f"replay-{do}"), self._look(do), row, disabled=disabled)

    def _recap(self, do: str) -> Item:
        return _button(self.viewer_text.words(f"recap-button-{do}"), self._look(do), 1)

    def _mine(self, words: Words) -> Item:
        style = discord.ButtonStyle.primary if self.look.mine else discord.ButtonStyle.secondary
        own = self.viewer_text.viewer == self.table.seat_of(self.user)
        label = words("replay-mine") if own else words("replay-theirs", who=self._whose_eyes(plain=True))
        # The button of an active state switches it off: it contains the state that it leads to.
        return _button(label, self._look("mine", mine=not self.look.mine), 0, style=style)

    def _turns(self, words: Words) -> list[Item]:
        turns = self.timeline.turns()
        if len(turns) < 2:
            return []
        here = max((at for at, step in enumerate(turns) if step.version <= self.step.version), default=0)
        options = [
            discord.SelectOption(
                label=self._turn_label(words, turns[at]),
                value=str(turns[at].shown),
                default=at == here,
            )
            for at in spread(len(turns), here)
        ]
        return [_menu(words("replay-jump"), self._look("turn"), options, 2)]

    def _turn_label(self, words: Words, step: TimelineStep) -> str:
        """Return the label of a turn: its number; in games with rounds, and during the setup, that of its first."""
        if step.turn.number == 0 and step.turn.owner is None:
            return words("replay-beginning")
        if step.turn.number and self.viewer_text.presenter.by_turns:
            stage = words("host-phase", turn=step.turn.number)
        else:
            stage = words("replay-at-step", step=_index(self.timeline.line, step) + 1)
        return stage if step.turn.owner is None else f"{stage} · {self.table.names[step.turn.owner]}"

    def _eyes(self, words: Words) -> list[Item]:
        """Return the views that can be selected: after the end every seat's, before that the person's and a
        spectator's.
        """
        own = self.table.seat_of(self.user)
        seats = range(len(self.table.seats)) if self.table.status == FINISHED else [own] if own is not None else []
        if not seats:
            return []
        found: list[tuple[str, str]] = [(words("replay-spectator"), SPECTATOR)]
        found += [(words("replay-seat", who=self.table.names[seat]), str(seat)) for seat in seats]
        now = SPECTATOR if self.viewer_text.viewer is None else str(self.viewer_text.viewer)
        options = [discord.SelectOption(label=label, value=value, default=value == now) for label, value in found]
        return [_menu(words("replay-eyes"), self._look("eyes"), options, 3)]

    def _whose_eyes(self, *, plain: bool = False) -> str:
        viewer = self.viewer_text.viewer
        if viewer is None:
            return self.viewer_text.words("replay-spectator")
        return self.table.names[viewer] if plain else self.viewer_text.scene.names[viewer]


def log_menu(words: Words, table: str, lines: Sequence[tuple[str, int]], row: int) -> list[Item]:
    """Return the menu from lines of the log to the board at that time; each line with its step's number."""
    options = [
        # Discord shows Markdown in the label of an option as it is written.
        discord.SelectOption(label=_ESCAPE.sub(r"\1", line.removeprefix("- ")), value=str(shown))
        for line, shown in lines[: limits.OPTIONS]
    ]
    return [_menu(words("replay-log"), ReplayPress("line", table), options, row)] if options else []


def spread(count: int, here: int, most: int = limits.OPTIONS) -> list[int]:
    """Return a limited number of `count` indices in order: those near `here`, and others evenly spaced."""
    if count <= most:
        return list(range(count))
    near = set(range(max(0, here - _NEAR // 2), min(count, here + _NEAR // 2 + 1)))
    far = most - len(near)
    return sorted(near | {round(at * (count - 1) / (far - 1)) for at in range(far)})


def _index(branch: Sequence[TimelineStep], step: TimelineStep) -> int:
    return next((at for at, one in enumerate(branch) if one.version == step.version), 0)


def _menu(placeholder: str, look: ReplayPress, options: list[discord.SelectOption], row: int) -> Item:
    made: Item = discord.ui.Select(custom_id=str(look), placeholder=placeholder, options=options, row=row)
    return made


def _button(
    label: str,
    look: ReplayPress,
    row: int,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Item:
    label = limits.cut(label, limits.LABEL)
    made: Item = discord.ui.Button(style=style, label=label, custom_id=str(look), row=row, disabled=disabled)
    return made
