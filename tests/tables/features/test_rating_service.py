"""Records depend on played games: ratings among people, always computed alike, and hidden on request."""

from __future__ import annotations

import pytest

from bot.ratings.rating_model import season
from bot.ratings.service import Champions, RatingService, as_csv
from bot.tables import Asker, TableError, Tables, TableUser
from bot.tables.setup import SetupChange
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, agreed, duel, host

DUEL = ("foodfighters", 2)


async def lost(tables: Tables, loser: TableUser, *people: TableUser) -> str:
    """A game of two that ends at once because one of them resigns; returns its table."""
    table = await duel(tables, *people)
    await tables.moves.resign(table.id, loser.id)
    return table.id


async def points(tables: Tables) -> dict[int, int]:
    """The present ratings of a duel, by person."""
    rated = (await tables.service(RatingService).ratings()).get(DUEL, {})
    return {user: history[-1].rating.points for user, history in rated.items()}


async def test_who_wins_rises_and_an_end_that_is_taken_back_takes_its_rating_back(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        await lost(tables, ANN, ANN, BO)
        first = await points(tables)
        assert first[BO.id] > 1000 > first[ANN.id]
        clock.now += 60
        second = await lost(tables, ANN, ANN, BO)
        higher = await points(tables)
        assert higher[BO.id] > first[BO.id]
        await agreed(tables, second, ANN.id)
        assert await points(tables) == first
        clock.now += 60
        await tables.moves.resign(second, BO.id)
        assert await points(tables) == first, "it had shown its seed, so it is listed apart"
        await lost(tables, BO, ANN, BO)
        last = await points(tables)
        assert last[BO.id] < first[BO.id]
    async with host(url, clock=clock) as tables:
        assert await points(tables) == last, "worked out anew"


async def test_games_with_hints_or_the_house_rate_nobody(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", CLEO, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, CLEO.id, "normal")
        await tables.lobby.start(table.id, CLEO.id)
        await tables.moves.resign(table.id, CLEO.id)
        hinted = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.setup.change(hinted.id, Asker(ANN.id), SetupChange(hints=True))
        await tables.lobby.join(hinted.id, BO)
        await tables.lobby.start(hinted.id, ANN.id)
        await tables.moves.resign(hinted.id, ANN.id)
        assert await points(tables) == {}
        profile = await tables.service(RatingService).profile(ANN.id, ANN.id, GUILD)
        assert [(game.place, game.ranked) for game in profile.games] == [(2, False)]


async def test_a_profile_shows_games_places_meetings_and_reliability_and_only_those_of_the_server(url: str) -> None:
    async with host(url) as tables:
        await lost(tables, ANN, ANN, BO)
        await lost(tables, BO, ANN, BO)
        await lost(tables, BO, BO, CLEO)
        seen = await tables.service(RatingService).profile(BO.id, ANN.id, GUILD)
        assert (seen.name, len(seen.games), seen.reliable.left) == ("Bo", 3, 2)
        assert seen.against is not None and (seen.against.ahead, seen.against.behind) == (1, 1)
        assert [len(points) for points in seen.curves.values()] == [3]
        with pytest.raises(TableError, match="profile-nothing"):
            await tables.service(RatingService).profile(BO.id, ANN.id, GUILD + 1)
        text = as_csv(seen.games).decode()
        assert text.startswith("table,title,ended,place") and text.count("\n") == 4


async def test_who_is_hidden_is_on_no_list_and_shown_to_themselves_alone(url: str) -> None:
    async with host(url) as tables:
        await lost(tables, ANN, ANN, BO)
        await tables.service(RatingService).hide(BO.id, True)
        assert [row.name for row in await tables.service(Champions).of(GUILD)] == ["Ann"]
        listed = await tables.service(RatingService).standings(GUILD, "foodfighters", season("all", 0))
        assert [one.name for one in listed[2]] == ["Ann"]
        with pytest.raises(TableError, match="profile-hidden"):
            await tables.service(RatingService).profile(BO.id, ANN.id, GUILD)
        assert (await tables.service(RatingService).profile(BO.id, BO.id, GUILD)).games
        assert (await tables.people.personal_data(BO.id))["profile"] == [{"hidden": True}]
        await tables.service(RatingService).hide(BO.id, False)
        assert len(await tables.service(Champions).of(GUILD)) == 2
        await tables.people.forget(BO.id)
        assert (await tables.people.personal_data(BO.id))["profile"] == []


async def test_seasons_are_counted_apart(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        await lost(tables, ANN, ANN, BO)
        clock.now += 100 * 24 * 3600
        await lost(tables, BO, ANN, BO)
        this = season("this", clock.now)
        assert [(row.name, row.wins) for row in await tables.service(Champions).of(GUILD, season=this)] == [
            ("Ann", 1),
            ("Bo", 0),
        ]
        listed = await tables.service(RatingService).standings(GUILD, "foodfighters", this)
        assert [(one.name, one.games) for one in listed[2]] == [("Ann", 1), ("Bo", 1)]


async def test_how_far_somebody_can_be_relied_upon_is_told_of_enough_games_on_a_server_and_of_nobody_hidden(
    url: str,
) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        reliable = tables.service(RatingService).reliable
        for loser in (ANN, ANN, BO, BO):
            await lost(tables, loser, ANN, BO)
        assert await reliable((ANN.id, BO.id, None), GUILD) == {}, "four games are too few"
        await lost(tables, ANN, ANN, BO)
        assert await reliable((ANN.id,), GUILD) == {}, "what is shown may be some minutes old"
        clock.now += 3600
        found = await reliable((ANN.id, BO.id, None), GUILD)
        assert {user: (one.broken, one.games, one.late) for user, one in found.items()} == {
            ANN.id: (3, 5, 0),
            BO.id: (2, 5, 0),
        }
        assert await reliable((ANN.id,), GUILD + 1) == {} and await reliable((ANN.id,), None) == {}
        await tables.service(RatingService).hide(ANN.id, True)
        assert set(await reliable((ANN.id, BO.id), GUILD)) == {BO.id}
