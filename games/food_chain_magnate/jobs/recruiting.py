"""3.1 Recruit: entry cards from the stock to the beach; from an empty pile only if they are trained at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.jobs.careers import careers, may_own
from games.food_chain_magnate.jobs.training import by_key, lessons_for, report_training, spend
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import CEO, add
from games.kernel import Action, Choice, Chosen, Ref, Say
from games.kernel.flow import Play

_HIRE, _HIRE_BY = "hire", "hire_by"


class Recruiting:
    """`hire CARD`, or `hire CARD TEACHER` for a card beyond an empty entry pile; the usual recruiter does it.

    `hire_by RECRUITER CARD`, with a TEACHER as well, names another recruiter, where that makes a difference.
    """

    verbs = (_HIRE, _HIRE_BY)

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer hiring while actions are left and somebody can be hired."""
        if workday.hires_left(state) <= 0:
            return []
        # One is enough: hire-and-train is looked for only if no pile can be hired from.
        if not (next(_entries(state, workday), None) or _promoted(state, workday)):
            return []
        return [links.verb(verb) for verb in (_HIRE, _HIRE_BY) if verb == _HIRE or _others(state, workday)]

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Offer the recruiter, if relevant; cards, then the teacher of a card hired from an empty pile."""
        if chosen[0] == _HIRE_BY:
            if len(chosen) == 1:
                return [links.card(card, True) for card in _others(state, workday)]
            chosen = chosen[1:]
        if len(chosen) == 1:
            found = [links.card(card) for card in _entries(state, workday)]
            return found + [links.card(card, True) for card in _promoted(state, workday)]
        return [links.card(key) for key in by_key(workday, _promoted(state, workday)[chosen[1]][1:])]

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Move the card to the beach; the third hire of a turn may earn a milestone."""
        state, seat = play.state, workday.seat
        named = action.verb == _HIRE_BY
        recruiter = action.args[0] if named else recruiters(state, workday)[0]
        card, *by = action.args[named:]
        chain, entry, taught = state.chains[seat], card, list[str]()
        if by:
            entry, steps, teachers = _promoted(state, workday)[card]
            taught = spend(state, workday, by_key(workday, (steps, teachers))[by[0]], steps, None, card)
        add(state.supply, card, -1)
        # To the beach: it can be trained this turn and works from the next one on (rules 6.1).
        add(chain.hand, card)
        # For payday; the free trainees of a milestone do not count as hires (rules 6.1).
        chain.hires += 1
        workday.use(recruiter)
        play.emit(events.Hired(seat=seat, card=card, by="".join(by)))
        milestones.report(play, seat, "hired", chain.hires, card=card)
        milestones.report(play, seat, "recruited", card=recruiter)
        if taught:
            report_training(play, seat, entry, card, taught)

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without an action, a filled pile, or an entry card, and a second 1x card."""
        if link == _HIRE_BY and not chosen and workday.hires_left(state) > 0 and not _others(state, workday):
            return no("recruiters-alike")
        if not chosen:
            return no("hires-left") if workday.hires_left(state) <= 0 else no("hires-possible")
        if link not in state.rules.employees:
            return None
        if chosen == (_HIRE_BY,):
            return no("recruiter", card=Ref("card", link))
        chosen = chosen[chosen[0] == _HIRE_BY :]
        if link == CEO:
            return None
        card = Ref("card", link)
        if len(chosen) == 2:
            return no("hire-teacher", card=Ref("card", chosen[1]), teacher=card)
        if not may_own(state, workday.seat, link):
            return no("second-copy", card=card)
        if not state.supply.get(link):
            return no("cards-left", card=card)
        return no("entry-card", card=card)

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the hires left, under the CEO's name."""
        left = workday.hires_left(state)
        return {CEO: left} if left > 0 else {}


def _entries(state: State, workday: Workday) -> Iterator[str]:
    entries = state.rules.entries
    return (card for card in state.supply if card in entries and may_own(state, workday.seat, card))


def recruiters(state: State, workday: Workday) -> list[str]:
    """Return who may still hire today: recruiting girls, then managers and directors, then the CEO (expansion Q-M7)."""
    employees, chain = state.rules.employees, state.chains[workday.seat]
    at_work = sorted(
        (card for card in chain.work if employees[card].do.recruit), key=lambda card: employees[card].do.recruit
    )
    actions = {card: workday.copies(state, card) * employees[card].do.recruit for card in at_work}
    actions[CEO] = employees[CEO].do.recruit
    return [card for card, n in actions.items() if n > workday.used.get(card, 0)] or [CEO]


def _others(state: State, workday: Workday) -> list[str]:
    """Return those who may hire instead of the usual recruiter and would earn other milestones by it; otherwise
    the recruiter does not matter."""
    if "recruited" not in state.rules.heard:
        return []
    usual, *others = [
        (card, milestones.earned_by(state, workday.seat, "recruited", 0, {"card": card}))
        for card in recruiters(state, workday)
    ]
    return [card for card, earned in others if earned != usual[1]]


def _promoted(state: State, workday: Workday) -> dict[str, tuple[str, int, list[int]]]:
    """Return cards reachable by training from an empty entry pile: the entry card, the steps, the teacher."""
    found: dict[str, tuple[str, int, list[int]]] = {}
    most = max(workday.lessons, default=0) if workday.teachers else 0
    if not most:
        return found
    for entry, employee in state.rules.employees.items():
        # With cards on the pile the hire takes one, and its training waits for 3.2 (rules Q26).
        if not employee.entry or state.supply.get(entry):
            continue
        for card, steps in careers(state.rules, entry, sum(workday.lessons)):
            teachers = lessons_for(state, workday, None, steps)
            quicker = card not in found or steps < found[card][1]
            # The entry card is neither in the stock nor ever owned: only the resulting card is (rules 6.1).
            if teachers and quicker and state.supply.get(card) and may_own(state, workday.seat, card):
                found[card] = (entry, steps, teachers)
    return found
