"""The pages about privacy and terms say what is really stored, and who runs the host."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Table, insert, select
from sqlalchemy.sql.util import find_tables

import bot.app  # noqa: F401  # features bring their tables
from bot.cli.main import main
from bot.config import OperationSettings
from bot.operation.papers import NAMES, paper
from bot.store import schema
from bot.store.row_types import personal_columns, personal_tables
from bot.tables import Tables
from tests.tables.host import host
from tests.tables.test_privacy import ZOE, a_life, all_sent

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_has_the_page_as_it_is_written_now(name: str) -> None:
    written = paper(name, OperationSettings())
    assert (DOCS / f"{name}.md").read_text("utf-8") == written, "write it: python -m bot papers --out docs"


def test_the_page_names_every_table_with_a_personal_column_and_no_other() -> None:
    assert set(personal_tables()) == {table for table, _ in personal_columns()}
    assert all(f"| {table} |" in paper("privacy", OperationSettings()) for table in personal_tables())


SUBJECTS = {
    "blocks": "blocked",
    "departures": "seats_left",
    "digests": "digest",
    "entrants": "tournaments",
    "facts": "remembered",
    "guests": "claims",
    "inboxes": "inbox",
    "outbox": "messages",
    "pings": "calls",
    "profiles": "profile",
    "proposals": "offers",
    "report_readers": "reads_reports",
    "tables": "owned_tables",
    "timers": "reminders",
    "tournaments": "owned_tournaments",
    "web_keys": "web_sessions",
}
"""Under which name the export has the rows of a table; under the table's own where nothing is said."""
WITHHELD = {("outbox", "data"), ("proposals", "data")}
"""Names others, too: the export says of which kind these are, and about which table."""
PARSED = {"zone": "UTC", "hours": "8-22", "notify": "quiet"}
VALUES: dict[type[Any], Any] = {int: 0, str: "", bool: False, float: 1.0, bytes: b""}


def trace(table: str, column: Column[Any]) -> Any:
    """A value by which a personal column is found again."""
    if (table, column.name) == ("proposals", "data"):
        return json.dumps({"seat": 0, "user": ZOE.id, "name": ZOE.name})
    return ZOE.id if column.type.python_type is int else ZOE.name


def row_about_her(table: Table, of: dict[str, str]) -> dict[str, Any]:
    """A row with a trace in every personal column; `of` are the ids that rows refer to."""
    row = {}
    for column in table.c:
        if column.autoincrement is True:
            continue
        if column.info.get("personal"):
            row[column.name] = trace(table.name, column)
        elif column.foreign_keys:
            (key,) = column.foreign_keys
            row[column.name] = of[key.column.table.name]
        elif not column.nullable:
            row[column.name] = PARSED.get(column.name, VALUES[column.type.python_type])
    return row


def hers(text: str) -> bool:
    """Whether a text has her number or one of her names."""
    return str(ZOE.id) in text or "unmistakable" in text.casefold()


async def holding(tables: Tables) -> set[tuple[str, str]]:
    """Every column that holds a trace of her."""
    found = set()
    for table in schema.metadata.sorted_tables:
        for row in await tables.store.rows(select(table)):
            found |= {(table.name, name) for name, value in row.items() if hers(repr(value))}
    return found


async def everywhere(tables: Tables) -> None:
    """Write what a life at tables leaves of her, and a row into every other table that may hold personal data."""
    ids = await a_life(tables)
    await all_sent(tables)
    await tables.store.remember(f"locale:{ZOE.id}", f"{ZOE.name} value")
    missing = {name for name, _ in personal_columns() - await holding(tables)}
    of = {"tables": ids["running"], "tournaments": ""}
    for table in [table for table in schema.metadata.sorted_tables if table.name in missing]:
        async with tables.store.writing() as connection:
            await connection.execute(insert(table).values(row_about_her(table, of)))


@pytest.mark.both_databases
async def test_of_every_column_that_is_marked_the_export_tells_and_the_deletion_leaves_nothing(url: str) -> None:
    async with host(url) as tables:
        await everywhere(tables)
    async with host(url, "later") as tables:  # which has read no table before those rows were written
        assert await holding(tables) == personal_columns(), "every marked column has a trace, and no other"
        told = await tables.people.personal_data(ZOE.id)
        assert [name for name in personal_tables() if not told[SUBJECTS.get(name, name)]] == []
        for name, column in personal_columns() - WITHHELD:
            if schema.metadata.tables[name].c[column].type.python_type is str:
                assert hers(repr(told[SUBJECTS.get(name, name)])), (name, column)
        await tables.people.forget(ZOE.id)
        assert await holding(tables) == set()
        left = await tables.people.personal_data(ZOE.id)
        assert [subject for subject in left if left[subject] and subject not in ("format", "user")] == []


async def test_what_the_export_reads_is_on_the_page(url: str) -> None:
    async with host(url) as tables:
        queries = tables.store.person_rows.queries()
    read = {table.name for query in queries.values() for table in find_tables(query, include_joins=True)}
    assert {SUBJECTS.get(name, name) for name in personal_tables()} == set(queries)
    assert read == set(personal_tables())


def test_the_operator_writes_the_pages_with_their_own_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "config.toml"
    config.write_text('[operation]\noperator = "Ann Example"\ncontact = "ann@example.com"\n', "utf-8")
    assert main(["--config", str(config), "papers", "--out", str(tmp_path / "papers")]) == 0
    for name in NAMES:
        text = (tmp_path / f"papers/{name}.md").read_text("utf-8")
        assert "Ann Example" in text and "ann@example.com" in text
    assert "name nobody" not in capsys.readouterr().out
