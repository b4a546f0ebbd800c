"""The pieces of Foodfighters shown beside a choice: fighters, items, power cards."""

from __future__ import annotations

from functools import partial

from games.foodfighters.data import ITEMS, POWERS, TYPES
from renderers.foodfighters import art
from renderers.kit.icons import Icons

ICONS: Icons = {
    **{f"type-{key}": partial(art.type_icon, key) for key in TYPES},
    **{f"item-{key}": partial(art.item, key) for key in (*ITEMS, "bonus_die")},
    **{f"card-{key}": partial(art.power, key) for key in POWERS},
}
