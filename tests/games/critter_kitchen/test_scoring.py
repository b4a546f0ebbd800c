"""The critic meal and the end of the game, by the worked examples T26 to T37, and every rumor and critic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from games.critter_kitchen import TITLE, events
from games.critter_kitchen.data import TRACK
from games.critter_kitchen.meal import Diner, courses
from games.critter_kitchen.steps.kitchen import CriticMeal
from games.critter_kitchen.steps.round import Finale
from games.critter_kitchen.tokens import part
from games.kernel import NotLegal
from tests.games.critter_kitchen.builders import Table, a_table

QUIET = ["picky", "extremely_pampered", "nocturnal"]


def dined(
    meals: Mapping[str, str],
    rumors: list[str] | None = None,
    *,
    holds: Mapping[str, str] | None = None,
    **changes: Any,
) -> Table:
    """A game after the meals given as parts; `holds` is what more is behind the shields."""
    names = " ".join(meals)
    behind = {}
    for name, text in meals.items():
        spent = [t for key in text.split() for t in part(key).tokens if not t.startswith("rumor-")]
        behind[name] = " ".join([*spent, (holds or {}).get(name, "")])
    table = a_table(names, step=Finale(), holds=behind, rumors=rumors or QUIET, round=7, **changes)
    for player, text in zip(table.state.players, meals.values(), strict=True):
        player.meal = text.split()
    return table.settle()


def line(table: Table, name: str, what: str) -> int:
    """The stars on a line of somebody's score sheet; 0 where there is none."""
    wanted = [
        one.points
        for one in table.state.sheet
        if one.seat == table.seat(name)
        and one.what.id == f"critter_kitchen-score-{what.split()[0]}"
        and (len(what.split()) == 1 or what.split()[1] in [getattr(ref, "key", "") for ref in one.what.args.values()])
    ]
    return sum(wanted)


def total(table: Table, name: str) -> int:
    return sum(one.points for one in table.state.sheet if one.seat == table.seat(name))


def track(table: Table, name: str) -> int:
    return table.state.totals[table.seat(name)]


def test_t26_the_best_bread() -> None:
    table = dined({"Henry": "bread4+allspice", "Peter": "bread7"})
    assert (line(table, "Henry", "best bread"), line(table, "Peter", "best bread")) == (1, 0)


def test_t27_the_most_soup() -> None:
    table = dined({"James": "", "Drake": ""}, holds={"James": "soup soup", "Drake": "soup bisque"})
    assert (line(table, "James", "soup"), line(table, "Drake", "soup")) == (0, 1)


def test_without_soup_nobody_has_the_most() -> None:
    table = dined({"James": "", "Drake": ""})
    assert table.state.sheet == [] or line(table, "James", "soup") == line(table, "Drake", "soup") == 0


def test_t28_a_fanatic_doubles_on_the_track() -> None:
    table = dined({"James": "bread5", "Drake": "bread6+spice-bread"}, ["bread_fanatic", *QUIET[:2]])
    assert (track(table, "James"), track(table, "Drake")) == (10, 24)


def test_t29_the_tree_shrew_trebles() -> None:
    plate = "bread6 carrot4 cheese4 fish5+spice-fish meat5 wine7+spice-wine"
    table = dined({"Red": plate, "Blue": ""}, ["wine_fanatic", *QUIET[:2]], critic="tree_shrew")
    assert track(table, "Red") == 76
    assert line(table, "Red", "track") == 11


def test_t30_the_kangaroo_likes_sixes() -> None:
    made = courses(Diner("kangaroo"), ["bread6", "carrot6+spice-carrot", "fish3+spice-fish"])
    assert [course.quality for course in made.values()] == [9, 18, 6]


@pytest.mark.parametrize(("spices", "lover"), [(2, 2), (3, 0)])
def test_t31_tender_nocturnal_and_spice_lover(spices: int, lover: int) -> None:
    nicole = "bread3 cheese4+spice-cheese fish5 mushroom6+spice-mushroom wine7"
    other = " ".join(["carrot2+spice-carrot", "meat2+spice-meat", "bread2+spice-bread"][:spices])
    table = dined({"Nicole": nicole, "Other": other}, ["tender", "nocturnal", "spice_lover"])
    assert [line(table, "Nicole", f"rumor {card}") for card in table.state.rumors] == [3, 5, lover]


def test_t32_mercurial_pays_from_the_lowest_value_to_the_highest() -> None:
    table = dined({"Red": "bread3 carrot4 cheese5 fish6 meat7", "Blue": ""}, ["mercurial", *QUIET[:2]])
    assert line(table, "Red", "rumor mercurial") == 4


def test_t33_the_cow_feeds_one_course_with_four() -> None:
    plate = "bread4 bread3+spice-bread bread2 bread2"
    assert courses(Diner("cow"), plate.split())["bread"].quality == 14
    assert track(dined({"Red": plate, "Blue": ""}, ["bread_fanatic", *QUIET[:2]], critic="cow"), "Red") == 28


def test_t34_the_score_track() -> None:
    totals = [0, 1, 10, 11, 40, 41, 60, 61, 70, 71, 76, 140, 141]
    assert [TRACK.stars(n) for n in totals] == [0, 1, 1, 2, 4, 5, 7, 9, 9, 11, 11, 19, 21]


def winner(stars: tuple[int, int], totals: tuple[int, int], order: str) -> str:
    table = dined({"A": "", "B": ""})
    table.state.sheet = []
    for player, earned in zip(table.state.players, stars, strict=True):
        player.earned = {"carol": earned}
    table.state.stack = [Finale()]
    table.state.track = [table.names.index(name) for name in order.split()]
    table.settle()
    table.state.totals = list(totals)
    result = TITLE.result(table.state)
    assert result is not None and len(result.winners) == 1
    return table.names[result.winners[0]]


def test_t35_the_track_breaks_ties_beyond_its_end() -> None:
    assert winner((22, 22), (71, 69), "B A") == "A"


def test_t36_then_the_hats() -> None:
    assert winner((22, 22), (50, 50), "B A") == "B"


def test_t37_the_long_example() -> None:
    james = "bread5 carrot6 cheese5 fish2 meat4 mushroom4 wine3"
    drake = "bread6+spice-bread cheese4 fish4 meat4 wine3+spice-wine"
    cards = ["bread_fanatic", "spice_lover", "picky"]
    table = dined({"James": james, "Drake": drake}, cards, holds={"James": "soup soup", "Drake": "soup bisque"})
    table.state.players[0].earned, table.state.players[1].earned = {"challenges-1": 9}, {"challenges-1": 8}
    table.state.stack = [Finale()]
    table.settle()
    best = {name: [line(table, name, f"best {kind}") for kind in KINDS] for name in ("James", "Drake")}
    assert best == {"James": [0, 1, 1, 0, 1, 1, 0], "Drake": [1, 0, 0, 1, 1, 0, 1]}
    assert [(line(table, n, "soup"), line(table, n, "courses")) for n in ("James", "Drake")] == [(0, 1), (1, 0)]
    assert [line(table, n, "rumor spice_lover") for n in ("James", "Drake")] == [0, 2]
    assert [(track(table, n), line(table, n, "track")) for n in ("James", "Drake")] == [(34, 4), (42, 5)]
    assert (total(table, "James"), total(table, "Drake")) == (18, 20)
    result = TITLE.result(table.state)
    assert result is not None and result.winners == (1,)
    assert sum(one.points for one in result.sheet) == 38, "the sheet explains every star"


KINDS = ("bread", "carrot", "cheese", "fish", "meat", "mushroom", "wine")


@pytest.mark.parametrize(
    ("card", "plate", "left", "stars"),
    [
        ("extremely_pampered", "bread5 carrot6 cheese7 fish5 meat5", "", 4),
        ("extremely_pampered", "bread5 carrot6 cheese7 fish5 meat4", "", 0),
        ("extremely_pampered", "bread5 carrot6 cheese7 fish5", "", 0),
        ("hibernator", "bread5 wine4+spice-wine", "", 3),
        ("hibernator", "wine2", "", 3),
        ("hibernator", "bread5 wine4", "", 0),
        ("psychedelic_flavor", "bread5 mushroom5 wine5", "", 3),
        ("psychedelic_flavor", "bread6 mushroom5", "", 0),
        ("spice_lover", "bread2+spice-bread", "", 2),
        ("tender", "bread4 wine6", "", 3),
        ("tender", "bread5+spice-bread wine5", "", 3),
        ("tender", "bread7 wine6", "", 0),
        ("big_cheese", "cheese2", "", 2),
        ("big_dipper", "", "soup", 2),
        ("odd_tastes", "bread3", "", 2),
        ("odd_tastes", "bread4", "", 0),
        ("simple_palate", "bread5 carrot6 cheese7 fish5 meat4", "", 2),
        ("simple_palate", "bread5 carrot6 cheese7 fish5", "", 0),
        ("subtle_flavors", "bread3", "", 2),
        ("to_go", "", "bread2", 2),
        ("to_go", "", "spice-bread", 0),
        ("wine_cellar", "wine7", "wine2", 2),
        ("wine_cellar", "wine7", "bread2", 0),
        ("nocturnal", "bread2 fish2 wine3", "", 5),
        ("nocturnal", "bread3 fish2 wine3", "", 0),
        ("nocturnal", "wine3", "", 0),
        ("picky", "bread5 carrot6 cheese7 fish5 meat4", "", 3),
        ("picky", "bread5 carrot6 cheese7 fish5 meat3", "", 0),
        ("shortsighted", "carrot2", "", 3),
        ("shortsighted", "fish7", "", 0),
        ("sommelier", "bread5 carrot6 wine7", "", 2),
        ("sommelier", "bread2 carrot2 cheese2 fish2 meat2 wine7", "", 4),
        ("unsophisticated", "bread2 carrot3 cheese3+spice-cheese fish4", "", 2),
        ("varied_leftovers", "bread7", "bread2 bread3 fish2", 2),
        ("varied_servings", "bread2 carrot3 cheese4 fish5", "", 2),
        ("varied_servings", "bread2", "", 0),
        ("bread_fanatic", "bread7", "", 0),
    ],
)
def test_what_a_rumor_pays(card: str, plate: str, left: str, stars: int) -> None:
    others = [other for other in ("carrot_fanatic", "fish_fanatic") if other != card]
    table = dined({"Red": plate, "Blue": ""}, [card, *others], holds={"Red": left})
    assert line(table, "Red", f"rumor {card}") == stars


def test_super_chatty_counts_tokens_and_most_cards_pay_all_who_tie() -> None:
    table = dined({"Red": "cheese4", "Blue": "cheese4"}, ["super_chatty", "big_cheese", "picky"])
    table.state.players[0].rumors = ["rumor-exclamation", "rumor-wild", None]
    table.state.stack, table.state.sheet = [Finale()], []
    table.settle()
    assert [line(table, name, "rumor super_chatty") for name in ("Red", "Blue")] == [2, 0]
    assert [line(table, name, "rumor big_cheese") for name in ("Red", "Blue")] == [2, 2]


def at_table(critic: str, holds: str, *, restaurateur: str | None = None, knows: str = "") -> Table:
    table = a_table(
        "Red Blue", holds={"Red": holds}, knows={"Red": knows}, critic=critic, step=CriticMeal([0, 1]), round=7
    )
    table.state.players[0].restaurateur = restaurateur
    return table.settle()


@pytest.mark.parametrize(
    ("critic", "holds", "fits", "not_any_more"),
    [
        ("tortoise", "bread7 bread6", "bread7", "bread6"),
        ("mouse", "cheese7 cheese6 cheese5 bread2 bread3", "cheese7 cheese6 cheese5 bread3", "bread2"),
        ("cow", "bread2 bread3 fish2 fish3", "bread2 bread3 fish2", "fish3"),
        ("badger", "meat2 meat3 meat4", "meat2 meat3", "meat4"),
        ("fruit_bat", "fish3 wine4 wine5", "fish3 wine4@fish", "wine5@fish"),
        ("fruit_bat", "fish3 wine4", "", "wine4@fish"),
        ("raccoon", "fish3 soup bisque", "fish3 bisque@bread", "soup@wine"),
        ("raccoon", "fish3 soup", "soup@fish", "fish3"),
        ("tortoise", "fish3 spice-bread", "", "fish3+spice-bread"),
        ("tortoise", "fish3 soup", "fish3", "soup@bread"),
    ],
)
def test_what_a_critic_lets_be_served(critic: str, holds: str, fits: str, not_any_more: str) -> None:
    table = at_table(critic, holds)
    assert not_any_more not in table.keys("Red", f"dine {fits}".strip())
    with pytest.raises(NotLegal):
        table.do("Red", f"dine {fits} {not_any_more} end")
    table.do("Red", f"dine {fits} end".replace("  ", " "))


@pytest.mark.parametrize(
    ("critic", "holds", "meal", "reason"),
    [
        ("tortoise", "bread5 spice-fish", "bread5+spice-fish", "spice"),
        ("tortoise", "bread5 fish2", "bread5+fish2", "spice-ingredient"),
        ("tortoise", "bread5", "bread5+spice-bread", "token"),
        ("tortoise", "bread5", "bread5+rumor-heart", "spice"),
        ("jerboa", "bread5", "bread5+rumor-heart", "token"),
        ("tortoise", "bread5 bread6", "bread5 bread6", "meal-course"),
        ("mouse", "bread5 bread6", "bread5 bread6", "meal-course"),
        ("badger", "bread5 bread6 bread7", "bread5 bread6 bread7", "meal-course"),
        ("cow", "bread5 bread6 fish2 fish3", "bread5 bread6 fish2 fish3", "meal-course-cow"),
        ("tortoise", "bread5 soup", "soup", "meal-soup"),
        ("tortoise", "bread5 soup", "soup@fish", "meal-soup"),
        ("raccoon", "bread5 soup soup", "soup@fish soup@meat", "meal-soup-once"),
        ("raccoon", "bread5 soup bisque", "soup@fish bisque@meat", "meal-soup-once"),
        ("raccoon", "bread5 soup", "soup", "meal-soup-where"),
        ("raccoon", "bread5 soup", "bread5 soup@bread", "meal-soup-course"),
        ("raccoon", "bread5 soup", "soup@bread bread5", "meal-soup-course"),
        ("raccoon", "bread5 soup", "bisque@fish", "token"),
        ("tortoise", "bread5 wine2", "bread5 wine2@bread", "meal-beside"),
        ("fruit_bat", "bread5 fish2", "bread5 fish2@bread", "meal-beside"),
        ("fruit_bat", "bread5 wine2", "wine2@bread", "meal-beside-empty"),
        ("fruit_bat", "bread5 wine2 wine3", "bread5 wine2@bread wine3@bread", "meal-beside-twice"),
        ("fruit_bat", "bread5 wine2", "bread5 wine3@bread", "token"),
    ],
)
def test_what_may_not_be_served_breaks_the_rule_that_is_named(critic: str, holds: str, meal: str, reason: str) -> None:
    with pytest.raises(NotLegal) as error:
        at_table(critic, holds).do("Red", f"dine {meal} end")
    assert error.value.reason.id == f"critter_kitchen-no-{reason}"


def test_the_jerboa_takes_rumor_tokens_for_allspice_and_they_still_count() -> None:
    table = at_table("jerboa", "fish7", knows="heart")
    table.state.rumors = ["super_chatty", "spice_lover", "picky"]
    table.do("Red", "dine fish7+rumor-heart end")
    table.do("Blue", "dine end")
    table.state.stack = [Finale()]
    table.settle()
    assert [line(table, "Red", f"rumor {card}") for card in ("super_chatty", "spice_lover")] == [1, 2]


def test_the_rabbit_doubles_carrots_on_top_of_spice_and_fanatic() -> None:
    plate = "carrot5+spice-carrot"
    table = dined({"Red": plate, "Blue": ""}, ["carrot_fanatic", *QUIET[:2]], critic="rabbit")
    assert courses(Diner("rabbit"), [plate])["carrot"].quality == 20
    assert track(table, "Red") == 40


def test_the_fruit_bats_wine_adds_quality_but_is_no_ingredient() -> None:
    made = courses(Diner("fruit_bat"), ["fish3", "wine4@fish"])
    assert (made["fish"].quality, made["fish"].value, len(made["fish"].ingredients)) == (7, 3, 1)


def test_the_magpie_pays_for_sevens() -> None:
    assert line(dined({"Red": "bread7 fish7 wine6", "Blue": ""}, critic="magpie"), "Red", "magpie") == 2


def test_the_raccoons_soup_is_a_course_and_no_soup_any_more() -> None:
    table = dined({"Red": "bisque@wine", "Blue": ""}, ["psychedelic_flavor", "big_dipper", "picky"], critic="raccoon")
    assert line(table, "Red", "best wine") == 1
    assert (line(table, "Red", "soup"), line(table, "Red", "rumor big_dipper")) == (0, 0)


def test_jamie_owlivers_rumor_scores_for_its_owner_alone() -> None:
    table = dined({"Red": "fish5", "Blue": "fish5"})
    table.state.shields[0].rumor = "fish_fanatic"
    table.state.stack, table.state.sheet = [Finale()], []
    table.settle()
    assert (track(table, "Red"), track(table, "Blue")) == (10, 5)
    assert events.OwnRumorShown(seat=0, rumor="fish_fanatic") in table.events


def test_an_empty_meal_scores_nothing() -> None:
    table = dined({"Red": "", "Blue": ""})
    assert (track(table, "Red"), line(table, "Red", "track")) == (0, 0)
