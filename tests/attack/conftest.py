"""Fixtures: a host on the sandbox, as the end-to-end tests have it."""

from tests.e2e.conftest import ann, bo, cleo, failures, host, rig, shared

__all__ = ["ann", "bo", "cleo", "failures", "host", "rig", "shared"]
