"""Fills templates of HTML files that need no network: texts are escaped, data is safe inside a script."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any

import msgspec

POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
"""A page contains everything that it needs, so it may load nothing."""
# Placeholders: a text, or a part that is not escaped. All are replaced at once, so that no text can contain one.
_PLACE = re.compile(r"\{\{([a-z]+)\}\}|\[\[([a-z]+)\]\]")


def fill(template: str, texts: Mapping[str, str], parts: Mapping[str, str]) -> bytes:
    """Return a page with `texts` in place of {{name}}, and `parts` of code in place of [[name]]."""

    def put(place: re.Match[str]) -> str:
        return escape(texts[place[1]]) if place[1] else parts[place[2]]

    return _PLACE.sub(put, template).encode()


def harmless(data: Any) -> str:
    """Return data as JSON for a script of a page: nothing in it ends the script or begins a tag."""
    text = msgspec.json.encode(data).decode()
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026").replace("\u2028", "\\u2028")
