"""Direct messages have no server: no command there asks Discord for one with the id 0."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import Host
from sandbox.checks.commands import CannotRun
from sandbox.driver import Person, Rig
from tests.e2e.hosts import delivered, started
from tests.lengths import long_form

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def given(person: Person, command: app_commands.Command[Any, ..., Any]) -> dict[str, list[Any]]:
    """Return some values for each option of a command, from its choices and suggestions."""
    found: dict[str, list[Any]] = {}
    for option in command.parameters:
        values = [choice.value for choice in option.choices]
        with suppress(CannotRun):
            values += [one["value"] for one in await person.complete(person.dm, command.qualified_name, option.name)]
        found[option.name] = values[:4]
    return found


@long_form
async def test_no_command_in_direct_messages_asks_for_a_server_that_is_none(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    await started(host, rig, ann, bo)
    await ann.slash(ann.dm, "table new", title="foodies")
    ran = 0
    for command in host.client.tree.walk_commands(type=discord.AppCommandType.chat_input):
        if not isinstance(command, app_commands.Command):
            continue
        known = await given(ann, command)
        needed = {one.name: known[one.name][0] for one in command.parameters if one.required and known[one.name]}
        for wanted in ({}, *({name: value} for name, values in known.items() for value in values)):
            with suppress(CannotRun):
                await ann.slash(ann.dm, command.qualified_name, {**needed, **wanted})
                ran += 1
    await delivered(host)
    assert ran > 60
    assert [one.path for one in rig.sandbox.gate.record if "0" in one.path.split("/")] == []
