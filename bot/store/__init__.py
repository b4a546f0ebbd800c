"""SQL through SQLAlchemy Core: schema, migrations, queries, group commit."""

from .deeds import Deed
from .errors import Conflict, Damaged, StoreError
from .rows import (
    CourseRow,
    DeedRow,
    DepartureRow,
    MoveRow,
    OrderRow,
    OutboxRow,
    PostRow,
    ProposalRow,
    SealRow,
    SeatRow,
    TableRow,
)
from .store import Store
from .unit import Unit, digest

__all__ = [
    "Conflict",
    "CourseRow",
    "Damaged",
    "Deed",
    "DeedRow",
    "DepartureRow",
    "MoveRow",
    "OrderRow",
    "OutboxRow",
    "PostRow",
    "ProposalRow",
    "SealRow",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "Unit",
    "digest",
]
