"""The life of a table, free of Discord."""

from .errors import NoSuchTable, Stale, TableError
from .freezing import Frozen
from .model import Acted, Ahead, Made, Person, Record, Table
from .outbox import Messenger, Outbox, Retry, Undeliverable, nonce
from .refusal import HostRefused
from .rights import Asker
from .service import Tables
from .undo import Reach
from .upkeep import Block
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
