"""Checks of a request body that collect all complaints before refusing it with 50035."""

from __future__ import annotations

from typing import Any

from sandbox.checks.api_errors import Json, refuse

Path = tuple[str | int, ...]


class Complaints:
    """The errors of a form by field path, nested as the API nests them."""

    def __init__(self) -> None:
        self._root: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Add an error for the field at ``path``."""
        node = self._root
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def __bool__(self) -> bool:
        return bool(self._root)

    def refuse(self) -> None:
        """Raise ``Invalid Form Body`` if there are any errors."""
        if self._root:
            raise refuse(50035, self._root)

    def required(self, path: Path) -> None:
        """Add the error that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: Path, value: Any, low: int, high: int, *, required: bool = True) -> bool:
        """Check a string and its length in characters; return whether it can be used."""
        if value is None or value == "":
            if required and low > 0:
                self.required(path)
                return False
            return value is not None
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return False
        if not low <= len(value) <= high:
            words = f"Must be between {low} and {high} in length." if low else f"Must be {high} or fewer in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH" if low else "BASE_TYPE_MAX_LENGTH", words)
            return False
        return True

    def number(self, path: Path, value: Any, low: float, high: float) -> bool:
        """Check a number against inclusive bounds; return whether it can be used."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        else:
            return True
        return False

    def boolean(self, path: Path, value: Any) -> None:
        """Check an optional boolean."""
        if value is not None and not isinstance(value, bool):
            self.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def one_of(self, path: Path, value: Any, allowed: tuple[Any, ...]) -> bool:
        """Check that a value is one of those allowed."""
        if value in allowed and not isinstance(value, bool):
            return True
        names = ", ".join(map(str, allowed))
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
        return False

    def items(self, path: Path, value: Any, low: int, high: int) -> list[Json]:
        """Check a list of objects and its length; return the objects that can be checked further."""
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        for place, item in enumerate(value):
            if not isinstance(item, dict):
                self.add((*path, place), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return [item if isinstance(item, dict) else {} for item in value]


def identifier(value: Any, field: str) -> int:
    """Return a snowflake that was sent as a string or a number.

    Raises 50035 if it is neither.
    """
    try:
        return int(value)
    except (TypeError, ValueError):
        complaints = Complaints()
        complaints.add((field,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        complaints.refuse()
        raise
