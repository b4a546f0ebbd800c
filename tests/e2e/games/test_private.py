"""Secret questions reach everybody: who takes direct messages, who closed them, and who never leaves them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bench.pressing import shown_version
from bot.app import Host
from games.foodies.title import Foodies
from games.kernel import Seat
from renderers.words import Words
from sandbox.driver import RenderedMessage, Rig
from tests.e2e.hosts import a_table, posted
from tests.e2e.playing import by_buttons, by_typing, over, through

pytestmark = pytest.mark.e2e

ENOUGH = 2  # secret answers of each person
ROUNDS = 60
DRAWING = 30.0  # seconds: a process that has drawn nothing yet makes its sprites first
SHOW_ME = Words("en")("host-secret-open")
GERMAN = Words("de")


@pytest.fixture(autouse=True)
def loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Foodies ask its secret questions by direct message, and let all see who has answered."""
    asked, seen = Foodies.decisions, {"quiet": False, "hides_answered": False}
    monkeypatch.setattr(Foodies, "decisions", lambda *to: [structs.replace(one, **seen) for one in asked(*to)])


class Party:
    """Three at one table: Ann has closed her direct messages, Bo reads German, Cleo plays from hers alone."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.ann, self.bo, self.cleo = rig.person("Ann"), rig.person("Bo", locale="de"), rig.person("Cleo")
        self.ann.close_dms()
        self.people = (self.ann, self.bo, self.cleo)
        self.taste = Random(4)
        self.seen = [0, 0, 0]
        self.answered = [0, 0, 0]

    async def openly(self, seat: Seat) -> None:
        """A decision that everybody may watch: Cleo types it under her direct messages, the others press."""
        person = self.people[seat]
        if person is self.cleo:
            await by_typing(self.rig, person, self.taste, person.dm)
        else:
            await by_buttons(self.rig, person, self.taste, await self._call())

    async def _call(self) -> RenderedMessage:
        def found() -> RenderedMessage | None:
            last = posted(self.rig)[-1]
            return last if last.buttons and last.labels != [SHOW_ME] else None

        call = await self.rig.until(found, within=DRAWING)
        assert call is not None
        return call

    async def secretly(self, seat: Seat) -> None:
        """A secret decision: by the message that asks for it, or in Cleo's case by a command below it."""
        letter = await self.rig.until(lambda: self._letter(seat), within=DRAWING)
        assert letter is not None
        self.seen[seat] = letter.id
        self.answered[seat] += 1
        if seat == 2:
            await by_typing(self.rig, self.cleo, self.taste, self.cleo.dm)
            return
        panel = letter if seat == 1 else (await self.ann.press(letter, SHOW_ME)).shown
        await through(self.people[seat], panel, self.taste)

    def _letter(self, seat: Seat) -> RenderedMessage | None:
        """The newest message that asks a seat in secret: in the channel for who takes no direct messages."""
        person = self.people[seat]
        found = self.notices() if person is self.ann else self.rig.dms(person)
        return next((one for one in found[::-1] if one.id > self.seen[seat] and shown_version(one)), None)

    def notices(self) -> list[RenderedMessage]:
        """What the channel shows instead of a direct message."""
        return [one for one in posted(self.rig) if SHOW_ME in one.labels]


async def test_closed_direct_messages_german_and_play_from_direct_messages_at_one_table(
    host: Host, rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host.tables.repository, "entropy", lambda count: bytes([5]) * count)
    party = Party(rig)
    table = await a_table(host, rig, *party.people, title="foodies")
    await host.tables.lobby.start(table.id, party.ann.id)
    for _ in range(ROUNDS):
        table = await host.tables.get(table.id)
        assert table.game is not None
        if min(party.answered) >= ENOUGH:
            break
        for decision in table.game.decisions():
            if decision.owed:
                await (party.secretly if decision.secret else party.openly)(decision.seat)
    assert min(party.answered) >= ENOUGH
    assert not over(rig)
    assert all(notice.text.startswith(party.ann.mention) and not notice.pictures for notice in party.notices())
    assert rig.dms(party.ann) == []
    begins = GERMAN("host-secret-turn", table=table.id, title=GERMAN("foodies-name"), where=f"<#{rig.tables.id}>")
    letters = [letter for letter in rig.dms(party.bo) if letter.pictures and begins in letter.text]
    assert len(letters) >= ENOUGH, "asked in the language that the person reads"
