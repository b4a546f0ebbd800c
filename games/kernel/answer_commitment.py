"""Commitments: a secret answer that asks for it is committed to by a public hash when given, and opened by its salt.

So nobody can claim later that an answer was changed after others were revealed: not its seat, not the operator. The
hash is SHA-256 of one line of text that anybody can reproduce (see `docs/table-file.md`). The salt comes from
outside the game: if it were drawn from the seed or the log, their holders could try all answers.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from games.kernel.values import Seat

SALT_BYTES = 16
SHORT = 32
"""The number of a hash's digits to show: nobody finds two answers that share them."""


class AnswerCommitment(Struct, frozen=True):
    """One answer as committed to: its table, the version of its game, the seat, the answer, and the salt."""

    table: str
    version: int
    seat: Seat
    kind: str
    action: str
    salt: bytes

    @property
    def text(self) -> str:
        """The line that is hashed; seats are counted from 1."""
        # Table, version and seat are hashed too, so that no commitment can be shown for another question.
        return f"{self.salt.hex()} {self.table} {self.version} {self.seat + 1} {self.kind} {self.action}"

    @property
    def hash(self) -> str:
        """The commitment, in hexadecimal."""
        return hashlib.sha256(self.text.encode()).hexdigest()
