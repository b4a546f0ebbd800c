"""Every message that code mentions exists: complete ids, families of ids, ids from title data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import bot
from bot.app import FEATURES
from bot.discord.commands.table_argument import RUNS
from games.kernel import LEVELS, PLAYERS
from renderers.titles import titles
from renderers.words import LOCALES, Words
from renderers.words.catalogue import messages
from renderers.words.sources import ADDED, listed
from tests.words.catalogue import catalogue

ROOT = Path(bot.__file__).parents[1]
ID = re.compile(r"[a-z_]+(-[a-z0-9]+)+")
PART = re.compile(r"[a-z0-9_-]+")
HEADERS = {"webhook-id", "webhook-timestamp", "webhook-signature"}
NOT_MESSAGES = {*RUNS, *HEADERS, "webhook-names", "bot-client"}
"""Names of commands, of what a form does, of headers and of a thread, that look like ids."""


pytestmark = pytest.mark.xdist_group("ids")
"""One worker reads every module of the product, once."""


@cache
def beginnings() -> frozenset[str]:
    return frozenset(one.partition("-")[0] for one in catalogue("en"))


def sources() -> list[Path]:
    """Return every module of the product except the sandbox, which has no texts of the host."""
    rooms = [path for room in ("bot", "games", "renderers") for path in sorted((ROOT / room).rglob("*.py"))]
    return [path for path in rooms if "sandbox" not in path.parts]


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """The texts in a module, those that are put together included."""
    return tuple(
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant | ast.JoinedStr)
    )


def written(path: Path) -> Iterator[tuple[int, str]]:
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
            space = node.value.partition("-")[0]
            if space in beginnings() and node.value not in NOT_MESSAGES:
                yield node.lineno, node.value


def families(path: Path) -> Iterator[tuple[int, str]]:
    """Ids put together in a module, as patterns: what is put in may be anything."""
    for node in nodes(path):
        if isinstance(node, ast.JoinedStr):
            fixed = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
            if fixed[0].partition("-")[0] in beginnings() and all(PART.fullmatch(p) for p in fixed if p):
                yield node.lineno, "".join(re.escape(part) if part else "[a-z0-9-]+" for part in fixed)


def spaces(path: Path) -> tuple[str, ...]:
    """Return the implied prefixes of ids in a module: none, or the title (or board) of its package."""
    room = path.relative_to(ROOT).parts[1]
    return ("", f"{room}-", f"{room}-board-")


def test_ids_written_in_code_exist() -> None:
    known = catalogue("en")
    missing = [
        f"{path.relative_to(ROOT)}:{line} {one}"
        for path in sources()
        for line, one in written(path)
        if not any(f"{space}{one}" in known for space in spaces(path))
    ]
    assert missing == []


def test_families_of_ids_have_members() -> None:
    known = list(catalogue("en"))
    empty = [
        f"{path.relative_to(ROOT)}:{line} {pattern}"
        for path in sources()
        for line, pattern in families(path)
        if not any(re.fullmatch(re.escape(space) + pattern, one) for space in spaces(path) for one in known)
    ]
    assert empty == []


def test_the_search_finds_what_it_looks_for() -> None:
    found = {one for path in sources() for _, one in written(path)}
    assert {"host-undo", "kernel-unfinished", "which-none", "tables-full"} <= found
    assert any(pattern.startswith("table\\-status\\-") for path in sources() for _, pattern in families(path))


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.info.id)
def test_sentences_of_events_use_only_what_the_events_hold(title: Any) -> None:
    for event in get_args(title.event_type):
        tag = str(event.__struct_config__.tag).replace("_", "-")
        message = catalogue("en").get(f"{title.info.id}-event-{tag}")
        if message is not None:
            assert message.variables <= {*event.__struct_fields__, *title.figures}, tag


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.info.id)
def test_no_sentence_is_left_of_an_event_that_is_no_more(title: Any) -> None:
    tags = {str(event.__struct_config__.tag).replace("_", "-") for event in get_args(title.event_type)}
    prefix = f"{title.info.id}-event-"
    told = {one.removeprefix(prefix) for one in catalogue("en") if one.startswith(prefix)}
    assert told - tags == set()


def test_every_automated_player_is_described() -> None:
    assert all(f"bot-{kind}" in catalogue("en") for kind in PLAYERS)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bot_seat_is_called_by_the_level_that_the_lobby_offers(locale: str) -> None:
    words = Words(locale)
    levels = {kind: words(f"bot-{kind}-level") for kind in LEVELS}
    assert len({*levels.values()}) == len(LEVELS)
    for kind, level in levels.items():
        seat = words(f"bot-{kind}-seat", number="2")
        assert level.casefold()[:4] in seat.casefold() and seat.endswith(" 2")
        assert words(f"bot-{kind}-choice").startswith(f"{level}: ")


def test_the_core_says_nothing_that_a_feature_brings() -> None:
    brought = {message.id for folder in ADDED for message in messages(listed(folder, "en"))}
    features = {folder.parent for folder in ADDED}
    assert len(brought) > 500 and len(features) == len(FEATURES)
    core = [path for path in sources() if features.isdisjoint(path.parents)]
    assert [(path.name, one) for path in core for _, one in written(path) if one in brought] == []
