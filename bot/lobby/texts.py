"""A table before its game in words: what is played and how it is set, who sits there, what is missing, who starts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.discord.gateway.limits import CONTENT, cut
from bot.discord.interactions import error_text
from bot.discord.posts import clock_text
from bot.discord.posts.table_text import seat_name, where
from bot.discord.posts.viewer_text import escaped
from bot.lobby import options, scenarios, seats_text
from bot.ratings.service import RatingService
from bot.ratings.statistics import Reliability
from bot.tables import Table, Tables
from bot.tables.setup import MODULES, fewest, problems
from bot.tables.table import OPEN
from games.kernel.presets import preset_of
from renderers.words import Words, message_id

_NOTHING: Mapping[int, Reliability] = MappingProxyType({})
_SET = 700
"""So many characters of a message say how a table is set."""
_TYPED = "table-lobby-rules-typed"
"""Where the rules are found, below what has no button for them."""
_BROUGHT = 1_000
"""So many say what its modules bring."""


def lobby(table: Table, words: Words, note: str = "", reliable: Mapping[int, Reliability] = _NOTHING) -> str:
    """All that who comes by should know of a table that has not started, below a note.

    `reliable` says how far those who sit there can be relied upon, of whom that is known.
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
        said += [*seats_text.lines(table, words), *_to_come(table, words)]
    return cut("\n".join(said), CONTENT)


async def told(tables: Tables, table: Table, words: Words, note: str = "") -> str:
    """The same, with how far those who sit there can be relied upon on their server. Raises StoreError."""
    reliable = (
        await tables.service(RatingService).reliable(table.users, table.row.guild) if table.status == OPEN else {}
    )
    return lobby(table, words, note, reliable)


def _reliable(table: Table, words: Words, known: Mapping[int, Reliability]) -> Iterator[str]:
    """How far each who sits there can be relied upon, a line each."""
    for seat, shown in zip(table.seats, table.names, strict=True):
        one = known.get(seat.user or 0)
        if one is not None:
            name = escaped(shown)
            yield f"-# {words('table-lobby-reliable', name=name, broken=one.broken, games=one.games)}"


def settings(table: Table, words: Words) -> str:
    """How a table is set, in one line; by the name of its scenario, where it has one."""
    info, preset = table.title.info, preset_of(table.title.info, table.options)
    chosen = options.described(info, table.options, words)
    if preset is not None:
        chosen = words("table-lobby-scenario", scenario=scenarios.called(info, preset, words), options=chosen)
    return words("table-lobby-set", options=cut(escaped_values(chosen), _SET)) if chosen else words("table-lobby-usual")


def length(table: Table, words: Words) -> str:
    """About how long the game takes as it is set: with as many as may play, and with as few if that is less."""
    info, seated = table.title.info, len(table.seats)
    few, many = max(seated, fewest(table)), table.row.max_seats if table.status == OPEN else seated
    least, most = info.minutes(table.options, few), info.minutes(table.options, many)
    return f"-# {words('table-lobby-length', minutes=most, least=least if least < most else 0)}"


def _brought(table: Table, words: Words) -> Iterator[str]:
    """What each module in play brings, a line each; of many only as many as leave room for the rest."""
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
    """Options in words, safe inside a message: old tables may hold values that no title knows."""
    return described.replace("@", "@\u200b").replace("`", "'")


def _to_come(table: Table, words: Words) -> Iterator[str]:
    """What is needed before the game begins, and who begins it."""
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
    """What somebody who is invited wants to know: what, with whom, how long, where, and how it is set."""
    info, seated = table.title.info, [seat_name(table, at, words) for at in range(len(table.seats))]
    said = [
        words("host-invitation", who=escaped(by), title=words(f"{info.id}-name"), table=table.id, where=where(table)),
        words(f"{info.id}-tagline"),
        settings(table, words),
        *clock_text.pace_line(table, words),
        words("host-invitation-with", who=words.join(seated) or "–", taken=len(seated), seats=table.row.max_seats),
        f"{length(table, words)} {words(_TYPED)}",
    ]
    return cut("\n".join(said), CONTENT)
