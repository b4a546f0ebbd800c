"""Response times under the standard load: a press for every four encodings of a board, at 40 tables of all titles.

All bars are ratios within the run, since machines differ by a factor of three: E is the time to encode one typical
board as a palette PNG, P the time of a bare discord.py bot's answer.
"""

from __future__ import annotations

import asyncio
import io
import statistics
from collections.abc import Iterator
from functools import partial

from PIL import Image

from bench.figures import Figure, at_most, for_scale, percentile, seconds
from bench.figures.bare_bot import bare_bot
from bench.load.load import LoadPlan, load
from bench.load.load_report import LoadReport
from renderers.titles import TITLES
from renderers.warm_up import first_picture
from sandbox.driver import Rig
from sandbox.server import Sandbox

TABLES, PEOPLE, WARM_SECONDS, SECONDS = 40, 100, 60, 60
ENCODINGS_A_PRESS = 4
PONGS, ENCODINGS = 100, 5
_STAGES = {
    "queue": "queueing for a picture",
    "draw": "drawing",
    "commit": "database",
    "deliver": "a message, all of it",
}


def rows() -> Iterator[Figure]:
    """Measure E and P on the idle machine, then the load."""
    encoding, pong = typical_encoding(), asyncio.run(bare_pong())
    yield for_scale("E, encoding one typical board as a palette PNG", encoding * 1e3, "ms")
    yield for_scale("P, a bare bot's pong, p50", pong * 1e3, "ms")
    pace = PEOPLE * ENCODINGS_A_PRESS * encoding
    plan = LoadPlan(people=PEOPLE, tables=TABLES, pace=pace, seconds=SECONDS, warm=WARM_SECONDS)
    report = asyncio.run(load(plan))
    yield for_scale("presses a second", report.presses / report.seconds, "/s")
    yield from against(report, encoding, pong)


def against(report: LoadReport, encoding: float, pong: float) -> Iterator[Figure]:
    """Yield the figures of a load, each against its bar in units of E or P."""
    for what, found, unit, name, bars in (
        ("first answer", report.first, pong, "P", (10, 100)),
        ("whole answer, picture included", report.whole, encoding, "E", (5, 45)),
        ("board of a move posted", report.posted, encoding, "E", (25, 130)),
    ):
        for part, bar in zip((0.5, 0.99), bars, strict=True):
            if found:
                yield at_most(f"{what}, p{part * 100:.0f}", percentile(found, part) / unit, bar, name)
    yield at_most("oldest unsent message", report.oldest, 3, "s")
    yield at_most("processor a press, all processes", report.cpu / (report.presses or 1) / encoding, 1.3, "E")
    yield at_most("memory of all processes", sum(report.memory) / 1e6, 300, "MB")
    yield at_most("presses answered too late", report.late, 0, "")
    yield from where_time_goes(report, encoding)


def where_time_goes(report: LoadReport, encoding: float) -> Iterator[Figure]:
    """Yield the parts of a press, each for itself; Discord's limits are apart, since they are not the host's."""
    each = report.presses or 1
    for name, stage in report.stages.items():
        what = f"{_STAGES.get(name, name)} ({name}), {stage.passed / each:.2f} times a press"
        yield for_scale(what, stage.seconds / each * 1e3, "ms")
    for what, count in report.pictures.items():
        yield for_scale(f"pictures drawn a press, {what}", count / each, "")
    drawn = sum(report.pictures.values()) / each
    yield for_scale("encoding, as part of drawing: E for each picture", drawn * encoding * 1e3, "ms a press")
    yield for_scale("loop: processor of the process that answers", report.answering / each * 1e3, "ms a press")
    beside = report.cpu - report.answering
    yield for_scale("processor of the processes that draw and think", beside / each * 1e3, "ms a press")
    yield for_scale("requests that Discord counts, of 50 a second", report.requests / report.seconds, "/s")
    yield for_scale("Discord's limits, at most", report.limited / each * 1e3, "ms a press")


def typical_encoding() -> float:
    """Return E in seconds: the median over the titles' boards."""
    found = []
    for title in TITLES:
        board = Image.open(io.BytesIO(first_picture(title).data))
        board.load()
        found.append(min(seconds(partial(board.save, io.BytesIO(), "PNG", compress_level=1)) for _ in range(ENCODINGS)))
    return statistics.median(found)


async def bare_pong() -> float:
    """Return P in seconds, the median over some commands."""
    clock, found = asyncio.get_running_loop().time, []
    async with Sandbox() as sandbox:
        rig = Rig(sandbox, bot="Pong")
        async with bare_bot(rig):
            person = rig.person("Cleo")
            for _ in range(PONGS):
                began = clock()
                await person.slash(rig.tables, "pong").acknowledged()
                found.append(clock() - began)
    return statistics.median(found)
