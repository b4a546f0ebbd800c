"""The page inside Discord, as an Activity: finds out from Discord who is there, and which table is meant.

The page gets a code from Discord's client and hands it to the host. The host exchanges it for an access token, asks
Discord whose it is, and forgets it: the token is neither stored nor passed on. The state that the page was given has to
be that in its browser's cookie, so that nobody can be signed in by a code from elsewhere.
"""

from __future__ import annotations

import secrets
from typing import Any

import aiohttp
import structlog
from aiohttp import web
from discord.http import Route
from msgspec import Struct

from bot.web.guard import Guard, ListedTable, Viewers, Visitor
from renderers.words import Words

SESSION_SECONDS = 86_400
"""How long a session inside Discord lasts; each start of the page begins a new one."""
STATE = "__Host-food-court-state"
_STATE_SECONDS = 600
_PATIENCE = aiohttp.ClientTimeout(total=10)
_LONGEST = 200
_log = structlog.get_logger(__name__)


class ActivityCode(Struct, forbid_unknown_fields=True):
    """What the page has from Discord's client: a code, and the channel; '' if it was not started in a server's."""

    code: str
    state: str
    channel: str = ""


class ChannelTables(Struct, frozen=True):
    """A person's tables in the channel. `table` is the one to show; '' if there is none, or several."""

    table: str
    tables: list[ListedTable]


class Activity:
    """Asks Discord who is at the page. The secret is that of the application, for the exchange of codes."""

    def __init__(self, application: int, secret: str, viewers: Viewers) -> None:
        self._application = str(application)
        self._secret = secret
        self._viewers = viewers

    @property
    def origin(self) -> str:
        """The origin of the page inside Discord: Discord's proxy, which fetches it from the host."""
        return f"https://{self._application}.discordsays.com"

    def begin(self, guard: Guard) -> web.Response:
        """Answer the page at its start: what it needs to ask Discord's client."""
        state = secrets.token_urlsafe(24)
        response = web.json_response({"application": self._application, "state": state})
        guard.keep(response, state, _STATE_SECONDS, inside=True, name=STATE)
        return response

    async def person(self, request: web.Request, given: ActivityCode) -> Visitor | None:
        """Return who is at the page; None if Discord does not say so, or the page did not begin as it should.

        Raises ClientError, OSError and TimeoutError if Discord does not answer.
        """
        shown = request.cookies.get(STATE, "")
        began = bool(shown) and secrets.compare_digest(shown.encode(), given.state.encode(errors="replace"))
        return await self._asked(given.code) if began and 0 < len(given.code) <= _LONGEST else None

    async def _asked(self, code: str) -> Visitor | None:
        form = {"grant_type": "authorization_code", "code": code}
        form |= {"client_id": self._application, "client_secret": self._secret}
        async with aiohttp.ClientSession(timeout=_PATIENCE) as http:
            async with http.post(f"{Route.BASE}/oauth2/token", data=form) as answer:
                access = await _read(answer)
            if access is None:
                return None
            bearer = {"Authorization": f"Bearer {access['access_token']}"}
            async with http.get(f"{Route.BASE}/users/@me", headers=bearer) as answer:
                me = await _read(answer)
        return me and Visitor(int(me["id"]), "", me.get("global_name") or me["username"], me.get("locale") or "")

    async def tables(self, user: int, channel: str, words: Words) -> ChannelTables:
        """Return a person's tables in a channel, by its id; everywhere for ''. Raises StoreError."""
        known = channel.isascii() and channel.isdecimal() and len(channel) < 20
        tables = await self._viewers.tables(user, words, int(channel) if known else None)
        asked = [one for one in tables if one.waits]
        meant = asked if len(asked) == 1 else tables
        return ChannelTables(meant[0].id if len(meant) == 1 else "", tables)


async def _read(answer: aiohttp.ClientResponse) -> Any:
    """Return what Discord answers; None if it refuses. Raises ClientResponseError if it does not answer now."""
    if answer.ok:
        return await answer.json()
    if answer.status == 429 or answer.status >= 500:
        answer.raise_for_status()
    # `invalid_client` tells the operator that the secret is wrong.
    _log.warning("Discord refuses to sign somebody in", status=answer.status, why=(await answer.text())[:200])
    return None
