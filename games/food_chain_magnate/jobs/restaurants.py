"""3.6 Restaurants: local managers place them within range to open soon, regional ones anywhere at once (rules 6.6)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.pieces import Restaurant
from games.food_chain_magnate.city.squares import CORNERS, SQUARES, Mask, mask
from games.food_chain_magnate.jobs.reach import borders, origins
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.kernel import Action, Choice, Chosen, Ref, Say
from games.kernel.flow import Play

_NEW, _NEW_OR_MOVE = "restaurant_new", "restaurant_new_or_move"


class Restaurants:
    """`open CARD SQUARE CORNER`; `move OLD SQUARE CORNER`. Squares are top left ones; the corner has the entrance."""

    verbs = ("open", "move")

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer a new restaurant while one is left, a move while one is on the map."""
        found = [links.verb("open")] if _openers(state, workday) else []
        return found + ([links.verb("move")] if _movable(state, workday) else [])

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Offer the manager or the restaurant to move, the place, the corner of the entrance."""
        if len(chosen) == 1 and chosen[0] == "open":
            return [links.card(card, True) for card in _openers(state, workday)]
        if len(chosen) == 1:
            return [links.thing("square", square, True) for square in _movable(state, workday)]
        if chosen[0] == "open":
            allowed = allowed_entrances(state, workday, chosen[1])
            if len(chosen) == 2:
                return placing.site_links(state.city, placing.restaurant_sites(state.city, allowed))
            return placing.corner_links(state.city, SQUARES[chosen[2]], allowed)
        old = _standing(state, workday, chosen[1])
        if len(chosen) == 2:
            return placing.site_links(state.city, _targets(state, old))
        # Rules 6.6: its own old squares count as empty, and another rotation there is a move (Q29).
        corners = placing.corner_links(state.city, SQUARES[chosen[2]], None, mask(old.squares))
        return [c for c in corners if (SQUARES[chosen[2]], c.key) != (old.square, old.corner)]

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Place the restaurant; one just moved is open, whatever it was before."""
        state, seat = play.state, workday.seat
        who, square, corner = action.args
        if action.verb == "move":
            workday.use(_movers(state, workday)[0])
            moved = state.city.without_restaurant(SQUARES[who])
            state.city = moved.with_restaurant(Restaurant(seat, SQUARES[square], corner))
            play.emit(events.RestaurantMoved(seat=seat, moved=who, square=square, corner=corner))
            return
        workday.use(who)
        # Rules 6.6: a local manager's restaurant opens in clean-up, a regional manager's at once.
        now = state.rules.employees[who].do.opens == "now"
        state.city = state.city.with_restaurant(Restaurant(seat, SQUARES[square], corner, now))
        state.chains[seat].restaurants -= 1
        play.emit(events.RestaurantPlaced(seat=seat, square=square, corner=corner, opens="now" if now else "next_turn"))
        # A move has returned above: only a new restaurant counts (expansion 4.3).
        milestones.report(play, seat, "opened", card=who, square=square)

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without a manager, a restaurant, room, or an entrance at a road within range."""
        if not chosen:
            return _verb_refused(state, workday, link)
        if len(chosen) == 1 and chosen[0] == "open":
            return no("restaurant-card", card=Ref("card", link)) if link in state.rules.employees else None
        if len(chosen) == 1:
            return no("own-restaurant", square=Ref("square", link)) if link in SQUARES else None
        if len(chosen) == 2:
            return no("restaurant-there", square=Ref("square", link)) if link in SQUARES else None
        return no("entrance", square=Ref("square", chosen[2])) if link in CORNERS else None

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the managers who have not placed anything yet."""
        return {card: workday.left(state, card) for card in _managers(state, workday)}


def allowed_entrances(state: State, workday: Workday, card: str) -> Mask | None:
    """Return the squares on which a manager may put an entrance; None for anywhere."""
    limit = borders(state, workday.seat, card)
    if limit is None:
        return None
    ground = state.city.ground
    found = 0
    for entrance in origins(state, workday.seat):
        # On a tile that the route reaches, or beside its roads; the door may be on another road (rules 6.6, Q9).
        found |= ground.tiles_within(entrance, limit) | ground.within(entrance, limit)
    return found


def _managers(state: State, workday: Workday) -> list[str]:
    employees = state.rules.employees
    return [card for card in workday.able(state, "build") if employees[card].do.build in (_NEW, _NEW_OR_MOVE)]


def _openers(state: State, workday: Workday) -> list[str]:
    # Rules 6.6: with all on the map nothing new can be placed; moving stays possible.
    if not state.chains[workday.seat].restaurants:
        return []
    city = state.city
    managers = _managers(state, workday)
    return [card for card in managers if placing.restaurant_sites(city, allowed_entrances(state, workday, card))]


def _movers(state: State, workday: Workday) -> list[str]:
    employees = state.rules.employees
    return [card for card in _managers(state, workday) if employees[card].do.build == _NEW_OR_MOVE]


def _movable(state: State, workday: Workday) -> list[str]:
    """Return the top left squares of own restaurants that can be moved."""
    if not _movers(state, workday):
        return []
    # Rules Q10: closed ones too: moved by a regional manager they open at once.
    own = state.city.owned(workday.seat)
    return [links.squares(1 << old.square)[0].key for old in own if _targets(state, old)]


def _standing(state: State, workday: Workday, square: str) -> Restaurant:
    return next(found for found in state.city.owned(workday.seat) if found.square == SQUARES[square])


def _targets(state: State, old: Restaurant) -> Mask:
    """Return where a restaurant may go: anywhere legal, its own squares count as empty, but not exactly where it is."""
    picked_up = mask(old.squares)
    sites = placing.restaurant_sites(state.city, None, picked_up)
    # Back to the same place is no move, or it would only open a closed restaurant (rules Q29).
    others = [corner for corner in CORNERS if corner != old.corner]
    if not any(placing.corner_sites(state.city, c, None, picked_up) >> old.square & 1 for c in others):
        sites &= ~(1 << old.square)
    return sites


def _verb_refused(state: State, workday: Workday, verb: str) -> Say:
    if not (_managers if verb == "open" else _movers)(state, workday):
        return no("manager-left" if verb == "open" else "mover-left")
    if verb == "open" and not state.chains[workday.seat].restaurants:
        return no("restaurants-left", most=state.rules.restaurants)
    return no("restaurant-room")
