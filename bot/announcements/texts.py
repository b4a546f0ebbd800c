"""Writes announcements for a server: open seats, results, and what people have reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.announcements.rows import BoardRow
from bot.clocks import texts as seat_texts
from bot.discord.gateway.limits import CONTENT
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.layout import Item
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import escaped, where
from bot.lobby import listing
from bot.ratings.badges import Achievement, Achievements
from bot.ratings.rows import RatingQueries
from bot.store import MessageKind, OutboxRow
from bot.tables import Table, Tables
from bot.tables.history.outcome import places
from bot.tables.reservations import free_for
from bot.tables.table import FINISHED, OPEN
from games.kernel import Seat
from renderers.words import Words

# more channels or roles are only counted

_ANYBODY = 0
_ROOM = 250
# Characters of a board that are kept free for what is below its lines.


async def wanted(tables: Tables, row: OutboxRow) -> bool:
    """Return whether there is still something to announce: seats may be taken, and an end undone."""
    table = await tables.get(row.table_id)
    if row.kind == MessageKind.VACANCY:
        room = free_for(table, _ANYBODY, tables.repository.clock())
        return table.status == OPEN and not table.row.private and room > 0
    over = table.status == FINISHED and table.version == row.version
    return over and (row.kind == MessageKind.OUTCOME or bool(await _achieved(tables, table)))


async def _achieved(tables: Tables, table: Table) -> Sequence[Achievement]:
    """What people have reached by a game; nothing where this host rates nobody."""
    achievements = tables.find_service(Achievements)
    return () if achievements is None else await achievements.of(table.id)


async def post(tables: Tables, row: OutboxRow, table: Table, words: Words) -> Post:
    """Write the announcement of a row. It pings nobody."""
    if row.kind == MessageKind.VACANCY:
        text, items = vacancy(table, tables.repository.clock(), words)
        return Post(text, (), items)
    if row.kind == MessageKind.OUTCOME:
        return Post(_outcome(table, await tables.store.part(RatingQueries).hidden(), words))
    return Post("\n".join(_reached(table, await _achieved(tables, table), words)))


def _outcome(table: Table, hidden: set[int], words: Words) -> str:
    """Write who took which place. People who hide their records are not named."""
    assert table.game is not None
    taken = []
    for seat, place in places(table.game):
        player = table.seats[seat]
        name = words("news-somebody") if player.user in hidden else escaped(table.names[seat])
        taken.append(words("news-place", place=place, name=name))
    return words("news-outcome", title=words(f"{table.row.title}-name"), places=", ".join(taken), where=where(table))


def _reached(table: Table, found: Iterable[Achievement], words: Words) -> Iterable[str]:
    title = words(f"{table.row.title}-name")
    yield words("news-records", title=title)
    for one in found:
        name = escaped(one.name)
        if one.badge is not None:
            yield words("news-badge", name=name, badge=words(f"badge-{one.badge.id}", count=one.badge.count))
        else:
            yield words("news-lead", name=name, title=title, seats=one.seats)


def board_line(board: BoardRow | None, words: Words) -> list[str]:
    """Write where a server's board is; '' if it has none."""
    if board is None or not board.message:
        return []
    return [
        "-# " + words("find-board", where=f"https://discord.com/channels/{board.guild}/{board.channel}/{board.message}")
    ]


Offered = tuple[Table, Seat]
"""Describe an offered seat of a running game."""


def board(
    count: int, tables: Sequence[Table], now: int, words: Words, offered: Sequence[Offered] = ()
) -> tuple[str, tuple[Item, ...]]:
    """Write a server's board: the number of open tables, the first of them as far as there is room, and a menu to join.

    Below are offered seats of running games, newest first, each with a button.
    """
    wanted = [seat_texts.offered_line(table, seat, words) for table, seat in offered]
    wanted = [words("server-board-seats"), *wanted] if wanted else []
    room = CONTENT - _ROOM - sum(len(text) + 1 for text in wanted)
    said, shown = [words("server-board-title")], 0
    for table in tables:
        text = listing.line(table, listing.ANYBODY, now, words)
        if sum(map(len, said)) + len(said) + len(text) > room:
            break
        said.append(text)
        shown += 1
    said += [words("server-board-none")] if not tables else []
    said += [words("server-board-more", count=count - shown)] if shown < count else []
    said += [*wanted, "-# " + words("server-board-foot")]
    sits = listing.menu(tables[:shown], words, listing.SIT, now)
    takes = [seat_texts.take_button_of(words, table, seat) for table, seat in offered]
    return "\n".join(said), (*([] if sits is None else [sits]), *takes)


def vacancy(table: Table, now: int, words: Words) -> tuple[str, tuple[Item, ...]]:
    """Write the announcement of a new table, with a button to join."""
    press: Item = discord.ui.Button(
        style=discord.ButtonStyle.success, label=words("host-join"), custom_id=RunCommand(listing.SIT).button(table.id)
    )
    return "\n".join([words("server-vacancy"), listing.line(table, listing.ANYBODY, now, words)]), (press,)
