"""The states of tables and messages, and the kinds of messages with their properties; stored as these strings."""

from __future__ import annotations

from enum import StrEnum


class TableStatus(StrEnum):
    """The status of a table."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    SUSPENDED = "suspended"

    @property
    def live(self) -> bool:
        """Whether the table can still change."""
        return self in (TableStatus.OPEN, TableStatus.RUNNING, TableStatus.SUSPENDED)


class DeliveryState(StrEnum):
    """The state of an outbox message."""

    WAITING = "waiting"
    SENT = "sent"
    FAILED = "failed"


class MessageKind(StrEnum):
    """The kind of an outbox message."""

    SETUP = "setup"
    TURN = "turn"
    UPDATE = "update"
    UNDO = "undo"
    REDO = "redo"
    RESULT = "result"
    SECRET = "secret"
    COMMITMENTS = "commitments"
    PROPOSAL = "proposal"
    CLOSED = "closed"
    NOTE = "note"
    INVITE = "invite"
    FULL = "full"
    ANSWER = "answer"
    UNDELIVERED = "undelivered"
    CALL = "call"
    REMINDER = "reminder"
    CLOCKS = "clocks"
    LATE = "late"
    SETTLED = "settled"
    SEAT = "seat"
    FOLLOW = "follow"
    STANDING = "standing"
    DIGEST = "digest"
    REMATCH = "rematch"
    WEBHOOK = "webhook"
    TOURNAMENT = "tournament"
    VACANCY = "vacancy"
    OUTCOME = "outcome"
    RECORD = "record"
    BOARD = "board"
    REPORT = "report"
    LOBBY = "lobby"
    WELCOME = "welcome"

    @property
    def tells_of_the_game(self) -> bool:
        """Whether it shows the channel the state of a game."""
        return self in (
            MessageKind.SETUP,
            MessageKind.TURN,
            MessageKind.UPDATE,
            MessageKind.UNDO,
            MessageKind.REDO,
            MessageKind.RESULT,
        )

    @property
    def carries_controls(self) -> bool:
        """Whether it has the controls of its table, or ends them."""
        return self.tells_of_the_game or self in (MessageKind.CLOSED, MessageKind.REMATCH)

    @property
    def changes_with_the_turn(self) -> bool:
        """Whether an update may edit it instead of posting a new message."""
        return self in (MessageKind.TURN, MessageKind.UPDATE)

    @property
    def takes_commitments(self) -> bool:
        """Whether commitments can be added to it."""
        return self.changes_with_the_turn or self is MessageKind.SETUP

    @property
    def names_people(self) -> bool:
        """Whether its data contains names, which a deletion must remove."""
        return self in (
            MessageKind.NOTE,
            MessageKind.INVITE,
            MessageKind.UNDELIVERED,
            MessageKind.SEAT,
            MessageKind.REMATCH,
        )

    @property
    def missed(self) -> bool:
        """Whether the owner of its table is told when it is dropped."""
        return self not in (
            MessageKind.UNDELIVERED,
            MessageKind.ANSWER,
            MessageKind.COMMITMENTS,
            MessageKind.FULL,
            MessageKind.CALL,
            MessageKind.REMINDER,
            MessageKind.CLOCKS,
            MessageKind.SETTLED,
            MessageKind.FOLLOW,
            MessageKind.STANDING,
            MessageKind.DIGEST,
            MessageKind.WEBHOOK,
            MessageKind.TOURNAMENT,
            MessageKind.VACANCY,
            MessageKind.OUTCOME,
            MessageKind.RECORD,
            MessageKind.BOARD,
            MessageKind.REPORT,
            MessageKind.LOBBY,
            MessageKind.WELCOME,
        )


REMIND, NUDGE, CLOCK, WINDOW = "remind", "nudge", "clock", "window"
"""Kinds of timers: a reminder by one's own settings, or by others; a seat's clock; the clock of a secret question."""
LATER = "later"
"""The timer of a postponed reminder, which replaces all earlier ones."""
# The timer of a scheduled start; its seat is -1, without a person.
START = "start"
# The timer of reserved seats: when the first reservation ends; its seat is -1, without a person.
KEPT = "reserved"
HIDDEN = "hidden"
"""The secrecy of an answer of which others may know nothing."""
INVITED = "invited"
"""The claim of a guest with a reserved seat."""
TIMERS = (REMIND, NUDGE, CLOCK, WINDOW, LATER, START, KEPT)
"""Every kind of timer. A query that lists all of them uses the primary key, which begins with the kind."""
# The outbox place of messages to an owner about an open table: they delay no other message.
LOBBY = "lobby"
# The outbox place of refreshes of a person's inbox and calls: they delay no other message.
STANDING = "standing"
# The outbox place of a server's announcements: their target is a channel, and they delay nothing that a table posts
# there.
NEWS = "news"
# The outbox place of refreshes of a server's board: the target is the server.
BOARD = "board"
PRIVATE = ("user", LOBBY, STANDING)
"""The outbox places whose target is a person."""
OPENED = "opened"
"""The first webhook event of a table."""
# The seconds that an owner has to change a new table, for example to private, before it is announced elsewhere.
SETTING_SECONDS = 15
LIVE = tuple(status for status in TableStatus if status.live)
"""The statuses of tables that can still change."""
