"""Names, labels, alt texts and the text board."""

from __future__ import annotations

import msgspec
import pytest

from games.critter_kitchen import TITLE, events
from games.critter_kitchen.state import Rules
from games.critter_kitchen.steps.abilities import AfterReveal
from games.kernel import Action, Choice, Decision, Ref
from renderers.critter_kitchen import PRESENTER
from renderers.kit.presenter import Scene
from renderers.words import LOCALES, Words
from tests.games.critter_kitchen.builders import a_table
from tests.renderers.critter_kitchen.builders import a_market, a_scene, seen
from tests.renderers.shown import moment

EN = Words("en")


def test_what_a_round_lays_out_is_the_pictures_job_and_told_step_by_step() -> None:
    lying = [events.LaidOut("water_market", ["meat1"]), events.LaidOut("air_docks", ["fish2"])]
    view, scene = seen(a_market(), 0), a_scene(events.RoundBegan(2, 1), *lying)
    assert PRESENTER.digest(EN, view, scene) == []
    assert len(PRESENTER.game_log(EN, view, scene)) == 1 + len(lying)
    bare = msgspec.structs.replace(a_scene(lying[0]), pictured=False)
    assert len(PRESENTER.digest(EN, view, bare)) == 1, "one location is told where no picture shows it"


def test_nothing_is_left_to_a_picture_that_is_not_there() -> None:
    lying = [events.LaidOut("water_market", ["meat1"]), events.LaidOut("air_docks", ["fish2"])]
    began, view = events.RoundBegan(2, 1), seen(a_market(), 0)
    bare = msgspec.structs.replace(a_scene(began, *lying, viewer=0), pictured=False)
    assert PRESENTER.digest(EN, view, bare) == []
    cooking = msgspec.structs.replace(a_scene(began, *lying, viewer=0), decision=Decision(0, "challenge"))
    assert PRESENTER.digest(EN, view, cooking) == [], "the kitchen is shown, not what lies outside"


def test_the_text_board_tells_tokens_chefs_and_who_picks() -> None:
    board = PRESENTER.text_board(EN, seen(a_market()), a_scene())
    assert "Garden Top Shop (now): bread 5, fish 4, meat 3; in line: Ben’s Lizard (picking), Ann’s Lizard" in board
    assert "Midnight Merchant: a surprise." in board
    assert "Priority: Ben, Cid, and Ann." in board


def test_only_the_owner_reads_of_a_storage() -> None:
    table = a_market(holds={"Ann": "wine7 wine7 allspice soup"})
    own = PRESENTER.text_board(EN, seen(table, 0), a_scene(viewer=0))
    other = PRESENTER.text_board(EN, seen(table, 1), a_scene(viewer=1))
    assert "2 × wine 7, allspice" in own and "Soup 1, bisque 0" in own
    assert "allspice" not in other and "3 tokens behind the shield" in other


def test_a_rumor_is_told_to_those_who_know_it() -> None:
    table = a_market(knows={"Ann": "heart"})
    assert "Super Chatty" in PRESENTER.text_board(EN, seen(table, 0), a_scene(viewer=0))
    assert "Super Chatty" not in PRESENTER.text_board(EN, seen(table, 1), a_scene(viewer=1))
    assert "knows the heart" in PRESENTER.text_board(EN, seen(table), a_scene())


@pytest.mark.parametrize(
    ("kind", "key", "name"),
    [
        ("item", "bread5", "bread 5"),
        ("item", "spice-meat", "meat spice"),
        ("item", "rumor-heart", "rumor of the heart"),
        ("item", "ming", "Ming"),
        ("token", "allspice", "allspice"),
        ("part", "fish6+spice-fish", "fish 6 with fish spice"),
        ("part", "bread7+bread2", "bread 7 doubled with bread 2"),
        ("part", "tofu=wine", "tofu as wine"),
        ("part", "wine3@fish", "wine 3 beside the fish course"),
        ("location", "air_docks", "Air Docks"),
        ("location", "air_docks+coffee", "Air Docks, with coffee (goes first)"),
        ("challenge", "wine_and_dine", "Wine & Dine"),
        ("seat", "2", "Cid"),
        ("end", "end", "Done"),
    ],
)
def test_things_are_called_by_what_they_are(kind: str, key: str, name: str) -> None:
    assert PRESENTER.name(EN, seen(a_market()), a_scene(), Ref(kind, key)) == name


def test_the_rival_goes_by_its_own_name() -> None:
    _, _, view, scene = moment("critter_kitchen", "solo, start")
    short = msgspec.structs.replace(scene, names=("Ann",))
    assert PRESENTER.name(EN, view, short, Ref("seat", "1")) == "McDogald’s"
    assert PRESENTER.picture(EN, view, short).data


def test_the_rival_lays_rumors_without_reading_them() -> None:
    _, _, view, scene = moment("critter_kitchen", "solo, start")
    said = [PRESENTER.event(EN, view, scene, events.RumorPlaced(seat=n, icon="heart", wild=False)) for n in (0, 1)]
    assert said == [
        "Anna places a rumor token on the heart and reads that card.",
        "McDogald’s places a rumor token on the heart, but reads no card.",
    ]


def test_who_swaps_chefs_is_offered_none_that_is_on_a_break() -> None:
    chefs = {"Ann": "mouse@break_time lizard@soup_truck boar@garden_top_shop tansy@air_docks"}
    table = a_table("Ann Ben Cid", chefs=chefs, step=AfterReveal([3]), rules=Rules(cart=True)).settle()
    scene = Scene(("Ann", "Ben", "Cid"), 0, (), (0,), None, TITLE.decisions(table.state)[0], ("exchange",))
    several = PRESENTER.layout.multi_select(seen(table, 0), scene)
    assert several is not None
    assert [choice.key for choice in several.things] == table.keys("Ann", "exchange")


def test_a_location_is_labelled_with_what_lies_there() -> None:
    label = PRESENTER.choice(
        EN, seen(a_market(), 0), a_scene(viewer=0), ("plan",), Choice("garden_top_shop", "location")
    )
    assert (label.text, label.about) == ("Garden Top Shop", "bread 5, fish 4, meat 3")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_wish_has_a_name_of_its_own(locale: str) -> None:
    """Else nobody could type it, and a list of preferences would not say which last for a round alone."""
    view = seen(a_market(), 0)
    board_text = PRESENTER.board_text(Words(locale), view, a_scene(viewer=0))
    names = [board_text.name(one.kind, one.key) for one in TITLE.ai.preferences(view, 0, "take")]
    assert [name for name in set(names) if names.count(name) > 1] == []
    assert not any(sign in name for name in names for sign in ",;"), "they part the preferences of a list"


def test_a_part_is_labelled_with_what_it_is_worth() -> None:
    scene = msgspec.structs.replace(a_scene(viewer=0), decision=Decision(0, "challenge"))
    label = PRESENTER.choice(EN, seen(a_market(), 0), scene, ("serve",), Choice("fish6+spice-fish", "part"))
    assert label.about == "Quality 12"


def test_an_action_reads_with_the_names_of_its_arguments() -> None:
    action = Action("serve", ("ultimate_melt", "fish6+spice-fish", "soup", "end"))
    said = PRESENTER.action(EN, seen(a_market()), a_scene(), action)
    assert said == "Cook dishes › Ultimate Melt, fish 6 with fish spice, soup, Done"


def test_events_say_nothing_of_what_there_is_not() -> None:
    view, scene = seen(a_market()), a_scene()
    plain = events.ChallengeRevealed(challenge="wine_and_dine", needs=["bread", "meat"], hidden=None)
    assert PRESENTER.event(EN, view, scene, plain) == "New challenge: Wine & Dine needs bread and meat."
    nobody = events.GameOver(seats=[])
    assert PRESENTER.event(EN, view, scene, nobody) == "The kitchens close. McDogald’s was not beaten."


def test_a_zous_chef_that_may_be_taken_says_what_it_does() -> None:
    label = PRESENTER.choice(EN, seen(a_market()), a_scene(), ("take",), Choice("rusk", "item"))
    assert label.about.endswith("Shops second, although he carries 3 items.")
