"""Makes moves: a person's action and all automatic answers after it, in one change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from bot.store import MessageKind, OrderRow, SeatRow, UnitOfWork
from bot.tables.clocks.table_clocks import late
from bot.tables.history.outcome import RESIGNED, game_notes
from bot.tables.notifications import message, notify, written_again
from bot.tables.rights import bot_name, seated
from bot.tables.suspension import TableService, moves_the_game
from bot.tables.table import (
    PLAN,
    ActionResult,
    Endless,
    FuturePreferences,
    GameChange,
    Stale,
    Table,
    TableError,
    secrecy_of,
)
from bot.worker import timed
from games.kernel import DEFAULT_LEVEL, Action, Game, InputError, Order, Seat, check, next_answer
from games.kernel.orders import AutomaticAnswer, problem

_ENDLESS = 2_000
TIMEOUT = "timeout"
"""The cause of a move that a bot made for a person whose time was up."""


class Moves(TableService):
    """Moves at running tables."""

    @moves_the_game
    async def act(
        self,
        table_id: str,
        seat: Seat,
        action: Action,
        *,
        user: int | None = None,
        version: int | None = None,
        cause: str = "player",
        then: Sequence[Action] = (),
        ahead: FuturePreferences | None = None,
    ) -> ActionResult:
        """Carry out an action of a seat, and what follows by itself; `then` further ones while they are possible.

        Preferences `ahead` are added to the seat's standing order.

        `version` is what the player saw. Raises NotLegal or NotUnderstood (nothing changed), Stale when the table
        has changed, TableError when the table is not running or the seat is not the user's.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            game = table.running_game().copy()
            _check_player(table, seat, user, cause)
            if not await self.current(table, seat, version):
                raise Stale(table.id)
            seed = seed_of(table)
            asked, unit, plans = game.decision(seat), UnitOfWork(), table.plans
            with timed("rules", table.row.title, table.id):
                made = [make(game, table.version + 1, seat, action, seed, cause, user)]
                made += answers(game, table, seed, table.version + 2, plans)
                left = list(then)
                # What follows was chosen before the answers in between, so it may have become impossible.
                while left and _possible(game, seat, left[0]):
                    made.append(make(game, made[-1].version + 1, seat, left.pop(0), seed, cause, user))
                    made += answers(game, table, seed, made[-1].version + 1, plans)
                if ahead is not None and asked is not None and ahead.preferences(left):
                    order = _preferring(table, game, seat, asked.kind, ahead.preferences(left))
                    table = _with_order(table, game, seat, order, unit)
                    made += answers(game, table, seed, made[-1].version + 1, plans)
            table = self._without_used(unit, table, game, plans)
            notifications = notify(table, game, made, self._repository.clock())
            after = await self._repository.write_game(unit, table, game, made, notifications)
        return ActionResult(after, tuple(made))

    @moves_the_game
    async def resign(self, table_id: str, user: int) -> ActionResult:
        """Resign: the title's rules end the game, or else a bot takes the seat."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            game = table.running_game().copy()
            seat = table.seat_or_refuse(user)
            if seat in (await game_notes(self._repository.store, table.id)).resigned:
                raise TableError("tables-already-resigned", table=table.id)
            turn = game.title.turn(game.state)
            moved = game.concede(seat)
            if moved is None:
                return ActionResult(await self._hand_over(table, seat))
            made = [GameChange(table.version + 1, "concede", seat, None, "player", user, moved, turn, game.freeze())]
            unit, plans = UnitOfWork(), table.plans
            made += answers(game, table, seed_of(table), table.version + 2, plans)
            table = self._without_used(unit, table, game, plans)
            notifications = notify(table, game, made, self._repository.clock())
            return ActionResult(await self._repository.write_game(unit, table, game, made, notifications), tuple(made))

    @moves_the_game
    async def set_order(self, table_id: str, user: int, *orders: Order) -> ActionResult:
        """Set standing orders of one's seat (`ask` removes one); they answer pending decisions at once.

        Raises TableError for an order that the title does not know; then none is set.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            game = table.running_game().copy()
            seat = table.seat_or_refuse(user)
            unit, plans = UnitOfWork(), table.plans
            for order in orders:
                table = _with_order(table, game, seat, order, unit)
            made = answers(game, table, seed_of(table), table.version + 1, plans)
            if not made:
                unit.message(**written_again(table, seat, user, self._repository.clock()))
                return ActionResult(await self._repository.write(unit, table))
            table = self._without_used(unit, table, game, plans)
            notifications = notify(table, game, made, self._repository.clock())
            return ActionResult(await self._repository.write_game(unit, table, game, made, notifications), tuple(made))

    @moves_the_game
    async def keep_plan(self, table_id: str, user: int, actions: Sequence[Action]) -> ActionResult:
        """Keep actions for the next turn of one's seat, in place of an earlier plan; none forget it.

        Raises TableError where the seat is asked already: then it can make them at once.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            game, seat = table.running_game(), table.seat_or_refuse(user)
            if actions and seat in game.waiting():
                raise TableError("tables-plan-now", table=table.id)
            rows = tuple(row for row in table.order_rows if (row.seat, row.kind) != (seat, PLAN))
            unit = UnitOfWork()
            if actions:
                rows = (*rows, OrderRow(table.id, seat, PLAN, PLAN, 0, "\n".join(map(str, actions))))
                unit.put(rows[-1])
            else:
                unit.remove(OrderRow, table_id=table.id, seat=seat, kind=PLAN)
            return ActionResult(await self._repository.write(unit, structs.replace(table, order_rows=rows)))

    def _without_used(
        self, unit: UnitOfWork, table: Table, game: Game[Any, Any], left: Mapping[Seat, Sequence[Action]]
    ) -> Table:
        """Return a table without the plans that were begun, or whose turn has come: each is tried once.

        Of a plan some of whose actions were not possible its person is told.
        """
        turn, gone = game.title.turn(game.state), list[Seat]()
        for seat, actions in table.plans.items():
            asked = seat in game.waiting() and turn.owner in (seat, None)
            if not asked and len(left[seat]) == len(actions) and game.result() is None:
                continue
            gone.append(seat)
            unit.remove(OrderRow, table_id=table.id, seat=seat, kind=PLAN)
            user = table.users[seat]
            if left[seat] and game.result() is None and user is not None:
                args = {"done": len(actions) - len(left[seat]), "count": len(actions)}
                now, data = self._repository.clock(), {"id": "host-note-plan", "args": args}
                unit.message(**message(table, MessageKind.NOTE, "user", user, now, viewer=seat, data=data))
        kept = tuple(row for row in table.order_rows if row.kind != PLAN or row.seat not in gone)
        return structs.replace(table, order_rows=kept) if gone else table

    async def current(self, table: Table, seat: Seat, version: int | None) -> bool:
        """Return whether a seat's decision is still the one it saw at a version; None is the present one.

        A press on an older version is valid if nothing has happened since that the seat may know of. For a secret
        answer it is also valid if nothing was announced since and the seat has done nothing.
        """
        # Without the last condition a second impatient press might answer another question than it was meant for.
        if version is None or version == table.version:
            return True
        if version < table.version and await self._repository.number(table, version, seat) == table.known(seat):
            return True
        game = table.running_game()
        decision = game.decision(seat)
        if decision is not None and decision.secret and table.row.announced_version <= version < table.version:
            since = await self._repository.records(table.id, version + 1, table.version)
            return all(record.seat != seat for record in since)
        return False

    async def _hand_over(self, table: Table, seat: Seat) -> Table:
        """Let a bot fill the seat of a player who gives up; that player has lost the game."""
        now = self._repository.clock()
        name = bot_name(table, DEFAULT_LEVEL, self._repository.server_rules.known_language(table.row.guild))
        of = await self._repository.notification_settings.all(table.users)
        unit, after = seated(table, SeatRow(table.id, seat, None, name, DEFAULT_LEVEL), now, of, RESIGNED)
        note = {"id": "host-note-resigned", "args": {"name": table.names[seat], "by": after.names[seat]}}
        unit.message(**message(after, MessageKind.NOTE, "channel", table.row.channel, now, data=note))
        return await self._repository.write(unit, after)


def _with_order(table: Table, game: Game[Any, Any], seat: Seat, order: Order, unit: UnitOfWork) -> Table:
    """Return a table with a standing order of a seat, which is written with a unit. Raises TableError for an unknown
    one.
    """
    _check_order(table, game, seat, order)
    row = OrderRow(table.id, seat, order.kind, order.policy, order.amount, "\n".join(order.preferences))
    unit.put(row)
    others = tuple(r for r in table.order_rows if (r.seat, r.kind) != (seat, order.kind))
    return structs.replace(table, order_rows=(*others, row))


def _preferring(table: Table, game: Game[Any, Any], seat: Seat, kind: str, preferences: Sequence[str]) -> Order:
    """Return a seat's order for a kind of decision, with further valid preferences before the present ones."""
    spec = next(spec for spec in table.title.info.orders if spec.kind == kind)
    given = table.orders.get(seat, {}).get(kind)
    policy = given.policy if given is not None and given.policy in spec.ranked else spec.ranked[0]
    known = {preference.key for preference in game.title.ai.preferences(game.view(seat), seat, kind)}
    before = given.preferences if given is not None else ()
    return Order(kind, policy, 0, tuple(one for one in dict.fromkeys((*preferences, *before)) if one in known))


def _possible(game: Game[Any, Any], seat: Seat, further: Action) -> bool:
    """Return whether a seat may do a further action at once."""
    if seat not in game.waiting():
        return False
    try:
        check(game.title, game.state, seat, further)
    except InputError:
        return False
    return True


def make(
    game: Game[Any, Any], version: int, seat: Seat, action: Action, seed: bytes, cause: str, user: int | None
) -> GameChange:
    """Carry out one action on a game; return it as a change ready to be written."""
    turn, asked, decision = game.title.turn(game.state), game.decisions(), game.decision(seat)
    committed_kind = decision.kind if decision is not None and decision.committed else ""
    before = game.committed() if committed_kind else {}
    moved = game.act(seat, action, seed)
    # The last answer opens all commitments: nothing is left pending for the seat that has just answered.
    opens = (*{*before, seat},) if committed_kind and seat not in game.committed() else ()
    hides = secrecy_of(asked, seat, game, moved)
    return GameChange(
        version,
        "act",
        seat,
        action,
        cause,
        user,
        moved,
        turn,
        game.freeze(),
        None,
        committed_kind,
        opens,
        secrecy=hides,
    )


def answers(
    game: Game[Any, Any], table: Table, seed: bytes, version: int, plans: Mapping[Seat, list[Action]] | None = None
) -> list[GameChange]:
    """Carry out all automatic answers: decisions with one legal action, and standing orders of people's seats.

    Then come the `plans` of seats, from which what was done is taken.
    """
    made: list[GameChange] = []
    orders = table.orders
    # Faulty rules could ask and answer without end, which would stop the event loop for all tables.
    for _ in range(_ENDLESS):
        answer = next_answer(game.title, game.state, orders, game.decisions()) or _planned(game, plans or {})
        if answer is None:
            return made
        made.append(make(game, version + len(made), answer.seat, answer.action, seed, answer.cause, None))
    raise Endless("answers without end")


def _planned(game: Game[Any, Any], plans: Mapping[Seat, list[Action]]) -> AutomaticAnswer | None:
    """Return the first action of a plan that is possible now, and take it from the plan."""
    turn = game.title.turn(game.state)
    for seat, actions in plans.items():
        if actions and turn.owner in (seat, None) and _possible(game, seat, actions[0]):
            return AutomaticAnswer(seat, actions.pop(0), "order")
    return None


def seed_of(table: Table) -> bytes:
    """Return the secret seed of a table that has started."""
    assert table.row.seed is not None
    return table.row.seed


def _check_order(table: Table, game: Game[Any, Any], seat: Seat, order: Order) -> None:
    wrong = problem(table.title.info, order)
    if wrong is not None:
        args: dict[str, Any] = dict(wrong.args)
        raise TableError(wrong.id, **args)
    known = {preference.key for preference in table.title.ai.preferences(game.view(seat), seat, order.kind)}
    strange = [preference for preference in order.preferences if preference not in known]
    if strange:
        raise TableError("tables-no-such-preference", preference=strange[0])


def _check_player(table: Table, seat: Seat, user: int | None, cause: str) -> None:
    row = table.seats[seat]
    if cause == "ai":
        if row.human:
            raise TableError("tables-not-bot", name=table.names[row.seat])
    elif cause == TIMEOUT:
        # The person may have decided while the bot was thinking.
        if seat not in late(table):
            raise TableError("tables-not-late", table=table.id)
    elif user is None or row.user != user:
        raise TableError("tables-not-your-seat", name=table.names[row.seat])
