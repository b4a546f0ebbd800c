"""Money (rules 7.4 and 7.5): payments between chains and the bank, its breaks, and bankruptcy."""

from __future__ import annotations

from collections import Counter

from games.food_chain_magnate import events
from games.food_chain_magnate.data import LIMITS
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.kernel import Seat
from games.kernel.flow import Play


def receive(play: Play[State], seat: Seat, amount: int) -> None:
    """Pay a chain from the bank; a negative payment goes the other way and may ruin the chain."""
    chain = play.state.chains[seat]
    # Zero is no payment: it must not break a bank that owes money already (expansion 4.3.1).
    if chain.bankrupt or amount == 0:
        return
    if amount < 0:
        # A payment to the bank may also be the first of the dinner: the break comes before it (expansion 4.3.1).
        settle(play)
        owed = -amount
        # Rules 7.5: a chain that cannot pay in full pays what it has, and is bankrupt.
        paid = min(owed, chain.cash)
        chain.earned -= paid
        pay(play, seat, paid)
        if paid < owed:
            chain.bankrupt = True
            play.emit(events.WentBankrupt(seat=seat))
        return
    _take_from_bank(play, amount)
    chain.cash += amount
    chain.earned += amount
    milestones.report(play, seat, "cash", chain.cash)


def overdraw(play: Play[State], seat: Seat, amount: int) -> None:
    """Pay from the bank outside of dinnertime: it may owe money until the next one, and breaks only then."""
    state = play.state
    if not state.bank.ended:
        state.bank.cash -= amount
    # Not `earned`: that is the cash of dinnertime, of which a CFO gets a share.
    state.chains[seat].cash += amount
    milestones.report(play, seat, "cash", state.chains[seat].cash)


def settle(play: Play[State]) -> None:
    """Break the bank for earlier debts, at the first payment or at the end of dinnertime."""
    bank = play.state.bank
    # Still in debt after the first break: the second follows at once (expansion 4.3.1).
    while bank.cash < 0 and not bank.ended:
        _break_bank(play)


def pay(play: Play[State], seat: Seat, amount: int) -> None:
    """Pay money of a chain into the bank; a finished bank takes none, but the chain loses it."""
    state = play.state
    state.chains[seat].cash -= amount
    if not state.bank.ended:
        state.bank.cash += amount


def _take_from_bank(play: Play[State], amount: int) -> None:
    """Take money out of the bank; it breaks where it has too little."""
    bank = play.state.bank
    # One payment may break the bank twice (rules 7.4).
    while not bank.ended and _would_break(play.state, amount):
        _break_bank(play)
    bank.cash = 0 if bank.ended else bank.cash - amount


def _would_break(state: State, amount: int) -> bool:
    left = state.bank.cash - amount
    # The bank breaks when it cannot pay; by option as in the later edition, when nothing is left (rules Q12).
    return left < 0 or (left == 0 and state.variant.bank_break == "at_zero")


def _break_bank(play: Play[State]) -> None:
    """Break the bank: the first break opens the reserve cards; the last one ends the game with this phase."""
    state = play.state
    bank = state.bank
    bank.breaks += 1
    # Those of bankrupt chains count as well (rules 7.5).
    cards = tuple(card for card in state.reserve if card) if bank.breaks == 1 else ()
    added = sum(state.rules.reserve[card] for card in cards)
    told = len(play.events)
    # Without reserve cards, as in introductory games, the first break is the last (rules 12).
    if not cards:
        bank.ended = True
        bank.cash = 0
    else:
        bank.cash += added
        for change in state.rules.first_break:
            change(play, cards)
    broke = events.BankBroke(time=bank.breaks, cards=cards, added=added, slots=bank.next_slots)
    play.events.insert(told, broke)  # before everything else its cards have changed


def vote_on_slots(play: Play[State], cards: tuple[int, ...]) -> None:
    """Let the reserve cards decide how many slots every CEO has from next turn on."""
    play.state.bank.next_slots = slots_voted(cards)


def slots_voted(cards: tuple[int, ...]) -> int:
    """Return the CEO slots that occur most often among reserve cards; of equals the highest."""
    votes = Counter(LIMITS.reserve[str(card)].ceo_slots for card in cards)
    return max(votes, key=lambda slots: (votes[slots], slots))
