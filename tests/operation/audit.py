"""Known vulnerabilities of the libraries in use: `python -m tests.operation.audit [--with PIP_AUDIT] [--refresh]`.

Asks the index of advisories through pip-audit. Where that cannot be reached, the advisories kept in the repository are
checked instead, and the last line says which it was. The exit status is 1 if a vulnerability is known.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

STORED = Path(__file__).parents[1] / "data" / "advisories.json"
_OWN = "food-court"
_OSV = "https://api.osv.dev/v1/query"
_SECONDS = 300


def installed() -> dict[str, str]:
    """The versions of everything installed here beside the project itself, by name."""
    found = {canonicalize_name(one.metadata["Name"]): one.version for one in metadata.distributions()}
    return {name: version for name, version in sorted(found.items()) if name != _OWN}


def hits(advisories: list[dict[str, Any]], versions: Mapping[str, str]) -> Iterator[str]:
    """One line for each advisory, in the form of OSV, that an installed version is affected by."""
    for advisory in advisories:
        for affected in advisory["affected"]:
            name = canonicalize_name(affected["package"]["name"])
            here = versions.get(name)
            if here is not None and _affects(affected, here):
                yield f"{name} {here}: {advisory['id']} {advisory.get('summary', '')}".rstrip()


def _affects(affected: Mapping[str, Any], here: str) -> bool:
    """Return whether a version is named, or in a range: from `introduced`, before `fixed` or up to `last_affected`."""
    if here in affected.get("versions", []):
        return True
    inside = False
    for scope in affected.get("ranges", []):
        if scope["type"] == "ECOSYSTEM":
            inside = inside or _within(scope["events"], Version(here))
    return inside


def _within(events: list[dict[str, str]], here: Version) -> bool:
    inside = False
    for event in events:
        if "introduced" in event and here >= _version(event["introduced"]):
            inside = True
        if "fixed" in event and here >= _version(event["fixed"]):
            inside = False
        if "last_affected" in event and here > _version(event["last_affected"]):
            inside = False
    return inside


def _version(text: str) -> Version:
    try:
        return Version(text)
    except InvalidVersion as error:
        raise SystemExit(f"{STORED.name}: {text!r} is not a version") from error


def asked(pip_audit: Path, versions: Mapping[str, str]) -> list[str] | None:
    """Return what the index knows about these versions, one line each; None if it is unreachable."""
    with tempfile.TemporaryDirectory() as folder:
        wanted, answer = Path(folder) / "installed.txt", Path(folder) / "answer.json"
        wanted.write_text("".join(f"{name}=={version}\n" for name, version in versions.items()))
        options = ["--strict", "--disable-pip", "--no-deps", "--format", "json", "--output", str(answer)]
        try:
            subprocess.run(
                [str(pip_audit), *options, "--requirement", str(wanted)],
                capture_output=True, timeout=_SECONDS, check=False,
            )  # fmt: skip
            told = json.loads(answer.read_text("utf-8"))["dependencies"]
        except (OSError, ValueError, LookupError, subprocess.TimeoutExpired):
            return None
    if any("skip_reason" in one for one in told) or {canonicalize_name(one["name"]) for one in told} != set(versions):
        return None
    return [f"{one['name']} {one['version']}: {vuln['id']}" for one in told for vuln in one["vulns"]]


def refresh(versions: Mapping[str, str], ask: Callable[[str], dict[str, Any]], path: Path = STORED) -> int:
    """Write the stored list again: every advisory about a name installed here. Returns how many there are."""
    kept: dict[str, dict[str, Any]] = {}
    for name in versions:
        for advisory in ask(name).get("vulns", []):
            kept[advisory["id"]] = {key: advisory[key] for key in ("id", "summary", "affected") if key in advisory}
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    stored = {"date": today, "source": "osv.dev", "advisories": [kept[each] for each in sorted(kept)]}
    path.write_text(json.dumps(stored, indent=1) + "\n", "utf-8")
    return len(kept)


def _osv(name: str) -> dict[str, Any]:
    question = json.dumps({"package": {"name": name, "ecosystem": "PyPI"}}).encode()
    request = urllib.request.Request(_OSV, question, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def audit(versions: Mapping[str, str], pip_audit: Path | None, path: Path = STORED) -> tuple[list[str], str]:
    """Return every vulnerability found, and the source of the check."""
    found = asked(pip_audit, versions) if pip_audit is not None else None
    if found is not None:
        return found, "the index of advisories"
    stored = json.loads(path.read_text("utf-8"))
    about = f"the {len(stored['advisories'])} advisories stored on {stored['date']}: the index could not be asked"
    return list(hits(stored["advisories"], versions)), about


def main(argv: list[str] | None = None) -> int:
    """Check what is installed, or write the stored list again."""
    parser = argparse.ArgumentParser(prog="python -m tests.operation.audit", description=__doc__)
    parser.add_argument("--with", dest="pip_audit", type=Path, help="the pip-audit to ask the index with")
    parser.add_argument("--refresh", action="store_true", help="write the stored list anew from osv.dev")
    args = parser.parse_args(argv)
    versions = installed()
    if args.refresh:
        sys.stdout.write(f"{STORED}: {refresh(versions, _osv)} advisories\n")
        return 0
    found, about = audit(versions, args.pip_audit)
    lines = [f"WEAK  {line}" for line in found]
    verdict = f"{len(found)} known weaknesses" if found else "no known weakness"
    sys.stdout.write("\n".join([*lines, f"{len(versions)} libraries checked against {about}: {verdict}"]) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
