"""The view: everything but the order of the deck and the answers not yet revealed (section 6)."""

from __future__ import annotations

from msgspec import Struct

from games.foodies.data import NEIGHBOURS
from games.foodies.state import Court, GameState, State
from games.foodies.steps import AnyStep, Collect, Visit
from games.kernel import Chance, Seat


class View(Struct):
    """The public state as one viewer sees it. `step` is the step in charge with other seats' answers removed.

    `unseen` are the cards of the deck in alphabetical order: its content is deducible, its order hidden.
    """

    viewer: Seat | None
    goal: int
    first: Seat
    active: Seat
    courts: list[Court]
    cultures: list[str]
    market: list[str | None]
    unseen: list[str]
    removed: list[str]
    hired: dict[str, list[Seat]]
    chef_scope: str
    turn: int
    triggered: bool
    step: AnyStep | None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.courts)

    @property
    def rounds(self) -> int:
        """The number of the current round, from 1; after the end that of the last one."""
        # Ended turns are counted, and the game ends with a round: then no round is current any more.
        return self.turn // self.seats + (self.step is not None)


def view_of(state: State, viewer: Seat | None) -> View:
    """Return the state as a viewer (a seat, or None for a spectator) may know it."""
    return View(
        viewer,
        state.goal,
        state.first,
        state.active,
        [court.copy() for court in state.courts],
        list(state.cultures),
        state.market[:],
        # Sorted, so that nothing of the order of the deck leaks.
        sorted(state.deck),
        state.removed[:],
        {chef: by[:] for chef, by in state.hired.items()},
        state.chef_scope,
        state.turn,
        state.triggered,
        _redacted(state.stack[-1], viewer) if state.stack else None,
    )


def _redacted(step: AnyStep, viewer: Seat | None) -> AnyStep:
    # Others' answers go with their keys: that a seat has answered is veiled until all have.
    if isinstance(step, Visit):
        return Visit(step.face, list(step.asked), {s: a for s, a in step.answers.items() if s == viewer})
    if isinstance(step, Collect):
        return Collect(dict(step.asking), {s: a[:] for s, a in step.answers.items() if s == viewer})
    return step.copy()


def determinize(seen: View, chance: Chance) -> State:
    """Return a state consistent with a view: the deck in a drawn order, and drawn flyer answers of the others.

    If the viewer still owes an answer the others' are taken as given, so that its own shows its outcome.
    """
    state: State = GameState(
        seen.goal,
        seen.first,
        [court.copy() for court in seen.courts],
        list(seen.cultures),
        seen.market[:],
        # Its content is deducible; only its order has to be drawn (section 6).
        chance.shuffle(seen.unseen, "deck"),
        seen.removed[:],
        {chef: by[:] for chef, by in seen.hired.items()},
        seen.chef_scope,
        seen.turn,
        seen.triggered,
        [] if seen.step is None else [seen.step.copy()],
    )
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Visit) and seen.viewer in top.asked and seen.viewer not in top.answers:
        for seat in top.asked:
            if seat != seen.viewer:
                top.answers[seat] = chance.pick((top.face, top.face, *NEIGHBOURS[top.face]), "flyer")
    elif isinstance(top, Collect) and seen.viewer in top.asking and seen.viewer not in top.answers:
        for seat in top.asking:
            if seat != seen.viewer:
                top.answers[seat] = _any_answer(top, state, seat, chance)
    return state


def _any_answer(step: Collect, state: State, seat: Seat, chance: Chance) -> list[str]:
    links: list[str] = []
    while True:
        choice = chance.pick(step.choices(state, seat, tuple(links)), "answer")
        links.append(choice.key)
        if not choice.more:
            return links
