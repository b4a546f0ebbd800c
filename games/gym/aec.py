"""A title as a PettingZoo environment: agents act one after another, each sees what its seat may know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from games.gym import encoding
from games.gym.episode import Episode, Observation, Setting
from games.kernel import Choice, Seat
from games.kernel.registry import title

_SEEDS = 2**31


def env(title_id: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """Return a title's environment; an agent that takes a masked action loses, and the game ends."""
    raw = FoodCourtEnv(title_id, seats, options)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1))


def observation_space() -> gymnasium.spaces.Dict:
    """Return the view as an array, and a mask over the actions."""
    array = Box(-1.0, 1.0, (encoding.FEATURES,), np.float32)
    return gymnasium.spaces.Dict({"observation": array, "action_mask": Box(0, 1, (encoding.ACTIONS,), np.int8)})


class FoodCourtEnv(AECEnv[str, Observation, int]):
    """A title's environment without wrappers: an illegal action raises ValueError."""

    def __init__(self, title_id: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Set `seats` (the fewest by default, at least two) and `options` by the title's names, defaults otherwise."""
        self._setting = Setting(title(title_id), seats, options)
        self.metadata = {"name": f"{title_id}_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(self._setting.seats)]
        self.agents = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces: dict[str, Any] = {agent: Discrete(encoding.ACTIONS) for agent in self.possible_agents}
        self._random = seeding.np_random()[0]
        self._episode = Episode(self._setting, 0)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the numbers of links."""
        space: gymnasium.spaces.Space[Any] = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with a seed always the same one, without one the next of the sequence."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self._episode = Episode(self._setting, int(self._random.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: Any = None
        self._select()

    def step(self, action: int | None) -> None:
        """Choose a link for the selected agent; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._episode.choose(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self._episode.over)
        self.truncations = dict.fromkeys(self.agents, self._episode.too_long and not self._episode.over)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        episode = self._episode
        self.agent_selection = self.possible_agents[episode.seat]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"decision": episode.kind, "chosen": list(episode.chosen)}

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know as an array, and its action mask."""
        return self._episode.observe(self._seat(agent))

    def view(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know as a dictionary, with the title's own names and nothing left out."""
        found: dict[str, Any] = msgspec.to_builtins(self._episode.view(self._seat(agent)), str_keys=True)
        return found

    def choices(self) -> dict[int, Choice]:
        """Return the links that are offered to the selected agent, by their numbers."""
        return dict(self._episode.offered)

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str:
        """Return what everybody may see, as JSON."""
        return json.dumps(msgspec.to_builtins(self._episode.game.view(None), str_keys=True), indent=1)

    def close(self) -> None:
        """Do nothing, as nothing is held open."""
