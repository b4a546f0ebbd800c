"""`/hint`, and the button *Hint* of panels: what a bot would do, at tables that allow hints.

The hint is computed from the seat's own view, in the bots' processes, and shown to that seat alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import table_command
from bot.discord.gateway.limits import CONTENT, cut
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.posts.viewer_text import ViewerText, table_name
from bot.tables import Table, TableError
from bot.tables.table import RUNNING
from games.kernel import Action, Seat, only_action
from games.kernel.ai.hints import Hint
from renderers.kit.reasons import why


@table_command("hint", wanted=table_argument.TableFilter((RUNNING,), waits=True))
async def hint(interaction: Interaction, table: Table) -> None:
    """Show the best moves with reasons, in a separate message; where hints are not allowed, a way to ask for them."""
    await _show(interaction, table)


async def _show(interaction: Interaction, table: Table, *, aside: bool = True) -> None:
    responder = interaction.client.responder
    words, game = responder.words(interaction), table.running_game()
    if not table.row.hints:
        ask = table_argument.button(words, "allow-hints", table, discord.ButtonStyle.primary)
        text = words("hint-not-allowed", table=table_name(table, words))
        await responder.answer(interaction, text, view=Controls([ask]), aside=aside)
        return
    seat = responder.own_seat(table, interaction.user.id, None, words)
    viewer_text = responder.viewer_text(table, words, seat)
    if viewer_text.decision is None or not viewer_text.decision.owed:
        raise TableError("hint-nothing-owed", table=table.id)
    forced = only_action(game.title, game.state, seat)
    if forced is not None:
        text, actions = words("hint-only", action=viewer_text.action(forced)), [forced]
    else:
        found = await responder.tables.ai_seats.hints(table, seat)
        text, actions = told(viewer_text, found), [one.action for one in found]
    items = [await _play_button(interaction, table, seat, number, action) for number, action in enumerate(actions)]
    await responder.answer(interaction, cut(text, CONTENT), view=Controls(items), aside=aside)


async def _play_button(
    interaction: Interaction, table: Table, seat: Seat, number: int, action: Action
) -> discord.ui.Button[Any]:
    """Return the button that makes a move of a hint, whose number is counted from 0."""
    responder = interaction.client.responder
    press = Press("move", table.id, table.known(seat), seat, links=action.links)
    if not press.fits:
        press, kept = press.keeping(), {press.keeping().key or "": press.links}
        await responder.tables.keep(kept)
    label = responder.words(interaction)("hint-play", number=number + 1)
    style = discord.ButtonStyle.secondary if number else discord.ButtonStyle.primary
    return discord.ui.Button(style=style, label=label, custom_id=str(press))


@table_argument.at_table("allow-hints", table_argument.TableFilter((RUNNING,)))
async def allow(interaction: Interaction, table: Table) -> None:
    """Propose to all others at the table that hints are allowed."""
    responder = interaction.client.responder
    acted = await responder.tables.setup.propose_hints(table.id, interaction.user.id)
    if acted.table.row.hints:
        await _show(interaction, acted.table, aside=False)
    else:
        await responder.tell(interaction, table, "hint-asked")


def told(viewer_text: ViewerText, found: Sequence[Hint]) -> str:
    """Return moves with their reasons, best first."""
    words = viewer_text.words
    lines = []
    for number, one in enumerate(found, start=1):
        reasons = why(words, viewer_text.presenter.title, one.changes) or words("hint-even")
        lines.append(words("hint-line", number=number, action=viewer_text.action(one.action), why=reasons))
    return "\n".join([words("hint-head"), *lines])


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (hint,)
