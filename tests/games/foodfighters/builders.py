"""Boards drawn as text, dice written as faces, and a table to play on in tests.

A formation is written front row first, as its owner's rows: `KC SO BR / KO SC BO / SR BC KR`. A dot is an empty space;
`KC+sc` holds a Spoon and a Cracker, `+p` the Pan. Fighters that are nowhere have been knocked out by the enemy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from games.foodfighters import TITLE
from games.foodfighters.data import FACES, TEAMS, deck_of, fighter_of
from games.foodfighters.geometry import CELL_OF, CELLS
from games.foodfighters.state import Fighter, GameState, Side, State
from games.foodfighters.steps import AnyStep, ChooseAction
from games.kernel import Action, Decision, Event, NotLegal, ScriptedChance, actions, apply, decision_of, flow
from tests.games.refusals import said

SOUTH_1 = "KC SO BR / KO SC BO / SR BC KR"
SOUTH_2 = "KC SC BR / KO SO BO / SR BC KR"
NORTH_1 = "CK CB OS / RB RS CS / OK OB RK"
GRAINS = "DC IO PR / DO IC PO / IR PC DR"
VEGGIES_AT_GRAINS = "CD CI OP / RI RP CP / OD OI RD"
SEAFOOD_AT_VEGGIES = "LC HO AR / LO HC AO / HR AC LR"
VEGGIES_AT_SEAFOOD = "CL CH OA / RH RA CA / OL OH RL"
SEATS = {"S": 0, "N": 1}
Face = int | str


def roll(*faces: Face) -> list[int]:
    """The draws that make the dice, in order, show these faces (`S` is a Splat)."""
    return [draw for die, face in enumerate(faces) for draw in again(die, face)]


def again(die: int, *faces: Face) -> list[int]:
    """The draws that make one die (0, 1, 2 the Bonus die) show these faces one after the other."""
    return [FACES[die].index(0 if face == "S" else int(face)) for face in faces]


class Table:
    """A game at a chosen step, played by words."""

    def __init__(self, state: State) -> None:
        self.state = state

    def side(self, who: str) -> Side:
        """South (`S`) or North (`N`)."""
        return self.state.sides[SEATS[who]]

    def at(self, place: str) -> str | None:
        """Return the id of the fighter at a place, for example `S.F0`; None for an empty space."""
        fighter = self.fighter(place)
        return fighter.id if fighter else None

    def fighter(self, place: str) -> Fighter | None:
        """Return the fighter at a place, for example `N.B2`."""
        who, cell = place.split(".")
        return self.side(who).grid[CELL_OF[cell]]

    def rows(self, who: str) -> str:
        """Return a side's formation in the form of `a_table`, without items."""
        names = [fighter.id if fighter else "." for fighter in self.side(who).grid]
        return " / ".join(" ".join(names[first : first + 3]) for first in (0, 3, 6))

    def do(self, who: str, text: str, draws: Iterable[int] = ()) -> list[Event]:
        """Play an action; every scripted draw must be used, and the invariants hold afterwards."""
        chance = ScriptedChance(list(draws))
        events = apply(TITLE, self.state, SEATS[who], Action.of(text.split()), chance)
        assert chance.unused == 0, f"{chance.unused} draws were not asked for"
        assert TITLE.testing.invariants(self.state) == []
        return events

    def legal(self, who: str, start: str = "") -> set[str]:
        """Return every legal action of a side that begins with these words, without them."""
        chosen = tuple(start.split())
        found = actions(TITLE, self.state, SEATS[who], chosen)
        return {" ".join(action.links[len(chosen) :]) for action in found}

    def asked(self) -> tuple[str, str] | None:
        """Return who owes what now."""
        owed = TITLE.decisions(self.state)
        return ("SN"[owed[0].seat], owed[0].kind) if owed else None

    def decision(self, who: str) -> Decision:
        """Return the decision of a side."""
        found = decision_of(TITLE, self.state, SEATS[who])
        assert found is not None
        return found

    def refused(self, who: str, text: str) -> str:
        """The rule, by message id without its prefix, by which an action is refused; nothing changes."""
        before = TITLE.copy(self.state)
        with pytest.raises(NotLegal) as caught:
            self.do(who, text)
        assert self.state == before
        return said(caught.value)


def a_table(
    south: str = SOUTH_1,
    north: str = NORTH_1,
    *,
    active: str = "S",
    teams: tuple[str, str] = ("meats", "veggies"),
    beans: tuple[int, int] = (0, 0),
    step: AnyStep | None = None,
    bonus_die: str | None = None,
    held: Sequence[str] = (),
    ongoing: Sequence[str] = (),
    **changes: Any,
) -> Table:
    """A table at the action of the active side, or at another step. Cards are with their team."""
    sides = (
        _side(teams[0], teams[1], south, beans[0], held, ongoing),
        _side(teams[1], teams[0], north, beans[1], held, ongoing),
    )
    for one, other in (sides, sides[::-1]):
        standing = {fighter.id for fighter in one.grid if fighter}
        other.knocked_out = [f for f in _nine(one.types, other.types) if f.id not in standing]
    state: State = GameState(sides, SEATS[active], supply=30 - sum(beans), stack=[step or ChooseAction()])
    state.bonus_die = None if bonus_die is None else SEATS[bonus_die]
    for field, value in changes.items():
        setattr(state, field, value)
    table = Table(state)
    assert TITLE.testing.invariants(state) == []
    flow.settle(flow.Play(state, ScriptedChance([])))
    return table


def _side(team: str, enemy: str, formation: str, beans: int, held: Sequence[str], ongoing: Sequence[str]) -> Side:
    deck = deck_of(team)
    grid = [_fighter(word) for row in formation.split("/") for word in row.split()]
    assert len(grid) == len(CELLS)
    standing = [fighter for fighter in grid if fighter]
    return Side(
        team,
        _types(team),
        deck,
        grid,
        beans,
        spoons=2 - sum(fighter.spoon for fighter in standing),
        crackers=3 - sum(fighter.cracker for fighter in standing),
        pans=1 - sum(fighter.pan for fighter in standing),
        pantry=[card for card in deck if card not in held and card not in ongoing],
        held=[card for card in deck if card in held],
        ongoing=[card for card in deck if card in ongoing],
    )


def _types(team: str) -> tuple[str, str, str]:
    one, two, three = (kind.id for kind in TEAMS[team].types)
    return one, two, three


def _fighter(word: str) -> Fighter | None:
    if word == ".":
        return None
    name, _, items = word.partition("+")
    kind, thought = fighter_of(name)
    return Fighter(name, kind, thought, "s" in items, "c" in items, "p" in items)


def _nine(types: Sequence[str], thoughts: Sequence[str]) -> list[Fighter]:
    codes = {kind.id: kind.code for team in TEAMS.values() for kind in team.types}
    return [Fighter(codes[kind] + codes[thought], kind, thought) for kind in types for thought in thoughts]
