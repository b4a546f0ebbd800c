"""The catalogue has every sentence that this title can need, in every language, within the limits."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from games.food_truck_city import TITLE, events
from games.food_truck_city.data import CARDS, CUSTOMERS, FOODS
from games.food_truck_city.orders import kind_of
from games.food_truck_city.refusals import _VERBS
from games.kernel import Chance, random_action
from games.kernel.orders import standing_orders
from renderers.words import LOCALES, Words, message_ids

PREFIX = "food_truck_city-"
TOPICS = (
    "goal", "turn", "collect", "streets", "bonus", "fines", "buying", "cards", "windows", "tiles", "leaving",
    "notation", "mistakes",
)  # fmt: skip
KINDS = ("start", "bailout", "pre_roll", "pre_collect", "pre_fine", "bonus", "move", "fine", "buy", "go_on")


def needed() -> set[str]:
    """Every message id that this title promises, without its prefix."""
    info = TITLE.info
    found = {"name", "tagline", "pitch", "score-trucks", "score-money", "score-sum", "truck"}
    found |= {f"compound-{what}" for what in ("pay", "pay-end", "impound", "end-turn")}
    found |= {f"verb-{verb.name}{about}" for verb in info.verbs for about in ("", "-about")}
    found |= {f"param-{param.name}" for verb in info.verbs for param in verb.params}
    found |= {f"ask-{kind}" for kind in KINDS}
    found |= {f"event-{kind.__struct_config__.tag}" for kind in events.AnyEvent.__args__}
    found |= {f"preset-{preset.id}{text}" for preset in info.presets for text in ("", "-text")}
    found |= {f"option-{option.id}" for option in info.options}
    found |= {f"option-{option.id}-{value}" for option in info.options for value in option.values}
    found |= {f"order-{order.kind}" for order in info.orders}
    found |= {f"order-{order.kind}-{policy}" for order in info.orders for policy in order.policies}
    groups = {order.group: standing_orders(info, order.group) for order in info.orders if order.group}
    found |= {f"{text}-{group}" for group in groups for text in ("order", "standing")}
    found |= {
        f"order-{group}-{policy}{about}"
        for group, asked in groups.items()
        if asked
        for policy in asked.policies
        for about in ("", "-about")
    }
    found |= {f"food-{food}" for food in FOODS} | {f"customer-{customer}" for customer in CUSTOMERS}
    found |= {f"card-{card}{text}" for card in CARDS for text in ("", "-text")}
    found |= {f"card-{kind_of(card)}" for card in CARDS} | {"windows-pass"}
    found |= {f"quarters-{n}" for n in (1, 2, 3)} | {f"way-{way}" for way in ("pay", "impound", "permit")}
    found |= {f"result-{reason}" for reason in ("explored", "stalled", "alone")}
    found |= {f"rules-{topic}{title}" for topic in TOPICS for title in ("", "-title")}
    return {message.replace("_", "-") for message in found} | refusals()


def refusals() -> set[str]:
    """The refusals named in the rules' own source."""
    found: set[str] = set()
    for source in Path(str(resources.files("games.food_truck_city"))).rglob("*.py"):
        found |= set(re.findall(r'\bno\(\s*"([a-z-]+)"', source.read_text("utf-8")))
    found |= {"impounded", "in-garage", "ticket-twice", "ticket-unmoved", "way-pay", "way-impound"}
    found |= {f"now-{phase.replace('_', '-')}" for phase, verbs in _VERBS.items() if verbs}
    found |= {f"timing-{card.timing.replace('_', '-')}" for card in CARDS.values() if card.timing != "any"}
    targeted = ("billboard", "festival", "nitrous", "flat", "strike", "ticket", "closure", "tow")
    return {f"no-{rule}" for rule in found} | {f"no-effect-{effect}" for effect in targeted}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_is_there_and_none_without_use(locale: str) -> None:
    catalogue = resources.files("renderers.food_truck_city") / "words" / locale / "food_truck_city.ftl"
    there = set(re.findall(rf"^{PREFIX}(\S+) =", catalogue.read_text("utf-8"), re.M))
    assert needed() - there == set()
    assert there - needed() == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_texts_keep_discords_limits(locale: str) -> None:
    words = Words(locale)
    for message in message_ids(locale):
        kind = message.removeprefix(PREFIX).split("-")[0]
        if not message.startswith(PREFIX) or kind not in ("rules", "verb", "param", "card", "order"):
            continue
        about = message.endswith("-about") or kind in ("param", "order")
        limit = 100 if about else 40 if kind == "verb" else 220 if message.endswith("-text") else 1500
        assert len(words(message)) <= limit, message


@pytest.mark.parametrize("locale", LOCALES)
def test_card_texts_name_the_numbers_of_the_data(locale: str) -> None:
    words = Words(locale)
    for card in CARDS.values():
        text = words(f"{PREFIX}card-{card.id.replace('_', '-')}-text")
        for number in (card.amount, card.repair, card.path):
            assert not number or str(number) in text, card.id


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_event_and_prompt_of_a_game_has_a_sentence(
    locale: str, seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    words, chance = Words(locale), Chance(b"told")
    state, told = TITLE.setup(TITLE.options({"stall_limit_rounds": 3}, seats), seats, chance)
    while owed := [decision for decision in TITLE.decisions(state) if decision.owed]:
        assert words(f"{PREFIX}ask-{owed[0].kind.replace('_', '-')}", **owed[0].about)
        told += TITLE.perform(state, owed[0].seat, random_action(TITLE, state, owed[0].seat, chance), chance)
    for event in told:
        tag = str(event.__struct_config__.tag).replace("_", "-")
        fields = {field: getattr(event, field) for field in event.__struct_fields__ if field != "audience"}
        named = {k: v if k not in events.FIELDS and isinstance(v, (int, str)) else str(v) for k, v in fields.items()}
        assert words.find(f"{PREFIX}event-{tag}", **named)
    assert caplog.records == []
