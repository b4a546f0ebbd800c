"""What the keepers of shards need of the connections to Discord's gateway."""

from __future__ import annotations

from typing import Protocol

from .leases import GatewaySession


class GatewayConnections(Protocol):
    """The connections of this process to the gateway, one for each shard that it serves."""

    def open(self, shard: int, total: int, session: GatewaySession | None) -> None:
        """Serve a shard, unless that is done already: resume its session if it still lives, else begin one."""
        ...

    def close(self, shard: int) -> GatewaySession | None:
        """Read nothing more on a shard, from now on; the session that another process may go on with."""
        ...

    def sessions(self) -> dict[int, GatewaySession]:
        """The session of each shard that is connected, as far as it has been read."""
        ...

    def begin(self) -> None:
        """What this process is to serve is known by now: it is ready once all of that is connected."""
        ...
