"""Hostile people, and servers that change during play: a clear answer, a line in the log, nothing lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app import Host
from bot.lobby.options import parse
from bot.tables.table import one_line
from games.kernel import OptionsError
from games.kernel.registry import title
from renderers.titles import TITLES
from sandbox import payloads
from sandbox.driver import LOOK_AGAIN, CannotRun, Person, Rig
from sandbox.model.entities import StateChange
from sandbox.model.permissions import Permission
from tests.e2e.conftest import Failures
from tests.e2e.hosts import a_table, posted, started, to_move
from tests.lengths import amount

NAMES = (
    "@everyone",
    "<@&1234> <@1> <#5>",
    "**bold** _it_ ~~gone~~ ||spoiler|| `code`",
    "\u202egnirts desrever\u202c",
    "Z\u0336\u0310a\u0335\u0321l\u0334g\u0337o\u0338" * 4,
    "'; DROP TABLE seats; --",
    "../../../etc/passwd\\..",
    "name\nwith\nlines",
    "# heading",
    "[link](https://example.org)",
    "https://example.org/discord.gg/x",
    "\u200b\u200b\u200b",
    "😀" * 16,
    "-# small",
)
TYPED = ("", " ", "'; DROP TABLE moves; --", "../x", "\u202e", "@everyone", "x" * 100, "\x00")


@pytest.mark.e2e
@pytest.mark.parametrize("name", NAMES[:: amount(4, 1)])
async def test_a_name_is_only_a_name(host: Host, rig: Rig, name: str) -> None:
    eve, bo = rig.person(name), rig.person("Bo")
    table = await started(host, rig, eve, bo)
    await rig.until(lambda: posted(rig))
    shown = posted(rig)[-1]
    assert not shown.message.mention_everyone
    assert {user.id for user in shown.message.mentions} <= {eve.id, bo.id}
    lines = shown.text.split("\n")
    assert not any(line.startswith(("# ", "## ")) for line in lines), "no line becomes a heading"
    for format in ("[link]", "**bold**", "||spoiler||", "`code`"):
        assert format not in shown.text.replace("\\" + format[0], "")
    for command in ("table status", "table log", "board"):
        assert (await bo.slash(rig.tables, command, table=table.id)).failed is None
    assert table.names[0] == one_line(name)


@pytest.mark.e2e
@pytest.mark.parametrize("given", TYPED[:: amount(3, 1)])
async def test_whatever_is_typed_is_answered_in_private(
    host: Host, rig: Rig, ann: Person, bo: Person, given: str
) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    for command, options in (
        ("play", {"action": given, "table": table.id}),
        ("play", {"action": f"swap {given}"}),
        ("table status", {"table": given or "?"}),
        ("table join", {"table": given or "?"}),
        ("rules", {"topic": given}),
        ("board", {"page": given or "?"}),
        ("orders", {"decision": given or "?"}),
    ):
        try:
            answer = await person.slash(rig.tables, command, **options)
        except CannotRun:
            continue  # the app itself does not send that
        assert answer.failed is None and answer.text, command
        assert answer.ephemeral or command in ("board", "table status"), command
        assert "@everyone" not in [user.username for user in answer.shown.message.mentions]
        assert not answer.shown.message.mention_everyone
    assert (await host.tables.get(table.id)).version == table.version


@settings(max_examples=amount(30, 150), deadline=None)
@given(st.text(max_size=100) | st.from_regex(r"([a-z_]+=[a-z0-9,]*[ ,;]?){0,4}", fullmatch=True))
@pytest.mark.parametrize("title_id", TITLES)
def test_the_options_are_read_or_refused(title_id: str, text: str) -> None:
    info = title(title_id).info
    try:
        title(title_id).options(parse(info, text), info.seats[0])
    except OptionsError as error:
        assert error.problems


@pytest.mark.e2e
async def test_suggestions_come_for_any_text(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await started(host, rig, ann, bo)
    person = await to_move(host, table, ann, bo)
    for text in (*NAMES, "x" * 100, "swap " * 20):
        for choice in await person.complete(rig.tables, "play", "action", text):
            assert 0 < len(choice["name"]) <= 100 and 0 < len(choice["value"]) <= 100


@pytest.mark.own_host
@pytest.mark.e2e
async def test_where_the_bot_may_not_write_the_person_is_told_and_the_game_goes_on(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    rig.forbid(rig.tables, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
    person = await to_move(host, table, ann, bo)
    answer = await person.press(posted(rig)[-1], "Roll for Beans")
    assert answer.ephemeral
    assert (await host.tables.get(table.id)).version > table.version
    assert (await ann.slash(rig.tables, "table status", table=table.id)).text
    await host.tables.undo.ask(table.id, person.id, "abandon")  # which is posted in any case
    while await host.tables.store.next_due() is not None:
        await rig.world.stirring(LOOK_AGAIN)
    failures.expected("given up")


@pytest.mark.e2e
async def test_a_server_that_removes_the_bot_and_brings_it_back_plays_on(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    member = rig.guild.members.pop(rig.application.bot.id)
    body = {"id": str(rig.guild.id), "unavailable": False}
    for session in rig.sandbox.gateway.ready:
        session.dispatch("GUILD_DELETE", body)
    await rig.until(lambda: host.client.get_guild(rig.guild.id) is None)
    person = await to_move(host, table, ann, bo)
    await host.tables.undo.ask(table.id, person.id, "abandon")  # which is posted in any case
    await rig.until(lambda: any("given up" in line for line in failures.found()), within=10)
    failures.expected("given up")
    rig.guild.members[member.user.id] = member
    whole = payloads.guild(rig.world, rig.guild, member.user)
    rig.world.publish(StateChange("GUILD_CREATE", whole, rig.guild.id, application=member.user.id, subject=rig.guild))
    await rig.until(lambda: host.client.get_guild(rig.guild.id) is not None)
    shown = await ann.slash(rig.tables, "board", table=table.id)
    assert shown.failed is None
    now = await host.tables.get(table.id)
    assert now.proposal is not None and now.status == "running", "the game has lost nothing"
    failures.lines.clear()


@pytest.mark.e2e
async def test_who_renames_or_deletes_the_account_keeps_the_seat(
    host: Host, rig: Rig, ann: Person, bo: Person, failures: Failures
) -> None:
    table = await started(host, rig, ann, bo)
    ann.user.global_name = "Anna the Second"
    assert (await ann.press(posted(rig)[-1], "Your move")).failed is None
    assert (await host.tables.get(table.id)).names[0] == "Anna the Second", "names follow their people"
    bo.close_dms()
    rig.guild.members.pop(bo.id)
    del rig.world.users[bo.id]
    assert (await ann.slash(rig.tables, "table status", table=table.id)).text
    assert (await host.tables.get(table.id)).status == "running"


@pytest.mark.e2e
async def test_a_table_of_another_server_is_not_even_there(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    table = await a_table(host, rig, ann, bo)
    eve = rig.person("Eve", member=False)
    other = rig.world.add_guild("Elsewhere", eve.user)
    rig.world.join(other, rig.application.bot)
    place = rig.world.add_channel(other, "tables")
    for command in ("table status", "board", "table log", "table export"):
        theirs = await eve.slash(place, command, table=table.id)
        nobodys = await eve.slash(place, command, table="zzzzz")
        assert theirs.text.replace(table.id, "zzzzz") == nobodys.text, command
