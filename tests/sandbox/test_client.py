"""An unmodified discord.py client lives in the sandbox: log-in, commands, components, files, DMs, threads."""

from __future__ import annotations

import asyncio
import io
import itertools

import discord
import pytest
from discord import app_commands, ui

from sandbox.driver import CannotRun, Rig
from sandbox.model.entities import Response
from tests.sandbox.clients import Bot, pinging, running
from tests.sandbox.pictures import png

Interaction = discord.Interaction


def file(name: str = "board.png", width: int = 32, height: int = 20, alt: str | None = "The board") -> discord.File:
    return discord.File(io.BytesIO(png(width, height)), name, description=alt)


async def test_a_slash_command_is_answered(rig: Rig) -> None:
    async with running(rig, Bot(pinging)):
        answer = await rig.person("Ann").slash(rig.tables, "ping")
    assert answer.text == "pong"
    assert not answer.ephemeral
    assert rig.problems() == []


async def test_a_wrong_token_is_refused(rig: Rig) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(rig, Bot(lambda _: None), token="wrong"):
            pass


async def test_options_and_locales_arrive_as_they_were_given(rig: Rig) -> None:
    seen: list[object] = []

    def setup(bot: Bot) -> None:
        group = app_commands.Group(name="table", description="Tables")

        @group.command(name="invite", description="Invite somebody")
        async def invite(i: Interaction, who: discord.Member, where: discord.TextChannel, seat: int = 0) -> None:
            seen.extend([who.display_name, where.name, seat, i.locale, i.guild_locale, i.context.guild])
            seen.append(i.app_permissions.send_messages)
            await i.response.send_message("ok", ephemeral=True)

        bot.tree.add_command(group)

    rig.guild.preferred_locale = "de"
    ann, bo = rig.person("Ann", locale="fr"), rig.person("Bo")
    async with running(rig, Bot(setup)):
        answer = await ann.slash(rig.tables, "table invite", who=bo, where=rig.tables, seat=3)
    assert seen == ["Bo", "tables", 3, discord.Locale.french, discord.Locale.german, True, True]
    assert answer.ephemeral
    assert answer.shown in rig.sees(ann, rig.tables)
    assert rig.sees(bo, rig.tables) == []


async def test_only_synced_commands_with_fitting_options_can_be_run(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        @bot.tree.command(name="seat", description="Take a seat")
        @app_commands.choices(side=[app_commands.Choice(name="Left", value="l")])
        async def seat(i: Interaction, number: app_commands.Range[int, 1, 4], side: str = "l") -> None:
            await i.response.send_message(f"{number}{side}")

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        for wrong in ({}, {"number": 9}, {"number": "1"}, {"number": 1, "side": "r"}, {"number": 1, "x": 1}):
            with pytest.raises(CannotRun):
                ann.slash(rig.tables, "seat", wrong)
        with pytest.raises(CannotRun):
            ann.slash(rig.tables, "chair")
        assert (await ann.slash(rig.tables, "seat", number=4)).text == "4l"


async def test_autocomplete_offers_what_fits_the_text_and_the_other_options(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        @bot.tree.command(name="play", description="Play")
        async def play(i: Interaction, verb: str, action: str) -> None:
            await i.response.send_message(action)

        @play.autocomplete("action")
        async def offer(i: Interaction, text: str) -> list[app_commands.Choice[str]]:
            verb = i.namespace.verb
            return [app_commands.Choice(name=f"{verb} {n}", value=n) for n in ("a1", "a2", "b1") if n.startswith(text)]

    async with running(rig, Bot(setup)):
        choices = await rig.person("Ann").complete(rig.tables, "play", "action", "a", other={"verb": "attack"})
    assert [(c["name"], c["value"]) for c in choices] == [("attack a1", "a1"), ("attack a2", "a2")]


class Board(ui.View):
    """A button that counts and a menu that is quoted."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = itertools.count(1)

    @ui.button(label="Join", custom_id="join")
    async def join(self, i: Interaction, _: ui.Button[Board]) -> None:
        await i.response.edit_message(content=f"{next(self.count)} joined")

    @ui.button(label="Closed", disabled=True)
    async def closed(self, i: Interaction, _: ui.Button[Board]) -> None:
        raise AssertionError("a disabled button was pressed")

    @ui.select(
        placeholder="Dishes",
        custom_id="dishes",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Soup", "Tart", "Rice")],
    )
    async def dishes(self, i: Interaction, menu: ui.Select[Board]) -> None:
        await i.response.send_message(" and ".join(menu.values), ephemeral=True)


def boarding(bot: Bot) -> None:
    bot.command("board", lambda i: i.response.send_message("nobody yet", view=Board()))


async def test_buttons_and_menus_can_be_used_as_they_are_shown(rig: Rig) -> None:
    ann = rig.person("Ann")
    async with running(rig, Bot(boarding)):
        board = (await ann.slash(rig.tables, "board")).shown
        assert board.labels == ["Join", "Closed", "Dishes"]
        pressed = await ann.press(board, "Join")
        assert (pressed.kind, board.content) == (Response.UPDATE, "1 joined")
        chosen = await ann.select(board, "Dishes", ["Soup", "rice"])
        assert (chosen.text, chosen.ephemeral) == ("soup and rice", True)
        for wrong in ([], ["Soup", "Tart", "Rice"], ["Cake"]):
            with pytest.raises(CannotRun):
                ann.select(board, "dishes", wrong)
        for button in ("Closed", "Leave"):
            with pytest.raises(CannotRun):
                ann.press(board, button)
        rig.world.delete_message(board.message)
        with pytest.raises(CannotRun):
            ann.press(board, "Join")


async def test_an_ephemeral_menu_is_pressed_by_its_reader_only(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        bot.command("menu", lambda i: i.response.send_message("yours", view=Board(), ephemeral=True))

    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with running(rig, Bot(setup)):
        menu = (await ann.slash(rig.tables, "menu")).shown
        with pytest.raises(CannotRun):
            bo.press(menu, "Join")
        await ann.press(menu, "Join")
    assert menu.content == "1 joined"


async def test_people_roles_and_channels_can_be_chosen_from_their_menus(rig: Rig) -> None:
    class Menus(ui.View):
        @ui.select(cls=ui.UserSelect, placeholder="Who")
        async def who(self, i: Interaction, menu: ui.UserSelect[Menus]) -> None:
            await i.response.send_message(menu.values[0].display_name)

        @ui.select(cls=ui.ChannelSelect, placeholder="Where")
        async def where(self, i: Interaction, menu: ui.ChannelSelect[Menus]) -> None:
            await i.response.send_message(menu.values[0].name)

    def setup(bot: Bot) -> None:
        bot.command("menus", lambda i: i.response.send_message("?", view=Menus()))

    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with running(rig, Bot(setup)):
        shown = (await ann.slash(rig.tables, "menus")).shown
        assert (await ann.select(shown, "Who", [bo])).text == "Bo"
        assert (await ann.select(shown, "Where", [rig.tables])).text == "tables"


class Notes(ui.Modal, title="Notes"):
    """A form with a text field of the older kind and a labelled menu of the newer kind."""

    text = ui.TextInput["Notes"](label="Text", min_length=2, max_length=10)
    side = ui.Label["Notes"](
        text="Side", component=ui.Select(options=[discord.SelectOption(label=side) for side in ("Left", "Right")])
    )

    async def on_submit(self, i: Interaction) -> None:
        assert isinstance(self.side.component, ui.Select)
        await i.response.send_message(f"{self.text.value}, {self.side.component.values[0]}")


async def test_a_form_is_opened_filled_in_and_sent(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        bot.command("note", lambda i: i.response.send_modal(Notes()))

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        form = await ann.slash(rig.tables, "note")
        assert form.modal.title == "Notes"
        assert [f.label for f in form.modal.fields] == ["Text", "Side"]
        for wrong in ({"Text": "x", "Side": "Left"}, {"Side": "Left"}, {"Text": "fine", "Other": "?"}):
            with pytest.raises(CannotRun):
                ann.submit(form, wrong)
        sent = await ann.submit(form, {"Text": "hello", "Side": "Right"})
    assert sent.text == "hello, Right"


async def test_a_deferred_answer_thinks_and_is_then_filled_by_the_first_followup(rig: Rig) -> None:
    go = asyncio.Event()

    async def slowly(i: Interaction) -> None:
        await i.response.defer(thinking=True, ephemeral=True)
        await go.wait()
        await i.followup.send("done")
        await i.followup.send("and more")
        await i.edit_original_response(content="done indeed")

    ann = rig.person("Ann")
    async with running(rig, Bot(lambda bot: bot.command("slow", slowly))):
        client_request = ann.slash(rig.tables, "slow")
        assert await client_request.acknowledged() is Response.DEFERRED_MESSAGE
        assert [s.thinking for s in rig.sees(ann, rig.tables)] == [True]
        go.set()
        answer = await client_request
        await rig.until(lambda: answer.text == "done indeed")
    assert answer.ephemeral
    assert [s.text for s in answer.followups] == ["and more"]
    assert not answer.followups[0].ephemeral


async def test_an_answer_for_everybody_is_awaited_after_one_person_saw_the_bot_think(rig: Rig) -> None:
    go = asyncio.Event()

    async def loudly(i: Interaction) -> None:
        await i.response.defer(thinking=True, ephemeral=True)
        await i.delete_original_response()
        await go.wait()
        await i.followup.send("hear, hear")

    ann = rig.person("Ann")
    async with running(rig, Bot(lambda bot: bot.command("loud", loudly))):
        client_request = ann.slash(rig.tables, "loud")
        await rig.until(
            lambda: client_request.interaction.original is not None and client_request.interaction.original.deleted
        )
        assert not client_request.settled
        go.set()
        answer = await client_request
    assert answer.shown.text == "hear, hear" and not answer.ephemeral


async def test_a_press_that_is_only_put_off_is_not_answered_yet(rig: Rig) -> None:
    go = asyncio.Event()

    class Slow(discord.ui.Button[discord.ui.View]):
        async def callback(self, i: Interaction) -> None:
            await i.response.defer()
            await go.wait()
            if self.label == "change":
                await i.edit_original_response(content="changed")
            else:
                await i.followup.send("aside", ephemeral=True)

    async def ask(i: Interaction) -> None:
        view = discord.ui.View(timeout=None)
        for label in ("change", "tell"):
            view.add_item(Slow(label=label, custom_id=label))
        await i.response.send_message("asked", view=view)

    ann = rig.person("Ann")
    async with running(rig, Bot(lambda bot: bot.command("ask", ask))):
        asked = (await ann.slash(rig.tables, "ask")).shown
        told, changed = ann.press(asked, "tell"), ann.press(asked, "change")
        for client_request in (told, changed):
            assert await client_request.acknowledged() is Response.DEFERRED_UPDATE and not client_request.settled
        go.set()
        assert ((await told).text, (await changed).text) == ("aside", "changed")


async def test_a_picture_arrives_with_alt_text_and_size_and_is_served(rig: Rig) -> None:
    async def show(i: Interaction) -> None:
        await i.response.send_message("board", file=file())
        read.append(await (await i.original_response()).attachments[0].read())

    read: list[bytes] = []
    async with running(rig, Bot(lambda bot: bot.command("board", show))):
        answer = await rig.person("Ann").slash(rig.tables, "board")
        await rig.until(lambda: read)
    [picture] = answer.shown.pictures
    assert (picture.width, picture.height, picture.content_type) == (32, 20, "image/png")
    assert answer.shown.alt_texts == ["The board"]
    assert read == [png(32, 20)]


async def test_an_edit_replaces_the_attachments(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = await bot.fetch_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("board", files=[file("one.png"), file("two.png")])
        message = await message.edit(attachments=[message.attachments[1], file("three.png", alt="Third")])
        assert [a.filename for a in message.attachments] == ["two.png", "three.png"]
        gone = await message.edit(content="kept")
        assert len(gone.attachments) == 2
    [seen] = rig.sees(rig.person("Ann"), rig.tables)
    assert [a.filename for a in seen.pictures] == ["two.png", "three.png"]
    assert seen.alt_texts == ["The board", "Third"]


class Layout(ui.LayoutView):
    """A container with text, a picture and a button beside a text."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery[Layout](discord.MediaGalleryItem("attachment://board.png", description="Two halves"))
        button = ui.Button[Layout](label="Roll", custom_id="roll")
        section = ui.Section[Layout](ui.TextDisplay("Your turn"), accessory=button)
        self.add_item(ui.Container(ui.TextDisplay("# Table 7"), gallery, section, accent_colour=0x00AA55))

        async def roll(i: Interaction) -> None:
            await i.response.edit_message(view=self)

        button.callback = roll  # type: ignore[method-assign, assignment]


async def test_a_components_v2_message_shows_its_text_pictures_and_buttons(rig: Rig) -> None:
    def setup(bot: Bot) -> None:
        bot.command("table", lambda i: i.response.send_message(view=Layout(), files=[file(), file("hidden.png")]))

    ann = rig.person("Ann")
    async with running(rig, Bot(setup)):
        shown = (await ann.slash(rig.tables, "table")).shown
        assert shown.v2
        assert shown.text == "# Table 7\nYour turn"
        assert shown.labels == ["Roll"]
        assert [a.filename for a in shown.pictures] == ["board.png"]
        assert "Two halves" in shown.alt_texts
        await ann.press(shown, "Roll")
    assert rig.refused == []


async def test_direct_messages_reach_the_person_and_take_commands(rig: Rig) -> None:
    places: list[object] = []

    async def where(i: Interaction) -> None:
        places.extend([i.guild, i.context.dm_channel, i.guild_locale, i.app_permissions.attach_files])
        await i.response.send_message("here")

    ann = rig.person("Ann")
    async with running(rig, Bot(lambda bot: bot.command("where", where))) as bot:
        user = await bot.fetch_user(ann.id)
        await user.send("your hand", file=file("hand.png"))
        assert [s.text for s in rig.dms(ann)] == ["your hand"]
        assert (await ann.slash(ann.dm, "where")).text == "here"
    assert places == [None, True, None, True]
    assert rig.dms(ann)[0].pictures[0].filename == "hand.png"


async def test_closed_direct_messages_are_refused(rig: Rig) -> None:
    ann = rig.person("Ann")
    ann.close_dms()
    async with running(rig, Bot(lambda _: None)) as bot:
        user = await bot.fetch_user(ann.id)
        with pytest.raises(discord.Forbidden) as refusal:
            await user.send("your hand")
        assert refusal.value.code == 50007
        ann.open_dms()
        await user.send("your hand")
        stranger = await bot.fetch_user(rig.person("Zoe", member=False).id)
        with pytest.raises(discord.Forbidden):
            await stranger.send("hello")
    assert [s.text for s in rig.dms(ann)] == ["your hand"]


async def test_threads_are_started_used_archived_and_unarchived(rig: Rig) -> None:
    async def where(i: Interaction) -> None:
        assert isinstance(i.channel, discord.Thread)
        await i.response.send_message(f"in {i.channel.name}")

    ann = rig.person("Ann")
    async with running(rig, Bot(lambda bot: bot.command("where", where))) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Table 7", type=discord.ChannelType.public_thread)
        await thread.add_user(discord.Object(ann.id))
        await thread.send("welcome")
        [made] = rig.threads()
        assert made.thread is not None
        assert ann.id in made.thread.members
        assert (await ann.slash(made, "where")).text == "in Table 7"
        await thread.edit(archived=True)
        assert await rig.until(lambda: made.thread and made.thread.archived)
        await thread.send("again")
        assert await rig.until(lambda: made.thread and not made.thread.archived)
        message = await channel.send("start here")
        from_message = await message.create_thread(name="From a message")
        assert from_message.id == message.id


async def test_a_nonce_sent_twice_posts_once(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        first = await channel.send("once", nonce="table-7-12")
        again = await channel.send("once", nonce="table-7-12")
        other = await channel.send("twice", nonce="table-7-13")
    assert first.id == again.id != other.id
    assert len(rig.sees(rig.person("Ann"), rig.tables)) == 2


async def test_messages_are_fetched_listed_pinned_reacted_to_and_deleted(rig: Rig) -> None:
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        sent = [await channel.send(str(number)) for number in range(4)]
        await sent[0].pin()
        await sent[1].add_reaction("👍")
        assert [m.content async for m in channel.history(limit=2)] == ["3", "2"]
        assert [m.content async for m in channel.history(after=sent[1], oldest_first=True)] == ["2", "3"]
        assert [m.content async for m in channel.pins()] == ["0"]
        await sent[3].delete()
        with pytest.raises(discord.NotFound) as refusal:
            await channel.fetch_message(sent[3].id)
        assert refusal.value.code == 10008
        async with channel.typing():
            pass
    assert rig.unhandled == []


async def test_a_message_that_names_people_mentions_those_it_may(rig: Rig) -> None:
    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with running(rig, Bot(lambda _: None)) as bot:
        channel = bot.get_channel(rig.tables.id)
        assert isinstance(channel, discord.TextChannel)
        allowed = discord.AllowedMentions(users=[discord.Object(ann.id)])
        message = await channel.send(f"{ann.mention} and {bo.mention}", allowed_mentions=allowed)
    assert [user.id for user in message.mentions] == [ann.id]


async def test_menu_commands_run_on_messages_and_people(rig: Rig) -> None:
    async def quote(i: Interaction, message: discord.Message) -> None:
        await i.response.send_message(f"> {message.content}")

    async def greet(i: Interaction, member: discord.Member) -> None:
        await i.response.send_message(f"hello {member.display_name}")

    def setup(bot: Bot) -> None:
        bot.tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))
        bot.tree.add_command(app_commands.ContextMenu(name="Greet", callback=greet))

    ann, bo = rig.person("Ann"), rig.person("Bo")
    async with running(rig, Bot(setup)):
        quoted = await ann.menu(bo.say(rig.tables, "hi"), "Quote")
        assert (quoted.text, quoted.shown.message.type) == ("> hi", discord.MessageType.context_menu_command.value)
        assert (await ann.menu(bo, "Greet")).text == "hello Bo"


async def test_the_transcript_tells_what_people_did_and_saw(rig: Rig) -> None:
    ann = rig.person("Ann")
    async with running(rig, Bot(boarding)):
        await ann.press((await ann.slash(rig.tables, "board")).shown, "Join")
    assert str(rig.transcript).splitlines()[-4:] == [
        "#tables Ann > /board",
        "#tables Food Court: nobody yet [Join] [Closed] [Dishes]",
        "#tables Ann > presses join",
        "#tables (edited) Food Court: 1 joined [Join] [Closed] [Dishes]",
    ]
