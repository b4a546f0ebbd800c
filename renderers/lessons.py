"""Guided first games: short scenes from a prepared game of a title, each with one idea, to be watched or played.

A title's lessons are data: `lessons.toml` beside its presenter defines the game (options, seed, moves) and
its scenes; the words are messages `<title>-lesson-<lesson>-<scene>` of its catalogue. A title
without that file gets a lesson from a game between bots: one scene for each kind of question.

A scene is named by its stage: two for each, before and after its move, so that a number is all there is to store.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel import PLAYERS, Action, Chance, Event, Game, Seat, only_action
from games.kernel.registry import title as title_of
from renderers.titles import TITLES, presenters
from renderers.words import Words, message_id

LEARNER: Seat = 0
"""The learner's seat; a bot plays all others."""
SCENES = range(5, 13)
"""The number of scenes of a lesson; those that show one module may be shorter (`aside`)."""
_FILE = "lessons.toml"
_LONGEST = 120
_KEPT = 128


class LessonScene(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a moment of the game, the highlights of its picture, and the expected move; none to look only.

    `lit` are boxes (left, top, right, bottom) in thousandths of the picture's width and height. `then` are moves that
    follow automatically (`1: roll`). `happens` names events that the moves must cause, by their tags: where it ends.
    """

    id: str
    move: str = ""
    then: tuple[str, ...] = ()
    happens: tuple[str, ...] = ()
    page: str = ""
    lit: tuple[tuple[int, int, int, int], ...] = ()
    topic: str = ""
    """A topic of the rules with more; in a lesson without words of its own, its text."""

    @property
    def action(self) -> Action | None:
        """The expected move; None if there is only something to see."""
        return Action.of(self.move.split()) if self.move else None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared game and its scenes. `before` are the moves made when the first scene begins.

    `draws` numbers the run of luck. `aside` marks a lesson about one module alone. A lesson that `follows` another
    begins with that one's final position.
    """

    id: str
    scenes: tuple[LessonScene, ...]
    seats: int
    draws: int = 1
    options: dict[str, Any] = {}
    before: tuple[str, ...] = ()
    aside: bool = False
    follows: str = ""

    @property
    def seed(self) -> bytes:
        """The seed of the game, whose luck is always the same."""
        return self.draws.to_bytes(32, "big")

    @property
    def stages(self) -> int:
        """The number of stages: each is shown before the next."""
        return 2 * len(self.scenes)

    def scene(self, stage: int) -> LessonScene:
        """Return the scene of a stage."""
        return self.scenes[stage // 2]

    def following(self, stage: int) -> int | None:
        """Return the next stage, skipping those after a scene without a move; None at the end."""
        return next((at for at in range(stage + 1, self.stages) if self._shown(at)), None)

    def earlier(self, stage: int) -> int | None:
        """Return the beginning of the scene before that of a stage; None at the first."""
        return stage - stage % 2 - 2 if stage >= 2 else None

    def _shown(self, stage: int) -> bool:
        return stage % 2 == 0 or bool(self.scene(stage).move)


class _File(Struct, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


@cache
def lessons(title_id: str) -> tuple[Lesson, ...]:
    """Return the lessons of a title in the recommended order: its own, else one from a game of bots."""
    path = resources.files(presenters()[title_id].module) / _FILE
    if not path.is_file():
        return (read_off(title_id),)
    return msgspec.toml.decode(path.read_text("utf-8"), type=_File).lesson


def has_any(title_id: str) -> bool:
    """Return whether there is a title of that name, which then has lessons."""
    return title_id in TITLES


def lesson(title_id: str, lesson_id: str) -> Lesson | None:
    """Return a lesson by its name; None if the title has no such lesson."""
    return next((one for one in lessons(title_id) if one.id == lesson_id), None)


@lru_cache(_KEPT)
def position(title_id: str, lesson_id: str, stage: int) -> tuple[Game[Any, Any], tuple[Event, ...]]:
    """Return the game at a stage, and the events of its scene's moves; callers must not change it.

    Raise LookupError for anything unknown, InputError if a lesson's move is not legal.
    """
    found = lesson(title_id, lesson_id)
    if found is None or not 0 <= stage < found.stages:
        raise LookupError(f"{title_id} has no stage {stage} of a lesson {lesson_id}")
    game, events = _begun(title_id, found), list[Event]()
    for at in range(stage + stage % 2):
        if at % 2:
            events = [event for line in _moves(found.scene(at)) for event in _move(game, line, found.seed)]
    return game, tuple(events) if stage % 2 else ()


def _begun(title_id: str, one: Lesson) -> Game[Any, Any]:
    """Return the game at the beginning of a lesson: a new one, or that of the lesson it follows."""
    earlier = lesson(title_id, one.follows) if one.follows else None
    if earlier is not None:
        game = position(title_id, earlier.id, earlier.stages - 1)[0].copy()
    else:
        title = title_of(title_id)
        game, _ = Game.new(title, title.options(one.options, one.seats), one.seats, Chance(one.seed))
    for line in one.before:
        _move(game, line, one.seed)
    return game


def heading(title_id: str, one: Lesson, words: Words) -> str:
    """Return the name of a lesson."""
    own = words.find(message_id(title_id, "lesson", one.id, "title"))
    module = words.find(message_id(title_id, "module", one.id)) if one.aside else None
    return own or module or words("learn-first-game")


def stage_text(title_id: str, one: Lesson, stage: int, words: Words) -> str:
    """Return the text of a stage: before a move what to see and to do, after it what happened and why."""
    scene = one.scene(stage)
    parts = ("lesson", one.id, scene.id, *(("after",) if stage % 2 else ()))
    own = words.find(message_id(title_id, *parts))
    if own is None and stage % 2 == 0:
        return words.find(message_id(title_id, "rules", scene.topic)) or words("learn-any")
    return own or words("learn-any-after")


def _moves(scene: LessonScene) -> Iterator[str]:
    if scene.move:
        yield f"{LEARNER}: {scene.move}"
    yield from scene.then


def _move(game: Game[Any, Any], line: str, seed: bytes) -> list[Event]:
    seat, _, links = line.partition(": ")
    return game.act(int(seat), Action.of(links.split()), seed).events


# A lesson of any title


def read_off(title_id: str) -> Lesson:
    """Return a lesson from a game between bots: one scene for each kind of question to the learner."""
    title = title_of(title_id)
    seats = max(2, title.info.seats[0])
    made = Lesson("first", (), seats)
    game, _ = Game.new(title, title.options({}, seats), seats, Chance(made.seed))
    moves: list[tuple[str, str]] = []
    for _ in range(_LONGEST):
        owed = next((decision for decision in game.decisions() if decision.owed), None)
        if owed is None:
            break
        chance = Chance(made.seed, game.position)
        action = PLAYERS["normal"].choose(title, game.view(owed.seat), owed.seat, chance)
        choice = owed.seat == LEARNER and only_action(title, game.state, LEARNER) is None
        moves.append((owed.kind if choice else "", f"{owed.seat}: {action}"))
        game.act(owed.seat, action, made.seed)
    return _cut_into_scenes(title_id, made, moves)


def _cut_into_scenes(title_id: str, made: Lesson, moves: list[tuple[str, str]]) -> Lesson:
    """Return the lesson whose scenes are the first moves of each kind, then others until there are enough."""
    kinds = [kind for kind, _ in moves]
    first = [at for at, kind in enumerate(kinds) if kind and kind not in kinds[:at]]
    more = [at for at, kind in enumerate(kinds) if kind and at not in first][: max(0, SCENES[0] - len(first))]
    starts = sorted((*first[: SCENES[-1]], *more))
    texts = [line for _, line in moves]
    scenes = []
    for number, (at, end) in enumerate(zip(starts, (*starts[1:], starts[-1] + 1), strict=True)):
        move, topic = texts[at].partition(": ")[2], _topic(title_id, kinds[at])
        scenes.append(LessonScene(f"{kinds[at]}-{number}", move, tuple(texts[at + 1 : end]), topic=topic))
    return msgspec.structs.replace(made, before=tuple(texts[: starts[0]]), scenes=tuple(scenes))


def _topic(title_id: str, kind: str) -> str:
    """Return the rules topic named like a kind of decision; else that of the turn, else of the goal."""
    return next((one for one in (kind, "turn", "goal") if Words("en").find(message_id(title_id, "rules", one))), "goal")
