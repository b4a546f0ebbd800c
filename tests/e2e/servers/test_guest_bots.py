"""A person's own bot: registered with a token shown once, allowed by a manager, seated, and played over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import structs

from bot import app
from bot.app import Host
from bot.cli.bot_client import BotClient, loaded
from bot.tables import TableUser, archive
from games.kernel import Chance, random_action
from games.kernel.registry import TITLES, title
from sandbox.driver import LOOK_AGAIN, Rig
from tests.e2e.hosts import manager, settings, the_table
from tests.e2e.playing import DRAWING, over
from tests.guest_bots.playing import is_over, plays_at_random
from tests.lengths import long_form

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]
ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/your-own-bot.md").read_text("utf-8")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@contextlib.asynccontextmanager
async def with_api(rig: Rig, folder: Path) -> AsyncIterator[tuple[Host, str]]:
    """A host that answers programs, the address at which it does; the bot of the page lies in the folder."""
    port, wanted = free_port(), settings(rig, folder)
    wanted = structs.replace(wanted, operation=structs.replace(wanted.operation, public_api_port=port))
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (folder / "gourmet.py").write_text(program, "utf-8")
    async with app.running(wanted) as host:
        await host.client.wait_until_ready()
        yield host, f"http://127.0.0.1:{port}"


@contextlib.asynccontextmanager
async def program(folder: Path, address: str, token: str) -> AsyncIterator[None]:
    """The bot's program, by the command of the page."""
    command = ("-m", "bot", "bot-client", "gourmet.py", "--url", address)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "BOT_TOKEN": token}
    process = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=folder, env=environment)
    try:
        yield
    finally:
        process.kill()
        await process.wait()


@long_form
@pytest.mark.parametrize("title_id", TITLES)
async def test_a_bot_written_from_the_page_plays_a_whole_game(rig: Rig, tmp_path: Path, title_id: str) -> None:
    mia, ann, bo = manager(rig), rig.person("Ann"), rig.person("Bo")
    async with with_api(rig, tmp_path) as (host, address):
        added = await bo.slash(rig.tables, "bots add", bot="gourmet")
        (token,) = re.findall(r"fcb_[A-Za-z0-9_-]+", added.text)
        await mia.slash(rig.tables, "bots allow", allowed=True)
        owner = TableUser(ann.id, ann.name, ann.user.username)
        unattended = title(title_id).testing.unattended
        table = await host.tables.lobby.open(title_id, owner, rig.tables.id, rig.guild.id, 2, unattended)
        async with program(tmp_path, address, token):
            await ann.slash(rig.tables, "bots seat", bot="gourmet")
            await host.tables.lobby.start(table.id, ann.id)
            await plays_at_random(host.tables, table.id, ann.id, is_over)
        causes = {(move.seat, move.cause) for move in await host.tables.records(table.id)}
        assert (1, "ai") in causes and {cause for seat, cause in causes if seat == 1} <= {"ai", "forced"}
        file = await archive.export(host.tables.repository, table.id)
        assert [seat.kind for seat in file.seats] == ["human", "guest"] and archive.verify(file).problems == []
        await rig.until(lambda: over(rig), within=DRAWING)
        assert not any("did not answer" in shown.text for shown in rig.sees(ann, rig.tables))  # no other moved for it


async def test_a_bot_written_from_the_page_is_registered_allowed_seated_and_plays(rig: Rig, tmp_path: Path) -> None:
    mia, ann, bo = manager(rig), rig.person("Ann"), rig.person("Bo", locale="de")
    async with with_api(rig, tmp_path) as (host, address):
        assert "3 bis 20 Kleinbuchstaben" in (await bo.slash(rig.tables, "bots add", bot="Böses @x")).text
        added = await bo.slash(rig.tables, "bots add", bot="gourmet")
        (token,) = re.findall(r"fcb_[A-Za-z0-9_-]+", added.text)
        assert added.ephemeral and "**nur jetzt**" in added.text
        listed = await bo.slash(rig.tables, "bots list")
        assert token not in listed.text and "nicht verbunden" in listed.text
        await ann.slash(rig.tables, "table new", title="foodies", seats=2)
        assert "not allowed on this server" in (await ann.slash(rig.tables, "bots seat", bot="gourmet")).text
        assert "Only server managers" in (await ann.slash(rig.tables, "bots allow", allowed=True)).text
        assert "are allowed" in (await mia.slash(rig.tables, "bots allow", allowed=True)).text
        seated = await ann.slash(rig.tables, "bots seat", bot="gourmet")
        assert "has a seat at" in seated.text and "not rated" in seated.text
        client = BotClient(address, token, loaded(str(tmp_path / "gourmet.py")))
        playing = asyncio.create_task(asyncio.to_thread(client.play, lambda event: bool(event["type"] == "over")))
        table = await the_table(host, rig)
        await host.tables.lobby.start(table.id, ann.id)
        board = await rig.message(ann, rig.tables, " to move")
        assert "🤖 gourmet" in board.text
        dice = Chance(b"ann")
        while not {(move.seat, move.cause) for move in await host.tables.records(table.id)} & {(1, "ai")}:
            game = (await the_table(host, rig)).running_game()
            if 0 in game.waiting():
                action = random_action(game.title, game.state, 0, dice)
                await host.tables.moves.act(table.id, 0, action, user=ann.id)
            else:
                await rig.world.stirring(LOOK_AGAIN)
        assert "🟢" in (await bo.slash(rig.tables, "bots list")).text
        renewed = await bo.slash(rig.tables, "bots token", bot="gourmet")
        assert token not in renewed.text and "fcb_" in renewed.text
        await playing  # the new token has ended its stream
        assert "gelöscht" in (await bo.slash(rig.tables, "bots remove", bot="gourmet")).text
        assert "gibt es nicht" in (await bo.slash(rig.tables, "bots remove", bot="gourmet")).text
        assert "keine Bots" in (await bo.slash(rig.tables, "bots list")).text


async def test_a_tables_owner_lets_others_bring_bots_where_the_server_allows_it(host: Host, rig: Rig) -> None:
    mia, ann, bo = manager(rig), rig.person("Ann"), rig.person("Bo", locale="de")
    await bo.slash(rig.tables, "bots add", bot="suppen-fan")
    lobby = (await ann.slash(rig.tables, "table new", title="foodies", seats=3)).shown
    settings_of = await ann.press(lobby, "More…")
    assert "Guest bots" not in (await ann.press(settings_of.shown, "Who can join")).text
    await mia.slash(rig.tables, "bots allow", allowed=True)
    assert "nimmt keine Bots von anderen" in (await bo.slash(rig.tables, "bots seat", bot="suppen-fan")).text
    form = await ann.press(settings_of.shown, "Who can join")
    changed = await ann.submit(form, {"Guest bots": True})
    assert "Bring your own bot" in changed.text
    await rig.until(lambda: "Bring your own bot" in lobby.text)
    await bo.slash(rig.tables, "bots seat", bot="suppen-fan")
    await rig.until(lambda: "🤖 suppen" in lobby.text)
    assert "Bring your own bot" not in (await ann.slash(rig.tables, "seats", bots=False)).text
