"""Writes the pages about privacy and terms of use, from what the database schema says of personal data."""

from __future__ import annotations

from pathlib import Path

from bot.config import OperationSettings
from bot.store.row_types import personal_tables

_HERE = Path(__file__).parent
NAMES = ("privacy", "terms")


def paper(name: str, settings: OperationSettings) -> str:
    """Return one of the pages as Markdown, with the operator's name and address."""
    stored = [f"| {table} | {said.what} | {said.afterwards} |" for table, said in sorted(personal_tables().items())]
    return (
        (_HERE / f"{name}.md")
        .read_text("utf-8")
        .format(
            operator=settings.operator or "the person who invited it to your server, or somebody they know",
            contact=settings.contact or "a manager of the server where you use it",
            stored="\n".join(stored),
            messages_days=settings.keep_messages_days,
            backup_days=settings.backup_keep_days,
        )
    )
