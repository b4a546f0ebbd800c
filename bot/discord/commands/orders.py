"""The standing orders of a seat, as typed and as suggested in `/orders`.

`/orders`: the standing orders of a seat, as forms and as typed parameters.

The first form has the questions that can still come up, those with a common answer as one; a question with one answer
beside "ask me" is a box of one field. A list of preferences has a separate form, because it follows its answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import (
    Suggestion,
    TableFilter,
    picked,
    quiet,
    ranked,
    spelt,
    table_command,
    told_apart,
)
from bot.discord.interactions import modals
from bot.discord.interactions.modals import FilledForm, Form, FormField, PickField, TextField
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item, alike, distinct
from bot.discord.limits import CHECKBOXES, FORM_FIELDS, MENU_TEXT, OPTIONS, ROW_BUTTONS, cut
from bot.discord.panel import viewer_text as preference_text
from bot.discord.panel.notation import words_of
from bot.discord.panel.viewer_text import ViewerText
from bot.tables import Table, TableError
from bot.tables.table import RUNNING
from games.kernel import Order, OrderSpec, Seat
from games.kernel.orders import standing_orders
from renderers.registry import presenter
from renderers.words import Words, message_id

ASK = "ask"
_NAMED = 12  # the maximum of alternatives that a refusal names


def given_orders(
    table: Table, seat: Seat, decision: str, answer: str, amount: int, preferred: str, words: Words
) -> tuple[str, list[Order]]:
    """Parse a typed decision (or group) and the orders for it; '' and none if nothing was typed.

    Nor are there orders for a decision that was typed alone. Raises TableError naming the alternatives, if something
    typed is not clear.
    """
    if not decision and not answer:
        return "", []
    spec = _decision(table, decision, words)
    if not answer and not preferred and not amount:
        return spec.value, []
    kinds = kinds_of(table, spec.value)
    first = kinds[0].ranked[0] if preferred and not answer and kinds[0].ranked else answer
    policy = _named(answers_to(table, spec.value, words), first, "orders-no-answer")
    found = []
    for kind in kinds:
        named = typed_preferences(preferences_of(table, seat, kind.kind, words), preferred)
        found.append(Order(kind.kind, policy.value, amount, tuple(preference.value for preference in named)))
    return spec.value, found


def listed(table: Table, seat: Seat, words: Words) -> str:
    """Return every decision that a seat may still be asked and that can have a standing order, with its order."""
    given = table.orders.get(seat, {})
    if not table.title.info.orders:
        return words("orders-none", title=words(f"{table.row.title}-name"))
    lines = [words("orders-head", table=table.id)]
    for spec in in_play(table, seat):
        order = given.get(spec.kind, Order(spec.kind, ASK))
        name, answer = name_of(table, spec.kind, words), _read(table, seat, order, words)
        lines.append(f"- {words('orders-line', decision=name, answer=answer)}")
    return "\n".join([*lines, "-# " + words("orders-how")])


def in_play(table: Table, seat: Seat) -> list[OrderSpec]:
    """Return the kinds of decisions that a seat may still be asked, and those for which it has an order."""
    game, known = table.game, table.title.info.orders
    if game is None:
        return list(known)
    given = {kind for kind, order in table.orders.get(seat, {}).items() if order.policy != ASK}
    view, ai = game.title.view(game.state, seat), table.title.ai
    return [spec for spec in known if spec.kind in given or ai.comes_up(view, seat, spec.kind)]


def name_of(table: Table, decision: str, words: Words) -> str:
    """Return the name of a decision, or of a group."""
    return words.find(message_id(table.row.title, "order", decision)) or decision


def _decisions(table: Table, words: Words) -> list[Suggestion]:
    return [Suggestion(spec.kind, name_of(table, spec.kind, words)) for spec in table.title.info.orders]


def named_decisions(table: Table, words: Words) -> list[Suggestion]:
    """Return what can have standing orders: groups of decisions first, then each decision."""
    return [*_groups(table, words), *_decisions(table, words)]


def choosable(table: Table, words: Words) -> list[Suggestion]:
    """Return them like `named_decisions`, each once: a group of one kind is that kind, which has all its answers and
    more.
    """
    groups = [one for one in _groups(table, words) if len(kinds_of(table, one.value)) > 1]
    return told_apart([*groups, *_decisions(table, words)])


def _decision(table: Table, given: str, words: Words) -> Suggestion:
    """Return the decision or group that is meant, by key or by name. Raises TableError naming the alternatives."""
    group = next((one for one in _groups(table, words) if one.value == given), None)
    return group or _named(choosable(table, words), given, "orders-no-decision")


def order_text(table: Table, seat: Seat, decision: str, order: Order, words: Words) -> str:
    """Describe a standing order to the person who has set it."""
    name = next(one.name for one in named_decisions(table, words) if one.value == decision)
    return words("orders-set", decision=name, answer=_read(table, seat, order, words))


def _groups(table: Table, words: Words) -> list[Suggestion]:
    """Return the groups of decisions that can have a common standing order."""
    groups = dict.fromkeys(spec.group for spec in table.title.info.orders if spec.group)
    return [Suggestion(group, name_of(table, group, words)) for group in groups]


def kinds_of(table: Table, decision: str) -> list[OrderSpec]:
    """Return the kinds of decisions of a decision or a group."""
    return [spec for spec in table.title.info.orders if decision in (spec.kind, spec.group)]


def answers_to(table: Table, decision: str, words: Words) -> list[Suggestion]:
    """Return the answers to a decision, or those that all decisions of a group have."""
    found = standing_orders(table.title.info, decision)
    policies = (ASK, *kinds_of(table, decision)[0].policies) if found is None else found.policies
    return told_apart(Suggestion(policy, answer_name(table, decision, policy, words)) for policy in policies)


def answer_name(table: Table, decision: str, policy: str, words: Words) -> str:
    """Return the name of an answer to a decision or group."""
    named = words.find(message_id(table.row.title, "order", decision, policy))
    return named or (words("orders-ask") if policy == ASK else policy)


def _read(table: Table, seat: Seat, order: Order, words: Words) -> str:
    text = answer_name(table, order.kind, order.policy, words)
    if order.preferences:
        names = {preference.value: preference.name for preference in preferences_of(table, seat, order.kind, words)}
        known = "; ".join(
            names[preference] for preference in order.preferences if preference in names
        )  # others are not valid any more
        return words("orders-with-preferences", answer=text, preferences=known) if known else words("orders-ask")
    return words("orders-with-amount", answer=text, amount=order.amount) if order.amount else text


def preferences_of(table: Table, seat: Seat, kind: str, words: Words) -> list[Suggestion]:
    """Return all preferences, by name."""
    viewer_text = ViewerText(table.running_game(), presenter(table.row.title), words, table.names, seat)
    return told_apart(
        Suggestion(key, name) for key, name in preference_text.names(table, viewer_text, seat, kind).items()
    )


def typed_preferences(known: Sequence[Suggestion], given: str) -> list[Suggestion]:
    """Parse a typed list of preferences, separated by commas or semicolons. Raises TableError for an unknown one."""
    exact = spelt(known) if given else {}
    return [
        exact.get(alike(part)) or _named(known, part, "orders-no-preference") for part in _listed_preferences(given)
    ]


def _listed_preferences(given: str) -> list[str]:
    return [part.strip() for part in given.replace(";", ",").replace("\n", ",").split(",") if part.strip()]


def _named(known: Sequence[Suggestion], given: str, message: str) -> Suggestion:
    """Return the one that is meant, by key or by name. Raises TableError naming the alternatives."""
    exact = picked(known, given)
    if exact is not None:
        return exact
    fit = ranked(known, words_of(given)) if given else []
    if len(fit) != 1:
        some = (fit or known)[:_NAMED]
        raise TableError(message, given=given or "–", known="; ".join(one.name for one in some))
    return fit[0]


@quiet
async def complete_decision(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the decisions that can have standing orders and may still come up for the person."""
    table = await _table(interaction)
    seat = table.seat_of(interaction.user.id) if table else None
    words = interaction.client.responder.words(interaction)
    if table is None:
        return []
    kinds = [spec.kind for spec in (table.title.info.orders if seat is None else in_play(table, seat))]
    known = [one for one in choosable(table, words) if any(spec.kind in kinds for spec in kinds_of(table, one.value))]
    return ranked(known, words_of(typed))


@quiet
async def complete_answer(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the answers to the decision already named."""
    table = await _table(interaction)
    given, words = (
        str(vars(interaction.namespace).get("decision") or ""),
        interaction.client.responder.words(interaction),
    )
    if table is None or not given:
        return []
    return ranked(answers_to(table, _decision(table, given, words).value, words), words_of(typed))


@quiet
async def complete_preferences(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the preference being typed, after those typed before it."""
    table = await _table(interaction)
    seat = table.seat_of(interaction.user.id) if table else None
    given, words = (
        str(vars(interaction.namespace).get("decision") or ""),
        interaction.client.responder.words(interaction),
    )
    if table is None or seat is None or not given:
        return []
    known = preferences_of(table, seat, _decision(table, given, words).value, words)
    head, _, last = typed.replace(";", ",").rpartition(",")
    done = typed_preferences(known, head)
    keys, names = ", ".join(one.value for one in done), ", ".join(one.name for one in done)
    fit = ranked([one for one in known if one not in done], words_of(last))[: limits.CHOICES]
    # A suggestion replaces everything typed, so it repeats the preferences before it.
    return [Suggestion(f"{keys}, {one.value}", f"{names}, {one.name}") for one in fit] if done else fit


async def _table(interaction: Interaction) -> Table | None:
    wanted = table_argument.TableFilter((RUNNING,))
    found = await table_argument.candidates(interaction, vars(interaction.namespace).get("table"), wanted)
    return found[0] if found else None


_FORM, _LIST, _BOXES, _REST = "orders", "order-list", "*boxes", "rest"
_AMOUNT, _LISTED = ":", "/"  # after an answer: the number it takes, and that it takes a list
_LIMIT = 1500


@table_command("orders", "decision", "answer", "amount", "preferences", wanted=TableFilter((RUNNING,)))
async def set_orders(
    interaction: Interaction,
    table: Table,
    decision: str = "",
    answer: str = "",
    amount: Range[int, 0, 1000] = 0,
    preferences: str = "",
) -> None:
    """Set a standing order; without one, show the present ones, with buttons to the forms."""
    words, seat = interaction.client.responder.words(interaction), table.seat_or_refuse(interaction.user.id)
    decision, found = given_orders(table, seat, decision, answer, amount, preferences, words)
    if found:
        await _give(interaction, table, found, order_text(table, seat, decision, found[0], words))
        return
    text, view = panel(table, seat, words)
    await interaction.client.responder.answer(interaction, text, view=view, aside=True)


set_orders.autocomplete("decision")(complete_decision)
set_orders.autocomplete("answer")(complete_answer)
set_orders.autocomplete("preferences")(complete_preferences)


def panel(table: Table, seat: Seat, words: Words, note: str = "", wanted: str = "") -> tuple[str, Controls]:
    """Return a seat's standing orders, with buttons to the forms; a list that is `wanted` comes first."""
    text = "\n".join(part for part in (note, listed(table, seat, words)) if part)
    found, primary = fields(table, seat, words), discord.ButtonStyle.primary
    parts = -(-len(found) // FORM_FIELDS)
    styles = [discord.ButtonStyle.secondary if part or wanted else primary for part in range(parts)]
    items: list[Item] = [
        modals.button(words("orders-form", part=part), _FORM, table.id, str(part), style=style)
        for part, style in enumerate(styles)
    ]
    items += [modals.button(words("orders-rest"), _FORM, table.id, _REST)] if rest(table, seat, words) else []
    lists = {one: label for one, label in _lists(table, seat, words).items() if one != wanted}
    items += [modals.button(label, _LIST, table.id, one) for one, label in lists.items()]
    if wanted:
        items.insert(0, modals.button(words("orders-list-now"), _LIST, table.id, wanted, style=primary))
    return text, Controls(items[:ROW_BUTTONS])


def _lists(table: Table, seat: Seat, words: Words) -> dict[str, str]:
    """Return the labels of the buttons to the lists that the current orders use."""
    given, found = table.orders.get(seat, {}), {}
    for spec in in_play(table, seat):
        order = given.get(spec.kind)
        if order is not None and order.policy in spec.ranked and preferences_of(table, seat, spec.kind, words):
            name = name_of(table, spec.kind, words)
            found[f"{spec.kind} {order.policy}"] = words("orders-list-of", decision=name)
    return found


# The forms with the answers


def fields(table: Table, seat: Seat, words: Words) -> list[FormField]:
    """Return the questions that can come up, as fields."""
    found: list[FormField] = []
    groups: set[str] = set()
    boxes: list[discord.SelectOption] = []
    for spec in in_play(table, seat):
        together = [one for one in in_play(table, seat) if spec.group and one.group == spec.group]
        if len(together) > 1:
            found += [] if spec.group in groups else [_together(table, seat, spec.group, words)]
            groups.add(spec.group)
        elif _is_box(spec):
            boxes.append(_box(table, seat, spec, words))
        else:
            found.append(_answers(table, seat, spec, words))
    return [*found, *([PickField(_BOXES, words("orders-boxes"), boxes[:CHECKBOXES], most=CHECKBOXES)] if boxes else [])]


def rest(table: Table, seat: Seat, words: Words) -> list[FormField]:
    """Return the questions of groups one by one."""
    known = in_play(table, seat)
    shared = [spec for spec in known if spec.group and sum(one.group == spec.group for one in known) > 1]
    return [_answers(table, seat, spec, words) for spec in shared[:FORM_FIELDS]]


def _is_box(spec: OrderSpec) -> bool:
    """Return whether there is only one answer beside asking, which takes nothing more."""
    return len(spec.policies) == 1 and spec.default == ASK and not spec.ranked and not spec.amounts


def _box(table: Table, seat: Seat, spec: OrderSpec, words: Words) -> discord.SelectOption:
    answer = answer_name(table, spec.kind, spec.policies[0], words)
    return discord.SelectOption(
        label=cut(name_of(table, spec.kind, words), MENU_TEXT),
        value=spec.kind,
        description=cut(answer, MENU_TEXT),
        default=_present(table, seat, spec.kind).policy != ASK,
    )


def _present(table: Table, seat: Seat, kind: str) -> Order:
    return table.orders.get(seat, {}).get(kind, Order(kind, ASK))


def _answers(table: Table, seat: Seat, spec: OrderSpec, words: Words) -> PickField:
    """Return the answers to one question."""
    options = []
    for policy in (ASK, *spec.policies):
        name = answer_name(table, spec.kind, policy, words)
        low, high = spec.amounts.get(policy, (0, 0))
        if policy in spec.amounts:
            options += [
                (f"{policy}{_AMOUNT}{n}", words("orders-with-amount", answer=name, amount=n))
                for n in range(low, high + 1, max(1, -(-(high - low + 1) // 15)))
            ]
        else:
            options.append((f"{policy}{_LISTED}" if policy in spec.ranked else policy, name))
    now = _value(spec, _present(table, seat, spec.kind))
    return _pick(spec.kind, name_of(table, spec.kind, words), options, now)


def _value(spec: OrderSpec, order: Order) -> str:
    """Return an order as an option of a field."""
    if order.policy in spec.amounts:
        return f"{order.policy}{_AMOUNT}{order.amount}"
    return f"{order.policy}{_LISTED}" if order.policy in spec.ranked else order.policy


def _together(table: Table, seat: Seat, group: str, words: Words) -> PickField:
    """Return the answers to all questions of a group; nothing is picked while they have different ones."""
    given = {_present(table, seat, spec.kind).policy for spec in kinds_of(table, group)}
    options = [(one.value, one.name) for one in answers_to(table, group, words)]
    return _pick(group, name_of(table, group, words), options, given.pop() if len(given) == 1 else "")


def _pick(field: str, name: str, options: Sequence[tuple[str, str]], now: str) -> PickField:
    labels = distinct([label for _, label in options], MENU_TEXT)
    found = [
        discord.SelectOption(label=label, value=value, default=value == now)
        for (value, _), label in zip(options[:OPTIONS], labels, strict=False)
    ]
    return PickField(field, name, found, free=all(not one.default for one in found))


@modals.BUILD.on(_FORM)
async def _form(interaction: Interaction, table_id: str, given: str) -> Form:
    """Build a form with the answers."""
    table, seat, words = await _at(interaction, table_id)
    part = int(given) if given.isdecimal() and len(given) < 3 else 0
    found = rest(table, seat, words) if given == _REST else fields(table, seat, words)[part * FORM_FIELDS :]
    if not found:
        raise TableError("host-error-expired")
    return Form(words("orders-title", title=words(f"{table.row.title}-name")), found[:FORM_FIELDS])


async def _at(interaction: Interaction, table_id: str) -> tuple[Table, Seat, Words]:
    """Return a running table, the person's seat there, and their words."""
    responder = interaction.client.responder
    table = await responder.named(interaction, table_id)
    table.refuse_unless(RUNNING)
    return table, table.seat_or_refuse(interaction.user.id), responder.words(interaction)


@modals.SUBMIT.on(_FORM)
async def _filled(interaction: Interaction, table_id: str, _: str, filled: FilledForm) -> None:
    """Set the answers that were changed; one that takes a list is asked for it first, unless there is a list."""
    table, seat, words = await _at(interaction, table_id)
    found: list[Order] = []
    wanted = ""
    for spec in in_play(table, seat):
        order = _order(spec, _present(table, seat, spec.kind), filled)
        if order is None:
            continue
        listable = order.policy in spec.ranked and preferences_of(table, seat, spec.kind, words)
        if listable and not order.preferences:
            wanted = f"{spec.kind} {order.policy}"
        else:
            found.append(order)
    await _give(interaction, table, found, _note(table, seat, found, words), wanted)


def _order(spec: OrderSpec, present: Order, filled: FilledForm) -> Order | None:
    """Return what a form orders for a question; None if it says nothing about it."""
    boxes, given = filled.new(_BOXES), filled.new(spec.kind) or filled.new(spec.group)
    if _is_box(spec) and boxes is not None:
        policy = spec.policies[0] if spec.kind in boxes else ASK
        return Order(spec.kind, policy) if policy != present.policy else None
    if not given:
        return None
    policy, _, amount = given[0].removesuffix(_LISTED).partition(_AMOUNT)
    preferences = present.preferences if policy in spec.ranked else ()
    return Order(spec.kind, policy, int(amount) if amount.isdecimal() else 0, preferences)


def _note(table: Table, seat: Seat, found: Sequence[Order], words: Words) -> str:
    return "\n".join(order_text(table, seat, order.kind, order, words) for order in found)


# The form with a list of preferences


@modals.BUILD.on(_LIST)
async def _list_form(interaction: Interaction, table_id: str, given: str) -> Form:
    """Build the form of a list: menus for the first places, and where there is more than a menu holds, a text."""
    table, seat, words = await _at(interaction, table_id)
    spec, _ = _wanted(table, given)
    known = preferences_of(table, seat, spec.kind, words)
    names, left = {one.value: one.name for one in known}, _present(table, seat, spec.kind).preferences
    found: list[FormField] = []
    listed = [one.value for one in known[:OPTIONS]]
    for place in range(1, (FORM_FIELDS if len(known) <= OPTIONS else FORM_FIELDS - 1) + 1):
        now, left = (left[0], left[1:]) if left and left[0] in listed else ("", left)
        options = [(value, names[value]) for value in listed]
        found.append(_pick(f"place{place}", words("orders-place", place=place), options, now))
    if len(known) > OPTIONS:
        text = "; ".join(names.get(one, one) for one in left)
        found.append(TextField("more", words("orders-more"), words("orders-more-about"), text, long=True, limit=_LIMIT))
    # Nothing need be picked in any of them.
    return Form(words("orders-list-title"), [_optional(field) for field in found])


def _optional(field: FormField) -> FormField:
    return PickField(field.id, field.name, field.options, free=True) if isinstance(field, PickField) else field


def _wanted(table: Table, given: str) -> tuple[OrderSpec, str]:
    """Return the question and the answer of a list. Raises TableError for those of another version."""
    kind, _, policy = given.partition(" ")
    spec = next((one for one in table.title.info.orders if one.kind == kind and policy in one.ranked), None)
    if spec is None:
        raise TableError("host-error-expired")
    return spec, policy


@modals.SUBMIT.on(_LIST)
async def _listed(interaction: Interaction, table_id: str, given: str, filled: FilledForm) -> None:
    """Set an answer with its list."""
    table, seat, words = await _at(interaction, table_id)
    spec, policy = _wanted(table, given)
    known = preferences_of(table, seat, spec.kind, words)
    picked = [filled.text(f"place{place}") for place in range(1, FORM_FIELDS + 1)]
    try:
        typed = typed_preferences(known, filled.text("more"))
    except TableError as error:
        raise modals.wrong(words, {words("orders-more"): error}) from error
    wanted = tuple(dict.fromkeys([*filter(None, picked), *(one.value for one in typed)]))
    if not wanted:
        raise TableError("orders-no-list")
    order = Order(spec.kind, policy, 0, wanted)
    await _give(interaction, table, [order], _note(table, seat, [order], words))


async def _give(interaction: Interaction, table: Table, given: Sequence[Order], note: str, wanted: str = "") -> None:
    """Set orders, and show the present ones, or what they have answered at once."""
    responder = interaction.client.responder
    words, seat = responder.words(interaction), table.seat_or_refuse(interaction.user.id)
    if given:
        acted = await responder.tables.moves.set_order(table.id, interaction.user.id, *given)
        if acted.made and not wanted:
            await responder.show_acted(interaction, acted, seat, note)
            return
        table = acted.table
    if wanted:
        note = "\n".join(part for part in (note, words("orders-list-wanted")) if part)
    text, view = panel(table, seat, words, note, wanted)
    await responder.answer(interaction, text, view=view)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (set_orders,)
