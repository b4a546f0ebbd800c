"""A new title by an outside developer: from `new-title` over installation and conformance checks to a finished game."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from msgspec import Struct

from bench.clients import PlayingClients
from bench.figures import Figure, at_most, for_scale
from bench.pressing import about, posted
from bench.soak.hosts import Supervisor
from sandbox.driver import Rig
from sandbox.server import Sandbox

NAME = "pancake_stand"
ROOT = Path(__file__).parents[2]
BAR = 60
"""Seconds within which a developer sees a game of the new title."""


class PlayedGame(Struct):
    """A game of two people in the sandbox: seconds to its first board and to its end, and the posted boards (PNG)."""

    board: float
    end: float
    pictures: list[bytes]


def rows() -> Iterator[Figure]:
    """Measure each step as a developer takes it, on the command line and by pressing buttons."""
    with tempfile.TemporaryDirectory(prefix="bench-") as made:
        folder = Path(made)
        steps: dict[str, Callable[[], object]] = {
            "new-title": lambda: write(folder),
            "its wheel built and installed": lambda: install(folder),
            "held to all that is demanded": lambda: conform(folder),
        }
        total = 0.0
        for what, step in steps.items():
            begun = time.perf_counter()
            step()
            total += time.perf_counter() - begun
            yield for_scale(f"a newcomer's title: {what}", time.perf_counter() - begun, "s")
        played = asyncio.run(play(folder))
        yield for_scale("a newcomer's title: the host started, a first board posted", played.board, "s")
        yield for_scale("a newcomer's title: a whole game of two people", played.end - played.board, "s")
        yield at_most("a newcomer's title, from new-title to played", total + played.end, BAR, "s")


def write(folder: Path, *flags: str, name: str = NAME) -> str:
    """Create the title in a folder; return the output of the command."""
    return command(["-m", "bot", "new-title", name, "--into", str(folder), *flags])


def install(folder: Path, name: str = NAME) -> None:
    """Build the title's wheel and install it into the folder `site` beside it, without network access."""
    pip = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
    wheels = folder / "wheels"
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    command([*pip, "wheel", *offline, "--wheel-dir", str(wheels), str(folder / name)])
    (wheel,) = wheels.glob(f"food_court_{name}-*.whl")
    command([*pip, "install", *offline, "--target", str(site(folder)), str(wheel)])


def conform(folder: Path, name: str = NAME) -> str:
    """Run the conformance checks on the installed title."""
    with found(folder):
        return command(["-m", "bot", "conform", name])


async def play(folder: Path, name: str = NAME) -> PlayedGame:
    """Start the host with the title installed, and let two people play a whole game from what they see."""
    begun = time.perf_counter()
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        supervisor = Supervisor(rig, folder, f"sqlite+aiosqlite:///{folder}/tables.sqlite3")
        clients = PlayingClients(supervisor, rig.tables, name, [rig.person("Ann"), rig.person("Bo")], Random(7))
        try:
            with found(folder):
                await supervisor.open([name])
            await supervisor.start()
            await clients.gather(0)
            await rig.until(lambda: _pictures(rig, clients), within=BAR)
            board = time.perf_counter() - begun
            await asyncio.wait_for(clients.play(lambda: False), BAR)
        finally:
            await supervisor.close()
        assert not clients.frozen, "the title broke while it was played"
        return PlayedGame(board, time.perf_counter() - begun, _pictures(rig, clients))


def _pictures(rig: Rig, clients: PlayingClients) -> list[bytes]:
    return [one.content for shown in posted(rig.tables) for one in shown.pictures if about(shown, clients.table)]


def site(folder: Path) -> Path:
    """Return the folder in which the title is installed."""
    return folder / "site"


@contextmanager
def found(folder: Path, root: Path = ROOT) -> Iterator[None]:
    """Let child processes import this checkout (or another one) and what is installed in the folder."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(site(folder)), str(root)])
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def command(arguments: list[str], folder: Path = ROOT) -> str:
    """Return the output of a Python command; raise AssertionError with the whole output if it fails."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
