"""The audit fails where a weakness is known, also without the network, and says against what it checked."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.operation.audit import STORED, audit, hits, installed, main

VERSIONS = {"kitchen-sink": "2.1.0", "teapot": "1.0"}


def advisory(name: str, *events: dict[str, str], versions: tuple[str, ...] = ()) -> dict[str, Any]:
    """An advisory in the form of OSV."""
    ranges = [{"type": "ECOSYSTEM", "events": list(events)}]
    package = {"ecosystem": "PyPI", "name": name}
    affected = {"package": package, "ranges": ranges, "versions": list(versions)}
    return {"id": "PYSEC-1", "summary": "It leaks", "affected": [affected]}


def stored(folder: Path, *advisories: dict[str, Any]) -> Path:
    """A stored list."""
    path = folder / "advisories.json"
    path.write_text(json.dumps({"date": "2026-01-02", "source": "test", "advisories": advisories}))
    return path


def program(folder: Path, answer: object) -> Path:
    """A pip-audit that answers what it is told, or, with None, cannot reach anybody."""
    path = folder / "pip-audit"
    place = "sys.argv[sys.argv.index('--output') + 1]"
    wrote = "" if answer is None else f"open({place}, 'w').write({json.dumps(answer)!r})"
    path.write_text(f"#!{sys.executable}\nimport sys\n{wrote}\nsys.exit(1)\n")
    path.chmod(0o755)
    return path


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


def test_without_the_index_a_planted_advisory_is_found_in_the_stored_list(tmp_path: Path) -> None:
    path = stored(tmp_path, advisory("teapot", versions=("1.0",)))
    for pip_audit in (None, tmp_path / "missing", program(tmp_path, None)):
        found, about = audit(VERSIONS, pip_audit, path)
        assert found == ["teapot 1.0: PYSEC-1 It leaks"]
        assert "1 advisories stored on 2026-01-02: the index could not be asked" in about


def test_what_the_index_says_counts_where_it_can_be_asked(tmp_path: Path) -> None:
    sink = {"name": "kitchen-sink", "version": "2.1.0", "vulns": [{"id": "PYSEC-2"}]}
    teapot = {"name": "teapot", "version": "1.0", "vulns": []}
    answer = {"dependencies": [sink, teapot]}
    found, about = audit(VERSIONS, program(tmp_path, answer), stored(tmp_path))
    assert (found, about) == (["kitchen-sink 2.1.0: PYSEC-2"], "the index of advisories")
    some = program(tmp_path, {"dependencies": [sink]})
    assert "stored" in audit(VERSIONS, some, stored(tmp_path))[1], "an answer about some is none"


def test_what_is_installed_has_no_weakness_that_the_stored_list_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    assert "libraries checked against the" in said and "no known weakness" in said
    assert "aiohttp" in installed() and "food-court" not in installed()


def test_the_stored_list_would_find_what_was_weak_once() -> None:
    advisories = json.loads(STORED.read_text("utf-8"))["advisories"]
    old = {"aiohttp": "3.9.1", "pillow": "10.1.0", "jinja2": "3.1.2"}
    assert {line.split(" ")[0] for line in hits(advisories, old)} == set(old)
