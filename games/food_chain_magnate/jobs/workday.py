"""The current working day (rules 6): what the cards at work have done, and what they may still do."""

from __future__ import annotations

from msgspec import Struct

from games.food_chain_magnate.state import CEO, AnyState, RulesInForce
from games.kernel import Ref, Say, Seat

Args = str | int | Ref | list[Ref]


class Workday(Struct):
    """What a chain's cards have done today. Teachers are the training cards at work, one entry per card."""

    seat: Seat
    used: dict[str, int]
    """Uses spent, by card."""
    teachers: list[str]
    lessons: list[int]
    """Training actions that each teacher has left."""
    trained: list[tuple[str, int]]
    """Cards on the beach that were trained today, each with the number of its teacher."""
    seconds: list[tuple[str, int]] = []
    """Marketeers who may place another campaign today although they are busy, with the number of their first one."""

    @classmethod
    def of(cls, state: AnyState, seat: Seat) -> Workday:
        """Return a chain's working day at its beginning."""
        rules = state.rules
        lessons = rules.able("train")
        teachers = [
            card
            for card, n in state.chains[seat].work.items()
            if card in lessons
            # A trainer doubled by the night shift is two teachers, not one for two steps of a card (expansion 4.10).
            for _ in range(n * rules.uses(state, seat, card))
        ]
        return cls(seat, {}, teachers, [lessons[card] for card in teachers], [])

    def copy(self) -> Workday:
        """Return an independent copy."""
        return Workday(self.seat, self.used.copy(), self.teachers, self.lessons[:], self.trained[:], self.seconds[:])

    def left(self, state: AnyState, card: str) -> int:
        """Return how often a card may still act today, over all its copies."""
        return self.copies(state, card) - self.used.get(card, 0)

    def copies(self, state: AnyState, card: str) -> int:
        """Return how often a card acts a day, over all its copies at work."""
        # By who is at work now: a marketeer who became busy has left, and has spent no use here.
        at_work = state.chains[self.seat].work.get(card, 0)
        rules: RulesInForce = state.rules
        return at_work * rules.uses(state, self.seat, card)

    def use(self, card: str) -> None:
        """Spend one use of a card."""
        self.used[card] = self.used.get(card, 0) + 1

    def take_second(self, card: str) -> int:
        """Return the campaign to which a busy marketeer adds another one; 0 if none."""
        for second in self.seconds:
            if second[0] == card:
                self.seconds.remove(second)
                return second[1]
        return 0

    def able(self, state: AnyState, ability: str) -> list[str]:
        """Return the cards with an ability that may still act."""
        at_work = state.chains[self.seat].work
        if not at_work:
            return []
        able = state.rules.able(ability)
        return [card for card in at_work if card in able and self.left(state, card) > 0]

    def hires_left(self, state: AnyState) -> int:
        """Return how many people may still be hired today; the CEO hires too."""
        rules: RulesInForce = state.rules
        actions = rules.employees[CEO].do.recruit + state.working(self.seat, "recruit")
        return actions - state.chains[self.seat].hires


def no(reason: str, **args: Args) -> Say:
    """Return a refusal of this title."""
    return Say(f"food_chain_magnate-no-{reason}", args)
