"""People as Discord tells of them, as the tables know them."""

from __future__ import annotations

import discord

from bot.tables import Table, TableError, TableUser

_CARRIED = 70
"""So many characters of a person fit the custom id of a menu that asks for a table."""


def person_of(user: discord.abc.User) -> TableUser:
    """Return somebody with the name that is shown where they were met, and their username."""
    return TableUser(user.id, user.display_name, user.name)


def name_at(table: Table, user: discord.abc.User) -> str:
    """Return how somebody is called at a table, whether they sit there or not."""
    seat = next((at for at, seat in enumerate(table.seats) if seat.user == user.id), None)
    return user.display_name if seat is None else table.names[seat]


def carried(user: discord.abc.User) -> str:
    """Return somebody as text for a control, which `read` reads; what it cuts off their next visit brings back."""
    return f"{user.id} {user.name.replace(' ', '_')} {user.display_name}"[:_CARRIED]


def read(text: str) -> TableUser:
    """Return the person that a control carries. Raises TableError for what the host does not write."""
    user, username, name = [*text.split(" ", 2), "", ""][:3]
    if not user.isdecimal() or len(user) > 19:
        raise TableError("host-error-expired")
    return TableUser(int(user), name or username or user, username)
