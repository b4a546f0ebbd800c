"""Evaluation of a position for bots, in expected stars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from games.critter_kitchen.ai.meal_solver import keepers
from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import (
    ACADEMY,
    BREAK,
    CHEFS,
    GAME,
    MERCHANT,
    RUMORS,
    TRUCK,
    TYPES,
    ZOUS,
    critic,
    day_of,
    rounds_before,
)
from games.critter_kitchen.meal import Diner
from games.critter_kitchen.state import Shield, fridge_limit
from games.critter_kitchen.steps.round import Plan
from games.critter_kitchen.tokens import (
    ALLSPICE,
    BISQUE,
    RUMOR_TOKENS,
    SOUP,
    SPICE_OF,
    SPICES,
    TOFU,
    TYPE_OF,
    VALUE_OF,
    part,
    soup_value,
)
from games.critter_kitchen.view import View
from games.kernel import Seat

_POSITION, _MEAL, _DISHES, _ITEMS, _PLACES, _LARDER = (
    WEIGHTS.position,
    WEIGHTS.meal,
    WEIGHTS.dishes,
    WEIGHTS.items,
    WEIGHTS.places,
    WEIGHTS.larder,
)
_BY_ITEM = {SOUP: _ITEMS.soup, BISQUE: _ITEMS.bisque, ALLSPICE: _ITEMS.allspice, TOFU: _ITEMS.tofu}


def evaluate(view: View, seat: Seat) -> float:
    """Return a seat's stars and what its kitchen and plan promise, less part of the best opponent's."""
    if view.over:
        return _final(view, seat)
    # Opponents count by their stars only: what their kitchens promise is behind shields.
    others = [player.stars for n, player in enumerate(view.players) if n != seat]
    shield = view.shields[seat]
    assert shield is not None
    value = view.players[seat].stars + kitchen(view, seat, shield) + hat(len(view.track) - view.track.index(seat))
    step = view.stack[-1]
    if isinstance(step, Plan) and (answer := step.answers.get(seat)):
        value += plan(view, seat, answer[1:])
    return value - _POSITION.rival * max(others)


def terms(view: View, seat: Seat) -> dict[str, float]:
    """Return the evaluation's terms: stars, what dishes, kitchen and plan promise, and the best opponent."""
    whole, shield = evaluate(view, seat), view.shields[seat]
    if view.over or shield is None:
        return {"result": whole}
    cooked = dishes(view, shield)
    kept = kitchen(view, seat, shield) + hat(len(view.track) - view.track.index(seat))
    step = view.stack[-1]
    answer = step.answers.get(seat) if isinstance(step, Plan) else None
    found = {"stars": float(view.players[seat].stars), "dishes": cooked, "kitchen": kept - cooked}
    found["plan"] = plan(view, seat, answer[1:]) if answer else 0.0
    return found | {"rivals": whole - sum(found.values())}


def _final(view: View, seat: Seat) -> float:
    """Return the final stars, with a large bonus for winning."""
    stars = [sum(line.points for line in view.sheet if line.seat == n) for n in range(len(view.players))]
    best = max(s for n, s in enumerate(stars) if n != seat)
    return stars[seat] - _POSITION.final_rival * best + (_POSITION.won if stars[seat] > best else 0.0)


def kitchen(view: View, seat: Seat, shield: Shield) -> float:
    """Return what lies behind a shield and by a kitchen, in stars to come."""
    player = view.players[seat]
    known = known_rumors(view, shield)
    tokens = shield.storage
    days_left = day_of(GAME.rounds) - day_of(view.round)
    value = dishes(view, shield)
    # On the last day nothing goes through the fridge: everything may still be served (section 7).
    if days_left:
        # A few more than it holds: dishes are served before the fridge is filled (section 7).
        most = fridge(view, seat) + _POSITION.over_fridge
        tokens = keepers(tokens, most) if len(tokens) > most else tokens
    value += _POSITION.meal[days_left] * meal(view, seat, tokens, known)
    value += _POSITION.soup * min(_POSITION.soup_most, soup_value(shield.soup, shield.bisque))
    value += (_POSITION.rumor - _POSITION.rumor_by_round * view.round) * sum(1 for token in player.rumors if token)
    value += sum(1.0 for token in player.rumors if token and "super_chatty" in known)
    if player.hired and view.round < GAME.rounds:
        value += _POSITION.hired + _POSITION.hired_hand * ZOUS[player.hired].capacity
    return value + _POSITION.cart * sum(player.cart.values())


def hat(from_back: int) -> float:
    """Return what the hat's position is worth, counted from the back of the track."""
    return _POSITION.hat * from_back


def fridge(view: View, seat: Seat) -> int:
    """Return how many ingredients and spices a viewed seat may keep after this day."""
    return fridge_limit(view.day, view.critic, view.players[seat].restaurateur)


def known_rumors(view: View, shield: Shield) -> list[str]:
    """Return the rumor cards a viewed seat knows, its own shield included."""
    cards = [card for card in view.rumors if card]
    return [*cards, shield.rumor] if shield.rumor else cards


def meal(view: View, seat: Seat, tokens: Sequence[str], known: Sequence[str]) -> float:
    """Estimate the stars of a critic meal from these tokens: the track, best courses, all seven, known rumors."""
    diner = Diner(view.critic, view.players[seat].restaurateur)
    values: dict[str, list[int]] = {}
    for token in tokens:
        kind = TYPE_OF.get(token)
        if kind:
            values.setdefault(kind, []).append(diner.value(part(token)))
    fanatics = [RUMORS[card].type for card in known if RUMORS[card].kind == "fanatic"]
    # Allspice fits any type, so it is counted last, where it gains most (section 6.1).
    pool = sum(1 for t in tokens if t == ALLSPICE) + (1 if TOFU in tokens else 0)
    track, best, served, gains = 0.0, 0.0, 0, []
    factor = critic(view.critic).spice_factor
    for kind, found in values.items():
        served += 1
        quality = max(found)
        spiced = SPICE_OF[kind] in tokens
        track += _MEAL.second * (sum(found) - quality)
        if not spiced:
            gains.append(quality)
        quality *= factor if spiced else 1
        track += quality * (2 if kind in fanatics else 1)
        # Bounded: a star for the best course is won or not, however good the course.
        best += min(_MEAL.best_most, max(_MEAL.best_least, (quality - _MEAL.best_from) / _MEAL.best))
    for gain in sorted(gains, reverse=True)[:pool]:
        track += gain
        best += gain / _MEAL.allspice
    seasoning = sum([t in SPICES for t in tokens])
    value = track / _MEAL.track + best + _MEAL.all_courses * (served / len(TYPES)) ** 3
    return value + _MEAL.seasoning * seasoning + (_MEAL.spice_lover * seasoning if "spice_lover" in known else 0.0)


def larder(view: View, seat: Seat, shield: Shield) -> float:
    """Return what a kitchen promises once the dishes of the day are served, in stars."""
    known = known_rumors(view, shield)
    day = view.day - 1
    value = _LARDER.meal[day] * meal(view, seat, shield.storage, known)
    value += _LARDER.ingredient[day] * sum(VALUE_OF.get(token, 0) for token in shield.storage)
    value += _LARDER.spice[day] * sum(1 for token in shield.storage if token not in VALUE_OF)
    return value + _LARDER.soup[day] * min(_POSITION.soup_most, soup_value(shield.soup, shield.bisque))


def dishes(view: View, shield: Shield) -> float:
    """Estimate the stars that today's challenges will bring from these tokens."""
    opened = list(view.open_challenges().values())
    if not opened:
        return 0.0
    # Sorted by how many challenges want a type: one token cannot be in two dishes (section 7).
    demand = {kind: max(1, sum(1 for types in opened if kind in types)) for kind in TYPES}
    brings: dict[str, float] = {}
    for token in shield.storage:
        kind = TYPE_OF.get(token)
        if kind:
            brings[kind] = brings.get(kind, 0.0) + VALUE_OF[token]
    for kind in brings:
        if SPICE_OF[kind] in shield.storage:
            brings[kind] += _DISHES.spice * max(VALUE_OF[t] for t in shield.storage if TYPE_OF.get(t) == kind)
    spare = shield.soup + shield.bisque + (1 if TOFU in shield.storage else 0)
    extra = (soup_value(shield.soup, shield.bisque) + _DISHES.allspice * shield.storage.count(ALLSPICE)) / len(opened)
    done = min(1.0, _DISHES.done + _DISHES.done_by_round * (view.round - 1 - rounds_before(view.day)))
    return sum(_expected_stars_of_dish(types, brings, demand, spare, extra) for types in opened) * done


def _expected_stars_of_dish(
    types: Sequence[str], brings: dict[str, float], demand: dict[str, int], spare: int, extra: float
) -> float:
    """Estimate the stars of one dish: its smoothed quality, less where types are missing and nothing replaces them."""
    quality = sum(brings.get(kind, 0.0) / (_DISHES.alone + _DISHES.shared * demand[kind]) for kind in types) + extra
    lacking = sum(1 for kind in types if kind not in brings)
    # Section 7: a dish needs at least one ingredient; soup alone is no dish.
    if lacking == len(types):
        return 0.0
    stars = _stars(quality)
    if not lacking:
        return stars
    return stars * (_DISHES.filled if lacking <= spare else _DISHES.lacking ** (lacking - spare))


def _stars(quality: float) -> float:
    """Return the stars of a dish, smoothed between the thresholds."""
    for (low, less), (high, more) in pairwise(_DISHES.steps):
        if quality < high:
            return less + (more - less) * (quality - low) / (high - low)
    return _DISHES.steps[-1][1]


def worth_to_anybody(view: View, item: str) -> float:
    """Estimate what an item is worth to a player, in stars, without knowing its kitchen."""
    if item in RUMOR_TOKENS:
        return _ITEMS.rumor - _ITEMS.rumor_by_round * view.round
    if item in ZOUS:
        return _ITEMS.zous + _ITEMS.zous_hand * ZOUS[item].capacity
    if item in _BY_ITEM:
        return _BY_ITEM[item]
    kind = TYPE_OF.get(item)
    if kind is None:
        return _ITEMS.spice
    wanted = sum(1 for types in view.open_challenges().values() if kind in types)
    return VALUE_OF[item] * (_ITEMS.ingredient + _ITEMS.wanted * wanted)


def preference(view: View, seat: Seat, item: str) -> float:
    """Return what an item would add to one's own kitchen, in stars."""
    shield = view.shields[seat]
    assert shield is not None
    if item in RUMOR_TOKENS or item in ZOUS or item in (SOUP, BISQUE):
        return worth_to_anybody(view, item)
    # The difference to the present kitchen: an item may be worth much here and nothing elsewhere.
    more = Shield([*shield.storage, item], shield.soup, shield.bisque, shield.rumor)
    return kitchen(view, seat, more) - kitchen(view, seat, shield)


def plan(view: View, seat: Seat, links: Iterable[str]) -> float:
    """Estimate what a plan brings."""
    chefs = [*CHEFS, view.players[seat].working or ""]
    places = [link.partition("+")[0] for link in links]
    return sum(haul(view, chef, place, offers(view, seat, place)) for chef, place in zip(chefs, places, strict=False))


def haul(view: View, chef: str, place: str, worths: Sequence[float]) -> float:
    """Estimate what a chef brings home: the best of a list of worths that earlier chefs probably leave."""
    if place == BREAK:
        return worths[0]
    speed = CHEFS.get(chef) or ZOUS[chef].speed
    capacity = CHEFS.get(chef) or ZOUS[chef].capacity
    crowd = _PLACES.crowd * (len(view.players) - 1) / len(view.row)
    ahead = crowd * _PLACES.ahead[speed - 1]
    return sum(_worth_at(worths, ahead + n) for n in range(capacity))


def offers(view: View, seat: Seat, place: str) -> list[float]:
    """Return what lies at a location, or is expected to, by worth to one's own kitchen, best first."""
    if place == BREAK:
        return [_PLACES.break_time]
    items = [item for item in view.items[place] if _exists(view, seat, item)]
    worths = [preference(view, seat, item) for item in items]
    # The merchant lays out only when its turn comes (4.5), so there is nothing to look at while planning.
    if place == MERCHANT:
        worths = list(_PLACES.merchant if len(view.players) > 2 else _PLACES.merchant_two)
    elif place == ACADEMY:
        worths += _PLACES.academy
    elif place == TRUCK:
        # Soup never runs out at the truck: as many as the strongest chef can carry are enough (section 4.5).
        worths += [_BY_ITEM[SOUP]] * max(CHEFS.values())
    return sorted(worths, reverse=True)


def _exists(view: View, seat: Seat, item: str) -> bool:
    """Return whether an item may exist for a player; for rumors an estimate."""
    spaces = view.players[seat].rumors
    return item not in RUMOR_TOKENS or None in spaces


def _worth_at(worths: Sequence[float], place: float) -> float:
    """Return the value at a fractional index of a falling list."""
    low = int(place)
    here = worths[low] if low < len(worths) else 0.0
    after = worths[low + 1] if low + 1 < len(worths) else 0.0
    return here + (after - here) * (place - low)
