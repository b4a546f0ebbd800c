"""The log: whole games of every title at the lowest level and with errors, and no secret in a line."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog
from msgspec import structs
from sqlalchemy.exc import IntegrityError

from bot.config import Settings
from bot.operation.log_setup import keep_log, traced, unhandled
from bot.store import StoreError
from bot.tables import Table, Tables, TableSuspended
from games.kernel import Action, Chance, InputError
from games.kernel.registry import title
from renderers.titles import TITLES
from tests.tables.host import ANN as ANN
from tests.tables.host import BO, CHANNEL, CLEO, GUILD, Letterbox, host, step, waiting

MOVES = 25
WORD = re.compile(r"[A-Za-z][A-Za-z_-]{4,}")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Return the complete log of a host, as JSON."""
    root, own = logging.getLogger(), [logging.getLogger(name) for name in ("bot", "games", "renderers")]
    before, levels = (root.handlers[:], root.level), [logger.level for logger in own]
    stream = io.StringIO()
    settings = Settings()
    keep_log(structs.replace(settings, host=structs.replace(settings.host, log="debug", log_format="json")), stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]
    for logger, level in zip(own, levels, strict=True):
        logger.setLevel(level)
    structlog.reset_defaults()


def secrets(table: Table) -> set[str]:
    """Return what only some seats may know now, word by word, with the seed."""
    assert table.game is not None and table.row.seed is not None
    public = set(WORD.findall(plain(table.game.view(None))))
    private = {word for seat in range(len(table.seats)) for word in WORD.findall(plain(table.game.view(seat)))}
    whole = set(WORD.findall(plain(table.game.state)))
    return {*((private | whole) - public), table.row.seed.hex(), repr(table.row.seed)[2:-1]}


def plain(value: Any) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


async def begun(tables: Tables, title_id: str) -> Table:
    """A running table of two people and a bot, or as many as the title allows."""
    high = title(title_id).info.seats[1]
    table = await tables.lobby.open(title_id, ANN, CHANNEL, GUILD, min(high, 3))
    await tables.lobby.join(table.id, BO)
    if high > 2:
        await tables.lobby.join(table.id, CLEO)
    return (await tables.lobby.start(table.id, ANN.id)).table


@pytest.mark.parametrize("title_id", TITLES)
async def test_no_line_holds_a_secret_of_a_game(
    title_id: str, tmp_path: Any, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: set[str] = set()
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        tables.send(Broken(), "test")
        table = await begun(tables, title_id)
        chance = Chance(title_id.encode())
        for _ in range(MOVES):
            kept |= secrets(table)
            seat, user = await waiting(tables, table.id)
            with pytest.raises(InputError):
                await tables.moves.act(table.id, seat, Action.of(("nonsense", *sorted(kept)[:3])), user=user)
            table = (await step(tables, table.id, chance)).table
            if table.status != "running":
                break
        if table.status == "running":
            monkeypatch.setattr(type(table.title), "perform", quoting)
            with pytest.raises(TableSuspended):
                await step(tables, table.id, chance)
    told = lines.getvalue()
    assert "is suspended" in told and "could not be made" in told, "what went wrong is in the log"
    assert [word for word in sorted(kept) if re.search(rf"\b{re.escape(word)}\b", told)] == []
    assert all(json.loads(line) for line in told.splitlines())


def quoting(rules: Any, state: Any, *args: Any) -> Any:
    """Rules that fail and quote everything they know."""
    raise ValueError(plain(state))


class Broken(Letterbox):
    """A messenger that quotes what it should have sent."""

    async def deliver(self, row: Any) -> int:
        raise LookupError(f"{row}")


def error_of(raised: Exception) -> str:
    """Return a raised error as it is logged."""
    try:
        raise raised
    except Exception as error:
        return traced((type(error), error, error.__traceback__))


def test_an_error_is_told_by_its_kind_and_place() -> None:
    told = error_of(KeyError("the hidden card"))
    assert "builtins.KeyError" in told and "test_log_setup.py" in told and "in error_of" in told
    assert "hidden" not in told


def test_what_the_world_outside_says_is_told() -> None:
    assert "No space left" in error_of(OSError(28, "No space left on device"))
    assert "another process uses" in error_of(StoreError("another process uses the database\nDETAIL: row (1, seed)"))
    assert "seed" not in error_of(StoreError("another process uses the database\nDETAIL: row (1, seed)"))


def test_statements_and_rows_of_a_database_are_not_told() -> None:
    told = error_of(
        IntegrityError("INSERT INTO tables", {"seed": "hidden"}, Exception("Failing row contains (hidden)"))
    )
    assert "hidden" not in told and "IntegrityError" in told


def test_causes_are_told_without_their_words_either() -> None:
    try:
        try:
            raise ValueError("hidden")
        except ValueError as error:
            raise RuntimeError("hidden too") from error
    except RuntimeError as error:
        told = traced((type(error), error, error.__traceback__))
    assert "RuntimeError" in told and "ValueError" in told and "hidden" not in told


async def test_what_nobody_caught_on_the_loop_is_told_without_objects(lines: io.StringIO) -> None:
    loop = asyncio.get_running_loop()
    unhandled(
        loop, {"message": "Task exception was never retrieved", "exception": ValueError("hidden"), "task": "hidden"}
    )
    assert "never retrieved" in lines.getvalue() and "hidden" not in lines.getvalue()


def test_the_text_for_people_shows_no_values_of_variables(
    capsys: pytest.CaptureFixture[str], lines: io.StringIO
) -> None:
    stream = io.StringIO()
    keep_log(Settings(), stream)
    hidden = "a plan"
    try:
        raise ValueError(hidden)
    except ValueError:
        structlog.get_logger("bot.test").exception("it failed")
    assert "it failed" in stream.getvalue() and "ValueError" in stream.getvalue()
    assert "a plan" not in stream.getvalue()
