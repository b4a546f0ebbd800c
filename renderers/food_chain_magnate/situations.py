"""Situations of the game for the contact sheet and for tests of pictures."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.pieces import Restaurant
from games.food_chain_magnate.city.placing import house_sites
from games.food_chain_magnate.city.squares import members, name_of
from games.food_chain_magnate.events import HouseFed
from games.food_chain_magnate.jobs.marketing import campaign_at
from games.food_chain_magnate.jobs.workday import Workday
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.steps.turn import Round
from games.food_chain_magnate.steps.working import NineToFive
from games.food_chain_magnate.view import View
from games.kernel import PLAYERS, Action, Chance, Choice, Event, Game, Seat
from games.kernel.flow import Play
from renderers.food_chain_magnate import situations_of_modules
from renderers.food_chain_magnate.presenter import PRESENTER
from renderers.kit.picture import Picture
from renderers.kit.presenter import Scene
from renderers.words import Words

NAMES = ("Anna", "Bo", "Cleo", "Dmitri", "Eve")
LONG_NAMES = (
    "Wilhelmina Featherstonehaugh",
    "Maximilian von Hohenlohe",
    "Zoë 🦊 たろう",
    "Łukasz Żółć",
    "王小明",
)
GERMAN = ("4 seats, dinner", "planning", "5 seats, crowded, long names")
AIRPLANES = {4: "top-F", 5: "left-8", 6: "bottom-L"}

HOW_TO_PLAY = (
    ("goal", "4 seats, dinner"),
    ("structure", "planning"),
    ("campaigns", "a mailbox and whom it reaches"),
    ("dinner", "2 seats, dinner foreseen"),
    ("milestones", "4 seats, milestones"),
)
"""The situation that illustrates each topic of the rules on the How to play page."""

Situation = tuple[str, str, View, Scene]


def situations() -> list[Situation]:
    """Yield name, page, view and scene: two to five seats, from first restaurants to crowded cities; repeatable."""
    own = [*_starts(), *_dinner(4), *_dinner(2), *_crowded(), *_planning(), *_working(), *_end()]
    return [*own, *situations_of_modules.situations()]


def seldom_asked() -> Iterator[Game[State, View]]:
    """Yield positions with questions that few games reach."""
    return situations_of_modules.seldom_asked()


def pictures(words: Words) -> list[tuple[str, Picture]]:
    """Return a picture of each situation, with its name; some of them in German."""
    made = [(name, PRESENTER.picture(words, view, scene, page)) for name, page, view, scene in situations()]
    for name, page, view, scene in situations():
        if name in GERMAN:
            made.append((f"{name}, German", PRESENTER.picture(Words("de"), view, scene, page)))
    return made


def _seed(seats: int) -> bytes:
    return bytes([seats]) * 32


def _new(seats: int) -> tuple[Game[State, View], list[Event]]:
    game, moved = Game.new(TITLE, TITLE.options({}, seats), seats, Chance(_seed(seats)))
    return game, moved.events


def _played(game: Game[State, View], until: int) -> Iterator[list[Event]]:
    """Play on with advised companies; yield the events of each part of a turn."""
    seed, news, tick = _seed(game.seats), list[Event](), game.state.tick
    while (waiting := game.waiting()) and game.state.turn < until:
        seat = waiting[0]
        action = PLAYERS["normal"].choose(TITLE, game.view(seat), seat, Chance(seed))
        news += game.act(seat, action, seed).events
        if game.state.tick != tick or not game.waiting():
            yield news
            news, tick = [], game.state.tick


def _late(seats: int, turn: int) -> tuple[Game[State, View], list[Event]]:
    """Return a game at the beginning of a turn, with the events since the last picture."""
    game, news = _new(seats)
    for fresh in _played(game, turn):
        news = fresh
    return game, news


def _shown(game: Game[State, View], events: list[Event], viewer: Seat | None = None) -> tuple[View, Scene]:
    names = NAMES[: game.seats]
    return game.view(viewer), Scene(names, viewer, tuple(events), game.awaited(), game.result())


def _choosing(game: Game[State, View], seat: Seat, chosen: tuple[str, ...]) -> tuple[View, Scene]:
    view, scene = _shown(game, [], seat)
    decision = next(d for d in game.decisions() if d.seat == seat)
    offered = tuple(game.choices(seat, chosen))
    return view, msgspec.structs.replace(scene, decision=decision, chosen=chosen, offered=offered)


def _starts() -> Iterator[Situation]:
    """Yield the position before the first restaurant: for everybody, and for the seat that places one."""
    game, news = _new(3)
    yield "3 seats, start", "board", *_shown(game, news)
    yield "first restaurant", "board", *_choosing(game, game.waiting()[0], ("place",))


def _dinner(seats: int) -> Iterator[Situation]:
    """Yield the position after a dinnertime, with the houses' payments."""
    game, news = _new(seats)
    for fresh in _played(game, 99):
        news = fresh
        if sum(isinstance(event, HouseFed) for event in fresh) > 1:
            break
    yield f"{seats} seats, dinner", "board", *_shown(game, news)
    if seats == 2:
        game, _ = _late(2, 7)
        _at_work(game, game.state.order[1], "end")
        yield "2 seats, dinner foreseen", "dinner", *_shown(game, [], game.state.order[1])
    if seats == 4:
        for page in ("city", "milestones", "employees"):
            yield f"4 seats, {page}", page, *_shown(game, news)


def crowded_game() -> Game[State, View]:
    """Return five chains late in a game: airplanes, a radio, gardens, new houses, drive-ins, demand everywhere."""
    game, _ = _late(5, 5)
    state = game.state
    for number, place in AIRPLANES.items():
        _advertise(state, number, place, "pizza", number)
    tile = state.rules.campaigns[1]
    _advertise(state, 1, state.rules.campaign_types["radio"].places(state, 0, tile, None)[0].key, "lemonade", 3)
    for number, side in ((1, "n"), (3, "e"), (6, "w")):
        _build(state, number, side)
    wanted = ("burger", "pizza", "beer", "soft_drink", "lemonade")
    for n, house in enumerate(state.city.houses):
        goods = [wanted[(n + k) % len(wanted)] for k in range(min(state.cap(house.id), n % 6))]
        state.demand[house.id] = tuple((good, 0) for good in goods)
    for seat, chain in enumerate(state.chains):
        chain.cash = (7, 148, 63, 1204, 95)[seat]
        chain.goods = dict(zip(wanted, (8, 11, 2, 6, 3), strict=True))
    first = state.city.restaurants[0]
    closed = Restaurant(first.seat, first.square, first.corner, open=False)
    state.city = state.city.without_restaurant(first.square).with_restaurant(closed)
    return game


def _advertise(state: State, number: int, place: str, good: str, left: int) -> None:
    campaign = msgspec.structs.replace(campaign_at(state, number % 5, number, place), goods=(good,), left=left)
    state.campaigns.append(campaign)
    state.free_campaigns.remove(number)
    state.city = state.city.covering(campaign.squares)


def _build(state: State, number: int, side: str) -> None:
    """Build a new house somewhere in the middle of the free part."""
    found = members(house_sites(state.city, side))
    square = found[len(found) // 3]
    step = NineToFive(Workday.of(state, 0))
    state.chains[0].work["new_business_developer"] = 1
    job = state.rules.jobs["3.5"]
    action = Action("house", (str(number), name_of(square), side))
    job.take(_play(state), step.workday, action)
    del state.chains[0].work["new_business_developer"]


def _play(state: State) -> Play[State]:
    return Play(state, Chance(_seed(5)))


def _crowded() -> Iterator[Situation]:
    game = crowded_game()
    view, scene = _shown(game, [])
    scene = msgspec.structs.replace(scene, names=LONG_NAMES)
    yield "5 seats, crowded, long names", "board", view, scene
    yield "5 seats, crowded, city", "city", view, scene
    yield "5 seats, crowded, campaigns", "campaigns", view, scene
    yield "5 seats, crowded, quarter", "city-se", view, scene


def _planning() -> Iterator[Situation]:
    """Yield a seat that plans its company in secret; the same company seen by somebody else; a large one at work."""
    game, _ = _late(4, 5)
    seat = game.waiting()[0]
    chosen: tuple[str, ...] = ("work",)
    for _ in range(6):
        offered = [choice for choice in game.choices(seat, chosen) if choice.kind == "card"]
        if offered:
            chosen = (*chosen, offered[0].key)
    yield "planning", "company", *_choosing(game, seat, chosen)
    state = game.state.chains[seat]
    state.work = {"executive_vice_president": 1, "vice_president": 1, "waitress": 3, "burger_chef": 1, "guru": 1}
    state.work |= {"zeppelin_pilot": 1, "brand_director": 1, "cfo": 1, "pizza_cook": 2, "new_business_developer": 1}
    _at_work(game, seat, "3.1")
    yield "large company", "company", *_shown(game, [], seat)


def _working() -> Iterator[Situation]:
    """Yield a working day: where a campaign may go, and whom it would reach."""
    game, _ = _late(4, 4)
    seat = game.state.order[0]
    game.state.chains[seat].work = {"campaign_manager": 1, "local_manager": 1}
    _at_work(game, seat, "3.3")
    chosen: tuple[str, ...] = ("campaign", "campaign_manager")
    number = next(c for c in game.choices(seat, chosen) if game.state.rules.campaigns[int(c.key)].type == "mailbox")
    chosen = (*chosen, number.key)
    yield "placing a mailbox", "board", *_choosing(game, seat, chosen)
    best: Choice = game.choices(seat, chosen)[0]
    yield "a mailbox and whom it reaches", "board", *_choosing(game, seat, (*chosen, best.key))
    _at_work(game, seat, "3.6")
    yield "placing a restaurant", "board", *_choosing(game, seat, ("open", "local_manager"))


def _at_work(game: Game[State, View], seat: Seat, job: str) -> None:
    """Advance a working day to one of its steps."""
    game.state.stack = [Round("3"), NineToFive(Workday.of(game.state, seat), job, True)]


def _end() -> Iterator[Situation]:
    game, news = _late(3, 99)
    yield "3 seats, end", "board", *_shown(game, news)
