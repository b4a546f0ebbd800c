"""Three people in one street of kitchens: plans made in private, committed to in public; and a solo game."""

from __future__ import annotations

import hashlib
import re
from itertools import count
from typing import Any

import pytest

from bot.app import Host
from bot.tables import Table, archive
from games.kernel import PLAYERS, Action, Chance, Game, Seat
from games.kernel.registry import title
from renderers.words import Words
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.hosts import game_of, posted, the_table
from tests.e2e.playing import DRAWING, gathered, over, starts

pytestmark = pytest.mark.e2e

ID = "critter_kitchen"
TITLE = title(ID)
WORDS = Words("en")
SHOW_ME = WORDS("host-secret-open")
CRITIC, DONE = WORDS("critter_kitchen-task-critic"), WORDS("critter_kitchen-end-end")
HASH = re.compile(r"`([0-9a-f]{32})`")
LINE = re.compile(r"`([0-9a-f]{32} \w+ \d+ \d plan plan [\w ]+)`")
PLANS = (
    ("garden_top_shop", "desert_vendor", "water_market"),
    ("soup_truck", "water_market", "desert_vendor"),
    ("chef_academy", "water_market", "midnight_merchant"),
    ("garden_top_shop", "desert_vendor", "soup_truck"),
)


async def opened(rig: Rig, host: Host, *people: Person, **options: Any) -> Table:
    """A table that has begun, with dice from a seed."""
    lobby, numbers = await gathered(rig, ID, *people, **options), count()
    host.tables.repository.entropy = lambda length: hashlib.sha256(b"%d" % next(numbers)).digest()[:length]
    await starts(rig, people[0], lobby)
    return await the_table(host, rig)


def private(person: Person) -> list[RenderedMessage]:
    """Return a person's private messages, oldest first."""
    return [RenderedMessage(message) for message in person.dm.messages.values() if not message.deleted]


def taken(panel: RenderedMessage, at: int, place: str) -> bool:
    """Return whether a panel shows the selection, or does not ask for it any more."""
    if panel.thinking:
        return False
    menus = panel.selects[at : at + 1]
    if not menus or not menus[0].custom_id.startswith("slot"):
        return True
    return any(option["value"] == place and option.get("default") for option in menus[0].options)


async def plan_by_presses(
    rig: Rig, person: Person, panel: RenderedMessage, places: tuple[str, ...]
) -> tuple[RenderedMessage, int]:
    """Choose a place for each chef from its own menu, each once the one before is seen on the picture.

    Return the panel then, and the number of presses.
    """
    presses = 0
    for at, place in enumerate(places):
        menu = panel.selects[at]
        panel, presses = (await person.select(panel, menu.custom_id, [place])).shown, presses + 1
        await rig.until(lambda panel=panel, at=at, place=place: taken(panel, at, place), within=DRAWING)  # type: ignore[misc]
    return panel, presses


async def test_picks_in_several_menus_at_once_are_all_kept(host: Host, rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    table = await opened(rig, host, ann, bo)
    await rig.until(lambda: bool(private(ann)), within=DRAWING)
    panel = private(ann)[-1]
    picks = zip(panel.selects, PLANS[3], strict=False)  # each from the panel as it was before any pick
    for pending in [ann.select(panel, menu.custom_id, [place]) for menu, place in picks]:
        await pending
    assert 0 not in (await game_of(host, table)).waiting(), "with the last pick the plan is whole"


def told_of_plans(rig: Rig) -> list[str]:
    """Return everything that the channel shows, in words and in pictures' alt texts."""
    texts = [message.text for message in posted(rig)]
    return texts + [image.description or "" for message in posted(rig) for image in message.message.attachments]


async def test_plans_are_made_in_private_and_committed_to_in_public(host: Host, rig: Rig) -> None:
    ann, bo, cleo = people = [rig.person(name) for name in ("Ann", "Bo", "Cleo")]
    cleo.close_dms()
    table = await opened(rig, host, *people)
    await rig.until(lambda: bool(private(ann) and private(bo)), within=DRAWING)
    await rig.until(lambda: any(SHOW_ME in message.labels for message in posted(rig)), within=DRAWING)

    planned, _ = await plan_by_presses(rig, ann, private(ann)[-1], PLANS[0])
    assert "Your plan: Mouse → Garden Top Shop" in planned.text, "Ann planned in her direct messages, by menus"
    await rig.until(lambda: "🔒" in committed_in(rig))
    first = committed_in(rig)
    assert "Ann" in first and "Still open: Bo and Cleo" in first
    assert not any(place in text for text in told_of_plans(rig)[1:] for place in ("Mouse →", "Garden Top Shop at"))

    answer = await bo.slash(bo.dm, f"{ID} plan", mouse=PLANS[0][0], lizard=PLANS[0][1], boar=PLANS[0][2])
    assert not answer.failed, "Bo plans by command, in direct messages"
    await rig.until(lambda: len(HASH.findall(committed_in(rig))) == 2)
    before = HASH.findall(committed_in(rig))
    await bo.slash(bo.dm, f"{ID} plan", mouse=PLANS[1][0], lizard=PLANS[1][1], boar=PLANS[1][2])
    await rig.until(lambda: HASH.findall(committed_in(rig))[1:] not in ([], before[1:]))
    committed = HASH.findall(committed_in(rig))
    assert committed[0] == before[0], "a changed plan is a new hash; Ann's stays"

    seen = await cleo.slash(rig.tables, "table fairness")
    assert seen.ephemeral and LINE.findall(seen.text) == [], "nobody's plan can be read"
    assert LINE.findall((await ann.slash(rig.tables, "table fairness")).text)[0].endswith(" ".join(PLANS[0]))

    closed = next(message for message in reversed(posted(rig)) if SHOW_ME in message.labels)
    panel = await cleo.press(closed, SHOW_ME)
    assert panel.ephemeral, "Cleo takes no messages; she reads it here"
    assert "Where does your Mouse go?" in panel.shown.labels
    await plan_by_presses(rig, cleo, panel.shown, PLANS[2])
    await rig.until(lambda: any("Cleo sends" in m.text for m in posted(rig)), within=DRAWING)
    reveal = next(message for message in posted(rig) if "Cleo sends" in message.text)
    lines = LINE.findall((await cleo.slash(rig.tables, "table fairness")).text)
    hashes = [hashlib.sha256(line.encode()).hexdigest() for line in lines]
    assert [one[:32] for one in hashes[:2]] == committed, "what was shown before is what came out"
    assert not any(line.split()[0] in reveal.text for line in lines), "no salt stands in the way of the story"
    assert (await game_of(host, table)).state.chefs


def committed_in(rig: Rig) -> str:
    """Return the newest message that lists commitments; '' before there is one."""
    return next((message.text for message in reversed(posted(rig)) if "🔒" in message.text), "")


def advised(game: Game[Any, Any], seat: Seat, number: int) -> Action:
    """Return the Normal player's action."""
    return PLAYERS["normal"].choose(TITLE, game.view(seat), seat, Chance(bytes(32), number))


async def play_out(rig: Rig, host: Host, table: Table, people: list[Person]) -> None:
    """Make the Normal player's actions for everybody, to the end of the game."""
    for number in count():
        game = await game_of(host, table)
        if game.result() is not None:
            break
        seat = game.waiting()[0]
        await host.tables.moves.act(table.id, seat, advised(game, seat, number), user=people[seat].id)
    await rig.until(lambda: over(rig), within=60)  # moves are made faster here than pictures are drawn


async def test_wishes_are_completed_one_after_another(host: Host, rig: Rig) -> None:
    people = [rig.person(name) for name in ("Ann", "Bo")]
    await opened(rig, host, *people)
    other = {"decision": "take", "answer": "preferences"}
    (spice, *_) = await people[0].complete(rig.tables, "orders", option="preferences", text="any sp", other=other)
    assert (spice["value"], spice["name"]) == ("spice", "any spice")
    found = await people[0].complete(
        rig.tables, "orders", option="preferences", text="spice, wine 5 at desert", other=other
    )
    assert found[0]["value"] == "spice, desert_vendor/wine5"
    refused = await people[0].slash(rig.tables, "orders", decision="take", preferences="caviar")
    assert "caviar" in refused.text and "any spice" in refused.text


async def test_one_person_plays_alone_against_the_rival(host: Host, rig: Rig) -> None:
    ann = rig.person("Ann")
    table = await opened(rig, host, ann)
    await play_out(rig, host, table, [ann])
    texts = [message.text for message in posted(rig)]
    assert any("McDogald’s" in text for text in texts), "the rival is named"
    assert "McDogald’s" in texts[-1] and "stars to" in texts[-1]
    assert not any(mark in text for text in texts for mark in "🔒🔓"), "alone there is nobody to commit to"
    assert archive.verify(await archive.export(host.tables.repository, table.id)).problems == []
