"""The private "your move" panel: what a seat may choose next, with as few presses as the choices allow.

Everything on it comes from the title's choices. Links without an alternative are skipped, and where few complete
actions are left they are offered whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

import discord
from msgspec import Struct

from games.kernel import Action, Choice, Chosen, Game, Seat, decision_of
from games.kernel.orders import Standing
from renderers.kit.presenter import Several
from renderers.words import message_id

from .custom_ids import Press
from .labels import THEN, alike, distinct
from .limits import LABEL, MENU_TEXT, OPTIONS, ROW_BUTTONS, cut
from .viewer_text import ViewerText

SHORT = 38
"""Labels up to this length fit a button on a phone."""

ALWAYS = ("host-back", "host-previous", "host-next", "host-undo", "host-show-board")
"""What buttons say that may stand on any panel."""

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


class Offer(Struct, frozen=True):
    """One thing to press: the links it adds to those chosen, how it reads, and whether they complete an action.

    `text` is for a menu, `short` for a button; both at any length.
    """

    links: Chosen
    text: str
    short: str
    about: str = ""
    complete: bool = False


class Panel(Struct, frozen=True):
    """A panel ready to be sent: its text, its controls, and the links too long for them, by the key they carry."""

    text: str
    items: tuple[Item, ...] = ()
    kept: dict[str, Chosen] = {}

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
    begun = here if viewer_text.several(here.links) is not None else _entered(game, here)
    asked = None if here.links else standing
    return _Builder(viewer_text, game, begun, done, wanted).build(note, undo, pictured, asked)


def _entered(game: Game[Any, Any], here: Press) -> Press:
    """The press with the first links where there is only one way to begin and a choice after it: one press less."""
    assert here.seat is not None
    if here.links or decision_of(game.title, game.state, here.seat) is None:
        return here
    links: Chosen = ()
    while len(found := game.choices(here.seat, links)) == 1 and found[0].more:
        links = (*links, found[0].key)
    return here.doing("move", links) if len(found) > 1 else here


def asked_for_good(viewer_text: ViewerText, standing: Standing) -> str:
    """The question what to do from now on about a group of decisions, and what comes of the answers."""
    return viewer_text.say(message_id(viewer_text.presenter.title, "standing", standing.group))


def waiting(viewer_text: ViewerText, *, done: bool) -> str:
    """What somebody who owes nothing is told: whom the table waits for, or that the game is over.

    Only who has just done something is told that it is done.
    """
    if viewer_text.scene.result is not None:
        return viewer_text.say("host-panel-over")
    who = viewer_text.seats(viewer_text.scene.waiting)
    return viewer_text.say("host-panel-done" if done else "host-panel-waiting", who=who)


def complete(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Action | None:
    """The action that links stand for once those without an alternative are added; None while a choice is left.

    Links that are not offered come back as they are: the check before a move says what is wrong with them.
    """
    if not chosen:
        return None
    for at, key in enumerate(chosen):
        choice = next((c for c in game.choices(seat, chosen[:at]) if c.key == key), None)
        if choice is None:
            return Action.of(chosen)
    while choice is not None and choice.more:
        offered = game.choices(seat, chosen)
        if len(offered) != 1:
            return None
        choice = offered[0]
        chosen = (*chosen, choice.key)
    return Action.of(chosen)


def offered(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Chosen:
    """Those of the links, from the first on, that are still offered to a seat; none when it is not asked."""
    if decision_of(game.title, game.state, seat) is None:
        return ()
    for at, key in enumerate(chosen):
        choice = next((c for c in game.choices(seat, chosen[:at]) if c.key == key), None)
        if choice is None or not choice.more:
            return chosen[:at]
    return chosen


def offers(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[Offer]:
    """What may be pressed after the links chosen: whole actions while a menu holds them, else the next links."""
    chains = list(islice(_chains(game, seat, chosen), OPTIONS + 1))
    if len(chains) <= OPTIONS:
        whole = [_offer(viewer_text, chosen, chain) for chain in chains]
        if all(len(" ".join(offer.links)) <= MENU_TEXT for offer in whole):
            return whole
    return _next(viewer_text, game, seat, chosen)


def first_offers(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat) -> list[Offer]:
    """What a message may offer as first press: the whole actions if a row of buttons holds them, else the verbs."""
    whole = offers(viewer_text, game, seat, ())
    return whole if len(whole) <= ROW_BUTTONS else _next(viewer_text, game, seat, ())


def entries(found: Several) -> list[tuple[Choice, int]]:
    """The options of a menu that lets several things be picked: each thing as often as it is there, counted from 1."""
    return [(choice, n + 1) for choice, many in found.things.items() for n in range(many)]


def picked(found: Several, chosen: Chosen, page: int, values: Collection[str]) -> list[Choice]:
    """What is picked once a page of the menu says these values; what was picked on its other pages stays."""
    taken = Counter(chosen[len(found.links) :])
    return [
        choice
        for at, (choice, copy) in enumerate(entries(found))
        if (_value(choice, copy) in values if at // OPTIONS == page else taken[choice.key] >= copy)
    ]


def arranged(
    game: Game[Any, Any], seat: Seat, links: Chosen, wanted: Sequence[Choice]
) -> tuple[Chosen, Sequence[Choice]]:
    """Things picked in any order, in the order in which the rules offer them, and those for which there is no room."""
    left = list(wanted)
    while True:
        keys = {choice.key for choice in left}
        offer = next((choice for choice in game.choices(seat, links) if choice.more and choice.key in keys), None)
        if offer is None:
            return links, left
        left.pop(next(at for at, choice in enumerate(left) if choice.key == offer.key))
        links = (*links, offer.key)


def _value(choice: Choice, copy: int) -> str:
    return f"{choice.key}#{copy}"


def _next(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, chosen: Chosen) -> list[Offer]:
    return [_offer(viewer_text, chosen, _forced(game, seat, chosen, c)) for c in game.choices(seat, chosen)]


def _chains(game: Game[Any, Any], seat: Seat, chosen: Chosen) -> Iterator[list[Choice]]:
    for choice in game.choices(seat, chosen):
        if not choice.more:
            yield [choice]
            continue
        for rest in _chains(game, seat, (*chosen, choice.key)):
            yield [choice, *rest]


def _forced(game: Game[Any, Any], seat: Seat, chosen: Chosen, choice: Choice) -> list[Choice]:
    """A next link, with the rest of its action where that has no alternative: so a label says what a press does."""
    chain, links = [choice], (*chosen, choice.key)
    while chain[-1].more:
        offered = game.choices(seat, links)
        if len(offered) != 1 or len(" ".join(links[len(chosen) :])) + len(offered[0].key) >= MENU_TEXT:
            return [choice]
        chain.append(offered[0])
        links = (*links, offered[0].key)
    return chain


def _offer(viewer_text: ViewerText, chosen: Chosen, chain: Sequence[Choice]) -> Offer:
    keys = tuple(choice.key for choice in chain)
    complete = not chain[-1].more
    text = viewer_text.chain(chosen, chain)
    short = viewer_text.action(Action.of((*chosen, *keys))) if complete and len(text) > SHORT else text
    about = viewer_text.label((*chosen, *keys[:-1]), chain[-1]).about
    return Offer(keys, text, short, cut(about, MENU_TEXT), complete)


def on_buttons(shown: Sequence[Offer], beside: Sequence[str] = ()) -> list[str]:
    """How offers read on buttons of one list, none like another nor like those `beside`; short where that will do."""
    differ = len({alike(offer.short) for offer in shown}) == len(shown)
    return distinct([offer.short if differ else offer.text for offer in shown], LABEL, beside)


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

    def build(self, note: str, undo: bool, pictured: bool, standing: Standing | None) -> Panel:
        if note:
            self.lines.append(note)
        decision = decision_of(self.game.title, self.game.state, self.seat)
        if decision is None:
            self.lines.append(waiting(self.viewer_text, done=self.done))
        elif not decision.owed and not self.wanted:
            self.lines += [self.viewer_text.say("host-panel-answered"), waiting(self.viewer_text, done=self.done)]
            self._button("host-panel-change", self.here.doing("move", ()))
        else:
            if not decision.owed:
                self.lines.append(self.viewer_text.say("host-panel-answered"))
            self.lines.append(f"**{self.viewer_text.prompt(decision)}**")
            self._choosing()
            if standing is not None and decision.owed:
                self._for_good(standing)
        if undo:
            self._button("host-undo", self.here.doing("undo", ()))
        if not pictured:
            self._button("host-show-board", self.here.doing("board", page=self.here.page))
        return Panel("\n".join(self.lines), tuple(self.items), self.kept)

    def _choosing(self) -> None:
        several = self.viewer_text.several(self.here.links)
        self.lines += self.viewer_text.notes(self.here.links)
        if several is not None:
            self._picking(several)
        else:
            self._linking()

    def _for_good(self, standing: Standing) -> None:
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

    def _linking(self) -> None:
        """The next link, or whole actions, in a row of buttons or a menu."""
        if self.here.links:
            self.lines.append(f"-# {self._crumbs()}")
        found = offers(self.viewer_text, self.game, self.seat, self.here.links)
        pages = -(-len(found) // OPTIONS)
        page = min(self.here.page, pages - 1)
        if pages > 1:
            self.lines.append("-# " + self.viewer_text.say("host-panel-page", page=page + 1, pages=pages))
        self._offered(found, page)
        back = self._before()
        if back is not None:
            self._button("host-back", self.here.doing("move", back))
        self._paging(page, pages)

    def _paging(self, page: int, pages: int) -> None:
        if page > 0:
            self._button("host-previous", self.here.doing("move", page=page - 1))
        if page < pages - 1:
            self._button("host-next", self.here.doing("move", page=page + 1))

    def _picking(self, several: Several) -> None:
        """One menu for all things that may be picked together, and buttons for whatever completes an action."""
        begun = len(self.here.links) < len(several.links)
        links = (*several.links, *several.begun) if begun else self.here.links
        everything = entries(several)
        pages = -(-len(everything) // OPTIONS)
        page = min(self.here.page, pages - 1)
        taken = Counter(links[len(several.links) :])
        options = [
            self._option(several, choice, copy, label, copy <= taken[choice.key])
            for (choice, copy), label in self._page(everything, self._things(several, everything), page)
        ]
        menu: Item = discord.ui.Select(
            custom_id=self._id(self.here.doing("several", links, page)),
            placeholder=self.viewer_text.say("host-panel-several"),
            min_values=0,
            max_values=len(options),
            options=options,
            row=0,
        )
        self.items.append(menu)
        self._ending([*self._ends(links), *(self._ends(self.here.links) if begun else ())])
        if not begun:
            self._button("host-back", self.here.doing("move", ()))
        self._paging(page, pages)

    def _things(self, several: Several, everything: Sequence[tuple[Choice, int]]) -> list[str]:
        """How the things read that may be picked together; of several alike all but the first are counted."""
        texts = []
        for choice, copy in everything:
            text = self.viewer_text.label(several.links, choice).text
            texts.append(text if copy == 1 else self.viewer_text.say("host-panel-copy", thing=text, number=copy))
        return distinct(texts, MENU_TEXT)

    def _option(self, several: Several, choice: Choice, copy: int, label: str, taken: bool) -> discord.SelectOption:
        about = cut(self.viewer_text.label(several.links, choice).about, MENU_TEXT) or None
        return discord.SelectOption(label=label, value=_value(choice, copy), description=about, default=taken)

    def _ends(self, links: Chosen) -> list[tuple[Press, str]]:
        """The links that complete an action after some others, with how they read."""
        return [
            (self.here.doing("move", (*links, choice.key)), self.viewer_text.label(links, choice).text)
            for choice in self.game.choices(self.seat, links)
            if not choice.more
        ]

    def _ending(self, ends: Sequence[tuple[Press, str]]) -> None:
        """Buttons that complete an action, and below them the row of those that are always there."""
        labels = distinct([said for _, said in ends], LABEL, self._always())
        for at, ((press, _), label) in enumerate(zip(ends, labels, strict=True)):
            style, row = discord.ButtonStyle.primary, 1 + at // ROW_BUTTONS
            self.items.append(discord.ui.Button(style=style, label=label, custom_id=self._id(press), row=row))
            self.low = row + 1
        self.low = max(self.low, 2)

    def _always(self) -> list[str]:
        """How the buttons read that may stand below any others."""
        return [self.viewer_text.say(message) for message in ALWAYS]

    @staticmethod
    def _page(things: Sequence[T], labels: Sequence[str], page: int) -> list[tuple[T, str]]:
        """What is on one page, with its labels: those differ on all pages."""
        return list(zip(things, labels, strict=True))[page * OPTIONS : (page + 1) * OPTIONS]

    def _offered(self, found: Sequence[Offer], page: int) -> None:
        """A page of what may be pressed next: as buttons where few short ones will do, else as a menu."""
        if len(found) - page * OPTIONS <= ROW_BUTTONS:
            few = self._page(found, on_buttons(found, self._always()), page)
            if all(len(label) <= SHORT for _, label in few):
                self._pressed(few)
                return
        options = [
            discord.SelectOption(label=label, value=" ".join(offer.links), description=offer.about or None)
            for offer, label in self._page(found, distinct([offer.text for offer in found], MENU_TEXT), page)
        ]
        menu: Item = discord.ui.Select(
            custom_id=self._id(self.here.doing("pick", page=page)),
            placeholder=self.viewer_text.say("host-panel-choose"),
            options=options,
            row=0,
        )
        self.items.append(menu)

    def _pressed(self, few: Sequence[tuple[Offer, str]]) -> None:
        """Offers as a row of buttons."""
        for offer, label in few:
            style = discord.ButtonStyle.primary if offer.complete else discord.ButtonStyle.secondary
            press = self.here.doing("move", (*self.here.links, *offer.links))
            button: Item = discord.ui.Button(style=style, label=label, custom_id=self._id(press), row=0)
            self.items.append(button)

    def _crumbs(self) -> str:
        links = self.here.links
        found = []
        for at, key in enumerate(links):
            found += [c for c in self.game.choices(self.seat, links[:at]) if c.key == key]
        return self.viewer_text.chain((), found) + THEN + "…"

    def _before(self) -> Chosen | None:
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
