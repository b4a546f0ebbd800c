"""Named presets, and modules drawn at random: options of a new game that nobody has to put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel.chance import Chance
from games.kernel.errors import OptionsError
from games.kernel.title import TitleRules
from games.kernel.values import ModuleSpec, Preset, TitleInfo

_TRIES = 400
"""The number of tries before a draw of modules is given up; of 17 modules there are fewer than two hundred pairs."""


def unusual(info: TitleInfo, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that differ from the defaults; modules in the order of the title."""
    usual: dict[str, Any] = {spec.id: [] if spec.kind == "some" else spec.default for spec in info.options}
    found = {key: value for key, value in raw.items() if key not in usual or value != usual[key]}
    chosen = found.pop("modules", [])
    modules = [module.id for module in info.modules if module.id in chosen]
    return {**found, "modules": modules} if modules else found


def preset_of(info: TitleInfo, raw: Mapping[str, Any]) -> Preset | None:
    """Return the preset equal to the options; None if they have no name, or all are defaults."""
    given = unusual(info, raw)
    return next((preset for preset in info.presets if given and unusual(info, preset.options) == given), None)


def options_named(info: TitleInfo, name: str) -> Mapping[str, Any]:
    """Return the options of a named preset; none for the empty name. Raise LookupError for an unknown one."""
    if not name:
        return {}
    found = next((preset.options for preset in info.presets if preset.id == name), None)
    if found is None:
        raise LookupError(name)
    return found


def draw_modules(
    title: TitleRules[Any, Any], raw: Mapping[str, Any], seats: int, count: int, chance: Chance
) -> list[str]:
    """Draw `count` compatible modules for the other options and that many players, in the title's order.

    Raise OptionsError with the problems of the last of many tries if none is accepted.
    """
    refused = OptionsError([], title.info.id)
    for _ in range(_TRIES):
        wanted = _side_by_side(chance.shuffle(title.info.modules, "modules"), count)
        try:
            modules = title.options({**raw, "modules": wanted}, seats).modules
        except OptionsError as error:
            refused = error
        else:
            if len(modules) == count:
                return modules
    raise refused


def _side_by_side(modules: Sequence[ModuleSpec], count: int) -> list[str]:
    """Return the first `count` of which none excludes another."""
    chosen: list[ModuleSpec] = []
    for module in modules:
        clashes = any(other.id in module.excludes or module.id in other.excludes for other in chosen)
        if len(chosen) < count and not clashes:
            chosen.append(module)
    return [module.id for module in chosen]


def most_modules(info: TitleInfo) -> int:
    """Return the most modules that can be drawn: of two that exclude each other only one."""
    return len(_side_by_side(info.modules, len(info.modules)))
