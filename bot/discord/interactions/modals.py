"""Opens forms and handles what was filled in.

A kind of form has a builder, which also checks who may fill it in, and a handler. The custom ids of the buttons that
open a form, and of the form itself, contain their meaning, so both still work after a restart. What was refused is kept
for a while: its answer has a button that opens the form again as it was filled in.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import msgspec

from bot.discord.gateway.limits import FORM_TITLE, LABEL, cut
from bot.discord.interactions import error_text, persistent_components
from bot.discord.interactions.form_fields import Filled, Form, Values, filled, labelled
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import Reply
from bot.discord.interactions.table_components import HandlerRegistry
from bot.discord.layout import Controls
from bot.tables import TableError
from bot.timing import timed
from renderers.words import Words

_ABOUT = r"&(?P<kind>[a-z-]+):(?P<table>[a-z0-9]*):"
_FORM = re.compile(_ABOUT + r"(?P<marks>[A-Za-z0-9_-]*):(?P<given>.*)")
_BUTTON = re.compile(_ABOUT + r"(?P<given>[^~]*)(?:~(?P<kept>[a-z0-9]+))?")

Build = Callable[[Interaction, str, str], Awaitable[Form]]
"""Builds a form: the table, and the rest of the custom id. Raises TableError if the person may not fill it in."""
Submit = Callable[[Interaction, str, str, Filled], Awaitable[None]]
"""Handles a submitted form."""

BUILD: HandlerRegistry[Build] = HandlerRegistry()
SUBMIT: HandlerRegistry[Submit] = HandlerRegistry()


class PersistentModal(discord.ui.Modal):
    """A form that discord.py never tracks: it is identified by its custom id alone."""

    def is_finished(self) -> bool:
        """Always true, so that discord.py does not keep it."""
        return True


def form_id(kind: str, table: str = "", given: str = "") -> str:
    """Return the custom id of a button that opens a form."""
    return f"&{kind}:{table}:{given}"


def button(label: str, kind: str, table: str = "", given: str = "", **look: Any) -> discord.ui.Button[Any]:
    """Return a button that opens a form."""
    return discord.ui.Button(label=cut(label, LABEL), custom_id=form_id(kind, table, given), **look)


async def show(
    interaction: Interaction, kind: str, table: str = "", given: str = "", before: dict[str, Values] | None = None
) -> None:
    """Open a form for the person, with what they filled in `before`. It must be the first answer to an interaction.

    Raises as the builder does, and as `Reply.open_form`.
    """
    form = await BUILD.of(kind)(interaction, table, given)
    # The marks are those of the present values: what was filled in before still has to be set.
    modal = PersistentModal(title=cut(form.title, FORM_TITLE), custom_id=f"&{kind}:{table}:{form.marks}:{given}")
    for field in form.holding(before or {}).fields:
        modal.add_item(labelled(field))
    await Reply.of(interaction).open_form(modal)


async def _opened(interaction: Interaction, match: re.Match[str], _: persistent_components.Values) -> None:
    """Open a form by its button."""
    with timed("handler", f"press form {match['kind']}"):
        await show(interaction, match["kind"], match["table"], match["given"], await _kept(interaction, match["kept"]))


ITEMS = persistent_components.controls(_opened, _BUTTON)


async def submitted(interaction: Interaction) -> None:
    """Handle a submitted form; any error is answered to the person."""
    responder = interaction.client.responder
    data: dict[str, Any] = dict(interaction.data or {})
    found = _FORM.fullmatch(str(data.get("custom_id", "")))
    try:
        if not await responder.admission.admit(interaction, found["table"] if found else ""):
            return
        if found is None:
            await responder.refuse_expired(interaction)
            return
        with timed("handler", f"form {found['kind']}"):
            await _handle(interaction, found, filled(data, found["marks"]))
    except Exception as error:
        await responder.refuse(interaction, error)


async def _handle(interaction: Interaction, found: re.Match[str], given: Filled) -> None:
    """Handle a form, unless somebody could not fill it in like that; what is refused can be edited again."""
    responder = interaction.client.responder
    form = await BUILD.of(found["kind"])(interaction, found["table"], found["given"])
    try:
        if given.changed - {field.id for field in form.fields}:
            raise TableError("host-error-expired")
        problems = form.not_offered(given)
        if problems:
            errors = {name: TableError("form-not-offered", given=text[:LABEL]) for name, text in problems.items()}
            raise wrong(responder.words(interaction), errors)
        await SUBMIT.of(found["kind"])(interaction, found["table"], found["given"], given)
    except error_text.REFUSALS as error:
        await responder.refuse(interaction, error, await _again(interaction, found, given))


async def _again(interaction: Interaction, found: re.Match[str], given: Filled) -> Controls:
    """Keep what was filled in, and return the button that opens the form with it."""
    responder = interaction.client.responder
    text = msgspec.json.encode(given.values).decode()
    told = f"{interaction.user.id} {found[0]} {text}"
    key = base64.b32encode(hashlib.sha256(told.encode()).digest()[:10]).decode().lower()
    # The store divides what it keeps at spaces, and joins it again.
    await responder.tables.keep({key: tuple(text.split(" "))})
    label = responder.words(interaction)("form-again")
    return Controls([button(label, found["kind"], found["table"], f"{found['given']}~{key}")])


async def _kept(interaction: Interaction, key: str | None) -> dict[str, Values] | None:
    """Return what was filled in before a refusal; None if it has been deleted since."""
    found = None if key is None else await interaction.client.responder.tables.store.kept(key)
    return None if found is None else msgspec.json.decode(" ".join(found), type=dict[str, Values])


def wrong(words: Words, problems: Mapping[str, Exception]) -> error_text.WrongFields:
    """Return the refusal of some fields, by their names."""
    return error_text.WrongFields({name: error_text.explained(error, words) or "" for name, error in problems.items()})
