"""The catalogue has every sentence that this title can need, in every language, within the limits."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from games.foodfighters import TITLE, events
from games.foodfighters.data import ITEMS, POWERS, TEAMS, TYPES
from games.kernel import Chance, random_action
from renderers.words import LOCALES, Words, message_ids

TOPICS = (
    "goal", "turn", "roll", "swap", "attack", "items", "bonus-die", "cards", "card-moments",
    "gaps", "end", "teams", "notation"
)  # fmt: skip
KINDS = ("action", "pre_action", "reroll", "react_tears", "after_miss", "react_shield", "buy", "fill")


def needed() -> set[str]:
    """Every message id that this title promises, without its prefix."""
    info = TITLE.info
    found = {"name", "tagline", "pitch", "score-type", "score-total"}
    found |= {f"verb-{verb.name}{about}" for verb in info.verbs for about in ("", "-about")}
    found |= {f"param-{param.name}" for verb in info.verbs for param in verb.params}
    found |= {f"ask-{kind}" for kind in KINDS}
    found |= {f"event-{kind.__struct_config__.tag}" for kind in events.AnyEvent.__args__}
    found |= {f"option-{option.id}" for option in info.options}
    found |= {f"option-{option.id}-{value}" for option in info.options for value in option.values}
    found |= {f"order-{order.kind}" for order in info.orders}
    found |= {f"order-{order.kind}-{policy}" for order in info.orders for policy in order.policies}
    found |= {f"team-{team}" for team in (*TEAMS, "custom")} | {f"type-{kind}" for kind in TYPES}
    found |= {f"item-{item}" for item in (*ITEMS, "bonus_die")} | {f"row-{row}" for row in "fmb"}
    found |= {f"card-{card}{text}" for card in POWERS for text in ("", "-text")}
    ends = ("three_of_a_kind", "stalemate-set", "stalemate-total", "draw", "concede")
    found |= {f"result-{reason}" for reason in ends}
    found |= {f"rules-{topic}{title}" for topic in TOPICS for title in ("", "-title")}
    return {message.replace("_", "-") for message in found} | refusals()


def refusals() -> set[str]:
    """The refusals and problems named in the rules' own source."""
    found: set[str] = set()
    for entry in resources.files("games.foodfighters").iterdir():
        if entry.name.endswith(".py"):
            found |= set(re.findall(r'"foodfighters-((?:no|option)-[a-z0-9-]+)"', entry.read_text("utf-8")))
    effects = {card for card, power in POWERS.items() if card in ("meat_shield", "sizzle", "onion_tears")}
    effects |= {"second_wave", "rising_dough"}
    windows = {power.window for power in POWERS.values()} - {"passive"}
    bans = ("spoon-after-throw", "cracker-after-smash", "pan-after-hit", "bonus-die-after-roll", "card-after-play")
    short = ("spoon-left", "cracker-left", "pan-left", "bonus-die-yours", "bonus-die-theirs", "card-sold")
    found |= {f"no-effect-{card.replace('_', '-')}" for card in effects}
    found |= {f"no-window-{window.replace('_', '-')}" for window in windows}
    found |= {f"no-{rule}" for rule in (*bans, *short, "second-purchase", "beans", "bearer")}
    found |= {f"no-card-{where}" for where in ("ongoing", "gone", "not-bought", "of-other-side")}
    return found | {f"no-action-{why}" for why in ("before-cards", "left", "while-filling", "in-attack")}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_there(locale: str) -> None:
    missing = {f"foodfighters-{message}" for message in needed()} - message_ids(locale)
    assert missing == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_texts_keep_discords_limits(locale: str) -> None:
    words = Words(locale)
    for message in message_ids(locale):
        if not message.startswith("foodfighters-"):
            continue
        length = len(words.find(message) or "") if "-rules-" in message or "-verb-" in message else 0
        limit = 100 if message.endswith("-about") else 40 if "-verb-" in message else 1500
        assert length <= limit, message
        if "-param-" in message:
            assert len(words(message)) <= 100, message
        if re.search(r"-card-.*-text$", message):
            assert len(words(message)) <= 300, message


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("teams", [["meats", "veggies"], ["grains", "seafood"]])
def test_every_event_of_a_game_has_a_sentence(locale: str, teams: list[str], caplog: pytest.LogCaptureFixture) -> None:
    words, chance = Words(locale), Chance(b"told")
    state, told = TITLE.setup(TITLE.options({"team": teams}, 2), 2, chance)
    while owed := TITLE.decisions(state):
        seat = owed[0].seat
        words(f"foodfighters-ask-{owed[0].kind.replace('_', '-')}", **owed[0].about)
        told += TITLE.perform(state, seat, random_action(TITLE, state, seat, chance), chance)
    for event in told:
        tag = str(event.__struct_config__.tag).replace("_", "-")
        fields = {field: getattr(event, field) for field in event.__struct_fields__ if field != "audience"}
        shown = {k: v if k not in events.FIELDS and isinstance(v, (int, str)) else str(v) for k, v in fields.items()}
        assert words.find(f"foodfighters-event-{tag}", **shown)
    assert caplog.records == []
