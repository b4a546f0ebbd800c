"""Opens a table that continues from any position of a finished game.

The new table has the finished game's moves up to there, as if it had been imported in the middle: the hidden things of
the players stay as they were, and so everybody may know them. What nobody knew is redrawn under a new seed, because the
old one is public. Such a game is not rated.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec import structs

from bot.store import MessageKind, UnitOfWork
from bot.tables import Table, TableError, Tables, TableUser, archive
from bot.tables.archive.format import FileError, FileSeat, TableFile
from bot.tables.notifications import message
from bot.tables.table import HUMAN, Origin
from games.kernel import DEFAULT_LEVEL, Game, Seat
from renderers.registry import presenter
from renderers.words import Words


async def opened(
    tables: Tables,
    table: Table,
    version: int,
    step: int,
    person: TableUser,
    seat: Seat,
    here: tuple[int, int],
    language: str,
) -> Table:
    """Open a table at a version of a finished one, for a person in a seat and bots in all others.

    `step` is how people call the version, `here` the channel and the server. Raises TableError if the game is over
    there, or cannot be read by this code.
    """
    before, words = await tables.game_at(table.id, version), Words(language)
    if before.result() is not None:
        raise TableError("tables-is-finished", table=table.id)
    try:
        file = until(await archive.export(tables.repository, table.id), version, person, seat, words)
        made = await archive.import_(
            tables.repository, file, person.id, *here, people=(person.id,), fresh=True, origin=_origin(table, before)
        )
    except FileError as error:
        raise TableError("replay-unreadable", table=table.id) from error
    data = {"id": "replay-note", "args": {"step": step}}
    note = message(made, MessageKind.NOTE, "channel", here[0], tables.repository.clock(), data=data)
    await tables.store.write(UnitOfWork().message(**note), made.id)
    tables.ai_seats.wake(made.id)
    tables.wake_outbox()
    return made


def _origin(table: Table, game: Game[Any, Any]) -> Origin:
    """Return where a game comes from that continues one of a table."""
    number = presenter(table.row.title).stage_number(game.view(None), game.title.turn(game.state).number)
    return Origin(table.id, number, table.names)


def until(file: TableFile, version: int, person: TableUser, seat: Seat, words: Words) -> TableFile:
    """Return the file of the game as it was at a version, with a person in one seat and bots in the others."""
    numbers = count(1)
    seats = [
        FileSeat(person.name, HUMAN)
        if at == seat
        else FileSeat(words(f"bot-{DEFAULT_LEVEL}-seat", number=str(next(numbers))), DEFAULT_LEVEL)
        for at in range(len(file.seats))
    ]
    moves = [move for move in file.moves if move.version <= version]
    return structs.replace(file, seats=seats, moves=moves, seed=None, result=None, start=None)
