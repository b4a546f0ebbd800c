"""PRE_ROLL, PRE_COLLECT and PRE_FINE: the reaction windows (section 8.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import field

from games.food_truck_city import cards, links
from games.food_truck_city.state import State
from games.food_truck_city.steps.phase import extra_choices, extras, go_on_after, take_extra
from games.kernel import Action, Chance, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Gather, Play


class Window(Gather[State], tag="window"):
    """A reaction window (section 8.2): everybody with a card says in secret what to play, if nobody before does.

    The answers are revealed together and read in order of priority: the first that is no pass is carried out and all
    are asked again; when all have passed, the window closes. That is the same as asking one after the other, because a
    seat's answer counts only after all before it have passed. `targeted` are the owners of trucks aimed at so far,
    `played` counts the cards and repairs. A seat that has passed to the end of the window, or until its own turn, has
    answered from the start, and may still change its answer.
    """

    when: str = ""
    targeted: list[Seat] = field(default_factory=list)
    played: int = 0

    @classmethod
    def of(cls, state: State, when: str, targeted: Sequence[Seat] = (), played: int = 0) -> Window:
        """Return a window before the roll (`pre_roll`), the income (`pre_collect`) or the fines (`pre_fine`)."""
        # Section 8.2: priority starts with the active player and goes clockwise.
        seats = state.clockwise(state.active)
        asked = [seat for seat in seats if _may_react(state, seat, when)]
        resting: dict[Seat, Chosen | None] = {seat: ("rest",) for seat in asked if seat in state.resting}
        return cls(asked, resting, when, list(targeted), played)

    def copy(self) -> Window:
        """Return an independent copy of the answers."""
        # `targeted` is replaced, never changed, so copies share it.
        return Window(self.asked[:], self.answers.copy(), self.when, self.targeted, self.played)

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask everybody, in secret, until all answers are in; nobody sees who has answered."""
        if len(self.answers) == len(self.asked):
            return ()
        about = self.about(state, state.active)
        answers = self.answers
        # Not `auto`: a single answer given for somebody would reveal the cards in hand (section 4.1).
        return [
            Decision(
                seat,
                self.when,
                about,
                secret=True,
                owed=seat not in answers,
                auto=False,
                hides_answered=True,
                aside=True,
            )
            for seat in self.asked
        ]

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return whose turn it is, what has been played, and the dice once rolled."""
        told: dict[str, str | int | Ref | list[Ref]] = {
            "active": links.ref("seat", str(state.active)),
            "played": self.played,
        }
        if state.food is not None and state.customer is not None:
            told["food"] = links.ref("food", state.food)
            told["customer"] = links.ref("customer", state.customer)
        return told

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer to pass, once or for longer, or to play or repair."""
        if chosen:
            return extra_choices(state, seat, self.when, chosen)
        return [links.VERB["pass"], *extras(state, seat, self.when), links.VERB["pass_all"], links.VERB["rest"]]

    def run(self, play: Play[State]) -> None:
        """Reveal once all have answered, some perhaps long before: the last to act sees passes and plays."""
        if not self.asked:  # as most windows: there is nothing to reveal
            go_on_after(play, self.when)
            return
        # If only the active player was asked, nothing is revealed that it did not know.
        if self.asked != [play.state.active]:
            play.mark_revealed()
        super().run(play)

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Carry out the first answer in order of priority that is no pass; then all are asked again."""
        # Any other answer cancels an earlier rest (section 8.2, item 4).
        rests = [seat for seat, action in answers.items() if action.verb == "rest"]
        if rests or play.state.resting:
            play.state.resting = sorted(rests + [seat for seat in play.state.resting if seat not in answers])
        for seat, action in answers.items():
            if take_extra(play, seat, action):
                target = cards.victim(action.args[1:])
                targeted = self.targeted if target is None else sorted({*self.targeted, target})
                # Section 8.2: after a card nobody counts as having passed, and priority starts again.
                again = Window.of(play.state, self.when, targeted, self.played + 1)
                # Section 8.2, item 4: a pass to the end of the window outlasts the cards played in it.
                again.answers |= {s: _PASS_ALL.links for s in again.asked if answers.get(s) == _PASS_ALL}
                play.next(again)
                return
        go_on_after(play, self.when)

    def drop(self, state: State, leaver: Seat) -> None:
        """Stop waiting for a seat that left; those who aimed at a truck that is no target now are asked again (12)."""
        self.asked = [seat for seat in self.asked if seat != leaver]
        given = self.answers.items()
        self.answers = {s: links for s, links in given if s != leaver and links and self._offers(state, s, links)}

    def _offers(self, state: State, seat: Seat, links: Chosen) -> bool:
        """Return whether an answer given earlier could be given now."""
        return all(
            any(choice.key == link for choice in self.choices(state, seat, links[:n])) for n, link in enumerate(links)
        )

    def imagine(self, state: State, viewer: Seat | None, chance: Chance) -> None:
        """Assume that the others pass if the viewer still owes its answer."""
        if viewer in self.asked and viewer not in self.answers:
            self.answers |= {seat: ("pass",) for seat in self.asked if seat != viewer}


_PASS_ALL = Action("pass_all")


def _may_react(state: State, seat: Seat, when: str) -> bool:
    """Return whether a seat is asked in a window: by the size of its hand, never by the cards in it."""
    if state.hands[seat]:
        return seat == state.active or when != "pre_roll" or state.windows == "full"
    # A repair can be paid with an empty hand, but no longer before the fines (section 4.1).
    return when != "pre_fine" and bool(cards.repairs(state, seat))
