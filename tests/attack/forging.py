"""Interactions that no honest client sends: presses on controls that were never posted, with whatever ids one likes."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.components import STRING_SELECT
from sandbox.driver import Pending, Person, Rig
from sandbox.entities import Channel, Flag, InteractionType, Message

BUTTON = 2


def forged(
    rig: Rig,
    person: Person,
    custom_id: str,
    values: Sequence[str] | None = None,
    *,
    channel: Channel | None = None,
    ephemeral: bool = False,
    on: Message | None = None,
) -> Pending:
    """A press of a person on a button, or with values on a menu, that carries any custom id.

    It is pressed `on` a message as it stood once, else on one that never was.
    """
    place = channel or rig.tables
    kind = BUTTON if values is None else STRING_SELECT
    control = {"type": kind, "id": 2, "custom_id": custom_id}
    if values is None:
        control |= {"style": 2, "label": "?"}
    else:
        control |= {"options": [{"label": "?", "value": value} for value in dict.fromkeys(values)]}
    row = {"type": 1, "id": 1, "components": [control]}
    never = Message(rig.world.ids.next(), place.id, rig.application.bot, "forged", components=[row])
    message = on or never
    if ephemeral:
        message.flags, message.only = int(Flag.EPHEMERAL), person.id
    data = {"custom_id": custom_id, "component_type": kind, "id": 2, "values": list(values or ())}
    made = rig.sandbox.interactions.dispatch(
        rig.application, InteractionType.COMPONENT, person.user, place, data, message=message
    )
    return Pending(rig, made)
