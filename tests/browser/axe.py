"""Runs axe-core on a page."""

from __future__ import annotations

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

# All rules, also those that axe leaves out unless asked: 24 pixels for a target, and visible words in a name.
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}, "label-content-name-mismatch": {"enabled": True}},
}


async def violations(page: Page) -> list[str]:
    """Return what axe finds on a page: each violated rule with the first element that violates it."""
    found = await Axe().run(page, options=OPTIONS)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])}) {one['nodes'][0]['failureSummary'][:200]}"
        for one in found.response["violations"]
    ]
