"""Captions of a recap in words: the course of a game, and the title cards at the start and end of an animation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.replays.analysis import BetterMove
from bot.replays.drawing import MomentText, MoveReview, shift, smooth
from bot.replays.game_log import GameLog
from games.kernel import Result, Seat
from games.kernel.ai.luck_analysis import Luck, Opinion, luckier_than
from renderers.kit.chart import Labels, SeatLine, TurningPointMark
from renderers.kit.film import CardLine
from renderers.kit.presenter import total
from renderers.registry import presenter
from renderers.words import Words, message_id


class GameAnalysis(Struct, frozen=True):
    """The course of a game: the evaluation after each step, the turning points, and the effects of chance."""

    opinions: tuple[Opinion, ...]
    turning: tuple[int, ...]
    lucks: dict[int, Luck]


class ReviewedMove(Struct, frozen=True):
    """A remarkable move: its step, how it changed the evaluation for its player, and the bot's comment."""

    at: int
    play: float
    better: BetterMove


# Within this share of the greatest distance from the middle a seat counts as level.
_LEVEL = 0.12
# From which share of less lucky players on luck has which name; below all of them `awful`.
_LUCK = ((0.9, "great"), (0.67, "good"), (0.33, "usual"), (0.1, "bad"))


def of_picture(story: GameLog, went: GameAnalysis) -> tuple[list[SeatLine], list[TurningPointMark], Labels, str, str]:
    """The content of the chart of a finished game: seats, turning points, words, alt text, a file name."""
    words = Words(story.source.locale)
    title = words(message_id(story.source.title, "name"))
    about = f"{title} · {words('recap-table', table=story.source.table)}" if story.source.table else title
    labels = Labels(
        words("recap-course-head"),
        about,
        words("recap-course-high"),
        words("recap-course-low"),
        words("recap-course-first"),
        words("recap-steps", steps=len(story.moments)),
    )
    turnings = [TurningPointMark(at, str(number)) for number, at in enumerate(went.turning, 1)]
    seats = [_seat(story, went, seat, words) for seat in range(len(story.names))]
    return seats, turnings, labels, _alt(story, went, seats, words), f"{story.source.title}-course"


def turning_points(
    story: GameLog, went: GameAnalysis, said: Sequence[MomentText], names: Callable[[str], str]
) -> list[str]:
    """Write a sentence for each turning point."""
    words = Words(story.source.locale)
    return [
        words(
            "recap-course-point",
            number=number,
            step=at + 1,
            stage=one.phase,
            what=one.what,
            best=_best(story, went, at, names, words),
        )
        for number, (at, one) in enumerate(zip(went.turning, said, strict=True), 1)
    ]


def luck(story: GameLog, went: GameAnalysis, names: Callable[[str], str]) -> list[str]:
    """Write how lucky each seat was, compared with what the same moves bring on average."""
    words = Words(story.source.locale)
    found = [(names(name), _luck(went, seat)) for seat, name in enumerate(story.names)]
    lines = [
        words("recap-luck-line", who=who, share=percent(share), how=words(f"recap-luck-{_lucky(share)}"))
        for who, share in found
        if share is not None
    ]
    if not lines:
        return [words("recap-luck-none")]
    return [words("recap-luck-head"), *lines, words("recap-luck-words")]


def reviewed(story: GameLog, one: ReviewedMove, stage: str, weighed: MoveReview, who: str) -> str:
    """Write a move with the bot's comment."""
    words = Words(story.source.locale)
    same = words("recap-review-same")
    ai_choice = words("recap-review-other", action=weighed.ai_choice, why=weighed.why) if weighed.ai_choice else same
    how = words("recap-review-gained" if one.play > 0 else "recap-review-lost")
    return words(
        "recap-review-line", step=one.at + 1, stage=stage, who=who, action=weighed.action, how=how, other=ai_choice
    )


def percent(share: float) -> int:
    """Round a share to percent, never 0 or 100: nothing is that sure."""
    return max(1, min(99, round(100 * share)))


def _luck(went: GameAnalysis, seat: Seat) -> float | None:
    return luckier_than(list(went.lucks.values()), seat)


def _lucky(share: float) -> str:
    return next((name for least, name in _LUCK if share >= least), "awful")


def _best(story: GameLog, went: GameAnalysis, at: int, names: Callable[[str], str], words: Words) -> str:
    """Return for whom a turning point was best; in a solo game, whether it was good."""
    gains = shift(went.opinions, at)
    if len(gains) == 1:
        return words("recap-course-better" if gains[0] > 0 else "recap-course-worse")
    return words("recap-course-best", who=names(story.names[max(range(len(gains)), key=gains.__getitem__)]))


def _seat(story: GameLog, went: GameAnalysis, seat: Seat, words: Words) -> SeatLine:
    over = story.result
    ended = _ended(story, over, seat, words) if over is not None else ""
    share = _luck(went, seat)
    lucky = "" if share is None else words("recap-course-luck", share=percent(share))
    values = tuple(opinion[seat] for opinion in smooth(went.opinions))
    return SeatLine(story.names[seat], values, ended, seat in story.winners, share, lucky)


def _ended(story: GameLog, over: Result, seat: Seat, words: Words) -> str:
    """Write the place of a seat, and its score."""
    place = 1 + sum(len(group) for group in _before(over, seat))
    first = words("recap-course-place", place=place) if story.winners else ""
    points = total(words, presenter(story.source.title), over, seat)
    return " · ".join(part for part in (first, points) if part)


def _before(over: Result, seat: Seat) -> Sequence[Sequence[Seat]]:
    return over.ranking[: next(n for n, group in enumerate(over.ranking) if seat in group)]


def _alt(story: GameLog, went: GameAnalysis, seats: Sequence[SeatLine], words: Words) -> str:
    """Describe the chart in words: each seat at a third, two thirds and the end, its luck, the turning points."""
    most = max((abs(value) for seat in seats for value in seat.values), default=0.0)

    def how(value: float) -> str:
        if abs(value) <= _LEVEL * most:
            return words("recap-course-alt-level")
        return words("recap-course-alt-ahead" if value > 0 else "recap-course-alt-behind")

    parts = [words("recap-course-alt", title=words(message_id(story.source.title, "name")))]
    last = len(went.opinions) - 1
    for seat in seats:
        first, second, third = (how(seat.values[round(last * n / 3)]) for n in (1, 2, 3))
        ended = f"{seat.ended}; {seat.lucky}" if seat.lucky else seat.ended
        parts.append(
            words("recap-course-alt-seat", who=seat.name, ended=ended, first=first, second=second, third=third)
        )
    for number, at in enumerate(went.turning, 1):
        best = _best(story, went, at, str, words)
        parts.append(words("recap-course-alt-point", number=number, step=at + 1, best=best))
    return " ".join(parts)


class TitleCard(Struct, frozen=True):
    """The content of a title card: a headline, sentences below it, a line for each seat."""

    head: str
    said: tuple[str, ...]
    lines: tuple[CardLine, ...]


def title_card(story: GameLog) -> TitleCard:
    """Write the first card: the title and its players."""
    words = Words(story.source.locale)
    said = [words("recap-steps", steps=len(story.moments))]
    if story.source.table:
        said.insert(0, words("recap-table", table=story.source.table))
    lines = tuple(CardLine(seat, name) for seat, name in enumerate(story.names))
    return TitleCard(words(message_id(story.source.title, "name")), tuple(said), lines)


def end_card(story: GameLog) -> TitleCard:
    """Write the last card: the winner and the ranking; of an unfinished game, whether it continues."""
    words, over = Words(story.source.locale), story.result
    if over is None:
        return TitleCard(words("recap-closed" if story.closed else "recap-goes-on"), (words("recap-so-far"),), ())
    names, shown, won = story.names, presenter(story.source.title), story.winners
    message = "nobody" if not won else "won" if len(won) == 1 else "draw"
    head = words(f"recap-{message}", who=words.join([names[seat] for seat in won]))
    ranked = [seat for group in over.ranking for seat in group]
    lines = [CardLine(seat, names[seat], total(words, shown, over, seat), seat in won) for seat in ranked]
    return TitleCard(head, (), tuple(lines))


def alt(story: GameLog) -> str:
    """Describe an animation for people who cannot see it: the words of the cards."""
    words, over = Words(story.source.locale), story.result
    first, last = title_card(story), end_card(story)
    parts = [words("recap-film-alt", title=first.head, who=words.join(list(story.names))), *first.said, last.head]
    if over is not None:
        parts += [f"{line.text}: {line.end}" if line.end else line.text for line in last.lines]
    return " ".join(part if part.endswith((".", "!")) else f"{part}." for part in parts)
