"""Phase 7, clean-up (rules 10): goods, cards, restaurants, milestones, chains that are out; and the ends of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.city.squares import name_of
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Chain, add, cards
from games.food_chain_magnate.steps import payday
from games.kernel import Action, Choice, Chosen, Ref, Seat
from games.kernel.flow import Gather, Play


def clear_stock(play: Play[State]) -> None:
    """7.1: owners of a freezer with goods that keep say what they keep; all other goods are thrown away."""
    state = play.state
    asked = [seat for seat in state.order if not state.chains[seat].bankrupt and keepable(state, seat)]
    play.call(Freezer(asked))


def keepable(state: State, seat: Seat) -> dict[str, int]:
    """The goods of a chain that it may keep: with a freezer, those that can be kept at all."""
    if not state.chains[seat].goods or not room(state, seat):
        return {}
    goods = state.rules.goods
    return {
        good: state.chains[seat].goods[good] for good in goods if good in state.chains[seat].goods and goods[good].kept
    }


def room(state: State, seat: Seat) -> int:
    """How many goods a chain's freezer holds."""
    return milestones.total(state, seat, "freezer")


class Freezer(Gather[State], tag="freezer"):
    """Owners of freezers say of each of their goods how many they keep (rules 10).

    A freezer holds goods of one sort.
    """

    kind = "freezer"
    hides_answered = False

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """The room of the freezer and the goods that it may hold (rules 10)."""
        return {"room": room(state, seat), "goods": [Ref("good", good) for good in keepable(state, seat)]}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """For one good after the other, how many are kept, most first."""
        if not chosen:
            return (links.verb("keep"),)
        stock = list(keepable(state, seat).items())
        good, there = stock[len(chosen) - 1]
        kept = _kept(chosen[1:])
        sorts = state.rules.goods
        # Some goods share a freezer with nothing else: what was kept first bars the other sort (expansion 4.5).
        barred = any(n and sorts[other].kept != sorts[good].kept for other, n in kept.items())
        most = 0 if barred else min(there, room(state, seat) - sum(kept.values()))
        more = len(chosen) < len(stock)
        # Down to nothing: fewer may be kept than possible, as a sale at a loss cannot be refused (rules Q34).
        return [links.thing("amount", f"{good}-{n}", more) for n in range(most, -1, -1)]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """What was kept comes out; all else is thrown away."""
        # Everybody, not only those asked: without a freezer all goods go.
        for seat in play.state.order:
            action = answers.get(seat)
            keep = _kept(action.args) if action else {}
            if any(keep.values()):
                play.emit(events.GoodsKept(seat=seat, goods={good: n for good, n in keep.items() if n}))
            throw_away(play, seat, keep)
        play.done()


def kept_by_preferences(state: State, seat: Seat, preferences: Sequence[str]) -> dict[str, int]:
    """As much of a chain's goods as its freezer holds, those wished for first, in the order of the notation."""
    there, sorts = keepable(state, seat), state.rules.goods
    kept = dict.fromkeys(there, 0)
    for good in (
        *(preference for preference in dict.fromkeys(preferences) if preference in there),
        *(g for g in there if g not in preferences),
    ):
        if all(sorts[other].kept == sorts[good].kept for other, n in kept.items() if n):
            kept[good] = min(there[good], room(state, seat) - sum(kept.values()))
    return kept


def _kept(amounts: Sequence[str]) -> dict[str, int]:
    split = (amount.rpartition("-") for amount in amounts)
    return {good: int(n) for good, _, n in split}


def throw_away(play: Play[State], seat: Seat, keep: Mapping[str, int]) -> None:
    """All goods but those kept are lost; throwing food or drink away is a milestone."""
    state = play.state
    chain = state.chains[seat]
    if not chain.goods:
        return
    thrown = {good: n - keep.get(good, 0) for good, n in chain.goods.items() if n > keep.get(good, 0)}
    chain.goods = {good: n for good, n in keep.items() if n}
    if thrown:
        play.emit(events.GoodsThrown(seat=seat, goods=thrown))
    # Some goods are neither, so throwing only those away earns nothing (expansion 2).
    edible = sum(n for good, n in thrown.items() if state.rules.goods[good].kind in ("food", "drink"))
    if edible and not chain.bankrupt:
        milestones.report(play, seat, "thrown_away", edible)


def go_home(play: Play[State]) -> None:
    """7.3: cards come back to hand, and restaurants that were coming soon open; those of bankrupt chains do not."""
    state = play.state
    for seat in state.order:
        chain = state.chains[seat]
        for card in cards(chain.work):
            add(chain.hand, card)
        chain.work = {}
    closed = {r.seat for r in state.city.restaurants if not r.open}
    opening = tuple(sorted(seat for seat in closed if seat in state.order and not state.chains[seat].bankrupt))
    if opening:
        # Rules 10.3: only now, so that a restaurant that was coming soon has not served at dinner.
        state.city = state.city.opened(opening)
        play.emit(events.RestaurantsOpened(seats=opening))
    # What the reserve cards have voted for holds from the next turn on (rules 7.4).
    state.bank.slots = state.bank.next_slots


def leave(play: Play[State]) -> None:
    """7.6: bankrupt chains are out, with what they were still building; the last one left wins."""
    state = play.state
    for seat in state.order[:]:
        chain = state.chains[seat]
        if chain.bankrupt:
            _hand_back(state, seat, chain)
            state.order.remove(seat)
            play.emit(events.ChainLeft(seat=seat))
            _tell_what_never_opens(play, seat)
    # Rules 7.5: if all but one are out the last one wins; if all, nobody does.
    if len(state.order) <= 1:
        end(play, "last" if state.order else "nobody")


def _hand_back(state: State, seat: Seat, chain: Chain) -> None:
    for card in [*cards(chain.hand), *cards(chain.work), *state.busy(seat)]:
        add(state.supply, card)
    # Its campaigns run on, but nobody is left to whom a marketeer could return (rules Q32).
    for campaign in list(state.campaigns):
        if campaign.seat == seat:
            payday.forget_marketeer(state, campaign.number)
    chain.hand, chain.work, chain.goods = {}, {}, {}
    chain.out = True


def _tell_what_never_opens(play: Play[State], seat: Seat) -> None:
    """The restaurants of a chain that have not opened yet stay in the way, as all of its do (rules 7.5)."""
    closed = [restaurant for restaurant in play.state.city.owned(seat) if not restaurant.open]
    if closed:
        play.emit(events.RestaurantsGivenUp(seat=seat, closed=tuple(name_of(r.square) for r in closed)))


def ending_with_dinner(state: State) -> str:
    """Why the game ends with this dinner, if it does: the bank's last break, or a limit of turns agreed before, which
    ends it in the same way (rules Q25)."""
    if state.bank.ended:
        return "bank"
    limit = state.variant.turn_limit
    # The rules know no last turn: a game in which nobody sells would go on for ever (rules 2a).
    return "limit" if limit and state.turn >= limit else ""


def closing_time(play: Play[State]) -> None:
    """After phase 4: the end, if this dinner was the last one."""
    why = ending_with_dinner(play.state)
    if why:
        end(play, why)


def end(play: Play[State], why: str) -> None:
    """The game is over."""
    state = play.state
    state.ending = why
    play.emit(events.GameOver(seats=tuple(ranking(state)[0]) if why != "nobody" else (), why=why))
    play.over()


def ranking(state: State) -> list[tuple[Seat, ...]]:
    """The chains, richest first; of equals the earlier in the order; bankrupt ones behind, those out before last.

    Where nobody is left, all share a game that nobody wins.
    """
    solvent = [seat for seat in state.order if not state.chains[seat].bankrupt]
    # A stable sort: equals stay in the order of business, which breaks the tie (rules 7.4).
    places = [(seat,) for seat in sorted(solvent, key=lambda seat: -state.chains[seat].cash)]
    # Bankrupt in the very dinner that ends the game: behind all others (rules Q33).
    ruined = tuple(seat for seat in state.seats if state.chains[seat].bankrupt and not state.chains[seat].out)
    out = tuple(seat for seat in state.seats if state.chains[seat].out)
    return [*places, *(group for group in (ruined, out) if group)]
