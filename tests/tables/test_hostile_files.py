"""Hostile and damaged table files: each gets a report or one clear line, soon, and is never trusted."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.cli import table_files
from bot.tables import archive
from games.kernel import Chance
from tests.lengths import amount
from tests.tables.host import ANN, BO, CHANNEL, duel, host, step

GAMES = Path(__file__).parents[1] / "data" / "games"
SMALL = ("foodfighters", "foodies", "critter_kitchen")
SECONDS = 2.0
"""Of this process's processor time. A real game of these sizes is verified in 0.2 s."""

Change = Callable[[dict[str, Any]], object]


@cache
def text(title: str) -> bytes:
    """A real game's file."""
    return (GAMES / f"{title}.json").read_bytes()


def spoilt(change: Change, title: str = "foodfighters") -> bytes:
    """A real game's file with something changed."""
    raw = json.loads(text(title))
    change(raw)
    return json.dumps(raw).encode()


def lines(data: bytes, path: Path) -> list[str]:
    """Return the errors of reading, replaying and verifying a file; fail if it takes long or is not one line."""
    path.write_bytes(data)
    begun, said = time.process_time(), []
    try:
        file = archive.read(path)
        said += archive.verify(file).problems
        for at in (None, 1, len(file.moves)):
            again = archive.replay(file, at)
            said += archive.untrue(file, again)
    except archive.FileError as error:
        said.append(str(error))
    assert time.process_time() - begun < SECONDS
    assert all(line and "\n" not in line and len(line) < 500 for line in said)
    return said


def first_draw(raw: dict[str, Any], order: bool = False) -> dict[str, Any]:
    """The first die, or the first shuffle, of a file."""
    draws = [draw for move in raw["moves"] for draw in move["draws"]]
    found: dict[str, Any] = next(draw for draw in draws if draw.get("order", False) is order)
    return found


MOVE = {"kind": "act", "cause": "player", "at": 0, "seat": 0, "action": "pass"}

HOSTILE: dict[str, tuple[Change, str]] = {
    "a die without sides": (lambda raw: first_draw(raw).update(of=0), "a draw is of 0 things"),
    "a huge shuffle": (lambda raw: first_draw(raw).update(of=50_000_000, order=True), "allowed is 1 to 10000"),
    "a shuffle of less than nothing": (lambda raw: first_draw(raw, True).update(of=-1), "a draw is of -1 things"),
    "a shuffle that says less than it draws": (lambda raw: first_draw(raw, True).update(of=9_999), "has 9 results"),
    "a draw before the first": (lambda raw: first_draw(raw).update(at=-1), "a draw is number -1"),
    "a draw beyond counting": (lambda raw: first_draw(raw).update(at=2**63), "a draw is number"),
    "a draw that drew nothing": (lambda raw: first_draw(raw).update(got=[]), "has 0 results"),
    "a die that shows too much": (lambda raw: first_draw(raw).update(got=[99]), "gave (99,)"),
    "a number of 5,000 digits": (lambda raw: first_draw(raw).update(at="HUGE"), "not a table file"),
    "a negative time": (lambda raw: raw["moves"][3].update(at=-5), "its time -5"),
    "a time beyond the database": (lambda raw: raw["moves"][3].update(at=2**62), "its time"),
    "text for a number": (lambda raw: raw["moves"][3].update(version="3"), "not a table file"),
    "a seat below the first": (lambda raw: raw["moves"][3].update(seat=-1), "there is no seat -1"),
    "a seat above the last": (lambda raw: raw["moves"][3].update(seat=2), "there is no seat 2"),
    "no moves": (lambda raw: raw.update(moves=[]), "the file holds no move"),
    "no seats": (lambda raw: raw.update(seats=[]), "it has 0 seats"),
    "a thousand seats": (lambda raw: raw.update(seats=raw["seats"] * 500), "it has 1000 seats"),
    "too many moves": (lambda raw: raw.update(moves=[{**MOVE, "version": 1}] * 50_001), "moves; allowed are 50000"),
    "moves out of order": (lambda raw: raw["moves"].reverse(), "not numbered from 1 on"),
    "a long action": (lambda raw: raw["moves"][3].update(action="a " * 9_000), "allowed are 2000"),
    "an unknown kind": (lambda raw: raw["moves"][3].update(kind="magic"), "its kind is 'magic'"),
    "two set-ups": (lambda raw: raw["moves"][3].update(kind="setup"), "its kind is 'setup'"),
    "an undo of nothing": (lambda raw: raw["moves"][3].update(kind="undo"), "restores None"),
    "an undo into the future": (lambda raw: raw["moves"][3].update(kind="undo", restores=9), "which is not before it"),
    "an undo before the start": (lambda raw: raw["moves"][3].update(kind="undo", restores=-2), "restores version -2"),
    "an unknown title": (lambda raw: raw.update(title="chess"), "does not know the title 'chess'"),
    "a path for a title": (lambda raw: raw.update(title="../kernel"), "does not know the title"),
    "newer rules": (lambda raw: raw.update(rules=10**9), "newer rules"),
    "rules before the first": (lambda raw: raw.update(rules=0), "the rules' version is 0"),
    "an unknown option": (lambda raw: raw["options"]["values"].update(cheat=True), "kernel-option-unknown"),
    "an impossible option": (lambda raw: raw["options"]["values"].update(second_beans="99"), "kernel-option-wrong"),
    "an unknown module": (lambda raw: raw["options"].update(modules=["x"]), "kernel-module-unknown"),
    "a seed of a few bytes": (lambda raw: raw.update(seed="00"), "is not 32 bytes"),
    "a seed that is no number": (lambda raw: raw.update(seed="z" * 64), "is not 32 bytes"),
    "a move that the rules forbid": (lambda raw: raw["moves"][1].update(action="fly away"), "the rules refuse"),
    "a title's name as an action": (lambda raw: raw["moves"][1].update(action=""), "cannot be played again"),
    "a name of a megabyte": (lambda raw: raw["seats"][0].update(name="x" * 2**20), "allowed are 120 characters"),
    "deep nesting": (lambda raw: raw["moves"][3].update(events="DEEP"), "nested too deeply"),
    "events that the rules did not make": (lambda raw: raw["moves"][3].update(events=[]), "other events than recorded"),
    "invented events": (lambda raw: raw["moves"][3].update(events=[{"type": "won"}]), "other events than recorded"),
    "no result": (lambda raw: raw.update(result=None), "another result than recorded"),
    "another winner": (lambda raw: raw["result"]["ranking"].reverse(), "another result than recorded"),
}


def written_out(change: Callable[[Any], object]) -> bytes:
    """A spoilt file, with what no encoder writes."""
    data = spoilt(change).replace(b'"HUGE"', b"1" * 5_000)
    return data.replace(b'"DEEP"', b'[{"a":' * 20_000 + b"1" + b"}]" * 20_000)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_answered_by_one_clear_line_within_a_second(tmp_path: Path, name: str) -> None:
    change, said = HOSTILE[name]
    assert any(said in line for line in lines(written_out(change), tmp_path / "game.json"))


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe", b"[" * 100_000, b'{"format":' + b"1" * 5_000 + b"}", b'"\\ud800"', b"\0" * 100, b"null"],
)
def test_what_is_no_file_at_all_is_refused(tmp_path: Path, data: bytes) -> None:
    assert "not a table file" in lines(data, tmp_path / "game.json")[0]


def test_a_file_without_end_is_read_no_further_than_the_limit() -> None:
    with pytest.raises(archive.FileError, match="larger than 16 MiB"):
        archive.read(Path("/dev/zero"))


@pytest.mark.parametrize("at", [0, -1, 90, 10**30])
def test_a_replay_up_to_a_move_that_is_not_there_says_which_there_are(at: int) -> None:
    with pytest.raises(archive.FileError, match="its moves are 1 to 89"):
        archive.replay(archive.read(GAMES / "foodfighters.json"), at)


def test_a_replayed_board_says_what_the_file_told_otherwise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(spoilt(lambda raw: (raw["moves"][3].update(events=[]), raw["seats"][0].update(name="A\x1b[2Jb"))))
    assert table_files.replay(path, 4, "spectator", None) == 1
    shown = capsys.readouterr().out
    assert "move 4: other events than recorded; the rules' own are shown" in shown and "\x1b" not in shown


@pytest.mark.parametrize("seat", ["0", "3", "-1", "²", "1" * 5_000, "", "one"])
def test_a_seat_that_is_none_is_named(seat: str) -> None:
    with pytest.raises(archive.FileError, match=r"there is no seat|neither a seat's number"):
        table_files.replay(GAMES / "foodfighters.json", None, seat, None)


async def refused_import(data: bytes, folder: Path) -> str:
    """Return why a file is not imported; nothing of it may be stored."""
    path = folder / "game.json"
    path.write_bytes(data)
    async with host(f"sqlite+aiosqlite:///{folder}/tables.sqlite3") as tables:
        with pytest.raises(archive.FileError) as refused:
            await archive.import_(tables.repository, archive.read(path), ANN.id, CHANNEL)
        assert await tables.store.tables_of(channel=CHANNEL, statuses=None) == []
    return str(refused.value)


async def test_no_hostile_file_is_imported(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        for change, said in HOSTILE.values():
            path.write_bytes(written_out(change))
            with pytest.raises(archive.FileError, match=re.escape(said)):
                await archive.import_(tables.repository, archive.read(path), ANN.id, CHANNEL)
        assert await tables.store.tables_of(channel=CHANNEL, statuses=None) == []


async def test_a_result_that_the_moves_do_not_give_is_not_imported(tmp_path: Path) -> None:
    def cut(raw: dict[str, Any]) -> None:
        raw["moves"] = raw["moves"][:10]

    assert "another result than recorded" in await refused_import(spoilt(cut), tmp_path)
    no_seed = await refused_import(spoilt(lambda raw: raw.update(seed=None)), tmp_path)
    assert "the seed is not revealed" in no_seed
    other = await refused_import(spoilt(lambda raw: raw.update(seed="00" * 32)), tmp_path)
    assert "not the one that was committed to" in other


async def test_a_running_game_with_invented_events_is_not_imported(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as tables:
        table = await duel(tables)
        for _ in range(4):
            await step(tables, table.id, Chance(b"some"))
        file = await archive.export(tables.repository, table.id)
        last = msgspec.structs.replace(file.moves[-1], events=[{"type": "won"}])
        lying = msgspec.structs.replace(file, moves=[*file.moves[:-1], last])
        with pytest.raises(archive.FileError, match="other events than recorded"):
            await archive.import_(tables.repository, lying, ANN.id, CHANNEL, people=(ANN.id, BO.id))


VALUES: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, 0, -1, 1, 2**31, 2**62, 2**64, 10**30, 0.5, 1e308, "", "x", "x" * 5_000, "\0", "🦊", [], {}, [[]], [0]]
)


def places(raw: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container and key inside a file."""
    pairs = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for key, value in pairs:
        yield raw, key
        yield from places(value)


def mutate(raw: Any, data: st.DataObject) -> None:
    """Change, remove or repeat something anywhere inside a file; now and then near its top."""
    found = list(places(raw)) if data.draw(st.booleans()) else list(places({**raw, "moves": raw["moves"][:3]}))
    holder, key = found[data.draw(st.integers(0, len(found) - 1))]
    how = data.draw(st.sampled_from(["value", "remove", "repeat", "swap"]))
    if how == "remove":
        del holder[key]
    elif how == "repeat" and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif how == "swap":
        other, at = found[data.draw(st.integers(0, len(found) - 1))]
        holder[key] = json.loads(json.dumps(other[at]))
    else:
        holder[key] = data.draw(VALUES)


@settings(max_examples=amount(15, 60), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(SMALL), st.integers(1, 3), st.data())
def test_whatever_is_changed_in_a_real_file_is_answered(
    tmp_path_factory: pytest.TempPathFactory, title: str, times: int, data: st.DataObject
) -> None:
    raw = json.loads(text(title))
    for _ in range(times):
        if isinstance(raw.get("moves"), list):
            mutate(raw, data)
    lines(json.dumps(raw).encode(), tmp_path_factory.getbasetemp() / "mutated.json")


@settings(max_examples=amount(15, 60), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(SMALL), st.floats(0, 1), st.binary(max_size=8), st.booleans())
def test_whatever_bytes_are_damaged_in_a_real_file_is_answered(
    tmp_path_factory: pytest.TempPathFactory, title: str, where: float, damage: bytes, cut: bool
) -> None:
    whole = text(title)
    at = int(where * len(whole))
    rest = b"" if cut else whole[at + len(damage) :]
    lines(whole[:at] + damage + rest, tmp_path_factory.getbasetemp() / "damaged.json")
