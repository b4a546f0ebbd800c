"""`/table fairness`: why a game is fair, by numbers: the seed of all draws, and commitments to secret answers.

After the game the answer has a file with all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.discord.commands import table_argument
from bot.discord.commands.parameters import table_command
from bot.discord.interactions.responder import Interaction
from bot.discord.posts import notices
from bot.discord.posts.viewer_text import escaped, table_name
from bot.tables import Table, Tables
from bot.tables.history.commitments import commitments, revealed
from bot.tables.table import FINISHED, RUNNING
from games.kernel import commitment
from renderers.words import Words

_PLAYED = table_argument.TableFilter((RUNNING, FINISHED), seated=False)


@table_command("fairness", path="table", wanted=_PLAYED)
async def commitments_of(interaction: Interaction, table: Table) -> None:
    """Show the hash of the seed, the current commitments and those revealed last, each with its line if that may be
    known; after the game also the seed, and all as a file.
    """
    responder = interaction.client.responder
    words, store = responder.words(interaction), responder.tables.store
    found = [words("fairness-head", table=table_name(table, words)), await seed_of(store, table, words)]
    found.append(await listed(store, table, interaction.user.id, words))
    await responder.read_out(interaction, "\n".join(found))
    if table.status == FINISHED:
        await responder.hand_out(interaction, words("fairness-file"), *await proof(responder.tables, table, words))


async def proof(tables: Tables, table: Table, words: Words) -> tuple[str, bytes]:
    """Return the seed of a finished game and all revealed commitments, as a file with its name."""
    records = await tables.records(table.id, 0, table.version)
    found = await revealed(tables.store, table.id, records)
    seed = await tables.store.seed_revealed_in(table.id, table.version) or table.row.seed or b""
    title = words(f"{table.row.title}-name")
    text = notices.proof(words, title, table.id, seed, commitment(seed), found)
    return f"{table.row.title}-{table.id}-proof.txt", text


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
        return words("commitments-none")
    own, lines = table.seat_of(user), [words("commitments-head")]
    for one in found:
        who = escaped(table.names[one.seat])
        message = "commitments-shown" if one.out else "commitments-own" if one.seat == own else "commitments-hidden"
        shown = {} if message == "commitments-hidden" else {"text": one.answer.text}
        lines.append("- " + words(message, who=who, hash=one.hash, **shown))
    return "\n".join([*lines, f"-# {words('commitments-how')}"])


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (commitments_of,)
