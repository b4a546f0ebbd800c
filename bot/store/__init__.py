"""SQL through SQLAlchemy Core: schema, migrations, queries, group commit."""

from .checksum import digest
from .kinds import BOARD, LIVE, LOBBY, NEWS, PRIVATE, DeliveryState, MessageKind, TableStatus
from .outbox_queue import LONGEST_WAIT, Outcome
from .request_log import Deed
from .rows import (
    BoardRow,
    CourseRow,
    DeedRow,
    DepartureRow,
    GuestRow,
    HabitsRow,
    LessonRow,
    MoveRow,
    OrderRow,
    OutboxRow,
    OutlineRow,
    PostRow,
    ProposalRow,
    ReportRow,
    SealRow,
    SeatRow,
    ServerChangeRow,
    ServerPresetRow,
    TableRow,
)
from .store import Store
from .store_errors import Conflict, Damaged, StoreError, Uncertain
from .unit_of_work import Unit

__all__ = [
    "BOARD",
    "LIVE",
    "LOBBY",
    "LONGEST_WAIT",
    "NEWS",
    "PRIVATE",
    "BoardRow",
    "Conflict",
    "CourseRow",
    "Damaged",
    "Deed",
    "DeedRow",
    "DeliveryState",
    "DepartureRow",
    "GuestRow",
    "HabitsRow",
    "LessonRow",
    "MessageKind",
    "MoveRow",
    "OrderRow",
    "OutboxRow",
    "Outcome",
    "OutlineRow",
    "PostRow",
    "ProposalRow",
    "ReportRow",
    "SealRow",
    "SeatRow",
    "ServerChangeRow",
    "ServerPresetRow",
    "Store",
    "StoreError",
    "TableRow",
    "TableStatus",
    "Uncertain",
    "Unit",
    "digest",
]
