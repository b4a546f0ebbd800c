"""The database, through SQLAlchemy Core: schema, migrations, queries, group commit."""

from bot.store.database import Conflict, Damaged, StoreError, Uncertain
from bot.store.outbox_queue import LONGEST_WAIT, DeliveryOutcome, digest
from bot.store.request_log import LoggedRequest
from bot.store.row_types import BOARD, LIVE, LOBBY, NEWS, PRIVATE, DeliveryState, MessageKind, TableStatus
from bot.store.schema import (
    CommitmentRow,
    DepartureRow,
    GuestRow,
    MoveRow,
    NotableRow,
    NotificationSettingsRow,
    OrderRow,
    OutboxRow,
    OutlineRow,
    PostRow,
    ProposalRow,
    RequestRow,
    SeatRow,
    TableRow,
)
from bot.store.store import Store
from bot.store.unit_of_work import UnitOfWork

__all__ = [
    "BOARD",
    "LIVE",
    "LOBBY",
    "LONGEST_WAIT",
    "NEWS",
    "PRIVATE",
    "CommitmentRow",
    "Conflict",
    "Damaged",
    "DeliveryOutcome",
    "DeliveryState",
    "DepartureRow",
    "GuestRow",
    "LoggedRequest",
    "MessageKind",
    "MoveRow",
    "NotableRow",
    "NotificationSettingsRow",
    "OrderRow",
    "OutboxRow",
    "OutlineRow",
    "PostRow",
    "ProposalRow",
    "RequestRow",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "TableStatus",
    "Uncertain",
    "UnitOfWork",
    "digest",
]
