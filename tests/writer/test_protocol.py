"""What is said between a host and its writer arrives whole, however it is cut on the way."""

from __future__ import annotations

import pytest

from bot.writer.protocol import ASKED, Asked, BatchWritten, Incoming, OpenFile, StatementKind, framed

SAID: list[Asked] = [
    OpenFile(["tables.sqlite3"], {"timeout": 5}),
    StatementKind(0, "INSERT INTO words (word, more) VALUES (?1, ?2)", 2, [], [0]),
    BatchWritten([(0, ["rhubarb", b"\x00" * 300]), (0, [None, 1.5])]),
    BatchWritten([]),
]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 10_000])
def test_messages_arrive_whole_however_they_are_cut(size: int) -> None:
    data, incoming = b"".join(map(framed, SAID)), Incoming(ASKED)
    heard = [one for start in range(0, len(data), size) for one in incoming.fed(data[start : start + size])]
    assert heard == SAID


def test_a_value_that_is_nothing_for_a_file_is_refused_before_it_is_sent() -> None:
    with pytest.raises(TypeError):
        framed(BatchWritten([(0, [object()])]))
