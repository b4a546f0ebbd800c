"""Commands for table files: export, import, replay, verify; and recap, which makes a film, a page or a chart of a
game.
"""

from __future__ import annotations

import re
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.cli.arguments import say
from bot.config import load
from bot.replays import drawing as captions
from bot.replays.exporter import ExportTooLarge, ReplayExporter
from bot.replays.game_log import GameLog, of_file
from bot.store import Store, StoreError, migrate
from bot.tables import Stale, archive
from bot.tables.archive.format import quoted
from bot.tables.repository import TableRepository
from bot.tables.table import one_line
from games.kernel import Seat
from renderers.kit.presenter import Scene
from renderers.registry import presenter
from renderers.words import LOCALES, Words

SPECTATOR = "spectator"
_MOST_LINES = 20


async def export(config: Path, table_id: str, out: Path | None, seat: str | None) -> int:
    """Write a table as a file: all of it, or what `seat` (a number from 1, or `spectator`) may know."""
    viewer: Seat | str = "all" if seat is None else SPECTATOR if seat == SPECTATOR else _seat(seat)
    async with _repository(config) as repository:
        try:
            file = await archive.export(repository, table_id, viewer)
        except (TypeError, ValueError, LookupError, Stale) as error:  # the row contains what the host never writes
            kind, name = type(error).__name__, _shown_url(config)
            told = f"table {table_id} of the database {name} cannot be read ({kind}): it is damaged"
            raise StoreError(f"{told}; stop the host and restore the last backup") from error
        _check_seat(viewer, file)
    path = out or Path(f"{table_id}.json")
    write(path, archive.encode(file))
    say(f"{path}: {len(file.moves)} moves of {file.title}, {len(file.seats)} seats")
    return 0


async def import_(config: Path, path: Path, channel: int, people: list[int]) -> int:
    """Make a table from a file. A running one continues in a channel, with people (their ids, seat by seat)."""
    file = archive.read(path)
    async with _repository(config) as repository:
        owner = people[0] if people else 0
        table = await archive.import_(repository, file, owner, channel, people=people)
    say(f"Table {table.id}: {table.row.title}, {table.status}, {table.version} moves")
    return 0


def replay(path: Path, at: int | None, seat: str, picture: Path | None) -> int:
    """Show the board of a file after a move, as a viewer sees it."""
    if picture is not None and picture.suffix != ".png":
        raise archive.FileError(f"{picture}: a picture is a .png")
    file = archive.read(path)
    viewer = viewer_of(seat, file)
    again = archive.replay(file, at)
    game, last = again.game, len(again.moved)
    version = file.moves[last - 1].version
    events = tuple(event for event in again.moved[-1].events if event.known_to(viewer))
    names = tuple(one_line(s.name) for s in file.seats)
    scene = Scene(names, viewer, events, game.awaited(), game.result())
    drawing, words, view = presenter(file.title), Words("en"), game.view(viewer)
    say(f"After move {version} of {file.moves[-1].version}:", "", drawing.text_board(words, view, scene))
    if picture is not None:
        write(picture, drawing.picture(words, view, scene).data)
    problems = archive.untrue(file, again)
    say(*_few([f"WRONG  {problem}; the rules' own are shown" for problem in problems]))
    return 1 if problems else 0


def verify(path: Path) -> int:
    """Check every draw and move of a finished table against its seed."""
    report = archive.verify(archive.read(path))
    say(*_few([f"WRONG  {problem}" for problem in report.problems]))
    verdict = "verified" if not report.problems else f"problems: {len(report.problems)}"
    say(f"{path}: {report.moves} moves, {report.draws} draws, {report.commitments} commitments: {verdict}")
    return 1 if report.problems else 0


def viewer_of(text: str, file: archive.TableFile) -> Seat | None:
    """Parse a viewer: a seat's number from 1, or a spectator. Raises FileError."""
    viewer = None if text == SPECTATOR else _seat(text)
    _check_seat(viewer, file)
    return viewer


def _seat(text: str) -> Seat:
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise archive.FileError(f"{quoted(text)} is neither a seat's number (from 1) nor `{SPECTATOR}`")
    return int(text) - 1


def _check_seat(viewer: Seat | str | None, file: archive.TableFile) -> None:
    if isinstance(viewer, int) and viewer >= len(file.seats):
        raise archive.FileError(f"there is no seat {viewer + 1}; the table has {len(file.seats)}")


def write(path: Path, data: bytes) -> None:
    """Write a file that only its owner may read. Raises FileError."""
    try:
        migrate.write(path, data)
    except OSError as error:
        raise archive.FileError(f"{path}: {error.strerror}") from error


def _few(lines: list[str]) -> list[str]:
    """Return the first of many lines, and how many more there are."""
    return lines if len(lines) <= _MOST_LINES else [*lines[:_MOST_LINES], f"… and {len(lines) - _MOST_LINES} more"]


@asynccontextmanager
async def _repository(config: Path) -> AsyncIterator[TableRepository]:
    """Open the tables of the settings' database. Raises StoreError."""
    store = await Store.open(load(config).database.url)
    try:
        yield TableRepository(store, lambda: int(time.time()), secrets.token_bytes)
    finally:
        await store.close()


def _shown_url(config: Path) -> str:
    return make_url(load(config).database.url).render_as_string(hide_password=True)


MOST = 10 * 2**20
"""The file size that Discord accepts from everybody."""
ENDINGS = (".webp", ".gif", ".html", ".png")


async def make(path: Path, out: Path, seat: str, language: str) -> int:
    """Make the kind of file that the suffix of `out` names. Raises FileError."""
    if language not in LOCALES:
        raise archive.FileError(f"There is no language {language}; there are {', '.join(LOCALES)}.")
    if out.suffix not in ENDINGS:
        raise archive.FileError(f"{out}: what is to be made follows from its ending, one of {', '.join(ENDINGS)}")
    file = archive.read(path)
    story = of_file(file, language, viewer_of(seat, file))
    if out.suffix == ".png" and story.result is None:
        raise archive.FileError(f"{path}: how a game went is told only once it is over")
    began, exporter = time.monotonic(), ReplayExporter()
    try:
        data, said = await _made(exporter, story, out.suffix)
    except ExportTooLarge as error:
        raise archive.FileError(f"{path}: the game is too long for a file of {MOST // 2**20} MB") from error
    finally:
        exporter.close()
    write(out, data)
    size, seconds = len(data) / 1e6, time.monotonic() - began
    say(f"{out}: {len(story.moments)} steps, {size:.2f} MB, {seconds:.0f} s", *([said] if said else []))
    return 0


async def _made(exporter: ReplayExporter, story: GameLog, ending: str) -> tuple[bytes, str]:
    """Return the file, and its description for people who cannot see it."""
    if ending == ".html":
        return await exporter.page(story, MOST, _tell), ""
    if ending == ".png":
        picture = await exporter.picture(story, await exporter.course(story, _tell))
        return picture.data, picture.alt
    return await exporter.film(story, ending[1:], MOST, _tell), captions.alt(story)


def _tell(share: float) -> None:
    """Show the progress on a terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{share:4.0%}\n" if share >= 1 else f"\r{share:4.0%}")
        sys.stderr.flush()
