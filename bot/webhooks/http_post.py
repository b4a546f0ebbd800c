"""Posting to a receiver on the internet: once, without following it elsewhere, and never for long."""

from __future__ import annotations

import asyncio
import ssl

import aiohttp
from aiohttp import ClientTimeout, DummyCookieJar, TCPConnector

from .addresses import Names, NotPublic, fault, guarded

SECONDS = 10.0
_TO_CONNECT = 5.0
LARGEST = 256 * 1024
"""Bytes of a delivery."""
_AGENT = "FoodCourt-Webhook/1"


class DeliveryRefused(Exception):
    """A receiver did not take a delivery.

    `why` is `address`, `size`, `slow`, `tls`, `unreachable`, `fault` or `status-NUMBER`.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Poster:
    """Posts bodies. `anywhere`: also to addresses of this machine and its neighbours, and by http."""

    def __init__(self, *, anywhere: bool = False, seconds: float = SECONDS) -> None:
        self._anywhere = anywhere
        self._seconds = seconds
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Post a body; the status, which says that it was taken. Raises Unheard."""
        if len(body) > LARGEST:
            raise DeliveryRefused("size")
        if fault(url, anywhere=self._anywhere):
            raise DeliveryRefused("address")  # the operator may have narrowed what is allowed since
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
        """Nothing is posted any more."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def _status(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of an answer; what it says besides is not read."""
        sent = {**headers, "content-type": "application/json", "user-agent": _AGENT}
        async with self._opened().post(url, data=body, headers=sent, allow_redirects=False) as answer:
            answer.close()
            return answer.status

    def _opened(self) -> aiohttp.ClientSession:
        """A session that keeps no connection, no cookie and no address: each try is judged anew."""
        if self._session is None:
            connector = TCPConnector(
                resolver=Names(anywhere=self._anywhere),
                use_dns_cache=False,
                force_close=True,
                limit=0,
                socket_factory=None if self._anywhere else guarded,
            )
            timeout = ClientTimeout(total=self._seconds, sock_connect=_TO_CONNECT)
            self._session = aiohttp.ClientSession(
                connector=connector, cookie_jar=DummyCookieJar(), timeout=timeout, trust_env=False
            )
        return self._session


def _why(error: BaseException) -> str:
    """Why a connection failed, in one word."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, NotPublic):
            return "address"
        if isinstance(seen, ssl.SSLError):
            return "tls"
        seen = seen.__cause__ or getattr(seen, "os_error", None)
    return "unreachable"
