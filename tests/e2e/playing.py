"""People who play from what they see alone: they read the channel, press, choose and type."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bot.discord.interactions import custom_ids
from games.kernel import Action
from renderers.words import Words
from sandbox.driver import Control, Pending, Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.entities import Channel
from tests.e2e.hosts import posted

DRAWING = 30.0
"""So many seconds a picture may take: a process that has drawn nothing yet makes its sprites first."""
PRESSES = 14
_LINKS = 6
_WORDS = Words("en")
OVER = _WORDS("host-result-over", reason="").strip()
BACK = tuple(Words(locale)("host-back") for locale in ("en", "de"))
ANSWERED = tuple(Words(locale)("host-panel-answered") for locale in ("en", "de"))
YOUR_MOVE = _WORDS("host-your-move")


async def gathered(rig: Rig, title: str, *people: Person, **options: Any) -> RenderedMessage:
    """The first opens a table in #tables by command, the others join by button; its message."""
    first, *others = people
    lobby = (await first.slash(rig.tables, "table new", title=title, seats=len(people), **options)).shown
    for person in others:
        await person.press(lobby, "Join")
    return lobby


async def starts(rig: Rig, owner: Person, lobby: RenderedMessage) -> None:
    """The owner starts a table by the button of its message, and its board is posted."""
    before = len(posted(rig))
    await owner.press(lobby, "Start")
    await rig.until(lambda: len(posted(rig)) > before, within=DRAWING)


async def set_orders(rig: Rig, person: Person, orders: Mapping[str, str]) -> None:
    """Say by command how decisions are answered from now on: policies by kind."""
    for kind, policy in orders.items():
        answer = await person.slash(rig.tables, "orders", decision=kind, answer=policy)
        assert answer.ephemeral and not answer.failed


def over(rig: Rig) -> bool:
    """Whether the last message tells the end of the game."""
    return bool(posted(rig)) and OVER in posted(rig)[-1].text


def asked(rig: Rig, *people: Person) -> Person | None:
    """Whom the last message asks to move. A secret question pings nobody: then who is named and has not answered."""
    last = posted(rig)[-1]
    mentioned = {user.id for user in last.message.mentions}
    if not mentioned:
        mentioned = {person.id for person in people if person.mention in last.text and not _answered(rig, person, last)}
    return next((person for person in people if person.id in mentioned), None)


def _answered(rig: Rig, person: Person, call: RenderedMessage) -> bool:
    """Whether a person has read, since a message in #tables, that the own answer is in."""
    since = [shown for shown in rig.sees(person, rig.tables) if shown.ephemeral and shown.id > call.id]
    return any(said in shown.text for shown in since for said in ANSWERED)


def chooses(custom_id: str) -> bool:
    """Whether a button chooses something new: it adds links (Back has fewer, pages the same)."""
    found = custom_ids.BUTTON.fullmatch(custom_id)
    return found is not None and found["do"] == "move" and found["links"] != ""


def offered(shown: RenderedMessage) -> list[Control]:
    """What a private panel lets its reader choose: a menu, or buttons; nothing once the answer is in."""
    if any(said in shown.text for said in ANSWERED):
        return []
    buttons = [control for control in shown.buttons if chooses(control.custom_id) and control.label not in BACK]
    return [*shown.selects, *buttons]


async def by_buttons(rig: Rig, person: Person, taste: Random, call: RenderedMessage | None = None) -> SandboxAnswer:
    """Press through one's whole turn, from `call` on: the channel's last message unless told otherwise."""
    answer = await person.press(call or posted(rig)[-1], YOUR_MOVE)
    for _ in range(PRESSES):
        if not _may_choose(answer):
            return answer
        answer = await choose(person, answer.shown, taste)
    raise AssertionError(f"no end of choices: {answer.text}")


def _may_choose(answer: SandboxAnswer) -> bool:
    return not answer.failed and answer.message is not None and bool(offered(answer.message))


def choose(person: Person, panel: RenderedMessage, taste: Random) -> Pending:
    """Press one of the buttons of a panel that choose something, or pick from its menu."""
    control = taste.choice(offered(panel))
    if control.options:
        picked = taste.sample([option["value"] for option in control.options], control.fewest)
        return person.select(panel, control.custom_id, picked)
    return person.press(panel, control.custom_id)


async def types(rig: Rig, person: Person, action: Action) -> SandboxAnswer:
    """Type a whole action in #tables."""
    answer = await person.slash(rig.tables, "play", action=str(action))
    assert not answer.failed
    return answer


async def by_typing(rig: Rig, person: Person, taste: Random, channel: Channel | None = None) -> SandboxAnswer:
    """Type one action after another with autocomplete, until the turn is over; in #tables unless told otherwise."""
    place = channel or rig.tables
    for _ in range(PRESSES):
        answer = await person.slash(place, "play", action=await _typed(person, place, taste))
        if not _may_choose(answer):
            return answer
    raise AssertionError("no end of actions")


async def _typed(person: Person, channel: Channel, taste: Random) -> str:
    """An action typed link by link, each time taking one of the suggestions."""
    text = ""
    for _ in range(_LINKS):
        found = [str(choice["value"]) for choice in await person.complete(channel, "play", option="action", text=text)]
        longer = [value for value in found if len(value) > len(text)]
        if not longer:
            return text
        text = taste.choice(longer)
    return text
