"""How Foodfighters is shown: names, labels of choices, the picture, and the board in words."""

from __future__ import annotations

from games.foodfighters.data import POWERS, TYPE_OF_CODE, fighter_of
from games.foodfighters.events import FIELDS
from games.foodfighters.geometry import CELL_OF, CELLS
from games.foodfighters.pantry import price
from games.foodfighters.view import View
from games.kernel import Action, Choice, Chosen, Ref, Seat
from renderers.foodfighters import board
from renderers.foodfighters.alt import alt_text
from renderers.foodfighters.highlights import Place, headlines, marks
from renderers.foodfighters.layout import HEIGHT
from renderers.foodfighters.panels import Caption
from renderers.foodfighters.text_board import BoardText
from renderers.foodfighters.text_page import text_board
from renderers.kit.encode import encode_png
from renderers.kit.layout import WIDTH
from renderers.kit.picture import Picture, trimmed
from renderers.kit.presenter import Label, Presenter, Scene, Several
from renderers.words import Words

LABEL, ABOUT = 80, 100  # Discord's limits for a choice's name and description
ENEMY_FIRST = ("undertow", "sticky_rice")  # cards whose cells are the enemy's


class FoodfightersPresenter(Presenter[View]):
    """The presentation of Foodfighters."""

    title = "foodfighters"
    fields = FIELDS

    def name(self, words: Words, view: View, scene: Scene, ref: Ref) -> str:
        """A fighter is called by its type, a cell by its name without the side, a die by its face."""
        if ref.kind == "fighter":
            return super().name(words, view, scene, Ref("type", TYPE_OF_CODE[ref.key[0]]))
        if ref.kind.endswith("cell"):
            return ref.key.rpartition(".")[2]
        if ref.kind == "die":
            return _telling(self, words, view, scene).die(int(ref.key))
        return super().name(words, view, scene, ref)

    def picture(self, words: Words, view: View, scene: Scene, page: str = "board") -> Picture:
        """The board as a PNG, the viewer's side below (South's for a spectator)."""
        shown = self._board(words, view, scene)
        data = encode_png(board.draw(shown), board.palette_for(shown))
        board_text = _telling(self, words, view, scene)
        alt = alt_text(board_text, scene.waiting, self.happened(words, view, scene), _bottom(scene))
        return Picture(data, "foodfighters.png", WIDTH, HEIGHT, alt)

    def text_board(self, words: Words, view: View, scene: Scene) -> str:
        """Everything on the table in plain lines."""
        happened = self.happened(words, view, scene)
        return text_board(_telling(self, words, view, scene), scene.waiting, happened, _bottom(scene))

    def happened(self, words: Words, view: View, scene: Scene) -> str:
        """The last action in one or two sentences; '' before anything has happened."""
        told = (self.event(words, view, scene, event) for event in headlines(scene.events))
        return " ".join(sentence for sentence in told if sentence)

    def choice(self, words: Words, view: View, scene: Scene, chosen: Chosen, choice: Choice) -> Label:
        """Cells read as who stands there and whom it thinks of; things for sale say their price."""
        if choice.kind in ("own_cell", "enemy_cell"):
            return self._cell_label(words, view, scene, choice)
        if choice.kind == "fighter":
            return self._fallen_label(words, view, scene, choice.key)
        if choice.kind in ("item", "card"):
            name = self.name(words, view, scene, Ref(choice.kind, choice.key))
            return Label(trimmed(name, LABEL), trimmed(self._price(words, view, scene, choice.key), ABOUT))
        return super().choice(words, view, scene, chosen, choice)

    def several(self, view: View, scene: Scene) -> Several | None:
        """Two fighters change places: both are picked in one menu."""
        if scene.chosen[:1] != ("swap",) or scene.viewer is None:
            return None
        grid = view.sides[scene.viewer].grid
        return Several(("swap",), {Choice(cell, "own_cell", more=True): 1 for cell in CELLS if grid[CELL_OF[cell]]}, count=2)

    def _chosen_name(self, words: Words, view: View, scene: Scene, chosen: Chosen, kind: str) -> str:
        """Who stands in a cell, and where."""
        link = chosen[-1]
        if link not in CELL_OF:
            return _telling(self, words, view, scene).name("card" if link in POWERS else "item", link)
        fighter = view.sides[_own_seat(view, scene)].grid[CELL_OF[link]] if kind == "own_cell" else None
        type_ = "" if fighter is None else _telling(self, words, view, scene).name("type", fighter.type)
        return f"{link} {type_}".strip()

    def action(self, words: Words, view: View, scene: Scene, action: Action) -> str:
        """The verb and its arguments by name: `Buy Spoon F0`."""
        named = [
            self.name(words, view, scene, Ref("card" if arg in POWERS else "item", arg)) if arg not in CELL_OF else arg
            for arg in action.args
        ]
        verb = self.choice(words, view, scene, (), Choice(action.verb, "verb")).text
        return " ".join([verb, *named])

    def _board(self, words: Words, view: View, scene: Scene) -> board.Board:
        board_text = _telling(self, words, view, scene)
        me = _own_seat(view, scene)
        return board.Board(
            view=view,
            bottom=_bottom(scene),
            waiting=() if view.outcome else scene.waiting,
            captions=(_caption(board_text, scene, 0), _caption(board_text, scene, 1)),
            cards={card: board_text.name("card", card) for side in view.sides for card in side.deck},
            sentence=self._sentence(words, view, scene),
            marks=marks(view, scene.events),
            chosen=_chosen(scene.chosen, me),
            offered=tuple(
                (me if choice.kind == "own_cell" else 1 - me, CELLS.index(choice.key))
                for choice in scene.offered
                if choice.kind in ("own_cell", "enemy_cell")
            ),
        )

    def _sentence(self, words: Words, view: View, scene: Scene) -> str:
        """At the foot: the question while a seat is choosing, else what happened, else whose turn it is."""
        if scene.decision and scene.chosen:
            return self.prompt(words, view, scene, scene.decision)
        board_text = _telling(self, words, view, scene)
        return self.happened(words, view, scene) or board_text.whose(scene.waiting)

    def _cell_label(self, words: Words, view: View, scene: Scene, choice: Choice) -> Label:
        me = _own_seat(view, scene)
        fighter = view.sides[me if choice.kind == "own_cell" else 1 - me].grid[CELL_OF[choice.key]]
        if fighter is None:
            return Label(words("foodfighters-choice-empty", cell=choice.key))
        board_text = _telling(self, words, view, scene)
        items = ", ".join(board_text.load(fighter))
        thought = board_text.name("type", fighter.thought)
        kind = board_text.name("type", fighter.type)
        about = "foodfighters-choice-about-with" if items else "foodfighters-choice-about"
        return Label(
            trimmed(words("foodfighters-choice-fighter", cell=choice.key, type=kind, thought=thought), LABEL),
            trimmed(words(about, thought=thought, items=items), ABOUT),
        )

    def _fallen_label(self, words: Words, view: View, scene: Scene, fighter: str) -> Label:
        """A knocked-out fighter, told from its like by its thought."""
        board_text = _telling(self, words, view, scene)
        kind, thought = fighter_of(fighter)
        about = words("foodfighters-choice-about", thought=board_text.name("type", thought))
        return Label(trimmed(f"{board_text.name('type', kind)} · {about}", LABEL))

    def _price(self, words: Words, view: View, scene: Scene, thing: str) -> str:
        board_text = _telling(self, words, view, scene)
        if thing in POWERS:
            text = words.find(f"foodfighters-card-{thing.replace('_', '-')}-text") or ""
            beans = board_text.beans(POWERS[thing].cost)
            return words("foodfighters-choice-card", beans=beans, text=text)
        return board_text.beans(price(view.sides[_own_seat(view, scene)], thing))


def _telling(presenter: FoodfightersPresenter, words: Words, view: View, scene: Scene) -> BoardText:
    return BoardText(words, view, lambda ref: presenter.name(words, view, scene, ref))


def _bottom(scene: Scene) -> Seat:
    return scene.viewer or 0


def _own_seat(view: View, scene: Scene) -> Seat:
    """The seat whose cells are its own in choices."""
    if scene.viewer is not None:
        return scene.viewer
    return scene.decision.seat if scene.decision else view.active


def _caption(board_text: BoardText, scene: Scene, seat: Seat) -> Caption:
    outcome = board_text.view.outcome
    winner = outcome is not None and outcome.winner == seat
    if outcome is None:
        badge = board_text.say("to-move") if seat in scene.waiting else ""
    else:
        badge = board_text.say("wins") if winner else board_text.say("draws") if outcome.winner is None else ""
    return Caption(board_text.seat(seat), board_text.name("team", board_text.view.sides[seat].team), badge, winner)


def _chosen(chosen: Chosen, me: Seat) -> tuple[Place, ...]:
    """The cells among the links of an unfinished action: own ones, but for an attack's target and some cards."""
    verb, *args = chosen or ("",)
    cells = [arg for arg in args if arg in CELL_OF]
    if args and args[0] in ENEMY_FIRST:
        seats = [1 - me] * len(cells)
    else:
        crosses = verb == "attack" or (bool(args) and args[0] == "second_wave")
        seats = [me, 1 - me if crosses else me][: len(cells)]
    return tuple((seat, CELL_OF[cell]) for seat, cell in zip(seats, cells, strict=True))


PRESENTER = FoodfightersPresenter()
