"""The Power cards that stay on the table (rules sections 11 and 12): what each changes, asked where its rule stands.

They work by themselves from the moment they are bought, every time; the cards that are played stand in `cards`.
"""

from __future__ import annotations

from .data import PANTRY, POWERS, OngoingEffect, PowerData
from .state import Side


def takes_beans_on_hit(side: Side) -> bool:
    """Drippings (A8): whether a hit gives its side the Beans showing, as a miss does."""
    return _DRIPPINGS.id in side.ongoing


def more_beans_from_dice(side: Side) -> int:
    """Bean Boost: the Beans on top of what the dice show, once per roll; not for a Swap."""
    return _BEAN_BOOST.amount if _BEAN_BOOST.id in side.ongoing else 0


def beans_for_swap(side: Side) -> int:
    """The Beans for a Swap or a Move (section 7.2), which are more with Whole Grain."""
    return _WHOLE_GRAIN.amount if _WHOLE_GRAIN.id in side.ongoing else PANTRY.swap.beans


def cracker_discount(side: Side) -> int:
    """Hard Shell: by how much a Cracker is cheaper."""
    return _HARD_SHELL.amount if _HARD_SHELL.id in side.ongoing else 0


def smashed_cracker_returns(side: Side) -> bool:
    """Hard Shell (A10): whether a smashed Cracker goes back to the Pantry instead of leaving the game."""
    return _HARD_SHELL.id in side.ongoing


def _card_with(effect: OngoingEffect) -> PowerData:
    return next(power for power in POWERS.values() if power.effect == effect)


_DRIPPINGS = _card_with("collect_beans_on_hit")
_BEAN_BOOST = _card_with("more_beans_from_dice")
_WHOLE_GRAIN = _card_with("more_beans_for_swap")
_HARD_SHELL = _card_with("cracker_cheaper_and_returns")
