"""An empty sandbox from the shell: ``python -m sandbox --port 0``."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Sequence

from sandbox.driver import Rig
from sandbox.server import Sandbox
from sandbox.web import WebPage

PEOPLE = ("Ann", "Bo", "Cleo", "Dan")


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve one guild with ``#tables`` and four people until interrupted; print the addresses to connect to."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (loopback)")
    parser.add_argument("--port", type=int, default=0, help="port to listen on; 0 takes a free one")
    parser.add_argument("--token", default="sandbox-token", help="the bot token to accept")
    parser.add_argument("--anywhere", action="store_true", help="allow an address that is not loopback")
    options = parser.parse_args(arguments)
    try:
        asyncio.run(_serve(options))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"The sandbox cannot listen on {options.host}:{options.port}: {error}\n")
        return 1
    return 0


async def _serve(options: argparse.Namespace) -> None:
    sandbox = Sandbox(realistic=True)
    rig = Rig(sandbox, token=options.token)
    for name in PEOPLE:
        rig.person(name)
    WebPage(rig).add_routes(sandbox.app)
    addresses = await sandbox.start(options.host, options.port, anywhere=options.anywhere)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    lines = (
        f"page        = {addresses.base}/",
        f"api_base    = {addresses.api_base}",
        f"gateway_url = {addresses.gateway_url}",
        f"token       = {rig.token}",
        f"guild       = {rig.guild.name} ({rig.guild.id}), channel #{rig.tables.name} ({rig.tables.id})",
        f"people      = {', '.join(PEOPLE)}",
    )
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    try:
        await stopped.wait()
    finally:
        await sandbox.stop()


if __name__ == "__main__":
    raise SystemExit(main())
