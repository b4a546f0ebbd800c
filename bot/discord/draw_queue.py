"""Who is drawn for next: a person who has asked for a picture, before messages that go out by themselves.

After a start, or when many tables begin at once, hundreds of messages want their picture; whoever has just pressed
would wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable

_IN_A_ROW = 4
"""After so many who have asked one of the others is next: messages go out however many people ask."""
_Waiting = deque[tuple[Hashable, "asyncio.Future[None]"]]


class DrawQueue:
    """A few places where pictures are drawn, and two lines before them."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._asked: _Waiting = deque()
        self._others: _Waiting = deque()
        self._in_a_row = 0
        self._closed = False

    async def enter(self, key: Hashable, *, asked: bool) -> None:
        """Wait for a place to draw the picture of a key, among those who have `asked` for theirs or the others.

        Raises RuntimeError once there are no places any more.
        """
        if self._closed:
            raise RuntimeError("nothing is drawn any more")
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._asked if asked else self._others).append((key, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had just come
                self.leave()
            raise

    def hurry(self, key: Hashable) -> None:
        """Somebody asks for a picture that waits already."""
        for waiting in [waiting for waiting in self._others if waiting[0] == key]:
            self._others.remove(waiting)
            self._asked.append(waiting)

    def leave(self) -> None:
        """A place is free: the next one has it."""
        while line := self._next():
            _, turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Nobody's turn comes any more."""
        self._closed = True
        for _, turn in (*self._asked, *self._others):
            turn.cancel()

    def _next(self) -> _Waiting | None:
        """The line whose first is next; None where nobody waits."""
        self._in_a_row = 0 if not self._others else self._in_a_row + 1
        if self._asked and self._in_a_row <= _IN_A_ROW:
            return self._asked
        self._in_a_row = 0
        return self._others or self._asked or None
