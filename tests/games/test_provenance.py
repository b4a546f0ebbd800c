"""The sources of the component data: assumed values are marked as such, in every title."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import games

ROOT = Path(str(resources.files(games)))
MARKS = ("seed", "public", "assumed")

ASSUMED = {
    "foodfighters": {
        "team": "grains seafood",
        "power": "meat_shield sizzle drippings bean_boost tossed_salad onion_tears",
    },
    "foodies": {
        "culture": "american brazilian chinese german indian italian japanese mexican russian thai",
        "chef": "stars6",
    },
    "critter_kitchen": {
        "location": "water_market air_docks lantern_lane midnight_merchant",
        "challenge": "ultimate_melt wine_and_dine savory_stack harbor_picnic surf_and_turf cellar_platter",
        "rumor": "extremely_pampered hibernator psychedelic_flavor tender big_cheese big_dipper odd_tastes "
        "simple_palate subtle_flavors to_go wine_cellar nocturnal picky shortsighted sommelier "
        "unsophisticated varied_leftovers varied_servings",
        "critic": "mouse rabbit fruit_bat capybara badger magpie tortoise raccoon",
        "zous": "carol newton otto penny ming basil tansy bramble olive pepper juniper rusk",
        "restaurateur": "anthony_boardain goatn_ramsey graham_elephant heron_sanchez jamie_owliver saffron_stoat "
        "bruno_badgerson pia_pangolin otis_osprey lola_lynx",
    },
}
"""The things with at least one assumed value or ruling, by title and kind."""


def files(title: str) -> list[Path]:
    return sorted((ROOT / title / "data").glob("*.toml"))


def entries(title: str, kind: str) -> dict[str, dict[str, Any]]:
    read = [tomllib.loads(path.read_text("utf-8")) for path in files(title)]
    return {entry["id"]: entry for data in read for entry in data.get(kind, []) if isinstance(entry, dict)}


@pytest.mark.parametrize("title", ASSUMED)
def test_what_is_ours_is_marked_as_ours(title: str) -> None:
    for kind, names in ASSUMED[title].items():
        there = entries(title, kind)
        assert [one for one in names.split() if "assumed" not in str(there[one]["source"])] == [], kind


def test_every_data_file_says_at_its_beginning_where_its_values_come_from() -> None:
    begun = {path: path.read_text("utf-8").splitlines()[:12] for path in ROOT.rglob("data/*.toml")}
    assert [path for path, lines in begun.items() if not any(mark in line for line in lines for mark in MARKS)] == []


def test_things_that_say_their_source_use_the_three_marks() -> None:
    strange = []
    for path in sorted(ROOT.rglob("data/*.toml")):
        for kind, things in tomllib.loads(path.read_text("utf-8")).items():
            for thing in things if isinstance(things, list) else []:
                source = str(thing.get("source", "seed")) if isinstance(thing, dict) else "seed"
                if kind not in ("good",) and not any(mark in source for mark in MARKS):
                    strange.append((path.stem, kind, thing.get("id"), source))
    assert strange == []
