"""Version numbers for each viewer, without the changes that the viewer may not know of.

Hidden changes are answers to secret questions while others still have to answer. A viewer's number of a version counts
the changes up to it that the viewer may know. So no visible number changes when somebody answers in secret, and no
press becomes stale by it.

A table in memory, and the result of a change.

Displayed names: people with equal names are distinguished by their usernames.

The errors of tables, each with a message for the person.
"""

from __future__ import annotations

import json
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import force_setattr

from bot.store import DepartureRow, GuestRow, MoveRow, OrderRow, ProposalRow, SeatRow, TableRow, TableStatus, digest
from bot.store.schema import SavedMoveRow, TimerRow
from bot.tables.clocks import Pace
from games.kernel import (
    Action,
    Decision,
    Event,
    Game,
    MoveResult,
    Order,
    Orders,
    RecordedDraw,
    Ref,
    Say,
    Seat,
    Title,
    Turn,
)
from games.kernel.orders import StandingOrders, standing_orders, unsaid, usual
from games.kernel.registry import title as title_of

HIDDEN = "hidden"
"""The answer was given, and nobody else may know that."""
CAME_OUT = "out"
"""The last answer, with which all were revealed. Whose it was stays secret."""
Counts = tuple[int, ...]
"""How many hidden answers each seat has given at a table; empty if there are none."""


class CountedChange(Protocol):
    """The properties of a change that are needed for counting."""

    @property
    def seat(self) -> Seat | None:
        """Who made it; None for a change without a seat."""
        ...

    @property
    def secrecy(self) -> str:
        """What others may know of it; '' if it is no hidden answer."""
        ...


def secrecy_of(asked: Sequence[Decision], seat: Seat, game: Game[object, object], moved: MoveResult) -> str:
    """Return what others may know of an answer just given; `asked` are the decisions before it. '' for an open
    answer.
    """
    own = next((decision for decision in asked if decision.seat == seat), None)
    if own is None or not own.hides_answered:
        return ""
    # Hidden only if nothing that others can see has changed: no draw, no event for them, the same questions.
    still = [(one.seat, one.kind, one.about) for one in game.decisions()]
    alone = not moved.draws and all(event.audience == (seat,) for event in moved.events)
    return HIDDEN if alone and still == [(one.seat, one.kind, one.about) for one in asked] else CAME_OUT


def asks_secretly(game: Game[object, object], seat: Seat) -> bool:
    """Return whether a seat is asked a secret question, answered or not."""
    # A message to such a seat may exist because it has not answered yet, so others must not see any of it.
    return any(one.seat == seat and one.hides_answered for one in game.decisions())


def counted_on(counts: Counts, seats: int, change: CountedChange) -> Counts:
    """Return the counts after one more change."""
    if change.secrecy != HIDDEN or change.seat is None:
        return counts
    every = counts or (0,) * seats
    return tuple(count + (seat == change.seat) for seat, count in enumerate(every))


def number(version: int, counts: Counts, viewer: Seat | None) -> int:
    """Return how many of the changes up to a version a viewer (None: everybody) may know of."""
    own = counts[viewer] if viewer is not None and viewer < len(counts) else 0
    return version - sum(counts) + own


def known_to(change: CountedChange, viewer: Seat | None) -> bool:
    """Return whether a viewer may know that a change was made."""
    return change.secrecy != HIDDEN or (viewer is not None and change.seat == viewer)


class TableError(Exception):
    """A request that a table refuses; `reason` says why and what to do instead. Titles are named by references."""

    def __init__(self, message: str, **args: str | int | list[Ref]) -> None:
        super().__init__(message)
        self.reason = Say(message, dict(args))


class NoSuchTable(TableError):
    """There is no table with that id."""

    def __init__(self, table_id: str) -> None:
        super().__init__("tables-no-such-table", table=table_id)


class Stale(TableError):
    """The table has changed since the person looked; show its current state instead."""

    def __init__(self, table_id: str) -> None:
        super().__init__("tables-stale", table=table_id)
        self.table_id = table_id


class Contradiction(Exception):
    """A change that cannot be written although nobody else has changed the table: a retry is useless."""


class Endless(Exception):
    """Rules that ask and are answered without end."""


def seat_names(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Return the names of seats in order, all different."""
    return told_apart([one_line(seat.name) for seat in seats], [seat.username for seat in seats])


# the size of the cache of compared names
_KEPT = 5_000


def told_apart(names: Sequence[str], usernames: Sequence[str]) -> tuple[str, ...]:
    """Return the names of people or bots who are shown together, all different.

    A shared name is put after the username, which is read first where space is short: `sam_1 (Sam)`. A person
    without a known username (`''`) is numbered.
    """
    shown = Counter(map(_reads, names))
    if len(shown) == len(names):
        return tuple(names)
    found: list[str] = []
    taken: set[str] = set()
    for name, username in zip(names, usernames, strict=True):
        several = username and shown[_reads(name)] > 1
        found.append(_numbered(f"{username} ({name})" if several else name, taken))
        taken.add(_reads(found[-1]))
    return tuple(found)


def _numbered(name: str, taken: set[str]) -> str:
    """Return a name, with the first number that makes it one not taken yet."""
    number, found = 1, name
    while _reads(found) in taken:
        number += 1
        found = f"{name} ({number})"
    return found


@lru_cache(_KEPT)
def _reads(name: str) -> str:
    """Return a name's visual form, for comparison."""
    # NFKC makes wide, styled and composed forms of a letter equal, which look alike and would pass for another name.
    return unicodedata.normalize("NFKC", name).casefold()


OPEN, RUNNING, FINISHED = TableStatus.OPEN, TableStatus.RUNNING, TableStatus.FINISHED
ABANDONED, SUSPENDED = TableStatus.ABANDONED, TableStatus.SUSPENDED
HUMAN = "human"
PLAN = "@plan"
"""The kind of the standing order that is a plan: actions for the seat's next turn, one after another."""
GUEST = "guest"
"""The level of bots that play from outside; their kind is this, a colon and their number."""

# Unicode categories of characters that are not allowed in a line.
_BREAKS = ("Cc", "Cs", "Zl", "Zp")
_JOINERS = "\u200c\u200d"  # join the parts of some letters and emoji
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that look empty
# The displayed form of names is cached, because every press needs the names of a table.
_NAMES = 2_000
# The maximum of marks on one letter: more than any language needs, too few to cover the lines above.
_MARKS = 3

# Cached as a dictionary: it is asked several times for each move, and a lookup takes a fifth of the enumeration's time.
_STATUSES = {str(status): status for status in TableStatus}
_encoder = msgspec.msgpack.Encoder()


class TableUser(Struct, frozen=True):
    """A user of the host: a Discord id and the displayed name, which is one line and never empty."""

    id: int
    name: str
    username: str = ""
    """The account's unique name; '' if unknown."""

    def __post_init__(self) -> None:
        force_setattr(self, "name", one_line(self.name))


@lru_cache(_NAMES)
def one_line(name: str) -> str:
    """Return a name without line breaks, control characters, direction changes, invisible letters and stacked marks."""
    shown = "".join(" " if unicodedata.category(c) in _BREAKS or c in _BLANK else c for c in name)
    # Cf has the direction changes and invisible characters, with which a name could reorder or imitate other text.
    shown = "".join(c for c in shown if c in _JOINERS or unicodedata.category(c) != "Cf")
    line = " ".join(_lightened(shown).split()).strip(_JOINERS + " ")
    return line if any(c not in _JOINERS and not unicodedata.combining(c) for c in line) else "?"


def _lightened(text: str) -> str:
    """Return a text with no more than `_MARKS` marks or joiners in a row."""
    kept, row = [], 0
    for c in text:
        row = row + 1 if c in _JOINERS or unicodedata.category(c) in ("Mn", "Me") else 0
        if row <= _MARKS:
            kept.append(c)
    return "".join(kept)


class Origin(Struct, frozen=True):
    """Where a game that continues another one comes from: the table, its players, and the turn or round there."""

    table: str
    turn: int
    names: tuple[str, ...]


class Table(Struct, frozen=True):
    """A table with everything that belongs to it. `game` is None before the start and must not be changed in place."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: Game[Any, Any] | None = None
    order_rows: tuple[OrderRow, ...] = ()
    proposal: ProposalRow | None = None
    departures: tuple[DepartureRow, ...] = ()
    hidden_counts: Counts = ()
    damaged: bool = False
    """Whether the current snapshot is damaged."""
    clocks: tuple[TimerRow, ...] = ()
    """The clocks of its seats, see `table_clocks`."""
    followers: tuple[int, ...] = ()
    """People who follow the table without playing."""
    guests: tuple[GuestRow, ...] = ()
    """Reservations and waiting people of an open table, oldest first."""
    origin: Origin | None = None
    """The finished game that it continues; None also if that table is gone."""
    saved: TableRow | None = None
    """Its row as the database has it; None for a new one."""
    latest: tuple[LogEntry, ...] = ()
    """The last changes of the game, those of one write; none if this process has not written them."""

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def title(self) -> Title[Any, Any]:
        """The title."""
        return title_of(self.row.title)

    @property
    def version(self) -> int:
        """The number of changes of the game. It is shown to nobody: see `known`."""
        return self.row.version

    def known(self, viewer: Seat | None) -> int:
        """Return the version as a viewer (None: everybody) sees it: how many changes the viewer may know of."""
        return number(self.version, self.hidden_counts, viewer)

    @property
    def status(self) -> TableStatus:
        """The status. Raises ValueError for one that this host does not know."""
        known = _STATUSES.get(self.row.status)
        return TableStatus(self.row.status) if known is None else known

    @property
    def pace(self) -> Pace:
        """The pace."""
        return Pace.read(self.row.pace)

    @property
    def options(self) -> dict[str, Any]:
        """The options as they were given."""
        raw: dict[str, Any] = json.loads(self.row.options)
        return raw

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in order, all different."""
        return seat_names(self.seats)

    @property
    def guest_names(self) -> tuple[str, ...]:
        """Return the names of reserved and waiting people, different from each other and from those at the table."""
        people: list[SeatRow | GuestRow] = [*self.seats, *self.guests]
        return told_apart([one_line(one.name) for one in people], [one.username for one in people])[len(self.seats) :]

    def actors(self, version: int) -> tuple[str, ...]:
        """Return the names of the players when the change `version` was made, not of those who took a seat later."""
        if not self.departures:
            return self.names
        found: list[SeatRow | DepartureRow] = list(self.seats)
        # From the newest back, so that the earliest player who still had the seat at that version remains.
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
        """The seats of people."""
        return tuple([seat.seat for seat in self.seats if seat.human])

    @property
    def orders(self) -> Orders:
        """Standing orders of people's seats by kind: those set, or the title's defaults."""
        info = self.title.info
        found = {seat: usual(info) for seat in self.humans}
        for row in self.order_rows:
            if row.seat in found:
                preferences = tuple(row.preferences.split("\n")) if row.preferences else ()
                found[row.seat][row.kind] = Order(row.kind, row.policy, row.amount, preferences)
        return found

    @property
    def plans(self) -> dict[Seat, list[Action]]:
        """The actions that people's seats have kept for their next turn, by seat."""
        return {
            row.seat: [Action.of(line.split(" ")) for line in row.preferences.split("\n")]
            for row in self.order_rows
            if row.kind == PLAN
        }

    def unsaid(self, seat: Seat, kind: str) -> StandingOrders | None:
        """Return the question about a standing order that comes with a decision of a kind, or None."""
        return unsaid(self.title.info, {row.kind for row in self.order_rows if row.seat == seat}, kind)

    def settled_by(self, seat: Seat, group: str) -> StandingOrders | None:
        """Return what a person sets by answering such a question about a group; None if unknown."""
        found = standing_orders(self.title.info, group)
        return None if found is None else next(filter(None, (self.unsaid(seat, kind) for kind in found.kinds)), found)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a person, or None."""
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def guest(self, user: int) -> GuestRow | None:
        """Return a person's reservation or waiting entry, or None."""
        return next((guest for guest in self.guests if guest.user == user), None)

    def seat_or_refuse(self, user: int) -> Seat:
        """Return the seat of a person. Raises TableError if the person has none."""
        seat = self.seat_of(user)
        if seat is None:
            raise TableError("tables-not-seated", table=self.id)
        return seat

    def running_game(self) -> Game[Any, Any]:
        """Return the game of a running table. Raises TableError with the actual status."""
        self.refuse_unless(RUNNING)
        return self.played_game()

    def played_game(self) -> Game[Any, Any]:
        """Return the game of a table that has one. Raises TableError with the actual status."""
        if self.game is None:
            raise self._what_it_is()
        return self.game

    def refuse_unless(self, *statuses: TableStatus) -> None:
        """Raise TableError with the actual status if the table has none of the given ones."""
        if self.status not in statuses:
            raise self._what_it_is()

    def refuse_unless_played(self) -> None:
        """Raise TableError with the actual status if no game is or was played at the table."""
        self.played_game()

    def _what_it_is(self) -> TableError:
        return TableError(f"tables-is-{self.status}", table=self.id)


class GameChange(Struct, frozen=True):
    """One new change of a game, before it is written.

    `committed` is the kind of decision of an answer with a commitment, `revealed_seats` the seats whose answers it
    reveals. `stream` is the stream of draws that an undo or redo starts, `seed` the old seed if the end of a game was
    undone. `secrecy` says what others may know of it, see `hidden_versions`.
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

    def row(self, table_id: str, now: int, hidden: Counts = (), accounts: str = "") -> SavedMoveRow:
        """Return the row of the `moves` table; `hidden` counts the hidden answers up to here."""
        return SavedMoveRow(
            table_id=table_id,
            version=self.version,
            kind=self.kind,
            seat=self.seat,
            action=None if self.action is None else str(self.action),
            cause=self.cause,
            user=self.user,
            at=now,
            # Never empty, even without events: empty bytes mean that the change is in an archive.
            events=_encoder.encode(self.moved.events),
            draws=_encoder.encode(self.moved.draws),
            reveals=self.restores is None and self.moved.reveals,
            turn_owner=self.turn.owner,
            turn_number=self.turn.number,
            restores=self.restores,
            stream=self.stream,
            seed=self.seed,
            secrecy=self.secrecy,
            hidden_counts=" ".join(map(str, hidden)),
            snapshot=self.snapshot,
            digest=digest(self.snapshot),
            accounts=accounts,
        )


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
    """Preferences for later decisions of the same kind: those `later`, and before them what could not be done at once.

    The preference is the last choice of an action after `here`.
    """

    here: str = ""
    later: tuple[str, ...] = ()

    def preferences(self, left: Sequence[Action]) -> tuple[str, ...]:
        """Return all preferences, including actions that were left over."""
        return (*(self.here + action.args[-1] for action in left if self.here and action.args), *self.later)


class ActionResult(Struct, frozen=True):
    """The result of a request: the table and the changes made, in order (own move first)."""

    table: Table
    made: tuple[GameChange, ...] = ()

    @property
    def events(self) -> list[Event]:
        """All events, in order. Show a viewer only those `known_to` it."""
        return [event for made in self.made for event in made.moved.events]


def record(title: Title[Any, Any], row: MoveRow) -> LogEntry:
    """Decode a move row with its title's event types."""
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
    """Parse seats: numbers separated by spaces."""
    return tuple(int(seat) for seat in seats.split())


def written(seats: Mapping[Seat, Any] | tuple[Seat, ...] | list[Seat]) -> str:
    """Format seats: numbers separated by spaces, in ascending order."""
    return " ".join(str(seat) for seat in sorted(seats))
