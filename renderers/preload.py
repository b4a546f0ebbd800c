"""Imported by the process from which those that draw or think are forked: loads every title and its presenter."""

from __future__ import annotations

import gc

from renderers.registry import presenter
from renderers.titles import TITLES

for _title in TITLES:
    presenter(_title)
gc.collect()
gc.freeze()  # a collection would write to all objects, and written memory is not shared any more
