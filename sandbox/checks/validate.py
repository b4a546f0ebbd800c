"""Discord's limits on the content of requests; all errors of a request are reported together (50035)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandbox.checks.api_errors import Json, refuse
from sandbox.checks.components import ComponentForm
from sandbox.checks.forms import Complaints, Path
from sandbox.model.entities import Flag

MAX_CONTENT = 2000
MAX_EMBEDS = 10
MAX_EMBED_TEXT = 6000
MAX_ATTACHMENTS = 10
MAX_NONCE = 25
SENDABLE_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.SILENT | Flag.COMPONENTS_V2
EDITABLE_FLAGS = Flag.SUPPRESS_EMBEDS | Flag.COMPONENTS_V2
LEGACY_FIELDS: Json = {"content": None, "embeds": [], "sticker_ids": [], "poll": None}
"""What components v2 exclude, and the value that empties each of them."""
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


@dataclass(frozen=True, slots=True)
class Upload:
    """An uploaded file of a request, before it becomes an attachment."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Draft:
    """The state of a message after a request: all fields merged, flags resolved.

    ``stored`` components are those that the message had before; they were checked then.
    """

    body: Json
    flags: int
    filenames: frozenset[str]
    attachments: int
    emojis: frozenset[str] = frozenset()
    stored: bool = False


def message(draft: Draft) -> None:
    """Check a message's content, embeds, components and flags; raise 50006 if it is empty."""
    body, complaints = draft.body, Complaints()
    v2 = bool(draft.flags & Flag.COMPONENTS_V2)
    if v2:
        for field, empty in LEGACY_FIELDS.items():
            if body.get(field) not in (None, empty):
                words = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                complaints.add((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
    complaints.text(("content",), body.get("content"), 0, MAX_CONTENT, required=False)
    embeds(complaints, body.get("embeds") or [], draft.filenames)
    if not draft.stored:
        form = ComponentForm(complaints, v2=v2, files=draft.filenames, emojis=draft.emojis)
        form.message(body.get("components") or [])
    if draft.attachments > MAX_ATTACHMENTS:
        complaints.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_ATTACHMENTS} or fewer in length.")
    _allowed_mentions(complaints, body.get("allowed_mentions") or {})
    if isinstance(nonce := body.get("nonce"), str):
        complaints.text(("nonce",), nonce, 0, MAX_NONCE, required=False)
    complaints.refuse()
    # With components v2, a file is on the screen only where a component shows it.
    filled = bool(draft.attachments) and not v2
    if not filled and not any(body.get(field) for field in (*LEGACY_FIELDS, "components")):
        raise refuse(50006)


def _allowed_mentions(complaints: Complaints, allowed: Json) -> None:
    parse = allowed.get("parse") or []
    for key in ("users", "roles"):
        path: Path = ("allowed_mentions", key)
        if allowed.get(key) and key in parse:
            complaints.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse:[{key}] excludes {key}: [ids]")
        if len(allowed.get(key) or []) > 100:
            complaints.add(path, "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")


def flags(value: Any, allowed: int) -> int:
    """Return the flags of a request; refuse flags that a bot cannot set there."""
    complaints = Complaints()
    number = value or 0
    if not complaints.number(("flags",), number, 0, 2**31 - 1):
        complaints.refuse()
    if int(number) & ~allowed:
        complaints.add(("flags",), "MESSAGE_FLAGS_INVALID", f"Flags {int(number) & ~allowed} cannot be set here.")
        complaints.refuse()
    return int(number)


def edited_flags(old: int, value: Any) -> int:
    """Return a message's flags after an edit, which ignores all but two flags; components v2 stay for good."""
    if value is None:
        return old
    asked = flags(value, 2**31 - 1)
    if old & ~asked & Flag.COMPONENTS_V2:
        complaints = Complaints()
        words = "The IS_COMPONENTS_V2 flag cannot be removed from a message."
        complaints.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", words)
        complaints.refuse()
    return old & ~EDITABLE_FLAGS | asked & EDITABLE_FLAGS


def attachment_entries(entries: Any, uploads: dict[int, Upload], kept: set[int]) -> None:
    """Check the ``attachments`` field: ids of files in this request, or of attachments to keep."""
    complaints = Complaints()
    for place, entry in enumerate(complaints.items(("attachments",), entries, 0, MAX_ATTACHMENTS)):
        path: Path = ("attachments", place)
        number = str(entry.get("id", ""))
        if not number.isdigit() or (int(number) not in uploads and int(number) not in kept):
            words = f"There is neither a file nor an attachment with id {number}."
            complaints.add((*path, "id"), "ATTACHMENT_NOT_FOUND", words)
        complaints.text((*path, "description"), entry.get("description"), 0, 1024, required=False)
        complaints.text((*path, "filename"), entry.get("filename"), 0, 1024, required=False)
    complaints.refuse()


def embeds(complaints: Complaints, value: Any, files: frozenset[str]) -> None:
    """Check embeds: at most ten, the length of each part, and 6000 characters in total."""
    total = 0
    for place, embed in enumerate(complaints.items(("embeds",), value, 0, MAX_EMBEDS)):
        total += _embed(complaints, ("embeds", place), embed, files)
    if total > MAX_EMBED_TEXT:
        words = f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}"
        complaints.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", words)


def _embed(complaints: Complaints, path: Path, embed: Json, files: frozenset[str]) -> int:
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    parts: list[tuple[Path, Any, int, int]] = [
        (("title",), embed.get("title"), 0, 256),
        (("description",), embed.get("description"), 0, 4096),
        (("footer", "text"), footer.get("text"), 0, 2048),
        (("author", "name"), author.get("name"), 0, 256),
    ]
    for number, field in enumerate(complaints.items((*path, "fields"), embed.get("fields") or [], 0, 25)):
        parts.append((("fields", number, "name"), field.get("name"), 1, 256))
        parts.append((("fields", number, "value"), field.get("value"), 1, 1024))
    for where, text, low, high in parts:
        complaints.text((*path, *where), text, low, high, required=bool(low))
    for key in ("image", "thumbnail"):
        url = (embed.get(key) or {}).get("url", "")
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
            words = f"The referenced attachment {url} was not found."
            complaints.add((*path, key, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)
    return sum(len(text) for _, text, _, _ in parts if isinstance(text, str))


def modal(data: Json, emojis: frozenset[str] = frozenset()) -> None:
    """Check a modal: custom id, a title of at most 45 characters, one to five components."""
    complaints = Complaints()
    complaints.text(("custom_id",), data.get("custom_id"), 1, 100)
    complaints.text(("title",), data.get("title"), 1, 45)
    ComponentForm(complaints, v2=True, emojis=emojis).modal(data.get("components"))
    complaints.refuse()


def choices(value: Any) -> None:
    """Check autocomplete choices: at most 25, with names and string values of 1 to 100 characters."""
    complaints = Complaints()
    for place, choice in enumerate(complaints.items(("choices",), value, 0, 25)):
        complaints.text(("choices", place, "name"), choice.get("name"), 1, 100)
        answer = choice.get("value")
        if isinstance(answer, str) or answer is None:
            complaints.text(("choices", place, "value"), answer, 1, 100)
        else:
            complaints.number(("choices", place, "value"), answer, -(2**53), 2**53)
    complaints.refuse()


def channel(body: Json, *, required: bool) -> None:
    """Check a channel's or thread's name (1 to 100 characters), topic, slow mode and archive time."""
    complaints = Complaints()
    if required or "name" in body:
        complaints.text(("name",), body.get("name"), 1, 100)
    complaints.text(("topic",), body.get("topic"), 0, 1024, required=False)
    if body.get("rate_limit_per_user") is not None:
        complaints.number(("rate_limit_per_user",), body["rate_limit_per_user"], 0, 21600)
    if body.get("auto_archive_duration") is not None:
        complaints.one_of(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_MINUTES)
    complaints.refuse()
