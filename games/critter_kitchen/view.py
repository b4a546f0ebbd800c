"""The view: all but the bag, face-down cards, unread rumors, and what is behind the others' shields."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.critter_kitchen.data import CHALLENGES, GAME, GUESS, RESTAURATEURS, ZOUS, day_of, row
from games.critter_kitchen.state import (
    Chef,
    GameState,
    Player,
    Rival,
    Rules,
    Shield,
    State,
    open_challenges,
    rumor_deck,
)
from games.critter_kitchen.steps.abilities import Trade
from games.critter_kitchen.steps.effects import PlaceWild
from games.critter_kitchen.steps.round import ChooseRestaurateur
from games.critter_kitchen.steps.stack import GATHERS, AnyStep
from games.critter_kitchen.tokens import ALLSPICE, BAG, RUMOR_TOKENS, TOFU, WILD
from games.kernel import Chance, ScoreLine, Seat
from games.kernel.flow import Gather


class View(Struct):
    """The game as one viewer may know it. Hidden things are None; `stored` counts the tokens behind each shield.

    The rival's decks are sorted: their contents are known, not their order.
    """

    viewer: Seat | None
    seats: int
    rules: Rules
    critic: str
    round: int
    players: list[Player]
    shields: list[Shield | None]
    stored: list[int]
    track: list[Seat]
    items: dict[str, list[str]]
    challenges: list[str | None]
    rumors: list[str | None]
    opened: list[bool]
    zous: list[str | None]
    chefs: list[Chef]
    out: list[str]
    rival: Rival | None
    stack: list[AnyStep]
    turns: int
    sheet: list[ScoreLine]
    totals: list[int]

    @property
    def day(self) -> int:
        """The day of the round: 1, 2 or 3."""
        return day_of(self.round)

    @property
    def row(self) -> tuple[str, ...]:
        """The locations in play, in the order in which they are resolved."""
        return row(len(self.players), self.rules.cart)

    def open_challenges(self) -> dict[str, tuple[str, ...]]:
        """Return the challenges turned up on this day with the types they need, in order; none on the last day."""
        return open_challenges(self)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stack


def view_of(state: State, viewer: Seat | None) -> View:
    """Return the state as a viewer (a seat, or None for a spectator) may know it. At the end all shields are lifted."""
    over = not state.stack
    # The rival has no shield (section 10).
    shown = [over or seat == viewer or seat >= state.seats for seat in range(len(state.players))]
    known = [up or (viewer is not None and bool(state.players[viewer].rumors[n])) for n, up in enumerate(state.opened)]
    revealed = min(state.round, GAME.challenges)
    return View(
        viewer,
        state.seats,
        state.rules,
        state.critic,
        state.round,
        [player.copy() for player in state.players],
        [shield.copy() if see else None for shield, see in zip(state.shields, shown, strict=True)],
        [len(shield.storage) for shield in state.shields],
        state.track[:],
        {location: items[:] for location, items in state.items.items()},
        _turned_up(state.challenges, revealed),
        [card if see else None for card, see in zip(state.rumors, known, strict=True)],
        state.opened[:],
        _turned_up(state.zous, revealed),
        state.chefs[:],
        state.out[:],
        _rival(state.rival),
        [step.seen_by(viewer) if isinstance(step, GATHERS) else step.copy() for step in state.stack],
        state.turns,
        state.sheet[:],
        state.totals[:],
    )


def _rival(rival: Rival | None) -> Rival | None:
    """Return the rival with its decks sorted."""
    if rival is None:
        return None
    shown = rival.copy()
    shown.decks = {name: sorted(deck) for name, deck in shown.decks.items()}
    return shown


def determinize(seen: View, chance: Chance) -> State:
    """Return a state consistent with a view: unseen tokens and cards dealt again, hidden answers drawn."""
    shields, bag = _shields(seen, chance)
    state: State = GameState(
        seen.seats,
        seen.rules,
        seen.critic,
        seen.round,
        [player.copy() for player in seen.players],
        shields,
        seen.track[:],
        bag,
        {location: items[:] for location, items in seen.items.items()},
        _dealt(seen.challenges, list(CHALLENGES), chance),
        _dealt(seen.rumors, _unread_rumors(seen), chance),
        seen.opened[:],
        _dealt(seen.zous, list(ZOUS), chance),
        seen.chefs[:],
        seen.out[:],
        _imagined_rival(seen.rival, chance),
        [step.copy() for step in seen.stack],
        seen.turns,
        seen.sheet[:],
        seen.totals[:],
    )
    _deal_secret_cards(state, seen, chance)
    top = state.stack[-1] if state.stack else None
    # Being asked at all shows that there is a soup to trade (4.5).
    if isinstance(top, Trade) and seen.shields[top.seat] is None:
        state.shields[top.seat].soup = max(1, state.shields[top.seat].soup)
    if isinstance(top, Gather):
        top.imagine(state, seen.viewer, chance)
    return state


def reshuffle(state: State, chance: Chance) -> None:
    """Deal again the cards that have not been turned up and the rumors that nobody has read; shuffle the rival's decks.

    Tokens are drawn from the bag at random each time, so there is no order to change.
    """
    up = min(state.round, GAME.challenges)
    state.challenges = _dealt(_turned_up(state.challenges, up), list(CHALLENGES), chance)
    state.zous = _dealt(_turned_up(state.zous, up), list(ZOUS), chance)
    down = state.rumors_nobody_knows()
    own = [shield.rumor for shield in state.shields]
    spare = [card for card in rumor_deck(state.rules) if card not in own]
    state.rumors = _dealt([None if n in down else card for n, card in enumerate(state.rumors)], spare, chance)
    state.rival = _imagined_rival(state.rival, chance)


def _turned_up(cards: Sequence[str], count: int) -> list[str | None]:
    """Return the first cards; the others are hidden."""
    return [card if n < count else None for n, card in enumerate(cards)]


def _dealt(cards: Sequence[str | None], deck: list[str], chance: Chance) -> list[str]:
    """Replace the hidden cards by random ones from the unseen part of the deck."""
    unseen = [card for card in deck if card not in cards]
    if None not in cards:
        return [card for card in cards if card]
    drawn = chance.shuffle(unseen, "unseen cards")
    return [card or drawn.pop() for card in cards]


def _unread_rumors(seen: View) -> list[str]:
    """Return the rumor cards that may lie face down: not the viewer's own extra one."""
    own = [shield.rumor for shield in seen.shields if shield is not None]
    return [card for card in rumor_deck(seen.rules) if card not in own]


def _shields(seen: View, chance: Chance) -> tuple[list[Shield], list[str]]:
    """Deal the unseen tokens to the hidden storages by their sizes; return the storages and the bag."""
    unseen = _unseen(seen)
    shields: list[Shield] = []
    if all(shield is not None for shield in seen.shields):
        return [shield.copy() for shield in seen.shields if shield is not None], unseen
    storable = chance.shuffle([t for t in unseen if t not in RUMOR_TOKENS], "unseen tokens")
    rumors = [t for t in unseen if t in RUMOR_TOKENS]
    tofu = _hidden_tofu(seen, len(storable), chance)
    for seat, shield in enumerate(seen.shields):
        if shield is not None:
            shields.append(shield.copy())
            continue
        own = [TOFU] * (seat in tofu)
        tokens = [storable.pop() for _ in range(seen.stored[seat] - len(own))]
        soup, bisque = chance.pick(GUESS.soup, "hidden soup"), chance.pick(GUESS.bisque, "hidden bisque")
        shields.append(Shield(tokens + own, soup, bisque))
    return shields, storable + rumors


def _hidden_tofu(seen: View, storable: int, chance: Chance) -> list[Seat]:
    """Return the seats whose hidden storages hold tofu, which the fridge may have cost them unseen.

    Before the end of the first day none is lost; and if the other tokens do not suffice, some must be kept.
    """
    hidden = [seat for seat, shield in enumerate(seen.shields) if shield is None]
    lacking = sum(seen.stored[seat] for seat in hidden) - storable
    found: list[Seat] = []
    for seat in hidden:
        if seen.players[seat].cart.get(TOFU) and seen.stored[seat]:
            sure = seen.round <= GAME.hold_rounds[0] or len(found) < lacking
            if sure or chance.pick(GUESS.keeps_tofu, "hidden tofu"):
                found.append(seat)
    return found


def _unseen(seen: View) -> list[str]:
    """Return the tokens of the game that the viewer does not see, in a fixed order."""
    kinds = set(BAG)
    left: dict[str, int] = {}
    for token in BAG:
        left[token] = left.get(token, 0) + 1
    # The last round's allspice comes from outside the bag (section 3).
    if seen.round == GAME.rounds:
        left[ALLSPICE] += 1
    for token in _seen_tokens(seen):
        if token in kinds:
            left[token] -= 1
    return [token for token, count in left.items() for _ in range(count)]


def _seen_tokens(seen: View) -> list[str]:
    """Return every token that a viewer sees."""
    lying = [item for items in seen.items.values() for item in items]
    kept = [token for shield in seen.shields if shield is not None for token in shield.storage]
    placed = [token for player in seen.players for token in player.rumors if token]
    # Between taking and laying it would be missing from all of these.
    placed += [WILD for step in seen.stack if isinstance(step, PlaceWild)]
    return [*lying, *kept, *placed, *seen.out]


def _imagined_rival(rival: Rival | None, chance: Chance) -> Rival | None:
    """Return the rival with its decks reshuffled."""
    if rival is None:
        return None
    made = rival.copy()
    made.decks = {name: chance.shuffle(deck, "rival's cards") for name, deck in made.decks.items()}
    return made


def _deal_secret_cards(state: State, seen: View, chance: Chance) -> None:
    """Deal own rumor cards and restaurateurs to choose from, behind the others' shields."""
    for seat, player in enumerate(seen.players):
        if seen.shields[seat] is None and player.talent.own_rumor:
            spare = [card for card in rumor_deck(state.rules) if card not in state.rumors]
            state.shields[seat].rumor = chance.pick(spare, "hidden rumor")
    if isinstance(seen.stack[-1] if seen.stack else None, ChooseRestaurateur):
        own = [card for shield in seen.shields if shield is not None for card in shield.dealt]
        unseen = chance.shuffle([card for card in RESTAURATEURS if card not in own], "hidden restaurateurs")
        for seat in range(state.seats):
            if seen.shields[seat] is None:
                state.shields[seat].dealt = [unseen.pop(), unseen.pop()]
