"""The errors of tables, each with a message for the person."""

from __future__ import annotations

from games.kernel import Ref, Say


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
