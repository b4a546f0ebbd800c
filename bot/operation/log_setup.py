"""Sets up the log, as text or JSON, without anything that a game keeps secret.

An error raised in rules or by a database may quote cards, plans or seeds. So only its type and stack are logged; its
message is added only for types that concern the outside world (network, files, settings).

Reports traces by OpenTelemetry and errors to Sentry, both only if they are set, and without personal data.

A span says which stage it was and what kind: a command's name, a title, a kind of message. An error says its type and
where it was raised, as the log does. Neither says a person, a table, or a value of a game.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from pathlib import Path
from traceback import extract_tb, walk_tb
from types import TracebackType
from typing import TYPE_CHECKING, Any, TextIO

import aiohttp
import discord
import structlog
from structlog.typing import ExcInfo, Processor

from bot.config import ConfigError, OperationSettings, Settings
from bot.feature import HostFailure
from bot.store import StoreError
from bot.tables import TableError
from bot.worker import follow

if TYPE_CHECKING:
    import sentry_sdk
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span


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


_SERVICE = "food-court"
# The number of tables for which the last press is remembered.
_TABLES = 1000
# A collector that does not answer must not delay the end of the host.
_EXPORT_SECONDS = 2


def watching(settings: OperationSettings) -> Callable[[], None]:
    """Report as the settings say; return a function that sends what is pending and stops. Raises HostFailure."""
    ends: list[Callable[[], object]] = []
    if settings.tracing_url:
        provider = _provider(settings.tracing_url)
        ends += [spans_of_presses(provider), provider.shutdown]
    if settings.sentry_dsn:
        client = sentry_client(settings.sentry_dsn)
        ends += [report_errors(client), client.close]

    def end() -> None:
        for each in ends:
            each()

    return end


def _provider(url: str) -> TracerProvider:
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise HostFailure("operation.tracing_url needs an extra: pip install 'food-court[tracing]'") from error
    provider = TracerProvider(resource=Resource({"service.name": _SERVICE}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url, timeout=_EXPORT_SECONDS)))
    return provider


def spans_of_presses(provider: TracerProvider) -> Callable[[], None]:
    """Make a span of each stage, in that of the stage around it; return a function that ends this.

    A message belongs to the trace of the last press at its table.
    """
    from opentelemetry.trace import INVALID_SPAN, StatusCode, set_span_in_context

    tracer = provider.get_tracer(_SERVICE)
    current: ContextVar[Span] = ContextVar("span", default=INVALID_SPAN)
    pressed: OrderedDict[str, Span] = OrderedDict()

    def begin(stage: str, what: str, of: str) -> Callable[[bool], None]:
        around = current.get()
        parent = pressed.get(of, around) if around is INVALID_SPAN else around
        span = tracer.start_span(stage, set_span_in_context(parent), attributes={"what": what})
        if of and parent is not INVALID_SPAN:
            pressed[of] = parent
            if len(pressed) > _TABLES:
                pressed.popitem(last=False)
        # Set, not reset by a token: a command ends in another task than it began in.
        current.set(span)

        def end(failed: bool) -> None:
            if failed:
                span.set_status(StatusCode.ERROR)
            span.end()
            current.set(around)

        return end

    return follow(begin)


def sentry_client(dsn: str, transport: sentry_sdk.Transport | None = None) -> sentry_sdk.Client:
    """Return a client that adds nothing to errors. Raises HostFailure without the library."""
    try:
        import sentry_sdk
    except ImportError as error:
        raise HostFailure("operation.sentry_dsn needs an extra: pip install 'food-court[sentry]'") from error
    return sentry_sdk.Client(dsn, default_integrations=False, server_name="", transport=transport)


def report_errors(client: sentry_sdk.Client) -> Callable[[], None]:
    """Send each logged error to Sentry; return a function that ends this."""
    handler = _Telling(client)
    logging.getLogger().addHandler(handler)
    return lambda: logging.getLogger().removeHandler(handler)


class _Telling(logging.Handler):
    """Sends errors to Sentry: their types and where they were raised."""

    def __init__(self, client: sentry_sdk.Client) -> None:
        super().__init__(logging.ERROR)
        self._client = client

    def emit(self, record: logging.LogRecord) -> None:
        """Send one error; lines without an exception are left out, because their text may name things."""
        error = _raised(record)
        if error is not None:
            values = list(_values(error))
            self._client.capture_event({"level": "error", "logger": record.name, "exception": {"values": values}})


def _raised(record: logging.LogRecord) -> BaseException | None:
    # structlog hands its own lines over as a dictionary.
    info: Any = record.msg.get("exc_info") if isinstance(record.msg, dict) else record.exc_info
    if info is True:
        info = sys.exc_info()
    return info[1] if isinstance(info, tuple) else info or None


def _values(error: BaseException) -> Iterator[dict[str, Any]]:
    """Describe an error and its causes, the first cause first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and cause is not error:
        yield from _values(cause)
    frames = list(_frames(error.__traceback__))
    kind = type(error)
    yield {"type": kind.__qualname__, "module": kind.__module__, "value": "", "stacktrace": {"frames": frames}}


def _frames(traceback: TracebackType | None) -> Iterator[dict[str, Any]]:
    for frame, line in walk_tb(traceback):
        module = str(frame.f_globals.get("__name__", ""))
        yield {"module": module, "function": frame.f_code.co_name, "lineno": line, "in_app": module.startswith("bot")}
