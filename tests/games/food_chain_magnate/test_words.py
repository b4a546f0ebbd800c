"""The catalogue has every sentence that this title can need, in every language, within the limits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.state import Variant
from games.kernel import Chance, NotLegal, NotUnderstood, check
from games.kernel.game import Game
from games.kernel.testing.checks import CheckedPosition
from renderers.food_chain_magnate import PRESENTER
from renderers.kit.presenter import Scene
from renderers.words import LOCALES, Words, message_ids
from tests.games.food_chain_magnate.builders import SOURCES

TITLE_ID = "food_chain_magnate"
TOPICS = (
    "goal", "turn", "structure", "work", "campaigns", "dinner", "bank", "payday", "cleanup", "milestones", "modules",
    "notation", "coffee",
    "new-milestones", "lobbyists", "rural", "mistakes",
)  # fmt: skip
ASKED = (
    *("first_restaurant", "reserve", "restructure", "position", "work", "work_end", "payday", "freezer"),
    *("coffee_shop", "second_tile", "second_good", "free_mailbox", "pizza_radio", "extra_tile", "offramp"),
)
RULES = Variant(tuple(sorted(module.id for module in TITLE.info.modules))).rules


def needed() -> set[str]:
    """Every message id that this title promises, without its prefix."""
    info = TITLE.info
    found = {"name", "tagline", "pitch", "score-cash", "end-end"}
    found |= {f"verb-{verb.name}{about}" for verb in info.verbs for about in ("", "-about")}
    found |= {f"param-{param.name}" for verb in info.verbs for param in verb.params}
    found |= {f"ask-{kind}" for kind in ASKED}
    found |= {f"event-{event.__struct_config__.tag}" for plugin in PLUGINS for event in plugin.events}
    found |= {f"option-{option.id}" for option in info.options}
    found |= {f"option-{option.id}-{value}" for option in info.options for value in option.values}
    found |= {f"module-{module.id}{text}" for module in info.modules for text in ("", "-text")}
    found |= {f"preset-{preset.id}{text}" for preset in info.presets for text in ("", "-text")}
    found |= {f"order-{order.kind}" for order in info.orders}
    found |= {f"order-{order.kind}-{policy}" for order in info.orders for policy in order.policies}
    found |= {f"card-{card}" for card in (*RULES.employees, "all")}
    found |= {f"card-{card}-text" for card in RULES.employees if card != "ceo"}
    named = (*RULES.milestones, *Variant().rules.milestones)
    found |= {f"milestone-{name}{text}" for name in named for text in ("", "-text")}
    found |= {f"good-{good}" for good in RULES.goods} | {f"type-{kind}" for kind in RULES.campaign_types}
    found |= {f"job-{job.replace('.', '-')}" for job in (*RULES.jobs.names(), "end")}
    found |= {f"corner-{corner}" for corner in ("nw", "ne", "sw", "se")} | {f"side-{side}" for side in "nesw"}
    found |= {f"edge-{edge}" for edge in ("top", "right", "bottom", "left")}
    found |= {"note-answer", "prompt-reserve-prices"}
    found |= {"place-beside", "house-pi"} | {f"tie-{tie}" for tie in RULES.ties.names()}
    found |= {f"reserve-{card}" for rules in (RULES, Variant().rules) for card in rules.reserve}
    found |= {"score-sum"} | {f"result-{why}" for why in ("bank", "limit", "last", "nobody")}
    found |= {f"rules-{topic}{title}" for topic in TOPICS for title in ("", "-title")}
    return {message.replace("_", "-") for message in found} | refusals()


def refusals() -> set[str]:
    """The refusals and problems named in the rules' own source."""
    found: set[str] = set()
    for source in SOURCES:
        text = source.read_text("utf-8")
        found |= {f"no-{reason}" for reason in re.findall(r'\bno\(\s*"([a-z-]+)"', text)}
        found |= {f"no-{reason}" for reason in re.findall(r'\bno\([^()]*else "([a-z-]+)"', text)}
        found |= set(re.findall(rf'"{TITLE_ID}-(option-[a-z-]+)"', text))
    return (
        found
        | {f"no-{verb}-{what}" for verb in ("cook", "fetch") for what in ("left", "card")}
        | {"no-road-site", "no-park-site"}
        | {
            "no-room-for-house",
            "no-room-for-garden",
            "no-career-now",
        }
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_there(locale: str) -> None:
    assert {f"{TITLE_ID}-{message}" for message in needed()} - message_ids(locale) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_left_over(locale: str) -> None:
    mine = {message for message in message_ids(locale) if message.startswith(f"{TITLE_ID}-")}
    shown: tuple[str, ...] = ("board", "page", "question", "task")  # the pictures' and the panels' own
    shown += ("lesson", "term", "typed")  # held by the tests of lessons, of hints and of typed words
    mine -= {m for m in mine if m.startswith(tuple(f"{TITLE_ID}-{kind}-" for kind in shown))}
    assert mine - {f"{TITLE_ID}-{message}" for message in needed()} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_texts_keep_discords_limits(locale: str) -> None:
    words = Words(locale)
    for message in message_ids(locale):
        if not message.startswith(f"{TITLE_ID}-"):
            continue
        text = words.find(message) or "" if re.search(r"-(rules|verb|param|text|option)\b", message) else ""
        limit = 100 if re.search(r"-(about|text)$|-param-", message) else 40 if "-verb-" in message else 1500
        assert len(text) <= limit, message


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("modules", [(), ("kimchi", "fry_chefs", "hard_choices")])
def test_every_event_prompt_and_refusal_of_a_game_has_a_sentence(
    locale: str, modules: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    words, seed = Words(locale), b"told" * 8
    options = TITLE.options({"modules": list(modules)}, 3)
    game, moved = Game.new(TITLE, options, 3, Chance(seed))
    told, dice, n = list(moved.events), Chance(b"dice"), 0
    while waiting := game.waiting():
        decision = next(d for d in game.decisions() if d.seat == waiting[0])
        assert words.find(f"{TITLE_ID}-ask-{decision.kind.replace('_', '-')}", **decision.about)
        n += 1
        if n % 10 == 0:
            _refuse(words, game, seed, dice)
        action = TITLE.ai.advise(game.view(decision.seat), decision)
        assert action is not None
        told += game.act(decision.seat, action, seed).events
    view, scene = game.view(None), Scene(("Ann", "Bo", "Cleo"))
    assert all(PRESENTER.event(words, view, scene, event) for event in told)
    assert caplog.records == []


def _refuse(words: Words, game: Game[Any, Any], seed: bytes, dice: Chance) -> None:
    """Every refusal of spoilt actions has a sentence."""
    at = CheckedPosition(game, seed, dice)
    for decision in at.owed():
        for verb in TITLE.info.verbs:
            good = at.random_action(decision.seat)
            for action in (type(good)(verb.name, good.args), type(good)(good.verb, ("A1", *good.args[1:]))):
                try:
                    check(TITLE, at.state, decision.seat, action)
                except NotLegal as error:
                    assert words.find(error.reason.id, **error.reason.args), error.reason
                except NotUnderstood:
                    continue
