"""Operation on the command line: backup, restore, doctor."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from bot.config import load
from bot.operation import backup as backups
from bot.operation.doctor import FAULT, examine
from bot.operation.log_setup import keep_log

from .output import say


async def backup(config: Path, target: Path | None) -> int:
    """Write a backup of the database, which may be in use."""
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = target or Path(f"data/backups/tables-{now}.sqlite3")
    copied = await backups.backup(load(config).database.url, path)
    say(f"{path}: {copied.tables} tables, {copied.moves} moves")
    return 0


async def restore(config: Path, source: Path) -> int:
    """Fill the empty database of the settings from a backup."""
    copied = await backups.restore(source, load(config).database.url)
    say(f"Restored {copied.tables} tables, {copied.moves} moves. The host can start.")
    return 0


async def doctor(config: Path, *, offline: bool) -> int:
    """Say of everything a host needs whether it is well, and what to do where not. Wrong settings raise ConfigError."""
    faults, settings = 0, load(config)
    keep_log(settings)
    async for finding in examine(settings, offline=offline):
        say(str(finding))
        faults += finding.level == FAULT
    say("Everything needed is well." if not faults else f"{faults} to mend before the host can work as it should.")
    return 1 if faults else 0
