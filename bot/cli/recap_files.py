"""Replay files on the command line: a film, a page or a picture of how it went, of a game's table file."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from bot.replays import title_cards
from bot.replays.exporter import ExportTooLarge, ReplayExporter
from bot.replays.game_log import GameLog, of_file
from bot.tables import archive
from renderers.words import LOCALES

from .output import say
from .table_files import viewer_of, write

MOST = 10 * 2**20
"""So large a file Discord takes from everybody."""
ENDINGS = (".webp", ".gif", ".html", ".png")


async def make(path: Path, out: Path, seat: str, language: str) -> int:
    """Make what the ending of `out` asks for. Raises FileError."""
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
    """What is made, and its words for those who do not see it."""
    if ending == ".html":
        return await exporter.page(story, MOST, _tell), ""
    if ending == ".png":
        picture = await exporter.picture(story, await exporter.course(story, _tell))
        return picture.data, picture.alt
    return await exporter.film(story, ending[1:], MOST, _tell), title_cards.alt(story)


def _tell(share: float) -> None:
    """How far it is, where somebody looks on."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{share:4.0%}\n" if share >= 1 else f"\r{share:4.0%}")
        sys.stderr.flush()
