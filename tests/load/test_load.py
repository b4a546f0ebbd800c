"""People at human pace: a few people against a real host, and what is told of it."""

from __future__ import annotations

import pytest
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest

from bench.load.load import LoadPlan, load
from bench.load.load_report import LoadReport, StageTimes, oldest, served, stages

QUIET = LoadReport(
    people=8, tables=2, processes=1, seconds=10.0, moves=5, presses=20, late=0, first=[0.01] * 19 + [0.5],
    whole=[0.02] * 20, posted=[0.1], stages={"rules": StageTimes(5, 0.001, 0.002)}, cpu=0.5, memory=90_000_000,
    oldest=0.0, size=1_000_000, problems=[],
)  # fmt: skip


@pytest.mark.e2e
async def test_a_few_people_are_answered_in_time_and_its_figures_are_told() -> None:
    plan = LoadPlan(people=4, tables=2, pace=0.3, seconds=15.0, titles=("foodfighters", "foodies"))
    report = await load(plan)
    assert report.problems == []
    assert report.people == 4 and report.presses > 0
    assert len(report.first) == report.presses - report.late
    assert report.stages["handler"].passed > 0
    assert report.cpu > 0 and report.memory > 10_000_000 and report.size > 10_000


@pytest.mark.e2e
@pytest.mark.postgres
@pytest.mark.xdist_group("postgres")
async def test_several_hosts_share_the_shards_before_anybody_plays(shared_url: str) -> None:
    plan = LoadPlan(people=2, tables=1, pace=0.3, seconds=10.0, titles=("foodfighters",), processes=2)
    report = await load(plan, shared_url)
    assert report.problems == []
    assert report.processes == 2 and report.presses > 0


def test_a_host_serves_the_shards_that_it_tells_of() -> None:
    registry = CollectorRegistry()
    connected = Gauge("food_court_shard_connected", "1 or 0", ("shard",), registry=registry)
    for shard, at_work in enumerate((1, 0, 1)):
        connected.labels(str(shard)).set(at_work)
    assert served(generate_latest(registry).decode()) == 2
    assert served("") == 0


def test_what_the_hosts_did_is_told_between_two_looks_and_of_all_together() -> None:
    before, after = figures(rules=[0.001]), figures(rules=[0.001, *[0.003] * 98, 1.5])
    assert stages([before, before], [after, before]) == {"rules": StageTimes(99, 0.005, 2.0)}
    assert oldest(after) == 7


def test_a_report_is_well_only_if_everybody_was_answered_in_time() -> None:
    lines = QUIET.lines()
    assert "answered within 3 s: 20 of 20" in lines
    assert "first answer: p50 10 ms, p99 500 ms, slowest 500 ms" in lines
    assert "processor: 25.0 ms a press, 5% of one core" in lines
    assert QUIET.well
    for wrong in ({"late": 1}, {"problems": ["an error"]}, {"presses": 0}):
        assert not LoadReport(**{name: wrong.get(name, getattr(QUIET, name)) for name in QUIET.__struct_fields__}).well


def figures(rules: list[float]) -> str:
    """What a host would tell its operator."""
    registry = CollectorRegistry()
    seconds = Histogram("food_court_seconds", "s", ("stage", "what"), buckets=(0.001, 0.005, 2.0), registry=registry)
    for each in rules:
        seconds.labels("rules", "foodies").observe(each)
    Gauge("food_court_outbox_oldest_seconds", "s", registry=registry).set(7)
    return generate_latest(registry).decode()
