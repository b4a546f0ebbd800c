"""Shows one scene of a lesson in words, with the controls of the real game and buttons to the other scenes.

If a scene asks for a move, its panel is that of a table, made from the same choices. Custom ids contain the lesson
instead of a table (`custom_ids.LESSON`) and the scene instead of a version, so that nothing has to be stored.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from msgspec import Struct, structs

from bot.discord.gateway import limits
from bot.discord.interactions import custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import Item
from bot.discord.panel import choices, panel
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Action, Chosen, Event, Game
from renderers import lessons
from renderers.kit.picture import Picture, draw_lit
from renderers.lessons import LEARNER, Lesson
from renderers.registry import presenter
from renderers.words import Words, message_id

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
        # Odd stages show what the move of the scene has brought.
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
        told = lessons.told(self.place.title, self.lesson, self.place.step, words)
        happened = self._happened() if self.place.step % 2 else []
        asked = [built.content] if built is not None else []
        lead = [f"-# {head}", *([note] if note else [])]
        return post_builder.fitted(words, lead, happened, [told, *asked])

    def _happened(self) -> list[str]:
        """Write what the move brought, limited to its beginning: skipped rounds are too long for a beginner."""
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
