"""The options of a new game as one line of text: `team=meats,veggies second_beans=2 modules=milestones`.

Options are separated by spaces, the values of one option (one for each seat, or several) by commas.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from games.kernel import OptionsError, OptionSpec, Say, TitleInfo
from renderers.kit.presenter import option_name, option_value
from renderers.words import Words, message_id

from .. import limits
from ..notation import begun, words_of
from .suggestion import Suggestion

MODULES = "modules"
_TRUTH = {"true": True, "yes": True, "on": True, "ja": True, "false": False, "no": False, "off": False, "nein": False}
_NUMBER = re.compile("-?[0-9]{1,9}")
"""A number that an option can be; others are refused as they were typed."""
_READABLE = 60
_MANY = ("per_seat", "some")


def parse(info: TitleInfo, text: str) -> dict[str, object]:
    """The options as the title wants them. Raises OptionsError where the text is not `option=value …`.

    Whether the values are possible is for the title to say; what cannot be read as a value is passed on as it is.
    """
    raw: dict[str, object] = {}
    problems = []
    for part in text.split():
        key, sign, value = part.partition("=")
        if sign:
            spec = _spec(info, key)
            raw[spec.id if spec else key] = _value(spec, value)
        else:
            problems.append(Say("options-no-value", {"given": limits.cut(part, _READABLE), "example": _example(info)}))
    if problems:
        raise OptionsError(problems)
    return raw


def suggest(info: TitleInfo, text: str, words: Words) -> list[Suggestion]:
    """What the line may become next: complete as it is, the next value of the option being typed, another option."""
    done, _, last = text.rpartition(" ")
    head = f"{done} " if done else ""
    key, sign, values = last.partition("=")
    spec = _spec(info, key)
    if sign and spec is not None:
        return _values(info, spec, head, values, words)
    taken = {part.partition("=")[0] for part in done.split()}
    found = [Suggestion(done, described(info, done, words))] if done and not last else []
    for free in _specs(info):
        name = _name(info, free, words)
        if free.id not in taken and begun(words_of(key), words_of(f"{free.id} {name}")):
            before = f"{described(info, done, words)} · " if done else ""
            found.append(Suggestion(f"{head}{free.id}=", f"{before}{name}: …"))
    return found


def line(raw: Mapping[str, object]) -> str:
    """Options as they were given, written as the line of text they came from."""
    return " ".join(f"{key}={_written(value)}" for key, value in raw.items())


def described(info: TitleInfo, text: str, words: Words) -> str:
    """The line in words: `Team: Meats, Veggies · Beans for the second player: 2`."""
    parts = []
    for part in text.split():
        key, _, value = part.partition("=")
        spec = _spec(info, key)
        if spec is None:
            parts.append(part)
        else:
            shown = [_called(info, spec, one, words) for one in value.split(",")]
            parts.append(f"{_name(info, spec, words)}: {', '.join(shown)}")
    return " · ".join(parts)


def _specs(info: TitleInfo) -> list[OptionSpec]:
    modules = tuple(module.id for module in info.modules)
    chosen = [OptionSpec(MODULES, "some", "", values=modules, high=len(modules))] if modules else []
    return [*info.options, *chosen]


def _spec(info: TitleInfo, key: str) -> OptionSpec | None:
    wanted = words_of(key)
    return next((spec for spec in _specs(info) if words_of(spec.id) == wanted), None)


def _value(spec: OptionSpec | None, text: str) -> object:
    if spec is None:
        return text
    if spec.kind in _MANY:
        return [value for value in text.split(",") if value]
    if spec.kind == "flag":
        return _TRUTH.get(text.lower(), text)
    if spec.kind == "number" and _NUMBER.fullmatch(text):
        return int(text)
    return text


def _values(info: TitleInfo, spec: OptionSpec, head: str, typed: str, words: Words) -> list[Suggestion]:
    *before, last = typed.split(",") if spec.kind in _MANY else [typed]
    taken = before if spec.kind == "some" else []
    found = []
    for value in _possible(spec):
        known = words_of(f"{value} {_called(info, spec, value, words)}")
        if value not in taken and begun(words_of(last), known):
            line = f"{head}{spec.id}={','.join([*before, value])}"
            found.append(Suggestion(line, described(info, line, words)))
    return found


def _possible(spec: OptionSpec) -> Sequence[str]:
    if spec.kind == "flag":
        return ("true", "false")
    if spec.kind == "number":
        return [str(number) for number in range(spec.low, min(spec.high + 1, spec.low + limits.CHOICES))]
    return spec.values


def _name(info: TitleInfo, spec: OptionSpec, words: Words) -> str:
    if spec.id == MODULES:
        return words("options-modules")
    return option_name(words, info.id, spec)


def _called(info: TitleInfo, spec: OptionSpec, value: str, words: Words) -> str:
    if spec.id == MODULES:
        return words.find(message_id(info.id, "module", value)) or value
    return option_value(words, info.id, spec, value)


def _example(info: TitleInfo) -> str:
    first = next(iter(_specs(info)), None)
    return f"{first.id}={next(iter(_possible(first)), '…')}" if first else "…"


def _written(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
