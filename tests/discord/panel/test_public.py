"""Controls below the public board: their offers are possible, and contain only public information."""

from __future__ import annotations

from typing import Any

import pytest

from bench.figures.panel_paths import presses_of
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices
from bot.discord.panel.panel import Panel
from bot.discord.panel.public import public_controls, shared_controls
from games.kernel import Chance, Game, Seat
from tests.discord.positions import NAMES, everywhere, kind_of, positions
from tests.discord.tables import drawn, shown
from tests.lengths import amount

HERE = Press("move", "crab42", 1)


def below(game: Game[Any, Any], seat: Seat) -> Panel:
    """Return the controls below the board for the open question of a seat."""
    return public_controls(shown(game, names=NAMES[: game.seats]), game, Press("move", "crab42", 1, seat), 3)


@everywhere
def test_they_are_the_same_whatever_is_hidden(title_id: str) -> None:
    seen = 0
    for number, (game, seat, _) in enumerate(positions(title_id, amount(25, 400), 5, 1)):
        decision = game.decision(seat)
        if decision is None or decision.secret:
            continue
        state = game.title.determinize(game.view(None), Chance(b"twin%d" % number))
        twin = Game(game.title, game.options, game.seats, state, game.position)
        assert drawn(below(game, seat).items) == drawn(below(twin, seat).items)
        seen += bool(below(game, seat).items)
    assert seen


def test_where_nothing_is_hidden_every_press_leads_to_a_move() -> None:
    for game, seat, _ in positions("foodfighters", amount(25, 400), 5, 1):
        for press in presses_of(below(game, seat)):
            if press.do == "move" and press.links:
                assert choices.offered(game, seat, press.links) in (press.links, press.links[:-1])


def test_a_likely_answer_is_blue_and_giving_up_is_grey_and_last() -> None:
    game, seat, _ = next(one for one in positions("foodfighters", 400) if kind_of(one[0], one[1]) == "buy")
    buttons = [item for item in drawn(below(game, seat).items) if item.get("label")]
    assert buttons[-1]["label"] == "Pass" and buttons[-1]["style"] == 2


def test_all_chefs_are_sent_out_by_one_menu_that_says_nothing_of_whom_it_asks() -> None:
    game = next(game for game, seat, _ in positions("critter_kitchen", 60) if kind_of(game, seat) == "plan"
                and shared(game).items)  # fmt: skip
    (menu,) = drawn(shared(game).items)
    assert (menu["min_values"], menu["max_values"]) == (3, 3) and menu["custom_id"] == "slots:crab42:1::0:plan"
    assert not any("carrying" in option["label"] for option in menu["options"])


@pytest.mark.parametrize(
    ("picked", "given"),
    [
        (("0 desert_vendor", "2 soup_truck", "1 water_market"), ("desert_vendor", "water_market", "soup_truck")),
        (("0 desert_vendor", "0 soup_truck", "1 water_market"), (choices.OPEN, "water_market", choices.OPEN)),
    ],
)
def test_each_chef_goes_where_the_menu_sends_it_and_one_sent_twice_is_asked_for(
    picked: tuple[str, ...], given: tuple[str, ...]
) -> None:
    game, seat, _ = next(one for one in positions("critter_kitchen", 60) if kind_of(one[0], one[1]) == "plan")
    slots = shown(game, seat, names=NAMES[: game.seats]).parallel_selects()
    assert slots is not None and len(slots.slots) == 3
    assert choices.filled(slots, ("plan",), HERE.doing("slots"), picked) == given


def shared(game: Game[Any, Any]) -> Panel:
    """Return the menu of all who are asked the same."""
    owed = [decision for decision in game.decisions() if decision.owed]
    return shared_controls(shown(game, names=NAMES[: game.seats]), game, HERE, owed)
