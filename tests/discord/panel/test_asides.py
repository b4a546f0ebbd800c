"""Questions that interrupt a turn: one message in the channel that continues, and private ones for the people asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bench.figures.panel_paths import presses_of
from bot.app import Host
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices
from bot.discord.panel.public import public_controls
from bot.tables import Table
from bot.tables import TableUser as Player
from games.food_truck_city.steps.stack import Move, Window
from games.kernel import Action, Chance, Chosen, Game, Order, Seat, random_action
from games.kernel.registry import title
from renderers.words import Words
from sandbox.driver import Person, Rig
from sandbox.model.entities import ChannelType
from tests.discord.tables import shown
from tests.e2e.food_trucks import ASKED, ID, idle
from tests.e2e.hosts import calls, more, posted

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]
MESSAGE = "/channels/{channel}/messages/{message}"
WORDS = Words("en")
QUESTION = WORDS("food_truck_city-standing-windows")


async def interrupted(host: Host, rig: Rig, *people: Person, channel: int = 0) -> Table:
    """A turn of one person in which the other is asked before everybody collects."""
    table = await host.tables.lobby.open(ID, player(people[0]), channel or rig.tables.id, rig.guild.id, len(people))
    for person in people[1:]:
        await host.tables.lobby.join(table.id, player(person))
    await host.tables.lobby.start(table.id, people[0].id)
    for person in people:
        for kind, policy in ASKED.items():
            await host.tables.moves.set_order(table.id, person.id, Order(kind, policy))
    while True:
        table = await host.tables.get(table.id)
        assert table.game is not None
        state, (seat, *_) = table.game.state, table.game.waiting()
        if all(state.hands) and seat != state.active and getattr(state.stack[-1], "when", "") == "pre_collect":
            return table
        await host.tables.moves.act(table.id, seat, idle(table.game, seat), user=people[seat].id)


def player(person: Person) -> Player:
    """Return a person as a TableUser."""
    return Player(person.id, person.name)


async def told(host: Host, rig: Rig, table: Table) -> list[int]:
    """Return the channel's messages once everything is delivered."""
    await rig.until(lambda: host.tables.outbox is not None)
    while await host.tables.store.next_due() is not None:
        await rig.world.stirring(0.05)
    return [post.id for post in posted(rig)]


async def passes(host: Host, table: Table, *people: Person) -> None:
    """Let everybody who is still asked pass."""
    game = table.game
    assert game is not None
    for seat in game.waiting():
        await host.tables.moves.act(table.id, seat, idle(game, seat), user=people[seat].id)


async def test_an_update_that_gets_lost_is_made_again(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await interrupted(host, rig, ann, bo)
    before = await told(host, rig, table)
    assert posted(rig)[-1].message.mentions == [], "who is asked is told in private"
    rig.sandbox.faults.reset(MESSAGE, method="PATCH", after=True)
    await passes(host, table, ann, bo)
    assert await told(host, rig, table) == before, "the message of the turn goes on"
    assert "Asked in private" not in posted(rig)[-1].text and posted(rig)[-1].pictures
    told_again = await ann.press(await more(rig, ann), "Show details")
    assert told_again.text.count("rolls") == 1, "the story of the turn is kept"


async def test_a_message_that_was_deleted_is_posted_anew(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await interrupted(host, rig, ann, bo)
    *before, last = await told(host, rig, table)
    rig.world.delete_message(posted(rig)[-1].message)
    await passes(host, table, ann, bo)
    *same, new = await told(host, rig, table)
    assert same == before and new > last
    assert posted(rig)[-1].buttons and "to move" in posted(rig)[-1].text


async def test_a_message_in_an_archived_thread_goes_on(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    thread = rig.world.add_thread(rig.tables, rig.application.bot, "Food trucks", ChannelType.PUBLIC_THREAD)
    rig.world.join_thread(thread, ann.user)
    assert thread.thread is not None
    table = await interrupted(host, rig, ann, bo, channel=thread.id)
    await told(host, rig, table)
    before = [post.id for post in rig.sees(ann, thread) if not calls(post)]
    thread.thread.archived = True
    await passes(host, table, ann, bo)
    await told(host, rig, table)
    assert [post.id for post in rig.sees(ann, thread) if not calls(post)] == before and not thread.thread.archived


async def until(host: Host, table: Table, people: tuple[Person, ...], there: Callable[[Any], bool]) -> Game[Any, Any]:
    """Let everybody idle until a condition of the game holds."""
    while True:
        game = (await host.tables.get(table.id)).running_game()
        if there(game):
            return game
        seat = game.waiting()[0]
        await host.tables.moves.act(table.id, seat, idle(game, seat), user=people[seat].id)


async def city(host: Host, rig: Rig, *people: Person) -> Table:
    """A city that has just begun; nobody has ordered anything."""
    table = await host.tables.lobby.open(ID, player(people[0]), rig.tables.id, rig.guild.id, len(people))
    for person in people[1:]:
        await host.tables.lobby.join(table.id, player(person))
    return (await host.tables.lobby.start(table.id, people[0].id)).table


def windowed(game: Game[Any, Any]) -> bool:
    """Return whether cards may be played out of turn now."""
    return isinstance(game.state.stack[-1], Window)


@pytest.mark.own_host
async def test_whoever_holds_a_card_is_asked_once_what_to_do_from_now_on(host: Host, rig: Rig, ann: Person) -> None:
    people = (ann, rig.person("Cleo"))
    table = await city(host, rig, *people)
    for _ in people:
        game = await until(host, table, people, windowed)
        (seat,) = game.waiting()
        assert game.state.hands[seat] and len(game.state.hands[seat]) == 1, "asked with the first card, whichever it is"
        await told(host, rig, table)
        letter = rig.dms(people[seat])[-1]
        assert QUESTION in letter.text
        (menu,) = [menu for menu in letter.selects if menu.custom_id.startswith("standing")]
        answer = await people[seat].select(letter, menu.custom_id, ["targeted"])
        assert not answer.failed and WORDS("food_truck_city-order-windows-targeted") in answer.text
        given = (await host.tables.get(table.id)).orders[seat]
        assert {given[kind].policy for kind in ASKED} == {"targeted"}
    last = (await host.tables.get(table.id)).running_game().state.turn
    game = await until(host, table, people, lambda game: windowed(game) or game.state.turn > last + 3)
    assert not windowed(game), "who has said it is asked no more"
    await told(host, rig, table)
    assert not any(QUESTION in letter.text for person in people for letter in rig.dms(person)), "it is answered"


@pytest.mark.own_host
async def test_an_order_that_answers_nothing_now_keeps_what_the_direct_message_asks(
    host: Host, rig: Rig, ann: Person
) -> None:
    people = (ann, rig.person("Cleo"))
    table = await city(host, rig, *people)
    (seat,) = (await until(host, table, people, windowed)).waiting()
    await settled(host, rig)
    asked = rig.dms(people[seat])[-1]
    (menu,) = [menu for menu in asked.selects if menu.custom_id.startswith("standing")]
    await people[seat].select(asked, menu.custom_id, ["ask"])
    assert (await host.tables.get(table.id)).running_game().waiting() == (seat,), "it answers nothing"
    await settled(host, rig)
    (after,) = [one for one in rig.dms(people[seat]) if one.id == asked.id]
    assert QUESTION not in after.text and not any(menu.custom_id.startswith("standing") for menu in after.selects)
    assert "You drew" in after.text, "what has happened still stands there"
    passed = await people[seat].press(after, "Pass")
    assert not passed.failed and not windowed((await host.tables.get(table.id)).running_game())


async def settled(host: Host, rig: Rig) -> None:
    """Wait until everything is delivered."""
    while await host.tables.store.next_due() is not None:
        await rig.world.stirring(0.05)


@pytest.mark.own_host
async def test_what_an_order_has_answered_is_not_asked(host: Host, rig: Rig, ann: Person) -> None:
    people = (ann, rig.person("Cleo"))
    table = await city(host, rig, *people)
    first = table.running_game().state.stack[-1].asked[0]
    acting, other = people[first], people[1 - first]
    assert not (await acting.slash(rig.tables, "orders", decision="windows", answer="targeted")).failed
    assert not (await other.slash(rig.tables, "orders", decision="windows", answer="ask")).failed
    await until(host, table, people, lambda g: all(g.state.hands) and moves(g, first))
    ended = (await acting.slash(rig.tables, "play", action="end_move")).shown
    game = (await host.tables.get(table.id)).running_game()
    assert windowed(game) and game.waiting() == (1 - first,), "the order has answered, the other is asked"
    assert not ended.selects and ended.labels == [
        WORDS(message)
        for message in (
            *("host-panel-change", "host-undo-ask", "host-show-board"),
            *("table-button-help", "table-button-try"),
        )
    ]
    assert "Play a card before the fines" not in ended.text
    asked = (await acting.press(ended, WORDS("host-panel-change"))).shown
    assert "Play a card before the fines" in asked.text and asked.selects + asked.buttons, "it can still be changed"
    await host.tables.moves.act(table.id, 1 - first, Action("pass"), user=other.id)
    await until(host, table, people, lambda g: windowed(g) and g.state.active != first)
    await told(host, rig, table)
    letter = rig.dms(acting)[-1]
    assert "You drew" in letter.text and QUESTION not in letter.text and not letter.selects
    assert all(button.custom_id.startswith("@") for button in letter.buttons), "to look things up, not to answer"


def moves(game: Game[Any, Any], seat: int) -> bool:
    """Return whether a seat moves its trucks."""
    return game.state.active == seat and isinstance(game.state.stack[-1], Move)


def test_public_buttons_offer_no_card_that_may_not_be_in_hand() -> None:
    """Drivers at random, whose hands are small at first: on few choices the buttons would name whole actions."""
    named = 0
    for seed in range(4):
        game, _ = Game.new(title(ID), title(ID).options({}, 3), 3, Chance(bytes([seed])))
        dice = Chance(b"drivers")
        while game.state.turn < 12 and (waiting := game.waiting()):
            seat = waiting[0]
            offered = _public(game, seat) if seat == game.state.active else []
            named += sum(choices.complete(game, seat, links) is not None for links in offered)
            assert not [links for links in offered if links[0] == "play" and len(links) > 1]
            game.act_by(seat, random_action(game.title, game.state, seat, dice), dice)
    assert named, "other whole actions are offered"


def _public(game: Game[Any, Any], seat: Seat) -> list[Chosen]:
    """The links that everybody sees offered to a seat."""
    names = ("Ann", "Bo", "Cleo")
    built = public_controls(shown(game, names=names), game, Press("move", "crab42", 1, seat), 3)
    return [press.links for press in presses_of(built)]


async def test_who_holds_cards_is_named_and_nobody_is_pinged(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await interrupted(host, rig, ann, bo)
    await told(host, rig, table)
    assert table.game is not None
    (owing,) = {ann, bo} - {(ann, bo)[table.game.state.active]}
    assert all(person.mention in posted(rig)[-1].text for person in (ann, bo))
    assert posted(rig)[-1].message.mentions == []
    assert rig.dms(owing) and rig.dms(owing)[-1].selects + rig.dms(owing)[-1].buttons
