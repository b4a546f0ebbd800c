"""Winners are counted by server and title, from the move that ends a game."""

from __future__ import annotations

from bot.ratings.service import Champions
from bot.tables import Tables, TableUser
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, duel, host

ELSEWHERE = GUILD + 1


async def given_up(tables: Tables, loser: TableUser, *people: TableUser) -> None:
    """A game of two that ends at once because one of them resigns."""
    table = await duel(tables, *people)
    await tables.moves.resign(table.id, loser.id)


async def counted(tables: Tables, guild: int = GUILD, title: str | None = None) -> list[tuple[str, int, int]]:
    """Return the list: name, wins, games."""
    return [(row.name, row.wins, row.games) for row in await tables.service(Champions).of(guild, title)]


async def test_who_won_most_stands_first_and_of_equals_who_needed_fewer_games(url: str) -> None:
    async with host(url) as tables:
        await given_up(tables, ANN, ANN, BO)
        await given_up(tables, BO, ANN, BO)
        await given_up(tables, ANN, ANN, CLEO)
        await given_up(tables, BO, CLEO, BO)
        assert await counted(tables) == [("Cleo", 2, 2), ("Ann", 1, 3), ("Bo", 1, 3)]


async def test_servers_and_titles_are_counted_apart(url: str) -> None:
    async with host(url) as tables:
        await given_up(tables, ANN, ANN, BO)
        assert await counted(tables, title="foodfighters") == [("Bo", 1, 1), ("Ann", 0, 1)]
        assert await counted(tables, title="foodies") == []
        assert await counted(tables, ELSEWHERE) == []


async def test_running_and_abandoned_games_and_automated_players_do_not_count(url: str) -> None:
    async with host(url) as tables:
        await duel(tables)
        table = await tables.lobby.open("foodfighters", CLEO, CHANNEL, GUILD, 2)
        await tables.lobby.add_player(table.id, CLEO.id, "normal")
        await tables.lobby.start(table.id, CLEO.id)
        await tables.moves.resign(table.id, CLEO.id)
        assert await counted(tables) == []
        apart = await tables.service(Champions).of(GUILD, ranked=False)
        assert [(row.name, row.wins, row.games) for row in apart] == [("Cleo", 0, 1)]
