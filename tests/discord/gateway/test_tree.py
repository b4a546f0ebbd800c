"""The whole command tree against every limit of Discord, without a network; and registrations that fail."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import FEATURES, Host
from bot.discord import limits
from bot.discord.commands.table_argument import RUNS
from bot.discord.gateway.locales import CatalogueTranslator
from bot.feature import commands_of
from games.kernel import Param, TitleInfo, Verb
from renderers.titles import titles
from sandbox.checks import commands as judge
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted, posted, started, to_move
from tests.lengths import few

SUB, GROUP = 1, 2
ABOUT_A_SERVER = ("server", "report")
OVERWRITE = "/applications/{application}/commands"

Payload = dict[str, Any]


def registered() -> list[TitleInfo]:
    """Every title of this host."""
    return [title.info for title in titles()]


def imaginary(number: int, verbs: int = 25, params: int = 3, letters: int = 20) -> TitleInfo:
    """A title of many verbs with arguments; no message of the catalogue describes it."""
    long = tuple(Param(f"argument{at}".ljust(letters, "x"), "thing", optional=at > 1) for at in range(params))
    made = tuple(Verb(f"verb{at}".ljust(letters, "y"), long, repeats=at % 2 == 0) for at in range(verbs))
    return TitleInfo(f"imaginary{number}", 1, (1, 9), made)


async def payloads(infos: Sequence[TitleInfo]) -> list[Payload]:
    """Return the command tree as it is sent to Discord, with translations."""
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(discord.Client(intents=discord.Intents()))
    translator = CatalogueTranslator()
    for command in commands_of(FEATURES, infos):
        tree.add_command(command)
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


TITLES = {
    "our titles": registered(),
    "ours and five large ones": [*registered(), *(imaginary(number) for number in range(5))],
    "a monstrous one": [imaginary(0, verbs=40, params=40, letters=32)],
    "far too many": [imaginary(number, verbs=2) for number in range(120)],
    "none": [],
}


@pytest.fixture(scope="module", params=TITLES)
async def tree(request: pytest.FixtureRequest) -> AsyncIterator[list[Payload]]:
    """The tree of a host with some titles."""
    yield await payloads(TITLES[request.param])


def texts(body: Payload, key: str) -> Iterator[str]:
    """A text of a command in every language."""
    yield body[key]
    yield from (body.get(f"{key}_localizations") or {}).values()


def parts(body: Payload) -> Iterator[Payload]:
    """A command with all its groups, sub-commands and parameters."""
    yield body
    for option in body.get("options") or []:
        yield from parts(option)


def size(body: Payload) -> int:
    """Return the size that counts towards 8000: names, descriptions and values, each in its longest translation."""
    total = sum(max(map(len, texts(body, key))) for key in ("name", "description") if key in body)
    total += len(str(body["value"])) if "value" in body else 0
    return total + sum(map(size, [*(body.get("options") or []), *(body.get("choices") or [])]))


async def test_the_parts_of_a_command_have_different_names_in_every_language(tree: list[Payload]) -> None:
    for command in tree:
        for part in parts(command):
            options = part.get("options") or []
            for locale in ("", "de"):
                names = [(o.get("name_localizations") or {}).get(locale, o["name"]) for o in options]
                assert len(set(names)) == len(names), names


async def test_each_command_has_at_most_8000_characters(tree: list[Payload]) -> None:
    assert {body["name"]: size(body) for body in tree if size(body) > 8000} == {}
    assert [limits.characters(body) for body in tree] == [size(body) for body in tree]


async def test_the_sandbox_takes_the_whole_tree(tree: list[Payload]) -> None:
    judge.check(tree)


async def test_every_title_has_a_command_for_each_verb_with_its_arguments() -> None:
    sent = {body["name"]: body for body in await payloads(registered())}
    for info in registered():
        verbs = {option["name"]: option for option in sent[info.id]["options"]}
        fit = info.verbs[: limits.OPTIONS]  # the rest, which only modules bring, is for `/play` and the panel
        assert list(verbs) == [verb.name for verb in fit]
        for verb in fit:
            given = verbs[verb.name]["options"]
            assert [option["name"] for option in given] == [*(param.name for param in verb.params), "table"]
            assert all(option["autocomplete"] for option in given)


async def test_large_titles_keep_all_their_verbs_in_shorter_words() -> None:
    (info,) = (title for title in registered() if title.id == "foodfighters")
    params = tuple({param.name: param for verb in info.verbs for param in verb.params}.values())
    large = TitleInfo(info.id, 1, (2, 2), tuple(Verb(f"verb{at}", params) for at in range(25)))
    sent = {body["name"]: body for body in await payloads([large])}
    verbs = sent[info.id]["options"]
    assert len(verbs) == 25
    assert all(len(verb["options"]) == len(params) + 1 for verb in verbs)
    assert any(option["description"].endswith("…") for option in verbs[0]["options"])
    assert size(sent[info.id]) <= 8000


async def test_commands_work_in_servers_and_in_direct_messages() -> None:
    for body in await payloads(registered()):
        assert body.get("dm_permission") is not False
        places = [0] if body["name"] in ABOUT_A_SERVER else [0, 1]
        assert body["contexts"] == places, "not between other people, where the host cannot post"
        assert body["integration_types"] == [0], "only where the host is a member can it post"


async def test_names_that_discord_does_not_take_leave_the_moves_to_play() -> None:
    odd = TitleInfo("table", 1, (1, 2), (Verb("roll"),))
    shouted = TitleInfo(
        "fine", 1, (1, 2), (Verb("SHOUT"), Verb("whisper", (Param("from whom", "seat"), Param("table", "seat"))))
    )
    sent = {body["name"]: body for body in await payloads([odd, shouted])}
    assert [option["name"] for option in sent["fine"]["options"]] == ["whisper"]
    assert [option["name"] for option in sent["fine"]["options"][0]["options"]] == ["argument_1", "argument_2", "table"]
    assert "join" in {option["name"] for option in sent["table"]["options"]}


def test_every_command_that_a_menu_may_carry_fits_its_custom_id() -> None:
    for command in RUNS:
        assert len(f"@{command}:") <= 60, "the rest is for what was given"
        assert re.fullmatch(r"[a-z-]+", command)


@pytest.mark.e2e
@pytest.mark.parametrize("status", few([400, 503, 403]))
async def test_a_registration_that_fails_stops_nothing_and_forgets_nothing(
    rig: Rig, tmp_path: Path, failures: Failures, ann: Person, bo: Person, status: int, sketched: None
) -> None:
    async with hosted(rig, tmp_path) as host:
        table = await started(host, rig, ann, bo)
        before = (await host.tables.get(table.id)).version
    await rig_forgets_commands(rig)
    rig.sandbox.faults.status(status, OVERWRITE, method="PUT", times=9, code=50035, message="Invalid Form Body")
    async with hosted(rig, tmp_path) as host:
        failures.expected("commands not registered")
        assert rig.guild.id in [guild.id for client in host.client.gateways for guild in client.guilds], (
            "it leaves no server"
        )
        await plays_by_button(host, rig, table.id, ann, bo)
        assert (await host.tables.get(table.id)).version > before
    rig.sandbox.faults.clear()
    async with hosted(rig, tmp_path):
        assert (await ann.slash(rig.tables, "table status")).text, "the next start registers what this one could not"


async def rig_forgets_commands(rig: Rig) -> None:
    """Delete all commands of the application, as somebody might."""
    rig.application.commands.clear()


async def plays_by_button(host: Host, rig: Rig, table_id: str, *people: Person) -> None:
    """Roll for the player to move, by the message from before the restart."""
    table = await host.tables.get(table_id)
    person = await to_move(host, table, *people)
    await person.press(posted(rig)[-1], "Roll for Beans")
