"""Commands for authors of titles (conformance, contact sheets of pictures) and for translators (missing sentences)."""

from __future__ import annotations

from pathlib import Path

import bot.app  # noqa: F401  # features bring their words
from bot.cli import pictures as panel_pictures
from bot.cli.arguments import complain, say
from bot.conformance import DEMANDS, rules_demands
from games.kernel.registry import title
from games.kernel.testing.fuzz import FuzzReport, main_report
from renderers.kit.sheet import contact_sheet
from renderers.registry import situations
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from renderers.words.catalogue import State, state
from renderers.words.sources import ENGLISH


def fuzz(title_id: str, games: int, seed: int, save: Path, *, every: int = 25, table: bool = False) -> int:
    """Play games of all kinds of players and check what must always hold; findings are saved for a test to load.

    Return 1 where something is wrong, or where something was never seen that was there to be seen in many games. With
    `table`, say how often everything was seen.
    """
    chosen = TITLES if title_id == "all" else (title_id,)
    return 1 if sum([_fuzz_problems(each, games, seed, save, every, table=table) for each in chosen]) else 0


def _fuzz_problems(title_id: str, games: int, seed: int, save: Path, every: int = 25, *, table: bool = False) -> int:
    """Fuzz one title, say every line of progress, and return how many problems were found."""

    def keep(name: str, content: bytes) -> None:
        save.mkdir(parents=True, exist_ok=True)
        (save / name).write_bytes(content)
        say(f"saved {save / name}")

    progress = main_report(title(title_id), games, seed, keep, every)
    # A generator's result, here the report, is lost in a `for` loop.
    while True:
        try:
            say(next(progress))
        except StopIteration as end:
            report: FuzzReport = end.value
            break
    if table:
        say(f"{title_id}: what was seen, the rarest first", *report.table())
    return len(report.findings) + len(report.unseen())


def conform(title_id: str, games: int | None = None, save: Path = Path("out/fuzz")) -> int:
    """Check a title (or all) for conformance; print every problem. Return 1 if there is any."""
    wrong = 0
    for each in TITLES if title_id == "all" else (title_id,):
        for demand in DEMANDS:
            if demand is rules_demands.fuzz and games is not None:
                problems, count = [], _fuzz_problems(each, games, 0, save)
            else:
                problems = list(dict.fromkeys(demand(title(each))))
                count = len(problems)
            wrong += count
            say(f"{each}: {demand.__name__}: {'NOT KEPT' if count else 'kept'}", *(f"  {one}" for one in problems))
    say(
        "All that is demanded is kept."
        if not wrong
        else f"{wrong} to mend; docs/adding-a-title.md tells what is asked."
    )
    return 1 if wrong else 0


def pictures(title_id: str, out: Path) -> int:
    """Draw every picture of a title in several situations, with a contact sheet of them, and one of its panels.

    Fails if a kind of decision is missing among the panels.
    """
    out.mkdir(parents=True, exist_ok=True)
    complete = True
    for each in TITLES if title_id == "all" else (title_id,):
        drawn = situations(each).pictures(Words("en"))
        for name, picture in drawn:
            (out / f"{each}-{name.replace(' ', '-')}{Path(picture.filename).suffix}").write_bytes(picture.data)
        sheet = out / f"{each}.png"
        sheet.write_bytes(contact_sheet(drawn, 5))
        say(f"{sheet}: {len(drawn)} pictures")
        panels, shown = out / f"{each}-panels.png", panel_pictures.screens(each, Words("en"))
        panels.write_bytes(panel_pictures.sheet(shown))
        missing = panel_pictures.kinds(each) - {kind for kind, _ in shown}
        complete &= not missing
        say(f"{panels}: {len(shown)} kinds of decisions" + "".join(f"; MISSING: {kind}" for kind in sorted(missing)))
    return 0 if complete else 1


def words(locale: str | None) -> int:
    """Print missing and outdated messages of one language (None: of every one). Return 1 if there are any.

    Return 2 if there is no such language.
    """
    if locale is not None and locale not in LOCALES:
        complain(
            f"There is no language {locale}; there are {', '.join(LOCALES)}.",
            f"To begin it, copy every folder words/{ENGLISH} under renderers/ to words/{locale}, and translate.",
        )
        return 2
    states = {one: state(one) for one in ([locale] if locale else LOCALES)}
    for one, found in states.items():
        say(*_lines_of(one, found))
    return 0 if all(found.done for found in states.values()) else 1


def _lines_of(locale: str, found: State) -> list[str]:
    if found.done:
        return [f"{locale}: complete"]
    parts = {
        "lacks": found.missing,
        "has, though English no longer does": found.stale,
        "uses other arguments than English": found.different,
        "cannot be read by Fluent": found.unread,
    }
    lines = []
    for what, listed in parts.items():
        if listed:
            lines += [f"{locale}: {what} ({len(listed)})", *(f"  {line}" for line in listed)]
    return lines
