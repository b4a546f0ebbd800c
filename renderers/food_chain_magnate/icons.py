"""The pieces of Food Chain Magnate shown beside a choice: employees and goods."""

from __future__ import annotations

from functools import partial

from games.food_chain_magnate.data import EMPLOYEES
from renderers.food_chain_magnate import art
from renderers.food_chain_magnate.art.goods import GOODS, GOODS_OF_MODULES
from renderers.kit.icons import Icons

ICONS: Icons = {
    **{f"card-{key}": partial(art.employee, key, employee.colour) for key, employee in EMPLOYEES.items()},
    **{f"good-{key}": partial(art.good, key) for key in (*GOODS, *GOODS_OF_MODULES)},
}
