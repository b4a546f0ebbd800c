"""Game logs for tests, from the saved games; work in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from msgspec import structs

from bot.replays.exporter import ReplayExporter
from bot.replays.game_log import GameLog, of_file
from games.kernel import Seat
from tests.operation import fixtures

P = ParamSpec("P")
R = TypeVar("R")


class Here:
    """Replaces the worker process: everything is called in a thread of this one."""

    async def call(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.to_thread(do, *args, **kwargs)

    def close(self) -> None:
        return


def in_process() -> ReplayExporter:
    """Replay files that are made in this process."""
    made = ReplayExporter()
    made.apart = Here()  # type: ignore[assignment]
    return made


def story(
    title: str, name: str = "00", moments: int | None = None, locale: str = "en", viewer: Seat | None = None
) -> GameLog:
    """Return a saved game as a game log; with `moments` only that many, evenly spaced, from the first to the last."""
    whole = of_file(fixtures.load(fixtures.GAMES / title / f"{name}{fixtures.ENDING}").file, locale, viewer)
    if moments is None:
        return whole
    last = len(whole.moments) - 1
    places = sorted({round(n * last / (moments - 1)) for n in range(moments)})
    return structs.replace(whole, moments=tuple(whole.moments[at] for at in places))


def nothing(_: float) -> None:
    """Ignore the progress."""
