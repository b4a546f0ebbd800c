"""New Milestones (expansion 4.3): seventeen others in the place of those of the base game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.kernel import Event, ModuleSpec, OptionSpec, Param, Say, Seat, Verb
from games.kernel.flow import Play

from .. import data
from ..phases import clean_up
from ..rules import milestones, money
from ..rules.registry import Basket, Rules, Sale, State
from ..state import Variant, add
from .module import Module
from .more_campaigns import FreeMailbox, GoodAdded, PizzaRadio, SecondGood, SecondTile

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
    """What the milestones have to remember: dollars burnt, cards from the box, and who sold pizza to which houses."""

    burnt: int = 0
    boxed: int = 0
    pizza: tuple[tuple[str, Seat], ...] = ()
    """The houses that bought pizza in this dinner, in the order in which they ate, with the sellers."""

    def copy(self) -> Record:
        """An independent copy."""
        return Record(self.burnt, self.boxed, self.pizza)


class MoneyBurnt(Event, frozen=True, tag="money_burnt"):
    """Dollars left the bank and the game for a chain's low prices."""

    seat: Seat
    amount: int


class TokensPaid(Event, frozen=True, tag="tokens_paid"):
    """A chain was paid for the demand that its marketeers' campaigns have made."""

    seat: Seat
    count: int
    amount: int


class NewMilestones(Module):
    """The set, and every effect that the base game does not know."""

    spec = ModuleSpec(_ID, excludes=("hard_choices",))
    verbs = (
        Verb("second_tile", (Param("number", "campaign"), Param("place", "place"))),
        Verb("second_good", (Param("good", "good"),)),
        Verb("free_mailbox", (Param("number", "campaign"), Param("place", "place"), Param("good", "good"))),
        Verb("pizza_radio", (Param("square", "square"),)),
        # Last: the only one that nobody must ever use leaves the commands of their own to the others.
        Verb("hire_by", (Param("recruiter", "card"), Param("card", "card"), Param("teacher", "card", optional=True))),
    )
    steps = (SecondTile, SecondGood, FreeMailbox, PizzaRadio)
    events = (MoneyBurnt, TokensPaid, GoodAdded)
    extras = (Record,)
    options = (OptionSpec(_CFO, "flag", True),)

    def register(self, rules: Rules) -> None:
        """In the place of the milestones of the base game; those of other modules stay."""
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
        """It needs milestones to replace."""
        return (Say("food_chain_magnate-option-needs-milestones"),) if variant.game == "introductory" else ()


def _at_once(rules: Rules) -> None:
    """What may be done as soon as a milestone is earned."""
    rules.won["second_tile"] = [lambda play, seat, facts: play.call(SecondTile(seat, int(facts["number"])))]
    rules.won["two_goods"] = [_second_good]
    rules.won["free_mailbox"] = [lambda play, seat, facts: play.call(FreeMailbox(seat, facts["square"]))]
    rules.won["from_the_box"] = [_from_the_box]
    rules.after_sale.append(_note_pizza)
    rules.phases.add("3.9", _forget_pizza)
    # Step 4.9 of the expansion (3); that key is the test for the game's end, so this one lies before it.
    rules.phases.add("4.5", _pizza_radios)


def _money(rules: Rules) -> None:
    """What is paid, burnt, and owed."""
    rules.may_owe = True
    rules.gone_money.append(lambda state: record(state).burnt)
    rules.phases.add("1.9", _burn)
    rules.after_pass.append(_pay_for_tokens)
    usual = rules.salary
    rules.salary = lambda state, seat: min(usual(state, seat), _least(state, seat, "salary", usual(state, seat)))
    rules.tender.append(_goods_that_pay)
    rules.lenient.append(lambda state, seat: _has(state, seat, "no_firing"))


def _staff(rules: Rules) -> None:
    """What cards can do."""
    slots = rules.ceo_slots
    rules.ceo_slots = lambda state, seat: _least(state, seat, "ceo_slots", 0) or slots(state, seat)
    rules.fetches.append(_haul)
    rules.on_the_job.append(_same_colour)
    rules.more_cards.append(lambda state, card: record(state).boxed if card == _BOXED else 0)


def record(state: State) -> Record:
    """What the milestones remember."""
    found = state.extra[_ID]
    assert isinstance(found, Record)
    return found


def _has(state: State, seat: Seat, effect: str) -> bool:
    return bool(milestones.amounts(state, seat, effect))


def _least(state: State, seat: Seat, effect: str, default: int) -> int:
    return min(milestones.amounts(state, seat, effect), default=default)


def _second_good(play: Play[State], seat: Seat, facts: Mapping[str, str]) -> None:
    """Only an airplane carries two."""
    if facts["type"] == "airplane":
        play.call(SecondGood(seat, int(facts["number"])))


def _from_the_box(play: Play[State], seat: Seat, facts: Mapping[str, str]) -> None:
    """Where the stock had no card to give, it comes from the box; nobody gets a second one."""
    state = play.state
    # The gain was tried first: only where the stock had none is the chain without one now.
    if not state.owned(seat, _BOXED):
        record(state).boxed += 1
        add(state.chains[seat].hand, _BOXED)


def _haul(state: State, seat: Seat, card: str) -> int:
    """Twice as much from every source."""
    return state.rules.employees[card].do.buy if card in _HAULERS and _has(state, seat, "doubled_haul") else 0


def _same_colour(state: State, seat: Seat, card: str, into: str) -> bool:
    """At work a card may be trained as long as no card of its path is of another colour."""
    rules = state.rules
    colours = {rules.employees[step].colour for step in (card, *rules.path(card, into))}
    return len(colours) == 1 and _has(state, seat, "train_at_work")


def _burn(play: Play[State]) -> None:
    """1.9: whoever holds it and cuts prices takes money out of the game; luxury managers do not count against that."""
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
    """After each pass: dollars per token, with a CFO half as much again."""
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
    """Everything but what cannot be kept."""
    if not _has(state, seat, "pay_in_goods"):
        return {}
    stock, sorts = state.chains[seat].goods, state.rules.goods
    return {good: stock[good] for good in sorts if good in stock and sorts[good].kept}


def _forget_pizza(play: Play[State]) -> None:
    record(play.state).pizza = ()


def _note_pizza(play: Play[State], sale: Sale) -> None:
    """A house on the map has bought pizza."""
    found = record(play.state)
    # The rural area stands off the map and gets no radio; apartments do (expansion 4.3).
    if "pizza" in sale.goods and sale.house.squares:
        found.pizza = (*found.pizza, (sale.house.id, sale.seat))


def _pizza_radios(play: Play[State]) -> None:
    """4.9: where the first pizza was sold today, the sellers place radios, in the order in which houses have eaten."""
    state = play.state
    won = [milestones.first_of(state, seat, "pizza_radios") for seat in state.order]
    # They first work in phase 6: after the last dinner nobody is asked for what nobody will hear.
    if any(turn == state.turn for turn in won) and not clean_up.ending_with_dinner(state):
        houses = next(m.do.extra["pizza_radios"] for m in _READ.milestones.values() if "pizza_radios" in m.do.extra)
        # Reversed for the stack. A bankrupt seller is skipped, and no later house takes its place (expansion 4.3).
        for house, seller in reversed(record(state).pizza[:houses]):
            if not state.chains[seller].bankrupt:
                play.call(PizzaRadio(seller, house))
