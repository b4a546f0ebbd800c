"""External bots: one class with one method, which chooses link by link from a view in plain JSON.

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
    """A bot's question: the title, the seat, the kind of decision, and the next link.

    `chosen` are the links so far, the verb first; `offered` is what may come next, one of which must be chosen.
    """

    title: str
    seat: Seat
    decision: str
    chosen: Chosen
    offered: tuple[Choice, ...]

    def __iter__(self) -> Iterator[str]:
        """Return the keys of the offered choices."""
        return (choice.key for choice in self.offered)


class GuestBot(Protocol):
    """An external bot. One object plays all games of a process, even several at once."""

    def choose(self, view: dict[str, Any], choices: Choices) -> str:
        """Return the key of one of the offered choices. `view` is what the seat may know, in the title's own names."""
        ...


class BadAnswer(Exception):
    """A bot chose what was not offered; the text says what."""


def action_of(
    bot: GuestBot, view: dict[str, Any], first: Choices, then: Callable[[Chosen], Sequence[Choice]]
) -> Action:
    """Return the whole action that a bot chooses; `then` gives the choices after links. Raise BadAnswer."""
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
    """A guest as a player like the built-in ones."""

    def __init__(self, bot: GuestBot) -> None:
        self._bot = bot

    def choose(self, title: Title[Any, Any], view: Any, seat: Seat, chance: Chance) -> Action:
        """Return the guest's action. Raise BadAnswer."""
        state = title.determinize(view, chance)
        decision = legality.decision_of(title, state, seat)
        first = Choices(
            title.info.id, seat, decision.kind if decision else "", (), tuple(title.choices(state, seat, ()))
        )
        return action_of(self._bot, plain(view), first, lambda links: title.choices(state, seat, links))


def plain(view: Any) -> dict[str, Any]:
    """Return a view as JSON data."""
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
    """Return the guests of installed packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def guest(name: str) -> GuestPlayer:
    """Return the guest with a name, built once. Raise KeyError if there is none."""
    return GuestPlayer(points()[name].load()())
