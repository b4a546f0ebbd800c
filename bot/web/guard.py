"""Checks requests to the page (host name, origin, rate limit), and adds headers to every answer.

A page of another site can neither read nor send anything here: the cookie is SameSite=Strict, a request that changes
something must be JSON from this origin, and no answer may be framed or used by others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.discord.interactions.admission import RateLimit, network
from bot.web.rows import LONGEST, SESSION_SECONDS

REQUESTS, SIGN_INS = 600, 20
"""The requests of one address in a minute: all, and those with the key of a link."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
Network = IPv4Network | IPv6Network


class Guard:
    """Checks every request before any handler."""

    def __init__(self, url: str, proxies: Sequence[Network], clock: Callable[[], float]) -> None:
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self._host = parts.netloc
        self._secure = parts.scheme == "https"
        self._proxies = proxies
        self._all, self._sign_ins = (RateLimit(most, clock=clock, window=60.0) for most in (REQUESTS, SIGN_INS))
        # With this prefix a browser takes the cookie only if it is for this host alone, and sends it encrypted only.
        self._cookie = "__Host-food-court" if self._secure else "food-court"

    async def check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what is not for this page. Raises TooFast."""
        refused = self._refused(request)
        if refused is not None:
            return refused
        return await handler(request)

    def _refused(self, request: web.Request) -> web.Response | None:
        if request.host != self._host:  # a cookie sent to another name, or a foreign name that points here
            return refusal(421, "this host is not served here")
        asker = network(self.address(request))
        self._all.admit(asker)
        if request.path == "/api/sign-in":
            self._sign_ins.admit(asker)
        if request.headers.get("Sec-Fetch-Site", "same-origin") == "cross-site" and request.path.startswith("/api/"):
            return refusal(403, "requests of other sites are not answered")
        if request.method not in ("GET", "HEAD") and (
            request.headers.get("Origin") != self.origin or request.content_type != "application/json"
        ):
            return refusal(403, "allowed is JSON from the page itself")
        return None

    def address(self, request: web.Request) -> str:
        """Return the client's address: the one that a known proxy names, else that of the connection."""
        found = request.remote or ""
        forwarded = [one.strip() for line in request.headers.getall("X-Forwarded-For", []) for one in line.split(",")]
        # From the last on: each proxy appends its client's address, and earlier ones may be forged.
        while forwarded and self._trusted(found):
            found = forwarded.pop()
        return found

    def _trusted(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def key(self, request: web.Request) -> str:
        """Return the session key of a request; '' for none."""
        shown = request.cookies.get(self._cookie, "")
        return shown if len(shown) <= LONGEST else ""

    def keep(self, response: web.Response, key: str) -> None:
        """Store the key of a session in the browser, for this host alone and hidden from scripts."""
        response.set_cookie(
            self._cookie,
            key,
            max_age=SESSION_SECONDS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="Strict",
        )

    def drop(self, response: web.Response) -> None:
        """Delete the key from the browser."""
        response.del_cookie(self._cookie, path="/", secure=self._secure, httponly=True, samesite="Strict")


async def add_headers(_: web.Request, response: web.StreamResponse) -> None:
    """Add the headers of every answer."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")


def refusal(status: int, why: str, headers: dict[str, str] | None = None) -> web.Response:
    """Return a refusal; `why` is for developers, the page shows its own sentence."""
    return web.json_response({"error": why}, status=status, headers=headers)
