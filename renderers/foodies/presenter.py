"""The presentation of Foodies: names, labels of choices, pictures, and the board in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.foodies.data import CULTURES, DASHBOARDS, GAME, PRICES, STALLS
from games.foodies.events import FlyerUsed
from games.foodies.state import Court
from games.foodies.steps import Collect, Visit
from games.foodies.view import View
from games.kernel import Action, Choice, Chosen, Decision, Ref
from renderers.foodies.board import draw_board, draw_page
from renderers.foodies.control_layout import FoodiesControlLayout
from renderers.foodies.highlights import headlines
from renderers.foodies.icons import ICONS
from renderers.foodies.palette import palette
from renderers.foodies.text_board import LEFT_OUT, BoardText, alt_text, text_board
from renderers.foodies.view_model import own_seat, view_model
from renderers.kit.numbers import legend
from renderers.kit.picture import Picture, encode_png, trimmed
from renderers.kit.presenter import Label, Presenter, Scene
from renderers.words import Value, Words

_SEVERAL = 2  # this many flyers share a line
NEWS = 360  # characters of the alt text for all events; beyond, it keeps to the most important
LABEL, ABOUT = 80, 100  # Discord's limits for a choice's name and description


class FoodiesPresenter(Presenter[View]):
    """The presentation of Foodies."""

    title = "foodies"
    icons = ICONS
    by_turns = False
    counted = ("foodies-score-popularity",)
    fields: ClassVar[Mapping[str, str]] = {
        "seats": "seat",
        "space": "space",
        "spaces": "space",
        "stall": "stall",
        "covered": "stall",
        "chef": "chef",
        "chefs": "chef",
        "cultures": "culture",
    }
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "face": ("turn", "visit"),
        "flyer": ("flyers", "visit"),
        "pay": ("cultures",),
        "target": ("cultures",),
        "buy": ("market", "cultures"),
        "hire": ("chefs",),
    }
    pages = ("board", "court")
    left_out = LEFT_OUT

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """Name a space by its number; stalls, cultures, chefs and seats by the catalogue."""
        if ref.kind in ("space", "face"):
            return words("foodies-space", space=int(ref.key))
        if ref.kind == "verb":
            return words(f"foodies-verb-{ref.key}")
        return super().name(words, view, scene, ref)

    def _value(self, field: str, value: object) -> Value:
        # A sentence chooses its form by whether a stall is there: `none` if not.
        return "none" if field in ("stall", "covered") and value is None else super()._value(field, value)

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """Return the whole table (`board`), or the viewer's own court (`court`; the active seat's for spectators)."""
        shown = view_model(self, words, view, scene)
        large = page == "court"
        image = draw_page(shown, own_seat(view, scene)) if large else draw_board(shown)
        data = encode_png(image, palette())
        return Picture(data, f"foodies-{page}.png", image.width, image.height, self.alt_text(words, view, scene))

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Return everything on the table in plain lines."""
        return text_board(self.board_text(words, view, scene), scene, self.happened(words, view, scene))

    def alt_text(self, words: Words, view: View, scene: Scene) -> str:
        """Return the picture in words; of many events only the most important."""
        news = self.happened(words, view, scene)
        if scene.numbered:
            named = [(self.name(words, view, scene, Ref(*at.split(":"))), number) for at, number in scene.numbered]
            return f"{legend(words, named)} {alt_text(self.board_text(words, view, scene), scene, '')}"
        if len(news) > NEWS:
            news = self.headline(words, view, scene)
        return alt_text(self.board_text(words, view, scene), scene, news)

    def phase(self, words: Words, view: View, scene: Scene, number: int) -> str:
        """Return the round."""
        return self.stage_name(words, view.rounds)

    def stage_name(self, words: Words, number: int) -> str:
        """Return a round."""
        return words("foodies-phase", round=number)

    def stage_number(self, view: View, number: int) -> int:
        """Return the round."""
        return view.rounds

    def notes(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return, before a purchase, the chance of a throw for each space; before a flyer, the gain without it.

        For a given answer, return which one it is.
        """
        kind, step = scene.decision.kind if scene.decision else "", view.step
        if (given := _given(view, scene)) is not None and not scene.chosen:
            return [words("foodies-note-answer", answer=self.action(words, view, scene, given))]
        if kind == "flyer" and isinstance(step, Visit):
            gives = self._visiting(words, view.courts[own_seat(view, scene)], step.face)
            return ["-# " + words("host-panel-about", choice=words("foodies-verb-stay"), about=gives)]
        if kind != "buy":
            return []
        return [words("foodies-note-odds", faces=GAME.die_faces, percent=round(100 / GAME.die_faces))]

    def digest(self, words: Words, view: View, scene: Scene) -> list[str]:
        """Return the events as `game_log`, with all flyers in one line: below it each person has one."""
        flyers = [event for event in scene.events if isinstance(event, FlyerUsed)]
        if len(flyers) < _SEVERAL:
            return self.game_log(words, view, scene)
        bound = self.words(words, view, scene)
        went = [bound("foodies-digest-flyer", **self._args(event)) for event in flyers]
        rest = self.sentences(words, view, scene, [event for event in scene.events if event not in flyers])
        return [words("foodies-digest-flyers", visits=words.join(went)), *rest]

    def happened(self, words: Words, view: View, scene: Scene) -> str:
        """Return the last events in sentences; '' before anything has happened."""
        return " ".join(self.sentences(words, view, scene, scene.events))

    def headline(self, words: Words, view: View, scene: Scene) -> str:
        """Return the most important of the last events in one or two sentences; '' before anything has happened."""
        return " ".join(self.sentences(words, view, scene, headlines(scene.events)))

    def board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        """Return the view in words, with this table's names."""
        return BoardText(words, view, lambda ref: self.name(words, view, scene, ref))

    def choice(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Add to stalls price and print; to spaces their stall or the gain of a visit."""
        if choice.kind == "stall":
            return self._stall_label(words, view, scene, choice.key)
        if choice.kind in ("space", "face"):
            return self._space_label(words, view, scene, chosen, int(choice.key))
        if choice.kind == "chef":
            name = self.name(words, view, scene, Ref("chef", choice.key))
            return Label(name, trimmed(words(f"foodies-chef-{choice.key}-text"), ABOUT))
        return super().choice(words, view, scene, chosen, choice)

    def prompt(self, words: Words, view: View, scene: Scene, decision: Decision) -> str:
        """Return a prompt as in the catalogue; with a flyer its owner's number of them. All others share a question."""
        if decision.kind == "target":
            return self._which_neighbours(words, view, scene, decision)
        if decision.kind != "flyer" or scene.viewer != decision.seat:
            return super().prompt(words, view, scene, decision)
        flyers = view.courts[decision.seat].flyers
        return self.words(words, view, scene)("foodies-flyer-mine", **decision.about, flyers=flyers)

    def _which_neighbours(self, words: Words, view: View, scene: Scene, decision: Decision) -> str:
        """Return how many neighbours a stall affects, and how."""
        culture = decision.about["culture"]
        assert isinstance(culture, Ref)
        effect, targets = words(f"foodies-culture-{culture.key}-text"), CULTURES[culture.key].targets
        return self.words(words, view, scene)("foodies-ask-target", **decision.about, effect=effect, targets=targets)

    def _stall_label(self, words: Words, view: View, scene: Scene, card: str) -> Label:
        board_text = self.board_text(words, view, scene)
        price = view.market.index(card) if card in view.market else None
        name = board_text.name("stall", card)
        if price is not None:
            name = words("foodies-stall-price", stall=name, price=PRICES[price])
        effect = words(f"foodies-culture-{STALLS[card].culture}-short")  # the main reason to buy
        about = words("foodies-stall-about", **board_text.card(card))
        return Label(trimmed(name, LABEL), trimmed(words("foodies-stall-effect", about=about, effect=effect), ABOUT))

    def _space_label(self, words: Words, view: View, scene: Scene, chosen: Chosen, space: int) -> Label:
        court = view.courts[own_seat(view, scene)]
        card, buying = court.stalls[space], bool(chosen) and chosen[0] == "buy"
        about = ""  # the label of an empty space says all that a visit gives
        if buying or card is not None:
            about = self._covering(words, view, scene, court, space) if buying else self._visiting(words, court, space)
        known = "place" if scene.numbers else "space"
        if card is not None:
            stall = self.name(words, view, scene, Ref("stall", card))
            text = words(f"foodies-{known}-built", space=space, stall=stall)
        elif buying:
            text = words(f"foodies-{known}-empty", space=space)
        else:  # a button has room for a visit's gain in its label only
            text = words(
                f"foodies-{known}-bare", space=space, coins=_lying(court, space), hearts=court.pop_tokens[space]
            )
        return Label(trimmed(text, LABEL), trimmed(about, ABOUT))

    def _covering(self, words: Words, view: View, scene: Scene, court: Court, space: int) -> str:
        card = court.stalls[space]
        if card is None:
            return words("foodies-space-printed", coins=DASHBOARDS[court.dashboard][space - 1])
        return words("foodies-space-covers", stall=self.name(words, view, scene, Ref("stall", card)))

    def _visiting(self, words: Words, court: Court, space: int) -> str:
        card = court.stalls[space]
        coins, popularity = court.coin_tokens[space], court.pop_tokens[space] + court.stars_of(space)
        if card is None:
            return words("foodies-space-visit", coins=_lying(court, space), popularity=popularity)
        stall = STALLS[card]
        effect = words(f"foodies-culture-{stall.culture}-text")
        gives = words("foodies-space-visit", coins=coins + stall.coins, popularity=popularity + stall.popularity)
        return f"{gives}; {effect}"


def _lying(court: Court, space: int) -> int:
    """Return the coins from a visit to a space without a stall."""
    return court.coin_tokens[space] + DASHBOARDS[court.dashboard][space - 1]


def _given(view: View, scene: Scene) -> Action | None:
    """Return the viewer's answer that may still be changed."""
    step, seat = view.step, scene.viewer
    if scene.decision is None or scene.decision.owed or seat is None:
        return None
    if isinstance(step, Visit) and (space := step.answers.get(seat)) is not None:
        return Action("stay") if space == step.face else Action("flyer", (str(space),))
    if isinstance(step, Collect) and seat in step.answers:
        return Action.of(step.answers[seat])
    return None


PRESENTER = FoodiesPresenter(FoodiesControlLayout())
