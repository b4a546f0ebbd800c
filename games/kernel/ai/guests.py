"""Bots that others write: one class with one method, which chooses link by link from a view in plain JSON.

A package names its class in the entry point group `food_court.ai`; then developers' commands know it by that name. The
same class plays at a table over HTTP.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from games.kernel import legality
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.title import Title
from games.kernel.values import Action, Choice, Chosen, Seat

GROUP = "food_court.ai"


class Choices(Struct, frozen=True):
    """What a bot is asked: of which title, for which seat, what kind of decision, and the next link.

    `chosen` are the links so far, the verb first; `offered` is what may come next, one of which is to be chosen.
    """

    title: str
    seat: Seat
    decision: str
    chosen: Chosen
    offered: tuple[Choice, ...]

    def __iter__(self) -> Iterator[str]:
        """The keys of what is offered."""
        return (choice.key for choice in self.offered)


class GuestBot(Protocol):
    """A bot of somebody else. One object plays all games of a process, also several at once."""

    def choose(self, view: dict[str, Any], choices: Choices) -> str:
        """The key of one of the offered choices. `view` is what the seat may know, with the title's own names."""
        ...


class BadAnswer(Exception):
    """A bot has chosen what was not offered; the text says what."""


def action_of(
    bot: GuestBot, view: dict[str, Any], first: Choices, then: Callable[[Chosen], Sequence[Choice]]
) -> Action:
    """The whole action that a bot chooses; `then` gives what is offered after links. Raises BadAnswer."""
    choices = first
    while True:
        key = bot.choose(view, choices)
        chosen = next((choice for choice in choices.offered if choice.key == key), None)
        if chosen is None:
            raise BadAnswer(f"{key!r} is not offered; offered are {', '.join(choices)}")
        links = (*choices.chosen, chosen.key)
        if not chosen.more:
            return Action.of(links)
        choices = msgspec.structs.replace(choices, chosen=links, offered=tuple(then(links)))


class GuestPlayer:
    """A guest as a player among the built-in ones."""

    def __init__(self, bot: GuestBot) -> None:
        self._bot = bot

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """The guest's action. Raises BadAnswer."""
        state = title.determinize(view, chance)
        decision = legality.decision_of(title, state, seat)
        first = Choices(
            title.info.id, seat, decision.kind if decision else "", (), tuple(title.choices(state, seat, ()))
        )
        return action_of(self._bot, plain(view), first, lambda links: title.choices(state, seat, links))


def plain(view: Any) -> dict[str, Any]:
    """A view as JSON has it."""
    found: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
    return found


def view_of(title: Title[Any, Any], given: dict[str, Any]) -> Any:
    """A view that came as JSON, as the title's rules take it. Raises msgspec.ValidationError for anything else."""
    return msgspec.convert(given, _view_type(title), strict=False)


def view_schema(title: Title[Any, Any]) -> dict[str, Any]:
    """The JSON schema of a title's views."""
    return msgspec.json.schema(_view_type(title))


@cache
def _view_type(title: Title[Any, Any]) -> Any:
    if title.view_type is not None:
        return title.view_type
    seats = max(2, title.info.seats[0])
    game, _ = Game.new(title, title.options({}, seats), seats, Chance(bytes(32)))
    return type(game.view(None))


@cache
def points() -> Mapping[str, EntryPoint]:
    """The guests of installed packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def guest(name: str) -> GuestPlayer:
    """The guest with a name, made once. Raises KeyError where there is none."""
    return GuestPlayer(points()[name].load()())
