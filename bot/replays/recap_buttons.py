"""Buttons for replay files (film, page, chart, review), which are made in the background while a message shows
progress.

The message belongs to the person who pressed and is edited in place. A bot's opinion of a game is shown only after its
end; a film or a page of a running game shows what the person's own seat has seen.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.discord import limits
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item, Layout
from bot.discord.names import escaped, table_name
from bot.discord.posts import post_builder
from bot.replays import drawing
from bot.replays.exporter import ExportTooLarge, ReplayExporter
from bot.replays.game_log import GameLog, of_table
from bot.replays.viewer import SPECTATOR, ReplayPress, recap_button
from bot.store import StoreError
from bot.tables import Table, TableError
from bot.tables.table import FINISHED
from games.kernel import KernelError, Seat
from renderers.words import Words

EVERY_SECONDS = 3.0
"""The minimum time between two progress updates of the message."""
SPARE_BYTES = 100_000
"""The part of Discord's limit that the request around a file needs."""
LAST_WORD_SECONDS = 2.0
# Products that are available only after the game.
_OPEN = ("course", "review")

Files = Callable[[], list[discord.File]]

log = structlog.get_logger(__name__)


class RecapMessage(Struct, frozen=True):
    """The result of a press: the text of the message, a file with its name and alt text, and further buttons."""

    text: str
    further: tuple[str, ...] = ()
    data: bytes = b""
    name: str = ""
    alt: str = ""

    def files(self) -> list[discord.File]:
        """Return the file as an attachment."""
        alt = limits.cut(self.alt, limits.ALT) or None
        return [discord.File(io.BytesIO(self.data), self.name, description=alt)] if self.data else []


class RecapProgress:
    """The message that shows the progress of a job. Call it with the progress, and it is edited from time to time."""

    def __init__(self, interaction: Interaction, message: int, say: Callable[[int], str]) -> None:
        self._interaction = interaction
        self._message = message
        self._say = say
        self._told = asyncio.get_running_loop().time()
        self._edit: asyncio.Task[None] | None = None

    def __call__(self, share: float) -> None:
        """Report the progress, from 0 to 1."""
        now = asyncio.get_running_loop().time()
        if now - self._told >= EVERY_SECONDS and (self._edit is None or self._edit.done()):
            self._told = now
            self._edit = asyncio.create_task(self._quietly(self._say(round(100 * share))))

    async def end(self, text: str, items: tuple[Item, ...] = (), files: Files = list) -> None:
        """Show the final text, with the result. Raises errors of discord.py."""
        if self._edit is not None:
            # A progress update that arrives late would replace the result.
            await self._edit
        shown = files()
        view = Layout(text, Controls(items), shown)
        await self._interaction.followup.edit_message(self._message, view=view, attachments=shown)

    async def _quietly(self, text: str) -> None:
        try:
            await self._interaction.followup.edit_message(self._message, view=Layout(text))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("progress not shown", why=str(error))


async def make(interaction: Interaction, look: ReplayPress, table: Table, viewer: Seat | None) -> None:
    """Start a job. Raises TableError if it is not allowed, or the person has another one."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    if look.do in _OPEN and table.status != FINISHED:
        raise TableError("recap-only-over", table=table.id)
    exporter, user = responder.tables.service(ReplayExporter), interaction.user.id
    if not exporter.take(user):
        raise TableError("recap-busy")

    def say(percent: int) -> str:
        return words(f"recap-making-{look.do}", table=table_name(table, words), percent=percent)

    try:
        message = await responder.answer(interaction, say(0), aside=True)
        if message is not None:
            job = RecapJob(interaction, table, viewer, look, words)
            exporter.begin(user, _made(job, RecapProgress(interaction, message, say)))
    finally:
        exporter.leave(user)


class RecapJob(Struct, frozen=True):
    """A job: what to make, of which table, in which view, for whom."""

    interaction: Interaction
    table: Table
    viewer: Seat | None
    look: ReplayPress
    words: Words

    @property
    def exporter(self) -> ReplayExporter:
        """Runs jobs."""
        return self.interaction.client.responder.tables.service(ReplayExporter)

    @property
    def most(self) -> int:
        """Return the maximum of bytes that Discord allows here."""
        return min(limits.UPLOAD, self.interaction.filesize_limit) - SPARE_BYTES

    def said(self, message: str, **args: str | int) -> str:
        """Return a sentence about the table and the view."""
        who = self.words("replay-spectator") if self.viewer is None else escaped(self.table.names[self.viewer])
        return self.words(message, table=table_name(self.table, self.words), who=who, **args)

    def items(self, further: tuple[str, ...]) -> tuple[Item, ...]:
        """Return buttons for the other products, in the same view."""
        own = self.table.seat_of(self.interaction.user.id)
        eyes = SPECTATOR if self.viewer is None else "" if self.viewer == own else str(self.viewer)
        return tuple(recap_button(self.words, do, self.table.id, eyes) for do in further)


async def _made(job: RecapJob, progress: RecapProgress) -> None:
    """Make the product and show it; errors are shown too."""
    try:
        tables = job.interaction.client.responder.tables
        story = await of_table(tables, job.table, job.words.locale, job.viewer)
        kept = await KINDS[job.look.do](job, story, progress)
        await progress.end(post_builder.shortened(job.words, kept.text), job.items(kept.further), kept.files)
    except ExportTooLarge:
        await _sorry(
            progress,
            job.said("recap-too-large", megabytes=job.most // 2**20 + 1),
        )
    except asyncio.CancelledError:
        await _sorry(progress, job.said("recap-failed"))
        raise
    except (StoreError, TableError, KernelError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("recap not made", table=job.table.id, what=job.look.do, why=repr(error))
        await _sorry(progress, job.said("recap-failed"))
    except Exception as error:
        log.error("recap failed", table=job.table.id, what=job.look.do, exc_info=error)
        await _sorry(progress, job.said("recap-failed"))


async def _sorry(progress: RecapProgress, text: str) -> None:
    try:
        # The host may be stopping, and does not wait for long.
        async with asyncio.timeout(LAST_WORD_SECONDS):
            await progress.end(text)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:
        log.info("failure not shown", why=str(error))


async def _film(job: RecapJob, story: GameLog, progress: RecapProgress) -> RecapMessage:
    kind = "gif" if job.look.do == "gif" else "webp"
    data = await job.exporter.film(story, kind, job.most, progress)
    further = ("page",) if kind == "gif" else ("gif", "page")
    name = f"{job.table.row.title}-{job.table.id}.{kind}"
    return RecapMessage(job.said("recap-done-film"), further, data, name, drawing.alt(story))


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
    head = job.said("recap-review-head")
    return RecapMessage("\n".join([head, *await job.exporter.weighed(story, found, escaped)]), ("course", "film"))


KINDS: dict[str, Callable[[RecapJob, GameLog, RecapProgress], Awaitable[RecapMessage]]] = {
    "film": _film,
    "gif": _film,
    "page": _page,
    "course": _course,
    "review": _review,
}
"""The products, by the word of a button."""
