"""Players of the fuzzer's games: a seat plays at random, as advised, alternating between both, or is curious.

Random players alone seldom get far into a game, and advised ones never do what nobody would advise. The curious do
what shows them something seldom seen so far; else they play mostly as advised.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import legality
from games.kernel.ai.players import NormalPlayer
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.testing.coverage_players import CoverageCounts, CoveragePlayer, GoalPlayer
from games.kernel.values import Action, Seat

_FIRST_THOUGHTS = 8
_OF = 8
_SANE = (0, 6, 8)
"""The number of decisions of `_OF` that a seat takes as advised, by its kind: random, half of both, Normal."""
_CURIOUS, _QUESTING = -1, -2
"""The kinds of seats that look for rare goals; if they find nothing, they play as advised."""
_CONSIDERED = 24
"""The number of actions tried if a title gives no advice; it is played much, not well."""
_THOUGHTFUL = 1_500
"""After this many moves of a game all players stop searching, so that an endless one is soon detected."""

GIVE_UP = Action("/give-up")
"""The action of giving up: not a verb of a title, for it is possible at any time."""
_LEAVERS, _PATIENCE = 4, 400
"""In one of this many games somebody gives up, after fewer than this many moves."""


class MixedPlayers:
    """The players of one game, each of a random kind."""

    def __init__(self, seats: int, dice: Chance, rarity: CoverageCounts | None = None) -> None:
        """Set `rarity`, which guides the curious; without it there are none."""
        self._dice = dice
        kinds = (*_SANE, _CURIOUS, _QUESTING) if rarity else _SANE
        drawn = [dice.pick(kinds, "kind of player") for _ in range(seats)]
        self.curious = frozenset(seat for seat, kind in enumerate(drawn) if kind == _CURIOUS)
        """The seats that look for rare goals."""
        self._quests = {
            seat: GoalPlayer(rarity, dice) for seat, kind in enumerate(drawn) if rarity and kind == _QUESTING
        }
        self._sane = [kind if kind in _SANE else _OF for kind in drawn]
        self._normal = NormalPlayer(considered=_CONSIDERED, samples=1)
        self._seeker = CoveragePlayer(rarity, dice) if rarity else None
        self._gives_up = dice.below(_PATIENCE, "") if dice.below(_LEAVERS, "") == 0 else -1

    def choose(self, game: Game[Any, Any], done: int) -> tuple[Seat, Action] | None:
        """Return an action of a seat that owes answers; now and then one that has answered changes it. None at the end.

        In some games somebody gives up.
        """
        asked = game.decisions()
        owed = [d.seat for d in asked if d.owed]
        if not owed:
            return None
        if done == self._gives_up:
            self._gives_up = -1
            return self._one_of(owed), GIVE_UP
        answered = [d.seat for d in asked if not d.owed]
        again = bool(answered) and self._dice.below(_FIRST_THOUGHTS, "") == 0
        seat = self._one_of(answered if again else owed)
        return seat, self._action(game, seat, done, again)

    def _action(self, game: Game[Any, Any], seat: Seat, done: int, again: bool) -> Action:
        thoughtful = done < _THOUGHTFUL
        step = self._quests[seat].choose(game, seat) if thoughtful and seat in self._quests else None
        if step is not None:
            return step
        if thoughtful and self._dice.below(_OF, "") < self._sane[seat]:
            usual = self._normal.choose(game.title, game.view(seat), seat, self._dice)
        else:
            usual = legality.random_action(game.title, game.state, seat, self._dice)
        looks = thoughtful and not again and seat in self.curious
        return self._seeker.choose(game, seat, usual) if looks and self._seeker else usual

    def _one_of(self, seats: Sequence[Seat]) -> Seat:
        return seats[0] if len(seats) == 1 else self._dice.pick(seats, "")
