"""Reads and writes the options of a new game as one line of text: as tokens, in any language, or mixed.

`team=meats,veggies modules=kimchi,sushi` and `Module: Kimchi, Sushi · Team: Meats, Veggies` are read alike. Options
come in any order, separators between words do not matter: an app inserts the label of a suggestion instead of its
value, and people continue to type after it.

Suggestions for the options of a new game, typed as one line (see `option_line`).

Combines the settings of a new table: what the owner typed, the server's ready-made tables, and the defaults.

Scenarios of a new table: the presets of a title, and random modules.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import discord
from msgspec import Struct

from bot.discord import limits
from bot.discord.commands.table_argument import Suggestion
from bot.discord.gateway import permissions
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import alike
from bot.discord.panel.notation import begun, words_of
from bot.discord.posts import clock_text
from bot.servers.rows import ServerPresetRow, ServerRows
from bot.servers.service import USUAL, ServerService, TableOpener
from bot.servers.settings import ALWAYS, NEVER, ServerSettings
from bot.tables import Table, TableError, Tables
from bot.tables.clocks import Pace
from games.kernel import OptionsError, OptionSpec, Preset, Say, TitleInfo
from games.kernel.presets import most_modules, unusual
from games.kernel.registry import title as title_of
from renderers.kit.presenter import option_name, option_value
from renderers.words import LOCALES, Words, message_id
from renderers.words.typed import accepted

MODULES = "modules"
MANY = ("per_seat", "some")
"""Kinds of options with several values."""
TRUE, FALSE = "true", "false"
# The messages that list what may be typed for each.
_TRUTH = {TRUE: "typed-on", FALSE: "typed-off"}
# A number of an option; others are refused as they were typed.
_NUMBER = re.compile("-?[0-9]{1,9}")
_READABLE = 60
_WORD = re.compile(r"[^\W_]+")
# What follows the name of an option; the name may end with a bracket.
_SIGN = re.compile(r"[)\]\s]*[=:]")
_PIECE = re.compile(r"[^\s,;·()\[\]]+")
_Tokens = tuple[str, ...]


class ParsedOptions(Struct):
    """The content of a line: values by option for the title, parts that are no option, and how it may continue.

    `spec` is the option that takes more values at the end (`taken` are those it has), `rest` what is unread of a line
    that is still being typed.
    """

    raw: dict[str, object]
    unknown: list[str]
    spec: OptionSpec | None = None
    taken: tuple[str, ...] = ()
    rest: str = ""


def specs(info: TitleInfo) -> list[OptionSpec]:
    """Return the options of a title, including the choice of its modules."""
    modules = tuple(module.id for module in info.modules)
    chosen = [OptionSpec(MODULES, "some", "", values=modules, high=len(modules))] if modules else []
    return [*info.options, *chosen]


def parse(info: TitleInfo, text: str) -> dict[str, object]:
    """Return the options for the title. Raises OptionsError if parts of the text are no option.

    The title checks whether values are possible; a part that cannot be read as a value is passed on unchanged.
    """
    found = read(info, text)
    if unknown := found.unknown:
        like = example(info)
        raise OptionsError(
            [Say("options-no-value", {"given": limits.cut(piece, _READABLE), "example": like}) for piece in unknown],
            info.id,
        )
    return found.raw


def read(info: TitleInfo, text: str, *, typing: bool = False) -> ParsedOptions:
    """Parse a line. While it is `typing`, an unreadable end is taken as the beginning of something."""
    return _Reading(info, unicodedata.normalize("NFC", text), typing).read()


def line(raw: Mapping[str, object]) -> str:
    """Format options as tokens, in one line."""
    return " ".join(f"{key}={_written(value)}" for key, value in raw.items())


def described(info: TitleInfo, raw: Mapping[str, object], words: Words) -> str:
    """Format options in words: `Team: Meats, Veggies · Beans for the second player: 2`."""
    known = {spec.id: spec for spec in specs(info)}
    parts = []
    for key, value in raw.items():
        spec = known.get(key)
        if spec is None:
            parts.append(f"{key}={_written(value)}")
        else:
            parts.append(f"{name_of(info, spec, words)}: {value_read(info, spec, value, words)}")
    return " · ".join(parts)


def value_read(info: TitleInfo, spec: OptionSpec, value: object, words: Words) -> str:
    """Format the value of an option in words."""
    return ", ".join(called(info, spec, one, words) for one in tokens(value))


def tokens(value: object) -> list[str]:
    """Format the value of an option as tokens, several if it has several."""
    return [_written(one) for one in value] if isinstance(value, list) else [_written(value)]


def possible(spec: OptionSpec, many: int = limits.CHOICES) -> Sequence[str]:
    """Return the values of an option as tokens; of a wide range of numbers a limited number, in round steps."""
    if spec.kind == "flag":
        return (TRUE, FALSE)
    if spec.kind == "number":
        width = spec.high - spec.low + 1
        step = next(step for step in _steps() if width / step <= many - 1) if width > many else 1
        return [str(number) for number in range(spec.low, spec.high + 1) if number % step == 0 or number == spec.low]
    return spec.values


def taken_up(spec: OptionSpec, taken: Sequence[str]) -> object:
    """Return the value of tokens for the title."""
    if spec.kind in MANY:
        return list(taken)
    value = taken[-1] if taken else ""
    if spec.kind == "flag":
        return {TRUE: True, FALSE: False}.get(value, value)
    return int(value) if spec.kind == "number" and _NUMBER.fullmatch(value) else value


def takes_more(info: TitleInfo, spec: OptionSpec, taken: Sequence[str]) -> bool:
    """Return whether an option with some values takes another."""
    most = {"per_seat": info.seats[1], "some": spec.high}.get(spec.kind, 1)
    return len(taken) < most


def name_of(info: TitleInfo, spec: OptionSpec, words: Words) -> str:
    """Return the name of an option."""
    return words("options-modules") if spec.id == MODULES else option_name(words, info.id, spec)


def called(info: TitleInfo, spec: OptionSpec, value: str, words: Words) -> str:
    """Return the label of a value of an option, given as a token."""
    if spec.id == MODULES:
        return words.find(message_id(info.id, "module", value)) or value
    if spec.kind == "flag" and value in (TRUE, FALSE):
        return words("options-yes" if value == TRUE else "options-no")
    return option_value(words, info.id, spec, value)


def _steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50, …"""
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


def _written(value: object) -> str:
    if isinstance(value, list):
        return ",".join(tokens(value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def example(info: TitleInfo) -> str:
    """Return an example of a typed option of a title: its first one with its first value."""
    first = next(iter(specs(info)), None)
    return f"{first.id}={next(iter(possible(first)), '…')}" if first else "…"


class _Vocabulary(Struct, frozen=True):
    """Return how the options of a title and their values may be written, as words; longest first."""

    options: tuple[tuple[_Tokens, OptionSpec], ...]
    values: dict[str, tuple[tuple[_Tokens, str], ...]]


# The spellings in use, by title's id; a title's info is not hashable.
_VOCABULARIES: dict[str, tuple[TitleInfo, _Vocabulary]] = {}


def _vocabulary(info: TitleInfo) -> _Vocabulary:
    known = _VOCABULARIES.get(info.id)
    if known is None or known[0] is not info:
        known = _VOCABULARIES[info.id] = info, _spelt(info)
    return known[1]


def _spelt(info: TitleInfo) -> _Vocabulary:
    languages = [Words(locale) for locale in LOCALES]
    options = []
    values: dict[str, tuple[tuple[_Tokens, str], ...]] = {}
    for spec in specs(info):
        options += [(words_of(text), spec) for text in (spec.id, *(name_of(info, spec, w) for w in languages))]
        known = {words_of(called(info, spec, value, w)): value for w in languages for value in _named_values(spec)}
        # A token has priority over an equal label of another value.
        known |= {words_of(value): value for value in spec.values}
        if spec.kind == "flag":
            known |= {
                words_of(word): value for value, message in _TRUTH.items() for word in (value, *accepted(message))
            }
        values[spec.id] = tuple(sorted(known.items(), key=lambda one: -len(one[0])))
    return _Vocabulary(tuple(sorted(options, key=lambda one: -len(one[0]))), values)


def _named_values(spec: OptionSpec) -> Sequence[str]:
    return () if spec.kind == "number" else possible(spec)


class _Word(Struct, frozen=True):
    """A word of the line in comparable form, and its position."""

    text: str
    start: int
    end: int


class _Reading:
    """Reads one line from its beginning to its end."""

    def __init__(self, info: TitleInfo, text: str, typing: bool) -> None:
        self._info = info
        self._text = text
        self._typing = typing
        self._spelt = _vocabulary(info)
        self._words = [_Word("".join(words_of(m[0])), m.start(), m.end()) for m in _WORD.finditer(text)]
        self._at = 0
        self._found = ParsedOptions({}, [])

    def read(self) -> ParsedOptions:
        """Return the content of the line."""
        while self._at < len(self._words) and not self._found.rest:
            ways = (self._read_named_option, self._read_value, self._read_option, self._read_unknown)
            next(way for way in ways if way())
        return self._found

    def _read_named_option(self) -> bool:
        """Read the name of an option with the sign before its value."""
        return self._read_option(signed=True)

    def _read_option(self, *, signed: bool = False) -> bool:
        """Read the name of an option."""
        for tokens, spec in self._spelt.options:
            if self._stands(tokens) and (not signed or _SIGN.match(self._text, self._end_of(tokens))):
                self._at += len(tokens)
                before = self._found.raw.get(spec.id)
                self._found.spec, self._found.taken = spec, tuple(before) if isinstance(before, list) else ()
                if not self._typing:  # an option without a value is for the title to refuse
                    self._found.raw.setdefault(spec.id, taken_up(spec, ()))
                return True
        return False

    def _read_value(self) -> bool:
        """Read a value of the option that was named last."""
        spec = self._found.spec
        if spec is None or not takes_more(self._info, spec, self._found.taken):
            return False
        if spec.kind == "number":
            return self._read_number()
        for tokens, value in self._spelt.values[spec.id]:
            if self._stands(tokens):
                self._take(value, len(tokens))
                return True
        return False

    def _read_number(self) -> bool:
        piece = self._piece()
        if not _NUMBER.fullmatch(piece):
            return False
        self._take(piece, 1)
        return True

    def _read_unknown(self) -> bool:
        """Read a part that names nothing: an option of another title, a value for the title to refuse, or no option."""
        piece, spec = self._piece(), self._found.spec
        key, sign, value = piece.partition("=")
        if sign and key:
            self._found.raw[key] = value
            self._found.spec, self._found.taken = None, ()
            self._skip(piece)
        elif self._typing:
            self._found.rest = self._text[self._words[self._at].start :]
        elif spec is not None and takes_more(self._info, spec, self._found.taken):
            self._take(piece, 0)
            self._skip(piece)
        else:
            self._found.unknown.append(piece)
            self._skip(piece)
        return True

    def _take(self, value: str, words: int) -> None:
        assert self._found.spec is not None
        self._at += words
        self._found.taken = (*self._found.taken, value)
        self._found.raw[self._found.spec.id] = taken_up(self._found.spec, self._found.taken)

    def _stands(self, tokens: _Tokens) -> bool:
        here = self._words[self._at : self._at + len(tokens)]
        return bool(tokens) and tuple(word.text for word in here) == tokens

    def _end_of(self, tokens: _Tokens) -> int:
        return self._words[self._at + len(tokens) - 1].end

    def _piece(self) -> str:
        """Return the part that was typed here without a gap; with the sign of a number."""
        start = self._words[self._at].start
        signed = start > 0 and self._text[start - 1] == "-"
        found = _PIECE.match(self._text, start - 1 if signed else start)
        assert found is not None
        return found[0]

    def _skip(self, piece: str) -> None:
        end = self._words[self._at].start + len(piece)
        while self._at < len(self._words) and self._words[self._at].start < end:
            self._at += 1


__all__ = ["described", "line", "parse", "suggest"]


def suggest(info: TitleInfo, text: str, words: Words) -> list[Suggestion]:
    """Return how the line may continue: complete as it is, one more value, another option.

    The typed line may contain labels of earlier suggestions; the new ones contain everything as tokens.
    """
    here = read(info, text, typing=True)
    typed = words_of(here.rest)
    waits = here.spec is not None and not here.taken
    found = [_suggestion(info, here.raw, words)] if here.raw and not typed and not waits else []
    found += _more_values(info, here, words)
    return found if waits else found + _more_options(info, here, words)


def _more_values(info: TitleInfo, here: ParsedOptions, words: Words) -> list[Suggestion]:
    spec, typed = here.spec, words_of(here.rest)
    if spec is None or not takes_more(info, spec, here.taken):
        return []
    free = [value for value in possible(spec) if spec.kind != "some" or value not in here.taken]
    fit = [value for value in free if begun(typed, words_of(f"{value} {called(info, spec, value, words)}"))]
    return [_suggestion(info, {**here.raw, spec.id: taken_up(spec, (*here.taken, value))}, words) for value in fit]


def _more_options(info: TitleInfo, here: ParsedOptions, words: Words) -> list[Suggestion]:
    found, typed = [], words_of(here.rest)
    for spec in specs(info):
        name = name_of(info, spec, words)
        if spec.id not in here.raw and begun(typed, words_of(f"{spec.id} {name}")):
            before = f"{described(info, here.raw, words)} · " if here.raw else ""
            value = " ".join([*line(here.raw).split(), f"{spec.id}="])
            found.append(_short(value, f"{before}{name}: …"))
    return found


def _suggestion(info: TitleInfo, raw: Mapping[str, object], words: Words) -> Suggestion:
    return _short(line(raw), described(info, raw, words))


def _short(value: str, name: str) -> Suggestion:
    """Return a suggestion whose value is its label: the client inserts the label, so nothing may be cut off."""
    return Suggestion(value, name if len(name) <= limits.CHOICE_NAME else value)


_DRAWN = re.compile("random-([0-9]{1,2})")
# The numbers of random modules that are offered.
_LISTED = 8


class ScenarioChoice(Struct, frozen=True):
    """One scenario in a menu: its value, label and description."""

    value: str
    name: str
    about: str = ""


def offered(info: TitleInfo, words: Words, *, drawn: bool = True) -> list[ScenarioChoice]:
    """Return every scenario of a title, then numbers of random modules (`drawn`); as many as a menu holds."""
    found = [ScenarioChoice(one.id, scenario_name(info, one, words), _about(info, one, words)) for one in info.presets]
    most = min(_LISTED, most_modules(info), limits.OPTIONS - len(found)) if drawn else 0
    return [*found, *(ScenarioChoice(f"random-{n}", words("table-form-draw", modules=n)) for n in range(1, most + 1))]


def scenario_name(info: TitleInfo, preset: Preset, words: Words) -> str:
    """Return the name of a preset."""
    return words.find(message_id(info.id, "preset", preset.id)) or preset.id


def _about(info: TitleInfo, preset: Preset, words: Words) -> str:
    return words.find(message_id(info.id, "preset", preset.id, "text")) or ""


def scenario_of(info: TitleInfo, text: str) -> Preset | int:
    """Return the preset of a scenario picked or typed, or how many modules to draw. Raises TableError."""
    languages = [Words(locale) for locale in LOCALES]
    typed, most = words_of(text), most_modules(info)
    drawn = _DRAWN.fullmatch(text.strip())
    if drawn is not None and 1 <= int(drawn[1]) <= most:
        return int(drawn[1])
    for modules in range(1, min(_LISTED, most) + 1):
        if typed in [words_of(words("table-form-draw", modules=modules)) for words in languages]:
            return modules
    for preset in info.presets:
        if typed in (words_of(preset.id), *(words_of(scenario_name(info, preset, words)) for words in languages)):
            return preset
    raise TableError("tables-no-such-scenario", given=limits.cut(text, limits.LABEL))


class TableRequest(Struct, frozen=True):
    """What the owner has typed for a new table; None and '' for nothing."""

    title: str
    seats: int | None = None
    options: str = ""
    scenario: str = ""
    thread: bool | None = None
    pace: str = ""
    hints: bool | None = None


class TablePlan(Struct, frozen=True):
    """A table to be opened; `modules` is the number of random modules."""

    title: str
    seats: int | None
    options: dict[str, Any]
    modules: int
    thread: bool
    pace: Pace
    hints: bool


async def planned(interaction: Interaction, asked: TableRequest) -> TablePlan:
    """Plan a new table: typed settings have priority over a ready-made table, and that over the defaults.

    Typed options are added to those of the scenario. Raises OptionsError and TableError for unreadable text.
    """
    server = await settings_of(interaction)
    info, made = title_of(asked.title).info, await _ready_made(interaction, asked)
    wanted = scenario_of(info, asked.scenario) if asked.scenario and made is None else 0
    preset = json.loads(made.options) if made else wanted.options if isinstance(wanted, Preset) else {}
    raw = {**unusual(info, preset), **parse(info, asked.options)}
    hints, words = made.hints if made else server.hints, interaction.client.responder.words(interaction)
    return TablePlan(
        asked.title,
        _seats(info, asked.seats or (made.seats if made else None)),
        raw,
        0 if isinstance(wanted, Preset) else wanted,
        await _in_thread(interaction, server, asked.thread),
        clock_text.pace_of(asked.pace, words)
        if asked.pace
        else Pace.read((made.pace if made else "") or server.get("pace")),
        hints if asked.hints is None else asked.hints,
    )


async def settings_of(interaction: Interaction) -> ServerSettings:
    """Return the settings of the server's managers; none if servers have no settings."""
    servers = interaction.client.responder.tables.find_service(ServerService)
    return USUAL if servers is None else await servers.of(interaction.guild_id)


def _seats(info: TitleInfo, seats: int | None) -> int | None:
    """Return the maximum of players; a ready-made table of an older version of a title may have had more."""
    return None if seats is None else max(info.seats[0], min(seats, info.seats[1]))


async def presets(interaction: Interaction, title: str) -> list[ServerPresetRow]:
    """Return the server's ready-made tables of a title."""
    if interaction.guild_id is None:
        return []
    return await interaction.client.responder.tables.store.part(ServerRows).presets(interaction.guild_id, title)


async def preset_named(interaction: Interaction, title: str, name: str) -> ServerPresetRow | None:
    """Return the server's ready-made table of a title with a name; None if there is none."""
    rows = await presets(interaction, title) if name.strip() else []
    return next((row for row in rows if _names(row, name)), None)


def _names(row: ServerPresetRow, given: str) -> bool:
    """Return whether a ready-made table has a name, as typed or as suggested in any language."""
    shown = (Words(locale)("server-preset-offered", name=row.name) for locale in LOCALES)
    return row.key == given.strip().casefold() or alike(given) in map(alike, shown)


async def _ready_made(interaction: Interaction, asked: TableRequest) -> ServerPresetRow | None:
    """Return the named ready-made table, or the default one if neither options nor a scenario are typed."""
    if asked.scenario.strip() or asked.options:
        return await preset_named(interaction, asked.title, asked.scenario)
    return next((row for row in await presets(interaction, asked.title) if row.usual), None)


async def _in_thread(interaction: Interaction, server: ServerSettings, wanted: bool | None) -> bool:
    """Return whether a table gets a thread. Raises TableError if the server's rule is different."""
    if interaction.guild_id is None or not server.threads:
        return bool(wanted)
    if wanted is (server.threads == NEVER):
        raise await interaction.client.responder.tables.service(ServerService).refuse_thread(interaction.guild_id)
    # A thread cannot contain another one, and a table that is opened in one has its thread already.
    return server.threads == ALWAYS and not isinstance(interaction.channel, discord.Thread)


def opening(tables: Tables, guild: int) -> AbstractAsyncContextManager[None]:
    """Return the lock that is held from checking whether one more table may be opened until it is open."""
    servers = tables.find_service(ServerService)
    return nullcontext() if servers is None else servers.opening(guild)


async def admit(interaction: Interaction, title: str) -> None:
    """Raise TableError, with the rule and what to do instead, if somebody may not open a table of a title here."""
    servers = interaction.client.responder.tables.find_service(ServerService)
    if servers is None or interaction.guild_id is None:
        return
    await servers.admit(interaction.guild_id, title, permissions.channels(interaction), _opener(interaction))


async def again(interaction: Interaction, table: Table, guild: int) -> tuple[list[int], TableOpener]:
    """Return where a rematch would be on its server, and who would open it, for `Servers.admit`.

    It may be requested in another channel, or in direct messages, where Discord does not send the roles of a person.
    Raises TableError if Discord does not answer.
    """
    known, user = interaction.client.servers, interaction.user.id
    here = interaction.channel_id == table.row.channel
    within = permissions.channels(interaction) if here else await known.within(guild, table.row.channel)
    if interaction.guild_id == guild:
        return within, _opener(interaction)
    # The role of everybody has the id of its server, and Discord does not list it among a member's roles.
    return within, TableOpener(user, [*await known.require(guild, user, table.id), guild])


async def admit_tournament(interaction: Interaction, title: str) -> None:
    """Raise TableError, as `admit` does, if somebody may not open a tournament of a title here."""
    servers = interaction.client.responder.tables.find_service(ServerService)
    if servers is not None and interaction.guild_id is not None:
        await servers.admit_tournament(
            interaction.guild_id, title, permissions.channels(interaction), _opener(interaction)
        )


def _opener(interaction: Interaction) -> TableOpener:
    # By their numbers as Discord sends them: for a server without events in this process the library knows no roles.
    roles = [one for one in (*getattr(interaction.user, "_roles", ()), interaction.guild_id) if one is not None]
    return TableOpener(interaction.user.id, roles, permissions.manages(interaction))
