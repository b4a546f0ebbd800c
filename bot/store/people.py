"""What the database holds of one person: to hand it out, and to forget it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import structs
from sqlalchemy import Column, ColumnElement, Select, Table, and_, delete, or_, select, union, update

from . import schema, tournaments
from .database import Database
from .kinds import PRIVATE, DeliveryState, MessageKind
from .rows import HabitsRow, LessonRow

_NAMING = tuple(kind for kind in MessageKind if kind.names_people)
"""Kinds of messages whose recipes hold names."""
_OWN = (
    schema.timers,
    schema.watching,
    schema.habits,
    schema.lessons,
    schema.inboxes,
    schema.pings,
    schema.digests,
    schema.profiles,
    schema.report_readers,
)
"""What is a person's alone, and goes with them."""


class People:
    """Everything by person. Ids are Discord's."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def held(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that concerns a person, by what it is about: plain values, without anything of other people."""
        table, seat, move, result = schema.tables.c, schema.seats.c, schema.moves.c, schema.results.c
        order, out, left, deed = schema.orders.c, schema.outbox.c, schema.departures.c, schema.deeds.c
        timer, watch, guest = schema.timers.c, schema.watching.c, schema.guests.c
        block = schema.blocks.c
        mine = and_(seat.table_id == order.table_id, seat.seat == order.seat, seat.user == user)
        queries = {
            "seats": select(seat.table_id, table.title, table.status, seat.seat, seat.name)
            .join(schema.tables, table.id == seat.table_id)
            .where(seat.user == user),
            "owned_tables": select(table.id, table.title, table.status, table.opened).where(table.owner == user),
            "moves": select(move.table_id, move.version, move.kind, move.action, move.at, move.seat, move.hidden).where(
                move.user == user
            ),
            "orders": select(order.table_id, order.kind, order.policy, order.amount).join(schema.seats, mine),
            "results": select(
                result.table_id,
                result.title,
                result.place,
                result.rivals,
                result.name,
                result.at,
                result.how,
                result.ranked,
            ).where(result.user == user),
            "seats_left": select(left.table_id, left.seat, left.version, left.name, left.how, left.ranked).where(
                left.user == user
            ),
            "messages": select(out.table_id, out.kind, out.state, out.made).where(*_addressed(user)),
            "deeds": select(deed.table_id, deed.at, deed.state).where(deed.user == user),
            "habits": select(*_but_user(schema.habits)).where(schema.habits.c.user == user),
            "lessons": select(*_but_user(schema.lessons)).where(schema.lessons.c.user == user),
            "inbox": select(*_but_user(schema.inboxes)).where(schema.inboxes.c.user == user),
            "calls": select(*_but_user(schema.pings)).where(schema.pings.c.user == user),
            "digest": select(*_but_user(schema.digests)).where(schema.digests.c.user == user),
            "reminders": select(timer.table_id, timer.since, timer.sent).where(timer.user == user),
            "watching": select(watch.table_id, watch.seen, watch.follows).where(watch.user == user),
            "profile": select(schema.profiles.c.hidden).where(schema.profiles.c.user == user),
            "blocked": select(block.other, block.name, block.at).where(block.user == user),
            "claims": select(guest.table_id, guest.name, guest.how, guest.seat, guest.at).where(guest.user == user),
            "webhooks": select(schema.webhooks.c.guild, schema.webhooks.c.made).where(schema.webhooks.c.by == user),
            **tournaments.person(user),
            "remembered": select(schema.facts.c.key, schema.facts.c.value).where(schema.facts.c.key == _locale(user)),
            **_on_servers(user),
        }
        found = {what: [dict(row) for row in await self._database.rows(query)] for what, query in queries.items()}
        for row in found["moves"]:  # numbered as the person saw them: others may have answered in secret meanwhile
            hidden = [int(count) for count in row.pop("hidden").split()]
            own = row.pop("seat")
            row["version"] -= sum(count for seat, count in enumerate(hidden) if seat != own)
        return found

    async def tables(self, user: int) -> list[str]:
        """Every table that a person has sat at, owned, moved at, has a claim on, wants to stand in at, or follows."""
        watch, proposal = schema.watching.c, schema.proposals
        found = union(
            select(schema.seats.c.table_id.label("id")).where(schema.seats.c.user == user),
            select(schema.tables.c.id).where(schema.tables.c.owner == user),
            select(schema.moves.c.table_id).where(schema.moves.c.user == user),
            select(schema.results.c.table_id).where(schema.results.c.user == user),
            select(schema.departures.c.table_id).where(schema.departures.c.user == user),
            select(schema.guests.c.table_id).where(schema.guests.c.user == user),
            select(watch.table_id).where(watch.user == user, watch.follows),
            select(proposal.c.table_id).where(_asking(proposal, user)),
        ).subquery()
        return [row["id"] for row in await self._database.rows(select(found.c.id).order_by(found.c.id))]

    async def forget(self, user: int, tables: list[str], now: int, notes: Collection[Mapping[str, Any]] = ()) -> None:
        """Delete what is left of a person beside seats: moves and results lose it, messages and the language go.

        `notes` are messages of tournaments, sent once it is out of them.
        """
        move, result, out = schema.moves, schema.results, schema.outbox
        named = and_(out.c.table_id.in_(tables), out.c.kind.in_(_NAMING), out.c.state != DeliveryState.WAITING)
        await tournaments.forget(self._database, user, now, notes)
        async with self._database.writing() as connection:
            await connection.execute(update(move).where(move.c.user == user).values(user=None))
            await connection.execute(update(result).where(result.c.user == user).values(user=None))
            await connection.execute(delete(out).where(or_(and_(*_addressed(user)), named, _asking(out, user))))
            await connection.execute(delete(schema.proposals).where(_asking(schema.proposals, user)))
            await connection.execute(delete(schema.facts).where(schema.facts.c.key == _locale(user)))
            await connection.execute(delete(schema.deeds).where(schema.deeds.c.user == user))
            for own in _OWN:
                await connection.execute(delete(own).where(own.c.user == user))
            hook, block = schema.webhooks, schema.blocks.c
            await connection.execute(update(hook).where(hook.c.by == user).values(by=0))  # it is the server's
            change, report = schema.server_changes, schema.reports.c
            await connection.execute(update(change).where(change.c.user == user).values(user=0))
            await connection.execute(delete(schema.reports).where(or_(report.user == user, report.about == user)))
            await connection.execute(delete(schema.blocks).where(or_(block.user == user, block.other == user)))

    async def apart(self, user: int) -> set[int]:
        """With whom a person does not want to sit at a table, and who does not want to sit with them."""
        block = schema.blocks.c
        query = select(block.user, block.other).where(or_(block.user == user, block.other == user))
        return {one for row in await self._database.rows(query) for one in row.values()} - {user}

    async def avoided(self, user: int) -> set[int]:
        """With whom a person does not want to sit at a table."""
        block = schema.blocks.c
        return {row["other"] for row in await self._database.rows(select(block.other).where(block.user == user))}

    async def blocked(self, user: int) -> list[str]:
        """With whom a person does not want to sit at a table, by name."""
        block = schema.blocks.c
        query = select(block.name).where(block.user == user).order_by(block.name, block.other)
        return [row["name"] for row in await self._database.rows(query)]

    async def block(self, user: int, other: int, name: str, at: int) -> None:
        """A person does not want to sit with another from now on, who was called so then."""
        async with self._database.writing() as connection:
            values = {"user": user, "other": other, "name": name, "at": at}
            await self._database.put(connection, schema.blocks, values)

    async def unblock(self, user: int, other: int) -> None:
        """A person would sit with another again."""
        block = schema.blocks.c
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.blocks).where(block.user == user, block.other == other))

    async def habits(self, user: int) -> HabitsRow | None:
        """What a person has said about when and how they want to be told; None where that is nothing."""
        rows = await self._database.rows(select(schema.habits).where(schema.habits.c.user == user))
        return HabitsRow(**rows[0]) if rows else None

    async def keep_habits(self, row: HabitsRow) -> None:
        """Keep what a person says about it, in place of anything before."""
        async with self._database.writing() as connection:
            await self._database.put(connection, schema.habits, structs.asdict(row))

    async def lesson(self, user: int) -> LessonRow | None:
        """Where a person is in the guided first games; None for who has taken up none."""
        rows = await self._database.rows(select(schema.lessons).where(schema.lessons.c.user == user))
        return LessonRow(**rows[0]) if rows else None

    async def keep_lesson(self, row: LessonRow) -> None:
        """Keep where a person is now, in place of anything before."""
        async with self._database.writing() as connection:
            await self._database.put(connection, schema.lessons, structs.asdict(row))


def _on_servers(user: int) -> dict[str, Select[Any]]:
    """What a person has changed as a manager, and told managers; what others have told of them is for those alone."""
    change, report, reader = schema.server_changes.c, schema.reports.c, schema.report_readers.c
    changed = select(change.guild, change.at, change.setting, change.before, change.after)
    return {
        "server_changes": changed.where(change.user == user),
        "reports": select(report.guild, report.at, report.table_id, report.reason).where(report.user == user),
        "reads_reports": select(reader.guild).where(reader.user == user),
    }


def _but_user(table: Table) -> list[Column[Any]]:
    return [column for column in table.c if column.name != "user"]


def _addressed(user: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return schema.outbox.c.place.in_(PRIVATE), schema.outbox.c.target == user


def _asking(rows: Table, user: int) -> ColumnElement[bool]:
    """What says that a person wants to stand in for somebody."""
    return rows.c.data.like(f'%"user": {user},%')


def _locale(user: int) -> str:
    return f"locale:{user}"
