"""Validation of a new game's options against a title's declarations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel.errors import OptionsError
from games.kernel.values import Options, OptionSpec, Ref, Say, TitleInfo

_READABLE = 60

Extra = Callable[[Options, int], Sequence[Say]]


def check(info: TitleInfo, raw: Mapping[str, Any], seats: int, extra: Extra) -> Options:
    """Return the options with defaults added. Raise OptionsError with all problems, in the order of declaration."""
    problems: list[Say] = []
    low, high = info.seats
    if not low <= seats <= high:
        problems.append(Say("kernel-seats-wrong", {"seats": seats, "low": low, "high": high}))
    values: dict[str, str | int | bool | list[str]] = {}
    for spec in info.options:
        value = raw.get(spec.id, _default(spec, seats))
        if _fits(spec, value, seats):
            values[spec.id] = value
        else:
            problems.append(_wrong(spec, value))
    modules, clashes = _modules(info, raw.get("modules", []))
    problems += clashes
    known = {spec.id for spec in info.options} | {"modules"}
    problems += [Say("kernel-option-unknown", {"option": _readable(key)}) for key in raw if key not in known]
    options = Options(values, modules)
    # The title itself checks well-formed options only.
    if not problems:
        problems += extra(options, seats)
    if problems:
        raise OptionsError(problems, info.id)
    return options


def _default(spec: OptionSpec, seats: int) -> Any:
    if spec.kind == "some":
        return []
    return [spec.default] * seats if spec.kind == "per_seat" else spec.default


def _fits(spec: OptionSpec, value: Any, seats: int) -> bool:
    if spec.kind == "flag":
        return isinstance(value, bool)
    if spec.kind == "number":
        # In Python, True is a number too.
        return isinstance(value, int) and not isinstance(value, bool) and spec.low <= value <= spec.high
    if spec.kind == "per_seat":
        return isinstance(value, list) and len(value) == seats and all(v in spec.values for v in value)
    if spec.kind == "some":
        known = isinstance(value, list) and all(v in spec.values for v in value)
        return known and (not value or spec.low <= len(value) <= spec.high) and len(set(value)) == len(value)
    return value in spec.values


def _wrong(spec: OptionSpec, value: Any) -> Say:
    allowed = f"{spec.low}-{spec.high}" if spec.kind == "number" else ", ".join(spec.values) or "true, false"
    given = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return Say("kernel-option-wrong", {"option": spec.id, "value": _readable(given), "allowed": allowed})


def _readable(text: str) -> str:
    """Return as much of the input as a sentence can repeat."""
    return text if len(text) <= _READABLE else f"{text[: _READABLE - 1]}…"


def _modules(info: TitleInfo, given: Any) -> tuple[list[str], list[Say]]:
    known = {module.id: module for module in info.modules}
    wanted = [str(name) for name in (given if isinstance(given, list) else [given])]
    problems = [Say("kernel-module-unknown", {"module": _readable(m)}) for m in wanted if m not in known]
    chosen = [module for module in info.modules if module.id in wanted]
    for module in chosen:
        problems += [
            Say("kernel-module-needs", {"module": Ref("module", module.id), "other": Ref("module", other)})
            for other in module.needs
            if other not in wanted
        ]
        problems += [
            Say("kernel-module-excludes", {"module": Ref("module", module.id), "other": Ref("module", other)})
            for other in module.excludes
            # Two that exclude each other are reported once, not from both sides.
            if other in wanted and (module.id < other or module.id not in known[other].excludes)
        ]
    return [module.id for module in chosen], problems
