"""Nobody learns the future by taking back: what comes after a take-back is drawn anew, and still proved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables import Table, Tables, archive
from games.kernel import Chance, registry
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, agreed, duel, host, looks, play_out, step, waiting

TITLES = sorted(registry.ids())


@pytest.fixture
def here(tmp_path: Path) -> str:
    """A SQLite database: what is drawn does not depend on the database."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"


async def foodies(tables: Tables, *cultures: str) -> Table:
    """Foodies of Ann against an automated player, Ann to begin."""
    table = await tables.open("foodies", ANN, CHANNEL, GUILD, 2, {"first": "1"})
    await tables.add_player(table.id, ANN.id, "random")
    return (await tables.start(table.id, ANN.id)).table


def state(table: Table) -> Any:
    """What nobody may look at."""
    assert table.game is not None
    return table.game.state


async def test_whoever_looks_at_the_next_roll_and_takes_back_meets_another_foodies(here: str) -> None:
    async with host(here) as tables:
        table = await foodies(tables)
        rolls, decks = [], []
        for _ in range(8):
            table = await through_the_turn(tables, table)
            rolls.append(tuple(draw.got for draw in (await tables.records(table.id))[-1].draws))
            while (back := await tables.undo_reach(table.id, ANN.id)).needed == () and back.restores > 1:
                table = (await tables.ask(table.id, ANN.id)).table
            decks.append(tuple(state(table).deck))
        assert len(set(rolls)) > 1, "the same turn played again rolls again"
        assert len(set(decks)) == 8 and len({tuple(sorted(deck)) for deck in decks}) == 1


async def through_the_turn(tables: Tables, table: Table) -> Table:
    """Ann plays her turn without buying, up to the automated player's next roll."""
    while True:
        seat, user = await waiting(tables, table.id)
        offered = [choice.key for choice in state_choices(table, seat)]
        plain = next(verb for verb in ("stay", "pass", "done", "keep", *offered) if verb in offered)
        acted = await step(tables, table.id, Chance(table.id.encode()), plain if plain in PLAIN else None)
        table = acted.table
        if any(draw.what == "die" for made in acted.made for draw in made.moved.draws):
            return table


PLAIN = ("stay", "pass", "done", "keep")
