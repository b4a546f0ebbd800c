"""Makes the palettes of the titles again, because their colours depend on the drawings."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from PIL import Image

from games.kernel.registry import BUILT_IN
from renderers.kit.picture import palette_strip


def written() -> Iterator[Path]:
    """Write each palette and yield its file."""
    for file, palette in palettes():
        palette_strip(palette).save(file, "PNG")
        yield file


def palettes() -> Iterator[tuple[Path, Image.Image]]:
    """Yield the file of each palette, and the new palette."""
    for title in BUILT_IN:
        module = import_module(f"renderers.{title}.palette")
        for name, make in getattr(module, "FILES", {}).items():
            yield Path(str(module.__file__)).with_name(name), make()
