"""Games of Secret Picnic for tests: new ones, and ones at a chosen position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import Action, Chance, Game, MoveResult, random_action
from tests.games.kernel.toy import TITLE, View
from tests.games.kernel.toy_rules import AnyStep, Bring, State, all_cards, without

SEED = bytes(range(32))
"""The secret seed of every game in these tests."""

PicnicGame = Game[State, View]


def new_game(seats: int = 3, *modules: str, **options: Any) -> PicnicGame:
    """A game at its first decision."""
    return begun(seats, *modules, **options)[0]


def begun(seats: int = 3, *modules: str, **options: Any) -> tuple[PicnicGame, MoveResult]:
    """Return a game at its first decision, with the events and draws of its set-up."""
    return Game.new(TITLE, TITLE.options({**options, "modules": list(modules)}, seats), seats, Chance(SEED))


def picnic(*hands: str, blanket: str = "", step: AnyStep | None = None, modules: tuple[str, ...] = ()) -> PicnicGame:
    """A game with hands and blanket written as words (`"cake wasp"`), at a step; all other cards in the deck."""
    held, lying = [hand.split() for hand in hands], blanket.split()
    deck = without(all_cards(modules), [card for pile in (*held, lying) for card in pile])
    stack: list[AnyStep] = [step or Bring(list(range(len(hands))))]
    state = State(list(modules), 3, held, [[] for _ in hands], deck, [], lying, 0, stack)
    return Game(TITLE, TITLE.options({"modules": list(modules)}, len(hands)), len(hands), state, 0)


def act(game: PicnicGame, seat: int, notation: str) -> MoveResult:
    """Let a seat act, its action written as `bring cake`."""
    return game.act(seat, Action.of(notation.split()), SEED)


def played(game: PicnicGame, seed: bytes = b"players") -> Iterator[MoveResult]:
    """Play random actions to the end, one at a time."""
    dice = Chance(seed)
    while waiting := game.waiting():
        seat = dice.pick(waiting, "who")
        yield game.act(seat, random_action(TITLE, game.state, seat, dice), SEED)


def verbs(game: PicnicGame, seat: int, *chosen: str) -> list[str]:
    """The keys offered to a seat after some links."""
    return [choice.key for choice in game.choices(seat, chosen)]
