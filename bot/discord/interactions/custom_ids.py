"""Encodes the meaning of a button or menu in its custom id, so that it outlives the process that posted it.

`move:<table>:<version>:<seat>:<part>:<links>`: what a press does, the table and the version that the reader looks at,
the seat it is meant for (empty: whoever presses), the part of the question (a group of its answers from 1 on, one of
several selects from 0 on, or the first version of a log), and the choices made so far. Choices that
exceed Discord's limit are stored in the database under a key after a tilde. The version is the number that its readers
know (`bot/tables/table.py`): everybody's in a channel, the seat's own in private.

Long actions can also be one token, for example `~3Yc0AgXk`. The token says which of the offered choices was taken each
time, with a digest of the choices. It needs no storage, and in a position with other choices it is invalid instead of
meaning another move.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from bot.discord.limits import CUSTOM_ID
from games.kernel import Choice, Chosen, Seat

KEPT = "~"  # prefix of the key of stored choices
# Prefix of what replaces the table in a lesson: `~<title>.<lesson>`; the lesson's scene replaces the version.
LESSON = "~"
# Prefix of the table on the panel of a trial; the trial's count replaces the version.
TRIAL = "?"
# What a button may do: make choices (none: open the panel), undo, show the board, answer a proposal or invitation, show
# a secret or the game log, or do several actions one after another.
BUTTONS = ("move", "undo", "board", "text", "agree", "decline", "join", "refuse", "peek", "story", "chain")
_NUMBER = "[0-9]{1,9}"  # more fits neither a version nor the database
_FIELDS = rf":(?P<table>[^:]+):(?P<version>{_NUMBER}):(?P<seat>(?:{_NUMBER})?):(?P<part>{_NUMBER}):(?P<links>.*)"
BUTTON = re.compile(r"(?P<do>" + "|".join(BUTTONS) + ")" + _FIELDS)
# What a menu may do: add the choices of one option, replace a multi-selection, answer one of several parallel selects
# (the part says which) or all of them, add the last of several actions, or set a standing order for the group that
# replaces the choices.
MENUS = ("pick", "several", "slot", "slots", "chain", "standing")
MENU = re.compile(r"(?P<do>" + "|".join(MENUS) + ")" + _FIELDS)


class Press(Struct, frozen=True):
    """One press: what it does, where, and after which choices."""

    do: str
    table: str
    version: int
    seat: Seat | None = None
    part: int = 0
    links: Chosen = ()

    def __str__(self) -> str:
        seat = "" if self.seat is None else self.seat
        return f"{self.do}:{self.table}:{self.version}:{seat}:{self.part}:{' '.join(self.links)}"

    @property
    def fits(self) -> bool:
        """Whether it fits into a custom id."""
        return len(str(self)) <= CUSTOM_ID

    def keeping(self) -> Press:
        """Return this press with its choices replaced by the key under which they are stored."""
        digest = hashlib.sha256(" ".join(self.links).encode()).digest()
        # Ten bytes are 16 characters of base32 without padding. Equal choices get the same key.
        return structs.replace(self, links=(KEPT + base64.b32encode(digest[:10]).decode().lower(),))

    def doing(self, do: str, links: Sequence[str] | None = None, part: int = 0) -> Press:
        """Return another press for the same table, version and seat."""
        return structs.replace(self, do=do, links=self.links if links is None else tuple(links), part=part)

    @property
    def key(self) -> str | None:
        """The key of the stored choices, if they did not fit."""
        return self.links[0][len(KEPT) :] if len(self.links) == 1 and self.links[0].startswith(KEPT) else None

    @classmethod
    def read(cls, match: re.Match[str]) -> Press:
        """Parse a custom id."""
        seat = match["seat"]
        links = tuple(match["links"].split(" ")) if match["links"] else ()
        return cls(
            match["do"], match["table"], int(match["version"]), int(seat) if seat else None, int(match["part"]), links
        )


class RunCommand(Struct, frozen=True):
    """A command that can be run for a table: its name, and its argument."""

    command: str
    given: str = ""

    def __str__(self) -> str:
        return f"@{self.command}:{self.given}"

    @property
    def fits(self) -> bool:
        """Whether a menu or button can contain it."""
        return len(str(self)) <= CUSTOM_ID and "\n" not in self.given

    @property
    def others(self) -> str:
        """The custom id of a button that asks at which other table to run it."""
        return f"@@{self.command}:{self.given}"

    def button(self, table: str) -> str:
        """Return the custom id of a button that runs it at a table."""
        return f"@{table}/{self.command}" + (f":{self.given}" if self.given else "")

    def menu(self, table: str) -> str:
        """Return the custom id of a menu that runs it at a table with the selection."""
        return f"@{table}>{self.command}"


MARK = "~"
"""Prefix of a token for several choices."""
_DIGEST = 3  # bytes
# The token stores the number of choices in one byte.
_MOST = 255  # choices
Offered = Callable[[Chosen], Sequence[Choice]]
"""Returns the next choices after legal ones."""


def fold(offered: Offered, chosen: Chosen, links: Chosen) -> str:
    """Encode legal choices after those made as one token; '' if there are too many."""
    if len(links) > _MOST:
        return ""
    taken = []
    for at, key in enumerate(links):
        keys = [choice.key for choice in offered((*chosen, *links[:at]))]
        taken.append((keys.index(key), len(keys)))
    number = 0
    # Each index is a digit whose base is the number of choices offered. `_taken` reads the first choice first.
    for index, many in reversed(taken):
        number = number * many + index
    packed = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return MARK + base64.urlsafe_b64encode(_digest(links) + bytes([len(links)]) + packed).decode().rstrip("=")


def unfold(offered: Offered, chosen: Chosen, token: str) -> Chosen | None:
    """Decode a token after the choices made; None if it is invalid here."""
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
    """Return choices by their indices among those offered; fewer if an action ends before."""
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
