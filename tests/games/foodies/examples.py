"""The worked examples of `examples.md`, parsed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

_BLOCK = re.compile(r"^## (\w\d\d) (.+?)\n.*?```text\n(.+?)\n```", re.M | re.S)
_PART = re.compile(
    r"(before|visit|buy|after|stalls|market(?: \(slots 1\.\.5\))?|deck top|removed from game|"
    r"complete stars in court):\s*"
)


def read() -> Iterator[tuple[str, str, list[tuple[str, Any]]]]:
    """Each example as (id, title, its parts in order: name and value)."""
    text = (resources.files(__package__) / "examples.md").read_text("utf-8")
    for name, title, block in _BLOCK.findall(text):
        yield name, title, list(_parts(block))


def _parts(block: str) -> Iterator[tuple[str, Any]]:
    marks = list(_PART.finditer(block))
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        raw = block[mark.end() : after.start() if after else len(block)].strip()
        yield mark.group(1).split(" (")[0], _value(raw)
    if found := re.search(r"requirement (\w+): (true|false)", block):
        yield "requirement", (found[1], found[2] == "true")


def _value(raw: str) -> Any:
    head = raw.splitlines()[0].strip()
    try:
        return json.JSONDecoder().raw_decode(head)[0]
    except json.JSONDecodeError:
        return head
