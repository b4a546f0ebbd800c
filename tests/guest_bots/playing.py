"""A person who plays at random against a bot from outside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.tables import Stale, Table, Tables
from bot.tables.table import FINISHED
from games.kernel import Chance, InputError, random_action


async def plays_at_random(tables: Tables, table_id: str, user: int, until: Callable[[Table], bool]) -> Table:
    """A person moves at random whenever asked, until something is so of the table."""
    changed, dice = asyncio.Event(), Chance(b"a person")
    tables.on_change(changed.set)
    while not until(table := await tables.get(table_id)):
        changed.clear()
        game = table.running_game()
        seat = table.seat_of(user)
        assert seat is not None
        if seat in game.waiting():
            action = random_action(game.title, game.state, seat, dice)
            with suppress(Stale, InputError):  # the bot may have answered in between
                await tables.moves.act(table_id, seat, action, user=user, version=table.version)
        elif not until(await tables.get(table_id)):
            await changed.wait()
    return table


def is_over(table: Table) -> bool:
    """Whether a table's game has ended."""
    return table.status == FINISHED
