"""Feature: guided first games (`/learn`), and how far each person has come."""

from __future__ import annotations

from bot.discord.interactions import custom_ids
from bot.discord.interactions.responder import Responder
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.post_builder import table_button
from bot.feature import Feature
from bot.lessons import commands
from bot.lessons.commands import PERSONAL_DATA
from bot.tables import Tables


def _responder(responder: Responder) -> None:
    responder.practise[custom_ids.LESSON] = commands.practise
    responder.home["learn"] = commands.LIST


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)


_LEARN = table_button("learn")
LESSONS = Feature(
    "lessons",
    tables=_tables,
    commands=commands.COMMANDS,
    components=commands.ITEMS,
    responder=_responder,
    buttons=TableButtons(lobby=(_LEARN,), setup=(_LEARN,)),
)
