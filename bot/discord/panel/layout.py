"""Decides which answers of a question are buttons and which are in menus, to need few presses.

A menu asks one question. Each answer with a further question gets its own menu if there is room, so that nobody has to
pick the truck before the street. Otherwise a few short answers become buttons. More answers become a menu, and below it
the question after the first answer, if it is the only one. Alternatives are a button, or a menu if there is room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct, structs

from bot.discord.gateway.limits import LABEL, ROW_BUTTONS
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices
from bot.discord.panel.choices import PanelChoice, PanelQuestion
from bot.discord.panel.labels import THEN, distinct
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Chosen, Game
from renderers.kit.presenter import MultiSelect

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

    There are so many rows, and in the row below room for `spare` more buttons.
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
        then = choices.followed(self.viewer_text, self.game, self.seat, asked, self.here.links)
        if then is not None:
            both = self._beside(asked, PanelLayout(menus=(asked, then), paired=True))
            if self._fits(both):
                return both
        few = asked.offers
        texts = distinct(choices.on_buttons(few, self.viewer_text.asked()), LABEL, lasting)
        if len(few) <= ROW_BUTTONS and all(len(text) <= choices.SHORT for text in texts):
            return PanelLayout(above=few)
        return self._beside(asked, PanelLayout(menus=(asked,)))

    def _beside(self, asked: PanelQuestion, main: PanelLayout) -> PanelLayout:
        """Return menus with the alternatives: above them if the default is one, else below."""
        return structs.replace(main, **{"above" if asked.first else "below": asked.beside})

    def _each(self, asked: PanelQuestion) -> PanelLayout | None:
        """Return a menu for each answer with a further question, and buttons for the others; None without room.

        An answer with more than one further question is a button that leads on.
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
