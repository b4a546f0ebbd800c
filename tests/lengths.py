"""The amount of the general checks: a little on every change, a lot with `make long`."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

Number = TypeVar("Number", int, float)

LONG = bool(os.environ.get("LONG"))
"""Whether the long form is asked for."""

long_form = pytest.mark.skipif(not LONG, reason="in `make long`")
"""Marks a test that takes so long that no change waits for it."""


def amount(short: Number, long: Number) -> Number:
    """Return how many of something are checked in this run."""
    return long if LONG else short
