"""So few clicks make a turn on the page, counted on the page's own questions in games of bots.

People give the standing orders that they are asked for, one click each, as where presses are counted
(`bench/figures/panel_presses.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bench.figures.panel_presses import FROM_NOW_ON
from bot.discord.panel import choices
from bot.discord.panel.viewer_text import ViewerText
from bot.web.position import WHOLE, PageQuestion, described
from games.kernel import PLAYERS, Action, Chance, Chosen, Game, Order, Seat, next_answer
from games.kernel.orders import Orders, standing_orders, usual
from games.kernel.registry import title as title_of
from renderers.registry import presenter
from renderers.words import Words
from tests.lengths import amount

MOVES, GAMES = amount(60, 2_000), amount(1, 10)
SEED = bytes(32)
MOST = {"foodfighters": 2, "foodies": 2, "critter_kitchen": 4, "food_truck_city": 3, "food_chain_magnate": 5}


def asked(game: Game[Any, Any], seat: Seat, links: Chosen = (), language: str = "en") -> PageQuestion:
    """What a seat is asked after some links."""
    text = ViewerText(game, presenter(game.title.info.id), Words(language), ("Ann", "Bo"), seat)
    found = described(text, game, "", links).question
    assert found is not None
    return found


def clicks(game: Game[Any, Any], seat: Seat, action: Action) -> int:
    """The clicks that an action takes."""
    many, at, links = 0, Chosen(), action.links
    while True:
        question = asked(game, seat, at)
        many_more = picks(question, links)
        if many_more:
            return many + many_more
        fitting = [one for one in question.answers if one.links == links[: len(one.links)]]
        assert fitting, (action, question)
        answer = max(fitting, key=lambda one: len(one.links))
        many += 1
        if answer.complete:
            return many
        at = answer.links


def picks(question: PageQuestion, links: Chosen) -> int:
    """The clicks that pick the things that an action names; 0 where the set is not what it is about."""
    found = question.set
    if found is None or links[: len(found.links)] != found.links:
        return 0
    keys = [thing.value.rpartition("#")[0] for thing in found.things]
    wanted = Counter(link for link in links[len(found.links) :] if link in keys)
    joined = next((key for key in keys if " " in key and links[-len(key.split()) :] == tuple(key.split())), None)
    wanted = wanted if joined is None else Counter([joined])
    if not wanted and (question.answers or links[-1] != "end"):
        return 0
    copies = [thing.value.rpartition("#") for thing in found.things]
    changed = sum(
        thing.picked != (int(copy) <= wanted[key]) for thing, (key, _, copy) in zip(found.things, copies, strict=True)
    )
    return changed + (found.fewest != found.most)


def compound(question: PageQuestion, ahead: Sequence[Action]) -> Sequence[Action]:
    """The most actions of a plan that one click does: the next ones, or several like the next one, in any order."""
    chains = [choices.unchained(one.links) for one in question.answers if choices.AND in one.links]
    alike = [action for action in ahead if action.verb == ahead[0].verb]
    fitting = [one for one in chains if one == [*ahead[: len(one)]] or all(action in alike for action in one)]
    return max(fitting, key=len, default=())


def settled(game: Game[Any, Any], orders: Orders) -> Game[Any, Any]:
    """A game after all automatic answers."""
    while (answer := next_answer(game.title, game.state, orders, game.decisions())) is not None:
        game.act(answer.seat, answer.action, SEED)
    return game


def plan(game: Game[Any, Any], seat: Seat, orders: Orders, chance: Chance, most: int) -> list[Action]:
    """What a bot would do in a seat's place until somebody else is asked; what it does not know is imagined."""
    state = game.title.determinize(game.view(seat), chance)
    ahead = settled(Game(game.title, game.options, game.seats, state, 0), orders)
    found = list[Action]()
    while len(found) < most and ahead.waiting()[:1] == (seat,):
        found.append(PLAYERS["normal"].choose(game.title, ahead.view(seat), seat, chance))
        ahead.act(seat, found[-1], SEED)
        settled(ahead, orders)
    return found


def ordered(game: Game[Any, Any], seat: Seat, orders: dict[Seat, dict[str, Order]]) -> bool:
    """Give the standing order that people choose, as the page asks with the first decision of a group; once a game."""
    asked_for = game.decision(seat)
    spec = next((one for one in game.title.info.orders if asked_for and one.kind == asked_for.kind), None)
    found = standing_orders(game.title.info, spec.group) if spec is not None else None
    if spec is None or found is None or found.group not in FROM_NOW_ON or spec.kind in orders[seat]:
        return False
    orders[seat] |= {order.kind: order for order in found.orders(FROM_NOW_ON[found.group])}
    return True


def played(name: str, number: int) -> Counter[Any]:
    """The clicks of one game by turn and person."""
    title, chance, many = title_of(name), Chance(bytes([number]) * 32), Counter[Any]()
    game, _ = Game.new(title, title.options({}, 2), 2, Chance(bytes([number]) * 32))
    orders, unfolded = {seat: usual(title.info) for seat in range(2)}, set[Seat]()
    for _ in range(MOVES):
        if not settled(game, orders).waiting():
            break
        seat, turn = game.waiting()[0], title.turn(game.state)
        at = number, turn, seat
        many[at] += 1
        if ordered(game, seat, orders):
            continue
        question = asked(game, seat)
        chained = any(choices.AND in one.links for one in question.answers)
        ahead = plan(game, seat, orders, chance, 12 if chained else 1)
        at_once = compound(question, ahead)
        many[at] += 0 if at_once else clicks(game, seat, ahead[0]) - 1
        if len({action.verb for action in at_once}) == 1 and seat not in unfolded:
            many[at] += 1  # several moves with one click are a part of the list that is opened once
            unfolded.add(seat)
        for action in at_once or ahead[:1]:
            settled(game, orders).act(seat, action, SEED)
    return many


@pytest.mark.parametrize("name", MOST)
def test_a_turn_takes_few_clicks(name: str, record_property: Callable[[str, object], None]) -> None:
    many = sum((played(name, number) for number in range(GAMES)), Counter[Any]())
    average = many.total() / len(many)
    turns = {(number, turn, seat if turn.owner is None else turn.owner) for number, turn, seat in many}
    record_property("clicks a turn", round(average, 2))
    record_property("clicks a turn, with those of the others who answer in it", round(many.total() / len(turns), 2))
    assert average <= MOST[name]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_two_things_picked_together_share_is_said_once(language: str) -> None:
    game, _ = Game.new(title_of("foodies"), title_of("foodies").options({}, 2), 2, Chance(SEED))
    while not (question := asked(game, game.waiting()[0], language=language)).answers[0].group_about:
        seat = game.waiting()[0]
        game.act(seat, PLAYERS["normal"].choose(game.title, game.view(seat), seat, Chance(SEED)), SEED)
    grouped = [one for one in question.answers if one.group]
    assert all(one.about and one.group_about and one.group_about not in one.about for one in grouped)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_answer_explains_itself_by_its_own_words(language: str) -> None:
    title = title_of("food_chain_magnate")
    game, _ = Game.new(title, title.options({}, 2), 2, Chance(SEED))
    answers = asked(game, game.waiting()[0], language=language).answers
    assert answers and not [one for one in answers if one.about and one.about in one.text]


def test_between_two_moves_of_one_click_nothing_is_revealed() -> None:
    title, chance, found = title_of("food_truck_city"), Chance(bytes(32)), 0
    game, _ = Game.new(title, title.options({}, 2), 2, Chance(SEED))
    while settled(game, {}).waiting() and found < amount(12, 10_000):
        seat = game.waiting()[0]
        chains = [choices.unchained(one.links) for one in asked(game, seat).answers if choices.AND in one.links]
        for first, then in (chain for chain in chains if chain[0].verb == chain[1].verb == "move"):
            after, found = game.copy(), found + 1
            assert not after.act(seat, first, SEED).reveals and first.args[0] != then.args[0]
            after.act(seat, then, SEED)  # raises if it is not legal
        game.act(seat, PLAYERS["normal"].choose(title, game.view(seat), seat, chance), SEED)
    assert found > 0


def test_a_map_with_more_places_than_the_list_has_room_is_asked() -> None:
    title, chance, most = title_of("food_chain_magnate"), Chance(bytes([3]) * 32), 0
    game, _ = Game.new(title, title.options({}, 2), 2, Chance(bytes([3]) * 32))
    while settled(game, {}).waiting() and most <= WHOLE:
        seat = game.waiting()[0]
        action = PLAYERS["normal"].choose(title, game.view(seat), seat, chance)
        for end in range(len(action.links)):
            most = max(most, len(asked(game, seat, action.links[:end]).answers))
        game.act(seat, action, SEED)
    assert most > WHOLE
