"""Where the project's own tree names its titles: entry points, import contracts, the order of menus, the site."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

Edit: TypeAlias = Callable[[str, str, str], str]
"""Makes a text name a new title after the last built-in one; raises LookupError where it does not name that."""


def registered(root: Path, built_in: Sequence[str], name: str) -> Iterator[tuple[Path, str]]:
    """Each file that names the built-in titles, with its text naming one more.

    Raises LookupError, with a sentence for people, where `root` is not the project's tree.
    """
    edits: dict[str, Edit] = {"pyproject.toml": _project, "games/kernel/registry.py": _order, "mkdocs.yml": _site}
    for file, edit in edits.items():
        path = root / file
        if not path.is_file():
            raise LookupError(f"There is no {path}: --built-in writes into the project's own tree, from its top.")
        try:
            yield path, edit(path.read_text("utf-8"), built_in[-1], name)
        except LookupError as error:
            raise LookupError(f"{path} is not the project's: it does not say {error.args[0]}.") from error


def _project(text: str, last: str, name: str) -> str:
    for room, thing in (("games", "TITLE"), ("renderers", "PRESENTER")):
        line = f'{last} = "{room}.{last}:{thing}"\n'
        text = _after(text, line, line.replace(last, name))
    layers = re.compile(rf"( \| {last})(?=\")")
    if len(layers.findall(text)) != 2:
        raise LookupError(f"`| {last}` in both layers of titles")
    return layers.sub(rf"\1 | {name}", text)


def _order(text: str, last: str, name: str) -> str:
    return _after(text, f'    "{last}",\n', f'    "{name}",\n')


def _site(text: str, last: str, name: str) -> str:
    line = next((one for one in text.splitlines(keepends=True) if one.endswith(f": titles/{last}.md\n")), "")
    spoken = " ".join(part.title() for part in name.split("_"))
    return _after(text, line or f"titles/{last}.md", f"      - {spoken}: titles/{name}.md\n")


def _after(text: str, line: str, new: str) -> str:
    if text.count(line) != 1:
        raise LookupError(f"`{line.strip()}` once")
    return text.replace(line, line + new)
