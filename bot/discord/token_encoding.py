"""Long actions in short: links as one token, such as `~3Yc0AgXk`, where Discord has no room for them all.

The token says which of the links offered was taken each time, and carries a digest of what they were. So it needs no
memory, and in a position that offers something else it means nothing rather than another move.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Sequence

from games.kernel import Choice, Chosen

MARK = "~"
"""Begins a token that stands for several links."""
_DIGEST = 3  # bytes
_MOST = 255  # links

Offered = Callable[[Chosen], Sequence[Choice]]
"""The next links after legal ones."""


def fold(offered: Offered, chosen: Chosen, links: Chosen) -> str:
    """Legal links after those chosen as one token; '' where there are more than a token takes."""
    if len(links) > _MOST:
        return ""
    taken = []
    for at, key in enumerate(links):
        keys = [choice.key for choice in offered((*chosen, *links[:at]))]
        taken.append((keys.index(key), len(keys)))
    number = 0
    for index, many in reversed(taken):
        number = number * many + index
    packed = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return MARK + base64.urlsafe_b64encode(_digest(links) + bytes([len(links)]) + packed).decode().rstrip("=")


def unfold(offered: Offered, chosen: Chosen, token: str) -> Chosen | None:
    """The links that a token stands for after those chosen; None where it stands for nothing here."""
    body = token.removeprefix(MARK)
    if body == token or not body.isascii():
        return None
    try:
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except ValueError:
        return None
    digest, counted, number = packed[:_DIGEST], packed[_DIGEST : _DIGEST + 1], packed[_DIGEST + 1 :]
    links = _taken(offered, chosen, counted[0] if counted else 0, int.from_bytes(number, "big"))
    return links if links and _digest(links) == digest else None


def _taken(offered: Offered, chosen: Chosen, many: int, number: int) -> Chosen:
    """So many links, each taken by its index among those offered; fewer where an action ends before."""
    links: Chosen = ()
    while len(links) < many:
        choices = offered((*chosen, *links))
        if not choices:
            break
        number, index = divmod(number, len(choices))
        links = (*links, choices[index].key)
        if not choices[index].more:
            break
    return links if len(links) == many else ()


def _digest(links: Chosen) -> bytes:
    return hashlib.sha256(" ".join(links).encode()).digest()[:_DIGEST]
