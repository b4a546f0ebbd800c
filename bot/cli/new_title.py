"""Writes a new title: a small complete game, copied from `template`, to be changed into another one.

The template is a package of this checkout, held to style and types like all others. A new title is the same with other
names: as a separate package, or inside the project's tree.

Where the project's own tree names its titles: import contracts, the order of menus, the site.

Rewrites the imports of the template's files: its folders are side by side there, but not in a title of the
project.
"""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from bot.cli.arguments import complain, say
from games.kernel.registry import BUILT_IN, TITLES
from renderers.words import message_ids

# sorted together with the imports of a title's own packages
_FIRST = ("bot", "games", "renderers")


def absolute(source: str, rooms: Mapping[str, str]) -> str:
    """Return a module with imports from another folder (`from ..rules.view import View`) replaced by the package's
    name.

    They are moved to their sorted place among the imports of the host's packages.
    """
    lines = source.splitlines()
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
    near = [node for node in found if not node.level and (node.module or "").split(".")[0] in _FIRST]
    far = [node for node in found if node.level == 2]
    if not far:
        return source
    statements = {str(node.module): _text(lines, node) for node in near}
    for node in far:
        room, _, rest = (node.module or "").partition(".")
        module = ".".join(filter(None, (rooms[room], rest)))
        statements[module] = [line.replace(f"from ..{node.module} ", f"from {module} ") for line in _text(lines, node)]
    gone = {number for node in (*near, *far) for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    start = min(node.lineno for node in near)
    block = [line for module in sorted(statements) for line in statements[module]]
    kept = [line for number, line in enumerate(lines, 1) if number not in gone]
    return "\n".join([*kept[: start - 1], *block, *_after_blank_lines(kept[start - 1 :])]) + "\n"


def _text(lines: list[str], node: ast.ImportFrom) -> list[str]:
    return lines[node.lineno - 1 : node.end_lineno]


def _after_blank_lines(after: list[str]) -> list[str]:
    """Return what follows the imports: after two blank lines before a class or function, else after one."""
    while after and not after[0]:
        after = after[1:]
    blank = 2 if after[0].startswith(("def ", "class ", "@")) else 1
    return [*[""] * blank, *after]


Edit: TypeAlias = Callable[[str, str, str], str]
"""Adds a new title to a text after the last built-in one; raises LookupError if the text does not name that."""


def registered(root: Path, built_in: Sequence[str], name: str) -> Iterator[tuple[Path, str]]:
    """Return each file that lists the built-in titles, with its new text.

    Raises LookupError, with a sentence for people, if `root` is not the project's tree.
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


TEMPLATE = Path(__file__).parent / "template"
PLACEHOLDER = "soup_stall"
# a name is the prefix of message ids, and a command on Discord
LENGTHS = range(3, 25)
_NAME = re.compile("[a-z]+(_[a-z]+)*")
# what is beside a package; everything else of the template is the package
_BESIDE = ("project.toml", "README.md", "tests")
# named differently in the template, so that tools do not take it for a separate project
_RENAMED = {"project.toml": "pyproject.toml"}
_BUILT_IN_FOLDERS = {"rules": "games/{}", "renderer": "renderers/{}", "tests": "tests/games/{}"}
# the project runs this test for all its titles already
_BUILT_IN_TESTS = ("tests/test_conformance.py",)


class NewTitleError(Exception):
    """A title that cannot be written, with a sentence for the author."""


def new_title(name: str, folder: Path, *, built_in: bool = False) -> int:
    """Write a title called `name` into a new folder in `folder`, or into the project's tree `folder`."""
    try:
        _check_name(name)
        files = dict(_built_in(name, folder) if built_in else _as_package(name, folder))
        _write(files)
    except NewTitleError as error:
        complain(str(error))
        return 2
    say(*_next_steps(name, folder, built_in))
    return 0


def _check_name(name: str) -> None:
    # The name becomes that of a Python package.
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise NewTitleError(
            f"{name[:40]!r} cannot name a title; small letters and single underscores can: pancake_stand"
        )
    if len(name) not in LENGTHS:
        raise NewTitleError(f"{name[:40]!r} is too short or too long; a name has {LENGTHS[0]} to {LENGTHS[-1]} letters")
    if name in TITLES:
        raise NewTitleError(f"There is a title {name} already.")
    if name in {part for one in message_ids("en") for part in _spoken_for(one)}:
        raise NewTitleError(f"{name} is a word of the host: its own sentences begin with it. Choose another name.")
    if find_spec(name) is not None:
        raise NewTitleError(f"There is a Python module {name} already, which a title of that name would hide.")


def _spoken_for(message: str) -> list[str]:
    """Return the prefixes of the host's message ids, which cannot be names of titles."""
    parts = message.split("-")
    return parts[:2] if parts[0] == "command" else parts[:1]


def _as_package(name: str, folder: Path) -> Iterator[tuple[Path, str]]:
    top = folder / name
    _check_free(top)
    rooms = {"rules": f"{name}.rules", "renderer": f"{name}.renderer"}
    for path in template_files():
        place = top if path.split("/")[0] in _BESIDE else top / name
        yield place / _RENAMED.get(path, path).replace(PLACEHOLDER, name), rendered(path, name, rooms)


def _built_in(name: str, folder: Path) -> Iterator[tuple[Path, str]]:
    """Return the new files, and the built-in ones that list its titles, with this one."""
    rooms = {"rules": f"games.{name}", "renderer": f"renderers.{name}"}
    tops = {room: folder / target.format(name) for room, target in _BUILT_IN_FOLDERS.items()}
    _check_free(*tops.values())
    try:
        yield from registered(folder, BUILT_IN, name)
    except LookupError as error:
        raise NewTitleError(str(error)) from error
    for room, top in tops.items():
        for path in template_files():
            if path.startswith(f"{room}/") and path not in _BUILT_IN_TESTS:
                yield top / path.removeprefix(f"{room}/").replace(PLACEHOLDER, name), rendered(path, name, rooms)


def _check_free(*folders: Path) -> None:
    for folder in folders:
        if folder.exists():
            raise NewTitleError(f"{folder} exists already; nothing is overwritten.")


def template_files() -> list[str]:
    """Return the paths of the template's files in it."""
    found = (path for path in TEMPLATE.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".pyo"))
    return sorted(path.relative_to(TEMPLATE).as_posix() for path in found)


def rendered(path: str, name: str, rooms: Mapping[str, str]) -> str:
    """Return the text of a template file for a title with that name and those packages."""
    text = (TEMPLATE / path).read_text("utf-8")
    text = absolute(text, rooms) if path.endswith(".py") else text
    parts = PLACEHOLDER.split("_"), name.split("_")
    for join in ("_".join, "-".join, _spaced, _camel):
        text = text.replace(join(parts[0]), join(parts[1]))
    return text


def _spaced(parts: list[str]) -> str:
    return " ".join(part.title() for part in parts)


def _camel(parts: list[str]) -> str:
    return "".join(part.title() for part in parts)


def _write(files: Mapping[Path, str]) -> None:
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    except OSError as error:
        raise NewTitleError(f"{error.filename}: {error.strerror}") from error


def _next_steps(name: str, folder: Path, built_in: bool) -> list[str]:
    """Return the next commands for the author."""
    if built_in:
        done = f"games/{name}, renderers/{name} and tests/games/{name} are written, and {name} is registered. Next:"
        commands = [f"python -m tests.operation.saved {name}", "make check"]
    else:
        done = f"{folder / name} is written: a small whole game. Next, in that folder:"
        commands = ["python -m pip install --editable .", f"python -m bot conform {name}", "python -m pytest"]
    listed = [f"  {command}" for command in (*commands, "python -m bot sandbox")]
    return [done, *listed, "docs/adding-a-title.md says what each part must do."]
