"""Files are known by their first bytes."""

from __future__ import annotations

import pytest

from sandbox.model import media
from tests.sandbox.pictures import png, webp_extended, webp_lossless


@pytest.mark.parametrize("make", [png, webp_lossless, webp_extended])
@pytest.mark.parametrize("size", [(1, 1), (320, 17), (1200, 1500)])
def test_the_size_of_a_picture_is_read_from_its_header(make: object, size: tuple[int, int]) -> None:
    assert callable(make)
    assert media.size(make(*size)) == size


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("board.bin", png(1, 1), "image/png"),
        ("board", webp_lossless(1, 1), "image/webp"),
        ("log.txt", b"text", "text/plain; charset=utf-8"),
        ("table.json", b"{}", "application/json"),
        ("thing", b"?", "application/octet-stream"),
    ],
)
def test_the_kind_of_a_file_is_told_by_its_content_then_its_name(name: str, content: bytes, kind: str) -> None:
    assert media.content_type(name, content) == kind


def test_a_broken_picture_has_no_size() -> None:
    assert media.size(png(4, 4)[:20]) is None
    assert media.size(b"") is None
