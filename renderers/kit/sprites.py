"""Sprites and backdrops: drawn once by a function, cached ready to paste, evicted oldest first.

Where a store is given, one that was forgotten, or drawn by an earlier process, is read from disk.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

from renderers.kit.sprite_store import SpriteStore

CACHE_BYTES = 20 * 1024 * 1024  # what games of all titles use often; with a store the rest loads fast
LARGE = 256 * 1024
"""Bytes from which on a stored sprite is mapped anew for each picture: kept, it would cost hundreds of small ones."""
_PIXEL = 4  # bytes, even without transparency

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """An RGBA image, not to be drawn on: its pixels may be the pages of a file."""

    image: Image.Image
    opaque: bool

    @property
    def width(self) -> int:
        """In pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self.image.height

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.image.size

    @property
    def colours(self) -> Image.Image:
        """Its colours alone, RGB."""
        return self.image.convert("RGB")

    @property
    def cover(self) -> Image.Image:
        """255 where it is opaque, L."""
        return self.image.getchannel("A")

    @property
    def bytes(self) -> int:
        """The memory it holds."""
        return _PIXEL * self.width * self.height


def to_sprite(image: Image.Image) -> Sprite:
    """Return a sprite from an RGBA image."""
    return Sprite(image, image.getchannel("A").getextrema() == (255, 255))


class Shelf(Generic[T]):
    """The most recently used things, by key, within a budget of bytes; safe to share between threads."""

    def __init__(self, budget: int) -> None:
        self.bytes = 0
        self._budget = budget
        self._held: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._held)

    def find(self, key: Hashable) -> T | None:
        """Return the thing with a key, and mark it as the last used."""
        with self._lock:
            found = self._held.get(key)
            if found is None:
                return None
            self._held.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, thing: T, size: int) -> None:
        """Keep a thing of a size, unless another thread has meanwhile; the least recently used makes room."""
        with self._lock:
            if key in self._held:
                return
            self._held[key] = (thing, size)
            self.bytes += size
            while self.bytes > self._budget and len(self._held) > 1:
                _, (_, freed) = self._held.popitem(last=False)
                self.bytes -= freed

    def forget(self) -> None:
        """Clear the cache."""
        with self._lock:
            self._held.clear()
            self.bytes = 0


class SpriteCache:
    """Sprites and backdrops by key, in one cache."""

    def __init__(self, budget: int = CACHE_BYTES, store: SpriteStore | None = None) -> None:
        self.store = store
        self._shelf: Shelf[Any] = Shelf(budget)

    def get(self, key: Hashable, draw: Callable[[], Image.Image]) -> Sprite:
        """Return the sprite with `key`; drawn now (an RGBA image) if it is not cached."""
        found: Sprite | None = self._shelf.find(key)
        if found is not None:
            return found
        # Drawn outside any lock: two threads may draw the same sprite once, none waits for another.
        stored = self._from_store(key)
        if stored is None:
            drawn = self._drawn(key, draw)
            stored = self._from_store(key)  # a mapped file takes memory once for all processes
        fresh = stored or drawn
        if stored is None or fresh.bytes < LARGE:
            self._shelf.keep(key, fresh, fresh.bytes)
        return fresh

    def forget(self) -> None:
        """Clear the memory cache; what is on disk stays."""
        self._shelf.forget()

    def _from_store(self, key: Hashable) -> Sprite | None:
        found = self.store.find(key) if self.store else None
        return None if found is None else Sprite(*found)

    def _drawn(self, key: Hashable, draw: Callable[[], Image.Image]) -> Sprite:
        fresh = to_sprite(draw())
        if self.store:
            self.store.keep(key, fresh.image, opaque=fresh.opaque)
        return fresh

    @property
    def bytes(self) -> int:
        """Memory held by all of them."""
        return self._shelf.bytes

    def __len__(self) -> int:
        return len(self._shelf)


CACHE = SpriteCache()


def sprite(key: Hashable, draw: Callable[[], Image.Image]) -> Sprite:
    """Return a sprite of the shared cache. The key names its drawing, its size and its colours."""
    return CACHE.get(key, draw)


def backdrop(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what a function draws with the sprites; it never changes for the same arguments, and is not drawn on.

    It takes 8 MB: where there is a store, all processes map the same file.
    """

    @wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return CACHE.get(_key(draw, args, kwargs), lambda: draw(*args, **kwargs).convert("RGBA")).image

    return kept


def _key(draw: Callable[..., Image.Image], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Hashable:
    return "backdrop", draw.__module__, draw.__qualname__, args, tuple(sorted(kwargs.items()))
