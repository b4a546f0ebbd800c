"""The command line: `python -m bot COMMAND`, or `food-court COMMAND`.

What carries a command out is imported by its handler: none waits for what only another one needs.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import MOST, Handler, add, existing, exit_status, path, whole
from games.kernel.errors import TitlesError

try:
    from games.kernel.registry import TITLES
except TitlesError as error:
    sys.exit(str(error))

if TYPE_CHECKING:
    from bot.cli.arguments import Commands


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 not done, 2 wrong input or configuration."""
    args = _parser().parse_args(argv)
    handler: Handler = args.handler
    return exit_status(lambda: handler(args))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Board games in Discord, played over days.")
    about = "settings file (default: config.toml, where there is one)"
    parser.add_argument("--config", type=existing, default=Path("config.toml"), metavar="FILE", help=about)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _host_commands(commands)
    _title_commands(commands)
    _contest_commands(commands)
    _trial_commands(commands)
    _file_commands(commands)
    return parser


def _host_commands(commands: Commands) -> None:
    running = add(commands, "run", _run, "Start the host: on Discord when a token is set, else in the sandbox.")
    sandbox = add(commands, "sandbox", _sandbox, "Start the host in the sandbox, a small Discord on this machine.")
    for each in (running, sandbox):
        each.add_argument("--scenes", action="store_true", help="sandbox: begin with a table of each title under way")
        each.add_argument("--keep", action="store_true", help="sandbox: go on with the tables of the last time")
    add(commands, "migrate", _migrate, "Bring the database to this version's schema.")
    backup = add(commands, "backup", _backup, "Copy the database into one file, also while the host runs.")
    backup.add_argument("file", type=path, nargs="?", help="the file (default: data/backups/tables-TIME.sqlite3)")
    restore = add(commands, "restore", _restore, "Fill an empty database from a backup; stop the host first.")
    restore.add_argument("file", type=path)
    doctor = add(commands, "doctor", _doctor, "Examine settings, database, Discord and fonts; say what to mend.")
    doctor.add_argument("--offline", action="store_true", help="leave Discord out")
    add(commands, "sync", _sync, "Register the slash commands with Discord, changed or not.")


def _contest_commands(commands: Commands) -> None:
    duel = add(commands, "duel", _duel, "Let bots play each other and count the wins.")
    duel.add_argument("title", choices=TITLES)
    duel.add_argument("players", nargs="+", help="one bot for each seat, such as: normal random")
    duel.add_argument("--games", type=whole(1, MOST), default=400, help="how many games (default: 400)")
    duel.add_argument("--seed", type=whole(0), default=0, help="first game's number (default: 0)")
    duel.add_argument("--preset", default="", metavar="NAME", help="a way to play that has a name (default: as usual)")
    duel.add_argument("--modules", nargs="*", default=[], metavar="NAME", help="modules in play, beside the preset's")
    duel.add_argument("--table", action="store_true", help="tell how often the players used each verb, card and effect")
    ladder = add(commands, "ladder", _ladder, "Let bots play, everyone against everyone, and rate them.")
    ladder.add_argument("title", choices=TITLES)
    ladder.add_argument("players", nargs="+", help="bots, such as: random normal expert")
    ladder.add_argument("--games", type=whole(1, MOST), default=100, help="how many games of each pair (default: 100)")
    ladder.add_argument("--seed", type=whole(0), default=0, help="first game's number (default: 0)")
    tune = add(commands, "tune", _tune, "Look for better weights of a title's evaluation by play, and prove them.")
    tune.add_argument("title", choices=TITLES)
    tune.add_argument("--only", default="", metavar="NAME", help="weights whose names begin so (default: all)")
    tune.add_argument("--rounds", type=whole(1, MOST), default=20, help="how many generations of changes (default: 20)")
    tune.add_argument(
        "--games", type=whole(2, MOST), default=60, help="games for each change, or to prove a net (default: 60)"
    )
    tune.add_argument(
        "--percent", type=whole(1, 300), default=20, help="how far weights are moved at first (default: 20)"
    )
    tune.add_argument("--odds", action="store_true", help="play by the odds of winning, not by the evaluation")
    tune.add_argument("--seed", type=whole(0), default=0, help="another number, other changes and deals (default: 0)")
    tune.add_argument("--net", type=whole(1, MOST), metavar="GAMES", help="instead, train the title's net so long")
    tune.add_argument("--anew", action="store_true", help="with --net: begin with a net that has not learnt")


def _title_commands(commands: Commands) -> None:
    fuzz = add(
        commands, "fuzz", _fuzz, "Play games among players of all kinds and check every rule that must always hold."
    )
    fuzz.add_argument("title", choices=[*TITLES, "all"])
    fuzz.add_argument("--games", type=whole(1, MOST), default=100, help="how many games (default: 100)")
    fuzz.add_argument("--seed", type=whole(0), default=0, help="first game's number (default: 0)")
    fuzz.add_argument("--save", type=path, default=Path("out/fuzz"), help="folder for games that failed")
    fuzz.add_argument("--every", type=whole(1), default=25, help="check one position in so many (default: 25)")
    fuzz.add_argument("--table", action="store_true", help="tell how often each verb, card and effect was seen")
    pictures = add(commands, "pictures", _pictures, "Draw every picture of a title in several situations.")
    pictures.add_argument("title", nargs="?", choices=[*TITLES, "all"], default="all")
    pictures.add_argument("--out", type=path, default=Path("out/pictures"), help="folder for the pictures")
    conform = add(commands, "conform", _conform, "Hold a title to all that is demanded of titles.")
    conform.add_argument("title", choices=[*TITLES, "all"])
    new = add(commands, "new-title", _new_title, "Write a small whole title, to be changed into another game.")
    new.add_argument("name", help="what it is called in code: small letters and underscores")
    new.add_argument("--into", type=path, default=Path(), help="folder that gets it (default: the present one)")
    new.add_argument(
        "--built-in", action="store_true", help="into the project's own tree, instead of a package of its own"
    )
    words = add(commands, "words", _words, "Say what the translations lack, and what is stale in them.")
    words.add_argument("--missing", metavar="LANGUAGE", help="only of this language, such as de (default: every one)")


def _trial_commands(commands: Commands) -> None:
    soak = add(commands, "soak", _soak, "Let people play in the sandbox while the host is killed again and again.")
    soak.add_argument("--moves", type=whole(1, MOST), default=2000, help="at least so many moves (default: 2000)")
    soak.add_argument("--kills", type=whole(0, MOST), default=60, help="at least so many kills (default: 60)")
    soak.add_argument("--tables", type=whole(1, 1000), default=2, help="tables of each title at a time (default: 2)")
    soak.add_argument("--titles", nargs="+", choices=[*TITLES, "all"], default=["all"], help="which (default: all)")
    soak.add_argument("--seed", type=whole(0), default=0, help="another number, another evening (default: 0)")
    soak.add_argument("--seeds", type=whole(1, 1000), default=1, help="so many evenings, numbered from --seed on")
    soak.add_argument("--fault", default="", help="plant a fault in the host, to see that the judge sees it")
    soak.add_argument("--database", default="", help="URL of an empty database (default: a new SQLite file)")
    soak.add_argument("--processes", type=whole(1, 64), default=1, help="so many hosts share the shards (default: 1)")
    soak.add_argument("--shards", type=whole(1, 1024), default=1, help="so many shards (default: 1)")
    soak.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own, from the wheel")
    load = add(commands, "load", _load, "Let many people play at human pace, and tell what that takes.")
    load.add_argument("--people", type=whole(1, MOST), default=1000, help="how many (default: 1000)")
    load.add_argument("--tables", type=whole(1, MOST), default=250, help="at so many tables (default: 250)")
    load.add_argument("--pace", type=whole(1, 3600), default=30, help="seconds from press to press (default: 30)")
    load.add_argument("--seconds", type=whole(1, MOST), default=300, help="how long to measure (default: 300)")
    load.add_argument("--processes", type=whole(1, 64), default=1, help="so many hosts on one PostgreSQL (default: 1)")
    load.add_argument("--titles", nargs="+", choices=[*TITLES, "all"], default=["all"], help="which (default: all)")
    load.add_argument("--seed", type=whole(0), default=0, help="another number, another crowd (default: 0)")
    load.add_argument("--database", default="", help="URL of an empty database (default: one of this run's own)")


def _file_commands(commands: Commands) -> None:
    export = add(commands, "export", _export, "Write a table as one JSON file.")
    export.add_argument("table", help="the table's id")
    export.add_argument("--out", type=path, help="the file (default: TABLE.json)")
    export.add_argument("--as", dest="seat", default=None, help="only what this seat (1, 2, …) or `spectator` may know")
    imported = add(commands, "import", _import, "Make a table from a JSON file.")
    imported.add_argument("file", type=path)
    about = "the id of the channel where a running game goes on"
    imported.add_argument("--channel", type=whole(0), default=0, help=about)
    imported.add_argument(
        "--people",
        type=whole(1),
        nargs="+",
        default=[],
        help="ids of those who play on, seat by seat; the first owns it",
    )
    replay = add(commands, "replay", _replay, "Show the board of a table file as it stood after a move.")
    replay.add_argument("file", type=path)
    replay.add_argument("--at", type=whole(1, MOST), default=None, help="the move's number (default: the last)")
    replay.add_argument("--as", dest="seat", default="spectator", help="seat number or `spectator` (default)")
    replay.add_argument("--picture", type=path, default=None, help="also write the board picture here, a .png")
    recap = add(commands, "recap", _recap, "Make of a game's table file something to keep and to show.")
    recap.add_argument("file", type=path)
    what = "what to make: .webp or .gif a film, .html a page with every board, .png a picture of how it went"
    recap.add_argument("out", type=path, help=what)
    recap.add_argument("--as", dest="seat", default="spectator", help="seat number or `spectator` (default)")
    recap.add_argument("--language", default="en", help="such as de (default: en)")
    verify = add(commands, "verify", _verify, "Check every draw and move of a finished table against its seed.")
    verify.add_argument("file", type=path)


def _run(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.run(args.config, scenes=args.scenes, keep=args.keep))


def _sandbox(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.run(args.config, sandbox=True, scenes=args.scenes, keep=args.keep))


def _migrate(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.migrate(args.config))


def _backup(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.backup(args.config, args.file))


def _restore(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.restore(args.config, args.file))


def _doctor(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.doctor(args.config, offline=args.offline))


def _sync(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.sync(args.config))


def _fuzz(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.fuzz(args.title, args.games, args.seed, args.save, every=args.every, table=args.table)


def _duel(args: argparse.Namespace) -> int:
    from bench.ai import duels

    raw = duels.options_of(args.title, args.preset, args.modules)
    if raw is None:
        return 2
    return duels.duel(args.title, args.players, args.games, args.seed, raw, table=args.table)


def _ladder(args: argparse.Namespace) -> int:
    from bench.ai import duels

    return duels.ladder(args.title, args.players, args.games, args.seed)


def _tune(args: argparse.Namespace) -> int:
    from bench.ai import tune
    from bot.cli.arguments import complain

    if args.anew and not args.net:
        complain("--anew is for a net: say with --net by how many games it is to learn.")
        return 2
    if args.net:
        return tune.train(args.title, args.net, args.seed, args.games, anew=args.anew)
    arena = tune.Arena(args.title, args.only, by_odds=args.odds)
    return tune.tune(arena, args.rounds, args.games, args.percent / 100, args.seed)


def _soak(args: argparse.Namespace) -> int:
    from bench.soak.soak import SoakPlan, run

    titles = TITLES if "all" in args.titles else args.titles
    seeds = range(args.seed, args.seed + args.seeds)
    shape = args.processes, args.shards
    plans = [SoakPlan(args.moves, args.kills, args.tables, titles, seed, args.fault, *shape) for seed in seeds]
    return run(plans, args.database, args.postgres)


def _load(args: argparse.Namespace) -> int:
    from bench.load.load import LoadPlan, run
    from bot.cli.arguments import say

    titles = TITLES if "all" in args.titles else tuple(args.titles)
    plan = LoadPlan(args.people, args.tables, args.pace, args.seconds, args.processes, titles, args.seed)
    return run(plan, args.database, say)


def _pictures(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.pictures(args.title, args.out)


def _conform(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.conform(args.title)


def _new_title(args: argparse.Namespace) -> int:
    from bot.cli import new_title

    return new_title.new_title(args.name, args.into, built_in=args.built_in)


def _words(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.words(args.missing)


def _export(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return asyncio.run(table_files.export(args.config, args.table, args.out, args.seat))


def _import(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return asyncio.run(table_files.import_(args.config, args.file, args.channel, args.people))


def _replay(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return table_files.replay(args.file, args.at, args.seat, args.picture)


def _recap(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return asyncio.run(table_files.make(args.file, args.out, args.seat, args.language))


def _verify(args: argparse.Namespace) -> int:
    from bot.cli import table_files

    return table_files.verify(args.file)
