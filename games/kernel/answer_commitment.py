"""Commitments: a secret answer that asks for it is bound by a public hash when it is given, and opened by its salt.

So nobody can say afterwards that an answer was changed when others had come out: not its seat, not the operator. The
hash is SHA-256 of one line of text that anybody can write down again (see `docs/table-file.md`). The salt comes from
outside the game: were it drawn from the seed or the log, whoever knows those could try all answers.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from games.kernel.values import Seat

SALT_BYTES = 16
SHORT = 32
"""So many digits of a hash are enough to show: nobody finds two answers that share them."""


class AnswerCommitment(Struct, frozen=True):
    """One answer as it is committed to: at which table, as which change of its game, whose, to what, and the salt."""

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
