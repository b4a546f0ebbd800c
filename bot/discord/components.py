"""Buttons and menus that outlive the process which posted them: each press says by its custom id what it means."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from bot.tables import Person, Table, TableError
from bot.tables.model import RUNNING
from bot.timing import timed
from games.kernel import Chosen, Seat, decision_of
from renderers.words import message_id

from . import compose, ids, panel
from .carrying import strip
from .desk import Desk, Interaction
from .ids import Press
from .scribe import standing

_LIBRARY = re.compile(r"[0-9a-f]{32}")
"""How the library names controls by itself; whatever else nobody answers to is of another version of the house."""


class PressButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.BUTTON):
    """A button of the house. Who may press is decided in the callback: the library swallows errors of checks."""

    def __init__(self, item: discord.ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The button again, from what it was posted with."""
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await _answered(interaction, self.press)


class PressMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MENU):
    """A menu of the house: the value picked adds links to those chosen."""

    def __init__(self, item: discord.ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """The menu again, from what it was posted with."""
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the picked option says."""
        several = self.press.do == "several"
        await _answered(interaction, self.press, () if several else tuple(picked(interaction).split()))


ITEMS = (PressButton, PressMenu)
"""What the client must know to hear presses on messages of the past."""


def picked(interaction: discord.Interaction[Any]) -> str:
    """The value picked from a menu that takes one; nothing where the press came from no menu."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str((data.get("values") or [""])[0])


async def _answered(interaction: Interaction, press: Press, picked: Chosen = ()) -> None:
    """Do what a press says; whatever goes wrong is answered to the person."""
    desk = interaction.client.desk
    try:
        if not await desk.enter(interaction, press.table):
            return
        await desk.named(interaction, press.table, joining=press.do == "join")
        links = await desk.links(press)
        with timed("handler", f"press {press.do}"):
            await _HANDLERS[press.do](desk, interaction, press.doing(press.do, (*links, *picked), press.page))
    except Exception as error:
        await desk.refuse(interaction, error)


async def unknown(interaction: Interaction) -> None:
    """Answer a press on a control of the house that no version knows any more."""
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    desk = interaction.client.desk
    if _LIBRARY.fullmatch(custom_id) or interaction.client.answers_to(custom_id):
        return
    try:
        if await desk.enter(interaction):
            await desk.refuse_expired(interaction)
    except Exception as error:
        await desk.refuse(interaction, error)


async def _move(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Choose links: play when they complete an action, else show what may come next."""
    table = await desk.tables.get(press.table)
    seat = desk.own_seat(table, interaction.user.id, press.seat, desk.words(interaction))
    game = table.game
    asked = game is not None and decision_of(game.title, game.state, seat) is not None
    action = panel.complete(game, seat, press.links) if game is not None and asked else None
    version = await desk.tables.version_of(table, press.version, _looking(interaction, seat))
    if press.links and table.status == RUNNING and not await desk.tables.current(table, seat, version):
        await desk.show_panel(interaction, table.id, seat, note=desk.words(interaction)("host-error-stale"))
    elif action is not None:
        await desk.play(interaction, table.id, seat, action, version)
        if interaction.guild_id is None:
            await _used(interaction)
    else:
        await desk.show_panel(interaction, table.id, seat, press.links, press.page)


async def _several(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Put what was picked on a page of a menu in the place of what was picked there before."""
    words = desk.words(interaction)
    table = await desk.tables.get(press.table)
    seat = desk.own_seat(table, interaction.user.id, press.seat, words)
    game = table.running_game()
    showing = desk.showing(table, words, seat)
    found = showing.several(press.links) if showing.decision else None
    version = await desk.tables.version_of(table, press.version, _looking(interaction, seat))
    if found is None or not await desk.tables.current(table, seat, version):
        await desk.show_panel(interaction, table.id, seat, note=words("host-panel-stale"))
        return
    data: dict[str, Any] = dict(interaction.data or {})
    wanted = panel.picked(found, press.links, press.page, data.get("values", []))
    chosen, left = panel.arranged(game, seat, found.links, wanted)
    names = words.join([showing.label(found.links, choice).text for choice in left])
    note = words("host-panel-no-room", things=names) if left else ""
    await desk.show_panel(interaction, table.id, seat, chosen, press.page, note=note, pictured=True)


async def _standing(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Say what to do from now on about a group of decisions, with the policy picked."""
    words = desk.words(interaction)
    table = await desk.tables.get(press.table)
    seat = desk.own_seat(table, interaction.user.id, press.seat, words)
    found = table.settled_by(seat, press.links[0]) if len(press.links) == 2 else None
    if found is None:
        raise TableError("host-error-expired")
    acted = await desk.tables.set_order(table.id, interaction.user.id, *found.orders(press.links[1]))
    name, answer = (words(message_id(table.row.title, "order", *of)) for of in (press.links[:1], press.links))
    note = words("orders-set", decision=name, answer=answer)
    if acted.made:
        await desk.show_acted(interaction, acted, seat, note)
    else:
        await desk.show_panel(interaction, table.id, seat, note=note)
    if interaction.guild_id is None:
        await _used(interaction)


async def _undo(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Take back one's own last move, if nothing has happened since."""
    words = desk.words(interaction)
    table = await desk.tables.get(press.table)
    seat = desk.own_seat(table, interaction.user.id, press.seat, words)
    if press.version != table.known(_looking(interaction, seat)):
        await desk.show_panel(interaction, table.id, seat, note=words("host-panel-stale"))
        return
    acted = await desk.tables.ask(table.id, interaction.user.id, "undo")
    note = words("host-panel-undone") if acted.made else words("host-undo-asked")
    await desk.show_panel(interaction, table.id, seat, note=note)


async def _board(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Show the board with what may be chosen marked."""
    await desk.show_panel(interaction, press.table, press.seat, press.links, press.page, pictured=True)


async def _text(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Read the whole board out, as the person may know it."""
    table = await desk.tables.get(press.table)
    table.game or table.running_game()
    showing = desk.showing(table, desk.words(interaction), table.seat_of(interaction.user.id))
    await desk.read_out(interaction, showing.text_board())


async def _story(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Tell step by step what a message told in short; `page` is the first version that it tells."""
    table = await desk.tables.get(press.table)
    table.game or table.running_game()
    first, last = await _told(desk, table, press)
    records = standing(await desk.tables.records(table.id, first, min(last, table.version)))
    events = [event for record in records for event in record.events]
    viewer, words = table.seat_of(interaction.user.id), desk.words(interaction)
    told = desk.showing(table, words, viewer, events, last).story()
    if told:
        await desk.read_out(interaction, "\n".join(told))
    else:
        await desk.refuse_expired(interaction)


async def _agree(desk: Desk, interaction: Interaction, press: Press) -> None:
    await _consent(desk, interaction, press, agree=True)


async def _decline(desk: Desk, interaction: Interaction, press: Press) -> None:
    await _consent(desk, interaction, press, agree=False)


async def _consent(desk: Desk, interaction: Interaction, press: Press, *, agree: bool) -> None:
    """Answer the open proposal of a table."""
    table = await desk.tables.get(press.table)
    if press.version != table.known(None):
        raise TableError("tables-no-proposal", table=table.id)
    acted = await desk.tables.answer(table.id, interaction.user.id, agree)
    await desk.answer(interaction, desk.words(interaction)("host-you-agreed" if agree else "host-you-declined"))
    if acted.table.proposal is None:
        await _used(interaction)


async def _used(interaction: Interaction) -> None:
    """Take the controls off the message that was pressed, now that they are used up."""
    message = interaction.message
    if message is not None and not message.flags.ephemeral:
        await strip(message)


async def _join(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Take a seat at a table that has not started."""
    person = Person(interaction.user.id, interaction.user.display_name)
    table = await desk.tables.join(press.table, person)
    await desk.answer(interaction, desk.words(interaction)("host-joined", table=table.id))


async def _peek(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Show somebody here what could not be sent in private: `page` is the first version that it tells."""
    words = desk.words(interaction)
    table = await desk.tables.get(press.table)
    seat = desk.own_seat(table, interaction.user.id, press.seat, words)
    records = await desk.tables.records(table.id, *await _told(desk, table, press))
    told = desk.showing(table, words, seat, [event for record in records for event in record.events])
    await desk.show_panel(interaction, table.id, seat, note=compose.story(words, told), pictured=True)


def _looking(interaction: Interaction, seat: Seat) -> Seat | None:
    """Whose number of the version a control carries: its seat's where it was shown to one reader, else everybody's."""
    message = interaction.message
    private = interaction.guild_id is None or (message is not None and message.flags.ephemeral)
    return seat if private else None


async def _told(desk: Desk, table: Table, press: Press) -> tuple[int, int]:
    """The first and the last version that a message in public tells, from the numbers that its control carries."""
    first = await desk.tables.version_of(table, press.page - 1, None) + 1
    return first, await desk.tables.version_of(table, press.version, None)


_HANDLERS: dict[str, Callable[[Desk, Interaction, Press], Awaitable[None]]] = {
    "move": _move,
    "pick": _move,
    "several": _several,
    "standing": _standing,
    "undo": _undo,
    "board": _board,
    "text": _text,
    "agree": _agree,
    "decline": _decline,
    "join": _join,
    "peek": _peek,
    "story": _story,
}
