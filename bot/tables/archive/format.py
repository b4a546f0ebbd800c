"""The structs of a table file. The format is described in `docs/table-file.md`.

Encodes and decodes table files, and reads them from disk.

Checks the limits of a table file before any move is played, so that a hostile file costs little.

The limits are many times what the longest real games need; `docs/table-file.md` lists them. A file that passes is small
and well-formed, but only the rules can tell whether it is true.

Exports a table as a file: all of it, or what one viewer may know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from bot.store import CommitmentRow, TableRow
from bot.tables.history.commitments import standing_commitments
from bot.tables.lobby import MOST_PRESSES
from bot.tables.repository import TableRepository
from bot.tables.table import FINISHED, Counts, LogEntry, known_to, listed, number
from games.kernel import Options, RecordedDraw, Result, Seat

FORMAT = "food-court-table/2"
READABLE = ("food-court-table/1", FORMAT)
"""Files of format 1 have no `start`: their seed is the host's alone."""
IMPORT = "import"
FORMER_LEVELS = {"gentle": "easy", "greedy": "normal", "halfway": "hard", "search": "expert"}
FORMER_CAUSES = {"robot": "ai", "house": "timeout"}
"""Names of earlier files, which can still be read."""


class FileSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a file: the name, and `human` or the kind of bot."""

    name: str
    kind: str


class FileCommitment(Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment to a move's answer, made at the table `origin`. The salt only if the answer is known.

    `opens` are the seats whose answers are revealed by this move, `number` the hashed number if it is not the move's
    `version` in the file.
    """

    origin: str
    kind: str
    hash: str
    salt: str | None = None
    opens: list[Seat] = []
    number: int | None = None


class FileMove(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of the game. `events` are the title's tagged events; `restores` the version an undo went back to.

    `stream` is the stream of draws that an undo or redo started: its own version, or none in files from before streams.
    `seed` is the previous seed if the end of a game was undone, because it had been published.
    """

    version: int
    kind: str
    cause: str
    at: int
    seat: Seat | None = None
    action: str | None = None
    restores: int | None = None
    draws: list[RecordedDraw] = []
    events: list[dict[str, Any]] = []
    commitment: FileCommitment | None = msgspec.field(default=None, name="seal")
    stream: int | UnsetType = UNSET
    seed: str | UnsetType = UNSET


class FileStart(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of the first seed: the host's `secret`, once the game is over, and the players' presses."""

    secret: str | None
    interactions: list[str]


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table file. `viewer` is `all`, `spectator` or a seat's number (from 1): it contains what they may know."""

    format: str
    title: str
    rules: int
    viewer: str
    options: Options
    seats: list[FileSeat]
    commitment: str
    seed: str | None
    moves: list[FileMove]
    result: Result | None
    start: FileStart | None = None


class FileError(Exception):
    """A file that is no table file, or cannot be replayed; one clear line."""


MOST_BYTES = 16 * 2**20
"""Maximum size of a file. The longest real games have about 5 MB."""
MOST_MOVES = 50_000
MOST_SEATS = 10
MOST_OF = 10_000
"""Sides of a die, or things in a shuffle. The largest shuffle of the titles has 119."""
# Numbers drawn in a whole game: one for each die, and one for each shuffled thing.
MOST_NUMBERS = 200_000
MOST_ACTION = 2_000
"""Maximum characters of an action."""
_MOST_PLACE = 2**31
# Seconds since 1970: 34,000 years.
_LATEST = 2**40
_LONGEST = {"name": 120, "origin": 12, "kind": 40, "hash": 64, "salt": 64}
_KINDS = ("setup", "act", "concede", "undo", "redo", "mend", "import")
_RESTORING = ("undo", "redo", "mend", "import")
_CAUSES = ("setup", "player", "forced", "order", "ai", "timeout", "mend", "import", "")
_HEX64 = re.compile("[0-9a-f]{64}")
_NUMBER = re.compile("[0-9]{1,20}")
_SHOWN = 60


def quoted(value: Any) -> str:
    """Quote a value of a file for one line of text, shortened to a readable length."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def wrong(file: TableFile) -> Iterator[str]:
    """Yield what is impossible about a file under any rules, one line each."""
    if not 1 <= len(file.seats) <= MOST_SEATS:
        yield f"it has {len(file.seats)} seats; allowed are 1 to {MOST_SEATS}"
    for seat in file.seats:
        yield from _too_long("seat", seat, "name", "kind")
    if file.rules < 1:
        yield f"the rules' version is {file.rules}; the first was 1"
    if file.commitment and not _HEX64.fullmatch(file.commitment):
        yield f"the commitment {quoted(file.commitment)} is not a SHA-256 in hexadecimal"
    if file.seed is not None and not _HEX64.fullmatch(file.seed):
        yield f"the seed {quoted(file.seed)} is not 32 bytes in hexadecimal"
    if file.start is not None:
        yield from _wrong_start(file.start)
    if len(file.moves) > MOST_MOVES:
        yield f"it has {len(file.moves)} moves; allowed are {MOST_MOVES}"
        return
    yield from _wrong_moves(file)


def _wrong_start(start: FileStart) -> Iterator[str]:
    if start.secret is not None and not _HEX64.fullmatch(start.secret):
        yield f"the secret {quoted(start.secret)} is not 32 bytes in hexadecimal"
    if len(start.interactions) > MOST_PRESSES or not all(map(_NUMBER.fullmatch, start.interactions)):
        yield f"the interactions are not at most {MOST_PRESSES} numbers of at most 20 digits"


def _wrong_moves(file: TableFile) -> Iterator[str]:
    numbers = 0
    for n, move in enumerate(file.moves, 1):
        if move.version != n:
            yield f"the moves are not numbered from 1 on without gaps: move {n} says {quoted(move.version)}"
            return
        where = f"move {n} cannot be played again"
        yield from (f"{where}: {problem}" for problem in _wrong_move(move, len(file.seats)))
        numbers += sum(max(1, len(draw.got)) for draw in move.draws)
    if numbers > MOST_NUMBERS:
        yield f"{numbers} numbers are drawn in it; allowed are {MOST_NUMBERS}"


def _wrong_move(move: FileMove, seats: int) -> Iterator[str]:
    if move.kind not in _KINDS or (move.kind == "setup") != (move.version == 1):
        yield f"its kind is {quoted(move.kind)}; the first is 'setup', others are {', '.join(_KINDS[1:])}"
    if move.cause not in _CAUSES:
        yield f"its cause is {quoted(move.cause)}; known are {', '.join(filter(None, _CAUSES))}"
    if move.seat is not None and not 0 <= move.seat < seats:
        yield f"there is no seat {move.seat}"
    if not 0 <= move.at <= _LATEST:
        yield f"its time {move.at} is not in seconds since 1970"
    if len(move.action or "") > MOST_ACTION:
        yield f"its action has {len(move.action or '')} characters; allowed are {MOST_ACTION}"
    if (move.restores is not None) != (move.kind in _RESTORING):
        yield f"a move of the kind {quoted(move.kind)} restores {quoted(move.restores)}"
    elif move.restores is not None and not 1 <= move.restores < move.version:
        yield f"it restores version {move.restores}, which is not before it"
    if move.stream and move.stream != move.version:
        yield f"its stream of draws is {move.stream}; allowed is its own number, or 0 for a host that had none"
    if move.seed and not _HEX64.fullmatch(move.seed):
        yield f"its seed {quoted(move.seed)} is not 32 bytes in hexadecimal"
    for draw in move.draws:
        yield from _wrong_draw(draw)
    if move.commitment is not None:
        yield from _wrong_commitment(move.commitment, seats)


def _wrong_draw(draw: RecordedDraw) -> Iterator[str]:
    if not 0 <= draw.stream <= MOST_MOVES:
        yield f"a draw is of stream {draw.stream}; allowed is 0 to {MOST_MOVES}"
    if not 0 <= draw.at < _MOST_PLACE:
        yield f"a draw is number {draw.at} of the game; allowed is 0 to {_MOST_PLACE - 1}"
    if not (0 if draw.order else 1) <= draw.of <= MOST_OF:
        yield f"a draw is of {draw.of} things; allowed is 1 to {MOST_OF}"
    elif len(draw.got) != (draw.of if draw.order else 1):
        yield f"a draw of {draw.of} has {len(draw.got)} results"
    elif not all(0 <= got < draw.of for got in draw.got):
        yield f"a draw of {draw.of} gave {quoted(draw.got)}"


def _wrong_commitment(commitment: FileCommitment, seats: int) -> Iterator[str]:
    yield from _too_long("commitment", commitment, "origin", "kind", "hash", "salt")
    if commitment.number is not None and not 1 <= commitment.number <= MOST_MOVES:
        yield f"its commitment binds the number {commitment.number}; allowed is 1 to {MOST_MOVES}"
    if len(commitment.opens) > seats or not all(0 <= seat < seats for seat in commitment.opens):
        yield f"its commitment opens the seats {quoted(commitment.opens)}"


def _too_long(what: str, holder: Any, *keys: str) -> Iterator[str]:
    for key in keys:
        text = getattr(holder, key) or ""
        if len(text) > _LONGEST[key] or "\0" in text:
            yield f"the {key} {quoted(text)} of a {what} is too long or no text; allowed are {_LONGEST[key]} characters"


def encode(file: TableFile) -> bytes:
    """Encode a file as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(path: Path) -> TableFile:
    """Read a table file from disk. Raises FileError."""
    try:
        with path.open("rb") as opened:
            # One byte more than allowed shows that a file is too large, however large it is.
            data = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from error
    return decode(data, str(path))


def decode(data: bytes, path: str) -> TableFile:
    """Decode a table file. Raises FileError, naming its path."""
    most = MOST_BYTES
    if len(data) > most:
        raise FileError(f"{path}: the file is larger than {most // 2**20} MiB, which no table's is")
    try:
        file = msgspec.json.decode(data, type=TableFile)
    except (msgspec.MsgspecError, ValueError) as error:  # ValueError: not UTF-8, or a number of thousands of digits
        raise FileError(f"{path}: not a table file: {error}") from error
    except RecursionError as error:
        raise FileError(f"{path}: not a table file: it is nested too deeply") from error
    if file.format not in READABLE:
        raise FileError(f"{path}: the format is {quoted(file.format)}; this host reads {' and '.join(READABLE)}")
    return _renamed(file)


def _renamed(file: TableFile) -> TableFile:
    """Return the file with current names for levels and causes."""
    seats = [structs.replace(seat, kind=FORMER_LEVELS.get(seat.kind, seat.kind)) for seat in file.seats]
    moves = [structs.replace(move, cause=FORMER_CAUSES.get(move.cause, move.cause)) for move in file.moves]
    return structs.replace(file, seats=seats, moves=moves)


async def export(repository: TableRepository, table_id: str, viewer: Seat | str = "all") -> TableFile:
    """Export a table: all of it, or what a spectator or a seat may know; the seed only when the game is over."""
    table = await repository.get(table_id)
    if table.game is None:
        raise FileError(f"table {table_id} has not started")
    over = table.status == FINISHED
    records = await repository.records(table_id)
    commitments = await _Commitments.of(repository, table_id, records)
    counts = {record.version: record.hidden_counts for record in records}
    seats = [FileSeat(seat.name, seat.level) for seat in table.seats]
    show = over or viewer == "all"
    return TableFile(
        FORMAT,
        table.row.title,
        table.title.info.rules,
        "all" if show else str(viewer if isinstance(viewer, str) else viewer + 1),
        table.game.options,
        seats,
        table.row.commitment or "",
        table.row.seed.hex() if over and table.row.seed else None,
        [move for record in records if (move := _move(record, commitments, viewer, show, counts)) is not None],
        table.game.result(),
        _start(table.row, over=over),
    )


def _start(row: TableRow, *, over: bool) -> FileStart | None:
    """Return the parts of a table's first seed; None if it was the host's alone."""
    if row.secret is None:
        return None
    return FileStart(row.secret.hex() if over else None, row.interactions.split())


class _Commitments(Struct, frozen=True):
    """Return the commitments of a game by version, and the versions of revealed ones."""

    rows: dict[int, CommitmentRow]
    out: frozenset[int]

    @classmethod
    async def of(cls, repository: TableRepository, table_id: str, records: Sequence[LogEntry]) -> _Commitments:
        rows = await repository.store.commitments(table_id)
        restored = {record.version: record.restores for record in records if record.restores is not None}
        closing = [row for row in rows if row.revealed_seats]
        out = [
            one
            for row in closing
            for one in standing_commitments(rows, restored, row.version, listed(row.revealed_seats)).values()
        ]
        return cls({row.version: row for row in rows}, frozenset(row.version for row in out))

    def at(self, version: int, known: bool, shown: int) -> FileCommitment | None:
        """Return the commitment of a move with the file's number `shown`, with its salt if the answer is known."""
        row = self.rows.get(version)
        if row is None:
            return None
        salt, bound = row.salt.hex() if known else None, row.version if row.number is None else row.number
        opens = list(listed(row.revealed_seats))
        return FileCommitment(row.origin, row.kind, row.hash, salt, opens, None if bound == shown else bound)


def _move(
    record: LogEntry, commitments: _Commitments, viewer: Seat | str, show: bool, counts: Mapping[int, Counts]
) -> FileMove | None:
    """Return a change as a viewer may know it, with the viewer's number, or None. `counts`: hidden answers by
    version.
    """
    seat = viewer if isinstance(viewer, int) else None

    def numbered(version: int) -> int:
        return version if show else number(version, counts.get(version, ()), seat)

    events = [event for event in record.events if show or event.known_to(seat)]
    if not show and not known_to(record, seat):
        return None
    mine = show or (seat is not None and record.seat == seat)
    own = mine or record.version in commitments.out
    commitment = commitments.at(record.version, own, numbered(record.version))
    if not (own or events or commitment or record.seat is None or record.restores is not None):
        return None
    return FileMove(
        numbered(record.version),
        record.kind,
        record.cause if mine else "",
        record.at,
        # Whose hidden answer it was stays secret, also after the answers have come out.
        record.seat if mine or not record.secrecy else None,
        str(record.action) if record.action is not None and own else None,
        None if record.restores is None else numbered(record.restores),
        # Draws tell what was dealt to others, so only who may know everything gets them.
        list(record.draws) if show else [],
        [msgspec.to_builtins(event) for event in events],
        commitment,
        record.stream if record.stream and show else UNSET,
        record.seed.hex() if record.seed else UNSET,
    )
