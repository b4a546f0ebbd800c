"""A title as a Gymnasium environment: one agent has a seat, built-in bots have the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from games.gym import encoding
from games.gym.aec import observation_space
from games.gym.episode import Episode, Observation, Setting
from games.kernel import PLAYERS, Chance, Seat
from games.kernel.registry import title

_SEEDS = 2**31


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a title against bots of a level. An illegal action loses the game."""

    metadata = {"render_modes": []}  # noqa: RUF012 Gymnasium declares it so

    def __init__(
        self,
        title_id: str,
        opponents: str = "random",
        seat: Seat = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Set `opponents`, the level of the bots from `random` to `expert`; the rest is as for `FoodCourtEnv`."""
        self._setting = Setting(title(title_id), seats, options)
        self._seat = seat
        self._opponents = PLAYERS[opponents]
        self.observation_space = observation_space()
        self.action_space = Discrete(encoding.ACTIONS)
        self._start(0)

    def _start(self, number: int) -> None:
        self._episode = Episode(self._setting, number)
        self._thinking = Chance(number.to_bytes(8))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begin a new game and let the others play up to the agent's first decision."""
        super().reset(seed=seed)
        self._start(int(self.np_random.integers(_SEEDS)))
        self._others_play()
        return self._episode.observe(self._seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose a link; after a whole action the others play up to the agent's next decision."""
        episode = self._episode
        if int(action) not in episode.offered:
            return episode.observe(self._seat), -1.0, True, False, {"illegal": True}
        episode.choose(int(action))
        self._others_play()
        reward = episode.rewards()[self._seat]
        return episode.observe(self._seat), reward, episode.over, episode.too_long and not episode.over, {}

    def _others_play(self) -> None:
        episode = self._episode
        while not episode.over and not episode.too_long and episode.seat != self._seat:
            view = episode.view(episode.seat)
            episode.act(self._opponents.choose(self._setting.title, view, episode.seat, self._thinking))
