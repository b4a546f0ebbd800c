"""Preferences in words: their names, and which of those given with a move are kept for later."""

from __future__ import annotations

from bot.discord.posts.viewer_text import ViewerText
from bot.tables import ActionResult, FuturePreferences, Table
from games.kernel import Seat


def names(table: Table, viewer_text: ViewerText, seat: Seat, kind: str) -> dict[str, str]:
    """Return all preferences that a seat may have for a kind of question, by name."""
    bound, found = viewer_text.bound(), table.title.ai.preferences(viewer_text.view, seat, kind)
    return {preference.key: bound.name(preference.kind, preference.key) for preference in found}


def noted(acted: ActionResult, viewer_text: ViewerText, seat: Seat, ahead: FuturePreferences | None) -> str:
    """Say which preferences given with a move are now in the seat's orders and still valid; '' if none are."""
    if ahead is None or viewer_text.scene.result is not None:
        return ""
    kept: list[str] = []
    for kind, order in acted.table.orders.get(seat, {}).items():
        preferred = [
            preference
            for preference in order.preferences
            if preference in ahead.later or (ahead.here and preference.startswith(ahead.here))
        ]
        known = names(acted.table, viewer_text, seat, kind) if preferred else {}
        kept += [known[preference] for preference in preferred if preference in known]
    return viewer_text.words("host-panel-noted", preferences="; ".join(kept)) if kept else ""
