"""What a request is recognised by when somebody asks the same again."""

from __future__ import annotations

import hashlib
from typing import Any

import discord
import msgspec

from games.kernel import Action, Seat

_KEY = 40


def typed(interaction: discord.Interaction[Any]) -> str:
    """A request as it was typed or pressed: the same options of a command in the same place, or the same press."""
    data: dict[str, Any] = dict(interaction.data or {})
    message = None if interaction.message is None else interaction.message.id
    what = {key: data.get(key) for key in ("name", "options", "custom_id", "values", "components")}
    return _key(interaction.user.id, interaction.type.value, interaction.channel_id, message, what)


def move(user: int, table_id: str, seat: Seat, action: Action) -> str:
    """A move of a person at a table, however it was typed."""
    return _key(user, "move", table_id, seat, str(action))


def text(user: int, table_id: str, given: str) -> str:
    """A move of a person at a table as it was typed, by whichever command: it may not be understood any more."""
    return _key(user, "text", table_id, given.casefold().split())


def _key(*what: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:_KEY]
