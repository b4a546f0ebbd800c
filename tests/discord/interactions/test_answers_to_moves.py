"""An answer to a move is sent once the move is written, and not if it cannot be written."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import Host
from bot.discord.interactions import responses
from bot.discord.panel import panel
from bot.store import UnitOfWork
from bot.store.unit_of_work import Committer
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.e2e.hosts import posted, started, to_move
from tests.store.faults import moves_a_game, moves_refused

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


class Steps:
    """The steps of a press, in order: panels made, changes of tables committed, answers sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        build, send, write = panel.build, responses.Responses.send, Committer.write

        def built(*args: Any, **options: Any) -> panel.Panel:
            self.done.append("made")
            return build(*args, **options)

        async def sent(replies: responses.Responses, *args: Any) -> int | None:
            self.done.append("sent")
            return await send(replies, *args)

        async def written(committer: Committer, unit: UnitOfWork) -> None:
            await write(committer, unit)
            if moves_a_game(unit):
                self.done.append("written")

        monkeypatch.setattr(panel, "build", built)
        monkeypatch.setattr(responses.Responses, "send", sent)
        monkeypatch.setattr(Committer, "write", written)


async def test_an_answer_is_made_once_and_only_when_the_move_is_written(
    host: Host, rig: Rig, ann: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = await to_move(host, await started(host, rig, ann, bo), ann, bo)
    steps, board = Steps(monkeypatch), posted(rig)[-1]
    answer = await who.press(board, board.buttons[1].custom_id)
    told = steps.done[: steps.done.index("sent") + 1]
    assert told == ["written", "made", "sent"] and answer.ephemeral


async def test_of_a_move_that_cannot_be_written_nothing_is_shown(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, rig, ann, bo)
    who, board, steps = await to_move(host, table, ann, bo), posted(rig)[-1], Steps(monkeypatch)
    async with moves_refused(host.tables.store):
        answer = await who.press(board, board.buttons[1].custom_id)
    assert "written" not in steps.done
    assert answer.ephemeral and not answer.shown.buttons and who.name not in answer.text
    assert (await host.tables.get(table.id)).version == table.version
