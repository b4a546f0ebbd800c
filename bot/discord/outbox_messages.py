"""Writes messages: a row of the outbox, which is a recipe, becomes words, a picture and controls."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from msgspec import Struct, structs

from bot.clocks import Pace, Told
from bot.store import NEWS, PRIVATE, MessageKind, OutboxRow, StoreError
from bot.tables import NoSuchTable, Place, Record, Table, TableError, Tables, house, undo
from bot.tables.branches import Branches
from bot.tables.claims import free_for
from bot.tables.digests import LATE_SECONDS
from bot.tables.ending import course
from bot.tables.model import OPEN
from bot.tables.sealing import came_out, open_at
from bot.tables.ticking import clock
from bot.tables.tournaments import Contest
from bot.tables.veiling import asks, known_to
from bot.tables.waiting import owes
from games.kernel import Event, Game, Seat, commitment
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words

from . import (
    catch_up_text,
    clock_text,
    digest_text,
    inbox,
    lobby_text,
    messages,
    news,
    open_tables,
    panel,
    rematch_text,
    sealing,
    stand_in_text,
    tournament_messages,
    tournament_text,
    webhook_text,
)
from .custom_ids import Press
from .limits import CONTENT
from .locales import Readers
from .messages import Facts, Post
from .picture_cache import PictureCache
from .servers_known import Sees
from .viewer_text import ViewerText, escaped

_log = logging.getLogger(__name__)
_REMEMBERED = 512
"""So many messages that ask somebody now: each is needed once, when the next one of its table is posted."""

REASONS = ("gone", "forbidden", "closed")
"""Why a message could not be delivered, as far as people know the difference."""


class _Said(Struct, frozen=True):
    """What a message of a table is to say once it is past, as it was at a version, with the names that it uses."""

    table_id: str
    version: int
    names: tuple[str, ...]
    text: str


class OutboxMessages:
    """Makes the message of a row from the game as it stood at the row's version, in the language of its readers."""

    def __init__(
        self, client: discord.Client, tables: Tables, picture_cache: PictureCache, readers: Readers, language: str
    ) -> None:
        self._client = client
        self._tables = tables
        self._picture_cache = picture_cache
        self._readers = readers
        self._language = language
        self._said: OrderedDict[int, _Said] = OrderedDict()

    async def posted(self, message: int, row: OutboxRow, post: Post) -> None:
        """Remember what a message that says `post` is to say once nobody is asked by it any more.

        Only where no other process can write anything into it.
        """
        self._said.pop(message, None)
        if post.past is not None and self._tables.store.exclusive:
            with suppress(TableError, StoreError):  # the message is posted, whatever becomes of this
                names = (await self._tables.get(row.table_id)).actors(row.version)
                self._said[message] = _Said(row.table_id, row.version, names, post.past)
            if len(self._said) > _REMEMBERED:
                self._said.popitem(last=False)

    async def past(self, channel: int, message: int) -> str | None:
        """What a posted message of a table says once nobody is asked by it any more; None where it is none of those."""
        try:
            said = self._said.pop(message, None)
            if said is not None and (await self._tables.get(said.table_id)).actors(said.version) == said.names:
                return said.text  # nobody who is named there has been deleted meanwhile
            row = await self._tables.store.telling_by(channel, message)
            if row is None:
                return None
            post, _ = await self.write(row, pictured=False)
            return post.past
        except Exception as error:  # whatever it is, its controls still go
            _log.warning("message %s keeps its call: %s", message, error)
            return None

    async def write(self, row: OutboxRow, *, pictured: bool = True) -> tuple[Post, Picture | None]:
        """The message of a row and its picture, unless it is to be without. Raises NoSuchTable for a table gone."""
        if row.kind == MessageKind.REMINDER:
            return await self.reminder(row.target, _reminded_of(row), json.loads(row.data).get("nudged", [])), None
        if row.kind == MessageKind.DIGEST:
            return await self._digest(row.target), None
        if row.kind == MessageKind.WEBHOOK:
            return Post(webhook_text.given_up(await self._readers.words(row.target, self._language), row.data)), None
        if row.kind == MessageKind.TOURNAMENT:
            return await self.tournament(row)
        table = await self._tables.get(row.table_id)
        words = await self._words(table, row)
        data: dict[str, Any] = json.loads(row.data)
        match row.known_kind:
            case MessageKind.NOTE:
                return Post(words(data["id"], **_named(data["args"], words))), None
            case MessageKind.LATE:
                return Post(*clock_text.late(table, data["seat"], words)), None
            case MessageKind.SEAT:
                return stand_in_text.post(table, data, words), None
            case MessageKind.SETTLED:
                return Post(words("clock-settled")), None
            case MessageKind.CLOSED:
                return Post(words("host-abandoned")), None
            case MessageKind.INVITE:
                return self._invitation(table, words, data), None
            case MessageKind.FULL:
                return self.full(table, words, public=False), None
            case MessageKind.UNDELIVERED:
                return self._undelivered(table, words, data), None
            case MessageKind.ANSWER:
                return self._answer(table, words, row.viewer), None
            case MessageKind.FOLLOW:
                return await self._follow(table, words, row), None
            case MessageKind.REMATCH:
                return rematch_text.post(table, data, words), None
            case MessageKind.CALL:
                return await self._call(table, words, row), None
            case MessageKind.VACANCY | MessageKind.OUTCOME | MessageKind.RECORD:
                return await news.post(self._tables, row, table, words), None
        game = await self._tables.game_at(row.table_id, row.version)
        records = standing(await self._tables.records(row.table_id, row.first, row.version))
        events = [event for record in records for event in record.events]
        facts = Facts.of(table, row.version, await self._tables.repository.number(table, row.version, row.viewer))
        facts = structs.replace(facts, by=pressed_by(records, row.viewer))
        actors = [escaped(name) for name in table.actors(row.version)]
        viewer_text = ViewerText(game, presenter(table.row.title), words, actors, row.viewer, events)
        seals = await self._seals(row, facts, words, game) if row.viewer is None else []
        if row.kind == MessageKind.SEALED:
            return Post("\n".join(seals), silent=True), None
        data["seals"] = [*self._clocks(row, table, words), *seals]
        opened = await came_out(self._tables.store, row.table_id, records)
        data["sealed"] = bool(opened) or any(decision.sealed for decision in game.decisions())
        post = await self._pinging(row, await self._post(row, table, facts, viewer_text, game, data))
        return post, await self._picture(row, table, game, words, events, post) if pictured else None

    async def tournament(self, row: OutboxRow) -> tuple[Post, Picture | None]:
        """What the channel of a tournament is told; at its end with the standings as a picture."""
        contest = await self._tables.tournaments.get(row.table_id)
        words = await self._of_server(contest.row.guild)
        hidden = await self._tables.store.records.hidden()
        post, draw = tournament_messages.write(contest, json.loads(row.data), hidden, words)
        if draw is None:
            return post, None
        return post, await self._picture_cache.draw(("tournament", row.id, words.locale), draw, asked=False)

    async def thread_name(self, contest: Contest, match: int) -> str:
        """What the thread of a tournament's table is called, which is called so alone: by the table's id at its end."""
        words = await self._of_server(contest.row.guild)
        called = tournament_text.names(contest, await self._tables.store.records.hidden(), words)
        return tournament_text.thread_name(contest, match, called, words)

    async def wanted(self, row: OutboxRow) -> bool:
        """Whether a message is still of use to its reader: who has answered is neither called nor reminded."""
        if row.kind == MessageKind.FULL:  # it may have begun, or been closed, meanwhile
            return (await self._tables.get(row.table_id)).status == OPEN
        if row.kind == MessageKind.LATE:
            own = clock((await self._tables.get(row.table_id)), json.loads(row.data)["seat"])
            return own is not None and own.sent > 0 and own.since == json.loads(row.data)["since"]
        if row.kind == MessageKind.DIGEST:
            late = self._tables.repository.clock() - row.made > LATE_SECONDS
            return not late and await self._tables.digests.of(row.target) is not None
        if row.place == NEWS:
            return await news.wanted(self._tables, row)
        if row.kind == MessageKind.CALL:
            return bool(await self._waiting(row.target, [row.table_id]))
        if row.kind == MessageKind.REMINDER:
            waits = bool(await self._waiting(row.target, _reminded_of(row)))
            return waits and await self._tables.reminders.in_time(row.target)
        return True

    async def closed(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Which channel is told what instead of a private message whose reader takes none.

        None where that would show who still owes an answer to a veiled question, or has none given by a standing order:
        the post that asks has a button for them.
        """
        if row.kind in (MessageKind.CALL, MessageKind.REMINDER):
            return await self._called_here(row)
        table = await self._tables.get(row.table_id)
        words = await self._public(table)
        if row.kind == MessageKind.FULL:
            return table.row.channel, self.full(table, words, public=True)
        assert row.viewer is not None
        if asks(await self._tables.game_at(row.table_id, row.version), row.viewer):
            return None
        facts = Facts.of(table, row.version, await self._tables.repository.number(table, row.version, None))
        return table.row.channel, messages.closed(facts, words, row.viewer, await self._first(table, row))

    async def _called_here(self, row: OutboxRow) -> tuple[int, Post] | None:
        """A call, which would be lost else, at the first table that may be seen to wait for its reader."""
        named = _reminded_of(row) if row.kind == MessageKind.REMINDER else [row.table_id]
        for table in [place.table for place in await self._waiting(row.target, named)]:
            seat = table.seat_of(row.target)
            if seat is not None and not asks(table.running_game(), seat):
                return table.row.channel, self._ping(table, row.target, await self._public(table))
        return None

    def _ping(self, table: Table, user: int, words: Words) -> Post:
        """A call in the channel to a decision."""
        seat = table.seat_of(user)
        press = Press("move", table.id, table.known(None), seat)
        text = words("host-call-closed", who=f"<@{user}>")
        return Post(text, (user,), (messages.button(words, "host-your-move", press),))

    async def _first(self, table: Table, row: OutboxRow) -> int:
        """The number, as everybody sees it, of the first change that a row tells."""
        return await self._tables.repository.number(table, row.first - 1, None) + 1

    async def _post(
        self,
        row: OutboxRow,
        table: Table,
        facts: Facts,
        viewer_text: ViewerText,
        game: Game[Any, Any],
        data: dict[str, Any],
    ) -> Post:
        words = viewer_text.words
        match row.known_kind:
            case MessageKind.SETUP:
                kinds = [seat.kind for seat in table.seats]
                fixed, first = commitment(await self._seed(row, table)), await self._first(table, row)
                return messages.setup(facts, viewer_text, game, kinds, fixed, first, data["seals"], data["sealed"])
            case MessageKind.RESULT:
                over, how = game.result(), await course(self._tables.store, table.id)
                assert over is not None
                store = self._tables.store
                count = (await Branches.of(store, table.id)).undone(row.version)
                decided, first = await house.stood_in(store, table, row.version), await self._first(table, row)
                special = [*messages.course(table, how, words), *messages.by_the_house(decided, words)]
                papers = [await self._seed_and_commitments(row, table, words)]
                return messages.result(facts, viewer_text, over, first, special, count, papers)
            case MessageKind.PROPOSAL:
                to = await self._tables.repository.number(table, data["restores"], None)
                kind, by, what = data["kind"], data["by"], data.get("what")
                mark = undo.mark(facts.version, kind, by, data["restores"], what)
                said = _named(what or {}, words)
                post = messages.proposal(facts, viewer_text, kind, by, data["needed"], to, said, mark)
                asks = table.proposal is not None and undo.mark_of(table.proposal) == mark
                return post if asks else structs.replace(post, mentions=(), items=())
            case MessageKind.SECRET:
                asked = viewer_text.decision
                question = None if asked is None else table.unsaid(asked.seat, asked.kind)
                return messages.secret(facts, viewer_text, game, f"<#{table.row.channel}>", question)
            case MessageKind.UNDO | MessageKind.REDO:
                lead, first = await self._taken_back(row, table, words), await self._first(table, row)
            case _:
                lead, first = [], await self._first(table, row)
        return messages.turn(facts, viewer_text, game, lead, first, data["seals"], data["sealed"])

    def _clocks(self, row: OutboxRow, table: Table, words: Words) -> list[str]:
        """Until when those have time whom the table waits for, if the row tells how it stands now."""
        return clock_text.lines(table, words) if row.viewer is None and row.version >= table.row.told else []

    async def _seals(self, row: OutboxRow, facts: Facts, words: Words, game: Game[Any, Any]) -> list[str]:
        """Who has committed to an answer that has not come out at the row's version."""
        found = await open_at(self._tables.store, row.table_id, row.version, game.sealed())
        return sealing.standing(facts.escaped, words, found, game.waiting())

    async def _seed_and_commitments(self, row: OutboxRow, table: Table, words: Words) -> tuple[str, bytes]:
        """The seed and all commitments that have come out, as a file."""
        records = await self._tables.records(row.table_id, 0, row.version)
        found = await came_out(self._tables.store, row.table_id, records)
        seed, title = await self._seed(row, table), words(f"{table.row.title}-name")
        text = sealing.proof(words, title, table.id, seed, commitment(seed), found)
        return f"{table.row.title}-{table.id}-proof.txt", text

    async def _taken_back(self, row: OutboxRow, table: Table, words: Words) -> list[str]:
        """What an undo or redo did: whether something drawn or revealed was taken back, and the new seed if any."""
        said = [words(f"host-{row.kind}-done")]
        (made,) = await self._tables.records(row.table_id, row.version, row.version)
        if count := (await Branches.of(self._tables.store, table.id)).taken_back(row.version):
            said.append(words("host-undo-drawn", count=count))
        if made.seed is not None:
            said.append("-# " + words("host-undo-seed", hash=commitment(await self._seed(row, table))))
        return said

    async def _seed(self, row: OutboxRow, table: Table) -> bytes:
        """The seed that held at a message's version; a later one is still secret, or is told with a later end."""
        return await self._tables.store.seed_shown(table.id, row.version) or table.row.seed or b""

    async def _picture(
        self, row: OutboxRow, table: Table, game: Game[Any, Any], words: Words, events: Sequence[Event], post: Post
    ) -> Picture | None:
        page = post.page
        if page is None:
            return None
        names = Facts.of(table, row.version).names
        shown = ViewerText(game, presenter(table.row.title), words, names, row.viewer, events)
        key = ("row", row.table_id, row.first, row.version, row.viewer, page, words.locale)
        return await self._picture_cache.draw(key, lambda: shown.picture(page), asked=False)

    async def _pinging(self, row: OutboxRow, post: Post) -> Post:
        """The message without pings of those who want none, or are called in private instead."""
        told = {user: (await self._tables.habits.of(user)).told for user in post.mentions}
        unwanted = {Told.QUIET, Told.PRIVATE} if row.known_kind.tells_of_the_game else {Told.QUIET}
        wanted = structs.replace(post, mentions=tuple(user for user in post.mentions if told[user] not in unwanted))
        return await self._with_followers(row, wanted)

    async def _with_followers(self, row: OutboxRow, post: Post) -> Post:
        """The message with a line for those who follow its table and want to be pinged, if it has room for that."""
        if row.known_kind not in (MessageKind.SETUP, MessageKind.TURN, MessageKind.RESULT):
            return post
        table, found = await self._tables.get(row.table_id), []
        for user in table.followers:
            if table.seat_of(user) is None and (await self._tables.habits.of(user)).told is Told.PING:
                found.append(user)
        line = "\n-# 👁 " + " ".join(f"<@{user}>" for user in found)
        if not found or len(post.content) + len(line) > CONTENT:
            return post
        return structs.replace(post, content=post.content + line, mentions=(*post.mentions, *found))

    async def _follow(self, table: Table, words: Words, row: OutboxRow) -> Post:
        """What has happened at a table that somebody follows, as a spectator knows it."""
        game = await self._tables.game_at(row.table_id, row.version)
        records = standing(await self._tables.records(row.table_id, row.first, row.version))
        events = [event for record in records for event in record.events]
        actors = [escaped(name) for name in table.actors(row.version)]
        told = ViewerText(game, presenter(table.row.title), words, actors, None, events)
        posts = await self._tables.store.live.posts([table.id])
        head = inbox.line(Place(table, False, posts[0] if posts else None), words)
        text = messages.fitted(words, [head], told.digest(pictured=False), [])
        return Post(text, (), catch_up_text.items(table, words))

    async def _waiting(self, user: int, tables: Sequence[str]) -> list[Place]:
        """Those of some tables that still wait for a person."""
        posts = {post.table_id: post for post in await self._tables.store.live.posts(tables)}
        found = []
        for table_id in tables:
            with suppress(NoSuchTable):
                table = await self._tables.get(table_id)
                found += [Place.of(table, user, posts.get(table_id))] if owes(table, user) else []
        return found

    async def reminder(self, user: int, tables: Sequence[str], nudged: Sequence[str] = ()) -> Post:
        """All of some tables that wait for a person, with the way to the decision and buttons to be left alone.

        Others have asked for them at those that are `nudged`.
        """
        words = await self._readers.words(user, self._language)
        places = await self._waiting(user, tables)
        lines = [inbox.line(place, words) for place in places]
        politely = [table for table in nudged if table in {place.table.id for place in places}]
        asked = [words("inbox-nudged", tables=words.join(politely))] if politely else []
        said = [words("inbox-reminder"), *asked, *inbox.shown(lines, words)]
        return Post("\n".join(said), (), inbox.reminder_items(words))

    async def inbox(self, user: int) -> Post:
        """The one direct message that shows all tables of a person."""
        words = await self._readers.words(user, self._language)
        text, view = inbox.standing(await self._tables.places(user), words)
        return Post(text, (), tuple(view.children), silent=True)

    async def _digest(self, user: int) -> Post:
        """What a person is told once a day."""
        words = await self._readers.words(user, self._language)
        found = await self._tables.digests.of(user)
        return Post("") if found is None else digest_text.post(found, user, words)

    async def _call(self, table: Table, words: Words, row: OutboxRow) -> Post:
        """What a person is told in private instead of a ping in the channel."""
        posts = await self._tables.store.live.posts([table.id])
        version = await self._tables.repository.number(table, row.version, row.viewer)
        move = messages.button(words, "host-your-move", Press("move", table.id, version, row.viewer))
        items = (move, *catch_up_text.items(table, words))
        return Post(inbox.line(Place.of(table, row.target, posts[0] if posts else None), words), (), items)

    def _invitation(self, table: Table, words: Words, data: dict[str, Any]) -> Post:
        """Who invites to what, with whom, with buttons to say yes or no; none once the table has begun."""
        text = lobby_text.invitation(table, words, data["by"])
        if table.status != OPEN:
            return Post(text)
        yes = messages.button(words, "host-join", Press("join", table.id, 0), style=discord.ButtonStyle.success)
        return Post(text, (), (yes, messages.button(words, "host-not-join", Press("refuse", table.id, 0))))

    def full(self, table: Table, words: Words, *, public: bool) -> Post:
        """The owner is told that all seats are taken, with a button to start; where that is `public`, by a ping."""
        title, owner = words(f"{table.row.title}-name"), table.row.owner
        text = words("host-note-full", title=title, table=table.id, where=lobby_text.where(table))
        if table.status != OPEN:
            return Post(text)
        press: panel.Item = discord.ui.Button(
            style=discord.ButtonStyle.primary, label=words("table-button-start"), custom_id=f"@{table.id}/start"
        )
        return Post(f"<@{owner}> {text}" if public else text, (owner,) if public else (), (press,))

    def _answer(self, table: Table, words: Words, seat: Seat | None) -> Post:
        """What a person is told whose request was done and not answered: how the table stands now."""
        title, where = words(f"{table.row.title}-name"), f"<#{table.row.channel}>"
        lead = words("host-answer-owed", table=table.id, title=title, where=where)
        if table.game is None or seat is None:
            return Post("\n".join([lead, words(f"table-status-{table.status}")]))
        names = [escaped(name) for name in table.names]
        viewer_text = ViewerText(table.game, presenter(table.row.title), words, names, seat)
        asked = None if viewer_text.decision is None else f"**{viewer_text.prompt(viewer_text.decision)}**"
        open_panel = messages.button(words, "host-your-move", Press("move", table.id, table.known(seat), seat))
        return Post("\n".join([lead, asked or panel.waiting(viewer_text, done=False)]), (), (open_panel,))

    def _undelivered(self, table: Table, words: Words, data: dict[str, Any]) -> Post:
        public = data["place"] == "channel"
        where = f"<#{data['target']}>" if public else words("host-where-dm", who=f"<@{data['target']}>")
        code = data["why"]
        if data["kind"] == MessageKind.INVITE and code == "closed":
            return Post(words("host-uninvited", table=table.id, who=f"<@{data['target']}>"))
        why = words(f"host-why-{code}") if code in REASONS else words("host-why-other", code=escaped(code))
        return Post(words("host-undeliverable", table=table.id, where=where, why=why))

    async def board(self, guild: int, shown: Sees) -> Post:
        """The message that shows the open tables of a server, of those in channels that are `shown` to its readers."""
        now, words = self._tables.repository.clock(), await self._of_server(guild)
        waiting = [table for table in await self._tables.open_in(guild, 0) if free_for(table, 0, now)]
        found = [table for table in waiting if shown(table.row.channel)]
        seats = [(await self._tables.get(table), seat) for table, seat in await self._tables.store.offers(guild)]
        offered = [(table, seat) for table, seat in seats if shown(table.row.channel)]
        text, items = open_tables.board(found, now, words, offered)
        return Post(text, (), items, silent=True)

    async def words_of(self, row: OutboxRow, guild: int | None) -> Words:
        """The words of a row's reader: of the person, else of a server."""
        if row.place in PRIVATE:
            return await self._readers.words(row.target, self._language)
        return await self._of_server(guild)

    async def _words(self, table: Table, row: OutboxRow) -> Words:
        return await self.words_of(row, table.row.guild)

    async def _public(self, table: Table) -> Words:
        return await self._of_server(table.row.guild)

    async def _of_server(self, guild: int | None) -> Words:
        return await self._readers.server(self._client, guild, self._language)


def pressed_by(records: Sequence[Record], viewer: Seat | None) -> Seat | None:
    """Whose own move these changes end with as a viewer may know, whatever followed from it by itself.

    None after anybody else's, and to others after an answer to a veiled question: whose came last is no one's business.
    """
    moves = [one for one in records if one.cause not in ("forced", "order") and known_to(one, viewer)]
    last = moves[-1] if moves else None
    if last is None or last.kind != "act" or last.cause != "player" or (last.veil and last.seat != viewer):
        return None
    return last.seat


def _named(args: dict[str, Any], words: Words) -> dict[str, str]:
    """The arguments of a sentence as its reader may see them: a pace in words, names made safe."""
    return {
        key: clock_text.pace(Pace.read(str(value)), words) if key == "pace" else escaped(str(value))
        for key, value in args.items()
    }


def _reminded_of(row: OutboxRow) -> list[str]:
    """The tables of a reminder."""
    return [table_id for table_id, _ in json.loads(row.data)["waiting"]]


def standing(records: Sequence[Record]) -> list[Record]:
    """Of changes in order, those that still hold after the last: what was taken back among them is left out."""
    paths: dict[int, list[Record]] = {}
    for record in records:
        before = record.version - 1 if record.restores is None else record.restores
        own = [record] if record.restores is None else []
        paths[record.version] = paths.get(before, []) + own
    return paths[records[-1].version] if records else []
