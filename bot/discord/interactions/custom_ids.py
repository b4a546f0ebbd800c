"""What a button or menu means, written in its custom id: it outlives the process that posted it.

`move:<table>:<version>:<seat>:<page>:<links>`: what pressing it does, the table and the version that the reader
looks at, the seat it is meant for (empty: whoever presses), the page of a long list, and the links chosen so far.
Links that do not fit Discord's limit are kept by the store and named by a key after a tilde. The version is the
number under which its readers know it (`bot/tables/hidden_versions.py`): everybody's in a channel, the seat's own in
private.

Long actions in short: links as one token, such as `~3Yc0AgXk`, where Discord has no room for them all.

The token says which of the links offered was taken each time, and carries a digest of what they were. So it needs no
memory, and in a position that offers something else it means nothing rather than another move.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from bot.discord.gateway.limits import CUSTOM_ID
from games.kernel import Choice, Chosen, Seat

KEPT = "~"  # begins the key of links kept by the store
LESSON = "~"
"""Begins what stands in place of a table where a lesson is played, which is no table: `~<title>.<lesson>`, and in place
of the version the lesson's stage."""
BUTTONS = ("move", "undo", "board", "text", "agree", "decline", "join", "refuse", "peek", "story", "chain")
"""What a button may do: choose links (none: open the panel), take back, show the board, answer, join or not, read
a secret or what happened step by step, or do several actions one after another."""
_NUMBER = "[0-9]{1,9}"  # more fits neither a version nor the database
_FIELDS = rf":(?P<table>[^:]+):(?P<version>{_NUMBER}):(?P<seat>(?:{_NUMBER})?):(?P<page>{_NUMBER}):(?P<links>.*)"
BUTTON = re.compile(r"(?P<do>" + "|".join(BUTTONS) + ")" + _FIELDS)
MENUS = ("pick", "several", "slot", "standing")
"""What a menu may do: add the links of one option, put several things picked in the place of those picked before, put
one answer among several that are given side by side (the page says which), or say what to do from now on about the
group of decisions that stands in place of links."""
MENU = re.compile(r"(?P<do>" + "|".join(MENUS) + ")" + _FIELDS)


class Press(Struct, frozen=True):
    """One press: what it does, where, and from which links on."""

    do: str
    table: str
    version: int
    seat: Seat | None = None
    page: int = 0
    links: Chosen = ()

    def __str__(self) -> str:
        seat = "" if self.seat is None else self.seat
        return f"{self.do}:{self.table}:{self.version}:{seat}:{self.page}:{' '.join(self.links)}"

    @property
    def fits(self) -> bool:
        """Whether it fits a custom id as it is."""
        return len(str(self)) <= CUSTOM_ID

    def keeping(self) -> Press:
        """This press with its links replaced by the key under which the store is to keep them."""
        digest = hashlib.sha256(" ".join(self.links).encode()).digest()
        return structs.replace(self, links=(KEPT + base64.b32encode(digest[:10]).decode().lower(),))

    def doing(self, do: str, links: Sequence[str] | None = None, page: int = 0) -> Press:
        """Another press for the same table, version and seat."""
        return structs.replace(self, do=do, links=self.links if links is None else tuple(links), page=page)

    @property
    def key(self) -> str | None:
        """The store's key of the links, where they did not fit."""
        return self.links[0][len(KEPT) :] if len(self.links) == 1 and self.links[0].startswith(KEPT) else None

    @classmethod
    def read(cls, match: re.Match[str]) -> Press:
        """The press that a custom id stands for."""
        seat = match["seat"]
        links = tuple(match["links"].split(" ")) if match["links"] else ()
        return cls(
            match["do"], match["table"], int(match["version"]), int(seat) if seat else None, int(match["page"]), links
        )


class RunCommand(Struct, frozen=True):
    """A command that can be run for a table: its name, and what was given to it."""

    command: str
    given: str = ""

    def __str__(self) -> str:
        return f"@{self.command}:{self.given}"

    @property
    def fits(self) -> bool:
        """Whether a menu or button can carry it."""
        return len(str(self)) <= CUSTOM_ID and "\n" not in self.given

    def button(self, table: str) -> str:
        """The custom id of a button that runs it at a table."""
        return f"@{table}/{self.command}" + (f":{self.given}" if self.given else "")

    def menu(self, table: str) -> str:
        """The custom id of a menu that runs it at a table with what is picked."""
        return f"@{table}>{self.command}"


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
