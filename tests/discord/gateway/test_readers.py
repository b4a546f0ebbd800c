"""The languages of people, as last seen: cached for recent ones, looked up for all others."""

from __future__ import annotations

import pytest

from bot.discord.gateway import locales
from bot.discord.gateway.locales import Readers
from tests.tables.host import ANN, BO, CLEO, host


async def test_only_so_many_are_kept_in_mind_and_nobody_is_forgotten(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "_KEPT", 2)
    async with host(url) as tables:
        readers = Readers(tables)
        for person, locale in ((ANN, "en"), (BO, "de"), (ANN, "en"), (CLEO, "en")):
            readers.notice(person.id, locale)
            await readers.settle()
        assert list(readers._seen) == [ANN.id, CLEO.id], "who was heard of for longest goes first"
        assert (await readers.words(BO.id, "en")).locale == "de"
        assert list(readers._seen) == [CLEO.id, BO.id]
