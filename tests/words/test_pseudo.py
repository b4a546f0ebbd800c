"""In the pseudo-locale every sentence is inside ⟦…⟧: text outside did not come from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.commands import orders
from bot.discord.interactions import error_text
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import panel
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.lobby import message as lobby_message
from bot.lobby import options as option_suggestions
from bot.store import SeatRow, TableRow
from bot.tables import Table
from games.kernel import Action, Chance, Event, Game, InputError, check, random_action
from renderers import how_to_play
from renderers.titles import TITLES
from renderers.words import PSEUDO, Words
from tests.discord.tables import SEED, a_game, drawn, facts, shown
from tests.lengths import amount

NAMES = ("Zoë", "Ünal")
JOINING = {"and", "or"}  # put between the parts of a list by Babel, which has no pseudo-locale
MARKS = re.compile(r"<@\d+>|<#\d+>|<t:\d+:R>|`[^`]*`|/[a-z]+( [a-z-]+)?")
WORD = re.compile(r"[^\W\d_]{2,}")


def outside(text: str) -> list[str]:
    """Return the words of a text outside ⟦…⟧, without names, Discord's markup and list separators."""
    depth, left = 0, []
    for character in text:
        depth += (character == "⟦") - (character == "⟧")
        left.append(" " if depth or character == "⟧" else character)
    assert depth == 0 or "…" in text, text
    return [word for word in WORD.findall(MARKS.sub(" ", "".join(left))) if word not in {*NAMES, *JOINING}]


def positions(title_id: str, moves: int = amount(30, 120)) -> Iterator[tuple[Game[Any, Any], list[Event]]]:
    game, events = a_game(title_id)
    chance = Chance(SEED, 5)
    yield game, events
    for _ in range(moves):
        if not game.waiting():
            return
        seat = game.waiting()[0]
        yield game, list(game.act(seat, random_action(game.title, game.state, seat, chance), SEED).events)


def labels(items: Any) -> Iterator[str]:
    for item in drawn(items):
        yield from (item[key] for key in ("label", "placeholder") if item.get(key))
        for option in item.get("options") or []:
            yield from (option[key] for key in ("label", "description") if option.get(key))


def panel_texts(viewer_text: ViewerText, game: Game[Any, Any]) -> Iterator[str]:
    assert viewer_text.viewer is not None
    firsts = [(choice.key,) for choice in game.choices(viewer_text.viewer) if choice.more]
    for links in ((), *firsts):
        built = panel.build(viewer_text, game, Press("move", "crab42", 1, viewer_text.viewer, 0, links))
        yield from (built.text, *labels(built.items))


def said(game: Game[Any, Any], events: list[Event]) -> Iterator[str]:
    """Return all texts about a position: game log, board, panel, messages."""
    told = shown(game, None, events, names=NAMES, locale=PSEUDO)
    yield from told.game_log()
    yield told.text_board()
    post = post_builder.turn(facts(NAMES), told, game)
    yield from (post.content, *labels(post.items))
    for seat in game.waiting():
        own = shown(game, seat, events, names=NAMES, locale=PSEUDO)
        yield from panel_texts(own, game)
        yield own.text_board()


@pytest.mark.parametrize("title_id", TITLES)
def test_everything_said_of_a_game_comes_from_the_catalogue(title_id: str) -> None:
    strangers = {
        text: found for game, events in positions(title_id) for text in said(game, events) if (found := outside(text))
    }
    assert strangers == {}


@pytest.mark.parametrize("title_id", TITLES)
def test_refusals_come_from_the_catalogue(title_id: str) -> None:
    game, _ = a_game(title_id)
    seat = game.waiting()[0]
    viewer_text = shown(game, seat, names=NAMES, locale=PSEUDO)
    for verb in game.title.info.verbs:
        for args in ((), ("nonsense",)):
            try:
                check(game.title, game.state, seat, Action(verb.name, args))
            except InputError as error:
                assert outside(error_text.refused(error, viewer_text.words, viewer_text)) in ([], ["nonsense"])


def test_the_hosts_own_lists_come_from_the_catalogue() -> None:
    words = Words(PSEUDO)
    given = '{"team": ["meats", "veggies"]}'
    row = TableRow("crab42", "foodfighters", 1, 2, 11, "open", 2, given, None, None, 0, 0, "", 0, False, 0, 0)
    seats = (SeatRow("crab42", 0, 11, NAMES[0], "human"), SeatRow("crab42", 1, None, NAMES[1], "normal"))
    table = Table(row, seats)
    texts = [lobby_message.lobby(table, words), orders.listed(table, 0, words)]
    texts += [topic.text for topic in how_to_play.topics("foodfighters", words)]
    texts += [one.name for one in option_suggestions.suggest(table.title.info, "team=", words)]
    assert {text: found for text in texts if (found := outside(text))} == {}


def test_words_outside_are_found() -> None:
    assert outside("⟦in⟧ out ⟦a ⟦b⟧ c⟧ Zoë and <@12> `code`") == ["out"]
    assert outside("⟦all of ⟦it⟧⟧ → F0") == []
