"""The end of a game of Foodies, and its score sheet (rules section 7)."""

from __future__ import annotations

from games.foodies import events
from games.foodies.data import GAME
from games.foodies.state import State
from games.kernel import Result, Say, ScoreLine, Seat
from games.kernel.flow import Play


def gain_popularity(play: Play[State], seat: Seat, popularity: int) -> None:
    """Give popularity; reaching the goal at any moment, in anybody's turn, triggers the end (section 7.1)."""
    court = play.state.courts[seat]
    # Counting continues beyond the goal: the most popularity wins, not the first to reach it (sections 7.1 and 7.3).
    court.popularity += popularity
    if court.popularity >= play.state.goal and not play.state.triggered:
        play.state.triggered = True
        play.emit(events.EndTriggered(seat=seat, popularity=court.popularity))


def is_over(state: State) -> bool:
    """Return whether the turn just ended was the last: that of the last seat in a triggered round (section 7.2), or in
    the round at which the game is cut off (section 7.4)."""
    # Section 7.2: only after the last seat, so that all have had the same number of turns.
    if state.turn % state.seats:
        return False
    # Section 7.4: if all refuse to earn popularity the game would never end.
    return state.triggered or state.turn >= GAME.round_cap * state.seats


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Rank seats by popularity, then coins in the reserve; equals share a place (section 7.3, R28)."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat, court in enumerate(state.courts):
        # The reserve alone: what lies on spaces, flyers and stalls do not break a tie (section 7.3).
        groups.setdefault((court.popularity, court.coins), []).append(seat)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))


def result(state: State) -> Result | None:
    """Return the ranking and the score sheet of a finished game; None while it is played."""
    if state.stack:
        return None
    sheet = []
    for seat, court in enumerate(state.courts):
        sheet.append(ScoreLine(seat, Say("foodies-score-popularity"), court.popularity))
        sheet.append(ScoreLine(seat, Say("foodies-score-coins"), court.coins))
    reason = "goal" if state.triggered else "round-cap"
    return Result(ranking(state), Say(f"foodies-result-{reason}", {"goal": state.goal}), tuple(sheet))
