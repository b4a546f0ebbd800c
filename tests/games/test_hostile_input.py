"""What people type as options and links, however hostile, is refused in words and never breaks the rules' code."""

from __future__ import annotations

import pytest

from bot.discord.commands.options import parse
from games.kernel import Chance, Game, InputError, KernelError, OptionsError, random_action
from games.kernel.legality import refusal
from games.kernel.registry import TITLES, title

HUGE = "1" * 5_000
HOSTILE = [HUGE, f"-{HUGE}", "²", "١", "-1", "0", "", "\0", "🦊", "x" * 6_000, "1e5", "99999999999", "None"]


@pytest.mark.parametrize("title_id", TITLES)
@pytest.mark.parametrize("value", HOSTILE)
def test_a_hostile_value_of_any_option_is_refused_with_what_is_allowed(title_id: str, value: str) -> None:
    played = title(title_id)
    for key in [spec.id for spec in played.info.options] + ["modules", "no_such_option"]:
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
    game, _ = Game.new(played, played.options(played.unattended, seats), seats, Chance(b"seed"))
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
