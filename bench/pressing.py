"""What a person at a table can press, pick and type, read from the messages that they see.

Everything that plays through the sandbox presses by these functions: the clients of soak and load, the figures, the
simulated month and season, and the tests.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random

from bot.discord.interactions.custom_ids import BUTTON, MENU, Press
from renderers.words import LOCALES, Words
from sandbox.checks.api_errors import Json
from sandbox.checks.components import STRING_SELECT
from sandbox.driver import Control, Pending, Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Channel, Flag, InteractionType, Message

PRESSES = 14
"""The most presses of one turn."""
LINKS = 8
"""The most links of one typed action."""
YOUR_MOVE = Words("en")("host-your-move")
OVER = Words("en")("host-result-over", reason="").strip()
"""Begins the message that tells the end of a game."""
_BACK = tuple(Words(locale)("host-back") for locale in LOCALES)
_ANSWERED = tuple(Words(locale)("host-panel-answered") for locale in LOCALES)
_BUTTON_TYPE = 2

# Reading


def newest(channel: Channel) -> Iterator[RenderedMessage]:
    """Yield what everybody sees in a channel, newest first."""
    for message in reversed(channel.messages.values()):
        if message.only is None and not message.deleted:
            yield RenderedMessage(message)


def posted(channel: Channel) -> list[RenderedMessage]:
    """Return what everybody sees in a channel, oldest first."""
    return [*newest(channel)][::-1]


def read_press(custom_id: str) -> Press | None:
    """Return what a button or menu of a table means; None for any other control."""
    found = BUTTON.fullmatch(custom_id) or MENU.fullmatch(custom_id)
    return Press.read(found) if found else None


def control_presses(shown: RenderedMessage) -> list[tuple[Control, Press]]:
    """Return the controls of a message that belong to a table, each with what it means."""
    found = ((control, read_press(control.custom_id)) for control in (*shown.buttons, *shown.selects))
    return [(control, press) for control, press in found if press is not None]


def shown_version(shown: RenderedMessage) -> int:
    """Return the newest version of a table that the controls of a message are for; 0 where it has none."""
    return max((press.version for _, press in control_presses(shown)), default=0)


def says_answered(shown: RenderedMessage) -> bool:
    """Return whether a panel says that its reader's answer is in."""
    return any(text in shown.text for text in _ANSWERED)


def offered(shown: RenderedMessage) -> list[Control]:
    """Return what a panel lets its reader choose: its menus, and the buttons that add links; none once it is answered.

    Pages add no links, and Back has fewer.
    """
    if says_answered(shown):
        return []
    meant = {control.custom_id: press for control, press in control_presses(shown)}
    moves = (button for button in shown.buttons if (press := meant.get(button.custom_id)) and press.do == "move")
    return [*shown.selects, *(one for one in moves if meant[one.custom_id].links and one.label not in _BACK)]


# Pressing


def picked(control: Control, taste: Random) -> list[str]:
    """Pick options of a menu, as few as it takes; none for a button."""
    return [str(option["value"]) for option in taste.sample(control.options, control.fewest)] if control.options else []


def use(person: Person, shown: RenderedMessage, control: Control, values: Sequence[str]) -> Pending:
    """Press a button, or pick values from a menu."""
    if values:
        return person.select(shown, control.custom_id, values)
    return person.press(shown, control.custom_id)


def choose(person: Person, shown: RenderedMessage, taste: Random) -> Pending:
    """Press one of the buttons that choose something, or pick from a menu."""
    control = taste.choice(offered(shown))
    return use(person, shown, control, picked(control, taste))


async def press_on(
    panel: RenderedMessage | None, act: Callable[[RenderedMessage], Awaitable[SandboxAnswer | None]]
) -> int:
    """Answer panel after panel by `act` until nothing is offered any more; return how many presses that took.

    `PRESSES` where there is no end of choices by then.
    """
    for presses in range(PRESSES):
        if panel is None or not offered(panel):
            return presses
        answer = await act(panel)
        panel = answer.message if answer is not None and not answer.failed else None
    return PRESSES


async def type_action(complete: Callable[[str], Awaitable[list[Json] | None]], taste: Random) -> str:
    """Type an action link by link, each time taking one of the suggestions that `complete` gives for the text so far.

    '' where nothing is suggested.
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
    """Press a button, or pick values from a menu, with any custom id: what no honest client sends.

    It is pressed `on` a message as it once was, else on one that was never posted.
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
    made = rig.sandbox.interactions.dispatch(
        rig.application, InteractionType.COMPONENT, person.user, place, data, message=message
    )
    return Pending(rig, made)
