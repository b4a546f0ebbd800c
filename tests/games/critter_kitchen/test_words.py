"""The catalogue has every sentence that this title can need, in every language, within the limits."""

from __future__ import annotations

import re
from importlib import resources
from typing import get_args

import pytest

from games.critter_kitchen import TITLE, events
from games.critter_kitchen.data import CART, CHALLENGES, CHEFS, CRITICS, ICONS, RESTAURATEURS, RUMORS, TYPES, ZOUS, row
from games.critter_kitchen.ending import EARLY
from games.kernel import Chance, random_action
from renderers.words import LOCALES, Words, message_ids

TOPICS = (
    "goal", "round", "planning", "shopping", "rumors", "challenges", "fridge", "critic", "scoring", "zous",
    "restaurateurs", "solo", "cart", "notation",
)  # fmt: skip
KINDS_OF_EVENTS = get_args(events.AnyEvent)
KINDS = (
    "restaurateur", "plan", "take", "place", "basil", "tansy", "penny", "juniper", "cart", "challenge", "refrigerate",
    "critic",
)  # fmt: skip


def needed() -> set[str]:
    """Every message id that this title promises, without its prefix."""
    info = TITLE.info
    found = {
        "name",
        "tagline",
        "pitch",
        "end-end",
        "result-stars",
        "result-solo-won",
        "result-solo-lost",
        "no-cart-alone",
    }
    found |= {f"verb-{verb.name}{about}" for verb in info.verbs for about in ("", "-about")}
    found |= {f"param-{param.name}" for verb in info.verbs for param in verb.params}
    found |= {f"ask-{kind}" for kind in KINDS}
    found |= {f"event-{kind.__struct_config__.tag}" for kind in KINDS_OF_EVENTS}
    found |= {f"preset-{preset.id}{text}" for preset in info.presets for text in ("", "-text")}
    found |= {f"option-{option.id}" for option in info.options}
    found |= {f"{o.names or f'option-{o.id}'}-{value}" for o in info.options for value in o.values}
    found |= {f"module-{module.id}" for module in info.modules}
    found |= {f"order-{order.kind}" for order in info.orders}
    found |= {f"order-{order.kind}-{policy}" for order in info.orders for policy in order.policies}
    decks = {"critic": list(CRITICS), "rumor": list(RUMORS), "restaurateur": list(RESTAURATEURS)}
    for kind, cards in decks.items():
        found |= {f"{kind}-{card}{text}" for card in cards for text in ("", "-text")}
    found |= {f"chef-{chef}{text}" for chef in (*CHEFS, *ZOUS) for text in ("", "-text")}
    found |= {f"challenge-{card}" for card in CHALLENGES} | {f"type-{kind}" for kind in TYPES}
    found |= {f"space-{icon}" for icon in (*ICONS, "extra")} | {f"location-{place}" for place in row(5, True)}
    found |= {f"cart-{token}{text}" for token in CART.tokens for text in ("", "-text")}
    found |= {f"item-{item}" for item in ("allspice", "rumor-wild", "soup", "bisque", *CART.tokens)}
    found |= {f"score-{what}" for what in EARLY}
    found |= {f"rules-{topic}{title}" for topic in TOPICS for title in ("", "-title")}
    return {message.replace("_", "-") for message in found} | in_source()


def in_source() -> set[str]:
    """Refusals, score lines and causes named in the rules' own source."""
    found: set[str] = set()
    for entry in resources.files("games.critter_kitchen").iterdir():
        if not entry.name.endswith(".py"):
            continue
        source = entry.read_text("utf-8")
        found |= {f"no-{what}" for what in re.findall(r'_no\(\s*"([a-z-]+)"', source)}
        found |= {f"score-{what}" for what in re.findall(r'_say\(\s*"([a-z-]+)"', source)}
        found |= {f"cause-{what.replace('_', '-')}" for what in re.findall(r'cause="([a-z_]+)"', source)}
    assert len(found) > 40
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_there(locale: str) -> None:
    assert {f"critter_kitchen-{message}" for message in needed()} - message_ids(locale) == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_texts_keep_discords_limits(locale: str) -> None:
    words = Words(locale)
    for message in message_ids(locale):
        if not message.startswith("critter_kitchen-"):
            continue
        if re.search(r"-verb-.*-about$|-param-|-(rumor|critic|chef|restaurateur|cart)-.*-text$", message):
            assert len(words(message)) <= (300 if message.endswith("-text") else 100), message
        elif "-verb-" in message:
            assert len(words(message)) <= 40, message
        elif "-rules-" in message:
            assert len(words(message)) <= 1500, message


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "modules"), [(1, []), (3, ["restaurateurs", "a_la_cart"])])
def test_every_event_of_a_game_has_a_sentence(
    locale: str, seats: int, modules: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    words, chance = Words(locale), Chance(b"told")
    options = TITLE.options({"modules": modules, "restaurateur_deal": "published"}, seats)
    state, told = TITLE.setup(options, seats, chance)
    while owed := [d for d in TITLE.decisions(state) if d.owed]:
        seat = owed[0].seat
        words(f"critter_kitchen-ask-{owed[0].kind}", **owed[0].about)
        told += TITLE.perform(state, seat, random_action(TITLE, state, seat, chance), chance)
    for event in told:
        tag = str(event.__struct_config__.tag).replace("_", "-")
        fields = {field: getattr(event, field) for field in event.__struct_fields__ if field != "audience"}
        shown = {k: v if k not in events.FIELDS and isinstance(v, (int, str)) else str(v) for k, v in fields.items()}
        assert words.find(f"critter_kitchen-event-{tag}", **shown)
    assert caplog.records == []


@pytest.mark.parametrize("locale", LOCALES)
def test_where_a_dish_needs_no_quality_none_is_asked_for(locale: str) -> None:
    def said(least: int) -> str:
        return Words(locale)("critter_kitchen-no-dish-unfinished", challenge="Ultimate Melt", least=least)

    assert said(6).removesuffix(".").endswith("6")
    assert said(0).endswith("bisque.") or said(0).endswith("Bisque.")
