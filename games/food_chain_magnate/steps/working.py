"""Phase 3 (rules 6): the working days, one chain after the other, each a turn that its owner may undo until it ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import field

from games.food_chain_magnate import events
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.rules.registry import State
from games.kernel import Action, Choice, Chosen, Decision, Ref, Say, Seat
from games.kernel.flow import Play, Step

_NEXT, _DONE = Choice("next", "verb"), Choice("done", "verb")


def nine_to_five(play: Play[State]) -> None:
    """Begin phase 3: a working day for every chain in the order of business."""
    for chain in play.state.chains:
        # Counted for the turn: payday needs the number of hires for its discount (rules 6.1).
        chain.hires = 0
    play.call(Working(play.state.order[:]))


class Working(Step[State], tag="working"):
    """The chains whose working day is still to come (rules 6)."""

    queue: list[Seat]

    def copy(self) -> Working:
        """Return an independent copy."""
        return Working(self.queue[:])

    def waits(self, state: State) -> bool:
        """Return False: nobody decides between two working days."""
        return False

    def run(self, play: Play[State]) -> None:
        """Begin the working day of the next chain (rules 6), or end the phase."""
        if not self.queue:
            play.done()
            return
        seat = self.queue.pop(0)
        play.state.tick += 1
        play.emit(events.WorkBegan(seat=seat))
        play.call(NineToFive(Workday.of(play.state, seat)))


class NineToFive(Step[State], tag="nine_to_five"):
    """A chain's working day: sub-steps in their order, those without anything to do skipped (rules 6).

    `done` ends it.
    """

    workday: Workday = field(name="shift")
    """Saved games keep the name it had when they began."""
    job: str = ""
    """The sub-step; `end` when all are over."""
    ready: bool = False

    def copy(self) -> NineToFive:
        """Return an independent copy."""
        return NineToFive(self.workday.copy(), self.job, self.ready)

    def waits(self, state: State) -> bool:
        """Return whether everything without anything to do was skipped."""
        return self.ready

    def decisions(self, state: State) -> Sequence[Decision]:
        """Let the chain continue working, or end its day if nothing is left to do."""
        if not self.ready:
            return ()
        job = self.job.replace(".", "-")
        about: dict[str, str | int | Ref | list[Ref]] = {"job": Ref("job", job), "cards": self.todo(state)}
        if self.job == "end":  # ended by the host: to change the day, undo it
            return (Decision(self.workday.seat, "work_end", about),)
        return (Decision(self.workday.seat, "work", about, auto=False),)

    def todo(self, state: State) -> list[Ref]:
        """Return the cards that may still act in this sub-step, each as often as it may."""
        if self.job == "end":
            return []
        left = state.rules.jobs[self.job].todo(state, self.workday)
        return [Ref("card", card) for card, n in left.items() for _ in range(n)]

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return what the sub-step offers, continuing to the next one, or the end of the day."""
        if self.job == "end":
            return (_DONE,)
        job = state.rules.jobs[self.job]
        return job.choices(state, self.workday, chosen) if chosen else [*job.offers(state, self.workday), _NEXT, _DONE]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Carry out an action of the sub-step; `next` and `done` forfeit what is left."""
        if action.verb == "done":
            play.emit(events.WorkEnded(seat=seat))
            play.done()
            return
        # `run` checks again what is possible, also after steps that the action pushes on top of this one.
        self.ready = False
        if action.verb == "next":
            self._begin_next_job(play.state)
        else:
            play.state.rules.jobs[self.job].take(play, self.workday, action)

    def _begin_next_job(self, state: State) -> None:
        self.job = state.rules.jobs.after(self.job) or "end"

    def run(self, play: Play[State]) -> None:
        """Skip sub-steps without anything to do (rules 6.1 to 6.6)."""
        state, workday = play.state, self.workday
        for key, job in state.rules.jobs.since(self.job) if self.job != "end" else ():
            if job.offers(state, workday):
                self.job = key
                break
        else:
            self.job = "end"
        self.ready = True

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link, or the refusal of a verb of another sub-step."""
        rules = state.rules
        verb = chosen[0] if chosen else link
        if self.job != "end" and verb in rules.jobs[self.job].verbs:
            return rules.jobs[self.job].why_not(state, self.workday, chosen, link)
        if verb == "next":
            return no("next-at-end")
        other = next((key for key in rules.jobs.names() if verb in rules.jobs[key].verbs), None)
        if other is None:
            return None
        over = self.job == "end" or other < self.job
        job = Ref("job", other.replace(".", "-"))
        return no("job-over" if over else "job-later", verb=Ref("verb", verb), job=job)


def day_of(state: State) -> NineToFive | None:
    """Return the current working day, even below a step that asks something in between; None in other phases."""
    return next((step for step in reversed(state.stack) if isinstance(step, NineToFive)), None)


def whose_day(state: State) -> Seat | None:
    """Return the chain whose working day it is; None in all other phases and when the game is over."""
    day = day_of(state)
    return day.workday.seat if day else None
