"""Any text typed as an action is parsed or refused in words, with little processor time."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import thread_time
from typing import Any

import pytest

from bot.discord.panel.notation import LONGEST
from bot.discord.panel.typed_decision import TypedDecision
from bot.store import SeatRow, TableRow
from bot.tables import Table
from games.kernel import Action, Game, InputError, NotUnderstood, Seat
from renderers.titles import TITLES
from renderers.words import Words
from tests.discord.positions import kind_of, positions
from tests.discord.processor import allowed
from tests.lengths import amount

EN, DE = Words("en"), Words("de")


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """Turn garbage collection off during the measurement."""
    gc.disable()
    yield
    gc.enable()


def at(game: Game[Any, Any], seat: Seat, words: Words) -> TypedDecision:
    """Return the position at which a seat's text is parsed."""
    row = TableRow(
        "crab42", game.title.info.id, 1, 2, 11, "running", game.seats, "{}", None, None, 1, 1, "", 0, False, 0, 0
    )
    seats = tuple(SeatRow("crab42", one, 11 + one, f"Player {one}", "human") for one in range(game.seats))
    return TypedDecision.of(Table(row, seats, game), 11 + seat, words)


def hostile(action: Action) -> Iterator[str]:
    """Return texts that are no action, most of them of the maximum length."""
    one = " ".join(action.args)
    yield f"{action} {action}"
    yield f"{action} x"
    yield f"{action.verb} {one} {one} {one}"
    for many in ("a ", "1 ", "ab cd ef gh ij kl mn op qr st uv wx yz ", f"{one} " if one else "y"):
        yield f"{action.verb} {many * LONGEST}"[:LONGEST]
    yield "x" * LONGEST
    yield "~" + "A" * (LONGEST - 1)
    yield f"{action.verb} ~/w {'1' * 99}"
    yield "\0 \u202e ² ½ ١ " + "e\u0301" * 20


WAYS: dict[str, Callable[[TypedDecision, str, str], object]] = {
    "sent as an action": lambda position, _, text: position.read([text]),
    "sent as an argument": lambda position, verb, text: position.read([verb, text]),
    "typed as an action": lambda position, _, text: position.next_links(text),
    "typed as an argument": lambda position, verb, text: position.argument(verb, [], text),
    "typed as the last argument": lambda position, verb, text: position.next_links(text, (verb,)),
    "given before an argument": lambda position, verb, text: position.argument(verb, [text], "a"),
}
"""How a text comes in."""


@pytest.mark.parametrize("title_id", TITLES)
def test_hostile_text_is_refused_in_words_and_within_the_time_of_a_handler(title_id: str) -> None:
    asked = {kind_of(game, seat): (game, seat, action) for game, seat, action in positions(title_id, amount(6, 40), 7)}
    slowest = (0.0, "", "", "")
    for kind, (game, seat, action) in asked.items():
        for text in hostile(action):
            for name, way in WAYS.items():
                position = at(game, seat, DE)
                began = thread_time()
                with suppress(InputError):
                    way(position, action.verb, text)
                slowest = max(slowest, (thread_time() - began, kind, name, text))
    assert slowest[0] <= allowed(), slowest


@pytest.mark.parametrize("title_id", TITLES)
def test_what_is_longer_than_an_action_is_refused_unread(title_id: str) -> None:
    ((game, seat, action),) = positions(title_id, 1)
    for text in ("fire " + "a " * 3000, f"{action} {action} " * 1000):
        with pytest.raises(NotUnderstood) as refused:
            at(game, seat, EN).read([text])
        assert refused.value.reason.id == "notation-too-long"
        with pytest.raises(NotUnderstood):
            at(game, seat, EN).next_links(text)
