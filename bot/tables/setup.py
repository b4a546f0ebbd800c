"""Changes the settings of a table before its game: options, modules, number of seats, bots, channel; hints later, too.

Each request says only what it changes of the current table, so that two people who change it at once do not revert each
other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from bot.store import MessageKind, SeatRow, UnitOfWork
from bot.store.row_types import START
from bot.store.schema import TimerRow
from bot.tables.history.undo import Undo
from bot.tables.notifications import message
from bot.tables.repository import TableRepository
from bot.tables.rights import Asker, moved_up
from bot.tables.suspension import Suspension, TableService, WorkerHooks, moves_the_game, sends_messages
from bot.tables.table import OPEN, RUNNING, ActionResult, Table, TableError
from games.kernel import Chance, OptionsError, Preset, Seat, TitleInfo, TitleRules
from games.kernel.presets import draw_modules, unusual

MODULES = "modules"
ARRANGE = "arrange"
"""The permission for these requests, see `rights.MAY`."""

Raw = dict[str, Any]


HINTS = "hints"
"""The kind of proposal that allows hints in a running game."""


class SetupChange(Struct, frozen=True):
    """The settings to change at a table; None or empty for unchanged ones.

    `preset` replaces all options; `options` are values by option, and by seat where each has its own; `drawn` modules
    are drawn at random.
    """

    preset: Preset | None = None
    options: Mapping[tuple[str, Seat | None], Any] = {}
    drawn: int = 0
    seats: int | None = None
    hints: bool | None = None


class TableSetup(TableService):
    """Changes settings of an open table. Raises TableError without permission, see `rights`."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, undo: Undo) -> None:
        super().__init__(repository, suspension, workers)
        self._undo = undo
        undo.settles[HINTS] = self._hints_allowed

    async def change(self, table_id: str, by: Asker, wanted: SetupChange) -> Table:
        """Change several settings at once, all or none. Raises OptionsError with the reason."""
        async with self._repository.lock(table_id):
            table = await self._arranged(table_id, by)
            if wanted.seats is not None and wanted.seats < len(table.seats):
                raise TableError("tables-seats-taken", have=len(table.seats))
            raw, seats = self._changed(table, wanted), wanted.seats
            if seats is None:
                seats = fitting(table.title, raw, table.row.max_seats, len(table.seats))
            else:
                table.title.options(for_seats(table.title, raw, seats), seats)
            hints = table.row.hints if wanted.hints is None else wanted.hints
            return await self._write(structs.replace(table, row=structs.replace(table.row, hints=hints)), raw, seats)

    def _changed(self, table: Table, wanted: SetupChange) -> Raw:
        """Return the options of a table after a change: the preset, then single options, then modules drawn."""
        title, raw = table.title, dict(table.options)
        if wanted.preset is not None:
            raw = unusual(title.info, wanted.preset.options)
        for (option, seat), value in wanted.options.items():
            raw = _with_option(
                title.info, raw, option, value if seat is None else _of_seat(table, raw, option, seat, value)
            )
        if wanted.drawn:
            seats = wanted.seats or table.row.max_seats
            chance = Chance(self._repository.entropy(32))
            drawn = draw_modules(title, for_seats(title, raw, seats), seats, wanted.drawn, chance)
            raw = _with_option(title.info, raw, MODULES, drawn)
        return raw

    async def set_all(self, table_id: str, by: Asker, raw: Mapping[str, Any]) -> Table:
        """Set all options at once; missing ones get their defaults. Raises OptionsError with all problems."""
        async with self._repository.lock(table_id):
            table = await self._arranged(table_id, by)
            seats = fitting(table.title, raw, table.row.max_seats, len(table.seats))
            return await self._write(table, dict(raw), seats)

    @sends_messages
    async def set_audience(self, /, table_id: str, by: Asker, **said: Any) -> Table:
        """Set who can join a table, and when it starts automatically: columns of the table by name.

        `starts_at` is seconds since 1970, 0 for none. Raises TableError for a time in the past.
        """
        async with self._repository.lock(table_id):
            table, now = await self._arranged(table_id, by), self._repository.clock()
            row = structs.replace(table.row, **said)
            unit = UnitOfWork()
            if "starts_at" in said and row.starts_at and row.starts_at <= now:
                raise TableError("tables-time-over")
            if row.starts_at:
                unit.put(TimerRow(START, table.id, -1, 0, now, row.starts_at))
            else:
                unit.remove(TimerRow, kind=START, table_id=table.id, seat=-1)
            return await self._repository.write(unit, structs.replace(table, row=row))

    async def dismiss(self, table_id: str, by: Asker, seat: Seat) -> Table:
        """Remove a bot from a seat. Raises TableError if there is none."""
        async with self._repository.lock(table_id):
            table = await self._arranged(table_id, by)
            row = next((row for row in table.seats if row.seat == seat), None)
            if row is None:
                return table  # another request was first: it is gone
            if row.human:
                raise TableError("tables-not-bot", name=row.name)
            seats = tuple(other for other in table.seats if other.seat != seat)
            unit = UnitOfWork().remove(SeatRow, table_id=table.id, seat=seat)
            # A seat has become free, and people on the waiting list come before anybody new.
            after = moved_up(unit, structs.replace(table, seats=seats), self._repository.clock())
            return await self._repository.write(unit, after)

    async def move(self, table_id: str, by: Asker, channel: int) -> Table:
        """Move the game to another channel or thread of the server."""
        async with self._repository.lock(table_id):
            table = await self._arranged(table_id, by)
            row = structs.replace(table.row, channel=channel)
            return await self._repository.write(UnitOfWork(), structs.replace(table, row=row))

    @moves_the_game
    async def propose_hints(self, table_id: str, user: int) -> ActionResult:
        """Ask all others at a running table to allow hints; without others they are allowed at once.

        Raises TableError for people who do not play there, and if hints are allowed.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            table.refuse_unless(RUNNING)
            table.seat_or_refuse(user)
            if table.row.hints:
                raise TableError("hint-allowed-already", table=table.id)
            # A proposal with data is about the table: it stays open during play.
            return await self._undo.propose(table, HINTS, user, {"hints": True})

    async def _hints_allowed(self, table: Table, _: Mapping[str, Any]) -> Table:
        """Carry out the proposal to allow hints."""
        row = structs.replace(table.row, hints=True)
        unit, note = UnitOfWork().withdraw(table.id), {"id": "host-note-hints", "args": {}}
        now = self._repository.clock()
        unit.message(**message(table, MessageKind.NOTE, "channel", table.row.channel, now, data=note))
        return await self._repository.write(unit, structs.replace(table, row=row, proposal=None))

    async def _arranged(self, table_id: str, by: Asker) -> Table:
        table = await self._repository.get(table_id)
        table.refuse_unless(OPEN)
        self._check(table, by, ARRANGE)
        return table

    async def _write(self, table: Table, raw: Raw, wanted: int) -> Table:
        now = self._repository.clock()
        row = structs.replace(table.row, options=json.dumps(raw), max_seats=wanted, changed=now)
        unit = UnitOfWork()
        after = moved_up(unit, structs.replace(table, row=row), now)
        return await self._repository.write(unit, after)


def for_seats(title: TitleRules[Any, Any], raw: Mapping[str, Any], seats: int) -> Raw:
    """Return options with a value for each seat: the default if none is given, none for seats beyond the number."""
    each = {spec.id: spec.default for spec in title.info.options if spec.kind == "per_seat"}
    return {
        key: [*value, *[each[key]] * seats][:seats] if key in each and isinstance(value, list) else value
        for key, value in raw.items()
    }


def problems(title: TitleRules[Any, Any], raw: Mapping[str, Any], seats: int) -> OptionsError | None:
    """Return what prevents playing with these options and number of seats; None if nothing does."""
    try:
        title.options(for_seats(title, raw, seats), seats)
    except OptionsError as error:
        return error
    return None


def fitting(title: TitleRules[Any, Any], raw: Mapping[str, Any], wanted: int, seated: int) -> int:
    """Return the maximum number of players with these options: the wanted one, else the next that they allow.

    Raises OptionsError if they allow none, with the reason for the number wanted.
    """
    low, high = title.info.seats
    more, fewer = range(wanted + 1, high + 1), range(wanted - 1, max(low, seated) - 1, -1)
    tried: list[int] = [wanted, *more, *fewer]
    for seats in tried:
        if problems(title, raw, seats) is None:
            return seats
    found = problems(title, raw, wanted)
    assert found is not None
    raise found


def fewest(table: Table) -> int:
    """Return how many players a table needs to start with its options."""
    low = int(table.title.info.seats[0])
    raw, most = table.options, table.row.max_seats
    return next((n for n in range(low, most + 1) if problems(table.title, raw, n) is None), most)


def _with_option(info: TitleInfo, raw: Raw, option: str, value: Any) -> Raw:
    """Return options with another value of one; a default value may be left out."""
    others = {key: given for key, given in raw.items() if key != option}
    spec = next((spec for spec in info.options if spec.id == option), None)
    values = value if isinstance(value, list) else [value]
    usual = not values if spec is None or spec.kind == "some" else all(one == spec.default for one in values)
    return others if usual else {**others, option: value}


def _of_seat(table: Table, raw: Raw, option: str, seat: Seat, value: Any) -> list[Any]:
    """Return the values of an option for all seats, with another one for a seat."""
    spec = next((spec for spec in table.title.info.options if spec.id == option and spec.kind == "per_seat"), None)
    if spec is None or not 0 <= seat < table.row.max_seats:
        raise TableError("tables-no-such-seat", table=table.id, seats=table.row.max_seats)
    given = raw.get(option, [])
    values = [*given, *[spec.default] * table.row.max_seats][: max(len(given), table.row.max_seats)]
    values[seat] = value
    return values
