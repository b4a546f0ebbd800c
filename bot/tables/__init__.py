"""The life of a table, free of Discord."""

from .errors import NoSuchTable, Stale, TableError
from .model import Acted, Made, Person, Record, Table
from .outbox import Messenger, Outbox, Retry, Undeliverable, nonce
from .service import Tables
from .takeback import Reach

__all__ = [
    "Acted",
    "Made",
    "Messenger",
    "NoSuchTable",
    "Outbox",
    "Person",
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
