"""What modules can change without a change to the base: roads, map, buildings; and the facts reported to them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import at
from games.food_chain_magnate.city.tiles import Laid, Works
from games.food_chain_magnate.data import TILES
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules import assembly
from games.food_chain_magnate.rules.registry import Ordered, Reaction, Rules
from games.kernel import ModuleSpec, OptionsError, Seat, options
from tests.games.food_chain_magnate.builders import Table, laid


class Diary(Module):
    """A module made up for these tests, which writes down all facts about chains."""

    spec = ModuleSpec("diary")

    def __init__(self) -> None:
        self.pages: list[tuple[str, Seat, dict[str, str]]] = []

    def register(self, rules: Rules) -> None:
        for fact in sorted(rules.facts):
            rules.reactions.setdefault(fact, []).append(self._writing(fact))

    def _writing(self, fact: str) -> Reaction:
        return lambda play, seat, facts: self.pages.append((fact, seat, dict(facts)))

    def told(self, fact: str) -> list[dict[str, str]]:
        return [facts for kind, seat, facts in self.pages if kind == fact and seat == 0]


DIARY = Diary()


@pytest.fixture(autouse=True)
def diary() -> Iterator[None]:
    DIARY.pages.clear()
    assembly.provide((*PLUGINS, DIARY))
    yield
    assembly.provide(PLUGINS)


def written(work: str, beach: str, *actions: str, board: str = "A0 B0") -> Diary:
    """Return the facts of a working day; `next` continues to the verb of the following action."""
    table = Table(board=board, modules=("diary",)).restaurant(0, (3, 3), (3, 3)).company(0, work=work, beach=beach)
    table.at_work()
    for action in actions:
        table.skip_to(0, action.split()[0]).act(0, action)
    return DIARY


def test_a_training_tells_every_step_and_by_whose_help() -> None:
    diary = written("coach", "waitress management_trainee", "train management_trainee vice_president coach")
    assert diary.told("trained") == [
        {
            "card": "management_trainee",
            "into": "vice_president",
            "path": "junior_vice_president vice_president",
            "by": "coach",
        }
    ]


def test_hiring_and_training_at_once_tells_the_same_as_a_training() -> None:
    table = Table(modules=("diary",)).company(0, work="trainer").empty_pile("management_trainee").at_work()
    table.act(0, "hire junior_vice_president trainer")
    assert DIARY.told("hired") == [{"card": "junior_vice_president"}]
    assert DIARY.told("trained") == [
        {
            "card": "management_trainee",
            "into": "junior_vice_president",
            "path": "junior_vice_president",
            "by": "trainer",
        }
    ]


def test_what_is_made_fetched_built_and_opened_is_told_with_who_did_it() -> None:
    house = "new_business_developer"
    diary = written("burger_cook errand_boy", "", "cook burger_cook burger", "fetch errand_boy beer")
    assert diary.told("produced") == [{"card": "burger_cook", "good": "burger"}]
    assert diary.told("fetched") == [{"card": "errand_boy", "what": "beer"}]
    table = Table(board="K0 B0", modules=("diary",)).restaurant(0, (3, 3), (3, 3))
    table.company(0, work=f"2 {house} regional_manager").at_work().skip_to(0, "house")
    other = table.offered(0, "garden")[0]
    side = table.offered(0, f"garden {other}")[0]
    table.act(0, f"garden {other} {side}")
    assert DIARY.told("planted") == [{"card": house, "house": other, "side": side}]
    number = table.offered(0, "house")[0]
    square = table.offered(0, f"house {number}")[0]
    table.act(0, f"house {number} {square} {table.offered(0, f'house {number} {square}')[0]}")
    assert DIARY.told("built") == [{"card": house, "house": number, "square": square}]
    place = table.skip_to(0, "open").offered(0, "open regional_manager")[0]
    table.act(0, f"open regional_manager {place} {table.offered(0, f'open regional_manager {place}')[0]}")
    assert DIARY.told("opened") == [{"card": "regional_manager", "square": place}]


def test_every_token_is_told_with_whose_campaign_made_it_and_tips_with_who_brought_them() -> None:
    table = Table(board="K0 T0", modules=("diary",)).campaign(9, 0, "beer", 2, "B2", card="brand_director").phase("6")
    assert DIARY.told("wanted") == [
        {"house": "18", "good": "beer", "type": table.state.campaigns[0].type, "number": "9", "card": "brand_director"}
    ]
    table.company(0, work="2 waitress").dine()
    assert DIARY.told("tipped") == [{"card": "waitress", "brought": "6"}]


def test_added_roads_connect_and_roadworks_cost_customers_only() -> None:
    city = laid("I0 / D0")
    assert at(1, 1) not in city.ground.field((at(8, 0),))
    bridge = city.with_works(Works(roads=(at(3, 2), at(4, 2)), tolls=(at(2, 2),)))
    around = bridge.ground.field((at(8, 0),))
    paid = bridge.dinner_ground.field((at(8, 0),))
    assert around[at(1, 1)] == 1 and paid[at(1, 1)] == 2


def test_roads_being_built_part_blocks_but_lead_nowhere() -> None:
    city = laid("I0 / D0")
    fence = tuple(at(4, column) for column in range(5) if city.ground.cells[at(4, column)] == ".")
    parted = city.with_works(Works(building=fence))
    assert parted.ground.blocks[at(3, 0)] != city.ground.blocks[at(3, 0)]
    assert not set(fence) & parted.ground.roads
    assert not parted.free >> fence[0] & 1


def test_the_map_may_grow_to_any_side() -> None:
    city = laid("A0 B0").with_tile(Laid.of("F", TILES["F"], 0, 0, -1))
    assert {house.id for house in city.houses} == {"2", "4", "10"}
    assert city.distance((at(3, 3),), city.house("10")) == 1


def test_buildings_may_have_a_place_a_limit_and_portions_of_their_own() -> None:
    table = Table(board="A0 B0")
    pi = House("pi", 314, (at(3, 3), at(3, 4), at(4, 3), at(4, 4)), gardens_allowed=False, cap=99, portions=2)
    table.state.city = table.state.city.with_house(pi)
    assert [house.id for house in table.state.city.houses] == ["2", "pi", "4"]
    assert not pi.sides(table.state.city.free)
    table.campaign(9, 0, "beer", 1, "F5").phase("6")
    assert table.state.demand["pi"] == (("beer", 0), ("beer", 0))


def test_things_in_order_can_be_replaced_and_never_collide() -> None:
    things: Ordered[str] = Ordered()
    for key in ("2", "1", "1b"):
        things.add(key, key)
    things.replace("1b", "other")
    assert list(things) == ["1", "other", "2"]
    with pytest.raises(AssertionError):
        things.add("2", "again")


def test_too_many_players_need_a_module_for_them() -> None:
    info = TITLE.info
    wide = type(info)(info.id, info.rules, (2, 6), info.verbs, info.options, info.modules)
    with pytest.raises(OptionsError) as error:
        options.check(wide, {}, 6, TITLE.option_problems)
    assert [say.id for say in error.value.problems] == ["food_chain_magnate-option-seats"]
