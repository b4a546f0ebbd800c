"""The doctor finds problems, and says what to do about each."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import discord
import pytest
from msgspec import structs

from bot.config import Settings
from bot.discord.gateway import permissions
from bot.operation import doctor
from bot.operation.doctor import DOUBT, FAULT, GOOD, Diagnosis, examine
from bot.store import Store
from sandbox.driver import Rig
from sandbox.model.permissions import P
from sandbox.session_starts import SessionStarts
from tests.e2e.conftest import rig, shared
from tests.e2e.hosts import settings

__all__ = ["rig", "shared"]

README = Path(__file__).parents[2] / "README.md"


async def found(
    wanted: Settings, *, offline: bool = True, now: Callable[[], float] = time.time
) -> dict[str, list[Diagnosis]]:
    """The doctor's findings by what they are about."""
    every: dict[str, list[Diagnosis]] = {}
    async for finding in examine(wanted, offline=offline, now=now):
        assert finding.level == doctor.GOOD or finding.do, f"no advice: {finding}"
        every.setdefault(finding.about, []).append(finding)
    return every


def faults(findings: dict[str, list[Diagnosis]]) -> list[str]:
    """Return the subjects of the problems."""
    return [one.about for some in findings.values() for one in some if one.level == FAULT]


def on(url: str) -> Settings:
    """Settings with a database."""
    made = Settings()
    return structs.replace(made, database=structs.replace(made.database, url=url))


async def test_a_healthy_host_has_no_fault(url: str) -> None:
    await (await Store.open(url)).close()
    findings = await found(on(url))
    assert faults(findings) == []
    assert {"Python", "token", "health", "fonts", "database", "limits", "pictures"} <= set(findings)


async def test_the_doctor_looks_while_a_host_runs_and_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"
    store = await Store.open(url)
    assert faults(await found(on(url))) == []
    await store.close()
    fresh = f"sqlite+aiosqlite:///{tmp_path}/new/tables.sqlite3"
    assert faults(await found(on(fresh))) == []
    assert not (tmp_path / "new").exists()


async def test_an_older_schema_is_a_note_and_a_newer_one_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()
    for revision, level in (("0000", DOUBT), ("9999", FAULT)):
        with sqlite3.connect(path) as database:
            database.execute("update alembic_version set version_num = ?", (revision,))
        database.close()
        (finding,) = (await found(on(f"sqlite+aiosqlite:///{path}")))["database"]
        assert finding.level == level


@pytest.mark.parametrize(
    "content", [b"this is no database, but it is long enough to look at" * 40, b"SQLite format 3\0x"]
)
async def test_a_damaged_database_is_a_fault(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(content)
    assert faults(await found(on(f"sqlite+aiosqlite:///{path}"))) == ["database"]


@pytest.mark.parametrize("shut", ["", "tables.sqlite3", "tables.sqlite3-shm", "tables.sqlite3.lock"])
async def test_what_the_account_may_not_use_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shut: str
) -> None:
    access, path = os.access, tmp_path / "tables.sqlite3"
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()
    path.with_name("tables.sqlite3-shm").touch()
    monkeypatch.setattr(os, "access", lambda place, mode: place != tmp_path / shut and access(place, mode))
    findings = await found(on(f"sqlite+aiosqlite:///{path}"))
    assert faults(findings) == ["account"]
    (finding,) = findings["account"]
    assert str(tmp_path / shut) in finding.found and "chown" in finding.do


async def test_a_database_of_another_program_is_a_fault(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as database:
        database.execute("CREATE TABLE moves (name)")
    findings = await found(on(f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3"))
    assert faults(findings) == ["database"] and "moves" in findings["database"][0].found


async def test_the_doctor_says_its_findings_and_nothing_else(caplog: pytest.LogCaptureFixture, url: str) -> None:
    await found(on(url))
    assert not caplog.records


async def test_a_server_that_does_not_answer_is_a_fault_without_its_password() -> None:
    findings = await found(on("postgresql+asyncpg://nobody:hidden@127.0.0.1:1/none"))
    (finding,) = findings["database"]
    assert finding.level == FAULT and "hidden" not in str(finding)


async def test_a_full_disk_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_ROOM_MB", 10**9)
    assert faults(await found(on(f"sqlite+aiosqlite:///{tmp_path}/t.sqlite3"))) == ["disk"]


@pytest.mark.e2e
async def test_missing_permissions_are_named_by_server(rig: Rig, tmp_path: Path) -> None:
    wanted = settings(rig, tmp_path)
    assert faults(await found(wanted, offline=False)) == []
    mine = rig.guild.members[rig.application.bot.id]
    for role in (rig.guild.id, *mine.roles):
        rig.guild.roles[role].permissions = int(discord.Permissions(view_channel=True, send_messages=True).value)
    (finding,) = (await found(wanted, offline=False))["server Food court"]
    assert finding.level == FAULT
    assert "Attach Files" in finding.found and "Send Messages," not in finding.found


@pytest.mark.e2e
async def test_what_is_optional_is_named_and_no_fault(rig: Rig, tmp_path: Path) -> None:
    mine = rig.guild.members[rig.application.bot.id]
    for role in (rig.guild.id, *mine.roles):
        rig.guild.roles[role].permissions = int(permissions.NEEDED.value) | P.MANAGE_MESSAGES
    (finding,) = (await found(settings(rig, tmp_path), offline=False))["server Food court"]
    assert finding.level == DOUBT
    assert "Create Public Threads, Pin Messages" in finding.found and "client_id=" in finding.do


@pytest.mark.e2e
@pytest.mark.parametrize(("installs", "level"), [((0,), GOOD), ((0, 1), DOUBT), ((1,), FAULT)])
async def test_how_people_may_install_the_application_is_looked_at(
    rig: Rig, tmp_path: Path, installs: tuple[int, ...], level: str
) -> None:
    rig.application.installs = installs
    (finding,) = (await found(settings(rig, tmp_path), offline=False))["installation"]
    assert finding.level == level
    assert level == GOOD or "Guild Install" in finding.do


@pytest.mark.e2e
async def test_an_invitation_without_the_scope_of_commands_is_a_fault(rig: Rig, tmp_path: Path) -> None:
    rig.application.without_commands.add(rig.guild.id)
    scope, allowed = (await found(settings(rig, tmp_path), offline=False))["server Food court"]
    assert (scope.level, allowed.level) == (FAULT, GOOD)
    assert "applications.commands" in scope.found and "scope=bot+applications.commands" in scope.do


@pytest.mark.e2e
async def test_what_the_app_directory_demands_is_named(rig: Rig, tmp_path: Path) -> None:
    rig.application.description, rig.application.tags = "Board games", ("games",)
    (finding,) = (await found(settings(rig, tmp_path), offline=False))["App Directory"]
    assert finding.level == DOUBT
    assert finding.found == "missing: a link to the terms of service, a link to the privacy policy"
    rig.application.terms_of_service_url = rig.application.privacy_policy_url = "https://example.com/papers"
    (finding,) = (await found(settings(rig, tmp_path), offline=False))["App Directory"]
    assert finding.level == GOOD


@pytest.mark.e2e
@pytest.mark.parametrize(("ahead", "level"), [(0, GOOD), (20, GOOD), (90, FAULT), (-7200, FAULT)])
async def test_a_clock_that_is_wrong_is_a_fault(rig: Rig, tmp_path: Path, ahead: int, level: str) -> None:
    findings = await found(settings(rig, tmp_path), offline=False, now=lambda: time.time() + ahead)
    (finding,) = findings["clock"]
    assert finding.level == level


@pytest.mark.e2e
async def test_pieces_that_are_not_uploaded_are_counted(rig: Rig, tmp_path: Path) -> None:
    (finding,) = (await found(settings(rig, tmp_path), offline=False))["emoji"]
    assert finding.level == DOUBT and finding.found.startswith("0 of ") and "sync" in finding.do


@pytest.mark.e2e
@pytest.mark.parametrize(
    ("total", "set_to", "level"), [(1000, 0, GOOD), (1000, 8, GOOD), (1000, 2, FAULT), (3, 0, FAULT)]
)
async def test_too_few_shards_and_too_few_sessions_left_are_faults(
    rig: Rig, tmp_path: Path, total: int, set_to: int, level: str
) -> None:
    rig.world.session_starts = SessionStarts(shards=4, total=total)
    wanted = settings(rig, tmp_path)
    wanted = structs.replace(wanted, discord=structs.replace(wanted.discord, shards=set_to))
    (finding,) = (await found(wanted, offline=False))["shards"]
    assert finding.level == level and "Discord advises 4" in finding.found


@pytest.mark.e2e
async def test_a_wrong_token_is_a_fault_that_does_not_repeat_it(rig: Rig, tmp_path: Path) -> None:
    wanted = settings(rig, tmp_path)
    wrong = structs.replace(wanted, discord=structs.replace(wanted.discord, token="not.the.token"))
    findings = await found(wrong, offline=False)
    assert faults(findings) == ["Discord"]
    assert "not.the.token" not in str(findings)


def test_the_least_is_asked_for_and_the_readme_says_so() -> None:
    assert permissions.intents().value == discord.Intents(guilds=True).value
    for name in permissions.names(permissions.NEEDED | permissions.OPTIONAL):
        assert name in " ".join(README.read_text("utf-8").split()), name
    for power in ("administrator", "manage_messages", "manage_guild", "mention_everyone", "manage_roles"):
        assert not getattr(permissions.NEEDED | permissions.OPTIONAL, power)
    assert {"Pin Messages", "Create Public Threads"} <= {*permissions.names(permissions.OPTIONAL)}
    assert str((permissions.NEEDED | permissions.OPTIONAL).value) in permissions.invitation(1)
