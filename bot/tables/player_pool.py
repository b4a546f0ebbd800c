"""Where automated players think: the quick ones in a thread, those that take their time in a process of their own."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from games.kernel import PLAYERS, Action, Chance, Game, HalfwayPlayer, Player, Seat, StrongestPlayer, thaw
from games.kernel.registry import title as titled

from .apart import Apart

_SEARCH_SECONDS = 1.0
_SLOW = frozenset({"halfway", "search"})


class PlayerPool:
    """Asks automated players for their actions, off the event loop."""

    def __init__(self) -> None:
        self._apart = Apart("in which automated players think")

    async def think(self, game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
        """What the automated player on a seat does, from what that seat may know. `seed` is the player's own luck."""
        if player not in _SLOW:
            return await asyncio.to_thread(_choose, game, seat, player, seed)
        return await self._apart.call(_choose_frozen, game.title.info.id, game.freeze(), seat, player, seed)

    def close(self) -> None:
        """End the process; a thought under way is given up."""
        self._apart.close()


def _choose_frozen(title_id: str, frozen: bytes, seat: Seat, player: str, seed: bytes) -> Action:
    return _choose(thaw(titled(title_id), frozen), seat, player, seed)


def _choose(game: Game[Any, Any], seat: Seat, player: str, seed: bytes) -> Action:
    """The named player's action; the one that searches stops by the clock at the latest."""
    chooser: Player = PLAYERS[player]
    if player in _SLOW:
        end = time.monotonic() + _SEARCH_SECONDS
        strongest = StrongestPlayer(lambda: time.monotonic() > end)
        chooser = strongest if player == "search" else HalfwayPlayer(strongest)
    return chooser.choose(game.title, game.view(seat), seat, Chance(seed))
