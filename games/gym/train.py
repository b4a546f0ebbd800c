"""An example: a small agent learns a title by playing against Random. `python -m games.gym.train foodies`

It uses the oldest method of learning by play (REINFORCE): one table of weights says how much each feature of the
observation supports each link; after a game all chosen links become likelier if it was won, and less likely if not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.gym import encoding
from games.gym.episode import Observation
from games.gym.seat import SeatEnv

Played: TypeAlias = list[tuple[Observation, int]]
_STEP = 0.02
_VALUE_STEP = 0.002
_REPORT = 1000


class Agent:
    """A linear policy: a row of weights for every link, and one that estimates the result."""

    def __init__(self) -> None:
        self.weights = np.zeros((encoding.ACTIONS, encoding.FEATURES), dtype=np.float32)
        self.value = np.zeros(encoding.FEATURES, dtype=np.float32)

    def chances(self, seen: Observation) -> tuple[NDArray[np.intp], encoding.Array]:
        """Return the offered links, and the agent's probability of each."""
        offered = np.flatnonzero(seen["action_mask"])
        scores = self.weights[offered] @ seen["observation"]
        likely = np.exp(scores - scores.max())
        return offered, likely / likely.sum()

    def learn(self, game: Played, reward: float) -> None:
        """Make what was chosen likelier, by how much better than expected the game has ended."""
        for seen, action in game:
            offered, likely = self.chances(seen)
            array = seen["observation"]
            better = reward - float(self.value @ array)
            self.value += _VALUE_STEP * better * array
            self.weights[offered] += _STEP * better * np.outer((offered == action) - likely, array).astype(np.float32)


def play(
    env: SeatEnv, agent: Agent, seed: int, dice: np.random.Generator
) -> tuple[list[tuple[Observation, int]], float]:
    """Play one game; return what was seen and chosen, and the reward."""
    seen, _ = env.reset(seed=seed)
    game: Played = []
    while True:
        offered, likely = agent.chances(seen)
        action = int(dice.choice(offered, p=likely)) if len(offered) > 1 else int(offered[0])
        if len(offered) > 1:
            game.append((seen, action))
        seen, reward, over, too_long, _ = env.step(action)
        if over or too_long:
            return game, reward


def train(title: str, games: int, tested: int, say: Callable[[str], object]) -> float:
    """Train an agent by that many games, and return the share of `tested` further ones that it wins; a draw is half."""
    env, agent, dice = SeatEnv(title), Agent(), np.random.default_rng(0)
    won = 0.0
    for number in range(1, games + 1):
        game, reward = play(env, agent, number, dice)
        agent.learn(game, reward)
        won += (reward + 1) / 2
        if number % _REPORT == 0:
            say(f"{number} games: {won / _REPORT:.1%} of the last {_REPORT} won\n")
            won = 0.0
    fresh = range(games + 1, games + 1 + tested)
    return sum((play(env, agent, number, dice)[1] + 1) / 2 for number in fresh) / tested


def main(arguments: list[str] | None = None) -> None:
    """Train and report how strong the agent has become."""
    parser = argparse.ArgumentParser(prog="games.gym.train", description="Train a small agent against Random.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=10_000, help="how many games it learns from (default: 10000)")
    parser.add_argument("--tested", type=int, default=1000, help="how many games prove it (default: 1000)")
    args = parser.parse_args(arguments)
    share = train(args.title, args.games, args.tested, sys.stdout.write)
    sys.stdout.write(f"{args.title}: wins {share:.1%} of {args.tested} games against Random\n")


if __name__ == "__main__":
    main()
