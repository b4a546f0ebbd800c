"""When the people of a table are told something, and by which messages: recipes for the outbox.

The channel hears when somebody else is waited for, when a chapter (`TitleRules.message_group`) has ended, or at
the end. While only bots are to move it waits for what they do. What is secret goes to its seat alone.

A chapter has one message in the channel: the first to be told of it is told by a new one, which pings; whatever follows
brings that up to date (an `update`), and who is newly asked then is called in private, since a change makes no sound.
So a turn has one message, however often others are asked something in it or take theirs. After the start of a game
and after an undo, whose messages tell of that alone, the next is new.

What an order has answered is not asked: it makes no message to its seat, and nobody hears of a question that no
person is left to answer. Of a secret question that somebody must decide, all asked are named alike, whatever their
orders; who must decide is called by a private message, since to call some of them in the channel would tell who has
answered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.store import DeliveryState, MessageKind
from bot.tables.table import GameChange, Table, listed, written
from games.kernel import Game, Seat

COMMITMENTS = "commitments"
"""The place of commitments in the outbox: its target is the channel."""
_ASKED = 79  # what the database keeps of it, after the sign of a message that stays as it is
FIXED = "!"
"""Begins what was told last where its message tells of something else than a chapter, and is not brought up to date."""


class Notifications(Struct, frozen=True):
    """What a change writes of telling: the version told last, the waiting then and since when, and the messages."""

    announced_version: int
    waiting_seats: str
    since: int
    messages: list[dict[str, Any]]


def notify(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, kind: MessageKind = MessageKind.TURN
) -> Notifications:
    """The messages for changes just made. `kind` other than a turn is told in any case (`setup`, `undo`)."""
    version = made[-1].version
    over = game.result() is not None
    now_asked = asked(game)
    told = over or kind is not MessageKind.TURN or _handed_over(table, game, now_asked)
    goes_on = kind is MessageKind.TURN and table.row.waiting_seats.partition(":")[0] == now_asked.partition(":")[0]
    what = MessageKind.RESULT if over else MessageKind.UPDATE if goes_on else kind
    called = _called(table, game, made) if told and what is MessageKind.UPDATE else set()
    awaited = now_asked if kind is MessageKind.TURN else FIXED + now_asked
    stands = version if told else table.row.announced_version
    secrets = [*_committed(table, game, made, now, stands + 1), *_secrets(table, game, made, now, called)]
    if not told:
        return Notifications(table.row.announced_version, table.row.waiting_seats, table.row.since, secrets)
    post = message(
        table, what, "channel", table.row.channel, now, first=table.row.announced_version + 1, version=version
    )
    since = table.row.since if now_asked == table.row.waiting_seats.removeprefix(FIXED) else now
    return Notifications(version, awaited, since, [post, *secrets])


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
    """One message for the outbox: its kind, where it goes, which versions it tells, and for whom it is made."""
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
    """A direct message that is about no single table, for the outbox."""
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
    """What holds of a message that nobody has tried to send."""
    return {
        "state": DeliveryState.WAITING.value,
        "attempts": 0,
        "due": now,
        "held_until": 0,
        "made": now,
    }


def asked(game: Game[Any, Any]) -> str:
    """Who is asked what, as it is remembered between tellings: `chapter:seats:kinds of secret questions`."""
    kinds = {decision.kind for decision in game.decisions() if decision.secret}
    secret = " ".join(sorted(kinds)) if kinds else ""
    return f"{game.title.message_group(game.state)}:{written(game.awaited())}:{secret}"[:_ASKED]


def _handed_over(table: Table, game: Game[Any, Any], awaited: str) -> bool:
    """Whether somebody else is asked, a chapter has ended, or a question asked of several in secret is settled.

    A person is asked anew after a bot's move in the middle of their own turn: nothing else tells them.
    """
    waiting = _waited_for(table, game)
    if not waiting:
        return False
    if table.game is not None and not _waited_for(table, table.game):
        return True
    chapter, before, secret = _last_announced(table)
    now_chapter, _, now_secret = awaited.split(":")
    return bool(waiting - set(listed(before))) or now_chapter != chapter or now_secret != secret


def _waited_for(table: Table, game: Game[Any, Any]) -> set[Seat]:
    """The people that everybody may see as waited for; in an aside those who owe, who learn of it in private.

    Nobody where no person owes an answer, because orders have given them all: nobody is asked what is answered. That
    shows no more than that the table goes on at once.
    """
    people = table.humans
    owing = {d.seat for d in game.decisions() if d.owed and d.seat in people}
    if owing:
        owing |= {d.seat for d in game.decisions() if d.hides_answered and not d.aside and d.seat in people}
    return owing


def _last_announced(table: Table) -> list[str]:
    """The chapter, the seats and the secret questions that the channel was told of last."""
    return [*table.row.waiting_seats.removeprefix(FIXED).split(":"), "", "", ""][:3]


def _asides(game: Game[Any, Any]) -> set[str]:
    return {decision.kind for decision in game.decisions() if decision.aside}


def _called(table: Table, game: Game[Any, Any], made: Sequence[GameChange]) -> set[Seat]:
    """Who is newly asked what is no secret, by a message that is only brought up to date.

    Who alone was called last needs no call for what bots did meanwhile: that takes no time.
    """
    if table.game is None:
        return set()
    called = {seat for seat, _ in _openly(game) - _openly(table.game)}
    if not made[0].secrecy:  # whose the last hidden answer was is not to be seen by who is called, or not
        called.discard(made[0].seat)
    ai_seats = made[0].cause == "ai" and not _waited_for(table, table.game)
    alone = listed(_last_announced(table)[1]) if ai_seats else ()
    return called - set(alone) if len(alone) == 1 else called


def _committed(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, first: int
) -> list[dict[str, Any]]:
    """The commitments that stand, when a person has committed to an answer that does not come out yet.

    They have one message in the channel until it is told of something else, and a place of their own in the outbox: it
    is brought up to date beside the turns, and holds none of them up. Those of bots are told with the next
    person's, so that a table of bots does not chatter.
    """
    given = [m.seat for m in made if m.committed and not m.revealed_seats and m.cause != "ai"]
    pending = game.committed() if given else {}
    if not any(seat in pending for seat in given):
        return []
    return [
        message(
            table, MessageKind.COMMITMENTS, COMMITMENTS, table.row.channel, now, first=first, version=made[-1].version
        )
    ]


def _secrets(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, called: set[Seat]
) -> list[dict[str, Any]]:
    """A private message for each person who newly owes a secret answer, alone learns something, or is called back."""
    before = _secretly(table.game) if table.game is not None else set()
    due = {seat for seat, _ in _secretly(game) - before} | called
    if made[0].cause not in ("ai", "timeout") and _asides(game):
        due.discard(made[0].seat)  # the answer to what they just did shows the question
    for event in [event for m in made for event in m.moved.events]:
        due.update(event.audience or ())
    found: list[dict[str, Any]] = []
    for seat in table.seats if due else ():
        if seat.human and seat.user is not None and seat.seat in due:
            found.append(
                message(
                    table,
                    MessageKind.SECRET,
                    "user",
                    seat.user,
                    now,
                    first=made[0].version,
                    version=made[-1].version,
                    viewer=seat.seat,
                )
            )
    return found


def _openly(game: Game[Any, Any]) -> set[tuple[Seat, str]]:
    """Who is asked what in the channel alone."""
    return {(d.seat, d.kind) for d in game.decisions() if d.owed} - _secretly(game)


def _secretly(game: Game[Any, Any]) -> set[tuple[Seat, str]]:
    """Who is asked what in secret: an answer may bring the next question at once."""
    return {(d.seat, d.kind) for d in game.decisions() if d.secret and d.owed and (d.hides_answered or not d.quiet)}
