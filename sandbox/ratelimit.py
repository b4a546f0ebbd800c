"""Rate limits: one bucket per route and channel (or guild, or webhook), and a global one per bot."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sandbox.checks.api_errors import Json

Route = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Limit:
    """A number of requests allowed in a window of seconds."""

    requests: int
    window: float


# Observed values of the real service, which does not document them and changes them.
REAL: dict[Route, Limit] = {
    ("POST", "/channels/{channel}/messages"): Limit(5, 5),
    ("PATCH", "/channels/{channel}/messages/{message}"): Limit(5, 5),
    ("DELETE", "/channels/{channel}/messages/{message}"): Limit(5, 1),
    ("PUT", "/channels/{channel}/messages/{message}/reactions/{emoji}/@me"): Limit(1, 0.25),
    ("POST", "/channels/{channel}/threads"): Limit(50, 300),
    ("POST", "/channels/{channel}/messages/{message}/threads"): Limit(50, 300),
    ("PATCH", "/channels/{channel}"): Limit(5, 15),
    ("POST", "/users/@me/channels"): Limit(10, 10),
    ("POST", "/webhooks/{application}/{token}"): Limit(5, 2),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}"): Limit(5, 2),
}
ORDINARY = Limit(30, 10)
GLOBAL = Limit(50, 1)
# For tests of other subjects: the headers are sent, but the limit is never reached.
GENEROUS = Limit(10_000, 1)


@dataclass(slots=True)
class _Window:
    ends: float = 0.0
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, the headers to send in any case, and the 429 body if it may not."""

    headers: dict[str, str]
    refusal: Json | None = None


@dataclass(slots=True)
class RateLimits:
    """The buckets of one service: ``limits`` by method and path template, ``ordinary`` for all other routes."""

    limits: Mapping[Route, Limit] = field(default_factory=dict)
    ordinary: Limit = GENEROUS
    overall: Limit = GENEROUS
    clock: Callable[[], float] = time.monotonic
    counted: int = 0
    """The requests so far that count against a bot's global limit."""
    used_up: float = 0.0
    """The seconds for which buckets were used up so far, all together: in these a request would have had to wait."""
    _windows: dict[tuple[str, ...], _Window] = field(default_factory=dict)

    def take(self, method: str, template: str, major: str, bot: str, *, exempt: bool = False) -> Verdict:
        """Count one request against its bucket and, unless exempt, against the bot's global limit."""
        if not exempt:
            self.counted += 1
            if wait := self._spend(("global", bot), self.overall)[1]:
                return limited(wait, everywhere=True)
        limit = self.limits.get((method, template), self.ordinary)
        window, wait = self._spend((method, template, major), limit)
        headers = self._headers(method, template, limit, window)
        if wait:
            verdict = limited(wait)
            return Verdict({**headers, **verdict.headers}, verdict.refusal)
        return Verdict(headers)

    def _spend(self, key: tuple[str, ...], limit: Limit) -> tuple[_Window, float]:
        now = self.clock()
        window = self._windows.setdefault(key, _Window())
        if now >= window.ends:
            window.ends, window.used = now + limit.window, 0
        if window.used >= limit.requests:
            return window, window.ends - now
        window.used += 1
        if window.used == limit.requests:
            self.used_up += window.ends - now
        return window, 0.0

    def _headers(self, method: str, template: str, limit: Limit, window: _Window) -> dict[str, str]:
        left = max(0.0, window.ends - self.clock())
        return {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - window.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32],
        }


def limited(retry_after: float, *, everywhere: bool = False) -> Verdict:
    """Return a 429: its headers (client libraries need ``Via``) and body; ``retry_after`` is in seconds."""
    headers = {
        "Via": "1.1 google",
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    message = "You are being rate limited."
    return Verdict(headers, {"message": message, "retry_after": round(retry_after, 3), "global": everywhere, "code": 0})
