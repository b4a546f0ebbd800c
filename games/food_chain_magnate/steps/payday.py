"""Phase 5, payday (rules 8): fire in secret and all at once, then pay what is due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.food_chain_magnate import events, links
from games.food_chain_magnate.rules import milestones, money
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign, Chain, add, cards
from games.kernel import Action, Choice, Chosen, Ref, Seat
from games.kernel.flow import Gather, Play

_BUSY = "busy-"
# More than any bill: a chain that need not fire is treated as able to pay everything.
_PLENTY = 1 << 20
_FIRST = (-1, (0, 0))
"""A value before the rank of any card."""
_TOKEN = "token-"
"""The prefix of a link that names goods which pay a salary."""
_AT_WORK = "work-"
"""The prefix of a link that names a copy at work, if another is on the beach and the one at work still acts."""
_KINDS = ((_BUSY, "busy"), (_TOKEN, "token"), (_AT_WORK, "at_work"))
"""The kinds of things other than cards of the beach, by the prefix of their links."""


def payday(play: Play[State]) -> None:
    """Run phase 5: discounts are fixed, then chains with a choice decide whom to fire."""
    state = play.state
    for seat in state.order:
        # Fixed before anybody goes: a recruiting manager fired in this payday still gives a discount (rules Q14).
        state.chains[seat].discount = sum([term(state, seat) for term in state.rules.discounts])
    play.call(Payday([seat for seat in state.order if _asked(state, seat)]))


def _asked(state: State, seat: Seat) -> bool:
    chain = state.chains[seat]
    if chain.bankrupt or chain.hand or chain.work:
        return not chain.bankrupt
    # A chain with busy marketeers only has a choice if it cannot pay them (rules 8.5), or may pay in goods.
    owed = due(state, seat)
    return owed > _funds(state, seat) or (owed > 0 and bool(Bill.of(state, seat).tokens))


def _funds(state: State, seat: Seat) -> int:
    """Return a chain's effective cash: unlimited if it need not fire for want of it."""
    return _PLENTY if any(is_(state, seat) for is_ in state.rules.lenient) else state.chains[seat].cash


def wage(state: State, seat: Seat, card: str) -> int:
    """Return what a card costs in payday: nothing without a salary or with a waived one."""
    rules = state.rules
    if card not in rules.salaried:
        return 0
    if card in rules.waivable and any(card in effect.waive for effect in milestones.effects(state, seat)):
        return 0
    return rules.salary(state, seat)


class Bill(Struct, frozen=True):
    """The salaries of a chain before anybody is fired: the cost of each card, the total, and the discount.

    A token of goods that pays a salary saves as much as a fired card. `tokens` are the links for such goods,
    one each, with their numbers.
    """

    costs: dict[str, int]
    total: int
    discount: int
    tokens: dict[str, int]

    @classmethod
    def of(cls, state: State, seat: Seat) -> Bill:
        """Return the present bill of a chain."""
        rules, chain = state.rules, state.chains[seat]
        busy = state.busy(seat)
        costs = dict.fromkeys((*chain.hand, *chain.work, *busy), 0)
        total = 0
        for card in costs:
            if card in rules.salaried:
                costs[card] = cost = rules.wage(state, seat, card)
                total += cost * (chain.hand.get(card, 0) + chain.work.get(card, 0) + busy.count(card))
        tokens = {f"{_TOKEN}{good}": n for accepted in rules.tender for good, n in accepted(state, seat).items()}
        if tokens:
            # A token represents one whole salary, $5 or $3; the discount goes off the rest (expansion Q-M10).
            costs |= dict.fromkeys(tokens, rules.salary(state, seat))
        return cls(costs, total, chain.discount, tokens)

    def due(self, fired: Iterable[str]) -> int:
        """Return what is due after firing some cards, at least 0."""
        return self.less(sum([self.costs[card] for card in fired]))

    def less(self, saved: int) -> int:
        """Return what is due after saving an amount, at least 0."""
        # Rules 8.4: a discount larger than the salaries is lost, not paid out.
        return max(0, self.total - saved - self.discount)


def due(state: State, seat: Seat, fired: Sequence[str] = ()) -> int:
    """Return the salaries of a chain after firing some (links of `fire`), less its discount, at least 0."""
    chain, salaried = state.chains[seat], state.rules.salaried
    if salaried.isdisjoint(chain.hand) and salaried.isdisjoint(chain.work) and salaried.isdisjoint(state.busy(seat)):
        return 0  # as in most early turns; a bill is expensive
    return Bill.of(state, seat).due(card_of(state, key) for key in fired)


def _payroll(state: State, seat: Seat, fired: Sequence[str], bill: Bill) -> int:
    """Return how many salaries a chain owes that goods could still pay, after firing and paying some."""
    chain = state.chains[seat]
    everybody = [*cards(chain.work), *cards(chain.hand), *state.busy(seat)]
    costly = [card for card in everybody if bill.costs[card]]
    gone = [card for key in fired if bill.costs[card := card_of(state, key)]]
    return len(costly) - len(gone)


def card_of(state: State, key: str) -> str:
    """Return the card of a `fire` link: itself, the copy at work, or the busy marketeer of a campaign."""
    if not key.startswith(_BUSY):
        return key.removeprefix(_AT_WORK)
    return next(c.card for c in state.campaigns if c.number == int(key.removeprefix(_BUSY)))


def recruiting_discount(state: State, seat: Seat) -> int:
    """Return dollars for the unused recruiting actions of managers and directors; CEO and girls count as used first."""
    rules, chain = state.rules, state.chains[seat]
    if chain.work.keys().isdisjoint(rules.discounting):
        return 0
    # A girl doubled by the night shift covers two hires (expansion 4.10).
    counts = {card: n * rules.uses(state, seat, card) for card, n in chain.work.items()}
    plain = rules.employees["ceo"].do.recruit
    plain += sum(n * rules.employees[c].do.recruit for c, n in counts.items() if not rules.employees[c].do.discount)
    spare = sum(n * rules.employees[c].do.recruit for c, n in counts.items() if rules.employees[c].do.discount)
    # Rules 8.1: actions of the CEO and the girls count as used first, so a discount is lost as late as possible.
    spare -= max(0, chain.hires - plain)
    return max(0, spare) * rules.numbers.recruit_discount


class Payday(Gather[State], tag="payday"):
    """Everybody decides in secret whom to fire (rules 8).

    Only choices after which all salaries can be paid are offered.
    """

    kind = "payday"
    hides_answered = False

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return what is due and the available cash (rules 8)."""
        return {"due": due(state, seat), "cash": state.chains[seat].cash}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer to pay, or whom to fire so that the rest can be paid."""
        bill = Bill.of(state, seat)
        if not chosen:
            verbs = [links.verb("pay", False)] if may_stop(state, seat, (), bill) else []
            chain = state.chains[seat]
            anybody = chain.hand or chain.work or any(_fireable(state, seat, (), bill))
            return [*verbs, links.verb("fire")] if anybody else verbs
        fired = chosen[1:]
        found = [links.thing(_kind(key), key, True) for key in _fireable(state, seat, fired, bill)]
        return [links.END, *found] if fired and may_stop(state, seat, fired, bill) else found

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Fire those named, then let everybody pay, in the order of business."""
        state = play.state
        for seat in state.order:
            if state.chains[seat].bankrupt:
                continue
            action = answers.get(seat)
            fired = action.args[:-1] if action is not None and action.verb == "fire" else ()
            # Before anybody goes: the bill covers all cards, minus those named.
            owed = due(state, seat, fired)
            _fire(play, seat, fired)
            _pay_salaries(play, seat, owed)
        play.done()


def may_stop(state: State, seat: Seat, fired: Sequence[str], bill: Bill | None = None) -> bool:
    """Return whether firing these is enough: nobody banned stays, and the rest can be paid.

    A chain that need not fire pays less than is due only with every token of goods that can pay. `bill` is the
    chain's, if known.
    """
    if _banned_left(state, seat, fired):
        return False
    bill = bill or Bill.of(state, seat)
    if bill.due([card_of(state, key) for key in fired]) <= state.chains[seat].cash:
        return True
    return _funds(state, seat) == _PLENTY and not _payable_in_goods(state, seat, fired, bill)


def _payable_in_goods(state: State, seat: Seat, fired: Sequence[str], bill: Bill) -> list[str]:
    """Return the goods that may be named next to pay a salary."""
    if not bill.tokens or _payroll(state, seat, fired, bill) <= 0:
        return []
    return [token for token, n in bill.tokens.items() if n > fired.count(token)]


def owed_in_goods(state: State, seat: Seat, fired: Sequence[str]) -> list[str]:
    """Return the goods that a chain still has to name because it need not fire and lacks the cash (expansion 4.3)."""
    bill = Bill.of(state, seat)
    if _funds(state, seat) != _PLENTY or bill.due([card_of(state, key) for key in fired]) <= state.chains[seat].cash:
        return []
    return [key.removeprefix(_TOKEN) for key in _payable_in_goods(state, seat, fired, bill)]


def _banned_left(state: State, seat: Seat, fired: Sequence[str]) -> bool:
    chain, banned = state.chains[seat], milestones.bans(state, seat)
    return bool(banned) and any((card in chain.hand or card in chain.work) and card not in fired for card in banned)


def _kind(key: str) -> str:
    """Return the kind of thing that a `fire` link names."""
    return next((kind for begin, kind in _KINDS if key.startswith(begin)), "card") if "-" in key else "card"


def copies(state: State, seat: Seat, card: str, fired: Sequence[str] = ()) -> dict[str, int]:
    """Return the links for copies of a card, with how many are left after firing some.

    The card itself represents any copy, from the beach first; where it matters, those at work can be named directly.
    """
    chain, at_work = state.chains[seat], f"{_AT_WORK}{card}"
    hand, work = chain.hand.get(card, 0), chain.work.get(card, 0)
    left = {card: hand + work - fired.count(card) - fired.count(at_work)}
    if card in state.rules.acting_late and hand:
        # Named by kind, copies on the beach go first: only the excess has taken some at work.
        left[at_work] = min(left[card], work - fired.count(at_work) - max(0, fired.count(card) - hand))
    return {key: n for key, n in left.items() if n > 0}


def _owned(chain: Chain) -> dict[str, int]:
    """Return the cards at work and on the beach."""
    owned = dict(chain.work)
    for card, n in chain.hand.items():
        owned[card] = owned.get(card, 0) + n
    return owned


def _fireable(state: State, seat: Seat, fired: Sequence[str], bill: Bill) -> Iterator[str]:
    """Yield the links that may be named next, each set in one order only, without dead ends."""
    owned = _owned(state.chains[seat]) | bill.tokens
    gone = [card_of(state, key) for key in fired if not key.startswith(_BUSY)]
    for card in gone:
        owned[card] -= 1
    left = {card: n for card, n in owned.items() if n}
    goods = _payable_in_goods(state, seat, fired, bill)
    # Once a busy marketeer is named nobody else can be: all other salaries are gone by then (rules 8.5).
    if len(gone) == len(fired):
        for card in _in_order(state, seat, gone, left, bill):
            yield from copies(state, seat, card, fired) if not card.startswith(_TOKEN) else [card] * (card in goods)
    # Busy ones are the last resort: no other salary is left, and no goods that could pay one.
    staff = any(bill.costs[card] for card in left if not card.startswith(_TOKEN))
    if not staff and not goods and _funds(state, seat) != _PLENTY and not _banned_left(state, seat, fired):
        yield from _fireable_busy(state, seat, bill, fired)


def _in_order(state: State, seat: Seat, gone: Sequence[str], left: Mapping[str, int], bill: Bill) -> Iterator[str]:
    """Yield cards and goods of those `left` that may follow those `gone`: a skipped one cannot be named later."""
    banned, places = milestones.bans(state, seat), order_of_firing(state, seat, bill)
    last = places[gone[-1]] if gone else _FIRST
    gone_cost = sum([bill.costs[card] for card in gone])
    rest = sum([bill.costs[card] * n for card, n in left.items()])
    limit = _funds(state, seat)
    passed = 0
    for card in sorted(left, key=places.__getitem__):
        # Once a card with a salary was skipped, those from here on must be enough.
        if places[card] >= last and (not passed or bill.less(gone_cost + rest) <= limit):
            yield card
        if card in banned:
            return  # no banned card may be skipped
        if card.startswith(_TOKEN):
            # A chain that need not fire may owe only when no goods are left that can pay (expansion 4.3): if some are
            # skipped, the cash must be enough.
            limit = state.chains[seat].cash
        passed += bill.costs[card] * left[card]
        rest -= bill.costs[card] * left[card]


def order_of_firing(state: State, seat: Seat, bill: Bill) -> dict[str, tuple[int, tuple[int, int]]]:
    """Return the order in which cards are named: banned ones, those without salary, all others, then goods
    that pay."""
    banned, known = milestones.bans(state, seat), state.rules.standing
    places = {
        card: (0 if card in banned else 2 if cost else 1, known[card])
        for card, cost in bill.costs.items()
        if card in known
    }
    for n, token in enumerate(bill.tokens):
        places[token] = 3, (0, n)
    return places


def fired_by_preferences(state: State, seat: Seat, preferences: Iterable[str]) -> tuple[str, ...]:
    """Return whom to fire so that the rest can be paid: all banned cards, then as few preferred kinds as needed, in the
    order of the notation; empty if that is not enough, or nobody need be fired."""
    owned = _owned(state.chains[seat])
    fired = [card for card in sorted(milestones.bans(state, seat)) for _ in range(owned.pop(card, 0))]
    for card in (card for preference in dict.fromkeys(preferences) for card in [preference] * owned.get(preference, 0)):
        if may_stop(state, seat, fired):
            break
        fired.append(card)
    if not may_stop(state, seat, fired):
        return ()
    return tuple(sorted(fired, key=order_of_firing(state, seat, Bill.of(state, seat)).__getitem__))


def _fireable_busy(state: State, seat: Seat, bill: Bill, fired: Sequence[str]) -> Iterator[str]:
    """Yield busy marketeers with a salary, while the cash is less than what is due, in the order of their campaigns."""
    cash = state.chains[seat].cash
    gone = [card_of(state, key) for key in fired]
    # None once the rest is payable (rules Q36).
    if bill.due(gone) <= cash:
        return
    costly = _costly(state, seat, bill)
    begun = [n for n, campaign in enumerate(costly) if f"{_BUSY}{campaign.number}" in fired]
    rest = costly[begun[-1] + 1 :] if begun else costly
    for n, campaign in enumerate(rest):
        # A skipped one cannot be named later: those that follow must be enough.
        if bill.due([*gone, *(c.card for c in rest[n:])]) <= cash:
            yield f"{_BUSY}{campaign.number}"


def _costly(state: State, seat: Seat, bill: Bill) -> list[Campaign]:
    return [c for c in state.campaigns if c.seat == seat and c.card and bill.costs[c.card]]


def busy_too(state: State, seat: Seat) -> list[str]:
    """Return the links for busy marketeers, in the order of their campaigns, if firing all others is not enough."""
    chain, bill = state.chains[seat], Bill.of(state, seat)
    goods = [token for token, n in bill.tokens.items() for _ in range(n)]
    if due(state, seat, [*cards(chain.work), *cards(chain.hand), *goods]) <= _funds(state, seat):
        return []
    return [f"{_BUSY}{campaign.number}" for campaign in _costly(state, seat, bill)]


def _fire(play: Play[State], seat: Seat, keys: Sequence[str]) -> None:
    """Return fired cards to the stock, from the beach first; the campaigns of busy ones continue without them."""
    if not keys:
        return
    state = play.state
    chain = state.chains[seat]
    paid = [key.removeprefix(_TOKEN) for key in keys if key.startswith(_TOKEN)]
    keys = [key for key in keys if not key.startswith(_TOKEN)]
    named = tuple(card_of(state, key) for key in keys)
    for key, card in zip(keys, named, strict=True):
        if key.startswith(_BUSY):
            # Rules 8.5: the campaign stays and continues; only its marketeer is gone.
            forget_marketeer(state, int(key.removeprefix(_BUSY)))
        else:
            add(chain.hand if card in chain.hand and key == card else chain.work, card, -1)
        add(state.supply, card)
    if named:
        play.emit(events.Fired(seat=seat, cards_named=named))
    for good in paid:
        add(chain.goods, good, -1)
    if paid:
        play.emit(events.GoodsPaid(seat=seat, goods=dict(Counter(paid))))


def forget_marketeer(state: State, number: int) -> None:
    """Let nobody return from a campaign."""
    for n, campaign in enumerate(state.campaigns):
        if campaign.number == number:
            state.campaigns[n] = replace(campaign, card="")


def _pay_salaries(play: Play[State], seat: Seat, owed: int) -> None:
    """Pay what is due, or the available cash if a chain need not pay more."""
    state = play.state
    amount = min(owed, state.chains[seat].cash)
    assert amount == owed or _funds(state, seat) == _PLENTY, "salaries that cannot be paid"
    money.pay(play, seat, amount)
    if amount:
        play.emit(events.SalariesPaid(seat=seat, amount=amount, discount=state.chains[seat].discount))
    # Rules 8.6: what was paid counts, so less after discounts.
    milestones.report(play, seat, "paid", amount)


def dismiss_banned(play: Play[State]) -> None:
    """Return a banned card to the stock in games without a payday."""
    for seat in play.state.order:
        chain = play.state.chains[seat]
        # The ban is on owning one, and these games fire nobody (rules Q35).
        banned = tuple(card for card in sorted(milestones.bans(play.state, seat)) if card in _owned(chain))
        _fire(play, seat, banned)
