"""The life of a table, without Discord."""

from bot.tables.history.undo import Reach
from bot.tables.moderation import Obstacle
from bot.tables.outbox import HostRefused, Messenger, Outbox, Retry, Undeliverable, nonce
from bot.tables.people import AwaitedTable
from bot.tables.rights import Asker
from bot.tables.service import Tables
from bot.tables.suspension import TableSuspended
from bot.tables.table import (
    ActionResult,
    FuturePreferences,
    GameChange,
    LogEntry,
    NoSuchTable,
    Stale,
    Table,
    TableError,
    TableUser,
)

__all__ = [
    "ActionResult",
    "Asker",
    "AwaitedTable",
    "FuturePreferences",
    "GameChange",
    "HostRefused",
    "LogEntry",
    "Messenger",
    "NoSuchTable",
    "Obstacle",
    "Outbox",
    "Reach",
    "Retry",
    "Stale",
    "Table",
    "TableError",
    "TableSuspended",
    "TableUser",
    "Tables",
    "Undeliverable",
    "nonce",
]
