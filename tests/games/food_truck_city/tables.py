"""The tables of `tables.md`, parsed."""

from __future__ import annotations

import re
from importlib import resources

_TEXT = (resources.files(__package__) / "tables.md").read_text("utf-8")


def distances(size: int, kind: str) -> dict[str, int]:
    """The distance to the centre of every segment of one direction (`V` or `H`)."""
    _, *rows = _rows(f"### {size} {kind}")
    return {f"{kind}{row[0]}-{column}": int(cell) for row in rows for column, cell in enumerate(row[1:])}


def blocks() -> dict[str, list[str]]:
    """The customers on the north, east, south and west side of every block, by their English names."""
    _, *rows = _rows("## Blocks")
    return {row[0]: row[2:] for row in rows}


def cards() -> dict[str, tuple[int, str]]:
    """Copies in all and timing of every kind of card, by id (`award`, `billboard` for those of all foods)."""
    _, *rows = _rows("## Action cards")
    found = {}
    for name, copies, timing in rows:
        kind = re.sub(r"_bbq.*", "", name.strip("`").split("`")[0])
        found[kind] = (int(copies.split()[0]), timing)
    return found


def prices() -> list[int]:
    """What the 2nd to the 6th truck cost."""
    return [int(cell) for cell in _rows("## Truck prices")[1][1:]]


def _rows(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading, without its rule."""
    after = _TEXT.split(f"{heading}\n", 1)[1]
    lines = re.search(r"(?:^\|.*\n?)+", after, re.M)
    assert lines is not None
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines[0].splitlines()]
    return [row for row in rows if not set("".join(row)) <= set("-: ")]
