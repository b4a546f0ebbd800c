"""Who plays the fuzzer's games: a seat plays at random, as advised, now one way and now the other, or is curious.

Random companies alone seldom get far into a game, and advised ones never do what nobody would advise. The curious do what
shows them something that was seldom seen so far; else they play on, mostly as advised.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from . import legality
from .chance import Chance
from .errors import InputError
from .game import Game
from .players import GreedyPlayer
from .title import Title
from .values import Action, Chosen, Seat

_FIRST_THOUGHTS = 8
_OF = 8
_SANE = (0, 6, 8)
"""How many of so many decisions a seat takes as advised, by its kind: random, half-greedy, greedy."""
_CURIOUS = 7
"""As many of a curious seat, where nothing at hand is rare."""
_WAYS, _AS_USUAL, _OWN, _FAR = 6, 3, 6, 24
"""So many ways on the curious try out, some of them from the usual action on: so many own actions far, or of all."""
_CONSIDERED = 24
"""So many actions are tried where a title gives no advice; it is played much, not well."""
_THOUGHTFUL = 1_500
"""After so many moves of a game nobody thinks any more, so that one without an end is soon found out."""


class Rarity:
    """How often everything that is to be seen in a game was seen so far."""

    def __init__(self, sights: Collection[str], times: Callable[[str], int], seldom: int) -> None:
        """`times` tells it of one sight, up to now; what was seen fewer than `seldom` times is rare."""
        self._sights = frozenset(sights)
        self._called: dict[str, list[str]] = {}
        for sight in sights:
            self._called.setdefault(sight.split(" ")[-1], []).append(sight)
        self._times = times
        self.seldom = seldom

    def least(self, seen: Iterable[str]) -> int:
        """How often the rarest of several sights was seen; `seldom` where none of them is to be seen in this game."""
        return min((self._times(sight) for sight in seen if sight in self._sights), default=self.seldom)

    def names(self, link: str) -> bool:
        """Whether something rare is called so, such as a card that seldom was trained."""
        return any(self._times(sight) < self.seldom for sight in self._called.get(link, ()))


class Crowd:
    """The players of one game, each of a kind drawn by chance."""

    def __init__(self, seats: int, dice: Chance, rarity: Rarity | None = None) -> None:
        """`rarity` is what the curious go by; without it there are none."""
        self._dice = dice
        self._rarity = rarity
        kinds = (*_SANE, None) if rarity else _SANE
        drawn = [dice.pick(kinds, "kind of player") for _ in range(seats)]
        self._curious = {seat for seat, sane in enumerate(drawn) if sane is None}
        self._sane = [_CURIOUS if sane is None else sane for sane in drawn]
        self._greedy = GreedyPlayer(considered=_CONSIDERED, samples=1)
        self._ways: dict[Seat, list[Action]] = {}

    def choose(self, game: Game[Any, Any], done: int) -> tuple[Seat, Action] | None:
        """Any seat that owes answers; now and then one that has answered changes its mind. None at the end."""
        asked = game.decisions()
        owed = [d.seat for d in asked if d.owed]
        if not owed:
            return None
        answered = [d.seat for d in asked if not d.owed]
        again = bool(answered) and self._dice.below(_FIRST_THOUGHTS, "") == 0
        seat = self._one_of(answered if again else owed)
        return seat, self._action(game, seat, done, again)

    def _action(self, game: Game[Any, Any], seat: Seat, done: int, again: bool) -> Action:
        thoughtful = done < _THOUGHTFUL
        if thoughtful and self._dice.below(_OF, "") < self._sane[seat]:
            usual = self._greedy.choose(game.title, game.view(seat), seat, self._dice)
        else:
            usual = legality.random_action(game.title, game.state, seat, self._dice)
        looks = thoughtful and not again and seat in self._curious
        return self._rarest(game, seat, usual) if looks else usual

    def _rarest(self, game: Game[Any, Any], seat: Seat, usual: Action) -> Action:
        """The first action of a way on that shows what was seen least; the usual one where none shows anything rare.

        The rest of the way is kept, and gone as long as it is legal.
        """
        assert self._rarity is not None
        if legality.only_action(game.title, game.state, seat):
            return usual
        way = self._ways.pop(seat, [])
        if not way or not _legal(game, seat, way[0]):
            view = game.view(seat)
            way, least = [usual], self._rarity.seldom
            for tried in range(_WAYS):
                begun = [usual] if tried < _AS_USUAL else []
                times, gone = self._tried(game.title, game.title.determinize(view, self._dice), seat, begun)
                if times < least:
                    way, least = gone, times
        self._ways[seat] = way[1:]
        return way[0]

    def _tried(self, title: Title[Any, Any], state: Any, seat: Seat, begun: list[Action]) -> tuple[int, list[Action]]:
        """A random way on: how often its rarest sight was seen, and the seat's own actions on the way there.

        Where several are asked at once, what comes of it shows only after others' moves; else it ends with them.
        """
        assert self._rarity is not None
        least, rarest, gone = self._rarity.seldom, 0, list[Action]()
        together = len(title.decisions(state)) > 1
        for _ in range(_FAR if together else _OWN):
            asked = [decision.seat for decision in title.decisions(state) if decision.owed]
            if not asked or len(gone) == _OWN or not (together or seat in asked):
                break
            if seat not in asked:
                other = legality.random_action(title, state, asked[0], self._dice)
                title.perform(state, asked[0], other, self._dice)
                continue
            gone.append(begun.pop() if begun else self._wished(title, state, seat))
            events = title.perform(state, seat, gone[-1], self._dice)
            times = self._rarity.least(title.seen(state, gone[-1], events))
            if times < least:
                least, rarest = times, len(gone)
        return least, gone[:rarest]

    def _wished(self, title: Title[Any, Any], state: Any, seat: Seat) -> Action:
        """A random legal action that mostly prefers links by whose names something rare is called."""
        assert self._rarity is not None
        chosen: Chosen = ()
        while True:
            offered = title.choices(state, seat, chosen)
            rare = [choice for choice in offered if self._rarity.names(choice.key)] if self._dice.below(4, "") else []
            choice = self._dice.pick(rare or offered, "")
            chosen = (*chosen, choice.key)
            if not choice.more:
                return Action.of(chosen)

    def _one_of(self, seats: Sequence[Seat]) -> Seat:
        return seats[0] if len(seats) == 1 else self._dice.pick(seats, "")


def _legal(game: Game[Any, Any], seat: Seat, action: Action) -> bool:
    try:
        legality.check(game.title, game.state, seat, action)
    except InputError:
        return False
    return True
