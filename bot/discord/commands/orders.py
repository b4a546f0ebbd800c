"""The standing orders of a seat, as typed and as suggested in `/orders`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.commands import table_argument
from bot.discord.commands.suggestion import Suggestion, picked, quiet, ranked, spelt, told_apart
from bot.discord.gateway import limits
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.labels import alike
from bot.discord.panel.notation import words_of
from bot.discord.posts import viewer_text as preference_text
from bot.discord.posts.viewer_text import ViewerText
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


def told(table: Table, seat: Seat, decision: str, order: Order, words: Words) -> str:
    """Tell a person about a standing order that they have set."""
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
    """Suggest the decisions that can have standing orders."""
    table = await _table(interaction)
    words = interaction.client.responder.words(interaction)
    return ranked(choosable(table, words), words_of(typed)) if table else []


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
