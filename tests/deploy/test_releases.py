"""Parts of a release: one version everywhere, its notes, and workflows whose commands exist."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def jobs(path: Path) -> dict[str, Any]:
    """The jobs of a workflow."""
    read: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return read


def commands() -> list[str]:
    """Return every line that a workflow runs."""
    steps = [step for path in WORKFLOWS for job in jobs(path).values() for step in job.get("steps", [])]
    return [line for step in steps for line in step.get("run", "").splitlines()]


def notes(tag: str) -> subprocess.CompletedProcess[str]:
    """Return the output of the release's step for a tag."""
    command = [sys.executable, str(ROOT / ".ci/release-notes"), tag]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_notes_of_this_version_are_there_and_one_page_long() -> None:
    made = notes(f"v{VERSION}")
    assert made.returncode == 0
    assert made.stdout.startswith(("*", "#")) or made.stdout[0].isalpha()
    assert 10 < len(made.stdout.splitlines()) < 70


def test_a_tag_of_another_version_is_no_release() -> None:
    made = notes("v0.0.1")
    assert made.returncode == 1
    assert "not v" in made.stderr and VERSION in made.stderr


def test_workflows_run_targets_and_scripts_that_there_are() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    words = [shlex.split(line) for line in commands() if line.startswith(("make ", ".ci/"))]
    made = {word for line in words if line[0] == "make" for word in line[1:] if "=" not in word}
    scripts = {line[0] for line in words if line[0] != "make"}
    assert made and made <= targets
    assert scripts and [name for name in scripts if not os.access(ROOT / name, os.X_OK)] == []


def test_the_matrix_is_every_supported_python_with_either_database() -> None:
    matrix = jobs(ROOT / ".github/workflows/test.yml")["suite"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    markers = {each["database"]: each["tests"] for each in matrix["include"]}
    assert markers == {"SQLite": "not postgres", "PostgreSQL": "postgres"}


def test_a_job_that_publishes_waits_for_the_tests_and_holds_no_password() -> None:
    released = jobs(ROOT / ".github/workflows/release.yml")
    for name in ("pypi", "image"):
        assert "test" in released[name]["needs"]
    assert released["pypi"]["permissions"] == {"id-token": "write"}
    text = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert set(re.findall(r"secrets\.(\w+)", text)) == {"GITHUB_TOKEN"}


def step(job: str, number: str) -> str:
    """The script of a step of the release."""
    steps = jobs(ROOT / ".github/workflows/release.yml")[job]["steps"]
    (script,) = [each["run"] for each in steps if each.get("id") == number]
    return str(script)


NAMED = {"GITHUB_REF_NAME": "v1.2.3", "GITHUB_REPOSITORY": "Somebody/Food-Court"}


def test_a_release_has_the_file_for_kubernetes_with_its_own_image(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "deploy").symlink_to(ROOT / "deploy")
    subprocess.run(["bash", "-euc", step("build", "manifest")], env={**os.environ, **NAMED}, cwd=tmp_path, check=True)
    deployment, _ = yaml.safe_load_all((tmp_path / "notes/food-court.yaml").read_text("utf-8"))
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    assert container["image"] == "ghcr.io/somebody/food-court:1.2.3"


@pytest.mark.parametrize(("tag", "tags"), [("v1.2.3", ["1.2.3", "1.2", "1"])])
def test_the_image_is_named_by_its_version_and_its_main_versions(tmp_path: Path, tag: str, tags: list[str]) -> None:
    out = tmp_path / "out"
    environment = NAMED | {"GITHUB_REF_NAME": tag, "GITHUB_OUTPUT": str(out)}
    subprocess.run(["bash", "-euc", step("image", "names")], env=environment, check=True)
    name = "ghcr.io/somebody/food-court"
    assert out.read_text("utf-8").splitlines() == ["tags<<END", *(f"{name}:{one}" for one in tags), "END"]
