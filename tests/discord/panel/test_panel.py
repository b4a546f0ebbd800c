"""The private panel: everything legal, in few presses, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from bench.figures.panel_paths import presses_of
from bot.discord.interactions import custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from games.kernel import Action, Chance, Choice, Game, actions, random_action
from tests.discord.positions import NAMES, everywhere, positions
from tests.discord.tables import a_game, drawn, panel_of, pressed, shown
from tests.lengths import amount


def after(moves: int, seed: bytes = b"moves") -> Game[Any, Any]:
    """Return a game after some random moves, or at its end."""
    game, _ = a_game()
    chance = Chance(seed)
    for _ in range(moves):
        if game.result() is not None:
            break
        seat = game.waiting()[0]
        game.act_by(seat, random_action(game.title, game.state, seat, chance), chance)
    return game


def reached(game: Game[Any, Any]) -> set[Action]:
    """Return every action that presses can reach, by following all controls of all panels."""
    seat = game.waiting()[0]
    found: set[Action] = set()
    todo = [Press("move", "crab42", 1, seat)]
    seen = {str(todo[0])}
    while todo:
        here = todo.pop()
        for press in _leading(game, panel.build(shown(game, seat), game, here)):
            action = choices.complete(game, seat, press.links)
            if action is not None:
                found.add(action)
            elif str(press) not in seen:
                seen.add(str(press))
                todo.append(press)
    return found


def _leading(game: Game[Any, Any], built: panel.Panel) -> Iterator[Press]:
    """Yield where the controls lead; for a menu of two things, every pair."""
    for press in presses_of(built):
        assert press.seat is not None
        found = shown(game, press.seat).multi_select(press.links) if press.do == "several" else None
        if press.do == "move":
            yield press
        for wanted in combinations(found.things, found.count) if found is not None else ():
            assert found is not None
            yield press.doing("move", choices.arranged(game, press.seat, found.links, wanted)[0])


def set_of(action: Action) -> tuple[str, frozenset[str]]:
    """Return an action without the order of its arguments: a swap is the same both ways."""
    return action.verb, frozenset(action.args) if action.verb == "swap" else frozenset({str(action)})


@pytest.mark.parametrize("moves", [0, 1, 2, 5, 9, 14, 20])
def test_pressing_reaches_exactly_the_legal_actions(moves: int) -> None:
    game = after(moves)
    if game.result() is None:
        legal = set(actions(game.title, game.state, game.waiting()[0]))
        assert {set_of(action) for action in reached(game)} == {set_of(action) for action in legal}
        assert reached(game) <= legal


def test_a_panel_asks_the_question_and_shows_what_was_chosen() -> None:
    game, _ = a_game()
    assert "›" not in panel_of(game).content
    made = panel_of(game, "swap")
    assert "Which two fighters swap places?" in made.content
    assert f"move:crab42:1:{game.waiting()[0]}:0:" in pressed(made.items), "a way back to the verbs"


def test_where_one_question_follows_both_stand_on_one_panel() -> None:
    game, seat = found_in("foodfighters", lambda made: any(taken_for_granted(menu) for menu in menus(made)))
    first, last = menus(panel_for(game, seat))[:2]
    assert [bool(option.get("default")) for option in first["options"]].index(True) == 0, "asked about the usual one"
    found, asked = custom_ids.MENU.fullmatch(last["custom_id"]), custom_ids.MENU.fullmatch(first["custom_id"])
    assert found is not None and asked is not None
    usual = (*Press.read(asked).links, *first["options"][0]["value"].split())
    assert Press.read(found).links == usual
    assert [option["value"] for option in last["options"]] == [choice.key for choice in game.choices(seat, usual)]
    assert first["placeholder"] != last["placeholder"]


def test_each_answer_that_asks_further_has_a_menu_of_its_own_where_there_is_room() -> None:
    game, seat = found_in("food_truck_city", lambda made: said(made, "Where does").count("drive?") > 1)
    streets = [menu for menu in menus(panel_for(game, seat)) if "drive?" in menu["placeholder"]]
    trucks = [Press.read(match).links for menu in streets if (match := custom_ids.MENU.fullmatch(menu["custom_id"]))]
    verb = trucks[0][0]
    assert [links[1] for links in trucks] == [choice.key for choice in game.choices(seat, (verb,))]
    for links, menu in zip(trucks, streets, strict=True):
        assert [option["value"] for option in menu["options"]] == [choice.key for choice in game.choices(seat, links)]


def test_what_may_be_done_instead_is_asked_at_once_where_there_is_room() -> None:
    game, _ = a_game()
    swap = next(menu for menu in menus(panel_of(game)) if menu["placeholder"] == "Which two fighters swap places?")
    assert (swap["min_values"], swap["max_values"]) == (2, 2)


def test_what_a_thing_for_sale_does_is_said_above_whether_it_has_a_button_or_a_menu() -> None:
    game, seat = found_in("foodfighters", lambda made: {"Pass", "Bonus die"} <= set(labels(made)))
    text = panel_for(game, seat).content
    assert "-# Spoon — 3 Beans. Attacks at any range" in text, "who gets it is asked by a menu"
    assert "-# Bonus die — 4 Beans. A third die" in text, "a press buys it"


def test_what_nobody_has_to_choose_is_said_above_with_its_price() -> None:
    buying = ("Which stall do you buy, and for which space? Pick both.", "Buy nothing")
    game, seat = found_in(
        "foodies", lambda made: buying[1] in labels(made) and buying[0] not in [m["placeholder"] for m in menus(made)]
        and len(menus(made)) == 1
    )  # fmt: skip
    verb, stall = choices.entered(game, seat, ("buy",))
    only = shown(game, seat, names=NAMES[: game.seats]).label((verb,), Choice(stall, "stall", more=True))
    assert f"-# {only.text} — {only.about}" in panel_for(game, seat).content


def test_who_keeps_a_flyer_reads_what_the_rolled_space_gives_and_how_many_there_are() -> None:
    game, seat = found_in("foodies", lambda made: "Keep my flyer" in labels(made))
    game.state.courts[seat].flyers = 2
    text = panel_for(game, seat).content
    assert "Use one of your 2 flyers to visit a neighbour instead?" in text
    assert "-# Keep my flyer — Gives " in text
    public = shown(game, names=NAMES[: game.seats])
    assert all("of your" not in public.prompt(decision) for decision in game.decisions()), "each has other flyers"


def test_the_turn_can_be_ended_with_the_moving_by_one_press() -> None:
    game, seat = found_in("food_truck_city", lambda made: "Finish moving" in labels(made))
    made = panel_for(game, seat)
    assert labels(made).index("Finish my turn") == labels(made).index("Finish moving") + 1
    (press,) = [item for item in pressed(made.items) if item.startswith("chain:")]
    match = custom_ids.BUTTON.fullmatch(press)
    assert match is not None
    assert choices.unchained(Press.read(match).links) == [Action("end_move"), Action("end_buy")]


def found_in(title_id: str, wanted: Callable[[panel.Panel], bool]) -> tuple[Game[Any, Any], int]:
    """A position of a title with a seat whose panel is as wanted."""
    return next((game, seat) for game, seat, _ in positions(title_id, 80) if wanted(panel_for(game, seat)))


def panel_for(game: Game[Any, Any], seat: int) -> panel.Panel:
    """Return the panel of a seat."""
    names = NAMES[: game.seats]
    return panel.build(shown(game, seat, names=names), game, Press("move", "crab42", 1, seat))


def taken_for_granted(menu: dict[str, Any]) -> bool:
    """Return whether the first answer of a menu is preselected."""
    return menu["custom_id"].startswith("pick:") and bool(menu["options"][0].get("default"))


def said(made: panel.Panel, begin: str) -> str:
    """Return the questions of a panel's menus with this beginning."""
    return " ".join(menu["placeholder"] for menu in menus(made) if menu["placeholder"].startswith(begin))


def labels(made: panel.Panel) -> list[str]:
    """Return the labels of a panel's buttons."""
    return [item["label"] for item in drawn(made.items) if item.get("label")]


def menus(made: panel.Panel) -> list[dict[str, Any]]:
    """Return the menus of a panel."""
    return [item for item in drawn(made.items) if item.get("options")]


def test_links_without_an_alternative_are_not_asked_for() -> None:
    game, _ = a_game()
    seat = game.waiting()[0]
    legal = list(actions(game.title, game.state, seat))
    for verb in {action.verb for action in legal}:
        of_verb = [action for action in legal if action.verb == verb]
        found = choices.complete(game, seat, (verb,))
        assert found == (of_verb[0] if len(of_verb) == 1 else None)


def test_who_has_answered_a_hidden_question_is_not_waited_for_in_the_own_eyes_alone() -> None:
    game, seat = next((g, s) for g, s, _ in positions("foodies", 20) if len(g.waiting()) > 1)
    game = game.copy()
    game.act(seat, next(iter(actions(game.title, game.state, seat))), b"hidden")
    names = NAMES[: game.seats]
    assert names[seat] not in shown(game, seat, names=names).awaiting()
    others = [None, *(other for other in range(game.seats) if other != seat)]
    assert all(names[seat] in shown(game, other, names=names).awaiting() for other in others)


def test_who_owes_nothing_is_told_whom_the_table_waits_for() -> None:
    game, _ = a_game()
    waiting, resting = game.waiting()[0], 1 - game.waiting()[0]
    press, who = Press("move", "crab42", 1, resting), ("Ann", "Bo")[waiting]
    made = panel.build(shown(game, resting), game, press)
    assert made.text == f"Nothing to do right now. Waiting for {who} (choose an action)."
    done = panel.build(shown(game, resting), game, press, done=True)
    assert done.text == f"Done. Waiting for {who} (choose an action).", "only who has just done something is told so"
    assert not any("move:" in custom_id for custom_id in pressed(made.items))


GIVING_UP = re.compile(
    r"\b(nothing|nobody|pass|no bonus|keep|skip|decline|leave|end my turn|finish|stop)\b", re.IGNORECASE
)


@everywhere
def test_no_button_is_blue_that_gives_up_a_chance(title_id: str) -> None:
    grey = set()
    for game, seat, action in positions(title_id, amount(60, 1500), 3):
        text = shown(game, seat, names=NAMES[: game.seats])
        for links in (action.links[:at] for at in range(len(action.links))):
            for item in drawn(panel.build(text, game, Press("move", "crab42", 1, seat, 0, links)).items):
                label = str(item.get("label", ""))
                if GIVING_UP.search(label) and "move:" in item["custom_id"]:
                    assert item["style"] == 2, label
                    grey.add(label)
    assert grey


def test_undo_is_offered_only_when_it_is_free() -> None:
    game, _ = a_game()
    assert not any(custom_id.startswith("undo:") for custom_id in pressed(panel_of(game).items))
    assert any(custom_id.startswith("undo:") for custom_id in pressed(panel_of(game, undo="host-undo").items))


def test_long_links_are_kept_aside_under_a_key() -> None:
    press = Press("move", "crab42", 123456, 1, 0, tuple(f"link{n}" for n in range(30)))
    assert not press.fits
    short = press.keeping()
    assert short.fits
    assert short.key is not None
    assert short.keeping().key != short.key
    assert press.keeping() == short, "the same links have the same key"
