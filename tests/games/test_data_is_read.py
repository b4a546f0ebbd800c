"""Nothing stands in a data file that nobody reads: every field of the data's types is named where it is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import games

ROOT = Path(games.__file__).parent
TITLES = sorted(path.parent.name for path in ROOT.glob("*/data.py"))
PROVENANCE = frozenset({"source"})
"""Fields that say where a value comes from: they are for people, and for the test of provenance."""


@cache
def sources(title: str) -> str:
    """The code of a title's rules and renderer, without the declarations of fields."""
    rooms = (ROOT / title, ROOT.parent / "renderers" / title)
    text = "\n".join(path.read_text("utf-8") for room in rooms for path in sorted(room.rglob("*.py")))
    return re.sub(r"^    \w+: .*$", "", text, flags=re.M)


def read_types(title: str) -> Iterator[type[msgspec.Struct]]:
    """The types of a title's data files, and of those of its modules."""
    for path in sorted((ROOT / title).rglob("*.py")):
        text = path.read_text("utf-8")
        if re.search(r"\b(data|files)\b.*\.toml|\.toml\b", text):
            name = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)
            declared = vars(import_module(name)).values()
            structs = [one for one in declared if isinstance(one, type) and issubclass(one, msgspec.Struct)]
            strict = [one for one in structs if one.__struct_config__.forbid_unknown_fields]
            yield from (one for one in strict if one.__module__ == name)


def test_all_titles_with_data_are_looked_at() -> None:
    assert TITLES == ["critter_kitchen", "food_chain_magnate", "food_truck_city", "foodfighters", "foodies"]


@pytest.mark.parametrize("title", TITLES)
def test_every_field_of_the_data_is_read(title: str) -> None:
    types = list(read_types(title))
    assert len(types) > 3
    unread = [
        f"{found.__name__}.{field}"
        for found in types
        for field in found.__struct_fields__
        if field not in PROVENANCE and not re.search(rf"\.{field}\b|\"{field}\"", sources(title))
    ]
    assert unread == []
