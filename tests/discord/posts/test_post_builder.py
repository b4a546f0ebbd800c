"""Messages: words, pings and controls, from what the readers may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bench.figures.panel_paths import presses_of
from bot.discord import limits
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel.public import public_controls
from bot.discord.posts import direct_message, post_builder
from games.foodies.steps import Visit
from games.kernel import Chance, Chosen, Game, Result, Say, ScoreLine, actions, random_action
from games.kernel.registry import title
from renderers.titles import TITLES
from renderers.words import Words
from tests.discord.tables import SEED, a_game, drawn, facts, pressed, shown
from tests.lengths import amount


def test_the_first_message_names_who_plays_and_says_that_the_dice_are_fair() -> None:
    game, events = a_game()
    post = post_builder.setup(facts(), shown(game, None, events), game)
    assert post.content.startswith("Ann and Bo: have fun!")
    assert "Provably fair" in post.content


def test_exactly_the_people_to_move_are_pinged() -> None:
    game, events = a_game()
    seat = game.waiting()[0]
    post = post_builder.turn(facts(), shown(game, None, events), game)
    assert post.mentions == ((11, 12)[seat],)
    assert f"<@{(11, 12)[seat]}>" in post.call
    pings = post.pings().to_dict()
    assert pings["users"] == [(11, 12)[seat]]
    assert pings["parse"] == []


def test_a_bot_to_move_is_named_but_not_pinged_and_gets_no_buttons() -> None:
    game, events = a_game()
    post = post_builder.turn(facts(users=(None, None)), shown(game, None, events), game)
    assert post.mentions == ()
    assert "<@" not in post.call and f"**{('Ann', 'Bo')[game.waiting()[0]]}** to move" in post.heading
    assert not any(":attack" in custom_id or ":roll" in custom_id for custom_id in pressed(post.items))


def test_questions_that_hold_no_secret_are_put_in_the_channel() -> None:
    game, _ = a_game("foodies")
    for answers in ({}, {0: 3}):
        game.state.stack[-1] = Visit(3, [0, 1], answers)
        post = post_builder.turn(facts(), shown(game), game)
        assert "<@11> and <@12>, answer in secret: Everyone visits space 3." in post.call
        assert post.mentions == (11, 12), "whom a message pings everybody can look up: not who has answered"


def test_a_board_has_two_menus_and_one_row_of_buttons() -> None:
    game, events = a_game()
    post = post_builder.turn(facts(), shown(game, None, events), game, hints=True)
    menu, other, *buttons = drawn(post.items)
    assert menu["placeholder"] == "Which attack?" and len({item.row for item in post.items}) == 3
    assert (other["min_values"], other["max_values"]) == (2, 2), "who changes places"
    assert [item["label"] for item in buttons] == ["Your move", "Open board", "Roll for Beans", "More…"]
    assert post.numbered, "the board shows the numbers that the menu names"


def test_public_buttons_are_legal_here_where_nothing_is_hidden() -> None:
    game, _ = a_game()
    chance = Chance(b"public buttons")
    found = 0
    for _ in range(12):
        if game.result() is not None:
            break
        seat = game.waiting()[0]
        legal = list(actions(game.title, game.state, seat))
        found += len(_usual(game))
        assert all(any(action.links[: len(links)] == links for action in legal) for links in _usual(game))
        game.act_by(seat, random_action(game.title, game.state, seat, chance), chance)
    assert found, "something can be pressed at once"


def _usual(game: Game[Any, Any]) -> list[Chosen]:
    """The links that pressing in public leads to."""
    built = public_controls(shown(game), game, Press("move", "crab42", 1, game.waiting()[0]), 3)
    return [press.links for press in presses_of(built) if press.do != "chain"]


def test_a_long_story_gives_way_from_its_beginning_and_points_to_the_log() -> None:
    story = [f"Sentence {n}, which is told at some length for the sake of the limit." for n in range(60)]
    text = post_builder.fitted(Words("en"), ["head"], story, ["tail"])
    assert len(text) <= limits.CONTENT
    assert "/table log" in text
    assert text.startswith("head\n-# …")
    assert text.endswith(story[-1] + "\ntail")


def test_a_text_of_one_huge_line_is_cut_and_says_so() -> None:
    text = post_builder.shortened(Words("en"), "x" * 5000)
    assert len(text) == limits.CONTENT
    assert text.endswith("shortened.")


def test_the_result_names_the_winner_in_its_first_line_then_why_it_ended_and_the_sheet() -> None:
    game, _ = a_game()
    over = Result(((1,), (0,)), Say("foodfighters-tagline"), (ScoreLine(1, Say("foodfighters-name"), 3),))
    post = post_builder.result(facts(), shown(game), over)
    assert post.heading == "🏆 **Bo** wins **Foodfighters**!"
    assert post.content.startswith(Words("en")("foodfighters-tagline"))
    assert "1. Bo" in post.content and "2. Ann" in post.content
    assert SEED.hex() not in post.content and "Provably fair ✓" in post.content
    assert set(post.mentions) == {11, 12}


def test_equals_share_a_rank() -> None:
    game, _ = a_game()
    over = Result(((0, 1),), Say("foodfighters-tagline"))
    assert "1. Ann and Bo" in post_builder.result(facts(), shown(game), over).content


@pytest.mark.parametrize("title_id", TITLES)
def test_more_is_on_every_message_of_a_game(title_id: str) -> None:
    game, events = a_game(title_id, max(2, title(title_id).info.seats[0]))
    view = shown(game, None, events)
    over = Result(((0,), (1,)), Say("foodfighters-tagline"))
    posts = [post_builder.turn(facts(), view, game), post_builder.setup(facts(), view, game)]
    for post in (*posts, post_builder.result(facts(), view, over)):
        assert pressed(post.items).count("@crab42/more:0-1") == 1
        rows = Counter(item.row for item in post.items)
        assert max(rows.values()) <= limits.ROW_BUTTONS


@pytest.mark.parametrize("title_id", TITLES)
def test_every_turn_finds_room_for_all_that_is_offered_with_it(title_id: str) -> None:
    game, events = a_game(title_id)
    chance, told = Chance(title_id.encode()), list(events)
    for at in range(amount(120, 2000)):
        if game.result() is not None:
            break
        if at % 4 == 0:
            post = post_builder.turn(facts(), shown(game, None, told), game, first=1, hints=True)
            rows = Counter[int]()
            for item in post.items:
                rows[item.row or 0] += item.width
            assert all(row < limits.ROWS and width <= limits.ROW_BUTTONS for row, width in rows.items()), rows
            assert post.layout().total_children_count <= 40
        seat = game.waiting()[0]
        moved = game.act_by(seat, random_action(game.title, game.state, seat, chance), chance)
        told = [*told[-8:], *moved.events]


def test_a_proposal_pings_only_those_who_must_agree() -> None:
    game, _ = a_game()
    post = post_builder.proposal(facts(), shown(game), "undo", 0, [1])
    assert post.mentions == (12,)
    assert [item["label"] for item in drawn(post.items)] == ["Agree", "Decline"]


def test_a_direct_message_that_asks_nothing_has_no_controls_and_says_why() -> None:
    game, _ = a_game("foodies")
    game.state.stack[-1] = Visit(3, [0, 1], {})
    asking = post_builder.secret(facts(), shown(game, 0), game, "<#1>")
    assert asking.items and asking.heading == "**Foodies · Ann, Bo** in <#1>"
    answered = post_builder.direct_rest(facts(), shown(game, 0), "<#1>", "answered")
    over = post_builder.direct_end(facts(), shown(game, 0), "<#1>", "over")
    assert (answered.items, over.items) == ((), ()) and over.page is None
    assert answered.content.endswith("✓ You have answered.") and over.content.endswith("This game is over.")


def test_a_closed_direct_message_tells_nothing_but_that_it_is_closed() -> None:
    post = direct_message.closed(facts(), "foodfighters", Words("en"), 1, 3)
    assert post.mentions == (12,)
    assert pressed(post.items) == ["peek:crab42:1:1:3:"]
