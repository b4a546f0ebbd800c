"""The cards of an animation: what is played by whom before the first board, who has won after the last one."""

from __future__ import annotations

from msgspec import Struct

from renderers.kit.film import CardLine
from renderers.kit.presenter import total
from renderers.registry import presenter
from renderers.words import Words, message_id

from .game_log import GameLog


class TitleCard(Struct, frozen=True):
    """What stands on a card: a headline, sentences below it, a line for each seat."""

    head: str
    said: tuple[str, ...]
    lines: tuple[CardLine, ...]


def title_card(story: GameLog) -> TitleCard:
    """What is played, and by whom."""
    words = Words(story.source.locale)
    said = [words("recap-steps", steps=len(story.moments))]
    if story.source.table:
        said.insert(0, words("recap-table", table=story.source.table))
    lines = tuple(CardLine(seat, name) for seat, name in enumerate(story.names))
    return TitleCard(words(message_id(story.source.title, "name")), tuple(said), lines)


def end_card(story: GameLog) -> TitleCard:
    """Who has won and how all stand, the best first; of a game without an end, whether it goes on."""
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
    """What an animation shows, for those who do not see it: the cards' words."""
    words, over = Words(story.source.locale), story.result
    first, last = title_card(story), end_card(story)
    parts = [words("recap-film-alt", title=first.head, who=words.join(list(story.names))), *first.said, last.head]
    if over is not None:
        parts += [f"{line.text}: {line.end}" if line.end else line.text for line in last.lines]
    return " ".join(part if part.endswith((".", "!")) else f"{part}." for part in parts)
