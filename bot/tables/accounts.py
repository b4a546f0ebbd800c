"""The time accounts of a game: what has been granted up to each change of it, so that an undo takes it back.

What a clock has left is what the pace has granted for the decisions that stand, less all that was used. Time that was
used stays used, also for a decision that is undone; time that was granted goes with the decision it was granted for. So
each change of a game is written with what had been granted by then, and an undo or redo sets each clock to that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.store.timers import TimerRow
from games.kernel import Seat


class Account(Struct, frozen=True):
    """A clock after a change: the seconds `left` then and `granted` in all since it `began`, a version of the game."""

    left: int
    granted: int
    began: int


Accounts = Mapping[Seat, Account]


class Restored(Struct, frozen=True):
    """The accounts that an undo or redo goes back to, and those of the change before it.

    `agreed`: everybody else has agreed to it, so that nobody is left without time for it.
    """

    to: Accounts
    present: Accounts
    agreed: bool = False

    def change(self, own: TimerRow) -> int:
        """Return the seconds by which the grants of a clock differ from what they are now."""
        then = self.to.get(own.seat)
        return (0 if then is None or then.began != own.began else then.granted) - own.granted


def within(before: Sequence[TimerRow], after: Accounts) -> Accounts:
    """Return the accounts of a change in the middle of others that were made at once: no more than at both ends."""
    earlier = {own.seat: own for own in before}
    found = {}
    for seat, account in after.items():
        own = earlier.get(seat)
        granted = 0 if own is None or own.began != account.began else own.granted
        found[seat] = Account(account.left, min(granted, account.granted), account.began)
    return found


def written(found: Accounts) -> str:
    """Return accounts as they are stored: `seat:left:granted:began`, separated by spaces."""
    return " ".join(f"{seat}:{one.left}:{one.granted}:{one.began}" for seat, one in found.items())


def read(text: str) -> Accounts:
    """Return stored accounts; none where a change was written without."""
    found = {}
    for one in text.split():
        seat, left, granted, began = map(int, one.split(":"))
        found[seat] = Account(left, granted, began)
    return found
