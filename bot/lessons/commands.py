"""Stores how far each person has come in the guided first games.

`/learn`, and the button *Learn it* of lobbies and first boards: guided first games for one person.

Nothing is stored except the person's progress. Every press is answered from the lesson's own moves.

Shows one scene of a lesson in words, with the controls of the real game and buttons to the other scenes.

If a scene asks for a move, its panel is that of a table, made from the same choices. Custom ids contain the lesson
instead of a table (`custom_ids.LESSON`) and the scene instead of a version, so that nothing has to be stored.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import discord
from discord import app_commands
from msgspec import Struct, structs
from sqlalchemy import select

from bot.discord import limits
from bot.discord.commands import rules, table_argument
from bot.discord.commands.table_argument import command, title_choices
from bot.discord.interactions import components, custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item
from bot.discord.limits import CHOICES, MENU_TEXT, OPTIONS, cut
from bot.discord.names import escaped
from bot.discord.panel import choices, panel
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.lobby.commands import bot_button
from bot.store.database import Database
from bot.store.person_rows import PersonalData, forgetting, own
from bot.store.row_types import Person, Row, Time, personal, put_row, stored
from bot.tables import Table
from bot.worker import timed
from games.kernel import Action, Chosen, Event, Game
from renderers import lessons
from renderers.kit.picture import Picture, draw_lit
from renderers.kit.type import Face, printable
from renderers.lessons import LEARNER, Lesson
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import Words, message_id


@stored("lessons", "user", info=personal("where you are in the guided first games"))
class LessonRow(Row, frozen=True):
    """A person's place in the guided first games: the lesson started last, its stage (`renderers.lessons`), since
    when.

    `done` lists the finished lessons as `title.lesson`, separated by spaces.
    """

    user: Person
    title: Annotated[str, 40]
    lesson: Annotated[str, 40]
    step: int
    done: str
    at: Time


class LessonRows:
    """Reads and writes it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lesson(self, user: int) -> LessonRow | None:
        """Return a person's place in the guided first games; None if they have started none."""
        rows = await self._database.rows(select(LessonRow.table).where(LessonRow.table.c.user == user))
        return LessonRow(**rows[0]) if rows else None

    async def keep_lesson(self, row: LessonRow) -> None:
        """Store a person's current place, instead of any earlier one."""
        async with self._database.writing() as connection:
            await connection.execute(*put_row(row))

    async def reached(
        self, user: int, title: str, lesson: str, step: int, now: int, *, done: bool = False
    ) -> LessonRow:
        """Store that a person is at a step of a lesson now, or has finished it. Raises StoreError."""
        before = await self.lesson(user)
        finished = before.done.split() if before is not None else []
        finished += [f"{title}.{lesson}"] if done and f"{title}.{lesson}" not in finished else []
        row = LessonRow(user, title, lesson, step, " ".join(finished), now)
        await self.keep_lesson(row)
        return row


PERSONAL_DATA = PersonalData({"lessons": own(LessonRow.table)}, forgetting(LessonRow))

# What a button may do: go to a scene, make the expected move, show the board as text, list the lessons, or show how the
# title is played.
WAY = ("go", "show", "text", "list", "rules")
BUTTON = re.compile(
    r"learn:(?P<do>" + "|".join(WAY) + r"):(?P<title>[a-z0-9_]+)\.(?P<lesson>[a-z0-9_-]*):(?P<stage>[0-9]{1,4})"
)
# Which of a panel's controls a lesson has; it has no standing orders, undo and so on.
_PLAYS = ("move", "pick", "several", "slot")
# The maximum of sentences about what happened.
_TOLD = 12
# The row of the navigation buttons.
_LOW = 4


class LessonPosition(Struct, frozen=True):
    """A scene of a lesson of a title."""

    title: str
    lesson: str
    step: int = 0

    @classmethod
    def of(cls, press: Press) -> LessonPosition:
        """Return the scene in which a control of a lesson's panel was posted."""
        title, _, lesson = press.table.removeprefix(custom_ids.LESSON).partition(".")
        return cls(title, lesson, press.version)

    @property
    def found(self) -> Lesson | None:
        """Return the lesson; None if this version of the host does not have it, or not this scene of it."""
        known = lessons.lesson(self.title, self.lesson) if lessons.has_any(self.title) else None
        return known if known is not None and self.step < known.stages else None

    def at(self, stage: int) -> LessonPosition:
        """Return another scene of the same lesson."""
        return LessonPosition(self.title, self.lesson, stage)

    def press(self, chosen: Chosen, part: int) -> Press:
        """Return the prefix of the controls of a table's panel in this lesson."""
        table = f"{custom_ids.LESSON}{self.title}.{self.lesson}"
        return Press("move", table, self.step, LEARNER, part, chosen)

    def button(self, do: str) -> str:
        """Return the custom id of a navigation button."""
        return f"learn:{do}:{self.title}.{self.lesson}:{self.step}"


class LessonView(Struct, frozen=True):
    """A scene as one person sees it: the game in their words, and its lesson."""

    place: LessonPosition
    lesson: Lesson
    game: Game[Any, Any]
    viewer_text: ViewerText

    @classmethod
    def of(cls, place: LessonPosition, lesson: Lesson, words: Words, name: str) -> LessonView:
        """Return a scene for a person called `name`. Takes milliseconds, because a few moves are made."""
        game, events = lessons.position(place.title, place.lesson, place.step)
        return cls(place, lesson, game, _read(place.title, game, words, name, events))

    @property
    def expected(self) -> Action | None:
        """Return the move that this scene waits for; None if there is only something to see."""
        # Odd stages show the result of the scene's move.
        return None if self.place.step % 2 else self.lesson.scene(self.place.step).action

    def text(self, note: str, built: panel.Panel | None) -> str:
        """Write the scene: its number, what happened or what there is to see, and the question."""
        words, scene = self.viewer_text.words, self.place.step // 2 + 1
        head = words(
            "learn-head",
            title=words(message_id(self.place.title, "name")),
            lesson=lessons.heading(self.place.title, self.lesson, words),
            scene=scene,
            scenes=len(self.lesson.scenes),
        )
        stage = lessons.stage_text(self.place.title, self.lesson, self.place.step, words)
        happened = self._happened() if self.place.step % 2 else []
        asked = [built.content] if built is not None else []
        lead = [f"-# {head}", *([note] if note else [])]
        return post_builder.fitted(words, lead, happened, [stage, *asked])

    def _happened(self) -> list[str]:
        """Write the result of the move, limited to its beginning: skipped rounds are too long for a beginner."""
        lines = self.viewer_text.digest()
        if len(lines) > _TOLD:
            lines = [*lines[:_TOLD], self.viewer_text.words("learn-and-more")]
        return [f"> {line}" for line in lines]

    def panel(self, chosen: Chosen, part: int) -> panel.Panel | None:
        """Return the panel of the real game for the scene's move, with choices made; None if there is only something
        to see.
        """
        if self.expected is None:
            return None
        built = panel.build(self.viewer_text, self.game, self.place.press(chosen, part), pictured=True)
        items = tuple(item for item in built.items if str(getattr(item, "custom_id", "")).partition(":")[0] in _PLAYS)
        return structs.replace(built, items=items)

    def way(self, above: Sequence[Item]) -> list[Item]:
        """Return the navigation buttons: next, back, make the move, board as text, all lessons.

        They are below the controls `above`; in their lowest row there is only room for the first ones.
        """
        words, stage = self.viewer_text.words, self.place.step
        on, back = self.lesson.following(stage), self.lesson.earlier(stage)
        items: list[Item] = []
        if self.expected is not None:
            items.append(_button(words("learn-show"), self.place.button("show")))
        elif on is not None:
            items.append(_button(words("learn-on"), self.place.at(on).button("go"), discord.ButtonStyle.primary))
        if back is not None:
            items.append(_button(words("learn-back"), self.place.at(back).button("go")))
        items.append(_button(words("host-board-text"), self.place.button("text")))
        items.append(_button(words("learn-list"), self.place.button("list")))
        beside = sum(item.row == _LOW for item in above)
        return items[: limits.ROW_BUTTONS - beside]

    def drawing(self, chosen: Chosen, numbered: Sequence[tuple[str, int]] = ()) -> partial[Picture]:
        """Return what draws the board of the scene with its part highlighted; another process can do it."""
        scene = self.lesson.scene(self.place.step)
        asked = self.expected is not None
        page = scene.page or (self.viewer_text.private_page() if asked else self.viewer_text.presenter.pages[0])
        offered = choices.following(self.game, LEARNER, chosen) if asked else ()
        board = self.viewer_text.drawing(page, chosen, offered, numbered)
        return board if self.place.step % 2 or chosen else partial(draw_lit, board, scene.lit)

    def drawable(self, name: str) -> LessonView:
        """Return the same with the reader's name in the spelling of pictures."""
        words, events = self.viewer_text.words, self.viewer_text.scene.events
        return LessonView(self.place, self.lesson, self.game, _read(self.place.title, self.game, words, name, events))

    def meant(self, press: Press, picked: Sequence[str]) -> Chosen:
        """Return the choices that a press means, as far as they are valid; choices in any order come in that of the
        rules.
        """
        if press.do == "several":
            return self._multi_select(press, picked)
        if press.do != "slot":
            return (*press.links, *(link for one in picked for link in one.split()))
        slots = self.viewer_text.parallel_selects()
        if slots is None or press.part >= len(slots.slots):
            return press.links
        given = list(choices.answered(slots, press.links))
        given[press.part] = picked[0] if picked else choices.OPEN
        return (*slots.links, *given)

    def _multi_select(self, press: Press, picked: Sequence[str]) -> Chosen:
        found = self.viewer_text.multi_select(press.links)
        if found is None:
            return press.links
        wanted = choices.changed(self.viewer_text, found, press.links, press.part, picked)
        if found.each:
            now = [(*found.links, *choice.key.split()) for choice in wanted if choice in found.things]
            return next((links for links in now if self.complete(links)), now[0] if now else found.links)
        chosen, left = choices.arranged(self.game, LEARNER, found.links, wanted)
        if found.count and not left:
            return (choices.complete(self.game, LEARNER, chosen) or Action.of(chosen)).links
        return (*found.links, *(choice.key for choice in wanted)) if left and found.patient else chosen

    def fits(self, links: Chosen) -> bool:
        """Return whether choices are the beginning of the expected move, or all of it; a set may be in any order."""
        wanted = self.expected
        if wanted is None:
            return False
        if links[: len(wanted.links)] == wanted.links[: len(links)]:
            return True
        given = [link for link in links[1:] if link != choices.OPEN]
        begun = links[:1] == wanted.links[:1] and all(given.count(link) <= wanted.args.count(link) for link in given)
        return begun and (self.viewer_text.multi_select(links) is not None or choices.OPEN in links)

    def complete(self, links: Chosen) -> bool:
        """Return whether choices are the expected move, completed by steps without an alternative."""
        return self.expected is not None and choices.complete(self.game, LEARNER, links) == self.expected


def _read(title: str, game: Game[Any, Any], words: Words, name: str, events: Sequence[Event]) -> ViewerText:
    opponent = words("learn-bot")
    names = [name, *(opponent if game.seats == 2 else f"{opponent} {seat}" for seat in range(1, game.seats))]
    return ViewerText(game, presenter(title), words, names, LEARNER, events)


def _button(label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    made: Item = discord.ui.Button(style=style, label=limits.cut(label, limits.LABEL), custom_id=custom_id, row=_LOW)
    return made


_ANY = table_argument.TableFilter(table_argument.EVER, seated=False)


@command("learn", "title")
@app_commands.choices(title=title_choices())
async def learn(interaction: Interaction, title: str | None = None) -> None:
    """`/learn`: continue, or show the list of lessons."""
    await resume(interaction, title)


async def resume(interaction: Interaction, title: str | None) -> None:
    """Continue the lessons of a title, or of the one started last; show the list of lessons."""
    row = await interaction.client.responder.tables.store.part(LessonRows).lesson(interaction.user.id)
    known = title if title in TITLES else row.title if row is not None and row.title in TITLES else TITLES[0]
    if title is None and row is not None:
        await _list(interaction, known)
    else:
        await _begin(interaction, known)


@table_argument.at_table("learn", _ANY)
async def learn_title(interaction: Interaction, table: Table) -> None:
    """Show the lessons of a table's title, in a separate message."""
    await _begin(interaction, table.row.title)


async def _begin(interaction: Interaction, title: str) -> None:
    """Show where the person was in the title; the first scene if it has one lesson; else the list of lessons."""
    row = await interaction.client.responder.tables.store.part(LessonRows).lesson(interaction.user.id)
    course = [one for one in lessons.lessons(title) if not one.aside]
    open_place = _left_at(row)
    if open_place is not None and open_place.title == title:
        await _stage(interaction, open_place, aside=True)
    elif len(lessons.lessons(title)) == 1 and not _is_done(row, title, course[0]):
        await _stage(interaction, LessonPosition(title, course[0].id), aside=True)
    else:
        await _list(interaction, title)


async def _list(interaction: Interaction, title: str, *, aside: bool = True) -> None:
    """List the lessons of a title, which of them are finished, and where the person was."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    row = await responder.tables.store.part(LessonRows).lesson(interaction.user.id)
    said = [words("learn-about", title=words(message_id(title, "name"))), *_finished(title, row, words)]
    items: list[Item] = []
    left = _left_at(row)
    if left is not None and left.found is not None:
        said.append(_lesson_and_scene(left, left.found, words))
        label = words("learn-go-on", title=words(message_id(left.title, "name")))
        style = discord.ButtonStyle.primary
        items.append(discord.ui.Button(style=style, label=cut(label, 80), custom_id=left.button("go"), row=0))
    rulebook = LessonPosition(title, lessons.lessons(title)[0].id).button("rules")
    items.append(discord.ui.Button(label=words("learn-rules"), custom_id=rulebook, row=0))
    items += [_lesson_menu(title, row, words), _title_menu(title, words)]
    await responder.answer(interaction, "\n".join(said), view=Controls(items), aside=aside)


def _finished(title: str, row: LessonRow | None, words: Words) -> list[str]:
    every = lessons.lessons(title)
    done = sum(_is_done(row, title, one) for one in every)
    return [words("learn-done", done=done, lessons=len(every))] if done else []


def _lesson_and_scene(place: LessonPosition, found: Lesson, words: Words) -> str:
    heading = lessons.heading(place.title, found, words)
    title = words(message_id(place.title, "name"))
    return words("learn-left", title=title, lesson=heading, scene=place.step // 2 + 1, scenes=len(found.scenes))


def _left_at(row: LessonRow | None) -> LessonPosition | None:
    """Return where a person was in an unfinished lesson; None without one."""
    if row is None:
        return None
    place = LessonPosition(row.title, row.lesson, row.step)
    found = place.found
    return place if found is not None and found.following(row.step) is not None else None


def _is_done(row: LessonRow | None, title: str, one: Lesson) -> bool:
    return row is not None and f"{title}.{one.id}" in row.done.split()


def _lesson_menu(title: str, row: LessonRow | None, words: Words) -> Item:
    every = lessons.lessons(title)[:OPTIONS]
    options = [
        discord.SelectOption(
            label=lessons.heading(title, one, words),
            value=f"{title}.{one.id}",
            description=cut(
                words("learn-finished") if _is_done(row, title, one) else _about(title, one, words), MENU_TEXT
            ),
        )
        for one in every
    ]
    made: Item = discord.ui.Select(custom_id="learn:lesson", placeholder=words("learn-choose"), options=options, row=1)
    return made


def _about(title: str, one: Lesson, words: Words) -> str:
    own = words.find(message_id(title, "lesson", one.id, "about"))
    module = words.find(message_id(title, "module", one.id, "text")) if one.aside else None
    return own or module or words("learn-scenes", scenes=len(one.scenes))


def _title_menu(title: str, words: Words) -> Item:
    options = [
        discord.SelectOption(label=cut(words(message_id(one, "name")), MENU_TEXT), value=one, default=one == title)
        for one in TITLES[:CHOICES]
    ]
    made: Item = discord.ui.Select(
        custom_id="learn:title", placeholder=words("learn-choose-title"), options=options, row=2
    )
    return made


async def _stage(
    interaction: Interaction,
    place: LessonPosition,
    chosen: Chosen = (),
    part: int = 0,
    *,
    note: str = "",
    aside: bool = False,
) -> None:
    """Show a scene with choices made, and store that the person is there."""
    responder = interaction.client.responder
    found = place.found
    if found is None:
        await responder.refuse_expired(interaction)
        return
    words = responder.words(interaction)
    shown = LessonView.of(place, found, words, escaped(interaction.user.display_name))
    over = found.following(place.step) is None and shown.expected is None
    await responder.tables.store.part(LessonRows).reached(
        interaction.user.id, place.title, place.lesson, place.step, done=over, now=responder.tables.repository.clock()
    )
    built = shown.panel(chosen, part)
    if built is not None and built.kept:
        await responder.tables.keep(built.kept)
    name = printable(interaction.user.display_name, Face.BOLD, "1")
    drawn = shown.drawable(name)
    marked, numbered = (built.asked, built.numbered) if built is not None else ((), ())
    key = ("lesson", place, marked, numbered, words.locale, name)
    picture = await responder.picture_cache.draw(key, drawn.drawing(marked, numbered))
    text = shown.text(note, built)
    text += f"\n\n{words('learn-over')}" if over else ""
    above = built.items if built is not None else ()
    items = [*above, *shown.way(above), *_after(place, found, words, over=over, plays="play" in responder.home)]
    await responder.answer(interaction, text, view=Controls(items), picture=picture, aside=aside)


def _after(place: LessonPosition, found: Lesson, words: Words, *, over: bool, plays: bool) -> list[Item]:
    """Return the buttons from a lesson's end to a game against a bot, and to the next lesson."""
    game = [bot_button(words, place.title, "learn-play")] if over and plays else []
    course = [one for one in lessons.lessons(place.title) if one.aside == found.aside]
    later = course[course.index(found) + 1 :] if over else []
    if not later:
        return game
    label = words("learn-next-lesson", lesson=lessons.heading(place.title, later[0], words))
    made: Item = discord.ui.Button(
        style=discord.ButtonStyle.secondary if game else discord.ButtonStyle.primary,
        label=cut(label, 80),
        custom_id=LessonPosition(place.title, later[0].id).button("go"),
        row=0,
    )
    return [*game, made]


async def practise(interaction: Interaction, press: Press, values: Chosen) -> None:
    """Handle a press on a lesson's panel: the expected move continues, any other is answered kindly."""
    responder = interaction.client.responder
    place = LessonPosition.of(press)
    found = place.found
    if found is None:
        await responder.refuse_expired(interaction)
        return
    words = responder.words(interaction)
    shown = LessonView.of(place, found, words, escaped(interaction.user.display_name))
    links = await responder.links(press)
    given: dict[str, Any] = dict(interaction.data or {})
    meant = shown.meant(press.doing(press.do, links, press.part), [str(one) for one in given.get("values", values)])
    if shown.complete(meant):
        await _stage(interaction, place.at(place.step + 1))
    elif shown.fits(meant):
        await _stage(interaction, place, meant, press.part)
    else:
        await _stage(interaction, place, note=_kindly(shown, words))


def _kindly(shown: LessonView, words: Words) -> str:
    """Say after another press that it cost nothing, and what this scene is about."""
    assert shown.expected is not None
    scene = shown.lesson.scene(shown.place.step)
    own = words.find(message_id(shown.place.title, "lesson", shown.lesson.id, scene.id, "wrong"))
    return own or words("learn-wrong", action=shown.viewer_text.action(shown.expected))


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Move through a lesson."""
    with timed("handler", f"learn {match['do']}"):
        await _go(interaction, match["do"], LessonPosition(match["title"], match["lesson"], int(match["stage"])))


async def _go(interaction: Interaction, do: str, place: LessonPosition) -> None:
    responder, found = interaction.client.responder, place.found
    if found is None:
        await responder.refuse_expired(interaction)
    elif do == "rules":
        await rules.overview(interaction, place.title, (), responder.words(interaction))
    elif do == "list":
        await _list(interaction, place.title, aside=False)
    elif do == "text":
        words = responder.words(interaction)
        shown = LessonView.of(place, found, words, escaped(interaction.user.display_name))
        await responder.read_out(interaction, shown.viewer_text.text_board())
    else:
        await _stage(interaction, place.at(place.step + 1) if do == "show" else place)


async def _resumed(interaction: Interaction, _: re.Match[str], __: components.Values) -> None:
    """Continue, or show the list of lessons."""
    with timed("handler", "learn begin"):
        await resume(interaction, None)


async def _picked(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Begin the lesson picked, or show the lessons of the title picked."""
    title, _, picked = components.one(values).partition(".")
    if title not in TITLES:
        await interaction.client.responder.refuse_expired(interaction)
    elif match["what"] == "title":
        await _list(interaction, title, aside=False)
    else:
        with timed("handler", "learn lesson"):
            await _stage(interaction, LessonPosition(title, picked))


LIST = "learn:begin"
"""The custom id of a button that does what `/learn` does."""
ITEMS = (
    *components.controls(_resumed, LIST),
    *components.controls(_pressed, BUTTON),
    *components.controls(_picked, r"learn:(?P<what>lesson|title)"),
)
COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (learn,)
