"""Drawn pieces as emoji of the application: uploaded by `python -m bot sync`, shown in menus and on buttons.

Nothing is stored here: an emoji's name says which piece it is and which picture of it was uploaded. A host reads the
list once when it starts; without emoji all choices are shown in words only.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from contextvars import ContextVar

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.process_pool import ProcessPool
from renderers.registry import icon_pngs, presenter
from renderers.titles import TITLES

_NAME = re.compile(r"\w{2,14}_([0-9a-f]{8})_[0-9a-f]{6}")
_INVALID_FORM = 50035
_NICE = 10
_KNOWN: ContextVar[dict[str, discord.PartialEmoji] | None] = ContextVar("emoji", default=None)

log = structlog.get_logger(__name__)


class Synced(Struct, frozen=True):
    """How many emoji were uploaded, how many deleted, and how many there are now."""

    uploaded: int
    deleted: int
    total: int


async def draw_pieces() -> dict[str, bytes]:
    """Draw every piece of every title; return its PNG by the emoji's name. Slow."""
    # In a process that ends afterwards: what is drawn here takes 20 MB of the host's memory for good.
    pool = ProcessPool("in which emoji are drawn", _NICE)
    try:
        drawn = [(title, await pool.call(icon_pngs, title)) for title in TITLES]
    finally:
        pool.close()
    return {_name(title, icon, image): image for title, images in drawn for icon, image in images.items()}


def _name(title: str, icon: str, image: bytes) -> str:
    return f"{_slug(icon)}_{_piece(title, icon)}_{hashlib.blake2b(image, digest_size=3).hexdigest()}"


async def sync(client: discord.Client) -> Synced:
    """Upload pieces that are new or have changed; if there are none, delete emoji of changed or removed pieces.

    So a running host, which knows the emoji of its start, can use them until it is restarted. Emoji
    that the operator has uploaded under other names stay.
    """
    drawn = await draw_pieces()
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    missing = [name for name in drawn if name not in there]
    old = [emoji for name, emoji in there.items() if _NAME.fullmatch(name) and name not in drawn]
    stale = [] if missing else old
    for emoji in stale:
        await emoji.delete()
    made = [await client.create_application_emoji(name=name, image=drawn[name]) for name in missing]
    _remember(made)
    log.info("emoji uploaded", uploaded=len(made), deleted=len(stale))
    return Synced(len(missing), len(stale), len(there) - len(stale) + len(missing))


async def load(client: discord.Client) -> None:
    """Read the application's emoji, for this task and all that it starts; without the list there are none."""
    _KNOWN.set({})
    try:
        _remember(await client.fetch_application_emojis())
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.info("emoji could not be read; choices are shown in words only", why=str(error) or type(error).__name__)


def _remember(there: Sequence[discord.Emoji]) -> None:
    """Add emoji to those of the host that runs here, if there is one."""
    table = _KNOWN.get()
    for match, one in ((_NAME.fullmatch(one.name), one) for one in sorted(there, key=lambda one: one.id)):
        if match and table is not None:
            table[match[1]] = discord.PartialEmoji(name=one.name, id=one.id)


def refused(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses a message for an emoji that was deleted; from now on there are none."""
    found = error.code == _INVALID_FORM and "emoji" in str(error)
    if found and known():
        log.warning("an emoji was deleted; choices are shown in words until the host restarts", why=str(error))
        (_KNOWN.get() or {}).clear()
    return found  # also for messages made before


def count(there: Sequence[discord.Emoji]) -> tuple[int, int]:
    """Return how many pieces have an emoji among these, and how many pieces there are."""
    uploaded = {match[1] for match in (_NAME.fullmatch(one.name) for one in there) if match}
    pieces = {_piece(title, icon) for title in TITLES for icon in presenter(title).icons}
    return len(pieces & uploaded), len(pieces)


def known() -> bool:
    """Return whether there are emoji at all."""
    return bool(_KNOWN.get())


def of(title: str, icon: str) -> discord.PartialEmoji | None:
    """Return the emoji of a title's piece; None if it was not uploaded."""
    return (_KNOWN.get() or {}).get(_piece(title, icon))


def _piece(title: str, icon: str) -> str:
    return hashlib.blake2b(f"{title}/{icon}".encode(), digest_size=4).hexdigest()


def _slug(icon: str) -> str:
    """Return what people read when they point at an emoji: the piece's key, as far as Discord allows."""
    key = icon.partition("-")[2]
    return re.sub(r"\W", "_", key)[:14].ljust(2, "_")
