"""The page that proves a finished game fair, without a network and without this host.

Writes a finished game's seed, draws and commitments as one HTML file, which checks them itself.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from msgspec import Struct, to_builtins

from bot.discord import html
from bot.tables.archive import TableFile
from renderers.words import Words, message_id

# The sentences that the page's program writes, and those of its template, by their names in the catalogue.
_SAID = (
    "good", "bad", "draw", "commitment", "committed", "drawn", "whole", "everything", "number", "hashed", "gives",
    "setup", "undo", "redo",
)  # fmt: skip
_TEXTS = ("busy", "explained", "seeds", "moves", "script")


class FairnessPage(Struct, frozen=True):
    """The page of a game, and the hash of all that it contains."""

    html: bytes
    digest: str


def page_of(file: TableFile, table: str, words: Words) -> FairnessPage:
    """Return the page of a finished game's file, at a table."""
    data = html.harmless(contents(file))
    digest = sha256(data.encode()).hexdigest()
    title = words("fairness-page-title", title=words(message_id(file.title, "name")), table=table)
    texts = {
        **{name: words(f"fairness-page-{name}") for name in _TEXTS},
        "title": title,
        "players": ", ".join(seat.name for seat in file.seats),
        "language": words.locale,
        "policy": html.POLICY,
        "digest": digest,
    }
    said = html.harmless({name: words(f"fairness-page-{name}") for name in _SAID})
    parts = {"style": _asset("page.css"), "code": _asset("page.js"), "said": said, "data": data}
    return FairnessPage(html.fill(_asset("page.html"), texts, parts), digest)


def contents(file: TableFile) -> dict[str, Any]:
    """Return the part of a file that the page checks: no events, no result."""
    moves = to_builtins(file.moves)
    for move in moves:
        del move["events"], move["at"], move["cause"]
    return {
        "seed": file.seed,
        "commitment": file.commitment,
        "start": to_builtins(file.start),
        "seats": [seat.name for seat in file.seats],
        "moves": moves,
    }


@cache
def _asset(name: str) -> str:
    return (files(__name__) / name).read_text("utf-8")
