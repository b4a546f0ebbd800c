"""The amount of the general checks: a little on every change, a lot with `make long`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

import pytest

Number = TypeVar("Number", int, float)
S = TypeVar("S")
T = TypeVar("T")

LONG = bool(os.environ.get("LONG"))
"""Whether the long form is asked for."""

long_form = pytest.mark.skipif(not LONG, reason="in `make long`")
"""Marks a test that takes so long that no change waits for it."""


def pairs(some: Sequence[T], others: Sequence[S]) -> list[tuple[T, S]]:
    """Return every pair in the long form; in the short one each of `some` with one of the `others`, in turn."""
    return [*product(some, others)] if LONG else [(one, others[at % len(others)]) for at, one in enumerate(some)]


def amount(short: Number, long: Number) -> Number:
    """Return how many of something are checked in this run."""
    return long if LONG else short


def few(some: Sequence[T], many: int = 1) -> Sequence[T]:
    """Return all in the long form; in the short one the first of them."""
    return some if LONG else some[:many]
