"""The palettes of the titles contain the colours that they draw."""

from pathlib import Path

from PIL import Image

from bench.palettes import palettes
from renderers.kit.picture import shipped_palette
from tests.lengths import long_form


def never() -> Image.Image:
    raise AssertionError("the file is there")


@long_form
def test_each_shipped_palette_is_the_one_that_would_be_made_now() -> None:
    """The short form compares the pictures with those that somebody has looked at (`test_thumbnails.py`)."""
    stale = [
        file.name for file, palette in palettes() if shipped_palette(file, never).getpalette() != palette.getpalette()
    ]
    assert not stale, "make them with: python -m bench palettes"


def test_without_a_file_the_palette_is_made(tmp_path: Path) -> None:
    palette = Image.new("P", (1, 1))
    assert shipped_palette(tmp_path / "palette.png", lambda: palette) is palette
