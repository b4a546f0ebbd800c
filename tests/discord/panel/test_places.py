"""Places: numbered alike in the menus and in the picture, and never more of them than one menu has room for."""

from __future__ import annotations

from typing import Any

import discord

from bench.figures.panel_paths import presses_of
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from games.kernel import Action, Chance, Game, Seat
from games.kernel.orders import unsaid
from games.kernel.registry import title
from renderers.food_chain_magnate.plan import Window
from tests.discord.positions import NAMES, everywhere, kind_of, positions
from tests.discord.tables import SEED, drawn, shown
from tests.lengths import amount

MANY, EVERY = amount(12, 600), 9


def panels(game: Game[Any, Any], seat: Seat, most: int = 12) -> list[tuple[Press, panel.Panel]]:
    """Yield the first panels to which the controls of a seat's question lead, each with its path."""
    found: list[tuple[Press, panel.Panel]] = []
    todo = [Press("move", "crab42", 1, seat)]
    while todo and len(found) < most:
        here = todo.pop(0)
        made = panel.build(shown(game, seat, names=NAMES[: game.seats]), game, here)
        found.append((here, made))
        for press in presses_of(made):
            further = press.do == "move" and (len(press.links) > len(here.links) or press.part > 0)
            if further and choices.complete(game, seat, press.links) is None and (press.part == 0 or here.part == 0):
                todo.append(press)
    return found


@everywhere
def test_every_number_in_a_label_is_in_the_picture_and_the_other_way_round(title_id: str) -> None:
    for game, seat, _ in positions(title_id, MANY, EVERY):
        for here, made in panels(game, seat):
            items = drawn(made.items)
            labels = [one["label"] for item in items for one in (item, *(item.get("options") or ())) if "label" in one]
            heads = [label.split(" · ")[0] for label in labels if " · " in label]
            told = {int(head) for head in heads if head.isdecimal()}
            assert told <= {number for _, number in made.numbered}, f"at {here}"
            assert len({place for place, _ in made.numbered}) == len(made.numbered)


def placing() -> tuple[Game[Any, Any], Seat]:
    """The first restaurant of Food Chain Magnate: more squares than a menu has room for."""
    magnate = title("food_chain_magnate")
    game, _ = Game.new(magnate, magnate.options({"game": "introductory"}, 4), 4, Chance(SEED))
    return game, game.waiting()[0]


def test_squares_are_asked_for_by_districts_and_all_are_reached() -> None:
    game, seat = placing()
    press = Press("move", "crab42", 1, seat)
    first = panel.build(shown(game, seat, names=NAMES[:4]), game, press)
    parts = [one for one in presses_of(first) if one.part]
    districts = [Window.named(place) for place, _ in first.numbered]
    assert [number for _, number in first.numbered] == [one.part for one in parts]
    assert None not in districts
    reached: set[str] = set()
    for one in parts:
        made = panel.build(shown(game, seat, names=NAMES[:4]), game, one)
        reached |= {found.links[1] for found in presses_of(made) if found.do == "move" and len(found.links) > 1}
    assert reached == {choice.key for choice in game.choices(seat, ("place",))}


def test_to_pass_for_now_is_grey_and_below_the_first_restaurant() -> None:
    game, seat = placing()
    made = panel.build(shown(game, seat, names=NAMES[:4]), game, Press("move", "crab42", 1, seat))
    buttons = {item.label: item for item in made.items if isinstance(item, discord.ui.Button)}
    later = buttons["Pass for now"]
    assert later.style is discord.ButtonStyle.secondary
    assert (later.row or 0) > min(item.row or 0 for item in made.items)


def test_no_chef_is_offered_the_place_of_another() -> None:
    game, seat = next((g, s) for g, s, _ in positions("critter_kitchen", 40) if g.choices(s, ())[0].key == "plan")
    viewer_text = shown(game, seat, names=NAMES[: game.seats])
    slots = viewer_text.parallel_selects()
    assert slots is not None
    taken = slots.slots[0].answers[0].key
    made = panel.build(viewer_text, game, Press("move", "crab42", 1, seat, links=("plan", taken, "-", "-")))
    own, *others = [{one["value"] for one in item["options"]} for item in drawn(made.items) if item.get("options")]
    assert taken in own and all(taken not in values for values in others)


def test_several_trucks_drive_by_one_menu() -> None:
    for game, seat, _ in positions("food_truck_city", 400):
        found = shown(game, seat, names=NAMES[: game.seats]).multi_select(("move",))
        if found is not None:
            break
    assert found is not None and found.each > 1
    ways = {truck.key: game.choices(seat, ("move", truck.key)) for truck in game.choices(seat, ("move",))}
    legal = {Action("move", (truck, street.key)) for truck, streets in ways.items() for street in streets}
    assert {Action.of(("move", *thing.key.split())) for thing in found.things} == legal


def test_a_window_for_cards_has_one_way_to_pass_with_the_standing_orders_and_without() -> None:
    game, seat = next((g, s) for g, s, _ in positions("food_truck_city", 400) if kind_of(g, s) == "pre_roll")
    viewer_text = shown(game, seat, names=NAMES[: game.seats])
    press, asked = Press("move", "crab42", 1, seat), unsaid(game.title.info, (), "pre_roll")
    passes = {"Pass", "Pass this window", "Pass until my turn"}
    labels = [
        {
            str(item.label)
            for item in panel.build(viewer_text, game, press, standing=standing).items
            if hasattr(item, "label")
        }
        for standing in (None, asked)
    ]
    assert [passes & found for found in labels] == [{"Pass"}, {"Pass"}]
