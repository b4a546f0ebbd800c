"""The daily digest in words: what waits for somebody, and what they have not seen of all their tables."""

from __future__ import annotations

from bot.tables.digest import Digest
from renderers.words import Words

from . import catch_up_text, inbox_text
from .limits import CONTENT
from .panel import Item
from .post_builder import Post

SHORT = 300
"""So many characters of what is new at one table."""
_ROOM = 150


def post(digest: Digest, user: int, words: Words) -> Post:
    """The message for a person, with the way to what waits and to all that is new."""
    said = [words("digest-title", waiting=len(digest.waiting))]
    said += inbox_text.shown([inbox_text.line(place, words) for place in digest.waiting], words)
    for news in digest.news:
        told = catch_up_text.text(news, news.table.seat_of(user), words, SHORT)
        if len("\n".join([*said, told])) > CONTENT - _ROOM:
            said.append(words("digest-more"))
            break
        said.append(told)
    items = ((inbox_text.next_button(words),) if digest.waiting else ()) + _ways(words)
    return Post("\n".join(said), (), items)


def _ways(words: Words) -> tuple[Item, ...]:
    return (
        inbox_text.way(words("catch-up-button-all"), inbox_text.EVERY),
        inbox_text.way(words("inbox-show-all"), inbox_text.ALL),
    )
