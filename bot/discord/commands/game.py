"""Commands for a running table: status, undo, resigning, and the export as a file.

`/table fairness`: why a game is fair, by numbers: the seed of all draws, and commitments to secret answers.

After the game the answer has a file with all of them.

Commands for owners of tables and managers of servers when a table cannot continue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import table_command
from bot.discord.fairness import page_of
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls
from bot.discord.names import escaped, seat_name, table_name, title_name
from bot.discord.posts import clock_text
from bot.discord.posts.game_messages import sentence as why_lost
from bot.discord.posts.post_builder import departed
from bot.tables import Asker, Obstacle, Table, TableUser, archive
from bot.tables.history.commitments import commitments
from bot.tables.table import ABANDONED, FINISHED, OPEN, RUNNING, SUSPENDED
from games.kernel import DEFAULT_LEVEL, PLAYERS, commitment, start_seed
from games.kernel.answer_commitment import SHORT
from renderers.words import Words

_FAIR = table_argument.TableFilter((OPEN, RUNNING, FINISHED), seated=False)


@table_command("fairness", path="table", wanted=_FAIR)
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
        file = await archive.export(responder.tables.repository, table.id)
        made = await asyncio.to_thread(page_of, file, table.id, words)
        text = words("fairness-file", hash=made.digest[:SHORT])
        await responder.hand_out(interaction, text, f"fairness-{table.row.title}-{table.id}.html", made.html)


async def seed_of(store: Any, table: Table, words: Words) -> str:
    """Return the hash of what the host has committed to and the players' part, and after the game the seed."""
    row = table.row
    if table.status == FINISHED:
        seed = await store.seed_revealed_in(table.id, table.version) or row.seed or b""
        if row.secret is not None and start_seed(row.secret, row.interactions.split()) == seed:
            line = " ".join([row.secret.hex(), *row.interactions.split()])
            return words("commitments-seed-joint", hash=commitment(row.secret), seed=seed.hex(), line=line)
        return words("commitments-seed", hash=commitment(seed), seed=seed.hex())
    if row.secret is not None and row.commitment == commitment(row.secret):
        return words("commitments-dice-joint", hash=row.commitment, numbers=row.interactions or "none")
    return words("commitments-dice", hash=row.commitment or "")


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


_FROZEN = table_argument.TableFilter((SUSPENDED,), seated=False, own=False)
_GOING = table_argument.TableFilter((RUNNING, SUSPENDED), seated=False, own=False)
_LIVE = table_argument.TableFilter((OPEN, RUNNING, SUSPENDED), seated=False, own=False)
_MOST_SEATS = 10


def asker(interaction: Interaction, table: Table) -> Asker:
    """Return who asks, with whether Discord says that they manage the table's server."""
    here = interaction.guild_id is not None and interaction.guild_id == table.row.guild
    return Asker(interaction.user.id, manager=here and permissions.manages(interaction))


def obstacle_lines(blocks: Sequence[Obstacle], words: Words) -> list[str]:
    """Return one line for each problem of a table, with what to do about it."""
    return [_obstacle_line(block, words) for block in blocks]


def _obstacle_line(block: Obstacle, words: Words) -> str:
    args = {key: escaped(value) if key == "name" else value for key, value in block.args.items()}
    if block.kind == "lost":
        args = {"why": why_lost(str(block.args["why"]), words)}
    return words(f"table-block-{block.kind}", **args)


@table_command("resume", path="table", wanted=_FROZEN)
async def resume(interaction: Interaction, table: Table) -> None:
    """Resume a suspended table."""
    responder = interaction.client.responder
    await responder.tables.moderation.resume(table.id, asker(interaction, table))
    await responder.tell(interaction, table, "table-resumed")


@table_command("skip", path="table", wanted=_GOING)
async def skip(interaction: Interaction, table: Table) -> None:
    """Make a random move where a bot has failed."""
    responder = interaction.client.responder
    await responder.tables.moderation.skip(table.id, asker(interaction, table))
    await responder.tell(interaction, table, "table-skipped")


@table_command("repost", path="table", wanted=table_argument.TableFilter((RUNNING, FINISHED), seated=False, own=False))
async def repost(interaction: Interaction, table: Table) -> None:
    """Post the board again, here; a table from another channel moves."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    channel = table.row.channel if interaction.guild_id is None else interaction.channel_id
    assert channel is not None
    permissions.require_post(interaction, channel)
    if interaction.guild_id is not None and channel != table.row.channel:
        await responder.tables.repository.server_rules.admit_place(
            interaction.guild_id, table.row.title, permissions.channels(interaction)
        )
    await responder.tables.moderation.repost(table.id, asker(interaction, table), channel, interaction.guild_id)
    await responder.answer(interaction, words("table-reposted", table=table_name(table, words), where=f"<#{channel}>"))


def _players() -> list[Choice[str]]:
    return [Choice(name=about(f"bot-{kind}-choice", limit=limits.CHOICE_NAME), value=kind) for kind in PLAYERS]


@table_command("replace", "seat", "person", "kind", path="table", wanted=_GOING)
@app_commands.choices(kind=_players())
async def replace(
    interaction: Interaction,
    table: Table,
    seat: Range[int, 1, _MOST_SEATS],
    person: TableUser | None = None,
    kind: str = DEFAULT_LEVEL,
) -> None:
    """Give a seat to another person, or to a bot."""
    responder = interaction.client.responder
    by, told = asker(interaction, table), responder.words(interaction, public=True).locale
    acted = await responder.tables.moderation.replace(table.id, seat - 1, by, person, kind, language=told)
    who = escaped(acted.table.names[seat - 1])
    await responder.answer(interaction, responder.words(interaction)("table-replaced", number=seat, who=who))


@table_command("close", path="table", wanted=_LIVE)
async def close(interaction: Interaction, table: Table) -> None:
    """Ask for confirmation to close the table for good."""
    words = interaction.client.responder.words(interaction)
    button = table_argument.button(words, "close-now", table, discord.ButtonStyle.danger)
    await interaction.client.responder.answer(
        interaction, words("table-confirm-close", table=table_name(table, words)), view=Controls([button])
    )


@table_argument.at_table("close-now", _LIVE)
async def close_now(interaction: Interaction, table: Table) -> None:
    """Close a table for good."""
    responder = interaction.client.responder
    await responder.tables.moderation.close(table.id, asker(interaction, table))
    await responder.tell(interaction, table, "table-closed")


_ANY = table_argument.TableFilter(table_argument.EVER, seated=False)
_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED), seated=False)
_PLAYING = table_argument.TableFilter((RUNNING,))
_GIVEN_UP = table_argument.TableFilter((OPEN, RUNNING), helped=True)
PER_PAGE = 15
"""The maximum of changes on one page of the log."""
# The maximum of characters, without the heading.
PAGE_TEXT = limits.CONTENT - 300


@table_command("status", path="table", wanted=_ANY)
async def status(interaction: Interaction, table: Table) -> None:
    """Show the state of a table: players, whose move it is and since when."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    blocks = obstacle_lines(await responder.tables.moderation.obstacles(table.id), words)
    if table.game is None:
        await responder.answer(interaction, "\n".join([await responder.describe_open(table, words), *blocks]))
        return
    stage = responder.viewer_text(table, words, None).phase(table.game.title.turn(table.game.state).number)
    title, where = title_name(words, table.row.title, table.origin), f"<#{table.row.channel}>"
    state = words(f"table-status-{table.status}")
    lines = [words("table-status", title=title, table=table.id, status=state, stage=stage, where=where)]
    waiting = table.game.awaited() if table.status == RUNNING else ()
    for at in range(len(table.seats)):
        message = "table-seat-waited" if at in waiting else "table-seat"
        lines.append(words(message, number=at + 1, who=seat_name(table, at, words)))
    lines += [f"-# {line}" for line in departed(table, words)]
    if waiting and table.row.since:
        lines.append(words("table-since", when=f"<t:{table.row.since}:R>"))
    lines += [*clock_text.pace_line(table, words), *clock_text.lines(table, words)]
    if table.proposal is not None:
        lines.append(words("table-proposal-open"))
    lines += blocks
    lines.append(f"-# {words('host-fair')}")
    await responder.answer(interaction, "\n".join(lines))


@table_command("undo", path="table", wanted=table_argument.TableFilter((RUNNING, FINISHED)))
async def undo(interaction: Interaction, table: Table) -> None:
    """Undo one's last move, or ask those concerned."""
    await _ask(interaction, table, "undo")


@table_command("redo", path="table", wanted=table_argument.TableFilter((RUNNING, FINISHED)))
async def redo(interaction: Interaction, table: Table) -> None:
    """Redo what was undone last, or ask those concerned."""
    await _ask(interaction, table, "redo")


async def _ask(interaction: Interaction, table: Table, kind: str) -> None:
    responder = interaction.client.responder
    words = responder.words(interaction)
    acted = await responder.tables.undo.ask(table.id, interaction.user.id, kind)
    if acted.table.proposal is not None:
        await responder.answer(interaction, words("table-asked"))
    elif acted.table.status == ABANDONED:
        await responder.tell(interaction, table, "table-closed")
    else:
        await responder.show_panel(interaction, table.id, note=words(f"table-done-{kind}"))


@table_command("resign", path="table", wanted=_PLAYING)
async def resign(interaction: Interaction, table: Table) -> None:
    """Ask for confirmation, and say what follows: a player whom a bot replaces cannot come back."""
    # On a copy: this only previews what would follow.
    by_rules = table.running_game().copy().concede(table.seat_or_refuse(interaction.user.id)) is not None
    await _confirm(interaction, table, "resign-now", "resign" if by_rules else "resign-to-bot")


@table_argument.at_table("resign-now", _PLAYING)
async def resign_now(interaction: Interaction, table: Table) -> None:
    """Resign."""
    responder = interaction.client.responder
    await responder.tables.moves.resign(table.id, interaction.user.id)
    await responder.tell(interaction, table, "table-resigned")


@table_command("abandon", path="table", wanted=_GIVEN_UP)
async def abandon(interaction: Interaction, table: Table) -> None:
    """Ask for confirmation to close the table before its end."""
    await _confirm(interaction, table, "abandon-now", "abandon")


@table_argument.at_table("abandon-now", _GIVEN_UP)
async def abandon_now(interaction: Interaction, table: Table) -> None:
    """Close a table: an open one at once by its owner, a running one when everybody agrees."""
    responder = interaction.client.responder
    if table.status != OPEN:
        await _ask(interaction, table, "abandon")
        return
    await responder.tables.lobby.close(table.id, interaction.user.id)
    await responder.tell(interaction, table, "table-closed")


async def _confirm(interaction: Interaction, table: Table, command_name: str, asked: str) -> None:
    words = interaction.client.responder.words(interaction)
    button = table_argument.button(words, command_name, table, discord.ButtonStyle.danger)
    text = words(f"table-confirm-{asked}", table=table_name(table, words))
    await interaction.client.responder.answer(interaction, text, view=Controls([button]))


@table_command("export", path="table", wanted=_PLAYED)
async def export(interaction: Interaction, table: Table) -> None:
    """Answer with the table as a file: everything after the game, before that what the person may know."""
    table.refuse_unless_played()
    responder = interaction.client.responder
    words = responder.words(interaction)
    table.played_game()  # a table that was closed before its start has none, which is an error
    seat = table.seat_of(interaction.user.id)
    viewer = "all" if table.status == FINISHED else "spectator" if seat is None else seat
    data = archive.encode(await archive.export(responder.tables.repository, table.id, viewer))
    message = "table-exported" if viewer == "all" else "table-exported-part"
    await responder.hand_out(
        interaction, words(message, table=table_name(table, words)), f"{table.row.title}-{table.id}.json", data
    )


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (
    status,
    undo,
    redo,
    resign,
    abandon,
    export,
    commitments_of,
    resume,
    skip,
    repost,
    replace,
    close,
)
