"""What a seat is asked beside its decision, as on the panel and in the channel: consent, standing orders, a hint."""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Struct

from bot.discord.commands.view import hint_text
from bot.discord.names import table_name
from bot.discord.panel.panel import asked_for_good
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.game_messages import named
from bot.tables import Table, TableError, Tables
from bot.tables.history import undo
from bot.tables.table import RUNNING, listed
from games.kernel import Action, Chosen, Seat, only_action
from renderers.words import message_id

AGREE, DECLINE, ORDER, HINT = "agree", "decline", "order", "hint"


class AsideButton(Struct, frozen=True):
    """A button: what is sent for it, and its label."""

    do: str
    label: str


class SideQuestion(Struct, frozen=True):
    """A question beside the decision, with the buttons that answer it."""

    text: str
    buttons: tuple[AsideButton, ...]


class SuggestedMove(Struct, frozen=True):
    """A move that a hint suggests: all its links, and the label of its button."""

    links: Chosen
    label: str


class Taken(Struct, frozen=True):
    """What came of an input: a note for its person, the links that stay chosen, the moves that the note suggests."""

    note: str = ""
    chosen: Chosen = ()
    moves: tuple[SuggestedMove, ...] = ()


def asides(table: Table, seat: Seat, text: ViewerText) -> tuple[SideQuestion, ...]:
    """Return what a seat is asked beside its decision at a running table."""
    if table.status != RUNNING:
        return ()
    return (*_proposal(table, seat, text), *_standing(table, seat, text), *_hint(table, text))


def _proposal(table: Table, seat: Seat, text: ViewerText) -> list[SideQuestion]:
    found, words, names = table.proposal, text.words, text.scene.names
    if found is None or not undo.is_current(table, found) or seat not in listed(found.needed):
        return []
    who = names[found.by_seat] if found.by_seat >= 0 else ""
    needed = words.join([names[other] for other in listed(found.needed)])
    said = named(json.loads(found.data) if found.data else {}, words)
    asked = words(f"host-{found.kind}-proposed", table=table_name(table, words), who=who, needed=needed, **said)
    agreed, mark = seat in listed(found.agreed), undo.mark_of(found)
    buttons = [AsideButton(f"{do} {mark}", words(f"host-{do}")) for do in (AGREE, DECLINE) if not agreed]
    return [SideQuestion(asked, tuple(buttons))]


def _standing(table: Table, seat: Seat, text: ViewerText) -> list[SideQuestion]:
    asked = text.decision
    found = table.unsaid(seat, asked.kind) if asked is not None and asked.owed else None
    if found is None:
        return []
    labels = {one: text.say(message_id(table.row.title, "order", found.group, one)) for one in found.policies}
    buttons = tuple(AsideButton(f"{ORDER} {found.group} {one}", label) for one, label in labels.items())
    return [SideQuestion(asked_for_good(text, found), buttons)]


def _hint(table: Table, text: ViewerText) -> list[SideQuestion]:
    owed = text.decision is not None and text.decision.owed
    return [SideQuestion("", (AsideButton(HINT, text.words("table-button-hint")),))] if table.row.hints and owed else []


async def answered(tables: Tables, table: Table, user: int, do: str, text: ViewerText) -> Taken:
    """Carry out what a button of an aside says; return what came of it. Raises TableError if that is not possible."""
    seat, words, (what, *given) = table.seat_or_refuse(user), text.words, do.split(" ")
    match what, given:
        case (("agree" | "decline"), [mark]):
            agree = what == AGREE
            await tables.undo.answer(table.id, user, agree, mark)
            return Taken(words("host-you-agreed" if agree else "host-you-declined"))
        case "order", [group, policy]:
            found = table.settled_by(seat, group)
            if found is None or policy not in found.policies:
                raise TableError("host-error-expired")
            await tables.moves.set_order(table.id, user, *found.orders(policy))
            name, answer = (words(message_id(table.row.title, "order", *of)) for of in ([group], [group, policy]))
            return Taken(words("orders-set", decision=name, answer=answer))
        case "hint", [] if table.row.hints:
            return await _hinted(tables, table, seat, text)
    raise TableError("host-error-expired")


async def _hinted(tables: Tables, table: Table, seat: Seat, text: ViewerText) -> Taken:
    game = table.running_game()
    if text.decision is None or not text.decision.owed:
        raise TableError("hint-nothing-owed", table=table.id)
    forced = only_action(game.title, game.state, seat)
    if forced is not None:
        return Taken(text.words("hint-only", action=text.action(forced)), moves=_suggested(text, [forced]))
    found = await tables.ai_seats.hints(table, seat)
    return Taken(hint_text(text, found), moves=_suggested(text, [one.action for one in found]))


def _suggested(text: ViewerText, actions: Sequence[Action]) -> tuple[SuggestedMove, ...]:
    labels = [text.words("hint-play", number=number + 1) for number in range(len(actions))]
    return tuple(SuggestedMove(action.links, label) for action, label in zip(actions, labels, strict=True))
