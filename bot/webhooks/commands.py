"""`/webhook`: managers of a server add, list, test and remove webhooks; and the state of each in words.

Manages a server's webhooks: add, list, test, remove.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import app_commands
from discord.app_commands import Range
from msgspec import Struct

from bot.discord.commands.table_argument import command
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.interactions import components
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.names import escaped
from bot.tables import TableError, Tables
from bot.webhooks.rows import MOST, WebhookRow, WebhookRows
from bot.webhooks.sender import LONGEST, DeliveryRefused, Poster, fault, host_of, new_secret, signed, trial
from bot.worker import timed
from renderers.words import Words

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


REASONS = ("address", "size", "slow", "tls", "unreachable", "fault")
_STATUS = "status-"


def why(code: str, words: Words) -> str:
    """Say why a receiver did not accept an event."""
    if code.startswith(_STATUS):
        return words("webhook-why-status", status=escaped(code.removeprefix(_STATUS)))
    return words(f"webhook-why-{code if code in REASONS else 'fault'}")


def listed(hooks: Sequence[tuple[WebhookRow, int]], words: Words) -> str:
    """List a server's hooks, a line each; never a secret, and of an address only the host."""
    lines = [words("webhook-list")]
    for row, waiting in hooks:
        state = words("webhook-well") if not row.error else words("webhook-ill", why=why(row.error, words))
        line = words("webhook-line", number=str(row.id), where=host_of(row.url), state=state, waiting=waiting)
        lines.append(line)
    return "\n".join(lines)


def given_up(words: Words, template: str) -> str:
    """Write the message to the person who added a hook that has failed for a day."""
    data: dict[str, Any] = json.loads(template)
    reason = why(data["why"], words)
    return words("webhook-given-up", number=str(data["number"]), where=data["where"], why=reason)


_LARGEST = 2_147_483_647
_ROW = 5


def _manager(interaction: Interaction) -> int:
    """Return the server that the person manages. Raises TableError."""
    return permissions.require_manager(interaction, "webhook-only-manager")


def _button(interaction: Interaction, number: int, *, named: bool = False) -> discord.ui.Button[Any]:
    words = interaction.client.responder.words(interaction)
    label = words("webhook-button-test-of", number=str(number)) if named else words("webhook-button-test")
    return discord.ui.Button(label=label, custom_id=f"webhook/test/{number}")


@command("add", "url", path="webhook")
async def add(interaction: Interaction, url: Range[str, 1, LONGEST]) -> None:
    """Add a hook, and show its secret once, to the person who added it."""
    responder, guild = interaction.client.responder, _manager(interaction)
    made = await responder.tables.service(WebhookManagement).add(guild, url.strip(), interaction.user.id)
    said = responder.words(interaction)("webhook-added", number=str(made.number), secret=made.secret)
    await responder.answer(interaction, said, view=Controls([_button(interaction, made.number)]))


@command("list", path="webhook")
async def list_(interaction: Interaction) -> None:
    """List the hooks of the server with their state, and buttons to test them."""
    responder, guild = interaction.client.responder, _manager(interaction)
    words, hooks = responder.words(interaction), await responder.tables.service(WebhookManagement).of(guild)
    if not hooks:
        await responder.answer(interaction, words("webhook-none"))
        return
    buttons = [_button(interaction, row.id, named=True) for row, _ in hooks[:_ROW]]
    await responder.answer(interaction, listed(hooks, words), view=Controls(buttons))


@command("remove", "number", path="webhook")
async def remove(interaction: Interaction, number: Range[int, 1, _LARGEST]) -> None:
    """Remove a hook, with its secret and its waiting events."""
    responder, guild = interaction.client.responder, _manager(interaction)
    await responder.tables.service(WebhookManagement).remove(guild, number)
    await responder.answer(interaction, responder.words(interaction)("webhook-removed", number=str(number)))


@command("test", "number", path="webhook")
async def test(interaction: Interaction, number: Range[int, 1, _LARGEST]) -> None:
    """Send a test event to a hook now, and show the result."""
    await _try_out(interaction, number)


async def _try_out(interaction: Interaction, number: int) -> None:
    responder, guild = interaction.client.responder, _manager(interaction)
    words = responder.words(interaction)
    # A receiver may take longer than the three seconds within which Discord expects an answer.
    await responder.think(interaction)
    try:
        status = await responder.tables.service(WebhookManagement).try_out(guild, number)
    except DeliveryRefused as error:
        said = words("webhook-test-failed", number=str(number), why=why(error.why, words))
    else:
        said = words("webhook-test-heard", number=str(number), status=str(status))
    await responder.answer(interaction, said, aside=True)


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Send a test event to a hook of the server."""
    with timed("handler", "press webhook"):
        await _try_out(interaction, int(match["number"]))


def group() -> app_commands.Group:
    """`/webhook …`, which Discord shows only to managers by default."""
    made = app_commands.Group(
        name="webhook",
        description=about("command-webhook-about"),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for each in (add, list_, remove, test):
        made.add_command(each, override=True)
    return made


ITEMS = components.controls(_pressed, r"webhook/test/(?P<number>[0-9]{1,9})")
