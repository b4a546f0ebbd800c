"""Addresses of hooks: never this machine or its network, in any notation, and no redirects."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from bot.webhooks.sender import LARGEST, DeliveryRefused, Poster, fault, host_of, public
from tests.webhooks.receiver import receiving

INNER = (
    "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "240.0.0.1", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::",
    "2001:0:53aa:64c:0:0:0:0", "2001:db8::1",
)  # fmt: skip
OUTER = ("93.184.215.14", "8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8")


@pytest.mark.parametrize("address", INNER)
def test_an_address_that_only_neighbours_reach_is_not_public(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", OUTER)
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    ("called", "wrong"),
    [
        ("https://example.org/hook?key=1", ""),
        ("https://example.org:8443/", ""),
        ("http://example.org/", "scheme"),
        ("ftp://example.org/", "scheme"),
        ("example.org", "scheme"),
        ("https://", "form"),
        ("https://me:secret@example.org/", "form"),
        ("https://example.org:0/", "form"),
        ("https://example.org:99999/", "form"),
        ("https://[::1", "form"),
        ("https://ex`ample.org/", "form"),
        ("https://exa mple.org/", "form"),
        ("https://example.org\\@127.0.0.1/", "form"),
        ("https://example.org/" + "x" * 500, "form"),
        ("https://127.0.0.1/", "address"),
        ("https://[::ffff:127.0.0.1]/", "address"),
        ("https://localhost/", "address"),
        ("https://db.internal/", "address"),
        ("https://printer/", "address"),
    ],
)
def test_what_is_wrong_with_an_address_is_seen_before_it_is_called(called: str, wrong: str) -> None:
    assert fault(called, anywhere=False) == wrong


def test_an_operator_may_allow_any_address_but_no_other_protocol() -> None:
    assert fault("http://127.0.0.1:8080/", anywhere=True) == ""
    assert fault("file:///etc/passwd", anywhere=True) == "scheme"


def test_of_an_address_people_are_shown_the_host_alone() -> None:
    assert host_of("https://example.org:8443/hook/secret?token=1") == "example.org:8443"


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Port:
    """A port of this machine: its number, and how many have connected to it."""

    def __init__(self) -> None:
        self.number = 0
        self.came = 0
        self.left = asyncio.Event()


async def silent(_: asyncio.StreamReader, __: asyncio.StreamWriter) -> None:
    """Say nothing."""


@asynccontextmanager
async def serving(talk: Talk = silent) -> AsyncIterator[Port]:
    """A port at which somebody talks like that; at the end every connection is closed."""
    port = Port()

    async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        port.came += 1
        with suppress(OSError):
            await talk(reader, writer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        port.left.set()

    server = await asyncio.start_server(served, "127.0.0.1", 0)
    port.number = server.sockets[0].getsockname()[1]
    try:
        yield port
        if port.came:
            await asyncio.wait_for(port.left.wait(), 10)
    finally:
        server.close()
        await server.wait_closed()


async def refused(poster: Poster, url: str, body: bytes = b"{}") -> str:
    """Return why a post was not accepted."""
    with pytest.raises(DeliveryRefused) as caught:
        await poster.post(url, {}, body)
    await poster.close()
    return caught.value.why


@pytest.mark.parametrize("answers", [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::1"]], ids="/".join)
async def test_a_name_that_leads_inside_is_refused_without_a_connection(
    answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving() as port:

        def found(*_: Any, **__: Any) -> list[Any]:
            return [
                (socket.AF_INET6 if ":" in one else socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port.number))
                for one in answers
            ]

        monkeypatch.setattr(socket, "getaddrinfo", found)
        assert await refused(Poster(), f"https://rebinding.example.org:{port.number}/") == "address"
        assert port.came == 0


async def test_each_address_is_judged_once_more_when_it_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as port:
        poster = Poster()
        monkeypatch.setattr("bot.webhooks.sender.fault", lambda *_, **__: "")
        assert await refused(poster, f"https://127.0.0.1:{port.number}/") == "address"
        assert port.came == 0


async def test_a_redirect_is_not_followed() -> None:
    async with receiving() as receiver:
        receiver.statuses = [302]
        assert await refused(Poster(anywhere=True), receiver.url) == "status-302"
        assert len(receiver.heard) == 1


async def test_an_answer_that_never_ends_takes_only_so_long() -> None:
    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
            await writer.drain()
            await asyncio.sleep(0.01)

    async with serving(drip) as port:
        assert await refused(Poster(anywhere=True, seconds=0.2), f"http://127.0.0.1:{port.number}/") == "slow"


async def test_the_rest_of_an_answer_is_not_read() -> None:
    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n" + b"x" * 1000)
        await writer.drain()
        await reader.read()

    async with serving(flood) as port:
        poster = Poster(anywhere=True)
        assert await poster.post(f"http://127.0.0.1:{port.number}/", {}, b"{}") == 200
        await poster.close()


async def test_nothing_larger_than_a_limit_is_sent_and_nobody_there_is_told() -> None:
    async with receiving() as receiver:
        assert await refused(Poster(anywhere=True), receiver.url, b"x" * (LARGEST + 1)) == "size"
        assert receiver.heard == []
    assert await refused(Poster(anywhere=True), receiver.url) == "unreachable"
