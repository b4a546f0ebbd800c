"""Numbers and times in sentences: one coin, two coins; nobody waits "since 2 seconds ago"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from renderers.words import Words
from tests.words.catalogue import catalogue, entries, files

pytestmark = pytest.mark.xdist_group("ids")
"""One worker reads the catalogues, once."""

EN = (
    "actions beans blocks burgers campaigns cards challenges chefs coins colours columns copies courses cultures "
    "customers days dice dishes dollars draws drinks enemies fighters files flyers games goods guests hires hours "
    "houses ingredients items lines managers messages milestones minutes modules options pages people places "
    "players points positions rounds rows salaries seats seconds segments servers slots soups spaces spices "
    "splats squares stalls stars steps streets strikes tables targets thoughts tickets tiles times tokens trucks "
    "turns values votes wins words"
)
DE = (
    "abschnitte abschnitten aktionen aufgaben beliebtheitsmarker blöcke blöcken bohnen dateien felder feldern "
    "gebäude gegner gegnern gerichte gerichten gewürze gewürzen gänge gängen häuser häusern kampagnen karten "
    "kleckse klecksen kunden kämpfer köche köchen leute marker markern meilensteine menschen minuten münzen "
    "münzmarker nachrichten optionen orte orten personen plätze plätzen punkte punkten reihen runden schritte "
    "schritten seiten sekunden siege siegen spalten spiele spielen steine stellen sterne sternen straßen stunden "
    "stände ständen stücke stücken suppen tage tagen teile teilen tische tischen tokens waren wörter würfel "
    "zeilen ziele zielen zutaten züge zügen"
)
PLURALS = {"en": frozenset(EN.split()), "de": frozenset(DE.split())}
"""Plurals of counted things. A number before one of them must choose the form."""
SAME = frozenset(
    {
        "beliebtheitsmarker",
        "dice",
        "gebäude",
        "gegner",
        "goods",
        "kämpfer",
        "marker",
        "münzmarker",
        "people",
        "tokens",
        "würfel",
    }
)
"""Plurals that equal their singulars, or have none."""
NAMES = frozenset(
    ["amount", "card", "chef", "fighter", "first_to_pay_20_least", "good", "money", "seat", "seats", "who"],
)
"""Variables that are names, or sums of money, which count nothing themselves."""
RANGES = frozenset({"high", "longest", "restaurateur_most", "short", "size"})
"""Ends of a range, which is always plural: `1 to 3 turns`, `2 × 1 squares`."""
PLURAL_NAMES = frozenset(["food", "foods", "good", "stall", "trucks"])
"""Variables for things some of whose names are plurals: Tacos, noodles, Buffalo wings."""
AGREES = {
    "en": re.compile(r" (is|are|was|were|has|have|does|do|collects|costs|goes|lies|makes|moves|stays|takes)\b"),
    "de": re.compile(r" (ist|sind|war|waren|hat|haben|kann|können|wird|werden|würden?|kostet|liegt|fährt|nimmt)\b"),
}
"""Verbs in a form that a plural changes."""
GOVERNED = re.compile(r"\b(mit|für|nach|neben|auf|for) $", re.I)
"""A noun after these is no subject: `Der Truck mit Tacos ist weg`."""
BEFORE = {
    "en": re.compile(r"\b(after|at|before|by|for|from|in|on|since|to|until)\s*$", re.I),
    "de": re.compile(r"\b(ab|am|an|bis|für|in|nach|seit|um|vom|von|vor|zum)\s*$", re.I),
}
"""Words that cannot precede a time that reads "2 seconds ago" or "in 2 hours"."""
RELATIVE = dict.fromkeys(("inbox-your-move", "table-since", "table-block-unsent", "table-block-suspended"), "when")
RELATIVE |= {"clock-until": "when", "inbox-your-move-until": "until", "seats-start-at": "wait"}
"""Messages with a variable that Discord shows as a time relative to now."""


def patterns(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    """A pattern and all inside it, each with the variables that its form is chosen by."""
    yield pattern, chosen
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            select = element.expression
            by = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
            for variant in select.variants:
                yield from patterns(variant.value, chosen | {by})


def counted(pattern: ast.Pattern, but_after: re.Pattern[str] | None = None) -> Iterator[tuple[str, str]]:
    """Return variables before a text, with the text; not those after a match of `but_after`."""
    before = ""
    for here, then in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(here, ast.TextElement):
            before = here.value
            continue
        governed = but_after is not None and but_after.search(before)
        if isinstance(here.expression, ast.VariableReference) and isinstance(then, ast.TextElement) and not governed:
            yield here.expression.id.name, then.value


def unchosen(locale: str, message: ast.Message) -> list[str]:
    """Return where a number precedes a plural without choosing its form."""
    found = []
    for pattern, chosen in patterns(message.value, frozenset()) if message.value else ():
        for variable, text in counted(pattern):
            words = re.match(r"\**\s(\**[^\W\d_]+\**)(?: ([^\W\d_]+))?", text)
            near = [word.strip("*").lower() for word in (words.groups() if words else ()) if word]
            if near[:1] in (["and"], ["und"]):  # what follows is no noun that is counted
                continue
            if variable not in chosen | NAMES | RANGES and any(word in PLURALS[locale] - SAME for word in near):
                found.append(f"{message.id.name}: {{ ${variable} }}{text.splitlines()[0][:40]}")
    return found


@pytest.mark.parametrize("locale", PLURALS)
def test_numbers_choose_the_form_of_what_they_count(locale: str) -> None:
    messages = [entry for path in files(locale) for entry in entries(path) if isinstance(entry, ast.Message)]
    assert [one for message in messages for one in unchosen(locale, message)] == []


def before(message: str, locale: str, variable: str) -> list[str]:
    words = Words(locale)
    said = words(message, **{one: "%" if one == variable else "1" for one in catalogue(locale)[message].variables})
    return said.split("%")[:-1]


@pytest.mark.parametrize("locale", PLURALS)
@pytest.mark.parametrize("message", RELATIVE)
def test_nothing_stands_before_a_relative_time_that_cannot(message: str, locale: str) -> None:
    assert [text for text in before(message, locale, RELATIVE[message]) if BEFORE[locale].search(text)] == []


@pytest.mark.parametrize("locale", PLURALS)
def test_no_verb_agrees_with_a_name_that_may_be_a_plural(locale: str) -> None:
    messages = [entry for path in files(locale) for entry in entries(path) if isinstance(entry, ast.Message)]
    agreeing = [
        f"{message.id.name}: {{ ${variable} }}{text}"
        for message in messages
        for pattern, _ in (patterns(message.value, frozenset()) if message.value else ())
        for variable, text in counted(pattern, GOVERNED)
        if variable in PLURAL_NAMES and AGREES[locale].match(text)
    ]
    assert agreeing == []


def test_the_check_finds_what_it_looks_for() -> None:
    found = FluentParser().parse("one = You have { $n } coins.\ntwo = { $n } complete stars")
    good = FluentParser().parse("one = { $n ->\n    [one] { $n } coin\n   *[other] { $n } coins\n}")
    assert all(unchosen("en", each) for each in found.body if isinstance(each, ast.Message))
    assert not any(unchosen("en", each) for each in good.body if isinstance(each, ast.Message))
    assert BEFORE["en"].search("Waiting since ") and BEFORE["de"].search("Alle warten seit ")
