"""Positions in which a bot makes no mistake that a beginner would laugh at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from games.food_truck_city import TITLE
from games.food_truck_city.steps.stack import Bonus, Buy, ChooseStart, Fines
from games.kernel import PLAYERS, Chance
from tests.games.food_truck_city.builders import TWO, Table, a_city

PARKED = """
    ??   |  ??   |    ??    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    A1    |   ??   |  ??
    --      --       1tac       --      --
    ??   |  A4  0sus  A5    |   A2   |  ??
    --      --       0piz       --      --
    ??   |  ??   |    A3    |   ??   |  ??
    --      --        --        --      --
    ??   |  ??   |    ??    |   ??   |  ??
"""
"""As at the start, and the first seat has a second truck."""


LATE = """
    A6   |  B1   |    B2    |   B3   |  B4
    --      --        --        --      --
    B5   |  B6  0tac  A1    |   C1   |  C2
    --      --       1tac       --      --
    C3   |  A4  0sus  A5  1piz  A2   |  C4
    --      --       0piz      0noo     --
    C5   |  D1  1bbq  A3    |   D2   |  D3
    --      --        --        --      --
    ??   |  D4   |    D5    |   ??   |  D6
"""
"""Much of the city is known; the first seat has four trucks, the second three."""


def holding(*cards: str) -> Table:
    """Before income is collected, with cards in the first seat's hand; Pizza is in demand, its only truck sells it."""
    table = a_city(TWO, hands={0: cards}, money=(6, 6), step=Bonus())
    if table.asked()[0][1] == "bonus":
        table.do(0, "skip_bonus")
    return table


def driving(*cards: str, money: Sequence[int] = (1, 5)) -> Table:
    return a_city(TWO, hands={0: cards}, money=money)


def late(*cards: str, money: Sequence[int] = (9, 6), **changes: object) -> Table:
    return a_city(LATE, hands={0: cards}, money=money, fines=(1, 1), turn=21, **changes)  # type: ignore[arg-type]


def buying(*money: int, **changes: object) -> Table:
    return a_city(TWO, money=money, step=Buy(False), moved=["0piz"], **changes)  # type: ignore[arg-type]


ALL_MOVED = ("0tac", "0sus", "0piz", "0noo")

POSITIONS: dict[str, tuple[Callable[[], Table], tuple[str, ...]]] = {
    "drives rather than be fined": (driving, ("move piz",)),
    "drives also with much money": (lambda: driving(money=(30, 5)), ("move piz", "play nitrous")),
    "drives all its trucks towards the end": (late, ("move ",)),
    "drives the last of its trucks, too": (lambda: late(moved=ALL_MOVED[1:]), ("move tac",)),
    "buys a fifth truck towards the end": (
        lambda: late(money=(23, 6), moved=ALL_MOVED, step=Buy(False)),
        ("buy ",),
    ),
    "drives a second truck as well": (lambda: a_city(PARKED, money=(1, 5), moved=["0piz"]), ("move sus",)),
    "has no need to drive what has moved": (
        lambda: a_city(PARKED, money=(1, 5), moved=["0sus"]),
        ("move piz",),
    ),
    "buys a truck that it can pay": (lambda: buying(5, 5), ("buy ",)),
    "buys a truck for much money": (lambda: buying(30, 5), ("buy ",)),
    "buys in its last turn, as trucks win": (lambda: buying(12, 5, last_turns=[0]), ("buy ",)),
    "chooses some truck": (lambda: a_city(TWO, step=ChooseStart([0, 1])), ("start ",)),
    "takes a tip": (lambda: holding("big_tip"), ("play big_tip",)),
    "takes the award of its own food": (lambda: driving("award_piz"), ("play award_piz",)),
    "flattens the rival's tire, not its own": (lambda: holding("flat_tire"), ("play flat_tire 2-tac", "pass", "rest")),
    "has the rival's staff strike, not its own": (
        lambda: holding("staff_strike"),
        ("play staff_strike 2-tac", "pass", "rest"),
    ),
    "tows the rival's truck, not its own": (lambda: holding("tow_truck"), ("play tow_truck 2-tac", "pass", "rest")),
    "leaves the demand with its own food": (lambda: holding("food_craze"), ("pass", "rest")),
    "holds a festival beside its own truck": (
        lambda: holding("festival"),
        ("play festival 2-2", "play festival 3-2", "pass"),
    ),
    "advertises its food beside its own truck": (
        lambda: holding("billboard_piz"),
        ("play billboard_piz 2-2", "play billboard_piz 3-2"),
    ),
    "advertises no food that it does not sell": (lambda: holding("billboard_bbq"), ("pass", "rest")),
    "pays two fines in some order": (
        lambda: a_city(PARKED, money=(9, 5), step=Fines(["piz", "sus"])),
        ("settle piz pay", "settle sus pay"),
    ),
}


ITS_OWN_WAY = ("drives rather than be fined", "expert")
"""A position and the bot with a special reason there, which the next test explains."""


@pytest.mark.parametrize("level", ["normal", "easy", "expert"])
@pytest.mark.parametrize("name", POSITIONS)
def test_a_bot(name: str, level: str) -> None:
    if (name, level) == ITS_OWN_WAY:
        pytest.skip("sharp lets its only truck go at the start")
    made, good = POSITIONS[name]
    table = made()
    seat = table.asked()[0][0]
    answer = str(PLAYERS[level].choose(TITLE, table.view(seat), seat, Chance(b"sane")))
    assert seat == 0 and answer.startswith(good), answer


@pytest.mark.parametrize("money", [0, 1])
def test_sharp_lets_its_only_truck_go_at_the_start(money: int) -> None:
    """Without money it is impounded for a few dollars, the city gives another one for nothing (sections 7.2 and 7.3),
    and so on: trucks at the price of small fines."""
    table = driving(money=(money, 0))
    assert str(PLAYERS["expert"].choose(TITLE, table.view(0), 0, Chance(b"sane"))) == "end_move"


def test_normal_drives_where_hard_would_let_its_truck_go() -> None:
    """Half of that plan would be worth less than none."""
    view = driving(money=(0, 0)).view(0)
    assert {str(PLAYERS["hard"].choose(TITLE, view, 0, Chance(bytes([luck]))))[:5] for luck in range(8)} == {"move "}
