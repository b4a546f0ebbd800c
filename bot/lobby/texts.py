"""Describes a table before its game: title, settings, players, what is missing, who can start it.

Describes open tables in lists, as `/find` and a server's board show them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import discord

from bot.discord.gateway.limits import CONTENT, MENU_TEXT, OPTIONS, cut
from bot.discord.interactions import error_text
from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.layout import Item
from bot.discord.posts import clock_text
from bot.discord.posts.post_builder import Post, at_table
from bot.discord.posts.viewer_text import escaped, seat_name, table_label, where
from bot.lobby import options
from bot.lobby import options as scenarios
from bot.lobby.rows import EXPERIENCE
from bot.ratings.service import RatingService
from bot.ratings.statistics import Reliability
from bot.store.row_types import INVITED
from bot.tables import Table, Tables
from bot.tables.reservations import CALLED, WAITING, free_for
from bot.tables.setup import MODULES, fewest, problems
from bot.tables.table import OPEN
from games.kernel.answer_commitment import SHORT
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
        said += [words("table-lobby-fair", hash=table.row.commitment[:SHORT])] if table.row.commitment else []
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
