"""The command line: `python -m bot COMMAND`, or `food-court COMMAND`.

Handlers import what they need themselves, so that no command waits for the imports of another one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.arguments import MOST, Handler, add, existing, exit_status, path, whole
from games.kernel.errors import TitlesError

# The parser lists the titles, so an error among them ends every command: with a sentence, not with a traceback.
try:
    from renderers.titles import TITLES
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
    client = add(commands, "bot-client", _bot_client, "Let a bot of your own play at a host's tables, over HTTP.")
    client.add_argument("module", help="a Python file or module with a class Bot, or a function choose")
    client.add_argument("--url", default="http://127.0.0.1:8080", help="the host's API (default: %(default)s)")
    doctor = add(commands, "doctor", _doctor, "Examine settings, database, Discord and fonts; say what to mend.")
    doctor.add_argument("--offline", action="store_true", help="leave Discord out")
    papers = add(commands, "papers", _papers, "Write the pages about privacy and terms of use, to be published.")
    papers.add_argument("--out", type=path, default=Path("out/papers"), help="folder for the pages")
    add(
        commands,
        "sync",
        _sync,
        "Register the slash commands with Discord, and upload the drawn pieces as emoji.",
    )


def _title_commands(commands: Commands) -> None:
    pictures = add(commands, "pictures", _pictures, "Draw every picture of a title in several situations.")
    pictures.add_argument("title", nargs="?", choices=[*TITLES, "all"], default="all")
    pictures.add_argument("--out", type=path, default=Path("out/pictures"), help="folder for the pictures")
    conform = add(commands, "conform", _conform, "Hold a title to all that is demanded of titles.")
    conform.add_argument("title", choices=[*TITLES, "all"])
    about = "fuzz by this many random games instead of a few"
    conform.add_argument("--games", type=whole(1, MOST), default=None, help=about)
    conform.add_argument("--save", type=path, default=Path("out/fuzz"), help="folder for games that failed then")
    new = add(commands, "new-title", _new_title, "Write a small whole title, to be changed into another game.")
    new.add_argument("name", help="what it is called in code: small letters and underscores")
    new.add_argument("--into", type=path, default=Path(), help="folder that gets it (default: the present one)")
    new.add_argument(
        "--built-in", action="store_true", help="add it to this project's tree instead of a separate package"
    )
    words = add(commands, "words", _words, "Say what the translations lack, and what is stale in them.")
    words.add_argument("--missing", metavar="LANGUAGE", help="only of this language, such as de (default: every one)")


def _file_commands(commands: Commands) -> None:
    export = add(commands, "export", _export, "Write a table as one JSON file.")
    export.add_argument("table", help="the table's id")
    export.add_argument("--out", type=path, help="the file (default: TABLE.json)")
    export.add_argument("--as", dest="seat", default=None, help="only what this seat (1, 2, …) or `spectator` may know")
    imported = add(commands, "import", _import, "Make a table from a JSON file.")
    imported.add_argument("file", type=path)
    about = "the id of the channel where a running game continues"
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


def _bot_client(args: argparse.Namespace) -> int:
    from bot.cli import bot_client

    return bot_client.run(args.module, args.url, os.environ.get("BOT_TOKEN", ""))


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


def _papers(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return hosting.papers(args.config, args.out)


def _sync(args: argparse.Namespace) -> int:
    from bot.cli import hosting

    return asyncio.run(hosting.sync(args.config))


def _pictures(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.pictures(args.title, args.out)


def _conform(args: argparse.Namespace) -> int:
    from bot.cli import title_tools

    return title_tools.conform(args.title, args.games, args.save)


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
