"""`/seats`: who can join a table, when it starts automatically, and the waiting list; also as a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.game import asker
from bot.discord.commands.table_argument import command
from bot.discord.gateway.locales import about
from bot.discord.interactions import modals
from bot.discord.interactions.modals import BoxField, FilledForm, Form, FormField, PickField
from bot.discord.interactions.responder import Interaction, last_touched, note_table
from bot.discord.names import person_of, table_name
from bot.lobby import form
from bot.lobby import message as lobby_message
from bot.lobby.message import ANY, AS_NOW, INVITED_ONLY
from bot.lobby.service import EXPERIENCE
from bot.tables import Table, TableError
from bot.tables.table import OPEN
from renderers.words import LOCALES, own_name

_OPEN = table_argument.TableFilter((OPEN,), seated=False)
# The maximum of hours until a table starts automatically.
_LONGEST = 240


def _choice(message: str, value: str) -> Choice[str]:
    return Choice(name=about(message, limit=limits.CHOICE_NAME), value=value)


LANGUAGES = [Choice(name=own_name(one), value=one) for one in LOCALES]
EXPERIENCES = [_choice(f"seats-pick-experience-{one}", one) for one in EXPERIENCE]


@command("seats", "start", "hours", "private", "language", "experience", "bots", "wait", "table", tables=_OPEN)
@app_commands.choices(
    start=[_choice("seats-pick-hand", "hand"), _choice("seats-pick-full", "full")],
    language=[_choice("seats-pick-language-any", ANY), *LANGUAGES],
    experience=[_choice(f"seats-pick-experience-{ANY}", ANY), *EXPERIENCES],
)
async def seats(
    interaction: Interaction,
    start: str | None = None,
    hours: Range[int, 1, _LONGEST] | None = None,
    private: bool | None = None,
    language: str | None = None,
    experience: str | None = None,
    bots: bool | None = None,
    wait: bool = False,
    table: str | None = None,
) -> None:
    """`/seats`: set what is typed, and show the result; or join the waiting list."""
    if wait:
        await table_argument.run(interaction, "wait", table)
        return
    found = await table_argument.candidates(interaction, table, _OPEN)
    if not found:
        raise TableError("which-nobody-to-join")
    if len(found) > 1 and found[0].id != last_touched(interaction):
        raise TableError("which-say-table", tables=", ".join(one.id for one in found))
    said: dict[str, Any] = {}
    said |= {} if start is None else _start(interaction, start)
    said |= {} if hours is None else _start(interaction, str(hours))
    said |= {} if private is None else {"private": private}
    said |= {} if language is None else {"language": _plain(language)}
    said |= {} if experience is None else {"experience": _plain(experience)}
    said |= {} if bots is None else {"guest_bots": bots}
    note_table(interaction, found[0])
    await _set(interaction, found[0], said)


@table_argument.at_table("wait", table_argument.TableFilter((OPEN,), seated=False, stranger=True))
async def wait(interaction: Interaction, table: Table) -> None:
    """Join the waiting list."""
    responder = interaction.client.responder
    person = person_of(interaction.user)
    after = await responder.tables.lobby.wait(table.id, person)
    words = responder.words(interaction)
    await responder.answer(interaction, words("seats-you-wait", table=table_name(table, words)), aside=True)
    await responder.refresh_open(interaction, after)


def _plain(value: str) -> str:
    return "" if value == ANY else value


def _start(interaction: Interaction, value: str) -> Mapping[str, Any]:
    """Return the field for when the game begins: by hand, when the table is full, or after some hours."""
    if value in ("hand", "full"):
        return {"starts_full": value == "full", "starts_at": 0}
    hours = table_argument.number(value)
    if hours > _LONGEST:
        raise TableError("host-error-expired")
    now = interaction.client.responder.tables.repository.clock()
    return {"starts_full": False, "starts_at": now + 3600 * hours}


async def _set(interaction: Interaction, table: Table, said: Mapping[str, Any]) -> None:
    """Set it, show it, and update the public message."""
    setup = interaction.client.responder.tables.setup
    table = await setup.set_audience(table.id, asker(interaction, table), **said) if said else table
    await form.show_set(interaction, table)


@modals.BUILD.on("seats")
async def _form(interaction: Interaction, table_id: str, _: str) -> Form:
    """Build the form: who can join, and when it starts."""
    table, words = await form.arranged(interaction, table_id), interaction.client.responder.words(interaction)
    fields: list[FormField] = [
        PickField(what, words(f"seats-choose-{what}"), options)
        for what, options in (
            ("who", lobby_message.who_choices(table, words)),
            ("start", lobby_message.start_choices(table, words)),
            ("language", lobby_message.language_choices(table, words)),
            ("experience", lobby_message.experience_choices(table, words)),
        )
    ]
    if await interaction.client.responder.tables.ai_seats.guests_allowed(table.row.guild):
        fields.append(
            BoxField("bots", words("seats-choose-bots"), words("seats-choose-bots-about"), table.row.guest_bots)
        )
    return Form(words("seats-form-title"), fields)


@modals.SUBMIT.on("seats")
async def _filled(interaction: Interaction, table_id: str, _: str, filled: FilledForm) -> None:
    """Set what was changed in the form."""
    table, said = await form.arranged(interaction, table_id), dict[str, Any]()
    if filled.new("who"):
        said["private"] = filled.text("who") == INVITED_ONLY
    if filled.new("start") and filled.text("start") != AS_NOW:
        said |= _start(interaction, filled.text("start"))
    if filled.new("language"):
        said["language"] = _plain(filled.text("language"))
    if filled.new("experience"):
        said["experience"] = _plain(filled.text("experience"))
    bots = filled.new("bots")
    if bots is not None:
        said["guest_bots"] = bool(bots)
    await _set(interaction, table, said)


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (seats,)
