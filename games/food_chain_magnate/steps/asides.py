"""What a chain may do at once, or has to, before the game continues: steps that modules put on top of any other."""

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
    """Something offered to one chain: it chooses, or declines where it may (rules 2a).

    What cannot be done is passed over.
    """

    seat: Seat

    kind: ClassVar[str]
    """The kind of decision."""
    optional: ClassVar[bool] = True

    def copy(self) -> Aside:
        """Nothing in it changes."""
        return self

    def verbs(self, state: State) -> Sequence[str]:
        """The verbs that are possible now; none where there is nothing to choose."""
        raise NotImplementedError

    def links(self, state: State, chosen: Chosen) -> Sequence[Choice]:
        """The next links after a verb, best first."""
        raise NotImplementedError

    def carry_out(self, play: Play[State], action: Action) -> None:
        """What was chosen happens; the step is over by then."""
        raise NotImplementedError

    def about(self, state: State) -> dict[str, str | int | Ref | list[Ref]]:
        """What the prompt tells."""
        return {}

    def refused(self, state: State, chosen: Chosen, link: str) -> Say | None:
        """The rule that forbids a link after a verb that is possible."""
        raise NotImplementedError

    def decisions(self, state: State) -> Sequence[Decision]:
        """The chain decides, if there is anything to decide."""
        return (Decision(self.seat, self.kind, self.about(state), auto=False),) if self.verbs(state) else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """The verbs and what follows them."""
        if chosen:
            return self.links(state, chosen)
        declining = [links.verb(DECLINE, False)] if self.optional else []
        return [*(links.verb(verb) for verb in self.verbs(state)), *declining]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Done, one way or the other."""
        # Over before it is carried out: what that puts on the stack must not be taken off in this step's place.
        play.done()
        if action.verb != DECLINE:
            self.carry_out(play, action)

    def run(self, play: Play[State]) -> None:
        """Nothing can be done: it is passed over."""
        play.done()

    def why_not(self, state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
        """The step's own reasons; any other verb has to wait until this is decided."""
        if chosen:
            return self.refused(state, chosen, link)
        if link == DECLINE:
            return no("must")
        return no("first", verb=Ref("verb", link), now=Ref("verb", self.verbs(state)[0]))
