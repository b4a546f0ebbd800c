"""`/orders`: answers that a seat gives in advance, listed and set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Range

from bot.tables import Table, TableError
from bot.tables.model import RUNNING
from games.kernel import Order, OrderSpec
from renderers.words import Words, message_id

from ..desk import Interaction
from ..notation import words_of
from . import which
from .parameters import command
from .suggestion import Suggestion, quiet, ranked

ASK = "ask"
_PLAYING = which.Wanted((RUNNING,))
_APART = "|"  # between what was given, in the custom id of a menu


@command("orders", "decision", "answer", "amount", "table")
async def orders(
    interaction: Interaction,
    decision: str = "",
    answer: str = "",
    amount: Range[int, 0, 1000] = 0,
    table: str | None = None,
) -> None:
    given = [part.replace(_APART, " ").strip() for part in (decision, answer)]
    await which.run(interaction, "orders", table, _APART.join([*given, str(amount)]))


@which.at_table("orders", _PLAYING)
async def orders_at(interaction: Interaction, table: Table, given: str) -> None:
    """Set an answer in advance, or list those given where none is named."""
    desk = interaction.client.desk
    words = desk.words(interaction)
    seat = table.seat_or_refuse(interaction.user.id)
    decision, answer, amount = given.split(_APART)
    if not decision and not answer:
        await desk.answer(interaction, listed(table, table.orders.get(seat, {}), words))
        return
    spec = _named(_decisions(table, words), decision, "orders-no-decision")
    kind = next(one for one in table.title.info.orders if one.kind == spec.value)
    policy = _named(_answers(table, kind, words), answer, "orders-no-answer")
    order = Order(kind.kind, policy.value, int(amount))
    acted = await desk.tables.set_order(table.id, interaction.user.id, order)
    note = words("orders-set", decision=spec.name, answer=_read(table, order, words))
    await (desk.show_acted(interaction, acted, seat) if acted.made else desk.answer(interaction, note))


def listed(table: Table, given: dict[str, Order] | Any, words: Words) -> str:
    """Every decision that can be answered in advance, and how it is answered now."""
    if not table.title.info.orders:
        return words("orders-none", title=words(f"{table.row.title}-name"))
    lines = [words("orders-head", table=table.id)]
    for one in _decisions(table, words):
        order = given.get(one.value, Order(one.value, ASK))
        lines.append(f"- {words('orders-line', decision=one.name, answer=_read(table, order, words))}")
    return "\n".join([*lines, words("orders-how")])


def _decisions(table: Table, words: Words) -> list[Suggestion]:
    title = table.row.title
    return [
        Suggestion(spec.kind, words.find(message_id(title, "order", spec.kind)) or spec.kind)
        for spec in table.title.info.orders
    ]


def _answers(table: Table, spec: OrderSpec, words: Words) -> list[Suggestion]:
    return [Suggestion(policy, _policy(table, spec.kind, policy, words)) for policy in (ASK, *spec.policies)]


def _policy(table: Table, kind: str, policy: str, words: Words) -> str:
    if policy == ASK:
        return words("orders-ask")
    return words.find(message_id(table.row.title, "order", kind, policy)) or policy


def _read(table: Table, order: Order, words: Words) -> str:
    text = _policy(table, order.kind, order.policy, words)
    return words("orders-with-amount", answer=text, amount=order.amount) if order.amount else text


def _named(known: Sequence[Suggestion], given: str, message: str) -> Suggestion:
    """The one that is meant, by key or by name. Raises TableError naming those there are."""
    exact = [one for one in known if given.casefold() in (one.value.casefold(), one.name.casefold())]
    fit = exact or (ranked(known, words_of(given)) if given else [])
    if len(fit) != 1:
        raise TableError(message, given=given or "–", known="; ".join(one.name for one in known))
    return fit[0]


@orders.autocomplete("decision")
@quiet
async def complete_decision(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """The decisions that the table's title lets be answered in advance."""
    table = await _table(interaction)
    return ranked(_decisions(table, interaction.client.desk.words(interaction)), words_of(typed)) if table else []


@orders.autocomplete("answer")
@quiet
async def complete_answer(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """The answers to the decision already named."""
    table = await _table(interaction)
    kind = vars(interaction.namespace).get("decision")
    spec = next((one for one in table.title.info.orders if one.kind == kind), None) if table else None
    if table is None or spec is None:
        return []
    return ranked(_answers(table, spec, interaction.client.desk.words(interaction)), words_of(typed))


async def _table(interaction: Interaction) -> Table | None:
    found = await which.candidates(interaction, vars(interaction.namespace).get("table"), _PLAYING)
    return found[0] if found else None


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (orders,)
