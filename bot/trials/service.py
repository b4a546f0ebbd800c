"""Trials: a private copy of a table's position as one seat knows it, on which that seat's player moves for everybody.

Only what the seat may know goes in. The copy is imagined from the seat's view (`determinize`), and its dice come from a
number drawn for this trial, so nothing of the table's seed, of hidden hands or of the others' plans can be learned.

A trial is a row: where it began, its number, and the moves made. The position is worked out when somebody looks, so a
trial costs nothing otherwise and needs no process. Each seat has one; it is forgotten when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import select

from bot.store import Damaged, UnitOfWork
from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, of_person
from bot.store.row_types import Person, Row, delete_rows, personal, put_row, stored
from bot.store.schema import OfTable
from bot.tables import ActionResult, NoSuchTable, Table, TableError, Tables
from bot.tables.repository import Reaction
from bot.tables.table import ABANDONED, FINISHED
from games.kernel import Action, Chance, Event, Game, InputError, Seat, SnapshotError, next_answer
from games.kernel.orders import Orders, usual

MOST = 100
"""The most moves of a trial, so that working it out stays quick."""
_ENDLESS = 2_000


@stored("trials", "table_id seat", info=personal("the moves that you try out at a table"))
class TrialRow(Row, frozen=True):
    """A trial: the version at which it began, its secret number, and its moves, one on a line.

    `count` rises with every change of it. It tells an old control from a current one, and names the stream of draws of
    the next move: who takes a move back and repeats it sees other dice.
    """

    table_id: OfTable
    seat: int
    user: Person
    version: int
    seed: bytes
    count: int = 0
    steps: str = ""


class TrialStep(Struct, frozen=True):
    """One move of a trial: the seat that moves, the stream of its draws, and the action."""

    seat: Seat
    stream: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat} {self.stream} {self.action}"

    @classmethod
    def read(cls, line: str) -> TrialStep:
        """Parse a line of a row."""
        seat, stream, *links = line.split(" ")
        return cls(int(seat), int(stream), Action.of(links))


class Trial(Struct, frozen=True):
    """The state of a trial: its table, its seat, its moves, the imagined game after them and the last events."""

    table: Table
    seat: Seat
    row: TrialRow
    steps: tuple[TrialStep, ...]
    game: Game[Any, Any]
    events: tuple[Event, ...] = ()
    current: bool = True
    """Whether nothing has happened at the table since it began that the player may know of."""

    @property
    def asked(self) -> Seat | None:
        """The seat to move for: the player's own if it is asked, else the first that is; None after the end."""
        waiting = self.game.waiting()
        return self.seat if self.seat in waiting else next(iter(waiting), None)

    @property
    def viewer(self) -> Seat:
        """The seat through whose eyes the trial is shown."""
        return self.seat if self.asked is None else self.asked

    @property
    def own(self) -> tuple[Action, ...]:
        """The moves of the player's own seat, in order."""
        return tuple(step.action for step in self.steps if step.seat == self.seat)


class PlayedTrial(Struct, frozen=True):
    """What became of the moves of a trial: the table after it, those made, and those that were not possible."""

    acted: ActionResult
    done: tuple[Action, ...]
    left: tuple[Action, ...]


class TrialRows:
    """Reading and keeping trials."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table_id: str, seat: Seat, user: int) -> TrialRow | None:
        """Return the trial of a person at a seat; None if there is none."""
        trial = TrialRow.table.c
        query = select(TrialRow.table).where(trial.table_id == table_id, trial.seat == seat, trial.user == user)
        rows = await self._database.rows(query)
        return TrialRow(**rows[0]) if rows else None

    async def keep(self, row: TrialRow) -> None:
        """Keep a trial in place of the seat's earlier one."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def forget(self, table_id: str, seat: Seat) -> None:
        """Delete the trial of a seat."""
        async with self._database.writing() as connection:
            await connection.execute(*delete_rows(TrialRow, table_id=table_id, seat=seat))


class Trials:
    """What a player does with a trial. All raise TableError for who has no seat at a running table, and StoreError."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rows = tables.store.part(TrialRows)

    async def find(self, table: Table, user: int) -> Trial | None:
        """Return a person's trial at a table; None if there is none, or none that this code can continue."""
        table.running_game()
        row = await self._rows.find(table.id, table.seat_or_refuse(user), user)
        if row is None:
            return None
        try:
            base = await self._tables.game_at(table.id, row.version)
            found = _trial(table, row, base)
        except (NoSuchTable, Damaged, SnapshotError, InputError):  # InputError: the rules were updated since
            return None
        now = await self._tables.repository.number(table, row.version, row.seat)
        return structs.replace(found, current=now == table.known(row.seat))

    async def begin(self, table: Table, user: int) -> Trial:
        """Begin a trial at the present position, in place of an earlier one."""
        game, seat = table.running_game(), table.seat_or_refuse(user)
        row = TrialRow(table.id, seat, user, table.version, self._tables.repository.entropy(32))
        await self._rows.keep(row)
        return _trial(table, row, game)

    async def step(self, trial: Trial, *actions: Action) -> Trial:
        """Move for the seat that is asked; further actions follow while they are possible. Raises InputError."""
        if len(trial.steps) + len(actions) > MOST:
            raise TableError("trial-too-long", most=MOST)
        game, events, done = trial.game.copy(), list[Event](), list[TrialStep]()
        orders, seat = _orders(trial.table, trial.seat), trial.viewer
        for stream, action in enumerate(actions, trial.row.count + 1):
            step = TrialStep(seat, stream, action)
            try:
                events += _moved(game, step, trial.row.seed, orders)
            except InputError:
                if not done:
                    raise
                break
            done.append(step)
        after = structs.replace(trial, game=game, events=tuple(events), steps=(*trial.steps, *done))
        return await self._kept(after, trial.row.count + len(actions))

    async def back(self, trial: Trial) -> Trial:
        """Take back the last move."""
        row = structs.replace(trial.row, steps=_written(trial.steps[:-1]))
        base = await self._tables.game_at(trial.table.id, row.version)
        return await self._kept(_trial(trial.table, row, base), row.count + 1, trial.current)

    async def stop(self, trial: Trial) -> None:
        """Forget a trial."""
        await self._rows.forget(trial.table.id, trial.seat)

    async def play(self, trial: Trial, version: int | None = None) -> PlayedTrial:
        """Make the moves of the player's own seat, in order, while each is legal and nobody else is asked in between.

        Raises InputError if already the first one is not legal, Stale if the table has changed since `version`.
        """
        first, *then = trial.own
        acted = await self._tables.moves.act(
            trial.table.id, trial.seat, first, user=trial.row.user, version=version, then=then
        )
        done = [one.action for one in acted.made if one.seat == trial.seat and one.cause == "player"]
        await self.stop(trial)
        return PlayedTrial(acted, trial.own[: len(done)], trial.own[len(done) :])

    async def keep(self, trial: Trial) -> Table:
        """Keep those moves for the seat's next turn. Raises TableError where it is asked already."""
        acted = await self._tables.moves.keep_plan(trial.table.id, trial.row.user, trial.own)
        await self.stop(trial)
        return acted.table

    async def forget_plan(self, trial: Trial) -> Trial:
        """Forget what is kept for the seat's next turn."""
        acted = await self._tables.moves.keep_plan(trial.table.id, trial.row.user, ())
        return structs.replace(trial, table=acted.table)

    async def _kept(self, trial: Trial, count: int, current: bool | None = None) -> Trial:
        row = structs.replace(trial.row, count=count, steps=_written(trial.steps))
        await self._rows.keep(row)
        return structs.replace(trial, row=row, current=trial.current if current is None else current)


class Forgetting(Reaction):
    """Forgets the trials of a table whose game is over."""

    async def written(self, unit: UnitOfWork, before: Table | None, table: Table, now: int) -> None:
        """Forget them with the change that ends the game."""
        over = (FINISHED, ABANDONED)
        if table.status in over and (before is None or before.status not in over):
            unit.remove(TrialRow, table_id=table.id)


def imagined(
    base: Game[Any, Any], row: TrialRow, steps: Sequence[TrialStep], orders: Orders
) -> tuple[Game[Any, Any], list[Event]]:
    """Return a game that fits what the seat of a trial knew, after the moves made from there on, and the last events.

    Of the game where it began only the seat's view is used. Raises InputError for moves that the rules do not allow.
    """
    title, events = base.title, list[Event]()
    state = title.determinize(title.view(base.state, row.seat), Chance(row.seed))
    game = Game(title, base.options, base.seats, state, 0)
    for step in steps:
        events = _moved(game, step, row.seed, orders)
    return game, events


def _trial(table: Table, row: TrialRow, base: Game[Any, Any]) -> Trial:
    steps = tuple(TrialStep.read(line) for line in row.steps.splitlines())
    game, events = imagined(base, row, steps, _orders(table, row.seat))
    return Trial(table, row.seat, row, steps, game, tuple(events))


def _moved(game: Game[Any, Any], step: TrialStep, seed: bytes, orders: Orders) -> list[Event]:
    """Make a move and all automatic answers after it; return what happened."""
    game.position, game.stream = 0, step.stream
    events = game.act(step.seat, step.action, seed).events
    for _ in range(_ENDLESS):
        answer = next_answer(game.title, game.state, orders, game.decisions())
        if answer is None:
            break
        events += game.act(answer.seat, answer.action, seed).events
    return events


def _orders(table: Table, seat: Seat) -> Orders:
    """Return the seat's own standing orders, and for other people the usual ones: theirs are secret."""
    info = table.title.info
    return {**{other: usual(info) for other in table.humans}, seat: table.orders.get(seat, usual(info))}


def _written(steps: Sequence[TrialStep]) -> str:
    return "\n".join(map(str, steps))


PERSONAL_DATA = PersonalData({"trials": of_person(TrialRow.table, "table_id", "steps")}, forgetting(TrialRow))
