"""Custom ids that nobody posted: each gets an answer, does nothing, and reveals nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.pressing import forged
from bot.app import Host
from bot.discord import limits
from bot.discord.interactions import custom_ids
from bot.discord.interactions.custom_ids import Press
from bot.tables import Table
from bot.tables import TableUser as Player
from bot.tournaments.progress import TournamentSettings
from bot.tournaments.service import TournamentService
from sandbox.checks.components import LABEL, STRING_SELECT
from sandbox.driver import Pending, Person, Rig
from sandbox.model.entities import InteractionType
from tests.e2e.hosts import started

pytestmark = pytest.mark.e2e

HUGE = "9" * 40
STRANGE = (
    "'; DROP TABLE moves; --",
    "../../etc/passwd",
    "\u202egnp.exe",
    "Z\u0310\u0337a\u0335\u0321lgo",
    "\U0001f9a6",
    "\x00",
    "@everyone",
    "`**_",
    "٣",
)
LINKS = ("roll roll roll", "x" * 60, "~aaaaaaaaaaaaaaaa", "~", "~ ~", "  ", "swap F0", "swap F0 F0 F0 F0")


def attempts(table: str, version: int) -> Iterator[str]:
    """Yield custom ids with every possible mistake."""
    for do in custom_ids.BUTTONS:
        for seat in ("", "0", "1", "99", HUGE):
            yield f"{do}:{table}:{version}:{seat}:0:"
        for wrong in ("0", "1", str(version + 50), "0000001", "-1", HUGE, "999999999"):
            yield f"{do}:{table}:{wrong}:0:0:"
            yield f"{do}:{table}:{version}:0:{wrong}:"
        yield f"{do}:nowhere:{version}:0:0:"
    yield from (f"move:{table}:{version}:0:0:{links}" for links in LINKS)
    for text in STRANGE:
        yield from (f"move:{table}:{version}:0:0:{text}", f"move:{text}:{version}:0:0:", f"@{table}/{text}")
        yield from (f"@{table}:{text}", f"{text}:{table}", text)
    yield from (f"@{table}/{what}" for what in ("start", "leave", "close", "resign-now", "abandon-now", "play", ""))
    yield from ("@nowhere/join", "@play:roll", "@nothing:", "move:", "move::::::", "dance:", "@", "@:", "@/")


@pytest.fixture
async def table(host: Host, rig: Rig, ann: Person, bo: Person) -> Table:
    """A running table of Ann and Bo."""
    return await started(host, rig, ann, bo)


@pytest.mark.parametrize("values", [None, ["roll"], ["x" * 100]], ids=["button", "menu", "long"])
async def test_whatever_a_stranger_forges_is_answered_and_changes_nothing(
    host: Host, rig: Rig, cleo: Person, table: Table, values: list[str] | None
) -> None:
    before = (await host.tables.get(table.id)).row
    tried = 0
    for custom_id in (one for one in attempts(table.id, table.version) if len(one) <= limits.CUSTOM_ID):
        answer = await forged(rig, cleo, custom_id, values)
        assert answer.ephemeral and answer.text, f"{custom_id!r}: {answer}"
        tried += 1
    assert tried > 150
    assert (await host.tables.get(table.id)).row == before


async def test_a_player_who_forges_gets_no_further_than_by_the_rules(
    host: Host, rig: Rig, ann: Person, table: Table
) -> None:
    for custom_id in (one for one in attempts(table.id, table.version) if len(one) <= limits.CUSTOM_ID):
        answer = await forged(rig, ann, custom_id, ephemeral=True)
        assert answer.kind is not None, custom_id
    now = await host.tables.get(table.id)
    assert all(
        record.user in (ann.id, None) or record.kind == "setup" for record in await host.tables.records(table.id)
    )
    assert now.status in ("running", "finished")


GIVEN = ("abc", "x", "0-x", "-", "7-", "zz", "-1", "1_000", HUGE, HUGE + "-" + HUGE)
"""Values that no control passes to a command with a number."""


async def test_what_no_control_gives_to_a_command_is_answered_as_expired_or_as_nothing_given(
    host: Host, rig: Rig, ann: Person, cleo: Person, table: Table
) -> None:
    waiting = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
    for given_ in GIVEN:
        for command in (f"@{table.id}/log", f"@{table.id}/replay", f"@{waiting.id}/invite"):
            answer = await forged(rig, ann, f"{command}:{given_}")
            assert answer.text and "on my side" not in answer.text, f"{command}:{given_}"
    expired = await forged(rig, ann, f"@{waiting.id}/invite:x")
    assert expired.ephemeral and "out of date" in expired.text
    assert (await host.tables.get(waiting.id)).guests == ()


MANY = "9" * 5000
"""More digits than Python reads as a number."""


async def test_what_no_menu_offers_is_answered_in_words_wherever_a_number_or_a_day_belongs(
    host: Host, rig: Rig, ann: Person, table: Table
) -> None:
    waiting = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
    cup = await host.tables.service(TournamentService).open(
        Player(ann.id, ann.name), rig.guild.id, rig.tables.id, TournamentSettings(title="foodies")
    )
    old = [f"cup:format:{cup}", f"+{waiting.id}/seats:", f"={waiting.id}/modules:0", "me:zone:Asia", "srv:set:pace"]
    for menu in [*old, f"={waiting.id}/bot:", f"@{table.id}>replace", f"@{waiting.id}>board", "srv:log:"]:
        for value in ("x", "-1", "0", "٣", "²", HUGE, MANY, f"{MANY} normal", f"1|{HUGE} Bo|normal", "1||9", ""):
            answer = await forged(rig, ann, menu, [value], ephemeral=True)
            assert answer.text, f"{menu!r} {value[:50]!r}: {answer.failed}"
            assert "on my side" not in answer.text, f"{menu!r} {value[:50]!r}"
    for button in ("me/away/0", f"me/zone/Asia {HUGE}", f"srv/log/{HUGE}", f"&settings:{waiting.id}:{HUGE}", "&me::~x"):
        assert "on my side" not in (await forged(rig, ann, button, ephemeral=True)).text, button
    now = await host.tables.get(waiting.id)
    assert now.row.starts_at == 0 and now.status == "open"
    contest = await host.tables.service(TournamentService).get(cup)
    assert contest.row.title == "foodies" and contest.row.status == "open" and contest.entrants == ()
    assert (await host.tables.get(table.id)).users == table.users


def submitted(rig: Rig, person: Person, custom_id: str, field: str, values: list[str]) -> Pending:
    """Submit a form that was never opened."""
    box = {"type": STRING_SELECT, "id": 2, "custom_id": field, "values": values}
    data = {"custom_id": custom_id, "components": [{"type": LABEL, "id": 1, "component": box}]}
    kind = InteractionType.MODAL
    return Pending(rig, rig.sandbox.interactions.dispatch(rig.application, kind, person.user, rig.tables, data))


async def test_what_no_form_offers_is_refused_and_changes_nothing(
    host: Host, rig: Rig, ann: Person, table: Table
) -> None:
    waiting = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
    cups = host.tables.service(TournamentService)
    cup = await cups.open(Player(ann.id, ann.name), rig.guild.id, rig.tables.id, TournamentSettings(title="foodies"))
    forms = {
        f"&settings:{waiting.id}::": ("*seats", "*pace", "*scenario", "first", "modules", "*hints"),
        f"&settings:{waiting.id}::1": ("dashboards.0", "deck"),
        f"&seats:{waiting.id}::": ("who", "start", "language", "experience", "bots"),
        f"&cup:{cup}::": ("format", "title", "size", "pace"),
        f"&cup:{cup}::more": ("rounds", "tables"),
        "&me:::": ("zone", "hours", "notify", "first", "again"),
        "&me:::more": ("away", "last", "digest", "locale"),
        f"&orders:{table.id}::0": ("buy", "*boxes", "reroll"),
        f"&order-list:{table.id}::buy never": ("place1",),
        "&server:::tables": ("tables", "channels"),
        "&nothing:::": ("x",),
        f"&settings:{HUGE}::": ("x",),
    }
    for form, fields in forms.items():
        for field in fields:
            for values in (["x"], ["-1"], ["0"], ["٣"], [HUGE], ["9" * 2000], ["x", "y"]):
                answer = await submitted(rig, ann, form, field, values)
                assert answer.text and "on my side" not in answer.text, f"{form} {field} {values[0][:20]}"
    row = (await host.tables.get(waiting.id)).row
    assert (row.options, row.max_seats, row.pace, row.hints) == ("{}", 3, "", False)
    assert (row.private, row.starts_at, row.language, row.experience) == (False, 0, "", "")
    assert (await cups.get(cup)).row.title == "foodies"
    assert (await host.tables.get(table.id)).orders == table.orders
    assert await host.tables.store.person_rows.notification_settings(ann.id) is None


async def test_the_board_of_a_table_that_has_not_begun_is_refused_with_the_reason(
    host: Host, rig: Rig, ann: Person
) -> None:
    waiting = await host.tables.lobby.open("foodies", Player(ann.id, ann.name), rig.tables.id, rig.guild.id, 3)
    for page in ({}, {"page": "x"}):
        answer = await ann.slash(rig.tables, "board", table=waiting.id, **page)
        assert "has not started" in answer.text, answer.text


@given(st.from_regex(custom_ids.BUTTON, fullmatch=True) | st.from_regex(custom_ids.MENU, fullmatch=True))
def test_every_id_that_is_one_reads_and_writes_the_same(custom_id: str) -> None:
    found = custom_ids.BUTTON.fullmatch(custom_id) or custom_ids.MENU.fullmatch(custom_id)
    assert found is not None
    press = Press.read(found)
    again = custom_ids.BUTTON.fullmatch(str(press)) or custom_ids.MENU.fullmatch(str(press))
    assert again is not None and Press.read(again) == press
    assert press.version < 2**31 and press.part < 2**31


@given(st.text(max_size=100))
def test_no_text_breaks_the_reader_of_ids(text: str) -> None:
    for pattern in (custom_ids.BUTTON, custom_ids.MENU):
        found: re.Match[str] | None = pattern.fullmatch(text)
        if found is not None:
            Press.read(found)
