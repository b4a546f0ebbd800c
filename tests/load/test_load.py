"""People at human pace: a few people against a real host, and the report."""

from __future__ import annotations

import pytest

from bench.load.load import LoadPlan, load
from tests.lengths import amount, long_form


@pytest.mark.e2e
async def test_a_few_people_are_answered_in_time_and_its_figures_are_told() -> None:
    plan = LoadPlan(people=4, tables=2, pace=0.3, seconds=amount(2.0, 15.0), titles=("foodfighters", "foodies"))
    report = await load(plan)
    assert report.problems == []
    assert report.people == 4 and report.presses > 0
    assert len(report.first) == report.presses - report.late
    assert report.stages["handler"].passed > 0
    assert report.cpu > 0 and sum(report.memory) > 10_000_000 and report.size > 10_000


@long_form
@pytest.mark.e2e
@pytest.mark.postgres
@pytest.mark.xdist_group("postgres")
async def test_several_hosts_share_the_shards_before_anybody_plays(shared_url: str) -> None:
    plan = LoadPlan(people=2, tables=1, pace=0.3, seconds=10.0, titles=("foodfighters",), processes=2)
    report = await load(plan, shared_url)
    assert report.problems == []
    assert report.processes == 2 and report.presses > 0
