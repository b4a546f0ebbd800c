"""The tree search: the same on every machine, in bounded work, each seat from its own view and in its own interest."""

from __future__ import annotations

from typing import ClassVar

import pytest

from games.kernel import Chance, check
from games.kernel.ai.tree import TreePlayer
from tests.games.kernel.tables import PicnicGame, new_game, picnic
from tests.games.kernel.toy import TITLE, Picnic, PicnicPlay, View
from tests.games.kernel.toy_rules import Bring, HostTurn, State


class DeepPlay(PicnicPlay):
    """Searches to the next round, and records its calls."""

    search_depth: ClassVar[int | None] = 2

    def __init__(self) -> None:
        self.judged: set[tuple[int | None, int]] = set()

    def odds(self, view: View, seat: int) -> float:
        self.judged.add((view.viewer, seat))
        return super().odds(view, seat)


class Deep(Picnic):
    """Secret Picnic thought through to the next round, taking down what is done in thought."""

    def __init__(self, ai: PicnicPlay | None = None) -> None:
        super().__init__(ai or DeepPlay())
        self.imagined: set[int | None] = set()
        self.carried_out = 0

    def determinize(self, view: View, chance: Chance) -> State:
        self.imagined.add(view.viewer)
        return super().determinize(view, chance)

    def perform(self, state: State, seat: int, action: object, chance: Chance) -> list[object]:  # type: ignore[override]
        self.carried_out += 1
        return super().perform(state, seat, action, chance)  # type: ignore[arg-type, return-value]


def a_supper() -> PicnicGame:
    return picnic("", "", blanket="wasp cake", step=HostTurn(0), modules=("wasps",))


def test_it_first_gives_away_what_stings() -> None:
    game = a_supper()
    game.state.round = 2
    assert str(TreePlayer(400).choose(Deep(), game.view(0), 0, Chance(b""))) == "give wasp 1"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_view_luck_and_work_give_the_same_answer(seats: int) -> None:
    game = new_game(seats)
    answers = {str(TreePlayer(600).choose(Deep(), game.view(0), 0, Chance(b"luck"))) for _ in range(3)}
    assert len(answers) == 1


def test_a_thought_that_is_stopped_answers_legally_after_one_trial_of_each_action() -> None:
    game, stopped, whole = new_game(3), Deep(), Deep()
    action = TreePlayer(2_000, stop=lambda: True).choose(stopped, game.view(0), 0, Chance(b"luck"))
    check(TITLE, game.state, 0, action)
    TreePlayer(2_000).choose(whole, game.view(0), 0, Chance(b"luck"))
    assert stopped.carried_out < whole.carried_out / 4


class Foregone(DeepPlay):
    """The odds are always the same; if set, with an exception every some calls."""

    def __init__(self, chance: float, but_once_in: int = 0) -> None:
        super().__init__()
        self._chance, self._but_once_in, self._asked = chance, but_once_in, 0

    def odds(self, view: View, seat: int) -> float:
        self._asked += 1
        return 1.0 - self._chance if self._but_once_in and self._asked % self._but_once_in == 0 else self._chance


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_a_thought_about_a_decided_game_is_short(chance: float) -> None:
    title, game = Deep(Foregone(chance)), new_game(3)
    check(TITLE, game.state, 0, TreePlayer(8_000).choose(title, game.view(0), 0, Chance(b"luck")))
    assert title.carried_out < 1_000


@pytest.mark.parametrize("ai", [Foregone(0.5), Foregone(1.0, 20)])
def test_while_there_is_doubt_it_thinks_to_the_end(ai: Foregone) -> None:
    title = Deep(ai)
    TreePlayer(8_000).choose(title, new_game(3).view(0), 0, Chance(b"luck"))
    assert title.carried_out > 7_000


class TwoWays(DeepPlay):
    """Only a player who keeps apple and jam in hand wins, with certainty."""

    search_depth = 0

    def odds(self, view: View, seat: int) -> float:
        return float({"apple", "jam"} <= {*view.hand})


def test_a_short_thought_does_not_leave_what_wins() -> None:
    game = picnic("apple cake bread jam", "apple jam", modules=("wasps", "jam"))
    for luck in range(10):
        title = Deep(TwoWays())
        answer = TreePlayer(4_000).choose(title, game.view(0), 0, Chance(bytes([luck])))
        assert str(answer) in ("bring cake", "bring bread")
        assert title.carried_out < 3_000


def test_how_long_it_thinks_says_nothing_of_what_its_seat_may_not_know() -> None:
    one = picnic("cake apple bread", "bread jam", "apple cake", modules=("wasps", "jam"))
    other = picnic("cake apple bread", "wasp wasp", "jam bread", modules=("wasps", "jam"))
    thoughts = [Deep(), Deep()]
    for title, game in zip(thoughts, (one, other), strict=True):
        TreePlayer(2_000).choose(title, game.view(0), 0, Chance(b"luck"))
    assert thoughts[0].carried_out == thoughts[1].carried_out


def test_every_seat_is_judged_from_its_own_view() -> None:
    ai = DeepPlay()
    TreePlayer(800).choose(Deep(ai), new_game(3).view(0), 0, Chance(b"luck"))
    assert ai.judged == {(seat, seat) for seat in range(3)}


def test_who_answers_together_with_others_decides_by_what_it_can_know() -> None:
    title, game = Deep(), new_game(3)
    assert isinstance(game.state.stack[-1], Bring)
    TreePlayer(2_000).choose(title, game.view(0), 0, Chance(b"luck"))
    assert title.imagined == {0, 1, 2}
