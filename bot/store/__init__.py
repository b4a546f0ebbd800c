"""SQL through SQLAlchemy Core: schema, migrations, queries, group commit."""

from .checksum import digest
from .kinds import BOARD, LIVE, LOBBY, NEWS, PRIVATE, DeliveryState, MessageKind, TableStatus
from .outbox_queue import LONGEST_WAIT, DeliveryOutcome
from .request_log import LoggedRequest
from .rows import (
    BoardRow,
    CommitmentRow,
    DepartureRow,
    GuestRow,
    LessonRow,
    MoveRow,
    NotableRow,
    NotificationSettingsRow,
    OrderRow,
    OutboxRow,
    OutlineRow,
    PostRow,
    ProposalRow,
    ReportRow,
    RequestRow,
    SeatRow,
    ServerChangeRow,
    ServerPresetRow,
    TableRow,
)
from .store import Store
from .store_errors import Conflict, Damaged, StoreError, Uncertain
from .unit_of_work import UnitOfWork

__all__ = [
    "BOARD",
    "LIVE",
    "LOBBY",
    "LONGEST_WAIT",
    "NEWS",
    "PRIVATE",
    "BoardRow",
    "CommitmentRow",
    "Conflict",
    "Damaged",
    "DeliveryOutcome",
    "DeliveryState",
    "DepartureRow",
    "GuestRow",
    "LessonRow",
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
    "ReportRow",
    "RequestRow",
    "SeatRow",
    "ServerChangeRow",
    "ServerPresetRow",
    "Store",
    "StoreError",
    "TableRow",
    "TableStatus",
    "Uncertain",
    "UnitOfWork",
    "digest",
]
