"""The private "your move" panel: what a seat may choose next, with as few presses as the choices allow.

Everything on it comes from the title's choices (`offers`), in the words of the viewer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord
from msgspec import Struct, structs

from games.kernel import Choice, Chosen, Game, decision_of
from games.kernel.orders import Standing
from renderers.kit.presenter import Several, Slots
from renderers.words import Words, message_id

from . import offers
from .custom_ids import Press
from .labels import THEN, alike, distinct
from .limits import LABEL, MENU_TEXT, OPTIONS, PLACEHOLDER, ROW_BUTTONS, ROWS, cut
from .viewer_text import ViewerText

ALWAYS = (
    *("host-back", "host-previous", "host-next", "host-undo", "host-show-board", "table-button-help"),
    *("host-your-move", "host-board-text", "host-story-open"),
)
"""What buttons say that may stand on any panel, or below the question of any message."""

Item = discord.ui.Item[Any]
T = TypeVar("T")


class Controls(discord.ui.View):
    """Buttons and menus that mean what their custom ids say. The library never tracks them: nothing to lose or leak."""

    def __init__(self, items: Sequence[Item] = ()) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always: so the library does not keep it, nor time it out."""
        return True


class Panel(Struct, frozen=True):
    """A panel ready to be sent: its text, its controls, and the links too long for them, by the key they carry.

    `asked` are the links before the question asked last: a picture marks its answers.
    """

    text: str
    items: tuple[Item, ...] = ()
    kept: dict[str, Chosen] = {}
    asked: Chosen = ()

    def controls(self) -> Controls:
        """The controls as the library wants them."""
        return Controls(self.items)


def build(
    viewer_text: ViewerText,
    game: Game[Any, Any],
    here: Press,
    *,
    note: str = "",
    undo: bool = False,
    pictured: bool = False,
    done: bool = False,
    wanted: bool = True,
    standing: Standing | None = None,
) -> Panel:
    """The panel of a seat: `here` holds table, version, seat, page and the links chosen.

    `note` is put above the prompt; `undo` offers to take back; `pictured` says that the board is already shown, `done`
    that the seat has just done something. Unless the panel is `wanted`, what is answered is not asked again.
    `standing` is what the seat may say once for all.
    """
    asked = None if here.links else standing
    return _Builder(viewer_text, game, here, done, wanted).build(note, undo, pictured, asked)


def opening(
    viewer_text: ViewerText, game: Game[Any, Any], here: Press, sure: Callable[[Chosen], bool] = lambda _: True
) -> Panel:
    """The controls of a seat's first question for a message that everybody sees: no text, only answers that are `sure`.

    `game` is a position as everybody may imagine it.
    """
    return _Builder(viewer_text, game, here).opening(sure)


def aside_button(words: Words, command: str, table: str, row: int) -> Item:
    """A button that runs a command for a table; its label is the message `table-button-<command>`."""
    made: Item = discord.ui.Button(label=words(f"table-button-{command}"), custom_id=f"@{table}/{command}", row=row)
    return made


def with_button(built: Panel, words: Words, command: str, table: str) -> Panel:
    """The panel with a button more that runs a command, in its lowest row that has room; as it is where none has."""
    rows = [item.row or 0 for item in built.items]
    low = max(rows, default=0)
    row = low if rows.count(low) < ROW_BUTTONS else low + 1
    if row >= ROWS:
        return built
    return structs.replace(built, items=(*built.items, aside_button(words, command, table, row)))


def asked_for_good(viewer_text: ViewerText, standing: Standing) -> str:
    """The question what to do from now on about a group of decisions, and what comes of the answers."""
    return viewer_text.say(message_id(viewer_text.presenter.title, "standing", standing.group))


def waiting(viewer_text: ViewerText, *, done: bool) -> str:
    """What somebody who owes nothing is told: whom the table waits for and what for, or that the game is over.

    Only who has just done something is told that it is done.
    """
    if viewer_text.scene.result is not None:
        return viewer_text.say("host-panel-over")
    return viewer_text.say("host-panel-done" if done else "host-panel-waiting", who=viewer_text.awaiting())


class _Builder:
    """Collects the lines and controls of one panel."""

    def __init__(
        self, viewer_text: ViewerText, game: Game[Any, Any], here: Press, done: bool = False, wanted: bool = True
    ) -> None:
        assert here.seat is not None
        self.done = done
        self.wanted = wanted
        self.viewer_text = viewer_text
        self.game = game
        self.here = here
        self.seat = here.seat
        self.lines: list[str] = []
        self.items: list[Item] = []
        self.kept: dict[str, Chosen] = {}
        self.low = 1
        """The row of the buttons that are always there."""
        self.asked = here.links

    def build(self, note: str, undo: bool, pictured: bool, standing: Standing | None) -> Panel:
        """The panel: its lines from above, then its controls."""
        if note:
            self.lines.append(note)
        decision = decision_of(self.game.title, self.game.state, self.seat)
        if decision is None:
            self.lines.append(waiting(self.viewer_text, done=self.done))
        elif not decision.owed and not self.wanted:
            self.lines.append(self.viewer_text.say("host-panel-answered"))
            self.lines += self.viewer_text.notes(())
            self.lines.append(waiting(self.viewer_text, done=self.done))
            self._button("host-panel-change", self.here.doing("move", ()))
        else:
            if not decision.owed:
                self.lines.append(self.viewer_text.say("host-panel-answered"))
            self.lines.append(f"**{self.viewer_text.prompt(decision)}**")
            self._ask()
            if standing is not None and decision.owed:
                self._offer_standing(standing)
        if undo:
            self._button("host-undo", self.here.doing("undo", ()))
        if not pictured:
            self._button("host-show-board", self.here.doing("board", page=self.here.page))
        if sum(item.row == self.low for item in self.items) < ROW_BUTTONS:
            self.items.append(aside_button(self.viewer_text.words, "help", self.here.table, self.low))
        return Panel("\n".join(self.lines), tuple(self.items), self.kept, self.asked)

    def opening(self, sure: Callable[[Chosen], bool]) -> Panel:
        """The first question alone, with answers that are `sure`, for a message that everybody sees."""
        several = self.viewer_text.several(())
        if several is not None and several.each > 1 and all(sure((*several.links, one.key)) for one in several.things):
            self._offer_several(several)
            return Panel("", tuple(self.items), self.kept)
        asked = offers.question(self.viewer_text, self.game, self.seat, ())
        answers = tuple(offer for offer in asked.answers if sure(offer.links))
        beside = tuple(offer for offer in asked.beside if sure(offer.links))
        if answers and len(asked.answers) <= OPTIONS:
            self._offer_page(offers.Question(asked.links, answers, beside, asked.first), 0, sure)
            return Panel("", tuple(self.items), self.kept)
        verbs = [offer for offer in offers.verbs(self.viewer_text, self.game, self.seat) if sure(offer.links)]
        self._offer_buttons(verbs[:ROW_BUTTONS], offers.on_buttons(verbs[:ROW_BUTTONS]), 0)
        return Panel("", tuple(self.items), self.kept)

    def _ask(self) -> None:
        links = offers.entered(self.game, self.seat, ()) if not self.here.links else self.here.links
        several, slots = self.viewer_text.several(self.here.links), self.viewer_text.slots()
        if slots is not None and links[: len(slots.links)] == slots.links:
            self._offer_slots(slots)
            return
        self.lines += self.viewer_text.notes(self.here.links)
        if several is not None:
            self._offer_several(several)
        else:
            self.here = self.here.doing("move", offers.entered(self.game, self.seat, self.here.links), self.here.page)
            self._offer_links()

    def _offer_standing(self, standing: Standing) -> None:
        """A menu of what to do from now on, below what is to be decided now."""
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
            placeholder=self.viewer_text.say("host-panel-standing"),
            options=options,
            row=self.low,
        )
        self.items.append(menu)
        self.low += 1

    def _offer_links(self) -> None:
        """The next question: its answers in a menu or a row of buttons, and what may be done instead."""
        asked = offers.question(self.viewer_text, self.game, self.seat, self.here.links)
        if self._links_before() is not None:
            self.lines.append(f"-# {self._chosen_so_far()}")
        further = len(asked.links) > len(self.here.links) + 1  # what is asked is not about the verb alone
        if further or self._links_before() is not None or not all(offer.complete for offer in asked.beside):
            self._question(self.viewer_text.question(asked.links))
        pages = -(-len(asked.answers) // OPTIONS)
        page = min(self.here.page, pages - 1)
        if pages > 1:
            self.lines.append("-# " + self.viewer_text.say("host-panel-page", page=page + 1, pages=pages))
        self._offer_page(asked, page)
        back = self._links_before()
        if back is not None:
            self._button("host-back", self.here.doing("move", back))
        self._page_buttons(page, pages)

    def _question(self, question: str) -> None:
        """The question above a menu, where it has not been asked already."""
        if all(alike(question) not in alike(line) for line in self.lines):
            self.lines.append(f"**{question}**")

    def _page_buttons(self, page: int, pages: int) -> None:
        if page > 0:
            self._button("host-previous", self.here.doing("move", page=page - 1))
        if page < pages - 1:
            self._button("host-next", self.here.doing("move", page=page + 1))

    def _offer_slots(self, slots: Slots) -> None:
        """A menu for each of several questions, side by side; the last one answered completes the action."""
        given = offers.answered(slots, self.here.links)
        self.here = self.here.doing("move", (*slots.links, *given))
        self.lines += self.viewer_text.notes(self.here.links)
        for at, slot in enumerate(slots.slots):
            before = (*slots.links, *given[:at])
            texts = [
                self.viewer_text.say(
                    "host-panel-slot", about=slot.about, answer=self.viewer_text.label(before, one).text
                )
                for one in slot.answers
            ]
            options = [
                self._option(before, choice, choice.key, label, choice.key == given[at])
                for choice, label in zip(slot.answers, distinct(texts, MENU_TEXT), strict=True)
            ]
            press = self.here.doing("slot", page=at)
            question = self.viewer_text.question((*slots.links, *(one.answers[0].key for one in slots.slots[:at])))
            self._menu(press, options[:OPTIONS], question, row=at)
        self.low = len(slots.slots)

    def _menu(
        self, press: Press, options: list[discord.SelectOption], question: str, row: int, fewest: int = 1, most: int = 1
    ) -> None:
        """A menu that says its question while nothing is picked."""
        made: Item = discord.ui.Select(
            custom_id=self._id(press),
            placeholder=cut(question, PLACEHOLDER),
            options=options,
            min_values=fewest,
            max_values=most,
            row=row,
        )
        self.items.append(made)

    def _offer_several(self, several: Several) -> None:
        """One menu for all things that may be picked together, and buttons for whatever completes an action."""
        begun = len(self.here.links) < len(several.links)
        links = (*several.links, *several.begun) if begun else self.here.links
        everything = offers.entries(several)
        pages = -(-len(everything) // OPTIONS)
        page = min(self.here.page, pages - 1)
        taken = Counter(links[len(several.links) :])
        options = [
            self._option(several.links, choice, offers.option_value(choice, copy), label, copy <= taken[choice.key])
            for (choice, copy), label in self._page(everything, self._thing_labels(several, everything), page)
        ]
        question = self.viewer_text.question(several.links)
        self._question(question)
        verbs = self._ends(()) if begun else []
        usual = verbs if verbs and self.game.choices(self.seat, ())[0].key != several.links[0] else []
        row = self._end_buttons(usual, 0)
        exactly = several.count if pages == 1 else 0
        most = min(several.each, len(options)) if several.each else exactly or len(options)
        press = self.here.doing("several", links, page)
        self._menu(press, options, question, row, min(several.each, 1) or exactly, most)
        ready = offers.placed(self.game, self.seat, several, links) if not several.each else ()
        ends = self._ends(ready) if ready else []
        self.low = max(2, self._end_buttons([*ends, *(() if usual else verbs)], row + 1))
        if not begun and self._links_before() is not None:
            self._button("host-back", self.here.doing("move", ()))
        self._page_buttons(page, pages)

    def _thing_labels(self, several: Several, everything: Sequence[tuple[Choice, int]]) -> list[str]:
        """How the things read that may be picked together; of several alike all but the first are counted."""
        texts = []
        for choice, copy in everything:
            text = self.viewer_text.label(several.links, choice).text
            texts.append(text if copy == 1 else self.viewer_text.say("host-panel-copy", thing=text, number=copy))
        return distinct(texts, MENU_TEXT)

    def _option(self, before: Chosen, choice: Choice, value: str, label: str, taken: bool) -> discord.SelectOption:
        about = cut(self.viewer_text.label(before, choice).about, MENU_TEXT) or None
        return discord.SelectOption(label=label, value=value, description=about, default=taken)

    def _ends(self, links: Chosen) -> list[tuple[Press, str]]:
        """The links that complete an action after some others, with how they read."""
        return [
            (self.here.doing("move", (*links, choice.key)), self.viewer_text.label(links, choice).text)
            for choice in self.game.choices(self.seat, links)
            if not choice.more
        ]

    def _end_buttons(self, ends: Sequence[tuple[Press, str]], row: int) -> int:
        """Buttons that complete an action, in rows from one on; the row below them."""
        above = [item.label for item in self.items if isinstance(item, discord.ui.Button) and item.label]
        labels = distinct([said for _, said in ends], LABEL, [*self._lasting_labels(), *above])
        for at, ((press, _), label) in enumerate(zip(ends, labels, strict=True)):
            style, here = discord.ButtonStyle.primary, row + at // ROW_BUTTONS
            self.items.append(discord.ui.Button(style=style, label=label, custom_id=self._id(press), row=here))
        return row + -(-len(ends) // ROW_BUTTONS)

    def _lasting_labels(self) -> list[str]:
        """How the buttons read that may stand below any others."""
        return [self.viewer_text.say(message) for message in ALWAYS]

    @staticmethod
    def _page(things: Sequence[T], labels: Sequence[str], page: int) -> list[tuple[T, str]]:
        """What is on one page, with its labels: those differ on all pages."""
        return list(zip(things, labels, strict=True))[page * OPTIONS : (page + 1) * OPTIONS]

    def _offer_page(self, asked: offers.Question, page: int, sure: Callable[[Chosen], bool] = lambda _: True) -> None:
        """A page of the answers: with all else as buttons where few short ones will do, else as a menu above the rest.

        Where only one question follows, it stands below the first one, asked about the first answer.
        """
        then = offers.followed(self.viewer_text, self.game, self.seat, asked, self.here.links)
        then = then if then is not None and all(sure((*then.links, *one.links)) for one in then.answers) else None
        if then is None and len(asked.answers) - page * OPTIONS + len(asked.beside) <= ROW_BUTTONS:
            answers = list(asked.answers[page * OPTIONS :])
            few = [*asked.beside, *answers] if asked.first else [*answers, *asked.beside]
            texts = distinct(offers.on_buttons(few), LABEL, self._lasting_labels())
            if all(len(text) <= offers.SHORT for text in texts):
                self._offer_buttons(few, texts, 0)
                return
        beside = distinct(offers.on_buttons(asked.beside), LABEL, self._lasting_labels())
        rows, menus = -(-len(beside) // ROW_BUTTONS), 1 if then is None else 2
        if asked.first:
            self._offer_buttons(asked.beside, beside, 0)
        self._offer_menu(asked, page, row=rows if asked.first else 0, usual=then is not None)
        if then is not None:
            self._offer_last(then, row=1)
        if not asked.first:
            self._offer_buttons(asked.beside, beside, menus)
        self.low = menus + rows

    def _offer_last(self, then: offers.Question, row: int) -> None:
        """The question that follows the first answer, below the first one."""
        here, self.here = self.here, self.here.doing("move", then.links)
        self._question(self.viewer_text.question(then.links))
        self._offer_menu(then, 0, row)
        self.here, self.asked = here, then.links

    def _offer_menu(self, asked: offers.Question, page: int, row: int, usual: bool = False) -> None:
        """A page of the answers as a menu; with the first one picked already where it is taken as the `usual` one."""
        skipped = len(asked.links) - len(self.here.links)
        labels = distinct([offer.text for offer in asked.answers], MENU_TEXT)
        options = [
            discord.SelectOption(
                label=label,
                value=" ".join(offer.links[skipped:]),
                description=offer.about or None,
                default=usual and offer is asked.answers[0],
            )
            for offer, label in self._page(asked.answers, labels, page)
        ]
        self._menu(self.here.doing("pick", asked.links, page), options, self.viewer_text.question(asked.links), row)

    def _offer_buttons(self, few: Sequence[offers.Offer], texts: Sequence[str], row: int) -> None:
        """Offers as buttons, in rows from one on."""
        for at, (offer, text) in enumerate(zip(few, texts, strict=True)):
            style = discord.ButtonStyle.primary if offer.complete else discord.ButtonStyle.secondary
            press = self.here.doing("move", (*self.here.links, *offer.links))
            button: Item = discord.ui.Button(
                style=style, label=text, custom_id=self._id(press), row=row + at // ROW_BUTTONS
            )
            self.items.append(button)

    def _chosen_so_far(self) -> str:
        links = self.here.links
        found = []
        for at, key in enumerate(links):
            found += [c for c in self.game.choices(self.seat, links[:at]) if c.key == key]
        return self.viewer_text.chain((), found) + THEN + "…"

    def _links_before(self) -> Chosen | None:
        """The links up to the last real choice before these, or None at the beginning."""
        links = self.here.links
        for end in range(len(links) - 1, -1, -1):
            if len(self.game.choices(self.seat, links[:end])) > 1:
                return links[:end]
        return None

    def _button(self, message: str, press: Press) -> None:
        style = discord.ButtonStyle.secondary
        said, row = self.viewer_text.say(message), self.low
        button: Item = discord.ui.Button(style=style, label=said, custom_id=self._id(press), row=row)
        self.items.append(button)

    def _id(self, press: Press) -> str:
        """The custom id of a press; links that do not fit are kept aside under a key."""
        if press.fits:
            return str(press)
        short = press.keeping()
        assert short.key is not None
        self.kept[short.key] = press.links
        return str(short)
