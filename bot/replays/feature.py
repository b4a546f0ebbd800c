"""Replays, recaps and the log as a feature of the host."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

from bot.discord.panel.panel import Item
from bot.discord.posts import post_builder
from bot.feature import Connection, Feature
from bot.replays import commands, log
from bot.replays.custom_ids import ReplayPress, recap_button
from bot.replays.exporter import ReplayExporter
from bot.tables import Tables
from renderers.words import Words

_STOP_SECONDS = 3.0


def _tables(tables: Tables) -> None:
    tables.add(ReplayExporter())


def _result_buttons(table_id: str, words: Words) -> Sequence[Item]:
    """What stands below a result: the way through the game, and what can be made of it."""
    look_back = post_builder.button(words, "replay-open", ReplayPress("open", table_id), row=0)
    return look_back, recap_button(words, "course", table_id)


def _discord(parts: Connection) -> None:
    parts.messages.games.result_buttons.append(_result_buttons)


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    async def stop() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(parts.tables.service(ReplayExporter).stop(), _STOP_SECONDS)

    stack.push_async_callback(stop)


REPLAYS = Feature(
    "replays",
    tables=_tables,
    commands=commands.COMMANDS,
    subcommands={"table": log.COMMANDS},
    components=commands.ITEMS,
    discord=_discord,
    start=_start,
)
