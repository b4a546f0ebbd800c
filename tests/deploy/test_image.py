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
import yaml

from tests.deploy.image import ROOT, STOP_SECONDS, Run, at_port, image, run
from tests.lengths import long_form

NOBODY = 65534
CLOSED = [path for path in Path(sys.executable).resolve().parents if not path.stat().st_mode & 0o001]
open_to_all = pytest.mark.skipif(os.getuid() == 0 and bool(CLOSED), reason=f"other accounts may not enter {CLOSED}")
"""Root runs the host by another account, which needs the interpreter."""


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


@pytest.fixture
def tree(place: Path) -> Iterator[Path]:
    """The packages, sealed."""
    tree = sealed_copy(place)
    yield tree
    for path in (tree, *tree.rglob("*")):
        path.chmod(0o755)


def start(place: Path, tree: Path, command: list[str], user: int | None) -> Run:
    """Run the host as the image does, in a home whose one folder belongs to whom it did before."""
    one, home = image(), place / "home"
    environment, health = at_port(one, free_port())
    mine = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONPATH": str(tree), "FOOD_COURT_SANDBOX_PORT": "0"}
    before = files(place)
    went = run(
        [*command, sys.executable, "-m", "bot", *one.command[1:]], health, user, cwd=home, env=environment | mine
    )
    assert files(place) == before
    return went


@open_to_all
def test_the_image_is_healthy_writes_only_to_its_volume_and_stops_in_time(place: Path, tree: Path) -> None:
    data = place / "home" / Path(image().volume).name
    data.mkdir(parents=True)
    root = os.getuid() == 0
    if root:
        os.chown(data, NOBODY, NOBODY)
    went = start(place, tree, [], NOBODY if root else None)
    assert went.status == 0 and went.stopping_seconds < STOP_SECONDS
    assert (data / "sandbox.sqlite3").exists()


@open_to_all
@pytest.mark.skipif(os.getuid() != 0 or shutil.which("setpriv") is None, reason="root and setpriv are needed")
@long_form
def test_where_the_volume_is_roots_the_host_gets_it_and_runs_by_its_own_account(place: Path, tree: Path) -> None:
    data = place / "home" / Path(image().volume).name
    data.mkdir(parents=True)
    *entry, program = image().giving_the_volume
    assert program == image().command[0]
    here = {"food-court:": "nobody:", "reuid=food-court": "reuid=nobody", "regid=food-court": "regid=nogroup"}
    for there, account in here.items():
        entry = [part.replace(there, account) for part in entry]
    went = start(place, tree, entry, None)
    assert went.status == 0 and went.stopping_seconds < STOP_SECONDS
    assert {path.stat().st_uid for path in (data, data / "sandbox.sqlite3")} == {NOBODY}


def test_the_image_runs_the_command_of_the_wheel_by_an_account_that_is_not_root() -> None:
    one = image()
    assert one.command == ["food-court", "run"]
    assert one.user == "food-court"


def test_what_is_published_and_what_compose_builds_is_that_image() -> None:
    released = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))["jobs"]["image"]["steps"]
    built = [step["with"]["target"] for step in released if "build-push" in step.get("uses", "")]
    for name in ("compose.yaml", "compose.postgres.yaml"):
        services = yaml.safe_load((ROOT / name).read_text("utf-8"))["services"].values()
        built += [service["build"]["target"] for service in services if "build" in service]
    assert built == ["host"] * 4
