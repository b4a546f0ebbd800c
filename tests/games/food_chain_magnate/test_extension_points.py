"""What modules may change without a change to the base: roads, map, campaigns, prices, phases, working steps, facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest

from games.food_chain_magnate import TITLE, events
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import at
from games.food_chain_magnate.city.tiles import Laid, Works
from games.food_chain_magnate.data import TILES
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.phases import dinner
from games.food_chain_magnate.rules import assembly
from games.food_chain_magnate.rules.registry import Ordered, Rules, State
from games.food_chain_magnate.state import add
from games.kernel import Action, Choice, Chosen, ModuleSpec, OptionsError, Say, Seat, options
from games.kernel.flow import Play

from .boards import Table, laid


class Chocolate:
    """A working step between houses and restaurants: waitresses may bring a cake."""

    verbs = ("cake",)

    def offers(self, state: State, shift: Workday) -> list[Choice]:
        """A cake while a waitress is free."""
        return [Choice("cake", "verb")] if shift.left(state, "waitress") > 0 else []

    def choices(self, state: State, shift: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Nothing to choose."""
        return ()

    def take(self, play: Play[State], shift: Workday, action: Action) -> None:
        """The cake is there."""
        shift.use("waitress")
        add(play.state.chains[shift.seat].goods, "cake")

    def why_not(self, state: State, shift: Workday, chosen: Chosen, link: str) -> Say | None:
        """No waitress."""
        return no("hires-left")

    def todo(self, state: State, shift: Workday) -> dict[str, int]:
        """Waitresses who have not brought a cake."""
        return {"waitress": shift.left(state, "waitress")}


def _thank(play: Play[State], seat: Seat, facts: Mapping[str, str]) -> None:
    play.state.chains[seat].cash += 1
    play.state.bank.cash -= 1


class Bakery(Module):
    """A module made up for these tests."""

    spec = ModuleSpec("bakery")

    def register(self, rules: Rules) -> None:
        """Cakes, a step for them, a cheaper Monday, thanks for hiring, and campaigns that run twice."""
        rules.goods["cake"] = rules.goods["pizza"]
        rules.jobs.add("3.5c", Chocolate())
        rules.prices.append(lambda state, seat: -2)
        rules.reactions["hired"] = [_thank]
        rules.passes.append(lambda state: 1)
        rules.distances.append(lambda state, seat: -1 if seat == 1 else 0)
        rules.doubled.append(lambda state, seat, card: int(card == "recruiting_girl"))
        rules.phases.add("2.5", lambda play: _thank(play, 0, {}))


@pytest.fixture(autouse=True)
def bakery() -> Iterator[None]:
    """The made-up module can be chosen during a test."""
    assembly.provide((*PLUGINS, Bakery()))
    yield
    assembly.provide(PLUGINS)


def test_a_working_step_comes_in_between() -> None:
    table = Table(modules=("bakery",)).company(0, work="waitress recruiting_girl").at_work()
    for _ in range(3):
        table.act(0, "hire trainer")
    table.act(0, "cake")
    assert table.state.chains[0].goods == {"cake": 1}
    assert table.offered(0) == ["done"]
    assert table.cash()[0] == 3


def test_terms_of_prices_and_distances_add_up() -> None:
    table = Table(board="A0 T0 B0", modules=("bakery",)).restaurant(0, (3, 3), (3, 3)).restaurant(1, (3, 8), (3, 8))
    table.company(0, goods="2 pizza").company(1, goods="2 pizza").wants("2", "2 pizza").dine()
    (fed,) = table.told(events.HouseFed)
    assert [(offer.seat, offer.price, offer.score) for offer in fed.offers] == [(0, 8, 8), (1, 8, 8)]


def test_campaigns_may_run_more_than_once_a_turn() -> None:
    table = Table(board="K0 T0", modules=("bakery",)).campaign(9, 0, "beer", 2, "B2").phase("6")
    assert table.state.demand == {"18": (("beer", 0), ("beer", 0))}
    assert table.state.campaigns[0].left == 1


def test_a_phase_comes_in_between() -> None:
    rules = Table(modules=("bakery",)).state.rules
    assert rules.phases.names()[:5] == ["1", "2", "2.5", "3", "4"]
    assert rules.phases.after("2") == "2.5"


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


def test_a_preview_of_dinner_changes_nothing() -> None:
    table = Table(board="A0 B0").restaurant(0, (3, 3), (3, 3)).company(0, goods="burger")
    table.wants("2", "burger").wants("4", "beer")
    before = table.state.copy()
    found = dinner.preview(table.state)
    assert [type(event) for event in found] == [events.HouseFed, events.HouseHungry]
    assert table.state == before


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
