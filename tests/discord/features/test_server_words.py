"""The language of a server: as its managers chose, else Discord's, else the last one seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.gateway.locales import Readers
from bot.servers.service import ServerService
from bot.tables import Tables
from tests.tables.host import ANN, GUILD, host

pytestmark = [pytest.mark.postgres, pytest.mark.xdist_group("postgres")]


def client(locale: str = "", *, unavailable: bool = False) -> Any:
    """A client that gets the server's events in a language, or gets none."""
    guild = SimpleNamespace(preferred_locale=locale, unavailable=unavailable) if locale or unavailable else None
    return SimpleNamespace(get_guild=lambda _: guild)


async def spoken(tables: Tables, where: Any) -> str:
    """Return the server's language in a process that has seen nobody yet."""
    return (await Readers(tables).server(where, GUILD, "en")).locale


async def test_what_managers_chose_comes_first_then_what_discord_says_then_what_was_seen(shared_url: str) -> None:
    async with host(shared_url) as tables:
        assert await spoken(tables, client()) == "en"
        elsewhere = Readers(tables)
        elsewhere.notice_server(GUILD, "de")
        await elsewhere.settle()
        assert await spoken(tables, client()) == "de", "seen by another process"
        assert await spoken(tables, client(unavailable=True)) == "de", "listed, and nothing is known of it yet"
        assert await spoken(tables, client("en-GB")) == "en"
        await tables.service(ServerService).change(GUILD, ANN.id, "language", "de")
        assert await spoken(tables, client("en-GB")) == "de"
        await tables.service(ServerService).change(GUILD, ANN.id, "language", "en")
        assert await spoken(tables, client()) == "en"
