"""Questions of modules within a working day: the day stays its owner's, with refusals, checklist and free undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.modules.lobbyists import lobby
from games.food_chain_magnate.modules.rural_marketeers import add_area
from games.food_chain_magnate.preview import checklist
from games.food_chain_magnate.steps.asides import Aside
from games.kernel import Action, Chance, apply
from games.kernel.game import MoveResult
from tests.games.food_chain_magnate.builders import BOARD_X, Table, laid

LINE = "A0 T0 B0"
WAITING = {"extra_tile": "lobbyist", "free_mailbox": "local_manager"}
COOK = "burger_cook"
"""A cook who still has to work when a module asks something, unless his time is over."""


def day(module: str, work: str, verb: str, beach: str = "", milestones: str = "", board: str = LINE) -> Table:
    """A working day in which something of a module is about to be asked; somebody has work to do after it."""
    table = Table(2, laid(board, "adjacent"), (module,))
    if board == LINE:
        table.restaurant(0, (3, 3), (3, 3))
    if module == "lobbyists":
        lobby(table.state).tiles = ("F", "Z")
    if module == "rural_marketeers":
        add_area(table.state)
    return table.company(0, work=f"{work} {COOK}", beach=beach, milestones=milestones).at_work().skip_to(0, verb)


def best(table: Table, *chosen: str) -> str:
    """Return the action that begins with some links and continues with the first offered ones."""
    links = chosen
    while True:
        choice = TITLE.choices(table.state, 0, links)[0]
        links = (*links, choice.key)
        if not choice.more:
            return " ".join(links)


ASKED: dict[str, Callable[[], tuple[Table, str]]] = {
    "coffee_shop": lambda: (
        day("coffee", "trainer", "train", beach="barista_trainee"),
        "train barista_trainee barista trainer",
    ),
    "extra_tile": lambda: with_best(day("lobbyists", "2 lobbyist", "road"), "road", "two-0"),
    "offramp": lambda: with_best(day("rural_marketeers", "rural_marketeer", "campaign"), "campaign"),
    "second_tile": lambda: with_best(
        day("new_milestones", "campaign_manager", "campaign", milestones="first_marketeer_used"), "campaign"
    ),
    "second_good": lambda: (
        day("new_milestones", "brand_manager", "campaign"),
        "campaign brand_manager 5 top-A burger 4",
    ),
    "free_mailbox": lambda: with_best(
        day("new_milestones", "regional_manager local_manager", "open", board=BOARD_X), "open", "regional_manager"
    ),
}
"""By kind of decision: a working day, and the action after which it is asked."""
AFTER_THE_DAYS = {"pizza_radio"}


def with_best(table: Table, *chosen: str) -> tuple[Table, str]:
    return table, best(table, *chosen)


def moved(table: Table, text: str) -> MoveResult:
    chance = Chance(b"")
    events = apply(TITLE, table.state, 0, Action.of(text.split()), chance)
    return MoveResult(events, chance.draws, chance.revealed_hidden)


def test_nothing_that_modules_ask_is_left_out_here() -> None:
    assert {kind.kind for kind in Aside.__subclasses__()} == {*ASKED, *AFTER_THE_DAYS}


@pytest.mark.parametrize("kind", ASKED)
def test_the_day_stays_its_owners_with_its_refusals_and_its_checklist(kind: str) -> None:
    table, action = ASKED[kind]()
    before = TITLE.turn(table.state)
    table.act(0, action)
    (decision,) = TITLE.decisions(table.state)
    assert (decision.kind, decision.seat, decision.auto) == (kind, 0, False)
    assert TITLE.turn(table.state) == before and before.owner == 0
    assert WAITING.get(kind, COOK) in [task.card for task in checklist(table.state, 0) if task.when != "over"]
    for other in (f"cook {COOK} burger", "next", "done", "hire waitress"):
        assert table.refused(0, other) == "first", other


@pytest.mark.parametrize("declined", [False, True])
@pytest.mark.parametrize("kind", ASKED)
def test_question_and_answer_may_be_taken_back_freely_and_the_day_goes_on(kind: str, declined: bool) -> None:
    table, action = ASKED[kind]()
    before = TITLE.turn(table.state)
    assert not moved(table, action).reveals
    if declined and "decline" not in table.offered(0):
        assert table.refused(0, "decline") == "must"
    answer = "decline" if declined and "decline" in table.offered(0) else best(table)
    assert not moved(table, answer).reveals
    assert TITLE.turn(table.state) == before
    while {decision.kind for decision in TITLE.decisions(table.state)} == {kind}:
        table.act(0, best(table))
    if kind in WAITING:
        assert table.act(0, best(table, "road" if kind == "extra_tile" else "open"))
    else:
        table.skip_to(0, "cook").act(0, f"cook {COOK} burger")
        assert table.state.chains[0].goods == {"burger": 3}
