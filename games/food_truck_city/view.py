"""The view: the board and the viewer's own hand; of other hands and the deck only the size (section 7.6)."""

from __future__ import annotations

from collections import Counter

import msgspec

from games.food_truck_city.data import BLOCKS, DECK
from games.food_truck_city.state import Block, Board, GameState, State
from games.food_truck_city.steps.stack import AnyStep, Window
from games.kernel import Chance, Seat


class View(Board):
    """The board for one viewer. `hand` and `resting` are its own; `step` shows no answers of others."""

    viewer: Seat | None
    hand: list[str]
    hand_sizes: list[int]
    deck_size: int
    step: AnyStep | None
    resting: bool = False


def view_of(state: State, viewer: Seat | None) -> View:
    """Return the state as a viewer (a seat, or None for a spectator) may know it."""
    return View(
        **state.public(),
        viewer=viewer,
        hand=[] if viewer is None else state.hands[viewer][:],
        hand_sizes=[len(hand) for hand in state.hands],
        deck_size=len(state.deck),
        step=_redacted(state.stack[-1], viewer) if state.stack else None,
        resting=viewer in state.resting,
    )


def glance(state: State, seat: Seat) -> View:
    """Return a view for immediate use: it shares its contents with the state."""
    return View(
        **{name: getattr(state, name) for name in Board.__struct_fields__},
        viewer=seat,
        hand=state.hands[seat],
        hand_sizes=[len(hand) for hand in state.hands],
        deck_size=len(state.deck),
        step=state.stack[-1] if state.stack else None,
    )


def _redacted(step: AnyStep, viewer: Seat | None) -> AnyStep:
    return step.seen_by(viewer) if isinstance(step, Window) else step.copy()


def seen_by_all(view: View) -> View:
    """Return what a spectator knows, from any viewer's view."""
    step = None if view.step is None else _redacted(view.step, None)
    return msgspec.structs.replace(view, viewer=None, hand=[], step=step, resting=False)


def determinize(seen: View, chance: Chance) -> State:
    """Return a state consistent with a view: hands, deck and face-down blocks drawn from what has not been seen.

    In a window that waits for the viewer the others are assumed to pass.
    """
    unseen = chance.shuffle(unseen_cards(seen), "unseen cards")
    hands = []
    for seat, size in enumerate(seen.hand_sizes):
        hands.append(seen.hand[:] if seat == seen.viewer else [unseen.pop() for _ in range(size)])
    state: State = GameState(
        **seen.public(),
        hands=hands,
        deck=unseen,
        hidden=_drawn_blocks(seen, chance),
        stack=[] if seen.step is None else [seen.step.copy()],
        # Which others rest is not known; assumed to be none.
        resting=[seen.viewer] if seen.resting and seen.viewer is not None else [],
    )
    # Only windows gather hidden answers; every other step is asked openly (section 8.2).
    if isinstance(seen.step, Window):
        step = state.stack[-1]
        assert isinstance(step, Window)
        step.imagine(state, seen.viewer, chance)
    return state


def reshuffle(state: State, chance: Chance) -> None:
    """Put the deck in a new order and redraw the face-down blocks. Hands stay: their holders know them."""
    state.deck = chance.shuffle(state.deck, "action deck anew")
    state.hidden = _drawn_blocks(state, chance)


def unseen_cards(seen: View) -> list[str]:
    """Return the action cards in the deck and in other hands, in the order of the data."""
    left = Counter(DECK)
    left.subtract(seen.discard)
    left.subtract(seen.hand)
    # Festivals and billboards are no longer cards: those lie in the discard pile.
    left.subtract(tile.card for tile in seen.closures)
    for player in seen.players:
        left.subtract(player.awards)
        left.subtract(card for truck in player.trucks for card in (truck.flat, truck.strike) if card)
    return list(left.elements())


def _drawn_blocks(seen: Board, chance: Chance) -> dict[str, Block]:
    hidden = [place for place in seen.city.blocks if place not in seen.blocks]
    if not hidden:
        return {}
    lying = {block.card for block in seen.blocks.values()}
    unseen = chance.shuffle([card for card in BLOCKS if card not in lying], "unseen blocks")
    # In the small city eleven cards stay out of the game, so there are more cards than places (section 3).
    return {place: Block(card, chance.below(4, "rotation")) for place, card in zip(hidden, unseen, strict=False)}
