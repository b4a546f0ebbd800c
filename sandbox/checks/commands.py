"""Application commands: the schema of synced commands, and the rules for running them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.forms import Complaints, Path
from sandbox.model.entities import Application
from sandbox.model.snowflake import Snowflakes

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4

MAX_COMMANDS = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15, ENTRY_POINT: 1}
MAX_OPTIONS = 25
MAX_CHARACTERS = 8000
_NAME = re.compile(r"[-_'\w]{1,32}")
_BOUND = 2**53


TO_SERVERS, TO_USERS = INSTALLS = (0, 1)
CONTEXTS = (0, 1, 2)  # in a guild, in the DM with the bot, in DMs among users


class CannotRun(Exception):
    """A command that a person cannot send, with the reason as their client would show it."""


# --- schema ---


def check(commands: Any) -> None:
    """Check a bulk overwrite: names, descriptions, options, choices and counts. Raises 50035 or 30032."""
    complaints = Complaints()
    bodies = complaints.items((), commands, 0, 130)
    for kind, most in MAX_COMMANDS.items():
        if sum(body.get("type", CHAT_INPUT) == kind for body in bodies) > most:
            raise refuse(30032)
    seen: set[tuple[int, str]] = set()
    for place, body in enumerate(bodies):
        _command(complaints, (place,), body)
        key = (body.get("type", CHAT_INPUT), str(body.get("name")))
        if key in seen:
            words = "Application command names must be unique"
            complaints.add((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add(key)
    complaints.refuse()


def _command(complaints: Complaints, path: Path, body: Json) -> None:
    kind = body.get("type", CHAT_INPUT)
    if not complaints.one_of((*path, "type"), kind, tuple(MAX_COMMANDS)):
        return
    for name, known in (("integration_types", INSTALLS), ("contexts", CONTEXTS)):
        _check_places(complaints, (*path, name), body.get(name), known)
    if kind in (USER_MENU, MESSAGE_MENU):
        complaints.text((*path, "name"), body.get("name"), 1, 32)
        if body.get("description") or body.get("options"):
            complaints.add(path, "APPLICATION_COMMAND_CONTEXT_MENU_FIELDS", "A menu command has a name only.")
        return
    _named(complaints, path, body)
    _options(complaints, path, body, depth=0)
    if characters(body) > MAX_CHARACTERS:
        words = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        complaints.add(path, "APPLICATION_COMMAND_TOO_LARGE", words)


def _check_places(complaints: Complaints, path: Path, given: Any, known: tuple[int, ...]) -> None:
    """Check where a command may be installed or run: known places, each once; None represents the default."""
    if given is None:
        return
    if not isinstance(given, list) or not given:
        complaints.required(path)
        return
    for at, place in enumerate(given):
        complaints.one_of((*path, at), place, known)
    if len(set(map(str, given))) < len(given):
        complaints.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")


def _named(complaints: Complaints, path: Path, body: Json) -> None:
    names: list[tuple[Path, Any]] = [(("name",), body.get("name"))]
    names += [(("name_localizations", k), v) for k, v in (body.get("name_localizations") or {}).items()]
    for where, name in names:
        if complaints.text((*path, *where), name, 1, 32) and (not _NAME.fullmatch(name) or name != name.lower()):
            words = f"Command name is invalid: {name}"
            complaints.add((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", words)
    complaints.text((*path, "description"), body.get("description"), 1, 100)
    for locale, text in (body.get("description_localizations") or {}).items():
        complaints.text((*path, "description_localizations", locale), text, 1, 100)


def _options(complaints: Complaints, path: Path, body: Json, *, depth: int) -> None:
    options = complaints.items((*path, "options"), body.get("options") or [], 0, MAX_OPTIONS)
    kinds = {option.get("type") for option in options}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        words = "Sub-commands and options cannot be mixed"
        complaints.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    seen: set[str] = set()
    optional = False
    for place, option in enumerate(options):
        where = (*path, "options", place)
        _option(complaints, where, option, depth=depth)
        name = str(option.get("name"))
        if name in seen:
            complaints.add((*where, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        seen.add(name)
        if option.get("required") and optional:
            words = "Required options must be placed before non-required options"
            complaints.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional = optional or not option.get("required")


def _option(complaints: Complaints, path: Path, option: Json, *, depth: int) -> None:
    kind = option.get("type")
    allowed = {0: (1, 2), 1: (1,)}.get(depth, ())
    if not complaints.one_of((*path, "type"), kind, (*allowed, *range(STRING, ATTACHMENT + 1))):
        return
    _named(complaints, path, option)
    if kind in (SUBCOMMAND, GROUP):
        if kind == GROUP and not option.get("options"):
            complaints.required((*path, "options"))
        _options(complaints, path, option, depth=depth + (1 if kind == GROUP else 2))
        return
    choices = complaints.items((*path, "choices"), option.get("choices") or [], 0, 25)
    if choices and option.get("autocomplete"):
        words = "Choices and autocomplete cannot be used together"
        complaints.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", words)
    if option.get("autocomplete") and kind not in (STRING, INTEGER, NUMBER):
        words = "Autocomplete is for string, integer and number options"
        complaints.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", words)
    for place, choice in enumerate(choices):
        complaints.text((*path, "choices", place, "name"), choice.get("name"), 1, 100)
        if kind == STRING:
            complaints.text((*path, "choices", place, "value"), choice.get("value"), 1, 100)
    if option.get("max_length") is not None:
        complaints.number((*path, "max_length"), option["max_length"], 1, 6000)
    if option.get("min_length") is not None:
        complaints.number((*path, "min_length"), option["min_length"], 0, 6000)


def characters(body: Json) -> int:
    """Return the size that counts towards 8000: names, descriptions and choice values, by the longest localization."""
    total = 0
    for key in ("name", "description"):
        texts = [body.get(key) or "", *(body.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    total += sum(len(str(c.get("value", ""))) + characters(c) for c in body.get("choices") or [])
    return total + sum(characters(option) for option in body.get("options") or [])


def overwrite(application: Application, ids: Snowflakes, scope: int | None, bodies: list[Json]) -> list[Json]:
    """Replace an application's commands in one scope; a command of the same name keeps its id.

    Raises 50240 if the command is missing that opens the application's page.
    """
    check(bodies)
    known = application.commands.get(scope, {})
    bodies = [resent(body) for body in bodies]
    if _opens(known.values()) and not _opens(bodies):
        raise refuse(50240)
    before = {(c["type"], c["name"]): c for c in known.values()}
    after: dict[int, Json] = {}
    for body in bodies:
        command = stored(application, scope, body)
        old = before.get((command["type"], command["name"]))
        bare = {k: v for k, v in (old or {}).items() if k not in ("id", "version")}
        number = int(old["id"]) if old else ids.next()
        same = old is not None and bare == command
        version = old["version"] if old and same else str(ids.next())
        after[number] = {**command, "id": str(number), "version": version}
    application.commands[scope] = after
    return list(after.values())


def resent(command: Json) -> Json:
    """Return a command without what only the service sets: a client may send it as it has received it."""
    return {k: v for k, v in command.items() if k not in ("id", "version", "application_id", "guild_id")}


def _opens(commands: Iterable[Json]) -> bool:
    return any(command.get("type") == ENTRY_POINT for command in commands)


def enable_activities(application: Application, ids: Snowflakes) -> None:
    """Give an application a page inside Discord, and the command that opens it, as the developer portal does."""
    application.activities = True
    launch = {"type": ENTRY_POINT, "name": "launch", "description": "Launch the Activity", "handler": 2}
    known = application.commands.setdefault(None, {})
    number = ids.next()
    known[number] = {**stored(application, None, launch), "id": str(number), "version": str(ids.next())}


def stored(application: Application, scope: int | None, body: Json) -> Json:
    """Return a command as the service stores it, without id and version."""
    command: Json = {
        "type": CHAT_INPUT,
        "description": "",
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [TO_SERVERS],
        "contexts": None,
        **body,
        "application_id": str(application.id),
    }
    if scope is not None:
        command["guild_id"] = str(scope)
    return command


# --- running ---


def find(application: Application, path: str, guild_id: int | None) -> tuple[Json, list[Json]]:
    """Return the synced command and the chain of sub-commands that a path such as ``table new`` names.

    A guild command hides a global one of the same name. Raises ``CannotRun`` for an unknown path.
    """
    first, *rest = path.strip().removeprefix("/").split()
    visible = available(application, guild_id)
    command = next((c for c in visible if c["name"] == first and c["type"] == CHAT_INPUT), None)
    if command is None:
        names = ", ".join(sorted(c["name"] for c in visible)) or "none: nothing has been synced"
        raise CannotRun(f"there is no command /{first} here (there are: {names})")
    chain, level = [], command
    for word in rest:
        subs = [o for o in level.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
        level = next((o for o in subs if o["name"] == word), {})
        if not level:
            raise CannotRun(f"/{path} is not a command: {word} is not among {[o['name'] for o in subs]}")
        chain.append(level)
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in level.get("options") or []):
        raise CannotRun(f"/{path} needs a sub-command: {[o['name'] for o in level['options']]}")
    return command, chain


def available(application: Application, guild_id: int | None) -> list[Json]:
    """Return the commands that can be run in a guild, or in the DM with the bot (``None``)."""
    wanted_context = 0 if guild_id else 1
    own = list(application.commands.get(guild_id, {}).values()) if guild_id else []
    hidden = {(c["type"], c["name"]) for c in own}
    for command in application.commands.get(None, {}).values():
        contexts = command.get("contexts")
        here = contexts is None or wanted_context in contexts
        here = here and not set(command["integration_types"] or (TO_SERVERS,)).isdisjoint(application.installs)
        if contexts is None and not guild_id and command.get("dm_permission") is False:
            here = False
        if here and (command["type"], command["name"]) not in hidden:
            own.append(command)
    return own


def leaf(command: Json, chain: list[Json]) -> list[Json]:
    """Return the options of the innermost sub-command."""
    return list((chain[-1] if chain else command).get("options") or [])


def nest(chain: list[Json], options: list[Json]) -> list[Json]:
    """Wrap options into their chain of sub-commands, as interaction data does."""
    for level in reversed(chain):
        options = [{"name": level["name"], "type": level["type"], "options": options}]
    return options


def check_options(schema: list[Json], given: dict[str, Any], *, partial: bool = False) -> None:
    """Check options as a person's client does. Raises ``CannotRun`` naming the option.

    ``partial`` is for autocomplete, where required options may still be missing.
    """
    by_name = {option["name"]: option for option in schema}
    for name, value in given.items():
        if name not in by_name:
            raise CannotRun(f"there is no option {name} (there are: {', '.join(by_name) or 'none'})")
        _check_value(by_name[name], value)
    missing = [o["name"] for o in schema if o.get("required") and o["name"] not in given]
    if missing and not partial:
        raise CannotRun(f"required options are missing: {', '.join(missing)}")


_TYPES: dict[int, Callable[[Any], bool]] = {
    STRING: lambda v: isinstance(v, str),
    INTEGER: lambda v: isinstance(v, int) and not isinstance(v, bool) and abs(v) <= _BOUND,
    BOOLEAN: lambda v: isinstance(v, bool),
    NUMBER: lambda v: isinstance(v, int | float) and not isinstance(v, bool),
}


def _check_value(option: Json, value: Any) -> None:
    name = option["name"]
    if not _TYPES.get(option["type"], lambda v: isinstance(v, str) and v.isdigit())(value):
        raise CannotRun(f"option {name} does not take {value!r} (type {option['type']})")
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise CannotRun(f"option {name} must be one of {choices}, not {value!r}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if option.get(low) is not None and size < option[low]:
        raise CannotRun(f"option {name}: {value!r} is under the minimum of {option[low]}")
    if option.get(high) is not None and size > option[high]:
        raise CannotRun(f"option {name}: {value!r} is over the maximum of {option[high]}")
    if option["type"] == STRING and len(value) > 6000:
        raise CannotRun(f"option {name} is longer than 6000 characters")
