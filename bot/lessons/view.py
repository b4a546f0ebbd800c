"""A lesson as it is shown: one stage of it in words, with the controls of the real game and the way through.

Where a stage asks for a move, the panel is the one of a table, made from the same choices. Its controls name the lesson
in place of a table (`custom_ids.LESSON`) and the stage in place of a version, so that no button needs anything kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.discord.gateway import limits
from bot.discord.interactions import custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from bot.discord.panel.panel import Item
from bot.discord.posts import post_builder
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Action, Chosen, Event, Game
from renderers import lessons
from renderers.kit.picture import Picture, lit
from renderers.lessons import LEARNER, Lesson
from renderers.registry import presenter
from renderers.words import Words, message_id

WAY = ("go", "show", "text", "list", "rules")
"""What a button may do: go to a stage, make the expected move, read the board out, show which lessons there are, or how
the title is played."""
BUTTON = re.compile(
    r"learn:(?P<do>" + "|".join(WAY) + r"):(?P<title>[a-z0-9_]+)\.(?P<lesson>[a-z0-9_-]*):(?P<stage>[0-9]{1,4})"
)
_PLAYS = ("move", "pick", "several", "slot")
"""Of a panel's controls those that a lesson has, too; standing orders, taking back and the like it has not."""
_TOLD = 12
"""So many sentences are read of what happened."""
_LOW = 4
"""The row of the way through."""


class LessonPosition(Struct, frozen=True):
    """A stage of a lesson of a title."""

    title: str
    lesson: str
    step: int = 0

    @classmethod
    def of(cls, press: Press) -> LessonPosition:
        """The stage that a control of a lesson's panel was posted with."""
        title, _, lesson = press.table.removeprefix(custom_ids.LESSON).partition(".")
        return cls(title, lesson, press.version)

    @property
    def found(self) -> Lesson | None:
        """The lesson; None where this version of the host has it no more, or no such stage of it."""
        known = lessons.lesson(self.title, self.lesson) if lessons.has_any(self.title) else None
        return known if known is not None and self.step < known.stages else None

    def at(self, stage: int) -> LessonPosition:
        """Another stage of the same lesson."""
        return LessonPosition(self.title, self.lesson, stage)

    def press(self, chosen: Chosen, page: int) -> Press:
        """The controls of a table's panel, of this lesson."""
        table = f"{custom_ids.LESSON}{self.title}.{self.lesson}"
        return Press("move", table, self.step, LEARNER, page, chosen)

    def button(self, do: str) -> str:
        """The custom id of a button of the way through."""
        return f"learn:{do}:{self.title}.{self.lesson}:{self.step}"


class LessonView(Struct, frozen=True):
    """A stage as one person sees it: the game in their words, and its lesson."""

    place: LessonPosition
    lesson: Lesson
    game: Game[Any, Any]
    viewer_text: ViewerText

    @classmethod
    def of(cls, place: LessonPosition, lesson: Lesson, words: Words, name: str) -> LessonView:
        """A stage for a person called `name`. Takes milliseconds: a few moves are made."""
        game, events = lessons.position(place.title, place.lesson, place.step)
        return cls(place, lesson, game, _read(place.title, game, words, name, events))

    @property
    def expected(self) -> Action | None:
        """The move that this stage waits for; None where there is only something to see."""
        return None if self.place.step % 2 else self.lesson.scene(self.place.step).action

    def text(self, note: str, built: panel.Panel | None) -> str:
        """The stage in words: which scene it is, what happened or what there is to see, and what is asked."""
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
        asked = [built.text] if built is not None else []
        lead = [f"-# {head}", *([note] if note else [])]
        return post_builder.fitted(words, lead, happened, [told, *asked])

    def _happened(self) -> list[str]:
        """What the move brought, its beginning first: rounds that a lesson skips are no reading for a beginner."""
        lines = self.viewer_text.digest()
        if len(lines) > _TOLD:
            lines = [*lines[:_TOLD], self.viewer_text.words("learn-and-more")]
        return [f"> {line}" for line in lines]

    def panel(self, chosen: Chosen, page: int) -> panel.Panel | None:
        """The panel of the real game for the stage's move, with links chosen; None where there is only to look."""
        if self.expected is None:
            return None
        built = panel.build(self.viewer_text, self.game, self.place.press(chosen, page), pictured=True)
        items = tuple(item for item in built.items if str(getattr(item, "custom_id", "")).partition(":")[0] in _PLAYS)
        return panel.Panel(built.text, items, built.kept, built.asked)

    def way(self, above: Sequence[Item]) -> list[Item]:
        """The buttons of the way through: on, back, the move made for the reader, the board as text, all lessons.

        They stand below the controls `above`; beside those of the lowest row there is only room for the first ones.
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

    def picture(self, chosen: Chosen) -> Picture:
        """The board of the stage with its part lit. Slow: call it off the event loop."""
        scene = self.lesson.scene(self.place.step)
        asked = self.expected is not None
        page = scene.page or (self.viewer_text.private_page() if asked else self.viewer_text.presenter.pages[0])
        offered = choices.following(self.game, LEARNER, chosen) if asked else ()
        drawn = self.viewer_text.picture(page, chosen, offered)
        return drawn if self.place.step % 2 or chosen else lit(drawn, scene.lit)

    def drawable(self, name: str) -> LessonView:
        """The same with the reader's name as pictures write it."""
        words, events = self.viewer_text.words, self.viewer_text.scene.events
        return LessonView(self.place, self.lesson, self.game, _read(self.place.title, self.game, words, name, events))

    def meant(self, press: Press, picked: Sequence[str]) -> Chosen:
        """The links that a press stands for, as far as they go; picked in any order, they come in that of the rules."""
        if press.do == "several":
            return self._multi_select(press, picked)
        if press.do != "slot":
            return (*press.links, *(link for one in picked for link in one.split()))
        slots = self.viewer_text.parallel_selects()
        if slots is None or press.page >= len(slots.slots):
            return press.links
        given = list(choices.answered(slots, press.links))
        given[press.page] = picked[0] if picked else choices.OPEN
        return (*slots.links, *given)

    def _multi_select(self, press: Press, picked: Sequence[str]) -> Chosen:
        found = self.viewer_text.multi_select(press.links)
        if found is None:
            return press.links
        wanted = choices.picked(found, press.links, press.page, picked)
        if found.each:
            now = [(*found.links, choice.key) for choice in wanted if choice in found.things]
            return next((links for links in now if self.complete(links)), now[0] if now else found.links)
        chosen, left = choices.arranged(self.game, LEARNER, found.links, wanted)
        if found.count and not left:
            return (choices.complete(self.game, LEARNER, chosen) or Action.of(chosen)).links
        return (*found.links, *(choice.key for choice in wanted)) if left and found.patient else chosen

    def fits(self, links: Chosen) -> bool:
        """Whether links are the beginning of the expected move, or all of it; what may come in any order, in any."""
        wanted = self.expected
        if wanted is None:
            return False
        if links[: len(wanted.links)] == wanted.links[: len(links)]:
            return True
        given = [link for link in links[1:] if link != choices.OPEN]
        begun = links[:1] == wanted.links[:1] and all(given.count(link) <= wanted.args.count(link) for link in given)
        return begun and (self.viewer_text.multi_select(links) is not None or choices.OPEN in links)

    def complete(self, links: Chosen) -> bool:
        """Whether links are the expected move, once those without an alternative are added."""
        return self.expected is not None and choices.complete(self.game, LEARNER, links) == self.expected


def _read(title: str, game: Game[Any, Any], words: Words, name: str, events: Sequence[Event]) -> ViewerText:
    opponent = words("learn-bot")
    names = [name, *(opponent if game.seats == 2 else f"{opponent} {seat}" for seat in range(1, game.seats))]
    return ViewerText(game, presenter(title), words, names, LEARNER, events)


def _button(label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    made: Item = discord.ui.Button(style=style, label=limits.cut(label, limits.LABEL), custom_id=custom_id, row=_LOW)
    return made
