"""What the simulated clients conclude from an answer."""

from __future__ import annotations

from bench.clients import ClientRequest, repeated, says
from bot.store.request_log import MOMENT_SECONDS
from renderers.words import Words

NOW = 10_000.0


def asked(before: float, acknowledged: int = 0, user: int = 1, link: str = "pass") -> ClientRequest:
    """A request made and answered some seconds before now."""
    return ClientRequest("abcde", user, (link,), 3, acknowledged, asked=NOW - before, answered=NOW - before)


def test_an_answer_is_known_by_its_sentence_whatever_the_table_is_called() -> None:
    told = Words("en")("host-done-already", table="**Foodies · Ann, Bo**")
    assert says(f"Plan your company.\n{told}\nProposed: Waitress.", "host-done-already")
    assert not says("Proposed: Waitress.", "host-done-already")


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
