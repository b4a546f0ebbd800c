"""What a chain may or must do at once, before the game continues: steps that modules push on top of any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.food_chain_magnate import links
from games.food_chain_magnate.jobs.workday import no
from games.food_chain_magnate.rules.registry import State
from games.kernel import Action, Choice, Chosen, Decision, Ref, Say, Seat
from games.kernel.flow import Play, Step

DECLINE = "decline"


class Aside(Step[State]):
    """An offer to one chain: it chooses, or declines where it may (rules 2a).

    What cannot be done is skipped.
    """

    seat: Seat

    kind: ClassVar[str]
    """The kind of decision."""
    optional: ClassVar[bool] = True

    def copy(self) -> Aside:
        """Return itself, as nothing in it changes."""
        return self

    def verbs(self, state: State) -> Sequence[str]:
        """Return the verbs that are possible now; none if there is nothing to choose."""
        raise NotImplementedError

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """Return the next links after a verb, best first."""
        raise NotImplementedError

    def carry_out(self, play: Play[State], action: Action) -> None:
        """Carry out the choice; the step is over by then."""
        raise NotImplementedError

    def about(self, state: State) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the figures of the prompt."""
        return {}

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """Return the rule that forbids a link after a verb that is possible."""
        raise NotImplementedError

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the chain, if there is anything to decide."""
        return (Decision(self.seat, self.kind, self.about(state), auto=False),) if self.verbs(state) else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the verbs and their next links."""
        if chosen:
            return self.links(state, chosen)
        declining = [links.verb(DECLINE, False)] if self.optional else []
        return [*(links.verb(verb) for verb in self.verbs(state)), *declining]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Carry out or decline the offer."""
        # Popped before it is carried out, so that what is pushed then stays on the stack.
        play.done()
        if action.verb != DECLINE:
            self.carry_out(play, action)

    def run(self, play: Play[State]) -> None:
        """Skip an impossible offer."""
        play.done()

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """Return the step's own reasons; any other verb has to wait for this decision."""
        if chosen:
            return self.refused(state, chosen, link)
        if link == DECLINE:
            return no("must")
        return no("first", verb=Ref("verb", link), now=Ref("verb", self.verbs(state)[0]))
