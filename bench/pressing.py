"""Read, press, pick and type as a person at a table does, using only the messages that the person sees.

Everything that plays through the sandbox uses these functions: the clients of soak and load, the figures, the simulated
month and season, and the tests.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random

from bot.discord.interactions.custom_ids import BUTTON, MENU, Press
from renderers.words import LOCALES, Words
from sandbox.checks.api_errors import Json
from sandbox.checks.components import STRING_SELECT
from sandbox.driver import Control, Pending, Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Channel, Flag, InteractionType, Message

PRESSES = 14
"""The maximum number of presses in one turn."""
LINKS = 8
"""The maximum number of links in one typed action."""
YOUR_MOVE = Words("en")("host-your-move")
_BACK = tuple(Words(locale)("host-back") for locale in LOCALES)
_ANSWERED = tuple(Words(locale)("host-panel-answered") for locale in LOCALES)
_BUTTON_TYPE = 2

# Reading


def newest(channel: Channel) -> Iterator[RenderedMessage]:
    """Yield the messages of a channel that everybody sees, newest first."""
    for message in reversed(channel.messages.values()):
        if message.only is None and not message.deleted:
            yield RenderedMessage(message)


def posted(channel: Channel) -> list[RenderedMessage]:
    """Return the messages of a channel that everybody sees, oldest first."""
    return [*newest(channel)][::-1]


def about(shown: RenderedMessage, table: str) -> bool:
    """Return whether a message has controls of a table."""
    return any(re.search(rf"\b{table}\b", control.custom_id) for control in (*shown.buttons, *shown.selects))


def ended(shown: RenderedMessage, table: str = "") -> bool:
    """Return whether a message announces the end of a table's game, or any: a board without a move to make."""
    ids = [control.custom_id for control in shown.buttons]
    boards = [one for one in ids if one.startswith(f"@{table}") and "/more:" in one]
    return bool(boards) and not any(read_press(one) for one in ids)


def read_press(custom_id: str) -> Press | None:
    """Return the parsed press of a table's button or menu; None for any other control."""
    found = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    return Press.read(found) if found else None


def control_presses(shown: RenderedMessage) -> list[tuple[Control, Press]]:
    """Return the controls of a message that belong to a table, each with its parsed press."""
    found = ((control, read_press(control.custom_id)) for control in (*shown.buttons, *shown.selects))
    return [(control, press) for control, press in found if press is not None]


def shown_table(shown: RenderedMessage) -> str:
    """Return the table among the controls of a message; '' if there is none."""
    return next((press.table for _, press in control_presses(shown)), "")


def shown_version(shown: RenderedMessage) -> int:
    """Return the newest table version among the controls of a message; 0 if there is none."""
    return max((press.version for _, press in control_presses(shown)), default=0)


def says_answered(shown: RenderedMessage) -> bool:
    """Return whether a panel says that its reader has already answered."""
    return any(text in shown.text for text in _ANSWERED)


def offered(shown: RenderedMessage) -> list[Control]:
    """Return the choices of a panel: its menus, and the buttons that add links; empty once it is answered.

    Back removes some links; a part of the answers keeps the present ones.
    """
    if says_answered(shown):
        return []
    meant = {control.custom_id: press for control, press in control_presses(shown)}
    moves = (button for button in shown.buttons if (press := meant.get(button.custom_id)) and press.do == "move")
    return [*shown.selects, *(one for one in moves if meant[one.custom_id].links and one.label not in _BACK)]


# Pressing


def picked(control: Control, taste: Random) -> list[str]:
    """Pick as few options of a menu as it requires; return none for a button."""
    return [str(option["value"]) for option in taste.sample(control.options, control.fewest)] if control.options else []


def use(person: Person, shown: RenderedMessage, control: Control, values: Sequence[str]) -> Pending:
    """Press a button, or pick values from a menu."""
    if values:
        return person.select(shown, control.custom_id, values)
    return person.press(shown, control.custom_id)


def choose(person: Person, shown: RenderedMessage, taste: Random) -> Pending:
    """Press a button that makes a choice, or pick from a menu."""
    control = taste.choice(offered(shown))
    return use(person, shown, control, picked(control, taste))


async def press_on(
    panel: RenderedMessage | None, act: Callable[[RenderedMessage], Awaitable[SandboxAnswer | None]]
) -> int:
    """Answer one panel after another with `act` until nothing is offered; return the number of presses.

    Returns `PRESSES` if the choices have not ended by then.
    """
    for presses in range(PRESSES):
        if panel is None or not offered(panel):
            return presses
        answer = await act(panel)
        panel = answer.message if answer is not None and not answer.failed else None
    return PRESSES


async def type_action(complete: Callable[[str], Awaitable[list[Json] | None]], taste: Random) -> str:
    """Type an action link by link, each time taking one of the suggestions that `complete` returns for the text so far.

    Returns '' if nothing is suggested.
    """
    text = ""
    for _ in range(LINKS):
        values = [str(choice["value"]) for choice in await complete(text) or []]
        longer = [value for value in values if value.startswith(text) and len(value) > len(text)]
        if not longer:
            return text
        text = taste.choice(longer)
    return text


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
    """Press a button, or pick values from a menu, with an arbitrary custom id, as only a forged request can.

    The press refers to the message `on` in an earlier state, or to a message that was never posted.
    """
    place = channel or rig.tables
    kind = _BUTTON_TYPE if values is None else STRING_SELECT
    control: Json = {"type": kind, "id": 2, "custom_id": custom_id}
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
    shown, message.components = message.components, [row]
    made = rig.sandbox.interactions.dispatch(
        rig.application, InteractionType.COMPONENT, person.user, place, data, message=message
    )
    message.components = shown
    return Pending(rig, made)
