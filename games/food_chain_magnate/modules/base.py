"""The base game as a plug-in: it registers its cards, milestones, phases and terms like any module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.food_chain_magnate import data, events
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.jobs.building import Building
from games.food_chain_magnate.jobs.kitchen import Kitchen
from games.food_chain_magnate.jobs.marketing import Marketing
from games.food_chain_magnate.jobs.recruiting import Recruiting
from games.food_chain_magnate.jobs.restaurants import Restaurants
from games.food_chain_magnate.jobs.training import Training
from games.food_chain_magnate.rules import milestones, money
from games.food_chain_magnate.rules.registry import Basket, Rules, State
from games.food_chain_magnate.state import Variant
from games.food_chain_magnate.steps import campaigns as advertising
from games.food_chain_magnate.steps import clean_up, dinner, opening, payday, restructuring, turn, working
from games.kernel import ModuleSpec, OptionSpec, Param, Say, Seat, Verb

OPTIONS = (
    OptionSpec("game", "choice", "full", ("full", "introductory", "second")),
    OptionSpec("turn_limit", "number", 0, low=0, high=data.LIMITS.numbers.turn_limit_most),
    OptionSpec("links", "choice", "exits", ("exits", "adjacent")),
    OptionSpec("airplanes", "choice", "overlap", ("overlap", "apart")),
    OptionSpec("bank_break", "choice", "cannot_pay", ("cannot_pay", "at_zero")),
    OptionSpec("all_drinks", "flag", False),
)
_CARD, _SQUARE, _CORNER, _SIDE = (
    Param("card", "card"),
    Param("square", "square"),
    Param("corner", "corner"),
    Param("side", "side"),
)
_FACTS = frozenset(
    (
        *("at_work", "hired", "recruited", "trained", "taught", "campaign", "marketed", "produced", "fetched"),
        *("built", "planted", "opened", "sold", "tipped", "cash", "cash_at_end", "paid", "wanted", "thrown_away"),
    )
)
"""The facts that may earn milestones (rules 11)."""


class Base:
    """The base game; `introductory` variants leave parts out (rules 12)."""

    spec = ModuleSpec("base")
    brings: tuple[str, ...] = ()
    options = OPTIONS
    seats: tuple[int, ...] = tuple(int(seats) for seats in data.LIMITS.players)
    steps: tuple[type[Any], ...] = (
        turn.Round,
        opening.FirstRestaurants,
        opening.ReserveCards,
        restructuring.Restructure,
        restructuring.ChoosePositions,
        working.Working,
        working.NineToFive,
        payday.Payday,
        clean_up.Freezer,
    )
    events: tuple[type[Any], ...] = events.BASE
    extras: tuple[type[Any], ...] = ()
    verbs = (
        Verb("place", (_SQUARE, _CORNER)),
        Verb("pass"),
        Verb("reserve", (Param("reserve", "reserve"),)),
        Verb("work", (_CARD,), repeats=True, unordered=True),
        Verb("same"),
        Verb("position", (Param("position", "position"),)),
        Verb("hire", (_CARD, Param("teacher", "card", optional=True))),
        Verb("train", (_CARD, Param("into", "card"), Param("teacher", "card"))),
        Verb(
            "campaign",
            (
                _CARD,
                Param("number", "campaign"),
                Param("place", "place"),
                Param("good", "good"),
                Param("duration", "duration"),
            ),
        ),
        Verb("cook", (_CARD, Param("good", "good"))),
        Verb("fetch", (_CARD, Param("what", "sources"))),
        Verb("house", (Param("house", "house"), _SQUARE, _SIDE)),
        Verb("garden", (Param("house", "house"), _SIDE)),
        Verb("open", (_CARD, _SQUARE, _CORNER)),
        Verb("move", (Param("restaurant", "square"), _SQUARE, _CORNER)),
        Verb("next"),
        Verb("done"),
        Verb("pay"),
        Verb("fire", (_CARD,), repeats=True, unordered=True),
        Verb("keep", (Param("amount", "amount"),), repeats=True, unordered=True),
        Verb("decline"),
    )

    def wanted(self, variant: Variant) -> bool:
        """Return True."""
        return True

    def register(self, rules: Rules) -> None:
        """Register everything of base.md."""
        _pieces(rules)
        _phases(rules)
        _terms(rules)

    def upgrade(self, kept: dict[str, Any], rules: int) -> None:
        """Upgrade nothing: `upgrades` knows the state."""

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Refuse a number of players for which nothing in play has a table."""
        return () if seats in variant.rules.tables else (Say("food_chain_magnate-option-seats", {"seats": seats}),)


def _pieces(rules: Rules) -> None:
    rules.add_employees(data.EMPLOYEES)
    rules.goods |= data.GOODS
    rules.tiles |= data.TILES
    rules.campaigns |= {tile.number: tile for tile in data.CAMPAIGNS.campaign}
    rules.campaign_types |= {
        "billboard": advertising.Billboard(),
        "mailbox": advertising.Mailbox(),
        "airplane": advertising.Airplane(),
        "radio": advertising.Radio(),
    }
    rules.tables |= {int(seats): table for seats, table in data.LIMITS.players.items()}
    if rules.variant.game == "full":
        rules.reserve |= {int(card): int(card) for card in data.LIMITS.reserve}
        rules.first_break.append(money.vote_on_slots)
    rules.facts |= _FACTS
    if rules.variant.game != "introductory":
        rules.milestones |= data.MILESTONES


def _phases(rules: Rules) -> None:
    rules.phases.add("1", restructuring.restructure)
    rules.phases.add("2", restructuring.order_of_business)
    rules.phases.add("3", working.nine_to_five)
    rules.phases.add("4", dinner.dinnertime)
    # Conditions for the game's end are checked after all of dinner and before payday (rules 7.4).
    rules.phases.add("4.9", clean_up.closing_time)
    # Shorter games have no payday, but a CFO banned by a milestone must go all the same (rules Q35).
    rules.phases.add("5", payday.payday if rules.variant.game == "full" else payday.dismiss_banned)
    rules.phases.add("6", advertising.run_campaigns)
    rules.phases.add("7.1", clean_up.clear_stock)
    rules.phases.add("7.3", clean_up.go_home)
    rules.phases.add("7.5", milestones.close_earned)
    rules.phases.add("7.6", clean_up.leave)
    rules.jobs.add("3.1", Recruiting())
    rules.jobs.add("3.2", Training())
    rules.jobs.add("3.3", Marketing())
    rules.jobs.add("3.4", Kitchen())
    rules.jobs.add("3.5", Building())
    rules.jobs.add("3.6", Restaurants())


def _terms(rules: Rules) -> None:
    rules.distances.append(lambda state, seat: milestones.total(state, seat, "distance"))
    rules.prices += [_priced_by_cards, _priced_by_milestones]
    rules.ties.add("waitresses", dinner.waitresses_at_work)
    rules.menus.add("2", _as_ordered)
    rules.factors.append(_garden)
    rules.item_bonuses.append(_marketed)
    rules.evening.add("1", dinner.waitresses)
    rules.evening.add("2", dinner.cfos)
    rules.evening.add("3", dinner.count_cash)
    # A bank in debt breaks here at the latest, even if nobody was paid (expansion 4.3.1).
    rules.evening.add("9", money.settle)
    rules.open_slots.append(lambda state, seat: milestones.total(state, seat, "open_slots"))
    rules.origins.append(lambda state, seat: state.entrances(seat))
    if rules.variant.game == "full":
        rules.wage = payday.wage
    rules.discounts += [payday.recruiting_discount, lambda state, seat: milestones.total(state, seat, "discount")]


def _priced_by_cards(state: State, seat: Seat) -> int:
    return state.working(seat, "price")


def _priced_by_milestones(state: State, seat: Seat) -> int:
    return milestones.total(state, seat, "price")


def _as_ordered(house: House, demand: Basket) -> Basket:
    """Return the exact goods."""
    return demand


def _garden(state: State, house: House) -> int:
    """Double the price for a garden."""
    return state.rules.numbers.garden_price_factor - 1 if house.garden else 0


def _marketed(state: State, seat: Seat, good: str) -> int:
    return sum(effect.item_bonus for effect in milestones.effects(state, seat) if good in effect.goods)
