"""A sound answer to each decision: the best plan by the items on offer, the best item, dishes, fridge, critic meal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from games.critter_kitchen import dishes, meal
from games.critter_kitchen.ai import evaluation, meal_solver
from games.critter_kitchen.ai.weights import WEIGHTS
from games.critter_kitchen.data import BREAK, GAME, RUMORS, STARS, TRACK, TRUCK, TYPES
from games.critter_kitchen.ending import SEASONINGS, Plate, pays
from games.critter_kitchen.meal import Diner
from games.critter_kitchen.state import Shield, exists
from games.critter_kitchen.steps import kitchen
from games.critter_kitchen.steps.kitchen import END
from games.critter_kitchen.steps.round import crew_of
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.tokens import BISQUE, SOUP, part, soup_value, without
from games.critter_kitchen.view import View
from games.kernel import Action, Decision, Seat

_MENU = WEIGHTS.menu


def advise(view: View, decision: Decision) -> Action | None:
    """Return a good answer at once; None for decisions that need a search."""
    seat = decision.seat
    if decision.kind == "plan":
        return best_plan(view, seat, worths(view, seat))
    if decision.kind == "take":
        return pick(view, seat)
    if decision.kind == "challenge":
        return Action("suggested") if can_serve_any(view, seat) else Action("serve", (END,))
    if decision.kind == "refrigerate":
        return Action("suggested")
    if decision.kind == "critic":
        return Action("dine", (*best_meal(view, seat), END))
    return None


def crew(view: View, seat: Seat) -> list[str]:
    """Return the chefs a viewed player sends out."""
    return crew_of(view.players[seat])


def worths(view: View, seat: Seat) -> dict[str, dict[str, float]]:
    """Estimate, for each own chef, what each location yields, by the items on offer."""
    chefs = crew(view, seat)
    lists = {place: evaluation.offers(view, seat, place) for place in view.row}
    return {chef: {place: evaluation.haul(view, chef, place, lists[place]) for place in view.row} for chef in chefs}


def best_plan(view: View, seat: Seat, worth: Mapping[str, Mapping[str, float]]) -> Action:
    """Return the plan with the highest total worth; the lizard drinks coffee, Otis Osprey's mouse carries 2 at once."""
    chefs = crew(view, seat)
    columns = [worth[chef] for chef in chefs]
    # A few thousand plans at most, so all of them are compared.
    best = max(
        permutations(view.row, len(chefs)),
        key=lambda places: sum(column[place] for column, place in zip(columns, places, strict=True)),
    )
    return sent_with_talents(view, seat, best)


def sent_with_talents(view: View, seat: Seat, places: Sequence[str]) -> Action:
    """Return the plan that sends the chefs to these places, coffee for the lizard and the mouse's talent included."""
    links = list(places)
    player = view.players[seat]
    if player.talent.mouse_capacity and player.talent_day != view.day and links[0] != BREAK:
        links[0] += "+two"
    if player.cart.get("coffee") and links[1] != BREAK:
        links[1] += "+coffee"
    return Action("plan", tuple(links))


def pick(view: View, seat: Seat) -> Action | None:
    """Return the item worth most to the kitchen; a soup instead where all of it is worth less."""
    step = view.stack[-1]
    if not isinstance(step, Shop):
        return None
    chef = view.chefs[step.number]
    items = [item for item in dict.fromkeys(view.items[chef.location]) if exists(view.players[seat], item)]
    if chef.location == TRUCK:
        items.append(SOUP)
    worth = {item: evaluation.preference(view, seat, item) for item in items}
    best = max(items, key=worth.__getitem__)
    # At the truck nobody has to leave for a soup: there it is an item, and the chef may stay (4.5).
    if not step.carried[step.number] and worth[best] < WEIGHTS.places.leave and chef.location != TRUCK:
        # What adds nothing to an empty kitchen may do so later.
        hoped = {item: evaluation.worth_to_anybody(view, item) for item in items}
        best = max(items, key=hoped.__getitem__)
        if view.round == GAME.rounds or hoped[best] < WEIGHTS.places.leave:
            return Action("leave")
    return Action("take", (best,))


def pantry(view: View, seat: Seat) -> list[str]:
    """Return everything that a viewed seat may put into dishes."""
    return kitchen.pantry(shield_of(view, seat), view.players[seat])


def can_serve_any(view: View, seat: Seat) -> bool:
    """Return whether any dish can be made."""
    cook, tokens = kitchen.cook_of(view, seat), pantry(view, seat)
    return any(dishes.can_become_whole(cook, types, [], tokens) for types in view.open_challenges().values())


def best_meal(view: View, seat: Seat) -> list[str]:
    """Return the meal with the highest total, improved part by part as long as known rumors add stars."""
    shield, player = shield_of(view, seat), view.players[seat]
    diner = Diner(view.critic, player.restaurateur)
    tokens = meal.pantry(shield.storage, diner, player.rumors, shield.soup, shield.bisque)
    known = evaluation.known_rumors(view, shield)
    fanatics = [RUMORS[card].type for card in known if RUMORS[card].kind == "fanatic"]
    best = meal_solver.best_meal(diner, tokens, fanatics)
    promise = _expected_stars(view, seat, diner, best, known, fanatics)
    for _ in range(_MENU.changes):
        tried = [
            (_expected_stars(view, seat, diner, parts, known, fanatics), parts)
            for parts in _changed(diner, best, tokens)
        ]
        most, changed = max(tried, key=lambda option: option[0], default=(promise, best))
        if most <= promise:
            break
        promise, best = most, changed
    return _orderly(best)


def _orderly(parts: Sequence[str]) -> list[str]:
    """Sort ingredients before what is laid beside them."""
    return sorted(parts, key=lambda key: part(key).beside is not None and bool(part(key).type))


def _changed(diner: Diner, parts: Sequence[str], tokens: list[str]) -> Iterator[list[str]]:
    """Yield the meals with one part left out or replaced by another."""
    for n in range(len(parts)):
        rest = _orderly([*parts[:n], *parts[n + 1 :]])
        if any(p.beside and p.type and p.beside not in meal.courses(diner, rest) for p in map(part, rest)):
            continue
        kept = [key for key in rest if not _lies_beside_nothing(rest, key)]
        yield kept
        for more in meal.fitting(diner, kept, tokens):
            yield [*kept, more]


def _lies_beside_nothing(parts: Sequence[str], key: str) -> bool:
    """Return whether a wine lies beside a course that has no ingredient left."""
    given = part(key)
    return bool(given.type and given.beside) and not any(
        p.is_ingredient and p.type == given.beside for p in map(part, parts)
    )


def _expected_stars(
    view: View, seat: Seat, diner: Diner, parts: Sequence[str], known: Sequence[str], fanatics: Sequence[str]
) -> float:
    """Estimate the stars a meal wins: the track, courses, and known rumors against ordinary meals."""
    shield = shield_of(view, seat)
    made = meal.courses(diner, parts)
    spent = [token for key in parts for token in part(key).tokens]
    stored = [token for token in spent if token in shield.storage]
    mine = Plate(
        made,
        without(shield.storage, stored),
        soup_value(shield.soup - spent.count(SOUP), shield.bisque - spent.count(BISQUE)),
        sum(1 for token in view.players[seat].rumors if token),
        sum(1 for token in spent if token in SEASONINGS),
        [diner.value(p) for course in made.values() for p in course.ingredients],
    )
    total = meal_solver.track_total(diner, parts, fanatics)
    stars = TRACK.stars(total) + total / _MENU.on_track
    stars += sum(_chance_of_best(course.quality) for course in made.values())
    stars += STARS.all_courses if len(made) == len(TYPES) else 0
    for card in known:
        rumor = RUMORS[card]
        sure = rumor.kind in ("own", "count")
        stars += pays(card, [mine], 0) * (1.0 if sure else _MENU.unsure)
    if "spice_lover" in known:
        stars += _MENU.spice_lover * mine.spices
    return stars


def _chance_of_best(quality: int) -> float:
    """Return the chance that a course of a quality is the best of its type."""
    return min(_MENU.best_most, max(_MENU.best_least, (quality - _MENU.best_from) / _MENU.best))


def shield_of(view: View, seat: Seat) -> Shield:
    """Return a shield whose contents the viewer may see."""
    shield = view.shields[seat]
    assert shield is not None
    return shield
