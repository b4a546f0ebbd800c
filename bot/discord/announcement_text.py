"""What a server's managers want announced, in words: open seats, results, and what people have reached."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import MessageKind, OutboxRow
from bot.tables import Table, Tables
from bot.tables.badges import Achievement
from bot.tables.outcome import places
from bot.tables.reservations import free_for
from bot.tables.table import FINISHED, OPEN
from renderers.words import Words

from . import open_tables
from .lobby_text import where
from .post_builder import Post
from .viewer_text import escaped

_ANYBODY = 0


async def wanted(tables: Tables, row: OutboxRow) -> bool:
    """Whether there is still something to announce: seats may be taken, and an end taken back."""
    table = await tables.get(row.table_id)
    if row.kind == MessageKind.VACANCY:
        room = free_for(table, _ANYBODY, tables.repository.clock())
        return table.status == OPEN and not table.row.private and room > 0
    over = table.status == FINISHED and table.version == row.version
    return over and (row.kind == MessageKind.OUTCOME or bool(await tables.people.milestones.of(table.id)))


async def post(tables: Tables, row: OutboxRow, table: Table, words: Words) -> Post:
    """The announcement of a row. Nobody is pinged by it."""
    if row.kind == MessageKind.VACANCY:
        text, items = open_tables.vacancy(table, tables.repository.clock(), words)
        return Post(text, (), items)
    if row.kind == MessageKind.OUTCOME:
        return Post(_outcome(table, await tables.store.rating_queries.hidden(), words))
    return Post("\n".join(_reached(table, await tables.people.milestones.of(table.id), words)))


def _outcome(table: Table, hidden: set[int], words: Words) -> str:
    """Who took which place. Who hides their records is not named."""
    assert table.game is not None
    taken = []
    for seat, place in places(table.game):
        player = table.seats[seat]
        name = words("news-somebody") if player.user in hidden else escaped(table.names[seat])
        taken.append(words("news-place", place=place, name=name))
    title = words(f"{table.row.title}-name")
    return words("news-outcome", title=title, table=table.id, places=", ".join(taken), where=where(table))


def _reached(table: Table, found: Iterable[Achievement], words: Words) -> Iterable[str]:
    title = words(f"{table.row.title}-name")
    yield words("news-records", title=title, table=table.id)
    for one in found:
        name = escaped(one.name)
        if one.badge is not None:
            yield words("news-badge", name=name, badge=words(f"badge-{one.badge.id}", count=one.badge.count))
        else:
            yield words("news-lead", name=name, title=title, seats=one.seats)
