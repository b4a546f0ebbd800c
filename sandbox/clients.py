"""Runs a discord.py client against the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TypeVar

import discord

from sandbox.driver import Rig
from sandbox.redirect import redirected

C = TypeVar("C", bound=discord.Client)


@contextlib.asynccontextmanager
async def running(rig: Rig, client: C, *, token: str | None = None) -> AsyncIterator[C]:
    """Log a client in, and keep it connected while the block runs.

    The block begins when the gateway has greeted the client; its `setup_hook`, where commands are synced, has run by
    then. An error that ends the client earlier, such as a refused token, is raised here.
    """
    addresses, gateway = rig.sandbox.addresses, rig.sandbox.gateway
    others = len(gateway.ready)
    with redirected(addresses.api_base, addresses.gateway_url):
        started = asyncio.create_task(client.start(token or rig.token))
        greeted = asyncio.create_task(rig.until(lambda: len(gateway.ready) > others, hint="for the client to connect"))
        try:
            await asyncio.wait((started, greeted), return_when=asyncio.FIRST_COMPLETED)
            if started.done():
                await started
            await greeted
            yield client
        finally:
            greeted.cancel()
            await client.close()
            with contextlib.suppress(asyncio.CancelledError):
                await started
