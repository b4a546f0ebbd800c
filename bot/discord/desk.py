"""What every handler of an interaction needs: the tables, the reader's words, pictures, and a way to answer.

Handlers find it as `interaction.client.desk`. They raise what goes wrong; the command tree and the components answer
every error through `Desk.refuse`, so that no press and no command stays silent.
"""

from __future__ import annotations

import asyncio
import io
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

import aiohttp
import discord
import structlog

from bot.tables import Acted, Made, Record, Stale, Table, TableError, Tables
from games.kernel import Action, Chosen, Event, InputError, Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

from . import compose, errors, locales, panel, patience
from .carrying import carry
from .easel import Easel
from .ids import Press
from .pace import Pace, TooFast
from .panel import Controls
from .showing import Showing, escaped

if TYPE_CHECKING:
    from bot.config import Settings

    from .client import HostClient

Interaction: TypeAlias = "discord.Interaction[HostClient]"

OTHERS_FIRST_SECONDS = 0.5
"""How long a host that stops leaves an interaction to the process that takes its place."""
TOO_LATE = (10062, 40060)
"""Discord no longer knows the interaction, or somebody has answered it: nobody is left to be told."""

log = structlog.get_logger(__name__)


class Desk:
    """The front desk: turns interactions into calls of the tables, and their answers into words."""

    def __init__(self, tables: Tables, settings: Settings, easel: Easel) -> None:
        self.tables = tables
        self.settings = settings
        self.easel = easel
        self.readers = locales.Readers(tables)
        self._people = Pace(settings.host.pace, "host-error-too-fast")
        self._places = Pace(settings.host.table_pace, "host-error-crowded")
        self.closing = False
        """Set when the host is stopping: nothing new is taken on."""

    async def enter(self, interaction: Interaction, table_id: str = "") -> bool:
        """Whether to take an interaction on, at a table if one is named: once among all processes that hear of it.

        While the host stops it is left to the others; where nobody else takes it, the person is told. Raises TooFast
        for who does too much at once, StoreError.
        """
        if self.closing and not self.tables.store.exclusive:
            await asyncio.sleep(OTHERS_FIRST_SECONDS)
        if not self.closing:
            self._people.admit(interaction.user.id)
            if table_id:
                self._places.admit(table_id)
        if not await self.tables.first(interaction.id):
            return False
        if not self.closing:
            patience.watch(interaction)
        elif interaction.type is not discord.InteractionType.autocomplete:
            await self.refuse_closing(interaction)
        return not self.closing

    # Words

    def words(self, interaction: Interaction, *, public: bool = False) -> Words:
        """The words for an answer: the reader's locale in private, the server's in public."""
        self.readers.notice(interaction.user.id, str(interaction.locale))
        return locales.server(interaction) if public else locales.reader(interaction)

    def showing(self, table: Table, words: Words, viewer: Seat | None, events: Sequence[Event] = ()) -> Showing:
        """A running or finished table as a viewer sees it now, with names safe for messages."""
        assert table.game is not None
        names = [escaped(name) for name in table.names]
        return Showing(table.game, presenter(table.row.title), words, names, viewer, events)

    # Answers

    async def answer(
        self,
        interaction: Interaction,
        text: str,
        *,
        view: discord.ui.View | None = None,
        picture: Picture | None = None,
        public: bool = False,
    ) -> int | None:
        """Answer an interaction, ephemerally unless `public`: as its first response, or as a follow-up once it has one.

        Text past Discord's limit is cut at a line. `view` should be a `panel.Controls` (never tracked in memory). A
        press on an ephemeral message changes that message. Returns the answer's message id.
        """
        content = compose.shortened(self.words(interaction, public=public), text)
        files = [] if picture is None else [as_file(picture)]
        controls = view or Controls()
        response = interaction.response
        await patience.over(interaction)
        if public:
            await patience.in_public(interaction)
        if not response.is_done():
            if not public and _on_panel(interaction):
                await response.edit_message(content=content, view=controls, attachments=files)
                return None if interaction.message is None else interaction.message.id
            sent = await response.send_message(content, view=controls, files=files, ephemeral=not public)
            return sent.message_id
        if _deferred(interaction) and not public:
            return (await interaction.edit_original_response(content=content, view=controls, attachments=files)).id
        followup = interaction.followup
        return (await followup.send(content, view=controls, files=files, ephemeral=not public, wait=True)).id

    async def post(self, interaction: Interaction, table_id: str, text: str, view: Controls | None) -> None:
        """Answer in public with the message that carries a table's controls from now on."""
        message = await self.answer(interaction, text, view=view, public=True)
        if message is not None and interaction.channel_id is not None:
            client = interaction.client
            await carry(client, self.tables, table_id, interaction.channel_id, message, carries=bool(view))

    async def read_out(self, interaction: Interaction, text: str) -> None:
        """Answer with a text of any length, ephemerally, in as many messages as it needs."""
        await patience.over(interaction)
        for part in compose.parts(text):
            if interaction.response.is_done():
                await interaction.followup.send(part, ephemeral=True)
            else:
                await interaction.response.send_message(part, ephemeral=True)

    async def think(self, interaction: Interaction, *, public: bool = False) -> None:
        """Tell Discord that the answer takes longer than three seconds may allow, such as a picture."""
        await patience.over(interaction)
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=not public, thinking=not _on_panel(interaction))

    async def refuse(self, interaction: Interaction, error: BaseException) -> None:
        """Tell the person, ephemerally and in their language, what was refused and what to do instead.

        Errors of the kernel and of the tables have their own sentences; anything else is logged with a short number
        which the person is told.
        """
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            log.info("answer too late", user=interaction.user.id, code=error.code)
            return
        if isinstance(error, TooFast) and not error.told:
            log.warning("too fast", user=interaction.user.id, what=error.message)
        words = self.words(interaction)
        text = errors.told(error, words)
        if text is None:
            number = secrets.token_hex(3)
            text = words("host-error-unexpected", number=number)
            log.error("unexpected", number=number, user=interaction.user.id, exc_info=error)
        try:
            await self._aside(interaction, text)
        except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as failed:
            # The library raises RuntimeError once its session is closed: nobody is left to be told.
            log.warning("refusal not delivered", why=str(failed), refused=type(error).__name__)

    async def refuse_closing(self, interaction: Interaction) -> None:
        """Say that the host is stopping and nothing was done."""
        await self._aside(interaction, self.words(interaction)("host-error-closing"))

    async def refuse_expired(self, interaction: Interaction) -> None:
        """Say that a control comes from a version of the host that is no more."""
        await self._aside(interaction, self.words(interaction)("host-error-expired"))

    async def _aside(self, interaction: Interaction, text: str) -> None:
        """A private word that leaves the message it came from as it is."""
        await patience.over(interaction)
        if not interaction.response.is_done():
            await interaction.response.send_message(text, ephemeral=True)
        else:
            await interaction.followup.send(text, ephemeral=True)

    # Pictures

    async def picture(self, table_id: str, viewer: Seat | None, page: str, words: Words) -> Picture:
        """A picture of a table as it stands now for a viewer; drawn off the event loop, cached by version."""
        return await self.draw(await self.tables.get(table_id), viewer, page, words)

    async def draw(self, table: Table, viewer: Seat | None, page: str, words: Words, chosen: Chosen = ()) -> Picture:
        """As `picture`, with links under construction marked and what may follow them."""
        game = table.running_game() if table.game is None else table.game
        key = (table.id, table.version, viewer, page, words.locale, chosen, table.names)
        last = await self.tables.records(table.id, table.version)
        events = [event for record in last for event in record.events]
        shown = Showing(game, presenter(table.row.title), words, table.names, viewer, events)
        offered = game.choices(viewer, chosen) if viewer is not None and shown.decision is not None else ()
        return await self.easel.draw(key, lambda: shown.picture(page, chosen, offered))

    # Moves

    async def play(
        self, interaction: Interaction, table_id: str, seat: Seat, action: Action, version: int | None = None
    ) -> None:
        """Carry out an action of the person's seat and answer with what it did and what the seat decides next.

        `version` is the table's version that the person looked at; None takes the present one (typed commands). An
        action that is not possible, or comes too late, is answered with the reason and the panel as it stands now.
        Raises TableError where the table is not running or the seat is not the person's.
        """
        words = self.words(interaction)
        try:
            acted = await self.tables.act(table_id, seat, action, user=interaction.user.id, version=version)
        except Stale:
            await self.show_panel(interaction, table_id, seat, note=words("host-error-stale"))
        except InputError as error:
            table = await self.tables.get(table_id)
            await self.show_panel(
                interaction, table_id, seat, note=errors.refused(error, words, self.showing(table, words, seat))
            )
        else:
            await self.show_acted(interaction, acted, seat)

    async def show_acted(self, interaction: Interaction, acted: Acted, seat: Seat, lead: str = "") -> None:
        """Answer with what came of a request, after a `lead`, and with what the seat is still to answer."""
        words = self.words(interaction)
        showing = self.showing(acted.table, words, seat, acted.events)
        note = "\n".join(part for part in (lead, compose.story(words, showing)) if part)
        undo = bool(acted.made) and free_to_undo(acted.table, seat, acted.made[-1])
        here = Press("move", acted.table.id, 0, seat)
        await self._panel(interaction, acted.table, showing, here, note, undo, wanted=False)

    async def show_panel(
        self,
        interaction: Interaction,
        table_id: str,
        seat: Seat | None = None,
        chosen: Chosen = (),
        page: int = 0,
        *,
        note: str = "",
        pictured: bool = False,
    ) -> None:
        """Show the private "your move" panel of the person's seat, with links already chosen.

        `note` is put above the prompt, `pictured` adds the board with what may be chosen marked. Raises TableError for
        who has no seat, or where `seat` is somebody else's, saying whose move it is.
        """
        table = await self.tables.get(table_id)
        table.game or table.running_game()
        words = self.words(interaction)
        own = self.own_seat(table, interaction.user.id, seat, words)
        showing = self.showing(table, words, own)
        undo = False
        if table.version > table.row.told:  # what the channel has been told of was not left to take back freely
            last = await self.tables.records(table.id, table.version)
            undo = bool(last) and free_to_undo(table, own, last[-1])
        here = Press("move", table.id, 0, own, page, chosen)
        await self._panel(interaction, table, showing, here, note, undo, pictured)

    def own_seat(self, table: Table, user: int, meant: Seat | None, words: Words) -> Seat:
        """The seat of a person. Raises TableError for spectators, and where another seat is meant."""
        own = table.seat_of(user)
        if own is None:
            if table.game is None or not table.game.awaited():
                raise TableError("host-error-not-seated", table=table.id)
            who = words.join([escaped(table.names[seat]) for seat in table.game.awaited()])
            raise TableError("host-error-watching", table=table.id, who=who)
        if meant is not None and meant >= len(table.seats):
            raise TableError("host-error-expired")
        if meant is not None and meant != own:
            raise TableError("host-error-not-yours", who=escaped(table.names[meant]))
        return own

    async def _panel(
        self,
        interaction: Interaction,
        table: Table,
        showing: Showing,
        here: Press,
        note: str,
        undo: bool,
        pictured: bool = False,
        wanted: bool = True,
    ) -> None:
        assert table.game is not None
        assert here.seat is not None
        chosen = panel.offered(table.game, here.seat, here.links)
        here = Press(here.do, table.id, table.version, here.seat, here.page if chosen == here.links else 0, chosen)
        standing = None if showing.decision is None else table.unsaid(showing.decision.seat, showing.decision.kind)
        built = panel.build(
            showing, table.game, here, note=note, undo=undo, pictured=pictured, wanted=wanted, standing=standing
        )
        if built.kept:
            await self.tables.keep(dict(built.kept))
        drawn = None
        if pictured:
            await self.think(interaction)
            drawn = await self.draw(table, here.seat, showing.private_page(), showing.words, chosen)
        await self.answer(interaction, built.text, view=built.controls(), picture=drawn)

    async def links(self, press: Press) -> Chosen:
        """The links of a press; those kept by the store are fetched. None are left of what it has forgotten."""
        return press.links if press.key is None else await self.tables.kept(press.key) or ()


def as_file(picture: Picture) -> discord.File:
    """A picture as an attachment with its alt text. Made anew for each message: the library sends a file only once."""
    return discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)


def free_to_undo(table: Table, seat: Seat, last: Made | Record) -> bool:
    """Whether the last change of a table is the seat's own, in its own unfinished turn, with nothing drawn or shown."""
    if table.game is None or last.kind != "act" or last.seat != seat or last.cause != "player":
        return False
    now = table.game.title.turn(table.game.state)
    reveals = last.moved.reveals if isinstance(last, Made) else last.reveals
    return not reveals and table.status == "running" and now.owner == seat and now == last.turn


def _on_panel(interaction: Interaction) -> bool:
    """Whether a press came from an ephemeral message, which the answer then replaces."""
    message = interaction.message
    component = interaction.type is discord.InteractionType.component
    return component and message is not None and message.flags.ephemeral


def _deferred(interaction: Interaction) -> bool:
    """Whether the answer is to fill in what was deferred; a message for everybody is never filled in with it."""
    kind = interaction.response.type
    if kind is discord.InteractionResponseType.deferred_message_update:
        return _on_panel(interaction)
    return kind is discord.InteractionResponseType.deferred_channel_message
