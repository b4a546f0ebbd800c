"""Slow bots think in a separate process, which does not outlive the host."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from typing import Any

from bot.tables.ai import AiPool
from games.kernel import Chance, Game, legality
from games.kernel.ai.hints import hints
from games.kernel.registry import title
from tests.lengths import long_form

SEED = bytes(32)
TIMEOUT = 30.0
A_HOST = """
import asyncio, multiprocessing
from tests.tables.moves.test_ai_pool import SEED, a_game
from bot.tables.ai import AiPool
async def main():
    game = a_game()
    await AiPool().think(game, game.waiting()[0], "expert", SEED)
    print(len(multiprocessing.active_children()), flush=True)
    await asyncio.Event().wait()
if __name__ == "__main__":
    asyncio.run(main())
"""


def a_game() -> Game[Any, Any]:
    return Game.new(title("foodfighters"), title("foodfighters").options({}, 2), 2, Chance(SEED))[0]


async def chosen_by(thinker: AiPool, player: str) -> bool:
    """Return whether a player chooses a legal action."""
    game = a_game()
    seat = game.waiting()[0]
    action = await thinker.think(game, seat, player, SEED)
    return action in legality.actions(game.title, game.state, seat)


async def test_quick_players_need_no_process() -> None:
    others = multiprocessing.active_children()
    assert await chosen_by(AiPool(), "normal")
    assert set(multiprocessing.active_children()) <= set(others)


async def test_hints_are_thought_out_in_a_process_and_leave_the_interpreter_to_the_host() -> None:
    thinker, others, game = AiPool(), multiprocessing.active_children(), a_game()
    seat = game.waiting()[0]
    try:
        found = await thinker.hints(game, seat, SEED)
        assert len(set(multiprocessing.active_children()) - set(others)) == 1
        assert found == hints(game.title, game.view(seat), seat, Chance(SEED))
    finally:
        thinker.close()


async def test_search_thinks_in_a_process_and_again_after_that_has_died() -> None:
    thinker, others = AiPool(), multiprocessing.active_children()
    try:
        assert await chosen_by(thinker, "expert")
        (child,) = set(multiprocessing.active_children()) - set(others)
        os.kill(child.pid or 0, signal.SIGKILL)
        assert await chosen_by(thinker, "expert")
    finally:
        thinker.close()


@long_form
async def test_a_thought_that_is_given_up_makes_room_for_the_next() -> None:
    thinker = AiPool(1)
    try:
        assert await chosen_by(thinker, "expert"), "the process is there"
        waiting = [asyncio.create_task(chosen_by(thinker, "expert")) for _ in range(20)]
        await asyncio.sleep(0)
        for one in waiting:
            one.cancel()
        assert await chosen_by(thinker, "expert")
        assert all(one.cancelled() for one in waiting)
    finally:
        thinker.close()


def test_a_host_that_is_killed_leaves_no_thinking_process_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", A_HOST], stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        assert host.stdout.readline() == "1\n"
        host.kill()
        host.communicate(timeout=TIMEOUT)  # the end of what it and its processes print: the last of them has ended
