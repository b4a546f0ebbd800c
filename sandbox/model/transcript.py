"""A readable log of events, line by line."""

from __future__ import annotations

import copy
from collections import deque
from itertools import islice
from typing import Any

from sandbox.model.entities import Channel, ChannelType, Interaction, InteractionType, Message, StateChange
from sandbox.model.world import World
from sandbox.rendered import RenderedMessage

_VERBS = {
    "MESSAGE_CREATE": "",
    "MESSAGE_UPDATE": " (edited)",
    "MESSAGE_DELETE": " (deleted)",
    "ephemeral_create": "",
    "ephemeral_update": " (edited)",
    "ephemeral_delete": " (deleted)",
}


class Transcript:
    """The last lines of what people did and saw, recorded from its creation on."""

    def __init__(self, world: World, *, lines: int = 5000) -> None:
        self._lines: deque[tuple[str, RenderedMessage | str]] = deque(maxlen=lines)
        """Places and contents. Messages are copied as they were and formatted only when the log is read."""
        world.subscribe(self._note)

    def __str__(self) -> str:
        return self.tail(len(self._lines))

    def tail(self, count: int = 12) -> str:
        """Return the last lines as text."""
        last = islice(self._lines, max(0, len(self._lines) - count), None)
        return "\n".join(f"{where} {what}" for where, what in last)

    def _note(self, change: StateChange) -> None:
        where = _place(change.channel)
        if isinstance(change.subject, Message) and change.event in _VERBS:
            self._lines.append((f"{where}{_VERBS[change.event]}", RenderedMessage(copy.copy(change.subject))))
        elif isinstance(change.subject, Interaction):
            self._note_interaction(where, change.event, change.subject)
        elif isinstance(change.subject, Channel):
            self._lines.append((where, change.event.lower().replace("_", " ")))

    def _note_interaction(self, where: str, event: str, interaction: Interaction) -> None:
        name = interaction.user.global_name
        if event == "INTERACTION_CREATE":
            self._lines.append((where, f"{name} > {described(interaction)}"))
        elif event == "interaction_failed":
            self._lines.append((where, f"! {interaction.failed} ({name} > {described(interaction)})"))
        elif interaction.modal:
            self._lines.append((where, f"{name} is asked: {interaction.modal['title']}"))
        elif interaction.choices:
            names = ", ".join(choice["name"] for choice in interaction.choices)
            self._lines.append((where, f"{name} is offered: {names}"))


def _place(channel: Channel | None) -> str:
    if channel is None:
        return "-"
    if channel.type is ChannelType.DM:
        return "@" + "+".join(user.username for user in channel.recipients if not user.bot)
    return f"#{channel.name}"


def described(interaction: Interaction) -> str:
    """Describe what the person did in a few words."""
    data = interaction.data
    if interaction.type is InteractionType.MODAL:
        return f"submits {data['custom_id']}"
    if interaction.type is InteractionType.COMPONENT:
        values = f" {data['values']}" if "values" in data else ""
        return f"presses {data['custom_id']}{values}"
    words, given = [str(data["name"])], list(data.get("options", []))
    while given and given[0]["type"] in (1, 2):
        words.append(given[0]["name"])
        given = given[0]["options"]
    typing = "types " if interaction.type is InteractionType.AUTOCOMPLETE else ""
    return f"{typing}/{' '.join(words)} {' '.join(map(_option, given))}".rstrip()


def _option(option: dict[str, Any]) -> str:
    return f"{option['name']}:{option['value']}{'|' if option.get('focused') else ''}"
