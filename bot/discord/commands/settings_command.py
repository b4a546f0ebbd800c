"""`/me`: what a person says about when and how they want to be told. Everything can be picked and typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.clocks import (
    Away,
    NotificationSettings,
    NotifyBy,
    UnreadableTime,
    WeeklyHours,
    notification_settings,
    time_zones,
    weekly_hours,
)
from bot.clocks import away as away_days
from bot.tables import TableError
from bot.timing import timed
from renderers.words import LOCALES, own_name
from renderers.words.typed import canonical

from .. import limits, persistent_components, settings_panel
from ..notation import words_of
from ..responder import Interaction, Responder
from ..translator import about
from .parameters import command
from .suggestion import Suggestion, quiet, ranked

_ANY_LOCALE = "discord"
INBOX = (settings_panel.ON, settings_panel.OFF)
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
    """`/me`: change what is typed, and show how everything stands."""
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
    """Every time zone, by its place."""
    now = interaction.client.responder.tables.repository.clock()
    known = words_of(typed)
    found = [Suggestion(name, time_zones.shown(name, now)) for name in time_zones.names()]
    return ranked(found, known) if known else found


async def change(responder: Responder, user: int, given: dict[str, str], locale: str) -> NotificationSettings:
    """Change what somebody says by fields as they are typed, all or nothing. Raises TableError for the unreadable.

    `locale` is the language they most likely type in.
    """
    known = responder.tables.notification_settings
    before = await known.of(user)
    today = settings_panel.today(before, responder.tables.repository.clock())
    readers: dict[str, Callable[[str], Any]] = {
        "zone": time_zones.read,
        "hours": lambda text: WeeklyHours.read(canonical(text, weekly_hours.WORDS, locale), before.hours),
        "away": lambda text: Away.read(canonical(text, away_days.AWAY_WORDS, locale), today),
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
    return text == settings_panel.ON


def _locale(text: str) -> str:
    if text not in (*LOCALES, _ANY_LOCALE):
        raise TableError("host-error-expired")
    return "" if text == _ANY_LOCALE else text


async def show(responder: Responder, interaction: Interaction, page: str, given: str) -> None:
    """Show a page of the panel."""
    known = await responder.tables.notification_settings.of(interaction.user.id)
    now = responder.tables.repository.clock()
    text, view = settings_panel.build(known, responder.words(interaction), now, page, given)
    await responder.answer(interaction, text, view=view)


async def _pressed(interaction: Interaction, match: re.Match[str], values: persistent_components.Values) -> None:
    """Turn to a page of the panel, or take what was picked there."""
    responder = interaction.client.responder
    try:
        with timed("handler", "press me"):
            before = await responder.tables.notification_settings.of(interaction.user.id)
            step = settings_panel.step(before, match["page"], match["given"], persistent_components.one(values))
            if step.said:
                await change(responder, interaction.user.id, step.said, responder.words(interaction).locale)
            await show(responder, interaction, step.page, step.given)
    except settings_panel.UnknownControl:
        await responder.refuse_expired(interaction)


ITEMS = persistent_components.controls(
    _pressed, r"me/(?P<page>[a-z]+)/(?P<given>[^:]*)", r"me:(?P<page>[a-z]+):(?P<given>[^:]*)"
)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (me,)
