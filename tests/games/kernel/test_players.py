"""Bots: they know a view and nothing else, answer legally, and the Normal one plays well."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import (
    LEVELS,
    PLAYERS,
    REFERENCE_PLAYERS,
    Action,
    AiPlayer,
    Chance,
    Game,
    NormalPlayer,
    RandomPlayer,
    check,
)
from games.kernel.ai.players import EasyPlayer, HardPlayer
from games.kernel.ai.search import ExpertPlayer, FlatSearchPlayer
from games.kernel.ai.tree import TreePlayer
from games.kernel.title import Stop, Title, unhurried
from tests.games.kernel.tables import PicnicGame, act, picnic
from tests.games.kernel.toy import TITLE, Picnic, PicnicPlay, View
from tests.games.kernel.toy_rules import HostTurn, State

EVERY = [
    RandomPlayer(),
    EasyPlayer(),
    NormalPlayer(),
    HardPlayer(FlatSearchPlayer(kept=2)),
    ExpertPlayer(),
    FlatSearchPlayer(kept=3),
    TreePlayer(work=200, kept=3),
]


class Watched(Picnic):
    """A title that refuses to be looked at except through views and states imagined from them."""

    def __init__(self, real: State) -> None:
        super().__init__()
        self._real = real

    def view(self, state: State, viewer: int | None) -> View:
        assert state is not self._real, "a player has got hold of the real state"
        return super().view(state, viewer)

    def copy(self, state: State) -> State:
        assert state is not self._real, "a player has got hold of the real state"
        return super().copy(state)


@pytest.mark.parametrize("player", EVERY, ids=lambda p: type(p).__name__)
def test_a_player_answers_legally_from_its_view_alone(player: AiPlayer) -> None:
    game = picnic("cake apple", "bread jam", "apple", modules=("wasps", "jam"))
    view = game.view(1)
    action = player.choose(Watched(game.state), view, 1, Chance(b"player"))
    check(TITLE, game.state, 1, action)


@pytest.mark.parametrize("player", EVERY, ids=lambda p: type(p).__name__)
def test_what_a_player_may_not_know_does_not_change_its_answer(player: AiPlayer) -> None:
    one = picnic("cake apple bread", "bread jam", "apple cake", modules=("wasps", "jam"))
    other = picnic("cake apple bread", "wasp wasp", "jam bread", modules=("wasps", "jam"))
    act(other, 1, "bring wasp")
    answers = {str(player.choose(TITLE, game.view(0), 0, Chance(b"player"))) for game in (one, other)}
    assert len(answers) == 1


def test_the_normal_player_eats_the_best_it_can() -> None:
    game = picnic("", "", blanket="wasp apple cake bread cake", step=HostTurn(0), modules=("wasps",))
    assert str(NormalPlayer().choose(TITLE, game.view(0), 0, Chance(b""))) == "eat bread cake cake end"


def test_every_player_of_a_table_is_looked_after_here() -> None:
    assert {type(player) for player in PLAYERS.values()} <= {type(player) for player in EVERY}


def test_tables_of_long_ago_find_their_players() -> None:
    """Names of players are kept in the database."""
    assert {"random", "normal", "expert"} <= set(PLAYERS)


def test_people_choose_from_four_levels() -> None:
    assert len(LEVELS) == 4
    assert set(LEVELS) <= set(PLAYERS)


class Priced(PicnicPlay):
    """Of the cards that can be brought one is as good as the best, and one is a blunder."""

    def evaluate(self, view: View, seat: int) -> float:
        return 0.0

    def odds(self, view: View, seat: int) -> float:
        return 0.5 if "apple" not in view.hand else 0.45 if "bread" not in view.hand else 0.1


def test_the_easy_player_errs_but_never_gravely() -> None:
    game = picnic("cake apple bread", "apple")
    dice = Chance(b"dice")
    found = {str(EasyPlayer().choose(Picnic(Priced()), game.view(0), 0, dice)) for _ in range(60)}
    assert found == {"bring apple", "bring bread"}


def test_where_a_title_says_so_the_easy_player_makes_no_mistake() -> None:
    class Grave(Priced):
        safe_verbs = frozenset({"bring"})

    game = picnic("cake apple bread", "apple")
    dice = Chance(b"dice")
    assert {str(EasyPlayer().choose(Picnic(Grave()), game.view(0), 0, dice)) for _ in range(20)} == {"bring apple"}


def test_the_normal_player_takes_the_first_of_equals() -> None:
    class Indifferent(PicnicPlay):
        def evaluate(self, view: View, seat: int) -> float:
            return 0.0

    game = picnic("cake apple bread", "apple")
    assert str(NormalPlayer().choose(Picnic(Indifferent()), game.view(0), 0, Chance(b""))) == "bring apple"


def test_the_random_player_is_not_always_of_one_mind() -> None:
    game = picnic("cake apple bread", "apple")
    dice = Chance(b"dice")
    assert len({RandomPlayer().choose(TITLE, game.view(0), 0, dice) for _ in range(40)}) == 3


def points(players: list[Any], number: int) -> float:
    """One game between players; 1 where seat 0 wins, 0.5 for a shared win."""
    seed = bytes([number]) * 32
    game: PicnicGame
    game, _ = Game.new(TITLE, TITLE.options({"modules": ["wasps"]}, 2), 2, Chance(seed))
    dice = Chance(b"players" + seed)
    while waiting := game.waiting():
        seat = waiting[0]
        game.act(seat, players[seat].choose(TITLE, game.view(seat), seat, dice), seed)
    result = game.result()
    assert result is not None
    return 1 / len(result.winners) if 0 in result.winners else 0.0


def test_normal_beats_random_clearly() -> None:
    normal, chance = NormalPlayer(), RandomPlayer()
    score = sum(points([normal, chance], n) + 1 - points([chance, normal], n) for n in range(25))
    assert score > 40, f"{score} of 50 points"


FLAT = REFERENCE_PLAYERS["flat"]


class Planning(PicnicPlay):
    """A title with its own, bad search."""

    def look_ahead(
        self, title: Title[Any, View], view: View, seat: int, chance: Chance, stop: Stop = unhurried
    ) -> Action | None:
        return Action("eat", ("end",))


def test_the_flat_search_as_a_yardstick_does_without_the_plans_of_a_title() -> None:
    game = picnic("", "", blanket="wasp apple cake bread cake", step=HostTurn(0), modules=("wasps",))
    planned, flat = (
        player.choose(Picnic(Planning()), game.view(0), 0, Chance(b"")) for player in (FlatSearchPlayer(), FLAT)
    )
    assert str(planned) == "eat end" != str(flat)
    check(TITLE, game.state, 0, flat)
