"""Names and other user input have no meaning for Discord and change nothing around them, anywhere in a message.

A Markdown parser judges; what Discord knows beyond Markdown (mentions, times, emoji, spoilers, bare links, small print)
is searched in the text that no backslash escapes.
"""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from bot.discord.interactions import error_text
from bot.discord.names import escaped
from bot.tables import TableError, TableUser
from games.kernel import NotUnderstood, Say
from renderers.words import Words

JUDGE = MarkdownIt("commonmark").enable("strikethrough").disable("entity")  # Discord decodes no entities
PLACES = ("{}", "{} is to move.", "1. {}", "- {} · Foodies", "**{}** and {}", "-# {}: `x`", "({}) [{}] <@1> {}")
MEANT = re.compile(r"[`*_~|\[\]()<>#:/]|@(?!\u200b)|^[-+]")
HOSTILE = (
    "[a](b)[Free Nitro](http://x.yz)",
    "[[[Free Nitro](http://x.yz)",
    "\\[Free Nitro](http://x.yz)",
    "](http://x.yz)[",
    "<http://x.yz>",
    "https://x.yz/free_nitro",
    "discord.gg/abc",
    "<@1> <@&2> <#3> <t:0:R> <:a:4> <a:b:5> </play:6> <id:guide>",
    "@everyone @here",
    "# head",
    "-# small",
    "> quote",
    ">>> quotes",
    "* item",
    "1. item",
    "```code",
    "`code`",
    "||spoiler||",
    "snake_case_name __u__ ~~s~~ ***",
    "trailing\\",
    "\u202egnp.exe\u2066",
)
SIGNS = "\u202e\u2067\u200f\u200d\u05d0\u0300"
PIECES = st.sampled_from([*HOSTILE, *SIGNS, *"\\[]()<>@#:/*_~|`-+.&! "])
TEXTS = st.lists(PIECES | st.text(max_size=4), max_size=8).map("".join)


def judged(text: str) -> list[str]:
    """Return what a Markdown parser finds in one line besides plain text."""
    (inline,) = JUDGE.parse("Then " + text)[1:2]
    return [token.type for token in inline.children or () if token.type != "text"]


def unescaped(text: str) -> str:
    """Return the text that no backslash escapes."""
    return re.sub(r"\\.", "", text)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_plain_text(name: str) -> None:
    assert judged(escaped(name)) == []
    assert not MEANT.search(unescaped(escaped(name)))


@given(TEXTS, st.sampled_from(PLACES))
def test_no_name_means_anything_wherever_it_stands(name: str, place: str) -> None:
    shown = escaped(name)
    assert not MEANT.search(unescaped(shown)), shown
    assert judged(place.replace("{}", shown)) == judged(place.replace("{}", "Ann"))


@given(TEXTS)
def test_no_name_turns_covers_or_hides_what_stands_around_it(name: str) -> None:
    for shown in (TableUser(1, name).name, escaped(name)):
        controls = [c for c in shown if unicodedata.category(c) == "Cf" and c not in "\u200b\u200c\u200d"]
        assert controls in ([], ["\u2068", "\u2069"]), "at most set apart as a whole"
        assert any(not c.isspace() and c not in "\u200b\u200c\u200d\u2068\u2069" for c in shown), "something to see"
        assert not re.search("[\u0300-\u036f\u200d]{4}", shown), "no heap of marks"
    assert TableUser(1, TableUser(1, name).name).name == TableUser(1, name).name


def test_ordinary_names_stay_as_they_are() -> None:
    for name in ("Ann", "Zoë", "José Álvarez", "李小龍", "O'Neill", "👩‍🍳 Chef", "Nguyễn Văn A"):
        assert TableUser(1, name).name == name and escaped(name) == name


def test_what_was_typed_is_echoed_as_plain_text() -> None:
    typed, words = HOSTILE[0], Words("en")
    refusals: list[Exception] = [
        NotUnderstood(Say("notation-unknown", {"given": typed}), given=typed, chosen=(), legal=[]),
        TableError("rules-no-topic", given=typed, topics="none"),
        TableError("tables-guest-seated", name=typed),
    ]
    for refusal in refusals:
        told = error_text.explained(refusal, words)
        assert told is not None and escaped(typed) in told and typed not in told
