"""The life of an interaction: in time or not at all, once, and followed up for as long as its token lives."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox.driver import Rig
from sandbox.interactions import DID_NOT_RESPOND
from sandbox.model.entities import Interaction as Asked
from sandbox.model.entities import InteractionType, Response
from tests.sandbox.clients import Bot, pinging, running
from tests.sandbox.rest import Api, Got

Interaction = discord.Interaction


def ask(rig: Rig, kind: InteractionType = InteractionType.COMMAND, **more: Any) -> Asked:
    """An interaction of Ann's that no client answers by itself."""
    data = {"id": "1", "name": "test", "type": 1, "custom_id": "test", "component_type": 2}
    user = rig.person("Ann").user
    return rig.sandbox.interactions.dispatch(rig.application, kind, user, rig.tables, data, **more)


async def respond(api: Api, asked: Asked, kind: int = 4, data: object = None, *, query: str = "") -> Got:
    body = {"type": kind, "data": {"content": "x"} if data is None else data}
    return await api.call("POST", f"/interactions/{asked.id}/{asked.token}/callback{query}", body, token=None)


def hook(asked: Asked, rest: str = "") -> str:
    return f"/webhooks/{asked.application.id}/{asked.token}{rest}"


async def test_silence_is_shown_to_the_person_as_a_failure(rig: Rig) -> None:
    async def silence(_: Interaction) -> None:
        raise RuntimeError("broken")

    rig.sandbox.timing.answer = 0.05
    bot = Bot(lambda bot: bot.command("broken", silence))
    async with running(rig, bot):
        answer = await rig.person("Ann").slash(rig.tables, "broken")
    assert (answer.failed, answer.kind, answer.message) == (DID_NOT_RESPOND, None, None)
    assert rig.problems() == ["not answered: Ann > /broken"]
    assert len(bot.log.errors) == 1


async def test_an_answer_after_the_deadline_is_unknown_to_discord(rig: Rig) -> None:
    async def late(i: Interaction) -> None:
        await rig.until(lambda: rig.failed_interactions)
        await i.response.send_message("too late")

    rig.sandbox.timing.answer = 0.05
    bot = Bot(lambda bot: bot.command("late", late))
    async with running(rig, bot):
        answer = await rig.person("Ann").slash(rig.tables, "late")
        await rig.until(lambda: bot.log.errors)
    assert answer.failed == DID_NOT_RESPOND
    assert "10062" in str(bot.log.errors[0])
    assert rig.sees(rig.person("Ann"), rig.tables) == []


async def test_of_two_answers_at_once_one_is_taken(rig: Rig, api: Api) -> None:
    asked = ask(rig)
    got = await asyncio.gather(respond(api, asked), respond(api, asked))
    assert sorted(g.status for g in got) == [204, 400]


async def test_a_refused_answer_leaves_the_interaction_open(rig: Rig, api: Api) -> None:
    asked = ask(rig)
    assert (await respond(api, asked, data={"content": "x" * 2001})).code == 50035
    assert (await respond(api, asked)).status == 204


async def test_a_callback_tells_what_it_made_when_asked_to(rig: Rig, api: Api) -> None:
    asked = ask(rig)
    got = await respond(api, asked, query="?with_response=true")
    [message] = rig.tables.messages.values()
    assert got.body["interaction"]["response_message_id"] == str(message.id)
    assert got.body["resource"]["message"]["interaction_metadata"]["id"] == str(asked.id)


@pytest.mark.parametrize(
    ("kind", "taken"),
    [
        (InteractionType.COMMAND, {4, 5, 9}),
        (InteractionType.AUTOCOMPLETE, {8}),
        (InteractionType.MODAL, {4, 5}),
    ],
)
async def test_each_kind_takes_its_own_answers_only(rig: Rig, api: Api, kind: InteractionType, taken: set[int]) -> None:
    field = {"type": 4, "custom_id": "f", "style": 1, "label": "l"}
    form = {"custom_id": "m", "title": "t", "components": [{"type": 1, "components": [field]}]}
    data: dict[int, object] = {8: {"choices": []}, 9: form}
    for response in range(12):
        got = await respond(api, ask(rig, kind), response, data.get(response))
        assert (got.status == 204) == (response in taken), response


async def test_a_button_on_a_deleted_message_cannot_be_answered_by_an_edit(rig: Rig, api: Api) -> None:
    message = rig.person("Bo").say(rig.tables, "x").message
    asked = ask(rig, InteractionType.COMPONENT, message=message)
    rig.world.delete_message(message)
    assert (await respond(api, asked, 7)).code == 10008
    assert (await respond(api, asked, 4)).status == 204


async def test_an_update_without_fields_changes_nothing_and_confirms(rig: Rig, api: Api) -> None:
    message = rig.world.message(rig.tables, int((await api.send({"content": "board"})).body["id"]))
    asked = ask(rig, InteractionType.COMPONENT, message=message)
    assert (await respond(api, asked, 6, {})).status == 204
    assert (await api.call("PATCH", hook(asked, "/messages/@original"), {"content": "new"}, token=None)).status == 200
    assert message.content == "new"


async def test_nothing_can_follow_before_the_first_answer(rig: Rig, api: Api) -> None:
    asked = ask(rig)
    assert (await api.call("POST", hook(asked), {"content": "x"}, token=None)).code == 10015
    assert (await api.call("GET", hook(asked, "/messages/@original"), token=None)).code == 10015


async def test_nothing_can_follow_autocomplete(rig: Rig, api: Api) -> None:
    asked = ask(rig, InteractionType.AUTOCOMPLETE)
    await respond(api, asked, 8, {"choices": []})
    assert (await api.call("POST", hook(asked), {"content": "x"}, token=None)).code == 10015


async def test_the_original_can_be_read_edited_and_deleted_by_the_token(rig: Rig, api: Api) -> None:
    asked = ask(rig)
    await respond(api, asked, data={"content": "secret", "flags": 64})
    path = hook(asked, "/messages/@original")
    assert (await api.call("GET", path, token=None)).body["content"] == "secret"
    assert (await api.call("PATCH", path, {"content": "other"}, token=None)).body["flags"] == 64
    [message] = rig.tables.messages.values()
    # An ephemeral message is out of the bot token's reach.
    assert (await api.call("GET", f"/channels/{rig.tables.id}/messages/{message.id}")).code == 10008
    assert (await api.call("DELETE", path, token=None)).status == 204
    assert (await api.call("GET", path, token=None)).code == 10008


async def test_a_token_dies_of_age(rig: Rig, api: Api) -> None:
    asked = ask(rig)
    await respond(api, asked)
    rig.sandbox.timing.token = 0.0
    got = await api.call("POST", hook(asked), {"content": "x"}, token=None)
    assert (got.status, got.code) == (401, 50027)


async def test_a_deferred_answer_can_be_deleted_instead_of_filled(rig: Rig) -> None:
    async def never(i: Interaction) -> None:
        await i.response.defer(thinking=True)
        await i.delete_original_response()

    async with running(rig, Bot(lambda bot: bot.command("never", never))):
        answer = await rig.person("Ann").slash(rig.tables, "never")
    assert (answer.kind, answer.message) == (Response.DEFERRED_MESSAGE, None)


async def test_an_answer_in_time_that_travels_slowly_counts_from_its_arrival(rig: Rig) -> None:
    rig.sandbox.timing.answer = 0.1
    rig.sandbox.faults.delay(0.15, "/interactions/{interaction}/{token}/callback")
    bot = Bot(pinging)
    async with running(rig, bot):
        answer = await rig.person("Ann").slash(rig.tables, "ping")
        await rig.until(lambda: bot.log.errors)
    assert answer.failed == DID_NOT_RESPOND
    assert "10062" in str(bot.log.errors[0])
