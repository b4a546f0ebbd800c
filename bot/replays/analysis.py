"""What a bot thinks of a game that is over, as functions for the process that makes replay files.

Everything here looks behind the screens, so it is told only once a game is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.kernel import Action, Chance, Seat, only_action, thaw
from games.kernel.hints import Hint, hints
from games.kernel.luck_analysis import Luck, Opinion, greatest, luck, opinion
from games.kernel.registry import title as title_of

SAMPLES = 8
"""So many other runs of luck a move is compared with, in a game of usual length."""
_ALL_SAMPLES = 1_600
_FEWEST = 3


class AnalysedAction(Struct, frozen=True):
    """One action: who made it, the frozen game before it, and after it."""

    seat: Seat
    action: str
    before: bytes
    after: bytes


class Evaluation(Struct, frozen=True):
    """What a bot thinks after a change, and the scale of it."""

    opinion: Opinion
    greatest: float
    over: bool


class BetterMove(Struct, frozen=True):
    """What the AI would have played in place of an action, and why; None where it would have done the same."""

    hint: Hint | None
    forced: bool = False


def samples(changes: int) -> int:
    """With how many other runs of luck each of so many moves is compared: fewer where they are many."""
    return max(_FEWEST, min(SAMPLES, _ALL_SAMPLES // max(1, changes)))


def standings(title_id: str, frozen: Sequence[bytes]) -> list[Evaluation]:
    """What a bot thinks of frozen games."""
    title = title_of(title_id)
    games = [thaw(title, each) for each in frozen]
    return [Evaluation(opinion(game), greatest(game), game.result() is not None) for game in games]


def lucks(title_id: str, changes: Sequence[AnalysedAction], many: int, most: float) -> list[Luck]:
    """What chance did in each of some changes."""
    title, found = title_of(title_id), []
    for change in changes:
        before, after = thaw(title, change.before), thaw(title, change.after)
        chance = Chance(f"luck {before.position} {change.action}".encode())
        action = Action.of(change.action.split(" "))
        found.append(luck(before, change.seat, action, after, chance, many, most))
    return found


def better(title_id: str, change: AnalysedAction) -> BetterMove:
    """What the AI would have played in a seat's place, from what that seat knew."""
    game = thaw(title_of(title_id), change.before)
    if only_action(game.title, game.state, change.seat) is not None:
        return BetterMove(None, forced=True)
    chance = Chance(f"review {game.position} {change.action}".encode())
    (found,) = hints(game.title, game.view(change.seat), change.seat, chance, 1)
    return BetterMove(None if str(found.action) == change.action else found)
