"""Sprites outlive the process that drew them."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest
from PIL import Image

from renderers.kit.picture import kept_palette, make_palette
from renderers.kit.sprite_store import SpriteStore, version_of
from renderers.kit.sprites import CACHE, LARGE, SpriteCache

RED = (200, 10, 10, 120)


def a_square(size: int = 8) -> Image.Image:
    return Image.new("RGBA", (size, size), RED)


def a_file(size: int) -> int:
    """Return the bytes of the file of a square."""
    return 16 + 4 * size * size


def never() -> Image.Image:
    raise AssertionError("drawn although it was kept")


def test_what_one_process_drew_the_next_one_reads(tmp_path: Path) -> None:
    drawn = SpriteCache(store=SpriteStore(tmp_path, "v1")).get(("dish", 8), a_square)
    read = SpriteCache(store=SpriteStore(tmp_path, "v1")).get(("dish", 8), never)
    assert (read.colours.tobytes(), read.cover.tobytes()) == (drawn.colours.tobytes(), drawn.cover.tobytes())


def test_what_memory_forgot_is_read_and_not_drawn_again(tmp_path: Path) -> None:
    cache = SpriteCache(budget=300, store=SpriteStore(tmp_path, "v1"))
    cache.get("a", a_square)
    cache.get("b", a_square)
    assert len(cache) == 1
    assert cache.get("a", never).size == (8, 8)


def test_keys_that_differ_in_a_size_or_a_colour_are_two_sprites(tmp_path: Path) -> None:
    store = SpriteStore(tmp_path, "v1")
    store.keep(("dish", 8), a_square(8), opaque=False)
    assert store.find(("dish", 9)) is None
    assert store.find(("dish", "8")) is None


def test_a_set_in_a_key_is_the_same_in_whatever_order(tmp_path: Path) -> None:
    store = SpriteStore(tmp_path, "v1")
    store.keep(("block", frozenset({"nw", "se", "ne"})), a_square(), opaque=False)
    assert store.find(("block", frozenset({"se", "ne", "nw"}))) is not None


def test_another_version_draws_anew_and_forgets_the_old_one(tmp_path: Path) -> None:
    SpriteStore(tmp_path, "v1").keep("a", a_square(), opaque=False)
    assert SpriteStore(tmp_path, "v2").find("a") is None
    assert [entry.name for entry in tmp_path.iterdir()] == ["sprites-v2"]


def test_nothing_else_in_the_folder_is_touched(tmp_path: Path) -> None:
    (tmp_path / "holiday pictures").mkdir()
    (tmp_path / "tables.sqlite3").write_text("a file")
    SpriteStore(tmp_path, "v2")
    assert {entry.name for entry in tmp_path.iterdir()} == {"holiday pictures", "tables.sqlite3", "sprites-v2"}


@pytest.mark.parametrize("length", [0, 20, 60])
def test_half_a_file_is_drawn_anew(tmp_path: Path, length: int) -> None:
    SpriteStore(tmp_path, "v1").keep("a", a_square(), opaque=False)
    file = next((tmp_path / "sprites-v1").iterdir())
    file.write_bytes(file.read_bytes()[:length])
    assert SpriteCache(store=SpriteStore(tmp_path, "v1")).get("a", a_square).size == (8, 8)
    assert SpriteStore(tmp_path, "v1").find("a") is not None


def test_a_folder_that_cannot_be_is_said_once_and_does_no_harm(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way")
    with caplog.at_level(logging.WARNING):
        cache = SpriteCache(store=SpriteStore(tmp_path / "file" / "below", "v1"))
        assert cache.get("a", a_square).size == (8, 8)
        assert cache.get("b", a_square).size == (8, 8)
    assert [record.message.split(":")[0] for record in caplog.records] == ["sprites are not kept on disk"]


def test_the_least_recently_used_make_room_once_the_budget_is_spent(tmp_path: Path) -> None:
    store = SpriteStore(tmp_path, "v1", budget=5 * a_file(64))
    for name in "abcde":
        store.keep(name, a_square(64), opaque=False)
    assert store.find("a") is not None
    store.keep("f", a_square(64), opaque=False)
    assert [name for name in "abcdef" if store.find(name) is not None] == ["a", "f"]


def test_several_processes_share_one_budget(tmp_path: Path) -> None:
    stores = [SpriteStore(tmp_path, "v1", budget=4 * a_file(64)) for _ in range(3)]
    for number in range(40):
        stores[number % 3].keep(number, a_square(64), opaque=False)
    held = sum(file.stat().st_size for file in (tmp_path / "sprites-v1").iterdir())
    assert held <= (4 + len(stores)) * a_file(64)


def test_what_may_only_be_read_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SpriteStore(tmp_path, "v1").keep("a", a_square(), opaque=False)

    def refused(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "utime", refused)
    assert SpriteStore(tmp_path, "v1").find("a") is not None


def test_a_large_sprite_that_is_not_on_disk_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = SpriteCache(store=SpriteStore(tmp_path / "file" / "below", "v1"))
    assert cache.get("map", lambda: a_square(300)).bytes >= LARGE
    assert cache.get("map", never).size == (300, 300)


def test_a_palette_is_kept_like_a_sprite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_palette([(1, 2, 3), (200, 100, 50)], [a_square(20).convert("RGB")])
    for make in (lambda: made, never):
        monkeypatch.setattr(CACHE, "store", SpriteStore(tmp_path, "v1"))
        CACHE.forget()
        assert kept_palette(("a test's",), make).getpalette() == made.getpalette()


def test_the_version_is_another_when_a_source_or_a_font_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "drawn_by_others"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "notes.md").write_text("one")
    monkeypatch.syspath_prepend(str(tmp_path))
    first = version_of(["drawn_by_others"])
    (package / "notes.md").write_text("two")
    assert version_of(["drawn_by_others"]) == first
    (package / "face.ttf").write_bytes(b"x")
    assert version_of(["drawn_by_others"]) != first
