"""`/me`: a person's settings for notifications, as a panel and as typed parameters.

The pages of the panel are `main`, `zone` (with the region and the page of its places), `hours` (with the days, then the
first hour) and `away` (with the first day). The custom id of a control contains everything picked before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from msgspec import Struct

from bot.discord.commands.parameters import command
from bot.discord.commands.suggestion import Suggestion, quiet, ranked
from bot.discord.gateway import limits
from bot.discord.gateway.limits import MENU_TEXT, OPTIONS, cut
from bot.discord.gateway.locales import about
from bot.discord.interactions import persistent_components
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.panel.notation import words_of
from bot.discord.panel.panel import Controls, Item
from bot.discord.posts import time_text
from bot.tables import TableError
from bot.tables.clocks import (
    NO_DIGEST,
    Away,
    NotificationSettings,
    NotifyBy,
    Span,
    UnreadableTime,
    WeeklyHours,
    notification_settings,
    time_zones,
    weekly_hours,
)
from bot.tables.clocks import away as away_days
from bot.tables.clocks.away import FAST_DAYS, SLOW_DAYS, counted
from bot.timing import timed
from renderers.words import LOCALES, Words, own_name
from renderers.words.typed import canonical

WAITS = (0, 60, 120, 240, 480, 720, 1440, 2 * 1440, 3 * 1440, 7 * 1440)
"""The minutes until a reminder that the menus offer."""
_LASTS = (0, 30, 60, 120, 240, 480, 720, 1440)
GROUPS = ("0123456", "01234", "56", *"0123456")
"""Weekdays whose hours can be picked together, Monday is 0."""
ON, OFF = "on", "off"
"""Whether somebody wants an inbox, as typed."""
_NONE = "none"
# The language of their Discord client.
_ANY = "discord"
Option = discord.SelectOption


class UnknownControl(Exception):
    """A press that no page of this panel has."""


class SettingsStep(Struct, frozen=True):
    """The result of a press: its value as it would be typed, and the next page."""

    page: str = "main"
    given: str = ""
    said: dict[str, str] = {}


def today(settings: NotificationSettings, now: int) -> date:
    """Return the local date of a person."""
    return settings.waking.today(now)


def step(settings: NotificationSettings, page: str, given: str, value: str) -> SettingsStep:
    """Return the meaning of a press on a page; `value` is what was picked in a menu. Raises Unknown."""
    try:
        return _STEPS[page](settings, given, value)
    except (KeyError, ValueError, IndexError) as error:
        raise UnknownControl from error


def _said(field: str) -> Callable[[NotificationSettings, str, str], SettingsStep]:
    return lambda _, __, value: SettingsStep(said={field: value})


def _page(name: str) -> Callable[[NotificationSettings, str, str], SettingsStep]:
    return lambda _, given, __: SettingsStep(name, given)


def _wait(field: str) -> Callable[[NotificationSettings, str, str], SettingsStep]:
    def step(_: NotificationSettings, __: str, value: str) -> SettingsStep:
        minutes = int(value)
        return SettingsStep(said={field: f"{minutes} min" if minutes else "never"})

    return step


def _digest(_: NotificationSettings, __: str, value: str) -> SettingsStep:
    minutes = int(value)
    return SettingsStep("more", said={"digest": "never" if minutes == NO_DIGEST else time_text.face(minutes)})


def _told(_: NotificationSettings, __: str, value: str) -> SettingsStep:
    return SettingsStep(said={"notify": NotifyBy(value)})


def _from(settings: NotificationSettings, given: str, value: str) -> SettingsStep:
    """Handle the start of waking hours: the end is asked next, unless there are no hours."""
    if value != _NONE:
        # `index` raises ValueError for an hour that no menu offers.
        return SettingsStep("hours", f"{given} {range(24).index(int(value))}")
    return SettingsStep(said={"hours": str(_on(settings.hours, given, None))})


def _to(settings: NotificationSettings, given: str, value: str) -> SettingsStep:
    days, start = given.split(" ")
    return SettingsStep(said={"hours": str(_on(settings.hours, days, Span.between(60 * int(start), 60 * int(value))))})


def _on(hours: WeeklyHours, days: str, span: Span | None) -> WeeklyHours:
    if days not in GROUPS:
        raise UnknownControl
    for day in days:
        hours = hours.on(int(day), span)
    return hours


_STEPS: dict[str, Callable[[NotificationSettings, str, str], SettingsStep]] = {
    "main": _page("main"),
    "zone": _page("zone"),
    "hours": _page("hours"),
    "away": lambda _, given, __: SettingsStep("away", given and date.fromisoformat(given).isoformat()),
    "home": lambda *_: SettingsStep(said={"away": "home"}),
    "notify": _told,
    "first": _wait("first"),
    "again": _wait("again"),
    "last": _wait("last"),
    "inbox": lambda _, __, value: SettingsStep("more", said={"inbox": value}),
    "digest": _digest,
    "more": _page("more"),
    "language": _said("locale"),
    "region": lambda _, __, value: SettingsStep("zone", f"{value} 0"),
    "place": _said("zone"),
    "days": lambda _, __, value: SettingsStep("hours", value),
    "from": _from,
    "to": _to,
    "leave": lambda _, __, value: SettingsStep("away", date.fromisoformat(value).isoformat()),
    "return": lambda _, given, value: SettingsStep(said={"away": f"{given} – {value}"}),
}


def build(settings: NotificationSettings, words: Words, now: int, page: str, given: str) -> tuple[str, Controls]:
    """Return a page of the panel: all settings, and its controls."""
    pages = {"main": _main, "zone": _zone, "hours": _hours, "away": _away, "more": _more}
    items = pages[page](settings, words, now, given)
    return "\n".join(_standing(settings, words, now)), Controls(items)


def _standing(settings: NotificationSettings, words: Words, now: int) -> list[str]:
    """Write all settings, a line each."""
    away, here = settings.away, today(settings, now)
    gone = away is not None and away.last >= here
    days = time_text.away(away, here, words) if away is not None and gone else words("me-away-no")
    language = settings.locale or _ANY
    return [
        words("me-title"),
        words("me-zone", zone=settings.zone, time=time_zones.wall(settings.zone, now)),
        words("me-hours", hours=time_text.hours(settings.hours, words)),
        words("me-away", days=days),
        *([_bound(away, settings.rested, words)] if away is not None and gone else []),
        words("me-notify", how=words(f"me-notify-{settings.notify}")),
        words("me-remind", first=time_text.wait(settings.first, words), again=time_text.wait(settings.again, words)),
        words("me-last-line", wait=time_text.before(settings.last, words)),
        words("me-inbox", how=words(f"me-inbox-{ON if settings.inbox else OFF}")),
        words("me-digest", when=_digest_at(settings.digest, words)),
        words("me-language", language=_spoken(language, words)),
        "-# " + words("me-typed"),
    ]


def _bound(away: Away, rested: date | None, words: Words) -> str:
    """Write on how many days away somebody's clocks stand still."""
    found = [counted(away, rested, most) for most in (SLOW_DAYS, FAST_DAYS)]
    if found[-1] == away:
        return "-# " + words("me-away-still")
    slow, fast = (0 if one is None else (one.last - one.first).days + 1 for one in found)
    return "-# " + words("me-away-clocks", slow=slow, fast=fast)


def _spoken(language: str, words: Words) -> str:
    """Return the name of a language; '' for that of their Discord client."""
    return words("me-language-discord") if language == _ANY else own_name(language)


def _main(settings: NotificationSettings, words: Words, now: int, given: str) -> list[Item]:
    told = [
        _option(words("me-notify-as", how=words(f"me-notify-{way}")), way, way is settings.notify) for way in NotifyBy
    ]
    spoken = [
        _option(words("me-language-as", language=_spoken(one, words)), one, one == (settings.locale or _ANY))
        for one in (_ANY, *LOCALES)
    ]
    return [
        _menu("notify", "", words("me-menu-notify"), told, 0),
        _menu("first", "", words("me-menu-first"), _waits(settings.first, "me-first", words), 1),
        _menu("again", "", words("me-menu-again"), _waits(settings.again, "me-again", words), 2),
        _menu("language", "", words("me-menu-language"), spoken[:OPTIONS], 3),
        _button("zone", "", words("me-button-zone"), 4),
        _button("hours", "", words("me-button-hours"), 4),
        _button("away", "", words("me-button-away"), 4),
        _button("more", "", words("me-button-more"), 4),
    ]


def _more(settings: NotificationSettings, words: Words, now: int, given: str) -> list[Item]:
    """Return the controls of less used settings."""
    last = [
        _option(words("me-last", wait=time_text.before(minutes, words)), str(minutes), minutes == settings.last)
        for minutes in sorted({*_LASTS, settings.last})
    ]
    inbox = [
        _option(words("me-inbox-as", how=words(f"me-inbox-{how}")), how, settings.inbox is (how == ON))
        for how in (ON, OFF)
    ]
    return [
        _menu("last", "", words("me-menu-last"), last, 0),
        _menu("inbox", "", words("me-menu-inbox"), inbox, 1),
        _menu("digest", "", words("me-menu-digest"), _digests(settings.digest, words), 2),
        _back(words),
    ]


def _digests(present: int, words: Words) -> list[Option]:
    """Return every full hour, except that the present time is listed exactly; and none."""
    hours = [present if present // 60 == hour else 60 * hour for hour in range(24)]
    return [
        _option(words("me-digest-as", when=_digest_at(minutes, words)), str(minutes), minutes == present)
        for minutes in (NO_DIGEST, *hours)
    ]


def _digest_at(minutes: int, words: Words) -> str:
    return words("me-digest-never") if minutes == NO_DIGEST else words("me-digest-at", time=time_text.face(minutes))


def _waits(present: int, message: str, words: Words) -> list[Option]:
    found = sorted({*WAITS, present})
    return [
        _option(words(message, wait=time_text.wait(minutes, words)), str(minutes), minutes == present)
        for minutes in found
    ]


def _zone(settings: NotificationSettings, words: Words, now: int, given: str) -> list[Item]:
    """Return a menu of regions, and of the places of one, in pages."""
    region, _, number = given.partition(" ")
    regions = [_option(words(f"me-region-{one.casefold()}"), one, one == region) for one in time_zones.REGIONS]
    items = [_menu("region", "", words("me-menu-region"), regions, 0)]
    places = time_zones.of_region(region) if region in time_zones.REGIONS else []
    if places:
        pages = -(-len(places) // OPTIONS)
        page = min(int(number) if number.isdecimal() else 0, pages - 1)
        shown = [
            _option(
                time_zones.city(name),
                name,
                name == settings.zone,
                f"{time_zones.wall(name, now)} · {time_zones.offset(name, now)}",
            )
            for name in places[page * OPTIONS : (page + 1) * OPTIONS]
        ]
        items.append(_menu("place", region, words("me-menu-place", page=page + 1, pages=pages), shown, 1))
        items += [_button("zone", f"{region} {page - 1}", words("host-previous"), 2)] if page else []
        items += [_button("zone", f"{region} {page + 1}", words("host-next"), 2)] if page < pages - 1 else []
    return [*items, _back(words)]


def _hours(settings: NotificationSettings, words: Words, now: int, given: str) -> list[Item]:
    """Return a menu of days, then one of the start, then one of the end."""
    days, _, start = given.partition(" ")
    groups = [
        _option(
            time_text.days([int(day) for day in group], words), group, group == days, _now_on(settings, group, words)
        )
        for group in GROUPS
    ]
    items = [_menu("days", "", words("me-menu-days"), groups, 0)]
    if days in GROUPS:
        begin = [_option(_full(hour), str(hour), str(hour) == start) for hour in range(24)]
        items.append(
            _menu("from", days, words("me-menu-from"), [*begin, _option(words("me-hours-none"), _NONE, False)], 1)
        )
    if days in GROUPS and start.isdecimal():
        end = [_option(_full(hour), str(hour), False) for hour in range(25) if hour != int(start)]
        items.append(_menu("to", f"{days} {start}", words("me-menu-to"), end, 2))
    return [*items, _back(words)]


def _now_on(settings: NotificationSettings, group: str, words: Words) -> str:
    """Return the present hours of some days, if they are equal."""
    found = {settings.hours.days[int(day)] for day in group}
    return time_text.span_of(found.pop(), words) if len(found) == 1 else ""


def _full(hour: int) -> str:
    return time_text.face(60 * hour)


def _away(settings: NotificationSettings, words: Words, now: int, given: str) -> list[Item]:
    """Return a menu of the next days to leave, then one of the last day away."""
    here = today(settings, now)
    items = [_menu("leave", "", words("me-menu-leave"), _days(here, given, words), 0)]
    if given:
        items.append(_menu("return", given, words("me-menu-return"), _days(date.fromisoformat(given), "", words), 1))
    if settings.away is not None:
        items.append(_button("home", "", words("me-button-home"), 3))
    return [*items, _back(words)]


def _days(first: date, given: str, words: Words) -> list[Option]:
    found = [first + timedelta(ahead) for ahead in range(OPTIONS)]
    return [_option(time_text.day(one, words), one.isoformat(), one.isoformat() == given) for one in found]


def _option(label: str, value: str, chosen: bool, more: str = "") -> Option:
    return Option(label=cut(label, MENU_TEXT), value=value, default=chosen, description=more or None)


def _menu(page: str, given: str, placeholder: str, options: Sequence[Option], row: int) -> Item:
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"me:{page}:{given}", placeholder=placeholder, options=list(options), row=row
    )
    return menu


def _button(page: str, given: str, label: str, row: int) -> Item:
    button: discord.ui.Button[Any] = discord.ui.Button(custom_id=f"me/{page}/{given}", label=label, row=row)
    return button


HOME = "me/main/"
"""The custom id of a button that shows all settings."""


def _back(words: Words) -> Item:
    return _button("main", "", words("host-back"), 3)


_ANY_LOCALE = "discord"
INBOX = (ON, OFF)
_WAITS = ("first", "again", "last")


def _told_choices() -> list[Choice[str]]:
    return [Choice(name=about(f"me-notify-{way}", limit=limits.CHOICE_NAME), value=str(way)) for way in NotifyBy]


def _inbox_choices() -> list[Choice[str]]:
    return [Choice(name=about(f"me-inbox-{how}", limit=limits.CHOICE_NAME), value=how) for how in INBOX]


def _language_choices() -> list[Choice[str]]:
    own = [Choice(name=own_name(one), value=one) for one in LOCALES]
    return [Choice(name=about(f"me-language-{_ANY_LOCALE}", limit=limits.CHOICE_NAME), value=_ANY_LOCALE), *own]


@command("me", "zone", "hours", "away", "notify", "first", "again", "last", "inbox", "digest", "language")
@app_commands.choices(notify=_told_choices(), inbox=_inbox_choices(), language=_language_choices())
async def me(
    interaction: Interaction,
    zone: str | None = None,
    hours: str | None = None,
    away: str | None = None,
    notify: str | None = None,
    first: str | None = None,
    again: str | None = None,
    last: str | None = None,
    inbox: str | None = None,
    digest: str | None = None,
    language: str | None = None,
) -> None:
    """`/me`: change what is typed, and show all settings."""
    typed = {"zone": zone, "hours": hours, "away": away, "notify": notify, "first": first, "again": again}
    said = {**typed, "last": last, "inbox": inbox, "digest": digest, "locale": language}
    responder = interaction.client.responder
    given = {field: text for field, text in said.items() if text is not None}
    if given:
        await change(responder, interaction.user.id, given, responder.words(interaction).locale)
    await show(responder, interaction, "main", "")


@me.autocomplete("zone")
@quiet
async def complete_zone(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest every time zone, by its place."""
    now = interaction.client.responder.tables.repository.clock()
    known = words_of(typed)
    found = [Suggestion(name, time_zones.shown(name, now)) for name in time_zones.names()]
    return ranked(found, known) if known else found


async def change(responder: Responder, user: int, given: dict[str, str], locale: str) -> NotificationSettings:
    """Change settings by typed fields, all or nothing. Raises TableError for unreadable text.

    `locale` is the language they most likely type in.
    """
    known = responder.tables.notification_settings
    before = await known.of(user)
    day = today(before, responder.tables.repository.clock())
    readers: dict[str, Callable[[str], Any]] = {
        "zone": time_zones.read,
        "hours": lambda text: WeeklyHours.read(canonical(text, weekly_hours.WORDS, locale), before.hours),
        "away": lambda text: Away.read(canonical(text, away_days.AWAY_WORDS, locale), day),
        "notify": NotifyBy,
        **dict.fromkeys(
            _WAITS, lambda text: notification_settings.wait(canonical(text, notification_settings.WAIT_WORDS, locale))
        ),
        "inbox": _inbox,
        "digest": lambda text: notification_settings.digest(
            canonical(text, notification_settings.DIGEST_WORDS, locale)
        ),
        "locale": _locale,
    }
    said: dict[str, Any] = {}
    try:
        for field, text in given.items():
            said[field] = readers[field](text)
    except UnreadableTime as error:
        raise TableError(f"me-unreadable-{error.what}", given=given[field]) from error
    return await known.change(user, **said)


def _inbox(text: str) -> bool:
    if text not in INBOX:
        raise TableError("host-error-expired")
    return text == ON


def _locale(text: str) -> str:
    if text not in (*LOCALES, _ANY_LOCALE):
        raise TableError("host-error-expired")
    return "" if text == _ANY_LOCALE else text


async def show(responder: Responder, interaction: Interaction, page: str, given: str) -> None:
    """Show a page of the panel."""
    known = await responder.tables.notification_settings.of(interaction.user.id)
    now = responder.tables.repository.clock()
    text, view = build(known, responder.words(interaction), now, page, given)
    await responder.answer(interaction, text, view=view)


async def _pressed(interaction: Interaction, match: re.Match[str], values: persistent_components.Values) -> None:
    """Turn to a page of the panel, or set what was picked there."""
    responder = interaction.client.responder
    try:
        with timed("handler", "press me"):
            before = await responder.tables.notification_settings.of(interaction.user.id)
            taken = step(before, match["page"], match["given"], persistent_components.one(values))
            if taken.said:
                await change(responder, interaction.user.id, taken.said, responder.words(interaction).locale)
            await show(responder, interaction, taken.page, taken.given)
    except UnknownControl:
        await responder.refuse_expired(interaction)


ITEMS = persistent_components.controls(
    _pressed, r"me/(?P<page>[a-z]+)/(?P<given>[^:]*)", r"me:(?P<page>[a-z]+):(?P<given>[^:]*)"
)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (me,)
