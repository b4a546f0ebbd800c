"""The image fits container platforms: another account than root, one folder to write to, healthy, quick to stop."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from socket import create_server

import pytest

from tests.operation.image import ROOT, STOP_SECONDS, at_port, image, run

NOBODY = 65534


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that other accounts can enter, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="image-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def sealed_copy(place: Path) -> Path:
    """The packages of the wheel, which nobody may write to."""
    tree = place / "tree"
    for name in ("bot", "games", "renderers", "sandbox"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*tree.rglob("*"), tree):
        path.chmod(0o555 if path.is_dir() else 0o444)
    return tree


def files(place: Path) -> set[Path]:
    """Return everything in a folder except the data."""
    return {path for path in place.rglob("*") if "data" not in path.relative_to(place).parts}


def free_port() -> int:
    """A port that nobody uses."""
    with create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def test_the_image_is_healthy_writes_only_to_its_volume_and_stops_in_time(place: Path) -> None:
    tree, home, one = sealed_copy(place), place / "home", image()
    data = home / Path(one.volume).name
    data.mkdir(parents=True)
    root = os.getuid() == 0
    if root:
        os.chown(data, NOBODY, NOBODY)
    before = files(place)
    environment, health = at_port(one, free_port())
    mine = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONPATH": str(tree), "FOOD_COURT_SANDBOX_PORT": "0"}
    went = run(
        [sys.executable, "-m", "bot", *one.command[1:]],
        health,
        NOBODY if root else None,
        cwd=home,
        env=environment | mine,
    )
    assert went.status == 0 and went.stopping_seconds < STOP_SECONDS
    assert files(place) == before
    assert (data / "sandbox.sqlite3").exists()
    for path in (tree, *tree.rglob("*")):
        path.chmod(0o755)


def test_the_image_runs_the_command_of_the_wheel_by_an_account_that_is_not_root() -> None:
    one = image()
    assert one.command == ["food-court", "run"]
    assert one.user == "food-court"
