"""Fixtures: a sandbox, its people, a host; and the judgement at the end of each test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, MutableSequence
from pathlib import Path

import pytest
import structlog
import structlog.testing
from structlog.types import EventDict

from bot.app import Host
from bot.discord.panel.labels import alike
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.server import Sandbox
from tests.e2e.hosts import hosted


class Failures(logging.Handler):
    """What the host and its libraries log as errors. A test that provokes some calls `expected`."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        self.structured: MutableSequence[EventDict] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record."""
        self.lines.append(record.getMessage())

    def found(self) -> list[str]:
        """Every error so far."""
        return [*self.lines, *(str(line) for line in self.structured if line["log_level"] in ("error", "critical"))]

    def expected(self, text: str) -> None:
        """Take the errors so far as provoked. Fails where none contains the text."""
        assert any(text in line for line in self.found()), self.found()
        self.lines.clear()
        self.structured.clear()


@pytest.fixture
def failures() -> Iterator[Failures]:
    """Errors that were logged; any that are left at the end fail the test."""
    handler = Failures()
    logging.getLogger().addHandler(handler)
    with structlog.testing.capture_logs() as captured:
        handler.structured = captured
        yield handler
    logging.getLogger().removeHandler(handler)
    assert handler.found() == []


def alike_options(rig: Rig) -> list[str]:
    """Menus of any message in which two options read the same."""
    messages = [message for channel in rig.world.channels.values() for message in channel.messages.values()]
    menus = [
        [str(one["label"]) for one in menu.options] for message in messages for menu in RenderedMessage(message).selects
    ]
    return [str(labels) for labels in menus if len(set(map(alike, labels))) < len(labels)]


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    """A sandbox with one server and #tables. At the end nothing may be unanswered, unknown or against the protocol."""
    async with Sandbox() as sandbox:
        made = Rig(sandbox)
        yield made
        assert made.problems() == []
        assert alike_options(made) == []


@pytest.fixture
async def host(rig: Rig, tmp_path: Path, failures: Failures) -> AsyncIterator[Host]:
    """A host in this process, connected to the sandbox."""
    async with hosted(rig, tmp_path) as running:
        yield running


@pytest.fixture
async def ann(rig: Rig) -> Person:
    """Somebody who reads English."""
    return rig.person("Ann")


@pytest.fixture
async def bo(rig: Rig) -> Person:
    """Somebody who reads German."""
    return rig.person("Bo", locale="de")


@pytest.fixture
async def cleo(rig: Rig) -> Person:
    """Somebody who only watches."""
    return rig.person("Cleo")
