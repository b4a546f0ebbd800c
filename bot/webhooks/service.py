"""Manages a server's webhooks: add, list, test, remove."""

from __future__ import annotations

import secrets
from typing import Literal

from msgspec import Struct

from bot.tables import TableError, Tables
from bot.webhooks.rows import MOST, WebhookRow, WebhookRows
from bot.webhooks.sender import Poster, fault, new_secret, signed, trial

Allowed = Literal["public", "anywhere", "off"]
"""The operator's setting for hooks: https to public addresses, any address, or none."""


class NewWebhook(Struct, frozen=True):
    """A new hook: its number, and the secret, which is shown only once."""

    number: int
    secret: str


class WebhookManagement:
    """Requests of managers about hooks of their server; the caller checks that they manage it."""

    def __init__(self, tables: Tables, allowed: Allowed) -> None:
        self._tables = tables
        self.allowed = allowed
        self.poster = Poster(anywhere=allowed == "anywhere")

    async def add(self, guild: int, url: str, by: int) -> NewWebhook:
        """Add a hook. Raises TableError for a forbidden address, and for too many hooks."""
        self._check_allowed()
        wrong = fault(url, anywhere=self.allowed == "anywhere")
        if wrong:
            raise TableError(f"webhook-wrong-{wrong}")
        secret = new_secret()
        number = await self._tables.store.part(WebhookRows).add(guild, url, secret, by, self._now())
        if number is None:
            raise TableError("webhook-too-many", most=MOST)
        return NewWebhook(number, secret)

    async def of(self, guild: int) -> list[tuple[WebhookRow, int]]:
        """Return a server's hooks, each with the number of its waiting events."""
        return await self._tables.store.part(WebhookRows).of(guild)

    async def remove(self, guild: int, number: int) -> None:
        """Remove a hook, with its secret and its waiting events. Raises TableError for an unknown one."""
        if not await self._tables.store.part(WebhookRows).remove(guild, number):
            raise TableError("webhook-unknown", number=number)

    async def try_out(self, guild: int, number: int) -> int:
        """Send a `test` event to a hook now; return the status of the response. Its waiting events are then sent at
        once.

        Raises TableError for an unknown hook, DeliveryRefused if it was not accepted.
        """
        self._check_allowed()
        row = await self._tables.store.part(WebhookRows).one(guild, number)
        if row is None:
            raise TableError("webhook-unknown", number=number)
        key = f"{secrets.token_hex(12)}-{row.id}"
        body = trial(key, guild, self._now())
        status = await self.poster.post(row.url, signed(row.secret, key, self._now(), body), body)
        await self._tables.store.part(WebhookRows).well(row.id)
        self._tables.wake_others()
        return status

    def _check_allowed(self) -> None:
        if self.allowed == "off":
            raise TableError("webhook-off")

    def _now(self) -> int:
        return self._tables.repository.clock()
