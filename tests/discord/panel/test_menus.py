"""No two options of one menu read the same: a reader could not choose between them."""

from __future__ import annotations

from typing import Any

import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.layout import Controls, alike
from bot.discord.limits import MENU_TEXT
from bot.replays.viewer import log_menu
from games.kernel import Chance, random_action
from renderers.words import Words
from tests.discord.positions import spoken
from tests.discord.tables import SEED, a_game, shown
from tests.lengths import amount

TEXTS = st.lists(st.text(min_size=1, max_size=120).filter(str.strip), min_size=2, max_size=25)


def labels(view: Controls) -> list[list[str]]:
    """Return the labels of each menu's options, as sent to Discord."""
    rows = [part for row in view.rows() for part in row.to_component_dict()["components"]]
    return [[option["label"] for option in part["options"]] for part in rows if part.get("options")]


@given(texts=TEXTS | st.lists(st.sampled_from(["Ann", "ann ", "Bo"]), min_size=2, max_size=25))
def test_options_of_a_menu_differ_and_keep_what_they_send(texts: list[str]) -> None:
    options = [discord.SelectOption(label=text, value=str(at)) for at, text in enumerate(texts)]
    menu: discord.ui.Select[Any] = discord.ui.Select(custom_id="x", options=options)
    (found,) = labels(Controls([menu]))
    assert len({alike(label) for label in found}) == len(texts)
    assert all(len(label) <= MENU_TEXT for label in found)
    assert [option.value for option in options] == [str(at) for at in range(len(texts))]


@spoken
def test_lines_of_the_log_that_say_the_same_are_told_apart_in_its_menu(title_id: str, locale: str) -> None:
    game, events = a_game(title_id)
    chance, lines = Chance(SEED, 5), []
    for step in range(amount(30, 60)):
        told = " ".join(filter(None, map(shown(game, None, locale=locale).event, events)))
        if told:
            lines.append((f"- {told}", step))
        if not game.waiting():
            break
        seat = game.waiting()[0]
        events = game.act(seat, random_action(game.title, game.state, seat, chance), SEED).events
    for first in range(0, len(lines), 25):
        page = lines[first : first + 25]
        (found,) = labels(Controls(log_menu(Words(locale), "crab42", page, 0)))
        assert len({alike(label) for label in found}) == len(page)
