"""Milestones (rules 11): earned by facts, in force forever, closed at the end of the turn for everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.food_chain_magnate import events
from games.food_chain_magnate.data import Effect
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import add
from games.kernel import Seat
from games.kernel.flow import Play


def report(play: Play[State], seat: Seat, trigger: str, amount: int = 0, **facts: str) -> None:
    """Report a fact about a chain: modules react to it, and it earns every available milestone."""
    state = play.state
    if trigger not in state.rules.heard:
        return
    chain = state.chains[seat]
    # Independent of milestones: modules react to the fact itself, whether or not it earns one.
    for react in state.rules.reactions.get(trigger, ()):
        react(play, seat, facts)
    for name in earned_by(state, seat, trigger, amount, facts):
        # With its turn, as some effects begin only in the next one (rules 7.3, 10.1).
        chain.milestones[name] = state.turn
        play.emit(events.MilestoneWon(seat=seat, milestone=name))
        effect = state.rules.milestones[name].do
        _take_gains(play, seat, effect)
        for key in effect.extra:
            for react in state.rules.won.get(key, ()):
                react(play, seat, facts)


def earned_by(state: State, seat: Seat, trigger: str, amount: int, facts: Mapping[str, str]) -> list[str]:
    """Return the available milestones that a fact about a chain earns."""
    # `gone` grows in clean-up only: all who qualify in the same turn earn it, whatever their order (rules 11).
    held, gone = state.chains[seat].milestones, state.gone
    return [
        name
        for name, milestone in state.rules.milestones_by_trigger.get(trigger, ())
        if amount >= milestone.at_least
        and name not in held
        and name not in gone
        and not [key for key, wanted in milestone.where.items() if facts.get(key) not in wanted]
    ]


def _take_gains(play: Play[State], seat: Seat, effect: Effect) -> None:
    state = play.state
    for card, wanted in effect.gain.items():
        # No gift makes a second 1x card (expansion 4.3), and an empty pile gives what is left (rules Q17).
        most = 0 if state.rules.employees[card].one_x and state.owned(seat, card) else wanted
        gained = min(most, state.supply.get(card, 0))
        if gained:
            add(state.supply, card, -gained)
            add(state.chains[seat].hand, card, gained)
            play.emit(events.CardsGained(seat=seat, card=card, count=gained))
    # After the first break the reserve cards are public anyway (rules 7.4).
    if effect.sees_reserve and not state.bank.breaks and any(state.reserve):
        play.emit(events.ReserveSeen(seat=seat, cards=tuple(state.reserve), audience=(seat,)))


def effects(state: State, seat: Seat) -> Sequence[Effect]:
    """Return the effects of a chain's milestones that are in force now."""
    held = state.chains[seat].milestones
    if not held:
        return ()
    known, now = state.rules.milestones, state.turn
    # Some effects begin in a later turn than the milestone, such as the freezer's (rules 10.1).
    return [known[name].do for name, turn in held.items() if turn < now or not known[name].later]


def total(state: State, seat: Seat, effect: str) -> int:
    """Return the sum of one kind of effect of a chain's milestones."""
    return sum(amounts(state, seat, effect)) if state.chains[seat].milestones else 0


def amounts(state: State, seat: Seat, effect: str) -> list[int]:
    """Return how much of one kind of effect, the base game's or a module's, each milestone in force grants a chain."""
    held = state.chains[seat].milestones
    if not held:
        return []
    now = state.turn
    return [n for name, n, later in state.rules.granting(effect) if name in held and (held[name] < now or not later)]


def first_of(state: State, seat: Seat, effect: str) -> int | None:
    """Return the turn in which a chain earned a milestone with an effect of a module; None without one."""
    held = state.chains[seat].milestones
    return next((turn for name, turn in held.items() if effect in state.rules.milestones[name].do.extra), None)


def bans(state: State, seat: Seat) -> set[str]:
    """Return the cards that a chain may not own, from the moment it earned the milestone."""
    held = state.chains[seat].milestones
    if not held:
        return set()
    # At once, unlike the rest of that milestone: a CFO must go in this very payday (rules 8.2).
    return {card for name, card in state.rules.bans if name in held}


def sees_reserve(state: State, seat: Seat) -> bool:
    """Return whether a chain may look at the hidden reserve cards."""
    return any(effect.sees_reserve for effect in effects(state, seat))


def close_earned(play: Play[State]) -> None:
    """Close earned milestones for all others, and those that leave with this turn (phase 7, last)."""
    state = play.state
    held = {name for chain in state.chains for name in chain.milestones}
    leaving = {name for name, turn in state.rules.depleted.items() if turn <= state.turn}
    leaving = (leaving | held).difference(state.gone)
    # In the order of the rules: a set's order differs from run to run, and events are compared on replay.
    closed = [name for name in state.rules.milestones if name in leaving] if leaving else []
    if closed:
        state.gone += closed
        play.emit(events.MilestonesClosed(milestones=tuple(closed)))
