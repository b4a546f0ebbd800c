"""What a person sees of a table on the page, made from a view like everything that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from bot.discord.interactions.responder import undo_label
from bot.discord.posts.game_messages import standing
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.viewer_text import ViewerText, escaped
from bot.tables import Table, Tables
from bot.tables.table import RUNNING
from bot.web.asides import Aside, asides
from bot.web.questions import Question, Questioner
from games.kernel import Chosen, Event, Game, Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

_TOLD = 12
"""So many changes that the viewer may know of are told."""


class Page(Struct, frozen=True):
    """One picture of a game, and what it is called; `quick`: it is wanted often."""

    id: str
    name: str
    quick: bool


class TrialControls(Struct, frozen=True):
    """What a trial has besides its board: its count, what is said of it, and its buttons by what they do."""

    count: int
    lead: tuple[str, ...]
    buttons: dict[str, str]


class Position(Struct, frozen=True):
    """A table as a seat or a spectator sees it.

    `number` counts the changes that the viewer may know of: what is sent with a move, and what an event tells.
    """

    title: str
    seat: Seat | None
    phase: str
    lead: str
    news: tuple[str, ...]
    pages: tuple[Page, ...]
    page: str
    text: str
    question: Question | None
    table: str = ""
    players: tuple[str, ...] = ()
    number: int = 0
    status: str = ""
    undo: str = ""
    note: str = ""
    try_out: str = ""
    """The label of the button to try moves out; '' where that is not possible."""
    trial: TrialControls | None = None
    asides: tuple[Aside, ...] = ()


def shown_text(
    table: Table, words: Words, seat: Seat | None, names: tuple[str, ...], events: Sequence[Event] = ()
) -> ViewerText:
    """Return a table as a viewer sees it, with names safe in the sentences of the page."""
    safe = [escaped(name) for name in names]
    return ViewerText(table.played_game(), presenter(table.row.title), words, safe, seat, events)


class Positions:
    """Makes positions of tables."""

    def __init__(self, tables: Tables, pictures: PictureCache) -> None:
        self._tables = tables
        self._pictures = pictures

    async def of(
        self,
        table: Table,
        seat: Seat | None,
        words: Words,
        names: tuple[str, ...],
        page: str = "",
        chosen: Chosen = (),
        note: str = "",
    ) -> Position:
        """Return the position of a table with a game."""
        seen = await self._tables.repository.seen(table, seat)
        first = await self._tables.repository.version_of(table, max(0, table.known(seat) - _TOLD), seat) + 1
        records = standing(await self._tables.records(table.id, first, seen))
        events = [event for record in records for event in record.events]
        text = shown_text(table, words, seat, names, events)
        undo = "" if seat is None else undo_label(table, seat, await self._tables.records(table.id, seen, seen))
        shown = described(text, table.played_game(), page, chosen, running=table.status == RUNNING)
        return structs.replace(
            shown,
            table=table.id,
            players=names,
            number=table.known(seat),
            status=str(table.status),
            undo=words(undo) if undo else "",
            asides=() if seat is None else asides(table, seat, text),
            note=note,
        )

    async def draw(self, table: Table, seat: Seat | None, words: Words, names: tuple[str, ...], page: str) -> Picture:
        """Return a page as a viewer sees it, the first one for an unknown one."""
        last = await self._tables.repository.seen(table, seat)
        events = [event for one in await self._tables.records(table.id, last, last) for event in one.events]
        text = ViewerText(table.played_game(), presenter(table.row.title), words, names, seat, events)
        page = page_of(text, page, asked=table.status == RUNNING)
        key = ("web", table.id, table.known(seat), seat, page, words.locale, names)
        return await self._pictures.draw(key, text.drawing(page))


def described(
    text: ViewerText, game: Game[Any, Any], page: str = "", chosen: Chosen = (), *, running: bool = True
) -> Position:
    """Return the position of a game for the viewer of a text, without what only its table knows."""
    pages, seat, page = _pages(text), text.viewer, page_of(text, page, asked=running)
    asked = seat is not None and text.decision is not None and running
    return Position(
        title=text.words(f"{text.presenter.title}-name"),
        seat=seat,
        phase=text.phase(game.title.turn(game.state).number),
        lead=_lead(text),
        news=tuple(text.game_log()),
        pages=pages,
        page=page,
        text=text.text_board(),
        question=Questioner(text, game, seat).ask(chosen, page) if asked and seat is not None else None,
    )


def page_of(text: ViewerText, page: str, *, asked: bool = True) -> str:
    """Return a page; for an unknown one that of the present decision if it may be `asked`, else the first one."""
    pages = [one.id for one in _pages(text)]
    if page in pages:
        return page
    return text.private_page() if asked and text.viewer is not None and text.decision is not None else pages[0]


def _lead(text: ViewerText) -> str:
    """Say what the viewer is asked, or whom the table waits for, or that the game is over."""
    if text.decision is not None and text.scene.result is None:
        asked = text.prompt(text.decision)
        return asked if text.decision.owed else "\n".join([text.say("host-panel-answered"), asked])
    if text.scene.result is not None:
        return text.say("host-panel-over")
    return text.say("host-panel-waiting", who=text.awaiting())


def _pages(text: ViewerText) -> tuple[Page, ...]:
    """Return the pages of a game by name; a private one for the present decision takes the place of the board."""
    how, found = text.presenter, text.presenter.pages_of(text.view)
    private = text.private_page() if text.decision is not None else found[0]
    shown = (found[0] if private in found else private, *found[1:])
    quick = {private, shown[0], *how.layout.quick_pages_of(text.view)}
    return tuple(
        Page(one, how.page_name(text.words, text.scene.names, name), one in quick)
        for one, name in zip(shown, found, strict=True)
    )
