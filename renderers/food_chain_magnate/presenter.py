"""The presentation of Food Chain Magnate: names, labels of choices, pictures, and the board in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs
from PIL import Image

from games.food_chain_magnate.city.squares import CORNERS, SQUARES, lying, name_of, shape
from games.food_chain_magnate.events import FIELDS, Marketed
from games.food_chain_magnate.jobs.kitchen import drinks
from games.food_chain_magnate.jobs.marketing import campaign_at
from games.food_chain_magnate.steps.dinner import preview
from games.food_chain_magnate.steps.payday import card_of, due, wage
from games.food_chain_magnate.view import View
from games.kernel import Action, Choice, Chosen, Decision, Event, Ref, Seat
from renderers.food_chain_magnate import board, listings
from renderers.food_chain_magnate import company_panel as companies
from renderers.food_chain_magnate.city import window_of
from renderers.food_chain_magnate.control_layout import FoodChainMagnateControlLayout, walks
from renderers.food_chain_magnate.highlights import headlines
from renderers.food_chain_magnate.icons import ICONS
from renderers.food_chain_magnate.layout import CROPS
from renderers.food_chain_magnate.listings import Entry, ListingKind
from renderers.food_chain_magnate.modules import extensions
from renderers.food_chain_magnate.notes import notes, now
from renderers.food_chain_magnate.palette import palette
from renderers.food_chain_magnate.plan import EDGE, FLIGHT, Window
from renderers.food_chain_magnate.round_digest import digest, dinner
from renderers.food_chain_magnate.shorthand import expand_short_form
from renderers.food_chain_magnate.text_board import LEFT_OUT, BoardText, alt_text, capital, text_board
from renderers.food_chain_magnate.view_model import (
    company,
    draft,
    own_seat,
    planned,
    secret_answer,
    view_model,
)
from renderers.kit import numbers
from renderers.kit.picture import DENSE, Picture, encode_png, trimmed
from renderers.kit.presenter import THEN, Label, Presenter, Scene
from renderers.kit.text_board import in_one_breath
from renderers.words import Value, Words

LABEL, ABOUT = 80, 100  # Discord's limits for a choice's name and description
_SAID: Mapping[str, Callable[[BoardText, Any], str]] = {
    "cards_named": lambda board_text, cards: board_text.counted(cards),
    "cards": lambda board_text, cards: "; ".join(board_text.name("reserve", str(card)) for card in cards),
    "offers": lambda board_text, offers: board_text.offers(offers),
    "tie": lambda board_text, tie: board_text.name("tie", tie or "waitresses"),  # once the only one
}
"""The formats of event fields that are more than a number or a name; reserve `cards` have their own."""
_VOTE_ON_PRICES = "reserve_prices"
"""The module whose reserve cards vote on the price of an item, not on slots."""
_LOOKED_UP = ("campaigns", "dinner", "ways", "milestones", "employees")
_FORESEEN = ("dinner", "ways")
_LISTS = ("milestones", "employees")
_COMPANY = "company-"  # and the number of a seat: the page of its company


class FoodChainMagnatePresenter(Presenter[View]):
    """The presentation of Food Chain Magnate."""

    title = "food_chain_magnate"
    icons = ICONS
    by_turns = False
    fields: ClassVar[Mapping[str, str]] = {**FIELDS, "place": "place", "moved": "square"}
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "first_restaurant": ("turn", "dinner"),
        "reserve": ("bank",),
        "restructure": ("structure",),
        "position": ("turn", "structure"),
        "payday": ("payday",),
        "freezer": ("cleanup",),
    }
    pages = ("board", "city", *(f"city-{crop}" for crop in CROPS), "company", *_LOOKED_UP)
    left_out = LEFT_OUT

    def pages_of(self, view: View) -> tuple[str, ...]:
        """Return the pages, with the company of every seat; with ways only if people drink on them."""
        pages = [page for page in self.pages if page != "ways" or walks(view)]
        own = pages.index("company") + 1
        return (*pages[:own], *(f"{_COMPANY}{seat + 1}" for seat in view.state.seats), *pages[own:])

    def page_name(self, words: Words, names: Sequence[str], page: str) -> str:
        """Return the name of a page; a seat's company is named by its player."""
        number = page.removeprefix(_COMPANY)
        if number == page:
            return super().page_name(words, names, page)
        return words(f"{self.title}-page-company-of", seat=names[int(number) - 1])

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """Name squares and houses by the picture, places by a phrase, everything else by the catalogue."""
        made = self._phrase(words, view, scene, ref)
        if made is None and (asked := extensions(view.state)):
            board_text = self.board_text(words, view, scene)
            made = next((n for each in asked if (n := each.name(board_text, view.state, ref)) is not None), None)
        return made if made is not None else super().name(words, view, scene, ref)

    def _phrase(self, words: Words, view: View, scene: Scene, ref: Ref) -> str | None:
        def say(message: str, **args: Value) -> str:
            return words(f"food_chain_magnate-board-{message}", **args)

        def named(kind: str, key: str) -> str:
            return self.name(words, view, scene, Ref(kind, key))

        head, _, tail = ref.key.rpartition("-")
        edge, _, line = ref.key.partition("-")
        match ref.kind:
            case "campaign" if ref.key.isdecimal() and int(ref.key) in view.state.rules.campaigns:
                tile = view.state.rules.campaigns[int(ref.key)]
                return say("tile", type=capital(named("type", tile.type)), number=tile.number)
            case "place" if edge in ("top", "right", "bottom", "left"):
                return say("flight", edge=named("edge", edge), line=line)
            case "place" if tail in ("wide", "tall"):
                return say(f"place-{tail}", square=head)
            case "duration":
                return say("duration", turns=int(ref.key))
            case "position":
                return say("position", position=int(ref.key))
            case "amount":
                return say("amount", count=int(tail), thing=named("good", head))
            case "at_work":
                return say("card-at-work", card=named("card", tail))
            case "token":
                return say("token-salary", good=named("good", tail))
            case "busy":
                found = next((c for c in view.state.campaigns if str(c.number) == tail), None)
                return say("busy-card", card=named("card", found.card), number=found.number) if found else None
            case "card" if head and tail.isdecimal():
                return say("lessons", card=named("card", head), steps=int(tail))
            case "sources":
                return self._sources(view, ref.key, named)
        return None

    @staticmethod
    def _sources(view: View, key: str, named: Callable[[str, str], str]) -> str:
        kinds = {kind.source: good for good, kind in view.state.rules.goods.items() if kind.source}
        found = {name_of(square): kinds[cell] for square, cell in view.state.city.ground.sources if cell in kinds}
        parts = [f"{named('good', found[name])} {name}" if name in found else name for name in key.split("+")]
        return " + ".join(parts)

    def event(self, words: Words, view: View, scene: Scene, event: Event) -> str | None:
        """Return an event as in the catalogue; goods with their numbers and cards of one kind are combined."""
        board_text = self.board_text(words, view, scene)
        made: dict[str, Value] = dict(self._args(event))
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if isinstance(value, dict):
                made[field] = board_text.amounts(value)
            elif field in _SAID:
                made[field] = _SAID[field](board_text, value)
        if isinstance(event, Marketed):
            made["campaign_type"] = capital(board_text.name("type", event.campaign_type))
        tag = str(event.__struct_config__.tag).replace("_", "-")
        return self.words(words, view, scene).find(f"{self.title}-event-{tag}", **made)

    def phase(self, words: Words, view: View, scene: Scene, number: int) -> str:
        """Return turn and phase."""
        return self.board_text(words, view, scene).turn()

    def stage_name(self, words: Words, number: int) -> str:
        """Return a turn without its phase."""
        return words("food_chain_magnate-stage", turn=number)

    def stage_number(self, view: View, number: int) -> int:
        """Return the turn."""
        return view.state.turn

    def prompt(self, words: Words, view: View, scene: Scene, decision: Decision) -> str:
        """Return a prompt as in the catalogue; in the working day the sub-step and its cards; reserve cards' vote."""
        if decision.kind == "reserve" and _VOTE_ON_PRICES in view.state.variant.modules:
            return words("food_chain_magnate-prompt-reserve-prices")
        if decision.kind == "work":
            return words(
                "food_chain_magnate-ask-work", job=now(self.board_text(words, view, scene), view.state, decision.seat)
            )
        return super().prompt(words, view, scene, decision)

    def digest(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return the digest: things of one kind together, the dinner and the campaigns as sums."""
        board_text = self.board_text(words, view, scene)
        return digest(board_text, scene.events, lambda event: self.event(words, view, scene, event))

    def notes(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return the plan and its warnings, what is left to do today, a preview of dinner and payday."""
        lines, decision = notes(self.board_text(words, view, scene), view, scene), scene.decision
        if lines or decision is None or scene.chosen:  # those of a plan or a bill repeat the answer
            return lines
        answer = secret_answer(view, scene, decision.seat)
        told = self.action(words, view, scene, Action.of(answer)) if answer else ""
        return [words("food_chain_magnate-note-answer", answer=told)] if told else []

    def expand_short_form(self, words: Words, view: View, scene: Scene, text: str) -> str:
        """Accept companies in any order and campaigns by their tile, and return the notation of the rules."""
        return expand_short_form(self.board_text(words, view, scene), view, scene, text)

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """Return `board`; `city` and its quarters; `company` of the viewer; `dinner` as a preview; reference lists."""
        if page in _FORESEEN:
            scene = structs.replace(scene, events=tuple(preview(view.state)), chosen=(), offered=())
        drawn = scene.drawable()
        board_text = self.board_text(words, view, drawn)
        image = self._drawn(words, view, drawn, board_text, page)
        data = encode_png(image, palette(), DENSE) if page in _LISTS else encode_png(image, palette())
        alt = self._alt(words, view, scene, page)
        return Picture(data, f"food-chain-magnate-{page}.png", image.width, image.height, alt)

    def _drawn(self, words: Words, view: View, scene: Scene, board_text: BoardText, page: str) -> Image.Image:
        if scene.numbered:
            page = "board"
        if page.startswith("company"):
            return companies.draw(company(board_text, view, scene, _whose(view, scene, page)))
        if page == "milestones":
            return listings.milestones(board_text.say("milestones-title"), self._milestones(board_text, view))
        if page == "employees":
            salary = board_text.money(view.state.rules.numbers.salary)
            return listings.employees(
                board_text.say("employees-title"), self._kinds(board_text, view), view.state, salary
            )
        shown = view_model(board_text, view, scene, self._footer(words, view, scene, page), page)
        if scene.numbered and not scene.whole:
            return board.draw_close_up(shown)
        if page in ("board", "campaigns", *_FORESEEN):
            return board.draw_board(shown)
        return board.draw_city(shown, page.removeprefix("city").removeprefix("-"))

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Return everything on the table in plain lines, and the viewer's secret plan."""
        board_text = self.board_text(words, view, scene)
        told = text_board(board_text, scene, self.happened(words, view, scene))
        return "\n\n".join(part for part in (told, self._plan(board_text, view, scene)) if part)

    def _plan(self, board_text: BoardText, view: View, scene: Scene) -> str:
        plan = planned(view, scene, scene.viewer) if scene.viewer is not None else None
        return board_text.say("plan", cards=board_text.counted(plan)) if plan else ""

    def _drafted(self, board_text: BoardText, view: View, scene: Scene, seat: Seat) -> str:
        """Return the plan for the company of a page, or a proposal for it; others' are unknown."""
        if planned(view, scene, seat) is not None:
            return self._plan(board_text, view, scene)
        proposed = draft(view, scene, seat)
        return board_text.say("draft", cards=board_text.counted(proposed)) if proposed else ""

    def _alt(self, words: Words, view: View, scene: Scene, page: str) -> str:
        board_text = self.board_text(words, view, scene)
        if scene.numbered:
            whole = window_of(view.state.city.tiles)
            named = [(self._place_name(words, whole, place), number) for place, number in scene.numbered]
            return f"{numbers.legend(words, named)} {alt_text(board_text, scene, self._sentence(words, view, scene))}"
        if page.startswith("company"):
            seat = _whose(view, scene, page)
            return in_one_breath(
                board_text.standing(seat), self._drafted(board_text, view, scene, seat), *board_text.company(seat)
            )
        if page == "milestones":
            told = [_told_milestone(board_text, entry) for entry in self._milestones(board_text, view)]
            return " ".join([board_text.say("milestones-title") + ".", *told])
        if page == "employees":
            left = {kind.name: kind.left for kind in self._kinds(board_text, view)}
            return ", ".join([board_text.say("employees-title"), *(f"{name} {n}" for name, n in left.items())])
        happened = self.happened(words, view, scene)
        if page in _FORESEEN:
            happened = self._footer(words, view, scene, page)
        if page == "campaigns":
            return " ".join(board_text.campaign(campaign) for campaign in view.state.campaigns) or board_text.say(
                "nothing"
            )
        if scene.decision and (scene.chosen or scene.offered):
            happened = self._sentence(words, view, scene)
        return alt_text(board_text, scene, happened)

    def _place_name(self, words: Words, whole: Window, place: str) -> str:
        part = Window.named(place)
        if place.startswith((EDGE, FLIGHT)):
            return place.partition(":")[2]
        return place if part is None else words(f"{self.title}-district-{part.side_of(whole)}")

    def _milestones(self, board_text: BoardText, view: View) -> list[Entry]:
        state = view.state
        return [
            Entry(
                board_text.name("milestone", key),
                board_text.name("milestone", f"{key}-text"),
                tuple(seat for seat in state.seats if key in state.chains[seat].milestones),
                key not in state.gone,
            )
            for key in state.rules.milestones
        ]

    def _kinds(self, board_text: BoardText, view: View) -> list[ListingKind]:
        state = view.state
        return [
            ListingKind(card, board_text.name("card", card), state.supply.get(card, 0))
            for card in state.rules.employees
            if card != "ceo"
        ]

    def happened(self, words: Words, view: View, scene: Scene) -> str:
        """Return the last events in two or three sentences, the dinner as a sum; '' before anything has happened."""
        eaten = dinner(self.board_text(words, view, scene), scene.events)
        found = headlines(scene.events, 1 if eaten else 2)
        told = [self.event(words, view, scene, event) for event in found]
        return " ".join(sentence for sentence in (eaten, *told) if sentence)

    def _footer(self, words: Words, view: View, scene: Scene, page: str) -> str:
        """Return the sentence at the foot of a page."""
        if page == "campaigns":
            return words("food_chain_magnate-board-campaigns")
        if page == "ways":
            return self._walked(words, view, scene)
        return self._foreseen(words, view, scene) if page == "dinner" else self._sentence(words, view, scene)

    def _walked(self, words: Words, view: View, scene: Scene) -> str:
        """Return who would walk where, and their drinks on the way: a few words for each house."""
        board_text, stops = self.board_text(words, view, scene), dict[str, list[str]]()
        for event in scene.events:
            for each in extensions(view.state):
                if stop := each.stop(board_text, event):
                    stops.setdefault(stop[0], []).append(stop[1])
        told = [board_text.say("walk", house=house, stops=", ".join(made)) for house, made in stops.items()]
        return board_text.say("ways", walks="; ".join(told)) if told else board_text.say("no-ways")

    def _foreseen(self, words: Words, view: View, scene: Scene) -> str:
        """Return a preview of dinner as of now."""
        board_text = self.board_text(words, view, scene)
        return board_text.say("foreseen", dinner=dinner(board_text, scene.events) or board_text.say("no-demand"))

    def _sentence(self, words: Words, view: View, scene: Scene) -> str:
        if scene.decision and (scene.chosen or scene.offered):
            dots = any(choice.kind in ("square", "place") for choice in scene.offered)
            asked = self.question(words, view, scene, scene.chosen) if dots else self._under_way(words, view, scene)
            asked = asked or self.prompt(words, view, scene, scene.decision)
            return f"{asked} {words('food_chain_magnate-board-dots')}" if dots and not scene.numbered else asked
        board_text = self.board_text(words, view, scene)
        return self.happened(words, view, scene) or board_text.order()

    def _under_way(self, words: Words, view: View, scene: Scene) -> str:
        """Return the reach of the unfinished campaign; '' for everything else."""
        chosen, decision = scene.chosen, scene.decision
        if decision is None or chosen[:1] != ("campaign",) or len(chosen) < 4:
            return ""
        board_text = self.board_text(words, view, scene)
        campaign = campaign_at(view.state, decision.seat, int(chosen[2]), chosen[3])
        reached = view.state.rules.campaign_types[campaign.type].reached(view.state, campaign)
        reaches = board_text.say("reaches", count=len(reached), houses=board_text.houses(reached))
        where, tile = board_text.name("place", chosen[3]), board_text.name("campaign", chosen[2])
        return board_text.say("under-way", tile=tile, place=where, reaches=reaches)

    def board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        """Return the view in words, with this table's names."""
        return BoardText(words, view, lambda ref: self.name(words, view, scene, ref))

    def choice(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Return the label of a choice: its name, and its consequence in small print."""
        if choice.kind == "verb":
            verb = f"{self.title}-verb-{choice.key.replace('_', '-')}"
            return Label(words(verb), words.find(f"{verb}-about") or "")
        if choice.kind == "end" and chosen[:1] in (("work",), ("fire",)):
            return self._committing(words, view, scene, chosen)
        text = self.name(words, view, scene, Ref(choice.kind, choice.key))
        if text in SQUARES:  # a name of mere coordinates gets its surroundings, too
            near = self.board_text(words, view, scene).near(shape(SQUARES[text], 2, 2))
            if scene.numbers:
                return Label(trimmed(near, LABEL))
            return Label(trimmed(f"{text} · {near}", LABEL), trimmed(near, ABOUT))
        standing = any(house.id == choice.key and house.squares for house in view.state.city.houses)
        if choice.kind == "house" and (standing or text.isdecimal()):
            text = words("food_chain_magnate-board-house-label", house=text)
        about = self._about(words, view, scene, chosen, choice)
        if choice.kind == "place" and chosen[:1] == ("offramp",):  # off the map no square is known by its name
            text, about = words("food_chain_magnate-board-ramp-label", road=about, place=text), ""
        elif choice.kind == "place" and scene.numbers and about and lying(choice.key)[0] in SQUARES:
            way = lying(choice.key)[1]
            text, about = words(f"food_chain_magnate-board-reaches-{way}", reaches=about) if way else about, ""
        return Label(trimmed(text, LABEL), trimmed(about, ABOUT))

    def _committing(self, words: Words, view: View, scene: Scene, chosen: Chosen) -> Label:
        """Label the link that ends a plan with the plan's result."""
        board_text, seat = self.board_text(words, view, scene), own_seat(view, scene)
        if chosen[0] == "work":
            return Label(board_text.say("commit", count=len(chosen) - 1))
        return Label(board_text.say("commit-fire", count=len(chosen) - 1, due=due(view.state, seat, chosen[1:])))

    def action(self, words: Words, view: View, scene: Scene, action: Action) -> str:
        """Return an action by the verb's arguments, without the end of a list; drinks without a route by name."""
        rest = tuple(arg for arg in action.args if arg != "end")
        if action.verb == "fetch" and rest[1] in view.state.rules.goods:
            card, drink = (self.name(words, view, scene, ref) for ref in (Ref("card", rest[0]), Ref("good", rest[1])))
            return THEN.join([words("food_chain_magnate-verb-fetch"), card, drink])
        return super().action(words, view, scene, Action(action.verb, rest))

    def _about(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> str:
        board_text, state = self.board_text(words, view, scene), view.state
        seat = own_seat(view, scene)
        match choice.kind:
            case "card" | "at_work" | "busy" if chosen[:1] == ("fire",):
                return board_text.say("salary", amount=wage(state, seat, card_of(state, choice.key)))
            case "card":
                text = words.find(f"{self.title}-card-{choice.key.replace('_', '-')}-text") or ""
                if chosen[0] in ("hire", "hire_by") and choice.key in state.supply:
                    return board_text.say("in-stock", text=text, count=state.supply[choice.key])
                return text
            case "corner":
                return board_text.near([SQUARES[chosen[-1]] + CORNERS[choice.key]])
            case "place" if len(chosen) > 2:
                campaign = campaign_at(state, seat, int(chosen[2]), choice.key)
                reached = state.rules.campaign_types[campaign.type].reached(state, campaign)
                return board_text.say("reaches", count=len(reached), houses=board_text.houses(reached))
            case "sources" if len(chosen) > 1:
                return board_text.amounts(drinks(state, seat, chosen[1], choice.key))
            case "campaign":
                return self._size(board_text, view, int(choice.key))
            case "house":
                found = next((house for house in state.city.houses if house.id == choice.key), None)
                return board_text.house(found) if found else ""
        asked = (each.about(board_text, state, seat, chosen, choice) for each in extensions(state))
        return next((text for text in asked if text), "")

    def _size(self, board_text: BoardText, view: View, number: int) -> str:
        tile = view.state.rules.campaigns[number]
        if tile.lines:
            return board_text.say("tile-lines", lines=tile.lines)
        return board_text.say("tile-size", long=tile.size[0], short=tile.size[1])


def _whose(view: View, scene: Scene, page: str) -> Seat:
    """Return whose company a page shows: that of the seat it names, else the viewer's own.

    Raise ValueError for a missing seat: no other company is shown instead.
    """
    if page == "company":
        return own_seat(view, scene)
    seat = int(page.removeprefix(_COMPANY)) - 1
    if seat not in view.state.seats:
        raise ValueError(f"no seat has the page {page}")
    return seat


def _told_milestone(board_text: BoardText, entry: Entry) -> str:
    """Return a milestone of the page in words: its holders and whether it is still available, or its effect."""
    if entry.holders:
        said = "milestone-shared" if entry.open else "milestone-held"
        return board_text.say(said, milestone=entry.name, seats=board_text.seats(entry.holders))
    if not entry.open:
        return board_text.say("milestone-gone", milestone=entry.name)
    return board_text.say("milestone-open", milestone=entry.name, effect=entry.text)


PRESENTER = FoodChainMagnatePresenter(FoodChainMagnateControlLayout())
