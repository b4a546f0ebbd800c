"""So few clicks make a turn on the page, counted on the page's own questions in games of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.discord.panel import choices
from bot.discord.posts.viewer_text import ViewerText
from bot.web.position import PageQuestion, described
from games.kernel import PLAYERS, Action, Chance, Chosen, Game, Seat, next_answer
from games.kernel.registry import title as title_of
from renderers.registry import presenter
from renderers.words import Words
from tests.lengths import amount

MOVES = amount(40, 2_000)
SEED = bytes(32)
MOST = {"foodfighters": 2, "foodies": 2, "critter_kitchen": 4, "food_truck_city": 5.5, "food_chain_magnate": 5}


def asked(game: Game[Any, Any], seat: Seat, links: Chosen = ()) -> PageQuestion:
    """What a seat is asked after some links."""
    text = ViewerText(game, presenter(game.title.info.id), Words("en"), ("Ann", "Bo"), seat)
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


def compound(question: PageQuestion, actions: Sequence[Action]) -> int:
    """How many of the next actions of a seat one click does."""
    chains = [choices.unchained(one.links) for one in question.answers if choices.AND in one.links]
    return max((len(one) for one in chains if one == list(actions[: len(one)])), default=0)


def settled(game: Game[Any, Any]) -> Game[Any, Any]:
    """A game after all automatic answers."""
    while (answer := next_answer(game.title, game.state, {}, game.decisions())) is not None:
        game.act(answer.seat, answer.action, SEED)
    return game


def next_actions(game: Game[Any, Any], seat: Seat, chance: Chance, most: int) -> list[Action]:
    """What a bot does next in a seat's place while nobody else is asked."""
    found, ahead = list[Action](), settled(game.copy())
    while len(found) < most and ahead.waiting()[:1] == (seat,):
        found.append(PLAYERS["normal"].choose(game.title, ahead.view(seat), seat, chance))
        ahead.act(seat, found[-1], SEED)
        settled(ahead)
    return found


@pytest.mark.parametrize("name", MOST)
def test_a_turn_takes_few_clicks(name: str, record_property: Callable[[str, object], None]) -> None:
    title, chance, many = title_of(name), Chance(bytes(32)), Counter[Any]()
    game, _ = Game.new(title, title.options({}, 2), 2, Chance(SEED))
    for _ in range(MOVES):
        if not settled(game).waiting():
            break
        seat = game.waiting()[0]
        turn, question = (title.turn(game.state), seat), asked(game, seat)
        chained = any(choices.AND in one.links for one in question.answers)
        actions = next_actions(game, seat, chance, 3 if chained else 1)
        at_once = compound(question, actions)
        many[turn] += 1 if at_once else clicks(game, seat, actions[0])
        for action in actions[: at_once or 1]:
            settled(game).act(seat, action, SEED)
    average = many.total() / len(many)
    record_property("clicks a turn", round(average, 2))
    assert average <= MOST[name]
