"""discord.py's layouts and forms in the sandbox: every control can be used anywhere, and every text read."""

from __future__ import annotations

import io
from typing import Any, cast

import discord
import pytest
from discord import ui

from sandbox.driver import CannotRun, Rig, Upload
from tests.sandbox.clients import Bot, running
from tests.sandbox.pictures import png

Interaction = discord.Interaction


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(png(8, 6)), name)


class Everything(ui.LayoutView):
    """A button beside a text, one in a row, and a menu, all in one container, with a picture of each kind."""

    def __init__(self, text: str = "It is **your** turn") -> None:
        super().__init__(timeout=None)
        beside = ui.Button["Everything"](label="Beside", custom_id="beside")
        below = ui.Button["Everything"](label="Below", custom_id="below")
        menu = ui.Select["Everything"](placeholder="Dishes", custom_id="dishes")
        for dish in ("Soup", "Tart"):
            menu.add_option(label=dish, value=dish.lower())
        thumbnail = ui.Thumbnail["Everything"]("attachment://chef.png", description="A chef")
        self.add_item(ui.TextDisplay("# Table 7"))
        self.add_item(ui.Container(
            ui.Section(ui.TextDisplay(text), accessory=beside),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A board")),
            ui.Section(ui.TextDisplay("The chef"), ui.TextDisplay("waits"), accessory=thumbnail),
            ui.Separator(), ui.File("attachment://log.txt"), ui.ActionRow(below), ui.ActionRow(menu),
            accent_colour=0x00AA55,
        ))  # fmt: skip

    async def interaction_check(self, i: Interaction) -> bool:
        """Answer every press here."""
        data = cast("dict[str, Any]", i.data)
        await i.response.send_message(f"{data['custom_id']} {data.get('values', '')}".strip())
        return False


def files() -> list[discord.File]:
    return [picture("board.png"), picture("chef.png"), discord.File(io.BytesIO(b"log"), "log.txt"), picture("no.png")]


async def test_controls_are_used_wherever_they_stand_and_the_text_is_read_as_one(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        bot.command("table", lambda i: i.response.send_message(view=Everything(), files=files()))

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        shown = (await ann.slash(rig.tables, "table")).shown
        assert shown.content == "# Table 7\nIt is **your** turn\nThe chef\nwaits"
        assert shown.labels == ["Beside", "Below", "Dishes"]
        assert [one.filename for one in shown.pictures] == ["board.png", "chef.png"]
        assert shown.alt_texts == ["A board", "A chef"]
        assert (await ann.press(shown, "Beside")).text == "beside"
        assert (await ann.press(shown, "Below")).text == "below"
        assert (await ann.select(shown, "Dishes", ["Tart"])).text == "dishes ['tart']"
    assert rig.refused == []


async def test_an_old_message_becomes_a_layout_once_its_content_is_taken_away(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("old", file=picture("old.png"))
        view = Everything()
        with pytest.raises(discord.HTTPException) as refusal:
            await message.edit(view=view, attachments=files())
        assert "content" in str(refusal.value)
        edited = await message.edit(content=None, view=view, attachments=files())
    [seen] = rig.sees(rig.person("Ann"), rig.tables)
    assert seen.v2 and seen.content.startswith("# Table 7")
    assert [one.filename for one in edited.attachments] == ["no.png"]


async def test_text_displays_mention_whom_they_may(rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        view = ui.LayoutView().add_item(ui.Container(ui.TextDisplay(f"{ann.mention} and {bo.mention}, @everyone")))
        allowed = discord.AllowedMentions(users=[discord.Object(ann.id)], everyone=False)
        some = await channel.send(view=view, allowed_mentions=allowed)
        nobody = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
        all_of_them = await channel.send(view=view)
    assert [user.id for user in some.mentions] == [ann.id]
    assert nobody.mentions == [] and not (some.mention_everyone or nobody.mention_everyone)
    assert [user.id for user in all_of_them.mentions] == [ann.id, bo.id] and all_of_them.mention_everyone


async def test_an_answer_mentions_people_but_not_everyone_unless_it_says_so(rig: Rig) -> None:
    ann = rig.person("Ann")
    view = ui.LayoutView().add_item(ui.TextDisplay(f"{ann.mention}, @everyone"))

    def setup(bot: Bot) -> None:
        loud = discord.AllowedMentions(everyone=True)
        bot.command("quiet", lambda i: i.response.send_message(view=view))
        bot.command("loud", lambda i: i.response.send_message(view=view, allowed_mentions=loud))

    async with running(rig, Bot(setup)):
        quiet, loud = (
            (await ann.slash(rig.tables, "quiet")).shown.message,
            (await ann.slash(rig.tables, "loud")).shown.message,
        )
    assert (quiet.mentions, quiet.mention_everyone, loud.mention_everyone) == ([ann.user], False, True)


class Order(ui.Modal, title="An order"):
    """One field of every kind."""

    hint = ui.TextDisplay[Any]("Everything is **fresh**.")
    size = ui.Label["Order"](
        text="Size",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Small", value="s", default=True),
                discord.RadioGroupOption(label="Large", value="l"),
            ]
        ),
    )
    toppings = ui.Label["Order"](
        text="Toppings",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=one, value=one.lower()) for one in ("Dill", "Mint", "Salt")],
            max_values=2,
        ),
    )
    hot = ui.Label["Order"](text="Hot", component=ui.Checkbox(default=True))
    recipe = ui.Label["Order"](text="Recipe", component=ui.FileUpload(required=False, max_values=2))

    async def on_submit(self, i: Interaction) -> None:
        size, toppings, hot, recipe = (
            self.size.component, self.toppings.component, self.hot.component, self.recipe.component
        )  # fmt: skip
        assert isinstance(size, ui.RadioGroup) and isinstance(toppings, ui.CheckboxGroup)
        assert isinstance(hot, ui.Checkbox) and isinstance(recipe, ui.FileUpload)
        read = [f"{one.filename}={(await one.read()).decode()}" for one in recipe.values]
        await i.response.send_message(f"{size.value} {toppings.values} {hot.value} {read}")


async def test_every_field_of_a_form_is_filled_in(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        bot.command("order", lambda i: i.response.send_modal(Order()))

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        form = await ann.slash(rig.tables, "order")
        assert [one.label for one in form.modal.fields] == ["Size", "Toppings", "Hot", "Recipe"]
        assert (await ann.submit(form, {"Toppings": ["Dill"]})).text == "s ['dill'] True []"
        form = await ann.slash(rig.tables, "order")
        given = [Upload("a.txt", b"salt"), Upload("b.txt", b"oil")]
        answers = {"Size": "Large", "Toppings": ["Dill", "salt"], "Hot": False, "Recipe": given}
        assert (await ann.submit(form, answers)).text == "l ['dill', 'salt'] False ['a.txt=salt', 'b.txt=oil']"


@pytest.mark.parametrize(
    "wrong",
    [
        {"Toppings": []},
        {"Toppings": ["Dill", "Mint", "Salt"]},
        {"Toppings": ["Cheese"]},
        {"Toppings": ["Dill"], "Size": "Huge"},
        {"Toppings": ["Dill"], "Recipe": [Upload("a", b"")] * 3},
    ],
)
async def test_a_form_is_not_sent_with_answers_it_does_not_take(rig: Rig, wrong: dict[str, object]) -> None:
    def setup(bot: Bot) -> None:
        bot.command("order", lambda i: i.response.send_modal(Order()))

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        form = await ann.slash(rig.tables, "order")
        with pytest.raises(CannotRun):
            ann.submit(form, wrong)


async def test_a_file_is_handed_in_with_a_command(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        @bot.tree.command(name="import", description="Read a file")
        async def read(i: Interaction, table: discord.Attachment) -> None:
            await i.response.send_message((await table.read()).decode())

    async with running(rig, Bot(setup)):
        answer = await rig.person("Ann").slash(rig.tables, "import", table=Upload("table.json", b"{}"))
    assert answer.text == "{}"


async def test_a_push_shows_the_text_of_a_layout_to_those_it_calls(rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        called = ui.LayoutView().add_item(ui.Container(ui.TextDisplay("# Table 7"), ui.TextDisplay(ann.mention)))
        message = await channel.send(view=called)
        await channel.send(view=called, silent=True)
        await channel.send(view=called, allowed_mentions=discord.AllowedMentions.none())
        await message.edit(view=called)
        await (await bot.fetch_user(bo.id)).send("Your hand")
    assert [(push.channel, push.author, push.text) for push in rig.pushes(ann)] == [
        (rig.tables, "Food Court", f"# Table 7\n{ann.mention}")
    ]
    assert [(push.channel, push.text) for push in rig.pushes(bo)] == [(bo.dm, "Your hand")]
