"""`/me`: a person's settings for notifications, as forms and as typed parameters.

`/games`: all tables of a person, over all servers and direct messages, with links to their decisions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clocks.reminders import Reminders
from bot.discord import limits
from bot.discord.commands.table_argument import Suggestion, command, quiet, ranked
from bot.discord.gateway.locales import about
from bot.discord.interactions import components, modals
from bot.discord.interactions.modals import BoxField, FilledForm, Form, FormField, PickField, TextField
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls, Item
from bot.discord.limits import MENU_TEXT, OPTIONS, cut
from bot.discord.names import table_name
from bot.discord.panel.notation import words_of
from bot.discord.posts import clock_text
from bot.discord.posts.control_message import MakeButton, make_buttons
from bot.inbox import texts
from bot.tables import Table, TableError
from bot.tables.clocks import (
    NO_DIGEST,
    Away,
    NotificationSettings,
    NotifyBy,
    UnreadableTime,
    WeeklyHours,
    notification_settings,
    waking_hours,
)
from bot.tables.clocks import waking_hours as away_days
from bot.tables.clocks.waking_hours import FAST_DAYS, SLOW_DAYS, counted
from bot.worker import timed
from renderers.words import LOCALES, Words, own_name
from renderers.words.typed import canonical

WAITS = (0, 60, 120, 240, 480, 720, 1440, 2 * 1440, 3 * 1440, 7 * 1440)
"""The minutes until a reminder that the menus offer."""
_LASTS = (0, 30, 60, 120, 240, 480, 720, 1440)
ON, OFF = "on", "off"
"""Whether somebody wants an inbox, as typed."""
# The language of their Discord client.
_ANY = "discord"
_FORM, _MORE = "me", "more"
Option = discord.SelectOption


def today(settings: NotificationSettings, now: int) -> date:
    """Return the local date of a person."""
    return settings.waking.today(now)


def build(
    settings: NotificationSettings, words: Words, now: int, more: Sequence[MakeButton] = ()
) -> tuple[str, Controls]:
    """Return all settings, and the buttons of their forms; below them those of other features."""
    primary = discord.ButtonStyle.primary
    items: list[Item] = [
        modals.button(words("me-button-form"), _FORM, style=primary),
        modals.button(words("me-button-more"), _FORM, given=_MORE),
    ]
    if settings.away is not None and settings.away.last >= today(settings, now):
        items.append(discord.ui.Button(custom_id="me/home/", label=words("me-button-home")))
    return "\n".join(_standing(settings, words, now)), Controls([*items, *make_buttons(more, words, "", 1)])


def _standing(settings: NotificationSettings, words: Words, now: int) -> list[str]:
    """Write all settings, a line each."""
    away, here = settings.away, today(settings, now)
    gone = away is not None and away.last >= here
    days = clock_text.away(away, here, words) if away is not None and gone else words("me-away-no")
    language = settings.locale or _ANY
    return [
        words("me-title"),
        words("me-zone", zone=settings.zone, time=waking_hours.wall(settings.zone, now)),
        words("me-hours", hours=clock_text.hours(settings.hours, words)),
        words("me-away", days=days),
        *([_bound(away, settings.rested, words)] if away is not None and gone else []),
        words("me-notify", how=words(f"me-notify-{settings.notify}")),
        words("me-remind", first=clock_text.wait(settings.first, words), again=clock_text.wait(settings.again, words)),
        words("me-last-line", wait=clock_text.before(settings.last, words)),
        words("me-inbox", how=words(f"me-inbox-{ON if settings.inbox else OFF}")),
        words("me-digest", when=_digest_at(settings.digest, words)),
        words("me-language", language=_spoken(language, words)),
        "-# " + words("me-typed"),
    ]


def _bound(away: Away, rested: date | None, words: Words) -> str:
    """Write for how many days away somebody's clocks stop."""
    found = [counted(away, rested, most) for most in (SLOW_DAYS, FAST_DAYS)]
    if found[-1] == away:
        return "-# " + words("me-away-still")
    slow, fast = (0 if one is None else (one.last - one.first).days + 1 for one in found)
    return "-# " + words("me-away-clocks", slow=slow, fast=fast)


def _spoken(language: str, words: Words) -> str:
    """Return the name of a language; '' for that of their Discord client."""
    return words("me-language-discord") if language == _ANY else own_name(language)


def fields(settings: NotificationSettings, part: str, words: Words, now: int) -> list[FormField]:
    """Return the fields of a form: what is set most often, or the rest."""
    return _rest(settings, words, now) if part == _MORE else _often(settings, words)


def _often(settings: NotificationSettings, words: Words) -> list[FormField]:
    told = [_option(words(f"me-notify-{way}"), way, way is settings.notify) for way in NotifyBy]
    hours = clock_text.hours(settings.hours, words)
    first, again = _waits(settings.first, words), _waits(settings.again, words)
    return [
        TextField("zone", words("me-field-zone"), words("me-field-zone-about"), settings.zone, required=True),
        TextField("hours", words("me-field-hours"), words("me-field-hours-about"), hours, required=True),
        PickField("notify", words("me-field-notify"), told),
        PickField("first", words("me-field-first"), first),
        PickField("again", words("me-field-again"), again),
    ]


def _rest(settings: NotificationSettings, words: Words, now: int) -> list[FormField]:
    away, here = settings.away, today(settings, now)
    days = clock_text.away(away, here, words) if away is not None and away.last >= here else ""
    last = [
        _option(clock_text.before(minutes, words), _wait(minutes), minutes == settings.last)
        for minutes in sorted({*_LASTS, settings.last})
    ]
    spoken = [_option(_spoken(one, words), one, one == (settings.locale or _ANY)) for one in (_ANY, *LOCALES)]
    return [
        TextField("away", words("me-field-away"), words("me-field-away-about"), days),
        PickField("last", words("me-field-last"), last),
        BoxField("inbox", words("me-field-inbox"), words("me-field-inbox-about"), settings.inbox),
        PickField("digest", words("me-field-digest"), _digests(settings.digest, words)),
        PickField("locale", words("me-field-locale"), spoken[:OPTIONS]),
    ]


def _digests(present: int, words: Words) -> list[Option]:
    """Return every full hour, except that the present time is listed exactly; and none."""
    hours = [present if present // 60 == hour else 60 * hour for hour in range(24)]
    return [_option(_digest_at(minutes, words), _clock(minutes), minutes == present) for minutes in (NO_DIGEST, *hours)]


def _digest_at(minutes: int, words: Words) -> str:
    return words("me-digest-never") if minutes == NO_DIGEST else words("me-digest-at", time=clock_text.face(minutes))


def _waits(present: int, words: Words) -> list[Option]:
    found = sorted({*WAITS, present})
    return [_option(clock_text.wait(minutes, words), _wait(minutes), minutes == present) for minutes in found]


def _wait(minutes: int) -> str:
    """Return minutes as they are typed."""
    return f"{minutes} min" if minutes else "never"


def _clock(minutes: int) -> str:
    """Return the time of a digest as it is typed."""
    return "never" if minutes == NO_DIGEST else clock_text.face(minutes)


def _option(label: str, value: str, chosen: bool) -> Option:
    return Option(label=cut(label, MENU_TEXT), value=value, default=chosen)


INBOX = (ON, OFF)
_WAITS = ("first", "again", "last")


def _told_choices() -> list[Choice[str]]:
    return [Choice(name=about(f"me-notify-{way}", limit=limits.CHOICE_NAME), value=str(way)) for way in NotifyBy]


def _inbox_choices() -> list[Choice[str]]:
    return [Choice(name=about(f"me-inbox-{how}", limit=limits.CHOICE_NAME), value=how) for how in INBOX]


def _language_choices() -> list[Choice[str]]:
    own = [Choice(name=own_name(one), value=one) for one in LOCALES]
    return [Choice(name=about(f"me-language-{_ANY}", limit=limits.CHOICE_NAME), value=_ANY), *own]


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
    await show(responder, interaction)


@me.autocomplete("zone")
@quiet
async def complete_zone(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest every time zone, by its place."""
    now = interaction.client.responder.tables.repository.clock()
    known = words_of(typed)
    found = [Suggestion(name, waking_hours.zone_label(name, now)) for name in waking_hours.names()]
    return ranked(found, known) if known else found


async def change(responder: Responder, user: int, given: dict[str, str], locale: str) -> NotificationSettings:
    """Change settings by typed fields, all or nothing. Raises WrongFields for unreadable text.

    `locale` is the language they most likely type in.
    """
    known = responder.tables.notification_settings
    before = await known.of(user)
    day = today(before, responder.tables.repository.clock())
    readers: dict[str, Callable[[str], Any]] = {
        "zone": waking_hours.read,
        "hours": lambda text: WeeklyHours.read(canonical(text, waking_hours.WORDS, locale), before.hours),
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
    problems: dict[str, Exception] = {}
    words = Words(locale)
    for field, text in given.items():
        try:
            said[field] = readers[field](text)
        except UnreadableTime as error:
            problems[words(f"me-field-{field}")] = TableError(f"me-unreadable-{error.what}", given=text)
        except ValueError as error:  # a value that no menu offers
            raise TableError("host-error-expired") from error
    if problems:
        raise modals.wrong(words, problems)
    return await known.change(user, **said)


def _inbox(text: str) -> bool:
    if text not in INBOX:
        raise TableError("host-error-expired")
    return text == ON


def _locale(text: str) -> str:
    if text not in (*LOCALES, _ANY):
        raise TableError("host-error-expired")
    return "" if text == _ANY else text


async def show(responder: Responder, interaction: Interaction) -> None:
    """Show all settings."""
    known = await responder.tables.notification_settings.of(interaction.user.id)
    words, now = responder.words(interaction), responder.tables.repository.clock()
    text, view = build(known, words, now, responder.buttons.me)
    await responder.answer(interaction, text, view=view)


@modals.BUILD.on(_FORM)
async def _form(interaction: Interaction, _: str, part: str) -> Form:
    """Build a form of the settings."""
    responder = interaction.client.responder
    known = await responder.tables.notification_settings.of(interaction.user.id)
    words, now = responder.words(interaction), responder.tables.repository.clock()
    return Form(words("me-form-title"), fields(known, part, words, now))


@modals.SUBMIT.on(_FORM)
async def _filled(interaction: Interaction, _: str, __: str, filled: FilledForm) -> None:
    """Change what was changed in a form; somebody with no days away is at home."""
    responder = interaction.client.responder
    given = {field: filled.text(field) for field in filled.values if field in filled.changed}
    if "away" in given:
        given["away"] = given["away"] or "home"
    if "inbox" in given:
        given["inbox"] = given["inbox"] or OFF
    if given:
        await change(responder, interaction.user.id, given, responder.words(interaction).locale)
    await show(responder, interaction)


async def _home(interaction: Interaction, _: re.Match[str], __: components.Values) -> None:
    """End the days away."""
    responder = interaction.client.responder
    with timed("handler", "press me"):
        await change(responder, interaction.user.id, {"away": "home"}, responder.words(interaction).locale)
        await show(responder, interaction)


async def _all(interaction: Interaction, _: re.Match[str], __: components.Values) -> None:
    """Show all settings."""
    with timed("handler", "press me"):
        await show(interaction.client.responder, interaction)


HOME = "me/main/"
"""The custom id of a button that shows all settings."""


def _filters() -> list[Choice[str]]:
    return [Choice(name=about(f"inbox-show-{one}", limit=limits.CHOICE_NAME), value=one) for one in texts.FILTERS]


@command("games", "show")
@app_commands.choices(show=_filters())
async def games(interaction: Interaction, show: str = "all") -> None:
    """`/games`: all one's tables."""
    await show_page(interaction, show, 0)


async def show_page(interaction: Interaction, which: str, page: int) -> None:
    """Show a page of a person's tables."""
    responder = interaction.client.responder
    places = await responder.tables.places(interaction.user.id)
    words, user = responder.words(interaction), interaction.user.id

    def awaited(table: Table) -> str:
        return responder.viewer_text(table, words, table.seat_of(user)).awaiting() if table.game is not None else ""

    text, view = texts.build(places, words, which, page, awaited)
    await responder.answer(interaction, text, view=view)


async def open_next(interaction: Interaction) -> None:
    """Open the decision that has waited longest, in private, or say that there is none."""
    responder = interaction.client.responder
    place = next((one for one in await responder.tables.places(interaction.user.id) if one.waits), None)
    if place is None:
        await responder.answer(interaction, responder.words(interaction)("inbox-nothing-waits"))
        return
    words, table = responder.words(interaction), place.table
    note = words("inbox-here", table=table_name(table, words), where=texts.where(place))
    await responder.show_panel(interaction, table.id, table.seat_of(interaction.user.id), note=note)


async def _turned(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Turn the page, open a decision, or show what is new."""
    with timed("handler", "press games"):
        if match["do"] == "next":
            await open_next(interaction)
        elif match["do"] == "news":
            await texts.show_all(interaction)
        else:
            await _show(interaction, match["do"], int(match["page"]))


async def _filtered(interaction: Interaction, _: re.Match[str], values: components.Values) -> None:
    """Select which tables are shown."""
    with timed("handler", "press games"):
        await _show(interaction, components.one(values), 0)


async def _show(interaction: Interaction, which: str, page: int) -> None:
    if which in texts.FILTERS:
        await show_page(interaction, which, page)
    else:
        await interaction.client.responder.refuse_expired(interaction)


async def _put_off(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Postpone the reminders of the person who pressed."""
    responder = interaction.client.responder
    until = await responder.tables.service(Reminders).later(interaction.user.id, 3600 * int(match["hours"]))
    await responder.answer(interaction, responder.words(interaction)("inbox-later", when=f"<t:{until}:f>"))


ITEMS = (
    *components.controls(_home, r"me/home/"),
    *components.controls(_all, re.escape(HOME)),
    *components.controls(_turned, r"games/(?P<do>[a-z]+)/(?P<page>[0-9]{1,4})"),
    *components.controls(_filtered, r"games:show"),
    *components.controls(_put_off, r"later/(?P<hours>[0-9]{1,3})"),
)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (me, games)
