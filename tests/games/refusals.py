"""The rule that refuses an action, by a message that exists."""

from __future__ import annotations

from games.kernel import InputError
from renderers.words import LOCALES, message_ids


def said(error: InputError) -> str:
    """Return the message id of a refusal without its prefix; check that every language has a sentence for it."""
    assert all(error.reason.id in message_ids(locale) for locale in LOCALES), error.reason
    return error.reason.id.partition("-no-")[2] or error.reason.id
