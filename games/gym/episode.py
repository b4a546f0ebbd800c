"""One game played link by link: shared by all environments."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, TypeAlias

from games.gym import encoding
from games.kernel import Action, Chance, Choice, Chosen, Game, Result, Seat, Title

Observation: TypeAlias = dict[str, Any]


class Setting:
    """The setting of a game: the title, its seats and options. Without other options a game of random players ends."""

    def __init__(self, title: Title[Any, Any], seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.title = title
        self.seats = seats or max(2, title.info.seats[0])
        self.options = title.options({**title.testing.unattended, **(options or {})}, self.seats)
        self.longest = title.testing.longest(self.seats)


class Episode:
    """One game of a setting, all of whose draws follow from a number.

    `seat` is the one that chooses its next link now; simultaneous decisions come in turn, and none sees the others'.
    """

    def __init__(self, setting: Setting, number: int) -> None:
        self._setting = setting
        self._seed = sha256(str(number).encode()).digest()
        self.game, _ = Game.new(setting.title, setting.options, setting.seats, Chance(self._seed))
        self.actions = 0
        self.chosen: Chosen = ()
        self.offered: dict[int, Choice] = {}
        self.seat: Seat = 0
        self._seen: tuple[Seat, Any] | None = None
        self._ask()

    def _ask(self) -> None:
        waiting = self.game.waiting()
        self.seat = waiting[0] if waiting else self.seat
        self.offered = encoding.numbered(self.game.choices(self.seat, self.chosen)) if waiting else {}

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return not self.game.waiting()

    @property
    def too_long(self) -> bool:
        """Whether the game was stopped, as it took more actions than any should."""
        return self.actions >= self._setting.longest

    @property
    def kind(self) -> str:
        """The kind of the seat's decision, by the title's name."""
        decision = self.game.decision(self.seat)
        return decision.kind if decision else ""

    def choose(self, number: int) -> None:
        """Choose the next link by its number; a whole action is carried out. Raise ValueError if it is illegal."""
        if number not in self.offered:
            raise ValueError(f"{number} is not offered: the action mask has 1 for {sorted(self.offered)}")
        choice = self.offered[number]
        self.chosen = (*self.chosen, choice.key)
        if choice.more:
            self._ask()
        else:
            self.act(Action.of(self.chosen))

    def act(self, action: Action) -> None:
        """Carry out a whole legal action of the seat that is asked."""
        self.game.act(self.seat, action, self._seed)
        self.actions += 1
        self.chosen = ()
        self._seen = None
        self._ask()

    def observe(self, seat: Seat) -> Observation:
        """Return what a seat may know, as an array, and the numbers it may choose: none while another seat is asked."""
        asked = seat == self.seat and not self.over
        array = encoding.features(self.view(seat), self.kind, self.chosen if asked else ())
        return {"observation": array, "action_mask": encoding.mask(list(self.offered) if asked else [])}

    def view(self, seat: Seat) -> Any:
        """Return what a seat may know; cached between two actions."""
        if self._seen is None or self._seen[0] != seat:
            self._seen = seat, self.game.view(seat)
        return self._seen[1]

    def rewards(self) -> list[float]:
        """Return every seat's reward: 1 in total for the winners, -1 for the others; 0 if nobody or everybody won."""
        result = self.game.result()
        return [0.0] * self._setting.seats if result is None else _shared(self._setting, result)


def _shared(setting: Setting, result: Result) -> list[float]:
    winners = setting.title.winners(result)
    losers = setting.seats - len(winners)
    if winners and not losers and setting.seats > 1:
        return [0.0] * setting.seats
    return [1.0 / len(winners) if seat in winners else -1.0 / losers for seat in range(setting.seats)]
