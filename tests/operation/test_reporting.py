"""Traces and errors go where the operator wants them, and contain no people, tables or hands."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import sentry_sdk
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from sentry_sdk.envelope import Envelope

from bench.pressing import YOUR_MOVE, choose
from bot.app import Host
from bot.config import OperationSettings
from bot.feature import HostFailure
from bot.operation.log_setup import report_errors, sentry_client, spans_of_presses, watching
from sandbox.driver import PATIENCE, Person, Rig
from tests.e2e.conftest import ann, bo, failures, host, rig, shared
from tests.e2e.hosts import delivered, posted, started, to_move

__all__ = ["ann", "bo", "failures", "host", "rig", "shared"]

SECRET = "the hand of Ann"
DSN = "http://key@127.0.0.1:9/1"


def text_of(spans: tuple[ReadableSpan, ...]) -> str:
    """Return everything that is sent about spans."""
    return "\n".join(span.to_json() for span in spans)


@pytest.mark.e2e
async def test_a_press_its_parts_and_its_messages_are_one_trace(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    await delivered(host)
    person = await to_move(host, table, ann, bo)
    panel = (await person.press(posted(rig)[-1], YOUR_MOVE)).shown
    kept, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    end = spans_of_presses(provider)
    before = (await host.tables.get(table.id)).version
    for number in range(9):
        if (await host.tables.get(table.id)).version > before:
            break
        await choose(person, panel, Random(number)).acknowledged()
    await delivered(host)
    await host.client.drain(PATIENCE)  # the handler's own span ends with it
    end()
    spans = kept.get_finished_spans()
    (rules,) = [span for span in spans if span.name == "rules"]
    one = [span for span in spans if span.context.trace_id == rules.context.trace_id]
    (press,) = [span for span in one if span.parent is None]
    assert press.name == "handler" and rules.parent == press.context
    assert {"rules", "deliver", "commit"} <= {span.name for span in one}
    for trace in (table.id, str(person.id), person.name, str(rig.guild.id), str(rig.tables.id)):
        assert trace not in text_of(spans)


class Letters(sentry_sdk.Transport):
    """Keeps what would be sent to Sentry."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Any] = []

    def capture_envelope(self, envelope: Envelope) -> None:
        self.events.append(envelope.get_event())


def fails(hand: str) -> None:
    """Raise an error that quotes a secret."""
    try:
        raise KeyError(hand)
    except KeyError as error:
        raise ValueError(f"not {hand}") from error


@pytest.mark.parametrize(
    "say",
    [
        lambda log, error: log.error("an answer failed: %s", SECRET, exc_info=error),
        lambda log, error: log.error({"event": SECRET, "exc_info": error}),  # as structlog hands its lines over
    ],
)
def test_an_error_is_sent_by_its_kind_and_place_and_never_by_its_words(
    say: Callable[[logging.Logger, BaseException], None],
) -> None:
    letters = Letters()
    client = sentry_client(DSN, letters)
    end = report_errors(client)
    try:
        fails(SECRET)
    except ValueError as error:
        say(logging.getLogger("bot.test"), error)
        logging.getLogger("bot.test").error(SECRET)
    end()
    client.close()
    (event,) = letters.events
    cause, last = event["exception"]["values"]
    assert (cause["type"], last["type"]) == ("KeyError", "ValueError")
    assert last["stacktrace"]["frames"][-1]["function"] == "fails"
    assert SECRET not in repr(event) and not event.get("server_name")


@pytest.mark.parametrize(
    ("library", "settings"),
    [
        ("opentelemetry.sdk.trace", OperationSettings(tracing_url="http://127.0.0.1:9/v1/traces")),
        ("sentry_sdk", OperationSettings(sentry_dsn=DSN)),
    ],
)
def test_without_its_library_a_setting_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, library: str, settings: OperationSettings
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(HostFailure, match=r"pip install 'food-court\["):
        watching(settings)


def test_nothing_is_reported_unless_it_is_set() -> None:
    handlers = list(logging.getLogger().handlers)
    watching(OperationSettings())()
    assert logging.getLogger().handlers == handlers
