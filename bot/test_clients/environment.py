"""How a host in a process of its own is told of the sandbox that it serves, and of its database."""

from __future__ import annotations

import os
from collections.abc import Mapping

from sandbox.driver import Rig

QUICK: Mapping[str, str] = {
    "FOOD_COURT_DISCORD_GUILD_READY_TIMEOUT": "0.02",
    "FOOD_COURT_HOST_WARM_PICTURES": "false",
    "FOOD_COURT_HOST_RATE_LIMIT": "0",
    "FOOD_COURT_HOST_TABLE_RATE_LIMIT": "0",
}
"""Settings of a host that is there at once, and lets everybody press as fast as they can."""


def environment(rig: Rig, database: str, more: Mapping[str, str]) -> dict[str, str]:
    """This process's environment, with the settings that lead a host to a rig's sandbox and a database, by its URL."""
    addresses = rig.sandbox.addresses
    return {
        **os.environ,
        "DISCORD_TOKEN": rig.token,
        "DATABASE_URL": database,
        "FOOD_COURT_DISCORD_API_BASE": addresses.api_base,
        "FOOD_COURT_DISCORD_GATEWAY_URL": addresses.gateway_url,
        **more,
    }
