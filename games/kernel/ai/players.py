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
"""The most that a small mistake costs of the chance of winning, by the title's odds."""


class AiPlayer(Protocol):
    """One way to play any title."""

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return a legal action for a seat that owes a decision, from what it may know; `chance` is the player's."""
        ...


class RandomPlayer:
    """Chooses every link with equal chance."""

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return a random legal action."""
        return legality.random_action(title, title.determinize(view, chance), seat, chance)


def ways_on(
    title: Title[Any, Any], view: Any, seat: Seat, chance: Chance, stop: Stop = unhurried, *, plans: bool = True
) -> list[Action]:
    """Return a searching player's candidates: the title's own plan alone if it has one, else the legal actions."""
    planned = title.ai.look_ahead(title, view, seat, chance, stop) if plans else None
    if planned is not None:
        return [planned]
    return list(islice(legality.actions(title, title.determinize(view, chance), seat), _CONSIDERED))


class NormalPlayer:
    """Takes the title's advice; without one tries every action on sampled states and keeps the best."""

    def __init__(self, considered: int = _CONSIDERED, samples: int = _SAMPLES, *, by_odds: bool = False) -> None:
        """Set `by_odds` to use the title's odds of winning as values, not its evaluation."""
        self._considered = considered
        self._samples = samples
        self._by_odds = by_odds

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the advised action, or that of the highest mean value over sampled outcomes; the first wins ties."""
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
        """Return the offered actions, best first; equals stay in the order offered."""
        values = self.values(title, view, seat, offered, chance)
        return sorted(offered, key=values.__getitem__, reverse=True)

    def values(
        self, title: Title[Any, Any], view: Any, seat: Seat, offered: Sequence[Action], chance: Chance
    ) -> dict[Action, float]:
        """Return the average value of each offered action over a few sampled states."""
        imagined = [title.determinize(view, chance) for _ in range(self._samples)]
        return {action: self._value(title, imagined, seat, action, chance) for action in offered}

    def _value(self, title: Title[Any, Any], imagined: list[Any], seat: Seat, action: Action, chance: Chance) -> float:
        value = title.ai.odds if self._by_odds else title.ai.evaluate
        total = 0.0
        drew = True
        for tried, state in enumerate(imagined):
            # No luck was involved: one sample represents the others.
            if not drew:
                return total / tried
            after = title.copy(state)
            before = chance.position
            title.perform(after, seat, action, chance)
            drew = chance.position != before
            total += value(title.view(after, seat), seat)
        return total / len(imagined)


class EasyPlayer:
    """Plays like the Normal player, but errs now and then: for somebody's first game.

    A mistake is small and never senseless: the same kind of action as the Normal player's, done to another thing, and
    hardly worse by the title's own odds.
    """

    def __init__(self) -> None:
        self._normal = NormalPlayer()
        self._looks = NormalPlayer(samples=1, by_odds=True)

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the Normal action, or the worst of those that are only a little worse."""
        usual = self._normal.choose(title, view, seat, chance)
        # Safe verbs are left alone: the odds do not see how grave a mistake would be there.
        if chance.below(_ERRS_ONCE_IN, "err") or usual.verb in title.ai.safe_verbs:
            return usual
        state = title.determinize(view, chance)
        # Picked at random, as consecutive offers are much alike.
        others = {legality.random_action(title, state, seat, chance): None for _ in range(_LOOKS_AT)}
        likely = [action for action in others if action.verb == usual.verb and action != usual]
        values = self._looks.values(title, view, seat, [usual, *likely], chance)
        # Nothing as good as the usual action, as that would be no mistake; nothing much worse, as that would be
        # senseless.
        small = [action for action in likely if values[usual] - _SMALL <= values[action] < values[usual]]
        return min(small, key=values.__getitem__) if small else usual


class HardPlayer:
    """Searches like another player on every other decision, and plays like Normal on the rest.

    If the other's answers belong together, it plays the title's `look_ahead_hard`.
    """

    def __init__(self, other: AiPlayer) -> None:
        self._other = other
        self._normal = NormalPlayer()

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the action of either, or the title's own Hard answer."""
        between = title.ai.look_ahead_hard(title, view, seat, chance)
        # Answers that belong together would be spoilt by playing some of them like Normal.
        if between is not None:
            return between
        thinking: AiPlayer = self._normal if chance.below(2, "think") else self._other
        return thinking.choose(title, view, seat, chance)
