"""The replay viewer: edited in place, from one's own seat as it was then, open for all once the game is over."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from bot.app import Host
from bot.discord import limits
from bot.replays.analysis import lead
from bot.replays.viewer import MENU, ReplayPress, spread
from bot.tables import Table
from games.kernel import Chance, Game
from renderers.warm_up import first_picture
from renderers.words import Words
from sandbox.driver import Control, Person, RenderedMessage, Rig, SandboxAnswer
from tests.attack.test_secrecy import imagined
from tests.e2e.hosts import a_table, delivered, posted
from tests.tables.host import agreed, step

pytestmark = pytest.mark.usefixtures("sketched")


async def played(host: Host, rig: Rig, *people: Person, moves: int = 6, title: str = "foodfighters") -> Table:
    """A table of some people after some random moves, or fewer if the game ends before."""
    first_picture(title)  # its parts take longer than a person waits on a busy machine
    table = await a_table(host, rig, *people, title=title)
    await host.tables.lobby.start(table.id, people[0].id)
    for number in range(moves):
        table = await host.tables.get(table.id)
        if table.status != "running":
            break
        await step(host.tables, table.id, Chance(bytes([number])))
    return await host.tables.get(table.id)


def button(shown: RenderedMessage, do: str) -> Control:
    """Return the control of a replay viewer with some action."""
    found = [one for one in (*shown.buttons, *shown.selects) if one.custom_id.startswith(f"replay:{do}:")]
    assert len(found) == 1, shown.labels
    return found[0]


async def turn(person: Person, answer: SandboxAnswer, do: str) -> SandboxAnswer:
    """Press a button of the replay viewer."""
    return await person.press(answer.shown, button(answer.shown, do).custom_id)


def where(answer: SandboxAnswer) -> tuple[int, int]:
    """Return the shown step and the number of steps."""
    assert "**Step " in answer.text, answer.text
    words = answer.text.partition("**Step ")[2].partition("**")[0].split(" of ")
    return int(words[0]), int(words[1])


async def test_a_running_game_opens_at_what_happened_last_and_is_turned_in_place(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await played(host, rig, ann, bo)
    answer = await ann.slash(rig.tables, "replay", table=table.id)
    assert answer.ephemeral
    at, steps = where(answer)
    assert at == steps == table.version
    assert button(answer.shown, "on").disabled and button(answer.shown, "last").disabled
    last = answer.shown.pictures[0]
    back = await turn(ann, answer, "back")
    assert back.shown.id == answer.shown.id, "the same message"
    assert where(back) == (at - 1, steps)
    picture = back.shown.pictures[0]
    assert picture.description and picture.id != last.id
    first = await turn(ann, back, "first")
    assert where(first) == (1, steps)
    assert button(first.shown, "back").disabled
    assert where(await turn(ann, first, "on")) == (2, steps)
    assert where(await turn(ann, first, "last")) == (steps, steps)


async def test_only_ones_own_moves(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo, moves=8)
    answer = await ann.slash(rig.tables, "replay", table=table.id)
    own = await turn(ann, answer, "mine")
    assert where(own) == where(answer)
    seat = table.seat_of(ann.id)
    records = await host.tables.records(table.id)
    mine = [made.version for made in records if made.seat == seat]
    seen = []
    while not button(own.shown, "back").disabled:
        own = await turn(ann, own, "back")
        seen.append(where(own)[0])
    assert seen == [*reversed([version for version in mine if version < table.version]), 1]
    for _ in range(2):
        own = await turn(ann, own, "on")
    everything = await turn(ann, own, "mine")
    at = where(everything)[0]
    assert at > 2
    assert where(await turn(ann, everything, "back"))[0] == at - 1


async def test_jumping_to_a_turn_by_menu_and_by_command(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo, moves=8)
    answer = await ann.slash(rig.tables, "replay", table=table.id)
    menu = button(answer.shown, "turn")
    assert menu.options[1]["label"].startswith("turn 1 · "), "a title that is counted by turns"
    picked = await ann.select(answer.shown, menu.custom_id, [menu.options[1]["value"]])
    assert where(picked)[0] == int(menu.options[1]["value"])
    typed = await ann.slash(rig.tables, "replay", table=table.id, turn=2)
    assert "turn 2" in typed.text or where(typed)[0] < table.version


async def test_the_board_of_a_step_in_words(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo)
    first = await turn(ann, await ann.slash(rig.tables, "replay", table=table.id), "first")
    aside = await turn(ann, first, "text")
    (said,) = [shown for shown in rig.sees(ann, rig.tables) if shown.ephemeral and shown.id > first.shown.id]
    now = await ann.slash(rig.tables, "board", table=table.id, text=True)
    assert said.text and said.text != now.text
    assert aside.shown.id == said.id or aside.shown.id == first.shown.id


async def test_from_a_line_of_the_log_to_its_board(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo)
    log = await ann.slash(rig.tables, "table log", table=table.id)
    (menu,) = log.shown.selects
    assert MENU.fullmatch(menu.custom_id)
    values = [int(option["value"]) for option in menu.options]
    told = [record.version for record in await host.tables.records(table.id, 1, table.version) if record.events]
    assert values == sorted(values) and values[-1] == told[-1], "a line for each change that tells of something"
    answer = await ann.select(log.shown, menu.custom_id, [str(values[2])])
    await rig.until(lambda: "**Step " in answer.text)
    assert where(answer)[0] == values[2]


async def test_what_was_taken_back_can_be_seen_and_leads_on(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo)
    while not (await host.tables.records(table.id, table.version))[-1].events:  # the log offers what it tells of
        table = (await step(host.tables, table.id, Chance(b"on"))).table
    assert table.game is not None
    asker = (ann, bo)[table.game.waiting()[0]]
    await agreed(host.tables, table.id, asker.id)
    log = await ann.slash(rig.tables, "table log", table=table.id)
    answer = await ann.select(log.shown, log.shown.selects[0].custom_id, [str(table.version)])
    assert "undone later" in answer.text
    first = await turn(ann, answer, "first")
    assert "undone later" not in first.text
    on = await turn(ann, await turn(ann, first, "last"), "back")
    assert "undone later" not in on.text


async def test_the_end_has_a_button_and_opens_everybodys_eyes(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(host, rig, ann, bo, moves=2)
    await host.tables.moves.resign(table.id, ann.id)
    public = await rig.message(ann, rig.tables, "🏆")
    answer = await bo.press(public, button(public, "open").custom_id)
    assert answer.ephemeral and answer.shown.id != public.id
    assert "Schritt 1 von" in answer.text
    eyes = button(answer.shown, "eyes")
    assert [option["value"] for option in eyes.options] == ["s", "0", "1"]
    other = str(1 - (table.seat_of(bo.id) or 0))
    as_ann = await bo.select(answer.shown, eyes.custom_id, [other])
    assert "Ann" in as_ann.text
    assert button(as_ann.shown, "on").custom_id.split(":")[4] == other


async def test_once_it_is_over_a_button_leads_to_where_it_was_decided(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await played(host, rig, ann, bo, moves=8)
    running = await ann.slash(rig.tables, "replay", table=table.id)
    assert not [one for one in running.shown.buttons if one.custom_id.startswith("replay:decided:")]
    await host.tables.moves.resign(table.id, ann.id)
    answer = await ann.slash(rig.tables, "replay", table=table.id)
    decided = await turn(ann, answer, "decided")
    assert "Turning point" in decided.text and "Bo" in decided.text
    table = await host.tables.get(table.id)
    games = [await host.tables.game_at(table.id, version) for version in range(1, table.version)]
    seat = table.seat_of(bo.id)
    assert seat is not None
    leads = [lead(game, seat) for game in games]
    gains = [after - before for before, after in pairwise(leads)]
    assert gains[where(decided)[0] - 2] == max(gains)
    assert "Turning point" not in (await turn(ann, decided, "on")).text


async def test_a_finished_game_is_played_on_from_the_step_that_is_shown(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await played(host, rig, ann, bo)
    going = await ann.slash(rig.tables, "replay")
    assert "Play on from here" not in going.shown.labels
    await host.tables.moves.resign(table.id, ann.id)
    over = await ann.slash(rig.tables, "replay")
    over = await turn(ann, over, "last")
    assert "Play on from here" not in over.shown.labels
    over = await turn(ann, over, "back")
    answer = await turn(ann, over, "play")
    assert not answer.failed and "Your new table" in answer.text
    (row,) = await host.tables.find(user=ann.id, guild=rig.guild.id)
    await delivered(host)
    name = Words("en")(f"{table.row.title}-name")
    (note,) = [shown.text for shown in posted(rig) if "continues from" in shown.text]
    assert re.search(
        rf"\*\*{name} from \S+ \d+ of Ann and Bo\*\* — This game continues from step \d+ of the replay", note
    )
    assert (await host.tables.get(row.id)).users[table.seat_of(ann.id) or 0] == ann.id


async def test_before_the_end_nobody_looks_through_others_eyes(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await played(host, rig, ann, bo)
    answer = await ann.slash(rig.tables, "replay", table=table.id)
    assert [option["value"] for option in button(answer.shown, "eyes").options] == ["s", str(table.seat_of(ann.id))]
    watching = await cleo.slash(rig.tables, "replay", table=table.id)
    assert not [one for one in watching.shown.selects if one.custom_id.startswith("replay:eyes")]
    look = ReplayPress("back", table.id, 3, "0")
    assert look.viewer(table, bo.id) == table.seat_of(bo.id)
    assert look.viewer(table, cleo.id) is None


async def test_no_button_rots(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    """An old replay viewer continues from its step, however the game continued and whichever process answers."""
    table = await played(host, rig, ann, bo)
    old = await ann.slash(rig.tables, "replay", table=table.id)
    for number in range(4):
        await step(host.tables, table.id, Chance(bytes([number])))
    at, steps = where(old)
    host.tables.repository.forget(table.id)
    assert where(await ann.press(old.shown, button(old.shown, "back").custom_id)) == (at - 1, steps + 4)


@pytest.mark.parametrize("title_id", ["critter_kitchen", "food_chain_magnate"])
async def test_a_look_back_tells_nothing_that_the_viewer_did_not_know(
    title_id: str, host: Host, rig: Rig, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With any other hidden state at a step, words, controls, alt text and picture are the same."""
    monkeypatch.undo()  # with the true pictures
    table = await played(host, rig, ann, bo, moves=8, title=title_id)
    honest = host.tables.game_at
    seat = table.seat_of(ann.id)

    async def another_deal(table_id: str, version: int) -> Game[Any, Any]:
        return imagined(await honest(table_id, version), seat, Chance(b"another deal"))

    for do in ("first", "back"):
        here = await ann.slash(rig.tables, "replay", table=table.id)
        seen = await _everything(ann, here, do)
        with monkeypatch.context() as patch:
            patch.setattr(host.tables, "game_at", another_deal)
            there = await ann.slash(rig.tables, "replay", table=table.id)
            assert await _everything(ann, there, do) == seen


async def _everything(person: Person, answer: SandboxAnswer, do: str) -> list[Any]:
    """Return what a person sees who opens the replay viewer and presses on it."""
    control = button(answer.shown, do)
    found = [_all(answer)]
    if not control.disabled:
        found.append(_all(await person.press(answer.shown, control.custom_id)))
    return found


def _all(answer: SandboxAnswer) -> Any:
    shown = answer.shown
    controls = [(one.custom_id, one.label, one.disabled, one.options) for one in (*shown.buttons, *shown.selects)]
    return shown.text, controls, [(picture.description, picture.content) for picture in shown.pictures]


def test_of_many_turns_those_near_and_some_of_all_the_others_can_be_jumped_to() -> None:
    for count in (1, 25, 26, 60, 400):
        for here in (0, count // 2, count - 1):
            offered = spread(count, here)
            assert len(offered) <= limits.OPTIONS and offered == sorted(set(offered))
            assert {0, here, count - 1} <= set(offered) and offered[-1] < count
