"""Boards, companies and tables for tests, in the notation of the worked examples.

A board is rows of tiles, each a letter and its number of clockwise quarter-turns: `D2 C0 J0 / O0 M0 H2`. Squares are
(row, column) from the top left, counted from 0. Cards, goods and demand are words: `2 burger beer`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import games.food_chain_magnate
from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.pieces import City, House, Restaurant
from games.food_chain_magnate.city.squares import NAMES, at, shape
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.jobs.workday import Workday
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.setup import new_state
from games.food_chain_magnate.state import Campaign, Variant, add
from games.food_chain_magnate.steps import dinner
from games.food_chain_magnate.steps.clean_up import Freezer
from games.food_chain_magnate.steps.payday import Payday, payday
from games.food_chain_magnate.steps.turn import Round
from games.food_chain_magnate.steps.working import NineToFive
from games.kernel import Action, Chance, Choice, Event, NotLegal, apply, flow
from tests.games.refusals import said

BOARD_X = "D2 C0 J0 / O0 M0 H2"
BOARD_Y = "Q0 M0 / I0 J0"
BOARD_M1 = "Q3 G2 K0 O3 / D3 H3 B0 N1 / F3 I0 L2 M1"
BOARD_M2 = "K3 E1 O3 G2 / H3 B1 N1 Q0 / I2 L2 M1 F0"
BOARD_M3 = "Q3 G1 K3 O3 / D3 H3 B1 N1 / F3 I2 L2 M1"
BOARD_M4 = "L3 T1 P0 / G1 H2 I3"
BOARD_A = "G1 Q3 K3 / O2 N0 M0 / E0 B0 R2"
BOARD_S = "M0 S2 / I1 J3"

Place = tuple[int, int]
SOURCES = tuple(sorted(Path(games.food_chain_magnate.__file__).parent.rglob("*.py")))
"""Every source file of the title, in all its rooms."""

ALL_TILES = Variant(("lobbyists", "new_districts")).rules.tiles


def laid(board: str, links: str = "exits") -> City:
    """A city of tiles with their printed houses."""
    rows = [line.split() for line in board.split("/")]
    tiles = [
        Laid.of(word[0], ALL_TILES[word[0]], int(word[1]), row, column)
        for row, line in enumerate(rows)
        for column, word in enumerate(line)
    ]
    return City.of(tuple(tiles), links)


def built(city: City, number: int, corner: Place, side: str) -> City:
    """The city with a house tile: top left square of the house proper, side of its garden."""
    return city.with_house(House(str(number), 100 * number, shape(at(*corner), 2, 2)).with_garden(side))


def board_y() -> City:
    """Board Y with its two house tiles."""
    return built(built(laid(BOARD_Y), 14, (4, 0), "s"), 6, (5, 3), "e")


def drawn(city: City) -> str:
    """Return the board as text: roads `#`, bridges `+`, houses `H` (placed ones and gardens `h`), sources by letter."""
    rows, columns = city.ground.size
    placed = {s for house in city.houses if house.garden for s in house.area}
    lines = []
    for row in range(rows):
        squares = [at(row, column) for column in range(columns)]
        lines.append("".join("h" if s in placed else city.ground.cells[s] for s in squares))
    return "\n".join(lines)


def entrance_of(corner: Place, entrance: Place) -> str:
    """Which corner of a 2x2 piece a square is."""
    down, right = entrance[0] - corner[0], entrance[1] - corner[1]
    return "ns"[down] + "we"[right]


def pile(text: str) -> dict[str, int]:
    """Things with numbers: `2 burger beer`."""
    found: dict[str, int] = {}
    n = 1
    for word in text.split():
        if word.isdecimal():
            n = int(word)
        else:
            add(found, word, n)
            n = 1
    return found


def distances(city: City, *entrances: Place) -> dict[str, int]:
    """Return the distance to every house that is connected to some entrance."""
    squares = tuple(at(*place) for place in entrances)
    found = {house.id: city.distance(squares, house) for house in city.houses}
    return {house: far for house, far in found.items() if far is not None}


class Table:
    """A table at any moment, with companies as wanted. Seats are 0, 1, …, in the order of business."""

    def __init__(
        self, seats: int = 2, board: str | City = BOARD_X, modules: tuple[str, ...] = (), turn: int = 5, **variant: Any
    ) -> None:
        city = laid(board) if isinstance(board, str) else board
        self.state: State = new_state(Variant(modules, **variant), city, seats)
        standing = {house.id for house in city.houses}
        self.state.free_houses = [number for number in self.state.free_houses if str(number) not in standing]
        self.state.turn = turn
        if self.state.rules.reserve:
            self.state.reserve = [next(iter(self.state.rules.reserve))] * seats
        self.state.stack = [Round("2")]
        self.events: list[Event] = []

    def company(
        self,
        seat: int,
        work: str = "",
        beach: str = "",
        goods: str = "",
        milestones: str = "",
        cash: int = 0,
    ) -> Table:
        """Give a chain cards, goods, milestones (earned last turn) and cash, all taken from the stock or the bank."""
        state = self.state
        chain = state.chains[seat]
        for text, cards in ((work, chain.work), (beach, chain.hand)):
            for card, n in pile(text).items():
                add(cards, card, n)
                add(state.supply, card, -n)
        chain.goods |= pile(goods)
        chain.milestones |= dict.fromkeys(milestones.split(), state.turn - 1)
        chain.cash += cash
        state.bank.cash -= cash
        return self

    def restaurant(self, seat: int, corner: Place, entrance: Place, open_: bool = True) -> Table:
        """Put a restaurant on the map."""
        placed = Restaurant(seat, at(*corner), entrance_of(corner, entrance), open_)
        self.state.city = self.state.city.with_restaurant(placed)
        self.state.chains[seat].restaurants -= 1
        return self

    def wants(self, house: str, goods: str) -> Table:
        """Put demand on a house."""
        self.state.demand[house] = tuple((good, 0) for good, n in pile(goods).items() for _ in range(n))
        return self

    def campaign(self, number: int, seat: int, good: str, left: int, place: str, card: str = "", **more: Any) -> Table:
        """Run a campaign; its marketeer, if any, comes out of the stock."""
        state = self.state
        tile = state.rules.campaigns[number]
        where = state.rules.campaign_types[tile.type].placed(state, tile, place)
        state.campaigns.append(Campaign(number, tile.type, seat, card, (good,), left, **where, **more))
        state.campaigns.sort(key=lambda campaign: campaign.number)
        state.city = state.city.covering(state.campaigns[-1].squares)
        state.free_campaigns.remove(number)
        if card:
            add(state.supply, card, -1)
        return self

    def empty_pile(self, card: str, left: int = 0) -> Table:
        """Leave only a number of cards of a kind in the stock."""
        add(self.state.supply, card, left - self.state.supply.get(card, 0))
        return self

    def at_work(self, seat: int = 0) -> Table:
        """Begin the working day of a chain, which is the last of the turn."""
        self.state.stack = [Round("3"), NineToFive(Workday.of(self.state, seat))]
        self._settle()
        return self

    def phase(self, key: str) -> Table:
        """Run one phase, up to its first question."""
        play = flow.Play(self.state, Chance(b""))
        self.state.stack = [Round(key)]
        self.state.rules.phases[key](play)
        while self.state.stack and not isinstance(self.state.stack[-1], Round):
            if flow.decisions(self.state):
                break
            self.state.stack[-1].run(play)
        self.events += play.events
        return self

    def dine(self) -> Table:
        """Dinnertime of all houses and what follows it."""
        play = flow.Play(self.state, Chance(b""))
        dinner.dinnertime(play)
        self.events += play.events
        return self

    def pay_day(self) -> Table:
        """Begin payday."""
        play = flow.Play(self.state, Chance(b""))
        self.state.stack = [Round("5")]
        payday(play)
        if not flow.decisions(self.state) and isinstance(self.state.stack[-1], Payday):
            self.state.stack[-1].run(play)
        self.events += play.events
        return self

    def act(self, seat: int, text: str) -> list[Event]:
        """Let a seat act, its action written as links; illegal ones raise."""
        events = apply(TITLE, self.state, seat, Action.of(text.split()), Chance(b""))
        self.events += events
        return events

    def refused(self, seat: int, text: str) -> str:
        """Return why an action is refused, by message id without its prefix."""
        with pytest.raises(NotLegal) as error:
            self.act(seat, text)
        return said(error.value)

    def offered(self, seat: int, text: str = "") -> list[str]:
        """Return the next links after some links."""
        found: list[Choice] = list(TITLE.choices(self.state, seat, tuple(text.split())))
        return [choice.key for choice in found]

    def skip_to(self, seat: int, verb: str) -> Table:
        """Pass over sub-steps until one offers a verb."""
        while verb not in self.offered(seat):
            self.act(seat, "next")
        return self

    def cash(self) -> list[int]:
        """Return everybody's cash."""
        return [chain.cash for chain in self.state.chains]

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def asks_freezer(self) -> bool:
        """Return whether somebody is asked what to keep."""
        return isinstance(self.state.stack[-1], Freezer)

    def _settle(self) -> None:
        play = flow.Play(self.state, Chance(b""))
        flow.settle(play)
        self.events += play.events


def named(place: Place) -> str:
    """Return the name of a square."""
    return NAMES[at(*place)]
