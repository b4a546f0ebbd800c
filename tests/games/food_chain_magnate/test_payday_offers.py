"""Payday offers every legal set of cards and goods, and nothing that cannot be completed (rules 8, expansion 4.3)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps.payday import Bill, Payday
from games.food_chain_magnate.view import View
from games.kernel import PLAYERS, Chance, Game, actions
from games.kernel.testing import checks
from tests.games.food_chain_magnate.builders import Table
from tests.games.food_chain_magnate.modules.test_new_milestones import new, pay
from tests.games.food_chain_magnate.test_properties import enrich
from tests.lengths import LONG, amount

MODULES = ("new_milestones", "coffee", "kimchi", "sushi", "noodles", "mass_marketeers", "fry_chefs")
STAFF = ("burger_cook", "trainer", "errand_boy", "mass_marketeer", "coach", "recruiting_manager", "waitress")
GOODS = ("burger", "pizza", "lemonade", "beer", "kimchi", "coffee", "sushi")
OF_PAYDAY = ("first_beer_sold", "first_trainer_used", "first_waitress_used")
_MANY = amount(30, 300)


def random_payday(dice: Chance) -> Table:
    """A chain with random staff, goods, cash, busy marketeers, and milestones that change what is paid."""
    table = Table(2, "A0 T0 B0", MODULES)
    for number, place, card in ((1, "A1", "brand_director"), (14, "A8-tall", "campaign_manager")):
        if dice.below(2, ""):
            table.campaign(number, 0, "burger", 2, place, card=card)
    work, beach, goods = (
        " ".join(dice.pick(some, "") for _ in range(dice.below(4, ""))) for some in (STAFF, STAFF, GOODS)
    )
    held = " ".join(name for name in OF_PAYDAY if dice.below(5, "") < 3)
    stock = " ".join(f"{n} {good}" for good, n in Counter(goods.split()).items())
    return table.company(0, work, beach, stock, held, dice.below(18, ""))


def paydays(name: bytes) -> Iterator[Table]:
    dice = Chance(name)
    for _ in range(_MANY):
        table = random_payday(dice).pay_day()
        if isinstance(table.state.stack[-1], Payday):
            yield table


def legal_sets(table: Table, seat: int = 0) -> set[frozenset[tuple[str, int]]]:
    """Return the legal sets of cards and goods, found by trying all; without busy marketeers."""
    state = table.state
    chain, bill = state.chains[seat], Bill.of(state, seat)
    owned = Counter(chain.work) + Counter(chain.hand)
    things = {**owned, **bill.tokens}
    salaries = sum(n for card, n in owned.items() if bill.costs[card])
    salaries += sum(1 for card in state.busy(seat) if bill.costs[card])
    lenient = "first_trainer_used" in chain.milestones
    found = set()
    for taken in product(*(range(n + 1) for n in things.values())):
        named = dict(zip(things, taken, strict=True))
        kept = salaries - sum(named[card] for card in owned if bill.costs[card])
        paid = sum(named[token] for token in bill.tokens)
        due = bill.less(sum(bill.costs[key] * n for key, n in named.items()))
        all_paid = paid == min(kept, sum(bill.tokens.values()))
        if paid <= kept and (due <= chain.cash or (lenient and all_paid)):
            found.add(frozenset((key, n) for key, n in named.items() if n))
    return found


def offered_sets(table: Table, seat: int = 0) -> set[frozenset[tuple[str, int]]]:
    named = [[key.removeprefix("work-") for key in action.args if key != "end"]
             for action in actions(TITLE, table.state, seat)]  # fmt: skip
    return {frozenset(Counter(keys).items()) for keys in named if not any(key.startswith("busy-") for key in keys)}


def test_every_legal_set_of_cards_and_goods_is_offered_and_no_other() -> None:
    for table in paydays(b"sets"):
        assert offered_sets(table) == legal_sets(table)


def test_every_beginning_that_is_offered_can_be_completed() -> None:
    for table in paydays(b"beginnings"):
        at = checks.CheckedPosition(Game(TITLE, TITLE.options({}, 2), 2, table.state, 0), b"seed", Chance(b"dice"))
        assert list(checks.continuations(at)) == []


def broke() -> Table:
    """Two salaries are due, there is no cash, a burger and a lemonade can pay, and nobody need be fired."""
    milestones_held = "first_beer_sold first_trainer_used"
    return pay("2 burger_cook", 0, "burger lemonade", milestones_held)


def test_goods_that_must_all_be_named_are_offered_in_an_order_that_leads_to_the_end() -> None:
    """Expansion 4.3, the rows of the first beer and the first trainer."""
    table = broke()
    assert table.offered(0, "fire") == ["burger_cook", "token-burger"]
    assert table.offered(0, "fire token-burger") == ["token-lemonade"]
    assert table.offered(0, "fire token-burger token-lemonade") == ["end"]
    # With one cook fired one of the two is enough, whichever.
    assert table.offered(0, "fire burger_cook") == ["burger_cook", "token-burger", "token-lemonade"]
    assert table.offered(0, "fire burger_cook token-lemonade") == ["end"]


@pytest.mark.parametrize("typed", ["pay", "fire token-lemonade end", "fire token-burger end", "fire burger_cook end"])
def test_who_may_owe_only_without_goods_is_told_which_to_name(typed: str) -> None:
    assert broke().refused(0, typed) == "goods-first"


def test_others_imagine_an_answer_of_whoever_pays_in_goods() -> None:
    """Every hidden answer that can be drawn is legal, for every viewer."""
    table = new(3).company(1, work="burger_cook", cash=5).company(2, work="burger_cook", cash=5)
    table.company(0, "2 burger_cook", goods="burger lemonade beer", milestones="first_beer_sold first_trainer_used")
    table.pay_day()
    table.act(0, "fire token-burger token-lemonade end")
    dice = Chance(b"imagined")
    for viewer in (1, 2, None):
        seen = TITLE.view(table.state, viewer)
        drawn = {TITLE.determinize(seen, dice).stack[-1].answers[0] for _ in range(60)}
        assert len(drawn) > 3 and all(links[-1] == "end" for links in drawn)


@pytest.mark.parametrize("level", sorted(PLAYERS) if LONG else ["normal", "expert"])
def test_bots_of_every_level_answer_beside_whoever_pays_in_goods(level: str) -> None:
    table = new(3).company(1, work="burger_cook errand_boy", cash=5)
    table.company(0, "2 burger_cook", goods="burger lemonade beer", milestones="first_beer_sold first_trainer_used")
    table.pay_day()
    for seat in (0, 1):
        for number in range(3):
            answer = PLAYERS[level].choose(TITLE, TITLE.view(table.state, seat), seat, Chance(bytes([number])))
        table.act(seat, str(answer))
    assert [chain.cash for chain in table.state.chains[:2]] == [0, 0]


def dealt_game(seats: int, preset: str, seed: bytes) -> Game[State, View]:
    """A game with modules in which every chain has a staff, goods and some milestones from the start."""
    options = {**next(one.options for one in TITLE.info.presets if one.id == preset), "turn_limit": 8}
    game, _ = Game.new(TITLE, TITLE.options(options, seats), seats, Chance(seed))
    enrich(game.state)
    dice = Chance(seed[::-1])
    for chain in game.state.chains:
        chain.milestones = dict.fromkeys(dice.shuffle(game.state.rules.milestones, "")[:6], 0)
        game.state.bank.cash += chain.cash - 10
        chain.cash = 10
    return game


@pytest.mark.skipif(not LONG, reason="walks every decision of 18 games")
@pytest.mark.parametrize(
    ("preset", "games"), [("henri_lo_menu", 9), ("first_mover", 3), ("city_builder", 3), ("overtime", 3)]
)
def test_in_games_with_modules_and_milestones_no_beginning_is_a_dead_end(preset: str, games: int) -> None:
    """Every decision is walked (see `dead_ends` for how far), in games that soon come to what is rare."""
    for number in range(games):
        seed = hashlib.sha256(b"dealt %d" % number).digest()
        game, dice = dealt_game(2 + number % 2, preset, seed), Chance(seed)
        for moves in range(250):
            if not game.waiting():
                break
            at = checks.CheckedPosition(game, seed, dice)
            assert list(checks.continuations(at)) == [], (number, moves)
            seat = dice.pick(game.waiting(), "")
            player = PLAYERS["normal" if dice.below(4, "") else "random"]
            game.act(seat, player.choose(TITLE, game.view(seat), seat, dice), seed)
