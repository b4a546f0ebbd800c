"""`/table log`: what happened at a table, as far as the person may know it, in pages of changes.

Pages count the changes that the viewer knows, so a page is read without the rest of the game. A page that is too long
for one message is split; custom ids name page and part: `7-2` is the second part of page 7, `7-0` its last one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord.app_commands import Range
from msgspec import Struct

from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import at_table, table_command
from bot.discord.gateway import limits
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import TableRevision
from bot.discord.layout import Controls, Item
from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import departed
from bot.discord.posts.viewer_text import ViewerText, table_name
from bot.replays.viewer import log_menu
from bot.store import Store
from bot.tables import LogEntry, Table
from bot.tables.history import branches as timeout_moves
from bot.tables.history.branches import Branches
from bot.tables.history.hidden_versions import known_to, number
from bot.tables.table import ABANDONED, FINISHED, RUNNING
from games.kernel import Seat
from renderers.registry import presenter
from renderers.words import Words

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
