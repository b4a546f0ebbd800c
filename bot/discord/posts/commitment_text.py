"""Commitments to secret answers in words: who has committed, and at the end everything that can be checked."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.store import CommitmentRow
from bot.tables.commitments import RevealedCommitment
from games.kernel import Seat
from games.kernel.answer_commitment import SHORT
from renderers.words import Words


def who_has_committed(
    names: Sequence[str], words: Words, commitments: Mapping[Seat, CommitmentRow], open_seats: Collection[Seat]
) -> list[str]:
    """Say who has committed to an answer, by which hash, and who has not; nothing if nobody has."""
    if not commitments:
        return []
    who = [words("commitments-one", who=names[seat], hash=seal.hash[:SHORT]) for seat, seal in commitments.items()]
    still = words.join([names[seat] for seat in sorted(open_seats)])
    return ["-# " + words("commitments-active", list=", ".join(who), open=still or "none")]


def proof(words: Words, title: str, table: str, seed: bytes, hashed: str, found: Sequence[RevealedCommitment]) -> bytes:
    """Write the values of all hashes that were shown during a game, for anybody to check, as a text file."""
    lines = [words("commitments-proof", title=title, table=table, seed=seed.hex(), hash=hashed)]
    if found:
        lines += ["", words("commitments-proof-commitments")]
        lines += [f"{one.hash}  {one.answer.text}" for one in found]
    return ("\n".join(lines) + "\n").encode()
