"""The life of a table, free of Discord."""

from .moderation import Obstacle
from .outbox_worker import Messenger, Outbox, Retry, Undeliverable, nonce
from .refusal import HostRefused
from .rights import Asker
from .service import Tables
from .suspension import TableSuspended
from .table import ActionResult, FuturePreferences, GameChange, LogEntry, Table, TableUser
from .table_errors import NoSuchTable, Stale, TableError
from .undo import Reach
from .waiting import AwaitedTable

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
