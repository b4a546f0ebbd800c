"""Nets that titles go by, in tests that train them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.kernel.ai.learning import NetTraining


@contextmanager
def kept(course: type[NetTraining[Any]]) -> Iterator[None]:
    """A title's net may be changed in the block; afterwards it is as it was."""
    stood = course.net.copy()
    yield
    course.go_by(stood)
