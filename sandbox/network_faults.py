"""Faults on demand: what may go wrong between a bot and Discord, one request or event at a time."""

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
    """One rule: which requests it strikes, how often, and how.

    ``after`` lets the request take effect first, so that only its answer is lost.
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
        """Whether this rule is about such a request."""
        return self.times > 0 and self.method in (ANY, method) and self.path in (ANY, template)


@dataclass(slots=True)
class Faults:
    """The switches. Paths are templates such as ``/channels/{channel}/messages``; ``*`` is any.

    Every rule strikes ``times`` requests, after letting ``skip`` of them pass, and is then spent.
    """

    rules: list[Fault] = field(default_factory=list)
    _events: dict[str, int] = field(default_factory=dict)

    def status(
        self, status: int, path: str = ANY, *, method: str = ANY, times: int = 1, after: bool = False,
        code: int = 0, message: str = "Internal Server Error", skip: int = 0,
    ) -> None:  # fmt: skip
        """Answer with an HTTP status (500, 502, 503, or any refusal with Discord's ``code``)."""
        self.rules.append(
            Fault(Trouble.STATUS, method, path, times, after, status=status, code=code, message=message, skip=skip)
        )

    def limited(
        self, retry_after: float, path: str = ANY, *, method: str = ANY, times: int = 1, everywhere: bool = False
    ) -> None:
        """Answer 429, asking to come back in ``retry_after`` seconds; ``everywhere`` makes it the global limit."""
        self.rules.append(Fault(Trouble.LIMITED, method, path, times, seconds=retry_after, everywhere=everywhere))

    def reset(self, path: str = ANY, *, method: str = ANY, times: int = 1, after: bool = False) -> None:
        """Break the TCP connection instead of answering."""
        self.rules.append(Fault(Trouble.RESET, method, path, times, after))

    def delay(self, seconds: float, path: str = ANY, *, method: str = ANY, times: int = 1, after: bool = False) -> None:
        """Let the request arrive late (or, ``after``, its answer leave late) by so many seconds."""
        self.rules.append(Fault(Trouble.DELAY, method, path, times, after, seconds=seconds))

    def cut_body(self, path: str = ANY, *, method: str = ANY, times: int = 1) -> None:
        """Perform the request, send half of the answer's body and break the connection."""
        self.rules.append(Fault(Trouble.CUT, method, path, times, after=True))

    def duplicate(self, event: str) -> None:
        """Deliver the next gateway event of this name twice."""
        self._events[event] = self._events.get(event, 0) + 1

    def clear(self) -> None:
        """Switch everything off."""
        self.rules.clear()
        self._events.clear()

    def take(self, method: str, template: str) -> Fault | None:
        """The rule that strikes this request, if any; it is counted down."""
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
        """How often to deliver this gateway event: once, or twice when a duplicate was asked for."""
        left = self._events.get(event, 0)
        if not left:
            return 1
        self._events[event] = left - 1
        return 2
