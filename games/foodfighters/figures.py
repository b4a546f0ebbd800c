"""The numbers of which sentences speak, from the data or worked out from it: prices, faces of dice, chances."""

from __future__ import annotations

from collections import Counter
from itertools import product

from .data import COPIES, DIE_NAMES, FACES, ITEMS, PANTRY, POWERS

Die = tuple[int, ...]


def _hits(dice: tuple[Die, ...], splats: int) -> int:
    """In how many of a hundred attacks so many dice or more show a Splat."""
    rolls = list(product(*dice))
    return round(100 * sum(1 for roll in rolls if roll.count(0) >= splats) / len(rolls))


def _tenths(dice: tuple[Die, ...]) -> int:
    """The Beans of a roll in which Splats are rolled again, on average, in tenths."""
    beans = [[face for face in die if face] for die in dice]
    return round(10 * sum(sum(faces) / len(faces) for faces in beans))


_NORMAL, _ALL = tuple(map(tuple, FACES[:2])), tuple(map(tuple, FACES))

FIGURES: dict[str, int] = {
    "fighters_each": max(Counter(copy.type_slot for copy in COPIES).values()),
    "beans_in_all": PANTRY.supply.beans,
    "swap_beans": PANTRY.swap.beans,
    "second_beans": max(PANTRY.assumed.second_player_beans),
    "quiet_turns": PANTRY.assumed.quiet_turns,
    "bonus_die_price": PANTRY.bonus_die.price,
    **{f"{item.id}_price": item.price for item in ITEMS.values()},
    **{f"{item.id}_each": item.per_player for item in ITEMS.values()},
    **{f"{card.id}_amount": card.amount for card in POWERS.values() if card.amount and card.id != "hard_shell"},
    "hard_shell_price": ITEMS["cracker"].price - POWERS["hard_shell"].amount,
    **{
        f"{name}_{number}": face
        for name, die in zip(DIE_NAMES, FACES, strict=True)
        for number, face in enumerate(die, start=1)
    },
    "least_beans": min(face for die in FACES for face in die if face),
    "most_beans": max(face for die in FACES for face in die),
    "mean_whole": _tenths(_NORMAL) // 10,
    "mean_tenths": _tenths(_NORMAL) % 10,
    "mean_bonus_whole": _tenths(_ALL) // 10,
    "mean_bonus_tenths": _tenths(_ALL) % 10,
    "hits": _hits(_NORMAL, 1),
    "double_hits": _hits(_NORMAL, 2),
    "bonus_hits": _hits(_ALL, 1),
    "bonus_double_hits": _hits(_ALL, 2),
}
"""By the names under which the catalogues speak of them."""
