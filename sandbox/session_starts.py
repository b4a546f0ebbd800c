"""How many sessions an application may begin, and how fast: what Discord tells of it and what it holds clients to."""

from __future__ import annotations

from dataclasses import dataclass, field

from sandbox.checks.api_errors import Json

WINDOW = 5.0
"""Seconds within which so many shards as `max_concurrency` allows may identify."""


@dataclass(slots=True)
class SessionStarts:
    """The advice and the limits of one gateway.

    `shards` is the number advised, `total` how many sessions may be begun until `reset_after` seconds have passed since
    the first of them. Of the shards with the same remainder by `max_concurrency` one may identify within `window`
    seconds; 0 holds nobody to it.
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
        """What a client is told of it when it asks where the gateway is; waits are in milliseconds."""
        self._look(now)
        left = 0.0 if self._began is None else self._began + self.reset_after - now
        limits = {"total": self.total, "remaining": self.total - self._used, "reset_after": round(1000 * left)}
        return {"shards": self.shards, "session_start_limit": {**limits, "max_concurrency": self.max_concurrency}}

    def exhausted(self, now: float) -> bool:
        """Whether no session may be begun any more; else one more is begun."""
        self._look(now)
        if self._used >= self.total:
            return True
        self._began = now if self._began is None else self._began
        self._used += 1
        return False

    def too_fast(self, shard: int, now: float) -> bool:
        """Whether another shard of the same turn has identified within the window; else this one has now."""
        turn = shard % self.max_concurrency
        if self.window and now - self._last.get(turn, -self.window) < self.window:
            self.refused += 1
            return True
        self._last[turn] = now
        return False

    def _look(self, now: float) -> None:
        if self._began is not None and now >= self._began + self.reset_after:
            self._began, self._used = None, 0
