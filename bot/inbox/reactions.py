"""Reacts to changes of tables: schedules refreshes of inboxes, and messages to followers."""

from __future__ import annotations

from bot.inbox.rows import REFRESH, REFRESH_ONE, InboxRows, inbox_refresh_times
from bot.store import MessageKind, UnitOfWork
from bot.tables.clocks import NotifyBy
from bot.tables.reactions import Played, Reaction
from bot.tables.repository import TableRepository
from bot.tables.table import Table

# Kinds of messages that followers get: those that are posted as new messages.
_POSTED = (MessageKind.SETUP, MessageKind.TURN, MessageKind.RESULT)


class PrivateMessages(Reaction):
    """Schedules refreshes of inboxes, and messages to followers."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Refresh the inboxes of a table's people, and of those who have left it."""
        gone = _gone(before, table)
        users = {user for user in table.users if user is not None} | {table.row.owner, *gone}
        if await self._repository.store.part(InboxRows).concerns(users):
            unit.also(REFRESH, {"the_table": table.id, **inbox_refresh_times(now)})
            for user in gone:
                unit.also(REFRESH_ONE, {"the_user": user, **inbox_refresh_times(now)})

    async def played(self, unit: UnitOfWork, table: Table, change: Played) -> None:
        """Tell followers in private when the channel gets a new message."""
        posted = next((one for one in change.messages if one["kind"] in _POSTED), None)
        if not table.followers or posted is None:
            return
        of = await self._repository.notification_settings.all(table.followers)
        for user in table.followers:
            if of(user).notify is NotifyBy.PRIVATE and table.seat_of(user) is None:
                private = {"kind": MessageKind.FOLLOW, "place": "user", "target": user, "viewer": None}
                unit.message(**{**posted, **private})


def _gone(before: Table | None, table: Table) -> list[int]:
    """Return who had a seat at a table before a change and has none any more."""
    were = () if before is None or before.seats is table.seats else before.users
    return sorted({user for user in were if user is not None} - set(table.users))
