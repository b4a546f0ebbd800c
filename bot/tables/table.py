"""A table as the host knows it in memory, and what is told of a change."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from bot.store import DepartureRow, GuestRow, MoveRow, OrderRow, ProposalRow, SeatRow, TableRow, TableStatus
from bot.store.timers import TimerRow
from bot.tables.clocks import Pace
from bot.tables.hidden_versions import Counts, number
from bot.tables.naming import told_apart
from bot.tables.table_errors import TableError
from games.kernel import Action, Event, Game, MoveResult, Order, Orders, RecordedDraw, Seat, Title, Turn
from games.kernel.orders import StandingOrders, standing_orders, unsaid, usual
from games.kernel.registry import title as title_of

OPEN, RUNNING, FINISHED = TableStatus.OPEN, TableStatus.RUNNING, TableStatus.FINISHED
ABANDONED, SUSPENDED = TableStatus.ABANDONED, TableStatus.SUSPENDED
HUMAN = "human"

_BREAKS = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's categories of what cannot be written in a line."""
_JOINERS = "\u200c\u200d"  # hold the parts of some letters and emoji together
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, empty to the eye
_NAMES = 2_000
"""So many names are kept as they are shown: those of a table are looked at again with every press on it."""
_MARKS = 3
"""So many marks may stand on one letter: more than any language needs, too few to cover the lines above."""

_STATUSES = {str(status): status for status in TableStatus}
"""It is asked several times for each move, and to look it up takes a fifth of what the enumeration takes."""

_encoder = msgspec.msgpack.Encoder()


class TableUser(Struct, frozen=True):
    """Somebody who uses the host: a Discord id and the name to show, which is one line and never empty."""

    id: int
    name: str
    username: str = ""
    """The account's unique name; '' where it is not known."""

    def __post_init__(self) -> None:
        force_setattr(self, "name", one_line(self.name))


@lru_cache(_NAMES)
def one_line(name: str) -> str:
    """A name without line breaks, control characters, changes of direction, invisible letters and heaps of marks."""
    shown = "".join(" " if unicodedata.category(c) in _BREAKS or c in _BLANK else c for c in name)
    shown = "".join(c for c in shown if c in _JOINERS or unicodedata.category(c) != "Cf")
    line = " ".join(_lightened(shown).split()).strip(_JOINERS + " ")
    return line if any(c not in _JOINERS and not unicodedata.combining(c) for c in line) else "?"


def _lightened(text: str) -> str:
    """A text with no more marks, or joiners, in a row than `_MARKS`."""
    kept, row = [], 0
    for c in text:
        row = row + 1 if c in _JOINERS or unicodedata.category(c) in ("Mn", "Me") else 0
        if row <= _MARKS:
            kept.append(c)
    return "".join(kept)


class Table(Struct, frozen=True):
    """A table with everything that belongs to it. `game` is None before the start; nobody may change it in place."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: Game[Any, Any] | None = None
    order_rows: tuple[OrderRow, ...] = ()
    proposal: ProposalRow | None = None
    departures: tuple[DepartureRow, ...] = ()
    hidden_counts: Counts = ()
    damaged: bool = False
    """Whether the present snapshot is not as it was written."""
    clocks: tuple[TimerRow, ...] = ()
    """The clocks of its seats, see `table_clocks`."""
    followers: tuple[int, ...] = ()
    """Who wants to hear of it without playing there."""
    guests: tuple[GuestRow, ...] = ()
    """Who has a claim on a seat before the game begins, the longest first."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def title(self) -> Title[Any, Any]:
        """What is played."""
        return title_of(self.row.title)

    @property
    def version(self) -> int:
        """Counts the changes of the game. Shown to nobody: see `known`."""
        return self.row.version

    def known(self, viewer: Seat | None) -> int:
        """The version as a viewer (None: everybody) sees it: how many changes of the game the viewer may know of."""
        return number(self.version, self.hidden_counts, viewer)

    @property
    def status(self) -> TableStatus:
        """Where it is in its life. Raises ValueError for a state that this host does not know."""
        known = _STATUSES.get(self.row.status)
        return TableStatus(self.row.status) if known is None else known

    @property
    def pace(self) -> Pace:
        """How much time there is for a decision."""
        return Pace.read(self.row.pace)

    @property
    def options(self) -> dict[str, Any]:
        """The options as they were given."""
        raw: dict[str, Any] = json.loads(self.row.options)
        return raw

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in order, no two of them alike."""
        return told_apart([one_line(seat.name) for seat in self.seats], [seat.username for seat in self.seats])

    @property
    def guest_names(self) -> tuple[str, ...]:
        """Return the names of who has a claim on a seat, none of them like another's there or at the table."""
        people: list[SeatRow | GuestRow] = [*self.seats, *self.guests]
        return told_apart([one_line(one.name) for one in people], [one.username for one in people])[len(self.seats) :]

    def actors(self, version: int) -> tuple[str, ...]:
        """Who had the seats when the change `version` was made, by name: not those who took a seat over later."""
        if not self.departures:
            return self.names
        found: list[SeatRow | DepartureRow] = list(self.seats)
        for left in reversed(self.departures):
            if left.version >= version:
                found[left.seat] = left
        return told_apart([one_line(one.name) for one in found], [one.username for one in found])

    @property
    def users(self) -> tuple[int | None, ...]:
        """The seats' people in order; None for bots."""
        return tuple([seat.user for seat in self.seats])

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple([seat.seat for seat in self.seats if seat.human])

    @property
    def orders(self) -> Orders:
        """Standing orders of people's seats by kind: those given, else the usual ones of the title."""
        info = self.title.info
        found = {seat: usual(info) for seat in self.humans}
        for row in self.order_rows:
            if row.seat in found:
                preferences = tuple(row.preferences.split("\n")) if row.preferences else ()
                found[row.seat][row.kind] = Order(row.kind, row.policy, row.amount, preferences)
        return found

    def unsaid(self, seat: Seat, kind: str) -> StandingOrders | None:
        """What a person is asked for good with a decision of a kind, having ordered nothing for it, or None."""
        return unsaid(self.title.info, {row.kind for row in self.order_rows if row.seat == seat}, kind)

    def settled_by(self, seat: Seat, group: str) -> StandingOrders | None:
        """What a person settles who says now what to do about a group: what is unsaid, else all; None if unknown."""
        found = standing_orders(self.title.info, group)
        return None if found is None else next(filter(None, (self.unsaid(seat, kind) for kind in found.kinds)), found)

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a person, or None."""
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def guest(self, user: int) -> GuestRow | None:
        """A person's claim on a seat before the game begins, or None."""
        return next((guest for guest in self.guests if guest.user == user), None)

    def seat_or_refuse(self, user: int) -> Seat:
        """The seat of a person. Raises TableError where the person has none."""
        seat = self.seat_of(user)
        if seat is None:
            raise TableError("tables-not-seated", table=self.id)
        return seat

    def running_game(self) -> Game[Any, Any]:
        """The game of a running table. Raises TableError, saying what the table is instead."""
        self.refuse_unless(RUNNING)
        return self.played_game()

    def played_game(self) -> Game[Any, Any]:
        """The game of a table however it stands now. Raises TableError where it has none, saying what it is instead."""
        if self.game is None:
            raise self._what_it_is()
        return self.game

    def refuse_unless(self, *statuses: TableStatus) -> None:
        """Raises TableError where the table is in none of these states, saying what it is instead."""
        if self.status not in statuses:
            raise self._what_it_is()

    def refuse_unless_played(self) -> None:
        """Raises TableError where nothing is or was played at the table, saying what it is instead."""
        self.played_game()

    def _what_it_is(self) -> TableError:
        return TableError(f"tables-is-{self.status}", table=self.id)


class GameChange(Struct, frozen=True):
    """One change of a game that has just been made, before it is written.

    `committed` is the kind of decision of an answer that is committed to, `revealed_seats` the seats whose answers
    come out by it. `stream` is the stream of draws that an undo or redo begins, `seed` what held until one that took
    back an end. `secrecy` says what others may know of it, see `hidden_versions`.
    """

    version: int
    kind: str
    seat: Seat | None
    action: Action | None
    cause: str
    user: int | None
    moved: MoveResult
    turn: Turn
    snapshot: bytes
    restores: int | None = None
    committed: str = ""
    revealed_seats: tuple[Seat, ...] = ()
    stream: int = 0
    seed: bytes | None = None
    secrecy: str = ""

    def values(self, table_id: str, now: int, hidden: Counts = (), accounts: str = "") -> dict[str, Any]:
        """The row of the `moves` table, as far as it is not as usual; `hidden` counts the hidden answers up to here."""
        values: dict[str, Any] = {
            "table_id": table_id,
            "version": self.version,
            "kind": self.kind,
            "seat": self.seat,
            "action": None if self.action is None else str(self.action),
            "cause": self.cause,
            "user": self.user,
            "at": now,
            "events": _encoder.encode(self.moved.events),
            "draws": _encoder.encode(self.moved.draws),
            "reveals": self.restores is None and self.moved.reveals,
            "turn_owner": self.turn.owner,
            "turn_number": self.turn.number,
            "snapshot": self.snapshot,
        }
        if self.secrecy or hidden:
            values |= {"secrecy": self.secrecy, "hidden_counts": " ".join(map(str, hidden))}
        if accounts:
            values["accounts"] = accounts
        if self.restores is not None or self.stream or self.seed is not None:
            values |= {"restores": self.restores, "stream": self.stream, "seed": self.seed}
        return values


class LogEntry(Struct, frozen=True):
    """One written change of a game, decoded."""

    version: int
    kind: str
    seat: Seat | None
    action: Action | None
    cause: str
    user: int | None
    at: int
    events: tuple[Event, ...]
    draws: tuple[RecordedDraw, ...]
    reveals: bool
    turn: Turn
    restores: int | None
    stream: int = 0
    seed: bytes | None = None
    secrecy: str = ""
    hidden_counts: Counts = ()


class FuturePreferences(Struct, frozen=True):
    """Wishes for decisions to come of the same kind: those `later`, and before them what could not be done at once.

    That is wished for by the last link of its action behind `here`.
    """

    here: str = ""
    later: tuple[str, ...] = ()

    def preferences(self, left: Sequence[Action]) -> tuple[str, ...]:
        """All wishes, with actions that are left over."""
        return (*(self.here + action.args[-1] for action in left if self.here and action.args), *self.later)


class ActionResult(Struct, frozen=True):
    """What came of a request: the table as it stands now and the changes made, in order (own move first)."""

    table: Table
    made: tuple[GameChange, ...] = ()

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order. Show a viewer only what is `known_to` it."""
        return [event for made in self.made for event in made.moved.events]


def record(title: Title[Any, Any], row: MoveRow) -> LogEntry:
    """A move row decoded with its title's event types."""
    return LogEntry(
        row.version,
        row.kind,
        row.seat,
        None if row.action is None else Action.of(row.action.split(" ")),
        row.cause,
        row.user,
        row.at,
        tuple(msgspec.msgpack.decode(row.events, type=list[title.event_type])),  # type: ignore[name-defined]
        tuple(msgspec.msgpack.decode(row.draws, type=list[RecordedDraw])),
        row.reveals,
        Turn(row.turn_owner, row.turn_number),
        row.restores,
        row.stream,
        row.seed,
        row.secrecy,
        listed(row.hidden_counts),
    )


def listed(seats: str) -> tuple[Seat, ...]:
    """Seats from their written form, numbers separated by spaces."""
    return tuple(int(seat) for seat in seats.split())


def written(seats: Mapping[Seat, Any] | tuple[Seat, ...] | list[Seat]) -> str:
    """Seats as numbers separated by spaces, in ascending order."""
    return " ".join(str(seat) for seat in sorted(seats))
