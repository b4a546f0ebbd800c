"""Decides who is told about a change, and writes outbox messages as data without text.

The channel hears when somebody else is waited for, when a chapter (`TitleRules.message_group`) has ended, or at
the end. While only bots are to move it waits for what they do. What is secret goes to its seat alone, by the rows of
`direct_messages`.

A message group has one message in the channel. Its first change posts a new message, which pings; later changes edit it
(an `update`). An edit does not notify, so people who are newly asked by it are pinged by a short message below it (a
`call`), which is deleted when they have answered. So a turn has one message, however often others are
asked something in it or undo something. The messages of a game's start and of an undo show only that, so the next
change posts a new one.

A question that a standing order answers is not asked: its seat gets no message, and nobody is told about a question
that no person has to answer. Of a secret question that somebody has to answer, all asked seats are named and pinged
alike, whatever their orders.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.store import DeliveryState, MessageKind
from bot.tables.history.hidden_versions import CAME_OUT
from bot.tables.table import GameChange, Table, listed, written
from games.kernel import Game, Seat

# The place of commitments in the outbox; its target is the channel.
COMMITMENTS = "commitments"
_ASKED = 79  # the column's length, without the prefix FIXED
FIXED = "!"
"""Prefix of the last announcement if its message is no message of a group and is not edited."""


class Notifications(Struct, frozen=True):
    """The announcement of a change: the announced version, who is waited for since when, and the messages."""

    announced_version: int
    waiting_seats: str
    since: int
    messages: list[dict[str, Any]]


def notify(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, kind: MessageKind = MessageKind.TURN
) -> Notifications:
    """Return the messages for new changes. A `kind` other than a turn is always announced (`setup`, `undo`)."""
    version = made[-1].version
    over = game.result() is not None
    now_asked = asked(game)
    told = over or kind is not MessageKind.TURN or _handed_over(table, game, now_asked)
    goes_on = kind is MessageKind.TURN and table.row.waiting_seats.partition(":")[0] == now_asked.partition(":")[0]
    what = MessageKind.RESULT if over else MessageKind.UPDATE if goes_on else kind
    awaited = now_asked if kind is MessageKind.TURN else FIXED + now_asked
    stands = version if told else table.row.announced_version
    committed = _committed(table, game, made, now, stands + 1)
    here = "channel", table.row.channel, now
    if not told:
        # Somebody who was called has answered, and others are still waited for, so the channel hears nothing.
        answered = table.game is not None and not _publicly(table.game) <= _publicly(game) and _waited_for(table, game)
        look = [message(table, MessageKind.CALL, *here, version=version, data={"seats": []})] if answered else []
        return Notifications(table.row.announced_version, table.row.waiting_seats, table.row.since, [*look, *committed])
    posts = [message(table, what, *here, first=table.row.announced_version + 1, version=version)]
    if what is MessageKind.UPDATE and (called := _called(table, game, made)):
        posts.append(message(table, MessageKind.CALL, *here, first=version, version=version, data={"seats": called}))
    since = table.row.since if now_asked == table.row.waiting_seats.removeprefix(FIXED) else now
    return Notifications(version, awaited, since, [*posts, *committed])


def message(
    table: Table,
    kind: MessageKind,
    place: str,
    target: int,
    now: int,
    *,
    first: int | None = None,
    version: int | None = None,
    viewer: Seat | None = None,
    data: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return one message for the outbox: its kind, target, range of versions, and viewer."""
    here = table.version if version is None else version
    return {
        "table_id": table.id,
        "kind": kind,
        "place": place,
        "target": target,
        "first": here if first is None else first,
        "version": here,
        "viewer": viewer,
        "data": json.dumps(data) if data else "{}",
        **_fresh(now),
    }


def personal(kind: MessageKind, user: int, now: int, data: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a direct message that is not about one table, for the outbox."""
    return {
        "table_id": "",
        "kind": kind,
        "place": "user",
        "target": user,
        "first": 0,
        "version": 0,
        "viewer": None,
        "data": json.dumps(data or {}),
        **_fresh(now),
    }


def _fresh(now: int) -> dict[str, Any]:
    """Return the values of a message that nobody has tried to send."""
    return {
        "state": DeliveryState.WAITING.value,
        "attempts": 0,
        "due": now,
        "held_until": 0,
        "made": now,
    }


def asked(game: Game[Any, Any]) -> str:
    """Return who is asked what, as stored between announcements: `group:seats:kinds of secret questions`."""
    kinds = {decision.kind for decision in game.decisions() if decision.secret}
    secret = " ".join(sorted(kinds)) if kinds else ""
    return f"{game.title.message_group(game.state)}:{written(game.awaited())}:{secret}"[:_ASKED]


def _handed_over(table: Table, game: Game[Any, Any], awaited: str) -> bool:
    """Return whether somebody else is asked, a message group has ended, or a secret question to several is settled."""
    # A person is called again after a bot's move in the middle of their own turn: nothing else would tell them.
    waiting = _waited_for(table, game)
    if not waiting:
        return False
    if table.game is not None and not _waited_for(table, table.game):
        return True
    chapter, before, secret = _last_announced(table)
    now_chapter, _, now_secret = awaited.split(":")
    return bool(waiting - set(listed(before))) or now_chapter != chapter or now_secret != secret


def _waited_for(table: Table, game: Game[Any, Any]) -> set[Seat]:
    """Return the people whom the table visibly waits for; in an aside those who have to answer, told in private.

    Nobody if standing orders have answered for all.
    """
    # An empty set reveals only that the table continues at once.
    people = table.humans
    owing = {d.seat for d in game.decisions() if d.owed and d.seat in people}
    if owing:
        owing |= {d.seat for d in game.decisions() if d.hides_answered and not d.aside and d.seat in people}
    return owing


def _last_announced(table: Table) -> list[str]:
    """Return the group, the seats and the secret questions of the last announcement."""
    return [*table.row.waiting_seats.removeprefix(FIXED).split(":"), "", "", ""][:3]


def _called(table: Table, game: Game[Any, Any], made: Sequence[GameChange]) -> list[Seat]:
    """Return the people who are newly asked by a message that is only edited."""
    if table.game is None:
        return []
    # With the last hidden answer the same question may begin once more.
    before = set() if any(one.secrecy == CAME_OUT for one in made) else _publicly(table.game)
    called = {seat for seat, _ in _publicly(game) - before}
    if not made[0].secrecy:  # the owner of the last hidden answer must not be visible in who is called
        called.discard(made[0].seat)
    # A person who was the only one called last needs no new call after bots' moves, which take no time.
    ai_seats = made[0].cause == "ai" and not _waited_for(table, table.game)
    alone = listed(_last_announced(table)[1]) if ai_seats else ()
    called -= set(alone) if len(alone) == 1 else set()
    return [seat for seat in table.humans if seat in called]


def _publicly(game: Game[Any, Any]) -> set[tuple[Seat, str]]:
    """Return who is asked what in the channel, as everybody may know it: of a hidden question all whom it asks."""
    return {(d.seat, d.kind) for d in game.decisions() if (d.owed or d.hides_answered) and not d.aside}


def _committed(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, first: int
) -> list[dict[str, Any]]:
    """Return the message with the current commitments, if a person made one that is not revealed yet.

    It has its own place in the outbox and is edited until the table announces something else.
    """
    # In its own place it delays no turn. Bots' commitments are announced with the next person's, so that a table of
    # bots posts less.
    given = [m.seat for m in made if m.committed and not m.revealed_seats and m.cause != "ai"]
    pending = game.committed() if given else {}
    if not any(seat in pending for seat in given):
        return []
    return [
        message(
            table, MessageKind.COMMITMENTS, COMMITMENTS, table.row.channel, now, first=first, version=made[-1].version
        )
    ]
