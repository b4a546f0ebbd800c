"""Sprites: drawn once by a function, kept ready to paste, forgotten oldest first when memory runs out.

Where a store is given, what was forgotten, or drawn by an earlier process, is read from disk.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PIL import Image

from renderers.kit.sprite_store import SpriteStore

CACHE_BYTES = 48 * 1024 * 1024  # every situation of two Foodfighters pairings needs 19 MB


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """Colours and coverage kept apart, so that pasting converts nothing."""

    colours: Image.Image  # RGB
    cover: Image.Image  # L, 255 where the sprite is opaque

    @property
    def width(self) -> int:
        """In pixels."""
        return self.cover.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.cover.height

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.cover.size

    @property
    def bytes(self) -> int:
        """The memory it holds."""
        return 4 * self.cover.width * self.cover.height


class _Manners(threading.local):
    """What a thread does before each sprite that it has to draw: most do nothing."""

    wait: Callable[[], object] | None = None


_MANNERS = _Manners()


@contextmanager
def giving_way(wait: Callable[[], object]) -> Iterator[None]:
    """Let this thread, which draws for nobody in particular, call `wait` before each missing sprite in the block."""
    before, _MANNERS.wait = _MANNERS.wait, wait
    try:
        yield
    finally:
        _MANNERS.wait = before


def give_way() -> None:
    """Wait until nobody needs the machine more, in a thread that is `giving_way`."""
    if _MANNERS.wait is not None:
        _MANNERS.wait()


def to_sprite(image: Image.Image) -> Sprite:
    """A sprite from an RGBA image."""
    return Sprite(image.convert("RGB"), image.getchannel("A"))


class SpriteCache:
    """Least recently used sprites by key, within a budget of bytes; safe to share between threads."""

    def __init__(self, budget: int = CACHE_BYTES, store: SpriteStore | None = None) -> None:
        self.store = store
        self._budget = budget
        self._held: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Sprite:
        """The sprite kept under `key`; drawn now (an RGBA image) if it is not there."""
        with self._lock:
            found = self._held.get(key)
            if found is not None:
                self._held.move_to_end(key)
                return found
        give_way()
        # Drawn outside the lock: two threads may draw the same sprite once, none waits for another.
        fresh = to_sprite(self._from_store(key) or self._drawn(key, draw))
        with self._lock:
            if key not in self._held:
                self._held[key] = fresh
                self._bytes += fresh.bytes
                self._shrink()
        return fresh

    def forget(self) -> None:
        """Let go of all sprites in memory; those on disk stay."""
        with self._lock:
            self._held.clear()
            self._bytes = 0

    def _from_store(self, key: Hashable) -> Image.Image | None:
        return self.store.find(key) if self.store else None

    def _drawn(self, key: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        image = draw()
        if self.store:
            self.store.keep(key, image)
        return image

    @property
    def bytes(self) -> int:
        """Memory held by all sprites."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._held)

    def _shrink(self) -> None:
        while self._bytes > self._budget and len(self._held) > 1:
            _, oldest = self._held.popitem(last=False)
            self._bytes -= oldest.bytes


CACHE = SpriteCache()


def sprite(key: Hashable, draw: Callable[[], Image.Image]) -> Sprite:
    """A sprite of the shared cache. The key names what is drawn, its size and its colours."""
    return CACHE.get(key, draw)
