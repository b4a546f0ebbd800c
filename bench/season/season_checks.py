"""Checks of a season: the order of ratings, fair pairings, and no trace of a deleted person."""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from bot.ratings.rating_model import Histories, Pool
from bot.tournaments.formats.matches import Format, byes, leaning, meetings
from bot.tournaments.formats.standings import standings
from bot.tournaments.progress import TournamentState

BAR = 0.8
"""The minimum rank correlation between the ratings and the planted strengths."""
ENOUGH = 10
"""The mean number of games per person that a pool needs before its order is checked."""


def correlation(one: Sequence[int], other: Sequence[int]) -> float:
    """Return Spearman's rank correlation of two orders without ties; 1 for fewer than two elements."""
    count = len(one)
    if count < 2:
        return 1.0
    at = {thing: place for place, thing in enumerate(other)}
    off = sum((place - at[thing]) ** 2 for place, thing in enumerate(one))
    return 1 - 6 * off / (count * (count**2 - 1))


def orders(rated: Histories, strength: Mapping[int, float]) -> Iterator[tuple[Pool, int, float, bool]]:
    """Yield each pool with its rated games, the correlation of its order, and whether it has enough games."""
    for pool, people in sorted(rated.items()):
        found = sorted(people, key=lambda user: -people[user][-1].rating.mu)
        planted = sorted(people, key=lambda user: -strength[user])
        entries = sum(len(points) for points in people.values())
        yield pool, entries // pool[1], correlation(found, planted), entries >= ENOUGH * len(strength)


def unfair(contest: TournamentState) -> Iterator[str]:
    """Yield what is wrong with the pairings of a finished tournament that nobody has left."""
    plan, kind = contest.plan, Format(contest.row.format)
    met, had, everybody = meetings(plan.matches), byes(plan.matches), [one.number for one in plan.entrants]
    if any(len(set(match.players)) < len(match.players) for match in plan.matches):
        yield f"{contest.id}: somebody against themselves"
    if kind is Format.ROUND_ROBIN and met != dict.fromkeys(combinations(sorted(everybody), 2), 1):
        yield f"{contest.id}: not everybody has met everybody once"
    if kind is Format.SWISS and max(met.values(), default=0) > 1:
        yield f"{contest.id}: two have met twice"
    if max(had.values(), default=0) > 1:
        yield f"{contest.id}: somebody has had two byes"
    most = {Format.ROUND_ROBIN: 1, Format.SWISS: 3}.get(kind)
    if most is not None and any(abs(lean) > most for lean in leaning(plan.matches).values()):
        yield f"{contest.id}: somebody began much more often than others"
    lines = standings(plan)
    if kind is Format.ELIMINATION and [line.place for line in lines].count(1) != 1:
        yield f"{contest.id}: not one winner"
    if sorted(line.number for line in lines) != sorted(everybody):
        yield f"{contest.id}: somebody has no place"


def traces(folder: Path, user: int, name: str) -> list[str]:
    """Return where a person occurs below a folder: every cell of every table in its databases, and every other file.

    No process may have the databases open. The name is matched by a part that occurs in no other name.
    """
    needles = [str(user).encode(), name.encode(), user.to_bytes(8, "big"), user.to_bytes(8, "little")]
    found = []
    for file in sorted(one for one in folder.rglob("*") if one.is_file()):
        content = file.read_bytes()
        found += [f"{file.name}: the bytes of {needle!r}" for needle in needles if needle in content]
        if content.startswith(b"SQLite format 3\0"):
            found += [f"{file.name}: {where}" for where in _cells(file, user, needles)]
    return found


def known_now(folder: Path, user: int, name: str) -> int:
    """Count the database cells below a folder that mention a person while a host has the databases open."""
    return sum(len(list(_cells(file, user, [str(user).encode(), name.encode()]))) for file in folder.rglob("*.sqlite3"))


def _cells(file: Path, user: int, needles: Sequence[bytes]) -> Iterator[str]:
    """Yield the cells of a database that mention a person, including compressed ones."""
    database = sqlite3.connect(file)
    try:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = database.execute(f'SELECT * FROM "{table}"')
            columns = [one[0] for one in rows.description]
            for row in rows:
                for column, value in zip(columns, row, strict=True):
                    if value == user or any(needle in _plain(value) for needle in needles):
                        yield f"{table}.{column}"
    finally:
        database.close()


def _plain(value: Any) -> bytes:
    """Return the text of a cell, decompressed if necessary."""
    if not isinstance(value, bytes):
        return str(value).encode()
    try:
        return lzma.decompress(value, lzma.FORMAT_AUTO)
    except lzma.LZMAError:
        return value
