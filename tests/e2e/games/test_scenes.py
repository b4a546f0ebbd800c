"""The sandbox that begins with tables under way, and the one that continues with those of before."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import hosting
from bot.cli import hosting as scenery
from bot.config import ConfigError, DatabaseSettings, Settings
from bot.store import StoreError
from bot.store.migrate import taken
from games.kernel.registry import title
from sandbox.driver import RenderedMessage, Rig
from sandbox.model.permissions import P, base
from tests.e2e.conftest import Failures
from tests.e2e.hosts import hosted

pytestmark = pytest.mark.e2e


def boards_in(rig: Rig) -> list[RenderedMessage]:
    """Return the messages with a picture in the channel of the title that is played."""
    channel = scenery.places(rig)["foodfighters"]
    return [RenderedMessage(message) for message in channel.messages.values() if message.attachments]


@pytest.fixture
def only_foodfighters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use one title only."""
    monkeypatch.setattr(scenery, "titles", lambda: [title("foodfighters")])


@pytest.mark.usefixtures("only_foodfighters")
async def test_scenes_are_under_way_and_are_shown_again_by_a_sandbox_that_keeps_them(
    rig: Rig, tmp_path: Path, failures: Failures
) -> None:
    for name in ("Ann", "Bo"):
        rig.person(name)
    async with hosted(rig, tmp_path) as first:
        await scenery.arrange(first, rig)
        (row,) = await first.tables.find(guild=rig.guild.id)
        table = await first.tables.get(row.id)
        assert table.status == "running" and table.version >= scenery.MOVES
        assert table.users == tuple(person.id for person in rig.people[:2])
        await rig.until(lambda: bool(boards_in(rig)))
    before = len(boards_in(rig))
    async with hosted(rig, tmp_path) as second:
        await scenery.show_again(second, rig)
        await rig.until(lambda: len(boards_in(rig)) > before)
        assert (await second.tables.get(row.id)).version == table.version
        assert boards_in(rig)[-1].buttons, "whose move it is can make it"


async def test_the_first_person_of_the_sandbox_may_do_what_managers_do(rig: Rig) -> None:
    hosting.populate(rig)
    manages = {one.name: P.MANAGE_GUILD in base(rig.guild, rig.guild.members[one.id]) for one in rig.people}
    assert manages == {"Ann": True, "Bo": False, "Cleo": False, "Dan": False}


async def test_a_sandbox_forgets_its_tables_unless_it_is_to_keep_them(tmp_path: Path) -> None:
    file = tmp_path / "sandbox.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    hosting.remember(file, 7)
    file.write_text("tables", "utf-8")
    assert await hosting.begin(url, file, True) == 7, "its people and channels are the same again"
    assert file.read_text("utf-8") == "tables"
    assert await hosting.begin(url, file, False) is None
    assert not file.exists() and await hosting.begin(url, file, True) is None


async def test_a_sandbox_leaves_alone_what_another_one_is_at_work_on(tmp_path: Path) -> None:
    file = tmp_path / "sandbox.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    hosting.remember(file, 7)
    file.write_text("tables", "utf-8")
    lock = taken(url)
    assert lock is not None
    for keep in (False, True):
        with pytest.raises(StoreError, match="another process"):
            await hosting.begin(url, file, keep)
    assert file.read_text("utf-8") == "tables"
    lock.close()


async def test_a_sandbox_never_empties_the_file_of_a_host(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_text("tables", "utf-8")
    with pytest.raises(ConfigError, match="not the file of a sandbox"):
        await hosting.begin(f"sqlite+aiosqlite:///{file}", file, False)
    assert file.read_text("utf-8") == "tables"


def test_the_sandbox_has_a_file_of_its_own_whatever_the_settings_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/sandbox.sqlite3"
    monkeypatch.setenv("FOOD_COURT_SANDBOX_DATABASE", url)
    assert hosting.with_own_database(Settings()).database.url == url and capsys.readouterr().out == ""
    named = Settings(database=DatabaseSettings("postgresql+asyncpg:///elsewhere"))
    assert hosting.with_own_database(named).database.url == url
    assert "FOOD_COURT_SANDBOX_DATABASE" in capsys.readouterr().out, "the person is told why"
    monkeypatch.setenv("FOOD_COURT_SANDBOX_DATABASE", "")
    assert hosting.with_own_database(Settings()).database.url == hosting.USUAL_DATABASE
