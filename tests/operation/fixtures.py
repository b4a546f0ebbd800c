"""Finished games as tests: whole tables without names, and what everybody saw after every move.

    python -m tests.operation.fixtures keep FILE [NAME]     makes a fixture of a finished table's export
    python -m tests.operation.fixtures write TITLE …        plays a title's planned games again

A fixture is the table file, compressed, beside a digest of all views for each move, so that a test can name the first
move after which anybody would see something else than then.
"""

from __future__ import annotations

import asyncio
import hashlib
import lzma
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from bot.tables import TableError, Tables, TableUser, archive
from games.kernel import PLAYERS, Chance, Game, ModuleSpec, OptionsError, OptionSpec, Title, thaw
from games.kernel.registry import title as title_of
from tests.tables.host import CHANNEL, GUILD, agreed, host

GAMES = Path(__file__).parents[1] / "data" / "games"
ENDING = ".json.xz"
COUNT = 10
"""The minimum of planned games of each title; one more has the modules that none of them has."""
_TAKEN_BACK = 25  # moves between two undos, in games that have some
_MOST = 4_000
_DIGEST = 4  # bytes of a digest: enough to notice, little to keep


class Fixture(Struct, frozen=True):
    """A finished table, and a digest of what everybody saw after each of its changes."""

    file: archive.TableFile
    boards: list[str]


class Plan(Struct, frozen=True):
    """A game to be played: among how many, by which bots, with which options, what odd things happen."""

    title: str
    name: str
    seats: int
    players: tuple[str, ...]
    options: dict[str, Any]
    takes_back: bool = False
    gives_up: bool = False


def nameless(file: archive.TableFile) -> archive.TableFile:
    """A file without the names of its people, and without the times at which they moved."""
    seats = [structs.replace(seat, name=f"Seat {number}") for number, seat in enumerate(file.seats, 1)]
    return structs.replace(file, seats=seats, moves=[structs.replace(move, at=0) for move in file.moves])


def boards(file: archive.TableFile) -> list[str]:
    """A digest of what everybody sees after each change of a file. Raises FileError where it cannot be replayed."""
    again, title = archive.replay(file), title_of(file.title)
    return [_board(thaw(title, again.games[move.version])) for move in file.moves]


def _board(game: Game[Any, Any]) -> str:
    seen = [game.view(viewer) for viewer in (None, *range(game.seats))]
    told = msgspec.to_builtins([seen, game.decisions(), game.result()], order="deterministic")
    return hashlib.blake2b(msgspec.msgpack.encode(told), digest_size=_DIGEST).hexdigest()


def keep(file: archive.TableFile, name: str) -> Path:
    """Make a fixture of a finished table. Raises FileError where the file is not true or the game not over."""
    file = nameless(file)
    problems = archive.verify(file).problems
    if problems or file.result is None:
        raise archive.FileError(problems[0] if problems else "the game is not over")
    path = GAMES / file.title / f"{name}{ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(msgspec.json.encode(Fixture(file, boards(file))), preset=9))
    return path


def load(path: Path) -> Fixture:
    """A fixture from disk."""
    return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=Fixture)


def plans(title_id: str) -> Iterator[Plan]:
    """The planned games of a title: every number of seats, every module, long ones by good players, and odd ones."""
    title = title_of(title_id)
    low, high = title.info.seats[0], most_seats(title)
    used = set[str]()
    for number in range(COUNT):
        dice = Chance(f"{title_id} {number}".encode())
        seats = low + number % (high - low + 1)
        kinds = ("normal", "random") if number % 3 == 0 else ("random",)
        options = _options(title, seats, number, dice)
        used.update(options.get("modules", ()))
        gives_up = number == COUNT - 1 and type(title).concede is not Title.concede
        yield Plan(
            title_id,
            f"{number:02}",
            seats,
            tuple(kinds[seat % len(kinds)] for seat in range(seats)),
            options,
            takes_back=number % 4 == 1 and seats > 1,
            gives_up=gives_up,
        )
    left = [spec for spec in title.info.modules if spec.id not in used]
    if left:
        most = title.info.seats[1]
        modules = list(dict.fromkeys(one for spec in left for one in (*spec.needs, spec.id)))
        yield Plan(title_id, f"{COUNT:02}", most, ("random",) * most, {**title.testing.unattended, "modules": modules})


def most_seats(title: Title[Any, Any]) -> int:
    """Return the maximum number of players with the default options."""
    low, high = title.info.seats
    return max(seats for seats in range(low, high + 1) if _accepts(title, seats))


def _accepts(title: Title[Any, Any], seats: int) -> bool:
    try:
        title.options(title.testing.unattended, seats)
    except OptionsError:
        return False
    return True


def _options(title: Title[Any, Any], seats: int, number: int, dice: Chance) -> dict[str, Any]:
    """Options as such a table can have: the usual ones for the first game, others one by one where they fit."""
    raw: dict[str, Any] = dict(title.testing.unattended)
    if number == 0:
        return raw
    specs: list[OptionSpec | ModuleSpec] = [*title.info.options, *title.info.modules]
    for spec in specs:
        if dice.below(3, ""):
            continue
        tried = dict(raw)
        if isinstance(spec, ModuleSpec):
            tried["modules"] = [*raw.get("modules", ()), *spec.needs, spec.id]
        elif spec.id not in raw and spec.kind in ("choice", "flag"):
            tried[spec.id] = _value(spec, dice)
        try:
            title.options(tried, seats)
        except OptionsError:
            continue
        raw = tried
    return raw


def _value(spec: OptionSpec, dice: Chance) -> Any:
    return dice.pick(spec.values, "") if spec.kind == "choice" else not spec.default


async def play(tables: Tables, plan: Plan) -> archive.TableFile:
    """Play a planned game to its end."""
    people = [TableUser(number, f"Seat {number}") for number in range(1, plan.seats + 1)]
    table = await tables.lobby.open(plan.title, people[0], CHANNEL, GUILD, plan.seats, plan.options)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    await tables.lobby.start(table.id, people[0].id)
    dice = Chance(f"the players of {plan.title} {plan.name}".encode())
    for count in range(_MOST):
        table = await tables.get(table.id)
        if table.status != "running" or table.game is None:
            return await archive.export(tables.repository, table.id)
        seat = table.game.waiting()[0]
        user = table.users[seat]
        assert user is not None
        if plan.takes_back and count % _TAKEN_BACK == _TAKEN_BACK - 1:
            await _take_back(tables, table.id, user, again=count % 2 == 0)
            continue
        if plan.gives_up and count == 2 * _TAKEN_BACK:
            await tables.moves.resign(table.id, user)
            continue
        action = PLAYERS[plan.players[seat]].choose(table.title, table.game.view(seat), seat, dice)
        await tables.moves.act(table.id, seat, action, user=user)
    raise AssertionError(f"{plan.title} {plan.name} does not end")


async def _take_back(tables: Tables, table_id: str, user: int, *, again: bool) -> None:
    """A move is undone by everybody's consent, and sometimes made again."""
    try:
        await agreed(tables, table_id, user)
        if again:
            await agreed(tables, table_id, user, "redo")
    except TableError:
        return


async def write(title_id: str) -> None:
    """Play a title's planned games and keep them in place of those before."""
    for plan in plans(title_id):
        with tempfile.TemporaryDirectory() as folder:
            async with host(f"sqlite+aiosqlite:///{folder}/tables.sqlite3", f"{title_id} {plan.name}") as tables:
                file = await play(tables, plan)
        path = keep(file, plan.name)
        print(f"{path.name}: {len(file.moves)} moves, {path.stat().st_size} bytes", file=sys.stderr)  # noqa: T201


def main(command: str, *given: str) -> None:
    """Carry out one of the two commands above."""
    if command == "keep":
        path = Path(given[0])
        keep(archive.read(path), given[1] if len(given) > 1 else path.stem)
        return
    for title_id in given:
        asyncio.run(write(title_id))


if __name__ == "__main__":
    main(*sys.argv[1:])
