"""The facts of a view, one by one, and the same view with one of them changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

PLACES, VALUES = 80, 4
"""The number of places at which a kind of fact is tried, and of other values at each."""


class Step(NamedTuple):
    """One step from a value to a part of it: a struct's field, a dict's key or a place in a sequence."""

    kind: str
    key: Any


Path = tuple[Step, ...]


def facts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every number, text, boolean and None in a view, with its path. Objects other than data are no facts."""
    if isinstance(value, Struct):
        parts = [(Step("field", name), getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = [(Step("key", key), part) for key, part in value.items()]
    elif isinstance(value, list | tuple):
        parts = [(Step("place", place), part) for place, part in enumerate(value)]
    else:
        if value is None or isinstance(value, str | int | float):
            yield path, value
        return
    for step, part in parts:
        yield from facts(part, (*path, step))


def changed(value: Any, path: Path, new: Any) -> Any:
    """A value with one of its facts replaced; all else is shared."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if step.kind == "field":
        return replace(value, **{step.key: changed(getattr(value, step.key), rest, new)})
    if step.kind == "key":
        return {**value, step.key: changed(value[step.key], rest, new)}
    made = [*value]
    made[step.key] = changed(made[step.key], rest, new)
    return made if isinstance(value, list) else tuple(made)


def kind_of(path: Path, seats: int, view: Any) -> str:
    """Return the kind of a fact: its path, in which only the indices of seats are kept (`courts.1.coins`)."""
    names, value = [], view
    for step in path:
        if step.kind == "field":
            names.append(step.key)
            value = getattr(value, step.key)
            continue
        names.append(str(step.key) if step.kind == "place" and len(value) == seats else "*")
        value = value[step.key]
    return ".".join(names)


def untold(tell: Callable[[Any, Any], str], shown: Sequence[tuple[Any, Any]], left_out: Iterable[str]) -> list[str]:
    """Return the kinds of facts that make no difference to the output of any (view, scene), wherever they change.

    `left_out` names kinds that need no output, with all below them; `*` represents any place. What has the same value
    wherever it is seen cannot be judged.
    """
    left_out = tuple(left_out)
    kinds: dict[str, list[tuple[int, Path, Any]]] = {}
    seen: dict[str, dict[Any, None]] = {}
    for number, (view, scene) in enumerate(shown):
        for path, value in facts(view):
            kinds.setdefault(kind_of(path, len(scene.names), view), []).append((number, path, value))
            seen.setdefault(kind_of(path, 0, view), {})[value] = None
    told = {number: tell(*pair) for number, pair in enumerate(shown)}

    def differs(number: int, path: Path, new: Any) -> bool:
        view, scene = shown[number]
        try:
            return tell(changed(view, path, new), scene) != told[number]
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
            return True  # who stumbles over it has looked at it

    def missing(places: list[tuple[int, Path, Any]]) -> bool:
        tried = False
        for number, path, value in Random(0).sample(places, min(PLACES, len(places))):
            for new in _others(value, seen[kind_of(path, 0, shown[number][0])]):
                tried = True
                if differs(number, path, new):
                    return False
        return tried

    wanted = {kind: places for kind, places in kinds.items() if not any(_below(kind, one) for one in left_out)}
    return [kind for kind, places in wanted.items() if missing(places)]


def idle(kinds: Mapping[str, str], shown: Sequence[tuple[Any, Any]]) -> list[str]:
    """Return the kinds of `left_out` that no view has."""
    found = {kind_of(path, len(scene.names), view) for view, scene in shown for path, _ in facts(view)}
    return [one for one in kinds if not any(_below(kind, one) for kind in found)]


def _others(value: Any, seen: Iterable[Any]) -> Iterator[Any]:
    """Yield other values of a fact: those seen elsewhere, a number one higher, the other boolean."""
    if isinstance(value, bool):
        yield not value
        return
    if isinstance(value, int | float):
        yield value + 1
    yield from islice((other for other in seen if other is not None and other != value), VALUES)


def _below(kind: str, general: str) -> bool:
    """Return whether a kind of fact is the one that a pattern names, or part of it."""
    parts, wanted = kind.split("."), general.split(".")
    return len(parts) >= len(wanted) and all(fnmatchcase(*pair) for pair in zip(parts, wanted, strict=False))
