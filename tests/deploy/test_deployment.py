"""Deployment: the lock, the container and compose files, the alerts and the dashboard fit the code."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.config import sections
from bot.operation.metrics import Metrics

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
PINNED = re.compile(r"^([a-z0-9.-]+)==([^ ;\\]+)", re.MULTILINE)
COMPOSE = ("compose.yaml", "compose.postgres.yaml")


def project() -> dict[str, Any]:
    read: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return read


def compose(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / name).read_text("utf-8"))
    return read


def test_the_lock_pins_every_dependency_within_its_range() -> None:
    pinned = dict(PINNED.findall(LOCK))
    wanted = [Requirement(line) for line in project()["dependencies"]]
    assert [r.name for r in wanted if not r.specifier.contains(pinned.get(canonicalize_name(r.name), "0"))] == []


def test_every_pin_of_the_lock_has_hashes_and_none_names_an_index() -> None:
    pins = re.split(r"^(?=[a-z0-9.-]+==)", LOCK, flags=re.MULTILINE)[1:]
    assert pins
    assert [pin.split("=")[0] for pin in pins if "--hash=sha256:" not in pin] == []
    assert re.findall(r"https?:|^-", LOCK, re.MULTILINE) == [], "no address, and no option that names one"


@pytest.mark.parametrize("name", COMPOSE)
def test_compose_files_set_only_settings_that_there_are(name: str) -> None:
    keys = [(section, key) for section, kind in sections().items() for key in kind.__struct_fields__]
    known = {f"FOOD_COURT_{section}_{key}".upper() for section, key in keys}
    hosts = [service for service in compose(name)["services"].values() if "build" in service]
    given = {key for host in hosts for key in host["environment"]}
    assert hosts
    assert given - {"DISCORD_TOKEN", "DATABASE_URL"} <= known


@pytest.mark.parametrize("name", COMPOSE)
def test_what_compose_files_mount_is_there_and_every_volume_is_declared(name: str) -> None:
    read = compose(name)
    mounts = [mount.split(":")[0] for service in read["services"].values() for mount in service.get("volumes", [])]
    assert [mount for mount in mounts if mount.startswith(".") and not (ROOT / mount).exists()] == []
    assert {mount for mount in mounts if not mount.startswith(".")} == set(read["volumes"])


def test_the_container_copies_what_the_wheel_is_built_from() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert [name for name in kept if not (ROOT / name).exists()] == []
    assert {"pyproject.toml", "requirements.lock", project()["readme"], *project()["license-files"]} <= kept
    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["packages"]["find"]
    packages = {pattern for pattern in found["include"] if "*" not in pattern}
    assert packages == {path for path in kept if (ROOT / path).is_dir()}


def test_alarms_and_dashboard_ask_for_figures_that_the_host_has() -> None:
    metrics = Metrics(None, lambda: 0.0)  # type: ignore[arg-type]
    names = {sample.name for family in metrics.registry.collect() for sample in family.samples} | {
        name + end for name in ("food_court_seconds",) for end in ("_bucket", "_count", "_sum")
    }
    names |= {"food_court_tables", "food_court_shard_connected"}
    alerts = yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text("utf-8"))
    dashboard = json.loads((ROOT / "deploy/grafana/dashboards/food-court.json").read_text("utf-8"))
    asked = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    asked += [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    used = {name for expression in asked for name in re.findall(r"food_court_\w+", expression)}
    assert used
    assert used <= names


@pytest.mark.parametrize("level", ["info", "warning", "error", "critical"])
def test_the_first_error_of_a_process_is_seen_to_be_one_more(level: str) -> None:
    metrics = Metrics(None, lambda: 0.0)  # type: ignore[arg-type]
    assert metrics.registry.get_sample_value("food_court_log_lines_total", {"level": level}) == 0


def test_prometheus_watches_every_host_of_the_compose_file() -> None:
    hosts = {name for name, service in compose("compose.postgres.yaml")["services"].items() if "build" in service}
    read = yaml.safe_load((ROOT / "deploy/prometheus.yaml").read_text("utf-8"))
    port = re.search(r"OPERATION_HEALTH_PORT=(\d+)", (ROOT / "Dockerfile").read_text("utf-8"))
    assert port is not None
    targets = {target for job in read["scrape_configs"] for each in job["static_configs"] for target in each["targets"]}
    assert targets == {f"{host}:{port[1]}" for host in hosts}
