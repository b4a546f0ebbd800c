"""Makes replay files in a separate process, in batches, and reports progress.

Writes a game as one HTML file that needs no network: every board in tiles that are stored once, the log, text
boards.
"""

from __future__ import annotations

import asyncio
import base64
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import structs

from bot.discord import html
from bot.process_pool import ProcessPool
from bot.replays import analysis, drawing
from bot.replays.analysis import AnalysedAction
from bot.replays.drawing import (
    END_MS,
    TITLE_MS,
    GameAnalysis,
    MomentToDraw,
    PageMoment,
    ReviewedMove,
    TitleCard,
    batches,
    shots,
    turning_points,
)
from bot.replays.game_log import GameLog, Moment
from games.kernel.ai.luck_analysis import Luck, Opinion
from renderers.kit import chart, film, tiles
from renderers.kit.film import GIF, FrameCaption
from renderers.kit.picture import Picture
from renderers.words import Words, message_id

Key = TypeVar("Key", bound=Hashable)

# The sentences of the page, by their names in catalogue and template.
_SAID = (
    "first", "back", "on", "last", "slider", "turn", "beginning", "log", "words", "keys", "script", "undrawn",
)  # fmt: skip


class _Numbered(Generic[Key]):
    """Numbered things, each once."""

    def __init__(self) -> None:
        self.numbers: dict[Key, int] = {}

    def of(self, thing: Key) -> int:
        return self.numbers.setdefault(thing, len(self.numbers))


class HtmlPage:
    """A page under construction, with tiles of a size. Steps are added in order."""

    def __init__(self, story: GameLog, edge: int) -> None:
        self._story = story
        self._edge = edge
        self._tiles: dict[str, str] = {}
        self._numbers = _Numbered[str]()
        self._lines, self._boards = _Numbered[str](), _Numbered[tuple[int, ...]]()
        self._steps: list[dict[str, Any]] = []
        self.bytes = 0
        """The approximate size of the file so far."""

    @property
    def known(self) -> set[str]:
        """The known tiles."""
        return set(self._tiles)

    def add(self, sheets: Sequence[PageMoment], tiles: Mapping[str, bytes]) -> None:
        """Add steps, with those of their tiles that were not known."""
        for name, data in tiles.items():
            self._tiles[name] = base64.b64encode(data).decode()
            self.bytes += len(self._tiles[name]) + 3
        for sheet in sheets:
            self._steps.append(self._step(sheet, self._story.moments[len(self._steps)].turn.number))

    def _step(self, sheet: PageMoment, turn: int) -> dict[str, Any]:
        board = (sheet.board.width, sheet.board.height, *map(self._numbers.of, sheet.board.tiles))
        before = len(self._lines.numbers)
        text = [self._lines.of(line) for line in sheet.text.split("\n")]
        step = {
            "board": self._boards.of(board),
            "alt": self._lines.of(sheet.alt),
            "log": [self._lines.of(line) for line in sheet.story],
            "stage": self._lines.of(sheet.phase),
            "turn": turn,
            "text": text,
        }
        new = list(self._lines.numbers)[before:]
        self.bytes += sum(len(line.encode()) + 3 for line in new) + 5 * len(board) + 6 * len(text)
        return step

    def html(self) -> bytes:
        """Return the whole file. Slow: call it off the event loop."""
        words, source = Words(self._story.source.locale), self._story.source
        said = {name: words(f"recap-page-{name}") for name in _SAID}
        names = self._story.names
        who = words("replay-spectator") if source.viewer is None else names[source.viewer]
        title = words(message_id(source.title, "name"))
        head = f"{title} · {words('recap-table', table=source.table)}" if source.table else title
        data = {
            "edge": self._edge,
            "tiles": [self._tiles[name] for name in self._numbers.numbers],
            "boards": list(self._boards.numbers),
            "lines": list(self._lines.numbers),
            "steps": self._steps,
            "said": said,
        }
        filled = {
            "language": words.locale,
            "policy": html.POLICY,
            "title": head,
            "players": ", ".join(names),
            "eyes": words("recap-page-eyes", who=who),
            **said,
        }
        parts = {"style": _asset("page.css"), "code": _asset("page.js"), "data": html.harmless(data)}
        return html.fill(_asset("page.html"), filled, parts)


@cache
def _asset(name: str) -> str:
    return (files("bot.replays") / name).read_text("utf-8")


T = TypeVar("T")
Namer = Callable[[str], str]
"""Makes a name safe for its output format."""
Progress = Callable[[float], None]
"""Called with the progress, from 0 to 1."""
TURNING_POINTS = 3
REVIEWED = 5
"""The maximum of turning points, and of reviewed moves."""
# The number of boards drawn in one batch; batches of other games come in between.
BATCH = 10
KEPT = 3
"""The number of replay files in the cache."""
_GIF_MOST = 70
_NICE = 10
_NOTHING = msgspec.msgpack.encode([])


class ExportTooLarge(Exception):
    """A replay file is larger than Discord allows."""


class ReplayExporter:
    """Makes replay files. Stateless except for its process and a cache."""

    def __init__(self) -> None:
        self.apart = ProcessPool("in which replay files are made", _NICE)
        self._made: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()
        # The jobs by person; None for a person whose job is just starting.
        self._jobs: dict[int, asyncio.Task[None] | None] = {}

    def take(self, user: int) -> bool:
        """Return whether a person may start a job; other jobs are refused until it is done or they `leave`."""
        return user not in self._jobs and self._jobs.setdefault(user, None) is None

    def leave(self, user: int) -> None:
        """Release a person whose job was not started."""
        if self._jobs.get(user) is None:
            self._jobs.pop(user, None)

    def begin(self, user: int, job: Coroutine[Any, Any, None]) -> None:
        """Run the job of a person in the background."""
        task = self._jobs[user] = asyncio.create_task(job, name="recap")
        task.add_done_callback(lambda _: self._jobs.pop(user, None))

    async def stop(self) -> None:
        """Cancel all jobs; they report it themselves."""
        jobs = [task for task in self._jobs.values() if task is not None]
        for task in (*jobs, *self._made.values()):
            task.cancel()
        await asyncio.gather(*jobs, *self._made.values(), return_exceptions=True)
        self.close()

    def close(self) -> None:
        """End the process."""
        self.apart.close()

    async def film(self, story: GameLog, kind: str, most: int, progress: Progress) -> bytes:
        """Make an animation of a game (`webp` or `gif`) within a number of bytes. Raises ExportTooLarge, StoreError."""
        key = ("film", kind, most, *_key(story))
        return await self._once(key, lambda: self._film(story, kind, most, progress))

    async def page(self, story: GameLog, most: int, progress: Progress) -> bytes:
        """Make an HTML file of a game within a number of bytes, with every board. Raises ExportTooLarge, StoreError."""
        return await self._once(("page", most, *_key(story)), lambda: self._page(story, most, progress))

    async def course(self, story: GameLog, progress: Progress) -> GameAnalysis:
        """Analyse the course of a finished game. Raises StoreError."""
        return await self._once(("course", *_key(story)), lambda: self._course(story, progress))

    async def review(self, story: GameLog, progress: Progress) -> list[ReviewedMove]:
        """Return the moves of a finished game that changed the evaluation most apart from luck, in order."""
        return await self._once(("review", *_key(story)), lambda: self._review(story, progress))

    async def picture(self, story: GameLog, went: GameAnalysis) -> Picture:
        """Draw the chart of a game."""
        return await self.apart.call(chart.draw_chart, *drawing.of_picture(story, went))

    async def told(self, story: GameLog, went: GameAnalysis, names: Namer) -> list[str]:
        """Describe the course of a game in sentences for a message: turning points, and each seat's luck."""
        shown = await _shown(story, [_named(story.moments[at], names) for at in went.turning])
        said = await self.apart.call(drawing.moment_texts, story.source, shown)
        return drawing.turning_point_lines(story, went, said, names) + drawing.luck(story, went, names)

    async def weighed(self, story: GameLog, found: Sequence[ReviewedMove], names: Namer) -> list[str]:
        """Return a review in sentences for a message."""
        lines = []
        for one in found:
            moment = _named(story.moments[one.at], names)
            assert moment.seat is not None and moment.action is not None
            (frozen,) = await story.snapshots([moment.version - 1])
            seen = structs.replace(story.source, viewer=moment.seat)
            before = MomentToDraw(structs.replace(moment, events=_NOTHING), frozen)
            weighed = await self.apart.call(drawing.weighed, seen, before, moment.action, one.better.hint)
            (said,) = await self.apart.call(drawing.moment_texts, seen, [before])
            lines.append(drawing.reviewed(story, one, said.phase, weighed, names(story.names[moment.seat])))
        return lines

    async def _once(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make something under a key, once for all who ask while it is in progress or cached."""
        task = self._made.get(key)
        if task is None or task.cancelled():
            task = self._made[key] = asyncio.create_task(make(), name="recap")
            # Files that are still being made are kept, because somebody waits for them.
            while len(self._made) > KEPT and next(iter(self._made.values())).done():
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        try:
            # Others may wait for the same file, so one cancelled request must not cancel the work.
            done: T = await asyncio.shield(task)
        except Exception:
            self._made.pop(key, None)
            raise
        return done

    async def _film(self, story: GameLog, kind: str, most: int, progress: Progress) -> bytes:
        decided = await self._decided(story, lambda share: progress(0.2 * share))
        limit = {"most": _GIF_MOST} if kind == GIF else {}
        plan = shots([moment.turn for moment in story.moments], decided, **limit)
        words = Words(story.source.locale)
        said, last = words("recap-decided") if decided else "", len(story.moments)
        (first,) = await _shown(story, story.moments[:1])
        size = await self.apart.call(drawing.frame_size, story.source, first)
        frames = [await self._card(drawing.title_card(story), size)]
        for batch in batches(len(plan), BATCH):
            chosen = [plan[n] for n in batch]
            places = [
                FrameCaption(
                    words("recap-step", step=shot.at + 1, steps=last), (shot.at + 1) / last, said * shot.decided
                )
                for shot in chosen
            ]
            shown = await _shown(story, [story.moments[shot.at] for shot in chosen])
            frames += await self.apart.call(drawing.frames, story.source, shown, size, places)
            progress(0.2 + 0.5 * len(frames) / len(plan))
        frames.append(await self._card(drawing.end_card(story), size))
        durations = [TITLE_MS, *(shot.ms for shot in plan), END_MS]
        made = await self.apart.call(drawing.animated, frames, durations, kind, most)
        if made is None:
            raise ExportTooLarge
        progress(1.0)
        return made

    async def _page(self, story: GameLog, most: int, progress: Progress) -> bytes:
        for number, scale in enumerate(tiles.SCALES):
            page: HtmlPage | None = HtmlPage(story, tiles.edge(scale))
            for batch in batches(len(story.moments), BATCH):
                assert page is not None
                shown = await _shown(story, [story.moments[n] for n in batch])
                found = await self.apart.call(drawing.sheets, story.source, shown, scale, page.known)
                page.add(*found)
                progress((batch.stop / len(story.moments)) * (0.97 if number == 0 else 0.9))
                if page.bytes > most:
                    page = None
                    break
            made = None if page is None else await asyncio.to_thread(page.html)
            if made is not None and len(made) <= most:
                progress(1.0)
                return made
        raise ExportTooLarge

    async def _card(self, card: TitleCard, size: tuple[int, int]) -> bytes:
        return await self.apart.call(film.card, size, card.head, card.said, card.lines)

    async def _decided(self, story: GameLog, progress: Progress) -> list[int]:
        """Return the turning points of a finished game; none for a running one, where evaluations are secret."""
        if story.result is None:
            return []
        opinions, _ = await self._evaluations(story, progress)
        return turning_points(opinions, TURNING_POINTS)

    async def _evaluations(self, story: GameLog, progress: Progress) -> tuple[list[Opinion], float]:
        """Return the evaluation after each step, and its scale."""
        found = list[analysis.Evaluation]()
        for batch in batches(len(story.moments), 2 * BATCH):
            frozen = await story.snapshots([story.moments[n].version for n in batch])
            found += await self.apart.call(analysis.standings, story.source.title, frozen)
            progress(len(found) / len(story.moments))
        going = [one for one in found if not one.over] or found
        opinions = [one.opinion for one in going]
        opinions += opinions[-1:] * (len(found) - len(going))
        return opinions, max(one.greatest for one in going)

    async def _course(self, story: GameLog, progress: Progress) -> GameAnalysis:
        opinions, most = await self._evaluations(story, lambda share: progress(0.4 * share))
        chancy = [at for at, moment in enumerate(story.moments) if moment.reveals and _acted(moment)]
        many, lucks = analysis.samples(len(chancy)), dict[int, Luck]()
        for batch in batches(len(chancy), BATCH):
            places = [chancy[n] for n in batch]
            changes = await _changes(story, [story.moments[at] for at in places])
            found = await self.apart.call(analysis.lucks, story.source.title, changes, many, most)
            lucks |= dict(zip(places, found, strict=True))
            progress(0.4 + 0.6 * len(lucks) / len(chancy))
        progress(1.0)
        return GameAnalysis(tuple(opinions), tuple(turning_points(opinions, TURNING_POINTS)), lucks)

    async def _review(self, story: GameLog, progress: Progress) -> list[ReviewedMove]:
        went = await self.course(story, lambda share: progress(0.7 * share))
        played = by_play(story.moments, went)
        found = list[ReviewedMove]()
        for at, play in sorted(played.items(), key=lambda item: -abs(item[1])):
            (change,) = await _changes(story, [story.moments[at]])
            said = await self.apart.call(analysis.better, story.source.title, change)
            if not said.forced:
                found.append(ReviewedMove(at, play, said))
                progress(0.7 + 0.3 * len(found) / REVIEWED)
            if len(found) == REVIEWED:
                break
        return sorted(found, key=lambda one: one.at)


def by_play(moments: Sequence[Moment], went: GameAnalysis) -> dict[int, float]:
    """Return by how much each action changed the evaluation of its player without luck, by its step."""
    found = {}
    for at, (before, after) in enumerate(pairwise(went.opinions), start=1):
        moment = moments[at]
        if _acted(moment) and moment.seat is not None:
            luck = went.lucks[at].gained[moment.seat] if at in went.lucks else 0.0
            found[at] = after[moment.seat] - before[moment.seat] - luck
    return found


def _named(moment: Moment, names: Namer) -> Moment:
    return structs.replace(moment, names=tuple(map(names, moment.names)))


def _acted(moment: Moment) -> bool:
    return moment.seat is not None and moment.action is not None


async def _shown(story: GameLog, moments: Sequence[Moment]) -> list[MomentToDraw]:
    frozen = await story.snapshots([moment.version for moment in moments])
    return [MomentToDraw(moment, data) for moment, data in zip(moments, frozen, strict=True)]


async def _changes(story: GameLog, moments: Sequence[Moment]) -> list[AnalysedAction]:
    """Return the actions of some steps, each with the game before and after it."""
    before = await story.snapshots([moment.version - 1 for moment in moments])
    after = await story.snapshots([moment.version for moment in moments])
    found = []
    for moment, *frozen in zip(moments, before, after, strict=True):
        assert moment.seat is not None and moment.action is not None
        found.append(AnalysedAction(moment.seat, moment.action, *frozen))
    return found


def _key(story: GameLog) -> tuple[Hashable, ...]:
    """Return the key of a game log; it contains the names, so that deleted people are not named from the cache."""
    names, source = tuple(dict.fromkeys(moment.names for moment in story.moments)), story.source
    return source.table, source.locale, source.viewer, story.moments[-1].version, names, story.closed
