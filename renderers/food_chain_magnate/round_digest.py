"""A short digest of events for a channel: things of one kind together, the dinner and the campaigns as sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from games.food_chain_magnate import events as game_events
from games.kernel import Event, Seat
from renderers.food_chain_magnate.highlights import takings
from renderers.food_chain_magnate.text_board import BoardText

Key = tuple[str, Seat]
_KINDS: dict[type[Event], str] = {
    game_events.PositionTaken: "order",
    game_events.Hired: "hired",
    game_events.Trained: "trained",
    game_events.Cooked: "made",
    game_events.Fetched: "made",
    game_events.MilestoneWon: "milestones",
    game_events.HouseFed: "dinner",
    game_events.HouseHungry: "dinner",
    game_events.SalariesPaid: "salaries",
    game_events.Marketed: "marketed",
    game_events.CampaignEnded: "ended",
    game_events.GoodsThrown: "thrown",
}
"""Events of one kind are reported in one line; in the working day each seat has separate lines."""
_OWN = ("hired", "trained", "made")
_UNSAID = (game_events.WorkBegan, game_events.WorkEnded, game_events.TurnBegan)


def digest(board_text: BoardText, events: Sequence[Event], sentence: Callable[[Event], str | None]) -> list[str]:
    """Return the events in few lines, in the order of the first of each kind; `sentence` words single ones."""
    return [line for turn in _turns(events) for line in _lines(board_text, turn, sentence)]


def _turns(events: Iterable[Event]) -> list[list[Event]]:
    """Split events by turns of the game: nothing is summed across the beginning of a turn."""
    found: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, game_events.TurnBegan):
            found.append([])
        found[-1].append(event)
    return found


def _lines(board_text: BoardText, events: Sequence[Event], sentence: Callable[[Event], str | None]) -> Iterable[str]:
    groups: dict[Key | int, list[Event]] = {}
    for number, event in enumerate(events):
        if not isinstance(event, _UNSAID):
            groups.setdefault(_key(event) or number, []).append(event)
    for key, group in groups.items():
        line = _TOGETHER[key[0]](board_text, group) if isinstance(key, tuple) else sentence(group[0])
        if line:
            yield line


def _key(event: Event) -> Key | None:
    kind = "dinner" if isinstance(event, game_events.Takings) else _KINDS.get(type(event))
    if kind is None:
        return None
    return kind, getattr(event, "seat", -1) if kind in _OWN else -1


def _seat(board_text: BoardText, event: Event) -> str:
    return board_text.name("seat", str(event.seat))  # type: ignore[attr-defined]


def _order(board_text: BoardText, group: Sequence[Event]) -> str:
    taken = sorted((e.position, e.seat) for e in group if isinstance(e, game_events.PositionTaken))
    parts = [board_text.say("place", position=place, seat=board_text.name("seat", str(seat))) for place, seat in taken]
    return board_text.say("places", places=", ".join(parts))


def _hired(board_text: BoardText, group: Sequence[Event]) -> str:
    cards = [e.card for e in group if isinstance(e, game_events.Hired)]
    return board_text.say("hired", seat=_seat(board_text, group[0]), cards=board_text.counted(cards))


def _trained(board_text: BoardText, group: Sequence[Event]) -> str:
    parts = [
        board_text.say("career", card=board_text.name("card", e.card), into=board_text.name("card", e.into))
        for e in group
        if isinstance(e, game_events.Trained)
    ]
    return board_text.say("trained", seat=_seat(board_text, group[0]), careers=", ".join(parts))


def _made(board_text: BoardText, group: Sequence[Event]) -> str:
    goods: dict[str, int] = {}
    for event in group:
        found = event.goods if isinstance(event, game_events.Fetched) else {}
        if isinstance(event, game_events.Cooked):
            found = {event.good: event.amount}
        for good, n in found.items():
            goods[good] = goods.get(good, 0) + n
    return board_text.say("made", seat=_seat(board_text, group[0]), goods=board_text.amounts(goods))


def _milestones(board_text: BoardText, group: Sequence[Event]) -> str:
    holders: dict[str, list[Seat]] = {}
    for event in group:
        if isinstance(event, game_events.MilestoneWon):
            holders.setdefault(event.milestone, []).append(event.seat)
    parts = [
        board_text.say("won-by", milestone=board_text.name("milestone", key), seats=board_text.seats(seats))
        for key, seats in holders.items()
    ]
    return board_text.say("won-milestones", milestones="; ".join(parts))


def dinner(board_text: BoardText, events: Sequence[Event]) -> str:
    """Return who earned how much from which houses, and who stays hungry; '' without a dinner."""
    fed: dict[Seat, list[str]] = {}
    for event in events:
        if isinstance(event, game_events.HouseFed):
            fed.setdefault(event.seat, []).append(event.house)
    hungry = [event.house for event in events if isinstance(event, game_events.HouseHungry)]
    taken = takings(events)
    parts = []
    for seat in sorted(taken, key=lambda seat: -taken[seat]):
        houses = ", ".join(fed.get(seat, ()))
        name = board_text.name("seat", str(seat))
        count = len(fed.get(seat, ()))
        parts.append(board_text.say("taking-houses", seat=name, amount=taken[seat], houses=houses, count=count))
    said = [board_text.say("dinner", takings="; ".join(parts))] if parts else []
    if hungry:
        said.append(board_text.say("hungry", houses=", ".join(hungry), count=len(hungry)))
    return " ".join(said)


def _salaries(board_text: BoardText, group: Sequence[Event]) -> str:
    parts = [
        board_text.say("taking", seat=_seat(board_text, e), amount=e.amount)
        for e in group
        if isinstance(e, game_events.SalariesPaid)
    ]
    return board_text.say("salaries", salaries=", ".join(parts))


def _marketed(board_text: BoardText, group: Sequence[Event]) -> str:
    houses: dict[str, Counter[str]] = {}
    for event in group:
        if isinstance(event, game_events.Marketed) and event.houses:
            houses.setdefault(event.good, Counter()).update(event.houses)
    parts = []
    for good, found in houses.items():
        named = [house if found[house] == 1 else f"{house} ×{found[house]}" for house in sorted(found, key=_by_number)]
        parts.append(board_text.say("wanted-by", good=board_text.name("good", good), houses=", ".join(named)))
    return board_text.say("marketed", goods="; ".join(parts)) if parts else board_text.say("marketed-none")


def _by_number(house: str) -> tuple[int, str]:
    return (int(house) if house.isdecimal() else 0, house)


def _ended(board_text: BoardText, group: Sequence[Event]) -> str:
    numbers = [str(e.number) for e in group if isinstance(e, game_events.CampaignEnded)]
    return board_text.say("ended", count=len(numbers), campaigns=", ".join(numbers))


def _thrown(board_text: BoardText, group: Sequence[Event]) -> str:
    parts = [
        board_text.say("thrown-by", seat=_seat(board_text, e), goods=board_text.amounts(e.goods))
        for e in group
        if isinstance(e, game_events.GoodsThrown)
    ]
    return board_text.say("thrown", goods="; ".join(parts))


_TOGETHER: dict[str, Callable[[BoardText, Sequence[Event]], str]] = {
    "order": _order,
    "hired": _hired,
    "trained": _trained,
    "made": _made,
    "milestones": _milestones,
    "dinner": dinner,
    "salaries": _salaries,
    "marketed": _marketed,
    "ended": _ended,
    "thrown": _thrown,
}
