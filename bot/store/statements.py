"""Statements as SQL, made once for each kind: for the writer of a file and for that of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Insert
from sqlalchemy.engine import Dialect

from .unit_of_work import Statement, UnitOfWork

Kind = tuple[Statement, tuple[str, ...]]
"""A statement and the values it is given: for each of these SQL is made once."""
_Values = dict[str, Any]


class Prepared(Struct, frozen=True):
    """A kind of statement as SQL: its values in order, where they have one, and those that are always the same."""

    sql: str
    order: tuple[str, ...]
    constants: _Values


def merged(units: Sequence[UnitOfWork]) -> dict[Kind, list[_Values]]:
    """The units' operations by statement and columns, in the order of first appearance."""
    found: dict[Kind, list[_Values]] = {}
    for unit in units:
        for statement, values in unit.operations:
            found.setdefault((statement, tuple(values)), []).append(values)
    return found


def prepared(statement: Statement, names: Sequence[str], *, dialect: Dialect) -> Prepared:
    """A statement that is given some values, as SQL."""
    alone = statement.inline() if isinstance(statement, Insert) else statement  # it is not asked which number it got
    compiled: Any = alone.compile(dialect=dialect, column_keys=list(names))
    missing = [column.name for column in (*compiled.insert_prefetch, *compiled.update_prefetch)]
    assert not missing, f"{missing} must be given: nothing is made up on the way"
    constants = {name: value for name, value in compiled.params.items() if name not in names}
    return Prepared(str(compiled), tuple(compiled.positiontup or ()), constants)
