"""Proposals: one at a time is open at a table, and an answer counts only for the proposal that it is about."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.clocks.commands import PaceControl
from bot.store import ProposalRow
from bot.tables import ActionResult, Asker, Table, TableError, Tables
from bot.tables.clocks import Pace
from bot.tables.history.undo import mark
from games.kernel import Chance
from tests.lengths import amount
from tests.tables.clocks.test_pace import begun
from tests.tables.host import ANN, BO, host, step, waiting

KINDS = ("undo", "abandon", "pause", "pace")
ORDERS = list(permutations(KINDS, 2))
DAILY = Pace(moves=2)
SLOW = Pace(moves=1)


async def moved(tables: Tables) -> tuple[Table, int, int]:
    """A table at which somebody has passed the turn on and may ask to take it back; both people, that one first."""
    table = await begun(tables, DAILY)
    _, user = await waiting(tables, table.id)
    await step(tables, table.id, Chance(b""), "swap F0 B2")
    return await tables.get(table.id), user, BO.id if user == ANN.id else ANN.id


async def propose(tables: Tables, table: Table, kind: str, user: int) -> ActionResult:
    """Propose something of a kind."""
    if kind == "pause":
        return await tables.service(PaceControl).pause(table.id, user)
    if kind == "pace":
        return await tables.service(PaceControl).set_pace(table.id, Asker(user), SLOW)
    return await tables.undo.ask(table.id, user, kind)


async def proposed(tables: Tables, table: Table, kind: str, user: int) -> str:
    """Propose it, and return its mark if it is open then."""
    found = (await propose(tables, table, kind, user)).table.proposal
    assert found is not None and found.kind == kind
    return marked(found)


def marked(row: ProposalRow) -> str:
    """Return the mark of a proposal, from its message."""
    what = {"pause": {}, "pace": {"pace": str(SLOW)}}.get(row.kind)
    return mark(row.version, row.kind, row.by_seat, row.restores, what)


@pytest.mark.parametrize(("first", "second"), ORDERS[:: amount(4, 1)])
async def test_nothing_is_proposed_beside_what_somebody_else_asks(url: str, first: str, second: str) -> None:
    async with host(url) as tables:
        table, mover, other = await moved(tables)
        asking, asked = (other, mover) if second == "undo" else (mover, other)
        open_one = await proposed(tables, table, first, asking)
        with pytest.raises(TableError, match="tables-proposal-open"):
            await propose(tables, table, second, asked)
        await tables.undo.answer(table.id, asking, False, open_one)
        await proposed(tables, table, second, asked)


@pytest.mark.parametrize(("first", "second"), ORDERS[:: amount(4, 1)])
async def test_who_asks_for_something_else_is_not_answered_by_what_was_said_to_the_first(
    url: str, first: str, second: str
) -> None:
    async with host(url) as tables:
        table, mover, other = await moved(tables)
        old = await proposed(tables, table, first, mover)
        new = await proposed(tables, table, second, mover)
        for agree in (True, False):
            with pytest.raises(TableError, match="tables-other-proposal"):
                await tables.undo.answer(table.id, other, agree, old)
        now = await tables.get(table.id)
        assert now.proposal is not None and now.proposal.kind == second and now.status == "running"
        assert (await tables.undo.answer(table.id, other, True, new)).table.proposal is None


async def test_another_pace_is_not_agreed_to_by_what_was_said_to_the_first(url: str) -> None:
    async with host(url) as tables:
        table, mover, other = await moved(tables)
        old = await proposed(tables, table, "pace", mover)
        await tables.service(PaceControl).set_pace(table.id, Asker(mover), Pace(moves=3))
        with pytest.raises(TableError, match="tables-other-proposal"):
            await tables.undo.answer(table.id, other, True, old)


async def test_what_playing_on_has_ended_is_in_nobodys_way(url: str) -> None:
    async with host(url) as tables:
        table, mover, other = await moved(tables)
        old = await proposed(tables, table, "abandon", mover)
        await step(tables, table.id, Chance(b""), "swap F0 B2")
        with pytest.raises(TableError, match="tables-no-proposal"):
            await tables.undo.answer(table.id, other, True, old)
        await proposed(tables, table, "undo", other)
