"""The fixtures of a host on the sandbox, and a host that serves the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.app import Host
from bot.tables import Table
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures, ann, bo, cleo, failures, rig
from tests.e2e.standing import StandingHost, standing_host
from tests.tables.host import entropy
from tests.web.pages import a_game, serving

__all__ = ["ann", "bo", "cleo", "failures", "rig"]

PROXY = "127.0.0.1"


@pytest.fixture(scope="session")
async def standing_page(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[StandingHost]:
    """A host with the page, behind a proxy on this machine, that many tests share."""
    async with standing_host(tmp_path_factory.mktemp("page"), partial(serving, proxies=PROXY)) as one:
        yield one


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> StandingHost | None:
    """Return the shared host, for a test that asks for a host and is not marked `own_host`."""
    if "host" not in request.fixturenames or request.node.get_closest_marker("own_host"):
        return None
    found: StandingHost = request.getfixturevalue("standing_page")
    return found


@pytest.fixture
async def host(
    request: pytest.FixtureRequest, shared: StandingHost | None, rig: Rig, tmp_path: Path, failures: Failures
) -> AsyncIterator[Host]:
    """Return the shared host with the page; for a test marked `own_host` a separate one."""
    if shared:
        yield shared.host
        return
    async with serving(rig, tmp_path, proxies=PROXY) as running:
        running.tables.repository.entropy = entropy(request.node.nodeid)
        yield running


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo."""
    return await a_game(host, rig, ann, bo)
