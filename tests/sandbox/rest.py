"""Bare requests to the sandbox: those that a client library never sends, or whose responses it hides."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox.driver import Rig


@dataclass(frozen=True)
class Got:
    """An answer: status, JSON body (None for 204) and headers."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        """Discord's error code, 0 if there is none."""
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) else 0

    def complaints(self) -> dict[str, str]:
        """The codes of a form refusal by the dotted path of their field."""
        found: dict[str, str] = {}

        def descend(node: dict[str, Any], path: str) -> None:
            for key, value in node.items():
                if key == "_errors":
                    found[path] = value[0]["code"]
                else:
                    descend(value, f"{path}.{key}".strip("."))

        descend(self.body.get("errors", {}), "")
        return found


@dataclass
class Api:
    """A client without any cleverness."""

    rig: Rig
    session: aiohttp.ClientSession

    async def call(
        self, method: str, path: str, body: object = None, *, files: Mapping[str, bytes] | None = None,
        token: str | None = "",
    ) -> Got:  # fmt: skip
        """Send one request; ``token`` is the bot's own unless given, None sends no token."""
        headers = {} if token is None else {"Authorization": f"Bot {token or self.rig.token}"}
        data: aiohttp.FormData | None = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", content, filename=name, content_type="application/octet-stream")
        sent: Any = {"data": data} if data else {"json": body} if body is not None else {}
        url = self.rig.sandbox.addresses.api_base + path
        async with self.session.request(method, url, headers=headers, **sent) as answer:
            text = await answer.read()
            return Got(answer.status, json.loads(text) if text else None, answer.headers)

    async def send(self, body: object, *, files: Mapping[str, bytes] | None = None) -> Got:
        """Send a message to ``#tables``."""
        return await self.call("POST", f"/channels/{self.rig.tables.id}/messages", body, files=files)
