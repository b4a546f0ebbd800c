"""The weights of bots are in one data file of a title, which is read once and validated."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import games
from games.food_chain_magnate import TITLE
from games.food_chain_magnate.ai import roles
from games.food_chain_magnate.ai.weights import WEIGHTS
from games.food_chain_magnate.state import Variant

ROOT = Path(games.__file__).parent
FILES = sorted(ROOT.glob("*/data/evaluation.toml"))
TITLES = [path.parent.parent.name for path in FILES]


def weights(title: str) -> msgspec.Struct:
    owner = import_module(f"games.{title}.data" if title == "foodies" else f"games.{title}.ai.weights")
    found: msgspec.Struct = owner.WORTH if title == "foodies" else owner.WEIGHTS
    return found


def test_every_title_has_its_weights_in_a_data_file() -> None:
    assert sorted(path.parents[1].name for path in ROOT.glob("*/ai/evaluation.py")) == TITLES


@pytest.mark.parametrize("title", TITLES)
def test_weights_are_frozen(title: str) -> None:
    loaded = weights(title)
    assert loaded.__struct_config__.frozen
    parts = (getattr(loaded, field) for field in loaded.__struct_fields__)
    assert all(part.__struct_config__.frozen for part in parts if isinstance(part, msgspec.Struct))


@pytest.mark.parametrize("path", FILES, ids=TITLES)
def test_a_misspelt_or_missing_weight_is_refused_at_loading(path: Path) -> None:
    raw = path.read_text("utf-8")
    kind = type(weights(path.parent.parent.name))
    name = next(line.split()[0] for line in raw.splitlines() if "=" in line and not line.startswith("#"))
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(raw.replace(f"\n{name} ", f"\n{name}s "), type=kind)
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(raw.replace(f"\n{name} ", "\n# "), type=kind)


def test_companies_want_nothing_but_roles_that_there_are() -> None:
    rules = Variant(tuple(spec.id for spec in TITLE.info.modules if spec.id != "hard_choices")).rules
    known = set(roles.roles(rules).values())
    assert {role for role, _ in WEIGHTS.plan.wanted} <= known
