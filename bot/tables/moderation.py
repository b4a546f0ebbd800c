"""Finds what blocks a table, and offers a tool against each block."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from bot.store import DeliveryState, MessageKind, OutboxRow, SeatRow, StoreError, UnitOfWork
from bot.tables.ai import AiTableService
from bot.tables.clocks.table_clocks import late, up
from bot.tables.history.outcome import REPLACED
from bot.tables.notifications import DirectMessage, message
from bot.tables.rights import PATIENCE_HOURS, Asker, bot_name, seated
from bot.tables.suspension import moves_the_game, sends_messages
from bot.tables.table import (
    ABANDONED,
    FINISHED,
    HUMAN,
    OPEN,
    RUNNING,
    SUSPENDED,
    ActionResult,
    Table,
    TableError,
    TableUser,
)
from games.kernel import PLAYERS, Chance, Seat, random_action

_log = logging.getLogger(__name__)

_LATE_SECONDS = 60


class Obstacle(Struct, frozen=True):
    """A problem of a table: `kind` names its sentence, `args` its parameters."""

    kind: str
    args: dict[str, Any]


class Moderation(AiTableService):
    """The tools of a table's owner and of a server's managers."""

    async def obstacles(self, table_id: str) -> list[Obstacle]:
        """Return everything that blocks a table, except people."""
        table = await self._repository.get(table_id)
        found = []
        if table.damaged:
            to = await self._repository.number(table, await self._repository.sound(table), None)
            found.append(Obstacle("damaged" if to else "lost-game", {"to": to}))
        elif table.status == SUSPENDED:
            why = await self._suspension.failure(table)
            args = {} if why is None else {"number": why.number, "when": f"<t:{why.at}:R>"}
            found.append(Obstacle("unreadable" if why is None else "suspended", args))
        fault = await self._ai_seats.fault(table)
        if fault is not None:
            found.append(Obstacle("fault", {"name": table.names[fault.seat], "number": fault.number}))
        last = await self._repository.store.outbox_queue.last_in_channel(table.id)
        return found if last is None else [*found, *self._unsent(last)]

    def _unsent(self, last: OutboxRow) -> Iterator[Obstacle]:
        """Return what is wrong with the last message to a channel: dropped, or waiting for long."""
        now = self._repository.clock()
        if last.state == DeliveryState.FAILED:
            yield Obstacle("lost", {"why": last.error or ""})
        elif last.state == DeliveryState.WAITING and abs(now - last.made) >= _LATE_SECONDS:
            when = min(last.made, now)  # made later than now: the clock has been set back
            yield Obstacle("unsent", {"when": f"<t:{when}:R>", "tries": last.attempts})

    @moves_the_game
    async def resume(self, table_id: str, by: Asker | None) -> ActionResult:
        """Resume a suspended table; `by` None is the host. See `Suspension.resume`."""
        return await self._suspension.resume(table_id, by)

    async def resume_mended(self) -> list[str]:
        """Resume the suspended tables whose rules have changed since they failed; return those that continue."""
        going = []
        for table_id in await self._suspension.resumable():
            try:
                await self.resume(table_id, None)
            # One table that cannot continue must not keep the others suspended.
            except (TableError, StoreError) as error:
                _log.warning("table %s stays suspended: %s", table_id, error)
            else:
                going.append(table_id)
        return going

    @moves_the_game
    async def skip(self, table_id: str, by: Asker) -> ActionResult:
        """Make a random move where a bot has failed. Raises TableError if none has."""
        table = await self._repository.get(table_id)
        self._check(table, by, "skip")
        fault = await self._ai_seats.fault(table)
        if fault is None:
            raise TableError("tables-no-fault", table=table.id)
        game = table.running_game()
        # The bot's own choice is what has failed.
        action = random_action(table.title, game.copy().state, fault.seat, Chance(self._repository.entropy(32)))
        return await self._act(table_id, fault.seat, action, version=table.version, cause="ai")

    @sends_messages
    async def repost(self, table_id: str, by: Asker, channel: int, guild: int | None) -> Table:
        """Post the board again. If asked in another channel of the server, the table moves there.

        Raises TableError without permission, for tables of other servers, and for those that have not begun.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            self._check(table, by, "repost")
            table.refuse_unless_played()
            if channel != table.row.channel:
                self._check(table, by, "move")
                if guild is None or guild != table.row.guild:
                    raise TableError("tables-other-server", table=table.id)
            return await self._posted(table, channel)

    @sends_messages
    async def bring(self, table_id: str, was: int, channel: int) -> Table:
        """Move a table of a tournament with it from its channel to another one; a table elsewhere stays."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            return await self._posted(table, channel) if table.row.channel == was != channel else table

    async def _posted(self, table: Table, channel: int) -> Table:
        """Return a table moved to a channel, with its board posted there if it has one."""
        unit, now = UnitOfWork(), self._repository.clock()
        if channel != table.row.channel:
            table = structs.replace(table, row=structs.replace(table.row, channel=channel))
        if table.game is not None:
            kind = MessageKind.RESULT if table.status == FINISHED else MessageKind.TURN
            # The last change that everybody may know of: a hidden answer must not show in what is posted again.
            last = await self._repository.seen(table, None)
            unit.message(**message(table, kind, "channel", channel, now, first=last))
        return await self._repository.write(unit, table)

    @moves_the_game
    async def replace(
        self,
        table_id: str,
        seat: Seat,
        by: Asker,
        person: TableUser | None = None,
        player: str = "normal",
        language: str = "",
    ) -> ActionResult:
        """Give a seat to another person, or without one to a bot named after its level in a language.

        The owner may replace bots, people whose time is up, and without a clock people for whom the table has waited
        too long; a server's manager anybody at any time. Raises TableError for others, for seats that do not exist, and
        for people who already have a seat there.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            self._check(table, by, "replace")
            self._check_seat(table, seat, by, person, player)
            kind, user = (player, None) if person is None else (HUMAN, person.id)
            name = bot_name(table, player, language) if person is None else person.name
            username = "" if person is None else person.username
            of, now = await self._repository.notification_settings.all((*table.users, user)), self._repository.clock()
            row = SeatRow(table.id, seat, user, name, kind, username)
            # Nobody gets more time by handing on their own seat.
            more = up(table, seat) and by.user != table.seats[seat].user
            unit, after = seated(table, row, now, of, REPLACED, more=more)
            args = {"name": table.names[seat], "by": after.names[seat]}
            data = {"id": "host-note-replaced", "args": args}
            unit.message(**message(after, MessageKind.NOTE, "channel", table.row.channel, now, data=data))
            if user is not None and table.status == RUNNING:
                unit.message(**DirectMessage(shows=True, seated=True).row(after, seat, user, now))
            return ActionResult(await self._repository.write(unit, after))

    def _check_seat(self, table: Table, seat: Seat, by: Asker, person: TableUser | None, player: str) -> None:
        table.refuse_unless(RUNNING, SUSPENDED)
        if not 0 <= seat < len(table.seats):
            raise TableError("tables-no-such-seat", table=table.id, seats=len(table.seats))
        if person is not None and table.seat_of(person.id) is not None:
            raise TableError("tables-guest-seated", name=person.name)
        if person is None and player not in PLAYERS:
            raise TableError("tables-no-such-player", kind=player, known=", ".join(PLAYERS))
        if by.manager or not table.seats[seat].human:
            return
        if seat in late(table):
            return
        if table.pace.runs:
            raise TableError("tables-has-time", name=table.names[seat])
        awaited = table.game is not None and seat in table.game.awaited()
        if not awaited or self._repository.waits.lasted(table.row.since) < PATIENCE_HOURS * 3600:
            raise TableError("tables-too-early", name=table.names[seat], hours=PATIENCE_HOURS)

    @sends_messages
    async def close(self, table_id: str, by: Asker) -> Table:
        """Close a table for good: its owner before the start or while it is suspended, a manager at any time."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            table.refuse_unless(OPEN, RUNNING, SUSPENDED)
            self._check(table, by, "close-running" if table.status == RUNNING else "close")
            now = self._repository.clock()
            unit = UnitOfWork().withdraw(table.id)
            unit.message(**message(table, MessageKind.CLOSED, "channel", table.row.channel, now))
            row = structs.replace(table.row, status=ABANDONED, changed=now)
            return await self._repository.write(unit, structs.replace(table, row=row, proposal=None))
