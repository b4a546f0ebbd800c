"""`/orders` as a panel: menus for the decision, the answer, and a number or preferences where needed.

An order is set only when it is complete: preferences are picked one by one, the most important first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord.commands import orders
from bot.discord.commands.parameters import table_command
from bot.discord.commands.table_argument import TableFilter
from bot.discord.gateway.limits import CUSTOM_ID, MENU_TEXT, OPTIONS
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.table_forms import FORMS, form_menu
from bot.discord.layout import Controls, Item
from bot.discord.panel.labels import distinct
from bot.tables import Table, TableError
from bot.tables.table import RUNNING
from games.kernel import Order, OrderSpec, Seat
from renderers.words import Words

_CHOSEN = " "  # between the parts of the selection so far
_GIVE = "!"


@table_command("orders", "decision", "answer", "amount", "preferences", wanted=TableFilter((RUNNING,)))
async def set_orders(
    interaction: Interaction,
    table: Table,
    decision: str = "",
    answer: str = "",
    amount: Range[int, 0, 1000] = 0,
    preferences: str = "",
) -> None:
    """Set a standing order; without one, show the present ones with menus, at the named decision."""
    words, seat = interaction.client.responder.words(interaction), table.seat_or_refuse(interaction.user.id)
    decision, found = orders.given_orders(table, seat, decision, answer, amount, preferences, words)
    if found:
        await _order_all(interaction, table, decision, found)
        return
    text, view = panel(table, seat, words, decision)
    await interaction.client.responder.answer(interaction, text, view=view, aside=True)


set_orders.autocomplete("decision")(orders.complete_decision)
set_orders.autocomplete("answer")(orders.complete_answer)
set_orders.autocomplete("preferences")(orders.complete_preferences)


def panel(table: Table, seat: Seat, words: Words, decision: str = "", note: str = "") -> tuple[str, Controls]:
    """Return a seat's decisions and standing orders, with a menu of decisions, and one of answers to the selected
    one.
    """
    known = orders.choosable(table, words)
    text = "\n".join(part for part in (note, orders.listed(table, seat, words)) if part)
    options = [
        discord.SelectOption(label=one.name, value=one.value, default=one.value == decision) for one in known[:OPTIONS]
    ]
    menus = [form_menu("order", table.id, "", words("orders-choose"), options)]
    if decision:
        answers = orders.answers_to(table, decision, words)
        shown = [discord.SelectOption(label=one.name, value=one.value) for one in answers[:OPTIONS]]
        menus.append(form_menu("answer", table.id, decision, words("orders-answer"), shown))
    return text, Controls(_rows(menus))


def _rows(menus: Sequence[discord.ui.Select[Any] | None]) -> list[Item]:
    found: list[Item] = [menu for menu in menus if menu is not None]
    for row, menu in enumerate(found):
        menu.row = row
    return found


@FORMS.on("order")
async def _order(interaction: Interaction, table: Table, _: str, values: Sequence[str]) -> None:
    """Select a decision."""
    await _show(interaction, table, _known(table, values[0] if values else ""))


@FORMS.on("answer")
async def _answer(interaction: Interaction, table: Table, given: str, values: Sequence[str]) -> None:
    """Set an answer, or ask first for its number or preferences."""
    decision, policy = _known(table, given), values[0] if values else ""
    specs = orders.kinds_of(table, decision)
    if policy in specs[0].ranked:
        await _preferences(interaction, table, decision, policy, ())
    elif policy in specs[0].amounts:
        await _amounts(interaction, table, decision, policy, specs[0])
    else:
        await _give(interaction, table, decision, policy)


async def _amounts(interaction: Interaction, table: Table, decision: str, policy: str, spec: OrderSpec) -> None:
    """Return a menu of the numbers that an answer takes."""
    words = interaction.client.responder.words(interaction)
    low, high = spec.amounts[policy]
    # A menu has 25 options: of a longer range it offers numbers at equal distances.
    step = max(1, -(-(high - low + 1) // OPTIONS))
    numbers = [discord.SelectOption(label=str(n), value=str(n)) for n in range(low, high + 1, step)]
    text, view = panel(table, table.seat_or_refuse(interaction.user.id), words, decision)
    menu = form_menu("amount", table.id, _CHOSEN.join((decision, policy)), words("orders-amount"), numbers[:OPTIONS])
    await interaction.client.responder.answer(interaction, text, view=Controls(_rows([*_menus(view), menu])))


@FORMS.on("amount")
async def _amount(interaction: Interaction, table: Table, given: str, values: Sequence[str]) -> None:
    """Set an answer with a number."""
    decision, _, policy = given.partition(_CHOSEN)
    if not values or not values[0].isdecimal():
        raise TableError("host-error-expired")
    await _give(interaction, table, _known(table, decision), policy, int(values[0]))


async def _preferences(
    interaction: Interaction, table: Table, decision: str, policy: str, chosen: Sequence[str], page: int = 0
) -> None:
    """Return a menu of the next preference; its first entry sets the list selected so far."""
    responder = interaction.client.responder
    words, seat = responder.words(interaction), table.seat_or_refuse(interaction.user.id)
    kind = orders.kinds_of(table, decision)[0].kind
    known = {one.value: one.name for one in orders.preferences_of(table, seat, kind, words)}
    free = [key for key in known if key not in chosen]
    told = "; ".join(known.get(key, key) for key in chosen) or "–"
    labels = distinct([known[key] for key in free], MENU_TEXT)
    # Three options are needed for setting the list, and for the pages before and after.
    shown = list(zip(free, labels, strict=True))[page * (OPTIONS - 3) :][: OPTIONS - 3]
    options = [discord.SelectOption(label=words("orders-give"), value=_GIVE)] if chosen else []
    # The prefix tells preferences from pages and from setting the list.
    options += [discord.SelectOption(label=label, value=f"={key}"[:MENU_TEXT]) for key, label in shown]
    last = -(-len(free) // (OPTIONS - 3)) - 1
    for other, message in ((page + 1, "host-next"), (page - 1, "host-previous")):
        if 0 <= other <= last:
            options.append(discord.SelectOption(label=words(message), value=f"+{other}"))
    given = await _carried(interaction, table, (decision, policy, *chosen))
    text, view = panel(table, seat, words, decision, words("orders-preferences", preferences=told))
    menu = form_menu("preference", table.id, given, words("orders-preference"), options)
    await responder.answer(interaction, text, view=Controls(_rows([*_menus(view), menu])))


@FORMS.on("preference")
async def _preference(interaction: Interaction, table: Table, given: str, values: Sequence[str]) -> None:
    """Add a preference, or set the whole list."""
    links = await interaction.client.responder.links(Press("move", table.id, 0, None, 0, tuple(given.split(_CHOSEN))))
    if len(links) < 2 or not values:
        raise TableError("host-error-expired")
    decision, policy, *chosen = links
    picked = values[0]
    if picked == _GIVE:
        await _give(interaction, table, _known(table, decision), policy, 0, chosen)
    elif picked.startswith("+") and picked[1:].isdecimal():
        await _preferences(interaction, table, _known(table, decision), policy, chosen, int(picked[1:]))
    else:
        await _preferences(interaction, table, _known(table, decision), policy, [*chosen, picked[1:]])


async def _carried(interaction: Interaction, table: Table, links: Sequence[str]) -> str:
    """Return the selection so far for a custom id: complete, or under a key of the store."""
    if len(f"={table.id}/preference:{_CHOSEN.join(links)}") <= CUSTOM_ID:
        return _CHOSEN.join(links)
    press = Press("move", table.id, 0, None, 0, tuple(links)).keeping()
    assert press.key is not None
    await interaction.client.responder.tables.keep({press.key: tuple(links)})
    return press.links[0]


async def _give(
    interaction: Interaction, table: Table, decision: str, policy: str, amount: int = 0, preferences: Sequence[str] = ()
) -> None:
    """Set what was picked."""
    kinds = orders.kinds_of(table, decision)
    found = [Order(spec.kind, policy, amount, tuple(preferences)) for spec in kinds]
    await _order_all(interaction, table, decision, found)


async def _order_all(interaction: Interaction, table: Table, decision: str, given: Sequence[Order]) -> None:
    """Set an order, and show the present orders, or what it has answered at once."""
    responder = interaction.client.responder
    words, seat = responder.words(interaction), table.seat_or_refuse(interaction.user.id)
    acted = await responder.tables.moves.set_order(table.id, interaction.user.id, *given)
    note = orders.told(acted.table, seat, decision, given[0], words)
    if acted.made:
        await responder.show_acted(interaction, acted, seat, note)
        return
    text, view = panel(acted.table, seat, words, decision, note)
    await responder.answer(interaction, text, view=view)


async def _show(interaction: Interaction, table: Table, decision: str) -> None:
    words = interaction.client.responder.words(interaction)
    text, view = panel(table, table.seat_or_refuse(interaction.user.id), words, decision)
    await interaction.client.responder.answer(interaction, text, view=view)


def _known(table: Table, decision: str) -> str:
    """Return a decision that the table's title knows. Raises TableError for others: the control is outdated."""
    table.refuse_unless(RUNNING)
    if not orders.kinds_of(table, decision):
        raise TableError("host-error-expired")
    return decision


def _menus(view: Controls) -> list[discord.ui.Select[Any]]:
    return [item for item in view.children if isinstance(item, discord.ui.Select)]


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (set_orders,)
