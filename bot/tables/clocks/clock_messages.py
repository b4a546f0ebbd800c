"""Outbox messages about clocks: time is up, the problem is solved, the deadlines have changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.store import MessageKind
from bot.store.schema import TimerRow
from bot.tables.notifications import message
from bot.tables.table import Table
from games.kernel import Seat

_UNKNOWN: Mapping[Seat, str] = MappingProxyType({})


BOT, MOVED, WAITED = "bot", "moved", "waited"
"""What ends a timeout: a bot's answer, the person's own, or more time."""
OUTCOMES = (BOT, MOVED, WAITED)


def changed(
    table: Table, after: Sequence[TimerRow], now: int, *, told: bool, how: Mapping[Seat, str] = _UNKNOWN
) -> Iterator[dict[str, Any]]:
    """Return messages for changed clocks; `told`: the board's message is rewritten anyway. `how` has outcomes."""
    for own in table.clocks:
        if own.sent and next((one for one in after if one.seat == own.seat and one.since == own.since), None) is None:
            yield settled(table, own, now, how.get(own.seat, ""))
    # Before the first announcement there is no message below which the clocks could be shown.
    if table.row.announced_version and not told and _ends(table.clocks) != _ends(after):
        yield shown(table, now)


def shown(table: Table, now: int) -> dict[str, Any]:
    """Return the message that updates the clocks below the board."""
    version = table.row.announced_version
    return message(table, MessageKind.CLOCKS, "channel", table.row.channel, now, first=version, version=version)


def up(table: Table, own: TimerRow, now: int) -> dict[str, Any]:
    """Return the message that somebody's time is up, so that the others may act."""
    return message(table, MessageKind.LATE, "channel", table.row.channel, now, data=_which(own))


def settled(table: Table, own: TimerRow, now: int, how: str = "") -> dict[str, Any]:
    """Return the message that a timeout needs no action any more, and what ended it, if that is known."""
    data = {**_which(own), "how": how}
    return message(table, MessageKind.SETTLED, "channel", table.row.channel, now, data=data)


def _which(own: TimerRow) -> dict[str, int]:
    return {"seat": own.seat, "since": own.since}


def _ends(clocks: Sequence[TimerRow]) -> set[tuple[int, int]]:
    """Return the visible state of running clocks."""
    return {(own.seat, own.due) for own in clocks if own.since and not own.sent}
