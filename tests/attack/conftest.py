"""Fixtures: a host on the sandbox, as in the end-to-end tests."""

from tests.e2e.conftest import ann, bo, cleo, defer_after, failures, host, rig, shared, start_waits

__all__ = ["ann", "bo", "cleo", "defer_after", "failures", "host", "rig", "shared", "start_waits"]
