"""The replay viewer: a private message that shows one step of a game, with buttons to move.

Custom ids of the replay viewer: which step of a game is shown, and what a control does.

`replay:<do>:<table>:<number>:<eyes>:<mine>`: the action, the table, the step by the number that these viewers know it
under, whose view it is (empty: the own seat, `s`: a spectator, else a seat), and whether only that seat's moves are
shown. Nothing has to be stored for a button.

`/table log`: what happened at a table, as far as the person may know it, in pages of changes.

Pages count the changes that the viewer knows, so a page is read without the rest of the game. A page that is too long
for one message is split; custom ids name page and part: `7-2` is the second part of page 7, `7-0` its last one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord.app_commands import Range
from msgspec import Struct, structs

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import at_table, table_command
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import TableRevision
from bot.discord.layout import Controls, Item
from bot.discord.names import table_name, title_name
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import departed
from bot.replays.game_log import Timeline, TimelineStep
from bot.store import Store
from bot.tables import LogEntry, Table
from bot.tables.history import undo as timeout_moves
from bot.tables.history.undo import Branches
from bot.tables.table import ABANDONED, FINISHED, RUNNING, known_to, number
from games.kernel import Seat
from renderers.registry import presenter
from renderers.words import Words

# What a button may do: start, move, move only between one seat's moves or all, show the board as text, go to the
# turning point, open a table that continues from there; or make a replay file of the game.
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
        title = title_name(words, self.table.row.title, self.table.origin)
        head = [
            words("host-heading", title=title, stage=self.viewer_text.phase(turn), who="none", count=0),
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


PER_PAGE = 15
"""The number of changes on one page of the log."""
# The maximum of characters, without the heading.
PAGE_TEXT = limits.CONTENT - 300
_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED), seated=False)
Line = tuple[str, LogEntry | None]
"""A text, and its change; None if somebody left a seat."""


class LogPage(Struct, frozen=True):
    """A page of a log: its number, the number of pages, and the versions of its changes; `since` is the version
    before.
    """

    number: int
    pages: int
    versions: tuple[int, ...]
    since: int

    @property
    def last(self) -> bool:
        """Whether the log ends here."""
        return self.number == self.pages


@table_command("log", "page", path="table", wanted=_PLAYED)
async def log(interaction: Interaction, table: Table, page: Range[int, 1, 100_000] | None = None) -> None:
    """Show a page of what happened so far, as the person may know it; the last page by default."""
    await _show(interaction, table, page or 0, int(page is not None))


@at_table("log-part", _PLAYED)
async def log_part(interaction: Interaction, table: Table, given: str) -> None:
    """Show a part of a page that does not fit one message."""
    page, _, part = given.partition("-")
    await _show(interaction, table, table_argument.number(page), table_argument.number(part))


async def _show(interaction: Interaction, table: Table, wanted: int, at: int) -> None:
    """Show a part of a page; the last one for 0."""
    responder, viewer = interaction.client.responder, table.seat_of(interaction.user.id)
    words, store = responder.words(interaction), responder.tables.store
    table.refuse_unless_played()
    page = await _page(store, table, viewer, wanted)
    made = await responder.tables.records(table.id, page.versions[0], page.versions[-1])
    known, branches = [record for record in made if known_to(record, viewer)], await Branches.of(store, table.id)
    course = _course(table, page, known, branches, lambda version: _told_at(interaction, table, version))
    parts = _parts(course) or [[(words("table-log-nothing"), None)]]
    part = min(at or len(parts), len(parts))
    heading = words(
        "table-log", table=table_name(table, words), page=page.number, pages=page.pages, part=part, parts=len(parts)
    )
    said = [heading, *await _head(store, table, branches, words), *(line for line, _ in parts[part - 1])]
    lines = {
        one.version: (line, number(one.version, one.hidden_counts, viewer)) for line, one in parts[part - 1] if one
    }
    items = [*_ways(table, page, part, len(parts), words), *log_menu(words, table.id, list(lines.values()), row=1)]
    await responder.answer(
        interaction, "\n".join(said), view=Controls(items), stand=TableRevision(table.id, table.row.revision)
    )


async def _page(store: Store, table: Table, viewer: Seat | None, wanted: int) -> LogPage:
    """Return a page of what a viewer knows of a table's game; the last one for 0 and for numbers beyond it."""
    hidden = await store.log_markers.hidden_answers(table.id) if any(table.hidden_counts) else []
    unseen = {version for version, seat in hidden if seat != viewer or viewer is None}
    known = [version for version in range(1, table.version + 1) if version not in unseen]
    pages = -(-len(known) // PER_PAGE)
    at = min(wanted or pages, pages)
    first = (at - 1) * PER_PAGE
    return LogPage(at, pages, tuple(known[first : first + PER_PAGE]), known[first - 1] if first else 0)


def _told_at(interaction: Interaction, table: Table, version: int) -> ViewerText:
    responder = interaction.client.responder
    words, viewer = responder.words(interaction), table.seat_of(interaction.user.id)
    return responder.viewer_text(table, words, viewer, version=version)


async def _head(store: Store, table: Table, branches: Branches, words: Words) -> list[str]:
    """Return the heading about the whole game."""
    count = branches.undone(table.version)
    taken_back = [words("host-result-undone", count=count)] if count else []
    decided = post_builder.timeout_lines(await timeout_moves.timeouts_by_name(store, table, table.version), words)
    return [f"-# {line}" for line in (*taken_back, *decided)]


def _ways(table: Table, page: LogPage, part: int, parts: int, words: Words) -> list[Item]:
    """Return buttons to the part before, the part after, and the board."""
    before = f"{page.number}-{part - 1}" if part > 1 else f"{page.number - 1}-0" if page.number > 1 else ""
    after = f"{page.number}-{part + 1}" if part < parts else "" if page.last else f"{page.number + 1}-1"
    around = (("host-previous", before), ("host-next", after))
    items = [post_builder.at_table(words, "log-part", table.id, 0, to, words(message)) for message, to in around if to]
    shown = presenter(table.row.title)
    return [*items, post_builder.page_button(words, shown, table.id, shown.pages[0], 0)]


def _course(
    table: Table, page: LogPage, records: Sequence[LogEntry], branches: Branches, text_at: Callable[[int], ViewerText]
) -> list[Line]:
    """Return a page's changes in words, each with its player, and people who left their seats in their place."""
    lines: list[Line] = []
    viewer_text = text_at(records[0].version)
    left = [
        (gone.version, f"- {line}")
        for gone, line in zip(table.departures, departed(table, viewer_text.words), strict=True)
        if gone.version >= page.since and (page.last or gone.version < records[-1].version)
    ]
    for record in records:
        while left and left[0][0] < record.version:
            lines.append((left.pop(0)[1], None))
            viewer_text = text_at(record.version)
        line = _line_of(viewer_text, record, branches)
        mark = (
            f" {viewer_text.words('table-log-timeout')}"
            if line and timeout_moves.shown_as_timeout(table, record)
            else ""
        )
        lines += [(line + mark, record)] if line else []
    return [*lines, *((line, None) for _, line in left)]


def _line_of(viewer_text: ViewerText, record: LogEntry, branches: Branches) -> str:
    """Return one change in words; '' if the viewer may know nothing of what it did."""
    if record.kind in ("undo", "redo"):
        said = viewer_text.say(f"table-log-{record.kind}", who=viewer_text.seats([record.seat or 0]))
        count = branches.taken_back(record.version)
        return f"- {said} {viewer_text.words('host-undo-drawn', count=count)}" if count else f"- {said}"
    if record.kind == "mend":
        return f"- {viewer_text.say('table-log-mended')}"
    known = [event for event in record.events if event.known_to(viewer_text.viewer)]
    sentences = " ".join(filter(None, map(viewer_text.event, known)))
    return f"- {sentences}" if sentences else ""


def _parts(lines: Sequence[Line]) -> list[list[Line]]:
    """Split lines into parts that each fit a message; a longer line is split too."""
    parts: list[list[Line]] = []
    for line, made in ((piece, made) for whole, made in lines for piece in post_builder.parts(whole, PAGE_TEXT)):
        if not parts or len("\n".join([*(told for told, _ in parts[-1]), line])) > PAGE_TEXT:
            parts.append([])
        parts[-1].append((line, made))
    return parts


COMMANDS = (log,)
