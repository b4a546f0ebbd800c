"""Buttons and menus that outlive the process that posted them: the custom id contains the meaning.

A module that offers such controls registers a pattern for each kind of custom id and one handler. Admission and error
handling are the same for all and are done here.

The latest selection of a person on a message whose controls still show an earlier one.

Before the edited message arrives, a person may pick in another menu or press a button whose custom id contains the
earlier selection; Discord sends nothing of the other menus with it. The latest selection of each person on each message
is therefore stored until the table changes; input from outdated controls is added to it and replaces nothing.

Handlers of the buttons and menus of a table, by the action word in their custom ids.

Routes buttons, menus and forms about one table to handlers registered by an action word: `@FORMS.on("seats")`.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Self, TypeVar

import discord

from bot.discord.interactions import custom_ids, error_text
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls
from bot.discord.limits import CUSTOM_ID, MENU_TEXT, cut
from bot.discord.names import person_of, table_name, where
from bot.discord.panel import choices
from bot.discord.posts import post_builder
from bot.discord.posts.control_message import strip
from bot.discord.posts.game_messages import standing
from bot.tables import FuturePreferences, Table, TableError
from bot.tables.table import OPEN, RUNNING
from bot.worker import timed
from games.kernel import Action, Chosen, InputError, Seat, check
from renderers.kit.presenter import MultiSelect
from renderers.words import Words, message_id

Values = tuple[str, ...]
"""The values picked in a menu; empty for a button."""
ControlHandler = Callable[[Interaction, "re.Match[str]", Values], Awaitable[None]]
"""Handles a press: the interaction, the match of the custom id, the values picked."""
Place = Callable[["re.Match[str]", Values], str]


class PersistentComponent(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """A kind of control: the pattern of its custom ids, its handler, and the table it is about.

    The handler checks permissions.
    """

    pattern: ClassVar[re.Pattern[str]]
    act: ClassVar[staticmethod[[Interaction, re.Match[str], Values], Awaitable[None]]]
    table: ClassVar[staticmethod[[re.Match[str], Values], str]]

    def __init__(self, item: discord.ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(cls, _: Any, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the control that was pressed."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a press; any error is answered to the person."""
        responder, values = interaction.client.responder, picked_values(interaction)
        try:
            if await responder.admission.admit(interaction, self.table(self.match, values)):
                await self.act(interaction, self.match, values)
        except Exception as error:
            await responder.refuse(interaction, error)


def _named(match: re.Match[str], _: Values) -> str:
    """Return the table in a custom id; '' if it is about no table."""
    return str(match.groupdict().get("table") or "")


def controls(
    act: ControlHandler, *patterns: str | re.Pattern[str], table: Place = _named
) -> tuple[type[PersistentComponent], ...]:
    """Make a component for each pattern of custom ids, with one handler.

    `table` returns the table whose rate limit applies, from the custom id and the values picked.
    """
    return tuple(_kind(re.compile(pattern), act, table) for pattern in patterns)


def _kind(found: re.Pattern[str], does: ControlHandler, place: Place) -> type[PersistentComponent]:
    class Kind(PersistentComponent, template=found):
        pattern, act, table = found, staticmethod(does), staticmethod(place)

    return Kind


def pressed(interaction: discord.Interaction[Any]) -> str:
    """Return the custom id of the pressed control."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def picked_values(interaction: discord.Interaction[Any]) -> Values:
    """Return the values picked in the menu of a press."""
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(str(value) for value in data.get("values") or ())


def one(values: Values) -> str:
    """Return the value picked in a menu for one value; '' for a button."""
    return values[0] if values else ""


_NOTHING = (choices.OPEN,)


async def latest_selection(interaction: Interaction, press: Press) -> Chosen:
    """Return the choices last picked on the pressed message at the press's version; none if there were none."""
    found = await interaction.client.responder.tables.store.kept(_key(interaction, press))
    return () if found is None or found == _NOTHING else found


async def keep_selection(interaction: Interaction, press: Press, links: Chosen) -> None:
    """Store the choices picked last; with none the earlier ones are deleted."""
    # Without an earlier selection there is nothing to delete, and nothing is written.
    if links or await latest_selection(interaction, press):
        await interaction.client.responder.tables.keep({_key(interaction, press): links or _NOTHING})


async def following_selection(interaction: Interaction, press: Press, links: Chosen) -> Chosen:
    """Return the choices that a menu adds to, including a selection that its message does not show yet."""
    picked = await latest_selection(interaction, press)
    beside = len(picked) == len(links) and picked[:-1] == links[:-1]
    return picked if beside else links


def is_outdated(picked: Chosen, found: MultiSelect | None, links: Chosen) -> bool:
    """Return whether a button that completes an action contains another set than the one picked last."""
    if found is None or found.each or found.count or not picked:
        return False
    begin = len(found.links)
    same = picked[:begin] == found.links == links[:begin]
    return same and Counter(picked[begin:]) != Counter(links[begin:-1])


def _key(interaction: Interaction, press: Press) -> str:
    message = 0 if interaction.message is None else interaction.message.id
    told = f"picked {message} {interaction.user.id} {press.table} {press.version}"
    return base64.b32encode(hashlib.sha256(told.encode()).digest()[:10]).decode().lower()


# Custom ids that discord.py generates; any other unknown id comes from another version of the host.
_LIBRARY = re.compile(r"[0-9a-f]{32}")
_OF_NO_TABLE = (custom_ids.LESSON, custom_ids.TRIAL)

# Reasons for which a proposal is refused that is no longer open.
_OVER = ("tables-no-proposal", "tables-other-proposal", "host-error-proposal-expired")


def _table_pressed(match: re.Match[str], _: Values) -> str:
    """Return the table of a press; '' in a lesson or trial."""
    return "" if match["table"].startswith(_OF_NO_TABLE) else match["table"]


async def _pressed(interaction: Interaction, match: re.Match[str], values: Values) -> None:
    """Handle a press; picked values are added to the choices made, unless the action reads them itself."""
    responder, press = interaction.client.responder, Press.read(match)
    picked = () if press.do in ("several", "slot", "slots") else tuple(one(values).split())
    if press.table.startswith(_OF_NO_TABLE):
        practise = responder.practise.get(press.table[0])
        await (practise(interaction, press, picked) if practise else responder.refuse_expired(interaction))
        return
    await responder.named(interaction, press.table, joining=press.do in ("join", "refuse"))
    links = await responder.links(press)
    if press.do == "pick":
        links = await following_selection(interaction, press, links)
    with timed("handler", f"press {press.do}"):
        await _HANDLERS[press.do](responder, interaction, press.doing(press.do, (*links, *picked), press.part))


async def unknown(interaction: Interaction) -> None:
    """Answer a press on a control that this version does not know."""
    responder = interaction.client.responder
    if _LIBRARY.fullmatch(pressed(interaction)):
        return
    try:
        if await responder.admission.admit(interaction):
            await responder.refuse_expired(interaction)
    except Exception as error:
        await responder.refuse(interaction, error)


async def _move(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Make choices: play when they complete an action, else show the next question."""
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, responder.words(interaction))
    game = table.game
    asked = game is not None and game.decision(seat) is not None
    action = choices.complete(game, seat, press.links) if game is not None and asked else None
    version = await responder.tables.repository.version_of(table, press.version, _looking(interaction, seat))
    if press.links and table.status == RUNNING and not await responder.tables.moves.current(table, seat, version):
        await responder.show_panel(interaction, table.id, seat, note=responder.words(interaction)("host-error-stale"))
    elif action is not None:
        assert game is not None
        await _completed(responder, interaction, table, press, action, version)
    else:
        await keep_selection(interaction, press, press.links if press.do == "pick" else ())
        await responder.show_panel(interaction, table.id, seat, press.links, press.part)


async def _completed(
    responder: Responder, interaction: Interaction, table: Table, press: Press, action: Action, version: int
) -> None:
    """Play an action, unless its button was drawn before other things were picked: then show the selection."""
    words, seat = responder.words(interaction), table.seat_of(interaction.user.id)
    assert seat is not None
    naming = press.do == "move" and len(press.links) > 1  # a verb alone does not name the choice
    found = responder.viewer_text(table, words, seat).multi_select(press.links) if naming else None
    picked = await latest_selection(interaction, press) if found is not None else ()
    if is_outdated(picked, found, press.links):
        await responder.show_panel(interaction, table.id, seat, picked, note=words("host-panel-late"), pictured=True)
    else:
        await _played(responder, interaction, table.id, seat, action, version)


async def _chain(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Do actions one after another, as far as they are possible."""
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, responder.words(interaction))
    version = await responder.tables.repository.version_of(table, press.version, _looking(interaction, seat))
    actions = choices.unchained(press.links)
    if not actions:
        raise TableError("host-error-expired")
    await _played(responder, interaction, table.id, seat, actions[0], version, actions[1:])


async def _several(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Replace the selection in one menu of a multi-select."""
    words = responder.words(interaction)
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, words)
    game = table.running_game()
    viewer_text = responder.viewer_text(table, words, seat)
    found = viewer_text.multi_select(press.links) if viewer_text.decision else None
    version = await responder.tables.repository.version_of(table, press.version, _looking(interaction, seat))
    if found is None or not await responder.tables.moves.current(table, seat, version):
        await responder.show_panel(interaction, table.id, seat, note=words("host-panel-stale"))
        return
    wanted = choices.changed(viewer_text, found, press.links, press.part, picked_values(interaction))
    meant = choices.picked_together(game, seat, found, wanted)
    if meant.actions:
        first, *then = meant.actions
        await _played(responder, interaction, table.id, seat, first, version, then, meant.ahead)
        return
    if found.each and wanted:
        await responder.show_panel(interaction, table.id, seat, note=words("host-panel-first"))
        return
    names = words.join([viewer_text.label(found.links, choice).text for choice in meant.left])
    note = words("host-panel-no-room", things=names) if meant.left else ""
    await keep_selection(interaction, press, meant.chosen)
    await responder.show_panel(interaction, table.id, seat, meant.chosen, press.part, note=note)


async def _slot(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Set one of several parallel selects, or all of them; the last one completes the action."""
    words = responder.words(interaction)
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, words)
    game = table.running_game()
    viewer_text = responder.viewer_text(table, words, seat)
    slots = viewer_text.parallel_selects() if viewer_text.decision else None
    version = await responder.tables.repository.version_of(table, press.version, _looking(interaction, seat))
    if (
        slots is None
        or press.part >= len(slots.slots)
        or not await responder.tables.moves.current(table, seat, version)
    ):
        await responder.show_panel(interaction, table.id, seat, note=words("host-panel-stale"))
        return
    picked = picked_values(interaction)
    async with responder.tables.repository.lock(table.id):  # two simultaneous picks are combined, whichever comes first
        before = await latest_selection(interaction, press) or press.links
        chosen, note = (*slots.links, *choices.filled(slots, before, press, picked)), ""
        await keep_selection(interaction, press, chosen if press.do == "slot" else ())
    if choices.OPEN not in chosen:
        try:
            check(game.title, game.state, seat, Action.of(chosen))
        except InputError as error:
            note = error_text.refused(error, words, viewer_text)
        else:
            await _played(responder, interaction, table.id, seat, Action.of(chosen), version)
            return
    await responder.show_panel(interaction, table.id, seat, chosen, note=note)


async def _played(
    responder: Responder,
    interaction: Interaction,
    table_id: str,
    seat: Seat,
    action: Action,
    version: int,
    then: Sequence[Action] = (),
    ahead: FuturePreferences | None = None,
) -> None:
    """Carry out an action and further ones. A direct message is brought up to date by the outbox."""
    await responder.play(interaction, table_id, seat, action, version, then, ahead)


async def _standing(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Set a standing order for a group of decisions, with the policy picked."""
    words = responder.words(interaction)
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, words)
    found = table.settled_by(seat, press.links[0]) if len(press.links) == 2 else None
    if found is None:
        raise TableError("host-error-expired")
    acted = await responder.tables.moves.set_order(table.id, interaction.user.id, *found.orders(press.links[1]))
    name, answer = (words(message_id(table.row.title, "order", *of)) for of in (press.links[:1], press.links))
    note = words("orders-set", decision=name, answer=answer)
    if acted.made:
        await responder.show_acted(interaction, acted, seat, note)
        return
    await responder.show_panel(interaction, table.id, seat, note=note)


async def _undo(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Undo one's own last move, if nothing has happened since."""
    words = responder.words(interaction)
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, words)
    if press.version != table.known(_looking(interaction, seat)):
        await responder.show_panel(interaction, table.id, seat, note=words("host-panel-stale"))
        return
    acted = await responder.tables.undo.ask(table.id, interaction.user.id, "undo")
    note = words("host-panel-undone") if acted.made else words("host-undo-asked")
    await responder.show_panel(interaction, table.id, seat, note=note)


async def _board(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Show the board with the choices marked."""
    await responder.show_panel(interaction, press.table, press.seat, press.links, press.part, pictured=True)


async def _text(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Show the board as text, as the person may know it."""
    table = await responder.tables.get(press.table)
    table.refuse_unless_played()
    viewer_text = responder.viewer_text(table, responder.words(interaction), table.seat_of(interaction.user.id))
    await responder.read_out(interaction, viewer_text.text_board())


async def _story(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Show step by step what a message summarises; `part` is the first version that it covers."""
    table = await responder.tables.get(press.table)
    table.refuse_unless_played()
    first, last = await _versions_told(responder, table, press)
    records = standing(await responder.tables.records(table.id, first, min(last, table.version)))
    events = [event for record in records for event in record.events]
    viewer, words = table.seat_of(interaction.user.id), responder.words(interaction)
    story = responder.viewer_text(table, words, viewer, events, last).game_log()
    if story:
        await responder.read_out(interaction, "\n".join(story))
    else:
        await responder.refuse_expired(interaction)


async def _consent(responder: Responder, interaction: Interaction, press: Press, *, agree: bool) -> None:
    """Answer the proposal of the button; the buttons of a closed proposal are removed."""
    try:
        if not press.links:  # by an older version, which did not distinguish proposals
            raise TableError("host-error-proposal-expired")
        acted = await responder.tables.undo.answer(press.table, interaction.user.id, agree, press.links[0])
    except TableError as error:
        await responder.refuse(interaction, error)
        if error.reason.id in _OVER:
            await _used(interaction)
        return
    await responder.answer(
        interaction, responder.words(interaction)("host-you-agreed" if agree else "host-you-declined")
    )
    if acted.table.proposal is None:
        await _used(interaction)


async def _used(interaction: Interaction) -> None:
    """Remove the used controls from the pressed message."""
    message = interaction.message
    # An ephemeral message has already been replaced by the answer.
    if message is not None and not message.flags.ephemeral:
        await strip(interaction.client.responder.tables, message)


async def _join(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Take a seat by an invitation, and remove its buttons.

    It is pressed in direct messages, maybe by somebody who has left the table's server since.
    """
    guild = (await responder.tables.get(press.table)).row.guild
    if guild is not None and guild != interaction.guild_id:
        await interaction.client.servers.require(guild, interaction.user.id, press.table)
    person = person_of(interaction.user)
    table = await responder.tables.lobby.join(press.table, person)
    words = responder.words(interaction)
    await responder.change(
        interaction, words("host-joined", table=table_name(table, words), where=where(table)), Controls()
    )
    await responder.refresh_open(interaction, table)


async def _refuse(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Decline an invitation, and remove its buttons."""
    person = person_of(interaction.user)
    table = await responder.tables.lobby.decline(press.table, person)
    words = responder.words(interaction)
    await responder.change(
        interaction, words("host-not-joined", table=table_name(table, words), where=where(table)), Controls()
    )


async def _peek(responder: Responder, interaction: Interaction, press: Press) -> None:
    """Show a person here the message that could not be sent in private: `part` is the first version that it covers."""
    words = responder.words(interaction)
    table = await responder.tables.get(press.table)
    seat = responder.own_seat(table, interaction.user.id, press.seat, words)
    records = await responder.tables.records(table.id, *await _versions_told(responder, table, press))
    viewer_text = responder.viewer_text(table, words, seat, [event for record in records for event in record.events])
    note = post_builder.story(words, viewer_text, pictured=True)
    await responder.show_panel(interaction, table.id, seat, note=note, pictured=True)


def _looking(interaction: Interaction, seat: Seat) -> Seat | None:
    """Return whose version number a control contains: its seat's in a private message, else everybody's."""
    message = interaction.message
    private = interaction.guild_id is None or (message is not None and message.flags.ephemeral)
    return seat if private else None


async def _versions_told(responder: Responder, table: Table, press: Press) -> tuple[int, int]:
    """Return the first and the last version that a public message covers, from the numbers in its control."""
    first = await responder.tables.repository.version_of(table, press.part - 1, None) + 1
    return first, await responder.tables.repository.version_of(table, press.version, None)


_HANDLERS: dict[str, Callable[[Responder, Interaction, Press], Awaitable[None]]] = {
    "move": _move,
    "pick": _move,
    "chain": _chain,
    "several": _several,
    "slot": _slot,
    "slots": _slot,
    "standing": _standing,
    "undo": _undo,
    "board": _board,
    "text": _text,
    "agree": partial(_consent, agree=True),
    "decline": partial(_consent, agree=False),
    "join": _join,
    "refuse": _refuse,
    "peek": _peek,
    "story": _story,
}
"""The components of a table's messages."""
F = TypeVar("F")


class HandlerRegistry(dict[str, F]):
    """Handlers by action word, registered where they are defined: `@handler_registry.on("leave")`."""

    def on(self, *words: str) -> Callable[[F], F]:
        """Register a handler for some words. Raises ValueError for a word that has another one."""

        def register(act: F) -> F:
            for word in words:
                if self.setdefault(word, act) is not act:
                    raise ValueError(f"two acts of one name: {word}")
            return act

        return register

    def of(self, word: str) -> F:
        """Return the handler of a word. Raises TableError for a word of another version of the host."""
        if word not in self:
            raise TableError("host-error-expired")
        return self[word]


_IDS = r"(?P<table>[a-z0-9]+)/(?P<what>[a-z-]+):(?P<given>.*)"
Act = Callable[[Interaction, Table, str, Sequence[str]], Awaitable[None]]
FORMS: HandlerRegistry[Act] = HandlerRegistry()
"""Handles a control, with the rest of its custom id and the values picked."""


async def _form_pressed(interaction: Interaction, match: re.Match[str], values: Values) -> None:
    """Handle a press on a control."""
    responder = interaction.client.responder
    table = await responder.named(interaction, match["table"])
    if match["what"] not in FORMS and table.status == OPEN:
        # Posted by another version of the host: the message gets the controls of this one.
        await responder.refresh_open(interaction, table)
    act = FORMS.of(match["what"])
    with timed("handler", f"press {match['what']}"):
        await act(interaction, table, match["given"], values)


ITEMS = (
    *controls(_pressed, custom_ids.BUTTON, custom_ids.MENU, table=_table_pressed),
    *controls(_form_pressed, "=" + _IDS, r"\+" + _IDS),
)


def form_button(words: Words, what: str, table_id: str) -> discord.ui.Button[Any]:
    """Return a button about a table; its label is the message `table-form-<what>`."""
    label, custom_id = words(f"table-form-{what}"), f"+{table_id}/{what}:"
    return discord.ui.Button(style=discord.ButtonStyle.secondary, label=label, custom_id=custom_id)


def form_menu(
    what: str, table_id: str, given: str, placeholder: str, options: Sequence[discord.SelectOption], *, most: int = 0
) -> discord.ui.Select[Any] | None:
    """Return a menu about a table; with `most` any number up to it may be picked. None if there is nothing to
    choose.
    """
    custom_id = f"={table_id}/{what}:{given}"
    # One empty menu, or one custom id that is too long, and Discord rejects the whole message.
    if not options or len(custom_id) > CUSTOM_ID:
        return None
    low, high = (0, min(most, len(options))) if most else (1, 1)
    shown = cut(placeholder, MENU_TEXT)
    return discord.ui.Select(
        custom_id=custom_id, placeholder=shown, options=list(options), min_values=low, max_values=high
    )
