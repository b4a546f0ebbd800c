"""A secret answer shows nowhere: one more changes no byte for the others.

Two tables are equal, including their draws; at one of them somebody gives a secret answer that at the other nobody has
given, and later changes it. Everything that reaches the others must always be the same.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bench.pressing import about, newest, read_press
from bot.app import Host
from bot.clocks.reminders import WAITED_SECONDS, Reminders
from bot.store import MessageKind, UnitOfWork
from bot.tables import Table, archive
from bot.tables import TableUser as Player
from bot.tables.notifications import message
from games.kernel import Action, Chance, Order, Seat, random_action
from games.kernel.legality import actions
from sandbox.driver import Person, RenderedMessage, Rig, SandboxAnswer
from sandbox.model.entities import Attachment, Channel
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted
from tests.lengths import amount, few

pytestmark = pytest.mark.e2e

NAMES = ("Ann", "Bo", "Cleo")
MOST = 400
"""The maximum of moves until a secret question comes up."""
AFTER = amount(6, 25)
"""The number of moves played after it."""
WITH_HIDDEN_ANSWERS = ("food_truck_city", "foodies")
QUIET = {"food_truck_city": ("pre_roll", "pre_collect", "pre_fine")}
"""Options without which no secret question is asked."""


class Twin:
    """One of two equal tables: its channel, and what its people can see of it."""

    def __init__(self, host: Host, rig: Rig, people: tuple[Person, ...], name: str) -> None:
        self.host, self.rig, self.people = host, rig, people
        self.place: Channel = rig.channel(name)
        self.id = ""

    async def begin(self, title_id: str) -> None:
        """Open and start the table."""
        tables, first = self.host.tables, self.people[0]
        table = await tables.lobby.open(title_id, Player(first.id, first.name), self.place.id, self.rig.guild.id, 3)
        self.id = table.id
        for person in self.people[1:]:
            await tables.lobby.join(table.id, Player(person.id, person.name))
        await tables.lobby.start(table.id, first.id)
        for kind in QUIET.get(title_id, ()):
            for person in self.people:
                await tables.moves.set_order(table.id, person.id, Order(kind, "ask"))
        await self.settled()  # commitments wait for no picture, and might be posted before the first board

    async def now(self) -> Table:
        """Return the current table."""
        return await self.host.tables.get(self.id)

    async def play(self, seat: Seat, action: Action) -> None:
        """Let a seat act."""
        await self.host.tables.moves.act(self.id, seat, action, user=self.people[seat].id)

    async def type(self, seat: Seat, action: Action) -> SandboxAnswer:
        """Let a person type an answer."""
        return await self.people[seat].slash(self.place, "play", action=str(action), table=self.id)

    async def settled(self) -> None:
        """Wait until every message is delivered."""

        async def waiting() -> int:
            count, _, _ = await self.host.tables.store.maintenance.backlog()
            return count

        while await waiting():
            await self.rig.world.stirring(0.01)

    async def owe(self, *seats: Seat) -> None:
        """Report a request that was carried out and not answered; return the messages about the table."""
        table, clock, unit = await self.now(), self.host.tables.repository.clock, UnitOfWork()
        for seat in seats:
            user, number = self.people[seat].id, {"number": 0}
            unit.message(**message(table, MessageKind.ANSWER, "user", user, clock(), viewer=seat, data=number))
        await self.host.tables.store.write(unit)
        assert self.host.tables.outbox is not None
        self.host.tables.outbox.wake()
        await self.settled()

    def plain(self, text: str) -> str:
        """Return a text without what may differ between two tables: ids, commitments (which contain them), the time."""
        named = text.replace(self.id, "TABLE").replace(self.place.name, "PLACE")
        return re.sub(r'\d{17,20}|\b[0-9a-f]{8,}\b|(?<=<t:)\d+|(?<="at": )\d+', "#", named)

    def read(self, shown: RenderedMessage) -> Any:
        """Return a message exactly: words, controls, pictures, alt texts, whom it pings, whether it was edited."""
        one = shown.message
        files = [(self.plain(file.filename), file.description, self._content(file)) for file in one.attachments]
        pinged = [user.username for user in one.mentions]
        edited = one.edited is not None
        return self.plain(one.content), self.plain(str(one.components)), files, pinged, one.flags, edited, one.embeds

    def _content(self, file: Attachment) -> bytes | str:
        """Return a picture exactly; a text without what may differ between two tables."""
        return self.plain(file.content.decode()) if file.filename.endswith(".txt") else file.content

    def posts(self) -> list[Any]:
        """Return everything in the channel that everybody sees."""
        return [
            self.read(RenderedMessage(one))
            for one in self.place.messages.values()
            if one.only is None and not one.deleted
        ]

    def letters(self, person: Person) -> list[Any]:
        """Return the private messages of a person about this table."""
        return [self.read(one) for one in self.rig.dms(person) if about(one, self.id)]

    async def reached(self, *answerers: Seat) -> list[tuple[str, Any]]:
        """Return everything from which anybody but some people can learn about the table, with its source."""
        await self.settled()
        found: list[tuple[str, Any]] = [("posts", self.posts())]
        others = [(seat, person) for seat, person in enumerate(self.people) if seat not in answerers]
        for seat, person in [*others, (None, self.rig.person("Eve", locale="de"))]:
            found += [(f"letters of {seat}", self.letters(person))]
            found += [(f"{what} for {seat}", got) for what, got in await self._asked(person, seat is not None)]
            viewer = "spectator" if seat is None else seat
            file = await archive.export(self.host.tables.repository, self.id, viewer)
            found += [(f"file for {seat}", self.plain(archive.encode(file).decode()))]
        return found

    async def _asked(self, person: Person, seated: bool) -> list[tuple[str, Any]]:
        """Return what a person gets on request."""
        place, given = self.place, {"table": self.id}
        found: list[tuple[str, Any]] = []
        for path in ("table status", "table log", "table fairness", "board", *(("hand",) if seated else ())):
            found.append((path, self._got(await person.slash(place, path, given))))
        found += await self._replayed(person)
        found.append(("board text", self._got(await person.slash(place, "board", {**given, "text": True}))))
        found.append(("refusal", self._got(await person.slash(place, "play", {**given, "action": "no such"}))))
        found.append(("list", self._got(await person.slash(place, "table list", where="here"))))
        tables = await person.complete(place, "table status", "table")
        found.append(("tables", [self.plain(one["name"]) for one in tables if one["value"] == self.id]))
        for text in ("", "p"):
            found.append(("suggestions", str(await person.complete(place, "play", "action", text, given))))
        call = next(shown for shown in newest(place) if shown.message.components)
        for button in call.buttons:
            if (press := read_press(button.custom_id)) and press.links:
                continue  # it would play; the post shows that it is there
            found.append((f"press {button.label}", self._got(await person.press(call, button.custom_id))))
        return found

    async def _replayed(self, person: Person) -> list[tuple[str, Any]]:
        """Return what a person sees in a replay after two steps."""
        answer = await person.slash(self.place, "replay", {"table": self.id})
        found = [("replay", self._got(answer))]
        for _ in range(2):
            back = next(one for one in answer.shown.buttons if one.custom_id.startswith("replay:back:"))
            if not back.disabled:
                answer = await person.press(answer.shown, back.custom_id)
                found.append(("replay, a step back", self._got(answer)))
        return found

    def _got(self, answer: SandboxAnswer) -> Any:
        return [self.read(answer.shown), *map(self.read, answer.followups)]


def same_draws(count: int) -> bytes:
    """Give both tables the same secrets, except for ids."""
    return bytes(range(count))


@pytest.fixture(params=few(WITH_HIDDEN_ANSWERS))
async def twins(
    request: pytest.FixtureRequest, rig: Rig, tmp_path: Path, failures: Failures
) -> AsyncIterator[tuple[Twin, Twin]]:
    """Two tables of one title that have just begun, of the same three people in two channels."""
    async with hosted(rig, tmp_path) as host:
        repository = host.tables.repository
        honest = repository.entropy
        repository.entropy = lambda count: honest(count) if count < 16 else same_draws(count)
        people = tuple(rig.person(name) for name in NAMES)
        left, right = Twin(host, rig, people, "zz-nook"), Twin(host, rig, people, "zz-den")
        for twin in (left, right):
            await twin.begin(request.param)
        yield left, right


def hiding(table: Table) -> Seat | None:
    """Return a seat that owes an answer to a secret question that is also asked of somebody else."""
    assert table.game is not None
    owed = [one for one in table.game.decisions() if one.hides_answered and one.owed]
    return owed[0].seat if len(owed) > 1 else None


async def both(twins: tuple[Twin, Twin], dice: Chance, until: Callable[[Table], bool], most: int) -> Table:
    """Play the same random moves at both tables until a condition holds, or up to a limit."""
    for _ in range(most):
        table = await twins[0].now()
        if table.game is None or until(table) or table.game.result() is not None:
            break
        seat = table.game.waiting()[0]
        action = random_action(table.title, table.game.copy().state, seat, dice)
        for twin in twins:
            await twin.play(seat, action)
            await twin.settled()  # else two posts become one where the outbox comes late
    return await twins[0].now()


async def hidden_question(twins: tuple[Twin, Twin], dice: Chance) -> tuple[Table, Seat]:
    """Play alike until several owe an answer to a secret question; the table then, and one of their seats."""
    table = await both(twins, dice, lambda now: hiding(now) is not None, MOST)
    seat = hiding(table)
    assert seat is not None, "no hidden question came up"
    return table, seat


def compared(left: list[tuple[str, Any]], right: list[tuple[str, Any]]) -> None:
    """Fail if something differs, and name it."""
    for (what, here), (_, there) in zip(left, right, strict=True):
        assert here == there, f"{what} tells that somebody has answered"


async def test_one_secret_answer_more_changes_no_byte_for_anybody_else(twins: tuple[Twin, Twin]) -> None:
    left, right = twins
    dice = Chance(b"the same at both")
    table, seat = await hidden_question(twins, dice)
    compared(await left.reached(seat), await right.reached(seat))
    offered = list(actions(table.title, table.running_game().state, seat))
    for action in (offered[-1], offered[0]):
        answer = await right.type(seat, action)
        assert answer.ephemeral
        compared(await left.reached(seat), await right.reached(seat))
    assert (await right.now()).version == table.version + 2
    others = [other for other in range(len(NAMES)) if other != seat]
    for twin in twins:
        await twin.owe(*others)
    letters = [[twin.letters(twin.people[other]) for other in others] for twin in twins]
    assert letters[0] == letters[1] and all(letters[0]), "no button tells the version that the table has in truth"

    before, now = (await right.now()).row, (await left.now()).row
    assert (before.waiting_seats, before.announced_version) == (now.waiting_seats, now.announced_version)

    await left.type(seat, offered[0])
    compared(await left.reached(seat), await right.reached(seat))
    await both(twins, dice, lambda _: False, AFTER)
    compared(await left.reached(seat), await right.reached(seat))


async def test_with_closed_direct_messages_no_call_in_the_channel_tells_who_has_not_answered(
    twins: tuple[Twin, Twin],
) -> None:
    left, right = twins
    table, seat = await hidden_question(twins, Chance(b"the same at both"))
    game = table.running_game()
    left.people[seat].close_dms()
    await right.play(seat, next(iter(actions(table.title, game.state, seat))))
    await left.settled()
    tables, later = left.host.tables, left.host.tables.repository.clock() + WAITED_SECONDS
    tables.repository.clock = lambda: later
    tables.repository.waits.lasted = lambda since: later - since  # type: ignore[method-assign]
    other = next(one for one in game.awaited() if one != seat)
    for twin in twins:
        answer = await left.people[other].slash(twin.place, "table nudge", table=twin.id)
        assert NAMES[seat] in answer.text
    assert await tables.service(Reminders).once() > 0
    await left.settled()
    compared([("posts", left.posts())], [("posts", right.posts())])
