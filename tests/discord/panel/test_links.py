"""Everything can be shown after any links that can be pressed: each beginning of an action, and all of it.

A press on the last control of an action contains it whole: the host then shows the selection once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.discord.interactions import components
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Action, Chance, Chosen, Game, Seat
from tests.discord.positions import NAMES, everywhere, kind_of, positions
from tests.discord.tables import shown
from tests.lengths import amount

SEARCHED, EVERY = amount(120, 20_000), 5
"""The number of decisions of each title that are searched, and the interval between those that are checked."""
ALIKE, SETS = amount(2, 100), amount(2, 20)
"""The number of decisions of a kind that end with the same verb, and of sets picked from each menu."""
DRAWN = amount(1, 100)


@everywhere
def test_everything_can_be_said_after_each_link_and_after_whatever_is_picked_together(title_id: str) -> None:
    for game, seat, action in some(title_id):
        viewer_text = seen(game, seat)
        for before in beginnings(action.links):
            for chosen in (before, *picked(viewer_text, game, seat, before)):
                stands(viewer_text, game, seat, chosen)


@everywhere
def test_pictures_can_be_drawn_after_each_link_of_an_action(title_id: str) -> None:
    longest = sorted(some(title_id), key=lambda position: len(position[2].links))[-DRAWN:]
    for game, seat, action in longest:
        viewer_text = seen(game, seat)
        for chosen in beginnings(action.links):
            assert viewer_text.drawing(viewer_text.private_page(), chosen, choices.following(game, seat, chosen))().alt


# Helpers


@cache
def some(title_id: str) -> list[tuple[Game[Any, Any], Seat, Action]]:
    """Positions of a title with a seat that is asked and a legal action: a few of every kind, early and late ones."""
    kinds: dict[tuple[str, str], list[tuple[Game[Any, Any], Seat, Action]]] = {}
    for game, seat, action in positions(title_id, SEARCHED, EVERY, 3):
        kinds.setdefault((kind_of(game, seat), action.verb), []).append((game, seat, action))
    return [one for found in kinds.values() for one in found[:: -(-len(found) // ALIKE)]]


def seen(game: Game[Any, Any], seat: Seat) -> ViewerText:
    """Return a game as a seat sees it."""
    return shown(game, seat, names=NAMES[: game.seats])


def beginnings(links: Chosen) -> Iterator[Chosen]:
    """Yield no link, the first, the first two, and so on, up to all of them."""
    return (links[:end] for end in range(len(links) + 1))


def picked(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, before: Chosen) -> Iterator[Chosen]:
    """Return the links after some random picks in a multi-select or in parallel selects."""
    dice = Chance(b"picks")
    several, slots = viewer_text.multi_select(before), viewer_text.parallel_selects()
    for _ in range(SETS):
        if several is not None:
            wanted = [choice for choice, _ in choices.entries(several) if dice.below(2, "")]
            chosen, left = choices.arranged(game, seat, several.links, wanted)
            yield chosen
            if left and several.patient:
                yield (*several.links, *(choice.key for choice in wanted))
        if slots is not None:
            given = [dice.pick([choices.OPEN, *(one.key for one in slot.answers)], "") for slot in slots.slots]
            yield (*slots.links, *given)


def stands(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> None:
    """Format everything that the host shows after links: what follows them, or that they are a whole action."""
    found = viewer_text.multi_select(chosen)
    assert not components.is_outdated((), found, chosen)
    viewer_text.notes(chosen)
    choices.stays_selected(viewer_text, chosen)
    following = choices.following(game, seat, chosen)
    assert not following or viewer_text.question(chosen)
    assert all(viewer_text.label(chosen, choice).text for choice in following)
    action = choices.complete(game, seat, chosen)
    if action is None or choices.OPEN in chosen:
        assert panel.build(viewer_text, game, Press("move", "crab42", 1, seat, 0, chosen)).content
    else:
        assert viewer_text.action(action)
