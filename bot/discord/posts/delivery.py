"""Delivers outbox rows to Discord: each message once, with controls only on the latest message of a table.

An update edits the message of the current message group, so a second attempt has the same result.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

import discord
import structlog
from msgspec import structs

from bot.discord import emoji
from bot.discord.interactions.responder import RespondingClient, as_file
from bot.discord.layout import text_of, with_question
from bot.discord.posts import game_messages
from bot.discord.posts.control_message import (
    FAILURES,
    UNKNOWN_MESSAGE,
    SentMessages,
    carry,
    refuses_host,
    strip,
    tidy,
)
from bot.discord.posts.direct_message import ChannelCalls, DirectMessageDelivery
from bot.discord.posts.game_messages import MessageType
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.store import PRIVATE, DeliveryState, MessageKind, OutboxRow, StoreError, UnitOfWork
from bot.store.schema import FactRow
from bot.store.unit_of_work import asking
from bot.tables import HostRefused, Retry, TableError, Tables, Undeliverable, nonce
from renderers.kit.picture import Picture

CLOSED_DM = 50007
NOT_PERMITTED = 50013
ARCHIVED = 50083
PASSING_CODES = (20016, 20028, 20029, 40003, 40004, 40006, 40062, 130000)
"""Slowmode and other limits, features that Discord has disabled for a time, overload."""
GONE = (10003, 10004, 10013)  # unknown channel, server, user
_EDITS = 2  # Discord strictly limits edits of messages older than an hour: then another message does as well

# Discord remembers a nonce for some minutes; after this time it is not relied upon.
NONCE_SECONDS = 120
LONGEST_SECONDS = 24 * 3600
"""The seconds for which a message is tried."""
LOOKED_AT = 200
"""The maximum of messages in a channel among which an earlier attempt is searched."""

log = structlog.get_logger(__name__)

Place = discord.abc.Messageable
Afterwards = Callable[[OutboxRow, discord.Message], Awaitable[None]]


class DirectMessagesClosed(Exception):
    """The person takes no direct messages, and the channel gets no message, because others would learn too much."""


class DiscordMessenger:
    """Delivers outbox messages to Discord. Pictures are drawn in threads; everything else waits for the network or the
    database.
    """

    def __init__(self, client: RespondingClient, tables: Tables, messages: OutboxMessages) -> None:
        self._client = client
        self._tables = tables
        self._messages = messages
        # Another process that edits the messages would not be noticed.
        self._sent_messages = SentMessages() if tables.store.exclusive else None
        own: dict[str, MessageType] = {
            MessageKind.COMMITMENTS: MessageType(deliver=self._commitments),
            MessageKind.QUESTION: MessageType(deliver=self._question),
            MessageKind.CLOCKS: MessageType(deliver=self._clocks),
            MessageKind.SETTLED: MessageType(deliver=self._settled),
            MessageKind.PROPOSAL: MessageType(delivered=self._asked),
        }
        messages.types.update(own)
        answer = messages.types[MessageKind.ANSWER]
        messages.types[MessageKind.ANSWER] = structs.replace(answer, delivered=self._answered)
        direct = DirectMessageDelivery(tables, self._edited_in_private, self.post_usual, self.remove_left)
        secret = messages.types[MessageKind.SECRET]
        handled = {"deliver": direct.deliver, "delivered": direct.delivered}
        messages.types[MessageKind.SECRET] = structs.replace(secret, **handled)
        calls = ChannelCalls(client, tables, self.post_usual, self.remove_left)
        call = MessageType(of_table=calls.write, deliver=calls.deliver, delivered=calls.delivered)
        messages.types[MessageKind.CALL] = call
        self.after: list[Afterwards] = [calls.outdated]
        """Steps of features after a message of any kind was delivered."""
        # A lock is dropped once nobody holds it, so these do not grow with the number of tables.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def deliver(self, row: OutboxRow) -> int | None:
        """Send the message of a row, with its nonce, and remove the controls from the one before it.

        Raises Retry if the network or Discord failed for now, Undeliverable if the message can never be delivered,
        HostRefused if no message of this host can be delivered now.
        """
        try:
            return await self._delivered(row)
        except TableError as error:
            # The table does not exist any more.
            raise Undeliverable("gone") from error
        except Undeliverable as error:
            if row.place != "channel" or not row.known_kind.missed:
                raise
            table = await self._tables.get(row.table_id)
            raise Undeliverable(await game_messages.channel_problem(self._client, table, str(error))) from error

    async def _delivered(self, row: OutboxRow) -> int | None:
        kind = self._messages.types.get(row.kind)
        if kind is not None and kind.deliver is not None:
            with judged():
                return await kind.deliver(row)
        return await self.post_usual(row)

    async def post_usual(self, row: OutboxRow) -> int | None:
        """Post the message of a row in the usual way, or edit the one that it continues. Raises as `deliver`."""
        made = await self._made(row)
        if made is not None:
            return await self._told(row, *made)
        await self.remove_left(row)
        return None

    async def remove_left(self, row: OutboxRow) -> None:
        """Delete the message of a row that posts none now, if a process has posted it and ended before it stored that.

        Raises as `deliver`.
        """
        if not row.tried:
            return
        with judged(), suppress(discord.NotFound):
            post, _ = await self._messages.write(row)
            left = await _earlier(self._client, self._tables, await self._place(row), row, post)
            if left is not None:
                await left.delete()

    async def _made(self, row: OutboxRow) -> tuple[OutboxRow | None, Post, Picture | None] | None:
        """Return the message of a row and the row whose message it edits, if any; None if it is not needed."""
        old = await self._message_to_update(row)
        with judged():
            if not await self._messages.wanted(row):
                return None
        return old, *await self._messages.write(row if old is None else structs.replace(row, first=old.first))

    async def _told(self, row: OutboxRow, old: OutboxRow | None, post: Post, picture: Picture | None) -> int | None:
        """Post the finished message, and do what follows."""
        if post.kept:
            # Stored before the message is sent, because its buttons may be pressed at once.
            await self._tables.keep(post.kept)
        try:
            with judged():
                try:
                    sent = await self._sent_or_updated(row, old, post, picture)
                except discord.Forbidden as error:
                    if error.code != NOT_PERMITTED or picture is None:
                        raise
                    # The permission to attach files is missing: the board is sent as text instead.
                    post = await self._messages.in_words(row if old is None else structs.replace(row, first=old.first))
                    sent = await self._sent_or_updated(row, old, post, None)
                for after in self.after:
                    await after(row, sent)
        except DirectMessagesClosed:
            return None
        await self._carry(row, sent, post)
        kind = self._messages.types.get(row.kind)
        if kind is not None and kind.delivered is not None:
            await kind.delivered(row, sent)
        return sent.id

    async def _sent_or_updated(
        self, row: OutboxRow, old: OutboxRow | None, post: Post, picture: Picture | None
    ) -> discord.Message:
        if old is None:
            return self._noted(row, await self._sent(row, post, picture))
        async with self._changing(row.table_id):
            return self._noted(row, await self._updated(row, old, post, picture))

    def _noted(self, row: OutboxRow, sent: discord.Message) -> discord.Message:
        """Remember a message that only this class edits until its controls are removed."""
        if self._sent_messages is not None and row.known_kind.tells_of_the_game and row.place == "channel":
            self._sent_messages.note(sent)
        return sent

    async def _answered(self, row: OutboxRow, _: discord.Message) -> None:
        """Note that the person has got their answer."""
        self._tables.store.request_log.mark_answered(json.loads(row.data)["number"])

    def _changing(self, table_id: str) -> asyncio.Lock:
        """Return the lock under which a table's messages are edited: commitments have a separate place in the
        outbox.
        """
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def _commitments(self, row: OutboxRow) -> int | None:
        """Add commitments to the message that asks for the answers; post a separate message if that is impossible.

        Nothing is written once the table has announced the revealed answers.
        """
        outgoing = self._tables.store.outbox_queue
        asking = await outgoing.announced_before(row)
        if asking is not None and asking.state == DeliveryState.WAITING:
            raise Retry("the message that asks is not posted yet", 1.0, usual=True)
        async with self._changing(row.table_id):
            if (await self._tables.get(row.table_id)).row.announced_version >= row.first:
                return None
            old = await outgoing.committed(row)
            with judged():
                within = row.attempts < _EDITS and asking is not None and asking.message is not None
                if asking is not None and within and (old is None or old.message == asking.message):
                    changed = await self._written_into(row, asking)
                    if changed is not None:
                        return changed
                    old = None
                post, _ = await self._messages.write(row)
                sent = await self._updated(row, old, post, None) if old else await self._sent(row, post, None)
        return sent.id

    async def _question(self, row: OutboxRow) -> int | None:
        """Write the present question and its controls into the message with the controls, below the picture it has.

        Nothing is written once the table has announced more.
        """
        outgoing = self._tables.store.outbox_queue
        board = await outgoing.announced_before(row)
        if board is not None and board.state == DeliveryState.WAITING:
            raise Retry("the message with the controls is not posted yet", 1.0, usual=True)
        async with self._changing(row.table_id):
            table = await self._tables.get(row.table_id)
            begun = None if board is None or board.message is None else await outgoing.began(board)
            if begun is None or begun.message is None or table.row.announced_version >= row.first:
                return None
            with judged(), suppress(discord.NotFound):
                await self._asked_below(structs.replace(begun, version=table.version), begun.message)
        return None

    async def _asked_below(self, row: OutboxRow, message: int) -> None:
        """Write the question at a row's version into a message, if it still has the table's controls."""
        if not await self._has_controls(row, message):
            return
        kind = row.kind if row.kind == MessageKind.SETUP else MessageKind.TURN
        post, _ = await self._messages.write(structs.replace(row, kind=kind), pictured=False)
        if post.kept:
            await self._tables.keep(post.kept)
        known = self._sent_messages.of(message) if self._sent_messages is not None else None
        place = self._client.get_partial_messageable(row.target)
        before = known or await place.get_partial_message(message).fetch()

        async def edit() -> discord.Message:
            return await before.edit(view=with_question(before, post.layout()), allowed_mentions=post.pings())

        sent = self._noted(row, await self._in_channel(row.target, edit))
        if not await self._has_controls(row, message):  # a newer message was posted meanwhile
            await strip(self._tables, sent)

    async def _has_controls(self, row: OutboxRow, message: int) -> bool:
        live = await self._tables.store.live.post(row.table_id)
        return live is not None and live.message == message

    async def _clocks(self, row: OutboxRow) -> int | None:
        """Write the current deadlines into the board's message, if it still exists."""
        outgoing = self._tables.store.outbox_queue
        board = await outgoing.announced_before(row)
        if board is None or board.message is None:
            return None
        asked = await outgoing.written(row.table_id, MessageKind.QUESTION, row.target)
        shown = board.version if asked is None else max(board.version, asked.version)
        async with self._changing(row.table_id):
            with judged():
                return await self._written_into(structs.replace(row, version=shown), board)

    async def _settled(self, row: OutboxRow) -> None:
        """Write below a timeout's question that it is settled, and remove its buttons."""
        asked = await self._tables.store.outbox_queue.posted(row.table_id, MessageKind.LATE)
        post, _ = await self._messages.write(row)
        data = json.loads(row.data)
        for old in asked:
            here = (old.place, old.target) == (row.place, row.target)
            if not json.loads(old.data).items() <= data.items() or not here or old.message is None:
                continue
            before = self._client.get_partial_messageable(old.target).get_partial_message(old.message)
            with judged(), suppress(discord.NotFound):
                await before.edit(view=post.layout(), allowed_mentions=post.pings())

    async def _asked(self, row: OutboxRow, sent: discord.Message) -> None:
        """Remember the message of a proposal; if the proposal is already closed, its buttons are removed at once."""
        if row.place != "channel":
            return
        try:
            await self._tables.store.write(UnitOfWork().put(FactRow(asking(row.table_id), str(sent.id))))
            post, _ = await self._messages.write(row, pictured=False)
            if not post.items:
                await strip(self._tables, sent)
        except StoreError as error:  # the message is posted, even if its buttons stay
            log.warning("a closed proposal may keep its buttons", table=row.table_id, why=str(error))

    async def _written_into(self, row: OutboxRow, asking: OutboxRow) -> int | None:
        """Update the message that asks; return None if it does not exist any more.

        If another process has written something newer meanwhile, that is written again.
        """
        begun = await self._tables.store.outbox_queue.began(asking)
        if begun is None or asking.message is None or not begun.known_kind.takes_commitments:
            return None
        version: int | None = row.version
        while version is not None:
            if not await self._rewritten(structs.replace(begun, version=version), asking.message):
                return None
            later = await self._tables.store.outbox_queue.last_announced(asking)
            version = later.version if later is not None and later.version > version else None
        return asking.message

    async def _rewritten(self, row: OutboxRow, message: int) -> bool:
        """Rewrite a message, with controls if it is the one that has them; return False if it is gone."""
        post, picture = await self._messages.write(row)
        live = await self._tables.store.live.post(row.table_id)
        if live is None or live.message != message:
            post = structs.replace(post, items=())
        before = self._client.get_partial_messageable(row.target).get_partial_message(message)

        async def edit() -> discord.Message:
            files = [] if picture is None else [as_file(picture)]
            return await before.edit(attachments=files, view=post.layout(files), allowed_mentions=post.pings())

        try:
            self._noted(row, await self._in_channel(row.target, edit))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        except discord.Forbidden as error:
            if error.code != NOT_PERMITTED or picture is None:
                raise
            # `edit` reads both variables when it is called again.
            post, picture = structs.replace(await self._messages.in_words(row), items=post.items), None
            self._noted(row, await self._in_channel(row.target, edit))
        return True

    async def _carry(self, row: OutboxRow, sent: discord.Message, post: Post) -> None:
        """Remove the controls that a message makes outdated, and those that could not be removed earlier."""
        place, live = sent.channel.id, row.known_kind.carries_controls and row.place == "channel"
        try:
            if not live:
                await tidy(self._client, self._tables, place)
            else:
                carries = bool(post.items)
                known = self._sent_messages
                await carry(self._client, self._tables, row.table_id, place, sent.id, carries=carries, sent=known)
        except StoreError as error:  # the message is posted, even if old controls stay
            log.warning("old controls not removed", table=row.table_id, why=str(error))

    async def _message_to_update(self, row: OutboxRow) -> OutboxRow | None:
        """Return the row whose message a row edits; None if it posts a new one."""
        update = row.kind == MessageKind.UPDATE and row.attempts < _EDITS
        return await self._tables.store.outbox_queue.telling(row) if update else None

    async def _updated(self, row: OutboxRow, old: OutboxRow, post: Post, picture: Picture | None) -> discord.Message:
        """Edit the message of the current group, or send a new one if it was deleted."""
        assert old.message is not None
        before = self._client.get_partial_messageable(row.target).get_partial_message(old.message)

        async def edit() -> discord.Message:
            files = [] if picture is None else [as_file(picture)]
            return await before.edit(attachments=files, view=post.layout(files), allowed_mentions=post.pings())

        try:
            return await self._in_channel(row.target, edit)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        return await self._sent(row, post, picture)

    async def _edited_in_private(self, row: OutboxRow, message: int) -> bool:
        """Write a row into a direct message; return False if it does not exist any more."""
        private = await self._client.create_dm(discord.Object(row.target))
        post, picture = await self._messages.write(row)
        if post.kept:
            await self._tables.keep(post.kept)
        files = [] if picture is None else [as_file(picture)]
        before = private.get_partial_message(message)
        try:
            await before.edit(attachments=files, view=post.layout(files), allowed_mentions=post.pings())
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        await tidy(self._client, self._tables, private.id)
        return True

    async def send(self, row: OutboxRow, post: Post) -> discord.Message:
        """Send a message to the target of a row, once. Raises the error of Discord."""
        return await self._sent(row, post, None)

    async def post(self, channel: int, row: OutboxRow, post: Post) -> discord.Message:
        """Send a message to a channel for a row, once. Raises as `send`."""
        return await self._posted(channel, row, post, None)

    async def _sent(self, row: OutboxRow, post: Post, picture: Picture | None) -> discord.Message:
        if row.place not in PRIVATE:
            return await self._posted(row.target, row, post, picture)
        try:
            return await self._once(await self._place(row), row, post, picture)
        except discord.Forbidden as error:
            kind = self._messages.types.get(row.kind)
            # Discord opens a channel for direct messages with anybody; only the message itself is refused.
            if error.code != CLOSED_DM or kind is None or kind.in_channel is None:
                raise
        instead = await self._messages.closed(row)
        if instead is None:
            raise DirectMessagesClosed
        channel, post = instead
        try:
            return await self._posted(channel, row, post, None)
        except FAILURES as error:
            why = verdict(error)
            raise Undeliverable(game_messages.UNREACHED) if isinstance(why, Undeliverable) else why from error

    async def _place(self, row: OutboxRow) -> Place:
        """Return where the message of a row belongs."""
        if row.place in PRIVATE:
            return await self._client.create_dm(discord.Object(row.target))
        return self._client.get_partial_messageable(row.target)

    async def _posted(self, channel: int, row: OutboxRow, post: Post, picture: Picture | None) -> discord.Message:
        place = self._client.get_partial_messageable(channel)
        return await self._in_channel(channel, lambda: self._once(place, row, post, picture))

    async def _once(self, place: Place, row: OutboxRow, post: Post, picture: Picture | None) -> discord.Message:
        """Send a message, unless an earlier attempt has posted it."""
        # Discord knows a nonce only for a few minutes, so later attempts search the channel.
        if row.tried and not 0 <= self._tables.repository.clock() - row.made <= NONCE_SECONDS:
            found = await _earlier(self._client, self._tables, place, row, post)
            if found is not None:
                return found
        return await _send(place, row, post, picture)

    async def _in_channel(self, channel: int, speak: Callable[[], Awaitable[discord.Message]]) -> discord.Message:
        """Send or edit a message; an archived thread is reopened and the call retried."""
        try:
            return await speak()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        # Discord edits no message of an archived thread.
        thread = await self._client.fetch_channel(channel)
        assert isinstance(thread, discord.Thread)
        await thread.edit(archived=False)
        return await speak()


async def _earlier(
    client: discord.Client, tables: Tables, place: Place, row: OutboxRow, post: Post
) -> discord.Message | None:
    """Return the message of an earlier attempt: the same text, by this bot, since then, and not known as another
    message.
    """
    now, me = tables.repository.clock(), client.user
    trusted = row.made <= now  # else the clock has been set back since: then the newest messages are searched
    since = datetime.fromtimestamp(row.made - 1 if trusted else now - LONGEST_SECONDS, UTC)
    try:
        async for message in place.history(limit=LOOKED_AT, after=since, oldest_first=trusted):
            # Without the message content intent, too, Discord shows a bot the text of its own messages.
            mine = me is not None and message.author.id == me.id and text_of(message) == text_of(post.layout())
            if mine and not await tables.store.outbox_queue.noted(message.id):
                return message
    except discord.Forbidden:
        log.warning("earlier messages cannot be read", table=row.table_id)
    return None


async def _send(place: Place, row: OutboxRow, post: Post, picture: Picture | None) -> discord.Message:
    # discord.py has nonces enforced: for a known one Discord returns the existing message and posts no second one.
    options: dict[str, Any] = {"nonce": nonce(row), "allowed_mentions": post.pings(), "silent": post.silent}
    files = [] if picture is None else [as_file(picture)]
    if files:
        options["files"] = files
    return await place.send(view=post.layout(files), **options)


@contextmanager
def judged() -> Iterator[None]:
    """Turn every error of Discord into what it means for the message."""
    try:
        yield
    except FAILURES as error:
        raise verdict(error) from error


def verdict(error: BaseException) -> Retry | Undeliverable | HostRefused:
    """Return what a failed delivery means: the host is refused, retry, or give up with a reason.

    The reason is `gone`, `forbidden`, `closed`, or a code.
    """
    match error:
        case discord.HTTPException() if refuses_host(error):
            return HostRefused(f"Discord answered {error.status}")
        case discord.RateLimited():
            # The client raises long limits instead of waiting; the worker tries again after that time.
            return Retry("rate limit", error.retry_after)
        case discord.HTTPException() if error.status == 429 or error.status >= 500 or error.code in PASSING_CODES:
            # Overload and faults of Discord's servers pass; a refusal of this message does not.
            return Retry(f"Discord answered {error.status}")
        case discord.HTTPException() if emoji.refused(error):
            return Retry("an emoji is gone")
        case discord.HTTPException() if error.code == CLOSED_DM:
            return Undeliverable("closed")
        case discord.HTTPException() if error.code in GONE:
            return Undeliverable("gone")
        case discord.Forbidden():
            return Undeliverable("forbidden")
        case discord.HTTPException():
            return Undeliverable(str(error.code))
        case _:
            return Retry(str(error) or type(error).__name__)
