"""The fixtures of a host on the sandbox, and a host that serves the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import Host
from bot.tables import Table
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures, ann, bo, cleo, failures, rig, shared
from tests.tables.host import entropy
from tests.web.pages import a_game, serving

__all__ = ["ann", "bo", "cleo", "failures", "rig", "shared"]


@pytest.fixture
async def host(request: pytest.FixtureRequest, rig: Rig, tmp_path: Path, failures: Failures) -> AsyncIterator[Host]:
    """A host with the page, behind a proxy on this machine."""
    async with serving(rig, tmp_path, proxies="127.0.0.1") as running:
        running.tables.repository.entropy = entropy(request.node.nodeid)
        yield running


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo."""
    return await a_game(host, rig, ann, bo)
