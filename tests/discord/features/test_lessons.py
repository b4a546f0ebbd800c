"""The guided first games are data: each is legal, each ends at its last scene, and all its words exist."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.discord.limits import CONTENT, CUSTOM_ID, ROW_BUTTONS, ROWS
from bot.lessons.commands import LessonPosition, LessonView
from games.kernel import Action
from games.kernel.registry import title
from renderers import lessons
from renderers.kit.picture import Picture, lit
from renderers.lessons import Lesson
from renderers.titles import TITLES
from renderers.words import LOCALES, Words, message_id, message_ids

EVERY = [(one, lesson) for one in TITLES for lesson in lessons.lessons(one)]
IDS = [f"{one}.{lesson.id}" for one, lesson in EVERY]
FURTHEST_MS = 400


@pytest.mark.parametrize(("owner", "lesson"), EVERY, ids=IDS)
def test_each_lesson_is_legal_and_ends_where_it_says(owner: str, lesson: Lesson) -> None:
    assert lesson.aside or len(lesson.scenes) in lessons.SCENES
    assert len({scene.id for scene in lesson.scenes}) == len(lesson.scenes)
    for number, scene in enumerate(lesson.scenes):
        assert scene.happens or not scene.move, f"{scene.id} does not say what its move brings"
        assert scene.move or not scene.happens
        _, events = lessons.position(owner, lesson.id, 2 * number + 1)
        tags = {str(event.__struct_config__.tag) for event in events}
        assert set(scene.happens) - tags == set(), scene.id


@pytest.mark.parametrize(("owner", "lesson"), EVERY, ids=IDS)
def test_each_stage_fits_a_message_with_its_controls_in_every_language(owner: str, lesson: Lesson) -> None:
    for locale in LOCALES:
        for stage in range(lesson.stages):
            shown = LessonView.of(LessonPosition(owner, lesson.id, stage), lesson, Words(locale), "Anna")
            built = shown.panel((), 0)
            text = shown.text("", built)
            assert 0 < len(text) <= CONTENT
            assert "/table log" not in text, "a lesson is no table"
            assert text.count("\n> ") <= 13, "nobody reads rounds on end"
            above = built.items if built is not None else ()
            items = [*above, *shown.way(above)]
            rows = [item.row or 0 for item in items]
            buttons = [item.row for item in items if not getattr(item, "options", None)]
            assert max(rows) < ROWS and all(buttons.count(row) <= ROW_BUTTONS for row in set(buttons))
            assert all(len(str(getattr(item, "custom_id", ""))) <= CUSTOM_ID for item in items)


def asking_side_by_side() -> list[tuple[LessonView, Action]]:
    """The stages that ask several questions at once, and the move that each waits for."""
    places = [(LessonPosition(owner, one.id, stage), one) for owner, one in EVERY for stage in range(0, one.stages, 2)]
    found = [LessonView.of(place, one, Words("en"), "Anna") for place, one in places if one.scene(place.step).move]
    return [(shown, shown.expected) for shown in found if shown.viewer_text.parallel_selects() and shown.expected]


def test_questions_side_by_side_are_answered_one_by_one() -> None:
    """Earlier answers stay, in words and in the picture; the last answer is the move."""
    drawn: set[str] = set()
    for shown, wanted in asking_side_by_side():
        slots, links = shown.viewer_text.parallel_selects(), tuple[str, ...]()
        assert slots is not None
        for slot, answer in enumerate(wanted.links[len(slots.links) :]):
            assert not shown.complete(links)
            links = shown.meant(shown.place.press(links, slot).doing("slot", links, slot), [answer])
            assert shown.fits(links)
            built = shown.panel(links, 0)
            assert built is not None
            if shown.place.title not in drawn:
                drawn.add(shown.place.title)
                assert shown.drawing(built.asked)().data
        assert shown.complete(links)
    assert drawn, "there is such a stage"


@pytest.mark.parametrize(("owner", "lesson"), EVERY, ids=IDS)
def test_each_scene_has_its_words_and_says_what_happened(owner: str, lesson: Lesson) -> None:
    known, said = message_ids("en"), [(scene.id, scene.move) for scene in lesson.scenes]
    wanted = {message_id(owner, "lesson", lesson.id, name) for name, _ in said}
    wanted |= {message_id(owner, "lesson", lesson.id, name, "after") for name, move in said if move}
    assert wanted - known == set()


@pytest.mark.parametrize("owner", TITLES)
def test_no_words_are_left_of_a_scene_that_is_no_more(owner: str) -> None:
    prefix = f"{owner}-lesson-"
    scenes = [(one.id, scene.id) for one in lessons.lessons(owner) for scene in one.scenes]
    known = {message_id(owner, "lesson", *of, *end) for of in scenes for end in ((), ("after",), ("wrong",))}
    known |= {message_id(owner, "lesson", one.id, end) for one in lessons.lessons(owner) for end in ("title", "about")}
    assert {one for one in message_ids("en") if one.startswith(prefix)} - known == set()


def test_every_module_of_a_title_with_a_course_has_a_scene_of_its_own() -> None:
    modules = {one.id for one in title("food_chain_magnate").info.modules}
    assert {one.id for one in lessons.lessons("food_chain_magnate") if one.aside} == modules
    assert len([one for one in lessons.lessons("food_chain_magnate") if not one.aside]) == 3


@pytest.mark.parametrize(("owner", "lesson"), EVERY, ids=IDS)
def test_what_is_lit_lies_within_the_picture(owner: str, lesson: Lesson) -> None:
    for scene in lesson.scenes:
        for left, top, right, bottom in scene.lit:
            assert 0 <= left < right <= 1000 and 0 <= top < bottom <= 1000, scene.id


def test_a_lit_part_stays_as_it_was_and_all_else_is_darker() -> None:
    plain, out = Image.new("RGB", (100, 100), (200, 200, 200)), io.BytesIO()
    plain.save(out, "PNG")
    shown = lit(Picture(out.getvalue(), "board.png", 100, 100, "A board"), [(200, 200, 800, 800)])
    image = Image.open(io.BytesIO(shown.data)).convert("RGB")
    assert image.getpixel((50, 50)) == (200, 200, 200)
    dark = image.getpixel((5, 5))
    assert isinstance(dark, tuple) and max(dark) < 120
    assert shown.alt == "A board"


@pytest.mark.parametrize("owner", TITLES)
def test_a_title_without_lessons_of_its_own_gets_one_from_a_game_of_the_host(owner: str) -> None:
    made = lessons.read_off(owner)
    assert 1 <= len(made.scenes) <= lessons.SCENES[-1]
    assert all(scene.move for scene in made.scenes)
