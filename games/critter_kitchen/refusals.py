"""Reasons against illegal answers: each is the name of the broken rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from games.critter_kitchen import data, dishes, ending, meal
from games.critter_kitchen.data import BREAK, CART, CHALLENGES, CHEFS, GAME, ICONS, RESTAURATEURS, TYPES, ZOUS, row
from games.critter_kitchen.state import State
from games.critter_kitchen.steps import kitchen
from games.critter_kitchen.steps.abilities import Exchange, Peek, Send, Trade
from games.critter_kitchen.steps.effects import PlaceWild
from games.critter_kitchen.steps.kitchen import END, CriticMeal, Refrigerate, Serve
from games.critter_kitchen.steps.round import COFFEE, TWO, ChooseRestaurateur, Plan, StreetCart, crew
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.tokens import (
    BISQUE,
    FILLERS,
    RANK,
    SOUP,
    SPICES,
    TOFU,
    TYPE_OF,
    VALUE_OF,
    TokenUse,
    part,
    without,
)
from games.kernel import Chosen, Ref, Say, Seat

# All locations, in play or not: a closed one gets a separate reason.
_PLACES = row(GAME.max_players, True)
_ASKED_IN: dict[str, tuple[type[object], ...]] = {
    "plan": (Plan,),
    "take": (Shop,),
    "leave": (Shop,),
    "stop": (Shop,),
    "place": (PlaceWild,),
    "send": (Send,),
    "exchange": (Exchange,),
    "trade": (Trade,),
    "peek": (Peek,),
    "decline": (Send, Exchange, Trade, Peek),
    "serve": (Serve,),
    "keep": (Refrigerate,),
    "dine": (CriticMeal,),
    "suggested": (Serve, Refrigerate, CriticMeal),
    "choose": (ChooseRestaurateur,),
    "cart": (StreetCart,),
}


def why_not(state: State, seat: Seat, chosen: Chosen, link: str) -> Say | None:
    """Return the rule that forbids `link` after `chosen`; None where it names nothing that could follow."""
    if not chosen:
        return _not_now(state, link)
    return _LINKS[chosen[0]](state, seat, chosen[1:], link)


def _no(what: str, **args: str | int | Ref | list[Ref]) -> Say:
    """Return the refusal with that name."""
    return Say(f"critter_kitchen-no-{what}", args)


def _not_now(state: State, verb: str) -> Say | None:
    """Return why this kind of answer is not possible now (5)."""
    step = state.stack[-1]
    if verb not in _ASKED_IN:
        return None
    if not isinstance(step, _ASKED_IN[verb]):
        return _no("now", verb=Ref("verb", verb))
    if verb == "stop":
        return _no("stop-empty" if state.rules.may_stop else "stop")
    if verb == "leave":
        return _no("leave-stop") if state.rules.may_stop else _no("leave")
    return _no("dish-possible" if isinstance(step, Serve) else "meal-possible")


def _plan(state: State, seat: Seat, places: Chosen, link: str) -> Say | None:
    """Return why a chef may not be sent there (4.2)."""
    place, _, boost = link.partition("+")
    if place not in _PLACES or boost not in ("", TWO, COFFEE):
        return None
    if place not in state.row:
        return _no("place-closed", location=Ref("location", place))
    taken = [given.partition("+")[0] for given in places]
    if place in taken:
        chef = crew(state, seat)[taken.index(place)]
        return _no("place-twice", location=Ref("location", place), chef=Ref("chef", chef))
    if boost == TWO:
        return _no("boost-two")
    return _no("boost-coffee")


def _take(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why an item may not be taken (4.5)."""
    if link not in RANK and link not in ZOUS:
        return None
    step = state.stack[-1]
    assert isinstance(step, Shop)
    location = step.chef(state).location
    if link in state.items[location]:
        return _no("rumor-known", item=Ref("item", link))
    return _no("item-here", item=Ref("item", link), location=Ref("location", location))


def _no_such_space(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why a rumor space may not be named (6.3)."""
    if link not in ICONS:
        return None
    return _no("space-filled" if isinstance(state.stack[-1], PlaceWild) else "rumor-open", space=Ref("space", link))


def _send(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why Basil may not go there (9.3)."""
    if link not in _PLACES:
        return None
    if link not in state.row or link == BREAK:
        return _no("place-closed", location=Ref("location", link))
    return _no("place-own", location=Ref("location", link))


def _exchange(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why Tansy may not swap that chef (9.3)."""
    if link not in CHEFS and link not in ZOUS:
        return None
    resting = any(chef.seat == seat and chef.kind == link and chef.location == BREAK for chef in state.chefs)
    return _no("chef-same" if link in args else "chef-resting" if resting else "chef-out", chef=Ref("chef", link))


def _serve(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why a link may not follow in a dish (7)."""
    opened = state.open_challenges()
    served = kitchen.read_dishes(args, list(opened))
    cook = kitchen.cook_of(state, seat)
    if link == END or link in CHALLENGES:
        if served and not dishes.whole(cook, opened[served[-1][0]], served[-1][1]):
            return _no("dish-unfinished", challenge=Ref("challenge", served[-1][0]), least=cook.least)
        if link == END:
            return None
        return _challenge(state, [challenge for challenge, _ in served], link)
    if not _is_part(link):
        return None
    if not served:
        return _no("dish-first")
    needs = opened[served[-1][0]]
    given = part(link)
    if given.beside:
        return _no("meal-beside")
    if given.type and given.type not in needs:
        return _no("dish-type", type=Ref("type", given.type), types=[Ref("type", kind) for kind in needs])
    spent = [t for _, parts in served for key in parts for t in part(key).tokens]
    left = without(kitchen.pantry(state.shields[seat], state.players[seat]), spent)
    return (
        _misspiced(given, cook.spices_for(given.type, SPICES) if given.type else ())
        or _token_missing(left, link)
        or _no_dish(cook, needs, [*served[-1][1], link], without(left, given.tokens))
    )


def _misspiced(given: TokenUse, fitting: Collection[str]) -> Say | None:
    """Return the refusal of a spice that does not go with what it is served with; `fitting` are those that do."""
    if given.spice is None or given.spice in fitting:
        return None
    if given.spice in VALUE_OF:
        return _no("spice-ingredient")
    if not given.type:
        return _no("spice-alone", spice=Ref("token", given.spice))
    return _no("spice", spice=Ref("token", given.spice), type=Ref("type", given.type))


def _no_dish(cook: dishes.Cook, needs: Sequence[str], parts: list[str], left: list[str]) -> Say:
    """Return why some parts and what is left cannot make a dish: a type nothing replaces, or too little quality."""
    lacking = dishes.missing(needs, [*parts, *(token for token in left if TYPE_OF.get(token) in needs)])
    lacking -= TOFU in left
    if lacking > dishes.fillers([*parts, *left]):
        return _no("dish-gap", part=Ref("part", parts[-1]))
    return _no("dish-quality", part=Ref("part", parts[-1]), least=cook.least)


def _challenge(state: State, done: list[str], link: str) -> Say:
    """Return why a dish for that challenge may not begin (7)."""
    challenge = Ref("challenge", link)
    if link not in state.open_challenges():
        return _no("challenge-closed", challenge=challenge)
    if link in done:
        return _no("challenge-twice", challenge=challenge)
    return _no("challenge-possible", challenge=challenge)


def _token_missing(left: list[str], link: str) -> Say | None:
    """Return what a part needs that is not (or no longer) there."""
    for token in part(link).tokens:
        if token not in left:
            return _no("token", token=Ref("token", token))
        left = without(left, [token])
    return None


def _dine(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why a part may not follow in the meal (8, 9.2)."""
    if not _is_part(link):
        return None
    diner = ending.diner(state, seat)
    given, there = part(link), [part(key) for key in args]
    if given.is_filler:
        return _soup(state, seat, given, there)
    if given.beside:
        rule = _beside(state.critic, given, there)
    else:
        rule = _misspiced(given, meal.spices_for(diner, given.type, RANK)) or _course_full(
            state.critic, given.type, there
        )
    left = without(kitchen.meal_pantry(state, seat), [token for one in there for token in one.tokens])
    return rule or _token_missing(left, link) or _no("meal-part", critic=Ref("critic", state.critic))


def _soup(state: State, seat: Seat, given: TokenUse, there: list[TokenUse]) -> Say:
    """Return why a soup or bisque may not be in a meal: only before the Raccoon, once, for a missing ingredient."""
    if not data.critic(state.critic).soup_course:
        return _no("meal-soup")
    if any(one.is_filler for one in there):
        return _no("meal-soup-once")
    if given.spice:
        return _no("spice-alone", spice=Ref("token", given.spice))
    if given.beside is None:
        return _no("meal-soup-where", part=Ref("part", given.token), example=f"{given.token}@{TYPES[0]}")
    if any(one.type == given.beside for one in there):
        return _no("meal-soup-course", type=Ref("type", given.beside))
    return _token_missing(kitchen.meal_pantry(state, seat), given.token) or _no("meal-soup")


def _beside(critic: str, given: TokenUse, there: list[TokenUse]) -> Say | None:
    """Return why an ingredient may not be laid beside a course: only a wine, before the Fruit Bat, one beside each."""
    shared = data.critic(critic).beside
    if not shared or given.type != shared or given.beside == shared:
        return _no("meal-beside")
    course = Ref("type", str(given.beside))
    if any(one.beside == given.beside for one in there):
        return _no("meal-beside-twice", type=course)
    if not any(one.is_ingredient and one.type == given.beside for one in there):
        return _no("meal-beside-empty", type=course)
    return _no("spice-alone", spice=Ref("token", given.spice)) if given.spice else None


def _course_full(critic: str, kind: str, there: list[TokenUse]) -> Say | None:
    """Return the refusal of another ingredient in a full course."""
    counts = {each: sum(one.is_ingredient and one.type == each for one in there) for each in TYPES}
    if any(one.is_filler and one.beside == kind for one in there):
        return _no("meal-soup-course", type=Ref("type", kind))
    taste = data.critic(critic)
    if counts[kind] < meal.room(taste, kind, counts):
        return None
    if counts[kind] < taste.roomiest:
        return _no("meal-course-cow", most=taste.roomiest)
    return _no("meal-course", type=Ref("type", kind), most=counts[kind])


def _keep(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why a token may not be kept (7)."""
    if link not in RANK:
        return None
    return _no("keep-soup") if link in (SOUP, BISQUE) else _no("token", token=Ref("token", link))


def _choose(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why that restaurateur may not be kept (9.4)."""
    return _no("card-dealt", card=Ref("restaurateur", link)) if link in RESTAURATEURS else None


def _cart(state: State, seat: Seat, args: Chosen, link: str) -> Say | None:
    """Return why that token may not be taken from the cart (13)."""
    return _no("cart-twice", item=Ref("cart", link)) if link in CART.tokens else None


def _is_part(link: str) -> bool:
    """Return whether a link names a part of a dish or meal, possible or not."""
    base, _, spice = link.partition("+")
    base, _, beside = base.partition("@")
    token, _, kind = base.partition("=")
    known_kinds = set(TYPE_OF.values())
    return (
        (token in VALUE_OF or token in FILLERS)
        and (token == TOFU) == bool(kind)
        and (not kind or kind in known_kinds)
        and (not beside or beside in known_kinds)
        and (not spice or spice in RANK)
    )


_LINKS: dict[str, Callable[[State, Seat, Chosen, str], Say | None]] = {
    "plan": _plan,
    "take": _take,
    "place": _no_such_space,
    "peek": _no_such_space,
    "send": _send,
    "exchange": _exchange,
    "serve": _serve,
    "keep": _keep,
    "dine": _dine,
    "choose": _choose,
    "cart": _cart,
}
