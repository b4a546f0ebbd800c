"""Substitutes for the connections to Discord and for the clocks."""

from __future__ import annotations

from bot.shards.lease_rows import GatewaySession


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        """What it shows."""
        return self.now


class Wires:
    """The connections of one process: which shards are open, and with which session each began."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.read = 0
        self.resumed: dict[int, GatewaySession] = {}
        self.lines: dict[int, GatewaySession] = {}

    def open(self, shard: int, total: int, session: GatewaySession | None) -> None:
        """Resume, or begin a session that tells whose it is."""
        if shard not in self.lines:
            if session is not None:
                self.resumed[shard] = session
            self.lines[shard] = session or GatewaySession(f"{self.name}-{shard}", "ws://there", 1)

    def close(self, shard: int) -> GatewaySession | None:
        """The session as far as it was read."""
        line = self.lines.pop(shard, None)
        return None if line is None else GatewaySession(line.id, line.url, line.sequence + self.read)

    def sessions(self) -> dict[int, GatewaySession]:
        """The sessions as far as they were read."""
        return {shard: GatewaySession(one.id, one.url, one.sequence + self.read) for shard, one in self.lines.items()}

    def begin(self) -> None:
        """Nothing more to do."""
