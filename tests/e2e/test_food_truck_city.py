"""Three people in one city: a card played out of turn, standing orders that nobody can see, and a game to its end."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from bot.app import Host
from bot.sandbox.driver import Answer, Person, Rig
from bot.tables import Table, archive
from games.food_truck_city.data import CARDS
from games.food_truck_city.events import Collected, FoodChanged
from games.food_truck_city.steps import Window
from games.kernel import PLAYERS, Action, Chance, Game, Seat
from games.kernel.registry import title

from .hosts import posted
from .playing import YOUR_MOVE, by_buttons, by_typing, over

pytestmark = pytest.mark.e2e

ID = "food_truck_city"
TITLE = title(ID)
NAMES = ("Ann", "Bo", "Cleo")
FIRST_PICTURE = 30.0  # seconds: a process that has drawn nothing yet makes its sprites first
WINDOWS = ("pre_roll", "pre_collect", "pre_fine")
ORDERS = {**dict.fromkeys(WINDOWS, "never"), "bonus": "never", "fine": "first"}
TURNS_BY_HAND = 4
IDLE = ("skip_bonus", "pass", "end_move", "end_buy", "go_on")


def seed_with_a_craze() -> bytes:
    """A seed with which the first player's first card changes the food in demand."""
    for number in count():
        seed = number.to_bytes(32, "big")
        game, _ = Game.new(TITLE, TITLE.options({}, len(NAMES)), len(NAMES), Chance(seed))
        if CARDS[game.state.deck[-1]].effect == "food":
            return seed
    raise AssertionError


async def opened(rig: Rig, host: Host, seed: bytes, *people: Person) -> Table:
    """The first opens a table by command, the others join by button, the first starts; the dice come from a seed."""
    first, *others = people
    answer = await first.slash(rig.tables, "table new", title=ID, seats=len(people))
    for person in others:
        await person.press(answer.shown, "Join")
    host.tables.shelf.entropy = lambda length: seed[:length]
    before = len(posted(rig))
    await first.press(answer.shown, "Start")
    await rig.until(lambda: len(posted(rig)) > before, within=FIRST_PICTURE)
    (row,) = await host.tables.find(channel=rig.tables.id)
    return await host.tables.get(row.id)


async def now(host: Host, table: Table) -> Game[Any, Any]:
    """The game as it stands."""
    game = (await host.tables.get(table.id)).game
    assert game is not None
    return game


async def types(rig: Rig, person: Person, action: Action) -> Answer:
    """Type a whole action."""
    answer = await person.slash(rig.tables, "play", action=str(action))
    assert not answer.failed
    return answer


def idle(game: Game[Any, Any], seat: Seat) -> Action:
    """What moves no truck and plays no card, link by link."""
    links: list[str] = []
    while True:
        choices = game.choices(seat, tuple(links))
        choice = next((one for one in choices if one.key in IDLE), choices[0])
        links.append(choice.key)
        if not choice.more:
            return Action.of(links)


async def set_orders(rig: Rig, person: Person) -> None:
    """Windows, bonus moves and fines are answered by standing orders."""
    for kind, policy in ORDERS.items():
        answer = await person.slash(rig.tables, "orders", decision=kind, answer=policy)
        assert answer.ephemeral and not answer.failed


async def by_buttons_in_private(rig: Rig, person: Person, taste: Random) -> None:
    """Press through one's turn, from the message that calls for it on."""
    called = len(posted(rig))
    await rig.until(lambda: YOUR_MOVE in posted(rig)[-1].labels or len(posted(rig)) > called, within=FIRST_PICTURE)
    await by_buttons(rig, person, taste)


async def idle_until_asked(
    rig: Rig, host: Host, table: Table, people: list[Person], seat: Seat, when: str
) -> Game[Any, Any]:
    """Everybody idles until a seat that is not at turn is asked in a window."""
    while True:
        game = await now(host, table)
        step = game.state.stack[-1]
        if isinstance(step, Window) and step.when == when and seat in step.asked and seat != game.state.active:
            return game
        mover = game.waiting()[0]
        await types(rig, people[mover], idle(game, mover))


async def everybody_else_passes(rig: Rig, host: Host, table: Table, people: list[Person]) -> None:
    """Whoever is still asked in the window at hand plays nothing; nor does anybody in the window that a card opens."""
    while isinstance((game := await now(host, table)).state.stack[-1], Window):
        seat = game.waiting()[0]
        await types(rig, people[seat], Action("pass"))


async def test_a_card_out_of_turn_changes_what_the_dice_said(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, seed_with_a_craze(), *people)
    holder = (await now(host, table)).state.active
    game = await idle_until_asked(rig, host, table, people, holder, "pre_collect")
    parked = {truck.food for player in game.state.players for truck in player.parked()}
    (wanted,) = parked
    assert game.state.food != wanted, "as the dice lie, nobody sells what is in demand"
    await types(rig, people[holder], Action("play", (game.state.hands[holder][0], wanted)))
    await everybody_else_passes(rig, host, table, people)
    facts = [event for record in await host.tables.records(table.id) for event in record.events]
    (changed,) = [at for at, event in enumerate(facts) if isinstance(event, FoodChanged)]
    collected = [event for event in facts[changed:] if isinstance(event, Collected)]
    assert collected and all(event.demand for event in collected), "everybody collects for the food of the card"
    await rig.until(lambda: any("Food Craze" in shown.text for shown in posted(rig)), within=FIRST_PICTURE)
    told, *_ = [shown.text for shown in posted(rig) if "Food Craze" in shown.text]
    assert told.index("Food Craze") < told.index("everybody wants BBQ") < told.index("collects")


async def test_nobody_can_see_who_answers_a_window_by_an_order(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, bytes(32), *people)
    first = (await now(host, table)).state.active
    game = await idle_until_asked(rig, host, table, people, first, "pre_roll")
    while len(game.waiting()) < 2:
        await types(rig, people[game.waiting()[0]], idle(game, game.waiting()[0]))
        game = await now(host, table)
    ordered, other = game.waiting()
    watcher = people[({0, 1, 2} - {ordered, other}).pop()]
    before = len(await host.tables.records(table.id))
    status = (await watcher.slash(rig.tables, "table status")).text
    for kind in WINDOWS:
        await people[ordered].slash(rig.tables, "orders", decision=kind, answer="never")
    assert (await now(host, table)).waiting() == (other,), "the order has answered"
    records = await host.tables.records(table.id)
    assert [record.cause for record in records[before:]] == ["order"]
    assert [event for record in records[before:] for event in record.events] == []
    assert (await watcher.slash(rig.tables, "table status")).text == status, "who has answered does not show"


async def test_three_people_play_to_the_end_and_windows_stop_nobody_on_standing_orders(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, bytes(32), *people)
    await set_orders(rig, people[2])
    taste = Random(3)
    while (game := await now(host, table)).state.turn <= TURNS_BY_HAND:
        seat = game.waiting()[0]
        await (by_buttons_in_private if seat else by_typing)(rig, people[seat], taste)
    for person in people[:2]:
        await set_orders(rig, person)
    moves = 0
    while (game := await now(host, table)).result() is None:
        assert not isinstance(game.state.stack[-1], Window), "everybody's orders answer"
        seat = game.waiting()[0]
        action = PLAYERS["greedy"].choose(TITLE, game.view(seat), seat, Chance(bytes(32), moves))
        await types(rig, people[seat], action)
        moves += 1
    await rig.until(lambda: over(rig), within=60)  # moves are made faster here than pictures are drawn
    acts = [made for made in await host.tables.records(table.id) if made.action is not None]
    passes = [made for made in acts if made.seat == 2 and made.action in (Action("pass"), Action("pass_all"))]
    assert passes and {made.cause for made in passes} == {"order"}
    assert archive.verify(await archive.export(host.tables.shelf, table.id)).problems == []
    hall = await people[1].slash(rig.tables, "champions", title=ID)
    assert hall.ephemeral and all(name in hall.text for name in NAMES) and "1 win in 1 game" in hall.text
