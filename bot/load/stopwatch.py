"""How long people wait: from each press or command to its first answer, to all of it, and to the board it brings."""

from __future__ import annotations

import time
from collections import defaultdict

from bot.test_clients.clients import ClientRequest, shown_version
from sandbox.driver import Pending, RenderedMessage
from sandbox.entities import Message, StateChange
from sandbox.world import World

DISCORDS_SECONDS = 3.0
"""A first answer that takes longer is not taken."""


class Stopwatch:
    """Notes seconds, while it runs."""

    def __init__(self, world: World) -> None:
        self.first: list[float] = []
        self.whole: list[float] = []
        self.failed: list[str] = []
        """What never got a first answer in time."""
        self.running = False
        self._posts: dict[int, list[tuple[float, int, str]]] = defaultdict(list)
        world.subscribe(self._saw)

    @property
    def presses(self) -> int:
        """How many presses and commands were sent."""
        return len(self.first) + len(self.failed)

    @property
    def late(self) -> int:
        """How many of them were not answered in the time that Discord gives."""
        return len(self.failed) + sum(one > DISCORDS_SECONDS for one in self.first)

    async def answered(self, pending: Pending) -> bool:
        """Wait for an answer, and note how long that takes; whether any came."""
        began = time.perf_counter()
        try:
            await pending.acknowledged()
            first = time.perf_counter() - began
            answer = await pending
        except TimeoutError as error:
            self._note_failure(str(error).splitlines()[0])
            return False
        if answer.failed is not None:
            self._note_failure(answer.failed)
        elif self.running:
            self.first.append(first)
            self.whole.append(time.perf_counter() - began)
        return True

    def posted(self, channel: int, requests: list[ClientRequest]) -> list[float]:
        """Seconds from each move to the message with a picture that it brought, in a channel."""
        found = []
        for at, version, text in self._posts[channel]:  # each game of a channel counts its moves from one on
            asked = [request.asked for request in requests if request.promised == version and request.table in text]
            found += [at - one for one in asked[-1:] if one <= at]
        return found

    def _note_failure(self, why: str) -> None:
        if self.running:
            self.failed.append(why)

    def _saw(self, change: StateChange) -> None:
        message = change.subject
        if self.running and change.event == "MESSAGE_CREATE" and isinstance(message, Message) and message.attachments:
            shown = RenderedMessage(message)
            self._posts[message.channel_id].append((time.time(), shown_version(shown), shown.text))
