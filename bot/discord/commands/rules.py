"""`/rules`, and the button *Rules* of every table: the rules by topic, those that matter now first, and a search."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range
from msgspec import Struct

from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import Suggestion, command, quiet, ranked, title_choices
from bot.discord.interactions import components
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, alike
from bot.discord.limits import CHOICE_NAME, CHOICES, CONTENT, CUSTOM_ID, MENU_TEXT, OPTIONS, cut
from bot.discord.names import escaped
from bot.discord.panel.notation import words_of
from bot.tables import Table, TableError
from bot.worker import timed
from games.kernel import Seat
from renderers import how_to_play
from renderers.how_to_play import Topic
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import Words, message_id

NOW = 5
"""The maximum of current topics."""
OVER = "over"
"""Replaces the kind of a decision after the game."""
# Topics that a title names for a decision come before topics with similar names.
_NAMED = 1_000
_USUAL, _AT_THE_END = ("turn", "round", "goal"), ("end", "scoring", "goal")
"""The default topic if none is relevant: the first of these that a title has."""
# A word of this many letters is also found inside longer ones, as in German compounds.
_WITHIN = 4
_SNIPPET = 110
_SAYS = ": "
_MARKS = re.compile(r"[*_`#]|^-\s", re.MULTILINE)
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")


class RulesHit(Struct, frozen=True):
    """A search result: the title, the topic, and the sentence."""

    title: str
    topic: Topic
    said: str

    @property
    def key(self) -> str:
        """Its id in menus and suggestions."""
        return f"{self.title}/{self.topic.id}"


def of_moment(table: Table, seat: Seat | None, words: Words) -> list[Topic]:
    """Return the topics that matter now at a table, for a seat or (None) for everybody, most relevant first; may be
    empty.

    The public ones depend on nothing that a seat alone may know: not on what it is offered.
    """
    title = table.row.title
    if table.game is None:
        return _topics(title, words)[:2]
    if table.game.result() is not None:
        return nearest(title, [OVER], [], words)
    asked = [seat] if seat is not None and table.game.decision(seat) else []
    others = set() if asked else set(table.game.awaited())
    kinds = [d.kind for d in table.game.decisions() if d.seat in asked or (d.seat in others and not d.secret)]
    verbs = [choice.key for one in asked for choice in table.game.choices(one, ())]
    return nearest(title, kinds, verbs, words)


def nearest(title: str, kinds: Sequence[str], verbs: Sequence[str], words: Words) -> list[Topic]:
    """Return the topics for some kinds of decisions and their verbs, most relevant first."""
    topics = _topics(title, words)
    named = [topic for kind in kinds for topic in presenter(title).topics.get(kind, ())]
    names = list(dict.fromkeys([*kinds, *verbs]))
    labels = [words.find(message_id(title, "verb", verb)) or verb for verb in dict.fromkeys(verbs)]
    scores = {topic.id: _NAMED * (topic.id in named) + _fits(topic, names, labels) for topic in topics}
    fit = sorted((topic for topic in topics if scores[topic.id]), key=lambda topic: -scores[topic.id])
    by_id = {topic.id: topic for topic in topics}
    usual = _AT_THE_END if OVER in kinds else _USUAL
    return fit[:NOW] or [by_id[one] for one in usual if one in by_id][:1]


def _topics(title: str, words: Words) -> list[Topic]:
    return [topic for topic in how_to_play.topics(title, words) if topic.id != how_to_play.NOTATION]


def search(text: str, words: Words, first: str = "") -> list[RulesHit]:
    """Return where the rules of all titles contain all words of a text, the `first` title first; sentences of a menu
    only.

    Matches in a heading come before others.
    """
    wanted = tuple(dict.fromkeys(words_of(text)))
    if not wanted:
        return []
    order = [*([first] if first in TITLES else []), *(title for title in TITLES if title != first)]
    found: list[tuple[int, int, str, Topic]] = []
    for rank, title in enumerate(order):
        for topic in how_to_play.topics(title, words):
            heading, body = _words_of(topic.name), _words_of(topic.text)
            if all(_has(heading, word) for word in wanted):
                found.append((rank, 0, title, topic))
            elif all(_has((*heading, *body), word) for word in wanted):
                found.append((rank, 1, title, topic))
    found.sort(key=lambda one: one[:2])
    return [
        RulesHit(title, topic, _sentence(topic.text, wanted) if at < OPTIONS else "")
        for at, (_, _, title, topic) in enumerate(found)
    ]


def place(title: str, topic: Topic, words: Words) -> str:
    """Return the label of a topic among those of all titles."""
    return f"{words(f'{title}-name')} › {topic.name}"


def suggested(hit: RulesHit, words: Words) -> str:
    """Return the label of a search result: its place and sentence."""
    return cut(f"{place(hit.title, hit.topic, words)}{_SAYS}{hit.said}", CHOICE_NAME)


def topic_of(key: str, words: Words) -> tuple[str, Topic] | None:
    """Parse a title and one of its topics, from an id or a label; None for others."""
    every = [(title, topic) for title in TITLES for topic in how_to_play.topics(title, words)]
    named = [one for one in every if f"{one[0]}/{one[1].id}" == key]
    shown = [one for one in every if f"{alike(key)}:".startswith(f"{alike(place(*one, words))}:")]
    # The name of a topic may begin with that of another one: the longest match is meant.
    return max(named or shown, key=lambda one: len(one[1].name), default=None)


def _fits(topic: Topic, names: Iterable[str], labels: Iterable[str]) -> int:
    """Return how relevant a topic is to a decision: named like it, or about its verbs."""
    alike = any(_same(topic.id, name) for name in names)
    heading, body = _words_of(topic.name), _words_of(topic.text)
    said = sum(all(_has(heading, word) for word in words_of(label)) for label in labels)
    told = sum(all(_has(body, word) for word in words_of(label)) for label in labels)
    return 100 * alike + 10 * said + min(told, 9)


@lru_cache(8192)
def _words_of(text: str) -> tuple[str, ...]:
    """Return a text of the rules as words; cached, because it is searched again and again."""
    return words_of(text)


def _same(topic: str, name: str) -> bool:
    plain = name.replace("_", "-")
    return topic == plain or (len(topic) >= _WITHIN and (topic.startswith(plain) or plain.startswith(topic)))


def _has(words: Sequence[str], wanted: str) -> bool:
    return any(one.startswith(wanted) or (len(wanted) >= _WITHIN and wanted in one) for one in words)


def _sentence(text: str, wanted: Sequence[str]) -> str:
    """Return the first sentence with the most of some words, short and without formatting."""
    sentences = [one for one in _SENTENCE.split(_MARKS.sub("", text)) if one.strip()]
    best = max(sentences, key=lambda one: sum(_has(_words_of(one), word) for word in wanted), default="")
    return cut(best.strip(), _SNIPPET)


_ANY = table_argument.TableFilter(table_argument.EVER, seated=False)
# The maximum of listed results.
_LISTED = 8


@command("rules", "topic", "find", "title")
@app_commands.choices(title=title_choices())
async def rules(
    interaction: Interaction, topic: str = "", find: Range[str, 0, CHOICE_NAME] = "", title: str | None = None
) -> None:
    """Show a topic of a title's rules, or search results; without either, the list of topics."""
    words = interaction.client.responder.words(interaction)
    if find.strip():
        await _find(interaction, find, title or await _title_here(interaction), words)
        return
    table = await _table_here(interaction)
    title_id = title or (table.row.title if table else TITLES[0])
    if not topic.strip():
        now = _moment(interaction, table, words) if table and table.row.title == title_id else []
        await overview(interaction, title_id, now, words)
        return
    await _topic(interaction, title_id, _named(title_id, topic, words), words)


@table_argument.at_table("rules", _ANY)
async def rules_of_table(interaction: Interaction, table: Table) -> None:
    """List the topics of a table's title, the current ones first."""
    words = interaction.client.responder.words(interaction)
    await overview(interaction, table.row.title, _moment(interaction, table, words), words)


def _moment(interaction: Interaction, table: Table, words: Words) -> list[Topic]:
    return of_moment(table, table.seat_of(interaction.user.id), words)


def _named(title_id: str, given: str, words: Words) -> Topic:
    """Return the topic that is meant, by id or name. Raises TableError naming the alternatives."""
    topics = {one.id: one for one in how_to_play.topics(title_id, words)}
    fit = ranked(_suggested(list(topics.values())), words_of(given))
    exact = [one for one in fit if one.value == given.strip().lower()] or fit[:1]
    if not exact:
        raise TableError("rules-no-topic", given=given, topics=words.join([one.name for one in topics.values()], "or"))
    return topics[exact[0].value]


async def overview(interaction: Interaction, title_id: str, now: Sequence[Topic], words: Words) -> None:
    """Show the list of topics, with a menu; the current ones first."""
    topics = how_to_play.topics(title_id, words)
    said = [words("rules-topics", title=words(f"{title_id}-name"))]
    if now:
        said.append(words("rules-now", topics=words.join([f"**{one.name}**" for one in now])))
    said += [f"- `{one.id}` {one.name}" for one in topics]
    said.append(f"-# {words('rules-how')}")
    view = Controls([_menu(title_id, [one.id for one in now], words)])
    await interaction.client.responder.answer(interaction, "\n".join(said), view=view)


async def _topic(interaction: Interaction, title_id: str, topic: Topic, words: Words, now: Sequence[str] = ()) -> None:
    """Return one topic with its picture, and the menu of all the others."""
    responder = interaction.client.responder
    drawn = None
    if how_to_play.illustrated(title_id, topic.id):
        await responder.think(interaction)
        key = ("rules", title_id, topic.id, words.locale)
        drawn = await responder.picture_cache.draw(key, partial(how_to_play.picture, title_id, topic.id, words))
    text = cut(f"### {topic.name}\n{topic.text}", CONTENT)
    view = Controls([_menu(title_id, now, words, topic.id)])
    await responder.answer(interaction, text, view=view, picture=drawn)


def _menu(title_id: str, now: Sequence[str], words: Words, here: str = "") -> discord.ui.Select[Any]:
    """Return a menu of all topics of a title; the custom id contains which of them are current."""
    topics = {one.id: one for one in how_to_play.topics(title_id, words)}
    near = [one for one in now if one in topics]
    order = [*near, *(one for one in topics if one not in near)][:OPTIONS]
    options = [
        discord.SelectOption(
            label=topics[one].name,
            value=f"{title_id}/{one}",
            description=words("rules-of-now") if one in near else None,
            default=one == here,
        )
        for one in order
    ]
    return discord.ui.Select(
        custom_id=cut_id(f"?{title_id}:{','.join(near)}"), placeholder=words("rules-choose"), options=options
    )


def cut_id(custom_id: str) -> str:
    """Cut a custom id to its limit, after a whole topic."""
    # Topics that do not fit are only not marked as current any more.
    return custom_id if len(custom_id) <= CUSTOM_ID else custom_id[:CUSTOM_ID].rpartition(",")[0]


async def _find(interaction: Interaction, given: str, title_id: str, words: Words) -> None:
    """Show search results; a suggestion that was picked is shown at once."""
    exact = topic_of(given.strip(), words)
    if exact is not None:
        await _topic(interaction, *exact, words)
        return
    found = search(given, words, title_id)
    if not found:
        raise TableError("rules-nothing-found", given=escaped(given))
    if len(found) == 1:
        await _topic(interaction, found[0].title, found[0].topic, words)
        return
    said = [words("rules-found", given=escaped(given), count=len(found))]
    said += [f"- **{place(hit.title, hit.topic, words)}**: {hit.said}" for hit in found[:_LISTED]]
    shown = found[:OPTIONS]
    options = [
        discord.SelectOption(
            label=place(hit.title, hit.topic, words),
            value=hit.key,
            description=cut(hit.said, MENU_TEXT) or None,
        )
        for hit in shown
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"?{title_id}:", placeholder=words("rules-choose"), options=options
    )
    await interaction.client.responder.answer(interaction, cut("\n".join(said), CONTENT), view=Controls([menu]))


async def _pressed(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Show the topic picked."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    found = topic_of(components.one(values), words)
    if found is None:
        await responder.refuse_expired(interaction)
        return
    with timed("handler", "press rules"):
        await _topic(interaction, *found, words, match["now"].split(",") if match["now"] else ())


ITEMS = components.controls(_pressed, r"\?(?P<title>[a-z0-9_]+):(?P<now>.*)")


def _suggested(topics: Sequence[Topic]) -> list[Suggestion]:
    return [Suggestion(topic.id, topic.name) for topic in topics]


async def _table_here(interaction: Interaction) -> Table | None:
    """Return the table that is most likely meant here."""
    found = await table_argument.candidates(interaction, None, _ANY)
    return found[0] if found else None


async def _title_here(interaction: Interaction) -> str:
    """Return the title of the table that is most likely meant here, else the first of all."""
    table = await _table_here(interaction)
    return table.row.title if table else TITLES[0]


@rules.autocomplete("topic")
@quiet
async def complete_topic(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the topics of the title that is meant, the current ones first."""
    words = interaction.client.responder.words(interaction)
    table = await _table_here(interaction)
    title_id = vars(interaction.namespace).get("title") or (table.row.title if table else TITLES[0])
    now = _moment(interaction, table, words) if table and table.row.title == title_id else []
    near = {topic.id for topic in now}
    rest = [topic for topic in how_to_play.topics(title_id, words) if topic.id not in near]
    return ranked(_suggested([*now, *rest]), words_of(typed))


@rules.autocomplete("find")
@quiet
async def complete_find(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest where the rules of any title contain the typed text."""
    words = interaction.client.responder.words(interaction)
    title_id = vars(interaction.namespace).get("title") or await _title_here(interaction)
    found = search(typed, words, title_id)[:CHOICES]
    return [Suggestion(hit.key, suggested(hit, words)) for hit in found]


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rules,)
