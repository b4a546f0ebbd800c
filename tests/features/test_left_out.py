"""The host without its features, or without one of them: it starts, plays whole games, and shows no dead button."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bench.pressing import shown_version
from bot import app
from bot.app import FEATURES, Host
from bot.clocks import CLOCKS
from bot.discord.posts.control_message import MakeButton
from bot.feature import Feature
from bot.inbox import INBOX
from bot.lessons import LESSONS
from bot.lobby import LOBBY
from bot.replays import REPLAYS
from renderers.words import Words
from sandbox.driver import Person, RenderedMessage, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import delivered, more, posted, settings, started
from tests.e2e.playing import DRAWING, asked, by_buttons, by_typing, gathered, over, starts
from tests.lengths import LONG, amount

TURNS = amount(1, 400)
HALF = len(FEATURES) // 2
LEFT_OUT = [(one,) for one in FEATURES] if LONG else [FEATURES[at::HALF] for at in range(HALF)]
"""The features that are left out together: in the long form each alone."""
pytestmark = pytest.mark.e2e


@contextlib.asynccontextmanager
async def hosted(rig: Rig, folder: Path, features: Sequence[Feature]) -> AsyncIterator[Host]:
    """Run a host with some features, connected and ready."""
    async with app.running(settings(rig, folder), features=features) as host:
        await host.client.wait_until_ready()
        yield host


async def game_played(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    """Play, one person by presses and one by commands, and resign; check that every message of the game is posted."""
    taste = Random(7)
    for _ in range(TURNS):
        if over(rig):
            return
        person = asked(rig, ann, bo)
        assert person is not None
        before = shown_version(posted(rig)[-1])
        await (by_buttons if person is ann else by_typing)(rig, person, taste)
        await rig.until(lambda before=before: over(rig) or shown_version(posted(rig)[-1]) > before)  # type: ignore[misc]
    (row,) = await host.tables.find(channel=rig.tables.id)
    await host.tables.moves.resign(row.id, ann.id)
    await rig.until(lambda: over(rig))


def shown(rig: Rig) -> list[RenderedMessage]:
    """Return every message that anybody may have seen."""
    return [
        RenderedMessage(message) for channel in rig.world.channels.values() for message in channel.messages.values()
    ]


def labels(rig: Rig) -> set[str]:
    """Return the labels of all buttons that were shown."""
    return {button.label for message in shown(rig) for button in message.buttons}


def buttons_of(feature: Feature) -> Iterator[MakeButton]:
    """Return every button that a feature adds below messages about a table."""
    for name in feature.buttons.__struct_fields__:
        yield from getattr(feature.buttons, name)


def own_labels(*features: Feature) -> set[str]:
    """Return the labels of features' buttons."""
    items = [button(Words("en"), "crab42") for feature in features for button in buttons_of(feature)]
    return {str(item.to_component_dict()["label"]) for item in items}


def registered(rig: Rig) -> set[str]:
    """Return every command and subcommand as Discord has it."""
    found = set()
    for application in rig.world.applications.values():
        for command in application.commands.get(None, {}).values():
            inner = [one["name"] for one in command.get("options", ()) if one["type"] == 1]
            found |= {f"{command['name']} {name}" for name in inner} or {command["name"]}
    return found


def own_commands(feature: Feature) -> set[str]:
    """Return the commands of a feature."""
    found = set()
    for command in feature.commands:
        inner = getattr(command, "commands", ())
        found |= {f"{command.name} {one.name}" for one in inner} or {command.name}
    return found | {f"{group} {one.name}" for group, those in feature.subcommands.items() for one in those}


async def answers(rig: Rig, person: Person, path: str) -> RenderedMessage:
    """Return the answer to a command, which must not fail."""
    answer = await person.slash(rig.tables, path)
    assert not answer.failed, (path, answer.text)
    return answer.shown


async def test_a_whole_game_is_played_without_any_feature(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person
) -> None:
    async with hosted(rig, tmp_path, ()) as host:
        table = await started(host, rig, ann, bo)
        await rig.until(lambda: bool(posted(rig)[0].pictures), within=DRAWING)
        await game_played(host, rig, ann, bo)
        await delivered(host)
        assert (await host.tables.get(table.id)).status == "finished"
        for path in ("help", "table status", "board", "rules"):
            await answers(rig, ann, path)
    assert not labels(rig) & own_labels(*FEATURES)
    assert not registered(rig) & {name for feature in FEATURES for name in own_commands(feature)}


@pytest.mark.parametrize("left_out", LEFT_OUT, ids=lambda some: " ".join(one.name for one in some))
async def test_the_host_works_without_one_feature(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person, left_out: Sequence[Feature], sketched: None
) -> None:
    async with hosted(rig, tmp_path, [one for one in FEATURES if one not in left_out]) as host:
        if LOBBY in left_out:
            await started(host, rig, ann, bo)
        else:
            await starts(rig, ann, await gathered(rig, "foodfighters", ann, bo))
        for path in ("help", "table status", "board"):
            await answers(rig, ann, path)
        await game_played(host, rig, ann, bo)
        for path in ("help", "table status", "privacy export"):
            await answers(rig, ann, path)
        await delivered(host)
        asks = await answers(rig, ann, "privacy delete")
        assert not (await ann.press(asks, asks.buttons[0].label)).failed
        await delivered(host)
    everywhere = own_labels(*(one for one in FEATURES if one not in left_out))
    assert not labels(rig) & (own_labels(*left_out) - everywhere)
    assert not registered(rig) & {name for one in left_out for name in own_commands(one)}
    assert registered(rig) >= {name for one in FEATURES if one not in left_out for name in own_commands(one)}


async def test_a_button_of_a_feature_is_shown_where_the_host_has_it(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person, sketched: None
) -> None:
    async with hosted(rig, tmp_path, [LESSONS, REPLAYS, INBOX]) as host:
        await started(host, rig, ann, bo)
        await more(rig, ann)
        assert {"Learn it", "Log", "Catch me up"} <= labels(rig)


async def test_what_is_pressed_of_a_feature_that_is_left_out_is_answered(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person
) -> None:
    async with hosted(rig, tmp_path, FEATURES):
        lobby = await gathered(rig, "foodfighters", ann, bo)
        form = await ann.press(lobby, "Settings")
    async with hosted(rig, tmp_path, [one for one in FEATURES if one is not CLOCKS]):
        answer = await ann.submit(form, {"Time per decision": ["2/day"]})
        assert answer.ephemeral and not answer.failed and answer.text.startswith(Words("en")("host-error-expired"))
