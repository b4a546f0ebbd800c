"""3.2 Train: cards on the beach become better ones. Several steps on a card need one teacher, or a milestone."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.jobs.careers import careers, may_own
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import add
from games.kernel import Action, Choice, Chosen, Ref, Say, Seat
from games.kernel.flow import Play

ALL = "all"
"""The teacher's name where actions of all cards combine."""
AT_WORK = "work-"
"""The prefix of a link that names a pupil at work."""
_TOGETHER = -1


def card_of(pupil: str) -> str:
    """Return the card that a pupil's link names, on the beach or at work."""
    return pupil.removeprefix(AT_WORK)


def combine(state: State, workday: Workday) -> bool:
    """Return whether actions of several training cards may be spent on one employee."""
    return any(effect.combine for effect in milestones.effects(state, workday.seat))


def lessons_for(state: State, workday: Workday, card: str | None, steps: int) -> list[int]:
    """Return the teachers who can give a card on the beach (or, for None, one just hired) that many steps."""
    if combine(state, workday):
        return [_TOGETHER] if sum(workday.lessons) >= steps else []
    return [
        n
        for n, left in enumerate(workday.lessons)
        # A card just hired has no teacher yet, so any may take it.
        if left >= steps and (card is None or _may_teach(state, workday, n, card))
    ]


def _may_teach(state: State, workday: Workday, teacher: int, pupil: str) -> bool:
    """Return whether a copy that nobody else has trained today must be available."""
    # Copies are indistinguishable, so they are counted: a second teacher may not continue with one (rules 6.2).
    others = sum(1 for known, by in workday.trained if known == pupil and by != teacher)
    pile, card = _pile(state, workday, pupil)
    return pile.get(card, 0) > others


def _pile(state: State, workday: Workday, pupil: str) -> tuple[dict[str, int], str]:
    """Return a pupil's location and card: on the beach, or at work where its link says so."""
    chain = state.chains[workday.seat]
    if pupil.startswith(AT_WORK):
        return chain.work, card_of(pupil)
    return chain.hand, pupil


def _trainable(state: State, workday: Workday) -> list[str]:
    """Return the cards on the beach, and those at work if a module lets them be trained."""
    chain = state.chains[workday.seat]
    # Busy marketeers are in neither pile, and are never trained (rules 6.2).
    return [*chain.hand, *(f"{AT_WORK}{card}" for card in chain.work if state.rules.on_the_job)]


def _barred(state: State, workday: Workday, pupil: str, into: str) -> bool:
    """Return whether a card at work may not become another there."""
    if not pupil.startswith(AT_WORK):
        return False
    card = card_of(pupil)
    return not any(may(state, workday.seat, card, into) for may in state.rules.on_the_job)


def by_key(workday: Workday, found: tuple[int, list[int]]) -> dict[str, int]:
    """Return teachers by the key under which they are offered, equivalent ones merged."""
    keys: dict[str, int] = {}
    for teacher in found[1]:
        keys.setdefault(_key(workday, teacher), teacher)
    return keys


def _key(workday: Workday, teacher: int) -> str:
    if teacher == _TOGETHER:
        return ALL
    card, left = workday.teachers[teacher], workday.lessons[teacher]
    full = max(n for n, other in zip(workday.lessons, workday.teachers, strict=True) if other == card)
    return card if left == full else f"{card}-{left}"


def spend(state: State, workday: Workday, teacher: int, steps: int, card: str | None, into: str) -> list[str]:
    """Spend training actions and record who trained what; the copy trained by the same teacher comes first.

    Return the cards that taught.
    """
    if teacher == _TOGETHER:
        taught = []
        # Who taught whom is not recorded: where actions combine, anybody may continue with any card.
        for n in sorted(range(len(workday.lessons)), key=workday.lessons.__getitem__):
            taken = min(steps, workday.lessons[n])
            workday.lessons[n] -= taken
            steps -= taken
            taught += [workday.teachers[n]] * bool(taken)
        return taught
    workday.lessons[teacher] -= steps
    if card is not None and (card, teacher) in workday.trained:
        workday.trained.remove((card, teacher))
    workday.trained.append((into, teacher))
    return [workday.teachers[teacher]]


def report_training(play: Play[State], seat: Seat, card: str, into: str, taught: Sequence[str]) -> None:
    """Report the facts of a training: the result, each step with its teacher, and every teacher's part in it."""
    path = play.state.rules.path(card, into)
    milestones.report(play, seat, "trained", len(path), card=card, into=into, path=" ".join(path), by=" ".join(taught))
    for teacher in dict.fromkeys(taught):
        milestones.report(play, seat, "taught", card=teacher)


def courses(state: State, workday: Workday) -> dict[str, dict[str, tuple[int, list[int]]]]:
    """Return all possible trainings: from a card on the beach into one in the stock, with steps and teacher."""
    found: dict[str, dict[str, tuple[int, list[int]]]] = {}
    if not any(workday.lessons):
        return found
    most = sum(workday.lessons) if combine(state, workday) else max(workday.lessons)
    for pupil in _trainable(state, workday):
        for into, steps in careers(state.rules, _pile(state, workday, pupil)[1], most):
            # Of a training of several steps only the last card must be in the stock (rules 6.2).
            if not state.supply.get(into) or not may_own(state, workday.seat, into):
                continue
            teachers = lessons_for(state, workday, pupil, steps)
            if teachers and not _barred(state, workday, pupil, into):
                found.setdefault(pupil, {})[into] = (steps, teachers)
    return found


class Training:
    """`train CARD INTO TEACHER`."""

    verbs = ("train",)

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer training while somebody can be trained."""
        return [links.verb("train")] if courses(state, workday) else []

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Offer cards on the beach, what they become, and their teachers."""
        found = courses(state, workday)
        if len(chosen) == 1:
            return [links.thing("at_work" if p.startswith(AT_WORK) else "card", p, True) for p in found]
        if len(chosen) == 2:
            return [links.card(into, True) for into in found[chosen[1]]]
        return [links.card(key) for key in by_key(workday, found[chosen[1]][chosen[2]])]

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Return the old card to the stock and put the new one on the beach."""
        state, seat = play.state, workday.seat
        pupil, into, key = action.args
        pile, card = _pile(state, workday, pupil)
        steps, teachers = courses(state, workday)[pupil][into]
        new = into if pupil == card else f"{AT_WORK}{into}"
        taught = spend(state, workday, by_key(workday, (steps, teachers))[key], steps, pupil, new)
        add(pile, card, -1)
        add(state.supply, card)
        add(state.supply, into, -1)
        add(pile, into)
        play.emit(events.Trained(seat=seat, card=card, into=into, by=key))
        report_training(play, seat, card, into, taught)

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without an action, a card on the beach, such a career, a filled pile; a second 1x; too many steps."""
        if not chosen:
            return no("lessons-left") if not sum(workday.lessons) else no("pupil")
        if len(chosen) == 3:
            known = link in state.rules.employees or link == ALL
            return no("teacher", card=Ref("card", chosen[1]), into=Ref("card", chosen[2])) if known else None
        if card_of(link) not in state.rules.employees:
            return None
        return _refused(state, workday, chosen, link)

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the training actions left, by card."""
        left: dict[str, int] = {}
        for card, lessons in zip(workday.teachers, workday.lessons, strict=True):
            if lessons:
                left[card] = left.get(card, 0) + lessons
        return left


def _refused(state: State, workday: Workday, chosen: Chosen, link: str) -> Say:
    card = Ref("card", card_of(link))
    if len(chosen) == 1:
        if link not in _trainable(state, workday):
            return no("on-beach", card=card)
        return no("career-now", card=card)
    known = card_of(chosen[1])
    old = Ref("card", known)
    if link not in state.rules.careers[known]:
        return no("career", card=old, into=card)
    if _barred(state, workday, chosen[1], link):
        return no("colour", card=old, into=card)
    if not may_own(state, workday.seat, link):
        return no("second-copy", card=card)
    if not state.supply.get(link):
        return no("cards-left", card=card)
    return no("training-steps", card=old, into=card, steps=state.rules.careers[known][link])
