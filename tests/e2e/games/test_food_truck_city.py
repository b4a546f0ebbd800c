"""Three people in one city: a card played out of turn, standing orders that nobody can see, and a game to its end."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest

from bench.pressing import YOUR_MOVE, newest
from bot.app import Host
from bot.tables import Table
from games.food_truck_city.data import CARDS
from games.food_truck_city.events import Collected, FoodChanged
from games.food_truck_city.steps.stack import Move, Window
from games.kernel import Action, Chance, Game, Seat, start_seed
from games.kernel.registry import title
from renderers.words import Words
from sandbox.driver import Person, Rig
from tests.e2e.food_trucks import ASKED, FLOWING, ID, SILENT, idle
from tests.e2e.hosts import a_table, calls, delivered, game_of, more, posted
from tests.e2e.playing import set_orders, types
from tests.lengths import amount

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]

TITLE = title(ID)
NAMES = ("Ann", "Bo", "Cleo")
QUIET_TURNS = amount(-1, 3)
SOON = 10
MOST_POSTS = 2
FREE = "V2-2"  # known streets on both sides, and nobody begins there
WORDS, GERMAN = Words("en"), Words("de")


def secret_with_a_craze() -> bytes:
    """Return a secret number of the host with which the first player's first card changes the food in demand."""
    for number in count():
        secret = number.to_bytes(32, "big")
        game, _ = Game.new(TITLE, TITLE.options({}, len(NAMES)), len(NAMES), Chance(start_seed(secret, ())))
        if CARDS[game.state.deck[-1]].effect == "food":
            return secret
    raise AssertionError


async def opened(rig: Rig, host: Host, secret: bytes, *people: Person) -> Table:
    """A table that has begun, its dice from a secret number of the host alone: nobody has pressed anything."""
    usual = host.tables.repository.entropy
    host.tables.repository.entropy = lambda length: secret if length == len(secret) else usual(length)
    table = await a_table(host, rig, *people, title=ID)
    await host.tables.lobby.start(table.id, people[0].id)
    return await host.tables.get(table.id)


async def idle_until_asked(
    rig: Rig, host: Host, table: Table, people: list[Person], seat: Seat, when: str
) -> Game[Any, Any]:
    """Let everybody idle until a seat that is not at turn is asked in a window."""
    while True:
        game = await game_of(host, table)
        step = game.state.stack[-1]
        if isinstance(step, Window) and step.when == when and seat in step.asked and seat != game.state.active:
            return game
        mover = game.waiting()[0]
        await idles(host, table, game, mover, people)


async def idles(host: Host, table: Table, game: Game[Any, Any], seat: Seat, people: list[Person]) -> None:
    """Let a seat do what changes least, without the client."""
    await host.tables.moves.act(table.id, seat, idle(game, seat), user=people[seat].id)


async def everybody_else_passes(rig: Rig, host: Host, table: Table, people: list[Person]) -> None:
    """Let everybody still asked in this window play nothing, also in the window that a card opens."""
    while isinstance((game := await game_of(host, table)).state.stack[-1], Window):
        seat = game.waiting()[0]
        await types(rig, people[seat], Action("pass"))


async def test_a_card_out_of_turn_changes_what_the_dice_said(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, secret_with_a_craze(), *people)
    for person in people:
        await set_orders(rig, person, ASKED)
    holder = (await game_of(host, table)).state.active
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
    await delivered(host)
    other = people[(holder + 1) % len(people)]
    told = (await other.press(await more(rig, other), "Show details")).text
    assert told.rindex("Food Craze") < told.index("everyone wants BBQ") < told.rindex("collects")


async def test_nobody_can_see_who_answers_a_window_by_an_order(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, bytes(32), *people)
    for person in people:
        await set_orders(rig, person, ASKED)
    first = (await game_of(host, table)).state.active
    game = await idle_until_asked(rig, host, table, people, first, "pre_roll")
    while len(game.waiting()) < 2:
        await idles(host, table, game, game.waiting()[0], people)
        game = await game_of(host, table)
    ordered, other = game.waiting()
    watcher = people[({0, 1, 2} - {ordered, other}).pop()]
    before = len(await host.tables.records(table.id))
    status = (await watcher.slash(rig.tables, "table status")).text
    await set_orders(rig, people[ordered], SILENT)
    assert (await game_of(host, table)).waiting() == (other,), "the order has answered"
    records = await host.tables.records(table.id)
    assert [record.cause for record in records[before:]] == ["order"]
    assert [event for record in records[before:] for event in record.events] == []
    assert (await watcher.slash(rig.tables, "table status")).text == status, "who has answered does not show"


@pytest.mark.parametrize(
    "orders",
    [(FLOWING, FLOWING, FLOWING), (ASKED, FLOWING, SILENT)][: amount(1, 2)],
    ids=["flowing", "some"][: amount(1, 2)],
)
async def test_a_turn_without_cards_makes_few_messages_whatever_orders_people_have(
    host: Host, rig: Rig, orders: tuple[dict[str, str], ...]
) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, bytes(32), *people)
    for person, policies in zip(people, orders, strict=True):
        await set_orders(rig, person, policies)
    waits: Counter[int] = Counter()
    posts: Counter[int] = Counter()
    while (game := await game_of(host, table)).state.turn <= len(people) + QUIET_TURNS:
        turn, before = game.state.turn, len(posted(rig))
        waits[turn] += game.waiting()[0] != game.state.active
        await idles(host, table, game, game.waiting()[0], people)
        await delivered(host, SOON)
        posts[turn] += len(posted(rig)) - before
    del posts[0], waits[0]  # everybody chooses a first truck
    assert max(posts.values()) <= MOST_POSTS
    if all(policies == FLOWING for policies in orders):
        assert not any(waits.values()), "nobody waits for anybody else"


async def test_windows_reach_who_is_asked_in_their_language_and_the_turns_message_in_the_channel(
    host: Host, rig: Rig
) -> None:
    _, bo, _ = people = [rig.person("Ann"), rig.person("Bo", locale="de"), rig.person("Cleo")]
    table = await opened(rig, host, bytes(32), *people)
    for person in people:
        await set_orders(rig, person, ASKED if person is bo else FLOWING)
    asked = GERMAN("food_truck_city-ask-pre-collect", played=0, active="*", food="*", customer="*").rpartition("*")[2]
    while True:
        game = await game_of(host, table)
        step = game.state.stack[-1]
        active = game.state.active
        if isinstance(step, Window) and step.when == "pre_collect" and active != 1 and game.state.hands[active]:
            break
        await idles(host, table, game, game.waiting()[0], people)
    await delivered(host, SOON)
    before, letters = posted(rig), {person: len(rig.dms(person)) for person in people}
    assert asked in rig.dms(bo)[-1].text, "Bo is asked in German"
    assert "Play a card before everyone collects" in before[-1].text and before[-1].pictures
    assert not before[-1].message.mentions, "who is asked is told in private"
    await bo.press(rig.dms(bo)[-1], "Passen")
    await delivered(host, SOON)
    assert [shown.id for shown in posted(rig)] == [shown.id for shown in before], "the same message goes on"
    assert "Play a card before everyone collects" not in posted(rig)[-1].text and YOUR_MOVE in posted(rig)[-1].labels
    called = people[active]
    (call,) = [shown for shown in newest(rig.tables) if calls(shown)]
    assert [user.id for user in call.message.mentions] == [called.id], "who was waiting is called back"
    others = [person for person in people if person is not bo]
    assert all(len(rig.dms(person)) == letters[person] for person in others), "nobody hears more in private"


async def test_moves_are_tried_seen_through_and_taken_back_before_moving_ends(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in NAMES]
    table = await opened(rig, host, bytes(32), *people)
    game = await game_of(host, table)
    while game.state.active or not game.state.hands[0] or not isinstance(game.state.stack[-1], Move):
        await idles(host, table, game, game.waiting()[0], people)
        game = await game_of(host, table)
    before = game.view(None)
    (truck,) = game.state.players[0].parked()
    await delivered(host, SOON)
    said = len(posted(rig))
    tried = await types(rig, people[0], Action("move", (truck.food, FREE)))
    assert "no fine is due" in tried.text
    undone = await people[0].press(tried.shown, WORDS("host-undo"))
    assert "no fine is due" not in undone.text
    assert (await game_of(host, table)).view(None) == before
    await delivered(host, SOON)
    assert len(posted(rig)) == said, "nobody is told of what was only tried"
