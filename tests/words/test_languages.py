"""A language is a folder: it is found by itself, and translators see what is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.main import main
from renderers import words as package
from renderers.words import LOCALES, Words, catalogue, closest, sources

EGGS = "eggs = { $number } eggs\nham = Ham\nsalt = Salt\n"


def written(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def compared(tmp_path: Path, other: str) -> catalogue.State:
    english = written(tmp_path / "en", "food.ftl", EGGS)
    french = written(tmp_path / "fr", "food.ftl", other)
    ids = [{one.id: one for one in catalogue.messages([path])} for path in (english, french)]
    return catalogue.compared(ids[0], ids[1], catalogue.unread([french]))


def test_english_comes_first_and_the_others_by_name(tmp_path: Path) -> None:
    for name in ("fr", "en", "de"):
        written(tmp_path / name, "food.ftl", EGGS)
    (tmp_path / "__pycache__").mkdir()
    assert sources.found_in(tmp_path) == ("en", "de", "fr")
    assert LOCALES[:2] == ("en", "de")


def test_a_language_lacks_what_only_english_has(tmp_path: Path) -> None:
    found = compared(tmp_path, "eggs = { $number } œufs\nham = Jambon\n")
    assert found.missing == ["food.ftl: salt"]
    assert not found.done and not found.stale and not found.different


def test_what_english_no_longer_has_is_stale(tmp_path: Path) -> None:
    assert compared(tmp_path, EGGS + "pepper = Poivre\n").stale == ["food.ftl: pepper"]


def test_other_arguments_than_in_english_are_named(tmp_path: Path) -> None:
    found = compared(tmp_path, "eggs = { $count } œufs\nham = Jambon\nsalt = Sel\n")
    assert found.different == ["food.ftl: eggs: English has $number, here stands $count"]


@pytest.mark.parametrize(
    "text",
    ["ham =\n    Jambon\n\n    **Gras** ou maigre\n", "ham Jambon\n", "ham = { $what\n"],
    ids=["a paragraph begins with bold", "no equals sign", "an open brace"],
)
def test_what_fluent_cannot_read_is_named_with_its_line(tmp_path: Path, text: str) -> None:
    found = compared(tmp_path, EGGS.replace("ham = Ham\n", "") + text)
    assert [line.split(":")[0] for line in found.unread] == ["food.ftl"]
    assert not found.done


def test_a_language_that_does_not_exist_is_answered_by_how_to_begin_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--missing", "tlh"]) == 2
    told = capsys.readouterr().err
    assert "there are en, de" in told and "words/tlh" in told


FEW = ("kernel.ftl", "tables.ftl", "typed.ftl")
"""The files that are copied of each language: reading them all takes seconds."""
TYPED = """
import renderers.words as w
print(w.LOCALES, w.closest('fr-CA'), w.Words('fr')('kernel-unfinished'))
from bot.tables.clocks import WeeklyHours, Pace, notification_settings, waking_hours, pace
from bot.inbox.settings import _language_choices
from renderers.words.typed import canonical
for locale in ("fr", "en"):
    print(WeeklyHours.read(canonical("Lundi-ven 8-22, mar jamais", waking_hours.WORDS, locale)))
    print(Pace.read(canonical("2 coups par jour", pace.WORDS, locale)))
    print(notification_settings.wait(canonical("3 jours", notification_settings.WAIT_WORDS, locale)))
print([str(one.name) for one in _language_choices()][1:])
from bot.cli.main import main
print(main(["words", "--missing", "de"]), main(["words", "--missing", "fr"]))
"""


def left_out(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__" or (name.endswith(".ftl") and name not in FEW)}


def test_a_copied_folder_is_a_language_in_which_people_type_and_what_it_lacks_is_said(tmp_path: Path) -> None:
    root = Path(package.__file__).parents[2]
    for top in ("bot", "games", "renderers", "sandbox"):
        shutil.copytree(root / top, tmp_path / top, ignore=left_out)
    words = tmp_path / "renderers" / "words"
    shutil.copytree(words / "en", words / "fr")
    (words / "fr" / "tables.ftl").unlink()
    (words / "fr" / "kernel.ftl").write_text("kernel-unfinished = Il en manque.\nkernel-old = Vieux.\n", "utf-8")
    ours = {"mon": "lundi | lun", "tue": "mardi | mar", "fri": "vendredi | ven", "never": "jamais"}
    ours |= {"moves": "coup | coups", "per": "par", "day": "jour | jours"}
    typed = "".join(f"typed-{one} = {listed}\n" for one, listed in ours.items())
    (words / "fr" / "typed.ftl").write_text(typed, "utf-8")
    script = [sys.executable, "-c", TYPED]
    told = subprocess.run(script, cwd=tmp_path, capture_output=True, text=True, check=False)
    read = ["mon 08:00-22:00, tue off, wed-fri 08:00-22:00, sat-sun off", "2/day", "4320"]
    found = ["('en', 'de', 'fr') fr Il en manque.", *read, *read, "['English', 'Deutsch', 'Français']"]
    said = told.stdout.splitlines()
    assert said[:9] == [*found, "de: complete"] and said[-1] == "0 1", told.stderr
    for line in ("tables.ftl: tables-full", "kernel.ftl: kernel-old", "typed.ftl: typed-bot"):
        assert f"  {line}" in said
    assert "  typed.ftl: typed-mon" not in said


def test_a_locale_of_discord_finds_the_nearest_catalogue() -> None:
    assert [closest(one) for one in ("de", "en-GB", "pt-BR", None, "qps")] == ["de", "en", "en", "en", "qps"]
    assert Words("de_AT").locale == "de"
