"""The button *More…* below every board: all else that can be looked at or done at a table, for its reader alone."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord.commands import table_argument
from bot.discord.gateway.limits import ROW_BUTTONS
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls, Item
from bot.discord.posts.post_builder import at_table, button, page_button
from bot.discord.posts.table_buttons import made
from bot.discord.posts.viewer_text import escaped
from bot.tables import Table
from bot.tables.table import ABANDONED, FINISHED, RUNNING
from renderers.registry import presenter
from renderers.words import Words

_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED), seated=False)
_PUBLIC = ("fairness", "rules", "help")
_OF_A_PLAYER = ("undo", "resign")


@table_argument.at_table("more", _PLAYED)
async def more(interaction: Interaction, table: Table, told: str) -> None:
    """Show the buttons in a separate message; `told` are the versions that the board's message tells of."""
    responder = interaction.client.responder
    words, sits = responder.words(interaction), table.seat_of(interaction.user.id) is not None
    items = [
        *_row(0, _pages(table, words)),
        *_row(1, [*_told(table, told, words), *_features(responder, table, words)]),
        *_row(2, _commands(table, words, sits=sits)),
    ]
    title = words(f"{table.row.title}-name")
    text = words("more-head", title=title, who=words.join([escaped(name) for name in table.names]), table=table.id)
    await responder.answer(interaction, text, view=Controls(items), aside=True)


def _row(number: int, items: list[Item]) -> Iterator[Item]:
    for item in items[:ROW_BUTTONS]:
        item.row = number
        yield item


def _pages(table: Table, words: Words) -> list[Item]:
    """Return buttons for the most used pictures."""
    how = presenter(table.row.title)
    pages = dict.fromkeys((how.pages[0], *how.layout.quick_pages_of(table.played_game().view(None))))
    return [page_button(words, how, table.id, page, 0) for page in pages]


def _told(table: Table, told: str, words: Words) -> list[Item]:
    """Return the buttons to what happened, in full and as text."""
    first, _, version = told.partition("-")
    numbers = [table_argument.number(one) for one in (first, version)]
    story = Press("story", table.id, numbers[1], None, numbers[0])
    text = Press("text", table.id, numbers[1])
    found = [button(words, "host-log-open", story)] if numbers[0] else []
    return [*found, button(words, "host-board-text", text)]


def _features(responder: Responder, table: Table, words: Words) -> list[Item]:
    buttons = responder.buttons
    return made((*buttons.lookups, *(buttons.turn if table.status == RUNNING else ())), words, table.id)


def _commands(table: Table, words: Words, *, sits: bool) -> list[Item]:
    """Return buttons for commands at the table, of a player too if the reader is one."""
    own = _OF_A_PLAYER if sits and table.status == RUNNING else ()
    return [at_table(words, command, table.id, 0) for command in (*_PUBLIC, *own)]
