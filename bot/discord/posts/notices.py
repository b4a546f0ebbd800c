"""Writes the kinds of messages that need only the table and the row's data.

Writes the direct message to a person whose request could not be answered.

Commitments to secret answers in words: who has committed, and at the end everything that can be checked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import panel
from bot.discord.posts import channel_failures, clock_text, post_builder
from bot.discord.posts.message_types import NoticeTemplate
from bot.discord.posts.post_builder import Post
from bot.discord.posts.viewer_text import ViewerText, escaped, table_name, where
from bot.store import CommitmentRow, MessageKind
from bot.tables import Table
from bot.tables.clocks import Pace
from bot.tables.history.commitments import RevealedCommitment
from games.kernel import Seat
from games.kernel.answer_commitment import SHORT
from renderers.registry import presenter
from renderers.words import Words


def named(args: dict[str, Any], words: Words) -> dict[str, str]:
    """Return the arguments of a sentence for its reader: a pace in words, names made safe."""
    return {
        key: clock_text.pace(Pace.read(str(value)), words) if key == "pace" else escaped(str(value))
        for key, value in args.items()
    }


def _note(recipe: NoticeTemplate) -> Post:
    """Return the sentence that the row names, about its table."""
    return Post(_about(recipe, recipe.data["id"], **named(recipe.data["args"], recipe.words)))


def _about(recipe: NoticeTemplate, message: str, **args: str) -> str:
    """Return a sentence that names the table of a row."""
    return recipe.words(message, **{**args, "table": table_name(recipe.table, recipe.words)})


def _settled(recipe: NoticeTemplate) -> Post:
    return Post(clock_text.settled(recipe.table, recipe.row.version, recipe.data, recipe.words))


def _undelivered(recipe: NoticeTemplate) -> Post:
    """Tell the owner of a table which message was dropped, and why."""
    table, words, data = recipe.table, recipe.words, recipe.data
    public = data["place"] == "channel"
    place = f"<#{data['target']}>" if public else words("host-where-dm", who=f"<@{data['target']}>")
    if data["kind"] == MessageKind.INVITE and data["why"] == "closed":
        return Post(words("host-uninvited", table=table_name(table, words), who=f"<@{data['target']}>"))
    why = channel_failures.sentence(data["why"], words)
    text = words("host-undeliverable", table=table_name(table, words), where=place, why=why)
    called = public and MessageKind(data["kind"]).tells_of_the_game
    return Post("\n".join([text, words("host-undeliverable-called")]) if called else text)


NOTICES: Mapping[str, Callable[[NoticeTemplate], Post]] = {
    MessageKind.NOTE: _note,
    MessageKind.LATE: lambda recipe: Post(*clock_text.late(recipe.table, recipe.data["seat"], recipe.words)),
    MessageKind.SETTLED: lambda recipe: Post(
        clock_text.settled(recipe.table, recipe.row.version, recipe.data, recipe.words)
    ),
    MessageKind.CLOSED: lambda recipe: Post(_about(recipe, "host-abandoned")),
    MessageKind.UNDELIVERED: _undelivered,
}


def post(table: Table, seat: Seat | None, words: Words, lost: str) -> Post:
    """Return how a table stands, with controls for its players; the request was carried out (`owed`) or not
    (`lost`).
    """
    lead = words(f"host-answer-{lost}", table=table_name(table, words), where=where(table))
    if table.game is None or seat is None:
        return Post("\n".join([lead, words(f"table-status-{table.status}")]))
    names = [escaped(name) for name in table.names]
    viewer_text = ViewerText(table.game, presenter(table.row.title), words, names, seat)
    asked = None if viewer_text.decision is None else f"**{viewer_text.prompt(viewer_text.decision)}**"
    version = table.known(seat)
    items = (
        post_builder.button(words, "host-your-move", Press("move", table.id, version, seat)),
        post_builder.button(words, "host-board-text", Press("text", table.id, version)),
    )
    return Post("\n".join([lead, asked or panel.waiting(viewer_text, done=False)]), (), items)


def who_has_committed(
    names: Sequence[str], words: Words, commitments: Mapping[Seat, CommitmentRow], open_seats: Collection[Seat]
) -> list[str]:
    """Say who has committed to an answer, by which hash, and who has not; nothing if nobody has."""
    # The hash is the commitment: only what stands in the channel cannot be changed later.
    if not commitments:
        return []
    who = [
        words("commitments-one", who=names[seat], hash=commitment.hash[:SHORT])
        for seat, commitment in commitments.items()
    ]
    still = words.join([names[seat] for seat in sorted(open_seats)])
    return ["-# " + words("commitments-active", list=", ".join(who), open=still or "none")]


def proof(words: Words, title: str, table: str, seed: bytes, hashed: str, found: Sequence[RevealedCommitment]) -> bytes:
    """Write the values of all hashes that were shown during a game, for anybody to check, as a text file."""
    lines = [words("commitments-proof", title=title, table=table, seed=seed.hex(), hash=hashed)]
    if found:
        lines += ["", words("commitments-proof-commitments")]
        lines += [f"{one.hash}  {one.answer.text}" for one in found]
    return ("\n".join(lines) + "\n").encode()
