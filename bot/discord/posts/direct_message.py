"""Delivers the one direct message of a person about a table: edited in place, sent again only if it calls.

Pings people whom a table's message asks by an edit, which does not notify: by a short message below it.

It is deleted when the table's message is next brought up to date, or when nobody called must move any more. A row
without seats only checks that.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import discord
import msgspec
from msgspec import structs

from bot.discord.interactions.custom_ids import Press
from bot.discord.names import name_of
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.discord.posts.control_message import FAILURES, UNKNOWN_MESSAGE
from bot.discord.posts.game_messages import NoticeTemplate
from bot.discord.posts.post_builder import Post, TableFacts
from bot.store import OutboxRow, UnitOfWork
from bot.store.schema import FactRow
from bot.tables import Table, Tables
from bot.tables.clocks import NotifyBy
from bot.tables.notifications import DirectMessage, covers_changes
from bot.tables.people import still_calls
from games.kernel import Seat
from renderers.registry import presenter
from renderers.words import Words

_EDITS = 2  # Discord strictly limits edits of messages older than an hour: then another message does as well
Edit = Callable[[OutboxRow, int], Awaitable[bool]]
"""Writes a row into a direct message; returns False if it does not exist any more."""
Deliver = Callable[[OutboxRow], Awaitable[int | None]]
"""Sends the message of a row; returns its id."""
RemoveLeft = Callable[[OutboxRow], Awaitable[None]]
"""Deletes what an earlier attempt for a row has posted, where the row posts nothing now."""


class DirectMessageDelivery:
    """Delivers direct messages; earlier rows of the outbox say which message to edit."""

    def __init__(self, tables: Tables, edit: Edit, post: Deliver, remove_left: RemoveLeft) -> None:
        self._tables = tables
        self._edit = edit
        self._post = post
        self._remove_left = remove_left

    async def deliver(self, row: OutboxRow) -> int | None:
        """Bring the direct message up to date; return its id. Raises errors of Discord."""
        before = await self._tables.store.outbox_queue.direct_message(row)
        calls = await still_calls(self._tables.repository, row)
        stands = None if before is None or calls or row.attempts >= _EDITS else before.message
        if before is not None and not covers_changes(row):
            row = await self._continued(row, before)
        if stands is not None and await self._edit(row, stands):
            await self._remove_left(row)
            return stands
        if calls or DirectMessage.of(row).shows:
            return await self._post(row)
        await self._remove_left(row)
        return None

    async def _continued(self, row: OutboxRow, before: OutboxRow) -> OutboxRow:
        """Return a row that covers no change so that it shows what the message of an earlier row shows."""
        story = await self._tables.store.outbox_queue.last_story(before)
        if story is None:
            return row
        silent = structs.replace(DirectMessage.of(story), calls=False, seated=False)
        return structs.replace(row, first=story.first, data=msgspec.json.encode(silent).decode())

    async def delivered(self, row: OutboxRow, sent: discord.Message) -> None:
        """Delete the message that a new one replaces; if that fails, its controls are removed later."""
        before = await self._tables.store.outbox_queue.direct_message(row)
        if before is None or before.message in (None, sent.id) or not isinstance(sent.channel, discord.DMChannel):
            return
        assert before.message is not None
        try:
            await sent.channel.get_partial_message(before.message).delete()
        except FAILURES as error:
            if not (isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE):
                await self._tables.store.live.leave(sent.channel.id, before.message)


"""Posts the message of a row; returns its id."""


class ChannelCalls:
    """Writes the calls in tables' channels and deletes them. A table has one at a time, stored as a fact."""

    def __init__(self, client: discord.Client, tables: Tables, post: Deliver, remove_left: RemoveLeft) -> None:
        self._client = client
        self._tables = tables
        self._post = post
        self._remove_left = remove_left

    async def deliver(self, row: OutboxRow) -> int | None:
        """Ping those who must still move, or check whether the last call is answered. Raises errors of Discord."""
        table = await self._tables.get(row.table_id)
        awaited = set() if table.game is None else {*table.game.awaited()}
        pinged = await self._pinged(table, row)
        if awaited & pinged:
            return await self._post(row)
        if pinged:
            await self._remove_left(row)
        await self._delete(row.table_id, lambda seats: not seats & awaited)
        return None

    async def write(self, template: NoticeTemplate) -> Post:
        """Return the message: who must decide what, and a button to the decision."""
        row, table, words = template.row, template.table, template.words
        game = await self._tables.game_at(row.table_id, row.version)
        shown = await self._tables.repository.number(table, row.version, None)
        facts = TableFacts.of(table, row.version, shown)
        text = ViewerText(game, presenter(table.row.title), words, facts.escaped)
        seats = await self._pinged(table, row)
        asked = sorted((one for one in game.decisions() if one.seat in seats), key=lambda one: one.seat)
        users = tuple(user for seat in sorted(seats) if (user := table.users[seat]) is not None)
        button = post_builder.button(words, "host-your-move", facts.press("move"))
        return Post(
            f"{post_builder.turn_head(facts, text, game)}\n{post_builder.question_to(facts, text, asked)}",
            users,
            (button,),
        )

    async def _pinged(self, table: Table, row: OutboxRow) -> set[Seat]:
        """Return the called seats of people who want pings."""
        found = set()
        for seat in json.loads(row.data)["seats"]:
            user = table.users[seat]
            if user is not None and (await self._tables.notification_settings.of(user)).notify is NotifyBy.PING:
                found.add(seat)
        return found

    async def delivered(self, row: OutboxRow, sent: discord.Message) -> None:
        """Store which message it is, and whom it calls."""
        seats = " ".join(map(str, json.loads(row.data)["seats"]))
        await self._tables.store.remember(_key(row.table_id), f"{sent.channel.id} {sent.id} {seats}")

    async def outdated(self, row: OutboxRow, _: discord.Message) -> None:
        """Delete the call of a table whose message was brought up to date."""
        if row.place == "channel" and row.known_kind.carries_controls:
            await self._delete(row.table_id, lambda seats: True)

    async def _delete(self, table_id: str, answered: Callable[[set[Seat]], bool]) -> None:
        """Delete the call of a table, if there is one and it is `answered`."""
        known = await self._tables.store.remembered(_key(table_id))
        if known is None:
            return
        channel, message, *seats = map(int, known.split())
        if not answered(set(seats)):
            return
        await self._remove(channel, message)
        await self._tables.store.write(UnitOfWork().remove(FactRow, key=_key(table_id)))

    async def _remove(self, channel: int, message: int) -> None:
        """Delete a call; where that fails, its controls are removed later."""
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except FAILURES as error:
            if not (isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE):
                await self._tables.store.live.leave(channel, message)


def _key(table_id: str) -> str:
    """Return the key of the fact that says which message calls people of a table."""
    return f"calls:{table_id}"


def instead_of_direct_message(facts: TableFacts, title: str, words: Words, seat: Seat) -> Post:
    """Write the channel's message after a refused direct message that calls: a ping with a button to the decision."""
    user, move = facts.users[seat], post_builder.button(words, "host-your-move", facts.press("move", seat))
    text = words("host-call-closed", table=name_of(words, title, facts.names, facts.origin), who=facts.mention(seat))
    return Post(text, () if user is None else (user,), (move,))


def closed(facts: TableFacts, title: str, words: Words, seat: Seat, since: int, *, calls: bool = True) -> Post:
    """Write the channel's message after a refused direct message: a button that shows the secret to its owner alone."""
    press, user = Press("peek", facts.table, facts.version, seat, since), facts.users[seat]
    text = words("host-secret-closed", table=name_of(words, title, facts.names, facts.origin), who=facts.mention(seat))
    pinged = () if user is None or not calls else (user,)
    return Post(text, pinged, (post_builder.button(words, "host-secret-open", press, row=0),), silent=not calls)
