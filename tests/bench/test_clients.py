"""What the simulated clients conclude from an answer."""

from __future__ import annotations

from bench.clients import ClientRequest, repeated
from bot.store.request_log import MOMENT_SECONDS

NOW = 10_000.0


def asked(before: float, acknowledged: int = 0, user: int = 1, link: str = "pass") -> ClientRequest:
    """A request made and answered some seconds before now."""
    return ClientRequest("abcde", user, (link,), 3, acknowledged, asked=NOW - before, answered=NOW - before)


def test_already_done_credits_the_equal_request_that_was_not_answered() -> None:
    lost, again = asked(10), asked(0)
    others = [asked(20, user=2), asked(20, link="build"), asked(MOMENT_SECONDS + 1)]
    assert repeated([*others, lost, again], again) is lost


def test_already_done_credits_nothing_after_an_equal_acknowledged_request() -> None:
    lost, again = asked(10), asked(0)
    assert repeated([asked(30, acknowledged=4), lost, again], again) is None
    assert repeated([lost, asked(5, acknowledged=4), again], again) is None


def test_an_acknowledgement_long_ago_does_not_matter() -> None:
    lost, again = asked(10), asked(0)
    assert repeated([asked(MOMENT_SECONDS + 1, acknowledged=4), lost, again], again) is lost
