"""Message types: how each kind of outbox row is written, whether it is still needed, how it is delivered. Features
add theirs.

Writes messages about a game from its state at the row's version: text, controls and a picture.

Writes the kinds of messages that need only the table and the row's data.

Writes the direct message to a person whose request could not be answered.

Commitments to secret answers in words: who has committed, and at the end everything that can be checked.

Finds out why a channel takes no message, so that the table's owner learns what to fix.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

import discord
from msgspec import Struct, structs

from bot.discord.gateway import permissions
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import RespondingClient
from bot.discord.limits import CONTENT
from bot.discord.names import escaped, table_name, where
from bot.discord.panel import panel
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import clock_text, post_builder
from bot.discord.posts.control_message import FAILURES, NO_BUTTONS, TableButtons
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.post_builder import Post, TableFacts
from bot.store import CommitmentRow, MessageKind, OutboxRow
from bot.tables import LogEntry, Table, Tables
from bot.tables.clocks import NotifyBy, Pace
from bot.tables.history import undo
from bot.tables.history.commitments import open_at
from bot.tables.history.outcome import game_notes
from bot.tables.history.undo import Branches
from bot.tables.notifications import DirectMessage, asked_there
from bot.tables.people import still_calls
from bot.tables.table import known_to
from games.kernel import Event, Game, Seat
from games.kernel.answer_commitment import SHORT
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words


class NoticeTemplate(Struct, frozen=True):
    """A row of the outbox about a table, with the table, the words of its readers, and its data."""

    row: OutboxRow
    table: Table
    words: Words
    data: dict[str, Any]


class MessageType(Struct, frozen=True):
    """How messages of one kind are handled; a part that is None is handled as for a usual message about a table."""

    write: Callable[[OutboxRow], Awaitable[tuple[Post, Picture | None]]] | None = None
    """Writes the message and its picture from the row alone: for kinds about people, or about no single table."""
    of_table: Callable[[NoticeTemplate], Awaitable[Post]] | None = None
    """Writes a message about a table."""
    wanted: Callable[[OutboxRow], Awaitable[bool]] | None = None
    """Returns whether its reader still needs it. Raises errors of Discord."""
    in_channel: Callable[[OutboxRow], Awaitable[tuple[int, Post] | None]] | None = None
    """Returns the channel and its message if the reader takes no direct messages; None if nobody may see it."""
    deliver: Callable[[OutboxRow], Awaitable[int | None]] | None = None
    """Delivers it in a special way; returns the id of its message. Raises as `wanted`."""
    delivered: Callable[[OutboxRow, discord.Message], Awaitable[None]] | None = None
    """Called once it was delivered."""


FORBIDDEN, GONE, LOCKED, AWAY = "forbidden", "gone", "locked", "away"
UNREACHED = "unreached"
"""The reason if neither a direct message nor the channel accepts it."""
_LACKS = "lacks:"
_REASONS = (FORBIDDEN, GONE, LOCKED, AWAY, UNREACHED, "closed")
# If one of these is denied, Discord denies the later ones with it, so the first one must be fixed.
_WITH_OTHERS = ("read_messages", "send_messages", "send_messages_in_threads")
_LOCKED_CODES = ("50083", "160005")  # archived and not to be reopened, locked


async def channel_problem(client: RespondingClient, table: Table, code: str) -> str:
    """Find out why a table's channel takes nothing, from Discord's code; the same code if nothing is found.

    It is `gone`, `locked`, `away` (the host has left the server), or lists the missing permissions.
    """
    if code not in (FORBIDDEN, *_LOCKED_CODES) or table.row.guild is None:
        return code
    try:
        server = await client.servers.of(table.row.guild)
        if server is None:
            return AWAY
        known = _lacking(server.me, server.find(table.row.channel))
        return known or _lacking(server.me, await client.fetch_channel(table.row.channel)) or code
    except discord.NotFound:
        return GONE
    except discord.Forbidden:
        return _LACKS + "read_messages"
    except FAILURES:
        return code


def _lacking(me: discord.Member | None, place: object) -> str:
    """Return the problem of a channel or thread; nothing if it is not known."""
    if me is None or not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return ""
    held = place.permissions_for(me)
    if isinstance(place, discord.Thread) and place.locked and not held.manage_threads:
        return LOCKED
    missing = [name for name, wanted in permissions.needed(place) & ~held if wanted]
    first = [name for name in _WITH_OTHERS if name in missing][:1]
    return _LACKS + ",".join(first or missing) if missing else ""


def sentence(code: str, words: Words) -> str:
    """Say why a message could not be delivered, for its reader."""
    if code.startswith(_LACKS):
        lacking = dict.fromkeys(code.removeprefix(_LACKS).split(","), True)
        return words("host-why-lacks", missing=words.join(permissions.names(discord.Permissions(**lacking))))
    return words(f"host-why-{code}") if code in _REASONS else words("host-why-other", code=escaped(code))


def named(args: dict[str, Any], words: Words) -> dict[str, str]:
    """Return the arguments of a sentence for its reader: a pace in words, names made safe."""
    return {
        key: clock_text.pace(Pace.read(str(value)), words) if key == "pace" else escaped(str(value))
        for key, value in args.items()
    }


def _note(template: NoticeTemplate) -> Post:
    """Return the sentence that the row names, about its table."""
    return Post(_about(template, template.data["id"], **named(template.data["args"], template.words)))


def _about(template: NoticeTemplate, message: str, **args: str) -> str:
    """Return a sentence that names the table of a row."""
    return template.words(message, **{**args, "table": table_name(template.table, template.words)})


def _settled(template: NoticeTemplate) -> Post:
    return Post(clock_text.settled(template.table, template.row.version, template.data, template.words))


def _undelivered(template: NoticeTemplate) -> Post:
    """Tell the owner of a table which message was dropped, and why."""
    table, words, data = template.table, template.words, template.data
    public = data["place"] == "channel"
    place = f"<#{data['target']}>" if public else words("host-where-dm", who=f"<@{data['target']}>")
    if data["kind"] == MessageKind.INVITE and data["why"] == "closed":
        return Post(words("host-uninvited", table=table_name(table, words), who=f"<@{data['target']}>"))
    why = sentence(data["why"], words)
    text = words("host-undeliverable", table=table_name(table, words), where=place, why=why)
    called = public and MessageKind(data["kind"]).tells_of_the_game
    return Post("\n".join([text, words("host-undeliverable-called")]) if called else text)


NOTICES: Mapping[str, Callable[[NoticeTemplate], Post]] = {
    MessageKind.NOTE: _note,
    MessageKind.LATE: lambda template: Post(*clock_text.late(template.table, template.data["seat"], template.words)),
    MessageKind.SETTLED: lambda template: Post(
        clock_text.settled(template.table, template.row.version, template.data, template.words)
    ),
    MessageKind.CLOSED: lambda template: Post(_about(template, "host-abandoned")),
    MessageKind.UNDELIVERED: _undelivered,
}


def post(table: Table, seat: Seat | None, words: Words, lost: str) -> Post:
    """Return the state of a table, with controls for its players; the request was carried out (`owed`) or not
    (`lost`).
    """
    lead = words(f"host-answer-{lost}", table=table_name(table, words), where=where(table))
    if table.game is None or seat is None:
        return Post("\n".join([lead, words(f"table-status-{table.status}")]))
    names = [escaped(name) for name in table.names]
    viewer_text = ViewerText(table.game, presenter(table.row.title), words, names, seat)
    asked = None if viewer_text.decision is None else f"**{viewer_text.prompt(viewer_text.decision)}**"
    version = table.known(seat)
    items = (
        post_builder.button(words, "host-your-move", Press("move", table.id, version, seat)),
        post_builder.button(words, "host-board-text", Press("text", table.id, version)),
    )
    return Post("\n".join([lead, asked or panel.waiting(viewer_text, done=False)]), (), items)


def who_has_committed(
    names: Sequence[str], words: Words, commitments: Mapping[Seat, CommitmentRow], open_seats: Collection[Seat]
) -> list[str]:
    """Say who has committed to an answer, by which hash, and who has not; nothing if nobody has."""
    # The hash is the commitment: only a message in the channel cannot be changed later.
    if not commitments:
        return []
    who = [
        words("commitments-one", who=names[seat], hash=commitment.hash[:SHORT])
        for seat, commitment in commitments.items()
    ]
    still = words.join([names[seat] for seat in sorted(open_seats)])
    return ["-# " + words("commitments-active", list=", ".join(who), open=still or "none")]


class _GameRecipe(Struct, frozen=True):
    """A message's template with its game: the events until its version, and notes on clocks and commitments there."""

    template: NoticeTemplate
    game: Game[Any, Any]
    events: Sequence[Event]
    facts: TableFacts
    viewer_text: ViewerText
    notes: list[str]


class GameMessages:
    """Writes the message of a row from the game at the row's version."""

    def __init__(self, tables: Tables, picture_cache: PictureCache, buttons: TableButtons = NO_BUTTONS) -> None:
        self._buttons = buttons
        self._tables = tables
        self._picture_cache = picture_cache
        # Kinds of messages that are not about a turn.
        self._by_kind: dict[str, Callable[[_GameRecipe], Awaitable[Post]]] = {
            MessageKind.SETUP: self._setup,
            MessageKind.RESULT: self._result,
            MessageKind.PROPOSAL: self._proposal,
            MessageKind.SECRET: self._secret,
        }

    async def write(self, template: NoticeTemplate, *, pictured: bool) -> tuple[Post, Picture | None]:
        """Return the message of a row, and its picture if `pictured`."""
        if template.row.kind == MessageKind.COMMITMENTS:
            recipe = await self._recipe(template)
            return Post("\n".join(recipe.notes), silent=True), None
        recipe, post = await self._post(template, pictured=pictured)
        return post, await self._picture(recipe, post) if pictured else None

    async def in_words(self, template: NoticeTemplate) -> Post:
        """Return the message of a row with the board as text instead of attachments."""
        recipe, post = await self._post(template, pictured=False)
        board = recipe.viewer_text.text_board() if post.page is not None else ""
        return post_builder.without_files(post, board, template.words)

    async def _post(self, template: NoticeTemplate, *, pictured: bool) -> tuple[_GameRecipe, Post]:
        recipe = await self._recipe(template)
        if not pictured:
            recipe = structs.replace(recipe, viewer_text=recipe.viewer_text.without_picture())
        return recipe, await self._pinging(template, await self._by_kind.get(template.row.kind, self._turn)(recipe))

    async def _recipe(self, template: NoticeTemplate) -> _GameRecipe:
        """Return a template with its game."""
        row, table, words = template.row, template.table, template.words
        game = await self._tables.game_at(row.table_id, row.version)
        records = standing(await self._tables.records(row.table_id, row.first, row.version))
        events = [event for record in records for event in record.events]
        facts = TableFacts.of(table, row.version, await self._tables.repository.number(table, row.version, row.viewer))
        facts = structs.replace(facts, by=pressed_by(records, row.viewer), buttons=self._buttons)
        actors = [escaped(name) for name in table.actors(row.version)]
        viewer_text = ViewerText(game, presenter(table.row.title), words, actors, row.viewer, events)
        commitments = await self._commitments(row, facts, words, game) if row.viewer is None else []
        said = commitments if row.kind == MessageKind.COMMITMENTS else [*_clocks(template), *commitments]
        return _GameRecipe(template, game, events, facts, viewer_text, said)

    async def first(self, table: Table, row: OutboxRow) -> int:
        """Return everybody's number of the first change that a row covers."""
        return await self._tables.repository.number(table, row.first - 1, None) + 1

    # Kinds of messages

    async def _setup(self, recipe: _GameRecipe) -> Post:
        """Write that the game begins."""
        row, table = recipe.template.row, recipe.template.table
        first = await self.first(table, row)
        return post_builder.setup(
            recipe.facts, recipe.viewer_text, recipe.game, first, recipe.notes, bool(table.row.hints)
        )

    async def _result(self, recipe: _GameRecipe) -> Post:
        """Write that the game is over, with what was special about it."""
        row, table, words, store = recipe.template.row, recipe.template.table, recipe.template.words, self._tables.store
        over, how = recipe.game.result(), await game_notes(store, table.id)
        assert over is not None
        count = (await Branches.of(store, table.id)).undone(row.version)
        decided, first = await undo.timeouts_by_name(store, table, row.version), await self.first(table, row)
        special = [*post_builder.course_of_game(table, how, words), *post_builder.timeout_lines(decided, words)]
        return post_builder.result(recipe.facts, recipe.viewer_text, over, first, special, count)

    async def _proposal(self, recipe: _GameRecipe) -> Post:
        """Write that somebody asks the others for their consent; without buttons once that is closed."""
        table, data = recipe.template.table, recipe.template.data
        kind, by, what = data["kind"], data["by"], data.get("what")
        mark = undo.mark(recipe.facts.version, kind, by, data["restores"], what)
        said = named(what or {}, recipe.template.words)
        post = post_builder.proposal(recipe.facts, recipe.viewer_text, kind, by, data["needed"], said, mark)
        asks = table.proposal is not None and undo.mark_of(table.proposal) == mark
        return post if asks else structs.replace(post, mentions=(), items=())

    async def _secret(self, recipe: _GameRecipe) -> Post:
        """Write what only one seat may know, its question if that is asked there, or that nothing is asked any more."""
        row, table, asked = recipe.template.row, recipe.template.table, recipe.viewer_text.decision
        place, data = f"<#{table.row.channel}>", DirectMessage.of(row)
        if data.ended:
            return post_builder.direct_end(recipe.facts, recipe.viewer_text, place, data.ended)
        notify = (await self._tables.notification_settings.of(row.target)).notify
        silent = not await still_calls(self._tables.repository, row)
        if asked is None or not asked.owed or not (data.asks or asked_there(asked, notify)):
            elsewhere = asked is not None and asked.owed
            said = "answered" if data.answered else "" if data.shows or elsewhere else "nothing"
            return post_builder.direct_rest(recipe.facts, recipe.viewer_text, place, said, silent=silent)
        question = table.unsaid(asked.seat, asked.kind)
        return post_builder.secret(recipe.facts, recipe.viewer_text, recipe.game, place, question, silent=silent)

    async def _turn(self, recipe: _GameRecipe) -> Post:
        """Write that the game continues, also after an undo or redo."""
        row, table = recipe.template.row, recipe.template.table
        back = row.kind in (MessageKind.UNDO, MessageKind.REDO)
        lead = await self._taken_back(row, table, recipe.template.words) if back else []
        first = await self.first(table, row)
        return post_builder.turn(
            recipe.facts, recipe.viewer_text, recipe.game, lead, first, recipe.notes, bool(table.row.hints)
        )

    # What they say

    async def _commitments(self, row: OutboxRow, facts: TableFacts, words: Words, game: Game[Any, Any]) -> list[str]:
        """Return who has committed to an answer that is not revealed at the row's version."""
        found = await open_at(self._tables.store, row.table_id, row.version, game.committed())
        return who_has_committed(facts.escaped, words, found, game.waiting())

    async def _taken_back(self, row: OutboxRow, table: Table, words: Words) -> list[str]:
        """Say what an undo or redo did: whether something drawn or revealed was undone, and the new seed if any."""
        said = [words(f"host-{row.kind}-done")]
        (made,) = await self._tables.records(row.table_id, row.version, row.version)
        if count := (await Branches.of(self._tables.store, table.id)).taken_back(row.version):
            said.append(words("host-undo-drawn", count=count))
        if made.seed is not None:
            said.append("-# " + words("host-undo-seed"))
        return said

    async def _picture(self, recipe: _GameRecipe, post: Post) -> Picture | None:
        page = post.page
        if page is None:
            return None
        row, words = recipe.template.row, recipe.template.words
        looks = presenter(recipe.template.table.row.title)
        # With the names as they are: in a picture nothing has to be escaped for Discord.
        shown = ViewerText(recipe.game, looks, words, recipe.facts.names, row.viewer, recipe.events)
        key = ("row", row.table_id, row.first, row.version, row.viewer, page, post.numbered, words.locale)
        drawing = shown.drawing(page, numbered=post.numbered, whole=row.viewer is None)
        drawn = await self._picture_cache.draw(key, drawing, asked=False)
        if row.viewer is None and page == looks.pages[0]:
            stands = (recipe.facts.version, words.locale, recipe.facts.names)
            self._picture_cache.keep_board(row.table_id, stands, drawn)
        return drawn

    # Whom they call

    async def _pinging(self, template: NoticeTemplate, post: Post) -> Post:
        """Return the message without pings of people who want none, or are called in private instead."""
        settings = {user: (await self._tables.notification_settings.of(user)).notify for user in post.mentions}
        unwanted = {NotifyBy.QUIET, NotifyBy.PRIVATE} if template.row.known_kind.tells_of_the_game else {NotifyBy.QUIET}
        wanted = structs.replace(post, mentions=tuple(user for user in post.mentions if settings[user] not in unwanted))
        return await self._with_followers(template, wanted)

    async def _with_followers(self, template: NoticeTemplate, post: Post) -> Post:
        """Return the message with a line that pings followers who want that, if there is room."""
        if template.row.known_kind not in (MessageKind.SETUP, MessageKind.TURN, MessageKind.RESULT):
            return post
        table, found = await self._tables.get(template.row.table_id), []
        for user in table.followers:
            if (
                table.seat_of(user) is None
                and (await self._tables.notification_settings.of(user)).notify is NotifyBy.PING
            ):
                found.append(user)
        line = "-# 👁 " + " ".join(f"<@{user}>" for user in found)
        if not found or len(post.content) + len(post.call) + len(line) > CONTENT:
            return post
        call = "\n".join(part for part in (post.call, line) if part)
        return structs.replace(post, call=call, mentions=(*post.mentions, *found))


def _clocks(template: NoticeTemplate) -> list[str]:
    """Return the deadlines, if the row is about the current state."""
    row, table = template.row, template.table
    return (
        clock_text.lines(table, template.words)
        if row.viewer is None and row.version >= table.row.announced_version
        else []
    )


def pressed_by(records: Sequence[LogEntry], viewer: Seat | None) -> Seat | None:
    """Return whose own move ends these changes as a viewer may know, ignoring automatic answers.

    None after anybody else's, and for others after an answer to a secret question, whose owner is secret.
    """
    moves = [one for one in records if one.cause not in ("forced", "order") and known_to(one, viewer)]
    last = moves[-1] if moves else None
    if last is None or last.kind != "act" or last.cause != "player" or (last.secrecy and last.seat != viewer):
        return None
    return last.seat


def standing(records: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the changes, in order, that are still valid after the last, without undone ones."""
    paths: dict[int, list[LogEntry]] = {}
    for record in records:
        before = record.version - 1 if record.restores is None else record.restores
        own = [record] if record.restores is None else []
        paths[record.version] = paths.get(before, []) + own
    return paths[records[-1].version] if records else []
