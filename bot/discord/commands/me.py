"""`/me`: what a person says about when and how they want to be told. Everything can be picked and typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.clocks import Away, Habits, Hours, Told, Unreadable, habits, zones
from bot.tables import TableError
from bot.timing import timed
from renderers.words import LOCALES

from .. import lasting, limits, settings_panel
from ..notation import words_of
from ..responder import Interaction, Responder
from ..translator import about
from .parameters import command
from .suggestion import Suggestion, quiet, ranked

_ANY_LOCALE = "discord"
INBOX = (settings_panel.ON, settings_panel.OFF)


def _told_choices() -> list[Choice[str]]:
    return [Choice(name=about(f"me-told-{way}", limit=limits.CHOICE_NAME), value=str(way)) for way in Told]


def _inbox_choices() -> list[Choice[str]]:
    return [Choice(name=about(f"me-inbox-{how}", limit=limits.CHOICE_NAME), value=how) for how in INBOX]


def _language_choices() -> list[Choice[str]]:
    named = {_ANY_LOCALE: "me-language-discord", **{one: f"me-language-{one}" for one in LOCALES}}
    return [Choice(name=about(message, limit=limits.CHOICE_NAME), value=value) for value, message in named.items()]


@command("me", "zone", "hours", "away", "told", "first", "again", "last", "inbox", "digest", "language")
@app_commands.choices(told=_told_choices(), inbox=_inbox_choices(), language=_language_choices())
async def me(
    interaction: Interaction,
    zone: str | None = None,
    hours: str | None = None,
    away: str | None = None,
    told: str | None = None,
    first: str | None = None,
    again: str | None = None,
    last: str | None = None,
    inbox: str | None = None,
    digest: str | None = None,
    language: str | None = None,
) -> None:
    """`/me`: change what is typed, and show how everything stands."""
    typed = {"zone": zone, "hours": hours, "away": away, "told": told, "first": first, "again": again}
    said = {**typed, "last": last, "inbox": inbox, "digest": digest, "locale": language}
    responder = interaction.client.responder
    given = {field: text for field, text in said.items() if text is not None}
    if given:
        await change(responder, interaction.user.id, given)
    await show(responder, interaction, "main", "")


@me.autocomplete("zone")
@quiet
async def complete_zone(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Every time zone, by its place."""
    now = interaction.client.responder.tables.repository.clock()
    known = words_of(typed)
    found = [Suggestion(name, f"{zones.city(name)} ({zones.wall(name, now)})") for name in zones.names()]
    return ranked(found, known) if known else found


async def change(responder: Responder, user: int, given: dict[str, str]) -> Habits:
    """Change what somebody says by fields as they are typed, all or nothing. Raises TableError for the unreadable."""
    known = responder.tables.habits
    before = await known.of(user)
    today = settings_panel.today(before, responder.tables.repository.clock())
    readers: dict[str, Callable[[str], Any]] = {
        "zone": zones.read,
        "hours": lambda text: Hours.read(text, before.hours),
        "away": lambda text: None if text.strip().casefold() in _HOME else Away.read(text, today),
        "told": Told,
        "first": habits.wait,
        "again": habits.wait,
        "last": habits.wait,
        "inbox": _inbox,
        "digest": habits.digest,
        "locale": _locale,
    }
    try:
        said = {field: readers[field](text) for field, text in given.items()}
    except Unreadable as error:
        raise TableError(f"me-unreadable-{error.what}", given=error.text) from error
    return await known.change(user, **said)


_HOME = ("", "no", "nein", "never", "nie", "home", "da", "off")


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
    known = await responder.tables.habits.of(interaction.user.id)
    now = responder.tables.repository.clock()
    text, view = settings_panel.build(known, responder.words(interaction), now, page, given)
    await responder.answer(interaction, text, view=view)


async def _pressed(interaction: Interaction, match: re.Match[str], values: lasting.Values) -> None:
    """Turn to a page of the panel, or take what was picked there."""
    responder = interaction.client.responder
    try:
        with timed("handler", "press me"):
            before = await responder.tables.habits.of(interaction.user.id)
            step = settings_panel.step(before, match["page"], match["given"], lasting.one(values))
            if step.said:
                await change(responder, interaction.user.id, step.said)
            await show(responder, interaction, step.page, step.given)
    except settings_panel.Unknown:
        await responder.refuse_expired(interaction)


ITEMS = lasting.controls(_pressed, r"me/(?P<page>[a-z]+)/(?P<given>[^:]*)", r"me:(?P<page>[a-z]+):(?P<given>[^:]*)")
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (me,)
