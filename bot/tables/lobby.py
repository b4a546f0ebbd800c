"""A table before its game: opened, joined, left, filled up, started; and given up."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import structs

from bot.store import MessageKind, SeatRow, TableRow, Unit
from games.kernel import PLAYERS, Chance, Game, Turn, commitment
from games.kernel.registry import TITLES
from games.kernel.registry import title as title_of

from .errors import TableError
from .model import ABANDONED, HUMAN, OPEN, Acted, Made, Person, Table
from .moves import answers
from .notifications import message, notify
from .repository import Entropy
from .requests import Part, moves_the_game, sends_messages

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter or digit that could be taken for another
_ID_LENGTH = 5


class Lobby(Part):
    """Tables that are not running yet."""

    async def open(
        self,
        title_id: str,
        owner: Person,
        channel: int,
        guild: int | None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open a table in a channel; its owner takes the first seat. `seats` is how many are to play at most.

        Raises OptionsError with every problem of the options, TableError for an unknown title.
        """
        if title_id not in TITLES:
            raise TableError("tables-no-such-title", title=title_id)
        raw = dict(options or {})
        wanted = seats or title_of(title_id).most_seats(raw)
        title_of(title_id).options(raw, wanted)
        now = self._repository.clock()
        row = TableRow(
            new_id(self._repository.entropy), title_id, channel, guild, owner.id, OPEN, wanted, json.dumps(raw),
            None, None, 0, 0, "", now, False, now, now,
        )  # fmt: skip
        seat = SeatRow(row.id, 0, owner.id, owner.name, HUMAN)
        unit = Unit().table(**structs.asdict(row)).seat(**structs.asdict(seat))
        return await self._repository.add(unit, Table(row, (seat,)))

    async def join(self, table_id: str, person: Person) -> Table:
        """Take the next free seat. Raises TableError when seated already, full or started."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            if table.seat_of(person.id) is not None:
                raise TableError("tables-already-seated", table=table.id)
            return await self._sit(table, person.id, person.name, HUMAN)

    async def add_player(self, table_id: str, by: int, kind: str) -> Table:
        """Seat an automated player. Raises TableError for others than the owner, unknown kinds, a full table."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            _check_owner(table, by)
            if kind not in PLAYERS:
                raise TableError("tables-no-such-player", kind=kind, known=", ".join(PLAYERS))
            number = 1 + sum(1 for seat in table.seats if not seat.human)
            return await self._sit(table, None, f"{kind.capitalize()} {number}", kind)

    async def leave(self, table_id: str, user: int) -> Table:
        """Give the seat back before the start; a table without people is closed."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            seat = table.seat_or_refuse(user)
            unit = Unit().stand(table.id, seat)
            seats = tuple(row for row in table.seats if row.seat != seat)
            row = table.row
            if not any(left.human for left in seats):
                row = structs.replace(row, status=ABANDONED)
                unit.close(table.id, ABANDONED, self._repository.clock())
            return await self._repository.write(unit, structs.replace(table, row=row, seats=seats))

    @sends_messages
    async def invite(self, table_id: str, by: Person, guest: Person) -> Table:
        """Ask somebody to join, by direct message."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            if table.seat_of(guest.id) is not None:
                raise TableError("tables-guest-seated", name=guest.name)
            if len(table.seats) >= table.row.wanted:
                raise TableError("tables-full", table=table.id)
            note = message(table, MessageKind.INVITE, "user", guest.id, self._repository.clock(), data={"by": by.name})
            await self._repository.store.write(Unit().message(**note), table.id)
            return table

    @moves_the_game
    async def start(self, table_id: str, by: int) -> Acted:
        """Start the game with those who sit, in the order of their seats; the dice are fixed by a secret seed.

        Raises TableError for others than the owner or with too few seats, OptionsError when the options do not fit.
        """
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            _check_owner(table, by)
            low, _ = table.title.info.seats
            if len(table.seats) < low:
                raise TableError("tables-too-few", have=len(table.seats), need=low)
            unit, table = _closed_up(table)
            options = table.title.options(table.options, len(table.seats))
            seed = self._repository.entropy(32)
            game, moved = Game.new(table.title, options, len(table.seats), Chance(seed))
            row = structs.replace(table.row, seed=seed, commitment=commitment(seed))
            table = structs.replace(table, row=row)
            made = [Made(1, "setup", None, None, "setup", by, moved, Turn(None, 0), game.freeze())]
            made += answers(game, table, seed, 2)
            told = notify(table, game, made, self._repository.clock(), kind=MessageKind.SETUP)
            return Acted(await self._repository.write_game(unit, table, game, made, told), tuple(made))

    async def close(self, table_id: str, by: int) -> Table:
        """Close a table that has not started. Raises TableError for others than its owner."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            _check_owner(table, by)
            unit = Unit().close(table.id, ABANDONED, self._repository.clock())
            return await self._repository.write(
                unit, structs.replace(table, row=structs.replace(table.row, status=ABANDONED))
            )

    async def _open(self, table_id: str) -> Table:
        table = await self._repository.get(table_id)
        if table.status != OPEN:
            raise TableError(f"tables-is-{table.status}", table=table.id)
        return table

    async def _sit(self, table: Table, user: int | None, name: str, kind: str) -> Table:
        if len(table.seats) >= table.row.wanted:
            raise TableError("tables-full", table=table.id)
        taken = {row.seat for row in table.seats}
        free = next(number for number in range(table.row.wanted) if number not in taken)
        seat = SeatRow(table.id, free, user, name, kind)
        seats = tuple(sorted((*table.seats, seat), key=lambda row: row.seat))
        return await self._repository.write(Unit().seat(**structs.asdict(seat)), structs.replace(table, seats=seats))


def new_id(entropy: Entropy) -> str:
    """An id for a table: short, and easy to say and to type."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in entropy(_ID_LENGTH))


def _check_owner(table: Table, user: int) -> None:
    if table.row.owner != user:
        raise TableError("tables-not-owner", table=table.id)


def _closed_up(table: Table) -> tuple[Unit, Table]:
    """Seats numbered without gaps, for the start."""
    unit = Unit()
    seats = tuple(structs.replace(row, seat=number) for number, row in enumerate(table.seats))
    if seats != table.seats:
        for row in table.seats:
            unit.stand(table.id, row.seat)
        for row in seats:
            unit.seat(**structs.asdict(row))
    return unit, structs.replace(table, seats=seats)
