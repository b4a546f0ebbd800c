"""What is said between a host and its writer, each message behind its length in four bytes.

The host says once where the file is (`OpenFile`), what a kind of statement is (`StatementKind`) before the first
unit that needs it, and units (`BatchWritten`). The writer says of units in their order how they ended (`Outcomes`),
or something for the log (`Remark`).
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
    """What `sqlite3.connect` is given."""

    arguments: list[Any]
    options: dict[str, Any]


class StatementKind(Struct, tag="kind", array_like=True, frozen=True):
    """A statement as SQL whose values are numbered: those of a row first, then those that are always the same.

    `key` says where in a row the values stand in which rows must differ to be written by one statement; None where each
    row needs one of its own.
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
    """Why nothing of a unit was written. A conflict: something in the database is not as the unit takes it to be."""

    conflict: bool
    why: str


class Outcomes(Struct, tag="done", array_like=True, frozen=True):
    """How the next units ended, in the order in which they were sent; None for those that are written durably."""

    ended: list[Refusal | None]


class Remark(Struct, tag="said", array_like=True, frozen=True):
    """Something for the log, and why it is so."""

    what: str
    why: str


Asked = OpenFile | StatementKind | BatchWritten
Answered = Outcomes | Remark
ASKED: msgpack.Decoder[Asked] = msgpack.Decoder(Asked)
ANSWERED: msgpack.Decoder[Answered] = msgpack.Decoder(Answered)
_encoder = msgpack.Encoder()


def framed(message: Asked | Answered) -> bytes:
    """A message as it is sent. Raises TypeError or OverflowError for values that no file takes."""
    encoded = _encoder.encode(message)
    return len(encoded).to_bytes(_LENGTH, "big") + encoded


class Incoming(Generic[M]):
    """Bytes as they come in, taken apart into messages."""

    def __init__(self, decoder: msgpack.Decoder[M]) -> None:
        self._decoder = decoder
        self._rest = bytearray()

    def fed(self, data: bytes | memoryview) -> list[M]:
        """The messages that are complete with some bytes more."""
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
