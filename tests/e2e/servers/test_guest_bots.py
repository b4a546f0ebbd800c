"""A person's own bot: registered with a token shown once, allowed by a manager, seated, and played over HTTP."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path

import pytest
from msgspec import structs

from bot import app
from bot.cli.bot_client import BotClient, loaded
from games.kernel import Chance, random_action
from sandbox.driver import LOOK_AGAIN, Rig
from tests.e2e.hosts import manager, settings, the_table

pytestmark = pytest.mark.e2e
PAGE = (Path(__file__).parents[3] / "docs/your-own-bot.md").read_text("utf-8")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


async def test_a_bot_written_from_the_page_is_registered_allowed_seated_and_plays(rig: Rig, tmp_path: Path) -> None:
    port, wanted = free_port(), settings(rig, tmp_path)
    wanted = structs.replace(wanted, operation=structs.replace(wanted.operation, public_api_port=port))
    mia, ann, bo = manager(rig), rig.person("Ann"), rig.person("Bo", locale="de")
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "gourmet.py").write_text(program, "utf-8")
    async with app.running(wanted) as host:
        await host.client.wait_until_ready()
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
        assert "sits at" in seated.text and "not rated" in seated.text
        client = BotClient(f"http://127.0.0.1:{port}", token, loaded(str(tmp_path / "gourmet.py")))
        playing = asyncio.create_task(asyncio.to_thread(client.play, lambda event: bool(event["type"] == "over")))
        table = await the_table(host, rig)
        await host.tables.lobby.start(table.id, ann.id)
        board = await rig.message(ann, rig.tables, "Provably fair ✓")
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
