"""Reads of a table that wait, as a slow database makes them."""

import asyncio
from collections.abc import Callable

import pytest

from bot.app import Host


def for_a_person() -> bool:
    """Return whether this is done for a person's press, not by the host itself, for example for a new message."""
    task = asyncio.current_task()
    return task is not None and task.get_name().startswith("discord-ui-dynamic-item")


class HeldReads:
    """Reads of tables for presses: `arrived` is set with the first, and all wait for `may_go`."""

    def __init__(self) -> None:
        self.arrived, self.may_go = asyncio.Event(), asyncio.Event()


@pytest.fixture
def hold_reads(monkeypatch: pytest.MonkeyPatch) -> Callable[[Host], HeldReads]:
    """Hold from now on what presses read of tables."""

    def hold(host: Host) -> HeldReads:
        held, real = HeldReads(), host.tables.get

        async def slow(table_id: str) -> object:
            if for_a_person():
                held.arrived.set()
                await held.may_go.wait()
            return await real(table_id)

        monkeypatch.setattr(host.tables, "get", slow)
        return held

    return hold
