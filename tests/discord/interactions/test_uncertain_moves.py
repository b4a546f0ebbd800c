"""A person whose move was being committed when the database's connection broke gets a notice, and can continue."""

from __future__ import annotations

import pytest

from bot.app import Host
from bot.store import Uncertain, UnitOfWork
from bot.store.unit_of_work import Committer
from renderers.words import Words
from sandbox.driver import Person, Rig
from tests.e2e.hosts import posted, started, to_move
from tests.store.faults import moves_a_game

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


@pytest.mark.parametrize("written", [False, True])
async def test_nobody_is_told_that_nothing_was_done_where_nobody_knows(
    host: Host, rig: Rig, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    table = await started(host, rig, ann, bo)
    who, board, write = await to_move(host, table, ann, bo), posted(rig)[-1], Committer.write

    async def broken(committer: Committer, unit: UnitOfWork) -> None:
        if written or not moves_a_game(unit):
            await write(committer, unit)
        if moves_a_game(unit):
            raise Uncertain

    with monkeypatch.context() as patch:
        patch.setattr(Committer, "write", broken)
        answer = await who.press(board, board.buttons[1].custom_id)
    assert answer.ephemeral and answer.text in [Words(one)("host-error-uncertain") for one in ("de", "en")]
    assert (await host.tables.get(table.id)).version == table.version + written
    again = await who.press(board, board.buttons[1].custom_id)
    assert again.text != answer.text
    assert (await host.tables.get(table.id)).version > table.version
