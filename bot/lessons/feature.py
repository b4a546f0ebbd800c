"""Guided first games as a feature of the host."""

from __future__ import annotations

from bot.discord.interactions.responder import Responder
from bot.feature import Feature
from bot.lessons import commands
from bot.lessons.rows import PERSONAL_DATA
from bot.tables import Tables


def _responder(responder: Responder) -> None:
    responder.practise = commands.practise


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)


LESSONS = Feature(
    "lessons", tables=_tables, commands=commands.COMMANDS, components=commands.ITEMS, responder=_responder
)
