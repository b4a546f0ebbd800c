"""The threads of a tournament's tables, where a server wants one for each: made, then the game begins there."""

from __future__ import annotations

import json

import discord
import structlog

from bot.store import OutboxRow
from bot.tables import Retry, Stale, Tables
from bot.tables.rights import Asker
from bot.tables.table import OPEN
from bot.tables.tournaments import TournamentState

from . import threads
from .outbox_messages import OutboxMessages
from .responder import RespondingClient
from .threads import NoThread

log = structlog.get_logger(__name__)


async def begin(client: RespondingClient, tables: Tables, messages: OutboxMessages, row: OutboxRow) -> None:
    """Begin the table of a row's match in a thread of its own; where there can be none, in the tournament's channel.

    Raises TableError where it is gone, Retry where others were first, and what goes wrong on the way to Discord.
    """
    contest = await tables.tournaments.get(row.table_id)
    match = next(one for one in contest.matches if one.number == json.loads(row.data)["match"])
    table = await tables.get(match.table_id)
    if table.status != OPEN:
        return
    by = Asker(table.row.owner)
    try:
        if table.row.channel == contest.row.channel:
            name = await messages.thread_name(contest, match.number)
            thread = await _thread(client, contest, name, again=row.tried)
            if thread is not None:
                await tables.setup.move(table.id, by, thread)
        await tables.lobby.start(table.id, by.user)
    except Stale as error:
        raise Retry("somebody else has changed the table", 1.0, usual=True) from error


async def _thread(client: RespondingClient, contest: TournamentState, name: str, *, again: bool) -> int | None:
    """The thread of a table: the one of that name that an earlier try has made, else a new one if there can be one."""
    if again:
        active = await client.http.get_active_threads(contest.row.guild)
        for one in active["threads"]:
            if int(one["parent_id"]) == contest.row.channel and one["name"] == name:
                return int(one["id"])
    try:
        return (await threads.begin(await client.fetch_channel(contest.row.channel), name)).id
    except (discord.Forbidden, NoThread) as error:
        log.info("no thread for a tournament's table", channel=contest.row.channel, why=type(error).__name__)
        return None
