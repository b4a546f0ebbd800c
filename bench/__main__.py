"""The developers' command line: `python -m bench COMMAND`.

Each handler imports the module that it runs, so that no command waits for the imports of another.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bench.figures.runner import LONG, PARTS
from bot.cli.arguments import MOST, Handler, add, complain, exit_status, path, say, whole
from games.kernel.registry import TITLES

if TYPE_CHECKING:
    from bot.cli.arguments import Commands

SEED = "seed of everything random (default: 0)"


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit status: 0 success, 1 failure or a figure over its bar, 2 invalid input."""
    args = _parser().parse_args(argv)
    handler: Handler = args.handler
    return exit_status(lambda: handler(args))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure and test the host and the bots.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _host_commands(commands)
    _bot_commands(commands)
    _fuzz_command(commands)
    _figure_commands(commands)
    return parser


def _host_commands(commands: Commands) -> None:
    soak = add(commands, "soak", _soak, "Let people play in the sandbox while the host is killed again and again.")
    soak.add_argument("--moves", type=whole(1, MOST), default=2000, help="minimum number of moves (default: 2000)")
    soak.add_argument("--kills", type=whole(0, MOST), default=60, help="minimum number of kills (default: 60)")
    soak.add_argument("--tables", type=whole(1, 1000), default=2, help="tables of each title at a time (default: 2)")
    soak.add_argument("--titles", nargs="+", choices=[*TITLES, "all"], default=["all"], help="which (default: all)")
    soak.add_argument("--seed", type=whole(0), default=0, help=SEED)
    soak.add_argument("--seeds", type=whole(1, 1000), default=1, help="number of runs, with seeds from --seed on")
    soak.add_argument("--fault", default="", help="plant a fault in the host, to see that the verifier finds it")
    soak.add_argument("--database", default="", help="URL of an empty database (default: a new SQLite file)")
    soak.add_argument("--processes", type=whole(1, 64), default=1, help="hosts that share the shards (default: 1)")
    soak.add_argument("--shards", type=whole(1, 1024), default=1, help="number of shards (default: 1)")
    soak.add_argument("--postgres", action="store_true", help="on a new PostgreSQL server, from the wheel")
    load = add(commands, "load", _load, "Let many people play at human pace, and tell what that takes.")
    load.add_argument("--people", type=whole(1, MOST), default=1000, help="how many (default: 1000)")
    load.add_argument("--tables", type=whole(1, MOST), default=250, help="at how many tables (default: 250)")
    load.add_argument("--pace", type=whole(1, 3600), default=30, help="seconds from press to press (default: 30)")
    load.add_argument("--seconds", type=whole(1, MOST), default=300, help="how long to measure (default: 300)")
    load.add_argument("--processes", type=whole(1, 64), default=1, help="hosts on one PostgreSQL (default: 1)")
    load.add_argument("--titles", nargs="+", choices=[*TITLES, "all"], default=["all"], help="which (default: all)")
    load.add_argument("--seed", type=whole(0), default=0, help=SEED)
    load.add_argument("--database", default="", help="URL of an empty database (default: a new one)")
    load.add_argument("--bots", default="random", metavar="LEVEL", help="of seats that are left (default: random)")
    load.add_argument("--limits", action="store_true", help="with Discord's rate limits (default: without)")
    load.add_argument("--under", default="", metavar="COMMAND", help="begin the hosts' commands so: 'taskset -c 0'")
    load.add_argument("--ramp", action="store_true", help="press faster and faster until something is full")


def _bot_commands(commands: Commands) -> None:
    duel = add(commands, "duel", _duel, "Let bots play each other and count the wins.")
    duel.add_argument("title", choices=TITLES)
    duel.add_argument("players", nargs="+", help="one bot for each seat, for example: normal random")
    duel.add_argument("--games", type=whole(1, MOST), default=400, help="how many games (default: 400)")
    duel.add_argument("--seed", type=whole(0), default=0, help="number of the first game (default: 0)")
    duel.add_argument("--preset", default="", metavar="NAME", help="a named preset of options (default: as usual)")
    duel.add_argument("--modules", nargs="*", default=[], metavar="NAME", help="modules in play, beside the preset's")
    duel.add_argument("--table", action="store_true", help="tell how often the players used each verb, card and effect")
    ladder = add(commands, "ladder", _ladder, "Let bots play, everyone against everyone, and rate them.")
    ladder.add_argument("title", choices=TITLES)
    ladder.add_argument("players", nargs="+", help="bots, for example: random normal expert")
    ladder.add_argument("--games", type=whole(1, MOST), default=100, help="how many games of each pair (default: 100)")
    ladder.add_argument("--seed", type=whole(0), default=0, help="number of the first game (default: 0)")
    tune = add(commands, "tune", _tune, "Look for better weights of a title's evaluation by play, and prove them.")
    tune.add_argument("title", choices=TITLES)
    tune.add_argument("--only", default="", metavar="NAME", help="weights whose names begin so (default: all)")
    tune.add_argument("--rounds", type=whole(1, MOST), default=20, help="how many generations of changes (default: 20)")
    many = "games for each change, or to prove a net (default: 60)"
    tune.add_argument("--games", type=whole(2, MOST), default=60, help=many)
    tune.add_argument("--percent", type=whole(1, 300), default=20, help="the first step of weights (default: 20)")
    tune.add_argument("--odds", action="store_true", help="play by the odds of winning, not by the evaluation")
    tune.add_argument("--seed", type=whole(0), default=0, help="seed of changes and deals (default: 0)")
    tune.add_argument("--net", type=whole(1, MOST), metavar="GAMES", help="instead, train the title's net so long")
    tune.add_argument("--untrained", action="store_true", help="with --net: start from an untrained net")


def _fuzz_command(commands: Commands) -> None:
    about = "Play games among players of all kinds and check every rule that must always hold."
    fuzz = add(commands, "fuzz", _fuzz, about)
    fuzz.add_argument("title", choices=[*TITLES, "all"])
    fuzz.add_argument("--games", type=whole(1, MOST), default=100, help="how many games (default: 100)")
    fuzz.add_argument("--seed", type=whole(0), default=0, help="number of the first game (default: 0)")
    fuzz.add_argument("--save", type=path, default=Path("out/fuzz"), help="folder for games that failed")
    fuzz.add_argument("--every", type=whole(1), default=25, help="check every N-th position (default: 25)")
    fuzz.add_argument("--table", action="store_true", help="tell how often each verb, card and effect was seen")


def _figure_commands(commands: Commands) -> None:
    figures = add(commands, "figures", _figures, "Measure this project's figures and hold them to their bars.")
    what = f"what to measure: {', '.join(PARTS)} (default: all of these), or {', '.join(LONG)}"
    figures.add_argument("parts", nargs="*", metavar="PART", help=what)
    add(commands, "palettes", _palettes, "Make the palettes that come with the titles.")
    shots = add(commands, "screenshots", _screenshots, "Take the documentation's screenshots of the five tables.")
    shots.add_argument("--out", type=path, default=Path("docs/tables"), help="folder (default: docs/tables)")
    month = add(commands, "month", _month, "Simulate a month of tables; check clocks and reminders.")
    month.add_argument("--people", type=whole(1, MOST), default=40, help="how many (default: 40)")
    month.add_argument("--tables", type=whole(1, MOST), default=60, help="at how many tables (default: 60)")
    month.add_argument("--restarts", type=whole(0, MOST), default=10, help="how often a host restarts (default: 10)")
    month.add_argument("--processes", type=int, choices=(1, 2), default=1, help="2: on a new PostgreSQL server")
    month.add_argument("--client", action="store_true", help="through the real client, in the sandbox")
    month.add_argument("--database", default="", help="URL of an empty database (default: a new one)")
    season = add(commands, "season", _season, "Simulate a season of tournaments and rated games; check ratings.")
    season.add_argument("--people", type=whole(1, MOST), default=30, help="how many (default: 30)")
    season.add_argument(
        "--games", type=whole(1, MOST), default=400, help="at least, with those of tournaments (default: 400)"
    )
    season.add_argument("--cups", type=whole(0, MOST), default=2, help="tournaments of each kind (default: 2)")
    season.add_argument(
        "--whole", type=whole(0, MOST), default=50, help="play every N-th game to its end (default: 50)"
    )


def _palettes(_: argparse.Namespace) -> int:
    from bench import palettes

    for file in palettes.written():
        say(str(file))
    return 0


def _screenshots(args: argparse.Namespace) -> int:
    import asyncio

    from bench import screenshots

    args.out.mkdir(parents=True, exist_ok=True)
    for file in asyncio.run(screenshots.taken(args.out)):
        say(f"{file}: {file.stat().st_size // 1000} KB")
    return 0


def _soak(args: argparse.Namespace) -> int:
    from bench.soak.soak import SoakPlan, run

    titles = TITLES if "all" in args.titles else args.titles
    seeds = range(args.seed, args.seed + args.seeds)
    shape = args.processes, args.shards
    plans = [SoakPlan(args.moves, args.kills, args.tables, titles, seed, args.fault, *shape) for seed in seeds]
    return run(plans, args.database, args.postgres)


def _load(args: argparse.Namespace) -> int:
    from bench.load.load import LoadPlan, run

    titles = TITLES if "all" in args.titles else tuple(args.titles)
    given = args.seed, args.bots, args.limits, args.under
    plan = LoadPlan(args.people, args.tables, args.pace, args.seconds, args.processes, titles, *given)
    if args.ramp:
        from bench.load import ramp

        return ramp.run(plan, say)
    return run(plan, args.database, say)


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

    if args.untrained and not args.net:
        complain("--untrained is for a net: say with --net by how many games it is to learn.")
        return 2
    if args.net:
        return tune.train(args.title, args.net, args.seed, args.games, untrained=args.untrained)
    arena = tune.Arena(args.title, args.only, by_odds=args.odds)
    return tune.tune(arena, args.rounds, args.games, args.percent / 100, args.seed)


def _fuzz(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.fuzz(args.title, args.games, args.seed, args.save, every=args.every, table=args.table)


def _figures(args: argparse.Namespace) -> int:
    from bench.figures import runner

    return runner.run(args.parts)


def _month(args: argparse.Namespace) -> int:
    from bench.season import month

    return month.run(args.people, args.tables, args.restarts, args.processes, args.database, client=args.client)


def _season(args: argparse.Namespace) -> int:
    from bench.season import season

    return season.run(args.people, args.games, args.cups, args.whole)


if __name__ == "__main__":
    sys.exit(main())
