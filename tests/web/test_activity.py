"""The page inside Discord: it signs in by a code that the host exchanges, and nobody else gets in."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from msgspec import structs

from bot.app import Host
from bot.config import ConfigError, WebSettings, load
from bot.discord.interactions.admission import TooFast
from bot.operation.doctor import DOUBT, GOOD, Diagnosis, examine
from bot.web.activity import STATE
from bot.web.guard import REQUESTS, Guard
from sandbox.driver import Person, Rig
from sandbox.model.entities import Response
from tests.e2e.conftest import Failures
from tests.e2e.hosts import delivered, hosted, posted, settings
from tests.web.pages import Guest, a_game, guest, link, serving

pytestmark = pytest.mark.own_host
COMMANDS, TOKEN = "/applications/{application}/commands", "/oauth2/token"


@pytest.fixture
async def host(rig: Rig, tmp_path: Path, failures: Failures) -> AsyncIterator[Host]:
    """A host whose page opens inside Discord, too."""
    rig.enable_activities()
    async with serving(rig, tmp_path, activity_client_secret=rig.application.client_secret) as running:
        yield running


def origin(rig: Rig) -> str:
    """Return the origin of the page inside Discord."""
    return f"https://{rig.application.id}.discordsays.com"


@contextlib.asynccontextmanager
async def frame(host: Host, rig: Rig) -> AsyncIterator[Guest]:
    """Return a page inside Discord, as Discord's proxy passes its requests on; nobody is signed in."""
    async with guest(host) as one:
        one.headers["Origin"] = origin(rig)
        yield one


async def begun(one: Guest) -> str:
    """Begin to sign in; return the state, and keep the cookie."""
    status, found = await one.get("/api/activity")
    assert status == 200
    keep_cookies(one)
    return str(found["state"])


def keep_cookies(one: Guest) -> None:
    """Send the cookies back, as a browser does: the test's client would not without https."""
    one.headers["Cookie"] = "; ".join(f"{cookie.key}={cookie.value}" for cookie in one.http.cookie_jar)


async def sign_in(one: Guest, person: Person, channel: object = "") -> tuple[int, Any]:
    """Sign in with a code of a person, as the page does."""
    code, state = person.authorize(), await begun(one)
    found = await one.post("/api/activity/sign-in", {"code": code, "state": state, "channel": str(channel)})
    keep_cookies(one)
    return found


async def name(one: Guest) -> str:
    """Return who is signed in."""
    return str((await one.get("/api/me"))[1]["name"])


async def test_from_the_button_to_the_board_inside_discord(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await a_game(host, rig, ann, bo)
    await delivered(host)
    answer = await ann.press(posted(rig)[-1], "Open board")
    assert answer.shown.labels == ["Open it here"]
    assert (await ann.press(answer.shown, "Open it here")).kind is Response.LAUNCH_ACTIVITY
    watching = await cleo.press(posted(rig)[-1], "Open board")
    assert "Open it here" not in watching.shown.labels, "no table there is hers"
    async with frame(host, rig) as one:
        status, found = await sign_in(one, ann, rig.tables.id)
        assert (status, found["table"]) == (200, table.id)
        assert (await one.get(f"/api/tables/{table.id}"))[1]["seat"] == 0
        assert await name(one) == "Ann"
        assert (await one.post("/api/sign-out", {}))[0] == 200
        assert await name(one) == ""


async def test_the_cookie_is_for_discords_pages_alone_and_out_of_reach_of_scripts(
    host: Host, rig: Rig, ann: Person
) -> None:
    async with frame(host, rig) as one:
        body = {"state": await begun(one), "code": ann.authorize()}
        async with one.http.post(one.url + "/api/activity/sign-in", json=body, headers=one.headers) as answer:
            (said,) = answer.headers.getall("Set-Cookie")
    assert all(part in said for part in ("HttpOnly", "SameSite=None", "Secure", "Partitioned", "Path=/"))
    assert "Domain" not in said


async def test_a_code_is_good_once_and_only_with_the_state_of_its_browser(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    async with frame(host, rig) as one, frame(host, rig) as thief:
        code, state, other = ann.authorize(), await begun(one), await begun(thief)
        cookie = one.headers.pop("Cookie")
        refused = [{"state": state}, {"state": other}, {"state": ""}, {"state": state, "code": ""}]
        for body in refused:  # without the cookie
            assert (await one.post("/api/activity/sign-in", {"code": code, **body}))[0] == 403
        one.headers["Cookie"] = cookie
        for body in refused[1:]:
            assert (await one.post("/api/activity/sign-in", {"code": code, **body}))[0] == 403
        one.headers["Cookie"] = f"{STATE}="
        assert (await one.post("/api/activity/sign-in", {"code": code, "state": ""}))[0] == 403
        one.headers["Cookie"] = cookie
        good = {"code": code, "state": state}
        assert (await one.post("/api/activity/sign-in", good))[0] == 200
        assert (await one.post("/api/activity/sign-in", good))[0] == 403, "Discord takes a code once"
        assert (await thief.post("/api/activity/sign-in", {"code": code, "state": other}))[0] == 403
        assert await name(thief) == ""
        invented = {"code": "invented", "state": other}
        assert (await thief.post("/api/activity/sign-in", invented))[0] == 403


async def test_nothing_is_done_for_a_foreign_origin(host: Host, rig: Rig, ann: Person) -> None:
    async with frame(host, rig) as one:
        body = {"code": ann.authorize(), "state": await begun(one)}
        for headers in (
            {"Origin": "https://1.discordsays.com"}, {"Origin": "https://discord.com"}, {"Origin": ""},
            {"Origin": "null"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "cross-site"},
        ):  # fmt: skip
            assert (await one.post("/api/activity/sign-in", body, **headers))[0] == 403
        assert (await one.get("/api/activity", **{"Sec-Fetch-Site": "same-site"}))[0] == 403
        assert body["code"] in rig.application.codes, "Discord was not even asked"


async def test_each_start_ends_the_session_before_which_may_be_of_another_account(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    async with frame(host, rig) as one, frame(host, rig) as kept:
        await sign_in(one, ann)
        kept.headers["Cookie"] = one.headers["Cookie"]
        assert await name(kept) == "Ann"
        await begun(one)
        assert (await name(one), await name(kept)) == ("", "")
        await sign_in(one, bo)
        assert (await name(one), await name(kept)) == ("Bo", "")


async def test_the_table_with_a_question_is_shown_and_of_several_one_may_pick(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    waiting = await a_game(host, rig, ann, bo)
    asked = waiting.seats[waiting.played_game().waiting()[0]].user
    (idle,) = [person for person in (ann, bo) if person.id != asked]
    async with frame(host, rig) as one:
        assert (await sign_in(one, cleo, rig.tables.id))[1] == {"table": "", "tables": []}
        assert (await sign_in(one, idle, rig.tables.id))[1]["table"] == waiting.id, "the only one"
        solo = await a_game(host, rig, idle, title="critter_kitchen")
        _, found = await sign_in(one, idle, rig.tables.id)
        assert found["table"] == solo.id, "the only one with a question"
        assert [listed["id"] for listed in found["tables"]] == [solo.id, waiting.id]
        await a_game(host, rig, idle, title="critter_kitchen")
        _, found = await sign_in(one, idle, rig.tables.id)
        assert found["table"] == "" and [listed["waits"] for listed in found["tables"]] == [True, True, False]
        elsewhere = rig.channel("elsewhere").id
        for channel, count in ((elsewhere, 0), ("", 3), ("9" * 30, 3), ("none", 3)):
            assert len((await sign_in(one, idle, channel))[1]["tables"]) == count


async def test_without_the_secret_nothing_of_it_answers(rig: Rig, tmp_path: Path, ann: Person, bo: Person) -> None:
    async with serving(rig, tmp_path) as plain, guest(plain) as one:
        assert (await one.get("/api/activity"))[0] == 404
        assert (await one.post("/api/activity/sign-in", {"code": "a", "state": "b"}))[0] == 404
        assert (await one.post("/api/sign-out", {}, Origin=origin(rig)))[0] == 403
        async with one.http.get(one.url + "/") as page:
            assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
            assert page.headers["X-Frame-Options"] == "DENY"
        await a_game(plain, rig, ann, bo)
        await delivered(plain)
        assert "Open it here" not in (await ann.press(posted(rig)[-1], "Open board")).shown.labels


async def test_only_discord_may_frame_the_page(host: Host, rig: Rig) -> None:
    async with guest(host) as one, one.http.get(one.url + "/") as page:
        policy = page.headers["Content-Security-Policy"].partition("frame-ancestors ")[2].split()
        assert policy == [
            "https://discord.com", "https://ptb.discord.com", "https://canary.discord.com", origin(rig),
        ]  # fmt: skip
        assert "X-Frame-Options" not in page.headers


async def test_a_link_signs_in_outside_as_before(host: Host, ann: Person) -> None:
    async with guest(host) as one:
        body, headers = {"key": await link(host, ann)}, {"Origin": one.url}
        async with one.http.post(one.url + "/api/sign-in", json=body, headers=headers) as answer:
            said = answer.headers["Set-Cookie"]
    assert "SameSite=Strict" in said and "Partitioned" not in said


async def test_people_behind_one_proxy_share_its_limit_only_until_they_are_signed_in() -> None:
    guard = Guard("https://board.example", (), lambda: 0.0, "https://1.discordsays.com")
    guard.recognise("key")

    def asked(key: str) -> web.Request:
        headers = {"Host": "board.example", "Cookie": f"__Host-food-court={key}"}
        return make_mocked_request("GET", "/", headers=headers)

    async def done(_: web.Request) -> web.Response:
        return web.Response()

    for _ in range(REQUESTS):
        await guard.check(asked("invented"), done)
    with pytest.raises(TooFast):
        await guard.check(asked("another"), done)
    assert (await guard.check(asked("key"), done)).status == 200


async def test_nothing_of_the_access_token_is_stored(
    host: Host, rig: Rig, ann: Person, tmp_path: Path, failures: Failures
) -> None:
    async with frame(host, rig) as one:
        _, found = await sign_in(one, ann)
        (token,) = rig.application.access
        assert token not in str(found)
    files = [path.read_bytes() for path in tmp_path.glob("tables.sqlite3*")]  # noqa: ASYNC240
    assert any(b"web_keys" in content for content in files)
    assert not any(token.encode() in content for content in files)
    assert token not in str(failures.structured)


async def test_a_discord_that_does_not_answer_or_refuses_the_secret_signs_nobody_in(
    host: Host, rig: Rig, ann: Person, failures: Failures
) -> None:
    async with frame(host, rig) as one:
        rig.sandbox.faults.status(500, TOKEN, method="POST")
        assert (await sign_in(one, ann))[0] == 503
        rig.sandbox.faults.status(429, "/users/@me", method="GET")
        assert (await sign_in(one, ann))[0] == 503
        rig.application.client_secret = "another"
        assert (await sign_in(one, ann))[0] == 403
        assert await name(one) == ""
    assert any("invalid_client" in str(line) for line in failures.structured), "the operator learns it"


async def test_where_activities_are_off_the_link_is_said_to_work(host: Host, rig: Rig, ann: Person, bo: Person) -> None:
    await a_game(host, rig, ann, bo)
    await delivered(host)
    answer = await ann.press(posted(rig)[-1], "Open board")
    rig.application.activities = False
    assert "can’t open the board here" in (await ann.press(answer.shown, "Open it here")).text


async def test_commands_are_registered_beside_the_one_that_opens_the_page(
    rig: Rig, tmp_path: Path, failures: Failures
) -> None:
    rig.enable_activities()
    async with hosted(rig, tmp_path):
        names = {command["name"]: command["id"] for command in rig.application.commands[None].values()}
    assert "launch" in names and len(names) > 5
    changes = len([one for one in rig.sandbox.gate.record if (one.method, one.template) == ("PUT", COMMANDS)])
    async with hosted(rig, tmp_path):
        again = [one for one in rig.sandbox.gate.record if (one.method, one.template) == ("PUT", COMMANDS)]
        assert len(again) == changes == 1, "nothing has changed"


def test_the_secret_needs_an_address_and_is_never_repeated(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    for text, wrong in (
        ("activity_client_secret = 'hush'", "needs web.public_url"),
        ("activity_client_secret = ['hush']", "not allowed"),
    ):
        path.write_text(f"[web]\n{text}\n")
        with pytest.raises(ConfigError) as error:
            load(path, {})
        (line,) = error.value.problems
        assert line.startswith(f"{path}: web.activity_client_secret: ") and wrong in line and "hush" not in line


@pytest.mark.parametrize(
    ("on", "secret", "level"), [(True, "s", GOOD), (True, "", DOUBT), (False, "s", DOUBT), (False, "", None)]
)
async def test_the_doctor_says_what_is_half_configured(
    rig: Rig, tmp_path: Path, on: bool, secret: str, level: str | None
) -> None:
    rig.application.activities = on
    page = WebSettings(public_url="https://board.example.org", activity_client_secret=secret)
    found: list[Diagnosis] = [
        one
        async for one in examine(structs.replace(settings(rig, tmp_path), web=page), offline=False)
        if one.about == "Activity"
    ]
    assert [one.level for one in found] == ([] if level is None else [level])


async def test_nobody_plays_at_the_table_of_others(host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person) -> None:
    table, secret = await a_game(host, rig, ann, bo), await a_game(host, rig, ann, bo, private=True)
    async with frame(host, rig) as one:
        await sign_in(one, cleo, rig.tables.id)
        body = {"number": table.known(None), "key": "a", "links": ["roll"]}
        assert (await one.post(f"/api/tables/{table.id}/do", body))[0] == 403
        assert (await one.get(f"/api/tables/{secret.id}"))[0] == 404
        assert (await host.tables.get(table.id)).version == table.version
