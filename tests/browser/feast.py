"""A message and a form with one of everything that Discord's layouts have, and commands in context menus."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

PIECES = {"tomato": "#e5533d", "carrot": "#f08c2e", "pea": "#5fae57"}
MAP = "A map of two streets. Your stall stands at the corner."


def piece(name: str, size: int = 64) -> bytes:
    """A drawn piece: a disc of its colour."""
    picture = Image.new("RGBA", (size, size))
    ImageDraw.Draw(picture).ellipse((2, 2, size - 3, size - 3), fill=PIECES[name], outline="#1c1a18", width=3)
    stored = io.BytesIO()
    picture.save(stored, "PNG")
    return stored.getvalue()


def _street(name: str, colour: str) -> discord.File:
    picture = Image.new("RGB", (960, 640), colour)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 270, 960, 370), fill="#3b3b42")
    draw.text((40, 40), name, fill="#1c1a18", font_size=90)
    stored = io.BytesIO()
    picture.save(stored, "PNG", compress_level=1)
    return discord.File(io.BytesIO(stored.getvalue()), f"{name}.png")


def files() -> list[discord.File]:
    """The files of the feast."""
    streets = [
        _street(name, colour) for name, colour in (("map", "#f2d7a6"), ("north", "#a9bcd0"), ("south", "#c8d6a5"))
    ]
    log = discord.File(io.BytesIO(b"1. Ann opened the table\n" * 40), "log.txt")
    return [*streets, discord.File(io.BytesIO(piece("tomato", 256)), "tomato.png"), log]


class Feast(ui.LayoutView):
    """One message with one of everything."""

    def __init__(self, emojis: dict[str, discord.Emoji], guest: discord.abc.User) -> None:
        super().__init__(timeout=None)
        tomato = emojis["tomato"]
        goods = ui.Select[Any](custom_id="goods", placeholder="Choose goods", max_values=2)
        for name, one in emojis.items():
            words = f"The {name} is worth {len(name)} coins"
            goods.add_option(label=name.title(), value=name, emoji=one, description=words, default=name == "pea")
        picture = ui.Thumbnail[Any]("attachment://tomato.png", description="A tomato")
        secret = ui.Button[Any](label="Your move", custom_id="secret", style=discord.ButtonStyle.primary)
        self.add_item(ui.Container(
            ui.TextDisplay(f"**Foodies** · turn 5 · {guest.mention} to move"),
            _gallery(("map", MAP)),
            ui.TextDisplay(f"{tomato} Ann sold a tomato.\n-# Bo waits since <t:1800000000:R>"),
            ui.Section(ui.TextDisplay("### Tomato"), ui.TextDisplay("Ripe and **cheap** today."), accessory=picture),
            ui.Section(ui.TextDisplay("Whose turn it is, and what to do about it"), accessory=secret),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            _row(tomato), ui.ActionRow(goods),
            accent_colour=discord.Colour(0x2F9E5B),
        ))  # fmt: skip
        self.add_item(ui.TextDisplay("The streets, one by one"))
        self.add_item(_gallery(("map", MAP), ("north", "The north street"), ("south", "The south street")))
        self.add_item(ui.Separator(visible=False))
        self.add_item(ui.File("attachment://log.txt"))
        self.add_item(ui.Container(ui.TextDisplay("Your hand: 3, 7, 9"), spoiler=True))


def _gallery(*pictures: tuple[str, str]) -> ui.MediaGallery[Any]:
    items = [discord.MediaGalleryItem(f"attachment://{name}.png", description=words) for name, words in pictures]
    return ui.MediaGallery(*items)


def _row(emoji: discord.Emoji) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        ui.Button(label="Sell", emoji=emoji, custom_id="order", style=discord.ButtonStyle.success),
        ui.Button(label="Hint", emoji="💡", custom_id="hint"),
        ui.Button(emoji="🔎", custom_id="look"),
        ui.Button(label="Rules", url="https://example.org/"),
        ui.Button(label="Closed", custom_id="closed", disabled=True),
    )


class Order(ui.Modal, title="What shall it be?"):
    """One field of every kind that a form can have."""

    def __init__(self, emojis: dict[str, discord.Emoji], told: dict[str, Any]) -> None:
        super().__init__(custom_id="order-form")
        self.told = told
        goods = [discord.SelectOption(label=one.title(), value=one, emoji=emojis[one]) for one in emojis]
        sizes = [discord.RadioGroupOption(label=one, value=one[0].lower()) for one in ("Small", "Large")]
        extras = [
            discord.CheckboxGroupOption(label=one, value=one.lower(), description=f"With {one.lower()}")
            for one in ("Dill", "Mint", "Salt")
        ]
        self.add_item(ui.TextDisplay("Everything is **fresh** today."))
        self.goods = ui.Select[Any](options=goods, custom_id="goods")
        self.size = ui.RadioGroup[Any](options=sizes, custom_id="size")
        self.extras = ui.CheckboxGroup[Any](
            options=extras, max_values=2, required=False, min_values=0, custom_id="extras"
        )
        self.recipe = ui.FileUpload[Any](required=False, custom_id="recipe")
        self.add_item(ui.Label(text="Goods", description="What is on the shelf", component=self.goods))
        self.add_item(ui.Label(text="Size", component=self.size))
        self.add_item(ui.Label(text="Extras", description="Two at most", component=self.extras))
        self.add_item(ui.Label(text="Recipe", description="A file, if you have one", component=self.recipe))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat it."""
        read = [(await one.read()).decode() for one in self.recipe.values]
        self.told |= {"goods": self.goods.values, "size": self.size.value, "extras": self.extras.values, "recipe": read}
        await interaction.response.send_message("Ordered.", ephemeral=True)


class Guests(ui.Modal, title="Who comes?"):
    """The other kinds of field."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(custom_id="guests-form")
        self.told = told
        self.name = ui.TextInput[Any](custom_id="name", max_length=20, placeholder="A name for the evening")
        self.who = ui.UserSelect[Any](custom_id="who", max_values=3)
        self.hot = ui.Checkbox[Any](custom_id="hot", default=True)
        self.add_item(ui.Label(text="Name", component=self.name))
        self.add_item(ui.Label(text="Guests", component=self.who))
        self.add_item(ui.Label(text="Serve it hot", description="Cold is quicker", component=self.hot))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat it."""
        names = [one.display_name for one in self.who.values]
        self.told |= {"name": self.name.value, "who": names, "hot": self.hot.value}
        await interaction.response.send_message("They are invited.", ephemeral=True)


def menus() -> list[app_commands.ContextMenu]:
    """The commands on a message and on a person."""

    async def show(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"The board as of message {message.id}", ephemeral=True)

    async def invite(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"{member.display_name} is invited.")

    return [
        app_commands.ContextMenu(name="Show the board from here", callback=show),
        app_commands.ContextMenu(name="Invite to my table", callback=invite),
    ]
