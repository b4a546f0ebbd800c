"""Faults on demand: what can go wrong between a bot and Discord, for single requests or events."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

ANY = "*"


class Trouble(Enum):
    """The kinds of fault of a request."""

    STATUS = auto()
    LIMITED = auto()
    RESET = auto()
    DELAY = auto()
    CUT = auto()


@dataclass(slots=True)
class Fault:
    """One rule: which requests it affects, how often, and how.

    With ``after``, the request takes effect first, and only its response is lost.
    """

    trouble: Trouble
    method: str = ANY
    path: str = ANY
    times: int = 1
    after: bool = False
    status: int = 500
    code: int = 0
    message: str = "Internal Server Error"
    seconds: float = 0.0
    everywhere: bool = False
    skip: int = 0

    def strikes(self, method: str, template: str) -> bool:
        """Return whether this rule applies to a request."""
        return self.times > 0 and self.method in (ANY, method) and self.path in (ANY, template)


@dataclass(slots=True)
class Faults:
    """The fault switches. Paths are templates such as ``/channels/{channel}/messages``; ``*`` matches any.

    Each rule skips ``skip`` requests, affects the next ``times`` requests, and is then removed.
    """

    rules: list[Fault] = field(default_factory=list)
    _events: dict[str, int] = field(default_factory=dict)

    def status(
        self, status: int, path: str = ANY, *, method: str = ANY, times: int = 1, after: bool = False,
        code: int = 0, message: str = "Internal Server Error", skip: int = 0,
    ) -> None:  # fmt: skip
        """Answer with an HTTP status (500, 502, 503, or any error with Discord's ``code``)."""
        self.rules.append(
            Fault(Trouble.STATUS, method, path, times, after, status=status, code=code, message=message, skip=skip)
        )

    def limited(
        self, retry_after: float, path: str = ANY, *, method: str = ANY, times: int = 1, everywhere: bool = False
    ) -> None:
        """Answer 429 with ``retry_after`` seconds; ``everywhere`` makes it the global limit."""
        self.rules.append(Fault(Trouble.LIMITED, method, path, times, seconds=retry_after, everywhere=everywhere))

    def reset(self, path: str = ANY, *, method: str = ANY, times: int = 1, after: bool = False) -> None:
        """Break the TCP connection instead of answering."""
        self.rules.append(Fault(Trouble.RESET, method, path, times, after))

    def delay(self, seconds: float, path: str = ANY, *, method: str = ANY, times: int = 1, after: bool = False) -> None:
        """Delay the request (or, with ``after``, its response) by a number of seconds."""
        self.rules.append(Fault(Trouble.DELAY, method, path, times, after, seconds=seconds))

    def cut_body(self, path: str = ANY, *, method: str = ANY, times: int = 1) -> None:
        """Perform the request, send half of the response body and break the connection."""
        self.rules.append(Fault(Trouble.CUT, method, path, times, after=True))

    def duplicate(self, event: str) -> None:
        """Deliver the next gateway event of this name twice."""
        self._events[event] = self._events.get(event, 0) + 1

    def clear(self) -> None:
        """Remove all faults."""
        self.rules.clear()
        self._events.clear()

    def take(self, method: str, template: str) -> Fault | None:
        """Return the rule that affects this request, if any, and count it down."""
        for rule in self.rules:
            if not rule.strikes(method, template):
                continue
            if rule.skip:
                rule.skip -= 1
                continue
            rule.times -= 1
            if not rule.times:
                self.rules.remove(rule)
            return rule
        return None

    def copies(self, event: str) -> int:
        """Return how often to deliver this gateway event: once, or twice if a duplicate was requested."""
        left = self._events.get(event, 0)
        if not left:
            return 1
        self._events[event] = left - 1
        return 2
