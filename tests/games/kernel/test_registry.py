"""Titles are found through entry points: the host's first, then external ones, which never break the host."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from games.kernel import registry
from games.kernel.errors import TitlesError
from renderers import titles
from renderers.registry import presenter
from tests.lengths import amount

ROOT = Path(__file__).parents[3]
TOY = "tests.games.kernel.toy:TITLE"
NAMED = "import types; {0} = types.SimpleNamespace({1})\n"


def point(name: str, value: str, group: str = registry.TITLE_GROUP) -> EntryPoint:
    return EntryPoint(name, value, group)


def installed(folder: Path, package: str, name: str, *, presenter: bool = True, source: str = "") -> None:
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = ["[food_court.titles]", f"{name} = {package}:TITLE"]
    lines += ["[food_court.presenters]", f"{name} = {package}.shown:PRESENTER"] if presenter else []
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    home = folder / package
    home.mkdir()
    title = f"info=types.SimpleNamespace(id={name!r})"
    (home / "__init__.py").write_text(source or NAMED.format("TITLE", title), "utf-8")
    shown = NAMED.format("PRESENTER", f"title={name!r}")
    (home / "shown.py").write_text(f"import renderers.kit.presenter, renderers.words\n{shown}", "utf-8")
    (home / "words" / "en").mkdir(parents=True)
    (home / "words" / "en" / f"{name}.ftl").write_text(f"{name}-name = Of {package}\n", "utf-8")


def asked(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """A script run where those packages are installed beside the host."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_house_stands_first_in_its_own_order() -> None:
    assert registry.TITLES[: len(registry.BUILT_IN)] == registry.BUILT_IN
    assert [one.info.id for one in registry.titles()] == list(registry.TITLES)
    assert [presenter(one).title for one in titles.TITLES] == list(registry.TITLES)


def test_an_unknown_title_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="waffles"):
        registry.title("waffles")


def test_two_packages_that_bring_one_title_are_named() -> None:
    with pytest.raises(TitlesError, match="The title picnic is brought by one and two: uninstall one of them"):
        both = [point("picnic", "one:TITLE"), point("picnic", "two:TITLE")]
        registry.registered(registry.TITLE_GROUP, "games.{}:TITLE", both)


def test_a_package_cannot_take_the_place_of_a_built_in_title() -> None:
    with pytest.raises(TitlesError, match=r"The title foodies is brought by games\.foodies and one: uninstall one"):
        registry.registered(registry.TITLE_GROUP, "games.{}:TITLE", [point("foodies", "one:TITLE")])


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("picnic", "tests.games.no_such_module:TITLE", "ModuleNotFoundError"),
        ("picnic", TOY.replace("TITLE", "NOTHING"), "AttributeError"),
        ("breakfast", TOY, "registered as breakfast"),
    ],
    ids=["no module", "no object", "another id"],
)
def test_broken_rules_of_a_stranger_are_logged_and_left_out(
    name: str, value: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    known = {**registry.points(), name: point(name, value)}
    assert registry.usable(known, lambda title: str(title.info.id)) == registry.TITLES
    assert why in caplog.text and name in caplog.text


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("tests.games.no_such_module:PRESENTER", "ModuleNotFoundError"),
        ("renderers.foodies:PRESENTER", "registered as picnic, but calls itself foodies"),
        ("", "there is no picnic in the group food_court.presenters"),
    ],
    ids=["no module", "another id", "no presenter"],
)
def test_a_strangers_title_that_cannot_be_shown_is_logged_and_not_offered(
    drawn: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    rules = {**registry.points(), "picnic": point("picnic", TOY)}
    beside = {"picnic": point("picnic", drawn, titles.PRESENTER_GROUP)} if drawn else {}
    assert tuple(titles.drawable(rules, {**titles.presenters(), **beside})) == titles.TITLES
    assert why in caplog.text and "the title picnic" in caplog.text


def test_an_installed_title_comes_after_the_house_with_its_words(tmp_path: Path) -> None:
    for name in ("waffles", "crumble"):
        installed(tmp_path, f"of_{name}", name)
    installed(tmp_path, "of_ashes", "ashes", source="raise RuntimeError('burnt')\n")
    script = (
        "from games.kernel.registry import BUILT_IN; from renderers.titles import TITLES; "
        "from renderers.words import Words; "
        "print(TITLES[len(BUILT_IN):], Words('de')('waffles-name'), sep='|')"
    )
    told = asked(tmp_path, script)
    assert told.stdout == "('crumble', 'waffles')|Of of_waffles\n", told.stderr
    assert "the title ashes of of_ashes is left out: RuntimeError: burnt" in told.stderr


FIRST = ("of_waffles.shown", "renderers.titles", "renderers.words", "renderers.kit.presenter", "bot.conformance")


@pytest.mark.parametrize("first", FIRST[: amount(2, 5)])
def test_a_title_is_found_whatever_of_the_host_is_imported_first(first: str, tmp_path: Path) -> None:
    installed(tmp_path, "of_waffles", "waffles")
    script = f"import {first}; from renderers.words import Words; print(Words('en')('waffles-name'))"
    told = asked(tmp_path, script)
    assert (told.stdout, told.stderr) == ("Of of_waffles\n", "")


def test_the_command_line_names_two_packages_that_clash_without_a_traceback(tmp_path: Path) -> None:
    installed(tmp_path, "of_waffles", "waffles")
    installed(tmp_path, "more_waffles", "waffles")
    told = asked(tmp_path, "import bot.__main__")
    assert told.returncode == 1
    assert told.stderr == "The title waffles is brought by more_waffles and of_waffles: uninstall one of them.\n"
