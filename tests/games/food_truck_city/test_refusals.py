"""Refusals say what is true: each reason's claim is checked against the state, in many states and for every attempt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.cards import RULES, in_time, playable
from games.food_truck_city.city_hall import can_pay, next_fine, price
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS
from games.food_truck_city.links import truck_named
from games.food_truck_city.movement import bonus_targets, revealed_beside, routes, spaces, targets
from games.food_truck_city.refusals import phase_of, why_not
from games.food_truck_city.state import State, Tile
from games.food_truck_city.steps.stack import Bonus, Move
from games.kernel import Action, Chance, Chosen, Ref, Say, Seat, random_action
from renderers.words import LOCALES, Words
from tests.games.food_truck_city.builders import TWO, a_city

FLAT = TWO.replace("0piz", "0piz!")
OPEN = FLAT.replace("1tac", " -- ").replace("A4   | ", "A4  1tac")
"""Pizza with a Flat Tire, and a revealed street beside it that is free."""


@pytest.mark.parametrize("attempt", ["bonus", "bonus piz V2-2"])
@pytest.mark.parametrize("money", [1, 2, 3])
def test_a_bonus_move_with_a_flat_tire_is_refused_for_the_tire_and_what_it_takes(attempt: str, money: int) -> None:
    drawing = OPEN.replace("A5   |", "A5  0bbq") if attempt.count(" ") else OPEN
    table = a_city(drawing, step=Bonus(), money=(money, 0), hands={0: ["nitrous"]})
    said = reason(table.state, 0, attempt)
    assert said is not None and said.id == "food_truck_city-no-bonus-flat"
    assert said.args["trucks"] == [Ref("food", "piz")] and said.args["verb"] == Ref("verb", "repair")
    assert (said.args["price"], said.args["bonus"], said.args["total"], said.args["money"]) == (2, 1, 3, money)


def test_a_move_with_a_flat_tire_is_refused_for_the_tire_and_its_price() -> None:
    table = a_city(FLAT, step=Move(), money=(1, 0), hands={0: ["big_tip"]})
    assert table.refused(0, "move") == table.refused(0, "move piz V2-2") == "flat"
    said = reason(table.state, 0, "move")
    assert said is not None and (said.args["price"], said.args["money"]) == (2, 1)


def test_where_no_street_is_free_either_a_tire_is_not_to_blame() -> None:
    table = a_city(FLAT, step=Bonus(), money=(5, 0), hands={0: ["big_tip"]}, closures=[])
    for segment in table.state.city.neighbours["H2-2"]:
        table.state.closures.append(closed(segment))
    assert table.refused(0, "bonus") == "bonus-space"


def test_a_truck_in_no_own_trucks_way_is_not_told_to_move_one() -> None:
    table = a_city(TWO.replace("A4   |", "A4  0bbq"), step=Move(), hands={0: ["big_tip"]})
    for segment in table.state.city.neighbours["H2-2"]:
        if segment != "V2-1":
            table.state.closures.append(closed(segment))
    assert table.refused(0, "move piz V2-2") == "way-out", "the BBQ truck stands beside it and can leave"
    table.truck(0, "bbq").moved = True
    table.state.closures.append(closed("H3-2"))
    assert table.refused(0, "move") == "move-space"


def test_without_a_truck_on_the_board_no_truck_is_said_to_lack_a_street() -> None:
    table = a_city(TWO.replace("0piz", " -- "), step=Bonus(), money=(5, 0), hands={0: ["big_tip"]})
    assert table.refused(0, "bonus") == "no-truck"
    table.do(0, "skip_bonus")
    table.do(0, "pass")
    assert table.refused(0, "move") == "no-truck"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_flat_tire_is_told_with_where_how_and_at_what_price(locale: str) -> None:
    words = Words(locale)
    for rule in ("flat", "bonus-flat"):
        told = words(
            f"food_truck_city-no-{rule}", trucks="Tacos", card="FT", verb="VERB", price=2, money=7, bonus=1, total=3
        )
        assert {"Tacos", "FT", "VERB", "2", "7"} <= {part.strip("„“”:;.,$") for part in told.split()}


def closed(segment: str) -> Tile:
    """A closure on a segment."""
    return Tile("road_closed", segment, 1, 1)


def reason(state: State, seat: Seat, text: str) -> Say | None:
    """Why the first link that is not offered is refused."""
    chosen: Chosen = ()
    for link in text.split():
        if link not in {choice.key for choice in TITLE.choices(state, seat, chosen)}:
            return why_not(state, seat, chosen, link)
        chosen = (*chosen, link)
    return None


# What each reason claims, as a check of the state: `args` are the links before, `link` the one refused.

Claim = Callable[[State, Seat, Chosen, str, Say], bool]


def _truck(state: State, seat: Seat, food: str) -> Any:
    return state.players[seat].truck(food)


def _step(state: State) -> Any:
    return state.stack[-1]


def _aimed(state: State, link: str) -> Any:
    named = truck_named(link)
    assert named is not None
    return named[0], _truck(state, *named)


def _origin(state: State, seat: Seat, args: Chosen) -> str:
    """Where the truck that is to drive stands: an own one, or the aim of a tow."""
    named = truck_named(args[-1])
    truck = _truck(state, *named) if named else _truck(state, seat, args[-1])
    assert truck.at is not None
    return str(truck.at)


def _closed(state: State, link: str) -> bool:
    return state.closed(link) is not None


def _flat(state: State, seat: Seat, args: Chosen, link: str, said: Say) -> bool:
    """Named are trucks with a tire; repairing costs what is said, and is possible in this phase with enough money."""
    named = said.args["trucks"]
    assert isinstance(named, list)
    trucks = [_truck(state, seat, ref.key) for ref in named]
    verbs = {choice.key for choice in TITLE.choices(state, seat, ())}
    money = state.players[seat].money
    return (
        all(truck.at and truck.flat and CARDS[truck.flat].repair == said.args["price"] for truck in trucks)
        and said.args["money"] == money
        and ("repair" in verbs) == (money >= 2)
    )


def _no_space(state: State, seat: Seat, args: Chosen, link: str, said: Say) -> bool:
    """Not even without their tires do trucks have a street."""
    player, taken = state.players[seat].copy(), state.blocked()
    reach = bonus_targets if phase_of(state) == "bonus" else targets
    for truck in player.trucks:
        truck.flat = ""
    found = any(reach(state, truck, taken) for truck in player.trucks)
    return bool(player.parked()) and not found


def _parked(state: State, seat: Seat) -> list[Any]:
    return state.players[seat].parked()


def _owner(link: str) -> Seat:
    named = truck_named(link)
    assert named is not None
    return named[0]


def _hand_idle(state: State, seat: Seat, args: Chosen, link: str, said: Say) -> bool:
    return bool(state.hands[seat]) and not playable(state, seat, state.hands[seat], phase_of(state))


def _timing(timing: str) -> Claim:
    return lambda s, seat, a, link, _: (
        CARDS[link].timing == timing and not in_time(s, seat, link, phase_of(s)) and link in s.hands[seat]
    )


def _impossible(s: State, seat: Seat, a: Chosen, link: str, _: Say) -> bool:
    return not RULES[CARDS[link].effect].possible(s, seat, CARDS[link])


CLAIMS: dict[str, Claim] = {
    "cards": lambda s, seat, *_: not s.hands[seat],
    "card-now": _hand_idle,
    "card-held": lambda s, seat, a, link, _: link not in s.hands[seat],
    "timing-with-move": lambda s, seat, a, link, _: (
        CARDS[link].timing == "with_move" and (seat != s.active or phase_of(s) != "move")
    ),
    "timing-pre-collect": lambda s, seat, a, link, _: (
        CARDS[link].timing == "pre_collect" and phase_of(s) not in ("pre_collect",)
    ),
    "timing-pre-fine": lambda s, seat, a, link, _: (
        CARDS[link].timing == "pre_fine" and (seat == s.active or phase_of(s) != "pre_fine")
    ),
    "timing-own-fine": _timing("own_fine"),
    "repair-others-turn": lambda s, seat, *_: seat != s.active,
    "repair-nothing": lambda s, seat, *_: not any(t.flat or t.strike for t in s.players[seat].trucks),
    "repair-money": lambda s, seat, a, link, said: (
        s.players[seat].money == said.args["money"] and s.players[seat].money < int(str(said.args["price"]))
    ),
    "repair-truck": lambda s, seat, a, link, _: (
        link not in ((t := _truck(s, seat, a[0])).flat, t.strike) if a else not _truck(s, seat, link).flat
    ),
    "no-truck": lambda s, seat, *_: not _parked(s, seat),
    "bonus-money": lambda s, seat, *_: s.players[seat].money == 0,
    "bonus-space": _no_space,
    "bonus-truck": lambda s, seat, a, link, _: (
        not revealed_beside(s, _truck(s, seat, link).at, s.blocked()) and not _truck(s, seat, link).flat
    ),
    "bonus-flat": _flat,
    "flat": _flat,
    "all-moved": lambda s, seat, *_: bool(_parked(s, seat)) and all(t.moved for t in _parked(s, seat)),
    "move-space": _no_space,
    "second-move": lambda s, seat, a, link, _: _truck(s, seat, link).moved,
    "way-out": lambda s, seat, a, link, _: not targets(s, _truck(s, seat, link), s.blocked()) and freed(s, seat, link),
    "no-way": lambda s, seat, a, link, _: (
        not targets(s, _truck(s, seat, link), s.blocked()) and not freed(s, seat, link)
    ),
    "impounded": lambda s, seat, a, link, said: _truck(s, seat, link).debt == said.args["debt"] != 0,
    "in-garage": lambda s, seat, a, link, _: _truck(s, seat, link) in s.players[seat].garage(),
    "same-segment": lambda s, seat, a, link, _: _origin(s, seat, a) == link,
    "adjacent": lambda s, seat, a, link, _: link not in s.city.neighbours[_origin(s, seat, a)],
    "taken": lambda s, seat, a, link, said: (
        (found := s.truck_on(link)) is not None
        and [Ref("seat", str(found[0])), Ref("food", found[1].food)] == [said.args["seat"], said.args["food"]]
    ),
    "closed": lambda s, seat, a, link, _: _closed(s, link),
    "unrevealed": lambda s, seat, a, link, _: len(s.hidden_at(link)) == 2,
    "half-revealed": lambda s, seat, a, link, _: len(s.hidden_at(link)) == 1,
    "closest": lambda s, seat, a, link, said: (
        link not in spaces(s)
        and link not in s.blocked()
        and [Ref("segment", at) for at in spaces(s)] == said.args["near"] != []
    ),
    "path": lambda s, seat, a, link, _: (
        link not in routes(s, _truck(s, seat, a[-1]), CARDS["nitrous"].path) and link not in s.blocked()
    ),
    "own-target": lambda s, seat, a, link, _: _owner(link) == seat,
    "target-off-board": lambda s, seat, a, link, _: _aimed(s, link)[1].at is None,
    "target-left": lambda s, seat, a, link, _: s.players[_owner(link)].left,
    "second-of-kind": lambda s, seat, a, link, _: a[0] in ((t := _aimed(s, link)[1]).flat, t.strike),
    "ticket-not-active": lambda s, seat, a, link, _: _owner(link) != s.active,
    "ticket-twice": lambda s, seat, a, link, _: _aimed(s, link)[1].ticket,
    "ticket-unmoved": lambda s, seat, a, link, _: not _aimed(s, link)[1].moved,
    "tow-space": lambda s, seat, a, link, _: not revealed_beside(s, _aimed(s, link)[1].at, s.blocked()),
    "face-down": lambda s, seat, a, link, _: link not in s.blocks,
    "second-tile": lambda s, seat, a, link, _: link in [*s.billboards.values(), *(tile.place for tile in s.festivals)],
    "quarters": lambda s, seat, a, link, _: link not in ("1", "2", "3"),
    "same-food": lambda s, seat, a, link, _: link == s.food,
    "same-customer": lambda s, seat, a, link, _: link == s.customer,
    "fine": lambda s, seat, a, link, _: link not in _step(s).due,
    "permit": lambda s, seat, *_: "city_permit" not in s.hands[seat],
    "way-pay": lambda s, seat, a, link, said: (
        not can_pay(s.players[seat]) and said.args["amount"] == next_fine(s.players[seat])
    ),
    "way-impound": lambda s, seat, a, link, said: can_pay(s.players[seat]),
    "impounded-none": lambda s, seat, *_: not s.players[seat].impounded(),
    "release-free": lambda s, seat, a, link, _: not _truck(s, seat, link).debt,
    "release-same-turn": lambda s, seat, a, link, said: _truck(s, seat, getattr(said.args["food"], "key", "")).fresh,
    "release-money": lambda s, seat, a, link, said: (
        s.players[seat].money < int(str(said.args["debt"])) and said.args["money"] == s.players[seat].money
    ),
    "space": lambda s, *_: not spaces(s),
    "second-purchase": lambda s, *_: _step(s).bought,
    "buy-impounded": lambda s, seat, *_: bool(s.players[seat].impounded()),
    "buy-all": lambda s, seat, *_: len(_parked(s, seat)) == len(FOODS),
    "buy-none-in-play": lambda s, seat, *_: not _parked(s, seat),
    "buy-money": lambda s, seat, a, link, said: (price(s.players[seat]) or 0) > s.players[seat].money,
    "buy-owned": lambda s, seat, a, link, _: _truck(s, seat, link).at is not None,
    "bailout-impounded": lambda s, seat, a, link, _: _truck(s, seat, link).debt > 0 and bool(s.players[seat].garage()),
}


def freed(state: State, seat: Seat, food: str) -> bool:
    """Whether some own truck may drive away such that another then has a street."""
    truck = _truck(state, seat, food)
    for other in state.players[seat].trucks:
        leaves = other is not truck and targets(state, other, state.blocked())
        if leaves and targets(state, truck, state.blocked() - {other.at}):
            return True
    return False


def things(state: State) -> list[str]:
    """Everything that can be named after a verb."""
    trucks = [f"{seat + 1}-{food}" for seat in range(len(state.players)) for food in FOODS]
    named = [*FOODS, *CUSTOMERS, *CARDS, *trucks, "pay", "impound", "permit", "0", "4"]
    return [*named, *state.city.segments, *state.city.blocks]


def attempts(state: State, seat: Seat, chosen: Chosen = ()) -> list[tuple[Chosen, str]]:
    """Every link that is refused for a reason of the rules, after every legal beginning; a few beginnings suffice."""
    offered = TITLE.choices(state, seat, chosen)
    known = {choice.key for choice in offered}
    tried = things(state) if chosen else [verb.name for verb in TITLE.info.verbs]
    found = [(chosen, link) for link in tried if link not in known]
    for choice in offered if not chosen else offered[:3]:
        if choice.more:
            found += attempts(state, seat, (*chosen, choice.key))
    return found


def claims_of(state: State) -> Counter[str]:
    """Check the reasons of all refusals in a state; returns which there were."""
    seen: Counter[str] = Counter()
    for decision in TITLE.decisions(state):
        for chosen, link in attempts(state, decision.seat):
            said = why_not(state, decision.seat, chosen, link)
            if said is None:
                continue
            rule = said.id.removeprefix("food_truck_city-no-")
            seen[rule] += 1
            if rule.startswith("now-"):
                assert rule == f"now-{phase_of(state).replace('_', '-')}"
            else:
                claim = _impossible if rule.startswith("effect-") else CLAIMS[rule]
                assert claim(state, decision.seat, chosen[1:], link, said), (rule, chosen, link)
    return seen


def pushy(state: State, seat: Seat, taste: Chance) -> Action:
    """A random action; who has priority seldom gives it away, so that cards, fines and impounded trucks come up."""
    for _ in range(4):
        action = random_action(TITLE, state, seat, taste)
        if action.verb not in ("pass", "pass_all", "rest", "repair", "end_buy", "skip_bonus"):
            return action
    return action


def drive(seed: int, seats: int, *, rich: bool) -> Counter[str]:
    """Look at the refusals in every few states of a random game; `rich` players have cards and money from the start."""
    chance, taste = Chance(bytes([seed])), Chance(bytes([seed, 1]))
    state, _ = TITLE.setup(TITLE.options({"stall_limit_rounds": 3}, seats), seats, chance)
    for seat, player in enumerate(state.players if rich else ()):
        player.money = 90
        state.hands[seat] += [state.deck.pop() for _ in range(7)]
    seen: Counter[str] = Counter()
    for n in range(300):
        owed = [decision.seat for decision in TITLE.decisions(state) if decision.owed]
        if not owed:
            break
        if n % 3 == 0:
            seen += claims_of(state)
        if seats > 2 and n == 150:
            TITLE.concede(state, seats - 1)
            continue
        TITLE.perform(state, owed[0], pushy(state, owed[0], taste), chance)
    return seen


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize(("seed", "seats"), [(n, 2 + n % 3) for n in range(3)])
def test_every_refusal_says_what_is_true(seed: int, seats: int, rich: bool) -> None:
    assert len(drive(seed, seats, rich=rich)) > 20
