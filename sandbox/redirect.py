"""Points the client library at the real Discord or at a compatible server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

CDN_PATH = "/cdn"


@contextmanager
def redirected(api_base: str, gateway_url: str) -> Iterator[None]:
    """Point the library at other addresses while the block runs; empty addresses leave it unchanged.

    The library holds them as class attributes, so one process talks to one Discord. `api_base` ends with the API's
    version (`http://127.0.0.1:8000/api/v10`), `gateway_url` is a websocket address. The library never asks the REST API
    for the gateway; setting only one of the two would send the token to two services and raises ValueError.
    """
    if bool(api_base) != bool(gateway_url):
        raise ValueError("discord.api_base and discord.gateway_url belong together: set both or neither")
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    if api_base:
        Route.BASE = api_base.rstrip("/")
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
        Asset.BASE = str(yarl.URL(api_base).origin()) + CDN_PATH
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
