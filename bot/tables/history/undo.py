"""Undo and redo: free inside one's own unfinished turn, otherwise by consent of everybody concerned.

An undo removes nothing: it is a change that restores an earlier version, so the log shows it. It starts a new stream of
draws, so nobody can look ahead, undo, and use that knowledge. If it undoes the end of a game, whose seed has
been published, the table takes a new seed.

Computes which changes of a game were undone, from version numbers alone, without reading the changes.

Lists what bots decided for people whose time was up.

It is shown only after the game: until then such a decision looks like any other.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct, structs

from bot.store import MessageKind, ProposalRow, Store, UnitOfWork
from bot.tables.history.commitments import current_versions
from bot.tables.moves import TIMEOUT, seed_of
from bot.tables.notifications import Notifications, message, notify
from bot.tables.repository import TableRepository
from bot.tables.suspension import Suspension, TableService, WorkerHooks, moves_the_game
from bot.tables.table import (
    ABANDONED,
    FINISHED,
    HIDDEN,
    RUNNING,
    ActionResult,
    GameChange,
    LogEntry,
    Table,
    TableError,
    listed,
    written,
)
from games.kernel import Game, Seat, commitment

# Undo looks at few changes: the latest are read first, then several times as many if that was not enough.
_NEAR, _FURTHER = 64, 8
# Bytes of a proposal's mark: sixteen characters of a custom id.
_MARK = 10


class Linked(Protocol):
    """A change and its predecessor: the version before it, or the one it restores."""

    @property
    def version(self) -> int:
        """Its version."""
        ...

    @property
    def restores(self) -> int | None:
        """The version it went back to, or None."""
        ...


L = TypeVar("L", bound=Linked)


class Reach(Struct, frozen=True):
    """The effect of an undo or redo: the version it restores, and whose consent it needs."""

    kind: str
    restores: int
    needed: tuple[Seat, ...]


Settled = Callable[[Table, dict[str, Any]], Awaitable[Table]]
"""Carries out a proposal that everybody has agreed to."""


class Undo(TableService):
    """Undo, redo and closing a running table, which may need the others' consent.

    `settles` has other kinds of proposals: they are about the table, so they stay open during play.
    """

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks) -> None:
        super().__init__(repository, suspension, workers)
        self.settles: dict[str, Settled] = {}

    async def reach(self, table_id: str, user: int, kind: str = "undo") -> Reach:
        """Return what `undo` or `redo` would do for a person now. Raises TableError if there is nothing to undo."""
        table = await self._repository.get(table_id)
        return await self._reach(table, table.seat_or_refuse(user), kind)

    @moves_the_game
    async def ask(self, table_id: str, user: int, kind: str = "undo") -> ActionResult:
        """Undo or redo at once if that is free; otherwise propose it to those whose consent it needs.

        `kind` is `undo`, `redo` or `abandon` (close a running table, which needs everybody). The returned table has a
        proposal if consent is needed. It replaces the person's previous one; none is made while somebody else's is
        open.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            seat = table.seat_or_refuse(user)
            if kind == "abandon":
                table.refuse_unless(RUNNING)
                others = tuple(s for s in table.humans if s != seat)
                reach = Reach(kind, table.version, others)
            else:
                reach = await self._reach(table, seat, kind)
            if not reach.needed:
                return await self._carry_out(table, reach, user, seat)
            _one_at_a_time(table, seat)
            return ActionResult(await self._propose(table, reach, seat))

    @moves_the_game
    async def answer(self, table_id: str, user: int, agree: bool, asked: str | None = None) -> ActionResult:
        """Agree to or decline the open proposal; with a `mark` only if it is that one.

        Raises TableError when it is not open, or not the person's to answer.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            seat = table.seat_or_refuse(user)
            proposal = table.proposal
            if proposal is None or not is_current(table, proposal):
                raise TableError("tables-no-proposal", table=table.id)
            # A message with the buttons of an earlier proposal may still be on somebody's screen.
            if asked is not None and asked != mark_of(proposal):
                raise TableError("tables-other-proposal", table=table.id)
            # Declining one's own proposal withdraws it.
            if seat == proposal.by_seat and not agree:
                return ActionResult(await self._end(table, "host-note-withdrawn", proposal.by_seat))
            if seat not in listed(proposal.needed):
                raise TableError("tables-not-asked", table=table.id)
            if not agree:
                return ActionResult(await self._end(table, "host-note-declined", seat))
            agreed = {*listed(proposal.agreed), seat}
            if agreed >= set(listed(proposal.needed)):
                if proposal.data:
                    return ActionResult(await self.settles[proposal.kind](table, json.loads(proposal.data)))
                reach = Reach(proposal.kind, proposal.restores, ())
                # Time that is granted by an undo is a gift of all others, not only of those whose consent it needs.
                everybody = agreed >= {*table.humans} - {proposal.by_seat}
                return await self._carry_out(table, reach, user, proposal.by_seat, agreed=everybody)
            changed = structs.replace(proposal, agreed=written(tuple(agreed)))
            unit = UnitOfWork().put(changed)
            return ActionResult(await self._repository.write(unit, structs.replace(table, proposal=changed)))

    async def propose(self, table: Table, kind: str, user: int, data: dict[str, Any]) -> ActionResult:
        """Ask all others at a table for something of `settles`; with nobody to ask it is done at once.

        The caller holds the table's lock. The proposer need not be a player.
        """
        seat = table.seat_of(user)
        _one_at_a_time(table, seat)
        needed = tuple(other for other in table.humans if other not in (seat, data.get("seat")))
        if not needed:
            return ActionResult(await self.settles[kind](table, data))
        return ActionResult(
            await self._propose(table, Reach(kind, table.version, needed), -1 if seat is None else seat, data)
        )

    async def _reach(self, table: Table, seat: Seat, kind: str) -> Reach:
        table.refuse_unless(RUNNING, FINISHED)
        look, many = _undo if kind == "undo" else _redo, _NEAR
        while True:  # what is asked about has nearly always just happened, however long the game is
            first = max(table.version - many, 0) + 1
            found = look(table, await self._repository.records(table.id, first), seat)
            if found is not None:
                return found
            if first == 1:
                raise TableError(f"tables-nothing-to-{kind}", table=table.id)
            many *= _FURTHER

    async def _propose(self, table: Table, reach: Reach, seat: Seat, data: dict[str, Any] | None = None) -> Table:
        said = "" if data is None else json.dumps(data)
        needed = written(reach.needed)
        row = ProposalRow(table.id, reach.kind, table.known(None), reach.restores, seat, needed, "", said)
        note = message(
            table,
            MessageKind.PROPOSAL,
            "channel",
            table.row.channel,
            self._repository.clock(),
            first=reach.restores + 1 if reach.kind == "undo" else None,  # what would be undone is shown again
            data={
                "kind": reach.kind,
                "by": seat,
                "needed": list(reach.needed),
                "restores": reach.restores,
                "what": data,
            },
        )
        unit = UnitOfWork().withdraw(table.id).put(row).message(**note)
        return await self._repository.write(unit, structs.replace(table, proposal=row))

    async def _end(self, table: Table, note: str, seat: Seat) -> Table:
        unit = UnitOfWork().withdraw(table.id)
        args = {"id": note, "args": {"name": table.names[seat]}}
        unit.message(
            **message(table, MessageKind.NOTE, "channel", table.row.channel, self._repository.clock(), data=args)
        )
        return await self._repository.write(unit, structs.replace(table, proposal=None))

    async def _carry_out(
        self, table: Table, reach: Reach, user: int, seat: Seat, *, agreed: bool = False
    ) -> ActionResult:
        if reach.kind == "abandon":
            return ActionResult(await self._abandon(table))
        game = await self._repository.game_at(table.id, reach.restores)
        # The version may be cached, and nobody may change a cached game in place.
        game = game.copy()
        # The seed of a finished game has been published: with it the next draws could be computed.
        shown = seed_of(table) if table.status == FINISHED else None
        seed = seed_of(table) if shown is None else self._repository.entropy(32)
        made = _branched(table, game, reach, user, seat, seed, shown)
        told = self._notifications_of(table, game, made)
        new = {"seed": seed, "commitment": commitment(seed)} if shown else {}
        after = await self._repository.write_game(UnitOfWork(), table, game, [made], told, agreed=agreed, **new)
        return ActionResult(after, (made,))

    def _notifications_of(self, table: Table, game: Game[Any, Any], made: GameChange) -> Notifications:
        """Return the messages of an undo; one that the channel neither saw nor was asked about is not announced."""
        unheard = table.proposal is None or table.proposal.version != table.known(None)
        if unheard and made.restores is not None and made.restores >= table.row.announced_version:
            return Notifications(table.row.announced_version, table.row.waiting_seats, table.row.since, [])
        return notify(table, game, [made], self._repository.clock(), kind=MessageKind(made.kind))

    async def _abandon(self, table: Table) -> Table:
        now = self._repository.clock()
        note = message(table, MessageKind.CLOSED, "channel", table.row.channel, now)
        unit = UnitOfWork().withdraw(table.id).message(**note)
        row = structs.replace(table.row, status=ABANDONED, changed=now)
        return await self._repository.write(unit, structs.replace(table, row=row, proposal=None))


def mark(version: int, kind: str, by: Seat, restores: int, what: Mapping[str, Any] | None) -> str:
    """Return the mark of a proposal. Its buttons contain it, so that no press counts for another proposal."""
    # The order of keys must not matter: data that was stored and read again is the same proposal.
    told = json.dumps([version, kind, by, restores, what], sort_keys=True)
    return base64.b32encode(hashlib.sha256(told.encode()).digest()[:_MARK]).decode().lower()


def mark_of(proposal: ProposalRow) -> str:
    """Return the mark of an open proposal."""
    what = json.loads(proposal.data) if proposal.data else None
    return mark(proposal.version, proposal.kind, proposal.by_seat, proposal.restores, what)


def is_current(table: Table, proposal: ProposalRow) -> bool:
    """Return whether a proposal can still be answered: those about the table stay open during play."""
    return bool(proposal.data) or proposal.version == table.known(None)


def _one_at_a_time(table: Table, seat: Seat | None) -> None:
    """Raise TableError if somebody else's proposal is open, which others may be about to answer."""
    proposal = table.proposal
    if proposal is not None and is_current(table, proposal) and proposal.by_seat != seat:
        raise TableError("tables-proposal-open", table=table.id)


def _branched(
    table: Table, game: Game[Any, Any], reach: Reach, user: int, seat: Seat, seed: bytes, shown: bytes | None
) -> GameChange:
    """Return the change that lets a restored game continue in a new stream of draws."""
    turn, version = game.title.turn(game.state), table.version + 1
    moved = game.branch(version, seed)
    snapshot = game.freeze()
    return GameChange(
        version,
        reach.kind,
        seat,
        None,
        "player",
        user,
        moved,
        turn,
        snapshot,
        reach.restores,
        stream=version,
        seed=shown,
    )


def lineage(records: Sequence[L]) -> list[L]:
    """Return the changes that led to the current state, without undone ones."""
    known = {made.version: made for made in records}
    line: list[L] = []
    made = records[-1] if records else None
    while made is not None:
        if made.restores is None:
            line.append(made)
        made = known.get(made.version - 1 if made.restores is None else made.restores)
    return line[::-1]


def _undo(table: Table, records: Sequence[LogEntry], seat: Seat) -> Reach | None:
    """Return the version before the seat's last own move; None if it is not among the latest changes."""
    line = lineage(records)
    last = max((n for n, made in enumerate(line) if made.seat == seat and made.cause == "player"), default=None)
    if last is None:
        return None
    return Reach("undo", line[last].version - 1, _needed(table, line[last:], seat))


def _redo(table: Table, records: Sequence[LogEntry], seat: Seat) -> Reach | None:
    """Return the version that the last undo came from; None if it is not among the latest changes.

    Raises TableError if the last change was no undo that can be redone.
    """
    back = 0
    for made in reversed(records):
        if made.secrecy == HIDDEN:
            continue  # nobody else may learn that it was given
        if made.kind == "redo":
            back += 1
        elif made.kind != "undo":
            raise TableError("tables-nothing-to-redo", table=table.id)
        elif back:
            back -= 1
        elif made.restores is not None and made.restores < records[0].version - 1:
            return None  # some of what it undid is older
        else:
            before = {m.version for m in lineage(records)}
            redone = [m for m in lineage(records[: _index(records, made.version)]) if m.version not in before]
            return Reach("redo", made.version - 1, _needed(table, redone, seat))
    return None


def _index(records: Sequence[LogEntry], version: int) -> int:
    return next(n for n, made in enumerate(records) if made.version == version)


def _needed(table: Table, touched: Sequence[LogEntry], seat: Seat) -> tuple[Seat, ...]:
    """Return whose consent is needed to undo (or redo) these changes; bots always consent."""
    others = [s for s in table.humans if s != seat]
    game = table.played_game()
    # The people asked for consent must not reveal who has answered a secret question.
    hides_answered = any(decision.hides_answered for decision in game.decisions())
    over = table.status == FINISHED  # the seed is shown then, and with it all chance
    if hides_answered or over or any(made.reveals for made in touched):
        return tuple(others)
    turn = game.title.turn(game.state)
    same_turn = all((made.turn.owner, made.turn.number) == (seat, turn.number) for made in touched)
    if same_turn and turn.owner == seat and all(made.seat in (seat, None) for made in touched):
        return ()
    acted = {made.seat for made in touched} | {made.turn.owner for made in touched} | set(game.waiting())
    return tuple(s for s in others if s in acted)


class Branches(Struct, frozen=True):
    """Which version each undo and redo of a game restored, and which other changes drew or revealed something."""

    restored: Mapping[int, int]
    revealing: frozenset[int]

    @classmethod
    async def of(cls, store: Store, table_id: str) -> Branches:
        """Load the branches of a table's game; without any undo nothing else is read."""
        restored = await store.log_markers.restored(table_id)
        return cls(restored, frozenset(await store.log_markers.revealing(table_id)) if restored else frozenset())

    def undone(self, version: int) -> int:
        """Count the changes up to a version that drew or revealed something and are undone at that version."""
        if not self.restored:
            return 0
        known = {one for one in self.revealing if one <= version}
        return len(known - current_versions(self.restored, version))

    def taken_back(self, version: int) -> int:
        """Count such changes that an undo or redo, given by its version, has undone."""
        before, after = current_versions(self.restored, version - 1), current_versions(self.restored, version)
        return len(self.revealing & (before - after))


async def timeouts_by_name(store: Store, table: Table, version: int) -> dict[str, int]:
    """Return by name for whom a bot decided in a finished game, and how often, without undone moves."""
    if table.status != FINISHED:
        return {}
    decided = await store.log_markers.timeouts(table.id)
    line = current_versions(await store.log_markers.restored(table.id), version) if decided else ()
    return dict(Counter(table.actors(version)[seat or 0] for version, seat in decided if version in line))


def shown_as_timeout(table: Table, record: LogEntry) -> bool:
    """Return whether everybody may know by now that a bot made a change."""
    return table.status == FINISHED and record.cause == TIMEOUT
