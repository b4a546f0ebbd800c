"""The preview while a cook puts dishes together."""

from __future__ import annotations

import pytest

from games.critter_kitchen import TITLE, preview
from games.critter_kitchen.preview import DishForecast, FridgeForecast
from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.critter_kitchen.steps.stack import AnyStep
from games.kernel import Action, Chance, check
from tests.games.critter_kitchen.builders import Table, a_table

HOLDS = "bread7 bread3 fish6 spice-fish cheese4 wine5 meat2 carrot2 mushroom6 soup"


def cooking(step: AnyStep, round_number: int, critic: str = "capybara") -> Table:
    return a_table(
        "Red Blue",
        holds={"Red": HOLDS, "Blue": HOLDS},
        step=step,
        round=round_number,
        critic=critic,
        knows={"Red": "exclamation"},
    )


def test_a_dish_is_weighed_while_it_grows() -> None:
    seen = TITLE.view(cooking(Serve([0, 1]), 3).state, 0)
    growing = preview.dishes_of(seen, 0, ["ultimate_melt", "bread7", "fish6+spice-fish"])
    assert growing == [DishForecast("ultimate_melt", ["bread7", "fish6+spice-fish"], 19, 0, False)]
    done = preview.dishes_of(seen, 0, ["ultimate_melt", "bread7", "fish6+spice-fish", "soup"])
    assert (done[0].quality, done[0].stars, done[0].whole) == (20, 3, True), "with the Capybara's star"


def test_the_fridge_warns_of_what_it_cannot_hold() -> None:
    seen = TITLE.view(cooking(Serve([0, 1]), 3, "mouse").state, 0)
    assert preview.fridge_after(seen, 0) == FridgeForecast(5, ["bread3", "cheese4", "meat2", "carrot2"])
    after = preview.fridge_after(seen, 0, ["ultimate_melt", "bread7", "fish6+spice-fish", "cheese4"])
    assert after == FridgeForecast(5, [])


def test_a_meal_is_weighed_with_the_fanatics_one_knows() -> None:
    table = cooking(CriticMeal([0, 1]), 7, "mouse")
    weighed = preview.meal_of(TITLE.view(table.state, 0), 0, ["bread7", "fish6+spice-fish", "end"])
    assert (weighed.courses, weighed.total, weighed.stars) == ({"bread": 7, "fish": 12}, 26, 3)
    assert preview.meal_of(TITLE.view(table.state, 1), 1, ["bread7"]).total == 7, "Blue knows no rumor"
    assert preview.fridge_after(TITLE.view(table.state, 0), 0) is None


@pytest.mark.parametrize(
    ("step", "round_number", "kind"),
    [(Serve([0, 1]), 3, "challenge"), (Refrigerate([0, 1]), 3, "refrigerate"), (CriticMeal([0, 1]), 7, "critic")],
)
def test_the_suggestion_written_out_does_what_suggested_does(step: AnyStep, round_number: int, kind: str) -> None:
    outcomes = []
    for written in (False, True):
        table = cooking(step.copy(), round_number)
        answer = preview.suggestion(TITLE.view(table.state, 0), 0, kind) if written else Action("suggested")
        check(TITLE, table.state, 0, answer)
        TITLE.perform(table.state, 0, answer, Chance(b""))
        table.do("Blue", "suggested")
        outcomes.append((table.holds("Red"), table.state.players[0].stars, table.state.players[0].meal))
    assert outcomes[0] == outcomes[1]
