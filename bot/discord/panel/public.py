"""The controls with which a person answers below the public board, made only from what everybody knows.

They come from positions sampled from the spectators' view, so they cannot reveal what only a seat knows. An answer that
is offered in one of them only, for example to play a card that the seat may not have, is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import discord
from msgspec import structs

from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import Item, distinct
from bot.discord.limits import LABEL, OPTIONS, ROW_BUTTONS
from bot.discord.panel import choices
from bot.discord.panel.choices import PanelChoice, PanelQuestion
from bot.discord.panel.controls import PanelControls
from bot.discord.panel.panel import Panel
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Chance, Chosen, Decision, Game, InputError
from renderers.kit.presenter import ParallelSelects
from renderers.words import message_id

MENU_ROW, SECOND_ROW, BUTTON_ROW = 0, 1, 2
_PARTS_TEXT = 30
"""Characters on the buttons for the parts of a map: one line of a phone."""
_SHORT = 20
"""The longest label of an answer that gets a button: five of them share a row."""
# Hidden information behind public controls is sampled with these seeds, which depend on nothing secret.
_SEEDS = (b"public", b"or else", b"or so", b"or not")


def public_controls(viewer_text: ViewerText, game: Game[Any, Any], press: Press, most: int) -> Panel:
    """Return controls that everybody sees for the open decision of a seat: two menus, and at most `most` buttons."""
    decision = next((d for d in game.decisions() if d.seat == press.seat), None)
    if decision is None or press.seat is None:
        return Panel("")
    imagined = (game.title.determinize(viewer_text.view, Chance(seed)) for seed in _SEEDS)
    games = [Game(game.title, game.options, game.seats, state, 0).held() for state in imagined]
    try:
        return _PublicControls(viewer_text, games, press, decision, most).panel()
    except InputError:
        return Panel("")


def shared_controls(
    viewer_text: ViewerText, game: Game[Any, Any], press: Press, decisions: Sequence[Decision]
) -> Panel:
    """Return one menu in which everybody answers the same parallel questions; nothing if they are not asked alike.

    Discord shows nobody what somebody else picks, so secret answers can be given here.
    """
    found = [viewer_text.asking(decision).parallel_selects() for decision in decisions]
    asked = [slots.slots for slots in found if slots is not None]
    if not asked or len(asked) < len(found) or found[0] is None:
        return Panel("")
    # A seat that is asked more than the others gets the other questions afterwards.
    same = takewhile(lambda each: len({(slot.about, *slot.usual) for slot in each}) == 1, zip(*asked, strict=False))
    slots = structs.replace(found[0], slots=tuple(each[0] for each in same))
    here = structs.replace(press, seat=decisions[0].seat)
    return _SharedMenu(viewer_text.asking(decisions[0]).numbering(), game, here).panel(slots, press)


class _SharedMenu(PanelControls):
    """Collects the usual answers to parallel questions as one menu."""

    def panel(self, slots: ParallelSelects, press: Press) -> Panel:
        """Return the menu, for anybody who presses; nothing if there are too many answers for one."""
        options = list[discord.SelectOption]()
        for at, slot in enumerate(slots.slots):
            before = (*slots.links, *[choices.OPEN] * at)
            for one in slot.usual:
                answer = self.viewer_text.label(before, one).text
                text = self.viewer_text.say("host-panel-select", about=slot.about, answer=answer)
                label = self._numbered(self.viewer_text.place(before, one), text)
                options.append(self._option(before, one, f"{at} {one.key}", label, taken=False))
        if not 0 < len(options) <= OPTIONS:
            return Panel("")
        question = self.viewer_text.say(message_id(self.viewer_text.presenter.title, "together", slots.links[0]))
        each = len(slots.slots)
        self._menu(press.doing("slots", slots.links), options, question, MENU_ROW, each, each)
        return Panel("", items=tuple(self.items), kept=self.kept, numbered=tuple(self.numbered.items()))


class _PublicControls(PanelControls):
    """Collects the answers that two menus and some buttons have room for."""

    def __init__(
        self, viewer_text: ViewerText, games: Sequence[Game[Any, Any]], press: Press, decision: Decision, most: int
    ) -> None:
        super().__init__(viewer_text.asking(decision).numbering(), games[0], press)
        self.games, self.most = games, most
        self.buttons: list[PanelChoice] = []
        self.whole = False
        """Whether each answer of the menu is a whole action."""
        self.main: Chosen = ()
        """The verb that the menu is about; none if it is about several."""

    def panel(self) -> Panel:
        """Return the menus above the buttons: the menus ask, each button is a whole answer."""
        verbs = choices.verbs(self.viewer_text, self.game, self.seat)
        said = sorted((one for one in verbs if len(one.links) == 1 and one.complete), key=lambda one: one.gives_up)
        self.buttons = [one for one in said if self._sure(one.links)][: self.most]
        further = [one for one in verbs if one not in said and self._sure(one.links)]
        self._offer_main(said, further)
        if not self.whole:
            self._offer_skip_instead()
        elif not self._offer_skip(SECOND_ROW):
            self._offer_second(further)
        texts = distinct([one.text for one in self.buttons], LABEL, self._persistent_labels())
        self._offer_buttons(self.buttons, texts, BUTTON_ROW)
        self._offer_compound()
        return Panel("", items=tuple(self.items), kept=self.kept, numbered=tuple(self.numbered.items()))

    def _offer_compound(self) -> None:
        """Add compound moves that begin as a button does, as far as there is room."""
        begun = [one.links for one in self.buttons]
        moves = [move for move in self.viewer_text.compound_moves() if move[0][0].links in begun]
        for actions, text in moves[: self.most - len(begun)]:
            press = self.here.doing("chain", choices.chained(actions))
            made: Item = discord.ui.Button(label=text, custom_id=self._id(press), row=BUTTON_ROW)
            self.items.append(made)

    def _offer_skip_instead(self) -> None:
        """Put the menu of the next question, if there is one, in the place of one that only begins an answer."""
        begun = self.items, self.numbered
        self.items, self.numbered = [], {}
        if not self._offer_skip(MENU_ROW):
            self.items, self.numbered = begun

    def _offer_second(self, further: Sequence[PanelChoice]) -> None:
        """Add a menu of what the next verb asks, the first one that one press answers; none for a single answer."""
        for one in further if self.main else ():
            many, numbered = len(self.items), dict(self.numbered)
            if one.links[:1] != self.main and not one.complete:
                self.whole = False
                self._offer_verb(one.links[:1], SECOND_ROW)
            if self.whole and len(self.items) > many:
                return
            self.numbered = numbered
            del self.items[many:]

    def _offer_main(self, said: Sequence[PanelChoice], further: Sequence[PanelChoice]) -> None:
        """Add a menu of everything but what is `said` by a verb alone, or else of what the first verb asks."""
        whole = choices.after(self.viewer_text, self.game, self.seat, ())
        asking = [one for one in whole if one not in said and self._sure(one.links)]
        if len({one.links[:1] for one in asking}) > 1 and all(one.complete for one in whole):
            self.whole = True
            self._offer_menu(PanelQuestion((), tuple(asking)), MENU_ROW)
        else:
            asked = choices.question(self.viewer_text, self.game, self.seat, ())
            self.main = next((one.links[:1] for one in further), ())
            self._offer_verb(self.main, MENU_ROW)
            if not self.items:
                self._offer_parts(asked)

    def _offer_parts(self, asked: PanelQuestion) -> None:
        """Add a button for each part of a question about places that has too many answers for one menu."""
        parts = choices.parts(self.viewer_text, self.game, self.seat, asked, ())
        if not 0 < len(parts) < ROW_BUTTONS or not all(part.place for part in parts):
            return
        for at, text in enumerate(self._part_labels(parts, _PARTS_TEXT)):
            press = self.here.doing("move", asked.links, at + 1)
            self.items.append(discord.ui.Button(label=text, custom_id=self._id(press), row=MENU_ROW))

    def _offer_verb(self, verb: Chosen, row: int) -> None:
        """Add a menu of what a verb asks, as far as one press answers it, with the answers that are sure."""
        links = choices.entered(self.game, self.seat, verb)
        several = self.viewer_text.multi_select(links)
        one_press = several is not None and several.links == links and (several.count or several.each)
        if several is not None and one_press and len(choices.entries(several)) <= OPTIONS:
            each = several.each
            things = {o: n for o, n in several.things.items() if not each or self._sure((*links, *o.key.split()))}
            if things:
                self.whole = True
                self._offer_asking(structs.replace(several, things=things, begun=()), row)
            return
        found = choices.after(self.viewer_text, self.game, self.seat, links) if verb else []
        answers = tuple(one for one in found if self._sure((*links, *one.links)))
        few = row == MENU_ROW and len(self.buttons) + len(answers) <= self.most
        if few and all(one.complete and len(one.text) <= _SHORT for one in answers):
            likely = [structs.replace(one, links=(*links, *one.links)) for one in answers]
            self.buttons = [*likely, *self.buttons]
        elif 0 < len(answers) <= OPTIONS:
            self.whole = all(one.complete for one in answers)
            self._offer_asking(PanelQuestion(links, answers), row)

    def _sure(self, links: Chosen) -> bool:
        """Return whether some legal action begins with these choices in all positions."""
        return all(
            key in {choice.key for choice in game.choices(self.seat, links[:at])}
            for game in self.games
            for at, key in enumerate(links)
        )
