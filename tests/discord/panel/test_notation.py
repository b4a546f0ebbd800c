"""The notation: typed text means what people meant, or is refused with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord.panel.notation import NotationReader, ParsedAction, vocabulary, words_of
from games.foodies.steps import Collect, Hire
from games.kernel import (
    Action,
    Ambiguous,
    Chance,
    Choice,
    Chosen,
    Game,
    InputError,
    NotLegal,
    NotUnderstood,
    Seat,
    actions,
    check,
    random_action,
)
from renderers.words import Words
from tests.discord.positions import spoken
from tests.discord.tables import SEED, a_game, shown
from tests.games.foodies.builders import court
from tests.games.foodies.builders import game as foodies
from tests.games.kernel.toy import Picnic
from tests.lengths import amount

SAMPLE = 40


def reader(game: Game[Any, Any], seat: Seat, locale: str = "en") -> NotationReader:
    """Return a reader for a seat, with the labels of its panel."""
    viewer_text = shown(game, seat, locale=locale)
    return NotationReader(game, seat, lambda chosen, choice: viewer_text.label(chosen, choice).text, locale)


def acting(game: Game[Any, Any] | None = None) -> tuple[Game[Any, Any], Seat]:
    """A game of Foodfighters whose first player chooses the action of the turn."""
    game = game or a_game()[0]
    assert [decision.kind for decision in game.decisions()] == ["action"]
    return game, game.waiting()[0]


def read(text: str, locale: str = "en") -> ParsedAction:
    """Parse a text for the first player of Foodfighters."""
    game, seat = acting()
    return reader(game, seat, locale).read(text)


def chain(game: Game[Any, Any], seat: Seat, action: Action) -> list[Choice]:
    """Return an action as its choices."""
    return [
        next(choice for choice in game.choices(seat, action.links[:at]) if choice.key == key)
        for at, key in enumerate(action.links)
    ]


def played(title_id: str, moves: int) -> Game[Any, Any]:
    """Return a game after a number of random moves, or at the last decision before its end."""
    game = a_game(title_id)[0]
    chance = Chance(SEED, moves)
    for _ in range(moves):
        before = game.copy()
        game.act(game.waiting()[0], random_action(game.title, game.state, game.waiting()[0], chance), SEED)
        if not game.waiting():
            return before
    return game


@spoken
@settings(max_examples=amount(6, 25), deadline=None)
@given(moves=st.integers(0, 60))
def test_every_legal_action_is_read_from_its_tokens_and_from_its_labels(title_id: str, locale: str, moves: int) -> None:
    game = played(title_id, moves)
    seat = game.waiting()[0]
    reads, viewer_text = reader(game, seat, locale), shown(game, seat, locale=locale)
    legal = list(actions(game.title, game.state, seat))
    for action in legal[:: max(1, len(legal) // SAMPLE)]:
        labels = viewer_text.chain((), chain(game, seat, action))
        for text in (str(action), ", ".join(action.links).upper(), "->".join(action.links), labels, labels.casefold()):
            assert reads.read(text) == ParsedAction(action.links, complete=True), text


def test_the_toy_reads_repeated_links_and_hidden_cards() -> None:
    toy = Picnic()
    game, _ = Game.new(toy, toy.options({}, 3), 3, Chance(SEED))
    for _ in range(30):
        if not game.waiting():
            return
        seat = game.waiting()[0]
        reads = NotationReader(game, seat, lambda chosen, choice: choice.key, "en")
        for action in list(actions(toy, game.state, seat))[:SAMPLE]:
            assert reads.read(str(action)).links == action.links
        game.act(seat, random_action(toy, game.state, seat, Chance(SEED, 7)), SEED)


@pytest.mark.parametrize(
    "text",
    ["swap F0 B2", "SWAP f0 b2", "swap f0,b2", "swap F0→B2", "swap F0->B2", "swap f0-b2", " swap f0  b2", "šwáp f0 b2"],
)
def test_case_accents_and_separators_do_not_matter(text: str) -> None:
    assert read(text) == ParsedAction(("swap", "F0", "B2"), complete=True)


def test_beginnings_of_words_and_small_mistakes_are_understood() -> None:
    assert read("sw f0 b2").links == ("swap", "F0", "B2")
    assert read("ro").links == ("roll",)
    assert read("attakc").links == ("attack",)


def test_german_names_are_read_with_and_without_umlauts() -> None:
    assert read("würfeln", "de").links == ("roll",)
    assert read("wuerfeln", "de").links == ("roll",)
    assert read("WÜRFELN", "de").links == ("roll",)


def test_a_digit_is_never_taken_for_another() -> None:
    with pytest.raises(NotUnderstood):
        read("swap F0 B7")
    game, seat = acting()
    numbered = NotationReader(game, seat, lambda _, choice: f"Stall {12 if choice.key == 'F0' else 13}", "en")
    with pytest.raises(NotUnderstood):
        numbered.read("swap stall14")
    assert numbered.read("swap stal12").links == ("swap", "F0")


def test_an_unfinished_action_is_read_as_far_as_it_goes() -> None:
    assert read("swap f0") == ParsedAction(("swap", "F0"), complete=False)


@pytest.mark.parametrize("text", ["xyzzy", "swap xyzzy", "swap F0 xyzzy", "", "→", "🍕"])
def test_words_that_name_nothing_are_not_understood_and_the_possible_is_listed(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read(text)
    assert refused.value.legal


def test_not_understood_quotes_what_was_typed() -> None:
    with pytest.raises(NotUnderstood) as refused:
        read("Swap Quétsche")
    assert refused.value.reason.args == {"given": "Quétsche"}
    assert refused.value.chosen == ("swap",)


def test_a_place_that_is_not_there_is_quoted_as_typed_and_the_places_are_listed() -> None:
    game, moves = a_game("food_truck_city", 2)[0], 0
    while not (trucks := offered(game, "move")):
        seat = game.waiting()[0]
        game.act(seat, random_action(game.title, game.state, seat, Chance(b"x%d" % moves)), SEED)
        moves += 1
    with pytest.raises(NotUnderstood) as refused:
        reader(game, game.waiting()[0]).read(f"move {trucks[0]} v9-9")
    assert refused.value.reason.args == {"given": "v9-9"}
    assert {"V2-1", "V3-1"} <= {choice.key for choice in refused.value.legal}


def offered(game: Game[Any, Any], verb: str) -> list[str]:
    """Return what may follow a verb, for the seat asked first; nothing if the verb is not offered."""
    seat = game.waiting()[0]
    verbs = [choice.key for choice in game.choices(seat, ())]
    return [choice.key for choice in game.choices(seat, (verb,))] if verb in verbs else []


def test_what_a_rule_forbids_names_the_rule_and_what_is_legal() -> None:
    with pytest.raises(NotLegal) as refused:
        read("swap f0 f0")
    assert refused.value.reason.id == "foodfighters-no-swap-with-itself"
    assert refused.value.chosen == ("swap", "F0")
    assert refused.value.instead


@pytest.mark.parametrize("locale", ["en", "de"])
def test_verbs_and_things_that_are_not_offered_are_known_by_their_names(locale: str) -> None:
    words = Words(locale)
    for text in (words("foodfighters-verb-buy"), f"buy {words('foodfighters-item-bonus-die')}"):
        with pytest.raises(NotLegal) as refused:
            read(text, locale)
        assert refused.value.reason.id == "foodfighters-no-buying-before-action"


def test_too_many_words_are_refused_with_the_one_too_many() -> None:
    with pytest.raises(NotLegal) as refused:
        read("roll F0")
    assert refused.value.reason.id == "kernel-too-many"
    assert refused.value.reason.args == {"given": "F0"}


def test_several_fitting_things_are_ambiguous_and_named() -> None:
    with pytest.raises(Ambiguous) as refused:
        read("swap f")
    assert {choice.key for choice in refused.value.legal} >= {"F0", "F1", "F2"}
    assert refused.value.chosen == ("swap",)


def test_who_is_not_asked_is_told_whom_the_game_waits_for() -> None:
    game, seat = acting()
    with pytest.raises(NotLegal) as refused:
        reader(game, 1 - seat).read("roll")
    assert refused.value.reason.id == "kernel-not-your-turn"


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=40))
def test_any_text_is_a_legal_beginning_or_an_input_error(text: str) -> None:
    game, seat = acting()
    try:
        links: Chosen = reader(game, seat).read(text).links
    except InputError as error:
        assert error.reason.id
        return
    for at, key in enumerate(links):
        assert key in {choice.key for choice in game.choices(seat, links[:at])}


def test_words_are_compared_without_case_accents_and_signs() -> None:
    assert words_of("Crème brûlée → F0!") == ("creme", "brulee", "f0")


def test_the_vocabulary_knows_things_by_their_names_in_each_language() -> None:
    assert "bonus_die" in vocabulary("foodfighters", "en")["bonus die"]
    assert "onion_tears" in vocabulary("foodfighters", "en")["onion tears"]
    assert "spoon" in vocabulary("foodfighters", "de")["loffel"]


def sets(title_id: str, moves: int) -> Iterator[tuple[Game[Any, Any], Seat, Action]]:
    """Legal actions whose arguments are a set of two or more, from a game of random players."""
    game = a_game(title_id)[0]
    chance = Chance(SEED, moves)
    for _ in range(moves):
        for seat in game.waiting():
            for action in islice(actions(game.title, game.state, seat), 0, SAMPLE * 20, 19):
                verb = game.title.info.verb(action.verb)
                if verb is not None and verb.unordered and len(action.args) > 1:
                    yield game, seat, action
        if not game.waiting():
            return
        seat = game.waiting()[0]
        game.act(seat, random_action(game.title, game.state, seat, chance), SEED)


@pytest.mark.parametrize("title_id", ["critter_kitchen", "food_chain_magnate"])
def test_what_is_a_set_is_read_in_any_order_and_as_the_title_offers_it(title_id: str) -> None:
    seen = 0
    for game, seat, action in islice(sets(title_id, 300), 0, 400, 20):
        turned = " ".join((action.verb, *reversed(action.args)))
        reading = reader(game, seat).read(turned)
        assert reading.complete, turned
        assert sorted(reading.links) == sorted(action.links), turned
        check(game.title, game.state, seat, Action.of(reading.links))
        seen += 1
    assert seen


def targeting() -> tuple[Game[Any, Any], NotationReader]:
    """Return a game of Foodies at an effect on two of the stalls on 2, 4 and 8."""
    game = a_game("foodies")[0]
    court_ = court(stalls={"5": "MX01", "2": "TH01", "4": "TH02", "8": "TH03"})
    game.state = foodies(court_, step=Collect({0: 5}, {}))
    return game, reader(game, 0)


@pytest.mark.parametrize("text", ["targets 8 4", "targets 4 8", "Targets 8, 4", "targets 8-4"])
def test_two_targets_are_named_in_any_order(text: str) -> None:
    assert targeting()[1].read(text) == ParsedAction(("targets", "4", "8"), complete=True)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("targets 8 9", "foodies-no-target"), ("targets 9 4", "foodies-no-target"), ("targets 8 8", "foodies-no-targets")],
)
def test_of_a_set_what_is_wrong_is_named_and_not_its_order(text: str, reason: str) -> None:
    with pytest.raises(NotLegal) as refused:
        targeting()[1].read(text)
    assert refused.value.reason.id == reason


def test_a_set_begun_anywhere_is_offered_what_may_stand_beside() -> None:
    _, reads = targeting()
    assert {choice.key for _, choice in reads.beside(("targets",), "8")} == {"2", "4"}
    assert {choice.key for _, choice in reads.beside(("targets",), "")} == {"2", "4", "8"}
    assert reads.beside(("targets",), "9") == []


@pytest.mark.parametrize(
    ("chef", "reason"), [("same4", "requirement"), ("stars6", "in-play"), ("cross5", "requirement")]
)
def test_where_no_chef_can_be_hired_the_one_that_was_named_has_its_own_reason(chef: str, reason: str) -> None:
    game = a_game("foodies")[0]
    game.state = foodies(court(coins=9), step=Hire(False))
    with pytest.raises(NotLegal) as refused:
        reader(game, 0).read(f"special {chef}")
    assert refused.value.reason.id == f"foodies-no-chef-{reason}"
