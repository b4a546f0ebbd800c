"""A server's rules: followed when tables are opened, logged, announced, and without effect elsewhere."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.announcements import refresh
from bot.announcements.board import BoardRows
from bot.ratings.profile import Achievements
from bot.ratings.service import RatingService
from bot.servers.rows import ReportRows, ServerRows
from bot.servers.service import MOST, Reports, ServerService, TableOpener
from bot.servers.settings import SETTINGS, ServerSettings, written
from bot.store import NEWS, MessageKind, OutboxRow
from bot.store.row_types import SETTING_SECONDS
from bot.tables import Asker, TableError, Tables
from bot.tables.setup import SetupChange
from games.kernel import Chance
from tests.tables.host import ANN, BO, CHANNEL, CLEO, GUILD, Clock, duel, host, play_out

NEWS_CHANNEL, ROLE = 300, 77


async def outbox(tables: Tables, kind: MessageKind) -> list[OutboxRow]:
    """The messages of a kind that wait, oldest first, whenever they are due."""
    rows = await tables.store.claim("test", tables.repository.clock() + 10_000, 0, 100, 100)
    return [row for row in rows if row.kind == kind]


@pytest.mark.parametrize(
    ("setting", "typed", "value"),
    [
        ("titles", "foodies, foodfighters", "foodfighters foodies"),
        ("titles", "none", ""),
        ("channels", "100 200 100", "100 200"),
        ("openers", "77", "77"),
        ("tables", "012", "12"),
        ("tables", "0", ""),
        ("threads", "Always", "always"),
        ("pace", "2 per day", "2/day"),
        ("hints", "On", "on"),
        ("board", "usual", ""),
        ("hints", "off", ""),
        ("language", "de", "de"),
        ("board", "100", "100"),
    ],
)
def test_what_is_typed_is_written_in_one_way(setting: str, typed: str, value: str) -> None:
    assert written(setting, typed) == value


@pytest.mark.parametrize(
    ("setting", "typed"),
    [("titles", "chess"), ("channels", "#here"), ("board", "1 2"), ("tables", "many"), ("tables", "99999"),
     ("threads", "maybe"), ("pace", "soon"), ("hints", "perhaps"), ("language", "d"), ("mood", "good")],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(setting: str, typed: str) -> None:
    with pytest.raises(TableError):
        written(setting, typed)


def test_a_server_of_which_nothing_is_said_allows_everything() -> None:
    server = ServerSettings()
    assert not server.titles and not server.pace.runs and not server.hints and not server.language
    assert all(server.get(one) == "" for one in SETTINGS)


async def test_rules_refuse_and_say_who_set_them_and_every_change_is_logged(url: str) -> None:
    async with host(url) as tables:
        servers, stranger = tables.service(ServerService), TableOpener(BO.id)
        await servers.admit(GUILD, "foodies", [CHANNEL], stranger)
        await servers.change(GUILD, ANN.id, "titles", "foodfighters")
        await servers.change(GUILD, ANN.id, "titles", "foodfighters")
        with pytest.raises(TableError, match="server-refuses-titles") as refused:
            await servers.admit(GUILD, "foodies", [CHANNEL], stranger)
        assert refused.value.reason.args["by"] == "<@1>"
        await servers.change(GUILD, CLEO.id, "channels", "500")
        with pytest.raises(TableError, match="server-refuses-channels"):
            await servers.admit(GUILD, "foodfighters", [CHANNEL], stranger)
        await servers.admit(GUILD, "foodfighters", [CHANNEL, 500], stranger)
        await servers.change(GUILD, CLEO.id, "openers", str(ROLE))
        with pytest.raises(TableError, match="server-refuses-openers"):
            await servers.admit(GUILD, "foodfighters", [500], stranger)
        for title, place, why in (("foodies", 500, "titles"), ("foodfighters", CHANNEL, "channels"),
                                  ("foodfighters", 500, "openers")):  # fmt: skip
            with pytest.raises(TableError, match=f"server-refuses-{why}"):
                await servers.admit_tournament(GUILD, title, [place], stranger)
        await servers.admit(GUILD, "foodfighters", [500], TableOpener(BO.id, [ROLE]))
        await servers.admit(GUILD, "foodfighters", [500], TableOpener(BO.id, manager=True))
        log = await tables.store.part(ServerRows).changes(GUILD, 0, 10)
        assert [(row.user, row.setting, row.before, row.after) for row in log] == [
            (CLEO.id, "openers", "", str(ROLE)),
            (CLEO.id, "channels", "", "500"),
            (ANN.id, "titles", "", "foodfighters"),
        ]
        await servers.admit(GUILD + 1, "foodies", [CHANNEL], stranger)


async def test_so_many_tables_at_once_and_so_many_of_one_person(url: str) -> None:
    async with host(url) as tables:
        await tables.service(ServerService).change(GUILD, ANN.id, "tables", "2")
        await tables.service(ServerService).change(GUILD, ANN.id, "each", "1")
        await tables.lobby.open("foodies", BO, CHANNEL, GUILD)
        with pytest.raises(TableError, match="server-refuses-each"):
            await tables.service(ServerService).admit(GUILD, "foodies", [CHANNEL], TableOpener(BO.id))
        other = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        with pytest.raises(TableError, match="server-refuses-tables"):
            await tables.service(ServerService).admit(GUILD, "foodies", [CHANNEL], TableOpener(CLEO.id, manager=True))
        await tables.service(ServerService).admit_tournament(GUILD, "foodies", [CHANNEL], TableOpener(BO.id))
        await tables.lobby.close(other.id, ANN.id)
        await tables.service(ServerService).admit(GUILD, "foodies", [CHANNEL], TableOpener(CLEO.id))


async def test_open_seats_results_and_records_are_announced_where_managers_want(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        first = await duel(tables)
        assert await outbox(tables, MessageKind.VACANCY) == []
        for setting in ("vacancies", "results", "records"):
            await tables.service(ServerService).change(GUILD, ANN.id, setting, str(NEWS_CHANNEL))
        await tables.lobby.open("foodies", ANN, NEWS_CHANNEL, GUILD)
        opened = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        (vacancy,) = await outbox(tables, MessageKind.VACANCY)
        assert (vacancy.table_id, vacancy.place, vacancy.target) == (opened.id, NEWS, NEWS_CHANNEL)
        assert vacancy.due == clock.now + SETTING_SECONDS
        await play_out(tables, first.id, Chance(b"news"))
        for kind in (MessageKind.OUTCOME, MessageKind.RECORD):
            (told,) = await outbox(tables, kind)
            assert (told.table_id, told.target) == (first.id, NEWS_CHANNEL)


async def test_a_game_brings_badges_and_the_lead_but_to_nobody_who_is_hidden(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        for loser in (BO, ANN, ANN, ANN):
            clock.now += 60
            table = await duel(tables)
            await tables.moves.resign(table.id, loser.id)
            if loser is BO:
                found = await tables.service(Achievements).of(table.id)
                assert [(one.name, one.badge and one.badge.id, one.seats) for one in found] == [("Ann", "winner", 0)]
        found = await tables.service(Achievements).of(table.id)
        assert ("Bo", "streak") in [(one.name, one.badge and one.badge.id) for one in found]
        await tables.service(RatingService).hide(BO.id, True)
        assert await tables.service(Achievements).of(table.id) == []


async def test_a_flurry_of_joins_is_one_look_at_the_board_and_moves_write_none(url: str) -> None:
    clock = Clock()
    async with host(url, clock=clock) as tables:
        table = await tables.lobby.open("foodies", ANN, CHANNEL, GUILD)
        assert await outbox(tables, MessageKind.BOARD) == []
        await tables.service(ServerService).change(GUILD, ANN.id, "board", str(NEWS_CHANNEL))
        await asyncio.gather(*(tables.lobby.join(table.id, one) for one in (BO, CLEO)))
        await tables.lobby.leave(table.id, CLEO.id)
        (look,) = await outbox(tables, MessageKind.BOARD)
        assert look.target == GUILD and look.due <= clock.now + 5
        await tables.store.outbox_queue.settle([])
        board = await tables.store.part(BoardRows).of(GUILD)
        assert board is not None and (board.target_channel, board.message) == (NEWS_CHANNEL, 0)


async def test_of_some_servers_those_with_a_board_have_it_looked_at(url: str) -> None:
    async with host(url) as tables:
        for guild in (GUILD, GUILD + 1):
            await tables.service(ServerService).change(guild, ANN.id, "board", str(NEWS_CHANNEL))
        under_way = {row.id for row in await outbox(tables, MessageKind.BOARD)}
        await refresh(tables, {GUILD, GUILD + 1, GUILD + 2})
        await refresh(tables, [GUILD])
        coming = [row.target for row in await outbox(tables, MessageKind.BOARD) if row.id not in under_way]
        assert sorted(coming) == [GUILD, GUILD + 1], "one look at each"


async def test_reports_are_few_and_go_to_the_channel_and_to_who_wants_them(url: str) -> None:
    async with host(url) as tables:
        about = (GUILD, BO.id, CLEO.id, "", "never moves")
        with pytest.raises(TableError, match="report-nobody-reads"):
            await tables.service(Reports).report(*about)
        await tables.service(ServerService).change(GUILD, ANN.id, "reports", str(NEWS_CHANNEL))
        await tables.store.part(ReportRows).read_by(GUILD, ANN.id, reads=True)
        await tables.store.part(ReportRows).read_by(GUILD, ANN.id, reads=True)
        for wrong in ((None, "", "why"), (BO.id, "", "why"), (CLEO.id, "", "  ")):
            with pytest.raises(TableError, match=r"report-(about-nothing|yourself|no-reason)"):
                await tables.service(Reports).report(GUILD, BO.id, *wrong)
        for _ in range(MOST):
            await tables.service(Reports).report(*about)
        with pytest.raises(TableError, match="report-too-many"):
            await tables.service(Reports).report(*about)
        sent = await outbox(tables, MessageKind.REPORT)
        assert {(row.place, row.target) for row in sent} == {("user", ANN.id), (NEWS, NEWS_CHANNEL)}
        assert all("never" not in row.data for row in sent), "what is said stands in one place alone"
        report = await tables.store.part(ReportRows).get(sent[0].first)
        assert report is not None and (report.user, report.about, report.reason) == (BO.id, CLEO.id, "never moves")


async def test_what_managers_and_reporters_did_is_handed_out_and_forgotten(url: str) -> None:
    async with host(url) as tables:
        await tables.service(ServerService).change(GUILD, ANN.id, "reports", "300")
        await tables.store.part(ReportRows).read_by(GUILD, ANN.id, reads=True)
        await tables.service(Reports).report(GUILD, ANN.id, CLEO.id, "", "spam")
        held = await tables.people.personal_data(ANN.id)
        assert held["server_changes"][0]["after"] == "300" and held["reads_reports"] == [{"guild": GUILD}]
        assert held["reports"][0]["reason"] == "spam"
        assert not (await tables.people.personal_data(CLEO.id))["reports"], "who is reported is not told"
        await tables.people.forget(CLEO.id)
        assert (await tables.people.personal_data(ANN.id))["reports"] == []
        await tables.people.forget(ANN.id)
        assert await tables.store.part(ReportRows).readers(GUILD) == []
        assert [row.user for row in await tables.store.part(ServerRows).changes(GUILD, 0, 9)] == [0]
        with pytest.raises(TableError) as refused:
            await tables.service(ServerService).change(GUILD, BO.id, "tables", "0")
            await tables.service(ServerService).change(GUILD, BO.id, "titles", "foodies")
            await tables.people.forget(BO.id)
            await tables.service(ServerService).admit(GUILD, "foodfighters", [CHANNEL], TableOpener(CLEO.id))
        assert refused.value.reason.args["by"] == "nobody"


async def test_a_table_is_kept_as_it_is_set_and_one_of_a_title_is_the_usual_one(url: str) -> None:
    async with host(url) as tables:
        table = await tables.lobby.open("foodfighters", ANN, CHANNEL, GUILD, 2)
        await tables.setup.change(table.id, Asker(ANN.id), SetupChange(hints=True))
        for name in ("Friday  night", "Short"):
            await tables.service(ServerService).save_preset(GUILD, ANN.id, name, await tables.get(table.id))
        await tables.service(ServerService).use_preset(GUILD, ANN.id, "short", usual=True)
        await tables.service(ServerService).use_preset(GUILD, ANN.id, "FRIDAY night", usual=True)
        kept = await tables.store.part(ServerRows).presets(GUILD, "foodfighters")
        assert [(row.name, row.usual, row.hints, row.seats) for row in kept] == [
            ("Friday night", True, True, 2),
            ("Short", False, True, 2),
        ]
        assert json.loads(kept[0].options) == table.options
        await tables.service(ServerService).drop_preset(GUILD, BO.id, "short")
        with pytest.raises(TableError, match="server-no-such-preset"):
            await tables.service(ServerService).preset(GUILD, "short")
        assert (await tables.store.part(ServerRows).changes(GUILD, 0, 1))[0].before == "Short"
