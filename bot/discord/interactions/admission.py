"""Admits each interaction once, in one process, and recognises repeated requests.

A request is identified by its interaction id and by a fingerprint of its content. If a person repeats a request because
no answer arrived, they are told that it was already carried out.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.config import HostSettings
from bot.discord.interactions import responses
from bot.discord.interactions.rate_limit import RateLimit
from bot.discord.posts.time_text import person_of
from bot.store import RequestRow
from bot.store.request_log import LoggedRequest
from bot.tables import Tables
from games.kernel import Action, Seat

_KEY = 40


def typed(interaction: discord.Interaction[Any]) -> str:
    """Return the key of a request as it was typed or pressed: the same options of a command in the same place, or
    the same press.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    message = None if interaction.message is None else interaction.message.id
    # Only what the person has entered: the id and the token of a repeated request are different.
    what = {key: data.get(key) for key in ("name", "options", "custom_id", "values", "components")}
    return _key(interaction.user.id, interaction.type.value, interaction.channel_id, message, what)


def move(user: int, table_id: str, seat: Seat, action: Action) -> str:
    """Return the key of a move of a person at a table, however it was typed."""
    return _key(user, "move", table_id, seat, str(action))


def text(user: int, table_id: str, given: str) -> str:
    """Return the key of a typed move, by whichever command: the text may not be readable any more."""
    return _key(user, "text", table_id, given.casefold().split())


def _key(*what: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:_KEY]


OTHERS_FIRST_SECONDS = 0.5
"""How long a stopping host leaves an interaction to the process that replaces it."""
RefuseClosing = Callable[[discord.Interaction[Any]], Awaitable[None]]
"""Tells the person that the host is stopping."""
AnswerAgain = Callable[[discord.Interaction[Any], RequestRow], Awaitable[None]]
"""Tells the person that their request was already carried out, and how the table stands."""


class Admission:
    """Decides which interactions this process handles, and under which keys each is known."""

    def __init__(
        self, tables: Tables, host: HostSettings, refuse_closing: RefuseClosing, answer_again: AnswerAgain
    ) -> None:
        self._tables = tables
        self._refuse_closing = refuse_closing
        self._answer_again = answer_again
        self._people = RateLimit(host.rate_limit, "host-error-too-fast")
        self._places = RateLimit(host.table_rate_limit, "host-error-crowded")
        self.closing = False
        """Set when the host is stopping: nothing new is admitted."""

    async def admit(self, interaction: discord.Interaction[Any], table_id: str = "") -> bool:
        """Whether to take an interaction on, at a table if one is named: once among all processes that hear of it.

        While the host stops it is left to the others; where nobody else takes it, the person is told. What was done
        already and not answered is not done again, but answered. Raises TooFast for who does too much at once,
        StoreError.
        """
        came = asyncio.get_running_loop().time()
        responses.begin(interaction)
        if self.closing and not self._tables.store.exclusive:
            # Another process may read the same event, and should handle it then.
            await asyncio.sleep(OTHERS_FIRST_SECONDS)
        if not self.closing:
            self._people.admit(interaction.user.id)
            if table_id:
                self._places.admit(table_id)
        # While a shard moves to another process, both may read the same event.
        if not await self._tables.store.first(interaction.id):
            return False
        await self._tables.notification_settings.of(interaction.user.id)  # their language, before anything is said
        await self._tables.repository.server_rules.language(interaction.guild_id)
        # Suggestions change nothing, so they are not logged, and asking for them again is no repetition.
        if interaction.type is discord.InteractionType.autocomplete:
            return not self.closing
        if self.closing:
            await self._refuse_closing(interaction)
            return False
        responses.watch(interaction, came)
        await self._tables.people.seen(person_of(interaction.user), interaction.guild_id)
        self._begin(interaction, came)
        return not await self.again(interaction, typed(interaction))

    def _begin(self, interaction: discord.Interaction[Any], came: float) -> None:
        """From here on what the handler of an interaction writes is written with whose request it is."""
        request = LoggedRequest(interaction.id, interaction.user.id, (), self._tables.repository.clock(), came)
        responses.set_request(interaction, request)
        self._tables.store.request_log.begin(request)
        handler = asyncio.current_task()
        assert handler is not None
        handler.add_done_callback(lambda _: request.over.set())

    async def again(self, interaction: discord.Interaction[Any], key: str) -> bool:
        """Whether the same was done a moment ago without an answer that arrived; the person is told so then.

        Otherwise what the request does is known by that key, too. Raises StoreError.
        """
        request = responses.request_of(interaction)
        if request is None or key in request.keys:
            return False
        request.keys += (key,)
        before = await self._tables.store.request_log.pending_reply(request, (key,))
        if before is None:
            return False
        await self._answer_again(interaction, before)
        return True
