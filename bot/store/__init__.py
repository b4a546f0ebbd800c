"""SQL through SQLAlchemy Core: schema, migrations, queries, group commit."""

from .deeds import Deed
from .errors import Conflict, Damaged, StoreError
from .kinds import LIVE, LOBBY, PRIVATE, DeliveryState, MessageKind, TableStatus
from .outgoing import LONGEST_WAIT, Outcome
from .rows import (
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
    SealRow,
    SeatRow,
    TableRow,
)
from .store import Store
from .unit import Unit, digest

__all__ = [
    "LIVE",
    "LOBBY",
    "LONGEST_WAIT",
    "PRIVATE",
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
    "SealRow",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "TableStatus",
    "Unit",
    "digest",
]
