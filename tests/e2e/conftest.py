"""Fixtures: a sandbox, its people, a host; and the checks at the end of each test."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator, MutableSequence
from pathlib import Path

import pytest
import structlog
import structlog.testing
from structlog.types import EventDict

from bot import app
from bot.app import Host
from bot.discord.interactions import responses
from bot.discord.layout import alike
from bot.discord.panel.viewer_text import ViewerText
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.interactions import Timing
from sandbox.server import Sandbox
from tests.discord.tables import a_picture
from tests.e2e.hosts import ANSWER_SECONDS, hosted
from tests.e2e.standing import StandingHost
from tests.lengths import LONG
from tests.tables.host import entropy


class Failures(logging.Handler):
    """The errors that the host and its libraries log. A test that provokes some calls `expected`."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        self.structured: MutableSequence[EventDict] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record."""
        self.lines.append(record.getMessage())

    def found(self) -> list[str]:
        """Return every error so far."""
        return [*self.lines, *(str(line) for line in self.structured if line["log_level"] in ("error", "critical"))]

    def expected(self, text: str) -> None:
        """Accept the errors so far as provoked; fail if none contains the text."""
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
    """Return the menus of any message in which two options have the same label."""
    channels = [one for one in rig.world.channels.values() if one.guild_id in (rig.guild.id, None)]
    messages = [message for channel in channels for message in channel.messages.values()]
    menus = [
        [str(one["label"]) for one in menu.options] for message in messages for menu in RenderedMessage(message).selects
    ]
    return [str(labels) for labels in menus if len(set(map(alike, labels))) < len(labels)]


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> StandingHost | None:
    """Return the shared host, for a test that asks for a host and is not marked `own_host`."""
    if "host" not in request.fixturenames or request.node.get_closest_marker("own_host"):
        return None
    found: StandingHost = request.getfixturevalue("standing")
    return found


@pytest.fixture
async def rig(request: pytest.FixtureRequest, shared: StandingHost | None) -> AsyncIterator[Rig]:
    """One server and #tables. At the end nothing may be unanswered, unknown or against the protocol.

    With the `host` fixture it is another server of the shared host, else a separate sandbox.
    """
    async with contextlib.AsyncExitStack() as stack:
        if shared:
            made = await shared.guild(entropy(request.node.nodeid))
            stack.push_async_callback(shared.at_rest, made)
        else:
            made = Rig(await stack.enter_async_context(Sandbox(timing=Timing(answer=ANSWER_SECONDS))))
        yield made
        assert made.problems() == []
        assert alike_options(made) == []


@pytest.fixture
async def host(
    request: pytest.FixtureRequest, shared: StandingHost | None, rig: Rig, tmp_path: Path, failures: Failures
) -> AsyncIterator[Host]:
    """Return the shared host; for a test marked `own_host` a separate one, in a separate sandbox.

    A test's games have the same seeds in every run.
    """
    if shared:
        yield shared.host
        return
    async with hosted(rig, tmp_path) as running:
        running.tables.repository.entropy = entropy(request.node.nodeid)
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
def defer_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Set the seconds after which an interaction without an answer is deferred."""

    def set_to(seconds: float) -> None:
        monkeypatch.setattr(responses, "LATE_SECONDS", seconds)

    return set_to


@pytest.fixture
def start_waits(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Set the waits between the attempts of a host to connect at its start."""

    def set_to(*seconds: float) -> None:
        monkeypatch.setattr(app, "START_WAITS", seconds)

    return set_to


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let a function of a part of the host fail from now on."""

    def break_(part: object, name: str, error: Exception) -> None:
        async def fails(*_: object, **__: object) -> None:
            raise error

        monkeypatch.setattr(part, name, fails)

    return break_


@pytest.fixture
async def cleo(rig: Rig) -> Person:
    """Somebody who only watches."""
    return rig.person("Cleo")


@pytest.fixture
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace boards by empty ones, for tests that look at no picture; the long form draws them all the same."""
    if not LONG:
        monkeypatch.setattr(ViewerText, "drawing", lambda *_, **__: a_picture)
