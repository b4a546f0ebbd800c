"""What a server's managers want announced: open seats, results and records, each in a channel of its own.

The recipes are written with the change that they tell of; whether there is still anything to tell is asked when they
are sent.
"""

from __future__ import annotations

from bot.store import NEWS, MessageKind, UnitOfWork
from bot.store.kinds import SETTING_SECONDS

from .notifications import message
from .server_settings import ServerSettings
from .table import Table


def announce_vacancy(unit: UnitOfWork, table: Table, server: ServerSettings, now: int) -> None:
    """A table has been opened: its seats are offered elsewhere on its server."""
    channel = server.channel("vacancies")
    if channel and channel != table.row.channel:
        told = message(table, MessageKind.VACANCY, NEWS, channel, now)
        unit.message(**{**told, "due": now + SETTING_SECONDS})


def announce_end(unit: UnitOfWork, table: Table, server: ServerSettings, now: int, version: int) -> None:
    """A game is over: its result is told elsewhere, and who has reached something by it."""
    for setting, kind in (("results", MessageKind.OUTCOME), ("records", MessageKind.RECORD)):
        channel = server.channel(setting)
        if channel and not table.row.private:
            unit.message(**message(table, kind, NEWS, channel, now, version=version))
