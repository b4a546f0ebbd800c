"""Typed rows as they are read from the database."""

from __future__ import annotations

from msgspec import Struct

from bot.store.kinds import MessageKind


class TableRow(Struct, frozen=True):
    """A table, without its seats and its game."""

    id: str
    title: str
    channel: int
    guild: int | None
    owner: int
    status: str
    max_seats: int
    options: str
    seed: bytes | None
    commitment: str | None
    version: int
    announced_version: int
    waiting_seats: str
    since: int
    ai_due: bool
    opened: int
    changed: int
    revision: int = 0
    pace: str = ""
    paused: int = 0
    hints: bool = False
    rematch: str = ""
    starts_full: bool = False
    starts_at: int = 0
    private: bool = False
    language: str = ""
    experience: str = ""
    archived_version: int = 0


class GuestRow(Struct, frozen=True):
    """Who has a claim on a seat of a table that has not started: `invited` or `waiting`; -1 is any seat."""

    table_id: str
    user: int
    name: str
    how: str
    seat: int
    at: int
    username: str = ""


class SeatRow(Struct, frozen=True):
    """A seat: its player, and whether a person or a bot."""

    table_id: str
    seat: int
    user: int | None
    name: str
    kind: str
    username: str = ""

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.kind == "human"


class DepartureRow(Struct, frozen=True):
    """Who had a seat before somebody else took it over, up to which version, and how they left."""

    table_id: str
    revision: int
    version: int
    seat: int
    user: int | None
    name: str
    kind: str
    how: str
    ranked: bool
    username: str = ""


class NotableRow(Struct, frozen=True):
    """A change of a game by which its course can be told: one that restores, draws or reveals, or a resignation."""

    version: int
    kind: str
    seat: int | None
    restores: int | None
    reveals: bool


class OutlineRow(Struct, frozen=True):
    """A change of a game by which one finds one's way in it: what it came after, whose it was, who may know of it."""

    version: int
    kind: str
    seat: int | None
    turn_owner: int | None
    turn_number: int
    restores: int | None
    secrecy: str
    hidden_counts: str


class MoveRow(Struct, frozen=True):
    """One change of a game, without its snapshot."""

    table_id: str
    version: int
    kind: str
    seat: int | None
    action: str | None
    cause: str
    user: int | None
    at: int
    events: bytes
    draws: bytes
    reveals: bool
    turn_owner: int | None
    turn_number: int
    restores: int | None
    stream: int = 0
    seed: bytes | None = None
    secrecy: str = ""
    hidden_counts: str = ""


class OrderRow(Struct, frozen=True):
    """A standing order of a seat."""

    table_id: str
    seat: int
    kind: str
    policy: str
    amount: int
    preferences: str = ""


class CommitmentRow(Struct, frozen=True):
    """A commitment to a secret answer: `revealed_seats` are the seats whose answers came out with it, separated by
    spaces."""

    table_id: str
    version: int
    seat: int
    kind: str
    origin: str
    salt: bytes
    hash: str
    revealed_seats: str
    number: int | None = None


class ProposalRow(Struct, frozen=True):
    """An open proposal: `needed` and `agreed` are seats, separated by spaces."""

    table_id: str
    kind: str
    version: int
    restores: int
    by_seat: int
    needed: str
    agreed: str
    data: str = ""


class OutboxRow(Struct, frozen=True):
    """A message to be sent."""

    id: int
    table_id: str
    kind: str
    place: str
    target: int
    first: int
    version: int
    viewer: int | None
    data: str
    state: str
    attempts: int
    due: int
    held_by: str | None
    held_until: int
    message: int | None
    error: str | None
    made: int
    nonce: str | None = None
    tried: bool = False
    """Whether somebody has held it before: then it may be posted although that was never noted."""

    @property
    def known_kind(self) -> MessageKind:
        """What it is about. Raises ValueError for a kind that this host does not know: nothing may be guessed then."""
        return MessageKind(self.kind)


class BlockedRow(Struct, frozen=True):
    """Somebody with whom a person does not want to sit at a table."""

    name: str
    username: str


class ResultRow(Struct, frozen=True):
    """How a finished table ended for a seat; `hints` is whether they were allowed there."""

    table_id: str
    seat: int
    guild: int | None
    title: str
    user: int | None
    name: str
    place: int
    rivals: int
    at: int
    how: str
    ranked: bool
    hints: bool = False
    username: str = ""


class PostRow(Struct, frozen=True):
    """The message that carries a table's present controls."""

    table_id: str
    channel: int
    message: int


class StaleRow(Struct, frozen=True):
    """A message whose controls are still to be taken away."""

    message: int
    channel: int


class RequestRow(Struct, frozen=True):
    """What a request of a person did at a table: `state` is 0 done, 1 told by a message, 2 answered."""

    key: str
    number: int
    user: int
    table_id: str
    at: int
    state: int


class NotificationSettingsRow(Struct, frozen=True):
    """What a person has said about when and how they want to be told."""

    user: int
    zone: str
    hours: str
    away_first: str
    away_last: str
    notify: str
    first: int
    again: int
    locale: str
    last: int = 0
    inbox: bool = False
    digest: int = -1
    rested: str = ""
