"""Finished games stored as table files, one for each title: `python -m tests.operation.saved TITLE` writes one again.

It plays the title's fixtures (`fixtures`) again as well: all that changes when its rules change on purpose.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from bot.tables import Tables, archive
from games.kernel import Chance
from games.kernel.registry import title
from renderers.titles import TITLES
from tests.operation import fixtures
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, host, play_out

OPTIONS = {"food_chain_magnate": {"game": "introductory"}}
"""Options of titles whose default game is long."""
GAMES = Path(__file__).parents[1] / "data" / "games"


async def play(tables: Tables, title_id: str) -> archive.TableFile:
    """A whole random game of a title with as few people as it takes, at least two."""
    seats = max(2, title(title_id).info.seats[0])
    table = await tables.lobby.open(title_id, ANN, CHANNEL, GUILD, seats, OPTIONS.get(title_id))
    for person in (BO, CLEO)[: seats - 1]:
        await tables.lobby.join(table.id, person)
    await tables.lobby.start(table.id, ANN.id)
    await play_out(tables, table.id, Chance(title_id.encode()))
    return await archive.export(tables.repository, table.id)


async def write(title_id: str) -> None:
    """Play a game and keep its file."""
    with tempfile.TemporaryDirectory() as folder:
        async with host(f"sqlite+aiosqlite:///{folder}/tables.sqlite3", title_id) as tables:
            file = await play(tables, title_id)
    GAMES.mkdir(parents=True, exist_ok=True)
    (GAMES / f"{title_id}.json").write_bytes(archive.encode(file))


if __name__ == "__main__":
    unknown = [each for each in sys.argv[1:] if each not in TITLES]
    if unknown or not sys.argv[1:]:
        sys.exit(f"Name titles: {', '.join(TITLES)}.")
    for each in sys.argv[1:]:
        asyncio.run(write(each))
        asyncio.run(fixtures.write(each))
