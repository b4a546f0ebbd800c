"""Clients at human pace: each takes one action, thinks for a while, and takes the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from bench.clients import PlayingClients
from bench.pressing import offered
from sandbox.driver import CannotRun, Person, RenderedMessage, SandboxAnswer

SPREAD = (0.5, 1.5)
"""The range of thinking times, as factors of the pace."""
ANYWAY = 0.1
"""How often a client checks for a waiting decision although nobody called."""


class TableGroup:
    """The people of one channel, who start another game whenever one is over."""

    def __init__(self, clients: PlayingClients, bots: int, level: str) -> None:
        self.clients = clients
        self._bots = bots
        self._level = level
        self._beginning = asyncio.Lock()

    async def begin(self) -> None:
        """Open a table and start a game, unless one is running."""
        async with self._beginning:
            if not self.clients.table or self.clients.over:
                self.clients.version = 0
                await self.clients.gather(self._bots, self._level)


class PacedClient:
    """One person, and the private panel in front of them."""

    def __init__(self, group: TableGroup, person: Person, pace: float, dice: Random) -> None:
        self._group = group
        self._person = person
        self._pace = pace
        self._dice = dice
        self._panel: RenderedMessage | None = None

    async def stay(self, enough: Callable[[], bool]) -> None:
        """Take one action after another until the run ends."""
        await asyncio.sleep(self._dice.uniform(0, self._pace))
        while not enough():
            await self.act()
            await asyncio.sleep(self._pace * self._dice.uniform(*SPREAD))

    async def act(self) -> None:
        """Continue on the panel; without one, answer the newest call or look at the table."""
        clients = self._group.clients
        if clients.over:
            await self._group.begin()
            return
        if self._panel is not None and not self._panel.message.deleted:
            answer = await clients.go_on(self._person, self._panel)
        else:
            answer = await self._turn_to_table()
        shown = answer.message if answer is not None else None
        self._panel = shown if shown is not None and shown.ephemeral and offered(shown) else None

    async def _turn_to_table(self) -> SandboxAnswer | None:
        clients, call = self._group.clients, self._group.clients.call()
        if call is not None and (self._person.mention in call[0].text or self._dice.random() < ANYWAY):
            return await clients.sent(lambda: self._person.press(*call))
        return await self._look(call[0] if call is not None else None)

    async def _look(self, board: RenderedMessage | None) -> SandboxAnswer | None:
        """Look at the table by one of several commands, none of which opens a panel to continue on."""
        person, clients = self._person, self._group.clients
        text = next((c for c in board.buttons if c.custom_id.startswith("text:")), None) if board is not None else None
        ways = ["table status", "catch-up", "board", *(["text"] if text is not None else [])]
        way = self._dice.choice(ways)
        try:
            if way == "text" and board is not None and text is not None:
                await clients.sent(lambda: person.press(board, text.custom_id))
            else:
                await clients.sent(lambda: person.slash(clients.channel, way, table=clients.table))
        except CannotRun:
            return None
        return None
