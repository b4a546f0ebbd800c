"""Sends events to webhooks: in order for each, with retries for a day, also after a restart.

It is separate from the outbox of Discord's messages: a receiver that does not answer delays only its own events. An
event is written from its data when it is sent, as a spectator may see it.

Posts an event to a receiver: one attempt, no redirects, a time limit, and only to allowed addresses.

Requests are signed according to Standard Webhooks, so that the receiver can check the sender and detect replays. A
server's manager chooses the address, so it must not reach this machine or its network: only https to public addresses
is allowed, and this is checked again for each connection.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import logging
import re
import secrets
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Literal
from urllib.parse import urlsplit

import aiohttp
import msgspec
from aiohttp import ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from msgspec import Struct

from bot.discord.gateway.guild_cache import EverybodySees, VisibilityUnknown, may_be_told
from bot.ratings.rows import RatingQueries
from bot.store import Damaged, MessageKind, Store, StoreError
from bot.store.row_types import OPENED
from bot.tables import NoSuchTable, Table, Tables
from bot.tables.history.outcome import game_notes, results
from bot.tables.notifications import personal
from bot.webhooks.public_view import (
    FINISHED,
    PublicPosition,
    PublicResult,
    PublicTable,
    position_of,
    result_of,
    table_of,
)
from bot.webhooks.rows import HOLD_SECONDS, EventRow, WebhookRow, WebhookRows
from bot.worker import FailureState, Worker
from games.kernel import SnapshotError

_PREFIX = "whsec_"


def new_secret() -> str:
    """Return a secret to be shared with one receiver."""
    return _PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signed(secret: str, delivery: str, at: int, body: bytes) -> dict[str, str]:
    """Return the headers of a delivery: its id, which is the same for all attempts, the time of this one, and the
    signature.

    Signed is `id.time.body`, by HMAC-SHA256 with the secret's bytes.
    """
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    made = hmac.new(key, f"{delivery}.{at}.".encode() + body, hashlib.sha256).digest()
    return {
        "webhook-id": delivery,
        "webhook-timestamp": str(at),
        "webhook-signature": "v1," + base64.b64encode(made).decode(),
    }


LONGEST = 500
_NAMES = 4
# IPv4 addresses behind a NAT64 translator.
_TRANSLATED = IPv6Network("64:ff9b::/96")
_HOST = re.compile(r"[A-Za-z0-9._:-]{1,253}")
_PRINTED = re.compile(r"[!-~]+")


class NotPublic(OSError):
    """An address that belongs to this machine or its network."""


def fault(url: str, *, anywhere: bool) -> str:
    """Return what is wrong with the address of a hook: `scheme`, `form`, `address`; '' if nothing.

    Whether a name resolves to a public address is checked at each request. `anywhere` allows http and every address.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "form"
    if parts.scheme not in (("https", "http") if anywhere else ("https",)):
        return "scheme"
    # Parsers of addresses disagree about backslashes: the checked host might not be the called one.
    named = bool(_HOST.fullmatch(host)) and parts.username is None and port != 0
    if not named or len(url) > LONGEST or not _PRINTED.fullmatch(url) or "\\" in url:
        return "form"
    return "" if anywhere or _may_be_public(host) else "address"


def host_of(url: str) -> str:
    """Return the displayed part of a hook's address: its host. The rest may contain a secret of the receiver's."""
    return urlsplit(url).netloc


def public(address: str) -> bool:
    """Return whether an address is public, also if one address is embedded in another."""
    # An IPv6 address may end with the name of a network interface (`fe80::1%eth0`).
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        within = found.ipv4_mapped or found.sixtofour
        if found in _TRANSLATED:
            within = IPv4Address(int(found) & 0xFFFFFFFF)
        if found.teredo is not None or (within is not None and not public(str(within))):
            return False
        found = within or found
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def guarded(info: Any) -> socket.socket:
    """Return a socket for an address about to be connected to. Raises NotPublic."""
    family, kind, protocol, _, address = info
    if not public(str(address[0])):
        raise NotPublic(f"{address[0]} is no public address")
    return socket.socket(family, kind, protocol)


class PublicResolver(AbstractResolver):
    """Resolves addresses in separate threads, so that a slow name delays only other hooks.

    Unless `anywhere` is allowed, a name with any address that is not public is rejected.
    """

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        self._threads = ThreadPoolExecutor(_NAMES, thread_name_prefix="webhook-names")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Resolve a name. Raises OSError, which is NotPublic for a forbidden address."""

        def ask() -> list[ResolveResult]:
            found = socket.getaddrinfo(host, port, family, socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
            if not (self._anywhere or all(public(str(to[0])) for *_, to in found)):
                raise NotPublic(f"{host} leads to an address that is not public")
            return [
                ResolveResult(
                    hostname=host, host=str(to[0]), port=port, family=kind, proto=protocol, flags=socket.AI_NUMERICHOST
                )
                for kind, _, protocol, _, to in found
            ]

        return await asyncio.get_running_loop().run_in_executor(self._threads, ask)

    async def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _may_be_public(host: str) -> bool:
    try:
        return public(host)
    except ValueError:
        # Names without a dot, and these endings, are those of a local network.
        return "." in host and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))


SECONDS = 10.0
_TO_CONNECT = 5.0
LARGEST = 256 * 1024
"""The maximum of bytes of a delivery."""
_AGENT = "FoodCourt-Webhook/1"


class DeliveryRefused(Exception):
    """A receiver did not accept a delivery.

    `why` is `address`, `size`, `slow`, `tls`, `unreachable`, `fault` or `status-NUMBER`.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Poster:
    """Posts bodies. `anywhere`: also to addresses of this machine and its network, and by http."""

    def __init__(self, *, anywhere: bool = False, seconds: float = SECONDS) -> None:
        self._anywhere = anywhere
        self._seconds = seconds
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Post a body; return the successful status. Raises DeliveryRefused."""
        if len(body) > LARGEST:
            raise DeliveryRefused("size")
        if fault(url, anywhere=self._anywhere):
            raise DeliveryRefused("address")  # the operator may have restricted this since
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._status(url, headers, body)
        except TimeoutError as error:
            raise DeliveryRefused("slow") from error
        except (aiohttp.ClientError, OSError, ValueError) as error:
            raise DeliveryRefused(_why(error)) from error
        if not 200 <= status < 300:
            raise DeliveryRefused(f"status-{status}")
        return status

    async def close(self) -> None:
        """Close the sessions."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def _status(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Return the status of a response; its body is not read."""
        sent = {**headers, "content-type": "application/json", "user-agent": _AGENT}
        async with self._opened().post(url, data=body, headers=sent, allow_redirects=False) as answer:
            # A receiver could send a body of any length.
            answer.close()
            return answer.status

    def _opened(self) -> aiohttp.ClientSession:
        """Return a session that keeps no connection, cookie or address: each attempt is checked again."""
        if self._session is None:
            connector = TCPConnector(
                resolver=PublicResolver(anywhere=self._anywhere),
                use_dns_cache=False,
                force_close=True,
                # The sender limits how many deliveries run at once.
                limit=0,
                socket_factory=None if self._anywhere else guarded,
            )
            timeout = ClientTimeout(total=self._seconds, sock_connect=_TO_CONNECT)
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=DummyCookieJar(),
                timeout=timeout,
                # Through a proxy of the environment the address of the receiver would not be checked.
                trust_env=False,
            )
        return self._session


def _why(error: BaseException) -> str:
    """Return why a connection failed, in one word."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, NotPublic):
            return "address"
        if isinstance(seen, ssl.SSLError):
            return "tls"
        seen = seen.__cause__ or getattr(seen, "os_error", None)
    return "unreachable"


EventName = Literal["opened", "started", "turn", "finished", "test"]
_STATUS = {OPENED: "open", FINISHED: "finished"}


class PublicEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """One event. `at` is when it happened, in seconds since 1970; `test` comes without a table.

    `position` is null before the start, `result` until the end.
    """

    id: str
    event: EventName
    at: int
    server: str
    table: PublicTable | None = None
    position: PublicPosition | None = None
    result: PublicResult | None = None


class EventBodies:
    """Writes the bodies of events."""

    def __init__(self, tables: Tables, seen: EverybodySees) -> None:
        self._tables = tables
        self._seen = seen

    async def body(self, row: EventRow) -> bytes | None:
        """Return an event as JSON; None if its table is not public, or the event is obsolete.

        Raises VisibilityUnknown if that cannot be known now, StoreError.
        """
        try:
            table = await self._tables.get(row.table_id)
            if not await may_be_told(table.row, self._seen):
                return None
            return msgspec.json.encode(await self._event(row, table))
        except (NoSuchTable, Damaged, SnapshotError):
            return None

    async def _event(self, row: EventRow, table: Table) -> PublicEvent:
        hidden = await self._tables.store.part(RatingQueries).hidden()
        # With the status at the event: the table may have changed since.
        told = table_of(table.row, table.seats, hidden, _STATUS.get(row.event, "running"))
        here = PublicEvent(delivery(row), msgspec.convert(row.event, EventName), row.at, told.server, told)
        if not row.version:
            return here
        game = await self._tables.game_at(table.id, row.version)
        position = position_of(game, await self._tables.repository.number(table, row.version, None))
        ended = [*results(table, game, row.at, await game_notes(self._tables.store, table.id))]
        result = result_of(ended, hidden) if ended else None
        return msgspec.structs.replace(here, position=position, result=result)


def delivery(row: EventRow) -> str:
    """Return the unique id of an event for a hook: the same for every attempt."""
    return f"{row.key}-{row.hook}"


def trial(key: str, guild: int, at: int) -> bytes:
    """Return the body of a test event."""
    return msgspec.json.encode(PublicEvent(key, "test", at, str(guild)))


_log = logging.getLogger(__name__)
_AT_ONCE = 20
_RUN = 50
_IDLE_SECONDS = 5.0
_LISTENING_SECONDS = 60.0
_STOP_SECONDS = 1.0


class Sender:
    """The worker that sends events. Of several processes, one at a time holds a hook.

    Without Discord (`ready`) it is unknown which channels are public, and nothing is sent.
    """

    def __init__(self, tables: Tables, events: EventBodies, poster: Poster, ready: Callable[[], bool]) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._events = events
        self._poster = poster
        self._ready = ready
        self._worker = Worker("webhooks", self._turn)
        self._trouble = FailureState()
        self._orphaned = tables.store.exclusive  # hooks held by an earlier process are free: this is the only one
        self._serving: set[asyncio.Task[None]] = set()
        self._trying: set[asyncio.Task[int]] = set()

    def start(self) -> None:
        """Start to send, beginning with what an earlier process left."""
        self._worker.start()

    async def stop(self) -> None:
        """Stop soon: an attempt that takes longer is repeated by the next process."""
        await self._worker.stop()
        if self._trying:
            await asyncio.wait(self._trying, timeout=_STOP_SECONDS)
        for trying in self._trying:  # only these: a cancelled transaction would keep the database locked
            trying.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._poster.close()

    def wake(self) -> None:
        """Run a turn soon, because there may be something to send."""
        self._worker.wake()

    async def _turn(self) -> float:
        """Start to serve what is due; return the seconds until there may be more."""
        try:
            if self._orphaned:
                await self._store.part(WebhookRows).release()
                self._orphaned = False
            rest = await self._look() if self._ready() and await self._store.part(WebhookRows).any() else _IDLE_SECONDS
        except StoreError as error:
            if self._trouble.is_new(str(error)):
                _log.error("webhooks are postponed: %s", error)
            return _IDLE_SECONDS
        self._trouble.is_over()
        return rest

    async def _look(self) -> float:
        """Claim the hooks that are due and start to serve them; return the seconds until there may be more."""
        room = _AT_ONCE - len(self._serving)
        if room <= 0:
            return _IDLE_SECONDS
        for row in await self._store.part(WebhookRows).claim(self._now(), room):
            task = asyncio.create_task(self._serve(row), name=f"webhook-{row.id}")
            self._serving.add(task)
            task.add_done_callback(self._served)
        due = await self._store.part(WebhookRows).next_due(self._now())
        idle = _LISTENING_SECONDS if self._store.listening else _IDLE_SECONDS
        return idle if due is None else min(max(due - self._now(), 0.05), idle)

    def _served(self, task: asyncio.Task[None]) -> None:
        self._serving.discard(task)
        self._worker.wake()
        if not task.cancelled() and task.exception() is not None:
            _log.error("a webhook was not served: %s", type(task.exception()).__name__, exc_info=task.exception())

    async def _serve(self, row: WebhookRow) -> None:
        """Send a hook's waiting events, one after another, until one is not accepted or the hold is nearly over."""
        clock = asyncio.get_running_loop().time
        # A delivery that begins before this time ends before another process may take the hook.
        end = clock() + HOLD_SECONDS - 2 * SECONDS
        mended = not (row.failures or row.owner_notified)
        for event in await self._store.part(WebhookRows).events(row.id, self._now(), _RUN):
            if self._worker.stopping or clock() > end:
                break
            try:
                heard = await self._send(row, event)
            except asyncio.CancelledError:
                break  # the host stops
            except DeliveryRefused as error:
                await self._failed(row, error.why)
                return
            except VisibilityUnknown as error:
                _log.info("webhook %s waits until its server is known: %s", row.id, error)
                return  # until the hold is over: the receiver has not failed
            await self._store.part(WebhookRows).arrived(event, mended=heard and not mended)
            mended = mended or heard
        await self._store.part(WebhookRows).free(row.id)

    async def _send(self, row: WebhookRow, event: EventRow) -> bool:
        """Send an event; return whether it had a body. Raises DeliveryRefused, VisibilityUnknown."""
        body = await self._body(event)
        if body is None:
            return False
        headers = signed(row.secret, delivery(event), self._now(), body)
        trying = asyncio.create_task(self._poster.post(row.url, headers, body))
        self._trying.add(trying)
        trying.add_done_callback(self._trying.discard)
        if self._worker.stopping:
            trying.cancel()  # the next process repeats this attempt
        await trying
        return True

    async def _body(self, event: EventRow) -> bytes | None:
        """Return the body of an event, if any.

        Raises DeliveryRefused and VisibilityUnknown if that cannot be known now, StoreError.
        """
        try:
            body = await self._events.body(event)
        except (StoreError, VisibilityUnknown):
            raise
        except Exception as error:  # a failure of the rules at one table delays only this hook, for a limited time
            _log.exception("event %s could not be made", event.id)
            raise DeliveryRefused("fault") from error
        # Without Discord it is unknown whether the table is public, so the event must not be dropped.
        if body is None and not self._ready():
            raise DeliveryRefused("fault")
        return body

    async def _failed(self, row: WebhookRow, why: str) -> None:
        _log.info("webhook %s has not accepted an event: %s", row.id, why)
        data = {"where": host_of(row.url), "number": row.id, "why": why}
        note = personal(MessageKind.WEBHOOK, row.by, self._now(), data) if row.by else None
        if await self._store.part(WebhookRows).failed(row, why, self._now(), note):
            _log.warning("webhook %s has accepted nothing for a day: its oldest events are dropped", row.id)
            self._tables.wake_outbox()

    def _now(self) -> int:
        return self._tables.repository.clock()
