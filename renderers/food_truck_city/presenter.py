"""The presentation of Food Truck City: names, labels of choices, the pictures, and the board in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.food_truck_city.city_hall import next_fine, price
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS
from games.food_truck_city.events import FIELDS, Collected, Drew, Opened, TurnStarted
from games.food_truck_city.links import truck_named
from games.food_truck_city.preview import gain
from games.food_truck_city.view import View
from games.kernel import Choice, Chosen, Event, Ref
from renderers.food_truck_city import board, hand
from renderers.food_truck_city.control_layout import FoodTruckCityControlLayout
from renderers.food_truck_city.highlights import headlines
from renderers.food_truck_city.icons import ICONS
from renderers.food_truck_city.notes import income_notes
from renderers.food_truck_city.palette import palette_for
from renderers.food_truck_city.text_board import LEFT_OUT, BoardText, alt_text, text_board
from renderers.food_truck_city.view_model import aims_at_own_truck, bringing, held_cards, own_seat, view_model
from renderers.kit.numbers import legend
from renderers.kit.picture import DENSE, Picture, encode_png, trimmed
from renderers.kit.presenter import Label, Presenter, Scene
from renderers.words import Value, Words

LABEL, ABOUT = 80, 100  # Discord's limits for a choice's name and description
QUARTERS = ("1", "2", "3")


class FoodTruckCityPresenter(Presenter[View]):
    """The presentation of Food Truck City."""

    title = "food_truck_city"
    in_heading = (TurnStarted,)
    icons = ICONS
    counted = ("food_truck_city-score-trucks",)
    fields = FIELDS
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **dict.fromkeys(("pre_roll", "pre_collect", "pre_fine"), ("windows", "cards")),
        "move": ("streets",),
        "bailout": ("buying",),
    }
    pages = ("board", "hand", "city", "distances")
    left_out = LEFT_OUT

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """Name streets and blocks by their keys, a truck by its owner and food, a card's target by what it is."""
        if ref.kind == "aim":
            ref = Ref(_kind_of(ref.key), ref.key)
        named = truck_named(ref.key) if ref.kind == "truck" else None
        if named is not None and named[0] < len(scene.names):
            food = self.name(words, view, scene, Ref("food", named[1]))
            return words("food_truck_city-truck", seat=scene.names[named[0]], food=food)
        return super().name(words, view, scene, ref)

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """Return `board`; `hand`, the viewer's own cards; `city`, full size with names; `distances` from the centre."""
        drawn = scene.drawable()
        board_text = self.board_text(words, view, drawn)
        if page == "hand" and not scene.numbered:
            return self._hand(words, view, scene, board_text)
        shown = view_model(board_text, drawn, self._sentence(words, view, drawn))
        if scene.numbered and not scene.whole:
            image = board.draw_close_up(shown)
        elif page in ("board", "hand"):
            image = board.draw_board(shown)
        else:
            image = board.draw_city(shown, labels=page == "city", distances=page == "distances")
        data = encode_png(image, palette_for(view.size), DENSE)
        filename = "food-truck-city.png" if page == "board" else f"food-truck-city-{page}.png"
        return Picture(data, filename, image.width, image.height, self._alt(words, view, scene, page))

    def event(self, words: Words, view: View, scene: Scene, event: Event) -> str | None:
        """Return the event, with a drawn card's text; an amount that is all for one reason is said once."""
        if isinstance(event, Collected) and event.demand == event.total:
            bound = self.words(words, view, scene)
            return bound("food_truck_city-collected-demand", seat=Ref("seat", str(event.seat)), total=event.total)
        if not isinstance(event, Drew):
            return super().event(words, view, scene, event)
        board_text = self.board_text(words, view, scene)
        name, text = board_text.name("card", event.card), board_text.name("card", f"{event.card}-text")
        said = words("food_truck_city-event-drew", card=name)
        return f"{said} {text} {board_text.say('drawn-when', when=board_text.timing(event.card))}"

    def game_log(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return what happened; at the start also how windows are answered by default."""
        told = super().game_log(words, view, scene)
        opened = any(isinstance(event, Opened) for event in scene.events)
        return [*told, words("food_truck_city-windows-pass")] if opened else told

    def digest(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return the events as `game_log`; beside the picture, which marks them, without the names of streets."""
        if not scene.pictured:
            return super().digest(words, view, scene)
        events = [event for event in scene.events if not isinstance(event, self.in_heading)]
        told = [self._brief(words, view, scene, event) for event in events]
        if any(isinstance(event, Opened) for event in events):
            told.append(words("food_truck_city-windows-pass"))
        return [sentence for sentence in told if sentence]

    def _brief(self, words: Words, view: View, scene: Scene, event: Event) -> str | None:
        """Return an event without the street that the picture marks."""
        tag = str(event.__struct_config__.tag).replace("_", "-")
        found = self.words(words, view, scene).find(f"food_truck_city-brief-{tag}", **self._args(event))
        return found or self.event(words, view, scene, event)

    def notes(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return the consequences: income for the dice, expected income, the fines if moving ended now."""
        if scene.decision is None or scene.viewer is None:
            return []
        return income_notes(self.board_text(words, view, scene), scene.viewer)

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Return everything on the table in plain lines, with the viewer's own hand."""
        return text_board(self.board_text(words, view, scene), scene, self.happened(words, view, scene))

    def happened(self, words: Words, view: View, scene: Scene) -> str:
        """Return the last events in one or two sentences; '' before anything has happened."""
        return " ".join(self.sentences(words, view, scene, headlines(scene.events)))

    def board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        """Return the view in words, with this table's names."""
        return BoardText(words, view, lambda ref: self.name(words, view, scene, ref))

    def icon(self, view: View, scene: Scene, choice: Choice) -> str | None:
        """Return the food of another seat's truck."""
        if choice.kind == "truck":
            return super().icon(view, scene, Choice(choice.key.rpartition("-")[2], "food"))
        return super().icon(view, scene, choice)

    def choice(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Add to streets and blocks their customers, to trucks their place or price, to cards their text."""
        board_text = self.board_text(words, view, scene)
        match choice.kind:
            case "segment":
                return self._segment_label(words, view, scene, chosen, choice.key)
            case "block" if choice.key in view.blocks and scene.numbers:
                return Label(trimmed(board_text.sides(choice.key), LABEL))
            case "block" if scene.numbers:
                return Label(board_text.say("face-down-place"))
            case "block" if choice.key in view.blocks:
                text = words("food_truck_city-choice-block", block=choice.key, customers=board_text.sides(choice.key))
                return Label(trimmed(text, LABEL))
            case "food":
                return self._food_label(words, view, scene, chosen, choice.key)
            case "truck":
                return self._truck_label(words, view, scene, choice.key)
            case "card":
                name, text = board_text.name("card", choice.key), board_text.name("card", f"{choice.key}-text")
                return Label(trimmed(name, LABEL), trimmed(text, ABOUT))
            case "way" if choice.key != "permit":
                amount = next_fine(view.players[own_seat(view, scene)])
                name = board_text.name("way", choice.key)
                return Label(words("food_truck_city-choice-way", way=name, amount=amount))
        return super().choice(words, view, scene, chosen, choice)

    def _asking(self, words: Words, view: View, scene: Scene, chosen: Chosen) -> dict[str, Value]:
        """Return a truck's price of release: if it is the only one, only the question can say it."""
        truck = view.players[own_seat(view, scene)].truck(chosen[1]) if len(chosen) > 1 else None
        return {"debt": truck.debt} if chosen[0] == "release" and truck is not None else {}

    def _segment_label(self, words: Words, view: View, scene: Scene, chosen: Chosen, segment: str) -> Label:
        """Return a street: its customers, and what the truck on its way there would collect."""
        board_text = self.board_text(words, view, scene)
        brings, facing = bringing(board_text, scene, chosen, segment), board_text.facing(segment)
        if not brings:
            text = words("food_truck_city-choice-segment", segment=segment, customers=facing)
            return Label(trimmed(facing if scene.numbers else text, LABEL))
        found = gain(view, own_seat(view, scene), chosen[1], segment)
        average, about = board_text.decimal(found.average), ""
        if chosen[0] == "bonus" and found.now is not None:
            about = words("food_truck_city-choice-average", average=average)
        else:
            brings = words("food_truck_city-choice-per-roll", gain=brings)
        message = "food_truck_city-choice-place-gain" if scene.numbers else "food_truck_city-choice-segment-gain"
        return Label(trimmed(words(message, segment=segment, customers=facing, gain=brings), LABEL), about)

    def _food_label(self, words: Words, view: View, scene: Scene, chosen: Chosen, food: str) -> Label:
        board_text = self.board_text(words, view, scene)
        player, name = view.players[own_seat(view, scene)], board_text.name("food", food)
        truck = player.truck(food)
        if truck is None or not chosen:
            return Label(name)
        if truck.at is not None and aims_at_own_truck(chosen):
            about = words("food_truck_city-choice-faced", customers=board_text.facing(truck.at))
            if scene.numbers:
                return Label(name, about)
            text = words("food_truck_city-choice-at", food=name, segment=truck.at)
            return Label(text, about)
        if chosen[0] == "release":
            return Label(name, words("food_truck_city-choice-debt", debt=truck.debt))
        cost = price(player)
        if chosen[0] == "buy" and cost is not None:
            return Label(name, words("food_truck_city-choice-price", price=cost))
        return Label(name)

    def _truck_label(self, words: Words, view: View, scene: Scene, key: str) -> Label:
        board_text, named = self.board_text(words, view, scene), truck_named(key)
        text = board_text.name("truck", key)
        truck = view.players[named[0]].truck(named[1]) if named and named[0] < len(view.players) else None
        if truck is None or truck.at is None:
            return Label(trimmed(text, LABEL))
        about = words("food_truck_city-choice-faced", customers=board_text.facing(truck.at))
        if not scene.numbers:
            text = words("food_truck_city-choice-truck", truck=text, segment=truck.at)
        return Label(trimmed(text, LABEL), trimmed(about, ABOUT))

    def _sentence(self, words: Words, view: View, scene: Scene) -> str:
        """Return the sentence at the foot: the question of a choosing seat, else the last event, else whose turn."""
        if scene.decision and scene.chosen:
            return self.prompt(words, view, scene, scene.decision)
        told = (self._brief(words, view, scene, event) for event in headlines(scene.events))
        return " ".join(filter(None, told)) or self.board_text(words, view, scene).whose(scene.waiting)

    def _hand(self, words: Words, view: View, scene: Scene, board_text: BoardText) -> Picture:
        viewer = view.viewer
        held = held_cards(board_text, scene)
        if viewer is None:
            title, empty = board_text.say("held-secret-title"), board_text.say("held-secret")
        else:
            title, empty = board_text.say("held-title"), board_text.say("no-hand")
        image = hand.draw(viewer, title, held, empty)
        told = [board_text.say("held-card", card=c.name, text=c.text, when=c.when) for c in held]
        alt = " ".join(told) or empty
        data = encode_png(image, palette_for(view.size), DENSE)
        return Picture(data, "food-truck-city-hand.png", image.width, image.height, alt)

    def _place_name(self, words: Words, view: View, scene: Scene, place: str) -> str:
        kind, _, key = place.rpartition(":")
        return self.name(words, view, scene, Ref(kind or "segment", key))

    def _alt(self, words: Words, view: View, scene: Scene, page: str) -> str:
        board_text = self.board_text(words, view, scene)
        if page == "distances":
            return " ".join([board_text.say("distances"), *board_text.distances()])
        alt = alt_text(board_text, scene, self.happened(words, view, scene))
        if scene.numbered:
            named = [(self._place_name(words, view, scene, place), number) for place, number in scene.numbered]
            alt = f"{legend(words, named)} {alt}"
        return alt if page in ("board", "hand") else " ".join([board_text.say("city-page"), alt])


def _kind_of(key: str) -> str:
    """Return what a card's target is, by its key."""
    kinds = (("food", FOODS), ("customer", CUSTOMERS), ("card", CARDS), ("quarters", QUARTERS))
    found = next((kind for kind, keys in kinds if key in keys), None)
    return found or ("truck" if truck_named(key) else "segment")


PRESENTER = FoodTruckCityPresenter(FoodTruckCityControlLayout())
