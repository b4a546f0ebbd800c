"""Sends answers to interactions, and retries until Discord has taken them.

Discord may have taken a request although its connection broke. So the first response is retried, and if Discord reports
that one exists already, the existing message is fetched and edited to the intended text: sent twice, shown once. An
answer on a private message never replaces a newer state of that message.

If an answer takes longer than Discord's three seconds, the interaction is deferred in time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from enum import Enum, auto
from itertools import count
from math import inf
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.discord.panel.panel import Controls
from bot.discord.posts.control_message import FAILURES
from bot.store.request_log import LoggedRequest, RequestLog

# The seconds without an answer after which the interaction is deferred.
LATE_SECONDS = 2.0
# The seconds for which deferring is tried: afterwards Discord accepts no first response any more.
DEFER_SECONDS = 3.0
_KEY = "deferral"
_REQUEST = "request"
log = structlog.get_logger(__name__)


class Deferral:
    """Defers one interaction in time, if no answer comes first."""

    def __init__(self, interaction: discord.Interaction[Any], since: float) -> None:
        self._interaction = interaction
        self._timer = asyncio.get_running_loop().call_at(since + LATE_SECONDS, self._on_late)
        self._deferring: asyncio.Task[None] | None = None
        self.announced = False
        """Whether only the person sees that the host is thinking."""

    def _on_late(self) -> None:
        if not self._interaction.response.is_done():
            self._deferring = asyncio.create_task(self._announce(), name="deferral")

    async def _announce(self) -> None:
        """Defer: a command shows "thinking", a pressed message stays as it is."""
        response = self._interaction.response
        command = self._interaction.type is discord.InteractionType.application_command
        try:
            async with asyncio.timeout(DEFER_SECONDS):
                await response.defer(ephemeral=command, thinking=command)
            self.announced = command
        except FAILURES as error:
            log.info("no delay could be announced", why=str(error))

    async def over(self) -> None:
        """Stop, because the answer is ready."""
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring


def watch(interaction: discord.Interaction[Any], since: float) -> None:
    """Watch an interaction until it is answered; `since` is when it came, by the loop's clock."""
    if interaction.type is not discord.InteractionType.autocomplete:
        interaction.extras[_KEY] = Deferral(interaction, since)


async def over(interaction: discord.Interaction[Any]) -> None:
    """Stop watching before the first answer; a deferral in progress is waited for."""
    deferral: Deferral | None = interaction.extras.get(_KEY)
    if deferral is not None:
        await deferral.over()


def announced(interaction: discord.Interaction[Any]) -> bool:
    """Return whether only the person sees that the host is thinking."""
    deferral: Deferral | None = interaction.extras.get(_KEY)
    return deferral is not None and deferral.announced


Interaction: TypeAlias = discord.Interaction[Any]
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
_TICKET = "ticket"
_CAME = "came"
_TRIED = "tried"  # when it was tried first
_FIRST = "first"
_KEPT = 4_000
_tickets = count(1)


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
    """The content of an answer. `files` makes the attachments for each attempt; `stand` is the state it shows, if
    any.
    """

    text: str
    view: Controls | None = None
    files: Callable[[], list[discord.File]] = list
    shows: TableRevision | None = None


class MessageStates:
    """The states that private messages show, so that no older one replaces a newer one."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, tuple[TableRevision | None, int]] = OrderedDict()
        # A lock is dropped once nobody holds it, so these do not grow with the number of messages.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, message: int) -> asyncio.Lock:
        """Return the lock under which a message is edited."""
        lock = self._locks.get(message)
        if lock is None:
            lock = self._locks[message] = asyncio.Lock()
        return lock

    def outdated(self, message: int, stand: TableRevision | None, ticket: int) -> bool:
        """Return whether a message shows something newer: a later state of the table, or the answer to a later
        press.
        """
        shown, last = self._shown.get(message, (None, 0))
        if stand is not None and shown is not None and stand.table == shown.table and stand.revision != shown.revision:
            return stand.revision < shown.revision
        return ticket < last

    def show(self, message: int, stand: TableRevision | None, ticket: int) -> None:
        """Note what a message shows now."""
        self._shown[message] = (stand, ticket)
        self._shown.move_to_end(message)
        while len(self._shown) > _KEPT:
            self._shown.popitem(last=False)


def begin(interaction: Interaction) -> None:
    """Note a new interaction: its answer is newer than those of all earlier ones."""
    interaction.extras[_TICKET] = next(_tickets)
    interaction.extras[_CAME] = asyncio.get_running_loop().time()


class Responses:
    """Sends the answers of one process, and tells the store of each request whose answer has arrived."""

    def __init__(self, requests: RequestLog) -> None:
        self._request_log = requests
        self._sheets = MessageStates()

    async def send(self, interaction: Interaction, said: Response, way: ResponseTarget) -> int | None:
        """Answer an interaction, or say one thing more; returns the message's id.

        Raises Unanswered where nothing gets through any more, and the library's errors for what Discord refuses.
        """
        message = interaction.message
        if way is not ResponseTarget.PRESSED or message is None or not message.flags.ephemeral:
            return await self._send_until_arrived(interaction, said, way)
        sheets, ticket = self._sheets, interaction.extras.get(_TICKET, 0)
        async with sheets.lock(message.id):
            if sheets.outdated(message.id, said.shows, ticket):
                # A press that gets no response at all is shown as failed.
                await defer(interaction)
                self._note_arrival(interaction)
                return message.id
            sheets.show(message.id, said.shows, ticket)
            return await self._send_until_arrived(interaction, said, way)

    async def _send_until_arrived(self, interaction: Interaction, said: Response, way: ResponseTarget) -> int | None:
        await over(interaction)
        failed: BaseException | None = None
        clock, began = asyncio.get_running_loop().time, interaction.extras.get(_CAME, inf)
        end = clock() + ANSWER_SECONDS
        for wait in WAITS:
            if clock() + wait >= end:
                break
            if wait:  # no sleep(0) either: it would let other tasks run first
                await asyncio.sleep(wait)
            interaction.extras.setdefault(_TRIED, clock())
            try:
                async with asyncio.timeout(min(TRY_SECONDS, end - clock())):
                    message = await _try_once(interaction, said, way)
            except (*PASSING, RuntimeError, discord.HTTPException) as error:
                failed, way = error, _next_way(interaction, way, error)
                # Discord drops an interaction without a first response after three seconds: trying on is useless.
                if not begun(interaction) and clock() > began + FIRST_SECONDS:
                    break
                log.info("answer tried again", user=interaction.user.id, why=str(error) or type(error).__name__)
            else:
                self._note_arrival(interaction)
                return message
        raise ResponseFailed(str(failed)) from failed

    def _note_arrival(self, interaction: Interaction) -> None:
        """What was done is answered."""
        request = request_of(interaction)
        if request is not None and request.done:
            # Where a try broke off and Discord had taken it all the same, the person may have seen it since then.
            now = asyncio.get_running_loop().time()
            request.answered = interaction.extras.get(_TRIED, now) if _FIRST in interaction.extras else now
            self._request_log.mark_answered(request.number)


def request_of(interaction: Interaction) -> LoggedRequest | None:
    """The request that an interaction is carried out as; None for suggestions, and before it is taken on."""
    found: LoggedRequest | None = interaction.extras.get(_REQUEST)
    return found


def set_request(interaction: Interaction, request: LoggedRequest) -> None:
    """Remember as which request an interaction is carried out."""
    interaction.extras[_REQUEST] = request


async def defer(interaction: Interaction, *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Tell Discord that the answer takes longer, or that the message stays as it is. A failure is left to the
    answer.
    """
    await over(interaction)
    if begun(interaction):
        return
    try:
        async with asyncio.timeout(TRY_SECONDS):
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
    except (*PASSING, discord.HTTPException) as error:
        log.info("no delay could be announced", why=str(error))


async def open_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Open a form, which must be the first response.

    Raises Unanswered if Discord accepts no first response any more, TimeoutError if the person should try again.
    """
    await over(interaction)
    try:
        await interaction.response.send_modal(form)
    except (*PASSING, discord.InteractionResponded) as error:
        raise TimeoutError("no form could be opened") from error
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_INTERACTION, ACKNOWLEDGED):
            raise
        raise ResponseFailed(str(error)) from error


def begun(interaction: Interaction) -> bool:
    """Return whether Discord is known to have taken a first response."""
    return interaction.response.is_done() or _FIRST in interaction.extras


def _next_way(interaction: Interaction, way: ResponseTarget, error: Exception) -> ResponseTarget:
    """Return how to retry after a failure. Raises Unanswered if that is useless, the error if Discord refuses it."""
    if isinstance(error, RuntimeError):  # the library's session is closed: this process stops
        raise ResponseFailed(str(error)) from error
    if isinstance(error, PASSING) or getattr(error, "status", 0) == LIMITED:
        return way
    if getattr(error, "status", 0) == EXPIRED:
        raise ResponseFailed(str(error)) from error
    if not isinstance(error, discord.NotFound):
        raise error
    if error.code != UNKNOWN_MESSAGE or way is not ResponseTarget.PRESSED:
        raise ResponseFailed(str(error)) from error
    if begun(interaction):
        interaction.extras[_FIRST] = "filled"
    return ResponseTarget.ASIDE  # the person has dismissed the message


async def _try_once(interaction: Interaction, said: Response, way: ResponseTarget) -> int | None:
    if not begun(interaction):
        try:
            return await _send_first(interaction, said, way)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
    if not interaction.response.is_done() and interaction.extras.get(_FIRST) != "filled":
        return await _fill_what_arrived(interaction, said, way)
    return await _send_further(interaction, said, way)


async def _send_first(interaction: Interaction, said: Response, way: ResponseTarget) -> int | None:
    response, view = interaction.response, said.view or Controls()
    if way is ResponseTarget.PRESSED:
        # An empty view and an empty list remove the earlier controls and picture; left out, they would stay.
        await response.edit_message(content=said.text, view=view, attachments=said.files())
        return None if interaction.message is None else interaction.message.id
    sent = await response.send_message(said.text, view=view, files=said.files(), ephemeral=way is ResponseTarget.ASIDE)
    return sent.message_id


async def _fill_what_arrived(interaction: Interaction, said: Response, way: ResponseTarget) -> int | None:
    """Edit the message of a first response that Discord has taken although its connection broke."""
    interaction.extras[_FIRST] = "taken"
    original = await interaction.original_response()
    pressed = interaction.message is not None and original.id == interaction.message.id
    private = original.flags.ephemeral
    if pressed if way is ResponseTarget.PRESSED else not pressed and private is (way is ResponseTarget.ASIDE):
        message = await _edit_original(interaction, said)
    else:
        if way is ResponseTarget.PUBLIC and private and not pressed:
            await _delete_original(interaction)
        message = await _send_followup(interaction, said, way)
    interaction.extras[_FIRST] = "filled"
    return message


async def _send_further(interaction: Interaction, said: Response, way: ResponseTarget) -> int | None:
    """Send what follows the first response: it fills a deferred one, or is a further message."""
    deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    thinks = deferred and interaction.extras.get(_FIRST) != "filled"
    if way is ResponseTarget.PRESSED or (thinks and not (way is ResponseTarget.PUBLIC and announced(interaction))):
        message = await _edit_original(interaction, said)
    else:
        if thinks:
            await _delete_original(interaction)
        message = await _send_followup(interaction, said, way)
    interaction.extras[_FIRST] = "filled"
    return message


async def _edit_original(interaction: Interaction, said: Response) -> int:
    view = said.view or Controls()
    return (await interaction.edit_original_response(content=said.text, view=view, attachments=said.files())).id


async def _send_followup(interaction: Interaction, said: Response, way: ResponseTarget) -> int:
    view, private = said.view or Controls(), way is not ResponseTarget.PUBLIC
    try:
        sent = await interaction.followup.send(said.text, view=view, files=said.files(), ephemeral=private, wait=True)
    except PASSING as error:
        if private:
            raise
        raise ResponseFailed("it may be posted already") from error  # a second one would be visible to everybody
    return sent.id


async def _delete_original(interaction: Interaction) -> None:
    """Delete the private "thinking" message, because the answer is public."""
    try:
        await interaction.delete_original_response()
    except discord.NotFound:
        log.debug("already taken back")
