"""Validation of the components of messages (v1 and v2) and of modals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sandbox.checks.api_errors import Json
from sandbox.checks.emoji import is_emoji
from sandbox.checks.forms import Complaints, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
TOP_V1 = (ROW,)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (*IN_CONTAINER, CONTAINER)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
LINK, PREMIUM = 5, 6

MAX_COMPONENTS_V2 = 40
MAX_TEXT_V2 = 4000
MAX_ID = 2**31 - 1
SWITCHES = ("disabled", "required", "spoiler", "divider", "default")
_WITHIN = ("component", "accessory")
"""The keys under which a component holds a single child."""


def walk(components: list[Any]) -> Iterator[Json]:
    """Yield every component of a tree: parents before children, accessories after their section's texts."""
    left = components[::-1]
    while left:
        component = left.pop()
        if not isinstance(component, dict):
            continue
        yield component
        for key in _WITHIN:
            if key in component and isinstance(component[key], dict):
                left.append(component[key])
        children = component.get("components")
        if isinstance(children, list):
            left += reversed(children)


def media(components: list[Json]) -> Iterator[Json]:
    """Yield the pictures and files that a tree of sent components shows, in the order on the screen."""
    for component in walk(components):
        kind = component.get("type")
        if kind == GALLERY:
            yield from (item["media"] for item in component["items"])
        elif kind in (THUMBNAIL, FILE):
            yield component["file" if kind == FILE else "media"]


def with_ids(components: list[Json]) -> list[Json]:
    """Return a copy of the tree as Discord sends it: every component has an integer ``id``, given or assigned in order.

    The ids of emoji and of a menu's default values become strings, whatever type they had.
    """
    taken = {c["id"] for c in walk(components) if c.get("id")}
    fresh = (n for n in range(1, MAX_ID) if n not in taken)

    def numbered(component: Json) -> Json:
        copy = _with_emoji(component)
        copy["id"] = component.get("id") or next(fresh)
        if "components" in copy:
            copy["components"] = [numbered(child) for child in copy["components"]]
        for key in _WITHIN:
            if key in copy:
                copy[key] = numbered(copy[key])
        if copy.get("options"):
            copy["options"] = [_with_emoji(option) for option in copy["options"]]
        if copy.get("default_values"):
            copy["default_values"] = [{**one, "id": str(one["id"])} for one in copy["default_values"]]
        return copy

    return [numbered(component) for component in components]


def _with_emoji(one: Json) -> Json:
    emoji = one.get("emoji")
    return {**one, "emoji": {**emoji, "id": str(emoji["id"])}} if emoji and emoji.get("id") else dict(one)


class ComponentForm:
    """Checks one tree of components; collects complaints, and tracks what must be unique within the tree.

    ``files`` are the names of the attached files, ``emojis`` the ids of the custom emoji that may be used.
    """

    def __init__(
        self, complaints: Complaints, *, v2: bool = False, files: frozenset[str] = frozenset(),
        emojis: frozenset[str] = frozenset(),
    ) -> None:  # fmt: skip
        self.complaints = complaints
        self.v2 = v2
        self.files = files
        self.emojis = emojis
        self._in_modal = False
        self._custom_ids: set[str] = set()
        self._checks: dict[int, Callable[[Path, Json], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            STRING_SELECT: self._select,
            USER_SELECT: self._select,
            ROLE_SELECT: self._select,
            MENTIONABLE_SELECT: self._select,
            CHANNEL_SELECT: self._select,
            TEXT_INPUT: self._text_input,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
            LABEL: self._label,
            FILE_UPLOAD: self._upload,
            RADIO: self._radio,
            CHECKBOXES: self._checkboxes,
            CHECKBOX: self._checkbox,
        }

    def message(self, components: Any) -> None:
        """Check the components of a message; v2 allows at most 40 of them and 4000 characters of text."""
        path: Path = ("components",)
        if not self.v2:
            self._children(path, components, TOP_V1, 0, 5)
            self._unique_ids(components)
            return
        tree = self._children(path, components, TOP_V2, 0, MAX_COMPONENTS_V2)
        everything = list(walk(tree))
        if len(everything) > MAX_COMPONENTS_V2:
            words = f"The maximum number of components is {MAX_COMPONENTS_V2} (nested ones count)."
            self.complaints.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS", words)
        text = sum(len(c["content"]) for c in everything if isinstance(c.get("content"), str))
        if text > MAX_TEXT_V2:
            words = f"The total text of all components must be {MAX_TEXT_V2} or fewer in length."
            self.complaints.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)
        self._unique_ids(tree)

    def modal(self, components: Any) -> None:
        """Check the components of a modal: one to five text-input rows, labels or text displays."""
        path: Path = ("components",)
        self._in_modal = True
        tree = self._children(path, components, (ROW, LABEL, TEXT), 1, 5)
        if len(list(walk(tree))) > MAX_COMPONENTS_V2:
            self.complaints.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS", "Too many components.")
        self._unique_ids(tree)

    def _children(self, path: Path, value: Any, allowed: tuple[int, ...], low: int, high: int) -> list[Json]:
        children = self.complaints.items(path, value, low, high)
        for place, child in enumerate(children):
            self._one((*path, place), child, allowed)
        return children

    def _one(self, path: Path, component: Json, allowed: tuple[int, ...]) -> None:
        kind = component.get("type")
        if not self.complaints.one_of((*path, "type"), kind, allowed):
            return
        if component.get("id") is not None:
            self.complaints.number((*path, "id"), component["id"], 0, MAX_ID)
        for switch in SWITCHES:
            self.complaints.boolean((*path, switch), component.get(switch))
        self._checks[int(kind or 0)](path, component)

    def _unique_ids(self, components: Any) -> None:
        seen: set[int] = set()
        for component in walk(components if isinstance(components, list) else []):
            number = component.get("id")
            if number in seen:
                self.complaints.add(("components",), "COMPONENT_DUPLICATED_ID", f"Component id {number} is used twice.")
            if number:
                seen.add(number)

    def _custom_id(self, path: Path, component: Json) -> None:
        custom_id = component.get("custom_id")
        where = (*path, "custom_id")
        if not self.complaints.text(where, custom_id, 1, 100):
            return
        if custom_id in self._custom_ids:
            self.complaints.add(where, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self._custom_ids.add(str(custom_id))

    # --- interactive components ---

    def _row(self, path: Path, row: Json) -> None:
        where = (*path, "components")
        if self._in_modal:
            self._children(where, row.get("components"), (TEXT_INPUT,), 1, 1)
            return
        children = self._children(where, row.get("components"), (BUTTON, *SELECTS), 1, 5)
        if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
            words = "A select menu takes the whole of its row."
            self.complaints.add(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)

    def _button(self, path: Path, button: Json) -> None:
        style = button.get("style")
        if not self.complaints.one_of((*path, "style"), style, (1, 2, 3, 4, 5, 6)):
            return
        self.complaints.text((*path, "label"), button.get("label"), 0, 80, required=False)
        if style == LINK:
            if self.complaints.text((*path, "url"), button.get("url"), 1, 512):
                self._scheme((*path, "url"), button["url"], ("http", "https", "discord"))
        elif style == PREMIUM:
            self.complaints.text((*path, "sku_id"), button.get("sku_id"), 1, 20)
            return
        else:
            self._custom_id(path, button)
        if button.get("url") and button.get("custom_id"):
            words = "A custom id and url cannot both be specified"
            self.complaints.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", words)
        if not button.get("label") and not button.get("emoji"):
            self.complaints.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji.")
        self._emoji(path, button.get("emoji"))

    def _emoji(self, path: Path, emoji: Any) -> None:
        if not emoji:
            return
        name, number = (emoji.get("name"), emoji.get("id")) if isinstance(emoji, dict) else (None, None)
        if number and str(number) not in self.emojis:
            self.complaints.add((*path, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif not number and not is_emoji(name):
            self.complaints.add((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, path: Path, select: Json) -> None:
        self._custom_id(path, select)
        self.complaints.text((*path, "placeholder"), select.get("placeholder"), 0, 150, required=False)
        low, high = self._range(path, select, 25)
        if select["type"] == STRING_SELECT:
            self._enough(path, self._options(path, select.get("options"), 1, 25), low, high)
        elif select.get("default_values"):
            self.complaints.items((*path, "default_values"), select["default_values"], low, high)

    def _range(self, path: Path, component: Json, most: int, usual: int = 1) -> tuple[int, int]:
        """Check how many values may be chosen, ``usual`` at most by default; return the two numbers."""
        low, high = component.get("min_values"), component.get("max_values")
        low, high = 1 if low is None else low, usual if high is None else high
        # A required field needs a value; messages have no required fields.
        least = int(self._in_modal and component.get("required") is not False)
        usable = self.complaints.number((*path, "min_values"), low, least, most)
        if not self.complaints.number((*path, "max_values"), high, 1, most) or not usable:
            return 1, 1
        if low > high:
            words = "min_values is above max_values."
            self.complaints.add((*path, "min_values"), "SELECT_COMPONENT_INVALID_RANGE", words)
        return low, high

    def _enough(self, path: Path, options: list[Json], low: int, high: int) -> None:
        if max(low, high) > len(options):
            words = "There are fewer options than values to choose."
            self.complaints.add((*path, "options"), "SELECT_COMPONENT_NOT_ENOUGH_OPTIONS", words)
        self._defaults(path, options, high)

    def _defaults(self, path: Path, options: list[Json], high: int) -> None:
        if sum(bool(option.get("default")) for option in options) > high:
            words = "More options are chosen by default than may be chosen."
            self.complaints.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", words)

    def _options(self, path: Path, value: Any, fewest: int, most: int) -> list[Json]:
        options = self.complaints.items((*path, "options"), value, fewest, most)
        values: set[str] = set()
        for place, option in enumerate(options):
            where = (*path, "options", place)
            self.complaints.text((*where, "label"), option.get("label"), 1, 100)
            self.complaints.text((*where, "description"), option.get("description"), 0, 100, required=False)
            self.complaints.boolean((*where, "default"), option.get("default"))
            self._emoji(where, option.get("emoji"))
            if self.complaints.text((*where, "value"), option.get("value"), 1, 100):
                if option["value"] in values:
                    words = "The specified option value is already used"
                    self.complaints.add((*where, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
                values.add(option["value"])
        return options

    # --- content and layout (v2) ---

    def _section(self, path: Path, section: Json) -> None:
        self._children((*path, "components"), section.get("components"), (TEXT,), 1, 3)
        accessory = section.get("accessory")
        if isinstance(accessory, dict):
            self._one((*path, "accessory"), accessory, (BUTTON, THUMBNAIL))
        else:
            self.complaints.required((*path, "accessory"))

    def _text(self, path: Path, text: Json) -> None:
        self.complaints.text((*path, "content"), text.get("content"), 1, MAX_TEXT_V2)

    def _thumbnail(self, path: Path, thumbnail: Json) -> None:
        self._media((*path, "media"), thumbnail.get("media"))
        self.complaints.text((*path, "description"), thumbnail.get("description"), 0, 1024, required=False)

    def _gallery(self, path: Path, gallery: Json) -> None:
        for place, item in enumerate(self.complaints.items((*path, "items"), gallery.get("items"), 1, 10)):
            self.complaints.boolean((*path, "items", place, "spoiler"), item.get("spoiler"))
            self._thumbnail((*path, "items", place), item)

    def _file(self, path: Path, file: Json) -> None:
        self._media((*path, "file"), file.get("file"), ("attachment",))

    def _media(self, path: Path, media: Any, schemes: tuple[str, ...] = ("http", "https", "attachment")) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        where = (*path, "url")
        if not self.complaints.text(where, url, 1, 2048) or not self._scheme(where, str(url), schemes):
            return
        scheme, _, name = str(url).partition("://")
        if scheme == "attachment" and name not in self.files:
            words = f"The referenced attachment {name} was not found."
            self.complaints.add(where, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)

    def _scheme(self, path: Path, url: str, allowed: tuple[str, ...]) -> bool:
        scheme = url.partition("://")[0]
        if scheme in allowed:
            return True
        words = f'Scheme "{scheme}" is not supported. Scheme must be one of {allowed}.'
        self.complaints.add(path, "URL_TYPE_INVALID_SCHEME", words)
        return False

    def _separator(self, path: Path, separator: Json) -> None:
        if separator.get("spacing") is not None:
            self.complaints.one_of((*path, "spacing"), separator["spacing"], (1, 2))

    def _container(self, path: Path, container: Json) -> None:
        colour = container.get("accent_color")
        if colour is not None:
            self.complaints.number((*path, "accent_color"), colour, 0, 0xFFFFFF)
        self._children((*path, "components"), container.get("components"), IN_CONTAINER, 1, MAX_COMPONENTS_V2)

    # --- modals ---

    def _label(self, path: Path, label: Json) -> None:
        self.complaints.text((*path, "label"), label.get("label"), 1, 45)
        self.complaints.text((*path, "description"), label.get("description"), 0, 100, required=False)
        child = label.get("component")
        if not isinstance(child, dict):
            self.complaints.required((*path, "component"))
            return
        where = (*path, "component")
        self._one(where, child, IN_LABEL)
        if child.get("type") == TEXT_INPUT and child.get("label"):
            words = "A text input inside a label has no label of its own."
            self.complaints.add((*where, "label"), "BASE_TYPE_NOT_ALLOWED", words)
        if child.get("disabled"):
            words = "Nothing in a modal can be disabled."
            self.complaints.add((*where, "disabled"), "BASE_TYPE_NOT_ALLOWED", words)

    def _text_input(self, path: Path, field: Json) -> None:
        self._custom_id(path, field)
        self.complaints.one_of((*path, "style"), field.get("style"), (1, 2))
        # A text input in a row has a label field; otherwise the enclosing label component has it.
        in_row = path[-1] != "component"
        self.complaints.text((*path, "label"), field.get("label"), int(in_row), 45, required=in_row)
        self.complaints.text((*path, "placeholder"), field.get("placeholder"), 0, 100, required=False)
        low, high = field.get("min_length", 0) or 0, field.get("max_length", 4000) or 4000
        usable = self.complaints.number((*path, "min_length"), low, 0, 4000)
        if self.complaints.number((*path, "max_length"), high, 1, 4000) and usable:
            if low > high:
                words = "min_length is above max_length."
                self.complaints.add((*path, "min_length"), "TEXT_INPUT_INVALID_RANGE", words)
            self.complaints.text((*path, "value"), field.get("value"), 0, high, required=False)

    def _upload(self, path: Path, upload: Json) -> None:
        self._custom_id(path, upload)
        self._range(path, upload, 10)

    def _radio(self, path: Path, group: Json) -> None:
        self._custom_id(path, group)
        self._defaults(path, self._options(path, group.get("options"), 2, 10), 1)

    def _checkboxes(self, path: Path, group: Json) -> None:
        self._custom_id(path, group)
        options = self._options(path, group.get("options"), 1, 10)
        self._enough(path, options, *self._range(path, group, 10, min(10, len(options)) or 1))

    def _checkbox(self, path: Path, checkbox: Json) -> None:
        self._custom_id(path, checkbox)
