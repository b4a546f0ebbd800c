"""Web hooks in words: how each one does, and why one does not take what it is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.store.webhook_rows import WebhookRow
from bot.webhooks.addresses import shown
from renderers.words import Words

from .viewer_text import escaped

REASONS = ("address", "size", "slow", "tls", "unreachable", "fault")
_STATUS = "status-"


def why(code: str, words: Words) -> str:
    """Why a receiver did not take something."""
    if code.startswith(_STATUS):
        return words("webhook-why-status", status=escaped(code.removeprefix(_STATUS)))
    return words(f"webhook-why-{code if code in REASONS else 'fault'}")


def listed(hooks: Sequence[tuple[WebhookRow, int]], words: Words) -> str:
    """A server's hooks, a line for each; never a secret, nor more of an address than its host."""
    lines = [words("webhook-list")]
    for row, waiting in hooks:
        state = words("webhook-well") if not row.error else words("webhook-ill", why=why(row.error, words))
        line = words("webhook-line", number=str(row.id), where=shown(row.url), state=state, waiting=waiting)
        lines.append(line)
    return "\n".join(lines)


def given_up(words: Words, recipe: str) -> str:
    """What who set a hook up is told once when it has taken nothing for a day."""
    data: dict[str, Any] = json.loads(recipe)
    reason = why(data["why"], words)
    return words("webhook-given-up", number=str(data["number"]), where=data["where"], why=reason)
