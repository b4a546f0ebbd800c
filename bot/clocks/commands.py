"""`/table time`, `/table nudge` and `/table substitute`, and the buttons that are shown when time is up.

Writes the channel messages about seats that are offered, taken by a substitute, and given back.

Changes the pace of a table: freely before the game, later by consent of everybody; and pauses, also by consent.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands
from msgspec import structs

from bot.clocks.deadlines import WITHDRAWN, Deadlines, Substitutes
from bot.clocks.reminders import Reminders
from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.game import asker
from bot.discord.commands.table_argument import Suggestion, quiet, table_command
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item
from bot.discord.limits import LABEL, cut
from bot.discord.names import escaped, person_of, table_name, where
from bot.discord.posts import clock_text
from bot.discord.posts.control_message import strip
from bot.discord.posts.post_builder import Post
from bot.store import MessageKind, UnitOfWork
from bot.store.schema import TimerRow
from bot.store.timers import recheck_reminders
from bot.tables import Tables
from bot.tables.clocks import NotificationSettings, Pace, table_clocks
from bot.tables.clocks.pace import OFFERED
from bot.tables.clocks.table_clocks import ALL, begun, keep, retimed, running, stopped, up
from bot.tables.history.outcome import RETURNED, SUBSTITUTE, returning
from bot.tables.history.undo import Undo
from bot.tables.notifications import message
from bot.tables.repository import TableRepository
from bot.tables.rights import Asker
from bot.tables.suspension import Suspension, TableService, WorkerHooks, moves_the_game, sends_messages
from bot.tables.table import OPEN, RUNNING, ActionResult, NoSuchTable, Stale, Table, TableError
from games.kernel import Seat
from renderers.words import Words

_log = logging.getLogger(__name__)
PACE, PAUSE = "pace", "pause"
"""The kinds of proposals about time."""
_TRIES = 5


class PaceControl(TableService):
    """Changes the pace of tables, and pauses them."""

    def __init__(self, repository: TableRepository, suspension: Suspension, workers: WorkerHooks, undo: Undo) -> None:
        super().__init__(repository, suspension, workers)
        self._undo = undo
        undo.settles[PACE] = self._paced
        undo.settles[PAUSE] = self._paused
        repository.notification_settings.on_change.append(self.retime)

    @moves_the_game
    async def set_pace(self, table_id: str, by: Asker, pace: Pace) -> ActionResult:
        """Set the pace of an open table, or propose it to the others of a running one.

        Raises TableError without permission: at an open table the owner decides, at a running one the players.
        """
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            if table.status == OPEN:
                self._check(table, by, "arrange")
                row = structs.replace(table.row, pace=str(pace))
                return ActionResult(await self._repository.write(UnitOfWork(), structs.replace(table, row=row)))
            table.refuse_unless(RUNNING)
            table.seat_or_refuse(by.user)
            if str(pace) == table.row.pace:
                raise TableError("tables-same-pace", table=table.id)
            return await self._undo.propose(table, PACE, by.user, {"pace": str(pace)})

    @moves_the_game
    async def pause(self, table_id: str, user: int) -> ActionResult:
        """Propose a pause to the others. Raises TableError if no clock runs."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            table.refuse_unless(RUNNING)
            table.seat_or_refuse(user)
            if table.row.paused:
                raise TableError("tables-is-paused", table=table.id)
            return await self._undo.propose(table, PAUSE, user, {})

    @sends_messages
    async def go_on(self, table_id: str, user: int) -> Table:
        """End a pause; any player may. Raises TableError if the clocks run."""
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            table.refuse_unless(RUNNING)
            seat = table.seat_or_refuse(user)
            if not table.row.paused:
                raise TableError("tables-not-paused", table=table.id)
            now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
            awake = structs.replace(table, row=structs.replace(table.row, paused=0))
            note = {"id": "host-note-goes-on", "args": {"name": table.names[seat]}}
            return await self._write(UnitOfWork(), table, awake, running(awake, now, of), note)

    async def retime(self, user: int, before: NotificationSettings, after: NotificationSettings) -> None:
        """Recompute somebody's clocks after a change of settings: the time so far counts by the old ones."""
        for table_id in await self._repository.store.timers.running_for(user):
            for _ in range(_TRIES):
                try:
                    await self._retime(table_id, user, before)
                except Stale:
                    continue
                except NoSuchTable:
                    _log.info("table %s was deleted with its clocks", table_id)
                break
        self._workers.wake_outbox()

    async def _retime(self, table_id: str, user: int, before: NotificationSettings) -> None:
        async with self._repository.lock(table_id):
            table = await self._repository.get(table_id)
            now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
            after = retimed(table, user, before, now, of)
            if table.status == RUNNING and after != table.clocks:
                await self._write(UnitOfWork(), table, table, after)

    async def _paced(self, table: Table, data: dict[str, Any]) -> Table:
        """Carry out an agreed pace: all clocks start again."""
        now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
        row = structs.replace(table.row, pace=data["pace"])
        paced = structs.replace(table, row=row, proposal=None)
        unit = UnitOfWork().withdraw(table.id)
        note = {"id": "host-note-pace", "args": {"pace": data["pace"]}}
        return await self._write(unit, table, paced, begun(paced, now, of), note)

    async def _paused(self, table: Table, _: dict[str, Any]) -> Table:
        """Carry out an agreed pause."""
        now, of = self._repository.clock(), await self._repository.notification_settings.all(table.users)
        row = structs.replace(table.row, paused=now)
        asleep = structs.replace(table, row=row, proposal=None)
        unit = UnitOfWork().withdraw(table.id)
        return await self._write(unit, table, asleep, stopped(table, now, of), {"id": "host-note-paused", "args": {}})

    async def _write(
        self,
        unit: UnitOfWork,
        before: Table,
        after: Table,
        clocks: tuple[TimerRow, ...],
        note: dict[str, Any] | None = None,
    ) -> Table:
        """Write a table with other clocks, and the messages to its channel."""
        now = self._repository.clock()
        keep(unit, before.clocks, clocks)
        if note is not None:
            unit.message(**message(before, MessageKind.NOTE, "channel", before.row.channel, now, data=note))
        for change in table_clocks.changed(before, clocks, now, announced=False):
            unit.message(**change)
        recheck_reminders(unit, before.id, now)
        return await self._repository.write(unit, structs.replace(after, clocks=clocks))


_TIMED = table_argument.TableFilter((RUNNING, OPEN), seated=False)
_PAUSE_ROW = 2
_LATE = re.compile(r"(?P<what>[a-z]+)_(?P<seat>all|[0-9]{1,2})_(?P<since>[0-9]{1,12})")
Settle = Callable[[Tables, str, Asker, Seat, int], Awaitable[object]]
SETTLES: dict[str, Settle] = {
    "wait": lambda tables, *given: tables.service(Deadlines).wait_on(*given),
    "bot": lambda tables, *given: tables.service(Deadlines).answer_by_bot(*given),
    "seat": lambda tables, table_id, by, seat, _: tables.service(Substitutes).offer(table_id, by, seat),
}
"""The actions of others after a timeout, by the word in the button."""


@quiet
async def complete_pace(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the usual paces, and the typed one if it is valid."""
    words = interaction.client.responder.words(interaction)
    found = [Suggestion(str(pace) or "none", clock_text.pace(pace, words)) for pace in OFFERED]
    try:
        own = clock_text.pace_of(typed, words)
    except TableError:
        return found
    return [Suggestion(str(own) or "none", clock_text.pace(own, words)), *found] if typed else found


@table_command("time", "pace", path="table", wanted=_TIMED)
async def time(interaction: Interaction, table: Table, pace: str = "") -> None:
    """Show the clocks of a table, with controls to change them; with a pace, propose it."""
    if pace:
        await set_pace(interaction, table, pace)
        return
    words = interaction.client.responder.words(interaction)
    items = _items(table, words, interaction.user.id)
    await interaction.client.responder.answer(interaction, text(table, words), view=Controls(items))


time.autocomplete("pace")(complete_pace)


@table_argument.at_table("pace", _TIMED)
@table_argument.at_table("pace-end", _TIMED)
async def set_pace(interaction: Interaction, table: Table, given: str) -> None:
    """Set the pace of an open table; at a running one propose it to everybody."""
    responder, pace = interaction.client.responder, clock_text.pace_of(given, words_for(interaction))
    acted = await responder.tables.service(PaceControl).set_pace(table.id, asker(interaction, table), pace)
    if table.status == OPEN:
        await responder.refresh_open(interaction, acted.table)
    await _answer(interaction, acted.table, "clock-asked" if acted.table.proposal else "clock-set")


@table_argument.at_table("pause", table_argument.TableFilter((RUNNING,)))
async def pause(interaction: Interaction, table: Table) -> None:
    """Propose a pause to the others."""
    acted = await interaction.client.responder.tables.service(PaceControl).pause(table.id, interaction.user.id)
    await _answer(interaction, acted.table, "clock-asked" if acted.table.proposal else "clock-set")


@table_argument.at_table("go-on", table_argument.TableFilter((RUNNING,)))
async def go_on(interaction: Interaction, table: Table) -> None:
    """End the pause."""
    table = await interaction.client.responder.tables.service(PaceControl).go_on(table.id, interaction.user.id)
    await _answer(interaction, table, "clock-set")


@table_argument.at_table("late", table_argument.TableFilter((RUNNING,), seated=False))
async def late(interaction: Interaction, table: Table, given: str) -> None:
    """Carry out what the others want after a timeout; its buttons are removed once it is settled."""
    responder, found = interaction.client.responder, _LATE.fullmatch(given)
    if found is None or found["what"] not in SETTLES:
        await responder.refuse_expired(interaction)
        return
    seat = ALL if found["seat"] == clock_text.EVERYBODY else int(found["seat"])
    by = asker(interaction, table)
    await SETTLES[found["what"]](responder.tables, table.id, by, seat, int(found["since"]))
    names = [escaped(name) for name in table.names]
    who = words_for(interaction)("clock-everybody") if seat == ALL else names[seat]
    await responder.answer(interaction, words_for(interaction)(f"clock-done-{found['what']}", who=who))
    used_up = (
        found["what"] != "seat"
    )  # while a substitute is wanted the others may still keep waiting or let a bot answer once
    if used_up and interaction.message is not None and not interaction.message.flags.ephemeral:
        await strip(responder.tables, interaction.message)


def words_for(interaction: Interaction) -> Words:
    """Return the words for a private answer."""
    return interaction.client.responder.words(interaction)


def text(table: Table, words: Words) -> str:
    """Describe the clocks of a table: pace, deadlines, and banks."""
    said = [words("clock-title", table=table_name(table, words))]
    said.append(words("clock-pace", pace=clock_text.pace(table.pace, words)))
    said += clock_text.lines(table, words)
    said += clock_text.banks(table, words)
    if table.proposal is not None:
        said.append(words("table-proposal-open"))
    return "\n".join(said)


def _items(table: Table, words: Words, user: int) -> list[Item]:
    items: list[Item] = []
    for row, (does, options) in enumerate(
        (("pace", clock_text.pace_options(table.pace, words)), ("pace-end", clock_text.end_options(table.pace, words)))
    ):
        if options:
            here, asks = RunCommand(does).menu(table.id), words(f"clock-choose-{does}")
            menu: discord.ui.Select[Any] = discord.ui.Select(custom_id=here, placeholder=asks, options=options, row=row)
            items.append(menu)
    if table.status == RUNNING and table.pace.runs:
        button = table_argument.button(words, "go-on" if table.row.paused else "pause", table)
        button.row = _PAUSE_ROW
        items.append(button)
    return [*items, *_settling(table, words, user)]


def _settling(table: Table, words: Words, user: int) -> list[Item]:
    """Return the controls for other people's timeouts, as far as there is room: the longest first."""
    seat = table.seat_of(user)
    over = sorted((own.last, own.seat) for own in table.clocks if own.seat != seat and up(table, own.seat))
    items: list[Item] = []
    for row, (_, late) in enumerate(over[: limits.ROWS - _PAUSE_ROW - 1] if seat is not None else []):
        for item in clock_text.timeout_buttons(table, late, words, named=True):
            item.row = _PAUSE_ROW + 1 + row
            items.append(item)
    return items


async def _answer(interaction: Interaction, table: Table, message: str) -> None:
    """Show the current panel, below the result of a press."""
    words = words_for(interaction)
    said = f"{words(message)}\n{text(table, words)}"
    items = _items(table, words, interaction.user.id)
    await interaction.client.responder.answer(interaction, said, view=Controls(items))


@table_command("nudge", path="table", wanted=table_argument.TableFilter((RUNNING,), helped=True))
async def nudge(interaction: Interaction, table: Table) -> None:
    """Remind the people for whom a table waits, politely and not too often."""
    seats = await interaction.client.responder.tables.service(Reminders).nudge(table.id, asker(interaction, table))
    words = words_for(interaction)
    who = words.join([escaped(table.names[seat]) for seat in seats])
    await interaction.client.responder.answer(interaction, words("clock-nudged", who=who))


_RUNNING = table_argument.TableFilter((RUNNING,), seated=False)
_BUTTONS, _LISTED = 5, 15


@table_command("substitute", path="table", wanted=_RUNNING, suggested=table_argument.TableFilter((RUNNING,)))
async def substitute(interaction: Interaction, table: Table) -> None:
    """Offer one's own seat, or withdraw that; its original player takes it back, and a substitute gives it
    back."""
    if returning(table, interaction.user.id) is not None:
        await back(interaction, table)
        return
    responder, seat = interaction.client.responder, table.seat_or_refuse(interaction.user.id)
    if await responder.tables.store.offered(table.id, seat):
        await withdraw(interaction, table)
        return
    await responder.tables.service(Substitutes).offer(table.id, asker(interaction, table), seat)
    words = responder.words(interaction)
    controls = Controls([table_argument.button(words, "seat-withdraw", table)])
    await responder.answer(interaction, words("seat-offered-done", table=table_name(table, words)), view=controls)


@table_argument.at_table("seat-withdraw", table_argument.TableFilter((RUNNING,)))
async def withdraw(interaction: Interaction, table: Table) -> None:
    """Withdraw the offer of one's own seat."""
    await interaction.client.responder.tables.service(Substitutes).withdraw(table.id, interaction.user.id)
    await interaction.client.responder.tell(interaction, table, "seat-withdrawn")


@table_argument.at_table("seat-take", _RUNNING)
async def take(interaction: Interaction, table: Table, given: str) -> None:
    """Ask for an offered seat."""
    responder = interaction.client.responder
    person = person_of(interaction.user)
    seat = int(given) if given.isdecimal() and len(given) < 3 else -1
    acted = await responder.tables.service(Substitutes).take(table.id, person, seat)
    message = "seat-asked" if acted.table.seat_of(person.id) is None else "seat-yours"
    await responder.tell(interaction, table, message)


@table_argument.at_table("seat-back", _RUNNING)
async def back(interaction: Interaction, table: Table) -> None:
    """Give a seat back to its original player."""
    responder, user = interaction.client.responder, interaction.user.id
    acted = await responder.tables.service(Substitutes).give_back(table.id, user)
    message = "seat-back" if acted.table.seat_of(user) is not None else "seat-given-back"
    await responder.tell(interaction, table, message)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (time, nudge, substitute)


def post(table: Table, data: dict[str, Any], words: Words) -> Post:
    """Write the message about a seat, with a button to take it or to take it back."""
    name, by = escaped(data["name"]), escaped(data.get("by", ""))
    items: tuple[Item, ...] = ()
    if data["what"] == SUBSTITUTE:
        text = words("seat-taken", table=table_name(table, words), name=name, by=by)
        items = (_button(words, table, "seat-button-back", RunCommand("seat-back")),)
    elif data["what"] == WITHDRAWN:
        text = words("seat-offer-over", table=table_name(table, words), name=name)
    elif data["what"] == RETURNED:
        text = words("seat-returned", table=table_name(table, words), name=name, by=by)
    else:
        text = words("seat-offered", table=table_name(table, words), name=name)
        items = (take_button(words, table, data["seat"]),)
    return Post(text, (), items if table.status == RUNNING else ())


def take_button(words: Words, table: Table, seat: Seat, label: str = "") -> Item:
    """Return the button that asks for an offered seat."""
    return _button(words, table, "seat-button-take", RunCommand("seat-take", str(seat)), label)


def offered_line(table: Table, seat: Seat, words: Words) -> str:
    """Describe an offered seat in a list."""
    name = escaped(table.names[seat])
    return words("seat-line-offered", table=table_name(table, words), name=name, where=where(table))


def take_button_of(words: Words, table: Table, seat: Seat) -> Item:
    """Return the button that asks for an offered seat, with its player's name."""
    label = cut(words("seat-button-take-of", title=words(f"{table.row.title}-name"), name=table.names[seat]), LABEL)
    return take_button(words, table, seat, label)


def _button(words: Words, table: Table, message: str, does: RunCommand, label: str = "") -> Item:
    style = discord.ButtonStyle.primary
    made: Item = discord.ui.Button(style=style, label=label or words(message), custom_id=does.button(table.id))
    return made
