"""A table before its game: opening, joining, leaving, filling, starting, closing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import structs

from bot.store import LOBBY, DeliveryState, GuestRow, MessageKind, SeatRow, TableRow, UnitOfWork
from bot.store.row_types import INVITED, KEPT, START
from bot.store.schema import MessageRow, TimerRow
from bot.tables.clocks import Pace
from bot.tables.clocks.pace import NONE
from bot.tables.moves import answers
from bot.tables.notifications import message, notify
from bot.tables.repository import Entropy, TableRepository
from bot.tables.rights import (
    CALLED,
    WAITING,
    Asker,
    bot_name,
    free_for,
    full,
    invited,
    moved_up,
    next_seat,
    reserved_until,
    without,
)
from bot.tables.setup import ARRANGE, for_seats, problems
from bot.tables.suspension import TableService, moves_the_game, sends_messages
from bot.tables.table import ABANDONED, GUEST, HUMAN, OPEN, ActionResult, GameChange, Table, TableError, TableUser
from games.kernel import PLAYERS, Chance, Game, OptionsError, Title, Turn, commitment, start_seed
from games.kernel.registry import title as title_of
from renderers.titles import TITLES

# The owner is not notified at once that the table is full: an owner who is watching starts the game anyway.
FULL_SECONDS = 10
MOST_PRESSES = 40
"""The number of the last presses that count for the seed."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters and digits that look alike
# The number of letters of an id, attempt by attempt; longer ones are for a host where short ones are rare.
_ID_LENGTHS = (5, 5, 5, 6, 8, 12)


class LobbyService(TableService):
    """Open tables: everything before the game starts."""

    @sends_messages
    async def open(
        self,
        title_id: str,
        owner: TableUser,
        channel: int,
        guild: int | None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        pace: Pace = NONE,
    ) -> Table:
        """Open a table in a channel; its owner takes the first seat. `seats` is the maximum number of players.

        Raises OptionsError with all problems of the options, TableError for an unknown title.
        """
        if title_id not in TITLES:
            raise TableError("tables-no-such-title", title=title_id)
        raw = dict(options or {})
        title = title_of(title_id)
        wanted = seats_for(title, raw, seats)
        now = self._repository.clock()
        row = TableRow(
            await free_id(self._repository), title_id, channel, guild, owner.id, OPEN, wanted, json.dumps(raw),
            None, None, 0, 0, "", now, False, now, now, pace=str(pace),
        )  # fmt: skip
        row = promised(self._repository, row)
        seat = SeatRow(row.id, 0, owner.id, owner.name, HUMAN, owner.username)
        table = Table(row, (seat,))
        unit = UnitOfWork().add(row).add(seat)
        await self._repository.opened(unit, table, offered=True)
        return await self._repository.add(unit, table)

    @sends_messages
    async def join(self, table_id: str, person: TableUser) -> Table:
        """Take the seat reserved for a person, or the next free one; when the table is full, its owner is notified.

        A table that starts automatically when full has started then. Raises TableError if the person already has a
        seat, or the table is full, reserved for others or started.
        """
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            if table.seat_of(person.id) is not None:
                raise TableError("tables-already-seated", table=table.id)
            guest = table.guest(person.id)
            if table.row.private and (guest is None or guest.how not in CALLED) and person.id != table.row.owner:
                raise TableError("tables-private", table=table.id)
            if not free_for(table, person.id, self._repository.clock()):
                raise TableError("tables-full" if full(table) else "tables-reserved", table=table.id)
            await self._check_apart(table, person.id)
            table = await self._take_seat(table, person, HUMAN)
        # The table's lock is released here: starting takes it again.
        return await self.started_if_full(table)

    @sends_messages
    async def add_player(
        self, table_id: str, by: int, kind: str, *, manager: bool = False, language: str = ""
    ) -> Table:
        """Seat a bot, named after its level in a language.

        Raises TableError without permission, for unknown kinds, and at a full table.
        """
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            self._check(table, Asker(by, manager), ARRANGE)
            if kind not in PLAYERS:
                raise TableError("tables-no-such-player", kind=kind, known=", ".join(PLAYERS))
            table = await self._take_seat(table, TableUser(0, _bot_name(table, kind, language)), kind, by)
        return await self.started_if_full(table)

    @sends_messages
    async def add_guest(self, table_id: str, by: Asker, number: int, name: str, *, own: bool) -> Table:
        """Seat a bot that plays from outside, by its number; an `own` one also where people may bring theirs.

        Raises TableError as `add_player`, and for a bot that has a seat: it could not tell its two seats apart.
        """
        async with self._repository.lock(table_id):
            table, kind = await self._open(table_id), f"{GUEST}:{number}"
            try:
                self._check(table, by, ARRANGE)
            except TableError:
                if not own:
                    raise
                if table.row.private or not table.row.guest_bots:
                    raise TableError("tables-no-guest-bots", table=table.id) from None
                await self._check_apart(table, by.user)
            if any(seat.kind == kind for seat in table.seats):
                raise TableError("tables-guest-seated", name=name)
            table = await self._take_seat(table, TableUser(0, name), kind, by.user)
        return await self.started_if_full(table)

    async def wait(self, table_id: str, person: TableUser) -> Table:
        """Join the waiting list. Raises TableError if a seat is free already, and for people who have one."""
        async with self._repository.lock(table_id):
            table, now = await self._open(table_id), self._repository.clock()
            if table.seat_of(person.id) is not None:
                raise TableError("tables-already-seated", table=table.id)
            if table.row.private:
                raise TableError("tables-private", table=table.id)
            await self._check_apart(table, person.id)
            if free_for(table, person.id, now):
                raise TableError("tables-has-room", table=table.id)
            if table.guest(person.id) is not None:
                raise TableError("tables-waits-already", table=table.id)
            guest = GuestRow(table.id, person.id, person.name, WAITING, -1, now, person.username)
            after = structs.replace(table, guests=(*table.guests, guest))
            return await self._repository.write(UnitOfWork().put(guest), after)

    @sends_messages
    async def leave(self, table_id: str, user: int) -> Table:
        """Leave the seat or the waiting list before the start; the waiting list moves up.

        A table without people is closed. At a table of a tournament nobody can leave, because its result counts.
        """
        async with self._repository.lock(table_id):
            table, unit, now = await self._open(table_id), UnitOfWork(), self._repository.clock()
            guest = table.guest(user)
            if guest is not None and guest.how == WAITING:
                unit.remove(GuestRow, table_id=table.id, user=user)
                return await self._repository.write(unit, without(table, user))
            seat = table.seat_or_refuse(user)
            for reaction in self._repository.reactions:
                await reaction.leaving(table, user)
            unit.remove(SeatRow, table_id=table.id, seat=seat)
            table = structs.replace(table, seats=tuple(row for row in table.seats if row.seat != seat))
            table = moved_up(unit, table, now)
            if not any(left.human for left in table.seats):
                row = structs.replace(table.row, status=ABANDONED, changed=now)
                table = structs.replace(table, row=row, guests=())
                unit.remove(GuestRow, table_id=table.id)
            table = await self._repository.write(unit, table)
        return await self.started_if_full(table)

    @sends_messages
    async def invite(self, table_id: str, by: TableUser, guest: TableUser, *, manager: bool = False) -> Table:
        """Invite somebody by direct message; a seat is reserved for them, see `reservations`.

        Raises TableError without permission, and if that person cannot be invited, see `_check_guest`.
        """
        async with self._repository.lock(table_id):
            table, now = await self._open(table_id), self._repository.clock()
            self._check(table, Asker(by.id, manager), "invite")
            await self._check_guest(table, by, guest, now)
            before = table.guest(guest.id)
            note = message(table, MessageKind.INVITE, "user", guest.id, now, data={"by": by.name, "user": by.id})
            kept = GuestRow(
                table.id, guest.id, guest.name, INVITED, -1 if before is None else before.seat, now, guest.username
            )
            others = tuple(one for one in table.guests if one.user != guest.id)
            unit = UnitOfWork().message(**note).put(kept)
            after = structs.replace(table, guests=(*others, kept))
            reserved_until(unit, after)
            return await self._repository.write(unit, after)

    @sends_messages
    async def decline(self, table_id: str, guest: TableUser) -> Table:
        """Decline an invitation; the inviter is notified. Raises TableError for people without an invitation."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            invitation = await self._repository.store.outbox_queue.invitation(table_id, guest.id)
            kept = table.guest(guest.id)
            if invitation is None and kept is None:
                raise TableError("tables-not-invited", table=table.id)
            host = json.loads(invitation.data).get("user", table.row.owner) if invitation else table.row.owner
            data = {"id": "host-note-not-coming", "args": {"name": guest.name, "table": table.id}}
            unit = UnitOfWork().message(
                **message(table, MessageKind.NOTE, "user", host, self._repository.clock(), data=data)
            )
            unit.remove(GuestRow, table_id=table.id, user=guest.id)
            after = moved_up(unit, without(table, guest.id), self._repository.clock())
            return await self._repository.write(unit, after)

    @moves_the_game
    async def start(self, table_id: str, by: int, *, manager: bool = False) -> ActionResult:
        """Start the game with the seated players; a secret seed fixes all draws.

        Raises TableError for others than the owner or with too few seats, OptionsError if the options do not fit.
        """
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            self._check(table, Asker(by, manager), "start")
            low, _ = table.title.info.seats
            if len(table.seats) < low:
                raise TableError("tables-too-few", have=len(table.seats), need=low)
            # Seats may have gaps after people have left; the rules number the players without gaps.
            unit, table = _closed_up(table)
            raw = for_seats(table.title, table.options, len(table.seats))
            options = table.title.options(raw, len(table.seats))
            # All parts of the seed are shown at the end, so that everybody can verify the draws.
            row = promised(self._repository, table.row)
            seed = start_seed(row.secret or b"", row.interactions.split())
            game, moved = Game.new(table.title, options, len(table.seats), Chance(seed))
            table = structs.replace(table, row=structs.replace(row, seed=seed))
            made = [GameChange(1, "setup", None, None, "setup", by, moved, Turn(None, 0), game.freeze())]
            made += answers(game, table, seed, 2)
            told = notify(table, game, made, self._repository.clock(), kind=MessageKind.SETUP)
            # The owner need not be notified any more that the table is full.
            _not_open_any_more(unit, table)
            for kind in (START, KEPT):
                unit.remove(TimerRow, kind=kind, table_id=table.id, seat=-1)
            table = structs.replace(table, guests=())
            return ActionResult(await self._repository.write_game(unit, table, game, made, told), tuple(made))

    async def close(self, table_id: str, by: int) -> Table:
        """Close a table that has not started. Raises TableError for others than its owner."""
        async with self._repository.lock(table_id):
            table = await self._open(table_id)
            _check_owner(table, by)
            unit = _not_open_any_more(UnitOfWork(), table)
            row = structs.replace(table.row, status=ABANDONED, changed=self._repository.clock())
            return await self._repository.write(unit, structs.replace(table, row=row, guests=()))

    async def _check_apart(self, table: Table, user: int) -> None:
        """Raise TableError if a person and somebody at a table are blocked; the reason is given only for one's own
        block.
        """
        people, here = self._repository.store.person_rows, _people(table)
        if not (await people.avoided(user)).isdisjoint(here):
            raise TableError("tables-kept-apart", table=table.id)
        if not (await people.apart(user)).isdisjoint(here):
            raise TableError("tables-no-seat", table=table.id)

    async def _check_guest(self, table: Table, by: TableUser, guest: TableUser, now: int) -> None:
        """Raise TableError if a person cannot be invited, or has been and the seat is still reserved."""
        # A block by the other person is refused in words that give no reason: it must not be revealed.
        if guest.id == by.id:
            raise TableError("tables-invites-self", table=table.id)
        if table.seat_of(guest.id) is not None:
            raise TableError("tables-guest-seated", name=guest.name)
        if full(table):
            raise TableError("tables-full", table=table.id)
        if invited(table, guest.id, now):
            raise TableError("tables-guest-invited", name=guest.name, table=table.id)
        people = self._repository.store.person_rows
        if guest.id in await people.avoided(by.id):
            raise TableError("tables-guest-apart", name=guest.name)
        if not (await people.apart(guest.id)).isdisjoint((by.id, *_people(table))):
            raise TableError("tables-guest-refused", name=guest.name, table=table.id)

    async def _open(self, table_id: str) -> Table:
        table = await self._repository.get(table_id)
        table.refuse_unless(OPEN)
        return table

    async def _take_seat(self, table: Table, who: TableUser, kind: str, by: int = 0) -> Table:
        """Seat a person, or a bot by its name; `by` is who has added the bot."""
        if full(table):
            raise TableError("tables-full", table=table.id)
        user = who.id if kind == HUMAN else None
        seat = SeatRow(table.id, next_seat(table, user), user, who.name, kind, who.username)
        seats = tuple(sorted((*table.seats, seat), key=lambda row: row.seat))
        unit, guests = UnitOfWork().add(seat), table.guests
        if user is not None and table.guest(user) is not None:
            unit.remove(GuestRow, table_id=table.id, user=user)
            guests = tuple(one for one in guests if one.user != user)
        if len(seats) == table.row.max_seats and (user or by) != table.row.owner:
            await self._tell_owner(unit, table)
        row = promised(self._repository, table.row)
        return await self._repository.write(unit, structs.replace(table, row=row, seats=seats, guests=guests))

    async def started_if_full(self, table: Table) -> Table:
        """Start a table that starts automatically when full, if it is; its owner is notified if it cannot start."""
        if table.status != OPEN or not table.row.starts_full or not full(table):
            return table
        try:
            return (await self.start(table.id, table.row.owner)).table
        # Somebody may have left or started it since; the person who has just joined made no mistake and sees the table
        # as it is.
        except (TableError, OptionsError):
            return await self._repository.get(table.id)

    async def _tell_owner(self, unit: UnitOfWork, table: Table) -> None:
        """Notify the owner that all seats are taken, once per table, even if people leave and join again."""
        owner = table.row.owner
        if owner and await self._repository.store.outbox_queue.written(table.id, MessageKind.FULL, owner) is None:
            now = self._repository.clock()
            unit.message(**{**message(table, MessageKind.FULL, LOBBY, owner, now), "due": now + FULL_SECONDS})


def promised(repository: TableRepository, row: TableRow) -> TableRow:
    """Return a table's row with the parts of its seed so far, and the hash of the host's part, which people are shown.

    Each request adds its number, which nobody can choose, to the players' part.
    """
    if row.secret is None:
        secret = repository.entropy(32)
        row = structs.replace(row, secret=secret, commitment=commitment(secret))
    request, numbers = repository.store.request_log.current(), row.interactions.split()
    if request is None or str(request.number) in numbers:
        return row
    return structs.replace(row, interactions=" ".join([*numbers, str(request.number)][-MOST_PRESSES:]))


async def free_id(repository: TableRepository) -> str:
    """Return an id that no table has.

    A million tables use one in thirty of the short ids.
    """
    # The id is looked for before anything is written, so that a clash is never taken for a change by another process.
    for length in _ID_LENGTHS:
        table_id = new_id(repository.entropy, length)
        if await repository.store.table(table_id) is None:
            break
    return table_id


def new_id(entropy: Entropy, length: int = _ID_LENGTHS[0]) -> str:
    """Return an id for a table: short, and easy to say and type."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in entropy(length))


def seats_for(title: Title[Any, Any], raw: Mapping[str, Any], seats: int | None) -> int:
    """Return the number of players for options as given: that number, or the maximum.

    Options with a value for each seat may lack values. Raises OptionsError with all problems.
    """
    low, high = title.info.seats
    each = [spec.id for spec in title.info.options if spec.kind == "per_seat"]
    longest = max((len(raw[one]) for one in each if isinstance(raw.get(one), list)), default=0)
    tried = [seats] if seats else [number for number in range(high, low - 1, -1) if number >= longest] or [high]
    for number in tried:
        if number >= longest and problems(title, raw, number) is None:
            return number
    title.options(raw if longest > tried[0] else for_seats(title, raw, tried[0]), tried[0])
    raise AssertionError("options that fit were refused")


def _people(table: Table) -> tuple[int | None, ...]:
    """Return who is seated, waiting or invited at a table."""
    return (*table.users, *(guest.user for guest in table.guests))


def _bot_name(table: Table, kind: str, language: str) -> str:
    """Return a numbered name for a bot that nobody at the table has."""
    return bot_name(table, kind, language, first=1 + sum(1 for seat in table.seats if not seat.human))


def _check_owner(table: Table, user: int) -> None:
    if table.row.owner != user:
        raise TableError("tables-not-owner", table=table.id)


def _not_open_any_more(unit: UnitOfWork, table: Table) -> UnitOfWork:
    """Delete what only an open table has: its guests, and the message that it is full unless somebody sends it now."""
    unsent = {"state": DeliveryState.WAITING, "held_by": None}
    unit.remove(MessageRow, table_id=table.id, kind=MessageKind.FULL, **unsent)
    return unit.remove(GuestRow, table_id=table.id)


def _closed_up(table: Table) -> tuple[UnitOfWork, Table]:
    """Return the seats numbered without gaps, for the start."""
    unit = UnitOfWork()
    seats = tuple(structs.replace(row, seat=number) for number, row in enumerate(table.seats))
    if seats != table.seats:
        for row in table.seats:
            unit.remove(SeatRow, table_id=table.id, seat=row.seat)
        for row in seats:
            unit.add(row)
    return unit, structs.replace(table, seats=seats)
