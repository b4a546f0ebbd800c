"""Films and pages of saved games: their content, their size limit, and the people they show."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from bot.replays import drawing
from bot.replays.drawing import DECIDED_MS, END_MS, TITLE_MS, GameAnalysis
from bot.replays.exporter import ExportTooLarge
from bot.replays.game_log import LogSource
from renderers.kit.film import GIF, WEBP
from renderers.kit.picture import ALT_LIMIT
from renderers.titles import TITLES
from tests.replays.games import in_process, nothing, story

MEGABYTE = 2**20
TILE = re.compile(r"[A-Za-z0-9+/=]+")


def data_of(page: bytes) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page.decode(), re.S)
    assert found is not None
    held: dict[str, Any] = json.loads(found[1])
    return held


def durations(film: Image.Image) -> list[int]:
    found = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        film.load()
        found.append(film.info["duration"])
    return found


async def test_a_film_has_a_title_the_boards_and_an_end() -> None:
    told = story("foodfighters", "03", moments=5)
    made = await in_process().film(told, WEBP, MEGABYTE, nothing)
    film = Image.open(io.BytesIO(made))
    shown = durations(film)
    assert film.format == "WEBP" and film.width == drawing.WIDE
    assert shown[0] == TITLE_MS and shown[-1] == END_MS
    assert shown.count(DECIDED_MS) >= 1, "longer where something was decided"
    assert len(shown) == 7
    words = drawing.alt(told)
    assert "Foodfighters" in words and "Seat 1" in words and "wins" in words and len(words) <= ALT_LIMIT


async def test_a_game_that_beat_its_player_has_no_winner() -> None:
    lost = structs.replace(story("critter_kitchen", "05", moments=6), source=LogSource("critter_kitchen", "en", None))
    assert lost.result is not None and lost.result.reason.id.endswith("-lost"), "the saved game of the solo rival"
    ended = drawing.end_card(lost)
    assert ended.head == "No winner" and not any(line.won for line in ended.lines)
    assert drawing.title_card(lost).said == ("6 steps",), "what a turn is, every title says otherwise"
    went = GameAnalysis(((0.0,),) * len(lost.moments), (), {})
    seats, *_ = drawing.of_picture(lost, went)
    assert [(seat.won, seat.ended) for seat in seats] == [(False, "11 stars")]


async def test_a_film_becomes_smaller_until_it_fits_or_says_that_it_cannot() -> None:
    told = story("foodfighters", "03", moments=3)
    large = await in_process().film(told, WEBP, MEGABYTE, nothing)
    small = await in_process().film(told, WEBP, len(large) * 2 // 3, nothing)
    assert len(small) <= len(large) * 2 // 3
    assert Image.open(io.BytesIO(small)).n_frames == 5  # type: ignore[attr-defined]
    with pytest.raises(ExportTooLarge):
        await in_process().film(told, WEBP, 2_000, nothing)


async def test_a_gif_on_request() -> None:
    made = await in_process().film(story("foodies", "09", moments=3), GIF, 2 * MEGABYTE, nothing)
    film = Image.open(io.BytesIO(made))
    assert film.format == "GIF" and len(durations(film)) >= 5


@pytest.mark.parametrize("title", TITLES)
async def test_a_page_holds_every_board_once_the_log_and_the_boards_in_words(title: str) -> None:
    told = story(title, "00", moments=4)
    made = await in_process().page(told, 3 * MEGABYTE, nothing)
    held = data_of(made)
    assert len(held["steps"]) == len(told.moments)
    assert all(TILE.fullmatch(tile) for tile in held["tiles"])
    for width, height, *tiles in held["boards"]:
        assert len(tiles) == -(-width // held["edge"]) * -(-height // held["edge"])
        assert max(tiles) < len(held["tiles"])
    used = sum(len(board) - 2 for board in held["boards"])
    assert len(held["tiles"]) < used, "what is alike is kept once"
    assert all(step["text"] and held["lines"][step["alt"]] for step in held["steps"])
    assert any(step["log"] for step in held["steps"])
    text = made.decode()
    assert "http://" not in text and "https://" not in text and "[[" not in text.partition("<script")[0]
    assert "**" not in " ".join(held["lines"])


async def test_a_page_is_written_in_german() -> None:
    made = (await in_process().page(story("foodies", "09", moments=2, locale="de"), MEGABYTE, nothing)).decode()
    assert '<html lang="de">' in made and "Verlauf" in made and "Letzter Schritt" in made


async def test_a_page_becomes_smaller_until_it_fits_or_says_that_it_cannot() -> None:
    told = story("foodies", "09", moments=2)
    large = await in_process().page(told, MEGABYTE, nothing)
    small = await in_process().page(told, len(large) * 3 // 4, nothing)
    assert len(small) <= len(large) * 3 // 4
    assert data_of(small)["boards"][0][0] < data_of(large)["boards"][0][0]
    with pytest.raises(ExportTooLarge):
        await in_process().page(told, 20_000, nothing)


async def test_names_are_harmless_on_a_page() -> None:
    told = story("foodfighters", "03", moments=2)
    wild = ("</script><b>[[data]]", "{{title}}<img src=x>")
    told = structs.replace(told, moments=tuple(structs.replace(one, names=wild) for one in told.moments))
    made = (await in_process().page(told, MEGABYTE, nothing)).decode()
    assert "<b>" not in made and "<img" not in made and made.count("</script>") == 2
    assert made.count('"tiles"') == 1


async def test_how_a_game_went_is_drawn_and_told_alike() -> None:
    told, exporter = story("foodies", "09"), in_process()
    shares: list[float] = []
    went = await exporter.course(told, shares.append)
    assert len(went.opinions) == len(told.moments) and 1 <= len(went.turning) <= 3
    assert shares[-1] == 1.0 and shares == sorted(shares)
    picture = await exporter.picture(told, went)
    assert picture.width == 1200 and len(picture.data) < 400_000
    for seat in told.names:
        assert seat in picture.alt
    assert picture.alt.count("Turning point") == len(went.turning)
    lines = await exporter.told(told, went, str.upper)
    assert sum("*– best for SEAT" in line for line in lines) == len(went.turning)
    assert sum("luckier than" in line for line in lines) == len(told.names)


async def test_a_turning_point_is_best_for_whom_it_turned_not_for_who_gained_by_that_step_alone() -> None:
    told = story("foodfighters", "02")
    flat, risen = (0.0, 0.0), (-5.0, 5.0)
    opinions = (*[flat] * 101, *[risen] * (len(told.moments) - 101))
    (line,) = drawing.turning_point_lines(
        told, GameAnalysis(opinions, (100,), {}), [drawing.MomentText("Turn 9", "Something.")], str
    )
    assert "best for Seat 2" in line


@pytest.mark.parametrize(("after", "how"), [(-3.0, "bad for this seat"), (3.0, "good for this seat")])
async def test_who_plays_alone_is_told_whether_a_turning_point_was_good(after: float, how: str) -> None:
    told = story("critter_kitchen", "05", moments=6)
    went = GameAnalysis((*[(0.0,)] * 3, *[(after,)] * 3), (3,), {})
    (line,) = drawing.turning_point_lines(told, went, [drawing.MomentText("Round 2", "Something.")], str)
    assert how in line and "best for" not in line
    assert how in drawing.of_picture(told, went)[3]


async def test_a_review_names_moves_and_what_the_house_would_have_played() -> None:
    told, exporter = story("foodfighters", "03"), in_process()
    found = await exporter.review(told, nothing)
    lines = await exporter.weighed(told, found, str)
    assert 1 <= len(found) == len(lines) <= 5
    assert [one.at for one in found] == sorted(one.at for one in found)
    assert all("A bot would have" in line and "Seat" in line for line in lines)


async def test_what_was_made_before_somebody_was_forgotten_is_made_anew() -> None:
    told, exporter = story("foodfighters", "03", moments=3), in_process()
    first = await exporter.page(told, MEGABYTE, nothing)
    renamed = tuple(structs.replace(one, names=("Anon 1", one.names[1])) for one in told.moments)
    second = await exporter.page(structs.replace(told, moments=renamed), MEGABYTE, nothing)
    assert b"Seat 1" in first and b"Seat 1" not in second and b"Anon 1" in second


async def test_what_was_made_of_a_game_under_way_is_made_anew_once_it_was_closed() -> None:
    going, exporter = structs.replace(story("foodfighters", "03", moments=3), result=None), in_process()
    first = await exporter.film(going, WEBP, MEGABYTE, nothing)
    assert await exporter.film(structs.replace(going, closed=True), WEBP, MEGABYTE, nothing) != first
