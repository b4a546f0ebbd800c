"""Posts an event to a receiver: one attempt, no redirects, a time limit, and only to allowed addresses.

Requests are signed according to Standard Webhooks, so that the receiver can check the sender and detect replays. A
server's manager chooses the address, so it must not reach this machine or its network: only https to public addresses
is allowed, and this is checked again for each connection.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
import secrets
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp import ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult

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
    # Parsers of addresses disagree about backslashes: the host that is checked might not be the one that is called.
    named = bool(_HOST.fullmatch(host)) and parts.username is None and port != 0
    if not named or len(url) > LONGEST or not _PRINTED.fullmatch(url) or "\\" in url:
        return "form"
    return "" if anywhere or _may_be_public(host) else "address"


def shown(url: str) -> str:
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


class Names(AbstractResolver):
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
        """Post a body; return the successful status. Raises Unheard."""
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
                resolver=Names(anywhere=self._anywhere),
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
