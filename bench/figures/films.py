"""Replay files: processor time, size and memory for a film and a page of a game of some hundred steps.

Everything is made in one process, so that its processor time and memory can be measured.
"""

from __future__ import annotations

import asyncio
import lzma
import resource
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from bench.figures import Figure, at_most
from bot.replays.exporter import ReplayExporter
from bot.replays.game_log import GameLog, of_file
from bot.tables import archive
from renderers.titles import TITLES

P = ParamSpec("P")
R = TypeVar("R")

GAMES = Path(__file__).parents[2] / "tests" / "data" / "games"
STEPS = 400
"""Times are scaled to a game with this many steps."""
DISCORD = 10 * 2**20
MOST_SECONDS = 60.0
MOST_MEMORY = 700.0


class _Saved(Struct):
    """A saved game: its table file, without the other fields, which are not needed here."""

    file: archive.TableFile


class _Here:
    """Replaces the worker process: runs everything in this process, so that its processor time can be measured."""

    async def call(self, do: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return do(*args, **kwargs)

    def close(self) -> None:
        return


def rows() -> Iterator[Figure]:
    """Yield the figures of each title for its longest saved game of at most `STEPS` steps."""
    for title in TITLES:
        story = _longest(GAMES / title)
        shop = ReplayExporter()
        shop.apart = _Here()  # type: ignore[assignment]
        steps = len(story.moments)
        made: dict[str, Callable[[], Coroutine[Any, Any, Any]]] = {
            "a film": lambda shop=shop, story=story: shop.film(story, "webp", DISCORD, _nothing),  # type: ignore[misc]
            "a page": lambda shop=shop, story=story: shop.page(story, DISCORD, _nothing),  # type: ignore[misc]
            "how it went": lambda shop=shop, story=story: shop.course(story, _nothing),  # type: ignore[misc]
        }
        for what, make in made.items():
            began = time.process_time()
            data = asyncio.run(_await(make))
            seconds = (time.process_time() - began) * (1 if what == "a film" else max(1.0, STEPS / steps))
            yield at_most(f"{what} of {title}, {steps} steps, processor time for {STEPS}", seconds, MOST_SECONDS, "s")
            if isinstance(data, bytes):
                yield at_most(f"its size, {what} of {title}", len(data) / 2**20, DISCORD / 2**20, "MB")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    yield at_most("memory of the process that made them all", memory, MOST_MEMORY, "MB")


async def _await(make: Callable[[], Coroutine[Any, Any, R]]) -> R:
    return await make()


def _longest(folder: Path) -> GameLog:
    """Return the longest saved game of a title that has at most `STEPS` steps."""
    saved = [msgspec.json.decode(lzma.decompress(path.read_bytes()), type=_Saved) for path in folder.glob("*.json.xz")]
    fitting = [one.file for one in saved if len(one.file.moves) <= STEPS]
    return of_file(max(fitting, key=lambda file: len(file.moves)), "en", None)


def _nothing(_: float) -> None:
    """Ignore the progress, which nobody watches here."""
