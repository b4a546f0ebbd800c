"""How long things take, told to whoever listens; nobody does unless metrics are wanted.

A stage is part of the way of a move (`handler`, `rules`, `commit`, `draw`, `deliver`), `what` which kind of it (a
command's name, a title, a kind of message). Neither may ever hold an id of a person or a table, nor anything of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

Listener = Callable[[str, str, float], None]
"""Stage, what, seconds."""

_listeners: list[Listener] = []


def listen(listener: Listener) -> Callable[[], None]:
    """Tell a listener of everything from now on; returns how to stop it."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def tell(stage: str, what: str, seconds: float) -> None:
    """Something has taken so many seconds."""
    for listener in _listeners:
        listener(stage, what, seconds)


@contextmanager
def timed(stage: str, what: str) -> Iterator[None]:
    """Tell how long the block takes, also when it fails."""
    began = perf_counter()
    try:
        yield
    finally:
        tell(stage, what, perf_counter() - began)
