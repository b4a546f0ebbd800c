"""Declares the tables of the database by row types, and builds the statements that write rows.

A row type says once which columns a table has: its class makes the SQLAlchemy table, its objects are the rows.

The states of tables and messages, and the kinds of messages with their properties; stored as these strings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, StrEnum
from functools import cache
from types import NoneType
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from msgspec import NODEFAULT, Struct, structs
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Delete,
    Double,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TextClause,
    Update,
    bindparam,
    case,
    delete,
    false,
    insert,
    true,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

metadata = MetaData()
"""All tables of the database."""
Statement = Insert | Update | Delete | TextClause
Operation = tuple[Statement, dict[str, Any]]
"""A statement, and the values of one row."""


class Row(Struct, frozen=True):
    """A row of a table; a type declared with `stored` has its `table`.

    The columns are the fields. A default is the column's, `X | None` allows NULL, and `Annotated` says more than
    Python's types do: `BigInteger`, the length of a string, and the column that it refers to.
    """

    table: ClassVar[Table]


class _Marked(Enum):
    """Further properties of a column, in `Annotated`."""

    PERSONAL = "personal"


PERSONAL = _Marked.PERSONAL
"""Marks a column that holds personal data."""
_PERSONAL = "personal"
Id = Annotated[int, BigInteger]
"""An id of Discord's: of a server, a channel or a message."""
Person = Annotated[int, BigInteger, PERSONAL]
"""A person's id, which is personal data."""
Name = Annotated[str, 120, PERSONAL]
"""The name by which a person is shown."""
Username = Annotated[str, 40, PERSONAL]
"""The name by which Discord knows a person."""
PersonalText = Annotated[str, PERSONAL]
"""Text of a person or about them."""
Time = Annotated[int, BigInteger]
"""Seconds since 1970 in UTC."""
Generated = Annotated[int, {"autoincrement": True}]
"""A number that the database generates; the value of a new row is ignored."""
R = TypeVar("R", bound=Row)
_TYPES: dict[Any, Any] = {int: Integer, str: Text, bytes: LargeBinary, bool: Boolean, float: Double}


class PersonalColumns(Struct, frozen=True):
    """What a table contains about people, and what a person's deletion request does to it; in Markdown."""

    what: str
    afterwards: str = "deleted"


def personal(what: str, afterwards: str = "deleted") -> dict[str, PersonalColumns]:
    """Return the `info` of a table with personal data."""
    return {_PERSONAL: PersonalColumns(what, afterwards)}


def personal_tables() -> dict[str, PersonalColumns]:
    """Return the personal data of each table that declares some."""
    return {table.name: table.info[_PERSONAL] for table in metadata.sorted_tables if _PERSONAL in table.info}


def personal_columns() -> set[tuple[str, str]]:
    """Return table and name of each column that is marked as personal data."""
    columns = (column for table in metadata.sorted_tables for column in table.c)
    return {(column.table.name, column.name) for column in columns if column.info.get(_PERSONAL)}


def stored(name: str, key: str, *indexes: Index, **options: Any) -> Callable[[type[R]], type[R]]:
    """Declare the table of a row type: its name, its primary key (columns separated by spaces), and indexes."""

    def declared(kind: type[R]) -> type[R]:
        columns = [_column(field) for field in structs.fields(kind)]
        kind.table = Table(name, metadata, *columns, PrimaryKeyConstraint(*key.split()), *indexes, **options)
        return kind

    return declared


def _column(field: structs.FieldInfo) -> Column[Any]:
    inner = [one for one in get_args(field.type) if one is not NoneType]
    nullable = NoneType in get_args(field.type)
    said = inner[0] if nullable else field.type
    plain, *more = get_args(said) if get_origin(said) is Annotated else (said,)
    kind, arguments = _TYPES[plain], list[Any]()
    options: dict[str, Any] = {"autoincrement": False}
    for one in more:
        if isinstance(one, int):
            kind = String(one)
        elif isinstance(one, str):
            arguments.append(ForeignKey(one, ondelete="CASCADE"))
        elif isinstance(one, dict):
            options |= one
        elif one is PERSONAL:
            options["info"] = {_PERSONAL: True}
        else:
            kind = one
    if field.default_factory is not NODEFAULT:
        options["default"] = field.default_factory
    elif field.default not in (NODEFAULT, None) and not options["autoincrement"]:
        options["server_default"] = _server_default(field.default)
    return Column(field.name, kind, *arguments, nullable=nullable, **options)


def _server_default(value: Any) -> Any:
    return (true() if value else false()) if isinstance(value, bool) else str(value)


# A statement is built once for each set of columns, so that the rows of units that wait together are written together.


def insert_row(row: Row, /) -> Operation:
    """Insert a row."""
    return _insert(row.table), _values(row)


async def insert_numbered(connection: AsyncConnection, row: Row) -> int:
    """Insert a row and return the number that the database has given it."""
    made = await connection.execute(_insert(row.table).values(_values(row)).returning(row.table.c.id))
    return int(made.scalar_one())


def put_row(row: Row, /, *columns: str) -> Operation:
    """Insert a row, or replace some columns (without names: all) of the one with its key."""
    return _put(row.table, columns), _values(row)


def update_rows(kind: type[Row], where: Mapping[str, Any], /, **values: Any) -> Operation:
    """Change columns of all rows with certain values."""
    return _update(kind.table, _names(where), tuple(values)), {**_given(where), **values}


def delete_rows(kind: type[Row], /, **where: Any) -> Operation:
    """Delete all rows with certain values."""
    return _delete(kind.table, _names(where)), _given(where)


def revise_row(kind: type[Row], id: str, revision: int, /, **values: Any) -> Operation:
    """Change columns of a row and increment its revision; an integrity error if it has another one by then."""
    return _revise(kind.table, tuple(values)), {"the_id": id, "the_revision": revision, **values}


_Names = tuple[tuple[str, bool], ...]


def _values(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _given_columns(row.table)}


def _names(where: Mapping[str, Any]) -> _Names:
    return tuple((name, value is None) for name, value in where.items())


def _given(where: Mapping[str, Any]) -> dict[str, Any]:
    # No parameter of a condition may have the name of a column: SQLAlchemy takes it for a new value.
    return {f"the_{name}": value for name, value in where.items() if value is not None}


@cache
def _given_columns(table: Table) -> tuple[str, ...]:
    return tuple(column.name for column in table.c if column.autoincrement is not True)


def _conditions(table: Table, names: _Names) -> list[ColumnElement[bool]]:
    return [table.c[name].is_(None) if empty else table.c[name] == bindparam(f"the_{name}") for name, empty in names]


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


@cache
def _put(table: Table, columns: tuple[str, ...]) -> Insert:
    # Upserts are no part of standard SQL, but both dialects write this one in the same way.
    putting, key = postgresql.insert(table), [column.name for column in table.primary_key]
    new = {name: putting.excluded[name] for name in columns or _given_columns(table) if name not in key}
    if not new:  # a table with nothing but its key: an empty SET is no valid SQL
        return putting.on_conflict_do_nothing(index_elements=key)
    return putting.on_conflict_do_update(index_elements=key, set_=new)


@cache
def _update(table: Table, where: _Names, columns: tuple[str, ...]) -> Update:
    return update(table).where(*_conditions(table, where)).values({name: bindparam(name) for name in columns})


@cache
def _delete(table: Table, where: _Names) -> Delete:
    return delete(table).where(*_conditions(table, where))


@cache
def _revise(table: Table, columns: tuple[str, ...]) -> Update:
    # Raising from within the statement makes the whole unit fail; a row count would have to be read in between.
    was = bindparam("the_revision", type_=Integer)
    following = case((table.c.revision == was, was + 1))  # otherwise NULL, which the column rejects
    return _update(table, (("id", False),), columns).values(revision=following)


class TableStatus(StrEnum):
    """The status of a table."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    SUSPENDED = "suspended"

    @property
    def live(self) -> bool:
        """Whether the table can still change."""
        return self in (TableStatus.OPEN, TableStatus.RUNNING, TableStatus.SUSPENDED)


class DeliveryState(StrEnum):
    """The state of an outbox message."""

    WAITING = "waiting"
    SENT = "sent"
    FAILED = "failed"


class MessageKind(StrEnum):
    """The kind of an outbox message."""

    SETUP = "setup"
    TURN = "turn"
    UPDATE = "update"
    UNDO = "undo"
    REDO = "redo"
    RESULT = "result"
    SECRET = "secret"
    COMMITMENTS = "commitments"
    QUESTION = "question"
    PROPOSAL = "proposal"
    CLOSED = "closed"
    NOTE = "note"
    INVITE = "invite"
    FULL = "full"
    ANSWER = "answer"
    UNDELIVERED = "undelivered"
    CALL = "call"
    REMINDER = "reminder"
    CLOCKS = "clocks"
    LATE = "late"
    SETTLED = "settled"
    SEAT = "seat"
    FOLLOW = "follow"
    STANDING = "standing"
    DIGEST = "digest"
    REMATCH = "rematch"
    WEBHOOK = "webhook"
    TOURNAMENT = "tournament"
    VACANCY = "vacancy"
    OUTCOME = "outcome"
    RECORD = "record"
    BOARD = "board"
    REPORT = "report"
    LOBBY = "lobby"
    WELCOME = "welcome"
    WEEKLY = "weekly"

    @property
    def tells_of_the_game(self) -> bool:
        """Whether it shows the channel the state of a game."""
        return self in (
            MessageKind.SETUP,
            MessageKind.TURN,
            MessageKind.UPDATE,
            MessageKind.UNDO,
            MessageKind.REDO,
            MessageKind.RESULT,
        )

    @property
    def carries_controls(self) -> bool:
        """Whether it has the controls of its table, or ends them."""
        return self.tells_of_the_game or self in (MessageKind.CLOSED, MessageKind.REMATCH)

    @property
    def changes_with_the_turn(self) -> bool:
        """Whether an update may edit it instead of posting a new message."""
        return self in (MessageKind.TURN, MessageKind.UPDATE)

    @property
    def takes_commitments(self) -> bool:
        """Whether commitments can be added to it."""
        return self.changes_with_the_turn or self is MessageKind.SETUP

    @property
    def names_people(self) -> bool:
        """Whether its data contains names, which a deletion must remove."""
        return self in (
            MessageKind.NOTE,
            MessageKind.INVITE,
            MessageKind.UNDELIVERED,
            MessageKind.SEAT,
            MessageKind.REMATCH,
        )

    @property
    def missed(self) -> bool:
        """Whether the owner of its table is notified when it is dropped."""
        return self not in (
            MessageKind.UNDELIVERED,
            MessageKind.ANSWER,
            MessageKind.COMMITMENTS,
            MessageKind.QUESTION,
            MessageKind.FULL,
            MessageKind.CALL,
            MessageKind.REMINDER,
            MessageKind.CLOCKS,
            MessageKind.SETTLED,
            MessageKind.FOLLOW,
            MessageKind.STANDING,
            MessageKind.DIGEST,
            MessageKind.WEBHOOK,
            MessageKind.TOURNAMENT,
            MessageKind.VACANCY,
            MessageKind.OUTCOME,
            MessageKind.RECORD,
            MessageKind.BOARD,
            MessageKind.REPORT,
            MessageKind.LOBBY,
            MessageKind.WELCOME,
            MessageKind.WEEKLY,
        )


REMIND, NUDGE, CLOCK, WINDOW = "remind", "nudge", "clock", "window"
"""Kinds of timers: a reminder by one's own settings, or by others; a seat's clock; the clock of a secret question."""
LATER = "later"
"""The timer of a postponed reminder, which replaces all earlier ones."""
# The timer of a scheduled start; its seat is -1, without a person.
START = "start"
# The timer of reserved seats: when the first reservation ends; its seat is -1, without a person.
KEPT = "reserved"
HIDDEN = "hidden"
"""The secrecy of an answer that others may not know of."""
INVITED = "invited"
"""The claim of a guest with a reserved seat."""
TIMERS = (REMIND, NUDGE, CLOCK, WINDOW, LATER, START, KEPT)
"""Every kind of timer. A query that lists all of them uses the primary key, which begins with the kind."""
# The outbox place of messages to an owner about an open table: they delay no other message.
LOBBY = "lobby"
# The outbox place of refreshes of a person's inbox and calls: they delay no other message.
STANDING = "standing"
# The outbox place of a server's announcements: their target is a channel, and they delay nothing that a table posts
# there.
NEWS = "news"
# The outbox place of refreshes of a server's board: the target is the server.
BOARD = "board"
PRIVATE = ("user", LOBBY, STANDING)
"""The outbox places whose target is a person."""
OPENED = "opened"
"""The first webhook event of a table."""
# The seconds that an owner has to change a new table, for example to private, before it is announced elsewhere.
SETTING_SECONDS = 15
LIVE = tuple(status for status in TableStatus if status.live)
"""The statuses of tables that can still change."""
