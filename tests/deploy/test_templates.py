"""The templates in `deploy` start the host as the image does, use existing settings, and give it time to stop."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.config import sections
from tests.deploy.image import ROOT, STOP_SECONDS, image

DEPLOY = ROOT / "deploy"
TEMPLATES = ("fly", "kubernetes", "pterodactyl", "railway", "render", "systemd")
KNOWN = {
    f"FOOD_COURT_{section}_{key}".upper() for section, kind in sections().items() for key in kind.__struct_fields__
}
SPECIAL = {"DISCORD_TOKEN", "DATABASE_URL"}
HEALTH_PORT = int(image().environment["FOOD_COURT_OPERATION_HEALTH_PORT"])
VOLUME = image().volume


def fly() -> dict[str, Any]:
    """fly.io's template."""
    return tomllib.loads((DEPLOY / "fly/fly.toml").read_text("utf-8"))


def railway() -> dict[str, Any]:
    """Railway's template."""
    read: dict[str, Any] = json.loads((DEPLOY / "railway/railway.json").read_text("utf-8"))
    return read


def render() -> dict[str, Any]:
    """Render's template: its one service."""
    (service,) = yaml.safe_load((ROOT / "render.yaml").read_text("utf-8"))["services"]
    return dict(service)


def egg() -> dict[str, Any]:
    """Pterodactyl's template."""
    read: dict[str, Any] = json.loads((DEPLOY / "pterodactyl/egg-food-court.json").read_text("utf-8"))
    return read


def kubernetes() -> dict[str, Any]:
    """Kubernetes' template: the pod of the deployment."""
    deployment, _ = yaml.safe_load_all((DEPLOY / "kubernetes/food-court.yaml").read_text("utf-8"))
    return dict(deployment["spec"]["template"]["spec"])


def unit() -> dict[str, list[str]]:
    """systemd's template: the values of each key."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "systemd/food-court.service").read_text("utf-8").splitlines():
        key, is_set, value = line.partition("=")
        if is_set and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_is_explained_in_five_steps(name: str) -> None:
    lines = (DEPLOY / name / "README.md").read_text("utf-8").splitlines()
    assert [line[:3] for line in lines[2:]] == [f"{number}. " for number in range(1, 6)]


def test_templates_set_only_settings_that_there_are() -> None:
    (container,) = kubernetes()["containers"]
    given = {
        *fly()["env"],
        *(each["key"] for each in render()["envVars"]),
        *(each["env_variable"] for each in egg()["variables"]),
        *(each["name"] for each in container["env"]),
        *(each.partition("=")[0] for line in unit()["Environment"] for each in line.split()),
    }
    assert given - KNOWN - SPECIAL == {"VERSION", "PYTHONUNBUFFERED"}


def test_templates_keep_the_database_where_the_image_has_its_volume() -> None:
    (container,) = kubernetes()["containers"]
    mounted = [fly()["mounts"]["destination"], railway()["deploy"]["requiredMountPath"], render()["disk"]["mountPath"]]
    mounted += [each["mountPath"] for each in container["volumeMounts"] if each["mountPath"] != "/tmp"]
    assert mounted == [VOLUME] * 4


def test_templates_give_the_host_its_time_to_stop() -> None:
    given = (
        fly()["kill_timeout"],
        railway()["deploy"]["drainingSeconds"],
        render()["maxShutdownDelaySeconds"],
        kubernetes()["terminationGracePeriodSeconds"],
        int(unit()["TimeoutStopSec"][0]),
    )
    assert [seconds for seconds in given if seconds < STOP_SECONDS + 5] == []


def test_templates_ask_for_the_health_where_it_is_told() -> None:
    (container,) = kubernetes()["containers"]
    asked = [
        (fly()["checks"]["alive"]["port"], fly()["checks"]["alive"]["path"]),
        (container["ports"][0]["containerPort"], container["livenessProbe"]["httpGet"]["path"]),
        (HEALTH_PORT, railway()["deploy"]["healthcheckPath"]),
    ]
    assert asked == [(HEALTH_PORT, "/healthz")] * 3
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"


def test_stages_of_the_image_that_templates_build_are_there() -> None:
    stages = [line.split()[-1] for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines() if line[:5] == "FROM "]
    assert fly()["build"]["build-target"] in stages
    for template, place in ((fly()["build"]["dockerfile"], "fly"), (railway()["build"]["dockerfilePath"], "..")):
        assert (DEPLOY / place / Path(template)).resolve() == ROOT / "Dockerfile"
