"""Commands for authors of titles (conformance, contact sheets of pictures) and for translators (missing sentences).

Draws how panels look on a phone: one screen, 390 pixels wide, for every kind of decision of a title, on one sheet.

This is an approximation of Discord: it shows the layout, the length of texts, and the content of each menu.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
from PIL import Image, ImageDraw

from bot.cli.arguments import complain, say
from bot.conformance import DEMANDS, rules_demands
from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import Item
from bot.discord.panel import panel
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Chance, Decision, Game, Options, OptionsError, Title, next_answer, random_action
from games.kernel.ai.players import NormalPlayer
from games.kernel.registry import title
from games.kernel.testing.fuzz import FuzzReport, main_report, random_options
from renderers.kit.palette import CREAM, INK, MIST, NOW, TABLE, TRAY, TRAY_LINE, WHITE
from renderers.kit.sheet import contact_sheet
from renderers.kit.type import Face, font, line_height, width, wrap
from renderers.registry import presenter, situations
from renderers.titles import TITLES
from renderers.words import LOCALES, Words, message_ids
from renderers.words.catalogue import State, state
from renderers.words.sources import ENGLISH

WIDE, EDGE, GAP, SIZE, SMALL = 390, 12, 8, 15, 13
ROW = 34
OPEN = 4
"""The maximum of a menu's options that are drawn below it."""
MOVES = 260
SEATS = 3
WILD = 5
"""One in this many answers is random."""
WILD_GAMES, WILD_SHARE = 40, 3
"""The number of additional games searched for missing kinds of decisions, and their share of random answers."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")


def screens(title_id: str, words: Words) -> list[tuple[str, Image.Image]]:
    """Return a panel of every kind of decision that occurs in games, by its kind."""
    found: dict[str, Image.Image] = {}
    for game, decision in _decisions(title_id):
        if decision.kind not in found:
            shown = ViewerText(game, presenter(title_id), words, NAMES[: game.seats], decision.seat)
            built = panel.build(shown, game, Press("move", "crab42", 1, decision.seat))
            found[decision.kind] = screen(built)
        if not kinds(title_id) - set(found):
            break
    return list(found.items())


def kinds(title_id: str) -> set[str]:
    """Return the kinds of decisions of a title, by the questions of its catalogue."""
    asks = f"{title_id}-ask-"
    return {one.removeprefix(asks).replace("-", "_") for one in message_ids("en") if one.startswith(asks)}


def sheet(shown: list[tuple[str, Image.Image]], across: int = 4) -> bytes:
    """Draw screens side by side, each below its name."""
    rows = [shown[at : at + across] for at in range(0, len(shown), across)]
    heights = [max(image.height for _, image in row) + ROW for row in rows]
    made = Image.new("RGB", (across * (WIDE + GAP) + GAP, sum(heights) + GAP * len(rows)), CREAM)
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for at, (name, image) in enumerate(row):
            left = GAP + at * (WIDE + GAP)
            ImageDraw.Draw(made).text((left, top + GAP), name, INK, font(Face.BOLD, SIZE))
            made.paste(image, (left, top + ROW))
        top += height + GAP
    out = io.BytesIO()
    made.save(out, "PNG")
    return out.getvalue()


def screen(built: panel.Panel) -> Image.Image:
    """Draw one panel: its text, then its controls as a phone lays them out."""
    long = Image.new("RGB", (WIDE, 4000), TABLE)
    draw, y = ImageDraw.Draw(long), EDGE
    for line in built.content.split("\n"):
        y = _written(draw, line, y)
    for row in sorted({item.row or 0 for item in built.items}):
        y = _row(draw, [item for item in built.items if (item.row or 0) == row], y + GAP)
    return long.crop((0, 0, WIDE, y + EDGE))


def _written(draw: ImageDraw.ImageDraw, line: str, y: int) -> int:
    quiet, strong = line.startswith("-# "), line.startswith("**")
    face, size = (Face.BOLD if strong else Face.TEXT), (SMALL if quiet else SIZE)
    for part in wrap(line.removeprefix("-# ").replace("**", ""), face, size, WIDE - 2 * EDGE, 12):
        draw.text((EDGE, y), part, MIST if quiet else WHITE, font(face, size))
        y += line_height(face, size)
    return y + 2


def _row(draw: ImageDraw.ImageDraw, items: list[Item], y: int) -> int:
    x = EDGE
    for item in items:
        if isinstance(item, discord.ui.Select):
            return _menu(draw, item, y)
        assert isinstance(item, discord.ui.Button)
        label, primary = item.label or "", item.style is discord.ButtonStyle.primary
        room = min(width(label, Face.STRONG, SIZE) + 2 * EDGE, WIDE - 2 * EDGE)
        if x > EDGE and x + room > WIDE - EDGE:
            x, y = EDGE, y + ROW + GAP
        draw.rounded_rectangle((x, y, x + room, y + ROW), 6, NOW if primary else TRAY)
        (text,) = wrap(label, Face.STRONG, SIZE, room - EDGE, 1)
        draw.text((x + EDGE, y + 8), text, INK if primary else WHITE, font(Face.STRONG, SIZE))
        x += room + GAP
    return y + ROW


def _menu(draw: ImageDraw.ImageDraw, menu: discord.ui.Select[Any], y: int) -> int:
    """Draw a closed menu, and below it its first options as in the open menu."""
    picked = [option.label for option in menu.options if option.default]
    room = WIDE - 2 * EDGE
    draw.rounded_rectangle((EDGE, y, WIDE - EDGE, y + ROW), 6, INK, TRAY_LINE)
    (text,) = wrap(", ".join(picked) or menu.placeholder or "", Face.TEXT, SIZE, room - 4 * EDGE, 1)
    draw.text((2 * EDGE, y + 8), text, WHITE if picked else MIST, font(Face.TEXT, SIZE))
    draw.text((WIDE - 3 * EDGE, y + 8), f"{len(menu.options)}", MIST, font(Face.BOLD, SIZE))
    y += ROW + 4
    for option in menu.options[:OPEN]:
        for said, size, ink in ((option.label, SMALL, WHITE), (option.description or "", SMALL - 1, MIST)):
            if said:
                draw.text((3 * EDGE, y), wrap(said, Face.TEXT, size, room - 3 * EDGE, 1)[0], ink, font(Face.TEXT, size))
                y += line_height(Face.TEXT, size)
    return y


def _decisions(title_id: str) -> Iterator[tuple[Game[Any, Any], Decision]]:
    """Yield every decision of a game with mostly sensible moves, then of wilder ones with all modules.

    Between them come constructed ones that games rarely reach (`seldom_asked` of its situations).
    """
    yield from _sensible(title_id)
    built: Callable[[], Iterable[Game[Any, Any]]] = getattr(situations(title_id), "seldom_asked", tuple)
    for game in built():
        yield from ((game, decision) for decision in game.decisions() if decision.owed)
    for number in range(WILD_GAMES):
        yield from _wild(title_id, Chance(b"screens %d" % number))


def _wild(title_id: str, dice: Chance) -> Iterator[tuple[Game[Any, Any], Decision]]:
    """Yield every decision of a game with as many modules as fit, in which a player leaves: rare questions occur
    there.
    """
    found, wise = title(title_id), NormalPlayer(10, 1)
    low, high = found.info.seats
    seats = low + dice.below(high - low + 1, "")
    game = Game.new(found, _all_modules(found, seats, dice), seats, dice)[0]
    leaves = dice.below(MOVES, "")
    while owed := [decision for decision in game.decisions() if decision.owed]:
        yield game, owed[0]
        seat, leaves = owed[0].seat, leaves - 1
        if leaves == 0:
            game.concede(seat)
        elif dice.below(WILD_SHARE, ""):
            game.act_by(seat, wise.choose(found, game.view(seat), seat, dice), dice)
        else:
            game.act_by(seat, random_action(found, game.state, seat, dice), dice)


def _all_modules(found: Title[Any, Any], seats: int, dice: Chance) -> Options:
    """Return random options with every module that fits."""
    raw = random_options(found, seats, dice)
    options = found.options(raw, seats)
    for module in dice.shuffle(found.info.modules, ""):
        if module.id not in options.modules:
            with suppress(OptionsError):
                options = found.options({**raw, "modules": [*options.modules, module.id]}, seats)
    return options


def _sensible(title_id: str) -> Iterator[tuple[Game[Any, Any], Decision]]:
    found, dice, wise = title(title_id), Chance(b"screens"), NormalPlayer(20, 1)
    seats = max(found.info.seats[0], min(SEATS, found.info.seats[1]))
    game = Game.new(found, found.options(found.testing.unattended, seats), seats, dice)[0]
    for _ in range(MOVES):
        while (answer := next_answer(found, game.state, {})) is not None:  # decisions that need no person are not asked
            game.act_by(answer.seat, answer.action, dice)
        owed = [decision for decision in game.decisions() if decision.owed]
        if not owed:
            return
        yield game, owed[0]
        seat, wild = owed[0].seat, dice.below(WILD, "") == 0
        action = random_action(found, game.state, seat, dice) if wild else None
        game.act_by(seat, action or wise.choose(found, game.view(seat), seat, dice), dice)


def fuzz(title_id: str, games: int, seed: int, save: Path, *, every: int = 25, table: bool = False) -> int:
    """Play games of all kinds of players and check what must always hold; findings are saved for a test to load.

    Return 1 if a problem was found, or if something that must occur in this many games never did. With
    `table`, say how often everything was seen.
    """
    chosen = TITLES if title_id == "all" else (title_id,)
    return 1 if sum([_fuzz_problems(each, games, seed, save, every, table=table) for each in chosen]) else 0


def _fuzz_problems(title_id: str, games: int, seed: int, save: Path, every: int = 25, *, table: bool = False) -> int:
    """Fuzz one title, print its progress, and return how many problems were found."""

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
        overview = out / f"{each}.png"
        overview.write_bytes(contact_sheet(drawn, 5))
        say(f"{overview}: {len(drawn)} pictures")
        panels, shown = out / f"{each}-panels.png", screens(each, Words("en"))
        panels.write_bytes(sheet(shown))
        missing = kinds(each) - {kind for kind, _ in shown}
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
