"""Feature: the board as a page. A seat's player chooses by clicks; everybody may watch a public table."""

from __future__ import annotations

from contextlib import AsyncExitStack

import structlog

from bot.config import Settings, networks
from bot.discord.posts.control_message import TableButtons
from bot.feature import Connection, Feature, listening
from bot.tables import Tables
from bot.web import commands
from bot.web.activity import Activity
from bot.web.guard import PERSONAL_DATA, Viewers
from bot.web.server import WebServer

_log = structlog.get_logger(__name__)


def _tables(tables: Tables) -> None:
    tables.store.person_rows.features.append(PERSONAL_DATA)
    tables.add(commands.WebAddress())


def _wanted(settings: Settings) -> bool:
    return bool(settings.web.public_url)


async def _start(parts: Connection, stack: AsyncExitStack) -> None:
    """Serve the page if its address is set. Raises HostFailure if the port is in use."""
    here = parts.settings.web
    if not here.public_url:
        return
    viewers = Viewers(parts.tables, parts.client.servers)
    secret = here.activity_client_secret
    activity = Activity(parts.client.application_id or 0, secret, viewers) if secret else None
    server = WebServer(parts.responder, viewers, here.public_url, networks(here.proxies), activity)
    port = await listening(server.start, here.host, here.port, "the page of boards", "web.port")
    stack.push_async_callback(server.stop)
    address = parts.tables.service(commands.WebAddress)
    address.url, address.inside = server.url, activity is not None
    _log.info("page of boards", port=port, url=server.url)


WEB = Feature(
    "web",
    tables=_tables,
    components=commands.ITEMS,
    buttons=TableButtons(move=(commands.open_button,), me=(commands.sign_out_button,)),
    wanted=_wanted,
    start=_start,
)
