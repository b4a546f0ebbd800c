"""Replay files of a game: a film, a page, how it went, a review. Made in the background, while a message says how far.

The message is the presser's own and is brought up to date in place. What a bot thinks of a game is told once it is
over; a film or a page of a game under way shows what the presser's own eyes have seen.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.discord.gateway import limits
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.panel import Controls, Item
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import escaped
from bot.replays import captions
from bot.replays.custom_ids import SPECTATOR, ReplayPress, recap_button
from bot.replays.exporter import ExportTooLarge, ReplayExporter
from bot.replays.game_log import GameLog, of_table
from bot.store import StoreError
from bot.tables import Table, TableError
from bot.tables.table import FINISHED
from games.kernel import KernelError, Seat
from renderers.words import Words

EVERY_SECONDS = 3.0
"""So often at most the message is brought up to date while something is made."""
SPARE_BYTES = 100_000
"""So much of what Discord takes is left to the request around a file."""
LAST_WORD_SECONDS = 2.0
_OPEN = ("course", "review")
"""What is told only once a game is over."""

Files = Callable[[], list[discord.File]]

log = structlog.get_logger(__name__)


class RecapMessage(Struct, frozen=True):
    """What became of a press: the text of the message, a file with its name and alt text, what may be pressed next."""

    text: str
    further: tuple[str, ...] = ()
    data: bytes = b""
    name: str = ""
    alt: str = ""

    def files(self) -> list[discord.File]:
        """The file as an attachment."""
        alt = limits.cut(self.alt, limits.ALT) or None
        return [discord.File(io.BytesIO(self.data), self.name, description=alt)] if self.data else []


class RecapProgress:
    """The message under which something is made. Called with how much is done, it says so now and then."""

    def __init__(self, interaction: Interaction, message: int, say: Callable[[int], str]) -> None:
        self._interaction = interaction
        self._message = message
        self._say = say
        self._told = asyncio.get_running_loop().time()
        self._edit: asyncio.Task[None] | None = None

    def __call__(self, share: float) -> None:
        """So much is done, from 0 to 1."""
        now = asyncio.get_running_loop().time()
        if now - self._told >= EVERY_SECONDS and (self._edit is None or self._edit.done()):
            self._told = now
            self._edit = asyncio.create_task(self._quietly(self._say(round(100 * share))))

    async def end(self, text: str, items: tuple[Item, ...] = (), files: Files = list) -> None:
        """The last word, with what was made. Raises the library's errors."""
        if self._edit is not None:
            await self._edit
        view = Controls(items)
        await self._interaction.followup.edit_message(self._message, content=text, view=view, attachments=files())

    async def _quietly(self, text: str) -> None:
        try:
            await self._interaction.followup.edit_message(self._message, content=text)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("progress not told", why=str(error))


async def make(interaction: Interaction, look: ReplayPress, table: Table, viewer: Seat | None) -> None:
    """Begin to make what was pressed for. Raises TableError where it may not be, or the person waits for another."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    if look.do in _OPEN and table.status != FINISHED:
        raise TableError("recap-only-over", table=table.id)
    exporter, user = responder.tables.service(ReplayExporter), interaction.user.id
    if not exporter.take(user):
        raise TableError("recap-busy")

    def say(percent: int) -> str:
        return words(f"recap-making-{look.do}", table=table.id, percent=percent)

    try:
        message = await responder.answer(interaction, say(0), aside=True)
        if message is not None:
            job = RecapJob(interaction, table, viewer, look, words)
            exporter.begin(user, _made(job, RecapProgress(interaction, message, say)))
    finally:
        exporter.leave(user)


class RecapJob(Struct, frozen=True):
    """What is to be made, of which table, through whose eyes, for whom."""

    interaction: Interaction
    table: Table
    viewer: Seat | None
    look: ReplayPress
    words: Words

    @property
    def exporter(self) -> ReplayExporter:
        """Makes them."""
        return self.interaction.client.responder.tables.service(ReplayExporter)

    @property
    def most(self) -> int:
        """So many bytes Discord takes here."""
        return min(limits.UPLOAD, self.interaction.filesize_limit) - SPARE_BYTES

    def said(self, message: str) -> str:
        """A sentence about the table and the eyes through which it is seen."""
        who = self.words("replay-spectator") if self.viewer is None else escaped(self.table.names[self.viewer])
        return self.words(message, table=self.table.id, title=self.words(f"{self.table.row.title}-name"), who=who)

    def items(self, further: tuple[str, ...]) -> tuple[Item, ...]:
        """Buttons for what else can be made, seen through the same eyes."""
        own = self.table.seat_of(self.interaction.user.id)
        eyes = SPECTATOR if self.viewer is None else "" if self.viewer == own else str(self.viewer)
        return tuple(recap_button(self.words, do, self.table.id, eyes) for do in further)


async def _made(job: RecapJob, progress: RecapProgress) -> None:
    """Make it, and say so; whatever goes wrong is said, too."""
    try:
        tables = job.interaction.client.responder.tables
        story = await of_table(tables, job.table, job.words.locale, job.viewer)
        kept = await KINDS[job.look.do](job, story, progress)
        await progress.end(post_builder.shortened(job.words, kept.text), job.items(kept.further), kept.files)
    except ExportTooLarge:
        await _sorry(progress, job.words("recap-too-large", table=job.table.id, megabytes=job.most // 2**20 + 1))
    except asyncio.CancelledError:
        await _sorry(progress, job.words("recap-failed", table=job.table.id))
        raise
    except (StoreError, TableError, KernelError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("recap not made", table=job.table.id, what=job.look.do, why=repr(error))
        await _sorry(progress, job.words("recap-failed", table=job.table.id))
    except Exception as error:
        log.error("recap failed", table=job.table.id, what=job.look.do, exc_info=error)
        await _sorry(progress, job.words("recap-failed", table=job.table.id))


async def _sorry(progress: RecapProgress, text: str) -> None:
    try:
        async with asyncio.timeout(LAST_WORD_SECONDS):
            await progress.end(text)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:
        log.info("failure not told", why=str(error))


async def _film(job: RecapJob, story: GameLog, progress: RecapProgress) -> RecapMessage:
    kind = "gif" if job.look.do == "gif" else "webp"
    data = await job.exporter.film(story, kind, job.most, progress)
    further = ("page",) if kind == "gif" else ("gif", "page")
    name = f"{job.table.row.title}-{job.table.id}.{kind}"
    return RecapMessage(job.said("recap-done-film"), further, data, name, captions.alt(story))


async def _page(job: RecapJob, story: GameLog, progress: RecapProgress) -> RecapMessage:
    data = await job.exporter.page(story, job.most, progress)
    return RecapMessage(job.said("recap-done-page"), ("film",), data, f"{job.table.row.title}-{job.table.id}.html")


async def _course(job: RecapJob, story: GameLog, progress: RecapProgress) -> RecapMessage:
    went = await job.exporter.course(story, progress)
    drawn = await job.exporter.picture(story, went)
    lines = [job.said("recap-course-intro"), *await job.exporter.told(story, went, escaped)]
    return RecapMessage("\n".join(lines), ("review", "film", "page"), drawn.data, drawn.filename, drawn.alt)


async def _review(job: RecapJob, story: GameLog, progress: RecapProgress) -> RecapMessage:
    found = await job.exporter.review(story, progress)
    if not found:
        return RecapMessage(job.words("recap-review-none"), ("course",))
    head = job.words("recap-review-head", table=job.table.id)
    return RecapMessage("\n".join([head, *await job.exporter.weighed(story, found, escaped)]), ("course", "film"))


KINDS: dict[str, Callable[[RecapJob, GameLog, RecapProgress], Awaitable[RecapMessage]]] = {
    "film": _film,
    "gif": _film,
    "page": _page,
    "course": _course,
    "review": _review,
}
"""What can be made, by what a button does."""
