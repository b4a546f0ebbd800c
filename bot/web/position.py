"""What a person sees of a table on the page, made only from a view.

The next question of a seat, as data for the page: the answers, which one a click on the board means, and sets.

Everything comes from the same choices as the panel in Discord (`choices`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import count, product
from typing import Any

from msgspec import Struct, structs

from bot.discord.interactions.responder import undo_label
from bot.discord.layout import THEN, distinct
from bot.discord.names import escaped, title_name
from bot.discord.panel import choices
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.game_messages import standing
from bot.discord.posts.pictures import PictureCache
from bot.tables import Table, Tables
from bot.tables.table import RUNNING
from bot.web.asides import SideQuestion, SuggestedMove, asides
from games.kernel import Action, Chance, Choice, Chosen, Event, Game, Seat
from renderers.kit.picture import Picture
from renderers.kit.presenter import MultiSelect, Region
from renderers.registry import presenter
from renderers.words import Words

WHOLE_OF_ONE, WHOLE = 36, 60
"""So many whole actions are offered at once instead of what comes next: of one choice, and of all."""
NEXT = 8
"""So many answers to the question after a verb are offered beside the others instead of the verb."""
_LONGEST = 200


class PageChoice(Struct, frozen=True, kw_only=True):
    """What can be chosen: how it reads, the places on the board that together mean it, and the number of each."""

    text: str
    about: str = ""
    places: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class Answer(PageChoice, frozen=True, kw_only=True):
    """One answer: all links up to it, whether it completes an action, and whether it gives up a chance.

    Answers with the same `group` begin with the same choice, which is called that; `group_about` says more about it.
    """

    links: Chosen
    complete: bool
    gives_up: bool = False
    group: str = ""
    group_about: str = ""


class Thing(PageChoice, frozen=True, kw_only=True):
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


class PageQuestion(Struct, frozen=True):
    """The question of a seat after some links. `chosen` are those in words, `back` those before the last choice."""

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
        self._ordinals = count(1)

    def ask(self, chosen: Chosen, page: str) -> PageQuestion:
        """Return the question after those of some links that are legal, with the regions of a page."""
        chosen = choices.offered(self._game, self._seat, chosen)
        found = self._text.multi_select(chosen)
        # Things of a set that are on the board are asked for one by one: each is a click there.
        if found is not None and (not found.each or not any(self._place(found.links, one) for one in found.things)):
            return self._asked_together(found, chosen, page)
        asked = choices.question(self._text, self._game, self._seat, chosen)
        if asked.links != chosen:
            implied = self._text.multi_select(asked.links)
            if implied is not None and implied.links == asked.links and self._fits(implied):
                return self._asked_together(implied, chosen, page, asked.beside)
        answers = self._answers(chosen, asked.offers)
        if not chosen:
            several = self._text.multi_select(asked.links)
            answers += [*self._one_after_another(several), *self._compound()]
        return self._made(chosen, self._text.question(asked.links), answers, None, page)

    def _fits(self, found: MultiSelect) -> bool:
        return not found.each or not any(self._place(found.links, one) for one in found.things)

    def _asked_together(
        self, found: MultiSelect, chosen: Chosen, page: str, beside: Sequence[choices.PanelChoice] = ()
    ) -> PageQuestion:
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
    ) -> PageQuestion:
        offered: list[PageChoice] = [*answers, *(whole.things if whole else ())]
        names = list(dict.fromkeys(place for one in offered for place in one.places))
        regions = self._text.presenter.layout.regions(self._text.view, self._text.scene, page, names)
        so_far = self._text.chain((), self._choices(chosen)) + THEN + "…" if chosen else ""
        notes = tuple(self._text.notes(chosen))
        return PageQuestion(
            prompt, notes, chosen, so_far, self._before(chosen), tuple(answers), whole, tuple(map(_spot, regions))
        )

    def _answers(
        self, chosen: Chosen, offers: Sequence[choices.PanelChoice], most: int = WHOLE, taken: Collection[str] = ()
    ) -> list[Answer]:
        """Return the answers to a question; of one that leads to another question what it leads to, if that is little.

        They are at most `most`, or as many as there are offers. What a click on one of the `taken` places means
        already gets no second meaning.
        """
        room, found = most - len(offers), list[Answer]()
        for offer in offers:
            further = [] if offer.complete else self._whole(chosen, offer, room)
            verb = (*chosen, *offer.links)[0]
            others = {*taken, *(place for one in found if one.links[0] != verb for place in one.places)}
            if any(place in others for one in further for place in one.places):
                further = []
            if not further and not offer.complete:
                further = self._next(chosen, offer, {*others, *(one.place for one in offers)})
            room -= max(0, len(further) - 1)
            found += further or [self._answer(chosen, offer, [offer.place])]
        return found

    def _whole(self, chosen: Chosen, offer: choices.PanelChoice, room: int) -> list[Answer]:
        """Return all whole actions that begin with an answer, if they are few and one choice more completes them."""
        links, most = (*chosen, *offer.links), max(0, min(WHOLE_OF_ONE, room))
        whole = choices.whole(self._text, self._game, self._seat, links, most)
        if not whole or not self._belongs(links, offer, whole):
            return []
        further = [structs.replace(one, links=(*offer.links, *one.links)) for one in whole]
        number, group = self._number(offer.place) if offer.place else 0, offer.text
        if number:
            group = self._text.say("host-panel-number", number=number, answer=offer.text)
        return [self._answer(chosen, one, self._places(chosen, one), group) for one in further]

    def _next(self, chosen: Chosen, offer: choices.PanelChoice, others: Collection[str]) -> list[Answer]:
        """Return the answers to the question that a verb leads to, if they are few: the verb takes no click.

        None of them may lie on a place of the `others`, where a click means something else.
        """
        links = (*chosen, *offer.links)
        if chosen or len(links) > 1 or self._text.multi_select(links) is not None:
            return []
        asked = choices.question(self._text, self._game, self._seat, links)
        if len(asked.offers) > NEXT or any(one.place in others for one in asked.offers if one.place):
            return []
        found = self._answers(links, asked.offers, 2 * NEXT, others)
        return [structs.replace(one, group=THEN.join(filter(None, (offer.text, one.group)))) for one in found]

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
        known = {
            one.key: self._text.label(found.links, one).about for one in self._game.choices(self._seat, found.links)
        }
        made = []
        for one in whole:
            first, _, rest = one.text.partition(THEN)
            said = known.get(one.links[0], "") if rest else ""
            about = one.about.removeprefix(said + THEN)
            further = structs.replace(one, links=(*verb, *one.links), text=rest or first, about=about)
            answer = self._answer(chosen, further, self._places(chosen, further), first if rest else "")
            made.append(structs.replace(answer, group_about=said))
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
            about="" if offer.about in offer.text else offer.about,  # what the label says already
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

    def _one_after_another(self, several: MultiSelect | None) -> list[Answer]:
        """Return what the first two of several things can do as one click, in the list alone, if there are few ways.

        Between both nothing is revealed: what a player would want to see first is not skipped.
        """
        if several is None or several.each < 2 or not all(" " in thing.key for thing in several.things):
            return []
        by_first: dict[str, list[Choice]] = {}
        for thing in several.things:
            by_first.setdefault(thing.key.split()[0], []).append(thing)
        ways, found = [[(one, *self._alone(several, one)) for one in some] for some in [*by_first.values()][:2]], []
        for (one, action, after), (other, then, after_then) in product(*ways):
            if _next_is(after, self._seat, then):
                order = (action, then)
            elif _next_is(after_then, self._seat, action):
                order = (then, action)
            else:
                continue
            group = self._text.say("web-and", first=self._text.label(several.links, one).text)
            text = self._text.label(several.links, other).text
            found.append(Answer(text=text, links=choices.chained(order), complete=True, group=group))
            if len(found) > WHOLE_OF_ONE:  # each way is tried out on a copy of the game
                return []
        return found

    def _alone(self, several: MultiSelect, thing: Choice) -> tuple[Action, Game[Any, Any] | None]:
        """Return the action of a thing, and the game after it; None if it draws or reveals something."""
        action, after = Action.of((*several.links, *thing.key.split())), self._game.copy()
        return action, None if after.act_by(self._seat, action, Chance(b"")).reveals else after

    def _compound(self) -> list[Answer]:
        """Return the answers that carry out several actions with one press."""
        return [
            Answer(text=text, links=choices.chained(actions), complete=True)
            for actions, text in self._text.compound_moves()
        ]

    def _place(self, links: Chosen, choice: Choice) -> str:
        return self._text.place(links, choice)

    def _number(self, place: str) -> int:
        """Return the number of a place: the game's own, else the next one."""
        if place not in self._numbers:
            self._numbers[place] = self._text.own_number(place) or next(self._ordinals)
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


def _next_is(game: Game[Any, Any] | None, seat: Seat, action: Action) -> bool:
    """Return whether a seat can take an action next."""
    *before, last = action.links
    return game is not None and any(one.key == last for one in choices.following(game, seat, tuple(before)))


def _spot(region: Region) -> Spot:
    shape = region.shape
    return Spot(region.place, shape.x, shape.y, shape.width, shape.height)


_TOLD = 12
"""The number of changes shown, of those that the viewer may know of."""


class BoardPage(Struct, frozen=True):
    """One picture of a game, and its name; `quick`: it is used often."""

    id: str
    name: str
    quick: bool


class TrialControls(Struct, frozen=True):
    """What a trial has besides its board: its count, what is said of it, and its buttons by what they do."""

    count: int
    lead: tuple[str, ...]
    buttons: dict[str, str]


class SeatPosition(Struct, frozen=True):
    """A table as a seat or a spectator sees it.

    `number` counts the changes that the viewer may know of; moves and events contain it.
    """

    title: str
    seat: Seat | None
    phase: str
    lead: str
    news: tuple[str, ...]
    pages: tuple[BoardPage, ...]
    page: str
    text: str
    question: PageQuestion | None
    table: str = ""
    players: tuple[str, ...] = ()
    number: int = 0
    status: str = ""
    undo: str = ""
    note: str = ""
    moves: tuple[SuggestedMove, ...] = ()
    try_out: str = ""
    """The label of the button to try moves out; '' where that is not possible."""
    trial: TrialControls | None = None
    asides: tuple[SideQuestion, ...] = ()


def shown_text(
    table: Table, words: Words, seat: Seat | None, names: tuple[str, ...], events: Sequence[Event] = ()
) -> ViewerText:
    """Return a table as a viewer sees it, with names safe in the sentences of the page."""
    safe = [escaped(name) for name in names]
    return ViewerText(table.played_game(), presenter(table.row.title), words, safe, seat, events)


class Positions:
    """Makes positions of tables."""

    def __init__(self, tables: Tables, pictures: PictureCache) -> None:
        self._tables = tables
        self._pictures = pictures

    async def of(
        self,
        table: Table,
        seat: Seat | None,
        words: Words,
        names: tuple[str, ...],
        page: str = "",
        chosen: Chosen = (),
        note: str = "",
    ) -> SeatPosition:
        """Return the position of a table with a game."""
        seen = await self._tables.repository.seen(table, seat)
        first = await self._tables.repository.version_of(table, max(0, table.known(seat) - _TOLD), seat) + 1
        records = standing(await self._tables.records(table.id, first, seen))
        events = [event for record in records for event in record.events]
        text = shown_text(table, words, seat, names, events)
        undo = "" if seat is None else undo_label(table, seat, await self._tables.records(table.id, seen, seen))
        shown = described(text, table.played_game(), page, chosen, running=table.status == RUNNING)
        return structs.replace(
            shown,
            # A public page hides people; those of the game that this one continues are named to its players alone.
            title=title_name(words, table.row.title, None if seat is None else table.origin, str),
            table=table.id,
            players=names,
            number=table.known(seat),
            status=str(table.status),
            undo=words(undo) if undo else "",
            asides=() if seat is None else asides(table, seat, text),
            note=note,
        )

    async def draw(
        self, table: Table, seat: Seat | None, words: Words, names: tuple[str, ...], page: str, number: str = ""
    ) -> Picture:
        """Return a page as a viewer sees it, the first one for an unknown one.

        It is that of the position with the `number` if that is still kept, else the present one.
        """
        kept = self._pictures.kept(("web", table.id, number, seat, page, words.locale, names))
        if kept is not None:
            return await kept
        last = await self._tables.repository.seen(table, seat)
        events = [event for one in await self._tables.records(table.id, last, last) for event in one.events]
        text = ViewerText(table.played_game(), presenter(table.row.title), words, names, seat, events)
        page = page_of(text, page, asked=table.status == RUNNING)
        key = ("web", table.id, str(table.known(seat)), seat, page, words.locale, names)
        return await self._pictures.draw(key, text.drawing(page))


def described(
    text: ViewerText, game: Game[Any, Any], page: str = "", chosen: Chosen = (), *, running: bool = True
) -> SeatPosition:
    """Return the position of a game for the viewer of a text, without what only its table knows."""
    pages, seat, page = _pages(text), text.viewer, page_of(text, page, asked=running)
    asked = seat is not None and text.decision is not None and running
    return SeatPosition(
        title=text.words(f"{text.presenter.title}-name"),
        seat=seat,
        phase=text.phase(game.title.turn(game.state).number),
        lead=_lead(text),
        news=tuple(text.game_log()),
        pages=pages,
        page=page,
        text=text.text_board(),
        question=Questioner(text, game, seat).ask(chosen, page) if asked and seat is not None else None,
    )


def page_of(text: ViewerText, page: str, *, asked: bool = True) -> str:
    """Return a page; for an unknown one that of the present decision if it may be `asked`, else the first one."""
    pages = [one.id for one in _pages(text)]
    if page in pages:
        return page
    return text.private_page() if asked and text.viewer is not None and text.decision is not None else pages[0]


def _lead(text: ViewerText) -> str:
    """Say what the viewer must decide, or whom the table waits for, or that the game is over."""
    if text.decision is not None and text.scene.result is None:
        asked = text.prompt(text.decision)
        return asked if text.decision.owed else "\n".join([text.say("host-panel-answered"), asked])
    if text.scene.result is not None:
        return text.say("host-panel-over")
    return text.say("host-panel-waiting", who=text.awaiting())


def _pages(text: ViewerText) -> tuple[BoardPage, ...]:
    """Return the pages of a game by name; a private one for the current decision replaces the board."""
    how, found = text.presenter, text.presenter.pages_of(text.view)
    private = text.private_page() if text.decision is not None else found[0]
    shown = (found[0] if private in found else private, *found[1:])
    quick = {private, shown[0], *how.layout.quick_pages_of(text.view)}
    return tuple(
        BoardPage(one, how.page_name(text.words, text.scene.names, name), one in quick)
        for one, name in zip(shown, found, strict=True)
    )
