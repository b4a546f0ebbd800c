"""Restaurant chains over Discord: plans in direct messages, days by menus, a short game pressed to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

import pytest

from bench.pressing import YOUR_MOVE, control_presses, offered, read_press
from bot.app import Host
from bot.discord.interactions.custom_ids import Press
from bot.tables import Table, archive
from games.kernel import PLAYERS, Action, Chance, Chosen, Decision, Seat, actions
from games.kernel.registry import title
from renderers.words import Words
from sandbox.driver import Control, Person, RenderedMessage, Rig, SandboxAnswer
from tests.e2e.hosts import delivered, posted, the_table
from tests.e2e.playing import DRAWING, gathered, over, starts
from tests.lengths import long_form

pytestmark = pytest.mark.e2e

ID = "food_chain_magnate"
TITLE = title(ID)
EN, DE = Words("en"), Words("de")
SEED = bytes(32)
MOVES = 400
PAGES = 12
SOON = 10
BACK = (EN("host-back"), DE("host-back"))
_NOTHING: Chosen = ()
COMMITTED = "🔒"  # begins the lines with hashes, which differ and reveal nothing


async def opened(rig: Rig, host: Host, *people: Person, options: str = "", **more: str) -> Table:
    """A table that has begun, its dice from a seed."""
    lobby = await gathered(rig, ID, *people, options=options, **more)
    host.tables.repository.entropy = lambda length: SEED[:length]
    await starts(rig, people[0], lobby)
    return await the_table(host, rig)


class Players:
    """People at a table who press a sensible bot's actions, and count their presses."""

    def __init__(self, rig: Rig, host: Host, table: Table, *people: Person) -> None:
        self.rig, self.host, self.table, self.people = rig, host, table, people
        self.read: list[tuple[int, datetime | None]] = [(0, None)] * len(people)
        self.presses: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.panels: dict[Seat, RenderedMessage] = {}

    async def decision(self) -> Decision | None:
        """Return the first open decision."""
        self.table = await self.host.tables.get(self.table.id)
        assert self.table.game is not None
        return next((decision for decision in self.table.game.decisions() if decision.owed), None)

    def wanted(self, seat: Seat) -> Action:
        """Return a sensible bot's action."""
        game = self.table.game
        assert game is not None
        return PLAYERS["normal"].choose(TITLE, game.view(seat), seat, Chance(SEED, self.table.version))

    def campaign(self, seat: Seat) -> Action | None:
        """Return a campaign that a seat may start now."""
        game = self.table.game
        assert game is not None
        return next((action for action in actions(TITLE, game.state, seat) if action.verb == "campaign"), None)

    async def skip(self, decision: Decision) -> None:
        """Make one action without the client."""
        seat = decision.seat
        await self.host.tables.moves.act(self.table.id, seat, self.wanted(seat), user=self.people[seat].id)

    async def move(self, decision: Decision) -> None:
        """Make one action, from the message that asks for it, or from the panel that the last action left open."""
        seat, action = decision.seat, self.wanted(decision.seat)
        before, chosen, panel = self.table.version, _NOTHING, await self._panel(decision, action)
        for _ in range(PAGES):
            answer, chosen = await self._press(self.people[seat], panel, action, chosen)
            assert not answer.failed
            self.presses[decision.kind] += 1
            panel = answer.shown
            if (await self.host.tables.get(self.table.id)).version > before:
                self.panels = {} if decision.secret or action.verb == "done" else {seat: panel}
                return
        raise AssertionError(f"no end of presses for {action}: {panel.text}")

    async def _panel(self, decision: Decision, action: Action) -> RenderedMessage:
        """Return what a seat presses first: the message that asks it, or the panel that its last action left open."""
        seat = decision.seat
        if decision.secret:
            self.asked[decision.kind] += 1
            return await self._letter(seat, action)
        if seat in self.panels:
            return self.panels[seat]
        self.presses["open"] += 1
        return (await self.people[seat].press(await self._call(seat), YOUR_MOVE)).shown

    async def _call(self, seat: Seat) -> RenderedMessage:
        """Wait for the last message that calls anybody to call a seat; commitments may be below it."""

        def found() -> RenderedMessage | None:
            last = next((shown for shown in reversed(posted(self.rig)) if YOUR_MOVE in shown.labels), None)
            return last if last and f"<@{self.people[seat].id}>" in last.text else None

        call = await self.rig.until(found, within=DRAWING)
        assert call is not None
        return call

    async def _letter(self, seat: Seat, action: Action) -> RenderedMessage:
        """Wait for a new direct message to a seat that asks for this action."""

        def found() -> RenderedMessage | None:
            letters = self.rig.dms(self.people[seat])
            fresh = [one for one in letters if (one.id, one.message.edited) != self.read[seat]]
            asking = (one for one in fresh[::-1] if offered(one) and not one.ephemeral)
            return next((one for one in asking if asks(one, action)), None)

        letter = await self.rig.until(found, within=DRAWING)
        assert letter is not None
        self.read[seat] = letter.id, letter.message.edited
        return letter

    async def _press(
        self, person: Person, shown: RenderedMessage, action: Action, chosen: Chosen
    ) -> tuple[SandboxAnswer, Chosen]:
        """Press the control that leads furthest towards an action; return the links chosen then."""
        for control, links in sorted(leading(shown, action, chosen), key=lambda found: -len(found[1])):
            if not control.options:
                return await person.press(shown, control.custom_id), links
            value = " ".join(links[len(before(control)) :])
            return await person.select(shown, control.custom_id, [value]), links
        menu = next((menu for menu in shown.selects if menu.custom_id.startswith("several:")), None)
        if menu is not None:
            values = together(menu, action)
            return await person.select(shown, menu.custom_id, values), (action.verb, *action.args[:-1])
        parts = [(button, press) for button, press in control_presses(shown) if press.part and press.do == "move"]
        assert parts, f"nothing leads to {action} after {chosen}: {shown.labels}"
        return await self._in_some_part(person, shown, parts, action)

    async def _in_some_part(
        self, person: Person, shown: RenderedMessage, parts: Sequence[tuple[Control, Press]], action: Action
    ) -> tuple[SandboxAnswer, Chosen]:
        """Return the part of a question that has the answer, after trying each."""
        for button, press in parts:
            answer = await person.press(shown, button.custom_id)
            if any(leading(answer.shown, action, press.links)):
                return answer, press.links
            back = next(label for label in answer.shown.labels if label in BACK)
            shown = (await person.press(answer.shown, back)).shown
        raise AssertionError(f"no part has {action}")


def together(menu: Control, action: Action) -> list[str]:
    """Return the values of a multi-select for an action: one thing if each is a separate action, else all of it."""
    whole = f"{' '.join(action.args)}#1"
    if whole in {option["value"] for option in menu.options}:
        return [whole]
    return [f"{card}#{n}" for card, n in copies(action.args)]


def asks(shown: RenderedMessage, action: Action) -> bool:
    """Return whether a message asks for an action: with a control towards it, several things to pick, or more pages."""
    several = any(menu.custom_id.startswith("several:") for menu in shown.selects)
    parts = any(press.part for _, press in control_presses(shown) if press.do == "move")
    return several or parts or any(leading(shown, action, _NOTHING))


def leading(shown: RenderedMessage, action: Action, chosen: Chosen) -> Iterator[tuple[Control, Chosen]]:
    """Yield the controls that lead towards an action, each with its links."""
    ahead = [action.links[:n] for n in range(len(chosen) + 1, len(action.links) + 1)]
    for button, press in control_presses(shown):
        if press.do == "move" and not press.part:
            yield from (
                (button, links) for links in ahead if press.links in (links, press.doing("", links).keeping().links)
            )
    for menu in shown.selects:
        values, asked = {option["value"] for option in menu.options}, before(menu)
        answering = (links for links in ahead if links[: len(asked)] == asked)
        yield from ((menu, links) for links in answering if " ".join(links[len(asked) :]) in values)


def before(menu: Control) -> Chosen:
    """Return the links that every option of a menu follows."""
    press = read_press(menu.custom_id)
    return press.links if press else _NOTHING


def copies(cards: Chosen) -> Iterator[tuple[str, int]]:
    """Return cards with the number of each copy, as in a multi-select; without the link that ends them."""
    seen: Counter[str] = Counter()
    for card in cards[:-1]:
        seen[card] += 1
        yield card, seen[card]


@long_form
async def test_two_people_press_through_the_introductory_game_to_its_end(host: Host, rig: Rig) -> None:
    people = [rig.person("Ann"), rig.person("Bo", locale="de")]
    table = await opened(rig, host, *people, options="game=introductory")
    party = Players(rig, host, table, *people)
    moves = 0
    while (decision := await party.decision()) is not None:
        await party.move(decision)
        moves += 1
    assert moves < MOVES
    await rig.until(lambda: over(rig), within=60)
    game = party.table.game
    assert game is not None and game.result() is not None
    turns = game.state.turn
    assert sum(party.presses.values()) <= 12 * 2 * turns, "a dozen presses a person and turn"
    assert party.presses["restructure"] <= 2 * party.asked["restructure"], "a plan takes two presses at most"
    assert len(posted(rig)) <= (2 * len(people) + 2) * turns + 4, "what everybody sees does not flood the channel"
    assert archive.verify(await archive.export(host.tables.repository, table.id)).problems == []
    dinner = await people[0].press(posted(rig)[-1], EN("host-log-open"))
    assert dinner.ephemeral and "🍽️ House" in dinner.text and "🍽️ House" not in posted(rig)[-1].text


async def test_what_is_planned_shows_nowhere_before_all_are_ready(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in ("Ann", "Bo")]
    table = await opened(rig, host, *people)
    party = Players(rig, host, table, *people)
    while (decision := await party.decision()) is None or decision.kind != "restructure":
        assert decision is not None
        await party.skip(decision)
    game = party.table.game
    assert game is not None
    ann, bo = people
    seen = []
    for plan in list(actions(TITLE, game.state, 0))[:2]:
        await ann.slash(ann.dm, "play", action=str(plan))
        await delivered(host, SOON)
        answers = [
            await bo.slash(rig.tables, "board", text=True),
            await bo.slash(rig.tables, "table status"),
            await bo.slash(rig.tables, "play"),
        ]
        letters = [letter.text for letter in rig.dms(bo)]
        public = [shown.text for shown in posted(rig) if COMMITTED not in shown.text]
        seen.append(([answer.text for answer in answers], letters, public))
    for one, other in zip(*seen, strict=True):
        assert one == other


async def test_a_campaign_is_typed_in_short_and_taken_back(host: Host, rig: Rig) -> None:
    people = [rig.person("Ann"), rig.person("Bo", locale="de")]
    table = await opened(rig, host, *people)
    party = Players(rig, host, table, *people)
    while (decision := await party.decision()) is not None and (action := party.campaign(decision.seat)) is None:
        await party.skip(decision)
    assert decision is not None and action is not None
    _, number, place, good, turns = action.args
    kind = ("Billboard", "Plakat")[decision.seat]
    typed = f"{kind} {number} auf {place} {good} {turns}"
    answer = await people[decision.seat].slash(rig.tables, "play", action=typed)
    assert not answer.failed
    records = await host.tables.records(table.id)
    assert records[-1].action == action
    await people[decision.seat].press(answer.shown, (EN, DE)[decision.seat]("host-undo"))
    again = await party.decision()
    assert again == decision and party.campaign(decision.seat) == action, "as if nothing had happened"
