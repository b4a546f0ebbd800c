"""People who play only from what they see: they read the channel, press, choose and type."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bench.pressing import PRESSES, YOUR_MOVE, choose, ended, offered, press_on, says_answered, type_action
from games.kernel import Action
from sandbox.driver import Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Channel
from tests.e2e.hosts import posted

DRAWING = 30.0
"""The seconds that a picture may take: a process that has drawn nothing yet makes its sprites first."""


async def gathered(rig: Rig, title: str, *people: Person, **options: Any) -> RenderedMessage:
    """Open a table in #tables by command for the first, join by button for the others; return its message."""
    first, *others = people
    lobby = (await first.slash(rig.tables, "table new", title=title, seats=len(people), **options)).shown
    for person in others:
        await person.press(lobby, "Join")
    return lobby


async def starts(rig: Rig, owner: Person, lobby: RenderedMessage) -> None:
    """Start a table by the button of its message, and wait for its board."""
    before = len(posted(rig))
    await owner.press(lobby, "Start")
    await rig.until(lambda: len(posted(rig)) > before, within=DRAWING)


async def set_orders(rig: Rig, person: Person, orders: Mapping[str, str]) -> None:
    """Set standing orders by command: policies by kind."""
    for kind, policy in orders.items():
        answer = await person.slash(rig.tables, "orders", decision=kind, answer=policy)
        assert answer.ephemeral and not answer.failed


def over(rig: Rig) -> bool:
    """Return whether the last message announces the end of the game."""
    return bool(posted(rig)) and ended(posted(rig)[-1])


def asked(rig: Rig, *people: Person) -> Person | None:
    """Return whom the last message asks to move; for a secret question, those named who have not answered."""
    last = posted(rig)[-1]
    mentioned = {user.id for user in last.message.mentions}
    if not mentioned:
        mentioned = {person.id for person in people if person.mention in last.text and not _answered(rig, person, last)}
    return next((person for person in people if person.id in mentioned), None)


def _answered(rig: Rig, person: Person, call: RenderedMessage) -> bool:
    """Return whether a person has read, since a message in #tables, that their answer was given."""
    since = [shown for shown in rig.sees(person, rig.tables) if shown.ephemeral and shown.id > call.id]
    return any(says_answered(shown) for shown in since)


async def by_buttons(rig: Rig, person: Person, taste: Random, call: RenderedMessage | None = None) -> int:
    """Press through one's whole turn, from `call` on: by default the channel's last message.

    Return the number of presses.
    """
    answer = await person.press(call or posted(rig)[-1], YOUR_MOVE)
    return 1 + await through(person, answer.shown, taste)


async def through(person: Person, panel: RenderedMessage, taste: Random) -> int:
    """Press on from a panel until nothing is offered any more; return the number of presses."""

    async def act(shown: RenderedMessage) -> SandboxAnswer:
        return await choose(person, shown, taste)

    presses = await press_on(panel, act)
    assert presses < PRESSES, f"no end of choices: {panel.text}"
    return presses


async def types(rig: Rig, person: Person, action: Action) -> SandboxAnswer:
    """Type a whole action in #tables."""
    answer = await person.slash(rig.tables, "play", action=str(action))
    assert not answer.failed
    return answer


async def by_typing(rig: Rig, person: Person, taste: Random, channel: Channel | None = None) -> SandboxAnswer:
    """Type one action after another with autocomplete, until the turn is over; by default in #tables."""
    place = channel or rig.tables
    for _ in range(PRESSES):
        typed = await type_action(lambda text: person.complete(place, "play", option="action", text=text), taste)
        answer = await person.slash(place, "play", action=typed)
        if answer.failed or answer.message is None or not offered(answer.message):
            return answer
    raise AssertionError("no end of actions")
