"""A small bot whose answers show everything that the page has to draw."""

from __future__ import annotations

import asyncio
import io
from typing import Any, cast

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from PIL import Image, ImageDraw

from tests.browser.feast import PIECES, Feast, Guests, Order, files, menus, piece
from tests.sandbox.clients import Bot

TITLES = ("Foodfighters", "Foodies", "Critter Kitchen", "Food Truck City", "Food Chain Magnate")
GERMAN = {"Open a table": "Einen Tisch eröffnen", "table": "tisch", "new": "neu", "What to play": "Was gespielt wird"}
ALT = "A board of four by five fields. Tomato stands on b2, Carrot on c4."
MARKS = """# Round 3
**Ann** fries *two* ~~burgers~~ `b2-c4`, __now__ ||the recipe is secret||.
- first
  - within
1. one
> quoted
-# small print <t:1800000000:R>
```
a <b>not bold</b>
```
<script>alert(1)</script> [a link](https://example.org/) <@{ann}>"""


def board() -> discord.File:
    """A picture of the size of a board, with its alt text."""
    picture = Image.new("RGB", (1200, 1500), "#2d2a26")
    draw = ImageDraw.Draw(picture)
    colours = ("#f2a65a", "#eec170", "#772f1a", "#58a4b0", "#a9bcd0")
    for x in range(4):
        for y in range(5):
            box = (60 + x * 275, 60 + y * 280, 300 + x * 275, 305 + y * 280)
            draw.rounded_rectangle(box, 36, fill=colours[(x * 2 + y) % 5])
            draw.text((box[0] + 24, box[1] + 20), f"{'abcd'[x]}{y + 1}", fill="#1c1a18", font_size=44)
    stored = io.BytesIO()
    picture.save(stored, "PNG", compress_level=1)
    return discord.File(io.BytesIO(stored.getvalue()), "board.png", description=ALT)


class German(app_commands.Translator):
    """The German names of what the diner offers."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        """The German word, where there is one."""
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class Diner(Bot):
    """The bot. ``kitchen`` is what the slow command waits for; ``told`` is the text of the last note."""

    def __init__(self) -> None:
        self.kitchen = asyncio.Event()
        self.told: dict[str, Any] = {}
        self.pieces: dict[str, discord.Emoji] = {}
        super().__init__(_setup)

    async def setup_hook(self) -> None:
        """Make the emoji, translate, then sync."""
        for name in PIECES:
            self.pieces[name] = await self.create_application_emoji(name=name, image=piece(name))
        await self.tree.set_translator(German())
        await super().setup_hook()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer presses by their custom ids, of any message at any time."""
        if interaction.type is discord.InteractionType.component:
            data = cast("dict[str, Any]", interaction.data)
            await self._pressed(interaction, data["custom_id"], data.get("values", []))

    async def _pressed(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None:
        if custom_id == "secret":
            await interaction.response.send_message("Your hand: 3, 7, 9", ephemeral=True)
        elif custom_id == "edit":
            await interaction.response.edit_message(content="Eaten.", attachments=[], view=_controls(pressed=True))
        elif custom_id == "note":
            await interaction.response.send_modal(Note(self))
        elif custom_id == "order":
            await interaction.response.send_modal(Order(self.pieces, self.told))
        elif custom_id == "hint":
            await interaction.response.send_modal(Guests(self.told))
        elif values:
            await interaction.response.send_message(f"chosen: {', '.join(values)}", ephemeral=True)


def _controls(*, pressed: bool = False) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    styles = (
        ("Attack", "secret", discord.ButtonStyle.primary), ("Note", "note", discord.ButtonStyle.secondary),
        ("Eat", "edit", discord.ButtonStyle.success), ("Resign", "silent", discord.ButtonStyle.danger),
    )  # fmt: skip
    for label, custom_id, style in styles:
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, style=style))
    view.add_item(discord.ui.Button(label="Asleep", custom_id="asleep", disabled=True))
    if not pressed:
        menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(custom_id="dish", placeholder="Choose a dish")
        for name, text in (("Pizza", "Costs 3 beans"), ("Salad", "Costs 1 bean"), ("Soup", "Free today")):
            menu.add_option(label=name, value=name.lower(), description=text)
        view.add_item(menu)
        view.add_item(discord.ui.UserSelect(custom_id="rival", placeholder="Choose a rival", max_values=2))
    return view


class Note(discord.ui.Modal, title="A note to the kitchen"):
    """A note for the cook: a text and a choice."""

    note: discord.ui.Label[Note] = discord.ui.Label(
        text="Your note", description="The cook reads it.", component=discord.ui.TextInput(max_length=40)
    )
    which: discord.ui.Label[Note] = discord.ui.Label(
        text="Course",
        component=discord.ui.Select(
            options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Starter", "Main")]
        ),
    )

    def __init__(self, diner: Diner) -> None:
        super().__init__(custom_id="note-form")
        self.diner = diner

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat it."""
        assert isinstance(self.note.component, discord.ui.TextInput)
        assert isinstance(self.which.component, discord.ui.Select)
        text, course = self.note.component.value, self.which.component.values
        self.diner.told = {"note": text, "course": course}
        await interaction.response.send_message(f"The cook reads: {text} ({course[0]})")


class Panel(discord.ui.LayoutView):
    """One message of components v2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        join: discord.ui.Button[Panel] = discord.ui.Button(label="Join", custom_id="secret")
        menu: discord.ui.Select[Panel] = discord.ui.Select(
            custom_id="spices", placeholder="Spices", min_values=1, max_values=2,
            options=[discord.SelectOption(label=one.title(), value=one) for one in ("salt", "pepper", "dill")],
        )  # fmt: skip
        gallery: discord.ui.MediaGallery[Panel] = discord.ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=ALT)
        )
        self.add_item(discord.ui.Container(
            discord.ui.TextDisplay("## Table 7 · Foodfighters\nA new table waits for **two** people."),
            discord.ui.Section(discord.ui.TextDisplay("**Seat 1** – Ann\n**Seat 2** – free"), accessory=join),
            discord.ui.Separator(), gallery, discord.ui.ActionRow(menu),
            accent_colour=discord.Colour(0xFFB84D),
        ))  # fmt: skip


def _setup(bot: Bot) -> None:
    assert isinstance(bot, Diner)
    diner = bot

    async def show_board(interaction: discord.Interaction) -> None:
        people = f"<@{interaction.user.id}> attacks. It is your turn, <@{interaction.user.id}>."
        await interaction.response.send_message(people, file=board(), view=_controls())

    async def feast(interaction: discord.Interaction) -> None:
        view = Feast(diner.pieces, interaction.user)
        await interaction.response.send_message(view=view, files=files())

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await diner.kitchen.wait()
        await interaction.followup.send("Dinner is served.")

    async def silent(interaction: discord.Interaction) -> None:
        """Never answer."""

    bot.command("board", show_board, "Show the board")
    bot.command("panel", lambda i: i.response.send_message(view=Panel(), file=board()), "Show a table")
    bot.command("hand", lambda i: i.response.send_message("Your hand: 3, 7, 9", ephemeral=True), "Show your hand")
    bot.command("slow", slow, "Cook for long")
    bot.command("silent", silent, "Never answer")
    bot.command("marks", lambda i: i.response.send_message(MARKS.format(ann=i.user.id)), "Show all marks")
    bot.command("whisper", lambda i: i.user.send("Only for you."), "Write a direct message")

    @bot.tree.command(name="call", description="Call somebody to the table")
    async def call(interaction: discord.Interaction, whom: discord.Member) -> None:
        text = discord.ui.TextDisplay[Any](f"## Table 7\nYour turn, {whom.mention}")
        await interaction.response.send_message(view=discord.ui.LayoutView().add_item(text))

    bot.command("feast", feast, "Show one of everything")
    bot.tree.add_command(_table())
    for menu in menus():
        bot.tree.add_command(menu)


def _table() -> app_commands.Group:
    table = app_commands.Group(name=locale_str("table"), description="Tables")

    @table.command(name=locale_str("new"), description=locale_str("Open a table"))
    @app_commands.describe(title=locale_str("What to play"), seats="How many seats", rival="Whom to invite")
    async def new(
        interaction: discord.Interaction, title: str, seats: app_commands.Range[int, 2, 5] = 2,
        rival: discord.Member | None = None, secret: bool = False,
    ) -> None:  # fmt: skip
        guest = f" against {rival.display_name}" if rival else ""
        await interaction.response.send_message(f"A table of {title} for {seats}{guest}.", ephemeral=secret)

    @new.autocomplete("title")
    async def titles(interaction: discord.Interaction, current: str) -> list[Choice[str]]:
        return [Choice(name=one, value=one.lower()) for one in TITLES if current.lower() in one.lower()]

    @table.command(description="Leave a table")
    @app_commands.choices(why=[Choice(name="Out of time", value="out_of_time"), Choice(name="Hungry", value="food")])
    async def leave(interaction: discord.Interaction, why: Choice[str]) -> None:
        await interaction.response.send_message(f"You left: {why.value}")

    return table
