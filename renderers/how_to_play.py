"""How to play a title, as one page: the topics of its rules from the catalogue, with pictures of its situations.

The same sentences answer `/rules` in Discord; the documentation is generated here, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.registry import title as title_of
from renderers.kit.picture import Picture
from renderers.registry import presenter, situations
from renderers.words import Words, message_id, plain

NOTATION = "notation"
"""The topic of every title: how moves are typed. What all titles share comes before the title's own text."""


class Topic(Struct, frozen=True):
    """One topic of a title's rules: its id, its name, and its text in Discord's Markdown."""

    id: str
    name: str
    text: str


def topics(title_id: str, words: Words) -> list[Topic]:
    """Return the topics of a title's rules in reading order."""
    prefix = f"{title_id}-rules-"
    found = [message for message in plain("en", prefix) if message.endswith("-title")]
    ids = [message.removeprefix(prefix).removesuffix("-title") for message in found]
    return [_topic(title_id, topic, words) for topic in (ids if NOTATION in ids else [*ids, NOTATION])]


def page(title_id: str, words: Words, images: str) -> str:
    """Return the whole page in Markdown. `images` is the folder for the pictures of `pictures`."""
    info = title_of(title_id).info
    low, high = info.seats
    facts = words("how-to-play-facts", low=low, high=high, minutes=info.minutes({}, high))
    shown = _shown(title_id)
    lines = [f"# {words(message_id(title_id, 'name'))}", facts]
    for topic in topics(title_id, words):
        lines += [f"## {topic.name}", topic.text]
        lines += [f"![{name}]({images}/{filename(title_id, name)})" for at, name in shown if at == topic.id]
    return "\n\n".join(lines) + "\n"


def pictures(title_id: str, words: Words) -> Iterator[tuple[str, Picture]]:
    """Yield the page's pictures with the names of their files."""
    wanted = [name for _, name in _shown(title_id)]
    for name, picture in situations(title_id).pictures(words):
        if name in wanted:
            yield filename(title_id, name), picture


def picture(title_id: str, topic: str, words: Words) -> Picture:
    """Return the picture that illustrates a topic. Slow: call it off the event loop. Raise LookupError without one."""
    wanted = next((name for at, name in _shown(title_id) if at == topic), "")
    shown = presenter(title_id)
    for name, *pages, view, scene in situations(title_id).situations():
        page = wanted.removeprefix(name).removeprefix(", ")
        if wanted == name or (wanted.startswith(f"{name}, ") and page in shown.pages):
            return shown.picture(words, view, scene, page or (pages[0] if pages else shown.pages[0]))
    raise LookupError(f"no picture illustrates {topic} of {title_id}")


def illustrated(title_id: str, topic: str) -> bool:
    """Return whether a topic has a picture."""
    return any(at == topic for at, _ in _shown(title_id))


def filename(title_id: str, name: str) -> str:
    """Return the file of a situation's picture."""
    return f"{title_id}-{name.replace(', ', '-').replace(' ', '-')}.png"


def _topic(title_id: str, topic: str, words: Words) -> Topic:
    name = words.find(f"{title_id}-rules-{topic}-title") or words(f"rules-{topic}-title")
    own = presenter(title_id).rules(words, topic)
    common = words("rules-notation") if topic == NOTATION else ""
    return Topic(topic, name, "\n".join(part for part in (common, own) if part))


def _shown(title_id: str) -> tuple[tuple[str, str], ...]:
    """Return the situation that illustrates each topic."""
    shown: tuple[tuple[str, str], ...] = situations(title_id).HOW_TO_PLAY
    return shown
