"""Undo and redo: free inside one's own unfinished turn, otherwise by consent of everybody it touches.

An undo never removes anything: it is a change of its own that restores an earlier version, so the log shows it. It
begins a new stream of draws, so nobody can look at what comes, take back, and play to it. Where it takes back the end
of a game, whose seed has been shown, the table takes a new seed as well.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct, structs

from bot.store import MessageKind, ProposalRow, UnitOfWork
from bot.tables.hidden_versions import HIDDEN
from bot.tables.moves import seed_of
from bot.tables.notifications import Notifications, message, notify
from bot.tables.repository import TableRepository
from bot.tables.request_hooks import TableService, WorkerHooks, moves_the_game
from bot.tables.suspension import Suspension
from bot.tables.table import ABANDONED, FINISHED, RUNNING, ActionResult, GameChange, LogEntry, Table, listed, written
from bot.tables.table_errors import TableError
from games.kernel import Game, Seat, commitment

_NEAR, _FURTHER = 64, 8
"""So many of the latest changes are read first, and so many times as many where that was too little."""
_MARK = 10
"""Bytes that tell proposals apart: sixteen letters of a custom id."""


class Linked(Protocol):
    """A change of which one must know what it came after: the version before it, or the one it restores."""

    @property
    def version(self) -> int:
        """Its number."""
        ...

    @property
    def restores(self) -> int | None:
        """The version it went back to, or None."""
        ...


L = TypeVar("L", bound=Linked)


class Reach(Struct, frozen=True):
    """What an undo or redo would do: the version it restores, and whose consent it needs beside the asker's."""

    kind: str
    restores: int
    needed: tuple[Seat, ...]


Settled = Callable[[Table, dict[str, Any]], Awaitable[Table]]
"""Carries out what everybody has agreed to, from what the proposal says."""


class Undo(TableService):
    """Undo, redo and closing a running table: what may need the others' consent.

    `settles` has what else can be proposed, by its kind: it is about the table, so it stands whatever is played.
    """

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks) -> None:
        super().__init__(repository, suspension, workers)
        self.settles: dict[str, Settled] = {}

    async def reach(self, table_id: str, user: int, kind: str = "undo") -> Reach:
        """What `undo` or `redo` would do for a person now. Raises TableError where there is nothing to take back."""
        table = await self._repository.get(table_id)
        return await self._reach(table, table.seat_or_refuse(user), kind)

    @moves_the_game
    async def ask(self, table_id: str, user: int, kind: str = "undo") -> ActionResult:
        """Undo or redo at once where that is free; otherwise propose it to those whose consent it needs.

        `kind` is `undo`, `redo` or `abandon` (close a running table, which needs everybody). The returned table has a
        proposal if consent is awaited: the only one, for it takes the place of the person's own one before, and none
        is made beside that of somebody else.
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
        """Agree to or decline the open proposal; where somebody was `asked` one (by its `mark`), that one alone.

        Raises TableError when it is not open, or not the person's to answer.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            seat = table.seat_or_refuse(user)
            proposal = table.proposal
            if proposal is None or not _is_current(table, proposal):
                raise TableError("tables-no-proposal", table=table.id)
            if asked is not None and asked != mark_of(proposal):
                raise TableError("tables-other-proposal", table=table.id)
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
                everybody = agreed >= {*table.humans} - {proposal.by_seat}
                return await self._carry_out(table, reach, user, proposal.by_seat, agreed=everybody)
            changed = structs.replace(proposal, agreed=written(tuple(agreed)))
            unit = UnitOfWork().propose(**structs.asdict(changed))
            return ActionResult(await self._repository.write(unit, structs.replace(table, proposal=changed)))

    async def propose(self, table: Table, kind: str, user: int, data: dict[str, Any]) -> ActionResult:
        """Ask all others at a table whether they want something of `settles`; with nobody to ask it is done at once.

        Whoever holds the table's lock calls it. Who proposes need not play there.
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
            first=reach.restores + 1 if reach.kind == "undo" else None,  # what would be taken back is told again
            data={
                "kind": reach.kind,
                "by": seat,
                "needed": list(reach.needed),
                "restores": reach.restores,
                "what": data,
            },
        )
        unit = UnitOfWork().withdraw(table.id).propose(**structs.asdict(row)).message(**note)
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
        game = game.copy()
        shown = seed_of(table) if table.status == FINISHED else None
        seed = seed_of(table) if shown is None else self._repository.entropy(32)
        made = _branched(table, game, reach, user, seat, seed, shown)
        told = self._notifications_of(table, game, made)
        new = {"seed": seed, "commitment": commitment(seed)} if shown else {}
        after = await self._repository.write_game(UnitOfWork(), table, game, [made], told, agreed=agreed, **new)
        return ActionResult(after, (made,))

    def _notifications_of(self, table: Table, game: Game[Any, Any], made: GameChange) -> Notifications:
        """An undo that the channel has seen nothing of, and was not asked about, is not told; the others are."""
        unheard = table.proposal is None or table.proposal.version != table.known(None)
        if unheard and made.restores is not None and made.restores >= table.row.announced_version:
            return Notifications(table.row.announced_version, table.row.waiting_seats, table.row.since, [])
        return notify(table, game, [made], self._repository.clock(), kind=MessageKind(made.kind))

    async def _abandon(self, table: Table) -> Table:
        now = self._repository.clock()
        note = message(table, MessageKind.CLOSED, "channel", table.row.channel, now)
        unit = UnitOfWork().close(table.id, ABANDONED, now).withdraw(table.id).message(**note)
        row = structs.replace(table.row, status=ABANDONED, changed=now)
        return await self._repository.write(unit, structs.replace(table, row=row, proposal=None))


def mark(version: int, kind: str, by: Seat, restores: int, what: Mapping[str, Any] | None) -> str:
    """What tells a proposal from others of its table: its buttons carry it, so that no press counts for another one."""
    told = json.dumps([version, kind, by, restores, what], sort_keys=True)
    return base64.b32encode(hashlib.sha256(told.encode()).digest()[:_MARK]).decode().lower()


def mark_of(proposal: ProposalRow) -> str:
    """What tells an open proposal from others, as `mark`."""
    what = json.loads(proposal.data) if proposal.data else None
    return mark(proposal.version, proposal.kind, proposal.by_seat, proposal.restores, what)


def _is_current(table: Table, proposal: ProposalRow) -> bool:
    """Whether a proposal can still be answered: what is about the table stands whatever is played meanwhile."""
    return bool(proposal.data) or proposal.version == table.known(None)


def _one_at_a_time(table: Table, seat: Seat | None) -> None:
    """Refuse a proposal beside one of somebody else, which those asked may be about to answer."""
    proposal = table.proposal
    if proposal is not None and _is_current(table, proposal) and proposal.by_seat != seat:
        raise TableError("tables-proposal-open", table=table.id)


def _branched(
    table: Table, game: Game[Any, Any], reach: Reach, user: int, seat: Seat, seed: bytes, shown: bytes | None
) -> GameChange:
    """The change that lets a restored game go on in a new stream of draws."""
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
    """The changes that led to the present state: what was taken back is left out."""
    known = {made.version: made for made in records}
    line: list[L] = []
    made = records[-1] if records else None
    while made is not None:
        if made.restores is None:
            line.append(made)
        made = known.get(made.version - 1 if made.restores is None else made.restores)
    return line[::-1]


def _undo(table: Table, records: Sequence[LogEntry], seat: Seat) -> Reach | None:
    """Back to before the seat's last own move, with everything after it; None where the latest changes have none."""
    line = lineage(records)
    last = max((n for n, made in enumerate(line) if made.seat == seat and made.cause == "player"), default=None)
    if last is None:
        return None
    return Reach("undo", line[last].version - 1, _needed(table, line[last:], seat))


def _redo(table: Table, records: Sequence[LogEntry], seat: Seat) -> Reach | None:
    """Forward again to where the last undo came from; None where the latest changes do not tell.

    Raises TableError where the last change was no undo that is still to be done again.
    """
    back = 0
    for made in reversed(records):
        if made.secrecy == HIDDEN:
            continue  # nobody else may tell that it was given
        if made.kind == "redo":
            back += 1
        elif made.kind != "undo":
            raise TableError("tables-nothing-to-redo", table=table.id)
        elif back:
            back -= 1
        elif made.restores is not None and made.restores < records[0].version - 1:
            return None  # some of what it took back is older
        else:
            before = {m.version for m in lineage(records)}
            redone = [m for m in lineage(records[: _index(records, made.version)]) if m.version not in before]
            return Reach("redo", made.version - 1, _needed(table, redone, seat))
    return None


def _index(records: Sequence[LogEntry], version: int) -> int:
    return next(n for n, made in enumerate(records) if made.version == version)


def _needed(table: Table, touched: Sequence[LogEntry], seat: Seat) -> tuple[Seat, ...]:
    """Whose consent taking these changes back (or doing them again) needs; bots always consent."""
    others = [s for s in table.humans if s != seat]
    game = table.played_game()
    # Whoever is asked for consent must not tell who has answered a secret question.
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
