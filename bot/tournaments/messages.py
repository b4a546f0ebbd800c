"""What the channel of a tournament is told, from a recipe of the outbox."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from bot.discord.posts.post_builder import Post, shortened
from bot.tournaments import panel, texts
from bot.tournaments.tournament import TournamentState
from renderers.kit.picture import Picture
from renderers.words import Words


def write(
    contest: TournamentState, data: dict[str, Any], hidden: set[int], words: Words
) -> tuple[Post, Callable[[], Picture] | None]:
    """A message of a tournament as it stands now, and what draws its picture if it has one."""
    post, draw = _written(contest, data, hidden, words)
    return structs.replace(post, content=shortened(words, post.content)), draw


def _written(
    contest: TournamentState, data: dict[str, Any], hidden: set[int], words: Words
) -> tuple[Post, Callable[[], Picture] | None]:
    called = texts.names(contest, hidden, words)
    items = panel.told(contest, words)
    match data["what"]:
        case "announce" | "refresh":
            text = texts.announcement(contest, called, words)
            return Post(text, (), panel.public(contest, words)), None
        case "moved":
            where, name = f"<#{contest.row.channel}>", texts.title(contest, words)
            return Post(words("tournament-moved", name=name, where=where), (), items), None
        case "started":
            text, users = texts.started(contest, called, hidden, words)
            return Post(text, users, items), None
        case "round":
            return Post(texts.round_told(contest, data["round"], called, words), (), items), None
        case "challenge":
            return Post(texts.challenge(contest, data["match"], called, words), (), items), None
        case "rung":
            return Post(texts.rung(contest, data["match"], called, words), (), items), None
        case "dropped":
            return Post(texts.dropped(contest, data["who"], called, words), (), items), None
        case "over":
            text, winners = texts.over(contest, called, hidden, words)
            return Post(text, winners, items), lambda: texts.picture(contest, called, words)
        case _:
            return Post(words("tournament-cancelled", name=texts.title(contest, words)), (), items), None
