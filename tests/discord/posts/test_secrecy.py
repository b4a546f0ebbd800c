"""What nobody may know shows nowhere: two games that differ only in it give the same words, pictures and suggestions.

The other game is imagined from what the viewer knows: everything hidden (hands, plans, storages, face-down cards, the
bag) is dealt anew. Whatever the host makes of both for this viewer must be the same to the byte.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.discord.interactions import error_text
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import panel
from bot.discord.panel.typed_decision import TypedDecision
from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import TableFacts
from bot.discord.posts.viewer_text import ViewerText
from bot.store import SeatRow, TableRow
from bot.tables import Table
from games.kernel import Action, Chance, Event, Game, InputError, Seat, check, decision_of, random_action
from games.kernel.registry import title
from renderers.titles import TITLES
from renderers.words import LOCALES, Words
from tests.discord.tables import SEED, drawn, facts, shown

NAMES = ("Ann", "Bo", "Cleo")
TYPED = ("", "a", "ta", "pl")
LOOKED_AT = 10
MOVES = 150


def positions(title_id: str) -> Iterator[tuple[Game[Any, Any], list[Event]]]:
    """Some positions of random games among three (or as many as can play), each with what happened last.

    Of a long game only the beginning is looked at; after a short one another begins.
    """
    played = title(title_id)
    seats = min(3, played.info.seats[1])
    modules = [module.id for module in played.info.modules] if title_id == "critter_kitchen" else []
    raw = {**played.testing.unattended, **({"modules": modules} if modules else {})}
    dice, left = Chance(b"secrecy"), LOOKED_AT
    while left:
        game, _ = Game.new(played, played.options(raw, seats), seats, Chance(SEED))
        events = list[Event]()
        for _ in range(MOVES):
            waiting = game.waiting()
            if not (waiting and left):
                break
            if dice.below(MOVES // LOOKED_AT, "") == 0:
                left -= 1
                yield game, events
            seat = dice.pick(waiting, "")
            events = list(game.act(seat, random_action(played, game.state, seat, dice), SEED).events)


def imagined(game: Game[Any, Any], viewer: Seat | None) -> Game[Any, Any]:
    """A game that differs from another in nothing that the viewer knows."""
    twin = game.copy()
    twin.state = game.title.determinize(game.view(viewer), Chance(b"another deal"))
    return twin


def _facts(game: Game[Any, Any]) -> TableFacts:
    return facts(NAMES[: game.seats], tuple(range(11, 11 + game.seats)))


def told(game: Game[Any, Any], events: list[Event], viewer: Seat | None, locale: str) -> Iterator[tuple[str, Any]]:
    """Everything that is said to a viewer, with where."""
    viewer_text = shown(game, viewer, events, names=NAMES[: game.seats], locale=locale)
    yield "story", (viewer_text.game_log(), viewer_text.digest())
    yield "text board", viewer_text.text_board()
    if viewer is None:
        post = post_builder.turn(_facts(game), viewer_text, game)
        yield "post", (post.content, drawn(post.items))
        return
    yield from refusals(game, viewer_text, viewer)
    if decision_of(game.title, game.state, viewer) is not None:
        yield "private post", post_builder.secret(_facts(game), viewer_text, game, "here").content
        for links in ((), *((choice.key,) for choice in game.choices(viewer) if choice.more)):
            built = panel.build(viewer_text, game, Press("move", "crab42", 1, viewer, 0, links))
            yield f"panel after {links}", (built.text, drawn(built.items))
        yield from suggestions(game, viewer, locale)


def refusals(game: Game[Any, Any], viewer_text: ViewerText, viewer: Seat) -> Iterator[tuple[str, Any]]:
    """What is answered to actions that may not be possible."""
    for verb in game.title.info.verbs:
        for args in ((), ("nonsense",)):
            try:
                check(game.title, game.state, viewer, Action(verb.name, args))
            except InputError as error:
                yield f"refusal of {verb.name} {args}", error_text.refused(error, viewer_text.words, viewer_text)


def suggestions(game: Game[Any, Any], viewer: Seat, locale: str) -> Iterator[tuple[str, Any]]:
    """What autocomplete offers."""
    row = TableRow("crab42", game.title.info.id, 1, 2, 11, "running", 3, "{}", None, None, 1, 0, "", 0, False, 0, 0)
    seats = tuple(SeatRow("crab42", seat, 11 + seat, NAMES[seat], "human") for seat in range(game.seats))
    position = TypedDecision.of(Table(row, seats, game), 11 + viewer, Words(locale))
    for typed in TYPED:
        try:
            yield f"suggestions for {typed!r}", position.next_links(typed)
        except InputError as error:
            yield (
                f"suggestions for {typed!r}",
                error_text.refused(error, position.viewer_text.words, position.viewer_text),
            )


@pytest.mark.parametrize("title_id", TITLES)
def test_what_a_viewer_may_not_know_is_in_no_word(title_id: str, caplog: pytest.LogCaptureFixture) -> None:
    compared = 0
    with caplog.at_level(logging.DEBUG):
        for number, (game, events) in enumerate(positions(title_id)):
            for viewer in (None, number % game.seats):
                known = [event for event in events if event.known_to(viewer)]
                locale = LOCALES[number % len(LOCALES)]
                with capture_logs() as logged:
                    here = list(told(game, known, viewer, locale))
                with capture_logs() as other:
                    there = list(told(imagined(game, viewer), known, viewer, locale))
                for one, twin in zip(here, there, strict=True):
                    assert one == twin
                assert logged == other
                compared += len(here)
    assert compared > LOOKED_AT
    assert caplog.records == []


@pytest.mark.parametrize("title_id", TITLES)
def test_what_a_viewer_may_not_know_is_in_no_picture_and_no_alt_text(title_id: str) -> None:
    game, events = next(islice(positions(title_id), 3, None))
    for viewer in (None, 0):
        known = [event for event in events if event.known_to(viewer)]
        one, twin = (shown(g, viewer, known, names=NAMES[: g.seats]) for g in (game, imagined(game, viewer)))
        for page in one.presenter.pages_of(one.view):
            here, there = one.drawing(page)(), twin.drawing(page)()
            assert (here.alt, here.data) == (there.alt, there.data), page


def test_the_comparison_notices_what_a_viewer_does_know() -> None:
    """Imagined from what spectators know, a seat's own things are others: then something must differ."""
    differing = 0
    for game, _ in positions("critter_kitchen"):
        here, there = (list(told(g, [], 0, "en")) for g in (game, imagined(game, None)))
        differing += here != there
    assert differing > 0
