"""Positions in which a bot makes no mistake that a beginner would laugh at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.foodfighters import TITLE
from games.foodfighters.steps import Buy
from games.kernel import PLAYERS, Chance
from tests.games.foodfighters.builders import Table, a_table, roll

ONE_CARROT_LEFT = "CK RB OS / RS OK OB / RK . ."
ONE_ONION_LEFT = "CK CB OS / RB RS CS / RK . ."
LAST_CARROT_SHIELDED = "CK+c RB OS / RS OK OB / RK . ."
ONE_K_LEFT = "KC SO BR / SC SR BO / BC . ."


def attacked(south: str, north: str, text: str, *faces: int | str, **more: object) -> Table:
    table = a_table(south, north, **more)  # type: ignore[arg-type]
    table.do("S", text, roll(*faces))
    return table


SOUTH = "KC SO BR / KO SC BO / SR BC KR"
NORTH = "CK CB OS / RB RS CS / OK OB RK"
POSITIONS: dict[str, tuple[Callable[[], Table], str, set[str]]] = {
    "takes the third of a kind": (lambda: a_table(SOUTH, ONE_CARROT_LEFT), "S", {"attack F0 F0"}),
    "takes the third of another kind": (lambda: a_table(SOUTH, ONE_ONION_LEFT), "S", {"attack F1 F2"}),
    "takes the third of a kind as the other side": (
        lambda: a_table(ONE_K_LEFT, NORTH, active="N"),
        "N",
        {"attack F0 F0"},
    ),
    "attacks the third of a kind also behind a Cracker": (
        lambda: a_table("KC SO BR / KO SC BO / SR BC KR", LAST_CARROT_SHIELDED, bonus_die="S"),
        "S",
        {"attack F0 F0"},
    ),
    "attacks whom no Cracker protects": (
        lambda: a_table(SOUTH, "CK+c CB OS+c / RB RS CS / OK OB RK"),
        "S",
        {"attack F0 F1"},
    ),
    "attacks the kind of which one is out already": (
        lambda: a_table(SOUTH, "CK CB OS / RB RS CS / OB RK .", beans=(0, 0)),
        "S",
        {"attack F1 F2"},
    ),
    "attacks rather than shuffle about": (lambda: a_table(SOUTH, NORTH), "S", {"attack *"}),
    "throws a Spoon at the last of a kind": (
        lambda: a_table("SO KR BR / KC+s SC BO / SR BC KO", "CK RB RS / OS OK OB / RK . ."),
        "S",
        {"attack M0 F0"},
    ),
    "hits with the Pan whom nobody thinks of": (
        lambda: a_table("SO+p KR BR / KO SC BO / SR BC KC", "CK RB RS / OS OK OB / RK . ."),
        "S",
        {"attack F0 F0"},
    ),
    "rolls again where it missed": (
        lambda: attacked(SOUTH, ONE_CARROT_LEFT, "attack F0 F0", 1, 2, held=("sizzle",)),
        "S",
        {"play sizzle"},
    ),
    "weeps before the last of a kind is lost": (
        lambda: attacked(SOUTH, ONE_CARROT_LEFT, "attack F0 F0", "S", "S", held=("onion_tears",)),
        "N",
        {"play onion_tears"},
    ),
    "buys something where it has plenty": (
        lambda: a_table(beans=(8, 0), step=Buy()),
        "S",
        {"buy *"},
    ),
    "gives the Pan to somebody who stands in front": (
        lambda: a_table(beans=(3, 0), step=Buy()),
        "S",
        {"buy sizzle", "buy pan F0", "buy pan F1", "buy pan F2", "buy spoon *", "pass"},
    ),
    "protects the last of a kind": (
        lambda: a_table(ONE_K_LEFT, NORTH, beans=(4, 0), step=Buy()),
        "S",
        {"buy cracker F0", "buy meat_shield"},
    ),
    "gathers Beans where nobody can attack": (
        lambda: a_table("BR KO SR / KC SC BO / SO BC KR", "CK CB CS / RB RS OS / OK OB RK"),
        "S",
        {"roll", "swap *"},
    ),
}


LUCKY = {"attacks the kind of which one is out already"}
"""Positions that the Normal player, which samples three dice results, may judge differently."""


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in POSITIONS for level in ("normal", "expert")[name in LUCKY :]]
)
def test_a_bot(name: str, level: str) -> None:
    made, who, good = POSITIONS[name]
    table = made()
    seat = "SN".index(who)
    answer = str(PLAYERS[level].choose(TITLE, TITLE.view(table.state, seat), seat, Chance(b"sane")))
    assert answer in good or f"{answer.split()[0]} *" in good or f"{' '.join(answer.split()[:2])} *" in good
