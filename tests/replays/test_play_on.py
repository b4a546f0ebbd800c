"""A finished game is played on from any position: the same views, other draws, no rating."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.discord.names import table_label, table_name
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.post_builder import TableFacts, turn_head
from bot.replays import play_on
from bot.tables import Table, TableError, Tables, TableUser, archive
from bot.tables.history.outcome import game_notes, unrated
from games.kernel import Chance, random_action
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import Words
from tests.operation.saved import GAMES
from tests.tables.host import ANN, BO, CHANNEL, GUILD, duel, host, step, written

HERE = (CHANNEL + 1, GUILD)


async def finished(tables: Tables, title: str) -> Table:
    """A finished game of a title."""
    path = GAMES / f"{title}.json"
    return await archive.import_(tables.repository, archive.decode(path.read_bytes(), path.name), BO.id, CHANNEL, GUILD)


NAMES = {
    "foodfighters": ("turn 19", "Zug 19"),
    "foodies": ("round 7", "Runde 7"),
    "critter_kitchen": ("round 4/7", "Runde 4/7"),
    "food_truck_city": ("turn 5", "Zug 5"),
    "food_chain_magnate": ("turn 6", "Runde 6"),
}
"""How each game is named at its thirty-fourth change."""


@pytest.mark.parametrize("title", TITLES)
async def test_the_new_table_has_the_position_goes_on_and_is_named_after_where_it_came_from(
    url: str, title: str
) -> None:
    async with host(url) as tables:
        old = await finished(tables, title)
        for version in (1, 34, old.version - 1):
            before = await tables.game_at(old.id, version)
            made = await play_on.opened(tables, old, version, version, ANN, 0, HERE, "en")
            game = made.played_game()
            assert [game.view(viewer) for viewer in (None, 0, 1)] == [before.view(viewer) for viewer in (None, 0, 1)]
            assert made.row.seed != old.row.seed and made.users[0] == ANN.id and made.users[1] is None
            assert (made.row.channel, made.row.guild, made.row.owner) == (*HERE, ANN.id)
            if version == 34:
                is_named(made, title, old.names)
        await played_on(tables, made)
        tables.repository.forget(made.id)
        assert (await tables.get(made.id)).origin == made.origin
        report = archive.verify(await archive.export(tables.repository, made.id))
        assert report.problems == []
        notes = await game_notes(tables.store, made.id)
        assert "imported" in unrated(await tables.get(made.id), notes)


def is_named(made: Table, title: str, names: Sequence[str]) -> None:
    """Check that a table is named after the turn and the people it came from, in both languages."""
    for language, stage in zip(("en", "de"), NAMES[title], strict=True):
        words = Words(language)
        of = words.join(list(names))
        said = f"from {stage} of {of}" if language == "en" else f"ab {stage} von {of}"
        assert table_label(made, words, 200) == f"{words(f'{title}-name')} {said}"
        game = made.played_game()
        text = ViewerText(game, presenter(title), words, made.names)
        assert turn_head(TableFacts.of(made), text, game).startswith(f"{table_name(made, words)} · ")


async def played_on(tables: Tables, made: Table) -> None:
    """Play a game to its end."""
    chance = Chance(b"on")
    while (now := await tables.get(made.id)).status == "running":
        seat = now.played_game().waiting()[0]
        action = random_action(now.title, now.played_game().state, seat, chance)
        user = now.users[seat]
        await tables.moves.act(made.id, seat, action, user=user, cause="player" if user else "ai")


async def test_what_nobody_knew_is_redrawn(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables, "critter_kitchen")
        before = await tables.game_at(old.id, 1)
        made = await play_on.opened(tables, old, 1, 1, ANN, 0, HERE, "en")
        assert made.played_game().state != before.state
        assert [row.target for row in await written(tables, "note")] == [HERE[0]]


ZOE = TableUser(900_000_001, "Zoe", "unmistakable.zoe")


async def test_its_name_follows_new_names_and_forgets_the_deleted(url: str) -> None:
    async with host(url) as tables:
        old = await duel(tables, ZOE, BO)
        for number in range(3):
            await step(tables, old.id, Chance(bytes([number])))
        old = (await tables.moves.resign(old.id, BO.id)).table
        made = await play_on.opened(tables, old, 1, 1, ANN, 0, HERE, "en")
        again = await play_on.opened(tables, made, 1, 1, ANN, 0, HERE, "en")

        async def label(table: Table) -> str:
            return table_label(await tables.get(table.id), Words("en"))

        assert await label(made) == "Foodfighters from turn 1 of Zoe and Bo"
        assert await label(again) == "Foodfighters from turn 1 of Ann and Normal bot 1"
        await tables.people.seen(TableUser(ZOE.id, "Zoey", "unmistakable.zoe"), GUILD)
        assert await label(made) == "Foodfighters from turn 1 of Zoey and Bo"
        await tables.people.forget(ZOE.id)
        assert await label(made) == "Foodfighters from turn 1 of Anon 1 and Bo"
        assert not [row for row in await written(tables, "note") if "Zoe" in str(row.data)]


async def test_a_game_that_is_over_there_does_not_go_on(url: str) -> None:
    async with host(url) as tables:
        old = await finished(tables, "foodfighters")
        with pytest.raises(TableError, match="tables-is-finished"):
            await play_on.opened(tables, old, old.version, 1, ANN, 0, HERE, "en")
