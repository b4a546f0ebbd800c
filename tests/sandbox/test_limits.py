"""Every limit of a form: one step inside passes, one step outside is refused with its field and code."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.checks import commands, validate
from sandbox.checks.api_errors import ApiError
from sandbox.checks.components import ComponentForm, walk, with_ids
from sandbox.checks.forms import Complaints
from tests.sandbox.pictures import png
from tests.sandbox.rest import Api, Got

Json = dict[str, Any]
V2 = 1 << 15


def button(label: str | None = "Go", custom_id: str = "go", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def buttons(count: int, start: int = 0) -> list[Json]:
    return [button(custom_id=f"b{n}") for n in range(start, start + count)]


def option(number: int, **more: Any) -> Json:
    return {"label": f"Option {number}", "value": str(number), **more}


def select(options: int = 3, **more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [option(n) for n in range(options)], **more}


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def described(words: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": words}]}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def v1(*rows: Json) -> Json:
    return {"content": "x", "components": list(rows)}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


FIVE_ROWS = [row(*buttons(5, 5 * n)) for n in range(5)]
FULL_FIELDS = [{"name": "n" * 10, "value": "v" * 100} for _ in range(25)]

FITTING: dict[str, Json] = {
    "content 2000": {"content": "x" * 2000},
    "embeds 10": {"embeds": [{"title": "t"}] * 10},
    "embed title 256": embed(title="t" * 256),
    "embed description 4096": embed(description="t" * 4096),
    "embed fields 25": embed(fields=FULL_FIELDS),
    "embed footer 2048": embed(title="t", footer={"text": "f" * 2048}),
    "five rows of five buttons": v1(*FIVE_ROWS),
    "options 25": v1(row(select(25, max_values=25, min_values=0))),
    "label 80": v1(row(button("l" * 80))),
    "custom id 100": v1(row(button(custom_id="c" * 100))),
    "placeholder 150": v1(row(select(placeholder="p" * 150))),
    "link button": v1(row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})),
    "emoji instead of a label": v1(row(button(None, emoji={"name": "🎲"}))),
    "user select": v1(row({"type": 5, "custom_id": "u"})),
    "v2 of 40 components": v2(*[text(str(n)) for n in range(40)]),
    "v2 text of 4000": v2(text("x" * 2000), container(text("y" * 2000))),
    "v2 section": v2(section(text(), text(), text())),
    "v2 everything": v2(container(text(), section(text()), {"type": 14, "spacing": 2}, row(button("x", "y")))),
    "v2 picture from elsewhere": v2(gallery("https://example.org/a.png")),
    "v2 gallery of ten": v2(gallery(*["https://example.org/a.png"] * 10)),
    "v2 gallery description 1024": v2(described("d" * 1024)),
    "v2 container without colour": v2({**container(text()), "accent_color": None, "spoiler": True}),
    "v2 separator without a line": v2({"type": 14, "divider": False}),
    "v2 component id 0 twice": v2({**text(), "id": 0}, {**text(), "id": 0}),
    "v2 section with a picture": v2(section(text(), accessory={"type": 11, "media": {"url": "https://example.org/a"}})),
}

REFUSED: dict[str, tuple[Json, str]] = {
    "content 2001": ({"content": "x" * 2001}, "content"),
    "embeds 11": ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    "embed title 257": (embed(title="t" * 257), "embeds.0.title"),
    "embed description 4097": (embed(description="t" * 4097), "embeds.0.description"),
    "embed fields 26": (embed(fields=[*FULL_FIELDS, FULL_FIELDS[0]]), "embeds.0.fields"),
    "embed field name 257": (embed(fields=[{"name": "n" * 257, "value": "v"}]), "embeds.0.fields.0.name"),
    "embed field without value": (embed(fields=[{"name": "n", "value": ""}]), "embeds.0.fields.0.value"),
    "embed field value 1025": (embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value"),
    "embed footer 2049": (embed(title="t", footer={"text": "f" * 2049}), "embeds.0.footer.text"),
    "embed author 257": (embed(author={"name": "a" * 257}), "embeds.0.author.name"),
    "embeds of 6001 characters": ({"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"),
    "embed picture that is not attached": (embed(image={"url": "attachment://no.png"}), "embeds.0.image.url"),
    "six rows": (v1(*FIVE_ROWS, row(button())), "components"),
    "six buttons in a row": (v1(row(*buttons(6))), "components.0.components"),
    "an empty row": (v1(row()), "components.0.components"),
    "a button outside a row": (v1(button()), "components.0.type"),
    "a menu beside a button": (v1(row(button(), select())), "components.0.components"),
    "a text input in a message": (
        v1(row({"type": 4, "custom_id": "t", "style": 1, "label": "l"})),
        "components.0.components.0.type",
    ),
    "label 81": (v1(row(button("l" * 81))), "components.0.components.0.label"),
    "no label and no emoji": (v1(row(button(None))), "components.0.components.0"),
    "unknown style": (v1(row(button(style=9))), "components.0.components.0.style"),
    "link without address": (v1(row({"type": 2, "style": 5, "label": "x"})), "components.0.components.0.url"),
    "link with custom id": (v1(row(button(style=5, url="https://example.org"))), "components.0.components.0"),
    "an emoji that is a word": (v1(row(button(emoji={"name": "dice"}))), "components.0.components.0.emoji.name"),
    "mentions of all and of some": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.users",
    ),
    "no custom id": (v1(row(button(custom_id=""))), "components.0.components.0.custom_id"),
    "custom id 101": (v1(row(button(custom_id="c" * 101))), "components.0.components.0.custom_id"),
    "custom id twice": (v1(row(button(), button())), "components.0.components.1.custom_id"),
    "custom id twice over rows": (v1(row(button()), row(button())), "components.1.components.0.custom_id"),
    "options 26": (v1(row(select(26))), "components.0.components.0.options"),
    "no options": (v1(row(select(0))), "components.0.components.0.options"),
    "option label 101": (
        v1(row(select(options=0) | {"options": [option(1, label="l" * 101)]})),
        "components.0.components.0.options.0.label",
    ),
    "option value 101": (
        v1(row(select(options=0) | {"options": [option(1, value="v" * 101)]})),
        "components.0.components.0.options.0.value",
    ),
    "option description 101": (
        v1(row(select(options=0) | {"options": [option(1, description="d" * 101)]})),
        "components.0.components.0.options.0.description",
    ),
    "option value twice": (
        v1(row(select(options=0) | {"options": [option(1), option(1)]})),
        "components.0.components.0.options.1.value",
    ),
    "placeholder 151": (v1(row(select(placeholder="p" * 151))), "components.0.components.0.placeholder"),
    "max values over the options": (v1(row(select(2, max_values=3))), "components.0.components.0.options"),
    "min values over max values": (v1(row(select(3, min_values=2))), "components.0.components.0.min_values"),
    "more defaults than choices": (
        v1(row(select(options=0) | {"options": [option(1, default=True), option(2, default=True)]})),
        "components.0.components.0.options",
    ),
    "component id twice": (v1(row(button() | {"id": 7}), row(button("x", "y") | {"id": 7})), "components"),
    "nonce 26": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "ephemeral outside an interaction": ({"content": "x", "flags": 64}, "flags"),
    "v2 parts without the flag": ({"content": "x", "components": [text()]}, "components.0.type"),
    "v2 of 41 components": (v2(*[text(str(n)) for n in range(41)]), "components"),
    "v2 of 41 nested components": (v2(*[container(text()) for _ in range(20)], text()), "components"),
    "v2 text of 4001": (v2(text("x" * 2000), container(text("y" * 2001))), "components"),
    "v2 with content": ({**v2(text()), "content": "x"}, "content"),
    "v2 with embeds": ({**v2(text()), "embeds": [{"title": "t"}]}, "embeds"),
    "v2 empty text": (v2(text("")), "components.0.content"),
    "v2 bare button": (v2(button()), "components.0.type"),
    "v2 container in a container": (v2(container(container(text()))), "components.0.components.0.type"),
    "v2 empty container": (v2(container()), "components.0.components"),
    "v2 container of a wrong colour": (v2({**container(text()), "accent_color": 1 << 24}), "components.0.accent_color"),
    "v2 section of four texts": (v2(section(*[text()] * 4)), "components.0.components"),
    "v2 section without accessory": (v2({"type": 9, "components": [text()]}), "components.0.accessory"),
    "v2 section with a menu": (v2(section(text(), accessory=select())), "components.0.accessory.type"),
    "v2 picture that is not attached": (v2(gallery("attachment://no.png")), "components.0.items.0.media.url"),
    "v2 gallery of eleven": (v2(gallery(*["https://example.org/a.png"] * 11)), "components.0.items"),
    "v2 file from elsewhere": (v2({"type": 13, "file": {"url": "https://example.org/a"}}), "components.0.file.url"),
    "v2 gallery without a picture": (v2(gallery()), "components.0.items"),
    "v2 gallery description 1025": (v2(described("d" * 1025)), "components.0.items.0.description"),
    "v2 gallery with an address of another kind": (
        v2(gallery("ftp://example.org/a")),
        "components.0.items.0.media.url",
    ),
    "v2 thumbnail description 1025": (
        v2(
            section(
                text(), accessory={"type": 11, "media": {"url": "https://example.org/a"}, "description": "d" * 1025}
            )
        ),
        "components.0.accessory.description",
    ),
    "v2 bare thumbnail": (v2({"type": 11, "media": {"url": "https://example.org/a"}}), "components.0.type"),
    "v2 section without text": (v2(section()), "components.0.components"),
    "v2 section with a button for a text": (v2(section(button("x", "y"))), "components.0.components.0.type"),
    "v2 container with a bare button": (v2(container(button())), "components.0.components.0.type"),
    "v2 container with half a spoiler": (v2({**container(text()), "spoiler": "yes"}), "components.0.spoiler"),
    "v2 file that is not attached": (v2({"type": 13, "file": {"url": "attachment://no"}}), "components.0.file.url"),
    "v2 separator of half a line": (v2({"type": 14, "divider": 1}), "components.0.divider"),
    "v2 custom id twice": (
        v2(section(text()), container(row(button()))),
        "components.1.components.0.components.0.custom_id",
    ),
    "v2 component id twice": (v2({**text(), "id": 3}, container({**text(), "id": 3})), "components"),
    "v2 component id over 31 bits": (v2({**text(), "id": 2**31}), "components.0.id"),
    "v2 with a poll": ({**v2(text()), "poll": {"question": {"text": "?"}}}, "poll"),
    "v2 with a sticker": ({**v2(text()), "sticker_ids": ["1"]}, "sticker_ids"),
    "v2 with an empty content": ({**v2(text()), "content": ""}, "content"),
    "a part of a form in a message": (v2({"type": 18, "label": "l", "component": select()}), "components.0.type"),
    "link to something else": (
        v1(row({"type": 2, "style": 5, "label": "x", "url": "file:///etc"})),
        "components.0.components.0.url",
    ),
    "an emoji that nobody made": (
        v1(row(button(emoji={"id": "7", "name": "tomato"}))),
        "components.0.components.0.emoji.id",
    ),
    "v2 separator of a wrong size": (v2({"type": 14, "spacing": 3}), "components.0.spacing"),
}


@pytest.mark.parametrize("body", FITTING.values(), ids=FITTING)
async def test_a_message_within_the_limits_is_sent(api: Api, body: Json) -> None:
    assert (await api.send(body)).status == 200


@pytest.mark.parametrize(("body", "field"), REFUSED.values(), ids=REFUSED)
async def test_a_message_outside_a_limit_is_refused_at_its_field(api: Api, body: Json, field: str) -> None:
    got = await api.send(body)
    assert (got.status, got.code) == (400, 50035)
    assert field in got.complaints()
    assert api.rig.tables.messages == {}


async def test_all_complaints_about_a_form_come_at_once(api: Api) -> None:
    got = await api.send({"content": "x" * 2001, "components": [row(button("l" * 81, "c" * 101))]})
    assert set(got.complaints()) == {
        "content", "components.0.components.0.label", "components.0.components.0.custom_id",
    }  # fmt: skip


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"flags": V2, "components": []}, {"nonce": "n"}])
async def test_a_message_of_nothing_is_refused(api: Api, body: Json) -> None:
    assert (await api.send(body)).code == 50006


async def test_a_body_that_is_not_json_is_refused(api: Api) -> None:
    url = f"{api.rig.sandbox.addresses.api_base}/channels/{api.rig.tables.id}/messages"
    headers = {"Authorization": f"Bot {api.rig.token}", "Content-Type": "application/json"}
    async with api.session.post(url, data=b"{", headers=headers) as answer:
        assert (await answer.json())["code"] == 50109


# --- files ---


async def test_ten_files_pass_and_eleven_are_refused(api: Api) -> None:
    files = {f"{n}.png": png(1, 1) for n in range(11)}
    assert (await api.send({}, files=dict(list(files.items())[:10]))).status == 200
    assert "attachments" in (await api.send({}, files=files)).complaints()


async def test_files_of_more_than_the_upload_limit_are_refused(api: Api) -> None:
    api.rig.world.upload_limit = 1000
    assert (await api.send({}, files={"a": bytes(500), "b": bytes(500)})).status == 200
    got = await api.send({}, files={"a": bytes(500), "b": bytes(501)})
    assert (got.status, got.code) == (413, 40005)


async def test_attachment_entries_must_name_a_file_and_keep_to_their_lengths(api: Api) -> None:
    entries = [{"id": 0, "description": "d" * 1025}, {"id": 1}]
    got = await api.send({"attachments": entries}, files={"a.png": png(1, 1)})
    assert set(got.complaints()) == {"attachments.0.description", "attachments.1.id"}


async def test_an_edit_to_components_v2_needs_content_gone_and_lasts(api: Api) -> None:
    sent = (await api.send({"content": "old"})).body
    path = f"/channels/{api.rig.tables.id}/messages/{sent['id']}"
    assert "content" in (await api.call("PATCH", path, v2(text()))).complaints()
    assert (await api.call("PATCH", path, {**v2(text()), "content": None})).body["flags"] == V2
    assert "content" in (await api.call("PATCH", path, {"content": "back"})).complaints()
    taken_off = await api.call("PATCH", path, {"flags": 0, "components": [row(button())]})
    assert taken_off.complaints() == {"flags": "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"}
    assert (await api.call("PATCH", path, {"components": [row(button())]})).body["flags"] == V2
    assert (await api.call("PATCH", path, {"components": []})).code == 50006


async def test_embeds_are_emptied_by_an_empty_list_only(api: Api) -> None:
    sent = (await api.send({"embeds": [{"title": "t"}]})).body
    path = f"/channels/{api.rig.tables.id}/messages/{sent['id']}"
    assert "embeds" in (await api.call("PATCH", path, {**v2(text()), "embeds": None})).complaints()
    assert (await api.call("PATCH", path, {**v2(text()), "embeds": []})).status == 200


async def test_a_v2_message_of_files_alone_is_empty(api: Api) -> None:
    assert (await api.send({"flags": V2}, files={"a.png": png(3, 2)})).code == 50006


async def test_only_files_that_nothing_shows_are_listed_as_attachments(api: Api) -> None:
    shown = v2(gallery("attachment://a.png"), {"type": 13, "file": {"url": "attachment://b.txt"}})
    sent = (await api.send(shown, files={"a.png": png(3, 2), "b.txt": b"text", "c.png": png(1, 1)})).body
    assert [one["filename"] for one in sent["attachments"]] == ["c.png"]
    assert (sent["components"][1]["name"], sent["components"][1]["size"]) == ("b.txt", 4)
    [seen] = api.rig.sees(api.rig.person("Ann"), api.rig.tables)
    assert [one.filename for one in seen.pictures] == ["a.png"]


async def test_an_edit_of_something_else_leaves_the_components_as_they_are(api: Api) -> None:
    sent = (await api.send(v2({"type": 13, "file": {"url": "attachment://b.txt"}}), files={"b.txt": b"text"})).body
    path = f"/channels/{api.rig.tables.id}/messages/{sent['id']}"
    assert (await api.call("PATCH", path, {"flags": V2 | 4})).body["components"] == sent["components"]


async def test_a_v2_message_keeps_its_pictures_when_it_is_sent_back_as_it_came(api: Api) -> None:
    sent = (await api.send(v2(gallery("attachment://a.png")), files={"a.png": png(3, 2)})).body
    media = sent["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"]) == (3, 2)
    path = f"/channels/{api.rig.tables.id}/messages/{sent['id']}"
    again = await api.call("PATCH", path, {"components": [gallery(media["url"])]})
    assert again.body["components"][0]["items"][0]["media"] == media


# --- channels and threads ---


@pytest.mark.parametrize(("name", "status"), [("t" * 100, 201), ("t" * 101, 400), ("", 400)])
async def test_thread_names_have_one_to_a_hundred_characters(api: Api, name: str, status: int) -> None:
    path = f"/channels/{api.rig.tables.id}/threads"
    assert (await api.call("POST", path, {"name": name, "type": 11})).status == status


@pytest.mark.parametrize(("minutes", "status"), [(60, 201), (1440, 201), (61, 400)])
async def test_threads_are_archived_after_one_of_four_times(api: Api, minutes: int, status: int) -> None:
    body = {"name": "t", "type": 11, "auto_archive_duration": minutes}
    assert (await api.call("POST", f"/channels/{api.rig.tables.id}/threads", body)).status == status


# --- modals and autocomplete ---


def field(**more: Any) -> Json:
    return row({"type": 4, "custom_id": "f", "style": 1, "label": "Field", **more})


def upload(**more: Any) -> Json:
    return {"type": 19, "custom_id": "file", **more}


def radio(options: int, **more: Any) -> Json:
    return {"type": 21, "custom_id": "radio", "options": [option(n, **more) for n in range(options)]}


def boxes(options: int, **more: Any) -> Json:
    return {"type": 22, "custom_id": "boxes", "options": [option(n) for n in range(options)], **more}


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Label", "component": component, **more}


def modal(*components: Json, **more: Any) -> Json:
    return {"custom_id": "m", "title": "Title", "components": list(components), **more}


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (modal(field(), title="t" * 46), "title"),
        (modal(field(), custom_id="c" * 101), "custom_id"),
        (modal(), "components"),
        (modal(*[field(custom_id=str(n)) for n in range(6)]), "components"),
        (modal(field(), field()), "components.1.components.0.custom_id"),
        (modal(row(button())), "components.0.components.0.type"),
        (modal(field(label="l" * 46)), "components.0.components.0.label"),
        (modal(field(label=None)), "components.0.components.0.label"),
        (modal(field(placeholder="p" * 101)), "components.0.components.0.placeholder"),
        (modal(field(value="v" * 4001)), "components.0.components.0.value"),
        (modal(field(max_length=4001)), "components.0.components.0.max_length"),
        (modal(field(min_length=9, max_length=8)), "components.0.components.0.min_length"),
        (modal(field(style=3)), "components.0.components.0.style"),
        (modal(label(select(), label="l" * 46)), "components.0.label"),
        (modal(label(select(), description="d" * 101)), "components.0.description"),
        (modal(label(select(disabled=True))), "components.0.component.disabled"),
        (modal(label(button())), "components.0.component.type"),
        (modal({"type": 18, "label": "l"}), "components.0.component"),
        (modal(label(select(min_values=0))), "components.0.component.min_values"),
        (modal(label(select()), label(select())), "components.1.component.custom_id"),
        (modal(label(upload(min_values=0))), "components.0.component.min_values"),
        (modal(label(upload(max_values=11))), "components.0.component.max_values"),
        (modal(label(upload(min_values=3, max_values=2))), "components.0.component.min_values"),
        (modal(label(radio(1))), "components.0.component.options"),
        (modal(label(radio(11))), "components.0.component.options"),
        (modal(label(radio(2, default=True))), "components.0.component.options"),
        (modal(label(boxes(0))), "components.0.component.options"),
        (modal(label(boxes(11))), "components.0.component.options"),
        (modal(label(boxes(3, min_values=0))), "components.0.component.min_values"),
        (modal(label(boxes(3, max_values=4))), "components.0.component.options"),
        (modal(label(boxes(3, min_values=3, max_values=2))), "components.0.component.min_values"),
        (modal(label({"type": 23, "custom_id": "c", "default": "yes"})), "components.0.component.default"),
        (modal(label({"type": 23})), "components.0.component.custom_id"),
        (modal(text("")), "components.0.content"),
        (modal(container(text())), "components.0.type"),
        (modal(radio(2)), "components.0.type"),
    ],
)
def test_a_form_outside_a_limit_is_refused_at_its_field(body: Json, path: str) -> None:
    with pytest.raises(ApiError) as refusal:
        validate.modal(body)
    assert path in Got(400, refusal.value.body(), {}).complaints()


def test_a_form_within_the_limits_is_opened() -> None:
    validate.modal(modal(field(max_length=4000, value="v" * 4000), label(select()), text(), title="t" * 45))
    optional = select(custom_id="s", required=False, min_values=0)
    validate.modal(modal(label(upload(max_values=10)), label(radio(10)), label(boxes(10)), label(optional)))
    validate.modal(modal(label(upload(required=False, min_values=0)), label({"type": 23, "custom_id": "c"})))


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": str(n), "value": str(n)} for n in range(26)],
        [{"name": "n" * 101, "value": "v"}],
        [{"name": "n", "value": "v" * 101}],
        [{"name": "", "value": "v"}],
        None,
    ],
)
def test_autocomplete_offers_twenty_five_choices_of_a_hundred_characters(choices: Any) -> None:
    validate.choices([{"name": "n" * 100, "value": "v" * 100}] * 25)
    with pytest.raises(ApiError):
        validate.choices(choices)


# --- commands ---


def command(name: str = "play", **more: Any) -> Json:
    return {"name": name, "description": "d", **more}


def parameter(name: str = "p", type_: int = 3, **more: Any) -> Json:
    return {"name": name, "description": "d", "type": type_, **more}


def subs(count: int, **more: Any) -> list[Json]:
    return [parameter(f"s{n}", 1, **more) for n in range(count)]


@pytest.mark.parametrize(
    ("body", "path"),
    [
        (command("Play"), "0.name"),
        (command("a b"), "0.name"),
        (command("n" * 33), "0.name"),
        (command(description="d" * 101), "0.description"),
        (command(description=""), "0.description"),
        (command(name_localizations={"de": "Groß"}), "0.name_localizations.de"),
        (command(description_localizations={"de": "d" * 101}), "0.description_localizations.de"),
        (command(options=subs(26)), "0.options"),
        (command(options=[parameter(f"p{n}") for n in range(26)]), "0.options"),
        (command(options=[parameter(), parameter()]), "0.options.1.name"),
        (command(options=[parameter("a"), parameter("b", required=True)]), "0.options.1"),
        (command(options=[parameter("s", 1), parameter("p")]), "0.options"),
        (command(options=[parameter("g", 2, options=subs(26))]), "0.options.0.options"),
        (command(options=[parameter("g", 2, options=[parameter("h", 2, options=subs(1))])]),
         "0.options.0.options.0.type"),
        (command(options=[parameter(choices=[{"name": "c", "value": "v"}] * 26)]), "0.options.0.choices"),
        (command(options=[parameter(choices=[{"name": "c" * 101, "value": "v"}])]), "0.options.0.choices.0.name"),
        (command(options=[parameter(choices=[{"name": "c", "value": "v"}], autocomplete=True)]),
         "0.options.0.autocomplete"),
        (command(options=[parameter(type_=5, autocomplete=True)]), "0.options.0.autocomplete"),
        (command(options=[parameter(type_=12)]), "0.options.0.type"),
        (command(options=[parameter(f"p{n:02}", description="d" * 100, choices=[
            {"name": "c" * 90, "value": "v" * 90} for _ in range(2)]) for n in range(20)]), "0"),
    ],
)  # fmt: skip
def test_a_command_outside_a_limit_is_refused_at_its_field(body: Json, path: str) -> None:
    with pytest.raises(ApiError) as refusal:
        commands.check([body])
    assert path in Got(400, refusal.value.body(), {}).complaints()


def test_a_hundred_commands_fit_and_one_more_does_not() -> None:
    full = [command(f"c{n}", options=subs(25, options=[parameter()])) for n in range(100)]
    commands.check(full)
    with pytest.raises(ApiError) as refusal:
        commands.check([*full, command("more")])
    assert refusal.value.code == 30032


def test_a_command_name_is_taken_once() -> None:
    with pytest.raises(ApiError) as refusal:
        commands.check([command(), command()])
    assert "1.name" in Got(400, refusal.value.body(), {}).complaints()


async def test_the_command_that_opens_a_page_inside_discord_is_kept(api: Api) -> None:
    path = f"/applications/{api.rig.application.id}/commands"
    assert (await api.call("PUT", path, [command()])).status == 200
    api.rig.enable_activities()
    assert (await api.call("PUT", path, [command("more")])).code == 50240
    (_, launch) = (await api.call("GET", path)).body
    kept = (await api.call("PUT", path, [command("more"), launch])).body
    assert [(one["name"], one["type"]) for one in kept] == [("more", 1), ("launch", 4)]
    assert kept[1]["id"] == launch["id"]


async def test_a_code_is_exchanged_once_for_whose_it_is(api: Api) -> None:
    rig, ann = api.rig, api.rig.person("Ann", locale="de")
    url, good = rig.sandbox.addresses.api_base, {"grant_type": "authorization_code", "code": ann.authorize()}
    good |= {"client_id": str(rig.application.id), "client_secret": rig.application.client_secret}
    wrong = [{"client_secret": "x"}, {"client_id": "1"}, {"grant_type": "password"}, {"code": "x"}, {}, {}]
    answers = []
    for change in wrong:
        async with api.session.post(f"{url}/oauth2/token", data={**good, **change}) as answer:
            answers.append((answer.status, await answer.json()))
    assert [status for status, _ in answers] == [401, 401, 400, 400, 200, 400]
    token = answers[4][1]["access_token"]
    for path, status in (("/users/@me", 200), ("/applications/@me", 401)):
        async with api.session.get(url + path, headers={"Authorization": f"Bearer {token}"}) as answer:
            assert answer.status == status
            assert status == 401 or (await answer.json()).items() >= {"id": str(ann.id), "locale": "de"}.items()


# --- helpers of the tree ---


def test_components_get_ids_that_are_free() -> None:
    numbered = with_ids([row(button() | {"id": 1}), row(select())])
    assert [c["id"] for c in walk(numbered)] == [2, 1, 3, 4]


def test_no_component_can_be_checked_without_a_rule() -> None:
    complaints = Complaints()
    ComponentForm(complaints, v2=True).message([{"type": 99}])
    assert complaints
