"""The public message of an open table: its buttons and menus, and how it is kept up to date.

Writes messages about tables before their game: invitations, full tables, rematches.

Describes a table before its game: title, settings, players, what is missing, who can start it.

Describes open tables in lists, as `/find` and a server's board show them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord
import structlog

from bot.discord.commands import table_argument
from bot.discord.interactions import error_text, modals
from bot.discord.interactions.components import form_button, form_menu
from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.interactions.responder import Interaction, RespondingClient
from bot.discord.layout import Controls, Item, Layout
from bot.discord.limits import CONTENT, MENU_TEXT, OPTIONS, cut
from bot.discord.names import escaped, seat_name, table_label, table_name, where
from bot.discord.posts import clock_text, post_builder
from bot.discord.posts.control_message import FAILURES, NO_BUTTONS, TableButtons, make_buttons, strip
from bot.discord.posts.game_messages import MessageType, NoticeTemplate
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post, at_table
from bot.feature import Connection
from bot.lobby import options
from bot.lobby import options as scenarios
from bot.lobby.service import EXPERIENCE
from bot.ratings.service import RatingService
from bot.ratings.statistics import Reliability
from bot.store import MessageKind, OutboxRow, StoreError
from bot.store.row_types import INVITED
from bot.tables import Table, TableError, Tables
from bot.tables.rights import CALLED, WAITING, free_for
from bot.tables.setup import MODULES, fewest, problems
from bot.tables.table import OPEN
from games.kernel import LEVELS
from games.kernel.presets import preset_of
from renderers.words import LOCALES, Words, message_id, own_name

ANY, INVITED_ONLY, AS_NOW = "any", "invited", "now"
HOURS = (1, 3, 12, 24, 72)
"""The hours that a menu offers until a table starts automatically."""


def audience_lines(table: Table, words: Words) -> Iterator[str]:
    """Return what everybody should know in addition to the players."""
    row = table.row
    if table.status != OPEN:
        return
    if row.private:
        yield words("seats-private")
    if row.language:
        yield words("seats-language", language=own_name(row.language))
    if row.experience:
        yield words(f"seats-experience-{row.experience}")
    if row.guest_bots and not row.private:
        yield words("seats-guest-bots")
    if row.starts_full:
        yield words("seats-start-full")
    if row.starts_at:
        yield words("seats-start-at", when=f"<t:{row.starts_at}:f>", wait=f"<t:{row.starts_at}:R>")
    for how in (INVITED, WAITING):
        who = [escaped(name) for guest, name in zip(table.guests, table.guest_names, strict=True) if guest.how == how]
        if who:
            yield words(f"seats-{how}", who=words.join(who))


def start_choices(table: Table, words: Words) -> list[discord.SelectOption]:
    """Return the choices of when the game starts automatically."""
    row = table.row
    by_hand = not row.starts_full and not row.starts_at
    found = [discord.SelectOption(label=words("seats-pick-kept"), value=AS_NOW, default=True)] if row.starts_at else []
    found += [
        discord.SelectOption(label=words("seats-pick-hand"), value="hand", default=by_hand),
        discord.SelectOption(label=words("seats-pick-full"), value="full", default=row.starts_full),
    ]
    found += [discord.SelectOption(label=words("seats-pick-hours", hours=hours), value=str(hours)) for hours in HOURS]
    return found


def who_choices(table: Table, words: Words) -> list[discord.SelectOption]:
    """Return the choices of who can join."""
    return [
        discord.SelectOption(label=words("seats-pick-all"), value="all", default=not table.row.private),
        discord.SelectOption(label=words("seats-pick-invited"), value=INVITED_ONLY, default=table.row.private),
    ]


def language_choices(table: Table, words: Words) -> list[discord.SelectOption]:
    """Return the choices of the table's language."""
    found = [discord.SelectOption(label=words("seats-pick-language-any"), value=ANY, default=not table.row.language)]
    for one in LOCALES:
        chosen = table.row.language == one
        found.append(discord.SelectOption(label=own_name(one), value=one, default=chosen))
    return found


def experience_choices(table: Table, words: Words) -> list[discord.SelectOption]:
    """Return the choices of the experience with the title."""
    return [
        discord.SelectOption(
            label=words(f"seats-pick-experience-{one}"), value=one, default=(table.row.experience or ANY) == one
        )
        for one in (ANY, *EXPERIENCE)
    ]


_NOTHING: Mapping[int, Reliability] = MappingProxyType({})
# The maximum of characters of a message about the settings.
_SET = 700
# The command for the rules, below a message without a button for them.
_TYPED = "table-lobby-rules-typed"
# The maximum of characters about the modules.
_BROUGHT = 1_000


def lobby(table: Table, words: Words, note: str = "", reliable: Mapping[int, Reliability] = _NOTHING) -> str:
    """Describe an open table completely, below a note.

    `reliable` has the reliability of its players, where known.
    """
    info = table.title.info
    said = [note] if note else []
    said.append(words("table-lobby", title=words(f"{info.id}-name"), table=table.id, about=words(f"{info.id}-tagline")))
    said.append(settings(table, words))
    said += _brought(table, words)
    said += clock_text.pace_line(table, words)
    said += [words("table-lobby-hints")] if table.row.hints else []
    said.append(f"{length(table, words)} {words('table-lobby-rules' if table.status == OPEN else _TYPED)}")
    said += [words("table-seat", number=at + 1, who=seat_name(table, at, words)) for at in range(len(table.seats))]
    said += _reliable(table, words, reliable)
    if table.status == OPEN:
        said += [*audience_lines(table, words), *_to_come(table, words)]
        said.append(words("table-lobby-fair"))
    return cut("\n".join(said), CONTENT)


async def rated_lobby(tables: Tables, table: Table, words: Words, note: str = "") -> str:
    """Describe it with the reliability of its players on their server. Raises StoreError."""
    ratings = tables.find_service(RatingService) if table.status == OPEN else None
    reliable = _NOTHING if ratings is None else await ratings.reliable(table.users, table.row.guild)
    return lobby(table, words, note, reliable)


def _reliable(table: Table, words: Words, known: Mapping[int, Reliability]) -> Iterator[str]:
    """Write the reliability of each player, a line each."""
    for seat, shown in zip(table.seats, table.names, strict=True):
        one = known.get(seat.user or 0)
        if one is not None:
            name = escaped(shown)
            yield f"-# {words('table-lobby-reliable', name=name, broken=one.broken, games=one.games)}"


def settings(table: Table, words: Words) -> str:
    """Write the settings of a table in one line; by the name of its scenario, if it has one."""
    info, preset = table.title.info, preset_of(table.title.info, table.options)
    chosen = options.described(info, table.options, words)
    if preset is not None:
        chosen = words("table-lobby-scenario", scenario=options.scenario_name(info, preset, words), options=chosen)
    return words("table-lobby-set", options=cut(escaped_values(chosen), _SET)) if chosen else words("table-lobby-usual")


def length(table: Table, words: Words) -> str:
    """Write about how long the game takes, with the maximum of players, and with the minimum if that is shorter."""
    info, seated = table.title.info, len(table.seats)
    few, many = max(seated, fewest(table)), table.row.max_seats if table.status == OPEN else seated
    least, most = info.minutes(table.options, few), info.minutes(table.options, many)
    return f"-# {words('table-lobby-length', minutes=most, least=least if least < most else 0)}"


def _brought(table: Table, words: Words) -> Iterator[str]:
    """Write what each module in play adds, a line each; as many as there is room for."""
    title, room = table.title.info.id, _BROUGHT
    for module in table.title.info.modules:
        name, brings = (words.find(message_id(title, "module", module.id, *more)) for more in ((), ("text",)))
        if module.id in table.options.get(MODULES, []) and name and brings:
            line = f"-# {words('options-line', option=f'**{name}**', value=brings)}"
            room -= len(line) + 1
            if room < 0:
                return
            yield line


def escaped_values(described: str) -> str:
    """Write options in words, safe inside a message: old tables may have values that no title knows."""
    return described.replace("@", "@\u200b").replace("`", "'")


def _to_come(table: Table, words: Words) -> Iterator[str]:
    """Write what is needed before the game begins, and who begins it."""
    seated, missing = len(table.seats), fewest(table) - len(table.seats)
    against = problems(table.title, table.options, seated) if missing <= 0 else None
    if missing > 0:
        yield words("table-missing", seats=missing)
    elif against is None:
        yield words("table-ready", free=table.row.max_seats - seated)
    else:
        yield words("table-not-with", seats=seated, reason=" ".join(error_text.reasons(against, words)))
    if table.row.owner:
        yield f"-# {words('table-lobby-owner', owner=f'<@{table.row.owner}>')}"


def invitation(table: Table, words: Words, by: str) -> str:
    """Write what a guest wants to know: title, players, duration, place, and settings."""
    info, seated = table.title.info, [seat_name(table, at, words) for at in range(len(table.seats))]
    said = [
        words("host-invitation", who=escaped(by), title=words(f"{info.id}-name"), where=where(table)),
        words(f"{info.id}-tagline"),
        settings(table, words),
        *clock_text.pace_line(table, words),
        words("host-invitation-with", who=words.join(seated) or "–", taken=len(seated), seats=table.row.max_seats),
        f"{length(table, words)} {words(_TYPED)}",
    ]
    return cut("\n".join(said), CONTENT)


def rematch_post(table: Table, data: dict[str, Any], words: Words) -> Post:
    """Write the message of a rematch that somebody has opened; missing people are pinged."""
    missing = tuple(guest.user for guest in table.guests if guest.how in CALLED)
    note = words("rematch-asked", who=escaped(str(data["by"])), title=words(f"{table.row.title}-name"))
    if missing and table.status == OPEN:
        note += "\n" + words("rematch-missing", who=words.join([f"<@{user}>" for user in missing]))
    if table.status != OPEN:
        return Post(lobby(table, words, note))
    join = at_table(words, "join", table.id, 0)
    assert isinstance(join, discord.ui.Button)
    join.style = discord.ButtonStyle.success
    items: tuple[Item, ...] = (join, *(at_table(words, name, table.id, 0) for name in ("leave", "rules")))
    return Post(lobby(table, words, note), missing, items)


SIT = "sit"
"""The command of a control that takes a seat from another place, as `table_argument` runs it."""
ANYBODY = 0


def line(table: Table, user: int, now: int, words: Words) -> str:
    """Describe a table: title, players, free seats, pace, and who can join."""
    who = words.join([seat_name(table, at, words) for at in range(len(table.seats))]) or "–"
    free, title = free_for(table, user, now), words(f"{table.row.title}-name")
    head = words("find-line", title=title, who=who, free=free, seats=table.row.max_seats, where=where(table))
    preset = preset_of(table.title.info, table.options)
    more = [escaped(scenarios.scenario_name(table.title.info, preset, words))] if preset is not None else []
    more += [clock_text.pace(table.pace, words)] if table.pace.runs else []
    more += audience_lines(table, words)
    return head if not more else f"{head}\n-# {' · '.join(more)}"


def menu(tables: Sequence[Table], words: Words, does: str, now: int, user: int = ANYBODY) -> Item | None:
    """Return a menu to join those of some tables that have a free seat; None if none has."""
    free = [table for table in tables if table.seat_of(user) is None and free_for(table, user, now)][:OPTIONS]
    options = [discord.SelectOption(label=table_label(table, words, MENU_TEXT), value=table.id) for table in free]
    if not options:
        return None
    made: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=str(RunCommand(does)), placeholder=words("find-join"), options=options
    )
    return made


SETTINGS = "settings"
"""The kind of the forms with a table's settings."""
# The maximum of updates of a message while others keep changing its table.
_TRIES = 5
log = structlog.get_logger(__name__)


def controls(table: Table, words: Words, more: TableButtons = NO_BUTTONS) -> Controls | None:
    """Return the controls of an open table: buttons for all, menus for the owner."""
    if table.status != OPEN:
        return None
    buttons, menu = _buttons(table, words), _bots_menu(table, words)
    if menu is not None:
        menu.row = 1
    rest = form_button(words, "more", table.id)
    rest.row = 2
    last = make_buttons(more.lobby, words, table.id, 2)  # the first board has them, too
    return Controls([*buttons, *([menu] if menu else []), rest, *last])


def _rules(table: Table) -> str:
    return RunCommand("rules").button(table.id)


def _buttons(table: Table, words: Words) -> list[discord.ui.Button[Any]]:
    full = len(table.seats) >= table.row.max_seats
    styles = discord.ButtonStyle
    sit = ("wait", styles.secondary) if full and not table.row.private else ("join", styles.success)
    found: list[discord.ui.Button[Any]] = (
        [] if full and table.row.private else [table_argument.button(words, sit[0], table, sit[1])]
    )
    found.append(table_argument.button(words, "leave", table))
    found.append(table_argument.button(words, "rules", table))
    found.append(modals.button(words("table-form-settings"), SETTINGS, table.id))
    if len(table.seats) >= fewest(table) and problems(table.title, table.options, len(table.seats)) is None:
        found.append(table_argument.button(words, "start", table, styles.primary))
    for item in found:
        item.row = 0
    return found


def _bots_menu(table: Table, words: Words) -> discord.ui.Select[Any] | None:
    """Return a menu of bots: to add one of each level, or to remove one."""
    free = len(table.seats) < table.row.max_seats
    options = [
        discord.SelectOption(label=words("table-form-add", level=words(f"bot-{kind}-level")), value=f"+{kind}",
                             description=cut(words(f"bot-{kind}"), MENU_TEXT))
        for kind in LEVELS
        if free
    ]  # fmt: skip
    options += [
        discord.SelectOption(label=words("table-form-dismiss", name=name), value=f"-{seat.seat}")
        for seat, name in zip(table.seats, table.names, strict=True)
        if not seat.human
    ]
    return form_menu("bot", table.id, "", words("table-form-bot-choose"), options[:OPTIONS])


def against(table: Table, words: Words, changed: Mapping[str, object], seats: int | None = None) -> str | None:
    """Return what prevents a setting, short enough for a menu; None if nothing does."""
    return against_all(table, words, {**table.options, **changed}, seats)


def against_all(table: Table, words: Words, raw: Mapping[str, object], seats: int | None = None) -> str | None:
    """Return what prevents all options together."""
    most = table.title.info.seats[1]
    counts = (seats,) if seats is not None else range(max(len(table.seats), 1), most + 1)
    found = [problems(table.title, raw, number) for number in counts]
    if not found or any(one is None for one in found):
        return None
    wrong = problems(table.title, raw, table.row.max_seats) if seats is None else found[0]
    return cut(f"⚠ {' '.join(error_text.reasons(wrong, words))}", MENU_TEXT) if wrong is not None else None


async def refresh(client: RespondingClient, tables: Tables, table_id: str, language: str) -> None:
    """Update the message with a table's controls, repeatedly while others keep changing the table.

    Messages of a started table are written elsewhere. If another message has the controls meanwhile, they are removed
    from this one.
    """
    # So the last change is always shown last.
    try:
        post = await tables.store.live.post(table_id)
        table = await tables.get(table_id)
        if post is None or table.game is not None:
            return
        message = client.get_partial_messageable(post.channel).get_partial_message(post.message)
        for _ in range(_TRIES):
            words = await client.responder.readers.server(client, table.row.guild, language)
            view = controls(table, words, client.responder.buttons)  # a closed table has none
            await message.edit(view=Layout(await rated_lobby(tables, table, words), view))
            shown, table = table.row.revision, await tables.get(table_id)
            if await tables.store.live.post(table_id) != post:
                await strip(tables, message)
                return
            if table.row.revision == shown:
                return
    except (*FAILURES, StoreError, TableError) as error:
        log.info("a lobby was not refreshed", table=table_id, why=str(error))


async def catch_up(interaction: Interaction, shown: Table) -> None:
    """Show a table again if it was changed meanwhile: the shown state may be outdated, or its message was not known
    yet.
    """
    responder = interaction.client.responder
    if (await responder.tables.get(shown.id)).row.revision != shown.row.revision:
        await refresh(interaction.client, responder.tables, shown.id, responder.settings.host.language)


async def give_way(interaction: Interaction, table: Table) -> None:
    """Remove the controls from the pressed message if another one has them, and update that one.

    A person may still see removed buttons, or the table has changed while the press was answered.
    """
    responder, pressed = interaction.client.responder, interaction.message
    post = await responder.tables.store.live.post(table.id)
    if post is None or pressed is None or post.message == pressed.id:
        return
    await strip(responder.tables, pressed)
    await refresh(interaction.client, responder.tables, table.id, responder.settings.host.language)


def full(table: Table, words: Words, *, public: bool) -> Post:
    """Notify the owner that all seats are taken, with a button to start; `public`: with a ping."""
    owner = table.row.owner
    text = words("host-note-full", table=table_name(table, words), where=where(table))
    if table.status != OPEN:
        return Post(text)
    press: Item = discord.ui.Button(
        style=discord.ButtonStyle.primary, label=words("table-button-start"), custom_id=f"@{table.id}/start"
    )
    return Post(f"<@{owner}> {text}" if public else text, (owner,) if public else (), (press,))


async def _invitation(template: NoticeTemplate) -> Post:
    """Write an invitation: title, players, and buttons to accept or decline; without buttons once the game has
    begun.
    """
    table, words = template.table, template.words
    text = invitation(table, words, template.data["by"])
    if table.status != OPEN:
        return Post(text)
    yes = post_builder.button(words, "host-join", Press("join", table.id, 0), style=discord.ButtonStyle.success)
    return Post(text, (), (yes, post_builder.button(words, "host-not-join", Press("refuse", table.id, 0))))


class FullTables:
    """Notifies the owner of a table that all seats are taken."""

    def __init__(self, tables: Tables, messages: OutboxMessages) -> None:
        self._tables = tables
        self._messages = messages

    async def wanted(self, row: OutboxRow) -> bool:
        """Return whether the table still waits for its start."""
        return (await self._tables.get(row.table_id)).status == OPEN

    async def post(self, template: NoticeTemplate) -> Post:
        """Write the owner's direct message."""
        return full(template.table, template.words, public=False)

    async def in_channel(self, row: OutboxRow) -> tuple[int, Post] | None:
        """Write the channel's message if the owner takes no direct messages."""
        table = await self._tables.get(row.table_id)
        return table.row.channel, full(table, await self._messages.of_server(table.row.guild), public=True)


async def _rematch(template: NoticeTemplate) -> Post:
    return rematch_post(template.table, template.data, template.words)


def add(parts: Connection) -> None:
    """Register the message types of the lobby."""

    async def update(row: OutboxRow) -> None:
        await refresh(parts.client, parts.tables, row.table_id, parts.settings.host.language)

    owners = FullTables(parts.tables, parts.messages)
    kinds: dict[str, MessageType] = {
        MessageKind.INVITE: MessageType(of_table=_invitation),
        MessageKind.FULL: MessageType(of_table=owners.post, wanted=owners.wanted, in_channel=owners.in_channel),
        MessageKind.REMATCH: MessageType(of_table=_rematch),
        MessageKind.LOBBY: MessageType(deliver=update),
    }
    parts.messages.types.update(kinds)
