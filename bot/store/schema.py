"""The database schema: the rows of each table. Features declare their own tables.

Two constraints prevent duplicate work, also between processes: the primary key of `moves` accepts only one of two moves
made on the same version, and of two changes made on the same revision of a table only one succeeds.
"""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Struct, field
from sqlalchemy import BigInteger, Index, text

from bot.store.row_types import (
    PERSONAL,
    Generated,
    Id,
    MessageKind,
    Name,
    Person,
    PersonalText,
    Row,
    Time,
    Username,
    personal,
    stored,
)
from bot.store.row_types import metadata as metadata

# The condition for finished tables with changes to archive, exactly as the partial index has it.
UNARCHIVED = "status IN ('finished', 'abandoned') AND archived_version < version - 1"
# The condition for tables that continue another one's game.
PLAYED_ON = "origin <> ''"

TableId = Annotated[str, 12]
# SQLite enforces this only where `PRAGMA foreign_keys` is on, which is set for each connection that writes.
OfTable = Annotated[str, 12, "tables.id"]
"""A table's id; the row is deleted with the table."""
Numbers = Annotated[str, 80]
"""Numbers separated by spaces."""


@stored(
    "tables",
    "id",
    Index("tables_channel", "channel"),
    Index("tables_status", "status", "ai_due"),
    Index("tables_opened", "opened", "id"),
    # A partial index: it holds only tables with work left, and a query uses it only with the same condition.
    Index("tables_unarchived", "changed", sqlite_where=text(UNARCHIVED), postgresql_where=text(UNARCHIVED)),
    Index("tables_origin", "origin", sqlite_where=text(PLAYED_ON), postgresql_where=text(PLAYED_ON)),
    info=personal("which tables you opened", "another player owns them; one without players is closed"),
)
class TableRow(Row, frozen=True):
    """A table. `announced_version` is the last version announced in its channel, `waiting_seats` the seats awaited
    then, `since` the time since when.

    `version` counts the changes of the game, `revision` every change of the table, its seats, orders and proposal.
    `pace` is the time for a decision, as `bot.tables.clocks.pace` has it; `paused` since when no clock
    runs, or 0. `hints` says whether the player to move may ask for a hint. `rematch` is the table of its rematch.

    Before the game: it starts by itself once it is full (`starts_full`) or at a time (`starts_at`, else 0); to a
    `private` one only those come who are invited; `language` and `experience` say for whom it is meant, '' for
    everybody; `guest_bots` whether people may bring their own bots.

    After it: its changes up to `archived_version` are in `archives`.

    `secret` is the host's part of the seed, to which it commits when the table opens; `interactions` are the numbers of
    the presses with which people opened, joined and started it, or signed up for its tournament, in order, separated by
    spaces: the players' part.

    `origin` is the finished table whose game it continues, from the turn or round `origin_turn` on; '' for none.
    """

    id: TableId
    title: Annotated[str, 40]
    channel: Id
    guild: Id | None
    owner: Person
    status: Annotated[str, 12]
    max_seats: int
    options: str
    seed: bytes | None
    commitment: Annotated[str, 64] | None
    version: int
    announced_version: int
    waiting_seats: Numbers
    since: Time
    ai_due: bool
    opened: Time
    changed: Time
    revision: int = 0
    pace: Annotated[str, 40] = ""
    paused: Time = 0
    hints: bool = False
    rematch: TableId = ""
    starts_full: bool = False
    starts_at: Time = 0
    private: bool = False
    language: Annotated[str, 12] = ""
    experience: Annotated[str, 10] = ""
    archived_version: int = 0
    secret: bytes | None = None
    interactions: str = ""
    guest_bots: bool = False
    origin: TableId = ""
    origin_turn: int = 0


@stored(
    "guests",
    "table_id user",
    Index("guests_user", "user"),
    info=personal("invitations and places on waiting lists, with your names"),
)
class GuestRow(Row, frozen=True):
    """Who is on the guest list of a table that has not started, and since when: `invited`, with a reserved seat,
    `lapsed`, still invited without a reserved seat, or `waiting` for one. `seat` is a certain one, or -1 for any.
    """

    table_id: OfTable
    user: Person
    name: Name
    how: Annotated[str, 8]
    seat: int
    at: Time
    username: Username = ""


@stored(
    "seats",
    "table_id seat",
    Index("seats_user", "user"),
    info=personal("where you sit, with your names", "a bot plays on under the name *Anon*"),
)
class SeatRow(Row, frozen=True):
    """Who has which seat; `kind` is `human`, the level of a bot, or `guest:` and the number of a bot from outside."""

    table_id: OfTable
    seat: int
    user: Person | None
    name: Name
    kind: Annotated[str, 20]
    username: Username = ""

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.kind == "human"

    @property
    def level(self) -> str:
        """The level of a bot; `guest` for one that plays from outside, whose number `kind` also has."""
        return self.kind.partition(":")[0]


class MoveRow(Row, frozen=True):
    """One change of a game, without its snapshot: `setup`, `act`, `undo`, `redo`, `concede`. The turn is the one in
    which it was made.

    `stream` is the stream of draws that an undo or redo began; 0 for all others. `seed` is the seed valid until a
    change that undid an end: it had been shown, so the table took a new one. `secrecy` says what others may know
    of an answer to a secret question (`hidden`: nothing yet), `hidden_counts` how many hidden answers each seat has
    given up to here, separated by spaces. Where `events` and `draws` are empty they are in an archive.
    """

    table_id: OfTable
    version: int
    kind: Annotated[str, 12]
    seat: int | None
    action: str | None
    cause: Annotated[str, 12]
    user: Person | None
    at: Time
    events: bytes
    draws: bytes
    reveals: bool
    turn_owner: int | None
    turn_number: int
    restores: int | None
    stream: int = 0
    seed: bytes | None = None
    secrecy: Annotated[str, 8] = ""
    hidden_counts: Numbers = ""


@stored(
    "moves",
    "table_id version",
    info=personal("your moves, and when you made them", "the moves stay for the others, without you"),
)
class SavedMoveRow(MoveRow, frozen=True, kw_only=True):
    """Every change of a game in order, with its large columns.

    `digest` is the snapshot's checksum; old rows have none. `accounts` are the clocks after the change, see
    `bot.tables.clocks.table_clocks`. Where `snapshot` is empty it is in an archive.
    """

    snapshot: bytes
    digest: Annotated[str, 16] | None
    accounts: str = ""


@stored("archives", "table_id first")
class ArchiveRow(Row, frozen=True):
    """The changes of a finished game between two versions, compressed together: see `bot.store.history`."""

    table_id: OfTable
    first: int
    last: int
    content: bytes
    digest: Annotated[str, 16]


@stored("orders", "table_id seat kind", info=personal("your standing orders: answers that you gave in advance"))
class OrderRow(Row, frozen=True):
    """A standing order: an answer given in advance. `preferences` has one per line, the preferred one first."""

    table_id: OfTable
    seat: int
    kind: Annotated[str, 40]
    policy: Annotated[str, 40]
    amount: int
    preferences: PersonalText = ""


@stored("commitments", "table_id version")
class CommitmentRow(Row, frozen=True):
    """A commitment to a secret answer: the move that gave it, its salt, and its hash, made at the table `origin`.

    `number` is the move's number as everybody saw it, which the hash binds; NULL where it is the version.
    `revealed_seats` has the seats whose answers came out with that move, separated by spaces; most moves reveal none.
    """

    table_id: OfTable
    version: int
    seat: int
    kind: Annotated[str, 40]
    origin: TableId
    salt: bytes
    hash: Annotated[str, 64]
    revealed_seats: Numbers
    number: int | None = None


@stored("proposals", "table_id", info=personal("an offer that you take over a seat, while it is open"))
class ProposalRow(Row, frozen=True):
    """The one open proposal of a table: to undo (or redo) to a version; `agreed` of the seats `needed` agree so far,
    both separated by spaces.

    `data` describes as JSON a proposal that changes the table, for example its pace.
    """

    table_id: OfTable
    kind: Annotated[str, 12]
    version: int
    restores: int
    by_seat: int
    needed: Numbers
    agreed: Numbers
    data: PersonalText = ""


@stored(
    "results",
    "table_id seat",
    Index("results_guild", "guild", "title"),
    Index("results_at", "at", "table_id"),
    info=personal("how your games ended, with your names", "the results stay for the others, without you"),
)
class ResultRow(Row, frozen=True):
    """How a finished table ended for each seat: its place (1 won, equals share one), how many others, and when.

    `how` its player played: `played` from beginning to end, `resigned` by the title's rules, `took-over` another's
    seat, or `automated`. `ranked` is the game where people alone played to the end: see `bot.tables.history.outcome`.
    """

    table_id: OfTable
    seat: int
    guild: Id | None
    title: Annotated[str, 40]
    user: Person | None
    name: Name
    place: int
    rivals: int
    at: Time
    how: Annotated[str, 10] = "played"
    ranked: bool = True
    username: Username = ""


@stored(
    "departures",
    "table_id revision",
    Index("departures_user", "user"),
    info=personal("seats that you gave up, with your names", "the entries stay for the others, without you"),
)
class DepartureRow(Row, frozen=True):
    """Who had a seat of a running table before somebody else took it over: the seat's moves up to `version` are
    theirs.

    `how` they left: `resigned` (a bot fills the seat), `replaced`, `substitute` (somebody plays for them; they may come
    back) or `returned` (the substitute leaves to them). `ranked` is a resignation from a game among
    people: it counts as a loss there when the table is finished.
    """

    table_id: OfTable
    revision: int
    version: int
    seat: int
    user: Person | None
    name: Name
    kind: Annotated[str, 20]
    how: Annotated[str, 10]
    ranked: bool
    username: Username = ""


@stored("offers", "table_id seat")
class OfferRow(Row, frozen=True):
    """A seat of a running table that is offered to others, and since when."""

    table_id: OfTable
    seat: int
    at: Time


@stored(
    "followers",
    "user table_id",
    Index("followers_table", "table_id", "follows"),
    info=personal("tables that you follow or have looked at, and how far"),
)
class FollowerRow(Row, frozen=True):
    """Up to which version a person has seen a table, and had `before`; and whether they follow it."""

    user: Person
    table_id: OfTable
    seen: int = 0
    before: int = 0
    follows: bool = False


def nonce() -> str:
    """Return a nonce for a new message, which nobody can guess."""
    return secrets.token_hex(12)


@stored(
    "outbox",
    "id",
    Index("outbox_waiting", "state", "due"),
    Index("outbox_target", "place", "target", "state", "id"),
    info=personal(
        "messages to you or naming you, as data, until some days after they were sent",
        "deleted; a message that is just being sent to others is deleted some days later",
    ),
)
class MessageRow(Row, frozen=True):
    """A message to be sent, as data: its kind, where (`channel` or `user`), about which versions, for which
    viewer.

    Everybody sees a message's nonce, so it is random: consecutive numbers would show how many messages others get in
    private.
    """

    table_id: TableId
    kind: Annotated[str, 20]
    place: Annotated[str, 12]
    target: Person
    first: int
    version: int
    viewer: int | None
    data: PersonalText
    state: Annotated[str, 8]
    attempts: int
    due: Time
    held_until: Time
    made: Time
    held_by: Annotated[str, 40] | None = None
    message: Id | None = None
    error: str | None = None
    # 25 characters are the most that Discord takes as a nonce.
    nonce: Annotated[str, 25] | None = field(default_factory=nonce)
    id: Generated = 0


class OutboxRow(MessageRow, frozen=True):
    """A message as it is read from the outbox."""

    tried: bool = False
    """Whether a process has held it before: then it may be posted although that was never stored."""

    @property
    def known_kind(self) -> MessageKind:
        """Its kind. Raises ValueError for a kind that this host does not know, because guessing would be wrong."""
        return MessageKind(self.kind)


@stored("posts", "table_id")
class PostRow(Row, frozen=True):
    """The message with a table's current controls."""

    table_id: OfTable
    channel: Id
    message: Id


@stored("stale_controls", "message", Index("stale_controls_channel", "channel", "message"))
class StaleRow(Row, frozen=True):
    """A message whose controls must still be removed, because that failed or the process ended first."""

    message: Id
    channel: Id


@stored("saved_links", "key")
class SavedLinksRow(Row, frozen=True):
    """Links of an unfinished action too long for a button."""

    key: Annotated[str, 60]
    links: str
    made: Time


@stored("facts", "key", info=personal("the language of your Discord"))
class FactRow(Row, frozen=True):
    """A value that the host stores for itself, for example the hash of the registered commands."""

    key: Annotated[str, 60, PERSONAL]
    value: PersonalText


@stored(
    "requests",
    "key",
    Index("requests_number", "number"),
    Index("requests_at", "at"),
    info=personal("what you pressed or typed in the last minutes, so that it is done once"),
)
class RequestRow(Row, frozen=True):
    """What a person's request did at a table within the last minutes: how it is recognised, and whether it was
    answered.

    `number` is the interaction's; `state` is 0 done, 1 answered by a message, 2
    answered.
    """

    key: Annotated[str, 40]
    number: Id
    user: Person
    table_id: TableId
    at: Time
    state: int


@stored(
    "notification_settings",
    "user",
    info=personal("your settings: time zone, waking hours, days away, how you are notified"),
)
class NotificationSettingsRow(Row, frozen=True):
    """When and how a person wants to be notified: see `bot.tables.clocks.notification_settings`.

    `hours` are stored as they are typed, days away and the day on which all earlier ones are made up for (`rested`) as
    ISO dates ('' for none); `first`, `again` and `last` are minutes. `inbox` says whether one direct message shows
    all their tables, `digest` is the minute of the day at which they want one message about all tables, or -1.
    """

    user: Person
    zone: Annotated[str, 60]
    hours: Annotated[str, 200]
    away_first: Annotated[str, 10]
    away_last: Annotated[str, 10]
    notify: Annotated[str, 8]
    first: int
    again: int
    locale: Annotated[str, 12]
    last: int = 0
    inbox: bool = False
    digest: int = -1
    rested: Annotated[str, 10] = ""


@stored(
    "timers",
    "kind table_id seat",
    Index("timers_due", "due"),
    Index("timers_user", "user"),
    info=personal("reminders and clocks that run for you"),
)
class TimerRow(Row, frozen=True):
    """An event due at a time, for example `remind`: a seat's person owes a decision `since`, was reminded `sent`
    times, the last time at `last`, and is checked again when `due`. An obsolete timer is noticed then.

    For a seat's `clock`, `left` are the waking seconds that it had when it started `since` (0: stopped); `sent` is
    1 once its time is up; `granted` is the time granted for decisions since it `began`, a version of the game.
    A `window` is the one clock of a table's secret question, seat -1.
    """

    kind: Annotated[str, 12]
    table_id: TableId
    seat: int
    user: Person
    since: Time
    due: Time
    sent: int = 0
    last: Time = 0
    left: int = 0
    granted: Annotated[int, BigInteger] = 0
    began: int = 0


@stored(
    "blocks",
    "user other",
    Index("blocks_other", "other"),
    info=personal("whom you block, with their names; and who blocks you, which nobody is told"),
)
class BlockRow(Row, frozen=True):
    """A person with whom another one does not want to share a table, by the name at that time."""

    user: Person
    other: Person
    name: Name
    at: Time
    username: Username = ""


# Parts of rows, as queries read them.


class NotableRow(Struct, frozen=True):
    """A special change of a game: one that restores, draws or reveals, or a resignation."""

    version: int
    kind: str
    seat: int | None
    restores: int | None
    reveals: bool


class OutlineRow(Struct, frozen=True):
    """A change of a game for an overview: what preceded it, who made it, and who may know of it."""

    version: int
    kind: str
    seat: int | None
    turn_owner: int | None
    turn_number: int
    restores: int | None
    secrecy: str
    hidden_counts: str


class BlockedRow(Struct, frozen=True):
    """Somebody with whom a person does not want to share a table."""

    name: str
    username: str


# The same tables for queries.
tables = TableRow.table
guests = GuestRow.table
seats = SeatRow.table
moves = SavedMoveRow.table
archives = ArchiveRow.table
orders = OrderRow.table
commitments = CommitmentRow.table
proposals = ProposalRow.table
results = ResultRow.table
departures = DepartureRow.table
offers = OfferRow.table
followers = FollowerRow.table
outbox = MessageRow.table
posts = PostRow.table
stale_controls = StaleRow.table
saved_links = SavedLinksRow.table
facts = FactRow.table
requests = RequestRow.table
notification_settings = NotificationSettingsRow.table
timers = TimerRow.table
blocks = BlockRow.table
