"""Days as a reader's language writes them."""

from __future__ import annotations

from datetime import date

import pytest

from bot.discord.posts import clock_text
from renderers.words import Words


@pytest.mark.parametrize(("locale", "written"), [("en", "Thu, Dec 24"), ("de", "Do., 24. Dez.")])
def test_a_day_is_written_as_its_language_writes_days(locale: str, written: str) -> None:
    assert clock_text.day(date(2026, 12, 24), Words(locale)) == written
