"""Clocks in words: the pace of a table, deadlines, and what can be done when time is up.

Formats hours, days and durations in the reader's language; converts Discord's users to people of the tables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import groupby
from typing import Any

import discord
from babel.dates import format_skeleton, get_day_names

from bot.discord.interactions.custom_ids import RunCommand
from bot.discord.layout import Item, alike
from bot.discord.limits import LABEL, MENU_TEXT, cut
from bot.discord.names import escaped, table_name
from bot.tables import Table, TableError, TableUser
from bot.tables.clocks import Away, Pace, Span, UnreadableTime, WeeklyHours
from bot.tables.clocks.pace import OFFERED, WORDS
from bot.tables.clocks.table_clocks import ALL, OUTCOMES, clock, deadline, seats_owing, up, windowed
from bot.tables.table import RUNNING
from games.kernel import Seat
from renderers.registry import presenter
from renderers.words import LOCALES, PSEUDO, Words
from renderers.words.typed import canonical

_HOUR = 3600
# Format a number: hours, of which a bank has up to four digits.
_NUMBER = re.compile(r"[0-9]{1,3}(?:[.,\s]?[0-9]{3})?")
EVERYBODY = "all"
"""The seat of a secret question's clock in a custom id."""


def pace_of(text: str, words: Words) -> Pace:
    """Parse a pace, typed or as shown in any language. Raises TableError for unreadable text."""
    try:
        return Pace.read(canonical(text, WORDS, words.locale))
    except UnreadableTime as error:
        as_shown = _read_shown(text)
        if as_shown is None:
            raise TableError("tables-unreadable-pace", given=text) from error
        return as_shown


def _read_shown(text: str) -> Pace | None:
    """Return the pace with the same numbers as a text; a number may be written as a word."""
    first, more, *_ = [*(int("".join(filter(str.isdecimal, one))) for one in _NUMBER.findall(text[:MENU_TEXT])), 1, 1]
    tried = [Pace(), *(Pace(first, bot_answers=bot_answers) for bot_answers in (False, True))]
    tried += [Pace(bank=first, increment=more, bot_answers=bot_answers) for bot_answers in (False, True)]
    return next((one for one in tried for locale in LOCALES if alike(pace(one, Words(locale))) == alike(text)), None)


def pace(chosen: Pace, words: Words) -> str:
    """Format the time for a decision."""
    if chosen.moves:
        said = words("clock-pace-moves", moves=chosen.moves)
    elif chosen.bank:
        said = words("clock-pace-bank", bank=chosen.bank, more=chosen.increment)
    else:
        return words("clock-pace-none")
    return words("clock-pace-bot", pace=said) if chosen.bot_answers else said


def pace_line(table: Table, words: Words) -> list[str]:
    """Say the pace of an open table, if it has one."""
    return [words("clock-pace", pace=pace(table.pace, words))] if table.pace.runs else []


def lines(table: Table, words: Words) -> list[str]:
    """Say the deadlines of those whom a running table visibly waits for."""
    if table.game is None or table.status != RUNNING or not table.pace.runs:
        return []
    if table.row.paused:
        return [words("clock-paused")]
    names = [escaped(name) for name in table.names]
    found = []
    for seat in sorted(seats_owing(table.game)):
        found += _line(table, (seat,), seat, names, words)
    asked = sorted(windowed(table.game))
    return [*found, *(_line(table, asked, ALL, names, words) if asked else [])]


def _line(table: Table, seats: Sequence[Seat], own: Seat, names: Sequence[str], words: Words) -> list[str]:
    """Say the common deadline of some seats."""
    who, until = words.join([names[seat] for seat in seats]), deadline(table, seats[0])
    if up(table, own):
        return [words("clock-up", who=who)]
    # Discord shows `<t:…>` in each reader's own time zone and language.
    return [] if until is None else [words("clock-until", who=who, when=f"<t:{until}:R>", at=f"<t:{until}:f>")]


def banks(table: Table, words: Words) -> list[str]:
    """Say what each running clock has left in its bank, if there is one."""
    people = [own for own in table.clocks if own.seat in table.humans and table.pace.bank]
    still = [(own.seat, max(own.left, 0)) for own in people if not own.since]
    return [words("clock-bank", who=escaped(table.names[seat]), hours=round(left / _HOUR)) for seat, left in still]


def late(table: Table, seat: Seat, words: Words) -> tuple[str, tuple[int, ...], tuple[Item, ...]]:
    """Write the channel's message that time is up: the text, whom to ping, and the buttons for the others.

    Nobody is pinged about a secret question: leaving out those who have answered would show who has.
    """
    game = table.game
    seats = (() if game is None else sorted(windowed(game))) if seat == ALL else (seat,)
    users = tuple(user for one in seats if (user := table.users[one]) is not None) if seat != ALL else ()
    called = words.join([f"<@{table.users[one]}>" if seat != ALL else escaped(table.names[one]) for one in seats])
    message, named = "clock-late" if seat != ALL else "clock-late-all", table_name(table, words)
    text = words(message, table=named, who=called, task=_task(table, seats, words))
    return text, users, timeout_buttons(table, seat, words)


def _task(table: Table, seats: Sequence[Seat], words: Words) -> str:
    """Return what some seats are asked, in a few words and as everybody may know it."""
    asked = () if table.game is None else table.game.decisions()
    decision = next((one for one in asked if one.seat in seats), None)
    known = None if decision is None else presenter(table.row.title).task(words, decision)
    return known or words("host-task")


def settled(table: Table, version: int, data: Mapping[str, Any], words: Words) -> str:
    """Say how a timeout was settled, with the names of those who played at that version."""
    how, seat = data.get("how", ""), data["seat"]
    message = f"clock-settled-{how}" if how in OUTCOMES and seat != ALL else "clock-settled"
    who = words("clock-everybody") if seat == ALL else escaped(table.actors(version)[seat])
    return words(message, table=table_name(table, words), who=who)


def timeout_buttons(table: Table, seat: Seat, words: Words, *, named: bool = False) -> tuple[Item, ...]:
    """Return the buttons for the others when time is up; `named` if several seats are shown."""
    own = clock(table, seat)
    mark = f"{EVERYBODY if seat == ALL else seat}_{0 if own is None else own.since}"
    who = words("clock-everybody") if seat == ALL else table.names[seat]
    styles = discord.ButtonStyle
    offered = [("wait", styles.secondary), ("bot", styles.primary)]
    offered += [("seat", styles.secondary)] if seat != ALL else []
    items = []
    for what, style in offered:
        label = words(f"clock-button-{what}")
        label = words("clock-button-of", what=label, who=who) if named else label
        items.append(_button(table, cut(label, LABEL), f"{what}_{mark}", style))
    return tuple(items)


def pace_options(chosen: Pace, words: Words) -> list[discord.SelectOption]:
    """Return the paces of a menu, with the chosen one."""
    found = [Pace(one.moves, one.bank, one.increment, chosen.bot_answers and one.runs) for one in OFFERED]
    found += [] if chosen in found else [chosen]
    return [
        discord.SelectOption(
            label=pace(Pace(one.moves, one.bank, one.increment), words),
            # Discord accepts no option with an empty value; no pace at all is written as an empty text.
            value=str(one) or "none",
            default=one == chosen,
        )
        for one in found
    ]


def every_pace(chosen: Pace, words: Words) -> list[discord.SelectOption]:
    """Return the paces of a form, each with the others deciding when time is up and with a bot answering."""
    offered = [*OFFERED, *(Pace(one.moves, one.bank, one.increment, bot_answers=True) for one in OFFERED if one.runs)]
    offered += [] if chosen in offered else [chosen]
    # Discord accepts no option with an empty value; no pace at all is written as an empty text.
    return [
        discord.SelectOption(label=pace(one, words), value=str(one) or "none", default=one == chosen) for one in offered
    ]


def end_options(chosen: Pace, words: Words) -> list[discord.SelectOption]:
    """Return the menu options for what happens when time is up; none without a clock."""
    if not chosen.runs:
        return []
    both = [Pace(chosen.moves, chosen.bank, chosen.increment, bot_answers) for bot_answers in (False, True)]
    return [
        discord.SelectOption(
            label=words("clock-end-bot" if one.bot_answers else "clock-end-ask"), value=str(one), default=one == chosen
        )
        for one in both
    ]


def _button(table: Table, label: str, given: str, style: discord.ButtonStyle) -> Item:
    made: Item = discord.ui.Button(style=style, label=label, custom_id=RunCommand("late", given).button(table.id))
    return made


_MINUTES_OF_A_DAY = 24 * 60


def hours(week: WeeklyHours, words: Words) -> str:
    """Format waking hours, for example `Mon–Fri 08:00–22:00, Sat–Sun 10:00–24:00`."""
    parts = []
    for span, group in groupby(range(7), lambda day: week.days[day]):
        parts.append(f"{days(list(group), words)} {span_of(span, words)}")
    return ", ".join(parts)


def span_of(span: Span | None, words: Words) -> str:
    """Format the waking hours of one day."""
    return words("me-hours-none") if span is None else str(span).replace("-", "–")


def days(alike: list[int], words: Words) -> str:
    """Format weekdays in a row, Monday is 0: `Mon–Fri`."""
    names = get_day_names("abbreviated", locale=_locale(words))
    first, last = names[alike[0]], names[alike[-1]]
    return first if len(alike) == 1 else f"{first}–{last}"


def day(when: date, words: Words, *, year: bool = False) -> str:
    """Format a day with its weekday, in the order and with the punctuation of the language."""
    return format_skeleton("yMMMEd" if year else "MMMEd", when, locale=_locale(words))


def away(absence: Away, today: date, words: Words) -> str:
    """Format days away so that they can be typed again: with the year if the days alone would mean others."""
    year = not absence.has_plain_days(today)
    first, last = (day(when, words, year=year) for when in (absence.first, absence.last))
    return first if absence.first == absence.last else words("me-away-days", first=first, last=last)


def wait(minutes: int, words: Words) -> str:
    """Format a duration in whole days, hours or minutes; 0 is never."""
    if minutes == 0:
        return words("me-wait-never")
    if minutes % _MINUTES_OF_A_DAY == 0:
        return words("me-wait-days", count=minutes // _MINUTES_OF_A_DAY)
    return words("me-wait-minutes", count=minutes) if minutes % 60 else words("me-wait-hours", count=minutes // 60)


def before(minutes: int, words: Words) -> str:
    """Format the time before something in whole days, hours or minutes; 0 is not at all."""
    if minutes == 0:
        return words("me-last-never")
    if minutes % _MINUTES_OF_A_DAY == 0:
        return words("me-last-days", count=minutes // _MINUTES_OF_A_DAY)
    return words("me-last-minutes", count=minutes) if minutes % 60 else words("me-last-hours", count=minutes // 60)


def face(minutes: int) -> str:
    """Format minutes after midnight, as they can be typed: `07:30`."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _locale(words: Words) -> str:
    # Babel has no data for the language with which the catalogues are tested.
    return "en" if words.locale == PSEUDO else words.locale


# The maximum of characters of a person in the custom id of a menu that asks for a table.
_CARRIED = 70


def carried(user: discord.abc.User) -> str:
    """Return a person as text for a custom id, which `read` parses; a shortened name is restored when they are met
    again.
    """
    # `read` splits at spaces; only the last part, the displayed name, may contain some.
    return f"{user.id} {user.name.replace(' ', '_')} {user.display_name}"[:_CARRIED]


def user_of(text: str) -> TableUser:
    """Parse the person in a custom id. Raises TableError for text that the host does not write."""
    user, username, name = [*text.split(" ", 2), "", ""][:3]
    if not user.isdecimal() or len(user) > 19:
        raise TableError("host-error-expired")
    return TableUser(int(user), name or username or user, username)
