"""`/table substitute`: somebody else plays on for a while; and the list of seats that can be taken on a server."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.clocks.substitute_text import offered_line, take_button_of
from bot.clocks.substitutes import Substitutes
from bot.discord.commands import table_argument
from bot.discord.commands.moderation import asker
from bot.discord.commands.parameters import command
from bot.discord.gateway import visibility
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.panel import Controls, Item
from bot.discord.posts.time_text import person_of
from bot.lobby.open_tables import OpenFilter, OpenTables, open_in
from bot.tables import Table
from bot.tables.departures import returning
from bot.tables.reservations import free_for
from bot.tables.table import RUNNING

_RUNNING = table_argument.TableFilter((RUNNING,), seated=False)
_BUTTONS, _LISTED = 5, 15


@command("substitute", "table", path="table", tables=table_argument.TableFilter((RUNNING,)))
async def substitute(interaction: Interaction, table: str | None = None) -> None:
    """`/table substitute`: offer one's seat to others, or no more; or have it back."""
    await table_argument.run(interaction, "substitute", table)


@table_argument.at_table("substitute", _RUNNING)
async def substitute_at(interaction: Interaction, table: Table, given: str) -> None:
    """Offer one's own seat, or no more; who has left it to a substitute has it back, and who stands in gives it
    back."""
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
    """Offer one's own seat no more."""
    responder = interaction.client.responder
    await responder.tables.service(Substitutes).withdraw(table.id, interaction.user.id)
    said = responder.words(interaction)("seat-withdrawn", table=table.id)
    await responder.answer(interaction, said, view=Controls())


@table_argument.at_table("seat-take", _RUNNING)
async def take_at(interaction: Interaction, table: Table, given: str) -> None:
    """Ask for a seat that is offered."""
    responder = interaction.client.responder
    person = person_of(interaction.user)
    seat = int(given) if given.isdecimal() and len(given) < 3 else -1
    acted = await responder.tables.service(Substitutes).take(table.id, person, seat)
    message = "seat-asked" if acted.table.seat_of(person.id) is None else "seat-yours"
    await responder.answer(interaction, responder.words(interaction)(message, table=table.id))


@table_argument.at_table("seat-back", _RUNNING)
async def back_at(interaction: Interaction, table: Table, _: str) -> None:
    """Give a seat back to who left it."""
    responder, user = interaction.client.responder, interaction.user.id
    acted = await responder.tables.service(Substitutes).give_back(table.id, user)
    message = "seat-back" if acted.table.seat_of(user) is not None else "seat-given-back"
    await responder.answer(interaction, responder.words(interaction)(message, table=table.id))


async def show_seats(interaction: Interaction) -> None:
    """Every seat that can be taken on this server: of tables that have not started, and those offered to
    substitutes."""
    responder, guild = interaction.client.responder, interaction.guild_id or 0
    words, said = responder.words(interaction), []
    user, now = interaction.user.id, responder.tables.repository.clock()
    store = responder.tables.store
    channels = await visibility.seen_by(interaction, await store.part(OpenTables).channels(guild))
    count, waiting = await open_in(responder.tables, guild, user, OpenFilter(channels=channels, room=True), _LISTED)
    for table in waiting:
        title, where, free = words(f"{table.row.title}-name"), f"<#{table.row.channel}>", free_for(table, user, now)
        said.append(words("seat-line-open", table=table.id, title=title, free=free, where=where))
    every = await store.offers(guild, channels)
    offered = [(await responder.tables.get(table), seat) for table, seat in every[:_LISTED]]
    said += [offered_line(table, seat, words) for table, seat in offered]
    items: list[Item] = [take_button_of(words, table, seat) for table, seat in offered[:_BUTTONS]]
    more = count + len(every) - len(said)
    said += [words("table-list-more", count=more)] if more else []
    text = "\n".join([words("seat-list"), *said]) if said else words("table-list-none-seats")
    await responder.answer(interaction, text, view=Controls(items))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (substitute,)
