"""The sources of the component data: assumed values are marked as such, in every title."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import games

ROOT = Path(str(resources.files(games)))
MARKS = ("seed", "public", "assumed")


def test_every_data_file_says_at_its_beginning_where_its_values_come_from() -> None:
    begun = {path: path.read_text("utf-8").splitlines()[:12] for path in ROOT.rglob("data/*.toml")}
    assert [path for path, lines in begun.items() if not any(mark in line for line in lines for mark in MARKS)] == []


def test_things_that_say_their_source_use_the_three_marks() -> None:
    strange = []
    for path in sorted(ROOT.rglob("data/*.toml")):
        for kind, things in tomllib.loads(path.read_text("utf-8")).items():
            for thing in things if isinstance(things, list) else []:
                source = str(thing.get("source", "seed")) if isinstance(thing, dict) else "seed"
                if kind not in ("good",) and not any(mark in source for mark in MARKS):
                    strange.append((path.stem, kind, thing.get("id"), source))
    assert strange == []
