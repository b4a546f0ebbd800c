"""The presentation of Foodfighters: names, labels of choices, the picture, and the board in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from games.foodfighters.data import POWERS, TYPE_OF_CODE, fighter_of
from games.foodfighters.dice import chance_of_splats
from games.foodfighters.events import FIELDS, TurnStarted
from games.foodfighters.geometry import CELL_OF
from games.foodfighters.pantry import price
from games.foodfighters.state import Fighter
from games.foodfighters.view import View
from games.kernel import Action, Choice, Chosen, Ref
from games.kernel.registry import title
from renderers.foodfighters import board
from renderers.foodfighters.control_layout import FoodfightersControlLayout
from renderers.foodfighters.highlights import headlines
from renderers.foodfighters.icons import ICONS
from renderers.foodfighters.layout import HEIGHT
from renderers.foodfighters.palette import palette_for
from renderers.foodfighters.text_board import LEFT_OUT, BoardText, alt_text, load, text_board
from renderers.foodfighters.view_model import own_seat, view_model
from renderers.kit.layout import WIDTH
from renderers.kit.numbers import legend
from renderers.kit.picture import Picture, encode_png, trimmed
from renderers.kit.presenter import THEN, Label, Presenter, Scene
from renderers.kit.type import Face, drawable
from renderers.words import Words, message_id

LABEL, ABOUT = 80, 100  # Discord's limits for a choice's name and description
_KEPT = 5_000
"""The number of cached fighter labels: most of a table's are asked for after every move, and few have changed."""


class FoodfightersPresenter(Presenter[View]):
    """The presentation of Foodfighters."""

    title = "foodfighters"
    in_heading = (TurnStarted,)
    icons = ICONS
    counted = ("foodfighters-score-total",)
    fields = FIELDS
    topics: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "buy": ("items", "bonus-die", "cards"),
        **dict.fromkeys(
            ("pre_action", "reroll", "react_tears", "after_miss", "react_shield"), ("cards", "card-moments")
        ),
        "fill": ("gaps",),
    }
    left_out = LEFT_OUT

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """Name a fighter by its type, a cell by its name without the side, a die by its face."""
        if ref.kind == "fighter":
            return super().name(words, view, scene, Ref("type", TYPE_OF_CODE[ref.key[0]]))
        if ref.kind.endswith("cell"):
            return ref.key.rpartition(".")[2]
        if ref.kind == "die":
            return self.board_text(words, view, scene).die(int(ref.key))
        return super().name(words, view, scene, ref)

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """Return the board as a PNG, the viewer's side below (South's for a spectator)."""
        drawn = scene.drawable()
        sentence = drawable(self._sentence(words, view, drawn), Face.STRONG)
        shown = view_model(self.board_text(words, view, drawn), drawn, sentence)
        data = encode_png(board.draw_board(shown), palette_for(shown))
        alt = alt_text(self.board_text(words, view, scene), scene, self.happened(words, view, scene))
        if scene.numbered:
            cells = [(scene.names[int(place[0])] + " " + place[2:], number) for place, number in scene.numbered]
            alt = f"{legend(words, cells)} {alt}"
        return Picture(data, "foodfighters.png", WIDTH, HEIGHT, alt)

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Return everything on the table in plain lines."""
        return text_board(self.board_text(words, view, scene), scene, self.happened(words, view, scene))

    def happened(self, words: Words, view: View, scene: Scene) -> str:
        """Return the last action in one or two sentences; '' before anything has happened."""
        return " ".join(self.sentences(words, view, scene, headlines(scene.events)))

    def rules(self, words: Words, topic: str) -> str:
        """Return the rules by catalogue; the part on Power cards lists every card with its price and its text."""
        told = super().rules(words, topic)
        return "\n".join([told, "", *(self._in_full(words, card) for card in POWERS)]) if topic == "cards" else told

    def _in_full(self, words: Words, card: str) -> str:
        own = message_id(self.title, "card", card)
        beans = words("foodfighters-board-beans", beans=POWERS[card].cost)
        return words("foodfighters-board-card-in-full", card=words(own), beans=beans, text=words(f"{own}-text"))

    def board_text(self, words: Words, view: View, scene: Scene) -> BoardText:
        """Return the view in words, with this table's names."""
        return BoardText(words, view, lambda ref: self.name(words, view, scene, ref))

    def icon(self, view: View, scene: Scene, choice: Choice) -> str | None:
        """Return the fighter in a cell, or a fallen one."""
        if choice.kind == "fighter":
            return f"type-{fighter_of(choice.key)[0]}"
        if choice.kind in ("own_cell", "enemy_cell"):
            me = own_seat(view, scene)
            fighter = view.sides[me if choice.kind == "own_cell" else 1 - me].grid[CELL_OF[choice.key]]
            return None if fighter is None else f"type-{fighter.type}"
        return super().icon(view, scene, choice)

    def choice(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Label cells by their fighter and its thought; things for sale have a price, cards in hand none."""
        if choice.kind in ("own_cell", "enemy_cell"):
            return self._cell_label(words, view, scene, chosen, choice)
        if choice.kind == "fighter":
            return self._fallen_label(words, view, scene, choice.key)
        if choice.kind in ("item", "card"):
            key = choice.key
            if chosen[:1] == ("play",):  # paid when it was bought: playing it is free (rules section 11)
                return _ware_label(words.locale, choice.kind, key, None)
            cost = POWERS[key].cost if key in POWERS else price(view.sides[own_seat(view, scene)], key)
            return _ware_label(words.locale, choice.kind, key, cost)
        return super().choice(words, view, scene, chosen, choice)

    def _chosen_name(self, words: Words, view: View, scene: Scene, chosen: Chosen, kind: str) -> str:
        """Return a cell's fighter, and the cell."""
        link = chosen[-1]
        if link not in CELL_OF:
            return self.board_text(words, view, scene).name("card" if link in POWERS else "item", link)
        fighter = view.sides[own_seat(view, scene)].grid[CELL_OF[link]] if kind == "own_cell" else None
        type_ = "" if fighter is None else self.board_text(words, view, scene).name("type", fighter.type)
        return f"{link} {type_}".strip()

    def action(self, words: Words, view: View, scene: Scene, action: Action) -> str:
        """Return the verb and its arguments by name, cells with their fighters: `Attack F1 Bacon with F0 Onion`."""
        if action.verb == "attack" and len(action.args) == 2:
            attacker, target = (self._argument(words, view, scene, action, at) for at in range(2))
            return words("foodfighters-action-attack", attacker=attacker, target=target)
        verb = self.choice(words, view, scene, (), Choice(action.verb, "verb")).text
        return THEN.join([verb, *(self._argument(words, view, scene, action, at) for at in range(len(action.args)))])

    def _argument(self, words: Words, view: View, scene: Scene, action: Action, at: int) -> str:
        arg = action.args[at]
        if arg not in CELL_OF:
            return self.name(words, view, scene, Ref("card" if arg in POWERS else "item", arg))
        verb, me = title(self.title).info.verb(action.verb), own_seat(view, scene)
        kind = verb.params[at].kind if verb else ""
        if kind not in ("own_cell", "enemy_cell"):
            return arg
        fighter = view.sides[me if kind == "own_cell" else 1 - me].grid[CELL_OF[arg]]
        return arg if fighter is None else f"{arg} {self.board_text(words, view, scene).name('type', fighter.type)}"

    def _sentence(self, words: Words, view: View, scene: Scene) -> str:
        """Return the sentence at the foot: the question of a choosing seat, else the last event, else whose turn."""
        if scene.decision and scene.chosen:
            asked = self.question(words, view, scene, scene.chosen)
            return asked or self.prompt(words, view, scene, scene.decision)
        board_text = self.board_text(words, view, scene)
        return self.happened(words, view, scene) or board_text.whose(scene.waiting)

    def _cell_label(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        me, own = own_seat(view, scene), choice.kind == "own_cell"
        fighter = view.sides[me if own else 1 - me].grid[CELL_OF[choice.key]]
        if fighter is None:
            empty = words("foodfighters-choice-empty", cell="" if scene.numbers else choice.key)
            return Label(empty.strip())
        attacked, attacks = chosen[:1] == ("attack",) and not own, chosen == ("attack",) and own
        role = "target" if attacked else "attacker" if attacks else ""
        cell = "" if scene.numbers else choice.key
        return _fighter_label(words.locale, cell, fighter, role, 3 if view.bonus_die == me else 2)

    def _fallen_label(self, words: Words, view: View, scene: Scene, fighter: str) -> Label:
        """Return a knocked-out fighter, distinguished from its like by its thought."""
        board_text = self.board_text(words, view, scene)
        kind, thought = fighter_of(fighter)
        about = words("foodfighters-choice-about", thought=board_text.name("type", thought))
        return Label(trimmed(f"{board_text.name('type', kind)} · {about}", LABEL))


@lru_cache(_KEPT)
def _ware_label(locale: str, kind: str, key: str, cost: int | None) -> Label:
    """Return a thing's label in a menu: its price, if it is for sale, and its use."""
    words = Words(locale)
    name = words(message_id("foodfighters", kind, key))
    short = words(message_id("foodfighters", "card" if key in POWERS else "item", f"{key}-short"))
    if cost is None:
        return Label(trimmed(name, LABEL), trimmed(short, ABOUT))
    beans = words("foodfighters-board-beans", beans=cost)
    return Label(trimmed(name, LABEL), trimmed(words("foodfighters-choice-card", beans=beans, text=short), ABOUT))


@lru_cache(_KEPT)
def _fighter_label(locale: str, cell: str, fighter: Fighter, role: str, dice: int) -> Label:
    """Return a fighter's label in a menu: its thought, and as a target of these dice its chance to fall."""
    words = Words(locale)
    kind, thought = (words(message_id("foodfighters", "type", one)) for one in (fighter.type, fighter.thought))
    items = ", ".join(load(words, fighter))
    message = "foodfighters-choice-about-with" if items else "foodfighters-choice-about"
    about = words(message, thought=thought, items=items)
    if role == "target":  # a button has room for its label alone
        text = words("foodfighters-choice-target", cell=cell, type=kind, chance=_chance(dice, fighter)).strip()
        odds = _odds(words, dice) if fighter.cracker else ""  # of others the label says all
        return Label(trimmed(text, LABEL), trimmed(" · ".join(filter(None, (odds, about))), ABOUT))
    if role == "attacker":  # its targets show its thought
        text = words("foodfighters-choice-attacker", cell=cell, type=kind).strip()
        return Label(trimmed(text, LABEL), trimmed(about, ABOUT))
    text = words("foodfighters-choice-fighter", cell=cell, type=kind, thought=thought).strip()
    has = words("foodfighters-choice-with", items=items) if items else ""
    return Label(trimmed(text, LABEL), trimmed(has, ABOUT))


def _chance(dice: int, target: Fighter) -> int:
    """Return the percentage of attacks that knock a target out."""
    return round(100 * chance_of_splats(dice, 2 if target.cracker else 1))


def _odds(words: Words, dice: int) -> str:
    """Return the chances that an attack smashes a Cracker and knocks its bearer out; later cards are not counted."""
    hit, double = (round(100 * chance_of_splats(dice, least)) for least in (1, 2))
    return words("foodfighters-odds-cracker", hit=hit, double=double)


PRESENTER = FoodfightersPresenter(FoodfightersControlLayout())
