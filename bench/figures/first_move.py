"""Presses of a newcomer, from the moment a server has the host to the first move of a game against a bot."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.figures import Figure, at_most
from bench.figures.presses import settings
from bench.pressing import YOUR_MOVE, newest, offered, picked, use
from bot import app
from bot.app import Host
from renderers.titles import TITLES
from renderers.words import Words
from sandbox.driver import Person, RenderedMessage, Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox

BAR = 6
"""Presses within which a newcomer makes a move."""
MOST = 20
"""Presses after which no move is expected any more."""
_SAID = Words("en")


def rows() -> Iterator[Figure]:
    """Count the presses of a newcomer to each title."""
    counts = asyncio.run(_all())
    for title, count in counts.items():
        yield at_most(f"presses from joining a server to the first move: {title}", count, BAR, "presses")


async def _all() -> dict[str, int]:
    async with Sandbox() as sandbox:
        rig = Rig(sandbox)
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            async with app.running(settings(rig, Path(folder))) as host:
                await host.client.wait_until_ready()
                found = {}
                for at, title in enumerate(TITLES):
                    found[title] = await presses(host, rig, rig.person(f"Newcomer {at}"), title, Random(at))
                return found


def joined(rig: Rig, person: Person) -> Channel:
    """Add the host to a new server of a person; return the server's channel."""
    guild = rig.world.add_guild("A new server", person.user)
    channel = rig.world.add_channel(guild, "general")
    rig.world.join(guild, rig.application.bot)
    return channel


async def presses(host: Host, rig: Rig, person: Person, title: str, taste: Random) -> int:
    """Count what somebody presses on a new server until their first move is made: any move, but no detour."""
    channel = joined(rig, person)
    welcome = await rig.message(person, channel, "/help")
    asked = await person.press(welcome, _SAID("help-home-play"))
    against = await person.select(asked.shown, "play:title", [title])
    shown, count = (await person.press(against.shown, _SAID("play-bot"))).shown, 3
    while not await _has_moved(host, person):
        if not offered(shown):
            call = await rig.until(lambda: _call(channel, person))
            assert call is not None
            shown = call
        if offered(shown):
            open_still = [one for one in offered(shown) if not any(option.get("default") for option in one.options)]
            control = taste.choice(open_still or offered(shown))
            answer = await use(person, shown, control, picked(control, taste))
        else:
            answer = await person.press(shown, YOUR_MOVE)
        shown, count = answer.shown, count + 1
        assert count < MOST, f"no move of {title} in {count} presses: {shown.text}"
    return count


async def _has_moved(host: Host, person: Person) -> bool:
    """Return whether a person has made a move at their table."""
    (row,) = await host.tables.find(user=person.id)
    return any(one.user == person.id and one.kind == "act" for one in await host.tables.records(row.id))


def _call(channel: Channel, person: Person) -> RenderedMessage | None:
    """Return the channel's newest message if it asks a person to move."""
    shown = next(newest(channel), None)
    return shown if shown is not None and person.mention in shown.text and YOUR_MOVE in shown.labels else None
