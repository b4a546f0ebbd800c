"""The presentation of Critter Kitchen: names, labels of choices, the pictures, and the board in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from PIL import Image

from games.critter_kitchen import TITLE
from games.critter_kitchen.events import FIELDS, LaidOut, LeftOver, RoundBegan, RumorPlaced, Sent
from games.critter_kitchen.state import RIVAL
from games.critter_kitchen.view import View
from games.kernel import Action, Choice, Chosen, Event, Ref
from renderers.critter_kitchen import board, kitchen, labels, market, notes, reveal, score, shopping
from renderers.critter_kitchen.control_layout import CritterKitchenControlLayout
from renderers.critter_kitchen.highlights import headlines, revealed
from renderers.critter_kitchen.icons import ICONS
from renderers.critter_kitchen.palette import palette
from renderers.critter_kitchen.text_board import LEFT_OUT, BoardText, alt_text, score_sheet, text_board, winners
from renderers.critter_kitchen.view_model import view_model
from renderers.kit import numbers
from renderers.kit.picture import Picture, encode_png, trimmed
from renderers.kit.presenter import THEN, Label, Presenter, Scene
from renderers.kit.text_board import in_one_breath
from renderers.words import Value, Words

LABEL, ABOUT = 80, 100  # Discord's limits for a choice's name and description
_SEVERAL = 2  # this many locations are worth a picture
"""The decisions made in the kitchen."""
TEXTS = ("chef", "critic", "rumor", "restaurateur", "cart")
"""The kinds of things whose cards have a text."""


class CritterKitchenPresenter(Presenter[View]):
    """The presentation of Critter Kitchen."""

    title = "critter_kitchen"
    in_heading = (RoundBegan,)
    icons = ICONS
    by_turns = False
    fields = FIELDS
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "plan": ("planning",),
        "place": ("rumors",),
        "refrigerate": ("fridge",),
        **dict.fromkeys(("basil", "tansy", "penny", "juniper"), ("zous",)),
    }
    pages = ("board", "kitchen", "reveal", "score")
    left_out = LEFT_OUT

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """Return tokens and parts of dishes by their ingredients; the rival by its own name."""
        if ref.kind == "seat" and int(ref.key) == RIVAL and view.rival is not None:
            return words("critter_kitchen-rival")
        if ref.key == "none":
            return "none"
        if ref.kind in labels.KINDS:
            named = labels.named_by(lambda other: self.name(words, view, scene, other))
            return labels.KINDS[ref.kind](words, named, ref.key)
        return super().name(words, view, scene, ref)

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """Return `board`, at the end the scoring; `kitchen`, the viewer's own; `reveal`, all plans; `score`, the sheet.

        `plan`, for a seat that plans alone, is the board with its own shelves below it.
        """
        drawn = scene.drawable()
        board_text = self.board_text(words, view, drawn)
        if page == "board" and view.over:
            page = "score"
        if page == "kitchen":
            image = kitchen.draw(kitchen.page_of(board_text, drawn, self._asked(words, view, drawn)))
        elif page == "reveal":
            image = reveal.draw(reveal.page_of(board_text, drawn))
        elif page == "score":
            image = score.draw(score.page_of(board_text, drawn))
        else:
            image = board.draw_board(view_model(board_text, drawn, self._sentence(words, view, drawn)))
            if page == "plan":
                image = kitchen.below(image, kitchen.page_of(board_text, drawn, ""))
        return self._picture(image, page, self._alt(words, view, scene, page))

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Return everything on the table in plain lines, the viewer's kitchen first."""
        return text_board(self.board_text(words, view, scene), scene, self.happened(words, view, scene))

    def phase(self, words: Words, view: View, scene: Scene, number: int) -> str:
        """Return the round."""
        return self.stage_name(words, view.round)

    def stage_name(self, words: Words, number: int) -> str:
        """Return a round."""
        return words("critter_kitchen-phase", round=number)

    def stage_number(self, view: View, number: int) -> int:
        """Return the round."""
        return view.round

    def notes(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return the own plan and storage, the best found, the price of the fridge; what is preferred."""
        board_text = self.board_text(words, view, scene)
        return [*notes.notes(board_text, view, scene), *shopping.notes(board_text, scene)]

    def _asking(self, words: Words, view: View, scene: Scene, chosen: Chosen) -> dict[str, Value]:
        """Return the zous chef that is sent, and the dish under construction."""
        dishes = [link for link in chosen if link in view.challenges]
        working = view.players[scene.decision.seat].working if scene.decision is not None else None
        return {
            "helper": "" if working is None else Ref("chef", working),
            "dish": Ref("challenge", dishes[-1]) if dishes else "",
        }

    def event(self, words: Words, view: View, scene: Scene, event: Event) -> str | None:
        """Return an event as in the catalogue; plans as chefs with locations. The rival reads no rumors (10)."""
        if isinstance(event, Sent):
            board_text = self.board_text(words, view, scene)
            places = notes.sent(board_text, event.chefs, event.locations)
            return words("critter_kitchen-event-sent", seat=board_text.seat(event.seat), locations=places)
        if isinstance(event, RumorPlaced) and market.is_rival(view, event.seat):
            return self.words(words, view, scene)("critter_kitchen-rival-rumor", icon=Ref("space", event.icon))
        return super().event(words, view, scene, event)

    def digest(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return a digest like `game_log`; items at locations only in words, for those without the picture."""
        lying = [event for event in scene.events if isinstance(event, LaidOut | LeftOver)]
        if len(lying) < _SEVERAL and not scene.pictured:
            return super().digest(words, view, scene)
        left_out = (*self.in_heading, LaidOut, LeftOver)
        return self.sentences(words, view, scene, [one for one in scene.events if not isinstance(one, left_out)])

    def happened(self, words: Words, view: View, scene: Scene) -> str:
        """Return the last events in one or two sentences; '' before anything has happened."""
        said = [words("critter_kitchen-board-revealed")] if revealed(scene.events) and view.chefs else []
        return " ".join([*said, *self.sentences(words, view, scene, headlines(scene.events, 2 - len(said)))])

    def board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        """Return the view in words, with this table's names."""
        return BoardText(words, view, lambda ref: self.name(words, view, scene, ref))

    def icon(self, view: View, scene: Scene, choice: Choice) -> str | None:
        """Return the token of what is kept, served or preferred, without what seasons it."""
        if choice.kind in ("token", "part", "preference"):
            key = choice.key.rpartition("/")[2].partition("+")[0]
            return super().icon(view, scene, Choice(key, "item"))
        return super().icon(view, scene, choice)

    def choice(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Add to locations what lies there, to parts what they are worth, to cards what they do."""
        board_text = self.board_text(words, view, scene)
        if choice.kind == "verb":
            return super().choice(words, view, scene, chosen, choice)
        if choice.kind == "end" and len(chosen) == 1:
            return Label(words("critter_kitchen-end-nothing"))
        key = (
            choice.key.rpartition(":")[2] if choice.kind == "preference" else choice.key
        )  # its menu says already when it is
        text = trimmed(board_text.name(choice.kind, key), LABEL)
        about = ""
        if choice.kind == "location":
            place = choice.key.partition("+")[0]
            own = words.find(f"critter_kitchen-location-{place.replace('_', '-')}-text") or ""
            about = board_text.names("item", view.items[place]) if view.items.get(place) else own
        elif choice.kind == "part":
            about = words("critter_kitchen-part-about", quality=kitchen.worth(view, scene, choice.key))
        elif choice.kind == "challenge":
            about = kitchen.needs_in_words(board_text, choice.key)
        elif choice.kind in ("item", "preference") and chosen == ("take",):
            does = words.find(f"critter_kitchen-chef-{choice.key}-text")  # of a zous chef, who is taken like a token
            about = " · ".join(filter(None, (shopping.about(board_text, choice), does)))
        elif choice.kind in TEXTS:
            about = words.find(f"critter_kitchen-{choice.kind}-{choice.key.replace('_', '-')}-text") or ""
        return Label(text, trimmed(about, ABOUT))

    def action(self, words: Words, view: View, scene: Scene, action: Action) -> str:
        """Return the verb and the names of its arguments; challenges among the parts of dishes by their names."""
        if action.verb == "plan" and scene.viewer is not None:
            return notes.plan(self.board_text(words, view, scene), view, scene.viewer, action.args)
        verb = TITLE.info.verb(action.verb)
        kinds = [param.kind for param in verb.params] if verb else []
        kinds += kinds[-1:] * (len(action.args) - len(kinds))
        named = [
            self.name(words, view, scene, Ref(_kind_of(view, kind, arg), arg))
            for kind, arg in zip(kinds, action.args, strict=False)
        ]
        said = words(f"critter_kitchen-verb-{action.verb}")
        return THEN.join([said, ", ".join(named)]) if named else said

    def _value(self, field: str, value: Any) -> Value:
        """Return a value of a sentence; nothing is `none` in this title."""
        return "none" if value is None or value == [] else super()._value(field, value)

    def _sentence(self, words: Words, view: View, scene: Scene) -> str:
        """Return the sentence at the foot: the question of a choosing seat, else the last event, else whose turn."""
        if scene.decision and (scene.chosen or scene.offered):
            return self.prompt(words, view, scene, scene.decision)
        happened = self.happened(words, view, scene)
        return happened or self.board_text(words, view, scene).whose(scene.waiting, winners(scene))

    def _asked(self, words: Words, view: View, scene: Scene) -> str:
        return self.prompt(words, view, scene, scene.decision) if scene.decision else ""

    def _picture(self, image: Image.Image, page: str, alt: str) -> Picture:
        name = "critter-kitchen.png" if page == "board" else f"critter-kitchen-{page}.png"
        return Picture(encode_png(image, palette()), name, image.width, image.height, alt)

    def _alt(self, words: Words, view: View, scene: Scene, page: str) -> str:
        board_text = self.board_text(words, view, scene)
        whose = board_text.whose(scene.waiting, winners(scene))
        tell: dict[str, Callable[[], list[str]]] = {
            "kitchen": lambda: kitchen.page_text(board_text, self._asked(words, view, scene), scene),
            "reveal": lambda: reveal.page_text(board_text),
            "score": lambda: [whose, *score_sheet(board_text)] if view.over else [board_text.say("board-no-score")],
        }
        if page in tell:
            return in_one_breath(*tell[page]())
        if scene.numbered:
            named = [(board_text.name("location", place), number) for place, number in scene.numbered]
            return in_one_breath(numbers.legend(words, named), alt_text(board_text, scene, ""))
        own = board_text.storage(view.viewer) if page == "plan" and view.viewer is not None else []
        return in_one_breath(*own, alt_text(board_text, scene, self.happened(words, view, scene)))


def _kind_of(view: View, kind: str, key: str) -> str:
    """Return what a link is: challenges and the end are among the parts of dishes."""
    if key == "end":
        return "end"
    return "challenge" if kind == "part" and key in view.challenges else kind


PRESENTER = CritterKitchenPresenter(CritterKitchenControlLayout())
