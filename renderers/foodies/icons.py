"""The pieces of Foodies shown beside a choice: stalls by their dish, special chefs."""

from __future__ import annotations

from functools import partial

from games.foodies.data import CHEFS, STALLS
from renderers.foodies import art
from renderers.kit.icons import Icons

ICONS: Icons = {
    **{f"stall-{key}": partial(art.dish, key) for key in STALLS},
    **{f"chef-{key}": partial(art.chef, key) for key in CHEFS},
}
