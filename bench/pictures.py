"""Board pictures: drawn and encoded, their size, and the encoding against the fastest PNG encoder at hand."""

from __future__ import annotations

import io
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image

from bench.figures import Row, at_most, for_scale, seconds
from bot.discord.picture_cache import keep_sprites
from games.kernel import Chance, Game, Title, random_action
from games.kernel.registry import titles
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.kit.sprites import CACHE
from renderers.registry import presenter
from renderers.words import Words

POSITIONS = 40
_FIRST = """
import sys, time
from pathlib import Path
from bot.discord.picture_cache import first_picture, keep_sprites
from games.kernel.registry import title
keep_sprites(Path(sys.argv[1]))
began = time.perf_counter()
first_picture(title(sys.argv[2]))
print((time.perf_counter() - began) * 1e3)
"""
EVERY = 3
RUNS = 5


def rows() -> Iterator[Row]:
    """The figures of every title that has a picture."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        keep_sprites(Path(folder))
        for title in titles():
            yield from _of_title(title)
        CACHE.store = None


def _of_title(title: Title[Any, Any]) -> Iterator[Row]:
    drawn: list[Picture] = []
    scenes = list(_scenes(title))
    for scene in scenes:  # a host that has been at work for a while has drawn every sprite
        drawn.append(scene())
    times = [seconds(scene) * 1e3 for scene in scenes]
    name, size = title.info.id, f"{drawn[-1].width}x{drawn[-1].height}"
    yield at_most(f"a board picture, {name} ({size}), p50", statistics.median(times), 45, "ms")
    anew, kept = _first(name)
    yield for_scale(f"the first picture of the first process, {name}", anew, "ms")
    yield at_most(f"the first picture of a later process, {name}", kept, 300, "ms")
    yield at_most(f"its bytes, largest of {len(drawn)}, {name}", max(len(p.data) for p in drawn) / 1000, 400, "KB")
    encoder, fastest = _fastest_encoding(drawn[-1])
    what = f"a board picture, {name}, against encoding alone ({encoder}, {fastest:.1f} ms)"
    yield at_most(what, statistics.median(times) / fastest, 2.5, "x")


def _first(name: str) -> list[float]:
    """Milliseconds of the first picture in a process that finds no sprites on disk, and in one that finds them."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        command = (sys.executable, "-c", _FIRST, folder, name)
        runs = [subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(2)]
    return [float(run.stdout) for run in runs]


def _scenes(title: Title[Any, Any]) -> Iterator[Any]:
    """What is to be drawn after every few moves of random games, as calls."""
    shown, words, dice = presenter(title.info.id), Words("en"), Chance(b"dice")
    seats = title.info.seats[0]
    names = tuple(["Ann", "Bo", "Cleo", "Dan", "Eve", "Fay"][:seats])
    made = 0
    while made < POSITIONS:
        game, _ = Game.new(title, title.options({}, seats), seats, Chance(bytes([made])))
        while (waiting := game.waiting()) and made < POSITIONS:
            told: list[Any] = []
            for _ in range(EVERY):
                if waiting := game.waiting():
                    action = random_action(title, game.state, waiting[0], dice)
                    told += game.act(waiting[0], action, bytes([made])).events
            events = tuple(event for event in told if event.known_to(None))
            scene = Scene(names, events=events, waiting=game.awaited(), result=game.result())
            view = game.view(None)
            made += 1
            yield lambda view=view, scene=scene: shown.picture(words, view, scene)


def _fastest_encoding(picture: Picture) -> tuple[str, float]:
    """The name and the milliseconds (median) of the fastest PNG encoder at hand on a picture's pixels."""
    image = Image.open(io.BytesIO(picture.data))
    full = image.convert("RGB")
    encoders: dict[str, Callable[[], object]] = {
        "a full-colour PNG": lambda: full.save(io.BytesIO(), "PNG", compress_level=1),
        "a palette PNG": lambda: image.save(io.BytesIO(), "PNG", compress_level=1),
    }
    try:
        fpng = import_module("fpng_py")
    except ModuleNotFoundError:
        pass
    else:
        raw = full.tobytes()
        encoders["fpng"] = lambda: fpng.fpng_encode_image_to_memory(raw, full.width, full.height, 3, 0)
    times = {name: statistics.median(seconds(encode) * 1e3 for _ in range(RUNS)) for name, encode in encoders.items()}
    fastest = min(times, key=times.__getitem__)
    return fastest, times[fastest]
