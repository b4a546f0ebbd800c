"""The page and its events reveal nothing to a viewer that it may not know."""

from __future__ import annotations

import msgspec
import pytest

from bot.app import Host
from bot.conformance.rules_demands import imagined, positions
from bot.discord.panel.viewer_text import ViewerText
from bot.web.position import described
from bot.web.server import Changes
from games.kernel import PLAYERS, Action, Chance, Game, Seat
from games.kernel.registry import title as title_of
from renderers.registry import presenter
from renderers.words import LOCALES, Words
from sandbox.driver import Person, Rig
from tests.lengths import LONG
from tests.web.pages import a_game, signed_in

TITLES = ("foodfighters", "foodies", "food_truck_city", "critter_kitchen", "food_chain_magnate")
COMPARED = 5_000 if LONG else 25
"""The positions of each title; of each every viewer is compared, on every page, at every first link."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Flo")


def pages(game: Game[object, object], viewer: Seat | None, locale: str) -> list[bytes]:
    """Return what the page receives: the position, and the question after each first answer."""
    text = ViewerText(game, presenter(game.title.info.id), Words(locale), NAMES[: game.seats], viewer)
    first = described(text, game)
    found = [first]
    if first.question is not None:
        found += [described(text, game, page.id) for page in first.pages if page.quick]
        found += [described(text, game, "", one.links) for one in first.question.answers if not one.complete]
    return [msgspec.json.encode(one) for one in found]


@pytest.mark.parametrize("title", TITLES)
def test_two_games_that_differ_in_hidden_things_give_the_same_page(title: str) -> None:
    dice, compared = Chance(b"web"), 0
    for number, (game, _) in enumerate(positions(title_of(title), COMPARED, dice)):
        for viewer in (None, *range(game.seats)):
            locale = LOCALES[number % len(LOCALES)]
            seen = pages(game, viewer, locale)
            assert seen == pages(imagined(game, viewer, dice), viewer, locale), (number, viewer)
            compared += len(seen)
    assert compared >= (20_000 if LONG else COMPARED)


async def test_a_secret_answer_changes_nothing_for_others(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table, chance = await a_game(host, rig, ann, bo, title="foodies"), Chance(bytes(32))
    while True:  # up to a question that asks both, of which nobody may know who has answered
        table = await host.tables.get(table.id)
        game = table.played_game()
        seat = game.waiting()[-1]
        action: Action = PLAYERS["normal"].choose(game.title, game.view(seat), seat, chance)
        asked = game.decision(seat)
        if len(game.waiting()) > 1 and asked is not None and asked.hides_answered:
            break
        await host.tables.moves.act(table.id, seat, action, user=table.users[seat])
    people, changes, path = (ann, bo), Changes(host.tables), f"/api/tables/{table.id}"
    async with signed_in(host, people[1 - seat]) as one, signed_in(host, people[seat]) as other:
        before = await one.get(path), await one.get(f"{path}/picture"), await changes.mark(table.id, 1 - seat)
        own = await other.get(path)
        await host.tables.moves.act(table.id, seat, action, user=table.users[seat])
        after = await one.get(path), await one.get(f"{path}/picture"), await changes.mark(table.id, 1 - seat)
        assert after == before
        assert await other.get(path) != own
