"""Where web hooks may lead: to https at public addresses, looked at again for each connection as it is made.

A server's manager chooses the address, so it must reach nothing that only this machine or its neighbours reach.
"""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult

LONGEST = 500
_NAMES = 4
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses of IPv4 behind a translator of networks that have IPv6 alone."""
_HOST = re.compile(r"[A-Za-z0-9._:-]{1,253}")
_PRINTED = re.compile(r"[!-~]+")


class NotPublic(OSError):
    """An address that only this machine or its neighbours reach."""


def fault(url: str, *, anywhere: bool) -> str:
    """What is wrong with the address of a hook: `scheme`, `form`, `address`; empty for nothing.

    Whether a name leads to a public address is seen when it is called. `anywhere` allows http and every address.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "form"
    if parts.scheme not in (("https", "http") if anywhere else ("https",)):
        return "scheme"
    named = bool(_HOST.fullmatch(host)) and parts.username is None and port != 0
    if not named or len(url) > LONGEST or not _PRINTED.fullmatch(url) or "\\" in url:
        return "form"
    return "" if anywhere or _may_be_public(host) else "address"


def shown(url: str) -> str:
    """What people are shown of a hook's address: its host. The rest may hold a secret of the receiver's."""
    return urlsplit(url).netloc


def public(address: str) -> bool:
    """Whether an address is one of the internet's, also where one is written within another."""
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
    """A socket for an address about to be connected to. Raises NotPublic."""
    family, kind, protocol, _, address = info
    if not public(str(address[0])):
        raise NotPublic(f"{address[0]} is no public address")
    return socket.socket(family, kind, protocol)


class Names(AbstractResolver):
    """Finds addresses in threads of its own: a name that takes long keeps nobody waiting but other hooks.

    Unless `anywhere` is allowed, a name of which one address is not public is refused whole.
    """

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        self._threads = ThreadPoolExecutor(_NAMES, thread_name_prefix="webhook-names")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The addresses of a name. Raises OSError, which is NotPublic for one that must not be reached."""

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
        """No names are asked for any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _may_be_public(host: str) -> bool:
    try:
        return public(host)
    except ValueError:
        return "." in host and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))
