"""Feature: replays of games: replay_viewer, step-by-step replay, and files of a game (film, page, chart, review).

`exporter` makes the files from a `game_log.GameLog`. Slow work is done by `drawing` and `analysis` in a separate
process."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress

from bot.discord.layout import Item
from bot.discord.posts import post_builder
from bot.discord.posts.control_message import TableButtons
from bot.feature import Connection, Feature
from bot.replays import commands
from bot.replays import viewer as replay_viewer
from bot.replays.commands import FileImports
from bot.replays.exporter import ReplayExporter
from bot.replays.viewer import ReplayPress, recap_button
from bot.tables import Tables
from renderers.words import Words

_STOP_SECONDS = 3.0


def _tables(tables: Tables) -> None:
    tables.add(ReplayExporter(), FileImports(tables))


def _replay(words: Words, table_id: str) -> Item:
    return post_builder.button(words, "replay-open", ReplayPress("open", table_id))


def _recap(words: Words, table_id: str) -> Item:
    return recap_button(words, "course", table_id)


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    async def stop() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(parts.tables.service(ReplayExporter).stop(), _STOP_SECONDS)

    stack.push_async_callback(stop)


REPLAYS = Feature(
    "replays",
    tables=_tables,
    commands=commands.COMMANDS,
    menus=commands.MENUS,
    subcommands={"table": replay_viewer.COMMANDS},
    components=commands.ITEMS,
    buttons=TableButtons(lookups=(post_builder.table_button("log"),), result=(_replay, _recap)),
    start=_start,
)
