"""What every handler of an interaction needs: the tables, the reader's words, pictures, and a way to answer.

Handlers find it as `interaction.client.responder`. They raise exceptions; the command tree and the components answer
every error through `Responder.refuse`, so that no press and no command stays without an answer.
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.config import Settings
from bot.discord.gateway import guild_cache, locales
from bot.discord.gateway.guild_cache import GuildCache
from bot.discord.interactions import error_text
from bot.discord.interactions.admission import Admission, TooFast
from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.interactions.responses import (
    RENEWED,
    Reply,
    Response,
    ResponseFailed,
    Responses,
    ResponseTarget,
    TableRevision,
    WaitingPanels,
)
from bot.discord.layout import Controls
from bot.discord.limits import ROWS
from bot.discord.names import escaped, table_name, waiting_table, where
from bot.discord.panel import choices, panel
from bot.discord.panel import viewer_text as preference_text
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.discord.posts.control_message import NO_BUTTONS, TableButtons, carry, make_buttons
from bot.discord.posts.pictures import PictureCache, TablePictures
from bot.store import StoreError
from bot.store.request_log import LoggedRequest
from bot.tables import (
    ActionResult,
    FuturePreferences,
    GameChange,
    LogEntry,
    NoSuchTable,
    Stale,
    Table,
    TableError,
    Tables,
)
from bot.tables.table import OPEN, RUNNING, known_to
from games.kernel import Action, Chosen, Event, InputError, Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words


class RespondingClient(discord.AutoShardedClient):
    """What the responder and the handlers need of the client: the responder, and the known servers."""

    # No Protocol: discord.py requires the client of an interaction to be a `discord.Client`.

    responder: Responder
    servers: GuildCache
    tree: discord.app_commands.CommandTree[Any]


Interaction: TypeAlias = discord.Interaction[RespondingClient]

Practise: TypeAlias = Callable[[Interaction, Press, Chosen], Awaitable[None]]
ShowOpen: TypeAlias = Callable[[Interaction, Table, str], Awaitable[None]]
RefreshOpen: TypeAlias = Callable[[Interaction, Table], Awaitable[None]]

DescribeOpen: TypeAlias = Callable[[Table, Words], Awaitable[str]]
HelpLines: TypeAlias = Callable[[Interaction], Awaitable[list[str]]]

_ELSEWHERE, _OTHERS = "elsewhere", "others"
# The maximum of people and channels whose last table is remembered.
_TOUCHED = 20_000

log = structlog.get_logger(__name__)


async def _say_only(interaction: Interaction, _: Table, note: str) -> None:
    await interaction.client.responder.answer(interaction, note)


async def _leave(_: Interaction, __: Table) -> None:
    """Do nothing: the answer to leaving a table that has not started shows no table."""


async def _described(table: Table, words: Words) -> str:
    return waiting_table(table, words)


async def _no_lines(_: Interaction) -> list[str]:
    return []


class Responder:
    """Translates interactions into calls of the tables, and their results into answers."""

    def __init__(
        self, tables: Tables, settings: Settings, picture_cache: PictureCache, buttons: TableButtons = NO_BUTTONS
    ) -> None:
        self.buttons = buttons
        """The buttons of features below messages about a table."""
        self.tables = tables
        self.settings = settings
        self.picture_cache = picture_cache
        self.readers = locales.Readers(tables)
        self.admission = Admission(tables, settings.host, self.refuse_closing, self._answer_again)
        self.pictures = TablePictures(tables, picture_cache)
        self._replies = Responses(tables.store.request_log)
        self.show_open: ShowOpen = _say_only
        """Shows an open table to everybody, below a note."""
        self.refresh_open: RefreshOpen = _leave
        """Updates the public message of an open table."""
        self.describe_open: DescribeOpen = _described
        """Describes an open table in words."""
        self.help_lines: HelpLines = _no_lines
        """Returns the lines of `/help` that are not about a table."""
        self.waiting_panels = WaitingPanels(tables, self.show_panel)
        self.touched: dict[tuple[int, int], str] = {}
        """The table that a person last had to do with in a channel, oldest first."""
        self.home: dict[str, str] = {}
        """Custom ids of the buttons of `/help`, by name."""
        self.practise: dict[str, Practise] = {}
        """Handles a press on a panel that is of no table, with what was picked, by the prefix in the table's place."""

    # Words

    def words(self, interaction: Interaction, *, public: bool = False) -> Words:
        """Return the words for an answer: in the reader's language in private, in the server's in public."""
        # Discord tells a locale only with an interaction; later messages by the host itself need it too.
        self.readers.notice(interaction.user.id, str(interaction.locale))
        if interaction.guild_id is not None and interaction.guild_locale is not None:
            self.readers.notice_server(interaction.guild_id, str(interaction.guild_locale))
        if not public:
            return self.readers.reader(interaction)
        return locales.server(interaction, self.tables.repository.server_rules.known_language(interaction.guild_id))

    def viewer_text(
        self,
        table: Table,
        words: Words,
        viewer: Seat | None,
        events: Sequence[Event] = (),
        version: int | None = None,
    ) -> ViewerText:
        """Return a running or finished table as a viewer sees it, with names safe for messages.

        With a `version` the seats have the names of their players at that version.
        """
        game = table.played_game()
        names = [escaped(name) for name in (table.names if version is None else table.actors(version))]
        return ViewerText(game, presenter(table.row.title), words, names, viewer, events)

    async def named(self, interaction: Interaction, table_id: str, *, joining: bool = False) -> Table:
        """Return the table that a command or a control names.

        Raises NoSuchTable; also for tables of other servers and in channels that the person cannot see, unless they
        take part. A person who answers an invitation (`joining`) is no player yet.
        """
        table = await self.tables.get(table_id)
        _about(interaction, table)
        user, here = interaction.user.id, interaction.guild_id
        if user in (*table.users, table.row.owner) or await guild_cache.open_to(interaction, table):
            return table
        if joining and here is None and await self.tables.store.outbox_queue.invitation(table_id, user) is not None:
            return table
        raise NoSuchTable(table_id)

    # Answers

    async def answer(
        self,
        interaction: Interaction,
        text: str,
        *,
        view: Controls | None = None,
        picture: Picture | None = None,
        public: bool = False,
        stand: TableRevision | None = None,
        aside: bool = False,
        heading: str = "",
    ) -> int | None:
        """Answer an interaction, ephemerally unless `public`: as its first response, or else as a follow-up.

        Text beyond Discord's limit is cut at a line. A press on an ephemeral message edits that message, unless it
        shows a newer state than `stand`, or the answer is separate (`aside`). A `heading` is above the picture.
        Returns the message's id. Raises ResponseFailed.
        """
        words, here = self.words(interaction, public=public), _on_panel(interaction) and not aside
        if heading:
            heading = _led(interaction, words, heading)
        else:
            text = _led(interaction, words, text)
        content = post_builder.shortened(words, text)
        view = _with_others(interaction, words, view or Controls())
        target = ResponseTarget.PRESSED if here else ResponseTarget.ASIDE
        said = Response(content, view, lambda: [] if picture is None else [as_file(picture)], stand, heading)
        return await self._replies.send(interaction, said, ResponseTarget.PUBLIC if public else target)

    async def tell(self, interaction: Interaction, table: Table, message: str) -> None:
        """Answer with a sentence that names a table and says what was done there."""
        words = self.words(interaction)
        await self.answer(interaction, words(message, table=table_name(table, words)))

    async def hand_out(self, interaction: Interaction, text: str, name: str, data: bytes) -> None:
        """Answer with a file, ephemerally, in a separate message."""
        said = Response(_led(interaction, self.words(interaction), text), files=lambda: [as_attachment(name, data)])
        await self._replies.send(interaction, said, ResponseTarget.ASIDE)

    async def change(self, interaction: Interaction, text: str, view: Controls) -> None:
        """Answer by editing the pressed message, for all who see it."""
        await self._replies.send(interaction, Response(text, view), ResponseTarget.PRESSED)

    async def post(self, interaction: Interaction, table_id: str, text: str, view: Controls | None) -> None:
        """Answer in public with the message that has a table's controls from now on."""
        message = await self.answer(interaction, text, view=view, public=True)
        if message is not None and interaction.channel_id is not None:
            client = interaction.client
            await carry(client, self.tables, table_id, interaction.channel_id, message, carries=bool(view), new=True)

    async def read_out(self, interaction: Interaction, text: str) -> None:
        """Answer with a text of any length, ephemerally, in as many messages as needed."""
        for part in post_builder.parts(_led(interaction, self.words(interaction), text)):
            await self._replies.send(interaction, Response(part), ResponseTarget.ASIDE)

    async def think(self, interaction: Interaction, *, public: bool = False) -> None:
        """Defer the answer, because it may take longer than three seconds, for example with a picture."""
        await Reply.of(interaction).defer(ephemeral=not public, thinking=not _on_panel(interaction))

    async def refuse(self, interaction: Interaction, error: BaseException, view: Controls | None = None) -> None:
        """Tell the person, ephemerally and in their language, what was refused and what to do instead.

        Errors of the kernel and of the tables have their own sentences; anything else is logged with a short number
        which the person gets. If an answer fails and the request was done, or Discord shows it as pending, it comes by
        direct message.
        """
        reply = Reply.of(interaction)
        request = reply.request
        try:
            if isinstance(error, ResponseFailed):
                raise error
            await self._aside(interaction, await self._refusal(interaction, error, request), view)
        except ResponseFailed as failed:
            log.info(
                "answer too late", user=interaction.user.id, why=str(failed), done=request is not None and request.done
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as failed:
            log.warning("refusal not delivered", why=str(failed), refused=type(error).__name__)
        else:
            return
        if request is not None and (request.done or reply.begun):
            await self.tables.owe_reply(request.number, request.user, request.table, done=request.done)

    async def _refusal(self, interaction: Interaction, error: BaseException, request: LoggedRequest | None) -> str:
        """Return the refusal for an error; it never says that nothing was done if something was."""
        if isinstance(error, TooFast) and not error.said_before:
            log.warning("too fast", user=interaction.user.id, what=error.message)
        words = self.words(interaction)
        # A table that a person may not know of is not named.
        about = isinstance(error, TableError) and not isinstance(error, NoSuchTable) and error.reason.args.get("table")
        text = error_text.explained(error, words, await self._called(str(about), words) if about else "")
        if text is None:
            # Short enough to be quoted to the operator, who finds it in the log.
            number = secrets.token_hex(3)
            text = words("host-error-unexpected", number=number)
            log.error("unexpected", number=number, user=interaction.user.id, exc_info=error)
        done = request is not None and request.done
        if request is not None and done:
            return words("host-error-but-done", table=await self._called(request.table, words) or request.table)
        return text

    async def _called(self, table_id: str, words: Words) -> str:
        """Return the name of a table; '' if there is none with that id, or it cannot be read now."""
        try:
            return table_name(await self.tables.get(table_id), words)
        except (TableError, StoreError):
            return ""

    async def refuse_closing(self, interaction: Interaction) -> None:
        """Say that the host is stopping and nothing was done."""
        await self._aside(interaction, self.words(interaction)("host-error-closing"))

    async def refuse_expired(self, interaction: Interaction) -> None:
        """Say that a control comes from another version of the host."""
        await self._aside(interaction, self.words(interaction)("host-error-expired"))

    async def _answer_again(self, interaction: Interaction, before: LoggedRequest) -> None:
        """Tell the person alone that the request was already carried out, and show the table."""
        table = await self.tables.get(before.table)
        words = self.words(interaction)
        note = words("host-done-already", table=table_name(table, words))
        if table.status == OPEN:
            # The table first: a person who has read that it is done does not ask again.
            if before.answered is None:
                await self._restore_open(interaction, table)
            await self._aside(interaction, words("host-done-already-lobby", table=table_name(table, words)))
        elif table.game is not None and table.seat_of(interaction.user.id) is not None:
            await self.show_panel(interaction, table.id, note=note)
        else:
            await self.answer(interaction, note)
        self.tables.store.request_log.mark_answered(before.number)

    async def _restore_open(self, interaction: Interaction, table: Table) -> None:
        """Update the public message of an open table, or post it if the lost answer was that message."""
        if await self.tables.store.live.post(table.id) is None:
            await self.show_open(interaction, table, "")
        else:
            await self.refresh_open(interaction, table)

    async def _aside(self, interaction: Interaction, text: str, view: Controls | None = None) -> None:
        """Answer in private and leave the pressed message as it is."""
        said = Response(_led(interaction, self.words(interaction), text), view)
        await self._replies.send(interaction, said, ResponseTarget.ASIDE)

    # Moves

    async def play(
        self,
        interaction: Interaction,
        table_id: str,
        seat: Seat,
        action: Action,
        version: int | None = None,
        then: Sequence[Action] = (),
        ahead: FuturePreferences | None = None,
    ) -> None:
        """Carry out an action of the person's seat and answer with what it did and what the seat decides next.

        Further actions follow at once, as far as possible; others become preferences `ahead`.

        `version` is the table's version that the person saw; None takes the current one (typed commands). An
        action that is not possible, or comes too late, is answered with the reason and the current panel.
        Raises TableError where the table is not running or the seat is not the person's.
        """
        words = self.words(interaction)
        try:
            acted = await self.tables.moves.act(
                table_id, seat, action, user=interaction.user.id, version=version, then=then, ahead=ahead
            )
        except Stale:
            await self.show_panel(interaction, table_id, seat, note=words("host-error-stale"))
        except InputError as error:
            table = await self.tables.get(table_id)
            await self.show_panel(
                interaction, table_id, seat, note=error_text.refused(error, words, self.viewer_text(table, words, seat))
            )
        else:
            await self._show(interaction, self._acted_answer(words, acted, seat, ahead=ahead))

    async def show_acted(self, interaction: Interaction, acted: ActionResult, seat: Seat, lead: str) -> None:
        """Answer with the result of a request, after a `lead`, and with the seat's remaining decision."""
        await self._show(interaction, self._acted_answer(self.words(interaction), acted, seat, lead))

    def _acted_answer(
        self, words: Words, acted: ActionResult, seat: Seat, lead: str = "", ahead: FuturePreferences | None = None
    ) -> _Answer:
        """Return the text about the result of a request and about preferences `ahead`."""
        viewer_text = self.viewer_text(acted.table, words, seat, acted.events)
        said = (
            lead,
            post_builder.story(words, viewer_text, pictured=False),
            preference_text.noted(acted, viewer_text, seat, ahead),
        )
        note = "\n".join(part for part in said if part)
        seen = [made for made in acted.made if known_to(made, seat)]
        undo = undo_label(acted.table, seat, seen)
        here = Press("move", acted.table.id, 0, seat)
        done = bool(acted.made)
        return self._panel(acted.table, viewer_text, here, note, undo, done=done, wanted=False)

    async def show_panel(
        self,
        interaction: Interaction,
        table_id: str,
        seat: Seat | None = None,
        chosen: Chosen = (),
        part: int = 0,
        *,
        note: str = "",
        pictured: bool = False,
    ) -> None:
        """Show the private panel of the person's seat, with choices made so far.

        `note` is shown above the question, `pictured` adds the board with the choices marked. Raises TableError for
        people without a seat, or if `seat` is somebody else's, saying whose move it is.
        """
        table = await self.tables.get(table_id)
        table.refuse_unless_played()
        words = self.words(interaction)
        own = self.own_seat(table, interaction.user.id, seat, words)
        viewer_text = self.viewer_text(table, words, own)
        seen = await self.tables.repository.seen(table, own)
        undo = undo_label(table, own, await self.tables.records(table.id, seen, seen))
        here = Press("move", table.id, 0, own, part, chosen)
        await self._show(interaction, self._panel(table, viewer_text, here, note, undo, pictured))

    def own_seat(self, table: Table, user: int, meant: Seat | None, words: Words) -> Seat:
        """Return the seat of a person. Raises TableError for spectators, and if another seat is meant."""
        own = table.seat_of(user)
        if own is None:
            if table.game is None or not table.game.awaited():
                raise TableError("host-error-not-seated", table=table.id)
            who = self.viewer_text(table, words, None).awaiting()
            raise TableError("host-error-watching", table=table.id, who=who)
        if meant is not None and meant >= len(table.seats):
            raise TableError("host-error-expired")
        if meant is not None and meant != own:
            raise TableError("host-error-not-yours", who=escaped(table.names[meant]))
        return own

    def _panel(
        self,
        table: Table,
        viewer_text: ViewerText,
        here: Press,
        note: str,
        undo: str,
        pictured: bool = False,
        done: bool = False,
        wanted: bool = True,
    ) -> _Answer:
        """Return the panel of a seat, after those choices of `here` that are still offered."""
        game = table.played_game()
        assert here.seat is not None
        legal = choices.offered(game, here.seat, here.links)
        chosen = here.links if legal and choices.stays_selected(viewer_text, here.links) else legal
        part = here.part if chosen == here.links else 0
        here = Press(here.do, table.id, table.known(here.seat), here.seat, part, chosen)
        asked = viewer_text.decision
        standing = None if asked is None else table.unsaid(asked.seat, asked.kind)
        built = panel.build(
            viewer_text,
            game,
            here,
            note=note,
            undo=undo,
            pictured=pictured,
            done=done,
            wanted=wanted,
            standing=standing,
        )
        words, hints = viewer_text.words, table.row.hints and asked is not None and asked.owed
        beside = [panel.aside_button(words, "hint", table.id, 0)] if hints else []
        if table.status == RUNNING:
            beside += make_buttons(self.buttons.panel, words, table.id)
        built = panel.with_buttons(built, beside)
        return _Answer(table, viewer_text, here, built, built.controls(), note, built.asked or legal, pictured)

    async def _show(self, interaction: Interaction, ready: _Answer) -> None:
        """Answer with a panel, with the board above it if `pictured`."""
        table, here, built = ready.table, ready.here, ready.built
        # Stored before the answer is sent, because its buttons may be pressed at once.
        if built.kept:
            await self.tables.keep(built.kept)
        drawn, stand = None, TableRevision(table.id, table.row.revision)
        if ready.pictured or built.numbered:
            await self.think(interaction)
            page, words = ready.viewer_text.private_page(), ready.viewer_text.words
            marked, numbered = ready.marked, built.numbered
            drawn = await self.pictures.draw(table, here.seat, page, words, marked, numbered, whole=ready.pictured)
            if (
                await self.tables.get(table.id)
            ).row.revision != table.row.revision:  # the table has changed while it was drawn
                await self.show_panel(interaction, table.id, here.seat, here.links, here.part, note=ready.note)
                return
        await self.answer(
            interaction,
            built.text,
            view=ready.controls,
            picture=drawn,
            stand=stand,
            heading=built.heading and f"**{built.heading}**",
        )
        waits = table.status == RUNNING and ready.viewer_text.decision is None
        self.waiting_panels.note(table.id, interaction, waits=waits)

    async def links(self, press: Press) -> Chosen:
        """Return the choices of a press, loading stored ones; none if they have been deleted."""
        return press.links if press.key is None else await self.tables.store.kept(press.key) or ()


class _Answer(Struct, frozen=True):
    """A panel for one reader, with everything that is needed to send it. On a picture the choices `marked` are
    shown.
    """

    table: Table
    viewer_text: ViewerText
    here: Press
    built: panel.Panel
    controls: Controls
    note: str
    marked: Chosen
    pictured: bool


def as_file(picture: Picture) -> discord.File:
    """Return a picture as an attachment with its alt text."""
    # Made for each message: discord.py can send a file object only once.
    return discord.File(io.BytesIO(picture.data), picture.filename, description=picture.alt)


def as_attachment(name: str, data: bytes) -> discord.File:
    """Return a file as an attachment, made for each message."""
    return discord.File(io.BytesIO(data), name)


def free_to_undo(table: Table, seat: Seat, last: GameChange | LogEntry) -> bool:
    """Return whether the last change is the seat's own, in its own unfinished turn, with nothing drawn or revealed."""
    if table.game is None or last.kind != "act" or last.seat != seat or last.cause != "player":
        return False
    now = table.game.title.turn(table.game.state)
    reveals = last.moved.reveals if isinstance(last, GameChange) else last.reveals
    return not reveals and table.status == RUNNING and now.owner == seat and now == last.turn


def undo_label(table: Table, seat: Seat, seen: Sequence[GameChange | LogEntry]) -> str:
    """Return the label of a button that undoes the seat's own move among the latest changes; '' if there is none.

    With other people at the table it says whether they are asked.
    """
    own = any((one.kind, one.seat, one.cause) == ("act", seat, "player") for one in seen)
    if table.status != RUNNING or not own:
        return ""
    alone = all(other == seat for other in table.humans)
    return "host-undo" if alone or free_to_undo(table, seat, seen[-1]) else "host-undo-ask"


def note_table(interaction: Interaction, table: Table, others: RunCommand | None = None) -> None:
    """Note the table of a command: if it is in another channel, the answers begin by naming it.

    So they do if the person may mean `others`; then they have a button to run the command at one of those.
    """
    _about(interaction, table)
    if table.row.channel != interaction.channel_id or others is not None:
        interaction.extras[_ELSEWHERE] = table
    if others is not None and others.fits:
        interaction.extras[_OTHERS] = others


def last_touched(interaction: Interaction) -> str | None:
    """Return the id of the table that the person last had to do with in this channel, as far as this process knows."""
    return interaction.client.responder.touched.get((interaction.user.id, interaction.channel_id or 0))


def _with_others(interaction: Interaction, words: Words, view: Controls) -> Controls:
    """Return controls with a button to the other tables that a command may mean, if there is room; see `note_table`."""
    others: RunCommand | None = interaction.extras.get(_OTHERS)
    row = post_builder.row_below(view.children)
    if others is None or row >= ROWS:
        return view
    return Controls([*view.children, post_builder.button(words, "which-another", others.others, row)])


def touch(interaction: Interaction, table: Table) -> None:
    """Remember the table as the one that the person last had to do with in this channel."""
    touched, here = interaction.client.responder.touched, (interaction.user.id, interaction.channel_id or 0)
    if interaction.type is not discord.InteractionType.autocomplete:
        touched.pop(here, None)
        touched[here] = table.id
        if len(touched) > _TOUCHED:
            del touched[next(iter(touched))]


def _about(interaction: Interaction, table: Table) -> None:
    """Note the table of a request, for the direct message if no answer can be delivered, and as touched last."""
    touch(interaction, table)
    request = Reply.of(interaction).request
    if request is not None and not request.table:
        request.table = table.id


def _led(interaction: Interaction, words: Words, text: str) -> str:
    """Return a text, below the name of its table if that is in another channel, see `note_table`."""
    table: Table | None = interaction.extras.get(_ELSEWHERE)
    if table is None:
        return text
    named = words("which-elsewhere", table=table_name(table, words), where=where(table))
    return "\n".join([named, text])


def _on_panel(interaction: Interaction) -> bool:
    """Return whether a press came from an ephemeral message, which the answer then replaces, as does a renewal."""
    message = interaction.message
    if RENEWED in interaction.extras:
        return True
    pressed = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
    return pressed and message is not None and message.flags.ephemeral
