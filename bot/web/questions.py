"""The next question of a seat, as data for the page: the answers, which of them a click on the board means, and sets.

Everything comes from the same choices as the panel in Discord (`choices`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from bot.discord.panel import choices
from bot.discord.panel.labels import THEN, distinct
from bot.discord.posts.viewer_text import ViewerText
from games.kernel import Choice, Chosen, Game, Seat
from renderers.kit.presenter import MultiSelect, Region

WHOLE_OF_ONE, WHOLE = 36, 60
"""So many whole actions are offered at once instead of what comes next: of one choice, and of all."""
_LONGEST = 200


class Offered(Struct, frozen=True, kw_only=True):
    """What can be chosen: how it reads, the places on the board that together mean it, and the number of each."""

    text: str
    about: str = ""
    places: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class Answer(Offered, frozen=True, kw_only=True):
    """One answer: all links up to it, whether it completes an action, and whether it gives up a chance.

    Answers with the same `group` begin with the same choice, which is called that.
    """

    links: Chosen
    complete: bool
    gives_up: bool = False
    group: str = ""


class Thing(Offered, frozen=True, kw_only=True):
    """One thing that can be picked together with others; `value` is sent for it."""

    value: str
    picked: bool


class ThingSet(Struct, frozen=True):
    """Things that are picked together, after some links: from `fewest` to `most` of them."""

    links: Chosen
    things: tuple[Thing, ...]
    fewest: int
    most: int


class Spot(Struct, frozen=True):
    """A region of the picture: the place that it means, and its pixels."""

    place: str
    x: int
    y: int
    width: int
    height: int


class Question(Struct, frozen=True):
    """What a seat is asked after some links. `chosen` tells those in words, `back` are those before the last choice."""

    prompt: str
    notes: tuple[str, ...]
    links: Chosen
    chosen: str
    back: Chosen | None
    answers: tuple[Answer, ...]
    set: ThingSet | None
    spots: tuple[Spot, ...]


class Questioner:
    """Asks one seat."""

    def __init__(self, viewer_text: ViewerText, game: Game[Any, Any], seat: Seat) -> None:
        self._text = viewer_text.numbering()
        self._game = game.held()
        self._seat = seat
        self._numbers: dict[str, int] = {}

    def ask(self, chosen: Chosen, page: str) -> Question:
        """Return the question after those of some links that are legal, with the regions of a page."""
        chosen = choices.offered(self._game, self._seat, chosen)
        found = self._text.multi_select(chosen)
        # A set of things that lie on the board is asked for one after the other: each is a click there.
        if found is not None and (not found.each or not any(self._place(found.links, one) for one in found.things)):
            return self._asked_together(found, chosen, page)
        asked = choices.question(self._text, self._game, self._seat, chosen)
        if asked.links != chosen:
            implied = self._text.multi_select(asked.links)
            if implied is not None and implied.links == asked.links and self._fits(implied):
                return self._asked_together(implied, chosen, page, asked.beside)
        answers = self._answers(chosen, asked.offers)
        if not chosen:
            answers += self._compound()
        return self._made(chosen, self._text.question(asked.links), answers, None, page)

    def _fits(self, found: MultiSelect) -> bool:
        return not found.each or not any(self._place(found.links, one) for one in found.things)

    def _asked_together(
        self, found: MultiSelect, chosen: Chosen, page: str, beside: Sequence[choices.PanelChoice] = ()
    ) -> Question:
        """Return a question whose things are picked together, and what can be done instead."""
        pairs = self._pairs(found, chosen) if found.count == 2 else []
        answers, ends = self._answers(chosen, beside), self._text.presenter.layout.giving_up
        if not beside and not chosen:
            answers = [
                Answer(text=self._text.label((), one).text, links=(one.key,), complete=True, gives_up=one.key in ends)
                for one in self._game.choices(self._seat, ())
                if not one.more
            ]
        if pairs:
            return self._made(chosen, self._text.question(found.links), [*pairs, *answers], None, page)
        taken, entries = Counter(found.begun), choices.entries(found)
        texts = []
        for choice, copy in entries:
            text = self._text.label(found.links, choice).text
            texts.append(text if copy == 1 else self._text.say("host-panel-copy", thing=text, number=copy))
        things = []
        for (choice, copy), text in zip(entries, distinct(texts, _LONGEST), strict=True):
            place = self._place(found.links, choice)
            things.append(
                Thing(
                    text=text,
                    about=self._text.label(found.links, choice).about,
                    **self._at([place]),
                    value=choices.option_value(choice, copy),
                    picked=copy <= taken[choice.key],
                )
            )
        fewest, most = found.count, found.count or len(things)
        if found.each:
            fewest, most = 1, min(choices.most(found), len(things))
        whole = ThingSet(found.links, tuple(things), fewest, most)
        return self._made(chosen, self._text.question(found.links), answers, whole, page)

    def _made(
        self, chosen: Chosen, prompt: str, answers: Sequence[Answer], whole: ThingSet | None, page: str
    ) -> Question:
        offered: list[Offered] = [*answers, *(whole.things if whole else ())]
        names = list(dict.fromkeys(place for one in offered for place in one.places))
        regions = self._text.presenter.layout.regions(self._text.view, self._text.scene, page, names)
        so_far = self._text.chain((), self._choices(chosen)) + THEN + "…" if chosen else ""
        notes = tuple(self._text.notes(chosen))
        return Question(
            prompt, notes, chosen, so_far, self._before(chosen), tuple(answers), whole, tuple(map(_spot, regions))
        )

    def _answers(self, chosen: Chosen, offers: Sequence[choices.PanelChoice]) -> list[Answer]:
        """Return the answers to a question; of one that leads to another question all that it leads to, if few."""
        room, found = WHOLE - len(offers), list[Answer]()
        for offer in offers:
            links = (*chosen, *offer.links)
            whole = None if offer.complete else choices.whole(
                self._text, self._game, self._seat, links, min(WHOLE_OF_ONE, room)
            )  # fmt: skip
            if not whole or not self._belongs(links, offer, whole):
                found.append(self._answer(chosen, offer, [offer.place]))
                continue
            room -= len(whole) - 1
            further = [structs.replace(one, links=(*offer.links, *one.links)) for one in whole]
            number, group = self._number(offer.place) if offer.place else 0, offer.text
            if number:
                group = self._text.say("host-panel-number", number=number, answer=offer.text)
            found += [self._answer(chosen, one, self._places(chosen, one), group) for one in further]
        return found

    def _belongs(self, links: Chosen, offer: choices.PanelChoice, whole: Sequence[choices.PanelChoice]) -> bool:
        """Return whether what follows an answer is one more choice, or two things that are picked in any order.

        What is clicked on the board stays a click there, unless what follows is on the board, too.
        """
        found = self._text.multi_select(links)
        if found is not None and found.links == links:
            return found.count == 2 and not found.each
        return all(len(one.links) == 1 and (one.place or not offer.place) for one in whole)

    def _pairs(self, found: MultiSelect, chosen: Chosen) -> list[Answer]:
        """Return two things that are picked together as whole actions, if there are few."""
        whole = choices.whole(self._text, self._game, self._seat, found.links, WHOLE_OF_ONE) or []
        verb = found.links[len(chosen) :]
        made = []
        for one in whole:
            first, _, rest = one.text.partition(THEN)
            further = structs.replace(one, links=(*verb, *one.links), text=rest or first)
            made.append(self._answer(chosen, further, self._places(chosen, further), first if rest else ""))
        return made

    def _places(self, chosen: Chosen, offer: choices.PanelChoice) -> list[str]:
        """Return the places that mean a whole action: of things picked in any order each, else the last one."""
        links = (*chosen, *offer.links)
        found = self._text.multi_select(links[:1])
        if found is None or found.each or found.count != len(links) - len(found.links):
            return [offer.place]
        keys = {choice.key: choice for choice in found.things}
        return [self._text.place(found.links, keys[key]) for key in links[len(found.links) :] if key in keys]

    def _answer(self, chosen: Chosen, offer: choices.PanelChoice, places: Sequence[str], group: str = "") -> Answer:
        return Answer(
            text=offer.text,
            about=offer.about,
            **self._at(places),
            links=(*chosen, *offer.links),
            complete=offer.complete,
            gives_up=offer.gives_up,
            group=group,
        )

    def _at(self, places: Sequence[str]) -> dict[str, Any]:
        """Return the fields of what can be chosen at places of the board."""
        known = tuple(filter(None, places))
        return {"places": known, "numbers": tuple(map(self._number, known))}

    def _compound(self) -> list[Answer]:
        """Return what does several actions with one press."""
        return [
            Answer(text=text, links=choices.chained(actions), complete=True)
            for actions, text in self._text.compound_moves()
        ]

    def _place(self, links: Chosen, choice: Choice) -> str:
        return self._text.place(links, choice)

    def _number(self, place: str) -> int:
        """Return the number of a place: the game's own, else the next one."""
        if place not in self._numbers:
            own = self._text.own_number
            self._numbers[place] = own(place) or 1 + sum(not own(other) for other in self._numbers)
        return self._numbers[place]

    def _choices(self, links: Chosen) -> list[Choice]:
        found = []
        for at, key in enumerate(links):
            found += [one for one in self._game.choices(self._seat, links[:at]) if one.key == key]
        return found

    def _before(self, links: Chosen) -> Chosen | None:
        """Return the links before the last real choice; None at the beginning."""
        for end in range(len(links) - 1, -1, -1):
            if len(self._game.choices(self._seat, links[:end])) > 1:
                return links[:end]
        return None


def _spot(region: Region) -> Spot:
    shape = region.shape
    return Spot(region.place, shape.x, shape.y, shape.width, shape.height)
