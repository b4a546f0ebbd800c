"""The command line: `python -m bot COMMAND`."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from games.kernel.registry import TITLES

Handler = Callable[[argparse.Namespace], int]


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 not done, 2 wrong input or configuration."""
    args = _parser().parse_args(argv)
    handler: Handler = args.handler
    from bot.cli.failures import told

    return told(lambda: handler(args))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Board games in Discord, played over days.")
    parser.add_argument("--config", type=Path, default=Path("config.toml"), help="settings file (default: config.toml)")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _host_commands(commands)
    _game_commands(commands)
    _file_commands(commands)
    return parser


if TYPE_CHECKING:  # argparse has no public name for it, and cannot subscript it when it runs
    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def _command(commands: _Commands, name: str, handler: Handler, about: str) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    made.set_defaults(handler=handler)
    return made


def _number(low: int, high: int = 2**63 - 1) -> Callable[[str], int]:
    """A reader of whole numbers between two; what is wrong is said with what is allowed."""

    def read(text: str) -> int:
        given = text if len(text) <= 20 else f"{text[:19]}…"
        if not re.fullmatch("-?[0-9]{1,19}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{given!r} is not allowed; allowed are {low} to {high}")
        return int(text)

    return read


_MOST = 10**9
"""Of games, moves and kills; whoever wants more can stop it."""


def _host_commands(commands: _Commands) -> None:
    _command(commands, "run", _run, "Start the host: on Discord when a token is set, else in the sandbox.")
    _command(commands, "sandbox", _sandbox, "Start the host in the sandbox, a small Discord on this machine.")
    _command(commands, "migrate", _migrate, "Bring the database to this version's schema.")
    backup = _command(commands, "backup", _backup, "Copy the database into one file, also while the host runs.")
    backup.add_argument("file", type=Path, nargs="?", help="the file (default: data/backups/tables-TIME.sqlite3)")
    restore = _command(commands, "restore", _restore, "Fill an empty database from a backup; stop the host first.")
    restore.add_argument("file", type=Path)
    doctor = _command(commands, "doctor", _doctor, "Examine settings, database, Discord and fonts; say what to mend.")
    doctor.add_argument("--offline", action="store_true", help="leave Discord out")
    _command(commands, "sync", _sync, "Register the slash commands with Discord, changed or not.")


def _game_commands(commands: _Commands) -> None:
    fuzz = _command(commands, "fuzz", _fuzz, "Play random games and check every rule that must always hold.")
    fuzz.add_argument("title", choices=[*TITLES, "all"])
    fuzz.add_argument("--games", type=_number(1, _MOST), default=100, help="how many games (default: 100)")
    fuzz.add_argument("--seed", type=_number(0), default=0, help="first game's number (default: 0)")
    fuzz.add_argument("--save", type=Path, default=Path("out/fuzz"), help="folder for games that failed")
    duel = _command(commands, "duel", _duel, "Let automated players play each other and count the wins.")
    duel.add_argument("title", choices=TITLES)
    duel.add_argument("players", nargs="+", help="one automated player for each seat, such as: greedy random")
    duel.add_argument("--games", type=_number(1, _MOST), default=400, help="how many games (default: 400)")
    duel.add_argument("--seed", type=_number(0), default=0, help="first game's number (default: 0)")
    soak = _command(commands, "soak", _soak, "Let people play in the sandbox while the host is killed again and again.")
    soak.add_argument("--moves", type=_number(1, _MOST), default=2000, help="at least so many moves (default: 2000)")
    soak.add_argument("--kills", type=_number(0, _MOST), default=60, help="at least so many kills (default: 60)")
    soak.add_argument("--tables", type=_number(1, 1000), default=2, help="tables of each title at a time (default: 2)")
    soak.add_argument("--titles", nargs="+", choices=[*TITLES, "all"], default=["all"], help="which (default: all)")
    soak.add_argument("--seed", type=_number(0), default=0, help="another number, another evening (default: 0)")
    soak.add_argument("--seeds", type=_number(1, 1000), default=1, help="so many evenings, numbered from --seed on")
    soak.add_argument("--fault", default="", help="plant a fault in the host, to see that the judge sees it")
    soak.add_argument("--database", default="", help="URL of an empty database (default: a new SQLite file)")
    soak.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own, from the wheel")
    pictures = _command(commands, "pictures", _pictures, "Draw every picture of a title in several situations.")
    pictures.add_argument("title", nargs="?", choices=[*TITLES, "all"], default="all")
    pictures.add_argument("--out", type=Path, default=Path("out/pictures"), help="folder for the pictures")


def _file_commands(commands: _Commands) -> None:
    export = _command(commands, "export", _export, "Write a table as one JSON file.")
    export.add_argument("table", help="the table's id")
    export.add_argument("--out", type=Path, help="the file (default: TABLE.json)")
    export.add_argument("--as", dest="seat", default=None, help="only what this seat (1, 2, …) or `spectator` may know")
    imported = _command(commands, "import", _import, "Make a table from a JSON file.")
    imported.add_argument("file", type=Path)
    about = "the id of the channel where a running game goes on"
    imported.add_argument("--channel", type=_number(0), default=0, help=about)
    imported.add_argument(
        "--people",
        type=_number(1),
        nargs="+",
        default=[],
        help="ids of those who play on, seat by seat; the first owns it",
    )
    replay = _command(commands, "replay", _replay, "Show the board of a table file as it stood after a move.")
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=_number(1, _MOST), default=None, help="the move's number (default: the last)")
    replay.add_argument("--as", dest="seat", default="spectator", help="seat number or `spectator` (default)")
    replay.add_argument("--picture", type=Path, default=None, help="also write the board picture here")
    verify = _command(commands, "verify", _verify, "Check every draw and move of a finished table against its seed.")
    verify.add_argument("file", type=Path)


def _run(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.run(args.config))


def _sandbox(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.run(args.config, sandbox=True))


def _migrate(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.migrate(args.config))


def _backup(args: argparse.Namespace) -> int:
    from bot.cli import operation

    return asyncio.run(operation.backup(args.config, args.file))


def _restore(args: argparse.Namespace) -> int:
    from bot.cli import operation

    return asyncio.run(operation.restore(args.config, args.file))


def _doctor(args: argparse.Namespace) -> int:
    from bot.cli import operation

    return asyncio.run(operation.doctor(args.config, offline=args.offline))


def _sync(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.sync(args.config))


def _fuzz(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.fuzz(args.title, args.games, args.seed, args.save)


def _duel(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.duel(args.title, args.players, args.games, args.seed)


def _soak(args: argparse.Namespace) -> int:
    from bot.soak.soak import Plan, run

    titles = TITLES if "all" in args.titles else args.titles
    seeds = range(args.seed, args.seed + args.seeds)
    plans = [Plan(args.moves, args.kills, args.tables, titles, seed, args.fault) for seed in seeds]
    return run(plans, args.database, args.postgres)


def _pictures(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.pictures(args.title, args.out)


def _export(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return asyncio.run(table_files.export(args.config, args.table, args.out, args.seat))


def _import(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return asyncio.run(table_files.import_(args.config, args.file, args.channel, args.people))


def _replay(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return table_files.replay(args.file, args.at, args.seat, args.picture)


def _verify(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return table_files.verify(args.file)


if __name__ == "__main__":
    sys.exit(main())
