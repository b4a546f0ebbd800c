"""One game in progress: title, options, state, and its position in the sequence of draws. Frozen to bytes and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.kernel import legality
from games.kernel.chance import Chance, RecordedDraw
from games.kernel.errors import KernelError
from games.kernel.title import Title
from games.kernel.values import Action, Choice, Chosen, Decision, Event, Options, Result, Seat

S = TypeVar("S")
V = TypeVar("V")

SCHEMA = 2
"""Version 2 adds the stream of chance. A snapshot without one is of stream 0."""


class SnapshotError(KernelError):
    """A snapshot that this code cannot continue, with the reason for an operator."""


class MoveResult(Struct, frozen=True):
    """The effects of one action: events in order, their draws, and whether anything hidden was
    `revealed_hidden`."""

    events: list[Event]
    draws: list[RecordedDraw]
    revealed_hidden: bool = False

    @property
    def reveals(self) -> bool:
        """Whether chance was used or hidden information revealed: then no undo without everyone's consent."""
        return self.revealed_hidden or bool(self.draws) or any(type(e).reveals for e in self.events)


class _Snapshot(Struct):
    schema: int
    title: str
    rules: int
    seats: int
    position: int
    options: Options
    state: msgspec.Raw
    stream: int = 0


class Game(Generic[S, V]):
    """A game of a title at rest, and its position in a stream of draws. Its caller supplies the secret seed."""

    __slots__ = ("_asked", "_open", "options", "position", "seats", "state", "stream", "title")

    def __init__(
        self, title: Title[S, V], options: Options, seats: int, state: S, position: int, stream: int = 0
    ) -> None:
        self.title = title
        self.options = options
        self.seats = seats
        self.state = state
        self.position = position
        self.stream = stream
        self._asked: Sequence[Decision] | None = None
        self._open: dict[tuple[Seat, Chosen], tuple[Choice, ...]] = {}
        """The choices of this position: later questions need not follow them from the verb again."""

    @classmethod
    def new(cls, title: Title[S, V], options: Options, seats: int, chance: Chance) -> tuple[Game[S, V], MoveResult]:
        """Set up a game; return it with the events and draws of the setup."""
        state, events = title.setup(options, seats, chance)
        return cls(title, options, seats, state, chance.position), MoveResult(events, chance.draws)

    def act(self, seat: Seat, action: Action, seed: bytes) -> MoveResult:
        """Check and carry out an action. Raise NotLegal or NotUnderstood, changing nothing."""
        return self.act_by(seat, action, Chance(seed, self.position, self.stream))

    def act_by(self, seat: Seat, action: Action, chance: Chance) -> MoveResult:
        """Act with draws from a given source (a script, or a record)."""
        before, asked = chance.position, self._asked
        self._forget()
        events = legality.apply(self.title, self.state, seat, action, chance, asked)
        # By what was drawn: a script counts from 0, wherever the game is. A refusal has raised by now.
        self.position += chance.position - before
        return MoveResult(events, chance.draws, chance.revealed_hidden)

    def branch(self, stream: int, seed: bytes) -> MoveResult:
        """Begin a new stream of draws after an undo, so that the future is not the one seen before.

        What was drawn but is known to nobody is redrawn. `stream` must be new to the game.
        """
        return self.branch_by(Chance(seed, self.position, stream))

    def branch_by(self, chance: Chance) -> MoveResult:
        """Branch with draws from a given source, which names the stream."""
        before = chance.position
        self._forget()
        self.stream = chance.stream
        self.title.reshuffle(self.state, chance)
        self.position += chance.position - before
        return MoveResult([], chance.draws)

    def concede(self, seat: Seat) -> MoveResult | None:
        """Let a seat give up, if the title's rules define that; return None if the host fills the seat."""
        self._forget()
        events = self.title.concede(self.state, seat)
        return (
            None if events is None else MoveResult(events, [], revealed_hidden=True)
        )  # this may reveal what was hidden

    def _forget(self) -> None:
        """Clear the caches of this position, which is about to change."""
        self._asked = None
        self._open.clear()

    def decisions(self) -> Sequence[Decision]:
        """Return what is owed or still open now; cached for each position, since a host often asks for it."""
        if self._asked is None:
            self._asked = tuple(self.title.decisions(self.state))
        return self._asked

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that owe a decision, each once, in seat order. For the host; people see `awaited`."""
        return tuple(sorted({d.seat for d in self.decisions() if d.owed}))

    def decision(self, seat: Seat) -> Decision | None:
        """Return what a seat may decide now, owed or still open to change; None when it is not asked."""
        for decision in self.decisions():
            if decision.seat == seat:
                return decision
        return None

    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats that everybody may see as waited for: for hidden decisions all asked, answered or not."""
        return legality.awaited(self.decisions())

    def committed(self) -> dict[Seat, str]:
        """Return the seats with unrevealed committed answers, each with the kind of decision."""
        return {d.seat: d.kind for d in self.decisions() if d.committed and not d.owed}

    def choices(self, seat: Seat, chosen: Chosen = ()) -> list[Choice]:
        """Return the next links for a seat; none after a whole action. Raise NotLegal when it is not asked, that or
        NotUnderstood if one of the links is not offered."""
        before = self._open.get((seat, chosen[:-1]), ()) if chosen else ()
        if any(choice.more and choice.key == chosen[-1] for choice in before):
            found = list(self.title.choices(self.state, seat, chosen))
        else:
            found = legality.offers(self.title, self.state, seat, chosen, self.decisions())
        self._open[seat, chosen] = tuple(found)
        return found

    def view(self, viewer: Seat | None) -> V:
        """Return what a viewer may know."""
        return self.title.view(self.state, viewer)

    def result(self) -> Result | None:
        """Return the result once the game is over."""
        return self.title.result(self.state)

    def copy(self) -> Game[S, V]:
        """Return an independent copy."""
        return Game(self.title, self.options, self.seats, self.title.copy(self.state), self.position, self.stream)

    def held(self) -> Game[S, V]:
        """Return this position while its questions are listed: choices after links are cached. Nobody acts on it."""
        held: Game[S, V] = _Held(self.title, self.options, self.seats, self.state, self.position, self.stream)
        held._asked = self._asked
        return held

    def freeze(self) -> bytes:
        """Return the game as bytes, with schema and rules version."""
        state = msgspec.Raw(_encoder.encode(self.state))
        info = self.title.info
        return _encoder.encode(
            _Snapshot(SCHEMA, info.id, info.rules, self.seats, self.position, self.options, state, self.stream)
        )


class _Held(Game[S, V]):
    __slots__ = ("_offered",)

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._offered: dict[tuple[Seat, Chosen], list[Choice]] = {}

    def choices(self, seat: Seat, chosen: Chosen = ()) -> list[Choice]:
        found = self._offered.get((seat, chosen))
        if found is None:
            found = self._offered[seat, chosen] = super().choices(seat, chosen)
        return found


def thaw(title: Title[S, V], data: bytes) -> Game[S, V]:
    """Return a game from its bytes; one written under older rules is upgraded and continues. Raise SnapshotError."""
    try:
        snap = _decoder.decode(data)
        if snap.title != title.info.id:
            raise SnapshotError(f"a snapshot of {snap.title}, not of {title.info.id}")
        if snap.schema > SCHEMA or snap.rules > title.info.rules:
            raise SnapshotError(f"written by newer code (schema {snap.schema}, rules {snap.rules}); update this host")
        state = _state(title, snap)
    except msgspec.MsgspecError as error:
        raise SnapshotError(f"damaged snapshot: {error}") from error
    return Game(title, snap.options, snap.seats, state, snap.position, snap.stream)


def _state(title: Title[S, V], snap: _Snapshot) -> S:
    if snap.rules == title.info.rules:
        state: S = msgspec.msgpack.decode(snap.state, type=title.state_type)
        return state
    raw = msgspec.msgpack.decode(snap.state, type=dict[str, Any])
    try:
        fit = title.upgrade(raw, snap.rules)
    except (LookupError, TypeError, ValueError) as error:  # what breaks an upgrade was not written by old rules
        raise SnapshotError(f"damaged snapshot of rules {snap.rules}: {error!r}") from error
    upgraded: S = msgspec.convert(fit, title.state_type)
    return upgraded


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_Snapshot)
