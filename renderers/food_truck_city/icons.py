"""The pieces of Food Truck City shown beside a choice: trucks by their food, action cards, customers."""

from __future__ import annotations

from functools import partial

from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS
from renderers.food_truck_city import art
from renderers.kit.icons import Icons

ICONS: Icons = {
    **{f"food-{key}": partial(art.food, key) for key in FOODS},
    **{f"card-{key}": partial(art.card, key) for key in CARDS},
    **{f"customer-{key}": partial(art.customer, key) for key in CUSTOMERS},
}
