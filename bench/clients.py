"""Simulated clients: players who act only on what Discord shows them, and log every request they make."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from msgspec import Struct

from bench.pressing import (
    control_presses,
    ended,
    newest,
    offered,
    picked,
    press_on,
    read_press,
    shown_version,
    type_action,
    use,
)
from bot.store.request_log import MOMENT_SECONDS
from games.kernel import Chosen
from renderers.words import Words
from sandbox.checks.api_errors import Json
from sandbox.driver import CannotRun, Pending, Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Channel

T = TypeVar("T")

_WORDS = Words("en")
_NOT_NOW = tuple(_WORDS(message) for message in ("host-error-busy", "host-error-uncertain"))
NOT_DONE = tuple(
    _WORDS(message, reason="", number="").strip().split("\n")[0]
    for message in (
        "host-error-stale", "host-panel-stale", "host-error-refused", "host-error-busy", "host-error-uncertain",
        "host-error-closing",
    )
)  # fmt: skip
TYPED, TWICE, TAKEN_BACK, SEEN = 0.15, 0.1, 0.05, 0.05
SHOWN_SECONDS = 180.0
"""Seconds within which a new table is shown in its channel, however often its host is killed meanwhile."""
LOOK_AGAIN_SECONDS = 0.2  # seconds until a client looks again when nobody has asked for its decision


class ClientRequest(Struct):
    """One request of a client: the links of an action, made on the version of the table that the client knows.

    `asked` and `answered` are Unix times in seconds.
    """

    table: str
    user: int
    links: Chosen
    version: int
    acknowledged: int = 0
    """The version shown by the answer, if the answer acknowledged the move."""
    carried: bool = False
    """Whether its answer neither refuses it nor asks on: it may have changed the board."""
    asked: float = 0.0
    answered: float = 0.0
    said: str = ""
    """The text of the answer, to explain a move that is missing from the log."""


class HostConnection(Protocol):
    """What clients need from the hosts, one or several, alive or dead."""

    rig: Rig
    up: asyncio.Event
    """Set while a host may answer."""

    async def unless_dead(self, request: Awaitable[T]) -> T | None:
        """Return the result of a request, or None if no host is left to complete it."""
        ...


_LEAVE = re.compile(r"@([a-z0-9]+)/leave")


def opened_table(shown: RenderedMessage, owner: Person) -> str:
    """Return the id of the open table that a message shows, if a person owns it; else ''."""
    found = [match[1] for control in shown.buttons if (match := _LEAVE.fullmatch(control.custom_id))]
    return found[0] if found and owner.mention in shown.text else ""


class PlayingClients:
    """The players of one table in one channel."""

    def __init__(
        self, supervisor: HostConnection, channel: Channel, title: str, people: list[Person], taste: Random
    ) -> None:
        self.supervisor = supervisor
        self.rig = supervisor.rig
        self.channel = channel
        self.title = title
        self.people = people
        self.taste = taste
        self.table = ""
        self.version = 0
        self.frozen = False
        """Whether a client was notified that the table is suspended, so that nobody can continue."""
        self.requests: list[ClientRequest] = []
        self.others: list[ClientRequest] = []
        """Standing orders and undos: no moves themselves, but they change the board."""

    @property
    def over(self) -> bool:
        """Return whether nothing is left to play: the channel shows the end of the game, or the table is suspended."""
        return self.frozen or any(ended(shown, self.table) for shown in newest(self.channel))

    async def gather(self, bots: int, level: str = "random") -> None:
        """Open a table, join it and start the game; retry until all of it has succeeded."""
        owner, *others = self.people
        seats = len(self.people) + bots
        opened = await self._answered(lambda: owner.slash(self.channel, "table new", title=self.title, seats=seats))
        # A command that is repeated after its host died is answered by "already done"; the table is shown after that.
        self.table = await self.rig.until(lambda: self._opened(owner, opened.shown), within=SHOWN_SECONDS)
        for person in others:
            await self._answered(lambda person=person: person.slash(self.channel, "table join", table=self.table))  # type: ignore[misc]
        for _ in range(bots):
            await self._answered(lambda: owner.slash(self.channel, "table add-player", kind=level, table=self.table))
        await self._answered(lambda: owner.slash(self.channel, "table start", table=self.table))

    def _opened(self, owner: Person, answer: RenderedMessage) -> str:
        """Return the open table of a person, from the answer or the channel's newest message about it."""
        return next(filter(None, (opened_table(one, owner) for one in (answer, *newest(self.channel)))), "")

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play until the game is over or the run has enough moves."""
        while not (enough() or self.over):
            await self.supervisor.up.wait()
            moved = [await self.turn(person) for person in self.taste.sample(self.people, len(self.people))]
            if not any(moved):
                await self.rig.world.stirring(LOOK_AGAIN_SECONDS)

    async def turn(self, person: Person) -> bool:
        """Make all decisions that are waiting for one player; return whether there were any."""
        call = self.call()
        if call is None:
            return False
        answer = await self.sent(lambda: person.press(*call))
        panel = answer.message if answer is not None else None
        return await press_on(panel, lambda shown: self.go_on(person, shown)) > 0

    async def go_on(self, person: Person, panel: RenderedMessage) -> SandboxAnswer | None:
        """Take one of the choices that a panel offers; return the answer, or None if none came."""
        luck = self.taste.random()
        undo = next((c for c in panel.buttons if c.custom_id.startswith("undo:")), None)
        if undo is not None and luck < TAKEN_BACK:
            self._note_other(person, ())
            return await self.sent(lambda: person.press(panel, undo.custom_id))
        board = next((c for c in panel.buttons if c.custom_id.startswith("board:")), None)
        if board is not None and luck > 1 - SEEN:
            return await self.sent(lambda: person.press(panel, board.custom_id))
        if luck < TAKEN_BACK + TYPED:
            typed = await type_action(lambda text: self._completed(person, text), self.taste)
            if typed:
                request = ClientRequest(self.table, person.id, tuple(typed.split()), self.version)
                return await self._done(
                    request, lambda: person.slash(self.channel, "play", action=typed, table=self.table)
                )
        return await self._press(person, panel)

    async def _press(self, person: Person, panel: RenderedMessage) -> SandboxAnswer | None:
        control = self.taste.choice(offered(panel))
        press = read_press(control.custom_id)
        assert press is not None
        values = picked(control, self.taste)
        value = values[0] if len(values) == 1 else ""
        plain = press.key is None and press.do in ("move", "pick")  # others do not contain the whole action
        links = (*press.links, *value.split()) if plain else ()
        request = ClientRequest(self.table, person.id, links, press.version)

        def again() -> Pending:
            return use(person, panel, control, values)

        if press.do == "standing":  # not a move itself; the moves that follow belong to the standing order
            self._note_other(person, links)
            return await self.sent(again)
        twice = self.taste.random() < TWICE
        if twice:
            again()  # an impatient double press, of which only one may count
        answer = await self._done(request, again)
        if twice and answer is not None and answer.message is not None and _refused(answer.message):
            request.carried = True  # the first press has done it
        return answer

    def _note_other(self, person: Person, links: Chosen) -> None:
        self.others.append(ClientRequest(self.table, person.id, links, self.version, carried=True, asked=time.time()))

    async def _completed(self, person: Person, text: str) -> list[Json] | None:
        """Return the suggestions for an action that begins with a text, or None if the host died."""
        typing = person.complete(self.channel, "play", "action", text, {"table": self.table})
        return await self.supervisor.unless_dead(typing)

    async def _done(self, request: ClientRequest, send: Callable[[], Pending]) -> SandboxAnswer | None:
        """Send a request and log it with the version that its answer acknowledged."""
        self.requests.append(request)
        request.asked = time.time()
        answer = await self.sent(send)
        request.answered = time.time()
        if answer is not None and answer.message is not None:
            shown, request.said = shown_version(answer.message), answer.message.text
            request.carried = not _unfinished(answer.message, request.links) and not _refused(answer.message)
            if request.carried and shown > request.version:
                self._acknowledge(request, answer.message, shown)
        return answer

    def _acknowledge(self, request: ClientRequest, told: RenderedMessage, shown: int) -> None:
        """Mark a request as acknowledged, or the earlier one if the answer says that the move was already made."""
        if not says(told.text, "host-done-already"):
            request.acknowledged = shown
            return
        before = repeated(self.requests, request)
        if before is not None:
            before.acknowledged, before.answered = shown, request.answered

    async def sent(self, send: Callable[[], Pending]) -> SandboxAnswer | None:
        """Return the answer to a request; None if the host died or the pressed control no longer exists."""
        try:
            answer = await self.supervisor.unless_dead(send())
        except CannotRun:
            return None
        if answer is not None and answer.message is not None:
            self.version = max(self.version, shown_version(answer.message))
            self.frozen = self.frozen or says(answer.message.text, "tables-is-suspended")
        return answer

    async def _answered(self, send: Callable[[], Pending]) -> SandboxAnswer:
        """Send a request until the answer is more than a temporary failure."""
        while True:
            await self.supervisor.up.wait()
            answer = await self.sent(send)
            if answer is not None and answer.message is not None and answer.message.text not in _NOT_NOW:
                return answer
            await self.rig.world.stirring(LOOK_AGAIN_SECONDS)

    def call(self) -> tuple[RenderedMessage, str] | None:
        """Return the newest message with this table's controls, and its button that opens the panel."""
        for shown in newest(self.channel):
            for control, press in control_presses(shown):
                if (press.do, press.table, press.links) == ("move", self.table, ()):
                    return shown, control.custom_id
        return None


def says(text: str, message: str) -> bool:
    """Return whether an answer contains a message about a table, whatever the table is called there."""
    before, _, after = _WORDS(message, table="\0").partition("\0")
    return before in text and after in text


def repeated(requests: Sequence[ClientRequest], request: ClientRequest) -> ClientRequest | None:
    """Return the earlier request that the host means when it answers that a request was already done.

    Return None if an equal request was acknowledged shortly before: a host killed before it noted that this answer had
    arrived means that request again, and the move counts once.
    """
    since = request.asked - MOMENT_SECONDS
    same = [one for one in requests if (one.user, one.links) == (request.user, request.links)]
    if any(one.acknowledged and one.answered > since for one in same):
        return None
    return next((one for one in same if not one.acknowledged and one.asked > since), None)


def _unfinished(shown: RenderedMessage, links: Chosen) -> bool:
    """Return whether a panel continues from these links, which means that they were not a complete action."""
    for _, press in control_presses(shown):
        longer = len(press.links) > len(links) or (press.do == "pick" and press.links == links)
        if press.key is not None or (longer and press.links[: len(links)] == links):
            return True
    return False


def _refused(shown: RenderedMessage) -> bool:
    return any(text in shown.text for text in NOT_DONE)
