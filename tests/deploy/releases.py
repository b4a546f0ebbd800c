"""Databases as released versions wrote them: `python -m tests.deploy.releases` writes that of this version.

Each holds a finished game, a running one of every title, and a table that has not begun. Written at a release, it is
never changed again: later versions must open it.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import tempfile
import tomllib
from contextlib import closing
from pathlib import Path

from bot.app import FEATURES
from bot.tables import TableUser
from games.kernel import Chance
from games.kernel.registry import title
from renderers.titles import TITLES
from tests.operation.saved import OPTIONS
from tests.tables.host import ANN, BO, CLEO, duel, host, play_out, step

ROOT = Path(__file__).parents[2]
RELEASES = ROOT / "tests" / "data" / "releases"
GUILD, FIRST_CHANNEL = 500, 1000
PEOPLE = (ANN, BO, CLEO, TableUser(4, "Dan"))
MOVES = 4
assert FEATURES  # their tables are written, too


def version() -> str:
    """The version of this code."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return str(read["project"]["version"])


async def write(path: Path) -> None:
    """Fill an empty database."""
    async with host(f"sqlite+aiosqlite:///{path}", "release") as tables:
        await play_out(tables, (await duel(tables)).id, Chance(b"release"))
        for number, title_id in enumerate(TITLES):
            seats = max(2, title(title_id).info.seats[0])
            channel = FIRST_CHANNEL + number
            table = await tables.lobby.open(title_id, ANN, channel, GUILD, seats, OPTIONS.get(title_id))
            for person in PEOPLE[1:seats]:
                await tables.lobby.join(table.id, person)
            await tables.lobby.start(table.id, ANN.id)
            for move in range(MOVES):
                await step(tables, table.id, Chance(bytes([move])))
        await tables.lobby.open(TITLES[0], CLEO, FIRST_CHANNEL - 1, GUILD, 2)


def main() -> None:
    """Write this version's database as SQL."""
    RELEASES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        asyncio.run(write(path))
        with closing(sqlite3.connect(path)) as database:
            text = "\n".join(database.iterdump())
    (RELEASES / f"{version()}.sql.xz").write_bytes(lzma.compress(text.encode()))


if __name__ == "__main__":
    main()
