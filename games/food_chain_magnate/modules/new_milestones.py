"""New Milestones (expansion 4.3): seventeen others in place of those of the base game.

First the campaigns that milestones let chains place besides those of the working day. They are decided at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.food_chain_magnate import data, links
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.squares import SQUARES, Mask, fitting, lying, mask
from games.food_chain_magnate.data import CampaignTile
from games.food_chain_magnate.jobs.marketing import start_campaign
from games.food_chain_magnate.jobs.reach import road_reach
from games.food_chain_magnate.jobs.workday import Args, no
from games.food_chain_magnate.modules.module import Module
from games.food_chain_magnate.rules import milestones, money
from games.food_chain_magnate.rules.registry import Basket, Rules, Sale, State
from games.food_chain_magnate.state import Campaign, Variant, add
from games.food_chain_magnate.steps import clean_up
from games.food_chain_magnate.steps.asides import Aside
from games.kernel import Action, Choice, Chosen, Event, ModuleSpec, OptionSpec, Param, Ref, Say, Seat, Verb
from games.kernel.flow import Play

_SECOND = ("billboard", "mailbox")
"""The types of which a second tile may be placed."""


class GoodAdded(Event, frozen=True, tag="good_added"):
    """A campaign is for a second good as well."""

    seat: Seat
    number: int
    good: str


def _running(state: State, number: int) -> Campaign:
    return next(campaign for campaign in state.campaigns if campaign.number == number)


def _free_of(state: State, kind: str) -> list[CampaignTile]:
    """Return the tiles of a type that are in the stock, the lowest number first."""
    tiles = (state.rules.campaigns[number] for number in state.free_campaigns)
    return [tile for tile in tiles if tile.type == kind]


def _tile_link(tiles: Sequence[CampaignTile]) -> list[Choice]:
    return [links.thing("campaign", str(tile.number), True) for tile in tiles]


def _tile_refused(state: State, tiles: Sequence[CampaignTile], kind: str, link: str) -> Say | None:
    if not link.isdecimal() or int(link) not in state.rules.campaigns:
        return None
    about: dict[str, Args] = {"number": int(link), "type": Ref("type", kind)}
    return no("campaign-kind" if state.rules.campaigns[int(link)].type != kind else "campaign-left", **about)


class SecondTile(Aside, tag="second_tile"):
    """A campaign manager may place one more tile of the same type, for the same good and duration (expansion 4.3)."""

    first: int

    kind: ClassVar[str] = "second_tile"

    def verbs(self, state: State) -> Sequence[str]:
        """Offer it while a tile of the type has a place."""
        return ("second_tile",) if self._tiles(state) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Return the tile, then its place."""
        if len(chosen) == 1:
            return _tile_link(self._tiles(state))
        found = self._places(state, state.rules.campaigns[int(chosen[1])])
        # Built again: after a place of the working day a good must follow, here it ends the action.
        return [links.thing("place", choice.key) for choice in found]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Begin the second campaign, which keeps the same marketeer busy."""
        first = _running(play.state, self.first)
        number, place = action.args
        start_campaign(play, self.seat, first.card, int(number), place, first.goods, first.left, twin=first.number)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse another type, or a place that is not free or out of range."""
        first = _running(state, self.first)
        if len(chosen) == 1:
            return _tile_refused(state, self._tiles(state), first.type, link)
        tile = state.rules.campaigns[int(chosen[1])]
        reach = road_reach(state, self.seat, first.card)
        return state.rules.campaign_types[tile.type].why_not(state, self.seat, tile, reach, link)

    def _tiles(self, state: State) -> list[CampaignTile]:
        kind = _running(state, self.first).type
        return [tile for tile in _free_of(state, kind) if kind in _SECOND and self._places(state, tile)]

    def _places(self, state: State, tile: CampaignTile) -> Sequence[Choice]:
        reach = road_reach(state, self.seat, _running(state, self.first).card)
        return state.rules.campaign_types[tile.type].places(state, self.seat, tile, reach)


class SecondGood(Aside, tag="second_good"):
    """An airplane may advertise a second, different good, after the first in every pass (expansion 4.3)."""

    number: int

    kind: ClassVar[str] = "second_good"

    def verbs(self, state: State) -> Sequence[str]:
        """Offer it always."""
        return ("second_good",)

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Return every other good that can be advertised."""
        first = _running(state, self.number).goods
        return [links.thing("good", g) for g, kind in state.rules.goods.items() if kind.marketable and g not in first]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Make the campaign advertise both."""
        state, good = play.state, action.args[0]
        both = replace(_running(state, self.number), goods=(*_running(state, self.number).goods, good))
        state.campaigns = [both if c.number == self.number else c for c in state.campaigns]
        play.emit(GoodAdded(seat=self.seat, number=self.number, good=good))

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse the same good, or one that cannot be advertised."""
        return no("other-good", good=Ref("good", link)) if link in state.rules.goods else None


class FreeMailbox(Aside, tag="free_mailbox"):
    """An eternal mailbox in the block of a new restaurant, without a marketeer (expansion 4.3).

    `square` is the restaurant's.
    """

    square: str

    kind: ClassVar[str] = "free_mailbox"

    def verbs(self, state: State) -> Sequence[str]:
        """Offer it while a mailbox has a place in the block."""
        return ("free_mailbox",) if self._tiles(state) else ()

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Return the tile, its place, and the good."""
        if len(chosen) == 1:
            return _tile_link(self._tiles(state))
        if len(chosen) == 2:
            return self._places(state, state.rules.campaigns[int(chosen[1])])
        return [links.thing("good", good) for good, kind in state.rules.goods.items() if kind.marketable]

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Begin the eternal campaign."""
        number, place, good = action.args
        start_campaign(play, self.seat, "", int(number), place, (good,), 0, free=True)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse without a mailbox, or a place out of the block."""
        if len(chosen) == 1:
            return _tile_refused(state, self._tiles(state), "mailbox", link)
        if len(chosen) == 2:
            square, _ = lying(link)
            return no("block", square=Ref("square", square)) if square in SQUARES else None
        return no("marketable", good=Ref("good", link)) if link in state.rules.goods else None

    def _tiles(self, state: State) -> list[CampaignTile]:
        return [tile for tile in _free_of(state, "mailbox") if self._places(state, tile)]

    def _places(self, state: State, tile: CampaignTile) -> Sequence[Choice]:
        """Return the places entirely inside the block."""
        block = state.city.ground.blocks[SQUARES[self.square]]
        way = state.rules.campaign_types[tile.type]
        # No marketeer, so no range; but beside a road like every campaign (expansion 4.3).
        found = way.places(state, self.seat, tile, None)
        return [choice for choice in found if not mask(way.placed(state, tile, choice.key)["squares"]) & ~block]


class PizzaRadio(Aside, tag="pizza_radio"):
    """A chain that sold a house pizza on the first day places a radio on its map tile, if it fits (expansion 4.3)."""

    house: str

    kind: ClassVar[str] = "pizza_radio"
    optional: ClassVar[bool] = False

    def verbs(self, state: State) -> Sequence[str]:
        """Offer it while there is a radio and an empty square."""
        return ("pizza_radio",) if _free_of(state, "radio") and self._sites(state) else ()

    def about(self, state: State) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the house."""
        return {"house": Ref("house", self.house)}

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Offer the square."""
        return links.squares(self._sites(state), False)

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Begin a campaign with the lowest-numbered radio there."""
        tile = _free_of(play.state, "radio")[0]
        turns = _radio_turns(play.state)
        start_campaign(play, self.seat, "", tile.number, action.args[0], ("pizza",), turns, free=True)

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Refuse any but an empty square of the tile."""
        about: dict[str, Args] = {"square": Ref("square", link), "house": Ref("house", self.house)}
        return no("radio-site", **about) if link in SQUARES else None

    def _sites(self, state: State) -> Mask:
        """Return the empty squares of every tile with a part of the house or its garden."""
        on_tile = placing.tile_mask(state.city, state.city.house(self.house).area)
        size = _free_of(state, "radio")[0].size
        # No road beside it is needed, unlike for all other campaigns on the board (expansion Q-M4).
        return fitting(state.city.free & on_tile, *size)


def _radio_turns(state: State) -> int:
    """Return how many turns a pizza radio runs, from the milestone's data."""
    effects = (milestone.do.extra for milestone in state.rules.milestones.values())
    return next(extra["radio_turns"] for extra in effects if "radio_turns" in extra)


_ID = "new_milestones"
_BOXED = "executive_vice_president"
_CFO = "cfo_on_marketing_income"
_HAULERS = ("cart_operator", "truck_driver", "zeppelin_pilot")


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    out_after: int
    out: tuple[str, ...]
    price_cut: int
    milestones: dict[str, data.Milestone]


_READ: _Data = data.read("new_milestones.toml", _Data, __package__)


class Record(Struct, tag="new_milestones"):
    """The state of the milestones: dollars burnt, cards from the box, and who sold pizza to which houses."""

    burnt: int = 0
    boxed: int = 0
    pizza: tuple[tuple[str, Seat], ...] = ()
    """The houses that bought pizza in this dinner, in order, with the sellers."""

    def copy(self) -> Record:
        """Return an independent copy."""
        return Record(self.burnt, self.boxed, self.pizza)


class MoneyBurnt(Event, frozen=True, tag="money_burnt"):
    """Dollars left the bank and the game for a chain's low prices."""

    seat: Seat
    amount: int


class TokensPaid(Event, frozen=True, tag="tokens_paid"):
    """A chain was paid for the demand created by its marketeers' campaigns."""

    seat: Seat
    count: int
    amount: int


class NewMilestones(Module):
    """The set, and every effect unknown to the base game."""

    spec = ModuleSpec(_ID, excludes=("hard_choices",))
    verbs = (
        Verb("second_tile", (Param("number", "campaign"), Param("place", "place"))),
        Verb("second_good", (Param("good", "good"),)),
        Verb("free_mailbox", (Param("number", "campaign"), Param("place", "place"), Param("good", "good"))),
        Verb("pizza_radio", (Param("square", "square"),)),
        # Last: it alone can never be used, so the other verbs keep their short commands.
        Verb("hire_by", (Param("recruiter", "card"), Param("card", "card"), Param("teacher", "card", optional=True))),
    )
    steps = (SecondTile, SecondGood, FreeMailbox, PizzaRadio)
    events = (MoneyBurnt, TokensPaid, GoodAdded)
    extras = (Record,)
    options = (OptionSpec(_CFO, "flag", True),)

    def register(self, rules: Rules) -> None:
        """Replace the milestones of the base game; those of other modules stay."""
        for name in data.MILESTONES:
            rules.milestones.pop(name, None)
        rules.milestones |= _READ.milestones
        rules.depleted |= dict.fromkeys(_READ.out, _READ.out_after)
        rules.effects |= {key for milestone in _READ.milestones.values() for key in milestone.do.extra}
        rules.extra[_ID] = Record
        _at_once(rules)
        _money(rules)
        _staff(rules)

    def problems(self, variant: Variant, seats: int) -> Sequence[Say]:
        """Require milestones to replace."""
        return (Say("food_chain_magnate-option-needs-milestones"),) if variant.game == "introductory" else ()


def _at_once(rules: Rules) -> None:
    """Register what may be done as soon as a milestone is earned."""
    rules.won["second_tile"] = [lambda play, seat, facts: play.call(SecondTile(seat, int(facts["number"])))]
    rules.won["two_goods"] = [_second_good]
    rules.won["free_mailbox"] = [lambda play, seat, facts: play.call(FreeMailbox(seat, facts["square"]))]
    rules.won["from_the_box"] = [_from_the_box]
    rules.after_sale.append(_note_pizza)
    rules.phases.add("3.9", _forget_pizza)
    # Step 4.9 of the expansion (3); that key is the test for the game's end, so this one lies before it.
    rules.phases.add("4.5", _pizza_radios)


def _money(rules: Rules) -> None:
    """Register payments, burnt money and debts."""
    rules.may_owe = True
    rules.gone_money.append(lambda state: record(state).burnt)
    rules.phases.add("1.9", _burn)
    rules.after_pass.append(_pay_for_tokens)
    usual = rules.salary
    rules.salary = lambda state, seat: min(usual(state, seat), _least(state, seat, "salary", usual(state, seat)))
    rules.tender.append(_goods_that_pay)
    rules.lenient.append(lambda state, seat: _has(state, seat, "no_firing"))


def _staff(rules: Rules) -> None:
    """Register what cards can do."""
    slots = rules.ceo_slots
    rules.ceo_slots = lambda state, seat: _least(state, seat, "ceo_slots", 0) or slots(state, seat)
    rules.fetches.append(_haul)
    rules.on_the_job.append(_same_colour)
    rules.more_cards.append(lambda state, card: record(state).boxed if card == _BOXED else 0)


def record(state: State) -> Record:
    """Return the state of the milestones."""
    found = state.extra[_ID]
    assert isinstance(found, Record)
    return found


def _has(state: State, seat: Seat, effect: str) -> bool:
    return bool(milestones.amounts(state, seat, effect))


def _least(state: State, seat: Seat, effect: str, default: int) -> int:
    return min(milestones.amounts(state, seat, effect), default=default)


def _second_good(play: Play[State], seat: Seat, facts: Mapping[str, str]) -> None:
    """Offer a second good to airplanes only."""
    if facts["type"] == "airplane":
        play.call(SecondGood(seat, int(facts["number"])))


def _from_the_box(play: Play[State], seat: Seat, facts: Mapping[str, str]) -> None:
    """Give a card from the box if the stock had none to give; nobody gets a second one."""
    state = play.state
    # The gain was tried first: only if the stock had none is the chain without one now.
    if not state.owned(seat, _BOXED):
        record(state).boxed += 1
        add(state.chains[seat].hand, _BOXED)


def _haul(state: State, seat: Seat, card: str) -> int:
    """Double the drinks from every source."""
    return state.rules.employees[card].do.buy if card in _HAULERS and _has(state, seat, "doubled_haul") else 0


def _same_colour(state: State, seat: Seat, card: str, into: str) -> bool:
    """Return whether a card may be trained at work: while no card of its path is of another colour."""
    rules = state.rules
    colours = {rules.employees[step].colour for step in (card, *rules.path(card, into))}
    return len(colours) == 1 and _has(state, seat, "train_at_work")


def _burn(play: Play[State]) -> None:
    """Burn bank money if a holder cuts prices (1.9); luxury managers do not count against that."""
    state = play.state
    if state.bank.ended:
        return
    for seat in [seat for seat in state.order if _has(state, seat, "burn")]:
        work, rules = state.chains[seat].work, state.rules
        cuts = {card: -rules.employees[card].do.price for card in work if rules.employees[card].do.price < 0}
        cut = sum(n * work[card] * rules.uses(state, seat, card) for card, n in cuts.items())
        if cut >= _READ.price_cut:
            amount = _least(state, seat, "burn", 0)
            # It may fall below zero: the bank breaks at the next dinner's first payment, not here (expansion 4.3.1).
            state.bank.cash -= amount
            record(state).burnt += amount
            play.emit(MoneyBurnt(seat=seat, amount=amount))


def _pay_for_tokens(play: Play[State], put: Mapping[Seat, int]) -> None:
    """Pay dollars per token after each pass, with a CFO half as much again."""
    state = play.state
    for seat in state.order:
        each, chain = _least(state, seat, "cash_per_token", 0), state.chains[seat]
        amount = each * put.get(seat, 0)
        if amount and not chain.bankrupt:
            # The CFO's share counts here too, rounded up per chain and pass (expansion Q-M3).
            percent = state.working(seat, "cash_percent") or milestones.total(state, seat, "cash_percent")
            amount += -(-amount * percent // 100) if state.variant.setting(_CFO) is not False else 0
            play.emit(TokensPaid(seat=seat, count=put[seat], amount=amount))
            money.overdraw(play, seat, amount)


def _goods_that_pay(state: State, seat: Seat) -> Basket:
    """Return everything except what cannot be kept."""
    if not _has(state, seat, "pay_in_goods"):
        return {}
    stock, sorts = state.chains[seat].goods, state.rules.goods
    return {good: stock[good] for good in sorts if good in stock and sorts[good].kept}


def _forget_pizza(play: Play[State]) -> None:
    record(play.state).pizza = ()


def _note_pizza(play: Play[State], sale: Sale) -> None:
    """Record that a house on the map has bought pizza."""
    found = record(play.state)
    # The rural area is off the map and gets no radio; apartments do (expansion 4.3).
    if "pizza" in sale.goods and sale.house.squares:
        found.pizza = (*found.pizza, (sale.house.id, sale.seat))


def _pizza_radios(play: Play[State]) -> None:
    """Let the sellers of the first pizza today place radios (4.9), in the order in which houses have eaten."""
    state = play.state
    won = [milestones.first_of(state, seat, "pizza_radios") for seat in state.order]
    # They first work in phase 6: after the last dinner they would have no effect, so nobody is asked.
    if any(turn == state.turn for turn in won) and not clean_up.ending_with_dinner(state):
        houses = next(m.do.extra["pizza_radios"] for m in _READ.milestones.values() if "pizza_radios" in m.do.extra)
        # Reversed for the stack. A bankrupt seller is skipped, and no later house replaces it (expansion 4.3).
        for house, seller in reversed(record(state).pizza[:houses]):
            if not state.chains[seller].bankrupt:
                play.call(PizzaRadio(seller, house))
