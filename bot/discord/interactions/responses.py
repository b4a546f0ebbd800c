"""Sends the answer to an interaction: deferred in time, and retried until Discord has taken it.

Discord may have taken a response although its connection broke. So the first response is retried, and if Discord
reports that one exists already, the existing message is fetched and edited to the intended text: sent twice, shown
once. An answer on a private message never replaces a newer state of that message.

If an answer takes longer than Discord's three seconds, the interaction is deferred in time.

Renews private panels that say for whom a table waits, once their reader must decide.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.discord import emoji
from bot.discord.layout import Controls, Layout
from bot.discord.posts.control_message import FAILURES
from bot.store import OutboxRow, StoreError
from bot.store.request_log import LoggedRequest, RequestLog
from bot.tables import TableError, Tables
from bot.tables.people import owes

Interaction: TypeAlias = discord.Interaction[Any]

# The seconds without an answer after which the interaction is deferred.
LATE_SECONDS = 2.0
# The seconds for which deferring is tried: afterwards Discord accepts no first response any more.
DEFER_SECONDS = 3.0
WAITS = (0.0, 0.1, 0.3, 0.6, 1.5, 3.0, 6.0, 12.0)
"""Seconds before each attempt."""
# The seconds for which an answer is tried. Then the person gets a direct message: a rate limit may last ten minutes.
ANSWER_SECONDS = 25.0
# The time limit of one attempt; discord.py retries within it if Discord fails.
TRY_SECONDS = 15.0
ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
UNKNOWN_MESSAGE = 10008
LIMITED = 429
EXPIRED = 401
"""The token of an interaction is valid for a quarter of an hour."""
PASSING = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError, discord.RateLimited)
"""Failures after which a retry may succeed."""
FIRST_SECONDS = 3.5
"""The seconds after which Discord accepts no first response any more."""
_KEY = "reply"
_KEPT = 4_000
log = structlog.get_logger(__name__)


class ResponseFailed(Exception):
    """No answer to an interaction could be delivered; its cause says why."""


class ResponseTarget(Enum):
    """Where an answer goes: into the pressed message, into a new private one, or in public."""

    PRESSED = auto()
    ASIDE = auto()
    PUBLIC = auto()


class TableRevision(Struct, frozen=True):
    """What an answer shows: a table at a revision."""

    table: str
    revision: int


class Response(Struct, frozen=True):
    """The content of an answer. `files` makes the attachments for each attempt; `shows` is the state it shows, if
    any.
    """

    text: str
    view: Controls | None = None
    files: Callable[[], list[discord.File]] = list
    shows: TableRevision | None = None
    heading: str = ""

    def parts(self) -> tuple[Layout, list[discord.File]]:
        """Return the whole message, and the files to send with it."""
        files = self.files()
        return Layout(self.text, self.view, files, heading=self.heading), files


class Reply:
    """What Discord has of the answer to one interaction, and the request that the interaction makes."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self.came = asyncio.get_running_loop().time()
        self.request: LoggedRequest | None = None
        """None for suggestions, and before the interaction is admitted."""
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._announced = False  # only the person sees that the host is thinking
        self._taken = False  # Discord has a first response although its connection broke
        self._filled = False  # the first response shows an answer
        self._tried = 0.0

    @classmethod
    def begin(cls, interaction: Interaction) -> Reply:
        """Begin to answer an interaction."""
        reply = interaction.extras[_KEY] = cls(interaction)
        return reply

    @classmethod
    def of(cls, interaction: Interaction) -> Reply:
        """Return the reply to an interaction."""
        found: Reply | None = interaction.extras.get(_KEY)
        return found or cls.begin(interaction)

    @property
    def begun(self) -> bool:
        """Whether Discord is known to have taken a first response."""
        return self._interaction.response.is_done() or self._taken or self._filled

    def defer_in_time(self) -> None:
        """Defer the interaction if no answer comes in time."""
        self._timer = asyncio.get_running_loop().call_at(self.came + LATE_SECONDS, self._on_late)

    def _on_late(self) -> None:
        if not self._interaction.response.is_done():
            self._deferring = asyncio.create_task(self._announce(), name="deferral")

    async def _announce(self) -> None:
        """Defer: a command shows "thinking", a pressed message stays as it is."""
        command = self._interaction.type is discord.InteractionType.application_command
        self._announced = await self._defer(DEFER_SECONDS, FAILURES, ephemeral=command, thinking=command) and command

    async def _defer(
        self, seconds: float, failures: tuple[type[BaseException], ...], *, ephemeral: bool, thinking: bool
    ) -> bool:
        # RuntimeError: the session of the client is closed.
        caught: tuple[type[BaseException], ...] = (*failures, RuntimeError)
        try:
            async with asyncio.timeout(seconds):
                await self._interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        except caught as error:
            log.info("could not defer", why=str(error))
            return False
        return True

    async def ready(self) -> None:
        """Stop deferring, because the answer is ready, after waiting for a deferral in progress."""
        if self._timer is not None:
            self._timer.cancel()
        if self._deferring is not None:
            await self._deferring

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """Tell Discord that the answer takes longer, or that the message stays as it is. A failure is left to the
        answer.
        """
        await self.ready()
        if not self.begun:
            await self._defer(TRY_SECONDS, (*PASSING, discord.HTTPException), ephemeral=ephemeral, thinking=thinking)

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Open a form, which must be the first response.

        Raises ResponseFailed if Discord accepts no first response any more, TimeoutError if the person should try
        again.
        """
        await self._open(lambda: self._interaction.response.send_modal(form))

    async def open_page(self) -> None:
        """Open the application's page inside Discord, which must be the first response. Raises as `open_form`."""
        await self._open(self._interaction.response.launch_activity)

    async def _open(self, first: Callable[[], Awaitable[Any]]) -> None:
        await self.ready()
        try:
            await first()
        except (*PASSING, discord.InteractionResponded) as error:
            raise TimeoutError("nothing could be opened") from error
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_INTERACTION, ACKNOWLEDGED):
                raise
            raise ResponseFailed(str(error)) from error

    async def send(self, said: Response, target: ResponseTarget) -> int | None:
        """Answer, or send one thing more, until Discord has taken it; return the message's id.

        Raises ResponseFailed if nothing gets through any more, and the library's errors for what Discord refuses.
        """
        await self.ready()
        failed: BaseException | None = None
        clock = asyncio.get_running_loop().time
        end = clock() + ANSWER_SECONDS
        for wait in WAITS:
            if clock() + wait >= end:
                break
            if wait:  # no sleep(0) either: it would let other tasks run first
                await asyncio.sleep(wait)
            self._tried = self._tried or clock()
            try:
                async with asyncio.timeout(min(TRY_SECONDS, end - clock())):
                    return await self._try_once(said, target)
            except (*PASSING, RuntimeError, discord.HTTPException) as error:
                if said.view and isinstance(error, discord.HTTPException) and emoji.refused(error):
                    said.view.in_words()
                    continue
                failed, target = error, self._next_target(target, error)
                # Discord drops an interaction without a first response after three seconds: retrying is useless.
                if not self.begun and clock() > self.came + FIRST_SECONDS:
                    break
                log.info("answer retried", user=self._interaction.user.id, why=str(error) or type(error).__name__)
        raise ResponseFailed(str(failed)) from failed

    @property
    def seen(self) -> float:
        """The time since when the person may see an answer that has arrived, by the loop's clock."""
        # An attempt whose connection broke may have been the one that Discord took.
        return self._tried if self._taken or self._filled else asyncio.get_running_loop().time()

    def _next_target(self, target: ResponseTarget, error: Exception) -> ResponseTarget:
        """Return where to retry after a failure.

        Raises ResponseFailed if that is useless, the error if Discord refuses it.
        """
        if isinstance(error, RuntimeError):  # the library's session is closed: this process stops
            raise ResponseFailed(str(error)) from error
        if isinstance(error, PASSING) or getattr(error, "status", 0) == LIMITED:
            return target
        if getattr(error, "status", 0) == EXPIRED:
            raise ResponseFailed(str(error)) from error
        if not isinstance(error, discord.NotFound):
            raise error
        if error.code != UNKNOWN_MESSAGE or target is not ResponseTarget.PRESSED:
            raise ResponseFailed(str(error)) from error
        self._filled = self.begun
        return ResponseTarget.ASIDE  # the person has dismissed the message

    async def _try_once(self, said: Response, target: ResponseTarget) -> int | None:
        if not self.begun:
            try:
                return await self._send_first(said, target)
            except discord.HTTPException as error:
                if error.code != ACKNOWLEDGED:
                    raise
                self._taken = True
        fits, useless = await self._place(target)
        if useless:
            await self._delete_original()
        if fits:
            view, files = said.parts()
            edit = self._interaction.edit_original_response
            message = (await edit(view=view, attachments=files, **self._without_content())).id
        else:
            message = await self._send_followup(said, target)
        self._filled = True
        return message

    def _without_content(self) -> dict[str, Any]:
        """Return what an edit of the pressed message must remove: the text of one without a layout."""
        message = self._interaction.message
        return {} if message is None or message.flags.components_v2 else {"content": None, "embeds": []}

    async def _send_first(self, said: Response, target: ResponseTarget) -> int | None:
        response, (view, files) = self._interaction.response, said.parts()
        if target is ResponseTarget.PRESSED:
            # An empty list removes the earlier picture; left out, it would stay.
            await response.edit_message(view=view, attachments=files, **self._without_content())
            return None if self._interaction.message is None else self._interaction.message.id
        private = target is ResponseTarget.ASIDE
        return (await response.send_message(view=view, files=files, ephemeral=private)).message_id

    async def _place(self, target: ResponseTarget) -> tuple[bool, bool]:
        """Return whether the first response is the place of an answer, and if not whether it should be deleted."""
        response, pressed = self._interaction.response, target is ResponseTarget.PRESSED
        if self._filled or response.is_done():
            thinks = response.type is discord.InteractionResponseType.deferred_channel_message and not self._filled
            fits = pressed or (thinks and not (target is ResponseTarget.PUBLIC and self._announced))
            return fits, thinks and not fits
        # What Discord has taken although its connection broke is this answer or a deferral.
        original, message = await self._interaction.original_response(), self._interaction.message
        if message is not None and original.id == message.id:
            return pressed, False
        private = original.flags.ephemeral
        fits = not pressed and private is (target is ResponseTarget.ASIDE)
        return fits, target is ResponseTarget.PUBLIC and private

    async def _send_followup(self, said: Response, target: ResponseTarget) -> int:
        (view, files), private = said.parts(), target is not ResponseTarget.PUBLIC
        send = self._interaction.followup.send
        try:
            sent = await send(view=view, files=files, ephemeral=private, wait=True)
        except PASSING as error:
            if private:
                raise
            # A second one would be visible to everybody.
            raise ResponseFailed("it may be posted already") from error
        return sent.id

    async def _delete_original(self) -> None:
        """Delete the private "thinking" message, because the answer is public."""
        try:
            await self._interaction.delete_original_response()
        except discord.NotFound:
            log.debug("already deleted")


class Responses:
    """Sends the answers of one process, and notes in the request log which have arrived."""

    def __init__(self, requests: RequestLog) -> None:
        self._request_log = requests
        # What each private message shows, and the id of the interaction that it answers: ids grow with time.
        self._shown: OrderedDict[int, tuple[TableRevision | None, int]] = OrderedDict()
        # A lock is dropped once nobody holds it, so these do not grow with the number of messages.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def send(self, interaction: Interaction, said: Response, target: ResponseTarget) -> int | None:
        """Answer an interaction, or send one thing more; return the message's id. Raises as `Reply.send`."""
        reply, message = Reply.of(interaction), interaction.message
        if target is not ResponseTarget.PRESSED or message is None or not message.flags.ephemeral:
            sent = await reply.send(said, target)
        else:
            async with self._locks.setdefault(message.id, asyncio.Lock()):
                if self._outdated(message.id, said.shows, interaction.id):
                    # A press that gets no response at all is shown as failed.
                    await reply.defer()
                    sent = message.id
                else:
                    self._show(message.id, said.shows, interaction.id)
                    sent = await reply.send(said, target)
        request = reply.request
        if request is not None and request.done:
            request.answered = reply.seen
            self._request_log.mark_answered(request.number)
        return sent

    def _outdated(self, message: int, shows: TableRevision | None, number: int) -> bool:
        """Return whether a message shows something newer: a later state of the table, or the answer to a later
        press.
        """
        shown, last = self._shown.get(message, (None, 0))
        if shows is not None and shown is not None and shows.table == shown.table and shows != shown:
            return shows.revision < shown.revision
        return number < last

    def _show(self, message: int, shows: TableRevision | None, number: int) -> None:
        self._shown[message] = (shows, number)
        self._shown.move_to_end(message)
        if len(self._shown) > _KEPT:
            self._shown.popitem(last=False)


RENEWED = "renewed"
"""Marks an interaction whose answer replaces its own earlier one."""
_PANELS = 2_000


class WaitingPanels:
    """The last panel of each person at each table that waits for others; `show` shows the current panel."""

    def __init__(self, tables: Tables, show: Callable[[Interaction, str], Awaitable[None]]) -> None:
        self._tables = tables
        self._show = show
        self._known: dict[tuple[str, int], Interaction] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, table_id: str, interaction: Interaction, *, waits: bool) -> None:
        """Note a panel that was shown, and whether it waits for others."""
        key = (table_id, interaction.user.id)
        self._known.pop(key, None)
        if waits:
            self._known[key] = interaction
            if len(self._known) > _PANELS:
                del self._known[next(iter(self._known))]

    async def renew(self, row: OutboxRow, _: discord.Message) -> None:
        """Renew the panels at a table, after a message, whose reader must decide now. The message does not wait.

        Discord accepts that for a quarter of an hour; after that the next press renews the panel.
        """
        for key in [one for one in self._known if one[0] == row.table_id]:
            task = asyncio.create_task(self._renew(key), name="renewal")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _renew(self, key: tuple[str, int]) -> None:
        table_id, user = key
        interaction = self._known.get(key)
        if interaction is None or interaction.is_expired():
            self._known.pop(key, None)
            return
        try:
            if owes(await self._tables.get(table_id), user):
                interaction.extras[RENEWED] = True
                await self._show(interaction, table_id)
        except (ResponseFailed, TableError, StoreError, *FAILURES) as error:
            self._known.pop(key, None)
            log.info("panel not renewed", table=table_id, why=str(error))
