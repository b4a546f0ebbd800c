"""Where the catalogues lie, and which languages there are: a language is a folder of Fluent files beside this one.

Whoever adds a language copies the folder `en`, translates what is in it, and is told by `python -m bot words --missing`
what is still to be done. What is missing is said in English meanwhile.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

ENGLISH = "en"
"""Complete by definition; every other language is held against it."""
_HOME = Path(__file__).parent


def found_in(folder: Path) -> tuple[str, ...]:
    """The languages of a folder of catalogues: English, then the others by name."""
    names = sorted(one.name for one in folder.iterdir() if one.is_dir() and any(one.glob("*.ftl")))
    return (*(name for name in names if name == ENGLISH), *(name for name in names if name != ENGLISH))


@cache
def files(locale: str) -> tuple[Path, ...]:
    """Every Fluent file of a language, in the order in which they are read."""
    return tuple(sorted((_HOME / locale).glob("*.ftl")))


LOCALES = found_in(_HOME)
"""The languages that the host speaks, English first."""
