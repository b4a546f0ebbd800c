"""Draws steps of a game in the process that makes replay files, and chooses which steps an animation shows and how
long.

A short game is shown step by step. A long one shows the ends of turns, evenly spaced, and always the first step, the
last step and the turning points, which are also shown longest.

Captions of a recap in words: the course of a game, and the title cards at the start and end of an animation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from bot.replays.analysis import BetterMove
from bot.replays.game_log import GameLog, LogSource, Moment
from games.kernel import Action, Event, Game, Result, Seat, Turn, thaw
from games.kernel.ai.hints import Hint
from games.kernel.ai.luck_analysis import Luck, Opinion, luckier_than
from games.kernel.registry import title as title_of
from renderers.kit import film
from renderers.kit.chart import Labels, SeatLine, TurningPointMark
from renderers.kit.film import CardLine, FrameCaption
from renderers.kit.picture import Picture
from renderers.kit.presenter import Presenter, Scene, total
from renderers.kit.reasons import why
from renderers.kit.tiles import Cut, cut
from renderers.registry import presenter
from renderers.words import Words, message_id

WIDE = 720
"""The width of an animation's frames, in pixels."""
_MARKDOWN = re.compile(r"\\(.)|\*\*|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|`|^-# ", re.M)


class MomentToDraw(Struct, frozen=True):
    """A step to draw: the step, its saved game."""

    moment: Moment
    frozen: bytes


class PageMoment(Struct, frozen=True):
    """A step on a page: its board in tiles and as text, events, phase."""

    board: Cut
    alt: str
    story: list[str]
    phase: str
    text: str


class MomentView:
    """A step as its viewer sees it."""

    def __init__(self, source: LogSource, shown: MomentToDraw) -> None:
        title = title_of(source.title)
        moment = shown.moment
        self.game: Game[Any, Any] = thaw(title, shown.frozen)
        events: list[Event] = msgspec.msgpack.decode(moment.events, type=list[title.event_type])  # type: ignore[name-defined]
        self.words = Words(source.locale)
        self.presenter: Presenter[Any] = presenter(source.title)
        self.view = self.game.view(source.viewer)
        game = self.game
        self.scene = Scene(moment.names, source.viewer, tuple(events), game.awaited(), game.result())
        self.turn = moment.turn.number

    def picture(self) -> Picture:
        """Draw the board."""
        return self.presenter.picture(self.words, self.view, self.scene, self.presenter.pages[0])

    def phase(self) -> str:
        """The current phase of the game."""
        return self.presenter.phase(self.words, self.view, self.scene, self.turn)

    def digest(self) -> list[str]:
        """What happened, without Markdown."""
        return [unmarked(line) for line in self.presenter.digest(self.words, self.view, self.scene)]


def frames(
    source: LogSource, shown: Sequence[MomentToDraw], size: tuple[int, int], places: Sequence[FrameCaption]
) -> list[bytes]:
    """Return boards as frames of an animation. The name of a place is added to the phase."""
    found = []
    for one, where in zip(shown, places, strict=True):
        moment = MomentView(source, one)
        text = f"{moment.phase()} · {where.text}"
        found.append(film.frame(moment.picture().data, size, FrameCaption(text, where.share, where.decisive)))
    return found


def frame_size(source: LogSource, shown: MomentToDraw) -> tuple[int, int]:
    """Return the size of a game's frames, from its first board."""
    board = MomentView(source, shown).picture()
    return WIDE, _even(WIDE * (board.height + film.STRIP) / board.width)


def sheets(
    source: LogSource, shown: Sequence[MomentToDraw], scale: float, known: Collection[str]
) -> tuple[list[PageMoment], dict[str, bytes]]:
    """Return steps for a page, and those tiles of their boards that are not known yet."""
    found, new, seen = [], dict[str, bytes](), set(known)
    for one in shown:
        moment = MomentView(source, one)
        drawn = moment.picture()
        board, tiles = cut(drawn.data, scale, seen)
        new |= tiles
        seen |= tiles.keys()
        text = moment.presenter.text_board(moment.words, moment.view, moment.scene)
        found.append(PageMoment(board, drawn.alt, moment.digest(), moment.phase(), unmarked(text)))
    return found, new


def animated(frames: Sequence[bytes], shown: Sequence[int], kind: str, most: int) -> bytes | None:
    """Encode an animation within a number of bytes: with less detail if it is too large, then smaller; else None."""
    for scale, quality in _TRIES[kind]:
        made = film.animated(frames, shown, kind, scale, quality)
        if len(made) <= most:
            return made
    return None


# The scales and qualities that are tried for an animation, one after another.
_TRIES = {
    film.WEBP: ((1.0, 70), (1.0, 45), (0.75, 45), (0.5, 40)),
    film.GIF: ((0.75, 0), (0.5, 0), (0.35, 0)),
}


def unmarked(text: str) -> str:
    """Return a text without Discord's Markdown."""
    return _MARKDOWN.sub(lambda match: match[1] or "", text)


def _even(value: float) -> int:
    return 2 * round(value / 2)


def batches(count: int, size: int) -> Iterator[range]:
    """Return the numbers up to `count` in ranges of a size."""
    return (range(start, min(count, start + size)) for start in range(0, count, size))


class MomentText(Struct, frozen=True):
    """Return a step in words for messages: the phase, and what happened."""

    phase: str
    what: str


class MoveReview(Struct, frozen=True):
    """Return a move in words, and what a bot would have done with its reasons; '' if that is the same."""

    action: str
    ai_choice: str
    why: str


def moment_texts(source: LogSource, shown: Sequence[MomentToDraw]) -> list[MomentText]:
    """Return steps in words."""
    found = [MomentView(source, one) for one in shown]
    return [MomentText(one.phase(), " ".join(one.presenter.digest(one.words, one.view, one.scene))) for one in found]


def weighed(source: LogSource, before: MomentToDraw, action: str, hint: Hint | None) -> MoveReview:
    """Return a move after a step, and what a bot would have done, in the view of the source."""
    moment = MomentView(source, before)
    words, view, scene, shown = moment.words, moment.view, moment.scene, moment.presenter
    done = shown.action(words, view, scene, Action.of(action.split(" ")))
    if hint is None:
        return MoveReview(done, "", "")
    return MoveReview(done, shown.action(words, view, scene, hint.action), why(words, source.title, hint.changes))


MOST = 100
"""The maximum of boards in an animation."""
LONGEST_MS, SHORTEST_MS = 1_400, 1_000
"""How long a board is shown in a short game, and in a long one: its caption can be read in a second."""
WHOLE_MS = 100_000
"""The target length of an animation, unless its boards are shown for the shortest time anyway."""
DECIDED_MS, LAST_MS = 2_800, 2_500
"""How long a turning point and the last board are shown."""
TITLE_MS, END_MS = 2_500, 5_000
"""How long the title cards are shown."""


class Shot(Struct, frozen=True):
    """One board of an animation: after which step, for how many milliseconds, and whether it is a turning point."""

    at: int
    ms: int
    decided: bool


def shots(turns: Sequence[Turn], decided: Collection[int], most: int = MOST) -> list[Shot]:
    """Return the boards of an animation, from the turns of all steps and the turning points."""
    shown = _sampled(turns, decided, most)
    usual = max(SHORTEST_MS, min(LONGEST_MS, WHOLE_MS // len(shown)))
    last = len(turns) - 1
    return [Shot(at, DECIDED_MS if at in decided else LAST_MS if at == last else usual, at in decided) for at in shown]


def turning_points(opinions: Sequence[Sequence[float]], most: int) -> list[int]:
    """Return the steps that changed the evaluations most, in order: a limited number, none near another.

    In a long game some steps before are compared with as many after it: a change that the next step reverses is no
    turning point.
    """
    near = _near(len(opinions))
    moved = {at: max(map(abs, shift(opinions, at))) for at in range(1, len(opinions))}
    found = list[int]()
    for at in sorted((at for at in moved if moved[at] > 0), key=lambda at: -moved[at]):
        if len(found) < most and all(abs(at - other) > near for other in found):
            found.append(at)
    return sorted(found)


def shift(opinions: Sequence[Sequence[float]], at: int) -> tuple[float, ...]:
    """Return how much better each seat was after a step than before, as used for turning points."""
    near = _near(len(opinions))
    before, after = _mean(opinions[max(0, at - near) : at]), _mean(opinions[at : at + near])
    return tuple(now - former for now, former in zip(after, before, strict=True))


def smooth(opinions: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Smooth evaluations for a readable line: in a long game each is the mean of some around it."""
    near = _near(len(opinions)) // 2
    around = (opinions[max(0, at - near) : at + near + 1] for at in range(len(opinions)))
    return [_mean(each) for each in around]


def _near(count: int) -> int:
    """Return how many steps of a game are grouped into one moment."""
    return max(1, min(8, count // 30))


def _mean(opinions: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(fmean(values) for values in zip(*opinions, strict=True))


def _sampled(turns: Sequence[Turn], decided: Collection[int], most: int) -> list[int]:
    """Return all steps if they are few; else the required ones, and as many ends of turns (or others) as fit."""
    count = len(turns)
    if count <= most:
        return list(range(count))
    must = {0, count - 1, *decided}
    ends = [at for at in range(count) if at not in must and (at + 1 == count or turns[at + 1] != turns[at])]
    room = max(0, most - len(must))
    others = ends if len(ends) >= room // 2 else [at for at in range(count) if at not in must]
    if len(others) > room:
        others = [others[round(n * (len(others) - 1) / max(1, room - 1))] for n in range(room)]
    return sorted({*must, *others})


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
# The names of luck, from which share of less lucky players on; below all of them `awful`.
_LUCK = ((0.9, "great"), (0.67, "good"), (0.33, "usual"), (0.1, "bad"))


def of_picture(story: GameLog, went: GameAnalysis) -> tuple[list[SeatLine], list[TurningPointMark], Labels, str, str]:
    """Return the content of the chart of a finished game: seats, turning points, words, alt text, a file name."""
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


def turning_point_lines(
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
    """Write how lucky each seat was, compared with the average result of the same moves."""
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
    """Round a share to percent, never 0 or 100: nothing is that certain."""
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
