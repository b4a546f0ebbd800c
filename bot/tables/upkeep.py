"""What keeps a table going when something is in its way: what blocks it, and a tool against each block."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from msgspec import Struct, structs

from bot.store import DepartureRow, SeatRow, Unit
from games.kernel import PLAYERS, Chance, Seat, random_action

from .ending import REPLACED, RESIGNED, among_people
from .errors import TableError
from .freezing import Freezing
from .model import ABANDONED, FINISHED, FROZEN, HUMAN, OPEN, RUNNING, Acted, Person, Table
from .notifications import message
from .repository import TableRepository
from .rights import Asker, check
from .robots import Robots

PATIENCE_HOURS = 48
"""For how long a person's seat must have been waited for before the owner may give it to somebody else."""
_LATE_SECONDS = 60


class Block(Struct, frozen=True):
    """Something in a table's way: `kind` names the sentence that says it, `args` what it is about."""

    kind: str
    args: dict[str, Any]


class Upkeep:
    """The tools of a table's owner and of a server's managers."""

    def __init__(
        self, repository: TableRepository, freezing: Freezing, robots: Robots, act: Callable[..., Awaitable[Acted]]
    ) -> None:
        self._repository = repository
        self._freezing = freezing
        self._robots = robots
        self._act = act

    async def blocks(self, table_id: str) -> list[Block]:
        """Everything but people that keeps a table from going on."""
        table = await self._repository.get(table_id)
        found = []
        if table.damaged:
            to = await self._repository.number(table, await self._repository.sound(table), None)
            found.append(Block("damaged" if to else "lost-game", {"to": to}))
        elif table.status == FROZEN:
            why = await self._freezing.failure(table)
            args = {} if why is None else {"number": why.number, "when": f"<t:{why.at}:R>"}
            found.append(Block("unreadable" if why is None else "frozen", args))
        fault = await self._robots.fault(table)
        if fault is not None:
            found.append(Block("fault", {"name": table.names[fault.seat], "number": fault.number}))
        last = await self._repository.store.last_message(table.id, "channel")
        if last is not None and last.state == "failed":
            found.append(Block("lost", {"why": last.error or ""}))
        elif (
            last is not None and last.state == "waiting" and abs(self._repository.clock() - last.made) >= _LATE_SECONDS
        ):
            when = min(last.made, self._repository.clock())  # made later than now: the clock has been set back
            found.append(Block("unsent", {"when": f"<t:{when}:R>", "tries": last.attempts}))
        return found

    async def skip(self, table_id: str, by: Asker) -> Acted:
        """Let chance decide where an automated player has failed. Raises TableError where none has."""
        table = await self._repository.get(table_id)
        check(table, by, "skip")
        fault = await self._robots.fault(table)
        if fault is None:
            raise TableError("tables-no-fault", table=table.id)
        game = table.running_game()
        action = random_action(table.title, game.copy().state, fault.seat, Chance(self._repository.entropy(32)))
        return await self._act(table_id, fault.seat, action, version=table.version, cause="robot")

    async def repost(self, table_id: str, by: Asker, channel: int, guild: int | None) -> Table:
        """Post the board anew. Asked for in another channel of the server, the table moves there.

        Raises TableError for who may not, for tables of other servers, and for those that have not begun.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            check(table, by, "repost")
            if table.game is None:
                raise TableError(f"tables-is-{table.status}", table=table.id)
            unit, now = Unit(), self._repository.clock()
            if channel != table.row.channel:
                check(table, by, "move")
                if guild is None or guild != table.row.guild:
                    raise TableError("tables-other-server", table=table.id)
                unit.move_to(table.id, channel)
                table = structs.replace(table, row=structs.replace(table.row, channel=channel))
            kind = "result" if table.status == FINISHED else "turn"
            last = await self._repository.seen(table, None)
            unit.message(**message(table, kind, "channel", channel, now, first=last))
            return await self._repository.write(unit, table)

    async def replace(
        self, table_id: str, seat: Seat, by: Asker, person: Person | None = None, player: str = "greedy"
    ) -> Acted:
        """Give a seat to another person, or with none to an automated player.

        The owner may for automated players, and for people who have been waited for too long; a server's manager any
        time. Raises TableError for others, for seats that do not exist, and for people who sit there already.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            check(table, by, "replace")
            self._check_seat(table, seat, by, person, player)
            before = table.seats[seat]
            kind, user = (player, None) if person is None else (HUMAN, person.id)
            name = house_name(table, player) if person is None else person.name
            unit, after = seated(table, SeatRow(table.id, seat, user, name, kind), self._repository.clock(), REPLACED)
            data = {"id": "host-note-replaced", "args": {"name": before.name, "by": name}}
            now = self._repository.clock()
            unit.message(**message(after, "note", "channel", table.row.channel, now, data=data))
            if user is not None and table.status == RUNNING:
                unit.message(**message(after, "secret", "user", user, now, viewer=seat))
            return Acted(await self._repository.write(unit, after))

    def _check_seat(self, table: Table, seat: Seat, by: Asker, person: Person | None, player: str) -> None:
        if table.status not in (RUNNING, FROZEN):
            raise TableError(f"tables-is-{table.status}", table=table.id)
        if not 0 <= seat < len(table.seats):
            raise TableError("tables-no-such-seat", table=table.id, seats=len(table.seats))
        if person is not None and table.seat_of(person.id) is not None:
            raise TableError("tables-guest-seated", name=person.name)
        if person is None and player not in PLAYERS:
            raise TableError("tables-no-such-player", kind=player, known=", ".join(PLAYERS))
        if by.manager or not table.seats[seat].human:
            return
        awaited = table.game is not None and seat in table.game.awaited()
        if not awaited or self._repository.waits.lasted(table.row.since) < PATIENCE_HOURS * 3600:
            raise TableError("tables-too-early", name=table.names[seat], hours=PATIENCE_HOURS)

    async def close(self, table_id: str, by: Asker) -> Table:
        """Close a table for good: its owner before the start or while it is frozen, a server's manager at any time."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            if table.status not in (OPEN, RUNNING, FROZEN):
                raise TableError(f"tables-is-{table.status}", table=table.id)
            check(table, by, "close-running" if table.status == RUNNING else "close")
            now = self._repository.clock()
            unit = Unit().close(table.id, ABANDONED, now).withdraw(table.id)
            unit.message(**message(table, "closed", "channel", table.row.channel, now))
            row = structs.replace(table.row, status=ABANDONED, changed=now)
            return await self._repository.write(unit, structs.replace(table, row=row, proposal=None))


def house_name(table: Table, player: str) -> str:
    """A name for an automated player that nobody at the table has or had."""
    taken = {*table.names, *(left.name for left in table.departures)}
    named = (f"{player.capitalize()} {number}" for number in count(1))
    return next(name for name in named if name not in taken)


def seated(table: Table, new: SeatRow, now: int, how: str | None = None) -> tuple[Unit, Table]:
    """A running table with somebody else at a seat: no orders of the one before stay, and no open proposal.

    `how` the one before left is kept with the name; None where nobody is to be remembered.
    """
    seats = tuple(new if row.seat == new.seat else row for row in table.seats)
    waiting = () if table.game is None else table.game.waiting()
    due = any(not row.human and row.seat in waiting for row in seats)
    unit = Unit().stand(table.id, new.seat).seat(**structs.asdict(new)).no_orders(table.id, new.seat)
    unit.robot(table.id, due=due, changed=now).withdraw(table.id)
    orders = tuple(row for row in table.order_rows if row.seat != new.seat)
    left = table.departures
    if how is not None:
        left = (*left, _departure(table, new.seat, how))
        unit.depart(**structs.asdict(left[-1]))
    row = structs.replace(table.row, robot_due=due, changed=now)
    return unit, structs.replace(table, row=row, seats=seats, order_rows=orders, proposal=None, departures=left)


def _departure(table: Table, seat: Seat, how: str) -> DepartureRow:
    """Who has a seat now, as one who leaves it. Resigning is a loss where people alone sat down to play."""
    old = table.seats[seat]
    lost = how == RESIGNED and among_people(table)
    return DepartureRow(table.id, table.row.revision, table.version, seat, old.user, old.name, old.kind, how, lost)
