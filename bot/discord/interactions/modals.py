"""Handles submitted forms. Their custom ids contain their meaning, so a form that was opened before a restart still
works.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord
from msgspec import Struct

from bot.discord.gateway.limits import FORM_ABOUT, FORM_LABEL, FORM_TITLE, cut
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import Reply
from bot.discord.interactions.table_components import HandlerRegistry
from bot.timing import timed

_ID = re.compile(r"&(?P<kind>[a-z-]+):(?P<table>[a-z0-9]*):(?P<given>.*)")

Handler = Callable[[Interaction, str, str, Mapping[str, str]], Awaitable[None]]
"""Handles a submitted form: the table, the rest of its custom id, and the typed texts by the fields' ids."""

MODALS: HandlerRegistry[Handler] = HandlerRegistry()
"""The handlers of the kinds of forms."""


class ModalField(Struct, frozen=True):
    """One text field of a form: its id, label, description and initial text."""

    id: str
    name: str
    about: str = ""
    text: str = ""
    long: bool = False
    required: bool = False
    limit: int = 1000


class PersistentModal(discord.ui.Modal):
    """A form that discord.py never tracks: it is identified by its custom id alone."""

    def is_finished(self) -> bool:
        """Always true, so that discord.py does not keep it."""
        return True


async def show(
    interaction: Interaction, kind: str, table: str, title: str, *fields: ModalField, given: str = ""
) -> None:
    """Open a form for the person. It must be the first answer to an interaction. Raises as `Reply.open_form`."""
    form = PersistentModal(title=cut(title, FORM_TITLE), custom_id=f"&{kind}:{table}:{given}")
    for field in fields:
        form.add_item(_labelled(field))
    await Reply.of(interaction).open_form(form)


def _labelled(field: ModalField) -> discord.ui.Label[PersistentModal]:
    style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
    box: discord.ui.TextInput[PersistentModal] = discord.ui.TextInput(
        custom_id=field.id,
        style=style,
        # Discord rejects a form whose initial text exceeds the maximum length of its field.
        default=field.text[: field.limit] or None,
        required=field.required,
        max_length=field.limit,
    )
    about = cut(field.about, FORM_ABOUT) or None
    return discord.ui.Label(text=cut(field.name, FORM_LABEL), description=about, component=box)


async def submitted(interaction: Interaction) -> None:
    """Handle a submitted form; any error is answered to the person."""
    responder = interaction.client.responder
    data: dict[str, Any] = dict(interaction.data or {})
    found = _ID.fullmatch(str(data.get("custom_id", "")))
    try:
        if not await responder.admission.admit(interaction, found["table"] if found else ""):
            return
        if found is None:
            await responder.refuse_expired(interaction)
            return
        act = MODALS.of(found["kind"])
        with timed("handler", f"form {found['kind']}"):
            await act(interaction, found["table"], found["given"], dict(_typed(data)))
    except Exception as error:
        await responder.refuse(interaction, error)


def _typed(part: Any) -> Iterator[tuple[str, str]]:
    """Return the typed texts by the fields' ids, wherever they are in the form."""
    if isinstance(part, list):
        for one in part:
            yield from _typed(one)
    elif isinstance(part, dict):
        if "value" in part and "custom_id" in part:
            yield str(part["custom_id"]), str(part["value"] or "")
        for key in ("components", "component"):
            yield from _typed(part.get(key))
