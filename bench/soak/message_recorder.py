"""The message recorder: sees every message as it is posted and changed, and remembers what no look at the end would
show."""

from __future__ import annotations

from collections import defaultdict

from bench.clients import shown_version
from sandbox.driver import RenderedMessage
from sandbox.entities import Message, StateChange
from sandbox.world import World


class MessageRecorder:
    """Watches a world. `problems` are sentences for everything that may not happen to a message."""

    def __init__(self, world: World) -> None:
        self.problems: list[str] = []
        self._newest: dict[int, int] = defaultdict(int)
        world.subscribe(self._saw)

    def _saw(self, change: StateChange) -> None:
        message = change.subject
        if not isinstance(message, Message) or not change.event.lower().endswith(("_create", "_update")):
            return
        if change.event == "MESSAGE_CREATE" and message.author.bot and not message.webhook and message.nonce is None:
            self.problems.append(f"message {message.id} was posted by nothing in the outbox: {message.content!r}")
        version = shown_version(RenderedMessage(message))
        if version and version < self._newest[message.id]:
            self.problems.append(
                f"message {message.id} showed version {self._newest[message.id]} and was changed back to {version}"
            )
        self._newest[message.id] = max(version, self._newest[message.id])
