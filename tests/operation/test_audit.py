"""The audit fails if a vulnerability is known, also without the network, and names its source."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.operation.audit import STORED, hits, installed, main

VERSIONS = {"kitchen-sink": "2.1.0", "teapot": "1.0"}


def advisory(name: str, *events: dict[str, str], versions: tuple[str, ...] = ()) -> dict[str, Any]:
    """An advisory in the form of OSV."""
    ranges = [{"type": "ECOSYSTEM", "events": list(events)}]
    package = {"ecosystem": "PyPI", "name": name}
    affected = {"package": package, "ranges": ranges, "versions": list(versions)}
    return {"id": "PYSEC-1", "summary": "It leaks", "affected": [affected]}


@pytest.mark.parametrize(
    ("events", "hit"),
    [
        ([{"introduced": "0"}, {"fixed": "2.1.1"}], True),
        ([{"introduced": "0"}, {"fixed": "2.1.0"}], False),
        ([{"introduced": "2.1"}, {"last_affected": "2.1.0"}], True),
        ([{"introduced": "0"}, {"last_affected": "2.0.9"}], False),
        ([{"introduced": "3"}], False),
        ([{"introduced": "0"}, {"fixed": "1"}, {"introduced": "2"}, {"fixed": "2.10"}], True),
    ],
)
def test_an_advisory_concerns_the_versions_in_its_ranges(events: list[dict[str, str]], hit: bool) -> None:
    assert bool(list(hits([advisory("Kitchen_Sink", *events)], VERSIONS))) is hit


def test_what_is_installed_has_no_weakness_that_the_stored_list_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    assert "libraries checked against the" in said and "no known weakness" in said
    assert "aiohttp" in installed() and "food-court" not in installed()


def test_the_stored_list_would_find_what_was_weak_once() -> None:
    advisories = json.loads(STORED.read_text("utf-8"))["advisories"]
    old = {"aiohttp": "3.9.1", "pillow": "10.1.0", "jinja2": "3.1.2"}
    assert {line.split(" ")[0] for line in hits(advisories, old)} == set(old)
