"""Messages are read when they are first said, and are what Fluent reads in whole files."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from renderers.words import LOCALES
from renderers.words.bundle import Bundle, split
from renderers.words.sources import files


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_is_split_into_the_messages_that_fluent_reads_in_it(locale: str) -> None:
    for path in files(locale):
        text = path.read_text("utf-8")
        whole = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message | ast.Term)]
        parts = list(split(text))
        assert [named(one) for one in whole] == [entry for entry, _ in parts]
        for one, (_, source) in zip(whole, parts, strict=True):
            assert one.equals(FluentParser().parse(source).body[0], ["span", "comment"])


def named(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def test_terms_are_found_from_messages_and_later_ones() -> None:
    bundle = Bundle("en", ["said = A { -thing } { other }\nother = and more\n", "-thing = bowl\n"])
    assert said(bundle) == "A bowl and more"


def said(bundle: Bundle) -> str:
    pattern = bundle.get_message("said").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {})
    assert errors == []
    return str(text)


def test_of_two_messages_of_one_id_the_first_counts() -> None:
    bundle = Bundle("en", ["said = one\n", "said = two\n"])
    assert said(bundle) == "one"
    assert bundle.ids == ("said",)


def test_what_cannot_be_read_is_left_out_and_nothing_else() -> None:
    bundle = Bundle("en", ["broken = { $\ngood = fine\n"])
    assert not bundle.has_message("broken") and not bundle.has_message("unknown")
    assert bundle.has_message("good")
