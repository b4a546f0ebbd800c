"""Forms: their marks of shown values, opening them again, and that their texts fit Discord."""

from __future__ import annotations

import discord
import pytest

from bot.discord.commands import orders
from bot.discord.interactions.modals import (
    ON,
    BoxField,
    Form,
    FormField,
    PickField,
    PlaceField,
    TextField,
    filled,
    labelled,
)
from bot.discord.limits import FORM_ABOUT, FORM_FIELDS, FORM_LABEL, MENU_TEXT
from bot.inbox import settings as personal
from bot.servers import panel as server
from bot.servers.settings import SETTINGS, ServerSettings
from bot.store import TableRow
from bot.tables import Table
from bot.tables.clocks import NotificationSettings
from bot.tables.table import RUNNING
from renderers.titles import TITLES
from renderers.words import LOCALES, Words

NOW = 1_795_694_400


def options(count: int, *chosen: int) -> list[discord.SelectOption]:
    """Options with numbers for values, some of them the default."""
    return [discord.SelectOption(label=f"Option {n}", value=str(n), default=n in chosen) for n in range(count)]


FIELDS: list[FormField] = [
    TextField("text", "Text", text="as it was"),
    PickField("few", "Few", options(3, 1)),
    PickField("set", "Set", options(7, 2, 5), most=7),
    BoxField("box", "Box", on=True),
    PlaceField("place", "Place", chosen=(7, 9), most=25),
]
FORM = Form("Form", FIELDS)


def sent(**changed: object) -> dict[str, object]:
    """A form as Discord sends it: with what it showed, except what was changed."""
    inputs: dict[str, dict[str, object]] = {
        "text": {"value": "as it was"},
        "few": {"value": "1"},
        "set": {"values": ["5", "2"]},
        "box": {"value": True},
        "place": {"values": ["9", "7"]},
    }
    for field, value in changed.items():
        inputs[field] = {"values" if isinstance(value, list) else "value": value}
    parts = [{"type": 18, "component": {"custom_id": field, **given}} for field, given in inputs.items()]
    return {"custom_id": "&form:::", "components": parts}


def test_only_what_was_changed_says_something() -> None:
    assert filled(sent(), FORM.marks).changed == frozenset(), "the order of several values means nothing"
    found = filled(sent(text="other", set=["2"], box=False), FORM.marks)
    assert found.changed == {"text", "set", "box"}
    assert (found.new("text"), found.new("set"), found.new("box"), found.new("few")) == (("other",), ("2",), (), None)
    assert filled(sent(few=None, place=[]), FORM.marks).changed == {"few", "place"}


def test_a_form_opens_again_as_it_was_filled_in_and_notes_what_holds() -> None:
    given = filled(sent(text="wrong", few="2", box=False, place=["8"]), FORM.marks)
    again = FORM.holding(given.values)
    assert {field.id: {*field.values} for field in again.fields} == {key: {*one} for key, one in given.values.items()}
    assert FORM.marks != again.marks, "the present values are noted, so all that differs is still to be set"


def test_what_is_not_offered_is_named_by_its_field() -> None:
    found = filled(sent(few="9", set=["1", "x"], place=["no"], box=True), FORM.marks)
    assert FORM.not_offered(found) == {"Few": "9", "Set": "x", "Place": "no"}
    assert FORM.not_offered(filled(sent(few=["1", "2"]), FORM.marks)) == {"Few": "1, 2"}
    assert FORM.not_offered(filled(sent(), FORM.marks)) == {}


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        (PickField("few", "Few", options(4, 0)), discord.ui.RadioGroup),
        (PickField("many", "Many", options(5, 0)), discord.ui.Select),
        (PickField("one", "One", options(1, 0)), discord.ui.Select),
        (PickField("free", "Free", options(3), free=True), discord.ui.Select),
        (PickField("set", "Set", options(10), most=10), discord.ui.CheckboxGroup),
        (PickField("big", "Big", options(11), most=25), discord.ui.Select),
        (BoxField("box", "Box"), discord.ui.Checkbox),
    ],
)
def test_few_answers_are_radio_buttons_sets_are_boxes_and_many_are_a_menu(field: FormField, kind: type[object]) -> None:
    made = labelled(field)
    assert isinstance(made.component, kind) and made.to_component_dict()["component"]["custom_id"] == field.id


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_of_a_form_is_cut_off(locale: str) -> None:
    words = Words(locale)
    forms = [personal.fields(NotificationSettings(), part, words, NOW) for part in ("", "more")]
    forms += [server.fields(part, ServerSettings(), words) for part in server.PARTS]
    assert {field.id for form in forms for field in form} >= set(SETTINGS), "every setting is in some form"
    for form in forms:
        assert 0 < len(form) <= FORM_FIELDS
        for field in form:
            assert len(field.name) <= FORM_LABEL and len(field.about) <= FORM_ABOUT, field.name
            required = not isinstance(field, TextField | PlaceField | BoxField)
            assert field.values or not required, f"{field.name} opens without an answer"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("title", TITLES)
def test_questions_and_answers_of_standing_orders_fit_a_form(title: str, locale: str) -> None:
    words = Words(locale)
    row = TableRow("crab42", title, 1, 2, 11, RUNNING, 2, "{}", None, None, 0, 0, "", 0, False, 0, 0)
    table = Table(row, ())
    for spec in table.title.info.orders:
        assert len(orders.name_of(table, spec.kind, words)) <= FORM_LABEL
        assert not spec.group or len(orders.name_of(table, spec.group, words)) <= FORM_LABEL
        for policy in spec.policies:
            assert len(orders.answer_name(table, spec.kind, policy, words)) <= MENU_TEXT


def test_a_box_that_is_ticked_has_one_value() -> None:
    assert BoxField("box", "Box").holding((ON,)).values == (ON,)
