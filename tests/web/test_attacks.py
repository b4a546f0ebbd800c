"""Nobody gets in without a key, and every request gets an answer."""

from __future__ import annotations

import random
import time
from typing import Any

from aiohttp.test_utils import make_mocked_request

from bot.app import Host
from bot.config import networks
from bot.tables import Table
from bot.web.guard import LINK_SECONDS, SIGN_INS, Guard
from sandbox.driver import Person, Rig
from tests.e2e.conftest import Failures
from tests.lengths import LONG
from tests.web.pages import Guest, a_game, guest, link, signed_in

MALFORMED = 10_000 if LONG else 200


async def test_a_link_is_good_once(host: Host, ann: Person) -> None:
    key = await link(host, ann, "7")
    async with guest(host) as first, guest(host) as second:
        assert await first.post("/api/sign-in", {"key": key}) == (200, {"table": "7"})
        assert (await second.post("/api/sign-in", {"key": key}))[0] == 403
        assert (await first.get("/api/me"))[1]["name"] == "Ann"
        assert (await second.get("/api/me"))[1]["name"] == ""


async def test_a_link_is_good_for_minutes(host: Host, ann: Person) -> None:
    key, begun = await link(host, ann), host.tables.repository.clock()
    host.tables.repository.clock = lambda: begun + LINK_SECONDS
    async with guest(host) as late:
        assert (await late.post("/api/sign-in", {"key": key}))[0] == 403


async def test_the_key_of_a_link_is_no_session_and_that_of_a_session_no_link(host: Host, ann: Person) -> None:
    key = await link(host, ann)
    async with guest(host) as thief, signed_in(host, ann) as one:
        thief.headers["Cookie"] = f"food-court={key}"
        assert (await thief.get("/api/me"))[1]["name"] == ""
        (cookie,) = one.http.cookie_jar
        assert (await one.post("/api/sign-in", {"key": cookie.value}))[0] == 403


async def test_a_cookie_belongs_to_one_host_and_is_out_of_reach_of_scripts(host: Host, ann: Person) -> None:
    async with guest(host) as one:
        async with one.http.post(
            one.url + "/api/sign-in", json={"key": await link(host, ann)}, headers={"Origin": one.url}
        ) as answer:
            said = answer.headers["Set-Cookie"]
        assert all(part in said for part in ("HttpOnly", "SameSite=Strict", "Path=/")) and "Domain" not in said
        assert (await one.get("/api/me", Host="elsewhere.example"))[0] == 421
        assert (await one.get("/api/me"))[1]["name"] == "Ann"


async def test_signing_out_everywhere_ends_every_session(host: Host, rig: Rig, ann: Person, table: Table) -> None:
    async with signed_in(host, ann) as one, signed_in(host, ann) as other:
        shown = await ann.slash(rig.tables, "me")
        pressed = await ann.press(shown.shown, "Sign out everywhere")
        assert "signed out on every device" in pressed.text
        assert [(await each.get("/api/me"))[1]["name"] for each in (one, other)] == ["", ""]
        assert (await one.post(f"/api/tables/{table.id}/do", {"number": 1, "key": "a"}))[0] in (403, 404)


async def test_nothing_is_done_for_a_foreign_origin(host: Host, ann: Person, table: Table) -> None:
    async with signed_in(host, ann) as one:
        before = (await host.tables.get(table.id)).version
        path, body = f"/api/tables/{table.id}/do", {"number": 1, "key": "a", "links": ["roll"]}
        for headers in (
            {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"},
            {"Content-Type": "text/plain"},
        ):  # fmt: skip
            assert (await one.post(path, body, **headers))[0] == 403
        assert (await one.get(f"/api/tables/{table.id}", **{"Sec-Fetch-Site": "cross-site"}))[0] == 403
        assert (await host.tables.get(table.id)).version == before


async def test_nobody_moves_or_looks_as_another_seat(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person, table: Table
) -> None:
    seat = table.played_game().waiting()[0]
    people = (ann, bo)
    async with signed_in(host, people[1 - seat]) as other, signed_in(host, cleo) as stranger:
        before = (await host.tables.get(table.id)).version
        body = {"number": table.known(None), "key": "a", "links": ["roll"]}
        status, said = await other.post(f"/api/tables/{table.id}/do", body)
        assert status == 404 or said["question"] is None
        status, _ = await stranger.post(f"/api/tables/{table.id}/do", body)
        assert status == 403
        assert (await host.tables.get(table.id)).version == before
        assert (await stranger.get(f"/api/tables/{table.id}"))[1]["seat"] is None


async def test_a_private_table_is_shown_to_its_players_alone(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await a_game(host, rig, ann, bo)
    secret = await a_game(host, rig, ann, bo, private=True)
    async with signed_in(host, ann) as one, signed_in(host, cleo) as stranger, guest(host) as anybody:
        assert (await one.get(f"/api/tables/{secret.id}"))[0] == 200
        for who in (stranger, anybody):
            assert (await who.get(f"/api/tables/{table.id}"))[0] == 200
            for path in ("", "/picture", "/events"):
                unknown = await who.get(f"/api/tables/zzzz{path}")
                assert await who.get(f"/api/tables/{secret.id}{path}") == unknown == (404, {"error": "not found"})


async def test_a_known_proxy_says_who_asks(host: Host) -> None:
    async with guest(host) as one:  # from 127.0.0.1, which is a proxy here
        one.headers, most = {"X-Forwarded-For": "6.6.6.6, 1.2.3.4"}, SIGN_INS["/api/sign-in"]
        bad = [(await one.post("/api/sign-in", {"key": "x"}))[0] for _ in range(most + 3)]
        assert bad == [403] * most + [429] * 3
        one.headers = {"X-Forwarded-For": "6.6.6.6, 1.2.3.5"}
        assert (await one.post("/api/sign-in", {"key": "x"}))[0] == 403


def test_nobody_else_says_who_asks() -> None:
    guard = Guard("https://board.example", networks("10.0.0.0/8"), time.monotonic)
    said = {"X-Forwarded-For": "6.6.6.6, 10.0.0.2"}
    for connected, found in (("9.9.9.9", "9.9.9.9"), ("10.0.0.1", "6.6.6.6")):
        request = make_mocked_request("GET", "/", headers=said).clone(remote=connected)
        assert guard.address(request) == found


async def test_malformed_requests_are_refused(host: Host, ann: Person, table: Table, failures: Failures) -> None:
    chance, answers = random.Random(41), set()
    async with signed_in(host, ann) as one:
        before = (await host.tables.get(table.id)).version
        assert (await one.get(f"/api/tables/{table.id}"))[1]["seat"] is not None
        for n in range(MALFORMED):
            one.headers = {"X-Forwarded-For": f"10.1.{n // 200}.1"}
            answers.add(await _one_of_many(one, chance, table.id))
        assert (await host.tables.get(table.id)).version == before
    assert not {status for status in answers if status >= 500}, answers


async def _one_of_many(one: Guest, chance: random.Random, table: str) -> int:
    """Send something that no page sends; the status of the answer."""
    junk = chance.choice(
        ["\0", "%00", "../../etc/passwd", "a" * 5000, "é" * 99, "{", "[]", "null", "-1", "9" * 40, "<b>", "+", "~AAAA"]
    )
    body: Any = chance.choice(
        [
            junk, {"number": junk}, {"number": 1, "key": "k", "links": [junk]}, [junk] * 3, None,
            {"number": 10**30, "key": "k"}, {"number": -5, "key": "k", "links": ["attack", junk, junk]},
            {"number": 1, "key": "k", "values": [junk], "links": ["swap"]}, {"number": 1, "key": "k", "links": [1]},
            {"number": 3, "key": junk, "links": ["+"]}, {"number": 3, "key": "k", "links": ["swap", "+"]},
            {"number": 1, "key": "k", "links": ["x"] * 500}, {"number": 1, "key": "k", "undo": "yes"},
            {"do": "open"}, {"do": "open"}, {"do": "step", "links": [junk]}, {"do": junk}, {"do": "back", "count": -1},
            {"do": "step", "count": 0, "links": ["+"]}, {"do": "step", "values": [junk]}, {"do": "play", "count": 9},
        ]
    )  # fmt: skip
    here = f"/api/tables/{table}"
    places = (f"{here}/do", f"{here}/try", f"/api/tables/{junk}/do", "/api/sign-in", "/api/sign-out", f"/{junk}")
    asks = (f"?page={junk}", f"?link={junk}&link={junk}", "/picture?page=zz", f"/picture?page={junk}", "/x")
    one.url, url = one.url, one.url
    if chance.random() < 0.4:
        path = f"/api/tables/{table}" + chance.choice(asks)
        status, _ = await one.get(path)
    else:
        status, _ = await one.post(chance.choice(places), body)
    one.url = url
    return status
