"""Positions drawn as text, and a table at which they are played.

Rows of blocks and rows of streets alternate. A block is a card (`A5`, turned clockwise `A5/1`), `??` face down with any
card, `(D3/1)` face down with this one. A street is empty (`|`, `--`), a truck (`0piz`: seat 0; `!` with a Flat Tire,
`*` with a Staff Strike), or closed (`X1` a Road Closed, `O1` a Sinkhole, both of seat 1).

Every path of a Nitrous Tank, found the plain way: what the shortest ones of the rules are held against.

The tables of `tables.md`, parsed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Any

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.data import BLOCKS, CARDS, CUSTOMERS, DECK, FOODS
from games.food_truck_city.geometry import CITIES
from games.food_truck_city.setup import _players
from games.food_truck_city.state import Block, Board, Player, State, Tile, Truck
from games.food_truck_city.steps.stack import AnyStep, Move
from games.food_truck_city.view import View
from games.kernel import Action, Decision, Event, NotLegal, Order, ScriptedChance, actions, apply, flow, next_answer
from tests.games.refusals import said

L1 = """
    ??   |  ??   |    ??    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    A1    |   ??   |  ??
    --      --        --        --      --
    ??   |  A4   |    A5    |   A2   |  ??
    --      --        --        --      --
    ??   |  ??   |    A3    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    ??    |   ??   |  ??
"""
"""The start layout of the worked examples, without trucks."""
FOUR = """
    ??   |  ??   |    ??    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    A1    |   ??   |  ??
    --      --       2piz       --      --
    ??   |  A4  1tac  A5  3sus  A2   |  ??
    --      --       0piz       --      --
    ??   |  ??   |    A3    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    ??    |   ??   |  ??
"""
"""South 0 (red), West 1 (violet), North 2 (blue) and East 3 (green) as in the first worked example."""
TWO = """
    ??   |  ??   |    ??    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    A1    |   ??   |  ??
    --      --       1tac       --      --
    ??   |  A4   |    A5    |   A2   |  ??
    --      --       0piz       --      --
    ??   |  ??   |    A3    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    ??    |   ??   |  ??
"""
"""The first turn of South 0 and North 1."""


def dice(food: str, customer: str) -> list[int]:
    """The draws that make the dice show a food and a customer."""
    return [FOODS.index(food), CUSTOMERS.index(customer)]


class Table:
    """A game at a chosen step, played by words."""

    def __init__(self, state: State) -> None:
        self.state = state

    def player(self, seat: int) -> Player:
        """A seat's open possessions."""
        return self.state.players[seat]

    def money(self) -> list[int]:
        """Return everybody's dollars."""
        return [player.money for player in self.state.players]

    def truck(self, seat: int, food: str) -> Truck:
        """A truck of a seat."""
        truck = self.player(seat).truck(food)
        assert truck is not None
        return truck

    def do(self, seat: int, text: str, draws: Iterable[int | Sequence[int]] = ()) -> list[Event]:
        """Play an action; every scripted draw must be used, and the invariants hold afterwards."""
        chance = ScriptedChance(list(draws))
        events = apply(TITLE, self.state, seat, Action.of(text.split()), chance)
        assert chance.unused == 0, f"{chance.unused} draws were not asked for"
        assert TITLE.testing.invariants(self.state) == []
        return events

    def settle(self, *draws: int | Sequence[int]) -> list[Event]:
        """Run the flow to the next decision."""
        chance = ScriptedChance(list(draws))
        play = flow.Play(self.state, chance)
        flow.settle(play)
        assert chance.unused == 0, f"{chance.unused} draws were not asked for"
        return play.events

    def legal(self, seat: int, start: str = "") -> set[str]:
        """Return every legal action of a seat that begins with these words, without them; none if not offered."""
        chosen = tuple(start.split())
        try:
            return {" ".join(action.links[len(chosen) :]) for action in actions(TITLE, self.state, seat, chosen)}
        except NotLegal:
            return set()

    def verbs(self, seat: int) -> list[str]:
        """The verbs that a seat is offered."""
        return [choice.key for choice in TITLE.choices(self.state, seat, ())]

    def asked(self) -> list[tuple[int, str]]:
        """Return who owes what now."""
        return [(decision.seat, decision.kind) for decision in self.decisions() if decision.owed]

    def decisions(self) -> list[Decision]:
        """Return all open decisions."""
        return list(TITLE.decisions(self.state))

    def view(self, seat: int | None) -> View:
        """Return what a viewer may know."""
        return TITLE.view(self.state, seat)

    def refused(self, seat: int, text: str) -> str:
        """The rule, by message id without its prefix, by which an action is refused; nothing changes."""
        before = TITLE.copy(self.state)
        with pytest.raises(NotLegal) as caught:
            self.do(seat, text)
        assert self.state == before
        return said(caught.value)

    def ordered(
        self, seat: int, kind: str, policy: str, amount: int = 0, preferences: Sequence[str] = ()
    ) -> str | None:
        """Return the answer of a seat's standing order; None if the person is asked."""
        found = next_answer(TITLE, self.state, {seat: {kind: Order(kind, policy, amount, tuple(preferences))}})
        return str(found.action) if found else None


def a_city(
    drawing: str = TWO,
    *,
    seats: int = 2,
    active: int = 0,
    step: AnyStep | None = None,
    money: Sequence[int] = (),
    fines: Sequence[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    awards: Mapping[int, Sequence[str]] | None = None,
    impounded: Mapping[str, int] | None = None,
    moved: Sequence[str] = (),
    settled: bool = True,
    **changes: Any,
) -> Table:
    """A table in mid-game at a step (MOVE of the active seat), with Pizza in demand and hungry Seniors.

    `impounded` maps trucks such as `0bbq` to debts; `moved` are trucks that have moved this turn; `changes` are other
    fields of the state.
    """
    size, rows = _read(drawing)
    players = _players(size, seats)
    hidden, blocks = _blocks(size, rows)
    deck = list(DECK)
    closures = _streets(size, rows, players, deck)
    for seat, player in enumerate(players):
        player.money = money[seat] if seat < len(money) else 0
        player.fines = fines[seat] if seat < len(fines) else 0
        player.awards = _taken(deck, (awards or {}).get(seat, ()))
    held = [_taken(deck, (hands or {}).get(seat, ())) for seat in range(seats)]
    for name, debt in (impounded or {}).items():
        _named(players, name).debt = debt
    for name in moved:
        _named(players, name).moved = True
    fields: dict[str, Any] = {
        "size": size, "windows": "full", "stall_limit": 10, "active": active, "turn": 1, "players": players,
        "blocks": blocks, "billboards": {}, "festivals": [], "closures": closures, "food": "piz", "customer": "se",
        "discard": [], "revealed": False, "quiet": 0, "last_turns": None, "ending": "", "leavers": [],
        "hands": held, "deck": deck[::-1], "hidden": hidden, "stack": [step or Move()],
    }  # fmt: skip
    table = Table(State(**(fields | changes)))
    if settled:
        table.settle()
        assert TITLE.testing.invariants(table.state) == []
    return table


def _read(drawing: str) -> tuple[int, list[list[str]]]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    size = (len(rows) + 1) // 2
    assert all(len(row) == (size if n % 2 else 2 * size - 1) for n, row in enumerate(rows)), drawing
    return size, rows


def _blocks(size: int, rows: list[list[str]]) -> tuple[dict[str, Block], dict[str, Block]]:
    """Return the face-down and the face-up blocks; `??` are cards that are nowhere else."""
    words = {f"{r}-{c}": rows[2 * r][2 * c] for r in range(size) for c in range(size)}
    named = {place: _block(word.strip("()")) for place, word in words.items() if word != "??"}
    used = {block.card for block in named.values()}
    spare = iter(card for card in BLOCKS if card not in used)
    down = {place: named.get(place) or Block(next(spare), 0) for place, word in words.items() if word[0] in "?("}
    return down, {place: block for place, block in named.items() if place not in down}


def _block(word: str) -> Block:
    card, _, rotation = word.partition("/")
    return Block(card, int(rotation or 0))


def _streets(size: int, rows: list[list[str]], players: list[Player], deck: list[str]) -> list[Tile]:
    """Put the trucks of a drawing on their segments; returns the closures."""
    words = {f"V{r}-{c}": rows[2 * r][2 * c + 1] for r in range(size) for c in range(size - 1)}
    words |= {f"H{r}-{c}": rows[2 * r + 1][c] for r in range(size - 1) for c in range(size)}
    assert set(words) == set(CITIES[size].segments)
    closures = []
    for segment, word in words.items():
        if word[0] in "XO":
            card = "road_closed" if word[0] == "X" else "sinkhole"
            closures += [Tile(card, segment, int(word[1:]), CARDS[card].turn_starts)]
            _taken(deck, [card])
        elif word not in ("|", "--"):
            truck = _named(players, word.rstrip("!*"))
            truck.at = segment
            truck.flat = _taken(deck, ["flat_tire"])[0] if "!" in word else ""
            truck.strike = _taken(deck, ["staff_strike"])[0] if "*" in word else ""
    return closures


def _named(players: list[Player], name: str) -> Truck:
    truck = players[int(name[0])].truck(name[1:])
    assert truck is not None
    return truck


def _taken(deck: list[str], cards: Iterable[str]) -> list[str]:
    """Take cards out of the deck."""
    taken = list(cards)
    for card in taken:
        deck.remove(card)
    return taken


def paths(board: Board, truck: Truck, longest: int) -> Iterator[tuple[str, ...]]:
    """All of 1 to `longest` segments, the short ones first: each segment adjacent to the one before, and none twice."""
    if truck.at is None or truck.moved or truck.flat:
        return
    taken, closed = board.blocked(), {tile.place for tile in board.closures}
    begun: list[tuple[str, ...]] = [(truck.at,)]
    for _ in range(longest):
        longer = []
        for path in begun:
            for segment in (other for other in board.city.neighbours[path[-1]] if other not in path):
                hidden = len(board.hidden_at(segment))
                if segment not in taken and hidden < 2:
                    yield (*path[1:], segment)
                if not hidden and segment not in closed:
                    longer.append((*path, segment))
        begun = longer


_TEXT = (resources.files(__package__) / "tables.md").read_text("utf-8")


def distances(size: int, kind: str) -> dict[str, int]:
    """The distance to the centre of every segment of one direction (`V` or `H`)."""
    _, *rows = _rows(f"### {size} {kind}")
    return {f"{kind}{row[0]}-{column}": int(cell) for row in rows for column, cell in enumerate(row[1:])}


def blocks() -> dict[str, list[str]]:
    """The customers on the north, east, south and west side of every block, by their English names."""
    _, *rows = _rows("## Blocks")
    return {row[0]: row[2:] for row in rows}


def cards() -> dict[str, tuple[int, str]]:
    """Copies in all and timing of every kind of card, by id (`award`, `billboard` for those of all foods)."""
    _, *rows = _rows("## Action cards")
    found = {}
    for name, copies, timing in rows:
        kind = re.sub(r"_bbq.*", "", name.strip("`").split("`")[0])
        found[kind] = (int(copies.split()[0]), timing)
    return found


def prices() -> list[int]:
    """Return the prices of the 2nd to the 6th truck."""
    return [int(cell) for cell in _rows("## Truck prices")[1][1:]]


def _rows(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading, without its rule."""
    after = _TEXT.split(f"{heading}\n", 1)[1]
    lines = re.search(r"(?:^\|.*\n?)+", after, re.M)
    assert lines is not None
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines[0].splitlines()]
    return [row for row in rows if not set("".join(row)) <= set("-: ")]
