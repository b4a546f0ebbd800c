"""`/rules`, and the button *Rules* of every table: the topics of a title, those of the moment first, and a search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.tables import Table, TableError
from bot.timing import timed
from games.kernel.registry import TITLES
from renderers import how_to_play
from renderers.how_to_play import Topic
from renderers.words import Words

from .. import persistent_components, rulebook
from ..limits import CHOICE_NAME, CHOICES, CONTENT, CUSTOM_ID, MENU_TEXT, OPTIONS, cut
from ..notation import words_of
from ..panel import Controls
from ..responder import Interaction
from ..viewer_text import escaped
from . import table_argument
from .parameters import command, title_choices
from .suggestion import Suggestion, quiet, ranked

_ANY = table_argument.TableFilter(table_argument.EVER, seated=False)
_LISTED = 8
"""So many places where something is said are listed."""


@command("rules", "topic", "find", "title")
@app_commands.choices(title=title_choices())
async def rules(
    interaction: Interaction, topic: str = "", find: Range[str, 0, CHOICE_NAME] = "", title: str | None = None
) -> None:
    """A topic of a title's rules, or where they say something; without either, which topics there are."""
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
async def rules_at(interaction: Interaction, table: Table, _: str) -> None:
    """The topics of a table's title, those of its moment first."""
    words = interaction.client.responder.words(interaction)
    await overview(interaction, table.row.title, _moment(interaction, table, words), words)


def _moment(interaction: Interaction, table: Table, words: Words) -> list[Topic]:
    return rulebook.of_moment(table, table.seat_of(interaction.user.id), words)


def _named(title_id: str, given: str, words: Words) -> Topic:
    """The topic that is meant, by id or name. Raises TableError naming those there are."""
    topics = {one.id: one for one in how_to_play.topics(title_id, words)}
    fit = ranked(_suggested(list(topics.values())), words_of(given))
    exact = [one for one in fit if one.value == given.strip().lower()] or fit[:1]
    if not exact:
        raise TableError("rules-no-topic", given=given, topics=words.join([one.name for one in topics.values()], "or"))
    return topics[exact[0].value]


async def overview(interaction: Interaction, title_id: str, now: Sequence[Topic], words: Words) -> None:
    """Which topics there are, with a menu; those of the moment stand first."""
    topics = how_to_play.topics(title_id, words)
    said = [words("rules-topics", title=words(f"{title_id}-name"))]
    if now:
        said.append(words("rules-now", topics=words.join([f"**{one.name}**" for one in now])))
    said += [f"- `{one.id}` {one.name}" for one in topics]
    said.append(f"-# {words('rules-how')}")
    view = Controls([_menu(title_id, [one.id for one in now], words)])
    await interaction.client.responder.answer(interaction, "\n".join(said), view=view)


async def _topic(interaction: Interaction, title_id: str, topic: Topic, words: Words, now: Sequence[str] = ()) -> None:
    """One topic with its picture, and the menu of all the others."""
    responder = interaction.client.responder
    drawn = None
    if how_to_play.illustrated(title_id, topic.id):
        await responder.think(interaction)
        key = ("rules", title_id, topic.id, words.locale)
        drawn = await responder.picture_cache.draw(key, lambda: _picture(title_id, topic.id, words))
    text = cut(f"### {topic.name}\n{topic.text}", CONTENT)
    view = Controls([_menu(title_id, now, words, topic.id)])
    await responder.answer(interaction, text, view=view, picture=drawn)


def _picture(title_id: str, topic: str, words: Words) -> Any:
    drawn = how_to_play.picture(title_id, topic, words)
    assert drawn is not None
    return drawn


def _menu(title_id: str, now: Sequence[str], words: Words, here: str = "") -> discord.ui.Select[Any]:
    """All topics of a title; the custom id keeps which of them belong to the moment."""
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
    """A custom id within its limit, ended after a whole topic."""
    return custom_id if len(custom_id) <= CUSTOM_ID else custom_id[:CUSTOM_ID].rpartition(",")[0]


async def _find(interaction: Interaction, given: str, title_id: str, words: Words) -> None:
    """Where the rules say something; a suggestion that was picked is shown at once."""
    exact = rulebook.topic_of(given.strip(), words)
    if exact is not None:
        await _topic(interaction, *exact, words)
        return
    found = rulebook.search(given, words, title_id)
    if not found:
        raise TableError("rules-nothing-found", given=escaped(given))
    if len(found) == 1:
        await _topic(interaction, found[0].title, found[0].topic, words)
        return
    said = [words("rules-found", given=escaped(given), count=len(found))]
    said += [f"- **{rulebook.place(hit.title, hit.topic, words)}**: {hit.said}" for hit in found[:_LISTED]]
    shown = found[:OPTIONS]
    options = [
        discord.SelectOption(
            label=rulebook.place(hit.title, hit.topic, words),
            value=hit.key,
            description=cut(hit.said, MENU_TEXT) or None,
        )
        for hit in shown
    ]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"?{title_id}:", placeholder=words("rules-choose"), options=options
    )
    await interaction.client.responder.answer(interaction, cut("\n".join(said), CONTENT), view=Controls([menu]))


async def _pressed(interaction: Interaction, match: re.Match[str], values: persistent_components.Values) -> None:
    """Show the topic picked."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    found = rulebook.topic_of(persistent_components.one(values), words)
    if found is None:
        await responder.refuse_expired(interaction)
        return
    with timed("handler", "press rules"):
        await _topic(interaction, *found, words, match["now"].split(",") if match["now"] else ())


ITEMS = persistent_components.controls(_pressed, r"\?(?P<title>[a-z0-9_]+):(?P<now>.*)")


def _suggested(topics: Sequence[Topic]) -> list[Suggestion]:
    return [Suggestion(topic.id, topic.name) for topic in topics]


async def _table_here(interaction: Interaction) -> Table | None:
    """The table that is likeliest meant here."""
    found = await table_argument.candidates(interaction, None, _ANY)
    return found[0] if found else None


async def _title_here(interaction: Interaction) -> str:
    """The title of the table that is likeliest meant here, else the first of all."""
    table = await _table_here(interaction)
    return table.row.title if table else TITLES[0]


@rules.autocomplete("topic")
@quiet
async def complete_topic(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """The topics of the title that is meant, those of the moment first."""
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
    """Where the rules of any title say what was typed."""
    words = interaction.client.responder.words(interaction)
    title_id = vars(interaction.namespace).get("title") or await _title_here(interaction)
    found = rulebook.search(typed, words, title_id)[:CHOICES]
    return [Suggestion(hit.key, rulebook.suggested(hit, words)) for hit in found]


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rules,)
