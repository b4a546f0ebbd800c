"""Rewrites the imports of the template's files: its folders are side by side there, but not in a title of the
project.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping

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
    return "\n".join([*kept[: start - 1], *block, *_spaced(kept[start - 1 :])]) + "\n"


def _text(lines: list[str], node: ast.ImportFrom) -> list[str]:
    return lines[node.lineno - 1 : node.end_lineno]


def _spaced(after: list[str]) -> list[str]:
    """Return what follows the imports: after two blank lines before a class or function, else after one."""
    while after and not after[0]:
        after = after[1:]
    blank = 2 if after[0].startswith(("def ", "class ", "@")) else 1
    return [*[""] * blank, *after]
