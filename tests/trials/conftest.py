"""The host on the sandbox, as in the whole stories of tests/e2e."""

from tests.e2e.conftest import ann, bo, cleo, failures, host, rig, shared, sketched

__all__ = ["ann", "bo", "cleo", "failures", "host", "rig", "shared", "sketched"]
