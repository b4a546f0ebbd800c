"""Notes for a deciding cook: the plan so far, the dishes, the best found, the price of the fridge."""

from __future__ import annotations

import msgspec

from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.critter_kitchen.steps.round import Plan
from games.kernel import Action, Decision
from renderers.critter_kitchen.presenter import PRESENTER
from renderers.words import Words
from tests.games.critter_kitchen.builders import Table
from tests.renderers.critter_kitchen.builders import a_market, a_scene, seen

EN = Words("en")
HELD = "bread6 bread2 fish4 cheese3 wine3 wine2 mushroom2 spice-fish soup"


def notes(table: Table, kind: str, *chosen: str, viewer: int = 0, **about: int) -> str:
    scene = msgspec.structs.replace(
        a_scene(viewer=viewer), decision=Decision(viewer, kind, about={**about}), chosen=chosen
    )
    return "\n".join(PRESENTER.notes(EN, seen(table, viewer), scene))


def planning() -> Table:
    table = a_market(step=Plan([0, 1, 2]), holds={"Ann": "bread6 soup"})
    table.state.chefs = []
    return table


def test_who_plans_reads_what_is_at_home_and_which_chef_is_next() -> None:
    said = notes(planning(), "plan", "plan", "soup_truck")
    assert "Your plan: Mouse → Soup Truck" in said
    assert "Lizard: goes second, carries 2" in said
    assert "bread 6" in said and "Soup 1" in said


def test_a_plan_that_is_in_is_read_by_its_owner_alone() -> None:
    table = planning()
    table.do("Ann", "plan soup_truck water_market desert_vendor")
    assert "Lizard → Water Market, Boar → Desert Vendor" in notes(table, "plan")
    assert "Water Market" not in notes(table, "plan", viewer=1)


def test_the_best_dishes_are_offered_with_what_the_fridge_would_cost_after_them() -> None:
    table = a_market(step=Serve([0, 1, 2]), round=3, critic="mouse", holds={"Ann": HELD})
    said = notes(table, "challenge")
    assert "Suggested:" in said and "Ultimate Melt" in said and "2 stars" in said
    table.state.shields[0].storage += ["wine2", "meat2"]
    dish = ("serve", "ultimate_melt", "bread6", "fish4+spice-fish", "soup")
    assert "the fridge holds only 5; you would lose" in notes(table, "challenge", *dish)


def test_who_serves_nothing_is_not_told_that_nothing_could_be_served() -> None:
    table = a_market(step=Serve([0, 1, 2]), round=3, critic="mouse", holds={"Ann": HELD})
    table.do("Ann", "serve end")
    assert notes(table, "challenge").startswith("-# You serve nothing.")


def test_dishes_under_construction_say_what_they_earn_and_what_is_not_ready() -> None:
    table = a_market(step=Serve([0, 1, 2]), round=3, critic="mouse", holds={"Ann": HELD})
    assert "not ready" in notes(table, "challenge", "serve", "ultimate_melt", "bread6")
    said = notes(table, "challenge", "serve", "ultimate_melt", "bread6", "fish4+spice-fish", "soup")
    assert "Quality 15, 2 stars" in said and "Suggested:" not in said


def test_the_fridge_says_what_is_suggested_and_what_is_kept() -> None:
    table = a_market(step=Refrigerate([0]), round=3, critic="mouse", holds={"Ann": HELD})
    assert "Suggested: keep " in notes(table, "refrigerate") and "bread 6" in notes(table, "refrigerate")
    assert notes(table, "refrigerate", "keep", "wine2") == "-# Kept so far: wine 2."


def test_a_meal_says_what_it_makes_on_the_score_track() -> None:
    table = a_market(step=CriticMeal([0, 1, 2]), round=7, critic="tortoise", holds={"Ann": "bread6 fish4 spice-fish"})
    assert "14 on the score track, 2 stars" in notes(table, "critic")
    assert "6 on the score track, 1 star" in notes(table, "critic", "dine", "bread6")


def test_who_shops_last_needs_no_notes() -> None:
    assert notes(a_market(), "take", left=1) == ""


def test_a_plan_reads_as_each_chef_with_its_location() -> None:
    said = PRESENTER.action(EN, seen(planning(), 0), a_scene(viewer=0), Action("plan", ("soup_truck", "air_docks")))
    assert said == "Mouse → Soup Truck, Lizard → Air Docks"
