"""Messages are parsed when they are first used, with the same result as parsing whole files."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from renderers import words
from renderers.words import LOCALES, Bundle, said_plainly, split
from renderers.words.sources import files
from tests.lengths import amount


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_is_split_into_the_messages_that_fluent_reads_in_it(locale: str) -> None:
    for path in files(locale)[:: amount(6, 1)]:
        text = path.read_text("utf-8")
        whole = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message | ast.Term)]
        parts = list(split(text))
        assert [named(one) for one in whole] == [entry for entry, _ in parts]
        for one, (_, source) in zip(whole, parts, strict=True):
            assert one.equals(FluentParser().parse(source).body[0], ["span", "comment"])


def named(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def test_terms_are_found_from_messages_and_later_ones() -> None:
    made = Bundle("en", ["said = A { -thing } { other }\nother = and more\n", "-thing = bowl\n"])
    assert said(made) == "A bowl and more"


def said(made: Bundle) -> str:
    pattern = made.get_message("said").value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, {})
    assert errors == []
    return str(text)


def test_of_two_messages_of_one_id_the_first_counts() -> None:
    made = Bundle("en", ["said = one\n", "said = two\n"])
    assert said(made) == "one"
    assert made.ids == ("said",)


def test_what_cannot_be_read_is_left_out_and_nothing_else() -> None:
    made = Bundle("en", ["broken = { $\ngood = fine\n"])
    assert not made.has_message("broken") and not made.has_message("unknown")
    assert made.has_message("good")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_without_arguments_reads_as_fluent_parses_it(locale: str) -> None:
    texts = [path.read_text("utf-8") for path in files(locale)[:: amount(6, 1)]]
    read, parsed = Bundle(locale, texts), Bundle(locale, texts)
    assert all(parsed.has_message(message) for message in parsed.ids)
    assert {one: read.plain(one) for one in read.ids} == {one: parsed.plain(one) for one in parsed.ids}


def test_who_asks_while_another_thread_reads_a_message_finds_it() -> None:
    found: list[bool] = []

    class Busy(Bundle):
        """Asks for a message while it is being added."""

        def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
            if not found:
                found.append(False)
                found[0] = self.has_message("said")
            super().add_resource(resource, allow_overrides)

    assert Busy("en", ["said = fine\n"]).has_message("said") and found == [True]


OWNERS = [("Ann", "Ann’s"), ("Boris", "Boris’s"), ("McDogald’s", "McDogald’s"), ("**Wendy's**", "**Wendy's**")]


@pytest.mark.parametrize(("name", "owner"), OWNERS)
def test_what_somebody_owns_is_said_with_one_ending(name: str, owner: str) -> None:
    assert words.possessive(name) == owner


def test_no_english_message_puts_the_ending_behind_a_name_by_itself() -> None:
    bare = re.compile(r"\$[a-z_]+ \}[*_]*[’']s\b")
    assert [one for path in files("en") for one in bare.findall(path.read_text("utf-8"))] == []


def _named(node: Any, names: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the variables of a message, each with the cases that it distinguishes."""
    if isinstance(node, ast.VariableReference):
        names.setdefault(node.id.name, set())
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        names.setdefault(node.selector.id.name, set()).update(keys)
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                _named(part, names)
    return names


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_said_the_short_way_is_what_fluent_says(locale: str) -> None:
    made, short = Bundle(locale, (path.read_text("utf-8") for path in files(locale)[:: amount(6, 1)])), 0
    for message in made.ids:
        pattern: Any = made.get_message(message).value if made.has_message(message) else None
        names = {} if pattern is None else _named(pattern, {})
        usual = {name: f"«{name}»" for name in names}
        for given in [usual, *({**usual, name: case} for name, cases in names.items() for case in sorted(cases))]:
            text = None if pattern is None else said_plainly(pattern, given)
            short += text is not None
            assert text is None or made.format_pattern(pattern, given) == (text, [])
    assert short > 100, "most messages are said so"


def test_numbers_counted_cases_and_missing_values_are_left_to_fluent() -> None:
    source = "a = { $n } beans\nb = { $n ->\n    [one] bean\n   *[other] beans\n }\nc = { $n ->\n   *[1] x\n }\n"
    made = Bundle("en", [source])
    assert said_plainly(made.get_message("a").value, {"n": 2}) is None
    assert said_plainly(made.get_message("a").value, {}) is None
    assert said_plainly(made.get_message("b").value, {"n": 1}) is None
    assert said_plainly(made.get_message("c").value, {"n": "one"}) is None
    assert said_plainly(made.get_message("a").value, {"n": "two"}) == "two beans"
