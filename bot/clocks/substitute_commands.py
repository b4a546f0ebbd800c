"""`/table substitute`: offers a seat to a substitute; and the list of seats that can be taken on a server."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.clocks.substitutes import Substitutes
from bot.discord.commands import table_argument
from bot.discord.commands.moderation import asker
from bot.discord.commands.parameters import command
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.panel import Controls
from bot.discord.posts.time_text import person_of
from bot.tables import Table
from bot.tables.departures import returning
from bot.tables.table import RUNNING

_RUNNING = table_argument.TableFilter((RUNNING,), seated=False)


@command("substitute", "table", path="table", tables=table_argument.TableFilter((RUNNING,)))
async def substitute(interaction: Interaction, table: str | None = None) -> None:
    """`/table substitute`: offer one's seat to others, withdraw the offer, or take it back."""
    await table_argument.run(interaction, "substitute", table)


@table_argument.at_table("substitute", _RUNNING)
async def substitute_at(interaction: Interaction, table: Table, given: str) -> None:
    """Offer one's own seat, or withdraw the offer; the original player takes it back, and a substitute gives it
    back.
    """
    if returning(table, interaction.user.id) is not None:
        await back_at(interaction, table, given)
        return
    responder, seat = interaction.client.responder, table.seat_or_refuse(interaction.user.id)
    if await responder.tables.store.offered(table.id, seat):
        await withdraw_at(interaction, table, given)
        return
    await responder.tables.service(Substitutes).offer(table.id, asker(interaction, table), seat)
    words = responder.words(interaction)
    controls = Controls([table_argument.button(words, "seat-withdraw", table)])
    await responder.answer(interaction, words("seat-offered-done", table=table.id), view=controls)


@table_argument.at_table("seat-withdraw", table_argument.TableFilter((RUNNING,)))
async def withdraw_at(interaction: Interaction, table: Table, _: str) -> None:
    """Withdraw the offer of one's own seat."""
    responder = interaction.client.responder
    await responder.tables.service(Substitutes).withdraw(table.id, interaction.user.id)
    said = responder.words(interaction)("seat-withdrawn", table=table.id)
    await responder.answer(interaction, said, view=Controls())


@table_argument.at_table("seat-take", _RUNNING)
async def take_at(interaction: Interaction, table: Table, given: str) -> None:
    """Ask for an offered seat."""
    responder = interaction.client.responder
    person = person_of(interaction.user)
    seat = int(given) if given.isdecimal() and len(given) < 3 else -1
    acted = await responder.tables.service(Substitutes).take(table.id, person, seat)
    message = "seat-asked" if acted.table.seat_of(person.id) is None else "seat-yours"
    await responder.answer(interaction, responder.words(interaction)(message, table=table.id))


@table_argument.at_table("seat-back", _RUNNING)
async def back_at(interaction: Interaction, table: Table, _: str) -> None:
    """Give a seat back to its original player."""
    responder, user = interaction.client.responder, interaction.user.id
    acted = await responder.tables.service(Substitutes).give_back(table.id, user)
    message = "seat-back" if acted.table.seat_of(user) is not None else "seat-given-back"
    await responder.answer(interaction, responder.words(interaction)(message, table=table.id))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (substitute,)
