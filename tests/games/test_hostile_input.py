"""Hostile options and links are refused in words and never break the rules' code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any

import pytest

from bot.lobby.options import parse
from games.kernel import (
    Action,
    Chance,
    Chosen,
    Game,
    InputError,
    KernelError,
    NotLegal,
    Options,
    OptionsError,
    Title,
    actions,
    check,
    random_action,
)
from games.kernel.legality import refusal
from games.kernel.registry import TITLES, title
from tests.games.food_chain_magnate.builders import Table
from tests.lengths import amount

AnyTitle = Title[Any, Any]

HUGE = "1" * 5_000
HOSTILE = [HUGE, f"-{HUGE}", "²", "١", "-1", "0", "", "\0", "🦊", "x" * 6_000, "1e5", "99999999999", "None"]


@pytest.mark.parametrize("title_id", TITLES)
def test_a_hostile_value_of_any_option_is_refused_with_what_is_allowed(title_id: str) -> None:
    played = title(title_id)
    keys = [*(spec.id for spec in played.info.options), "modules", "no_such_option"]
    for key, value in product(keys, HOSTILE):
        try:
            raw = parse(played.info, f"{key}={value}")
            played.options(raw, played.info.seats[0])
        except OptionsError as error:
            args = [say.args for say in error.problems]
            assert all(len(str(said)) < 100 for given in args for key, said in given.items() if key != "allowed")


@pytest.mark.parametrize("modules", [5, None, "x", {"a": 1}, [1, None]])
def test_modules_that_are_no_list_of_names_are_refused(modules: object) -> None:
    with pytest.raises(OptionsError):
        title("food_chain_magnate").options({"modules": modules}, 3)


@pytest.mark.parametrize("title_id", TITLES)
def test_a_hostile_link_anywhere_in_an_action_is_refused_in_words(title_id: str) -> None:
    played, chance = title(title_id), Chance(b"hostile")
    seats = max(2, played.info.seats[0])
    game, _ = Game.new(played, played.options(played.testing.unattended, seats), seats, Chance(b"seed"))
    looked = set()
    for _ in range(120):
        if game.result() is not None:
            break
        seat = game.waiting()[0]
        action = random_action(played, game.state, seat, chance)
        for at in range(len(action.links)):
            chosen = action.links[:at]
            if (action.verb, at) in looked:
                continue
            looked.add((action.verb, at))
            for link in HOSTILE:
                if link not in {choice.key for choice in game.choices(seat, chosen)}:
                    error = refusal(played, game.state, seat, chosen, link)
                    assert isinstance(error, InputError) and isinstance(error, KernelError) and len(error.given) <= 100
        game.act(seat, action, b"seed")


def malformed(played: AnyTitle, good: Chosen, others: list[str], chance: Chance) -> list[Chosen]:
    """Chains of links that nobody was offered: pasted twice, going on after the end, with parts put in or left out."""
    verbs = [verb.name for verb in played.info.verbs]
    at = chance.below(len(good) + 1, "")
    some = [chance.pick([*others, *HOSTILE], "") for _ in range(3)]
    return [
        (*good, *good),
        (*good, "x"),
        (*good, some[0], some[1]),
        (*good[:at], *some),
        (*good[:at], some[2], *good[at:]),
        (chance.pick(verbs, ""), *good[1:]),
        (chance.pick(verbs, ""), *some),
        (*good[:at], f"{chance.pick(others, '')}-", *some),
    ]


@pytest.mark.parametrize("title_id", TITLES)
def test_whatever_is_asked_about_a_malformed_action_the_answer_is_a_refusal(title_id: str) -> None:
    """Its check, what may follow it, what it could be the beginning of: an InputError or an answer, nothing else."""
    played, chance = title(title_id), Chance(b"malformed")
    others = ["end", "busy-1", "token-beer", "work-trainer", "burger-1", "A1-wide"]
    refused = 0
    for number, options in enumerate(islice(every_way_to_play(played), amount(2, 100))):
        game, _ = Game.new(played, *options, Chance(bytes([number])))
        for _ in range(amount(50, 150)):
            if game.result() is not None:
                break
            seat = chance.pick(game.waiting(), "")
            action = random_action(played, game.state, seat, chance)
            for links in malformed(played, action.links, others, chance):
                for ask in (
                    lambda: check(played, game.state, seat, Action.of(links)),  # noqa: B023
                    lambda: game.choices(seat, links),  # noqa: B023
                    lambda: game.held().choices(seat, links),  # noqa: B023
                    lambda: next(actions(played, game.state, seat, links), None),  # noqa: B023
                ):
                    try:
                        ask()
                    except InputError:
                        refused += 1
            others.append(chance.pick(action.links, ""))
            game.act(seat, action, b"seed")
    assert refused > 200


def every_way_to_play(played: AnyTitle) -> Iterator[tuple[Options, int]]:
    """Options and seats: the usual ones, and those of every preset with the fewest seats that it allows."""
    low, high = played.info.seats
    yield played.options(played.testing.unattended, max(2, low)), max(2, low)
    for preset in played.info.presets:
        seats = next(n for n in range(low, high + 1) if accepted(played, preset.options, n))
        yield played.options({**played.testing.unattended, **preset.options}, seats), seats


def accepted(played: AnyTitle, raw: Mapping[str, object], seats: int) -> bool:
    try:
        played.options(raw, seats)
    except OptionsError:
        return False
    return True


@pytest.mark.parametrize("typed", ["fire errand_boy end x", "fire errand_boy end fire errand_boy end"])
def test_an_action_of_payday_pasted_twice_is_refused_as_too_long(typed: str) -> None:
    played = title("food_chain_magnate")
    table = Table(2, "A0 T0 B0").company(0, work="2 errand_boy").pay_day()
    game = Game(played, played.options({}, 2), 2, table.state, 0)
    links = tuple(typed.split())
    for ask in (lambda: game.choices(0, links), lambda: list(actions(played, game.state, 0, links))):
        with pytest.raises(NotLegal) as error:
            ask()
        assert (error.value.reason.id, error.value.chosen) == ("kernel-too-many", ("fire", "errand_boy", "end"))
    assert game.choices(0, links[:3]) == [] and list(actions(played, game.state, 0, links[:3])) == []
