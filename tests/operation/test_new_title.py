"""`new-title` writes a small complete title, in a separate package or into the project's tree, or says why it
cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from bot.cli import new_title
from bot.cli.main import main
from bot.cli.new_title import absolute
from games.kernel.registry import BUILT_IN
from tests.lengths import amount, few, long_form

ROOT = Path(__file__).parents[2]
NAMES = ("pie", "pancake_stand", "a_very_long_title_indeed")
"""The shortest, a usual one, the longest: lines must fit and be formatted."""


def written(name: str, folder: Path, *flags: str) -> Path:
    """A new title below a folder."""
    assert main(["new-title", name, "--into", str(folder), *flags]) == 0
    return folder / name


def ruff(folder: Path, *arguments: str) -> str:
    """Return ruff's output for a folder; '' if there is no problem."""
    command = [sys.executable, "-m", "ruff", *arguments, "--no-cache", "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("name", NAMES[: amount(1, 3)])
def test_a_new_title_has_the_style_of_the_house_whatever_its_name(name: str, tmp_path: Path) -> None:
    top = written(name, tmp_path)
    assert (ruff(top, "check"), ruff(top, "format", "--check")) == ("", "")


EDITABLE = "import sys; from setuptools.build_meta import build_editable; print(build_editable(sys.argv[1]))"
"""The hook of the build backend that `pip install --editable .` calls."""


@pytest.fixture
def beside_the_host(tmp_path: Path) -> Path:
    """The Python of an environment in which the host is installed editable, from a copy, with the libraries."""
    tree, venv = tmp_path / "host", tmp_path / "venv"
    for package in ("bot", "games", "renderers", "sandbox"):
        shutil.copytree(ROOT / package, tree / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / file, tree / file)
    subprocess.run([sys.executable, "-c", EDITABLE, str(tmp_path)], cwd=tree, capture_output=True, check=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    python = venv / "bin" / "python"
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site, libraries = (
        Path(subprocess.run([each, "-c", asked], capture_output=True, text=True, check=True).stdout.strip())
        for each in (str(python), sys.executable)
    )
    (wheel,) = tmp_path.glob("*.whl")
    shutil.unpack_archive(wheel, site, "zip")
    (site / "libraries.pth").write_text(f"{libraries}\n", "utf-8")
    return python


@long_form
def test_a_new_title_is_typed_strictly_beside_an_editable_host(beside_the_host: Path, tmp_path: Path) -> None:
    top = written("pancake_stand", tmp_path)
    flags = ["--strict", "--cache-dir", str(tmp_path / "cache"), "--python-executable", str(beside_the_host)]
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    command = [sys.executable, "-m", "mypy", *flags]
    done = subprocess.run(command, cwd=top, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_template_keeps_its_name(tmp_path: Path) -> None:
    top = written("pancake_stand", tmp_path)
    texts = {path.relative_to(top): path.read_text("utf-8") for path in top.rglob("*") if path.is_file()}
    assert len(texts) == len(new_title.template_files())
    left = ("soup_stall", "soup-stall", "Soup Stall", "SoupStall")
    assert [str(path) for path, text in texts.items() if any(one in f"{path}{text}" for one in left)] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Pancakes", "small letters and single underscores"),
        ("pan-cakes", "small letters and single underscores"),
        ("2pancakes", "small letters and single underscores"),
        ("_pan", "small letters and single underscores"),
        ("../pan", "small letters and single underscores"),
        ("pan\n", "small letters and single underscores"),
        ("", "small letters and single underscores"),
        ("class", "small letters and single underscores"),
        ("x" * 5_000, "too short or too long"),
        ("pi", "too short or too long"),
        ("foodies", "There is a title foodies already."),
        ("table", "table is a word of the host"),
        ("privacy", "privacy is a word of the host"),
        ("play", "play is a word of the host"),
        ("json", "There is a Python module json already"),
        ("renderers", "There is a Python module renderers already"),
    ],
)
@pytest.mark.parametrize("flags", [(), ("--built-in",)], ids=["package", "built-in"])
def test_a_name_that_cannot_be_is_answered_by_why_and_nothing_is_written(
    name: str, said: str, flags: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-title", name, "--into", str(tmp_path), *flags]) == 2
    told = capsys.readouterr().err
    assert said in told and len(told) < 250
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pancake_stand").mkdir()
    (tmp_path / "pancake_stand" / "mine.py").write_text("", "utf-8")
    assert main(["new-title", "pancake_stand", "--into", str(tmp_path)]) == 2
    assert "exists already; nothing is overwritten" in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["pancake_stand", "mine.py"]


def test_a_folder_that_cannot_be_written_is_named_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert main(["new-title", "pancake_stand", "--into", str(tmp_path / "file")]) == 2
    assert "Not a directory" in capsys.readouterr().err


def test_the_house_is_only_where_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-title", "pancake_stand", "--built-in", "--into", str(tmp_path)]) == 2
    assert "--built-in writes into the project's own tree" in capsys.readouterr().err
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    assert main(["new-title", "pancake_stand", "--built-in", "--into", str(tmp_path)]) == 2
    assert "is not the project's: it does not say" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["pyproject.toml"]


def built_in_tree(folder: Path) -> Path:
    """The files of the host that name its titles, and the rooms that a title imports."""
    for room in ("games/kernel", "renderers/kit", "renderers/words"):
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "mkdocs.yml", "bot/__init__.py", "games/__init__.py", "renderers/__init__.py"):
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


@pytest.mark.parametrize("name", few(["abundance", *NAMES]))
def test_in_the_house_a_title_is_in_its_style_and_named_beside_the_others(name: str, tmp_path: Path) -> None:
    written(name, built_in_tree(tmp_path), "--built-in")
    assert (ruff(tmp_path, "check"), ruff(tmp_path, "format", "--check")) == ("", "")
    project = (tmp_path / "pyproject.toml").read_text("utf-8")
    assert project.count(f"{BUILT_IN[-1]} | {name}") == 2
    assert f'    "{name}",\n)' in (tmp_path / "games" / "kernel" / "registry.py").read_text("utf-8")
    assert f"titles/{name}.md" in (tmp_path / "mkdocs.yml").read_text("utf-8")
    made = {path.parts[-2] for path in tmp_path.rglob(name) if path.is_dir()}
    assert made == {"games", "renderers"}


def test_a_second_title_follows_the_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written("pancake_stand", built_in_tree(tmp_path), "--built-in")
    assert main(["new-title", "pancake_stand", "--built-in", "--into", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err


SOURCE = """\
from __future__ import annotations

from msgspec import Struct

from games.kernel import Chance
from renderers.kit.picture import (
    Picture,
)

from ..rules.view import View
from .board import drawn

X = 1
"""


@pytest.mark.parametrize("home", ["games.apple", "games.zebra", "aaa.rules", "zzz.rules"])
def test_imports_between_rooms_stand_where_their_names_belong(home: str) -> None:
    made = absolute(SOURCE, {"rules": home}).splitlines()
    imported = [line.split()[1] for line in made if line.startswith("from ")]
    first = [module for module in imported if module.startswith(("games", "renderers", home))]
    assert first == sorted([f"{home}.view", "games.kernel", "renderers.kit.picture"])
    assert [made[made.index("X = 1") - 1], made[made.index("from .board import drawn") - 1]] == ["", ""]
    assert [line for line, then in pairwise(made) if line == then == ""] == []


def test_a_module_that_imports_from_no_other_room_stays_as_it_is() -> None:
    source = "from games.kernel import Chance\n\nfrom .board import drawn\n"
    assert absolute(source, {}) == source
