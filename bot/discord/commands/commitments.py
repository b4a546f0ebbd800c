"""`/table commitments`: the commitments to secret answers, the answers revealed so far, and how to check them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import table_command
from bot.discord.interactions.responder import Interaction
from bot.discord.posts.viewer_text import escaped, table_name
from bot.tables import Table
from bot.tables.history.commitments import commitments
from bot.tables.table import FINISHED, RUNNING
from games.kernel import commitment
from renderers.words import Words

_PLAYED = table_argument.TableFilter((RUNNING, FINISHED), seated=False)


@table_command("commitments", path="table", wanted=_PLAYED)
async def commitments_of(interaction: Interaction, table: Table) -> None:
    """Return the current commitments and those revealed last, each with the line to hash if it may be known."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    dice = await seed_of(responder.tables.store, table, words)
    found = await listed(responder.tables.store, table, interaction.user.id, words)
    await responder.read_out(interaction, f"{found}\n{dice}")


async def seed_of(store: Any, table: Table, words: Words) -> str:
    """Return the hash of the seed of all draws, and after the game the seed."""
    shown = table.row.commitment or ""
    if table.status != FINISHED:
        return words("commitments-dice", hash=shown)
    seed = await store.seed_revealed_in(table.id, table.version) or table.row.seed or b""
    return words("commitments-seed", hash=commitment(seed), seed=seed.hex())


async def listed(store: Any, table: Table, user: int, words: Words) -> str:
    """Answer a person: of unrevealed answers only their own line is shown."""
    found = await commitments(store, table)
    if not found:
        return words("commitments-none", table=table_name(table, words))
    own, lines = table.seat_of(user), [words("commitments-head", table=table_name(table, words))]
    for one in found:
        who = escaped(table.names[one.seat])
        message = "commitments-shown" if one.out else "commitments-own" if one.seat == own else "commitments-hidden"
        shown = {} if message == "commitments-hidden" else {"text": one.answer.text}
        lines.append("- " + words(message, who=who, hash=one.hash, **shown))
    return "\n".join([*lines, f"-# {words('commitments-how')}"])


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (commitments_of,)
