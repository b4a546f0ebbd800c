"""The pieces of Critter Kitchen shown beside a choice: what can be taken, kept and served, what a cart sells."""

from __future__ import annotations

from functools import partial

from games.critter_kitchen.data import ZOUS
from games.critter_kitchen.tokens import BAG, BISQUE, COOKBOOK, RUMOR_TOKENS, SOUP, TOFU
from renderers.critter_kitchen import art
from renderers.kit.icons import Icons

_TOKENS = dict.fromkeys((*BAG, *RUMOR_TOKENS, *ZOUS, SOUP, BISQUE, TOFU))
ICONS: Icons = {
    **{f"item-{key}": partial(art.token, key) for key in _TOKENS},
    **{f"cart-{key}": partial(art.food, key) for key in ("coffee", "trophy", TOFU, COOKBOOK)},
}
