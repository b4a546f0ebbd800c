"""Session start limits: how many sessions an application may start, and how fast."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.checks.api_errors import Json

WINDOW = 5.0
"""Seconds within which at most `max_concurrency` shards may identify."""


@dataclass(slots=True)
class SessionStarts:
    """The recommended shards and session start limits of one gateway.

    `shards` is the recommended number. At most `total` sessions may be started within `reset_after` seconds, counted
    from the first. Of the shards with the same remainder modulo `max_concurrency`, one may identify per `window`
    seconds; 0 turns this limit off.
    """

    shards: int = 1
    max_concurrency: int = 1
    total: int = 1000
    reset_after: float = 86_400.0
    window: float = WINDOW
    refused: int = 0
    _began: float | None = None
    _used: int = 0
    _last: dict[int, float] = field(default_factory=dict)

    def body(self, now: float) -> Json:
        """Return the response to a client that asks for the gateway; times are in milliseconds."""
        self._look(now)
        left = 0.0 if self._began is None else self._began + self.reset_after - now
        limits = {"total": self.total, "remaining": self.total - self._used, "reset_after": round(1000 * left)}
        return {"shards": self.shards, "session_start_limit": {**limits, "max_concurrency": self.max_concurrency}}

    def exhausted(self, now: float) -> bool:
        """Return whether no more sessions may be started; if one may, count it."""
        self._look(now)
        if self._used >= self.total:
            return True
        self._began = now if self._began is None else self._began
        self._used += 1
        return False

    def too_fast(self, shard: int, now: float) -> bool:
        """Return whether another shard with the same remainder identified within the window; else record this one."""
        turn = shard % self.max_concurrency
        if self.window and now - self._last.get(turn, -self.window) < self.window:
            self.refused += 1
            return True
        self._last[turn] = now
        return False

    def _look(self, now: float) -> None:
        if self._began is not None and now >= self._began + self.reset_after:
            self._began, self._used = None, 0
