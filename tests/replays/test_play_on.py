"""A finished game is played on from any position: the same views, other draws, no rating."""

from __future__ import annotations

import pytest

from bot.replays import play_on
from bot.tables import Table, TableError, Tables, archive
from bot.tables.history.outcome import game_notes, unrated
from games.kernel import Chance, random_action
from renderers.titles import TITLES
from tests.operation.saved import GAMES
from tests.tables.host import ANN, BO, CHANNEL, GUILD, host, written

HERE = (CHANNEL + 1, GUILD)


async def finished(tables: Tables, title: str) -> Table:
    """A finished game of a title."""
    path = GAMES / f"{title}.json"
    return await archive.import_(tables.repository, archive.decode(path.read_bytes(), path.name), BO.id, CHANNEL, GUILD)


@pytest.mark.parametrize("title", TITLES)
async def test_the_new_table_has_the_position_and_goes_on(url: str, title: str) -> None:
    async with host(url) as tables:
        old = await finished(tables, title)
        for version in (1, old.version // 3, old.version - 1):
            before = await tables.game_at(old.id, version)
            made = await play_on.opened(tables, old, version, version, ANN, 0, HERE, "en")
            game = made.played_game()
            assert [game.view(viewer) for viewer in (None, 0, 1)] == [before.view(viewer) for viewer in (None, 0, 1)]
            assert made.row.seed != old.row.seed and made.users[0] == ANN.id and made.users[1] is None
            assert (made.row.channel, made.row.guild, made.row.owner) == (*HERE, ANN.id)
        chance = Chance(b"on")
        while (now := await tables.get(made.id)).status == "running":
            seat = now.played_game().waiting()[0]
            action = random_action(now.title, now.played_game().state, seat, chance)
            user = now.users[seat]
            await tables.moves.act(made.id, seat, action, user=user, cause="player" if user else "ai")
        report = archive.verify(await archive.export(tables.repository, made.id))
        assert report.problems == []
        notes = await game_notes(tables.store, made.id)
        assert "imported" in unrated(now, notes)


async def test_what_nobody_knew_is_redrawn(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables, "critter_kitchen")
        before = await tables.game_at(old.id, 1)
        made = await play_on.opened(tables, old, 1, 1, ANN, 0, HERE, "en")
        assert made.played_game().state != before.state
        assert [row.target for row in await written(tables, "note")] == [HERE[0]]


async def test_a_game_that_is_over_there_does_not_go_on(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables, "foodfighters")
        with pytest.raises(TableError, match="tables-is-finished"):
            await play_on.opened(tables, old, old.version, 1, ANN, 0, HERE, "en")
