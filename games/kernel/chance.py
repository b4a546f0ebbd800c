"""The source of dice and shuffles: seeded, recorded, verifiable afterwards.

A game draws from a stream: 0 from its start, and after every undo a new one, named by the version of that change.
Draw number `at` of stream 0 is the SHA-256 of the 32-byte table seed followed by `at` as an 8-byte big-endian number.
In any other stream the stream's number, encoded likewise, is between the two: no two draws hash the same bytes.
Read as a big-endian integer, modulo `of`, it is a number from 0 to `of - 1` (the bias is below 2**-200). A shuffle of n
things uses n - 1 draws: from the last place down to the second, each place i swaps with place `draw % (i + 1)`.

The seed is secret while the game runs. It follows from a secret number of the host, whose SHA-256 is shown before
anybody joins, and from numbers supplied by the players (`start_seed`); all of them are shown at the end. So nobody
can choose the dice, nobody learns the next ones by an undo, and everybody can check every draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_number = int.from_bytes
"""Converts bytes to a number: big-endian, like `to_bytes`. Bound once, as a game draws all the time.
"""


class RecordedDraw(Struct, frozen=True, gc=False):
    """A recorded draw: its first index, its purpose, its range, its result, whether that is an order, its stream."""

    at: int
    what: str
    of: int
    got: tuple[int, ...]
    order: bool = False
    stream: int = 0


def commitment(seed: bytes) -> str:
    """Return the commitment shown at the start of a game: the SHA-256 of its seed, in hexadecimal."""
    return sha256(seed).hexdigest()


def start_seed(secret: bytes, numbers: Sequence[str]) -> bytes:
    """Return the seed of a game: its host committed to `secret` before anybody joined; `numbers` are the players'.

    It is the SHA-256 of the secret in hexadecimal and the numbers, separated by single spaces.
    """
    return sha256(" ".join((secret.hex(), *numbers)).encode()).digest()


class Chance:
    """Draws for one game, from `position` of a stream on, for one change of it.

    `draws` collects what was drawn since this object was made; `revealed_hidden` says that hidden answers or things
    were revealed.
    """

    __slots__ = ("_seeded", "draws", "position", "revealed_hidden", "stream")

    def __init__(self, seed: bytes, position: int = 0, stream: int = 0) -> None:
        # Stream 0 is hashed like all draws before there were streams: older games can still be verified.
        self._seeded = sha256(seed + stream.to_bytes(8, "big") if stream else seed)
        self.position = position
        self.stream = stream
        self.draws: list[RecordedDraw] = []
        self.revealed_hidden = False

    def below(self, n: int, what: str) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        at = self.position
        got = self.aside(n)
        self.draws.append(RecordedDraw(at, what, n, (got,), False, self.stream))
        return got

    def aside(self, n: int) -> int:
        """Return a number as `below`, for a choice outside the game: nobody verifies it, and it is not recorded."""
        at = self.position
        self.position = at + 1
        # The common prefix of all draws is hashed once: continuing from a copy costs less.
        hashed = self._seeded.copy()
        hashed.update(at.to_bytes(8))
        return _number(hashed.digest()) % n

    def pick(self, things: Sequence[T], what: str) -> T:
        """Return one of the things, each equally likely."""
        return things[self.below(len(things), what)]

    def shuffle(self, things: Iterable[T], what: str) -> list[T]:
        """Return the things in a random order; every order is equally likely."""
        pool = list(things)
        at = self.position
        order = self._order(len(pool))
        self.draws.append(RecordedDraw(at, what, len(pool), tuple(order), order=True, stream=self.stream))
        return [pool[i] for i in order]

    def _order(self, n: int) -> list[int]:
        # Indices and not things are shuffled: a record of numbers can be checked whatever the things were.
        order = list(range(n))
        # From the last place down: this order is guaranteed, as players may check each draw themselves.
        for i in range(n - 1, 0, -1):
            j = self.aside(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class ScriptedChance(Chance):
    """Draws written down in advance, for worked examples: a number for each draw, an order for each shuffle."""

    __slots__ = ("_script",)

    def __init__(self, script: Iterable[int | Sequence[int]]) -> None:
        super().__init__(b"script")
        self._script: list[int | Sequence[int]] = list(script)

    @classmethod
    def again(cls, draws: Iterable[RecordedDraw], position: int = 0, stream: int = 0) -> ScriptedChance:
        """Return draws as recorded from a position on, to replay a recorded move without the seed."""
        script = cls(draw.got if draw.order else draw.got[0] for draw in draws)
        script.position, script.stream = position, stream
        return script

    @property
    def unused(self) -> int:
        """The number of scripted draws not used."""
        return len(self._script)

    def aside(self, n: int) -> int:
        """Return the next number of the script."""
        value = self._take()
        if not isinstance(value, int) or not 0 <= value < n:
            raise AssertionError(f"the script says {value!r} where a number below {n} is drawn")
        self.position += 1
        return value

    def _order(self, n: int) -> list[int]:
        value = self._take()
        if isinstance(value, int) or sorted(value) != list(range(n)):
            raise AssertionError(f"the script says {value!r} where {n} things are shuffled")
        self.position += max(n - 1, 0)
        return list(value)

    def _take(self) -> int | Sequence[int]:
        if not self._script:
            raise AssertionError("the rules draw more often than the script says")
        return self._script.pop(0)


def verify(seed: bytes, draws: Iterable[RecordedDraw]) -> list[RecordedDraw]:
    """Return the recorded draws that do not follow from the seed; empty for an honest game."""
    wrong = []
    for draw in draws:
        # Each from its own index, so that one wrong draw does not spoil the ones after it.
        again = Chance(seed, draw.at, draw.stream)
        got = tuple(again._order(draw.of)) if draw.order else (again.aside(draw.of),)
        if got != draw.got:
            wrong.append(draw)
    return wrong
