"""What keeps this host from sending anything: Discord refuses it, whatever the message, as after its token was renewed.

Nothing is a fault of a message then. All wait, one is tried now and then, and the operator is told once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.failure_state import FailureState

PAUSES = (5.0, 300.0)
"""So many seconds nothing is sent, at first and at most."""

_log = logging.getLogger(__name__)


class HostRefused(Exception):
    """The other side refuses this host and not the message."""


class Refusal:
    """Whether the host is refused now, and when one message may be tried again: after longer and longer pauses."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._trouble = FailureState()
        self._pause = 0.0
        self._until = 0.0

    @property
    def stands(self) -> bool:
        """Whether the last message that was tried was refused."""
        return self._pause > 0

    def rest(self) -> float:
        """Seconds until one message may be tried again; 0 where nothing is in the way, or it may be tried now."""
        return max(self._until - self._clock(), 0.0) if self.stands else 0.0

    def begin(self, why: str) -> None:
        """Wait, longer than last time; messages that were under way together are refused once."""
        if not self.rest():
            shortest, longest = PAUSES
            self._pause = min(self._pause * 2, longest) if self.stands else shortest
            self._until = self._clock() + self._pause
        if self._trouble.is_new(why):
            _log.error(
                "Discord refuses this host (%s): all messages wait. If the token was renewed, set the new one and "
                "restart; nothing is lost meanwhile",
                why,
            )

    def end(self) -> None:
        """A message was taken, or was refused for a reason of its own."""
        self._pause = 0.0
        if self._trouble.is_over():
            _log.info("Discord takes messages of this host again")
