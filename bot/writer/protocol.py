"""The messages between a host and its writer, each after its length in four bytes.

The host sends the file's location once (`OpenFile`), the SQL of each kind of statement (`StatementKind`) before the
first unit that needs it, and units (`BatchWritten`). The writer answers with the outcomes of units in their order
(`Outcomes`), or with something for the log (`Remark`).
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct, msgpack

M = TypeVar("M")

_LENGTH = 4
Row = list[Any]
"""Values in the order of a kind's names."""
Operations = list[tuple[int, Row]]
"""What a unit writes: numbers of kinds, and a row for each."""


class OpenFile(Struct, tag="open", array_like=True, frozen=True):
    """The arguments of `sqlite3.connect`."""

    arguments: list[Any]
    options: dict[str, Any]


class StatementKind(Struct, tag="kind", array_like=True, frozen=True):
    """A statement as SQL with numbered values: those of a row first, then constants.

    `key` are the positions in a row by which rows must differ to be written by one statement; None if each row needs a
    separate one.
    """

    number: int
    sql: str
    width: int
    constants: list[Any]
    key: list[int] | None


class BatchWritten(Struct, tag="unit", array_like=True, frozen=True):
    """A unit to be written."""

    operations: Operations


class Refusal(Struct, array_like=True, frozen=True):
    """Why nothing of a unit was written. A conflict: something in the database is not as the unit expects."""

    conflict: bool
    why: str


class Outcomes(Struct, tag="done", array_like=True, frozen=True):
    """The outcomes of the next units, in the order in which they were sent; None for durably written ones."""

    ended: list[Refusal | None]


class Remark(Struct, tag="said", array_like=True, frozen=True):
    """A message for the log, with the reason."""

    what: str
    why: str


Asked = OpenFile | StatementKind | BatchWritten
Answered = Outcomes | Remark
ASKED: msgpack.Decoder[Asked] = msgpack.Decoder(Asked)
ANSWERED: msgpack.Decoder[Answered] = msgpack.Decoder(Answered)
_encoder = msgpack.Encoder()


def framed(message: Asked | Answered) -> bytes:
    """Encode a message. Raises TypeError or OverflowError for values that SQLite does not accept."""
    encoded = _encoder.encode(message)
    return len(encoded).to_bytes(_LENGTH, "big") + encoded


class Incoming(Generic[M]):
    """Splits received bytes into messages."""

    def __init__(self, decoder: msgpack.Decoder[M]) -> None:
        self._decoder = decoder
        self._rest = bytearray()

    def fed(self, data: bytes | memoryview) -> list[M]:
        """Return the messages that are complete with some more bytes."""
        self._rest += data
        found, at, end = list[M](), 0, len(self._rest)
        with memoryview(self._rest) as here:
            while end - at >= _LENGTH:
                begin = at + _LENGTH
                size = int.from_bytes(here[at:begin], "big")
                if end - begin < size:
                    break
                found.append(self._decoder.decode(here[begin : begin + size]))
                at = begin + size
        del self._rest[:at]
        return found
