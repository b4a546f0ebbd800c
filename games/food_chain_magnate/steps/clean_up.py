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
    """Ask owners of a freezer with suitable goods what to keep; all other goods are thrown away (7.1)."""
    state = play.state
    asked = [seat for seat in state.order if not state.chains[seat].bankrupt and keepable(state, seat)]
    play.call(Freezer(asked))


def keepable(state: State, seat: Seat) -> dict[str, int]:
    """Return the goods that a chain may keep: with a freezer, those that can be kept at all."""
    if not state.chains[seat].goods or not room(state, seat):
        return {}
    goods = state.rules.goods
    return {
        good: state.chains[seat].goods[good] for good in goods if good in state.chains[seat].goods and goods[good].kept
    }


def room(state: State, seat: Seat) -> int:
    """Return the capacity of a chain's freezer."""
    return milestones.total(state, seat, "freezer")


class Freezer(Gather[State], tag="freezer"):
    """Owners of freezers decide for each of their goods how many they keep (rules 10).

    A freezer holds goods of one sort.
    """

    kind = "freezer"
    hides_answered = False

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the room of the freezer and the goods that it may hold (rules 10)."""
        return {"room": room(state, seat), "goods": [Ref("good", good) for good in keepable(state, seat)]}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer, for one good after the other, how many to keep, most first."""
        if not chosen:
            return (links.verb("keep"),)
        stock = list(keepable(state, seat).items())
        good, there = stock[len(chosen) - 1]
        kept = _kept(chosen[1:])
        sorts = state.rules.goods
        # Some goods share a freezer with nothing else: what was kept first excludes the other sort (expansion 4.5).
        barred = any(n and sorts[other].kept != sorts[good].kept for other, n in kept.items())
        most = 0 if barred else min(there, room(state, seat) - sum(kept.values()))
        more = len(chosen) < len(stock)
        # Down to nothing: fewer may be kept than possible, as a sale at a loss cannot be refused (rules Q34).
        return [links.thing("amount", f"{good}-{n}", more) for n in range(most, -1, -1)]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Reveal what is kept; everything else is thrown away."""
        # For everybody, not only those asked: without a freezer all goods go.
        for seat in play.state.order:
            action = answers.get(seat)
            keep = _kept(action.args) if action else {}
            if any(keep.values()):
                play.emit(events.GoodsKept(seat=seat, goods={good: n for good, n in keep.items() if n}))
            throw_away(play, seat, keep)
        play.done()


def kept_by_preferences(state: State, seat: Seat, preferences: Sequence[str]) -> dict[str, int]:
    """Return as many goods as the freezer holds, preferred ones first, in the order of the notation."""
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
    """Throw away all goods but those kept; throwing food or drink away earns a milestone."""
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
    """Return cards to hand and open restaurants that were coming soon, except of bankrupt chains (7.3)."""
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
    # The vote of the reserve cards applies from the next turn on (rules 7.4).
    state.bank.slots = state.bank.next_slots


def leave(play: Play[State]) -> None:
    """Remove bankrupt chains and their unfinished restaurants; the last one left wins (7.6)."""
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
    # Its campaigns continue, but no marketeer can return to it (rules Q32).
    for campaign in list(state.campaigns):
        if campaign.seat == seat:
            payday.forget_marketeer(state, campaign.number)
    chain.hand, chain.work, chain.goods = {}, {}, {}
    chain.out = True


def _tell_what_never_opens(play: Play[State], seat: Seat) -> None:
    """Report the restaurants of a chain that never open; they stay in the way, like all of its (rules 7.5)."""
    closed = [restaurant for restaurant in play.state.city.owned(seat) if not restaurant.open]
    if closed:
        play.emit(events.RestaurantsGivenUp(seat=seat, closed=tuple(name_of(r.square) for r in closed)))


def ending_with_dinner(state: State) -> str:
    """Return why the game ends with this dinner, if so: the bank's last break, or the agreed limit of turns, which
    ends it in the same way (rules Q25)."""
    if state.bank.ended:
        return "bank"
    limit = state.variant.turn_limit
    # The rules have no last turn: a game in which nobody sells would never end (rules 2a).
    return "limit" if limit and state.turn >= limit else ""


def closing_time(play: Play[State]) -> None:
    """End the game after phase 4, if this dinner was the last one."""
    why = ending_with_dinner(play.state)
    if why:
        end(play, why)


def end(play: Play[State], why: str) -> None:
    """End the game."""
    state = play.state
    state.ending = why
    play.emit(events.GameOver(seats=tuple(ranking(state)[0]) if why != "nobody" else (), why=why))
    play.over()


def ranking(state: State) -> list[tuple[Seat, ...]]:
    """Rank the chains, richest first; of equals the earlier in the order; bankrupt ones behind, those out before last.

    If nobody is left, all share a game without a winner.
    """
    solvent = [seat for seat in state.order if not state.chains[seat].bankrupt]
    # A stable sort: equals keep the order of business, which breaks the tie (rules 7.4).
    places = [(seat,) for seat in sorted(solvent, key=lambda seat: -state.chains[seat].cash)]
    # Bankrupt in the last dinner of the game: behind all others (rules Q33).
    ruined = tuple(seat for seat in state.seats if state.chains[seat].bankrupt and not state.chains[seat].out)
    out = tuple(seat for seat in state.seats if state.chains[seat].out)
    return [*places, *(group for group in (ruined, out) if group)]
