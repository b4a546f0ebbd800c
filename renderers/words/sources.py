"""The locations of the catalogues, and the languages: a language is a folder of Fluent files beside this one.

A title's catalogue is in a folder `words` beside its presenter, in the same languages; a feature's catalogue
is in a folder that it adds (`renderers.words.add_folder`).

To add a language, copy the folder `en` and translate its contents; `python -m bot words --missing` lists
what is still to be done. Missing messages are shown in English meanwhile.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

ENGLISH = "en"
"""Complete by definition; every other language is compared to it."""
_HOME = Path(__file__).parent
ADDED: list[Path] = []
"""Folders of features, in the order in which they were added."""


def found_in(folder: Path) -> tuple[str, ...]:
    """Return the languages of a folder of catalogues: English, then the others by name."""
    names = sorted(one.name for one in folder.iterdir() if one.is_dir() and any(one.glob("*.ftl")))
    return (*(name for name in names if name == ENGLISH), *(name for name in names if name != ENGLISH))


def files(locale: str) -> tuple[Path, ...]:
    """Return every Fluent file of a language: the host's and its features', then those of each title.

    Of two messages with one id the first one counts.
    """
    from renderers import titles  # tries presenters of other packages, which import the words

    own = (path for folder in (_HOME, *ADDED) for path in listed(folder, locale))
    return (*own, *(path for one in titles.TITLES for path in of_title(one, locale)))


def of_title(title_id: str, locale: str) -> tuple[Path, ...]:
    """Return the Fluent files of one title; none if its package cannot be found."""
    from renderers import titles

    folder = _beside(titles.presenters()[title_id])
    return listed(folder, locale) if folder else ()


def listed(folder: Path, locale: str) -> tuple[Path, ...]:
    """Return the Fluent files of a language in a folder."""
    return tuple(sorted((folder / locale).glob("*.ftl")))


def _beside(presenter: EntryPoint) -> Path | None:
    """Return the folder `words` beside a presenter, found without loading it; None if its package cannot be found."""
    try:
        spec = find_spec(presenter.module)
    except Exception:  # an external package may fail in any way; the registry has logged it
        return None
    return Path(spec.origin).parent / "words" if spec and spec.origin else None


LOCALES = found_in(_HOME)
"""The languages that the host speaks, English first."""
