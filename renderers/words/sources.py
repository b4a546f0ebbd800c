"""Where the catalogues lie, and which languages there are: a language is a folder of Fluent files beside this one.

What belongs to a title lies in a folder `words` beside its presenter, in the same languages; what belongs to a feature
of the host in a folder that it adds (`renderers.words.add_folder`).

Whoever adds a language copies the folder `en`, translates what is in it, and is told by `python -m bot words --missing`
what is still to be done. What is missing is said in English meanwhile.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

ENGLISH = "en"
"""Complete by definition; every other language is held against it."""
_HOME = Path(__file__).parent
ADDED: list[Path] = []
"""Folders of features, in the order in which they were added."""


def found_in(folder: Path) -> tuple[str, ...]:
    """The languages of a folder of catalogues: English, then the others by name."""
    names = sorted(one.name for one in folder.iterdir() if one.is_dir() and any(one.glob("*.ftl")))
    return (*(name for name in names if name == ENGLISH), *(name for name in names if name != ENGLISH))


def files(locale: str) -> tuple[Path, ...]:
    """Every Fluent file of a language: the host's and its features', then those of each title.

    Of two messages of one id the first one counts.
    """
    from renderers import titles  # which tries presenters of other packages, and these import the words

    own = (path for folder in (_HOME, *ADDED) for path in listed(folder, locale))
    return (*own, *(path for one in titles.TITLES for path in of_title(one, locale)))


def of_title(title_id: str, locale: str) -> tuple[Path, ...]:
    """The Fluent files of one title; none where its package cannot be found."""
    from renderers import titles

    folder = _beside(titles.presenters()[title_id])
    return listed(folder, locale) if folder else ()


def listed(folder: Path, locale: str) -> tuple[Path, ...]:
    """The Fluent files of a language in a folder."""
    return tuple(sorted((folder / locale).glob("*.ftl")))


def _beside(presenter: EntryPoint) -> Path | None:
    """The folder `words` beside a presenter, found without loading it; None where its package cannot be found."""
    try:
        spec = find_spec(presenter.module)
    except Exception:  # a stranger's package may fail in any way; the registry has logged it
        return None
    return Path(spec.origin).parent / "words" if spec and spec.origin else None


LOCALES = found_in(_HOME)
"""The languages that the host speaks, English first."""
