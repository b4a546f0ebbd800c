"""Nothing in one list reads like another, at any length; and every legal action can be pressed and suggested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

import discord
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord import limits
from bot.discord.commands.table_argument import Suggestion, as_choices
from bot.discord.interactions.custom_ids import fold, unfold
from bot.discord.layout import alike, distinct
from bot.discord.panel import choices
from bot.discord.panel.notation import NotationReader
from bot.discord.panel.typed_decision import TypedDecision
from bot.discord.panel.viewer_text import ViewerText
from bot.tables import Table
from games.kernel import Action, Choice, Chosen, Game, Seat
from renderers.registry import presenter
from renderers.words import Words
from tests.discord.positions import NAMES, positions, spoken
from tests.discord.tables import drawn
from tests.lengths import amount

MANY = amount(25, 1000)
"""The number of positions of each title."""
FROM = {"critter_kitchen": 5, "food_chain_magnate": 1}
"""The first game looked at: one with long answers."""

LONG = st.lists(st.sampled_from(["soup", "fish 3 with fish spice", "a", "Recruiting Girl", "x" * 90]), min_size=1)
CHAINS = st.lists(LONG.map(" › ".join), max_size=25)


# One list of labels


@settings(max_examples=amount(30, 100), deadline=None)
@given(texts=CHAINS | st.lists(st.text(min_size=1, max_size=120), max_size=8), limit=st.sampled_from([20, 80, 100]))
def test_labels_of_one_list_fit_and_differ_whatever_the_texts(texts: list[str], limit: int) -> None:
    shown = distinct(texts, limit, beside=["soup"])
    assert all(len(label) <= limit for label in shown)
    assert len({alike(label) for label in (*shown, "soup")}) == len(texts) + 1


def test_what_fits_and_differs_is_left_alone() -> None:
    assert distinct(["Attack", "Move › F1"], 20) == ["Attack", "Move › F1"]


def test_a_long_word_is_cut_and_not_left_out() -> None:
    assert [len(label) for label in distinct(["x" * 300, f"Attack › {'y' * 300}"], 80)] == [80, 80]


def test_repeated_links_are_counted() -> None:
    assert distinct(["Cook › soup › soup › soup", "Cook › soup"], 16) == ["Cook › soup ×3", "Cook › soup"]


def test_what_all_begin_with_gives_way_first() -> None:
    assert distinct(["Plan my company › Trainer › Waitress", "Plan my company › Trainer › Cook"], 25) == [
        "… › Trainer › Waitress",
        "… › Trainer › Cook",
    ]


def test_what_tells_two_apart_is_said_wherever_it_stands() -> None:
    one, other = (f"Cook › bread 3 › {way} › cheese 4 › carrot 2 › carrot 5 › soup" for way in ("fish 2", "fish 7"))
    shown = distinct([one, other], 40)
    assert "fish 2" in shown[0]
    assert "fish 7" in shown[1]


def test_only_what_cannot_be_told_apart_is_numbered() -> None:
    assert distinct(["Cook", "cook", "Serve"], 20) == ["Cook", "cook (2)", "Serve"]
    assert distinct(["Back", "Serve"], 20, beside=["Back"]) == ["Back (2)", "Serve"]


def test_a_button_says_the_links_that_tell_it_from_the_others_however_long_they_are() -> None:
    texts = ["F0 Cabbage › F1 Steak (44 %)", "F2 Cabbage with a Spoon and a Pan › F2 Chicken (44 %)", "Roll for Beans"]
    assert choices.on_buttons([choices.PanelChoice((), text) for text in texts]) == texts


def test_a_button_leaves_out_what_all_begin_with_once_it_is_too_long_for_a_phone() -> None:
    texts = ["Campaign › Billboard for burgers", "Campaign › Billboard for drinks, 3 rounds", "Pass"]
    shown = choices.on_buttons([choices.PanelChoice((), text) for text in texts])
    assert shown == [texts[0], "Billboard for drinks, 3 rounds", "Pass"]


def test_a_button_keeps_its_verb_however_long_that_makes_it() -> None:
    text = "Marketing Trainee › Campaign Manager › Trainer"
    assert choices.on_buttons([choices.PanelChoice((), text), choices.PanelChoice((), "Next step")]) == [
        text,
        "Next step",
    ]
    verbs = [choices.PanelChoice((), f"Train › {text}", verb=True), choices.PanelChoice((), "Next step")]
    assert choices.on_buttons(verbs) == [f"Train › {text}", "Next step"]
    attacks = [f"Attack › F{at} Chicken › F{at} Cabbage with a Pan (44 %)" for at in range(2)]
    assert choices.on_buttons([choices.PanelChoice((), text, verb=True) for text in attacks]) == attacks


# One token for many links


@given(picks=st.lists(st.integers(0, 30), min_size=1, max_size=90))
def test_folded_links_fit_and_come_back(picks: list[int]) -> None:
    links = tuple(f"link{pick}" for pick in picks)
    token = fold(_thirty, (), links)
    assert len(token) <= limits.CHOICE_VALUE
    assert unfold(_thirty, (), token) == links


@given(text=st.text(max_size=30))
def test_no_other_token_stands_for_links(text: str) -> None:
    assert unfold(_thirty, (), text) is None or text.startswith("~")


def test_a_folded_action_means_nothing_where_something_else_is_offered() -> None:
    token = fold(_thirty, (), ("link3", "link4"))
    assert unfold(lambda chosen: [Choice(f"other{at}", "thing", more=True) for at in range(31)], (), token) is None
    assert unfold(lambda chosen: [], (), token) is None


def _thirty(chosen: Chosen) -> Sequence[Choice]:
    return [Choice(f"link{at}", "thing", more=True) for at in range(31)]


# All positions of games


@spoken
def test_every_legal_action_can_be_suggested_link_by_link(title_id: str, locale: str) -> None:
    for game, seat, action in some_positions(title_id):
        at = position(game, seat, locale)
        typed, read, found = "", 0, list[discord.app_commands.Choice[str]]()
        while read < len(action.links):
            typed = f"{typed} {action.links[read]}".strip()
            found = as_choices(at.next_links(typed))
            assert twice([one.name for one in found]) == []
            meant = {at.read([one.value]): one.value for one in found}
            longer = [links for links in meant if len(links) > read and action.links[: len(links)] == links]
            assert longer or found, f"nothing is suggested after {typed!r}"
            typed, read = (meant[max(longer, key=len)], max(map(len, longer))) if longer else (typed, read + 1)
        assert action.links in [at.read([one.value]) for one in found], f"{action} is not suggested"
        assert at.action(at.read([typed])) == action


def test_a_long_action_is_suggested_in_short_and_goes_on_from_there() -> None:
    game, seat, action = next(one for one in some_positions("critter_kitchen") if len(str(one[2])) > 100)
    at = position(game, seat, "en")
    typed = " ".join(action.links[:-2])
    folded = at.reader.fold(action.links[:-2])
    assert at.read([folded]) == action.links[:-2]
    assert at.read([f"{folded} {' '.join(action.links[-2:])}"]) == action.links
    assert at.read([f"{folded} {action.links[-2]}"]) == action.links[:-1]
    assert {one.value for one in at.next_links(folded)} <= {one.value for one in at.next_links(typed)}


def test_suggestions_past_the_limit_read_differently() -> None:
    found = as_choices([Suggestion(str(n), f"Cook{' › soup and bread' * 10} › fish {n}") for n in range(30)])
    assert twice([one.name for one in found]) == []
    assert len(found) == limits.CHOICES


# Helpers


def some_positions(title_id: str) -> Sequence[tuple[Game[Any, Any], Seat, Action]]:
    """Positions of a title with a seat that is asked and a legal action."""
    return positions(title_id, MANY, 5, FROM.get(title_id, 0))


def showing_of(game: Game[Any, Any], seat: Seat | None, locale: str) -> ViewerText:
    """Return a game as a seat sees it."""
    return ViewerText(game, presenter(game.title.info.id), Words(locale), NAMES[: game.seats], seat)


def position(game: Game[Any, Any], seat: Seat, locale: str) -> TypedDecision:
    """Return a game as typed commands see it."""
    viewer_text = showing_of(game, seat, locale)
    reader = NotationReader(game, seat, lambda chosen, choice: viewer_text.label(chosen, choice).text, locale)
    return TypedDecision(cast("Table", None), seat, game, viewer_text, reader)


def lists(items: Any) -> Iterator[list[str]]:
    """Return the labels of all buttons, then those of each menu."""
    shown = drawn(items)
    yield [item["label"] for item in shown if item.get("label")]
    for item in shown:
        yield [option["label"] for option in item.get("options") or []]


def twice(labels: Sequence[str]) -> list[str]:
    """Return the labels that occur more than once."""
    return [label for label, many in Counter(map(alike, labels)).items() if many > 1]


def test_a_single_button_leaves_out_first_what_the_question_names() -> None:
    wave = choices.PanelChoice((), "Play a card › Second Wave › F0 Crab → Bread › F0 Bread (44% KO)", verb=True)
    asked = "Your Shrimp missed Bread (F2). Play Second Wave?"
    assert choices.on_buttons([wave], asked) == ["F0 Crab → Bread › F0 Bread (44% KO)"]
    assert choices.on_buttons([wave]) == [wave.text]
