"""How those are called who want to be forgotten.

Not a sentence of the catalogues: it is kept where a name stood, and read there in every language.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, String, cast, literal

_NAMED = "Anon "


def anonymous(number: int) -> str:
    """The name in place of somebody's, by the number of their seat, or of theirs among those who take part, from 1."""
    return f"{_NAMED}{number}"


def anonymous_by(number: ColumnElement[int]) -> ColumnElement[str]:
    """As `anonymous`, for the rows of a statement."""
    return literal(_NAMED) + cast(number, String)
