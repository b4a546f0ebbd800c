"""The latest events: those worth a sentence, and the tokens just taken."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import events as game_events
from games.critter_kitchen.state import Chef
from games.critter_kitchen.view import View
from games.kernel import Event

# Events worth a headline, most important first. Of one action at most two sentences are shown, in their order.
_TELLING: tuple[type[Event], ...] = (
    game_events.GameOver,
    game_events.RumorOpened,
    game_events.Served,
    game_events.RumorPlaced,
    game_events.Took,
    game_events.WentHome,
    game_events.CartTaken,
    game_events.Peeked,
    game_events.Moved,
    game_events.Gained,
    game_events.Drew,
    game_events.RoundBegan,
    game_events.Returned,
    game_events.HatMoved,
    game_events.ServedNothing,
    game_events.Kept,
    game_events.Declined,
    game_events.Opened,
)


def headlines(events: Sequence[Event], count: int = 2) -> list[Event]:
    """Return the most important events, at most `count`, in the order in which they happened; later ones preferred."""
    told_last = [(index, event) for index, event in enumerate(events) if type(event) in _TELLING and _matters(event)]
    ranked = sorted(told_last, key=lambda found: (_TELLING.index(type(found[1])), -found[0]))
    return [events[index] for index in sorted(index for index, _ in ranked[:count])]


def _matters(event: Event) -> bool:
    """Return whether an event is news: not a chef that goes home with items because nothing is left."""
    return not isinstance(event, game_events.WentHome) or event.soup > 0 or event.why != "nothing"


def revealed(events: Sequence[Event]) -> bool:
    """Return whether all plans have just been revealed."""
    return any(isinstance(event, game_events.Sent) for event in events)


def taken(view: View, events: Sequence[Event]) -> dict[Chef, tuple[str, ...]]:
    """Return what each chef still out on the waterfront has just taken."""
    found: dict[Chef, tuple[str, ...]] = {}
    for event in events:
        if isinstance(event, game_events.Took):
            chef = next((c for c in view.chefs if (c.seat, c.kind) == (event.seat, event.chef)), None)
            if chef is not None:
                found[chef] = (*found.get(chef, ()), event.item)
    return found
