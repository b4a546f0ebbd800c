"""What a person sees: messages with their controls and pictures, and modals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandbox.checks.api_errors import Json
from sandbox.checks.commands import CannotRun
from sandbox.checks.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    FILE_UPLOAD,
    LABEL,
    LINK,
    RADIO,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    media,
    walk,
)
from sandbox.model.entities import Attachment, Flag, Interaction, Message

IN_MODAL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu of a message, or a field of a modal."""

    component: Json
    label: str

    @property
    def custom_id(self) -> str:
        """Return the custom id that the bot receives."""
        return str(self.component.get("custom_id", ""))

    @property
    def disabled(self) -> bool:
        """Return whether the control is disabled."""
        return bool(self.component.get("disabled"))

    @property
    def kind(self) -> int:
        """Return the component type."""
        return int(self.component["type"])

    @property
    def fewest(self) -> int:
        """Return the minimum number of options to pick in a menu, at least one."""
        return max(1, int(self.component.get("min_values") or 0))

    @property
    def options(self) -> list[Json]:
        """Return the options of a string select."""
        return list(self.component.get("options") or [])

    def answers_to(self, name: str) -> bool:
        """Return whether ``name`` means this control: its custom id, label or emoji."""
        emoji = (self.component.get("emoji") or {}).get("name")
        return name in (self.custom_id, self.label) or name == f"{emoji} {self.label}" or name == emoji


def find(controls: list[Control], name: str, what: str) -> Control:
    """Return the control of that name. Raises ``CannotRun`` with a list of the existing ones."""
    found = [control for control in controls if control.answers_to(name)]
    if len(found) != 1:
        there = ", ".join(f"{c.label!r} ({c.custom_id})" for c in controls) or "none"
        raise CannotRun(f"{len(found) or 'no'} {what} answers to {name!r}; there are: {there}")
    return found[0]


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """A live view of a message: it reflects later edits, and ``gone`` becomes true when it is deleted."""

    message: Message

    @property
    def id(self) -> int:
        """Return the message's id."""
        return self.message.id

    @property
    def content(self) -> str:
        """Return the text as written: the content, or with components v2 all text displays, one below the other."""
        return "\n".join(self._displays()) if self.v2 else self.message.content

    def _displays(self) -> list[str]:
        return [str(c.get("content", "")) for c in walk(self.message.components) if c.get("type") == TEXT]

    @property
    def text(self) -> str:
        """Return all readable text: content, text displays and embeds, in the order on the screen."""
        parts = [self.message.content, *self._displays()]
        for embed in self.message.embeds:
            parts += [str(embed.get(key) or "") for key in ("title", "description")]
            parts += [f"{f['name']}: {f['value']}" for f in embed.get("fields") or []]
            parts.append((embed.get("footer") or {}).get("text", ""))
        return "\n".join(part for part in parts if part)

    @property
    def author(self) -> str:
        """Return the author's name."""
        return self.message.author.global_name or self.message.author.username

    @property
    def ephemeral(self) -> bool:
        """Return whether the message is marked "only you can see this"."""
        return self.message.ephemeral

    @property
    def thinking(self) -> bool:
        """Return whether the message is still a deferred answer."""
        return self.message.loading

    @property
    def gone(self) -> bool:
        """Return whether the message was deleted."""
        return self.message.deleted

    @property
    def v2(self) -> bool:
        """Return whether the message uses components v2."""
        return bool(self.message.flags & Flag.COMPONENTS_V2)

    @property
    def buttons(self) -> list[Control]:
        """Return the buttons that send an interaction (links are left out)."""
        found = [c for c in walk(self.message.components) if c.get("type") == BUTTON and c.get("style") != LINK]
        return [Control(c, c.get("label") or (c.get("emoji") or {}).get("name", "")) for c in found]

    @property
    def selects(self) -> list[Control]:
        """Return the menus, labelled by their placeholders."""
        found = [c for c in walk(self.message.components) if c.get("type") in SELECTS]
        return [Control(c, c.get("placeholder") or "") for c in found]

    @property
    def labels(self) -> list[str]:
        """Return the labels of all buttons and the placeholders of all menus."""
        return [control.label for control in (*self.buttons, *self.selects)]

    @property
    def pictures(self) -> list[Attachment]:
        """Return the attached pictures that are on the screen: in v2, only those shown by a component."""
        pictures = [a for a in self.message.attachments if a.content_type.startswith("image/")]
        if not self.v2:
            return pictures
        shown = {one.get("attachment_id") for one in media(self.message.components)}
        return [a for a in pictures if str(a.id) in shown]

    @property
    def alt_texts(self) -> list[str]:
        """Return what a screen reader says of the pictures: attachment and gallery descriptions."""
        items = [i for c in walk(self.message.components) for i in (c, *c.get("items", [])) if "media" in i]
        spoken = [a.description for a in self.message.attachments] + [i.get("description") for i in items]
        return [text for text in spoken if text]

    def __str__(self) -> str:
        marks = " (only you can see this)" if self.ephemeral else ""
        controls = "".join(f" [{label}]" for label in self.labels)
        pictures = "".join(f" <{a.filename} {a.width}x{a.height}>" for a in self.message.attachments)
        return f"{self.author}{marks}: {self.text or '…'}{controls}{pictures}"


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that an interaction opened."""

    interaction: Interaction

    @property
    def body(self) -> Json:
        """Return the modal as it was sent."""
        assert self.interaction.modal is not None
        return self.interaction.modal

    @property
    def title(self) -> str:
        """Return the modal's title."""
        return str(self.body["title"])

    @property
    def fields(self) -> list[Control]:
        """Return the modal's fields, labelled by their own label or that of the enclosing label component."""
        found = []
        for top in self.body["components"]:
            inner = top.get("component") if top["type"] == LABEL else (top.get("components") or [None])[0]
            if inner and inner["type"] in IN_MODAL:
                found.append(Control(inner, top.get("label") or inner.get("label") or ""))
        return found

    def filled(self, answers: dict[str, Any]) -> list[Json]:
        """Return the components of a submission.

        Raises ``CannotRun`` for an unknown, missing, too short or too long answer.
        """
        values: dict[str, Any] = {}
        for name, value in answers.items():
            values[find(self.fields, name, "field").custom_id] = value
        return [self._echo(top, values) for top in self.body["components"]]

    def _echo(self, top: Json, values: dict[str, Any]) -> Json:
        body: Json = {"type": top["type"], "id": top["id"]}
        if top["type"] == LABEL:
            body["component"] = _field(top["component"], values)
        elif "components" in top:
            body["components"] = [_field(inner, values) for inner in top["components"]]
        return body


def _field(component: Json, values: dict[str, Any]) -> Json:
    """Return the value that a field of a form sends: the answer, or its initial value."""
    custom_id, kind = component["custom_id"], component["type"]
    body: Json = {"type": kind, "id": component["id"], "custom_id": custom_id}
    answer = values.get(custom_id, _preset(component))
    if kind == TEXT_INPUT:
        body["value"] = _text(component, str(answer))
    elif kind == CHECKBOX:
        body["value"] = bool(answer)
    else:
        chosen = choose(Control(component, custom_id), answer if isinstance(answer, list) else [answer])
        body |= {"value": next(iter(chosen), None)} if kind == RADIO else {"values": chosen}
    return body


def _preset(component: Json) -> Any:
    if component["type"] == TEXT_INPUT:
        return component.get("value") or ""
    if component["type"] == CHECKBOX:
        return component.get("default", False)
    chosen = [option["value"] for option in component.get("options") or [] if option.get("default")]
    return chosen or [one["id"] for one in component.get("default_values") or []]


def _text(component: Json, text: str) -> str:
    low, high = component.get("min_length") or 0, component.get("max_length") or 4000
    name = component["custom_id"]
    if not text and component.get("required", True):
        raise CannotRun(f"the field {name} has to be filled in")
    if text and not low <= len(text) <= high:
        raise CannotRun(f"the field {name} takes {low} to {high} characters, not {len(text)}")
    return text


def choose(select: Control, wanted: list[str]) -> list[str]:
    """Return the values that are sent when these labels or values of a menu are chosen.

    Raises ``CannotRun`` for an option that does not exist, or for too few or too many options.
    """
    values = list(wanted)
    if select.options:
        known = {str(o["value"]): str(o["value"]) for o in select.options}
        by_name = {**{str(o["label"]): str(o["value"]) for o in select.options}, **known}
        missing = [name for name in wanted if name not in by_name]
        if missing:
            raise CannotRun(f"{missing} is not among the options: {[o['label'] for o in select.options]}")
        values = [by_name[name] for name in wanted]
    low, high = select.component.get("min_values"), select.component.get("max_values")
    usual = len(select.options) if select.kind == CHECKBOXES else 1
    low, high = 1 if low is None else low, usual if high is None else high
    required = select.component.get("required", True) or bool(values)
    if required and not low <= len(values) <= high:
        raise CannotRun(f"the menu {select.label!r} takes {low} to {high} choices, not {len(values)}")
    return values
