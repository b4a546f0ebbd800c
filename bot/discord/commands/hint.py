"""`/hint`, and the button *What would you do?* of panels: what a bot would do, at tables that allow hints.

The hint is computed from the seat's own view, in the bots' processes, and shown to that seat alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import table_command
from bot.discord.gateway.limits import CONTENT, cut
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.viewer_text import ViewerText
from bot.tables import Table, TableError
from bot.tables.table import RUNNING
from games.kernel import only_action
from games.kernel.ai.hints import Hint
from renderers.kit.reasons import why


@table_command("hint", wanted=table_argument.TableFilter((RUNNING,), waits=True))
async def hint(interaction: Interaction, table: Table) -> None:
    """Show the best moves with reasons, in a separate message. Raises TableError if hints are not allowed."""
    responder = interaction.client.responder
    words, game = responder.words(interaction), table.running_game()
    if not table.row.hints:
        raise TableError("hint-not-allowed", table=table.id)
    seat = responder.own_seat(table, interaction.user.id, None, words)
    viewer_text = responder.viewer_text(table, words, seat)
    if viewer_text.decision is None or not viewer_text.decision.owed:
        raise TableError("hint-nothing-owed", table=table.id)
    forced = only_action(game.title, game.state, seat)
    if forced is not None:
        text = words("hint-only", action=viewer_text.action(forced))
    else:
        text = told(viewer_text, await responder.tables.ai_seats.hints(table, seat))
    await responder.answer(interaction, cut(text, CONTENT), aside=True)


def told(viewer_text: ViewerText, found: Sequence[Hint]) -> str:
    """Return moves with their reasons, best first."""
    words = viewer_text.words
    lines = []
    for number, one in enumerate(found, start=1):
        reasons = why(words, viewer_text.presenter.title, one.changes) or words("hint-even")
        lines.append(words("hint-line", number=number, action=viewer_text.action(one.action), why=reasons))
    return "\n".join([words("hint-head"), *lines])


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (hint,)
