"""Who plays the fuzzer's games: a seat plays at random, as advised, or now one way and now the other.

Random companies alone seldom get far into a game, and advised ones never do what nobody would advise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import legality
from .chance import Chance
from .game import Game
from .players import GreedyPlayer
from .values import Action, Seat

_FIRST_THOUGHTS = 8
_OF = 8
_SANE = (0, 6, 8)
"""How many of so many decisions a seat takes as advised, by its kind: random, half-greedy, greedy."""
_CONSIDERED = 24
"""So many actions are tried where a title gives no advice; it is played much, not well."""
_THOUGHTFUL = 1_500
"""After so many moves of a game nobody thinks any more, so that one without an end is soon found out."""


class Crowd:
    """The players of one game, each of a kind drawn by chance."""

    def __init__(self, seats: int, dice: Chance) -> None:
        self._dice = dice
        self._sane = [dice.pick(_SANE, "kind of player") for _ in range(seats)]
        self._greedy = GreedyPlayer(considered=_CONSIDERED, samples=1)

    def choose(self, game: Game[Any, Any], done: int) -> tuple[Seat, Action] | None:
        """Any seat that owes answers; now and then one that has answered changes its mind. None at the end."""
        asked = game.decisions()
        owed = [d.seat for d in asked if d.owed]
        if not owed:
            return None
        answered = [d.seat for d in asked if not d.owed]
        again = bool(answered) and self._dice.below(_FIRST_THOUGHTS, "") == 0
        seat = self._one_of(answered if again else owed)
        return seat, self._action(game, seat, done)

    def _action(self, game: Game[Any, Any], seat: Seat, done: int) -> Action:
        if done < _THOUGHTFUL and self._dice.below(_OF, "") < self._sane[seat]:
            return self._greedy.choose(game.title, game.view(seat), seat, self._dice)
        return legality.random_action(game.title, game.state, seat, self._dice)

    def _one_of(self, seats: Sequence[Seat]) -> Seat:
        return seats[0] if len(seats) == 1 else self._dice.pick(seats, "")
