"""The fields of a form, and what was filled in. A field knows its present values, and makes its component.

A field's values are texts: what is typed, the values of the options picked, the ids of channels or roles.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from msgspec import Struct, convert, structs

from bot.discord.gateway.limits import CHECKBOXES, FORM_ABOUT, FORM_LABEL, MENU_TEXT, PLACEHOLDER, cut

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

    A few are radio buttons or boxes, many are a menu. With `free` nothing need be picked of which only one may be.
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

    def not_offered(self, filled: Filled) -> dict[str, str]:
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


class Filled(Struct, frozen=True):
    """What was filled in: values by the fields' ids, and which of them differ from what the form showed.

    Fields that somebody left as they were say nothing of what they want, so others may have changed them meanwhile.
    """

    values: dict[str, Values]
    changed: frozenset[str]
    files: dict[str, HandedIn] = {}
    """By their ids, which are the values of their fields."""

    def text(self, field: str) -> str:
        """Return what was typed or picked in a field for one value; '' for nothing."""
        return next(iter(self.values.get(field, ())), "")

    def new(self, field: str) -> Values | None:
        """Return the values of a field that was changed; None if it was not."""
        return self.values[field] if field in self.changed else None


def filled(data: Any, marks: str) -> Filled:
    """Read a submitted form; `marks` are those of the form as it was shown."""
    values = dict(_inputs(data))
    shown = [marks[at : at + MARK] for at in range(0, len(marks), MARK)]
    same = {field for (field, given), before in zip(values.items(), shown, strict=False) if mark(given) == before}
    files = data.get("resolved", {}).get("attachments", {})
    return Filled(values, frozenset(values) - same, {key: convert(one, HandedIn) for key, one in files.items()})


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
