"""`/champions`: who has won how often on this server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from discord import app_commands

from bot.store.rows import ChampionRow
from bot.tables import TableError
from renderers.words import Words

from ..responder import Interaction
from ..viewer_text import escaped
from .parameters import command, title_choices


@command("champions", "title")
@app_commands.choices(title=title_choices())
async def champions(interaction: Interaction, title: str | None = None) -> None:
    """The people of this server by the games they won, of one title or of all."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    if interaction.guild_id is None:
        raise TableError("champions-no-server")
    among = await responder.tables.people.champions(interaction.guild_id, title)
    apart = await responder.tables.people.champions(interaction.guild_id, title, ranked=False)
    if not among and not apart:
        await responder.answer(interaction, words("champions-none"))
        return
    said = [words("champions-all") if title is None else words("champions-title", title=words(f"{title}-name"))]
    said += lines(among, words) if among else [words("champions-nobody")]
    said += [words("champions-apart"), *lines(apart, words)] if apart else []
    await responder.answer(interaction, "\n".join([*said, f"-# {words('champions-rule')}"]))


def lines(found: Sequence[ChampionRow], words: Words) -> Iterator[str]:
    """One line for each person; who won as often in as many games shares a place."""
    place = 1
    for (wins, games), group in groupby(found, key=lambda row: (row.wins, row.games)):
        equals = list(group)
        for row in equals:
            yield words("champions-line", place=place, name=escaped(row.name), wins=wins, games=games)
        place += len(equals)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (champions,)
