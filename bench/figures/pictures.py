"""Board pictures: time to draw and encode, and size, compared with the fastest PNG encoder available."""

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

from bench.figures import Figure, at_most, for_scale, seconds
from games.kernel import Chance, Game, Title, random_action
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.kit.sprites import CACHE
from renderers.registry import presenter
from renderers.titles import titles
from renderers.warm_up import keep_sprites
from renderers.words import Words

POSITIONS = 40
_FIRST = """
import sys, time
from pathlib import Path
from renderers.warm_up import first_picture, keep_sprites
keep_sprites(Path(sys.argv[1]))
began = time.perf_counter()
first_picture(sys.argv[2])
print((time.perf_counter() - began) * 1e3)
"""
EVERY = 3


def rows() -> Iterator[Figure]:
    """Yield the figures of every title that has a picture."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        keep_sprites(Path(folder))
        for title in titles():
            yield from _of_title(title)
        CACHE.store = None


def _of_title(title: Title[Any, Any]) -> Iterator[Figure]:
    drawn: list[Picture] = []
    scenes = list(_scenes(title))
    for scene in scenes:  # warms up the sprites, as on a host that has been running for a while
        drawn.append(scene())
    times, encoded = list[float](), dict[str, list[float]]()
    for scene in scenes:
        times.append(seconds(scene) * 1e3)
        for encoder, encode in _encoders(drawn[len(times) - 1]).items():
            encoded.setdefault(encoder, []).append(seconds(encode) * 1e3)
    name, size = title.info.id, f"{drawn[-1].width}x{drawn[-1].height}"
    yield for_scale(f"a board picture, {name} ({size}), p50", statistics.median(times), "ms")
    first, kept = _first(name)
    yield for_scale(f"the first picture of the first process, {name}", first, "ms")
    yield at_most(f"the first picture of a later process, {name}", kept, 300, "ms")
    yield at_most(f"its bytes, largest of {len(drawn)}, {name}", max(len(p.data) for p in drawn) / 1000, 200, "KB")
    medians = {encoder: statistics.median(found) for encoder, found in encoded.items()}
    fastest = min(medians, key=medians.__getitem__)
    what = f"a board picture, {name}, against encoding the same alone ({fastest}, {medians[fastest]:.1f} ms)"
    ratios = [whole / alone for whole, alone in zip(times, encoded[fastest], strict=True)]
    yield at_most(what, statistics.median(ratios), 2.5, "x")


def _first(name: str) -> list[float]:
    """Return the milliseconds for the first picture of a process, without and with sprites cached on disk."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        command = (sys.executable, "-c", _FIRST, folder, name)
        runs = [subprocess.run(command, check=True, capture_output=True, text=True) for _ in range(2)]
    return [float(run.stdout) for run in runs]


def _scenes(title: Title[Any, Any]) -> Iterator[Any]:
    """Yield drawing calls for positions sampled every few moves of random games."""
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


def _encoders(picture: Picture) -> dict[str, Callable[[], object]]:
    """Return the available PNG encoders, each ready to encode the same pixels: a lower bound for any drawing."""
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    full = image.convert("RGB")
    found: dict[str, Callable[[], object]] = {
        "a full-colour PNG": lambda: full.save(io.BytesIO(), "PNG", compress_level=1),
        "a palette PNG": lambda: image.save(io.BytesIO(), "PNG", compress_level=1),
    }
    try:
        fpng = import_module("fpng_py")
    except ModuleNotFoundError:
        return found
    raw = full.tobytes()
    return {**found, "fpng": lambda: fpng.fpng_encode_image_to_memory(raw, full.width, full.height, 3, 0)}
