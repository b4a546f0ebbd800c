"""Places buttons and menus of a panel in rows and gives them distinct labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

import discord

from bot.discord import emoji
from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import Item, distinct
from bot.discord.limits import LABEL, MENU_TEXT, OPTIONS, PLACEHOLDER, ROW_BUTTONS, cut
from bot.discord.panel import choices
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Choice, Chosen, Game
from renderers.kit.presenter import MultiSelect
from renderers.words import Words

ALWAYS = (
    *("host-back", "host-undo", "host-undo-ask", "host-show-board", "table-button-help"),
    *("host-your-move", "host-board-text", "host-log-open"),
)
"""Labels of buttons that can be on any panel, or below the question of any message."""


@cache
def _always(locale: str) -> tuple[str, ...]:
    words = Words(locale)
    return tuple(words(message) for message in ALWAYS)


class PanelControls:
    """Collects the controls of one panel of a seat, each with its press."""

    def __init__(self, viewer_text: ViewerText, game: Game[Any, Any], here: Press) -> None:
        assert here.seat is not None
        self.viewer_text = viewer_text
        self.game = game
        self.here = here
        self.seat = here.seat
        self.items: list[Item] = []
        self.kept: dict[str, Chosen] = {}
        self.numbered: dict[str, int] = {}
        """The number of each place that a control names, in the order of the controls."""
        self._ordinals = count(1)
        self._pieces: dict[Chosen, dict[str, discord.PartialEmoji | None]] = {}
        self.low = 1
        """The row of the permanent buttons."""

    def _numbered(self, place: str, text: str) -> str:
        """Return a label that begins with the number of its place: the game's own, else the next one."""
        if not place or not self.viewer_text.scene.numbers:
            return text
        if place not in self.numbered:
            self.numbered[place] = self.viewer_text.own_number(place) or next(self._ordinals)
        number = self.numbered[place]
        return self.viewer_text.say("host-panel-number", number=number, answer=text)

    def _part_labels(self, parts: Sequence[choices.AnswerPart], room: int = LABEL * ROW_BUTTONS**2) -> list[str]:
        """Return the labels of parts of a question: their names.

        Places whose names repeat, or do not fit into `room` characters, are called by their numbers in the picture.
        """
        labels = distinct([part.text for part in parts], LABEL - ROW_BUTTONS, self._persistent_labels())
        texts = [self._numbered(part.place, label) for part, label in zip(parts, labels, strict=True)]
        named = len({part.text for part in parts}) == len(parts) and sum(map(len, texts)) <= room
        if named or any(part.place not in self.numbered for part in parts):
            return texts
        return [self.viewer_text.say("host-panel-part-number", number=self.numbered[part.place]) for part in parts]

    def _offer_buttons(self, few: Sequence[choices.PanelChoice], texts: Sequence[str], row: int) -> None:
        """Add buttons, in rows from one on: blue for actions, grey for those that give up a chance or ask further."""
        for at, (offer, text) in enumerate(zip(few, texts, strict=True)):
            likely = not offer.gives_up and (offer.complete or at == row == 0)
            style = discord.ButtonStyle.primary if likely else discord.ButtonStyle.secondary
            press = self.here.doing("move", (*self.here.links, *offer.links))
            button: Item = discord.ui.Button(
                style=style,
                label=text,
                custom_id=self._id(press),
                row=row + at // ROW_BUTTONS,
                emoji=self._emoji(press.links, offer.links),
            )
            self.items.append(button)

    def _offer_asking(self, asked: choices.PanelQuestion | MultiSelect, row: int) -> None:
        """Add a menu for the question after further choices."""
        here, self.here = self.here, self.here.doing("move", asked.links)
        if isinstance(asked, MultiSelect):
            self._offer_set(asked, row, asked.links)
        else:
            self._offer_menu(asked, row)
        self.here = here

    def _offer_menu(self, asked: choices.PanelQuestion, row: int, usual: bool = False) -> None:
        """Add the answers as a menu; with the first one preselected if it is the `usual` one."""
        skipped = len(asked.links) - len(self.here.links)
        texts = [self._numbered(offer.place, offer.text) for offer in asked.answers]
        options = [
            discord.SelectOption(
                label=label,
                value=" ".join(offer.links[skipped:]),
                description=offer.about if offer.about not in label else None,
                default=usual and offer is asked.answers[0],
                emoji=self._emoji((*self.here.links, *offer.links), offer.links[skipped:]),
            )
            for offer, label in zip(asked.answers, distinct(texts, MENU_TEXT), strict=True)
        ]
        self._menu(self.here.doing("pick", asked.links), options, self.viewer_text.question(asked.links), row)

    def _offer_skip(self, row: int) -> bool:
        """Add a menu of the next question, whose answers leave this one out; return whether there is one."""
        found = self.viewer_text.skipped(self.game, self.seat)
        if found is None:
            return False
        skip, game, text = found
        here, now, before = self.here, self.viewer_text, self.game
        asked = choices.question(text, game, self.seat, ())
        answers = choices.after(text, game, self.seat, asked.links) if asked.links else []
        fits = 0 < len(answers) <= OPTIONS and all(one.complete for one in answers)
        if fits:
            self.viewer_text, self.game = text, game
            self.here = here.doing("chain", (*skip.links, choices.AND, *asked.links))
            texts = distinct([self._numbered(one.place, one.text) for one in answers], MENU_TEXT)
            options = [
                discord.SelectOption(label=label, value=" ".join(one.links), description=one.about or None)
                for one, label in zip(answers, texts, strict=True)
            ]
            question = text.say("host-panel-skip", question=text.question(asked.links))
            self._menu(self.here, options, question, row)
        self.here, self.viewer_text, self.game = here, now, before
        return fits

    def _offer_set(self, several: MultiSelect, row: int, links: Chosen) -> int:
        """Add a multi-select with the things selected so far, in as many menus as it needs; return the row below."""
        menus, taken = choices.sets(self.viewer_text, several), Counter(links[len(several.links) :])
        for part, entries in enumerate(menus):
            options = [
                self._option(
                    several.links, choice, choices.option_value(choice, copy), label, copy <= taken[choice.key]
                )
                for (choice, copy), label in zip(entries, self._thing_labels(several, entries), strict=True)
            ]
            # A menu can require an exact number only if it shows everything: things in other menus count too.
            exactly = several.count if len(menus) == 1 else 0
            most = min(choices.most(several), len(options)) if several.each else exactly or len(options)
            press, question = self.here.doing("several", links, part), self.viewer_text.question(several.links)
            self._menu(press, options, question, row + part, min(several.each, 1) or exactly, most)
        return row + len(menus)

    def _thing_labels(self, several: MultiSelect, everything: Sequence[tuple[Choice, int]]) -> list[str]:
        """Return the labels of things in a multi-select; of equal ones all but the first are counted."""
        texts = []
        for choice, copy in everything:
            place = self.viewer_text.place(several.links, choice)
            text = self._numbered(place, self.viewer_text.label(several.links, choice).text)
            texts.append(text if copy == 1 else self.viewer_text.say("host-panel-copy", thing=text, number=copy))
        return distinct(texts, MENU_TEXT)

    def _option(self, before: Chosen, choice: Choice, value: str, label: str, taken: bool) -> discord.SelectOption:
        about = cut(self.viewer_text.label(before, choice).about, MENU_TEXT) or None
        return discord.SelectOption(
            label=label, value=value, description=about, default=taken, emoji=self.viewer_text.emoji(choice)
        )

    def _emoji(self, links: Chosen, new: Chosen) -> discord.PartialEmoji | None:
        """Return the piece of the last of some new choices that is about one."""
        if not emoji.known():
            return None
        found = (self._piece(links[:at], links[at]) for at in range(len(links) - 1, len(links) - len(new) - 1, -1))
        return next(filter(None, found), None)

    def _piece(self, before: Chosen, key: str) -> discord.PartialEmoji | None:
        if before not in self._pieces:
            offered = self.game.choices(self.seat, before)
            self._pieces[before] = {choice.key: self.viewer_text.emoji(choice) for choice in offered}
        return self._pieces[before].get(key)

    def _ends(self, links: Chosen) -> list[tuple[Press, str]]:
        """Return the choices that complete an action after others, with their labels."""
        return [
            (self.here.doing("move", (*links, choice.key)), self.viewer_text.label(links, choice).text)
            for choice in self.game.choices(self.seat, links)
            if not choice.more
        ]

    def _end_buttons(self, ends: Sequence[tuple[Press, str]], row: int) -> int:
        """Add buttons that complete an action, in rows from one on; return the row below them."""
        labels = distinct([said for _, said in ends], LABEL, self._persistent_labels())
        for at, ((press, _), label) in enumerate(zip(ends, labels, strict=True)):
            gives_up, here = self.viewer_text.presenter.layout.gives_up(press.links), row + at // ROW_BUTTONS
            style = discord.ButtonStyle.secondary if gives_up else discord.ButtonStyle.primary
            self.items.append(discord.ui.Button(style=style, label=label, custom_id=self._id(press), row=here))
        return row + -(-len(ends) // ROW_BUTTONS)

    def _menu(
        self, press: Press, options: list[discord.SelectOption], question: str, row: int, fewest: int = 1, most: int = 1
    ) -> None:
        """Add a menu with its question as placeholder."""
        made: Item = discord.ui.Select(
            custom_id=self._id(press),
            placeholder=cut(question, PLACEHOLDER),
            options=options,
            min_values=fewest,
            max_values=most,
            row=row,
        )
        self.items.append(made)

    def _button(self, message: str, press: Press) -> None:
        style = discord.ButtonStyle.secondary
        said, row = self.viewer_text.say(message), self.low
        button: Item = discord.ui.Button(style=style, label=said, custom_id=self._id(press), row=row)
        self.items.append(button)

    def _persistent_labels(self) -> list[str]:
        """Return the labels of buttons that are there already, and of those that may be below any others."""
        there = [item.label for item in self.items if isinstance(item, discord.ui.Button) and item.label]
        return [*_always(self.viewer_text.words.locale), *there]

    def _id(self, press: Press) -> str:
        """Return the custom id of a press; choices that do not fit are stored under a key."""
        if press.fits:
            return str(press)
        short = press.keeping()
        assert short.key is not None
        self.kept[short.key] = press.links
        return str(short)
