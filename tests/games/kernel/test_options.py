"""Options of a new game: completed with defaults, and every problem named at once."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import ModuleSpec, Options, OptionsError, OptionSpec, Ref, Say, TitleInfo
from games.kernel.options import check

INFO = TitleInfo(
    id="t",
    rules=1,
    seats=(2, 4),
    verbs=(),
    options=(
        OptionSpec("map", "choice", "small", values=("small", "large")),
        OptionSpec("fast", "flag", False),
        OptionSpec("rounds", "number", 5, low=3, high=9),
        OptionSpec("bonus", "number", 0, low=0, high=2),
        OptionSpec("team", "per_seat", "any", values=("any", "red", "blue")),
        OptionSpec("decks", "some", "", values=("a", "b", "c", "d"), low=2, high=3),
    ),
    modules=(
        ModuleSpec("base"),
        ModuleSpec("extra", needs=("base",)),
        ModuleSpec("other", excludes=("base",)),
        ModuleSpec("loner", excludes=("other", "hermit")),
        ModuleSpec("hermit", excludes=("loner",)),
    ),
)


def checked(raw: dict[str, Any], seats: int = 2) -> Options:
    return check(INFO, raw, seats, lambda options, seats: ())


def problems(raw: dict[str, Any], seats: int = 2) -> list[Say]:
    with pytest.raises(OptionsError) as caught:
        checked(raw, seats)
    return list(caught.value.problems)


def test_what_is_not_said_is_the_default() -> None:
    values: dict[str, Any] = {
        "map": "small",
        "fast": False,
        "rounds": 5,
        "bonus": 0,
        "team": ["any", "any", "any"],
        "decks": [],
    }
    assert checked({}, seats=3) == Options(values, [])


def test_what_is_said_is_kept() -> None:
    said = {"map": "large", "fast": True, "rounds": 9, "bonus": 2, "team": ["red", "blue"], "decks": ["d", "a"]}
    assert checked(said).values == said


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("map", "huge"),
        ("fast", 1),
        ("rounds", 2),
        ("rounds", 10),
        ("bonus", True),
        ("rounds", "5"),
        ("team", ["red"]),
        ("team", ["red", "green"]),
        ("team", "red"),
        ("decks", ["a"]),
        ("decks", ["a", "b", "c", "d"]),
        ("decks", ["a", "a"]),
        ("decks", ["a", "z"]),
        ("decks", "ab"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_is_allowed(option: str, value: Any) -> None:
    (problem,) = problems({option: value})
    assert problem.id == "kernel-option-wrong"
    assert problem.args["option"] == option
    assert problem.args["value"] == (",".join(value) if isinstance(value, list) else str(value))
    assert problem.args["allowed"]


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_and_too_many_seats_are_refused(seats: int) -> None:
    assert problems({}, seats) == [Say("kernel-seats-wrong", {"seats": seats, "low": 2, "high": 4})]


def test_modules_stand_in_the_order_of_the_title() -> None:
    assert checked({"modules": ["extra", "base"]}).modules == ["base", "extra"]


def test_a_module_says_what_it_needs() -> None:
    needed: dict[str, Any] = {"module": Ref("module", "extra"), "other": Ref("module", "base")}
    assert problems({"modules": ["extra"]}) == [Say("kernel-module-needs", needed)]


@pytest.mark.parametrize(
    ("modules", "one", "two"),
    [
        (["base", "other"], "other", "base"),
        (["other", "loner"], "loner", "other"),
        (["loner", "hermit"], "hermit", "loner"),
    ],
)
def test_modules_that_exclude_each_other_are_named_once(modules: list[str], one: str, two: str) -> None:
    clash: dict[str, Any] = {"module": Ref("module", one), "other": Ref("module", two)}
    assert problems({"modules": modules}) == [Say("kernel-module-excludes", clash)]


def test_every_problem_is_named_at_once() -> None:
    raw = {"map": "huge", "rounds": 0, "colour": "red", "modules": ["extra", "other", "nonsense"]}
    assert [problem.id for problem in problems(raw, seats=7)] == [
        "kernel-seats-wrong",
        "kernel-option-wrong",
        "kernel-option-wrong",
        "kernel-module-unknown",
        "kernel-module-needs",
        "kernel-option-unknown",
    ]


def test_a_title_adds_its_own_problems_to_well_formed_options() -> None:
    def never(options: Options, seats: int) -> list[Say]:
        return [Say("t-never", {"seats": seats})]

    with pytest.raises(OptionsError) as caught:
        check(INFO, {}, 2, never)
    assert caught.value.problems == (Say("t-never", {"seats": 2}),)
