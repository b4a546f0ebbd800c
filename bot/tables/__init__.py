"""The life of a table, free of Discord."""

from .moderation import Block
from .outbox_worker import Messenger, Outbox, Retry, Undeliverable, nonce
from .refusal import HostRefused
from .rights import Asker
from .service import Tables
from .suspension import Frozen
from .table import Acted, Ahead, Made, Person, Record, Table
from .table_errors import NoSuchTable, Stale, TableError
from .undo import Reach
from .waiting import Place

__all__ = [
    "Acted",
    "Ahead",
    "Asker",
    "Block",
    "Frozen",
    "HostRefused",
    "Made",
    "Messenger",
    "NoSuchTable",
    "Outbox",
    "Person",
    "Place",
    "Reach",
    "Record",
    "Retry",
    "Stale",
    "Table",
    "TableError",
    "Tables",
    "Undeliverable",
    "nonce",
]
