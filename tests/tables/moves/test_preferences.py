"""Preferences picked ahead are added to the standing order of their seat."""

from __future__ import annotations

from pathlib import Path

from bot.tables import FuturePreferences, Table, Tables
from games.critter_kitchen.orders import here
from games.critter_kitchen.steps.shop import Shop, available
from games.kernel import PLAYERS, Action, Chance
from tests.tables.host import ANN, BO, CHANNEL, GUILD, host


async def shopping(tables: Tables) -> Table:
    """A table at which somebody takes something, with more than one thing there."""
    table = await tables.lobby.open("critter_kitchen", ANN, CHANNEL, GUILD, 2)
    await tables.lobby.join(table.id, BO)
    table = (await tables.lobby.start(table.id, ANN.id)).table
    chance = Chance(b"shopping")
    while True:
        game = table.running_game()
        seat, step = game.waiting()[0], game.state.stack[-1]
        if isinstance(step, Shop) and len(available(game.state, step.chef(game.state))) > 2:
            return table
        action = PLAYERS["normal"].choose(game.title, game.view(seat), seat, chance)
        table = (await tables.moves.act(table.id, seat, action, user=table.users[seat])).table


async def test_what_is_picked_ahead_joins_the_standing_order(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", "preferences") as tables:
        table = await shopping(tables)
        game = table.running_game()
        seat, state = game.waiting()[0], game.state
        chef = state.stack[-1].chef(state)
        first, *others = available(state, chef)
        ahead = FuturePreferences(here(state.round, chef.location), (here(state.round, state.row[-1]) + "best",))
        then = [Action("take", (item,)) for item in others]
        acted = await tables.moves.act(
            table.id, seat, Action("take", (first,)), user=table.users[seat], then=then, ahead=ahead
        )
        order = acted.table.orders[seat]["take"]
        assert order.policy == "preferences" and set(ahead.later) <= set(order.preferences)
        done = [made.action.args[0] for made in acted.made if made.seat == seat and made.action is not None]
        left = [item for item in others if item not in done]
        assert left, "no chef carries everything"
        assert [preference for preference in order.preferences if preference not in ahead.later] == [
            ahead.here + item for item in left
        ]
        later = await tables.moves.set_order(table.id, table.users[seat] or 0, order)
        assert later.table.orders[seat]["take"] == order, "it is a standing order like any other"
