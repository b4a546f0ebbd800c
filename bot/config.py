"""Reads the settings from `config.toml` and the environment as one typed value, and reports all errors at once."""

from __future__ import annotations

import math
import os
import re
import shlex
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from msgspec import Struct, field, structs

from bot.database_url import HOST, USUAL_DATABASE, wrong_database


class DiscordSettings(Struct, frozen=True):
    """How to reach Discord."""

    token: str = ""
    sync: Literal["when-changed", "always", "never"] = "when-changed"
    api_base: str = ""
    gateway_url: str = ""
    allow_remote_api: bool = False
    guild_ready_timeout: float = 2.0
    shards: int = 0


class DatabaseSettings(Struct, frozen=True):
    """Where tables are stored."""

    url: str = USUAL_DATABASE


class SandboxSettings(Struct, frozen=True):
    """The sandbox: a small Discord on this machine."""

    host: str = "127.0.0.1"
    port: int = 8180
    allow_remote: bool = False


class HostSettings(Struct, frozen=True):
    """The host."""

    language: str = "en"
    draw_processes: int = -1
    warm_pictures: bool = True
    sprites: str = "data/sprites"
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    rate_limit: int = 50
    table_rate_limit: int = 200


class OperationSettings(Struct, frozen=True):
    """Monitoring, public API, webhooks and retention."""

    health_port: int = 0
    health_host: str = "127.0.0.1"
    allow_remote: bool = False
    webhooks: Literal["public", "anywhere", "off"] = "public"
    public_api_port: int = 0
    public_api_host: str = "127.0.0.1"
    public_api_allow_remote: bool = False
    public_api_servers: str = "all"
    public_api_rate_limit: int = 60
    keep_messages_days: int = 14
    keep_links_days: int = 60
    backup_every_hours: int = 24
    backup_keep_days: int = 7
    backup_folder: str = "data/backups"
    backup_command: str = ""
    tracing_url: str = ""
    sentry_dsn: str = ""
    operator: str = ""
    contact: str = ""
    privacy_url: str = ""
    terms_url: str = ""


class WebSettings(Struct, frozen=True):
    """The page of a board."""

    public_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8181
    allow_remote: bool = False
    proxies: str = ""
    activity_client_secret: str = ""


class Settings(Struct, frozen=True):
    """All settings. Each section is a table of the file."""

    discord: DiscordSettings = field(default_factory=DiscordSettings)
    database: DatabaseSettings = field(default_factory=DatabaseSettings)
    sandbox: SandboxSettings = field(default_factory=SandboxSettings)
    host: HostSettings = field(default_factory=HostSettings)
    operation: OperationSettings = field(default_factory=OperationSettings)
    web: WebSettings = field(default_factory=WebSettings)


# Environment variables with special names; every key can also be set by `FOOD_COURT_<SECTION>_<KEY>`.
ENVIRONMENT = {"DISCORD_TOKEN": ("discord", "token"), "DATABASE_URL": ("database", "url")}
# Old names of keys, which are still read: section and old name, and the new name.
RENAMED = {("host", "pace"): "rate_limit", ("host", "table_pace"): "table_rate_limit"}
_PREFIX = "FOOD_COURT_"
# The environment variable with the sandbox's database. It is no setting, because that database is emptied at every
# start.
SANDBOX_DATABASE = f"{_PREFIX}SANDBOX_DATABASE"
_NUMBERS = {int: re.compile(r"-?[0-9]{1,18}"), float: re.compile(r"-?[0-9]{1,18}(\.[0-9]{1,18})?")}
_LARGEST = 10**18
_LONGEST = 2000
_READABLE = 80
_LOOPBACK_NAMES = ("localhost",)


class ConfigError(Exception):
    """Invalid settings; `problems` are lines with the place, the error and the allowed values."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def load(path: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings of a file (which may be missing) and the environment, which has priority.

    Raises ConfigError with all problems at once.
    """
    problems: list[str] = []
    raw = _read(path, problems)
    places = {(section, key): f"{path}: {section}.{key}" for section in raw for key in raw[section]}
    problems += _rename(raw, places)
    for (section, key), (name, text) in _from_environment(environment).items():
        raw.setdefault(section, {})[key] = _typed(section, key, text)
        places[(section, key)] = f"environment: {name}"
    problems += _unknown(environment)
    settings = Settings(**_checked(raw, places, path, problems))
    problems += _meaning(settings, places)
    if problems:
        raise ConfigError(problems)
    return settings


def sections() -> dict[str, type[Struct]]:
    """Return the sections of the file by name."""
    hints: dict[str, type[Struct]] = get_type_hints(Settings)
    return hints


def _read(path: Path, problems: list[str]) -> dict[str, dict[str, Any]]:
    try:
        raw = tomllib.loads(path.read_text("utf-8-sig"))  # some editors begin a file with a byte order mark
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, not TOML, or a number of thousands of digits
        problems.append(f"{path}: cannot be read: {error}")
        return {}
    except RecursionError:
        problems.append(f"{path}: cannot be read: it is nested too deeply")
        return {}
    found = {}
    for section, values in raw.items():
        if isinstance(values, dict):
            found[section] = values
        else:
            problems.append(f"{path}: {section}: belongs into a section, such as [host]")
    return found


def _rename(raw: dict[str, dict[str, Any]], places: dict[tuple[str, str], str]) -> Iterator[str]:
    """Move values of old keys to the new ones; error messages keep the names that the operator wrote."""
    for (section, old), new in RENAMED.items():
        values = raw.get(section, {})
        if old not in values:
            continue
        value, place = values.pop(old), places.pop((section, old))
        if new in values:
            yield f"{place}: is the old name of {section}.{new}, which is set, too; leave it out"
        else:
            values[new], places[(section, new)] = value, place


def _from_environment(environment: Mapping[str, str]) -> dict[tuple[str, str], tuple[str, str]]:
    return {key: (name, environment[name]) for name, key in _variables().items() if environment.get(name)}


def _variables() -> dict[str, tuple[str, str]]:
    """Return section and key of each environment variable; of two for one key the later one wins."""
    found = dict(ENVIRONMENT)
    found |= {f"{_PREFIX}{section}_{old}".upper(): (section, new) for (section, old), new in RENAMED.items()}
    for section, kind in sections().items():
        found |= {f"{_PREFIX}{section}_{key}".upper(): (section, key) for key in kind.__struct_fields__}
    return found


def _unknown(environment: Mapping[str, str]) -> Iterator[str]:
    """Return variables with the host's prefix that name no key."""
    known = {*_variables(), SANDBOX_DATABASE}
    for name in environment:
        if name.startswith(_PREFIX) and name not in known:
            close = get_close_matches(name, sorted(known), 1)
            yield f"environment: {name}: unknown" + (f"; did you mean {close[0]}?" if close else "")


def _typed(section: str, key: str, text: str) -> Any:
    """Read a value of the environment as TOML; a value that does not fit stays text and is rejected later."""
    kind = get_type_hints(sections()[section])[key]
    if kind is bool:
        return {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
    return kind(text) if kind in _NUMBERS and _NUMBERS[kind].fullmatch(text) else text


def _checked(
    raw: dict[str, dict[str, Any]], places: Mapping[tuple[str, str], str], path: Path, problems: list[str]
) -> dict[str, Any]:
    known = sections()
    made: dict[str, Any] = {}
    for section, values in raw.items():
        if section not in known:
            problems.append(f"{path}: [{section}]: unknown section{_did_you_mean(section, known)}")
            continue
        hints = get_type_hints(known[section])
        for key, value in values.items():
            place = places.get((section, key), f"{path}: {section}.{key}")
            if key not in hints:
                problems.append(f"{place}: unknown key{_did_you_mean(key, hints)}")
            elif not _fits(value, hints[key]):
                problems.append(f"{place}: {_shown(key, value)} is not allowed; allowed is {_allowed(hints[key])}")
        fitting = {key: value for key, value in values.items() if key in hints and _fits(value, hints[key])}
        made[section] = known[section](**fitting)
    return made


def _did_you_mean(name: str, known: Mapping[str, Any]) -> str:
    close = get_close_matches(name, known, 1)
    return f"; did you mean {close[0]}?" if close else f"; known are {', '.join(known)}"


def _fits(value: Any, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind is bool:
        return isinstance(value, bool)
    if kind is str:
        return isinstance(value, str) and len(value) <= _LONGEST and (not value or value.isprintable())
    number = isinstance(value, kind if kind is int else (int, float)) and not isinstance(value, bool)
    return number and -_LARGEST <= value <= _LARGEST and math.isfinite(value)


def _allowed(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return ", ".join(repr(value) for value in get_args(kind))
    text = f"text in one line, of at most {_LONGEST} characters"
    return {bool: "true or false", int: "a whole number", float: "a number", str: text}[kind]


def _shown(key: str, value: Any) -> str:
    """Show a given value in an error message, as far as it is readable, and never a possible secret."""
    # An address may contain a password.
    if key in ("token", "url", "activity_client_secret") or (isinstance(value, str) and "@" in value):
        return "this value"
    if isinstance(value, int) and not -_LARGEST <= value <= _LARGEST:
        return "this number"
    text = repr(value) if isinstance(value, (str, int, float, bool)) else f"a {type(value).__name__}"
    return text if len(text) <= _READABLE else f"{text[: _READABLE - 1]}…"


def _meaning(settings: Settings, places: Mapping[tuple[str, str], str]) -> Iterator[str]:
    """Find values that are well-formed but make no sense."""

    def at(section: str, key: str) -> str:
        return places.get((section, key), f"{section}.{key}")

    if not 0 <= settings.sandbox.port <= 65535:
        yield f"{at('sandbox', 'port')}: allowed is 0 to 65535; 0 takes a free port"
    if not -1 <= settings.host.draw_processes <= 64:
        yield f"{at('host', 'draw_processes')}: {settings.host.draw_processes} is not allowed; allowed is -1 to 64"
    if settings.host.language not in languages():
        wrong, known = _shown("language", settings.host.language), ", ".join(repr(one) for one in languages())
        yield f"{at('host', 'language')}: {wrong} is not allowed; allowed is {known}"
    for key in ("rate_limit", "table_rate_limit"):
        if not 0 <= getattr(settings.host, key) <= 10_000:
            yield f"{at('host', key)}: allowed is 1 to 10000 presses in ten seconds, or 0 for no limit"
    if not 0 <= settings.discord.guild_ready_timeout <= 60:
        yield f"{at('discord', 'guild_ready_timeout')}: allowed is 0 to 60 seconds"
    if not 0 <= settings.discord.shards <= 16_384:
        yield f"{at('discord', 'shards')}: allowed is 1 to 16384 shards, or 0 for as many as Discord advises"
    wrong = wrong_database(settings.database.url)
    if wrong:
        yield f"{at('database', 'url')}: {wrong}"
    if bool(settings.discord.api_base) != bool(settings.discord.gateway_url):
        yield f"{at('discord', 'api_base')}: api_base and gateway_url are set together or not at all"
    yield from _addresses(settings, at)


def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues."""
    from renderers.words.sources import LOCALES  # imported here, because it imports the catalogues' parser

    return LOCALES


def _addresses(settings: Settings, at: Any) -> Iterator[str]:
    schemes = {"api_base": ("http", "https"), "gateway_url": ("ws", "wss")}
    for key, allowed in schemes.items():
        url = getattr(settings.discord, key)
        if not url:
            continue
        host = _host_of(url, allowed)
        if host is None:
            form = f"{allowed[0]}://HOST:PORT/… or {allowed[1]}://HOST:PORT/…"
            yield f"{at('discord', key)}: {_shown(key, url)} is not an address; allowed is {form}"
        elif not settings.discord.allow_remote_api and not loopback(host):
            yield f"{at('discord', key)}: {host} is elsewhere; set discord.allow_remote_api = true to mean it"
    yield from _operation(settings, at)
    yield from _web(settings.web, at)
    host, remote = settings.sandbox.host, settings.sandbox.allow_remote
    yield from _listening(at("sandbox", "host"), host, remote, "sandbox")


def _host_of(url: str, schemes: Sequence[str]) -> str | None:
    """Return the host of an address; None if there is none or the scheme is another."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:  # brackets without an address between them, or a port that is no number or too high
        return None
    well = parts.scheme in schemes and host and HOST.fullmatch(host) and port != 0
    return host if well else None


def _listening(place: str, host: str, remote: bool, section: str, key: str = "allow_remote") -> Iterator[str]:
    """Check a host name or address to listen on."""
    if not HOST.fullmatch(host):
        yield f"{place}: {_shown('host', host)} is not allowed; allowed is a host's name or address, such as 127.0.0.1"
    elif not remote and not loopback(host):
        yield f"{place}: others can reach {host}; set {section}.{key} = true to mean it"


def _operation(settings: Settings, at: Callable[[str, str], str]) -> Iterator[str]:
    """Check the operator's section."""
    here = settings.operation
    if not 0 <= here.health_port <= 65535:
        yield f"{at('operation', 'health_port')}: allowed is 1 to 65535, or 0 for none"
    yield from _listening(at("operation", "health_host"), here.health_host, here.allow_remote, "operation")
    yield from _view(here, at)
    for key in ("keep_messages_days", "keep_links_days"):
        if not 2 <= getattr(here, key) <= 36_500:
            yield f"{at('operation', key)}: allowed is 2 to 36500 days; messages are tried for a day"
    for key in ("privacy_url", "terms_url", "tracing_url", "sentry_dsn"):
        url = getattr(here, key)
        if url and _host_of(url, ("https", "http")) is None:
            yield f"{at('operation', key)}: {_shown(key, url)} is not an address; allowed is https://HOST/…"
    yield from _backups(here, at)


def _backups(here: OperationSettings, at: Callable[[str, str], str]) -> Iterator[str]:
    """Check the settings of scheduled backups."""
    if not 0 <= here.backup_every_hours <= 8760:
        yield f"{at('operation', 'backup_every_hours')}: allowed is 1 to 8760 hours, or 0 for no backups"
    if not 1 <= here.backup_keep_days <= 36_500:
        yield f"{at('operation', 'backup_keep_days')}: allowed is 1 to 36500 days"
    if here.backup_every_hours and not here.backup_folder:
        yield f"{at('operation', 'backup_folder')}: allowed is a folder; set backup_every_hours = 0 for no backups"
    try:
        command = shlex.split(here.backup_command)
    except ValueError:
        command = [""]
    if command and "{file}" not in "".join(command[1:]):
        form = "a program and its arguments, with {file} for the backup"
        yield f"{at('operation', 'backup_command')}: is not a command; allowed is {form}"


def _web(here: WebSettings, at: Callable[[str, str], str]) -> Iterator[str]:
    """Check the settings of the board's page."""
    if not 0 <= here.port <= 65535:
        yield f"{at('web', 'port')}: allowed is 1 to 65535, or 0 for a free port"
    yield from _listening(at("web", "host"), here.host, here.allow_remote, "web")
    try:
        networks(here.proxies)
    except ValueError:
        yield f"{at('web', 'proxies')}: allowed are addresses or networks such as 10.0.0.0/8, separated by spaces"
    if not here.public_url:
        if here.activity_client_secret:
            yield f"{at('web', 'activity_client_secret')}: needs web.public_url, where Discord fetches the page"
        return
    host = _host_of(here.public_url, ("https", "http"))
    if host is None or urlsplit(here.public_url).path or "@" in here.public_url:
        yield f"{at('web', 'public_url')}: allowed is https://HOST or http://HOST:PORT, without a path"
    elif here.public_url.startswith("http:") and not loopback(host):
        yield f"{at('web', 'public_url')}: has to begin with https://, because people are signed in there"


def networks(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Parse addresses and networks, separated by spaces. Raises ValueError."""
    return tuple(map(ip_network, text.split()))


def _view(here: OperationSettings, at: Callable[[str, str], str]) -> Iterator[str]:
    """Check the settings of the public API."""
    if not 0 <= here.public_api_port <= 65535:
        yield f"{at('operation', 'public_api_port')}: allowed is 1 to 65535, or 0 for none"
    elif here.public_api_port and here.public_api_port == here.health_port:
        yield f"{at('operation', 'public_api_port')}: is operation.health_port, too; choose another port"
    place = at("operation", "public_api_host")
    yield from _listening(
        place, here.public_api_host, here.public_api_allow_remote, "operation", "public_api_allow_remote"
    )
    if not shown_servers(here.public_api_servers) and here.public_api_servers != "all":
        yield f"{at('operation', 'public_api_servers')}: allowed is 'all', or ids of servers separated by spaces"
    if not 0 <= here.public_api_rate_limit <= 100_000:
        yield f"{at('operation', 'public_api_rate_limit')}: allowed is 1 to 100000 requests a minute, or 0 for no limit"


def shown_servers(text: str) -> frozenset[int]:
    """Return the servers that the public API is limited to; none if it shows all, or if the text is invalid."""
    ids = text.split()
    known = all(one.isascii() and one.isdecimal() and len(one) <= len(str(_LARGEST)) for one in ids)
    return frozenset(map(int, ids)) if known else frozenset()


def loopback(host: str) -> bool:
    """Return whether a host name or address is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in _LOOPBACK_NAMES


def pointed(settings: Settings, *, token: str, api_base: str, gateway_url: str) -> Settings:
    """Return the settings with another Discord, for example the sandbox."""
    changed = structs.replace(settings.discord, token=token, api_base=api_base, gateway_url=gateway_url)
    return structs.replace(settings, discord=changed)
