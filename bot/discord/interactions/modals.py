"""Opens forms and handles what was filled in.

A kind of form has a builder, which also checks who may fill it in, and a handler. The custom ids of the buttons that
open a form, and of the form itself, contain their meaning, so both still work after a restart. What was refused is kept
for a while: its answer has a button that opens the form again as it was filled in.

The fields of a form, and what was filled in. A field knows its present values, and makes its component.

A field's values are texts: what is typed, the values of the options picked, the ids of channels or roles.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
import msgspec
from msgspec import Struct, convert, structs

from bot.discord.interactions import components, error_text
from bot.discord.interactions.components import HandlerRegistry
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import Reply
from bot.discord.layout import Controls
from bot.discord.limits import (
    CHECKBOXES,
    FORM_ABOUT,
    FORM_LABEL,
    FORM_TITLE,
    LABEL,
    MENU_TEXT,
    PLACEHOLDER,
    cut,
)
from bot.tables import TableError
from bot.worker import timed
from renderers.words import Words

Values = tuple[str, ...]
ON = "on"
"""The value of a box that is ticked."""
# More answers than this are a menu: on a phone radio buttons take a line each.
_RADIO = 4
_ID = 20
MARK = 4
"""The characters by which a form notes what a field showed."""


class TextField(Struct, frozen=True):
    """A text to type."""

    id: str
    name: str
    about: str = ""
    text: str = ""
    long: bool = False
    required: bool = False
    limit: int = 1000

    @property
    def values(self) -> Values:
        """Its present values."""
        return (self.text,) if self.text else ()

    def holding(self, values: Values) -> TextField:
        """Return the field with other values."""
        return structs.replace(self, text=values[0] if values else "")

    def takes(self, value: str) -> bool:
        """Return whether this can be filled in."""
        return len(value) <= self.limit

    def component(self) -> discord.ui.TextInput[Any]:
        """Return the component for discord.py."""
        return discord.ui.TextInput(
            custom_id=self.id,
            style=discord.TextStyle.paragraph if self.long else discord.TextStyle.short,
            # Discord rejects a form whose initial text exceeds the maximum length of its field.
            default=self.text[: self.limit] or None,
            required=self.required,
            max_length=self.limit,
        )


class PickField(Struct, frozen=True):
    """Options to pick from: one of them, or with `most` any number up to it. An option may be the default.

    A few are radio buttons or boxes, many are a menu. With `free` a single choice may stay empty.
    """

    id: str
    name: str
    options: Sequence[discord.SelectOption]
    about: str = ""
    most: int = 0
    free: bool = False
    hint: str = ""

    @property
    def values(self) -> Values:
        """Its present values."""
        return tuple(option.value for option in self.options if option.default)

    def holding(self, values: Values) -> PickField:
        """Return the field with other values; those that are not offered any more are dropped."""
        options = [
            discord.SelectOption(
                label=one.label, value=one.value, description=one.description, default=one.value in values
            )
            for one in self.options
        ]
        return structs.replace(self, options=options)

    def takes(self, value: str) -> bool:
        """Return whether this can be filled in."""
        return any(option.value == value for option in self.options)

    def component(self) -> discord.ui.Item[Any]:
        """Return the component for discord.py."""
        if self.most and len(self.options) <= CHECKBOXES:
            return discord.ui.CheckboxGroup(
                custom_id=self.id,
                required=False,
                min_values=0,
                max_values=min(self.most, len(self.options)),
                options=[discord.CheckboxGroupOption(**_option(one)) for one in self.options],
            )
        if not self.most and not self.free and 2 <= len(self.options) <= _RADIO:
            return discord.ui.RadioGroup(
                custom_id=self.id, options=[discord.RadioGroupOption(**_option(one)) for one in self.options]
            )
        optional = bool(self.most) or self.free
        return discord.ui.Select(
            custom_id=self.id,
            placeholder=cut(self.hint, PLACEHOLDER) or None,
            required=not optional,
            min_values=0 if optional else 1,
            max_values=min(self.most, len(self.options)) or 1,
            options=list(self.options),
        )


def _option(one: discord.SelectOption) -> dict[str, Any]:
    return {
        "label": cut(one.label, MENU_TEXT),
        "value": one.value,
        "description": one.description,
        "default": one.default,
    }


class BoxField(Struct, frozen=True):
    """One box to tick."""

    id: str
    name: str
    about: str = ""
    on: bool = False

    @property
    def values(self) -> Values:
        """Its present values."""
        return (ON,) if self.on else ()

    def holding(self, values: Values) -> BoxField:
        """Return the field with other values."""
        return structs.replace(self, on=bool(values))

    def takes(self, value: str) -> bool:
        """Return whether this can be filled in."""
        return value == ON

    def component(self) -> discord.ui.Checkbox[Any]:
        """Return the component for discord.py."""
        return discord.ui.Checkbox(custom_id=self.id, default=self.on)


class PlaceField(Struct, frozen=True):
    """Channels, or roles, of the server: up to `most`, or none."""

    id: str
    name: str
    about: str = ""
    chosen: tuple[int, ...] = ()
    roles: bool = False
    most: int = 1
    hint: str = ""

    @property
    def values(self) -> Values:
        """Its present values."""
        return tuple(map(str, self.chosen))

    def holding(self, values: Values) -> PlaceField:
        """Return the field with other values."""
        return structs.replace(self, chosen=tuple(map(int, values)))

    def takes(self, value: str) -> bool:
        """Return whether this can be filled in."""
        return value.isascii() and value.isdecimal() and len(value) <= _ID

    def component(self) -> discord.ui.Item[Any]:
        """Return the component for discord.py."""
        shared: dict[str, Any] = {
            "custom_id": self.id,
            "placeholder": cut(self.hint, PLACEHOLDER) or None,
            "required": False,
            "min_values": 0,
            "max_values": self.most,
        }
        found = [discord.Object(one) for one in self.chosen]
        if self.roles:
            present = [discord.SelectDefaultValue.from_role(one) for one in found]
            return discord.ui.RoleSelect(**shared, default_values=present)
        present = [discord.SelectDefaultValue.from_channel(one) for one in found]
        kinds = [discord.ChannelType.text, discord.ChannelType.news]
        return discord.ui.ChannelSelect(**shared, channel_types=kinds, default_values=present)


class FileField(Struct, frozen=True):
    """One file to hand in."""

    id: str
    name: str
    about: str = ""

    @property
    def values(self) -> Values:
        """Its present values: a form opens without files."""
        return ()

    def holding(self, _: Values) -> FileField:
        """Return the field: Discord opens a form without files."""
        return self

    def takes(self, value: str) -> bool:
        """Return whether this can be filled in."""
        return value.isascii() and value.isdecimal()

    def component(self) -> discord.ui.FileUpload[Any]:
        """Return the component for discord.py."""
        return discord.ui.FileUpload(custom_id=self.id, required=True, min_values=1, max_values=1)


FormField: TypeAlias = TextField | PickField | BoxField | PlaceField | FileField


class HandedIn(Struct, frozen=True):
    """A file as Discord describes it."""

    filename: str
    size: int
    url: str


class Form(Struct, frozen=True):
    """A form: its title, and at most five fields."""

    title: str
    fields: Sequence[FormField]

    @property
    def marks(self) -> str:
        """Return what its fields show, in a few characters each."""
        return "".join(mark(field.values) for field in self.fields)

    def holding(self, given: Mapping[str, Values]) -> Form:
        """Return the form with what somebody has filled in before."""
        fields = [one.holding(given[one.id]) if one.id in given else one for one in self.fields]
        return structs.replace(self, fields=fields)

    def not_offered(self, filled: FilledForm) -> dict[str, str]:
        """Return what was picked that is not offered, or not any more, by the names of the fields."""
        found = {}
        for field in self.fields:
            given = filled.new(field.id) or ()
            wrong = [value for value in given if not field.takes(value)]
            if wrong or (isinstance(field, PickField) and len(given) > max(field.most, 1)):
                found[field.name] = ", ".join(wrong or given)
        return found


def labelled(field: FormField) -> discord.ui.Label[Any]:
    """Return a field below its label, for discord.py."""
    about = cut(field.about, FORM_ABOUT) or None
    return discord.ui.Label(text=cut(field.name, FORM_LABEL), description=about, component=field.component())


class FilledForm(Struct, frozen=True):
    """What was filled in: values by the fields' ids, and which of them differ from what the form showed.

    Unchanged fields express no wish, so others may have changed those settings meanwhile.
    """

    values: dict[str, Values]
    changed: frozenset[str]
    files: dict[str, HandedIn] = {}
    """Files by their ids, which are the values of their fields."""

    def text(self, field: str) -> str:
        """Return what was typed or picked in a field for one value; '' for nothing."""
        return next(iter(self.values.get(field, ())), "")

    def new(self, field: str) -> Values | None:
        """Return the values of a field that was changed; None if it was not."""
        return self.values[field] if field in self.changed else None


def filled(data: Any, marks: str) -> FilledForm:
    """Read a submitted form; `marks` are those of the form as it was shown."""
    values = dict(_inputs(data))
    shown = [marks[at : at + MARK] for at in range(0, len(marks), MARK)]
    same = {field for (field, given), before in zip(values.items(), shown, strict=False) if mark(given) == before}
    files = data.get("resolved", {}).get("attachments", {})
    return FilledForm(values, frozenset(values) - same, {key: convert(one, HandedIn) for key, one in files.items()})


def mark(values: Values) -> str:
    """Return a few characters that differ for other values; their order means nothing."""
    text = "\n".join(sorted(value.strip().replace("\r", "") for value in values))
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:3]).decode()


def _inputs(part: Any) -> Iterator[tuple[str, Values]]:
    """Yield the values of each field by its id, wherever it is in the form."""
    if isinstance(part, list):
        for one in part:
            yield from _inputs(one)
    elif isinstance(part, dict):
        if "custom_id" in part and ("value" in part or "values" in part):
            yield str(part["custom_id"]), _given(part)
        for key in ("components", "component"):
            yield from _inputs(part.get(key))


def _given(part: Mapping[str, Any]) -> Values:
    if "values" in part:
        return tuple(str(value) for value in part["values"] or ())
    value = part["value"]
    if isinstance(value, bool):
        return (ON,) if value else ()
    return (str(value),) if value not in (None, "") else ()


_ABOUT = r"&(?P<kind>[a-z-]+):(?P<table>[a-z0-9]*):"
_FORM = re.compile(_ABOUT + r"(?P<marks>[A-Za-z0-9_-]*):(?P<given>.*)")
_BUTTON = re.compile(_ABOUT + r"(?P<given>[^~]*)(?:~(?P<kept>[a-z0-9]+))?")
Build = Callable[[Interaction, str, str], Awaitable[Form]]
"""Builds a form: the table, and the rest of the custom id. Raises TableError if the person may not fill it in."""
Submit = Callable[[Interaction, str, str, FilledForm], Awaitable[None]]
"""Handles a submitted form."""
BUILD: HandlerRegistry[Build] = HandlerRegistry()
SUBMIT: HandlerRegistry[Submit] = HandlerRegistry()


class PersistentModal(discord.ui.Modal):
    """A form that discord.py never tracks: it is identified by its custom id alone."""

    def is_finished(self) -> bool:
        """Return True, so that discord.py does not keep it."""
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
    # The marks are those of the present values: the values filled in before still have to be set.
    modal = PersistentModal(title=cut(form.title, FORM_TITLE), custom_id=f"&{kind}:{table}:{form.marks}:{given}")
    for field in form.holding(before or {}).fields:
        modal.add_item(labelled(field))
    await Reply.of(interaction).open_form(modal)


async def _opened(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Open a form by its button."""
    with timed("handler", f"press form {match['kind']}"):
        await show(interaction, match["kind"], match["table"], match["given"], await _kept(interaction, match["kept"]))


ITEMS = components.controls(_opened, _BUTTON)


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


async def _handle(interaction: Interaction, found: re.Match[str], given: FilledForm) -> None:
    """Handle a form, unless its values are impossible; a refused form can be edited again."""
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


async def _again(interaction: Interaction, found: re.Match[str], given: FilledForm) -> Controls:
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
