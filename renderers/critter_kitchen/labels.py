"""The names of things with compound keys: tokens, parts of dishes, locations with a boost."""

from __future__ import annotations

from collections.abc import Callable

from games.critter_kitchen.data import TYPES, ZOUS
from games.critter_kitchen.orders import BEST, LEAVE
from games.critter_kitchen.orders import KINDS as WISHED
from games.critter_kitchen.tokens import ICON_OF, SPICE_OF, TOFU, TYPE_OF, VALUE_OF, part
from games.kernel import Ref
from renderers.words import Words

Named = Callable[[str, str], str]
KINDS_PREFERRED = (*WISHED, BEST, LEAVE)
_TYPE_OF_SPICE = {spice: kind for kind, spice in SPICE_OF.items()}


def item(words: Words, named: Named, key: str) -> str:
    """Return a token's name by type and value, by what it seasons, by its rumor; a zous chef by its name."""
    if key in TYPE_OF:
        return words("critter_kitchen-item-ingredient", type=named("type", TYPE_OF[key]), value=VALUE_OF[key])
    if key in _TYPE_OF_SPICE:
        return words("critter_kitchen-item-spice", type=named("type", _TYPE_OF_SPICE[key]))
    if key in ICON_OF:
        return words("critter_kitchen-item-rumor", space=named("space", ICON_OF[key]))
    if key in ZOUS:
        return named("chef", key)
    return words(f"critter_kitchen-item-{key}")


def location(words: Words, named: Named, key: str) -> str:
    """Return a location's name, with a chef's boost."""
    place, _, boost = key.partition("+")
    if boost:
        return words(f"critter_kitchen-location-{boost}", location=named("location", place))
    return words(f"critter_kitchen-location-{place.replace('_', '-')}")


def dish_part(words: Words, named: Named, key: str) -> str:
    """Return the name of a part of a dish: a token, spiced or doubled, tofu as something, or laid beside a course."""
    given = part(key)
    base = item(words, named, given.token)
    if given.token == TOFU and given.type:
        base = words("critter_kitchen-part-as", type=named("type", given.type))
    if given.beside:
        return words("critter_kitchen-part-beside", item=base, type=named("type", given.beside))
    if given.spice:
        how = "doubled" if given.spice in VALUE_OF else "spiced"
        return words(f"critter_kitchen-part-{how}", item=base, spice=item(words, named, given.spice))
    return base


def preference(words: Words, named: Named, key: str) -> str:
    """Return a standing order's preference: an item, a kind of item, or leaving; anywhere, at a location, or now."""
    scope, _, preferred = key.rpartition(":")
    place, _, wanted = preferred.rpartition("/")
    if wanted in TYPES:
        name = words("critter_kitchen-preference-type", type=named("type", wanted))
    elif wanted in KINDS_PREFERRED:
        name = words(f"critter_kitchen-preference-{wanted}")
    else:
        name = item(words, named, wanted)
    if not place:
        return name
    return words(
        f"critter_kitchen-preference-{'now' if scope else 'at'}", preference=name, location=named("location", place)
    )


KINDS: dict[str, Callable[[Words, Named, str], str]] = {
    "item": item,
    "token": item,
    "location": location,
    "part": dish_part,
    "preference": preference,
}


def named_by(name: Callable[[Ref], str]) -> Named:
    """Return names by kind and key."""
    return lambda kind, key: name(Ref(kind, key))
