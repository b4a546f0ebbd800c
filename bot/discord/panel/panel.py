"""The private panel "Your move": what a seat may choose next, with as few presses as the choices allow.

Everything on it comes from the title's choices (`offers`), in the viewer's language.

Decides which answers of a question are buttons and which are in menus, to need few presses.

A menu asks one question. Each answer with a further question gets its own menu if there is room, so that nobody has to
pick the truck before the street. Otherwise a few short answers become buttons. More answers become a menu, and below it
the question after the first answer, if it is the only one. Alternatives are a button, or a menu if there is room.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import discord
from msgspec import Struct, structs

from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import THEN, Controls, Item, distinct
from bot.discord.limits import LABEL, MENU_TEXT, OPTIONS, ROW_BUTTONS, ROWS, cut
from bot.discord.panel import choices
from bot.discord.panel.choices import PanelChoice, PanelQuestion
from bot.discord.panel.controls import PanelControls
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Choice, Chosen, Decision, Game
from games.kernel.orders import StandingOrders
from renderers.kit.presenter import MultiSelect, ParallelSelects
from renderers.words import Words, message_id

Menu: TypeAlias = PanelQuestion | MultiSelect


class PanelLayout(Struct, frozen=True):
    """Menus in rows, with buttons above and below them.

    If `paired`, the second menu asks what follows the first answer of the first one. `asks`: the question itself has a
    control; else menus for its answers ask more than it does.
    """

    above: tuple[PanelChoice, ...] = ()
    menus: tuple[Menu, ...] = ()
    below: tuple[PanelChoice, ...] = ()
    paired: bool = False
    asks: bool = True

    def fits(self, room: int) -> bool:
        """Whether it fits into the available rows."""
        return len(self.menus) + _rows(self.above) + _rows(self.below) <= room

    def low(self, room: int) -> int:
        """The row below it; the row of its last buttons if it needs one row too many and shares that one."""
        return min(len(self.menus) + _rows(self.above) + _rows(self.below), room)


class LayoutPlanner:
    """Lays out one question of a seat after some choices.

    There are `room` rows, and `spare` places for buttons in the row below.
    """

    def __init__(self, viewer_text: ViewerText, game: Game[Any, Any], here: Press, room: int, spare: int) -> None:
        assert here.seat is not None
        self.viewer_text, self.game, self.here, self.seat = viewer_text, game, here, here.seat
        self.room, self.spare = room, spare

    def plan(self, asked: PanelQuestion, lasting: Sequence[str]) -> PanelLayout:
        """Return the layout of a question; its buttons differ from `lasting` ones below."""
        found = self._main(asked, lasting)
        for offer in asked.beside:
            menu = None if offer.complete else self._menu_after(offer.links)
            if menu is not None:
                further = _without(found, offer)
                further = structs.replace(further, menus=(*found.menus, menu))
                found = further if self._fits(further) else found
        for menu in found.menus[-len(asked.beside) :] if asked.beside else ():
            found = self._opened(found, menu, asked)
        return self._last(found, asked)

    def _last(self, found: PanelLayout, asked: PanelQuestion) -> PanelLayout:
        """Return the layout with everything that ends or gives up something below all menus, if there is room."""
        below = tuple(offer for offer in found.above if offer in asked.ends)
        above = tuple(offer for offer in found.above if offer not in below)
        further = structs.replace(found, above=above, below=(*found.below, *below))
        return further if found.menus and self._fits(further) else found

    def _main(self, asked: PanelQuestion, lasting: Sequence[str]) -> PanelLayout:
        """Return the layout with all alternatives as buttons."""
        together = self._together(asked)
        if together is not None:
            return self._beside(asked, PanelLayout(menus=(together,)))
        each = self._each(asked)
        if each is not None:
            return each
        flat = choices.flat(self.viewer_text, self.game, self.seat, asked)
        if flat is not None:
            return self._beside(asked, PanelLayout(menus=(flat,)))
        then = choices.followed(self.viewer_text, self.game, self.seat, asked, self.here.links)
        if then is not None:
            both = self._beside(asked, PanelLayout(menus=(asked, then), paired=True))
            if self._fits(both):
                return both
        few = asked.offers
        texts = distinct(choices.on_buttons(few, self.viewer_text.asked()), LABEL, lasting)
        # A single answer is a button at any length, beside the one that gives it up.
        lone = sum(not (one.gives_up and one.complete) for one in few) == 1
        if len(few) <= ROW_BUTTONS and (lone or all(len(text) <= choices.SHORT for text in texts)):
            return PanelLayout(above=few)
        return self._beside(asked, PanelLayout(menus=(asked,)))

    def _beside(self, asked: PanelQuestion, main: PanelLayout) -> PanelLayout:
        """Return menus with the alternatives: above them if the default is one, else below."""
        return structs.replace(main, **{"above" if asked.first else "below": asked.beside})

    def _each(self, asked: PanelQuestion) -> PanelLayout | None:
        """Return a menu for each answer with a further question, and buttons for the others; None without room.

        An answer with more than one further question is a button that leads to them.
        """
        menus, plain, behind = list[Menu](), list[PanelChoice](), list[PanelChoice]()
        for offer in asked.answers:
            mute = offer.complete and len(offer.links) > 1 and len(offer.text) > choices.SHORT
            menu = self._menu_after(offer.links[:-1] if mute else offer.links) if mute or not offer.complete else None
            if menu is None:
                behind.append(offer)
            else:
                menus.append(menu)
                if len(menus) > self.room:
                    return None
                plain, behind = [*plain, *behind], []
        plain, ends = [*plain, *behind], tuple(behind)
        if not menus or all(offer.complete for offer in asked.answers):
            return None
        first = asked.first or asked.answers[0] in plain
        few = (*asked.beside, *plain) if asked.first else (*plain, *asked.beside)
        found = PanelLayout(few if first else (), tuple(menus), () if first else few, asks=False)
        if asked.first:  # what ends or gives up something comes below all menus, if there is room
            apart = PanelLayout(asked.beside, tuple(menus), tuple(plain), asks=False)
        else:
            apart = PanelLayout(_but(few, ends), tuple(menus), ends, asks=False) if first else found
        found = apart if self._fits(apart) else found
        return found if self._fits(found) else None

    def _together(self, asked: PanelQuestion) -> MultiSelect | None:
        """Return the multi-select that answers the question of an implied verb."""
        verb = asked.links[len(self.here.links) :]
        found = self._menu_after(verb) if verb else None
        return found if isinstance(found, MultiSelect) else None

    def _opened(self, found: PanelLayout, menu: Menu, asked: PanelQuestion) -> PanelLayout:
        """Return the layout with one of its menus replaced by menus for each of its answers, if there is room."""
        begun = len(self.here.links)
        if not isinstance(menu, PanelQuestion) or menu == asked or menu.links[:begun] != self.here.links:
            return found
        verb = next((one for one in asked.beside if one.links == menu.links[begun:]), None)
        if verb is None or all(answer.complete for answer in menu.answers):
            return found
        menus = [self._menu_after((*verb.links, *answer.links)) for answer in menu.answers if not answer.complete]
        plain = tuple(
            PanelChoice((*verb.links, *one.links), f"{verb.text}{THEN}{one.text}", one.about, complete=True, verb=True)
            for one in menu.answers
            if one.complete
        )
        if any(one is None for one in menus):
            return found
        kept = tuple(one for one in found.menus if one != menu)
        further = structs.replace(found, menus=(*kept, *(one for one in menus if one is not None)))
        if found.above and not found.below:
            further = structs.replace(further, above=(*found.above, *plain))
        else:  # what ends or gives up something stays last
            further = structs.replace(further, below=(*plain, *found.below))
        return further if self._fits(further) else found

    def _menu_after(self, added: Chosen) -> Menu | None:
        """Return the menu for the question after more choices; None if it has none."""
        return choices.menu_after(self.viewer_text, self.game, self.seat, (*self.here.links, *added))

    def _fits(self, found: PanelLayout) -> bool:
        """Return whether it fits; a few buttons at its end may share the row below."""
        shared = structs.replace(found, below=())
        return found.fits(self.room) or (len(found.below) <= self.spare and shared.fits(self.room))


def _without(found: PanelLayout, offer: PanelChoice) -> PanelLayout:
    """Return a layout without one of its buttons."""
    above, below = (tuple(one for one in some if one != offer) for some in (found.above, found.below))
    return structs.replace(found, above=above, below=below)


def _but(some: Sequence[PanelChoice], others: Sequence[PanelChoice]) -> tuple[PanelChoice, ...]:
    return tuple(one for one in some if one not in others)


def _rows(buttons: Sequence[PanelChoice]) -> int:
    return -(-len(buttons) // ROW_BUTTONS)


ROOM, SHARED_ROOM = ROWS - 1, ROWS - 2
"""Rows for the question: below are one row of other buttons, and in a message that is more than a panel another one."""
# The maximum of the question's buttons in that row; it has room for the others too.
SPARE = 2


class Panel(Struct, frozen=True):
    """A panel ready to be sent: its text, its controls, and the choices too long for them, by their key.

    The `heading` is the question; the last line of the text says it in short. `asked` are the choices before the last
    question: a picture marks its answers. It shows the numbers of the places `numbered`, which the labels begin with.
    Other buttons may be in the row `low` and below it.
    """

    text: str
    heading: str = ""
    items: tuple[Item, ...] = ()
    kept: dict[str, Chosen] = {}
    asked: Chosen = ()
    numbered: tuple[tuple[str, int], ...] = ()
    low: int = 0

    @property
    def content(self) -> str:
        """The heading and the text below it."""
        return "\n".join(part for part in (self.heading and f"**{self.heading}**", self.text) if part)

    def controls(self) -> Controls:
        """Return the controls for discord.py."""
        return Controls(self.items)


def build(
    viewer_text: ViewerText,
    game: Game[Any, Any],
    here: Press,
    *,
    note: str = "",
    undo: str = "",
    pictured: bool = False,
    done: bool = False,
    wanted: bool = True,
    standing: StandingOrders | None = None,
    room: int = ROOM,
) -> Panel:
    """Build the panel of a seat: `here` has table, version, seat, the choices made and the part of the next ones.

    `note` is shown above the question; `undo` is the label of a button to undo; `pictured` says that the whole board is
    already shown, `done` that the seat has just done something. Unless the panel is `wanted`, answered ones are not
    shown again. `standing` is the question about a standing order; `room` is the number of rows for the questions'
    controls.
    """
    asked = None if here.links else standing
    room, spare = (room, 0 if here.links else SPARE) if asked is None else (room - 1, 0)
    return _Builder(viewer_text.numbering(), game, here, done, wanted, room, spare).build(note, undo, pictured, asked)


def aside_button(words: Words, command: str, table: str, row: int) -> Item:
    """Return a button that runs a command for a table; its label is the message `table-button-<command>`."""
    made: Item = discord.ui.Button(label=words(f"table-button-{command}"), custom_id=f"@{table}/{command}", row=row)
    return made


def with_buttons(built: Panel, buttons: Iterable[Item]) -> Panel:
    """Return the panel with more buttons in its lowest row with room; those for which there is none are left out."""
    items = [*built.items]
    for button in buttons:
        low = max((item.row or 0 for item in items), default=0)
        row = low if sum(item.width for item in items if (item.row or 0) == low) < ROW_BUTTONS else low + 1
        if row < ROWS:
            button.row = row
            items.append(button)
    return structs.replace(built, items=tuple(items))


def asked_for_good(viewer_text: ViewerText, standing: StandingOrders) -> str:
    """Return the question about a standing order for a group of decisions, with its answers."""
    return viewer_text.say(message_id(viewer_text.presenter.title, "standing", standing.group))


def waiting(viewer_text: ViewerText, *, done: bool) -> str:
    """Return the text for somebody without a decision: whom the table waits for and why, or that the game is over.

    Only a person who has just done something reads that it is done.
    """
    if viewer_text.scene.result is not None:
        return viewer_text.say("host-panel-over")
    return viewer_text.say("host-panel-done" if done else "host-panel-waiting", who=viewer_text.awaiting())


class _Builder(PanelControls):
    """Collects the lines and controls of one panel."""

    def __init__(
        self,
        viewer_text: ViewerText,
        game: Game[Any, Any],
        here: Press,
        done: bool = False,
        wanted: bool = True,
        room: int = ROOM,
        spare: int = 0,
    ) -> None:
        super().__init__(viewer_text, game.held(), here)
        self.done = done
        self.wanted = wanted
        self.room, self.spare = room, spare
        self.lines: list[str] = []
        self.question = ""
        """The question right above the controls, if it differs from the decision's own."""
        self.asked, self.begun = here.links, bool(here.links)

    def build(self, note: str, undo: str, pictured: bool, standing: StandingOrders | None) -> Panel:
        """Return the panel: its lines, then its controls."""
        heading = ""
        if note:
            self.lines.append(note)
        decision = self.game.decision(self.seat)
        if decision is None:
            self.lines.append(waiting(self.viewer_text, done=self.done))
        elif not decision.owed and not self.wanted:
            self.lines.append(self.viewer_text.say("host-panel-answered"))
            self.lines += self.viewer_text.notes(())
            self.lines.append(waiting(self.viewer_text, done=self.done))
            self._button("host-panel-change", self.here.doing("move", ()))
        else:
            heading = self.viewer_text.prompt(decision)
            if not decision.owed:
                self.lines.append(self.viewer_text.say("host-panel-answered"))
            self._ask()
            if standing is not None and decision.owed:
                self._offer_standing_orders(standing)
            self._ask_in_short(decision, heading)
        if undo:
            self._button(undo, self.here.doing("undo", ()))
        if not pictured:
            self._button("host-show-board", self.here.doing("board", part=self.here.part))
        if sum(item.row == self.low for item in self.items) < ROW_BUTTONS:
            self.items.append(aside_button(self.viewer_text.words, "help", self.here.table, self.low))
        text, numbered = "\n".join(self.lines), tuple(self.numbered.items())
        return Panel(text, heading, tuple(self.items), self.kept, self.asked, numbered)

    def _ask_in_short(self, decision: Decision, heading: str) -> None:
        """Add the question right above the controls, unless the heading says it and nothing is in between."""
        if self.lines or self.numbered or self.question not in heading:
            task = self.viewer_text.say("host-panel-now", task=self.viewer_text.task(decision))
            self.lines.append(f"**{task if self.question in ('', heading) else self.question}**")

    def _ask(self) -> None:
        links = choices.entered(self.game, self.seat, ()) if not self.here.links else self.here.links
        several, slots = self.viewer_text.multi_select(self.here.links), self.viewer_text.parallel_selects()
        if slots is not None and links[: len(slots.links)] == slots.links:
            self._offer_parallel_selects(slots)
            return
        self.lines += self.viewer_text.notes(self.here.links)
        if several is not None:
            self._offer_multi_select(several)
        else:
            self.here = self.here.doing("move", choices.entered(self.game, self.seat, self.here.links), self.here.part)
            self._offer_links()

    def _offer_standing_orders(self, standing: StandingOrders) -> None:
        """Add a menu about a standing order, between the current question and the buttons below it."""
        self.lines.append(asked_for_good(self.viewer_text, standing))
        title, group = self.viewer_text.presenter.title, standing.group
        options = [
            discord.SelectOption(
                label=cut(self.viewer_text.say(message_id(title, "order", group, policy)), MENU_TEXT),
                value=policy,
                description=cut(self.viewer_text.say(message_id(title, "order", group, policy, "about")), MENU_TEXT),
            )
            for policy in standing.policies[:OPTIONS]
        ]
        menu: Item = discord.ui.Select(
            custom_id=self._id(self.here.doing("standing", (group,))),
            placeholder=self.viewer_text.say("host-panel-orders"),
            options=options,
            row=self.low,
        )
        for item in self.items:
            if item.row == self.low:
                item.row = self.low + 1
        self.items.append(menu)
        self.low += 1

    def _offer_links(self) -> None:
        """Add the next question: its answers in a menu or a row of buttons, and the alternatives."""
        asked = choices.question(self.viewer_text, self.game, self.seat, self.here.links)
        if self._links_before() is not None:
            self.lines.append(f"-# {self._chosen_so_far()}")
        # Where an alternative comes first, no single question leads to everything that is offered.
        self.question = "" if asked.first else self.viewer_text.question(asked.links)
        parts = choices.parts(self.viewer_text, self.game, self.seat, asked, self.here.links)
        at = min(self.here.part, len(parts)) - 1
        if parts and at < 0:
            self._offer_parts(asked, parts)
        else:
            self._offer_question(self._within(asked, parts[at]) if parts else asked)
        back = self.here.links if parts and at >= 0 else self._links_before()
        if back is not None:
            self._button("host-back", self.here.doing("move", back))

    def _within(self, asked: choices.PanelQuestion, part: choices.AnswerPart) -> choices.PanelQuestion:
        """Return a question with the answers in one of its parts only, as whole actions where there is room."""
        answers = choices.with_last_step(self.viewer_text, self.game, self.seat, asked.links, part.answers)
        return structs.replace(asked, answers=answers)

    def _offer_parts(self, asked: choices.PanelQuestion, parts: Sequence[choices.AnswerPart]) -> None:
        """Add a button for each part of a question that has too many answers for one menu, and the alternatives."""
        mapped = all(part.place for part in parts)
        self.question = self.viewer_text.say("host-panel-part") if mapped else self.question
        for at, text in enumerate(self._part_labels(parts)):
            made: Item = discord.ui.Button(
                style=discord.ButtonStyle.primary,
                label=text,
                custom_id=self._id(self.here.doing("move", asked.links, at + 1)),
                row=at // ROW_BUTTONS,
            )
            self.items.append(made)
        row = -(-len(parts) // ROW_BUTTONS)
        self._offer_plain(asked.beside, row)
        self.low = row + -(-len(asked.beside) // ROW_BUTTONS)

    def _offer_parallel_selects(self, slots: ParallelSelects) -> None:
        """Add a menu for each of several parallel questions; the last answer completes the action."""
        given = choices.answered(slots, self.here.links)
        self.here = self.here.doing("move", (*slots.links, *given))
        self.lines += self.viewer_text.notes(self.here.links)
        for at, slot in enumerate(slots.slots):
            before = (*slots.links, *given[:at])
            answers = choices.free(self.viewer_text, slots, given, at)
            places = [self.viewer_text.place(before, one) for one in answers]
            texts = [
                self._numbered(
                    place,
                    self.viewer_text.say(
                        "host-panel-select", about=slot.about, answer=self.viewer_text.label(before, one).text
                    ),
                )
                for place, one in zip(places, answers, strict=True)
            ]
            options = [
                self._option(before, choice, choice.key, label, choice.key == given[at])
                for choice, label in zip(answers, distinct(texts, MENU_TEXT), strict=True)
            ]
            press = self.here.doing("slot", part=at)
            question = self.viewer_text.question((*slots.links, *(one.answers[0].key for one in slots.slots[:at])))
            self._menu(press, options[:OPTIONS], question, row=at)
        self.low = len(slots.slots)

    def _offer_multi_select(self, several: MultiSelect) -> None:
        """Add a multi-select, and buttons for everything that completes an action."""
        begun = len(self.here.links) < len(several.links)
        links = (*several.links, *several.begun) if begun else self.here.links
        self.question = self.viewer_text.question(several.links)
        verbs = self._ends(()) if begun else []
        usual = verbs if verbs and self.game.choices(self.seat, ())[0].key != several.links[0] else []
        row = self._end_buttons(usual, 0)
        row = self._offer_set(several, row, links)
        ready = choices.placed(self.game, self.seat, several, links) if not several.each else ()
        suggested = bool(usual and several.begun_by)  # what is preselected has a button already
        ends = self._ends(ready) if ready and not suggested else []
        self.low = max(2, self._end_buttons([*ends, *(() if usual else verbs)], row))
        if not begun and self._links_before() is not None:
            self._button("host-back", self.here.doing("move", ()))

    def _offer_question(self, asked: choices.PanelQuestion) -> None:
        """Add the answers with the alternatives, to need as few presses as possible."""
        self._offer_answers(asked)
        if not self.begun:
            self._offer_chains()
            room = self.low < self.room and all(item.row != self.low for item in self.items)
            if room and self._offer_skip(self.low):
                self.low += 1

    def _offer_chains(self) -> None:
        """Add compound moves beside the button of their first action."""
        for actions, text in self.viewer_text.compound_moves():
            begin = str(self.here.doing("move", actions[0].links))
            found = next((item for item in self.items if getattr(item, "custom_id", "") == begin), None)
            row = [item for item in self.items if found is not None and item.row == found.row]
            most = self.spare if found is not None and found.row == self.low else ROW_BUTTONS
            if found is not None and len(row) < most:
                press = self.here.doing("chain", choices.chained(actions))
                made: Item = discord.ui.Button(label=text, custom_id=self._id(press), row=found.row)
                self.items.append(made)

    def _offer_answers(self, asked: choices.PanelQuestion) -> None:
        """Add the answers like `_offer_question`, without compound moves."""
        planner = LayoutPlanner(self.viewer_text, self.game, self.here, self.room, self.spare)
        found = planner.plan(asked, self._persistent_labels())
        for one in asked.beside:  # above the question, because it is not about it
            self._tell_links(one)
        self._explain(asked, found)
        self._offer_plain(found.above, 0)
        row = -(-len(found.above) // ROW_BUTTONS)
        for at, menu in enumerate(found.menus):
            if found.paired and at == 1 and isinstance(menu, choices.PanelQuestion):
                self._offer_last(menu, row + at)
            elif menu == asked:
                self._offer_menu(asked, row + at, usual=found.paired)
            else:
                self._offer_asking(menu, row + at)
        self._offer_plain(found.below, row + len(found.menus))
        self.low = found.low(self.room)

    def _explain(self, asked: choices.PanelQuestion, found: PanelLayout) -> None:
        """Add the descriptions of menu options above the controls, for answers that are buttons or menus.

        Also those of everything that one button picks, or that is implied: no menu shows them.
        """
        for text, about in choices.untold(self.viewer_text, self.game, self.seat, asked.links):
            self._tell(text, about)
        buttons = (*found.above, *found.below)
        things = [one for one in asked.answers if asked.links and one in buttons and THEN not in one.text]
        linked = () if asked in found.menus else asked.answers
        twice = [one for one in linked if one.told and one.about == cut(one.told[-1][1], MENU_TEXT)]
        for one in asked.answers:
            if one.about and one not in twice and (one in things or not (found.asks or one.complete)):
                self._tell(self._numbered(one.place, one.text), one.about)
        for one in linked:
            self._tell_links(one)

    def _tell_links(self, one: choices.PanelChoice) -> None:
        """Add the meaning of the choices that one press makes at once."""
        for text, about in one.told:
            self._tell(text, about)

    def _tell(self, choice: str, about: str) -> None:
        """Add the description of a choice, in a small line above the controls, once."""
        line = "-# " + self.viewer_text.say("host-panel-about", choice=choice, about=about)
        if line not in self.lines:
            self.lines.append(line)

    def _offer_plain(self, few: Sequence[choices.PanelChoice], row: int) -> None:
        """Add answers as buttons with different labels, in rows from one on."""
        texts = choices.on_buttons(few, self.viewer_text.asked())
        texts = [self._numbered(offer.place, text) for offer, text in zip(few, texts, strict=True)]
        self._offer_buttons(few, distinct(texts, LABEL, self._persistent_labels()), row)

    def _offer_last(self, then: choices.PanelQuestion, row: int) -> None:
        """Add the question that follows the first answer, below the first one."""
        here, self.here = self.here, self.here.doing("move", then.links)
        self._offer_menu(then, row)
        self.here, self.asked = here, then.links

    def _chosen_so_far(self) -> str:
        return self.viewer_text.chain((), self._choices(self.here.links)) + THEN + "…"

    def _choices(self, links: Chosen) -> list[Choice]:
        """Return the choices of some links."""
        found = []
        for at, key in enumerate(links):
            found += [c for c in self.game.choices(self.seat, links[:at]) if c.key == key]
        return found

    def _links_before(self) -> Chosen | None:
        """Return the links up to the last real choice before these, or None at the beginning."""
        links = self.here.links
        for end in range(len(links) - 1, -1, -1):
            if len(self.game.choices(self.seat, links[:end])) > 1:
                return links[:end]
        return None
