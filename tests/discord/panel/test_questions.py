"""Every panel asks one question at a time, in its own words, with names to press, at all positions of games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from bench.figures.panel_paths import way
from bot.discord import limits
from bot.discord.interactions import custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.discord.layout import alike
from bot.discord.panel import choices as move_choices
from bot.discord.panel import panel
from bot.discord.panel.public import public_controls
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from games.critter_kitchen import TITLE as critter_kitchen
from games.critter_kitchen.state import Chef
from games.critter_kitchen.steps.abilities import Exchange
from games.critter_kitchen.steps.kitchen import CriticMeal, Serve
from games.kernel import Action, Chance, Chosen, Game, Seat, actions, check
from games.kernel.orders import unsaid
from games.kernel.registry import title
from renderers.registry import presenter
from renderers.words import Words, message_id, message_ids
from tests.discord.positions import NAMES, everywhere, kind_of, positions, spoken
from tests.discord.tables import drawn, facts
from tests.lengths import amount
from tests.renderers.critter_kitchen.builders import a_market

MANY = amount(25, 3000)
"""The number of decisions of each title; in the long form those of fifty games and more."""
EVERY = 5
CHEFS, PLACES = ("mouse", "lizard", "boar"), ("water_market", "desert_vendor", "soup_truck")
WORD = re.compile(r"[^\W\d_]{3,}")
ROWS = 5


@spoken
def test_every_panel_reads_well_asks_one_question_and_fits(title_id: str, locale: str) -> None:
    for game, seat, action in some_positions(title_id):
        viewer_text = shown(game, seat, locale)
        decision = viewer_text.decision
        assert decision is not None
        for here, made in along(game, seat, action, locale):
            assert viewer_text.prompt(decision) == made.heading, "the decision stands above"
            assert made.content.splitlines()[-1].startswith("**"), "and in short right above the controls"
            assert len(made.content) <= limits.CONTENT
            within_limits(made.items, str(here))
            items = drawn(made.items)
            labels = [[item["label"] for item in items if item.get("label")], *map(labels_of, items)]
            assert [one for some in labels for one in some if not WORD.search(one) or "_" in one] == [], (
                f"codes at {here}"
            )
            assert [twice(one) for one in labels if twice(one)] == [], f"at {here}"
            assert all(item["placeholder"].strip() for item in items if item.get("options")), f"at {here}"
            told = [line.partition(" — ")[::2] for line in made.text.splitlines() if line.startswith("-# ")]
            ends = [(name.removeprefix("-# ").rpartition(" › ")[2], about[:60]) for name, about in told if about]
            assert [one for one, many in Counter(ends).items() if many > 1] == [], f"twice explained at {here}"
            one_question(game, seat, made)


def one_question(game: Game[Any, Any], seat: Seat, made: panel.Panel) -> None:
    """Check that no menu combines questions, unless its answers are whole actions: a thing and its target."""
    for item in drawn(made.items):
        found = custom_ids.MENU.fullmatch(item["custom_id"])
        if found is None or found["do"] != "pick":
            continue
        press = Press.read(found)
        asked = made.kept[press.key] if press.key else press.links
        for option in item["options"]:
            added = tuple(option["value"].split(" "))
            alone = all(len(game.choices(seat, (*asked, *added[:at]))) == 1 for at in range(1, len(added)))
            assert alone or (len(added) == 2 and move_choices.complete(game, seat, (*asked, *added))), option


def twice(labels: list[str]) -> list[str]:
    """Return the labels that occur more than once."""
    return [label for label, many in Counter(map(alike, labels)).items() if many > 1]


@spoken
def test_every_public_message_stays_within_discords_limits(title_id: str, locale: str) -> None:
    for game, _, _ in some_positions(title_id):
        users = tuple(range(1, game.seats + 1))
        post = post_builder.turn(facts(NAMES[: game.seats], users), shown(game, None, locale), game, first=1)
        within_limits(post.items, "the channel")
        labels = [
            [item["label"] for item in drawn(post.items) if item.get("label")],
            *map(labels_of, drawn(post.items)),
        ]
        assert [twice(one) for one in labels if twice(one)] == []


@everywhere
def test_every_question_has_room_for_what_may_be_said_once_for_all(title_id: str) -> None:
    info = title(title_id).info
    for game, seat, _ in some_positions(title_id):
        viewer_text = shown(game, seat, "en")
        assert viewer_text.decision is not None
        standing = unsaid(info, (), viewer_text.decision.kind)
        for asked in {standing, None}:
            post = post_builder.secret(facts(NAMES[: game.seats]), viewer_text, game, "#tables", asked)
            within_limits(post.items, "in private")
            made = panel.build(viewer_text, game, Press("move", "crab42", 1, seat), undo="host-undo", standing=asked)
            beside = [panel.aside_button(Words("en"), command, "crab42", 0) for command in ("hint", "try")]
            within_limits(panel.with_buttons(made, beside).items, "in answer")


@everywhere
def test_every_legal_action_can_be_pressed_from_the_channel_too(title_id: str) -> None:
    for game, seat, action in some_positions(title_id)[::3]:
        secret = any(
            decision.secret for decision in game.decisions() if decision.seat == seat
        )  # asked in private alone
        public = None if secret else public_controls(shown(game, None, "en"), game, Press("move", "crab42", 1, seat), 3)
        assert way(shown(game, seat, "en"), game, seat, action, public)


@spoken
def test_every_argument_of_every_verb_is_asked_for_by_a_question(title_id: str, locale: str) -> None:
    asked = [(verb.name, param.name) for verb in title(title_id).info.verbs for param in verb.params]
    wanted = {message_id(title_id, "question", *names) for names in asked}
    assert wanted - message_ids(locale) == set()


@spoken
def test_every_kind_of_decision_can_be_told_in_a_few_words(title_id: str, locale: str) -> None:
    known = message_ids(locale)
    kinds = {one.removeprefix(f"{title_id}-ask-") for one in known if one.startswith(f"{title_id}-ask-")}
    assert kinds
    assert {f"{title_id}-task-{kind}" for kind in kinds} - known == set()


GIVING_UP = {
    "foodfighters": ("pass",),
    "foodies": ("pass", "done"),
    "critter_kitchen": ("leave", "stop"),
    "food_truck_city": ("end_move", "end_buy"),
    "food_chain_magnate": ("fire",),
}
"""Verbs that end or give up something."""


@everywhere
def test_what_gives_something_up_stands_below_all_else(title_id: str) -> None:
    for game, seat, _ in some_positions(title_id):
        verbs = list(verbs_of(built(game, seat)))
        last = [verb in GIVING_UP[title_id] or verb.endswith(" end") for verb in verbs]
        assert last == sorted(last), f"{verbs} of {kind_of(game, seat)}"


def verbs_of(made: panel.Panel) -> Iterator[str]:
    """Return what the controls of a panel do, from the top."""
    for item, shown_as in sorted(zip(made.items, drawn(made.items), strict=True), key=lambda one: one[0].row or 0):
        found = custom_ids.BUTTON.fullmatch(shown_as["custom_id"]) or custom_ids.MENU.fullmatch(shown_as["custom_id"])
        if found is None or found["do"] not in ("move", "pick", "several", "slot", "chain"):
            continue
        press = Press.read(found)
        links = made.kept[press.key] if press.key else press.links
        assert item.row is not None
        if links == ("serve", "end"):
            yield "serve end"
        else:
            yield from links[:1] or dict.fromkeys(one["value"].split(" ")[0] for one in shown_as.get("options") or ())


# Chefs of Critter Kitchen: one menu each


def planning() -> tuple[Game[Any, Any], Seat]:
    """Return a game with a plan to make, and a seat that makes it."""
    return next((game, seat) for game, seat, _ in positions("critter_kitchen", 40) if kind_of(game, seat) == "plan")


def test_each_chef_has_a_menu_of_its_own_on_one_panel() -> None:
    game, seat = planning()
    menus = [item for item in drawn(built(game, seat).items) if item.get("options")]
    assert [item["placeholder"] for item in menus[:3]] == [
        "Where does your Mouse go?",
        "Where does your Lizard go?",
        "Where does your Boar go?",
    ]
    assert all(" · Lizard → " in option["label"] for option in menus[1]["options"])


def test_parts_that_go_into_a_dish_with_one_press_each_say_what_they_are_worth() -> None:
    table = a_market(step=Serve([0, 1, 2]), round=3, critic="mouse", holds={"Ann": "bread6 spice-bread soup soup"})
    game = Game(critter_kitchen, critter_kitchen.options({}, 3), 3, table.state, 0)
    menus = [item["options"] for item in drawn(built(game, 0).items) if item.get("options")]
    both = [one for options in menus for one in options if " › " in one["label"] and "description" in one]
    assert both, "a dish may be ready with no more than these"
    assert all(one["description"].count("Quality") == one["label"].count(" › ") + 1 for one in both)


def test_a_meal_that_is_laid_out_as_suggested_has_one_button() -> None:
    table = a_market(step=CriticMeal([0, 1, 2]), round=7, critic="mouse", holds={"Ann": "bread6 fish5 spice-fish"})
    game = Game(critter_kitchen, critter_kitchen.options({}, 3), 3, table.state, 0)
    labels = [item["label"] for item in drawn(built(game, 0).items) if "label" in item]
    assert labels[0] == "Take the suggestion"
    assert "Done" not in labels
    changed = [item["label"] for item in drawn(built(game, 0, "dine", "fish5").items) if "label" in item]
    assert "Done" in changed


def test_what_is_asked_in_short_is_not_about_one_of_several_things_to_do() -> None:
    """Here attacks, a roll and a swap: “Which two fighters swap places?” stands at its own menu alone."""
    found = [built(game, seat) for game, seat, _ in positions("foodfighters", 80) if kind_of(game, seat) == "action"]
    lone = [made for made in found if drawn(made.items)[0].get("label", "").startswith("1 · Attack")]
    assert lone
    assert {made.text.splitlines()[-1] for made in lone} == {"**Now: choose an action**"}


def test_a_first_restaurant_takes_a_part_of_the_map_and_a_place_with_its_entrance() -> None:
    chain = title("food_chain_magnate")
    for seats in range(2, 6, amount(3, 1)):
        game = Game.new(chain, chain.options({}, seats), seats, Chance(bytes([seats])))[0]
        seat = game.waiting()[0]
        legal = [one for one in actions(chain, game.state, seat) if one.verb == "place"][:: amount(40, 1)]
        steps = {len(way(shown(game, seat, "en"), game, seat, action)) for action in legal}
        assert legal
        assert max(steps) <= 2, f"{seats} players"


def test_the_menus_of_the_chefs_reach_exactly_the_legal_plans() -> None:
    game, seat = planning()
    slots = shown(game, seat, "en").parallel_selects()
    assert slots is not None
    legal = set(actions(game.title, game.state, seat))
    offered = [[choice.key for choice in slot.answers] for slot in slots.slots]
    assert {action.args for action in legal} <= set(product_of(offered))
    for action in list(legal)[:20]:
        check(game.title, game.state, seat, action)
        assert len(way(shown(game, seat, "en"), game, seat, action)) == len(slots.slots)


def product_of(lists: list[list[str]]) -> Iterator[tuple[str, ...]]:
    """Return every choice of one element from each list."""
    if not lists:
        yield ()
        return
    for rest in product_of(lists[1:]):
        yield from ((one, *rest) for one in lists[0])


def test_answers_given_in_any_order_stay_and_mark_what_is_open() -> None:
    game, seat = planning()
    slots = shown(game, seat, "en").parallel_selects()
    assert slots is not None
    given = move_choices.answered(
        slots, ("plan", move_choices.OPEN, "water_market", *[move_choices.OPEN] * (len(slots.slots) - 2))
    )
    made = built(game, seat, "plan", *given)
    number = dict(made.numbered)["water_market"]
    menus = [item["options"] for item in drawn(made.items) if item.get("options")]
    picked = [[option["label"] for option in options if option.get("default")] for options in menus]
    assert picked[:3] == [[], [f"{number} · Lizard → Water Market"], []]
    assert "Your plan: Lizard → Water Market" in made.text


def test_the_two_chefs_that_change_places_are_picked_in_one_menu() -> None:
    game, seat = planning()
    game = game.copy()
    game.state.chefs = [Chef(seat, kind, 1, 1, place) for kind, place in zip(CHEFS, PLACES, strict=True)]
    game.state.stack = [Exchange(seat)]
    made = built(game, seat)
    (menu,) = [item for item in drawn(made.items) if item.get("options")]
    assert menu["placeholder"] == "Which two chefs swap places?"
    assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (2, 2, 3)
    found = shown(game, seat, "en").multi_select(("exchange",))
    assert found is not None
    things = [choice for choice in found.things if choice.key in ("boar", "mouse")]
    assert move_choices.arranged(game, seat, found.links, things) == (("exchange", "mouse", "boar"), [])


# Payday of Food Chain Magnate: one menu for all cards to fire


def in_payday(short: bool) -> tuple[Game[Any, Any], Seat]:
    """A game in its payday, and a seat that cannot (or can) pay all salaries."""
    game, seat = next((g, s) for g, s, _ in positions("food_chain_magnate", 600, 1, 1) if kind_of(g, s) == "payday")
    chain = game.state.chains[seat]
    chain.cash, chain.discount = (5 if short else 500), 0
    chain.hand = {"burger_cook": 2, "pizza_cook": 1, "waitress": 1}
    chain.work = {}
    return game, seat


def test_who_must_fire_picks_whom_in_one_menu_and_is_told_what_is_missing() -> None:
    game, seat = in_payday(short=True)
    made = built(game, seat)
    (menu,) = [item for item in drawn(made.items) if item.get("options")]
    assert menu["placeholder"] == "Who do you fire?"
    assert menu["min_values"] == 0 and menu["max_values"] == len(menu["options"])
    assert "short" in made.text
    assert all("alary" in option["description"] for option in menu["options"])


def test_a_set_that_is_not_enough_stays_picked() -> None:
    game, seat = in_payday(short=True)
    several = shown(game, seat, "en").multi_select(())
    assert several is not None and several.patient
    dear = list(several.things)[-1:]
    links = (*several.links, *(choice.key for choice in dear))
    if not move_choices.placed(game, seat, several, links):
        assert move_choices.stays_selected(shown(game, seat, "en"), links)
    made = built(game, seat, *links)
    (menu,) = [item for item in drawn(made.items) if item.get("options")]
    assert sum(bool(option.get("default")) for option in menu["options"]) == 1


def test_to_pay_stands_above_to_fire() -> None:
    game, seat = in_payday(short=False)
    items = [item for item in built(game, seat).items if not getattr(item, "label", "Show board").startswith("Show")]
    assert drawn(items)[0]["label"] == "Pay everyone"


# Helpers


@cache
def some_positions(title_id: str) -> list[tuple[Game[Any, Any], Seat, Action]]:
    """Positions of a title with a seat that is asked and a legal action that is not left to typing."""
    typed_only = presenter(title_id).layout.typed_only
    return [one for one in positions(title_id, MANY, EVERY, 1) if one[2].verb not in typed_only]


def shown(game: Game[Any, Any], seat: Seat | None, locale: str) -> ViewerText:
    """Return a game as a seat sees it."""
    return ViewerText(game, presenter(game.title.info.id), Words(locale), NAMES[: game.seats], seat)


def built(game: Game[Any, Any], seat: Seat, *links: str) -> panel.Panel:
    """Return a panel in English."""
    return panel.build(shown(game, seat, "en"), game, Press("move", "crab42", 1, seat, 0, links))


def along(game: Game[Any, Any], seat: Seat, action: Action, locale: str) -> Iterator[tuple[Chosen, panel.Panel]]:
    """Yield the panels on the way to an action, with the links chosen."""
    viewer_text = shown(game, seat, locale)
    for here in way(viewer_text, game, seat, action):
        yield here.links, panel.build(viewer_text, game, here, undo="host-undo")


def labels_of(item: dict[str, Any]) -> list[str]:
    """Return the label of a control, or of each option of a menu."""
    return [option["label"] for option in item.get("options") or []] or [item.get("label") or ""]


def within_limits(items: Any, where: str) -> None:
    """Check rows, options and lengths as Discord counts them."""
    taken: Counter[int] = Counter()
    for item, shown_as in zip(items, drawn(items), strict=True):
        taken[item.row] += 5 if shown_as.get("options") else 1
        assert len(shown_as["custom_id"]) <= limits.CUSTOM_ID, where
        assert len(shown_as.get("label") or "") <= limits.LABEL, where
        assert len(shown_as.get("placeholder") or "") <= limits.PLACEHOLDER, where
        options = shown_as.get("options") or []
        assert len(options) <= limits.OPTIONS, where
        assert all(len(o[key] or "") <= limits.MENU_TEXT for o in options for key in ("label", "value")), where
    assert all(many <= limits.ROW_BUTTONS for many in taken.values()), where
    assert not taken or max(taken) < ROWS, where


@everywhere
def test_a_decision_with_one_answer_waits_for_a_press_only_where_that_hides_a_hand(title_id: str) -> None:
    for game, seat, _ in positions(title_id, amount(160, 4000), 2):
        decision = game.decision(seat)
        assert decision is not None
        few = list(islice(actions(game.title, game.state, seat), 2)) if decision.owed and not decision.auto else []
        if len(few) == 1:
            # Otherwise everybody would learn that none of the cards fits.
            assert title_id == "food_truck_city" and game.state.hands[seat], (decision.kind, few)
