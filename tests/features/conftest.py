"""Fixtures of the end-to-end tests: a sandbox, and the errors that are logged."""

from __future__ import annotations

from tests.e2e.conftest import ann, bo, failures, rig, shared, sketched

__all__ = ["ann", "bo", "failures", "rig", "shared", "sketched"]
