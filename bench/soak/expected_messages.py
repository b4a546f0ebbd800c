"""The messages that must have been written, derived by replaying the log of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, structs

from bot.store import MessageKind, OutboxRow, TableStatus
from bot.tables import LogEntry, Table, archive
from bot.tables.clocks import NotifyBy
from bot.tables.notifications import covers_changes, direct_messages, ended, notify
from bot.tables.table import GameChange
from games.kernel import Game, thaw

BEGINS = ("setup", "player", "ai")
"""Causes of changes made by somebody; automatic changes are written and announced together with them."""
EXPECTED_KINDS = ("setup", "turn", "update", "result", "undo", "redo", "secret", "commitments")
"""Kinds of messages that follow from changes of a game; all other kinds answer separate requests."""


class ExpectedMessage(Struct, frozen=True, order=True):
    """A message that must have been written: its content by versions and kind, its place, and its reader."""

    version: int
    first: int
    kind: str
    place: str
    target: int
    viewer: int | None

    def __str__(self) -> str:
        where = f"{self.place} {self.target}" if self.viewer is None else f"seat {self.viewer + 1}"
        return f"`{self.kind}` for {where} on versions {self.first} to {self.version}"


def written(rows: Sequence[OutboxRow]) -> list[ExpectedMessage]:
    """Return the messages in the outbox of the kinds that follow from changes of a game."""
    return [_due(structs.asdict(row)) for row in rows if row.kind in EXPECTED_KINDS and covers_changes(row)]


def called_for(
    table: Table, records: Sequence[LogEntry], again: archive.Replayed, rows: Sequence[ExpectedMessage]
) -> list[ExpectedMessage]:
    """Return the messages that the changes of a table require, in order.

    The log does not say which changes were written in one transaction. Where several groupings are possible, the one
    that agrees best with the written messages `rows` is used. A lost message is detected in every grouping.
    """
    here = structs.replace(
        table, row=structs.replace(table.row, version=0, announced_version=0, waiting_seats="", since=0), game=None
    )
    found: list[ExpectedMessage] = []
    for run in _runs(records, again):
        here, messages = _read(here, run, again, rows)
        found += messages
    return found


def _runs(records: Sequence[LogEntry], again: archive.Replayed) -> list[list[list[GameChange]]]:
    """Split the changes into runs at certain transaction boundaries, and group those certainly written together."""
    runs: list[list[list[GameChange]]] = []
    for before, record in zip([None, *records], records, strict=False):
        if before is None or _surely_apart(before, record):
            runs.append([[]])
        elif not _surely_together(record):
            runs[-1].append([])
        runs[-1][-1].append(_made(record, again))
    return runs


def _read(
    here: Table, run: Sequence[Sequence[GameChange]], again: archive.Replayed, rows: Sequence[ExpectedMessage]
) -> tuple[Table, list[ExpectedMessage]]:
    """Return the table after a run and its messages, for the grouping that agrees best with what was written."""
    best: list[tuple[int, Table, list[ExpectedMessage]]] = [(0, here, [])]
    for end in range(1, len(run) + 1):
        ways = []
        for begin in range(end):
            wrong, before, messages = best[begin]
            made = [one for together in run[begin:end] for one in together]
            written = [row for row in rows if made[0].version <= row.version <= made[-1].version]
            after, more = _called_for(before, made, again)
            ways.append((wrong + len(_apart(more, written)), after, messages + more))
        best.append(min(ways, key=lambda way: way[0]))
    return best[-1][1:]


def _called_for(
    here: Table, made: Sequence[GameChange], again: archive.Replayed
) -> tuple[Table, list[ExpectedMessage]]:
    """Return the table after changes written in one transaction, and the messages that they require."""
    game: Game[Any, Any] = thaw(here.title, again.games[made[-1].version])
    here = structs.replace(here, row=structs.replace(here.row, version=made[0].version - 1))
    told, messages = _due_after(here, game, made)
    row = structs.replace(here.row, version=made[-1].version, announced_version=told[0], waiting_seats=told[1])
    return structs.replace(here, row=row, game=game), messages


def _apart(due: Sequence[ExpectedMessage], rows: Sequence[ExpectedMessage]) -> list[ExpectedMessage]:
    """Return the required messages that were not written, and the written ones that were not required."""
    return [*(Counter(due) - Counter(rows)).elements(), *(Counter(rows) - Counter(due)).elements()]


def untold(table: str, due: Sequence[ExpectedMessage], rows: Sequence[ExpectedMessage]) -> Iterator[str]:
    """Yield a problem for each missing or unexpected message, and for a wrong order."""
    missing, strange = list(due), []
    for row in rows:
        if row in missing:
            missing.remove(row)
        else:
            strange.append(row)
    yield from (f"{table}: {one} was never written" for one in missing)
    yield from (f"{table}: {one} was written and nothing calls for it" for one in strange)
    if not missing and not strange and list(due) != list(rows):
        yield f"{table}: messages were written in another order than what they tell"


def _surely_together(after: LogEntry) -> bool:
    """Return whether a change was certainly written with the previous one: automatic, but by no standing order."""
    return after.cause not in BEGINS and after.cause != "order"


def _surely_apart(record: LogEntry, after: LogEntry) -> bool:
    """Return whether a change is certainly a separate request, not one of several from the same press."""
    same = (after.cause, after.seat, after.user, after.at) == (record.cause, record.seat, record.user, record.at)
    return after.cause in BEGINS and not (after.cause == "player" and same)


def _due_after(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange]
) -> tuple[tuple[int, str], list[ExpectedMessage]]:
    """Return what is announced after changes, and the messages.

    Undoing a change that was not announced is not announced either.
    """
    first = made[0]
    private = list(direct_messages(table, game, made, 0, lambda _: NotifyBy.PING))
    if game.result() is not None:
        end = structs.replace(table.row, status=TableStatus.FINISHED, version=made[-1].version)
        running = structs.replace(table, row=structs.replace(table.row, status=TableStatus.RUNNING))
        private += ended(running, structs.replace(table, row=end), 0)
    if first.restores is not None and first.restores >= table.row.announced_version:
        return (table.row.announced_version, table.row.waiting_seats), [_due(message) for message in private]
    telling = notify(
        table, game, made, 0, kind=MessageKind.TURN if first.kind in ("act", "concede") else MessageKind(first.kind)
    )
    due = [_due(message) for message in (*telling.messages, *private) if message["kind"] in EXPECTED_KINDS]
    return (telling.announced_version, telling.waiting_seats), due


def _made(record: LogEntry, again: archive.Replayed) -> GameChange:
    """Rebuild a change as it was before it was written."""
    committed = again.committed.get(record.version, "")
    opens: tuple[int, ...] = ()
    if committed and record.version > 1:
        title = again.game.title
        before: Game[Any, Any] = thaw(title, again.games[record.version - 1])
        after: Game[Any, Any] = thaw(title, again.games[record.version])
        assert record.seat is not None
        opens = (*{*before.committed(), record.seat},) if record.seat not in after.committed() else ()
    return GameChange(
        record.version, record.kind, record.seat, record.action, record.cause, record.user,
        again.moved[record.version - 1], record.turn, again.games[record.version], record.restores, committed, opens,
        secrecy=record.secrecy,
    )  # fmt: skip


def _due(message: Any) -> ExpectedMessage:
    fields = ("version", "first", "kind", "place", "target", "viewer")
    return ExpectedMessage(*(message[field] for field in fields))
