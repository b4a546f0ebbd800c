"""Turns that are interrupted by questions to others: whoever is to answer learns of it, and the channel stays quiet."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.store import OutboxRow
from bot.tables import Table, Tables, TableUser
from bot.tables.notifications import DirectMessage
from bot.tables.rights import Asker
from games.food_truck_city.events import CardPlayed, Repaired
from games.kernel import Action, Chance, Game, Order, random_action
from tests.lengths import amount
from tests.tables.host import ANN, BO, CHANNEL, GUILD, Letterbox, host, nothing_left

TITLE = "food_truck_city"
PEOPLE = (ANN, BO)
ACTS = 70
MOST_TURN_POSTS = 1
QUIET = (("skip_bonus",), ("pass",), ("end_move",), ("end_buy",))


async def city(tables: Tables, taste: Random) -> Table:
    """A city of two people and a bot, with some orders."""
    table = await tables.lobby.open(TITLE, ANN, CHANNEL, GUILD, 3)
    await tables.lobby.join(table.id, BO)
    await tables.lobby.add_player(table.id, ANN.id, "random")
    table = (await tables.lobby.start(table.id, ANN.id)).table
    for person in PEOPLE:
        for spec in table.title.info.orders[:3]:
            policy = taste.choice(("ask", "ask", *spec.policies))
            table = (await tables.moves.set_order(table.id, person.id, Order(spec.kind, policy))).table
    return table


def wanted(game: Game[Any, Any], seat: int, taste: Random, *, quiet: bool) -> Action:
    """A random action; a quiet one plays no card."""
    if quiet:
        for links in QUIET:
            if links[0] in {choice.key for choice in game.choices(seat)}:
                return Action.of(links)
    return random_action(game.title, game.state, seat, Chance(taste.randbytes(8)))


def owing(table: Table) -> dict[int, tuple[Any, bool]]:
    """What each person must decide now, and whether it is an aside."""
    assert table.game is not None
    people = set(table.humans)
    asked = [d for d in table.game.decisions() if d.owed and d.seat in people]
    played = getattr(table.game.state.stack[-1], "played", 0) if asked else 0
    return {d.seat: ((d.kind, table.game.state.turn, played), d.aside) for d in asked}


async def delivered(tables: Tables, box: Letterbox) -> list[OutboxRow]:
    """What has been sent since the last look, once nothing waits."""
    await nothing_left(tables)
    rows, box.rows = box.rows, []
    return rows


def told(table: Table, rows: list[OutboxRow], seat: int, *, aside: bool, ai: bool) -> bool:
    """Whether these messages call a person to what is asked: to an aside in private, to all else in the channel.

    The channel's message brought up to date is enough while a bot answers: that takes no time.
    """
    if aside:
        return any(row.kind == "secret" and row.viewer == seat and DirectMessage.of(row).calls for row in rows)
    here = [row for row in rows if row.version == table.version]
    pinged = any(row.kind == "call" and seat in json.loads(row.data)["seats"] for row in here)
    return pinged or any(row.kind in (("turn", "update") if ai else ("turn",)) for row in here)


@pytest.mark.parametrize("quiet", [True, False])
@pytest.mark.parametrize("seed", range(amount(1, 2)))
async def test_whoever_is_newly_asked_learns_of_it_and_the_channel_stays_quiet(
    tmp_path: Path, seed: int, quiet: bool
) -> None:
    taste, posts, loud = Random(seed), Counter[int](), set[int]()
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", f"asides {seed}") as tables:
        box = Letterbox()
        tables.send(box, "test")
        table = await city(tables, taste)
        await delivered(tables, box)
        for _ in range(ACTS):
            game, before = table.running_game(), owing(table)
            seat = taste.choice(game.waiting())
            ai = seat not in table.humans
            cause: dict[str, Any] = {"cause": "ai"} if ai else {"user": PEOPLE[seat].id}
            acted = await tables.moves.act(table.id, seat, wanted(game, seat, taste, quiet=quiet), **cause)
            table, rows = acted.table, await delivered(tables, box)
            if table.status != "running":
                return
            turn = table.running_game().state.turn
            if any(isinstance(event, CardPlayed | Repaired) for event in acted.events):
                loud.add(turn)
            posts[turn] += sum(row.kind == "turn" for row in rows)
            for asked, (question, aside) in owing(table).items():
                if before.get(asked, ("", False))[0] != question and (asked != seat or ai):
                    assert told(table, rows, asked, aside=aside, ai=ai), f"seat {asked} is not told of {question}"
        for turn in loud | {0}:
            del posts[turn]
        assert max(posts.values()) <= MOST_TURN_POSTS


async def test_who_has_waited_is_called_back_also_when_the_other_is_replaced(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", "replaced") as tables:
        box = Letterbox()
        tables.send(box, "test")
        table = await tables.lobby.open(TITLE, ANN, CHANNEL, GUILD, 2)
        await tables.lobby.join(table.id, BO)
        table = (await tables.lobby.start(table.id, ANN.id)).table
        await tables.moves.set_order(table.id, BO.id, Order("pre_collect", "ask"))
        taste = Random(1)
        while True:
            table = await tables.get(table.id)
            game = table.running_game()
            seat = game.waiting()[0]
            if game.state.active == 0 and seat == 1 and game.state.hands[0]:
                break
            await tables.moves.act(table.id, seat, wanted(game, seat, taste, quiet=True), user=PEOPLE[seat].id)
        await delivered(tables, box)
        owner = Asker(ANN.id, manager=True)
        await tables.moderation.replace(table.id, 1, owner, None, "normal")
        table = (await tables.moves.act(table.id, 1, Action("pass"), cause="ai")).table
        rows = await delivered(tables, box)
        assert told(table, rows, 0, aside=False, ai=False), "Ann is pinged"


def flyers(game: Game[Any, Any]) -> dict[int, bool]:
    """Who is asked about a flyer, and whether the answer is owed."""
    return {d.seat: d.owed for d in game.decisions() if d.kind == "flyer"}


async def foodies(tables: Tables, *people: TableUser, ai_seats: int = 0) -> Table:
    """A table of Foodies with flyers for everybody, at which the first has ordered never to use one."""
    table = await tables.lobby.open("foodies", people[0], CHANNEL, GUILD, len(people) + ai_seats)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    for _ in range(ai_seats):
        await tables.lobby.add_player(table.id, people[0].id, "random")
    table = (await tables.lobby.start(table.id, people[0].id)).table
    for court in table.running_game().state.courts:
        court.flyers = 9
    return (await tables.moves.set_order(table.id, people[0].id, Order("flyer", "never"))).table


@pytest.mark.parametrize("ai_seats", [0, 1])
async def test_a_flyer_window_that_an_order_has_answered_calls_all_alike(tmp_path: Path, ai_seats: int) -> None:
    """Ann's order answers. All who are asked are pinged alike; where only a bot is left nobody hears of it."""
    people, taste, windows = PEOPLE[: 2 - ai_seats], Random(ai_seats), 0
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", "flyers") as tables:
        box = Letterbox()
        tables.send(box, "test")
        table = await foodies(tables, *people, ai_seats=ai_seats)
        while windows < 3:
            await delivered(tables, box)
            game = table.running_game()
            seat = taste.choice(game.waiting())
            own: dict[str, Any] = {"user": people[seat].id} if seat in table.humans else {"cause": "ai"}
            action = random_action(game.title, game.state, seat, Chance(taste.randbytes(8)))
            acted = await tables.moves.act(table.id, seat, action, **own)
            table = acted.table
            asked, rows = flyers(table.running_game()), await delivered(tables, box)
            assert not asked.get(0), "the order answers"
            assert not any(row.kind == "secret" for row in rows), "nothing private need be shown"
            if set(asked) == {0, 1}:
                windows += 1
                public = [row for row in rows if row.place == "channel"]
                if any(row.kind == "update" for row in public):
                    called = [one for row in public if row.kind == "call" for one in json.loads(row.data)["seats"]]
                    pressed = [] if acted.made[0].secrecy else [seat]  # who sees the question in the answer
                    assert called == [one for one in table.humans if one not in pressed]
                assert bool(public) == (not ai_seats), "no message for a question that no person is left to answer"
