"""Bots. They see a view, never a state, and answer with a legal action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Protocol

from games.kernel import legality
from games.kernel.chance import Chance
from games.kernel.title import Stop, Title, unhurried
from games.kernel.values import Action, Seat

_CONSIDERED = 400
_SAMPLES = 3
_LOOKS_AT = 40
_ERRS_ONCE_IN = 2
_SMALL = 0.12
"""A small mistake costs at most so much of the chance of winning, as the title's odds judge it."""


class AiPlayer(Protocol):
    """One way to play any title."""

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """A legal action for a seat that owes a decision, from what it may know; `chance` is the player's own."""
        ...


class RandomPlayer:
    """Chooses every link with equal chance."""

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """A random legal action."""
        return legality.random_action(title, title.determinize(view, chance), seat, chance)


def ways_on(
    title: Title[Any, Any], view: Any, seat: Seat, chance: Chance, stop: Stop = unhurried, *, plans: bool = True
) -> list[Action]:
    """What a player who looks ahead weighs: the title's own plan alone where it has one, else what is legal."""
    planned = title.ai.look_ahead(title, view, seat, chance, stop) if plans else None
    if planned is not None:
        return [planned]
    return list(islice(legality.actions(title, title.determinize(view, chance), seat), _CONSIDERED))


class NormalPlayer:
    """Takes the title's advice; without one tries every action on imagined states and keeps what is valued most."""

    def __init__(self, considered: int = _CONSIDERED, samples: int = _SAMPLES, *, by_odds: bool = False) -> None:
        """`by_odds`: values are the title's odds of winning, not its evaluation."""
        self._considered = considered
        self._samples = samples
        self._by_odds = by_odds

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """The advised action, or that of the highest mean value over a few imagined outcomes; the first wins ties."""
        state = title.determinize(view, chance)
        decision = legality.decision_of(title, state, seat)
        advised = title.ai.advise(view, decision) if decision else None
        if advised is not None:
            return advised
        offered = list(islice(legality.actions(title, state, seat), self._considered))
        return offered[0] if len(offered) == 1 else self.ranked(title, view, seat, offered, chance)[0]

    def ranked(
        self, title: Title[Any, Any], view: Any, seat: Seat, offered: Sequence[Action], chance: Chance
    ) -> list[Action]:
        """The offered actions, the most valued first; equals stay in the order offered."""
        values = self.values(title, view, seat, offered, chance)
        return sorted(offered, key=values.__getitem__, reverse=True)

    def values(
        self, title: Title[Any, Any], view: Any, seat: Seat, offered: Sequence[Action], chance: Chance
    ) -> dict[Action, float]:
        """What each of the offered actions is worth on average over a few imagined states."""
        imagined = [title.determinize(view, chance) for _ in range(self._samples)]
        return {action: self._value(title, imagined, seat, action, chance) for action in offered}

    def _value(self, title: Title[Any, Any], imagined: list[Any], seat: Seat, action: Action, chance: Chance) -> float:
        value = title.ai.odds if self._by_odds else title.ai.evaluate
        total = 0.0
        drew = True
        for tried, state in enumerate(imagined):
            # No luck was in it: one sample represents the others.
            if not drew:
                return total / tried
            after = title.copy(state)
            before = chance.position
            title.perform(after, seat, action, chance)
            drew = chance.position != before
            total += value(title.view(after, seat), seat)
        return total / len(imagined)


class EasyPlayer:
    """Plays as the Normal player does, but errs now and then: for somebody's first game.

    A mistake is small and never senseless: the same kind of action as the Normal player's, done to another thing, and
    hardly worse by the title's own odds.
    """

    def __init__(self) -> None:
        self._normal = NormalPlayer()
        self._looks = NormalPlayer(samples=1, by_odds=True)

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """The Normal action, or the worst of those that are only a little worse."""
        usual = self._normal.choose(title, view, seat, chance)
        # Safe verbs are left alone: the odds do not see how grave a mistake would be there.
        if chance.below(_ERRS_ONCE_IN, "err") or usual.verb in title.ai.safe_verbs:
            return usual
        state = title.determinize(view, chance)
        # Picked by chance, as actions that are offered one after another are much alike.
        others = {legality.random_action(title, state, seat, chance): None for _ in range(_LOOKS_AT)}
        likely = [action for action in others if action.verb == usual.verb and action != usual]
        values = self._looks.values(title, view, seat, [usual, *likely], chance)
        # Nothing as good as the usual action, as that would be no mistake; nothing much worse, as that would be
        # senseless.
        small = [action for action in likely if values[usual] - _SMALL <= values[action] < values[usual]]
        return min(small, key=values.__getitem__) if small else usual


class HardPlayer:
    """Thinks as another player does about every other decision, and plays as Normal does at the rest.

    Where the other's answers belong together, it plays by what the title says of the way between.
    """

    def __init__(self, other: AiPlayer) -> None:
        self._other = other
        self._normal = NormalPlayer()

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """The action of either, or that between."""
        between = title.ai.look_ahead_hard(title, view, seat, chance)
        # A title's answers that belong together would be spoilt by playing some of them as Normal does.
        if between is not None:
            return between
        thinking: AiPlayer = self._normal if chance.below(2, "think") else self._other
        return thinking.choose(title, view, seat, chance)
