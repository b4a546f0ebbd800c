"""What the channel of a tournament is told, from a recipe of the outbox."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from bot.tables.tournaments import TournamentState
from renderers.kit.picture import Picture
from renderers.words import Words

from . import tournament_panel, tournament_text
from .post_builder import Post, shortened


def write(
    contest: TournamentState, data: dict[str, Any], hidden: set[int], words: Words
) -> tuple[Post, Callable[[], Picture] | None]:
    """A message of a tournament as it stands now, and what draws its picture if it has one."""
    post, draw = _written(contest, data, hidden, words)
    return structs.replace(post, content=shortened(words, post.content)), draw


def _written(
    contest: TournamentState, data: dict[str, Any], hidden: set[int], words: Words
) -> tuple[Post, Callable[[], Picture] | None]:
    called = tournament_text.names(contest, hidden, words)
    items = tournament_panel.told(contest, words)
    match data["what"]:
        case "announce" | "refresh":
            text = tournament_text.announcement(contest, called, words)
            return Post(text, (), tournament_panel.public(contest, words)), None
        case "moved":
            where, name = f"<#{contest.row.channel}>", tournament_text.title(contest, words)
            return Post(words("tournament-moved", name=name, where=where), (), items), None
        case "started":
            text, users = tournament_text.started(contest, called, hidden, words)
            return Post(text, users, items), None
        case "round":
            return Post(tournament_text.round_told(contest, data["round"], called, words), (), items), None
        case "challenge":
            return Post(tournament_text.challenge(contest, data["match"], called, words), (), items), None
        case "rung":
            return Post(tournament_text.rung(contest, data["match"], called, words), (), items), None
        case "dropped":
            return Post(tournament_text.dropped(contest, data["who"], called, words), (), items), None
        case "over":
            text, winners = tournament_text.over(contest, called, hidden, words)
            return Post(text, winners, items), lambda: tournament_text.picture(contest, called, words)
        case _:
            return Post(words("tournament-cancelled", name=tournament_text.title(contest, words)), (), items), None
