"""Sets up the log, as text or JSON, without anything that a game keeps secret.

An error raised in rules or by a database may quote cards, plans or seeds. So only its type and stack are logged; its
message is added only for types that concern the outside world (network, files, settings).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any, TextIO

import aiohttp
import discord
import structlog
from structlog.typing import ExcInfo, Processor

from bot.config import ConfigError, Settings
from bot.store import StoreError
from bot.tables import TableError

# Errors whose first line may be logged: none of them is raised by rules or quotes a row of the database.
_HARMLESS = (OSError, discord.DiscordException, aiohttp.ClientError, StoreError, ConfigError, TableError)
_OWN = ("bot", "games", "renderers")
_ROOT = str(Path(__file__).parents[2]) + "/"

log = structlog.get_logger(__name__)


def keep_log(settings: Settings, stream: TextIO = sys.stderr) -> None:
    """Write the log to a stream, as text or JSON; only the project's own loggers go below warnings."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # this host has no voice features to miss
    level = getattr(logging, settings.host.log.upper())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last = structlog.processors.JSONRenderer() if settings.host.log_format == "json" else _for_people(stream)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                # In place of the usual traceback, which quotes messages and source lines.
                structlog.processors.ExceptionRenderer(traced),
                last,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    for name in _OWN:  # libraries log statements and payloads below warnings, which contain secrets
        logging.getLogger(name).setLevel(level)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )


def _for_people(stream: TextIO) -> Processor:
    return structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback)


def traced(exc_info: ExcInfo) -> str:
    """Return an error and its causes: types, harmless messages, and the stack. Never values."""
    return "\n".join(_kinds_and_places(exc_info[1]))


def _kinds_and_places(error: BaseException | None) -> Iterator[str]:
    seen: set[int] = set()
    # The causes of an error can form a cycle.
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        first = str(error).strip().partition("\n")[0] if isinstance(error, _HARMLESS) else ""
        yield f"{type(error).__module__}.{type(error).__qualname__}" + (f": {first}" if first else "")
        for frame in extract_tb(error.__traceback__):
            yield f"  {frame.filename.removeprefix(_ROOT)}:{frame.lineno} in {frame.name}"
        # The same order in which Python itself prints a chain of errors.
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log uncaught errors of the event loop; its own handler would print the objects involved."""
    log.error("unhandled on the event loop", what=context.get("message", ""), exc_info=context.get("exception"))
