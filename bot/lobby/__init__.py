"""Feature: tables before their game: opening, finding, filling, setting up, starting, and rematches."""

from __future__ import annotations

from functools import partial

from bot.discord.interactions.responder import Responder
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.post_builder import table_button
from bot.feature import Feature
from bot.lobby import commands, find, message, seats
from bot.lobby.service import Rematches, ReservationExpiry, ScheduledStarts
from bot.tables import Tables


def _tables(tables: Tables) -> None:
    starts, expiry = ScheduledStarts(*tables.shared, tables.lobby), ReservationExpiry(*tables.shared, tables.lobby)
    tables.add(Rematches(*tables.shared, tables.lobby), starts, expiry)
    tables.timer_worker.add(starts.once)
    tables.timer_worker.add(expiry.once)


def _responder(responder: Responder) -> None:
    responder.show_open, responder.refresh_open = commands.show, commands.refresh
    responder.home |= {"play": commands.START, "find": find.START}
    responder.describe_open = partial(message.rated_lobby, responder.tables)


LOBBY = Feature(
    "lobby",
    tables=_tables,
    menus=commands.MENUS,
    components=(*find.ITEMS, *commands.ITEMS),
    commands=(*commands.TOP, *find.COMMANDS, *seats.COMMANDS),
    subcommands={"table": (*commands.COMMANDS, *find.TABLE)},
    responder=_responder,
    discord=message.add,
    buttons=TableButtons(again=(table_button("rematch"),)),
)
