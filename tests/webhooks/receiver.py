"""A receiver of webhooks on loopback, which checks signatures as in the documentation."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

DOCS = Path(__file__).parents[2] / "docs"


def documented() -> Any:
    """The function `verified(secret, headers, body, now)` of the documentation's example."""
    text = (DOCS / "integrations.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.S)
    names: dict[str, Any] = {}
    exec(code, names)
    return names["verified"]


class Receiver:
    """Keeps what it is sent. `statuses` are what it answers next; after them all is well."""

    def __init__(self) -> None:
        self.url = ""
        self.statuses: list[int] = []
        self.heard: list[tuple[dict[str, str], bytes]] = []

    @property
    def events(self) -> list[dict[str, Any]]:
        """Return the received events, decoded."""
        return [msgspec.json.decode(body) for _, body in self.heard]

    async def take(self, request: web.Request) -> web.Response:
        """Take a delivery, or refuse it."""
        self.heard.append((dict(request.headers), await request.read()))
        status = self.statuses.pop(0) if self.statuses else 204
        return web.Response(status=status, headers={"Location": "/elsewhere"} if 300 <= status < 400 else {})


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver at work."""
    receiver, app = Receiver(), web.Application()
    app.router.add_post("/{any:.*}", receiver.take)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook?token=deep-secret"
    try:
        yield receiver
    finally:
        await runner.cleanup()
