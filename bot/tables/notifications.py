"""Decides who is notified of a change, and writes outbox messages as data without text.

The channel gets a message when somebody else must move, when a message group (`TitleRules.message_group`) ends, or
at the end. While only bots must move it waits for their moves. Secrets go to their seat alone, by the rows of
`direct_messages`.

A message group has one message in the channel. Its first change posts a new message, which pings; later changes edit it
(an `update`). An edit does not notify, so people who are newly asked by it are pinged by a short message below it (a
`call`), which is deleted when they have answered. So a turn has one message, however often others are
asked something in it or undo something. The messages of a game's start and of an undo show only that, so the next
change posts a new one.

A person who is asked one question after another hands nothing over, so nothing is posted: the message in the channel
only gets the present question and its controls (a `question`), once for presses that follow quickly.

A question that a standing order answers is not asked: its seat gets no message, and nobody is told about a question
that no person has to answer. Of a secret question that somebody has to answer, all asked seats are named and pinged
alike, whatever their orders.

Decides when the direct message of a person about a table is written, and whether it calls.

A person has one direct message for each table. It shows the hand and secret plans, and the question if it is asked
there. It is edited in place without a sound; only one that calls is sent again, at the bottom. Each row of the outbox
that is written here brings it up to date. The row is written with the change itself, so an answered question loses its
controls in any case.

How a person is called depends on their settings, and on no secret:

* `NotifyBy.PING`: by the channel, which pings those whom it asks (`notifications`). That includes a simultaneous secret
  question: who is asked is public, so pinging all of them at its start reveals nothing about answers or standing
  orders. The price is a ping for a person whose standing order has answered. Pinging only those who owe an answer, or
  nobody as soon as an order exists, would reveal the order. A person who wants neither chooses direct messages.
* An aside (`Decision.aside`) is the exception: it interrupts somebody's turn, and by default standing orders answer
  nearly all of them. Pinging all would call people many times a turn for nothing, and pinging the others would reveal
  their cards. So those who owe an answer are called by their direct message, which nobody else can see.
* `NotifyBy.PRIVATE`: by the direct message, for every question.
* `NotifyBy.QUIET`: not at all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.store import DeliveryState, MessageKind, OutboxRow
from bot.tables.clocks.notification_settings import NotifyBy
from bot.tables.table import CAME_OUT, HIDDEN, RUNNING, SUSPENDED, GameChange, Table, listed, written
from games.kernel import Decision, Game, Seat

# The place of commitments in the outbox; its target is the channel.
COMMITMENTS = "commitments"
QUESTION = "question"
"""The place in the outbox of questions that change within a turn; its target is the channel."""
_QUICK = 2
"""Seconds within which the next press replaces what one was to show."""
_ASKED = 79  # the column's length, without the prefix FIXED
FIXED = "!"
"""Prefix of the last announcement if its message belongs to no group and is not edited."""


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
    now_asked = waiting_key(game)
    announced = over or kind is not MessageKind.TURN or _handed_over(table, game, now_asked)
    goes_on = kind is MessageKind.TURN and table.row.waiting_seats.partition(":")[0] == now_asked.partition(":")[0]
    what = MessageKind.RESULT if over else MessageKind.UPDATE if goes_on else kind
    awaited = now_asked if kind is MessageKind.TURN else FIXED + now_asked
    stands = version if announced else table.row.announced_version
    quietly = [*_asked_again(table, game, made, now, stands + 1)] if not announced else []
    quietly += _committed(table, game, made, now, stands + 1)
    here = "channel", table.row.channel, now
    if not announced:
        # Somebody who was called has answered, and others are still waited for, so the channel gets no message.
        answered = table.game is not None and not _publicly(table.game) <= _publicly(game) and _waited_for(table, game)
        look = [message(table, MessageKind.CALL, *here, version=version, data={"seats": []})] if answered else []
        return Notifications(table.row.announced_version, table.row.waiting_seats, table.row.since, [*look, *quietly])
    posts = [message(table, what, *here, first=table.row.announced_version + 1, version=version)]
    if what is MessageKind.UPDATE and (called := _called(table, game, made)):
        posts.append(message(table, MessageKind.CALL, *here, first=version, version=version, data={"seats": called}))
    since = table.row.since if now_asked == table.row.waiting_seats.removeprefix(FIXED) else now
    return Notifications(version, awaited, since, [*posts, *quietly])


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


def waiting_key(game: Game[Any, Any]) -> str:
    """Return who is asked what, as stored between announcements: `group:seats:kinds of secret questions`."""
    kinds = {decision.kind for decision in game.decisions() if decision.secret}
    secret = " ".join(sorted(kinds)) if kinds else ""
    return f"{game.title.message_group(game.state)}:{written(game.awaited())}:{secret}"[:_ASKED]


def _handed_over(table: Table, game: Game[Any, Any], awaited: str) -> bool:
    """Return whether somebody else is asked, a message group has ended, or a secret question to several is settled."""
    # A person is called again after a bot's move in the middle of their own turn: nothing else would notify them.
    waiting = _waited_for(table, game)
    if not waiting:
        return False
    if table.game is not None and not _waited_for(table, table.game):
        return True
    chapter, before, secret = _last_announced(table)
    now_chapter, _, now_secret = awaited.split(":")
    return bool(waiting - set(listed(before))) or now_chapter != chapter or now_secret != secret


def _waited_for(table: Table, game: Game[Any, Any]) -> set[Seat]:
    """Return the people whom the table visibly waits for; in an aside those who have to answer, called in private.

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


def _asked_again(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, first: int
) -> Iterator[dict[str, Any]]:
    """Yield the message with the present open questions; none if everybody may know of no change.

    It has its own place in the outbox, where it delays no turn, and is due after a moment.
    """
    public = made[0].cause != "ai" and any(one.secrecy != HIDDEN for one in made)
    if public and any(not d.secret for d in game.decisions() if d.owed):
        there, version = (QUESTION, table.row.channel, now), made[-1].version
        yield {**message(table, MessageKind.QUESTION, *there, first=first, version=version), "due": now + _QUICK}


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


OVER, LEFT = "over", "left"
"""Why a direct message about a table has ended."""
_PLAYED = (RUNNING, SUSPENDED)
_PLAYER = "player"
NotifyOf = Callable[[int], NotifyBy]
"""Returns how a person wants to be called."""


class DirectMessage(Struct, frozen=True):
    """The data of an outbox row about a person's direct message.

    `calls`: it is sent again with a notification, if the person still owes an answer. `shows`: it contains a secret, so
    it is sent if there is none yet. Otherwise an existing one is edited. `answered`: the person has answered the
    question that it asked. `asks`: it asks the question whatever the person has chosen. `seated`: it calls whatever is
    asked, because the person has just been given the seat. `ended` is why it ends.
    """

    calls: bool = False
    shows: bool = False
    answered: bool = False
    asks: bool = False
    seated: bool = False
    ended: str = ""

    @classmethod
    def of(cls, row: OutboxRow) -> DirectMessage:
        """Return the data of a row; one written by an earlier version of the host calls."""
        return cls(calls=True, shows=True) if row.data == "{}" else msgspec.json.decode(row.data, type=cls)

    def row(self, table: Table, seat: Seat, user: int, now: int, first: int | None = None) -> dict[str, Any]:
        """Return the row of the outbox about a table's changes from `first` (None: the last one) on."""
        data = msgspec.to_builtins(self)
        return message(table, MessageKind.SECRET, "user", user, now, first=first, viewer=seat, data=data)


def written_again(table: Table, seat: Seat, user: int, now: int) -> dict[str, Any]:
    """Return the row that writes a person's direct message once more, because it may ask something else now.

    It covers no change, so its versions begin behind the present one: the message shows the changes that it showed.
    """
    return DirectMessage().row(table, seat, user, now, table.version + 1)


def covers_changes(row: OutboxRow) -> bool:
    """Return whether a row is about changes of a game, rather than one of `written_again`."""
    return row.first <= row.version


def asked_there(decision: Decision, notify: NotifyBy) -> bool:
    """Return whether a person's direct message asks a question: a secret plan, an aside, or by their own choice."""
    plan = decision.secret and not decision.quiet
    return decision.owed and (plan or decision.aside or notify is NotifyBy.PRIVATE)


def direct_messages(
    table: Table, game: Game[Any, Any], made: Sequence[GameChange], now: int, notify: NotifyOf
) -> Iterator[dict[str, Any]]:
    """Yield the rows for changes of a game that continues; `table` is the state before them."""
    if game.result() is not None:
        return
    after = structs.replace(table, row=structs.replace(table.row, version=made[-1].version))
    before, now_asked = () if table.game is None else table.game.decisions(), game.decisions()
    learning = {seat for one in made for event in one.moved.events for seat in event.audience or ()}
    # An undo by consent is no press of the person who asked for it.
    acting = {one.seat for one in made if one.cause == _PLAYER and (one.restores is None or table.proposal is None)}
    asked_again = acting if not any(one.secrecy == CAME_OUT for one in made) else set(table.humans)
    for seat in table.seats:
        if not seat.human or seat.user is None:
            continue
        wanted = notify(seat.user)
        asked, asks = (_asked_there(every, seat.seat, wanted) for every in (before, now_asked))
        new = [asks[kind] for kind in asks if kind not in asked or seat.seat in asked_again]
        shows = seat.seat in learning or any(
            decision.aside or not decision.quiet for decision in new if decision.secret
        )
        if shows or new or asked.keys() != asks.keys() or any(one.restores is not None for one in made):
            # The answer to a person's own press asks the next question already.
            calls = seat.seat not in acting and any(_calls(decision, wanted) for decision in new)
            found = DirectMessage(calls, shows, answered=bool(asked) and not asks and seat.seat in acting)
            yield found.row(after, seat.seat, seat.user, now, made[0].version)


def _asked_there(decisions: Sequence[Decision], seat: Seat, notify: NotifyBy) -> dict[str, Decision]:
    """Return what the direct message of a seat asks, by kind."""
    return {
        decision.kind: decision for decision in decisions if decision.seat == seat and asked_there(decision, notify)
    }


def _calls(decision: Decision, notify: NotifyBy) -> bool:
    """Return whether a person is called to a question by their direct message."""
    return notify is NotifyBy.PRIVATE or (decision.aside and notify is NotifyBy.PING)


def ended(before: Table | None, table: Table, now: int) -> Iterator[dict[str, Any]]:
    """Yield the rows for people whose game is over, or who have left their seat at it."""
    if before is None or before.status not in _PLAYED:
        return
    over = table.status not in _PLAYED
    for seat in before.seats if over or before.seats is not table.seats else ():
        if seat.human and seat.user is not None and (over or seat.user not in table.users):
            why = OVER if seat.user in table.users else LEFT
            yield DirectMessage(ended=why).row(table, seat.seat, seat.user, now)


def merged(rows: Sequence[OutboxRow]) -> OutboxRow:
    """Return one row that does what several rows about the same direct message do, in order."""
    every, last = [DirectMessage.of(row) for row in rows], rows[-1]
    calls, shows, seated = (any(getattr(one, name) for one in every) for name in ("calls", "shows", "seated"))
    about = DirectMessage.of(next(filter(covers_changes, reversed(rows)), last))
    data = msgspec.json.encode(structs.replace(about, calls=calls, shows=shows, seated=seated)).decode()
    return structs.replace(rows[0], version=last.version, data=data)
