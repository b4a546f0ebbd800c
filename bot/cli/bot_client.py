"""The complete program of a bot that plays from outside: it reads the questions, asks the bot, and sends the moves.

It needs only the standard library and the contract of a bot.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from bot.cli.arguments import complain, say
from games.kernel import Choice
from games.kernel.ai.guests import BadAnswer, Choices, GuestBot, action_of

_QUIET_SECONDS = 60.0
"""The seconds without a ping after which a stream is dead."""
_WAITS = (1.0, 2.0, 5.0, 10.0, 30.0)


class MoveRefused(Exception):
    """The host does not accept a request; the text says why."""


class BotClient:
    """One connection of a bot to a host."""

    def __init__(self, address: str, token: str, bot: GuestBot) -> None:
        self._address = address.rstrip("/")
        self._token = token
        self._bot = bot

    def play(self, stop: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
        """Answer every question until the stream ends, or `stop` says so of an event. Raises Refused, OSError."""
        for event in self._events():
            if event["type"] == "asked":
                self._answer(event)
            if stop(event):
                return

    def _events(self) -> Iterator[dict[str, Any]]:
        with self._open("/api/bot/stream") as stream:
            for line in stream:
                yield json.loads(line)

    def _answer(self, asked: dict[str, Any]) -> None:
        place = f"/api/bot/games/{asked['table']}"

        def then(links: Sequence[str]) -> list[Choice]:
            return msgspec.convert(self._post(f"{place}/choices", {"chosen": links})["choices"], list[Choice])

        offered = tuple(msgspec.convert(asked["choices"], list[Choice]))
        first = Choices(asked["title"], asked["seat"], asked["decision"], (), offered)
        try:
            action = action_of(self._bot, asked["view"], first, then)
            self._post(f"{place}/move", {"action": str(action), "number": asked["number"]})
        except (BadAnswer, MoveRefused) as error:
            complain(f"table {asked['table']}: {error}")  # a built-in bot moves instead

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        with self._open(path, json.dumps(body).encode()) as answer:
            found: dict[str, Any] = json.loads(answer.read())
            return found

    def _open(self, path: str, body: bytes | None = None) -> Any:
        request = Request(self._address + path, body, {"Authorization": f"Bearer {self._token}"})
        try:
            return urlopen(request, timeout=_QUIET_SECONDS)
        except HTTPError as error:
            if error.code == HTTPStatus.TOO_MANY_REQUESTS:
                time.sleep(float(error.headers.get("Retry-After", "1")))
                return self._open(path, body)
            raise MoveRefused(f"{error.code} {error.read().decode(errors='replace')[:200]}") from error


def loaded(module: str) -> GuestBot:
    """Return the bot of a module or a file: its class `Bot`, or its function `choose`. Raises ImportError."""
    path = Path(module)
    if path.suffix == ".py":
        sys.path.insert(0, str(path.parent))
    found: Any = importlib.import_module(path.stem if path.suffix == ".py" else module)
    if hasattr(found, "Bot"):
        made: GuestBot = found.Bot()
        return made
    if not hasattr(found, "choose"):
        raise ImportError(f"{module} has neither a class Bot nor a function choose")
    return found  # type: ignore[no-any-return]


def run(module: str, address: str, token: str) -> int:
    """Play until the program is stopped; reconnect when the connection is lost."""
    if not token:
        complain("Set BOT_TOKEN to the token that /bots add has shown.")
        return 2
    try:
        client = BotClient(address, token, loaded(module))
    except ImportError as error:
        complain(f"The bot cannot be loaded: {error}")
        return 2
    failures = 0
    while True:
        say(f"connected to {address}" if not failures else f"trying again: {address}")
        try:
            client.play()
            failures = 0
        except MoveRefused as error:
            complain(str(error))
            return 1
        except (URLError, OSError) as error:
            complain(f"no connection: {error}")
            failures += 1
        time.sleep(_WAITS[min(failures, len(_WAITS) - 1)])
