"""The environments for learning agents meet the requirements of the libraries that define them."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from random import Random
from time import perf_counter

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test

from games.gym import FoodCourtEnv, SeatEnv, encoding, env
from games.gym.train import train
from games.kernel import Choice
from games.kernel.registry import TITLES, title
from tests.lengths import LONG, amount, long_form

pytestmark = pytest.mark.parametrize("title_id", TITLES)


@pytest.fixture
def tolerant() -> Iterator[None]:
    """Ignore PettingZoo's warning against observations with a mask, which its own card games have."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        yield


@pytest.mark.usefixtures("tolerant")
def test_pettingzoo_accepts_it(title_id: str) -> None:
    api_test(env(title_id), amount(200, 5000))  # type: ignore[no-untyped-call]


def test_pettingzoo_finds_that_a_seed_decides_everything(title_id: str) -> None:
    seed_test(lambda: env(title_id), amount(50, 1000))  # type: ignore[no-untyped-call]


class HurriedClock:
    """A clock that runs some times as fast: PettingZoo always measures for five seconds."""

    def __init__(self, times: float) -> None:
        self._times = times

    def time(self) -> float:
        return perf_counter() * self._times


def test_pettingzoo_measures_its_speed(
    title_id: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    times = amount(50.0, 1.0)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", HurriedClock(times))
    performance_benchmark(env(title_id))  # type: ignore[no-untyped-call]
    turns = float(capsys.readouterr().out.splitlines()[1].split()[0]) * times
    assert turns > 100


def test_gymnasium_accepts_a_seat_against_bots(title_id: str) -> None:
    check_env(SeatEnv(title_id), skip_render_check=True)


def test_whole_games_end_with_a_reward_for_every_seat(title_id: str) -> None:
    dice = Random(7)
    most = min(4, title(title_id).info.seats[1])
    for seats in (2, most) if LONG else (min(most, 2 + TITLES.index(title_id) % 3),):
        raw = FoodCourtEnv(title_id, seats)
        raw.reset(seed=seats)
        rewards: dict[str, float] = {}
        for agent in raw.agent_iter():
            seen, reward, over, too_long, _ = raw.last()
            if over or too_long:
                rewards[agent] = reward
                raw.step(None)
                continue
            assert seen is not None
            raw.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert sorted(rewards) == [f"player_{seat}" for seat in range(seats)]
        assert abs(sum(rewards.values())) < 1e-9 or set(rewards.values()) == {-1.0 / seats}


def test_the_array_is_made_from_the_view_of_its_seat_alone(title_id: str) -> None:
    raw = FoodCourtEnv(title_id)
    raw.reset(seed=1)
    for _ in range(60):
        number = min(raw.choices())
        for agent in raw.agents:
            asked = agent == raw.agent_selection
            seen = raw.observe(agent)
            assert bool(seen["action_mask"].any()) == asked
            assert np.all(np.abs(seen["observation"]) <= 1.0)
            chosen = raw.infos[agent].get("chosen", [])
            kind = raw.infos[raw.agent_selection]["decision"]
            assert np.array_equal(seen["observation"], encoding.features(raw.view(agent), kind, tuple(chosen)))
        raw.step(number)


def test_an_action_that_the_mask_forbids_loses(title_id: str) -> None:
    masked = env(title_id)
    masked.reset(seed=3)
    forbidden = next(number for number in range(encoding.ACTIONS) if number not in masked.choices())
    loser = masked.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        masked.step(forbidden)
    assert masked.rewards[loser] == -1
    assert all(masked.terminations.values())
    raw = FoodCourtEnv(title_id)
    raw.reset(seed=3)
    with pytest.raises(ValueError, match="is not offered"):
        raw.step(forbidden)


def test_an_agent_sees_its_view_with_the_names_of_the_title(title_id: str) -> None:
    raw = FoodCourtEnv(title_id)
    raw.reset(seed=5)
    assert raw.view("player_1")["viewer"] == 1
    assert raw.render().startswith("{")


def test_links_that_share_a_number_have_two(title_id: str) -> None:
    offered = [Choice(str(at), title_id) for at in range(encoding.ACTIONS)]
    found = encoding.numbered(offered)
    assert sorted(found) == list(range(encoding.ACTIONS))
    assert list(found.values()) == offered


@long_form
def test_an_agent_learns_to_beat_random(title_id: str) -> None:
    if title_id == "foodfighters":
        assert train(title_id, 2000, 200, lambda _: None) > 0.8
