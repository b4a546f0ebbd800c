"""Picking several things in one menu: every set that the rules allow, in any order, in any menu, and nothing else."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from bench.pressing import read_press
from bot.discord import limits
from bot.discord.interactions import custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from bot.discord.posts import post_builder
from games.kernel import Action, Chance, Choice, Game, Seat, actions
from games.kernel.registry import title
from renderers.kit.presenter import MultiSelect
from tests.discord.tables import SEED, drawn, facts, pressed, shown

STAFF = {"management_trainee": 1, "waitress": 2, "trainer": 1, "recruiting_girl": 1}


def planning(staff: dict[str, int]) -> tuple[Game[Any, Any], Seat]:
    """A company of Food Chain Magnate that is planned in secret."""
    magnate = title("food_chain_magnate")
    game, _ = Game.new(magnate, magnate.options({"game": "introductory"}, 2), 2, Chance(SEED))
    while {d.kind for d in game.decisions()} != {"restructure"}:
        seat = game.waiting()[0]
        game.act(seat, next(actions(magnate, game.state, seat)), SEED)
    seat = game.waiting()[0]
    game.state.chains[seat].hand = dict(staff)
    return game, seat


def several(game: Game[Any, Any], seat: Seat) -> MultiSelect:
    found = shown(game, seat).multi_select(())
    assert found is not None
    return found


def built(game: Game[Any, Any], seat: Seat, *links: str) -> panel.Panel:
    return panel.build(shown(game, seat), game, Press("move", "crab42", 1, seat, links=links))


def menu(made: panel.Panel) -> dict[str, Any]:
    (found,) = [item for item in drawn(made.items) if "options" in item]
    return found


@pytest.mark.parametrize(
    ("last", "proposed"),
    [
        (("waitress", "trainer"), ("recruiting_girl", "trainer", "waitress")),
        (("recruiting_girl", "trainer", "waitress"), None),
    ],
)
def test_a_proposed_company_has_a_button_unless_it_is_last_turns(
    last: tuple[str, ...], proposed: tuple[str, ...] | None
) -> None:
    game, seat = planning({"waitress": 1, "trainer": 1, "recruiting_girl": 1})
    game.state.chains[seat].last = last
    ids = [one["custom_id"] for one in drawn(built(game, seat).items) if one["custom_id"].startswith("move:")]
    same, *others = [read_press(one) for one in ids]
    assert same is not None and same.links == ("same",)
    assert [tuple(sorted(one.links[1:-1])) for one in others if one] == ([] if proposed is None else [proposed])


def test_picking_reaches_exactly_the_companies_that_the_rules_allow() -> None:
    game, seat = planning(STAFF)
    found = several(game, seat)
    things = [choice for choice, _ in choices.entries(found)]
    reached = set()
    for count in range(len(things) + 1):
        for wanted in combinations(reversed(things), count):  # picked in the wrong order
            links, left = choices.arranged(game, seat, found.links, wanted)
            if not left:
                reached.add(Action.of((*links, "end")))
    assert reached == {action for action in actions(game.title, game.state, seat) if action.verb == "work"}


def test_for_whom_there_is_no_room_is_told_apart() -> None:
    game, seat = planning({"waitress": 4})
    found = several(game, seat)
    links, left = choices.arranged(game, seat, found.links, [choice for choice, _ in choices.entries(found)])
    assert links == ("work", "waitress", "waitress", "waitress")
    assert [choice.key for choice in left] == ["waitress"]


def test_what_is_picked_to_begin_with_takes_one_press_to_commit() -> None:
    game, seat = planning(STAFF)
    made = built(game, seat)
    begun = [option["value"] for option in menu(made)["options"] if option.get("default")]
    first, *_ = [Press.read(match) for item in pressed(made.items) if (match := custom_ids.BUTTON.fullmatch(item))]
    assert sorted(link.partition("#")[0] for link in begun) == sorted(first.links[1:-1])
    assert choices.complete(game, seat, first.links) is not None


def test_what_was_picked_in_another_menu_stays() -> None:
    things = {Choice(f"card_{n}", "card", more=True): 1 for n in range(30)}
    game, seat = planning(STAFF)
    found = MultiSelect(("work",), things)
    first, second = choices.sets(shown(game, seat), found)
    assert len(first) + len(second) == len(things) and max(len(first), len(second)) <= limits.OPTIONS
    chosen = ("work", "card_3", "card_27")
    here = choices.picked(found, chosen, second, ["card_28#1", "card_29#1"])
    assert [choice.key for choice in here] == ["card_3", "card_28", "card_29"]
    there = choices.picked(found, chosen, first, [])
    assert [choice.key for choice in there] == ["card_27"]


def test_notes_stand_below_the_question() -> None:
    game, seat = planning(STAFF)
    text = built(game, seat).content
    assert text.index("Plan your company") < text.index("Proposed:") < text.index("Open slots")


@pytest.mark.parametrize("first", [0, 3])
def test_a_message_that_tells_a_digest_leads_to_the_whole_story(first: int) -> None:
    game, _ = planning(STAFF)
    events = _fed()
    post = post_builder.turn(facts(), shown(game, None, events), game, first=first)
    assert "Dinner: Ann $20 (houses 2, 5)." in post.content
    assert f"@crab42/more:{first}-1" in pressed(post.items)


def _fed() -> list[Any]:
    magnate = title("food_chain_magnate")
    types = {kind.__name__: kind for kind in magnate.event_type.__args__}
    return [
        types["HouseFed"](seat=0, house=house, goods={"burger": 1}, income=10, why="only", offers=())
        for house in ("2", "5")
    ]
