"""Routes of an application's own emoji: list, create, rename, delete."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from sandbox import payloads
from sandbox.checks.api_errors import refuse
from sandbox.checks.forms import Complaints
from sandbox.model import media
from sandbox.model.entities import Emoji
from sandbox.rest.call import Call, Reply, Route

MAX_EMOJIS = 2000
MAX_SIZE = 256 * 1024
KINDS = ("image/png", "image/gif", "image/webp", "image/jpeg", "image/avif")
_NAME = re.compile(r"\w+", re.ASCII)
_DATA = re.compile(r"data:(?P<kind>[\w/.+-]+);base64,(?P<content>.*)", re.DOTALL)


def _emojis(call: Call) -> dict[int, Emoji]:
    if call.id("application") != call.app.id:
        raise refuse(50001)
    return call.app.emojis


def _one(call: Call) -> Emoji:
    try:
        return _emojis(call)[call.id("emoji")]
    except KeyError:
        raise refuse(10014) from None


def _list(call: Call) -> Reply:
    return Reply(200, {"items": [payloads.emoji(call.app, one) for one in _emojis(call).values()]})


def _get(call: Call) -> Reply:
    return Reply(200, payloads.emoji(call.app, _one(call)))


def _create(call: Call) -> Reply:
    known, complaints = _emojis(call), Complaints()
    _check_name(complaints, call, call.form.get("name"))
    kind, content = _image(complaints, call.form.get("image"))
    complaints.refuse()
    if len(known) >= MAX_EMOJIS:
        raise refuse(30008)
    made = Emoji(call.world.ids.next(), call.form["name"], content, kind)
    known[made.id] = made
    return Reply(201, payloads.emoji(call.app, made))


def _edit(call: Call) -> Reply:
    one, complaints = _one(call), Complaints()
    if (name := call.form.get("name")) not in (None, one.name):
        _check_name(complaints, call, name)
        complaints.refuse()
        one.name = name
    return Reply(200, payloads.emoji(call.app, one))


def _delete(call: Call) -> Reply:
    del _emojis(call)[_one(call).id]
    return Reply()


def _check_name(complaints: Complaints, call: Call, name: Any) -> None:
    if not complaints.text(("name",), name, 2, 32):
        return
    if not _NAME.fullmatch(name):
        complaints.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(one.name == name for one in call.app.emojis.values()):
        complaints.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken.")


def _image(complaints: Complaints, image: Any) -> tuple[str, bytes]:
    """Return the kind and the content of an image in a data URI; complain about one that cannot be an emoji."""
    if not complaints.text(("image",), image, 1, 2**24):
        return "", b""
    found = _DATA.fullmatch(image)
    try:
        content = base64.b64decode(found["content"] if found else "", validate=True)
    except binascii.Error:
        content = b""
    kind = media.content_type(f"emoji.{found['kind'].rpartition('/')[2]}" if found else "", content)
    if not content or kind not in KINDS:
        complaints.add(("image",), "IMAGE_INVALID", "Unsupported image type given")
    elif len(content) > MAX_SIZE:
        complaints.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return kind, content


_ALL = "/applications/{application}/emojis"

ROUTES: tuple[Route, ...] = (
    Route("GET", _ALL, _list),
    Route("POST", _ALL, _create),
    Route("GET", _ALL + "/{emoji}", _get),
    Route("PATCH", _ALL + "/{emoji}", _edit),
    Route("DELETE", _ALL + "/{emoji}", _delete),
)
