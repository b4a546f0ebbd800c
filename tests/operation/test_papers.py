"""The pages about privacy and terms name the stored data and the operator."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

import bot.app  # noqa: F401  # features bring their tables
from bot.cli.main import main
from bot.config import OperationSettings
from bot.operation.papers import NAMES, paper
from bot.store import schema
from bot.store.row_types import personal_columns, personal_tables
from bot.tables import Tables
from tests.tables.host import BO, host
from tests.tables.test_privacy import ZOE, a_life

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_has_the_page_as_it_is_written_now(name: str) -> None:
    written = paper(name, OperationSettings())
    assert (DOCS / f"{name}.md").read_text("utf-8") == written, "write it: python -m bot papers --out docs"


def test_the_page_names_every_table_with_a_personal_column_and_no_other() -> None:
    assert set(personal_tables()) == {table for table, _ in personal_columns()}
    assert all(f"| {table} |" in paper("privacy", OperationSettings()) for table in personal_tables())


async def holding(tables: Tables, *traces: str) -> set[tuple[str, str]]:
    """Return every column that contains one of these."""
    found = set()
    for table in schema.metadata.sorted_tables:
        for row in await tables.store.rows(select(table)):
            found |= {(table.name, name) for name, value in row.items() if any(one in repr(value) for one in traces)}
    return found


async def test_what_a_life_at_tables_leaves_of_a_person_is_in_columns_that_are_marked(url: str) -> None:
    async with host(url) as tables:
        await a_life(tables)
        await tables.people.block(ZOE.id, BO)
        found = await holding(tables, str(ZOE.id), ZOE.name)
    assert {("seats", "user"), ("seats", "name"), ("facts", "key"), ("results", "name")} <= found
    assert found <= personal_columns()


def test_the_operator_writes_the_pages_with_their_own_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "config.toml"
    config.write_text('[operation]\noperator = "Ann Example"\ncontact = "ann@example.com"\n', "utf-8")
    assert main(["--config", str(config), "papers", "--out", str(tmp_path / "papers")]) == 0
    for name in NAMES:
        text = (tmp_path / f"papers/{name}.md").read_text("utf-8")
        assert "Ann Example" in text and "ann@example.com" in text
    assert "name nobody" not in capsys.readouterr().out
