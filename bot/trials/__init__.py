"""Feature: a player tries moves out on a private copy of the position, and can then play them."""

from __future__ import annotations

from bot.discord.interactions import custom_ids
from bot.discord.interactions.responder import Responder
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.post_builder import table_button
from bot.feature import Feature
from bot.tables import Tables
from bot.trials import commands
from bot.trials.service import PERSONAL_DATA, Forgetting, Trials


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)
    tables.repository.reactions.append(Forgetting())
    tables.add(Trials(tables))


def _responder(responder: Responder) -> None:
    responder.practise[custom_ids.TRIAL] = commands.practise


TRIALS = Feature(
    "trials",
    tables=_tables,
    components=commands.ITEMS,
    responder=_responder,
    buttons=TableButtons(panel=(table_button(commands.COMMAND),)),
)
