"""An application's emoji: created, listed, renamed, deleted, within Discord's limits, and used in components."""

from __future__ import annotations

import base64
import itertools

import discord
import pytest
from discord import ui

from sandbox.checks.emoji import is_emoji
from sandbox.driver import Rig
from sandbox.model.entities import Emoji
from tests.sandbox.clients import Bot, running
from tests.sandbox.pictures import png
from tests.sandbox.rest import Api


async def test_the_client_makes_lists_renames_reads_and_deletes_them(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        made = await bot.create_application_emoji(name="tomato", image=png(4, 4))
        assert (made.name, made.animated, str(made)) == ("tomato", False, f"<:tomato:{made.id}>")
        assert await made.read() == png(4, 4)
        renamed = await made.edit(name="carrot")
        assert [one.name for one in await bot.fetch_application_emojis()] == ["carrot"]
        assert (await bot.fetch_application_emoji(made.id)).name == "carrot"
        await renamed.delete()
        assert await bot.fetch_application_emojis() == []
        with pytest.raises(discord.NotFound) as refusal:
            await bot.fetch_application_emoji(made.id)
    assert refusal.value.code == 10014


def data(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def path(api: Api) -> str:
    return f"/applications/{api.rig.application.id}/emojis"


BIG = png(1, 1) + bytes(256 * 1024 + 1 - len(png(1, 1)))


@pytest.mark.parametrize(
    ("name", "image", "field"),
    [
        ("t", data(png(1, 1)), "name"),
        ("t" * 33, data(png(1, 1)), "name"),
        ("to-mato", data(png(1, 1)), "name"),
        ("tomato", "tomato.png", "image"),
        ("tomato", data(b"text", "text/plain"), "image"),
        ("tomato", data(BIG), "image"),
    ],
)
async def test_what_cannot_be_an_emoji_is_refused_at_its_field(api: Api, name: str, image: str, field: str) -> None:
    assert field in (await api.call("POST", path(api), {"name": name, "image": image})).complaints()


async def test_the_largest_picture_with_the_longest_name_passes_and_a_name_is_taken_once(api: Api) -> None:
    body = {"name": "t" * 32, "image": data(BIG[:-1])}
    assert (await api.call("POST", path(api), body)).status == 201
    assert (await api.call("POST", path(api), body)).complaints() == {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}


async def test_two_thousand_fit_and_one_more_does_not(api: Api) -> None:
    numbers = itertools.count(1)
    api.rig.application.emojis |= {n: Emoji(n, f"e{n}", b"", "image/png") for n in itertools.islice(numbers, 1999)}
    last, over = {"name": "last", "image": data(png(1, 1))}, {"name": "over", "image": data(png(1, 1))}
    assert (await api.call("POST", path(api), last)).status == 201
    assert (await api.call("POST", path(api), over)).code == 30008


@pytest.mark.parametrize("text", ["🎲", "✔", "◀️", "👍🏽", "🇩🇪", "3️⃣", "👩‍🍳", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
def test_an_emoji_of_unicode_is_one(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["✓", "▲", "→", "●", "✦", "dice", "3", "", "🎲🎲", "🎲 ", None])
def test_a_sign_that_only_looks_like_an_emoji_is_none(text: object) -> None:
    assert not is_emoji(text)


async def test_another_applications_emoji_are_out_of_reach(api: Api) -> None:
    other = api.rig.world.add_application("Other")
    assert (await api.call("GET", f"/applications/{other.id}/emojis")).code == 50001


async def test_they_stand_in_buttons_and_menus_until_they_are_deleted(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        tomato = await bot.create_application_emoji(name="tomato", image=png(4, 4))
        menu = ui.Select[ui.View](options=[discord.SelectOption(label="Tomato", emoji=tomato)])
        view = ui.View().add_item(ui.Button(label="Eat", emoji=tomato)).add_item(menu)
        await channel.send("hungry?", view=view)
        await tomato.delete()
        with pytest.raises(discord.HTTPException) as refusal:
            await channel.send("hungry?", view=view)
    assert refusal.value.code == 50035
