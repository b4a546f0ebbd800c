"""The states of tables and of messages, and the kinds of messages, stored as these strings, with what is particular."""

from __future__ import annotations

from enum import StrEnum


class TableStatus(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    SUSPENDED = "suspended"

    @property
    def live(self) -> bool:
        """Whether something may still come of the table."""
        return self in (TableStatus.OPEN, TableStatus.RUNNING, TableStatus.SUSPENDED)


class DeliveryState(StrEnum):
    """What has become of a message of the outbox."""

    WAITING = "waiting"
    SENT = "sent"
    FAILED = "failed"


class MessageKind(StrEnum):
    """What a message of the outbox is about."""

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

    @property
    def tells_of_the_game(self) -> bool:
        """Whether it tells the channel how a game stands."""
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
        """Whether it carries the controls of its table, or ends them."""
        return self.tells_of_the_game or self in (MessageKind.CLOSED, MessageKind.REMATCH)

    @property
    def changes_with_the_turn(self) -> bool:
        """Whether an update may bring it up to date instead of a message of its own."""
        return self in (MessageKind.TURN, MessageKind.UPDATE)

    @property
    def takes_commitments(self) -> bool:
        """Whether the commitments to the answers it asks for can be written into it."""
        return self.changes_with_the_turn or self is MessageKind.SETUP

    @property
    def names_people(self) -> bool:
        """Whether its recipe holds names, which go with a person who wants to be forgotten."""
        return self in (
            MessageKind.NOTE,
            MessageKind.INVITE,
            MessageKind.UNDELIVERED,
            MessageKind.SEAT,
            MessageKind.REMATCH,
        )

    @property
    def missed(self) -> bool:
        """Whether the owner of its table is told when it is lost."""
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
        )


REMIND, NUDGE, CLOCK, WINDOW = "remind", "nudge", "clock", "window"
"""The kinds of timers: somebody is reminded by their own wish, or by others'; a seat's time; that of all whom a hidden
question asks."""
LATER = "later"
"""The kind of the timer of somebody who was reminded and wants to be told again at a time, and of nothing before."""
START = "start"
"""The kind of the timer of a table that starts by itself at a time; its seat is -1, its person nobody."""
KEPT = "reserved"
"""The kind of the timer of seats that are kept free for who is invited: when the first of them is kept no longer; its
seat is -1, its person nobody."""
HIDDEN = "hidden"
"""How much of an answer to a secret question others may know: nothing."""
INVITED = "invited"
"""The claim of a guest for whom a seat is kept free."""
TIMERS = (REMIND, NUDGE, CLOCK, WINDOW, LATER, START, KEPT)
"""Every kind of timer: who names them all finds those of a table by the key, which begins with the kind."""
LOBBY = "lobby"
"""The place in the outbox of word to an owner about a table that has not started: it holds up no other message."""
STANDING = "standing"
"""The place in the outbox of what brings a person's standing messages up to date: it holds up no other message."""
NEWS = "news"
"""The place in the outbox of what a server's managers want announced: its target is a channel, and it holds up nothing
that a table has to say there."""
BOARD = "board"
"""The place in the outbox of what brings a server's board of open tables up to date: its target is the server."""
PRIVATE = ("user", LOBBY, STANDING)
"""The places in the outbox whose target is a person."""
OPENED = "opened"
"""What a web hook is told of first of a table."""
SETTING_SECONDS = 15
"""So long whoever opens a table has to set it, as private for one, before anybody elsewhere is told of it."""
LIVE = tuple(status for status in TableStatus if status.live)
"""The states of tables of which something may still come."""
