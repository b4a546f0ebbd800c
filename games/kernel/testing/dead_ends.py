"""Offered prefixes of actions that nothing can complete: there must be none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel.chance import Chance
from games.kernel.title import TitleRules
from games.kernel.values import Choice, Chosen, Seat

MOST = 300
"""Decisions with at most this many open prefixes are walked entirely."""
_WAYS, _BESIDE = 12, 12
"""The number of random ways to walk in larger ones, and of offered links to try at each fork."""


def dead_ends(title: TitleRules[Any, Any], state: Any, seat: Seat, dice: Chance, most: int = MOST) -> Iterator[Chosen]:
    """Yield the offered prefixes of a seat's actions after which nothing is offered.

    Every open prefix is checked if there are at most `most`. Of a larger decision the first `most` are, in
    the order offered, and then random ones: ways from the verb to the end of an action, and one step after the links
    offered beside them. Random ways leave the part that is walked in order, so late verbs and links are covered too.
    """
    stack: list[Chosen] = [()]
    for _ in range(most):
        if not stack:
            return
        chosen = stack.pop()
        offered = title.choices(state, seat, chosen)
        if not offered:
            yield chosen
        stack += [(*chosen, choice.key) for choice in reversed(offered) if choice.more]
    for _ in range(_WAYS if stack else 0):
        yield from _on_a_way(title, state, seat, dice)


def _on_a_way(title: TitleRules[Any, Any], state: Any, seat: Seat, dice: Chance) -> Iterator[Chosen]:
    """Follow random links from the verb to the end of an action; yield dead ends on the way and one step beside."""
    chosen: Chosen = ()
    while offered := title.choices(state, seat, chosen):
        for choice in _some([choice for choice in offered if choice.more], dice):
            if not title.choices(state, seat, (*chosen, choice.key)):
                yield (*chosen, choice.key)
        link = dice.pick(offered, "")
        chosen = (*chosen, link.key)
        if not link.more:
            return


def _some(open_links: list[Choice], dice: Chance) -> list[Choice]:
    if len(open_links) <= _BESIDE:
        return open_links
    return [dice.pick(open_links, "") for _ in range(_BESIDE)]
