"""Replay files in Discord: requested by a button, made while a message shows the progress, and available only after the
end."""

from __future__ import annotations

import asyncio
import io

import pytest
from PIL import Image

from bot.app import Host
from bot.discord import limits
from bot.replays.exporter import ReplayExporter
from bot.replays.viewer import BUTTON
from bot.tables.rights import Asker
from sandbox.driver import Person, Rig, SandboxAnswer
from tests.discord.features.test_replay_viewer import button, played
from tests.replays.games import Here
from tests.tables.host import agreed

PATIENCE = 60.0


@pytest.fixture
def here(host: Host) -> Host:
    """A host that makes replay files in a thread."""
    host.responder.tables.service(ReplayExporter).apart = Here()  # type: ignore[assignment]
    return host


async def made(rig: Rig, person: Person, answer: SandboxAnswer, do: str) -> SandboxAnswer:
    """Press for a replay file and wait until it is there."""
    asked = await person.press(answer.shown, button(answer.shown, do).custom_id)
    assert asked.ephemeral and asked.shown.id != answer.shown.id
    await rig.until(lambda: "%**" not in asked.text, within=PATIENCE)
    return asked


async def test_after_the_end_a_film_a_page_how_it_went_and_a_review(
    here: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await played(here, rig, ann, bo, moves=4)
    await here.tables.moves.resign(table.id, ann.id)
    replay = await ann.slash(rig.tables, "replay", table=table.id)
    asked = await made(rig, ann, replay, "course")
    assert "**Game analysis**" in asked.text
    (picture,) = asked.shown.pictures
    assert picture.description and "Ann" in picture.description and "Bo" in picture.description
    assert "Luck" in asked.text and len(asked.text) <= limits.CONTENT

    review = await made(rig, ann, asked, "review")
    assert "A bot would have" in review.text and "**Step " in review.text

    film = await made(rig, ann, asked, "film")
    (shown,) = film.shown.pictures
    assert Image.open(io.BytesIO(shown.content)).format == "WEBP" and shown.filename.endswith(".webp")
    assert shown.description and "Foodfighters" in shown.description
    assert button(film.shown, "gif").label == "Get GIF"

    page = await made(rig, bo, await bo.slash(rig.tables, "replay", table=table.id), "page")
    await agreed(here.tables, table.id, bo.id)
    refused = await ann.press(replay.shown, button(replay.shown, "course").custom_id)
    assert "once the game" in refused.text, "the end was taken back: the game is under way again"

    (file,) = page.shown.message.attachments
    assert file.filename.endswith(".html") and b'<html lang="de">' in file.content


async def test_who_waits_for_something_waits_for_it(here: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await played(here, rig, ann, bo, moves=2)
    replay = await ann.slash(rig.tables, "replay", table=table.id)
    film = button(replay.shown, "film").custom_id
    first, second = await asyncio.gather(ann.press(replay.shown, film), ann.press(replay.shown, film))
    assert sorted("still making something" in answer.text for answer in (first, second)) == [False, True]
    assert not here.responder.tables.service(ReplayExporter).take(ann.id), "what was begun first is still being made"


@pytest.mark.parametrize("how", ["abandoned", "running"])
async def test_a_game_that_was_closed_is_not_said_to_go_on(
    here: Host, rig: Rig, ann: Person, bo: Person, how: str
) -> None:
    table = await played(here, rig, ann, bo, moves=3)
    if how == "abandoned":
        await here.tables.moderation.close(table.id, Asker(ann.id, manager=True))
    replay = await ann.slash(rig.tables, "replay", table=table.id)
    film = await made(rig, ann, replay, "film")
    (shown,) = film.shown.pictures
    assert ("To be continued" in str(shown.description)) == (how != "abandoned")
    assert ("Game closed" in str(shown.description)) == (how == "abandoned")
    assert "course" not in {match["do"] for one in replay.shown.buttons if (match := BUTTON.fullmatch(one.custom_id))}


async def test_of_a_game_under_way_only_what_ones_own_eyes_have_seen(
    here: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    table = await played(here, rig, ann, bo, moves=2)
    replay = await ann.slash(rig.tables, "replay", table=table.id)
    offered = {match["do"] for one in replay.shown.buttons if (match := BUTTON.fullmatch(one.custom_id))}
    assert {"film", "page"} <= offered and not {"course", "review"} & offered
