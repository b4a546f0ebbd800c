"""Discord's limits, in one place. Sources: Discord's API reference on application commands, messages, components."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

COMMANDS = 100
"""Slash commands of one application, globally or in one server."""
OPTIONS = 25
"""Subcommands of a command, parameters of a subcommand, options of a menu."""
CHOICES = 25
"""Suggestions of an autocompleted parameter."""
CHOICE_NAME = 100
MENU_COMMAND = 32
"""Characters of the name of a command in the menu of a message or person."""
CHOICE_VALUE = 100
COMMAND_ABOUT = 100
# All names, descriptions and values of one command; of a translated text its longest version counts.
COMMAND_CHARACTERS = 8000
# A command's or parameter's name; it must also be lower case.
NAME = re.compile(r"[-_'\w]{1,32}")

CONTENT = 2000
"""Characters of a message."""
LABEL = 80
"""Characters of a button's label."""
MENU_TEXT = 100
"""Characters of a menu option's label, value and description."""
PLACEHOLDER = 150
"""Characters of a menu's placeholder."""
ROW_BUTTONS = 5
"""Buttons in a row."""
ROWS = 5
"""Rows of controls below a message."""
CUSTOM_ID = 100
"""Characters of a custom id."""
THREAD_NAME = 100
FORM_TITLE = 45
FORM_LABEL = 45
"""Characters of a form field's label."""
FORM_ABOUT = 100
FORM_FIELDS = 5
CHECKBOXES = 10
"""Boxes or radio buttons of one field of a form."""

ALT = 1024
"""Characters of an attachment's description."""
# Bytes of a message's files on a server without boosts.
UPLOAD = 10 * 2**20

ELLIPSIS = "…"


def cut(text: str, limit: int) -> str:
    """Cut a text to a limit, with an ellipsis."""
    return text if len(text) <= limit else text[: limit - len(ELLIPSIS)].rstrip() + ELLIPSIS


def is_name(name: str) -> bool:
    """Return whether Discord accepts this as the name of a command or parameter."""
    return NAME.fullmatch(name) is not None and name == name.lower()


def characters(command: Mapping[str, Any]) -> int:
    """Return the size of a command's payload as Discord counts it towards `COMMAND_CHARACTERS`."""
    total = sum(
        max(map(len, (command.get(key) or "", *(command.get(f"{key}_localizations") or {}).values())))
        for key in ("name", "description")
    )
    parts: Iterable[Mapping[str, Any]] = (*(command.get("options") or ()), *(command.get("choices") or ()))
    return total + len(str(command.get("value", ""))) + sum(characters(part) for part in parts)
