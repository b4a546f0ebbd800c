"""The kinds of messages and the states of tables: their stored names are fixed, and unknown ones never guessed."""

from __future__ import annotations

import msgspec
import pytest

from bot.store import MessageKind
from tests.tables.host import duel, host


def test_whatever_tells_of_the_game_carries_its_controls() -> None:
    assert all(kind.carries_controls for kind in MessageKind if kind.tells_of_the_game)
    named = [kind for kind in MessageKind if kind.names_people and kind.carries_controls]
    assert named == [MessageKind.REMATCH], "its controls are known by the message, which outlives the template"


async def test_a_state_that_nobody_knows_is_not_guessed(url: str) -> None:
    async with host(url) as tables:
        table = await duel(tables)
    strange = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, status="dreaming"))
    with pytest.raises(ValueError, match="dreaming"):
        _ = strange.status


async def test_a_message_of_an_unknown_kind_fails_loudly(url: str) -> None:
    async with host(url) as tables:
        await duel(tables)
        row = (await tables.store.claim("somebody", tables.repository.clock(), 30, 1))[0]
    strange = msgspec.structs.replace(row, kind="postcard")
    with pytest.raises(ValueError, match="postcard"):
        _ = strange.known_kind
