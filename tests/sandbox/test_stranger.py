"""The sandbox serves other bots: it has no other dependency, and the example in its documentation runs."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOR_CLIENTS = {"clients", "redirect", "pytest_plugin"}
"""The modules for projects that already use discord.py and pytest."""


def test_the_example_of_the_documentation_passes(tmp_path: Path) -> None:
    names = ["greeter.py", "test_greeter.py", "conftest.py"]
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/sandbox.md").read_text(), re.DOTALL)
    for name, block in zip(names, blocks, strict=True):
        (tmp_path / name).write_text(block)
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-o",
        "asyncio_mode=auto",
        "--rootdir",
        str(tmp_path),
        str(tmp_path),
    ]
    ran = subprocess.run(pytest, cwd=ROOT, capture_output=True, text=True)
    assert "1 passed" in ran.stdout, ran.stdout + ran.stderr


def test_it_needs_aiohttp_alone() -> None:
    modules = [path.relative_to(ROOT).with_suffix("") for path in (ROOT / "sandbox").rglob("*.py")]
    names = [".".join(module.parts) for module in modules if module.name not in {*FOR_CLIENTS, "__init__", "__main__"}]
    importing = f"[__import__(name) for name in {names}]"
    code = f"import sys; before = set(sys.modules); {importing}; print(*sys.modules.keys() - before)"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    owners = metadata.packages_distributions()
    found = {_plain(owner) for module in loaded.stdout.split() for owner in owners.get(module.partition(".")[0], [])}
    assert found - {"food-court"} <= _needed("aiohttp")


def _needed(distribution: str) -> set[str]:
    """A distribution with all that it requires, also indirectly."""
    found, waiting = set[str](), [distribution]
    while waiting:
        name = _plain(waiting.pop())
        if name not in found:
            found.add(name)
            wanted = [one for one in metadata.requires(name) or [] if "extra ==" not in one]
            waiting += [_plain(re.split(r"[\s;<>=!~(\[]", one)[0]) for one in wanted if _installed(one)]
    return found


def _installed(requirement: str) -> bool:
    try:
        metadata.version(re.split(r"[\s;<>=!~(\[]", requirement)[0])
    except metadata.PackageNotFoundError:
        return False
    return True


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
