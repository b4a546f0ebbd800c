"""The month of `bench.season.month`, played by commands and buttons in the sandbox."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack

import structlog
from msgspec import structs
from sqlalchemy import select

from bench.pressing import newest
from bench.season.month import MINUTE, Month, MonthFigures
from bot import app
from bot.config import DatabaseSettings, Settings, pointed
from bot.store import DeliveryState, OutboxRow
from bot.store.schema import outbox
from bot.tables import Table, Tables, TableUser, nonce
from bot.tables.clocks import NotificationSettings, Pace
from bot.tables.clocks.notification_settings import NO_DIGEST
from games.kernel import Action, Seat
from sandbox.driver import CannotRun, Pending, RenderedMessage, Rig
from sandbox.model.entities import Channel
from sandbox.server import Sandbox

QUICK = 0.02
CHANNELS = 20

DAYS_CHECKED = 365


class PlayedMonth(Month):
    """A month in which every request is a command or a press, and every message arrives in the sandbox."""

    def __init__(self, url: str, rig: Rig, people: int, tables: int, restarts: int) -> None:
        self._rig = rig
        super().__init__(url, people, tables, restarts)
        self._guild = rig.guild.id
        self._persons = {one.id: one for one in rig.people}
        self._where: dict[str, Channel] = {}

    def _person(self, number: int) -> TableUser:
        one = self._rig.person(f"P{number}")
        return TableUser(one.id, one.name)

    async def _open(self) -> None:
        stack = AsyncExitStack()
        host = await stack.enter_async_context(app.running(self._settings_of_host(), clock=lambda: self.now))
        await host.client.wait_until_ready()
        self._hosts.append(host.tables)
        self._stacks.append(stack)

    def _settings_of_host(self) -> Settings:
        addresses, token = self._rig.sandbox.addresses, self._rig.token
        made = pointed(Settings(), token=token, api_base=addresses.api_base, gateway_url=addresses.gateway_url)
        quick = structs.replace(made.discord, guild_ready_timeout=QUICK)
        cold = structs.replace(made.host, warm_pictures=False)
        keeping = structs.replace(made.operation, keep_messages_days=DAYS_CHECKED)  # every message is checked
        return structs.replace(made, discord=quick, host=cold, operation=keeping, database=DatabaseSettings(self._url))

    async def _say(self, person: TableUser, own: NotificationSettings) -> None:
        days = None if own.away is None else f"{own.away.first} to {own.away.last}"
        digest = "never" if own.digest == NO_DIGEST else f"{own.digest // 60}:{own.digest % 60:02}"
        said = {"zone": own.zone, "hours": str(own.hours), "away": days, "digest": digest, "notify": "ping"}
        said |= {name: f"{getattr(own, name)} min" for name in ("first", "again", "last")}
        said["inbox"] = "on" if own.inbox else "off"
        given = {name: text for name, text in said.items() if text is not None}
        await self._done(self._persons[person.id].slash(self._rig.tables, "me", given), "")
        after = await self._hosts[0].notification_settings.of(person.id)
        same = [name for name in ("zone", "hours", "away", "first", "again", "last", "inbox", "digest")
                if getattr(after, name) != getattr(own, name)]  # fmt: skip
        self.figures.faults += [f"/me did not take {name} of {own}" for name in same]

    async def _sit_down(self, number: int, title: str, people: Sequence[TableUser], pace: Pace) -> str:
        channel = self._rig.channel(f"tables-{number % CHANNELS}")
        owner, *others = (self._persons[person.id] for person in people)
        typed = {"title": title, "seats": len(people), "pace": str(pace) or "none"}
        answer = await self._done(owner.slash(channel, "table new", typed), "")
        table = next(one.custom_id for one in answer.buttons).lstrip("@").partition("/")[0]
        for person in others:
            await self._done(person.slash(channel, "table join", table=table), table)
        await self._done(owner.slash(channel, "table start", table=table), table)
        self._where[table] = channel
        return table

    async def _act(self, tables: Tables, table: Table, seat: Seat, person: TableUser, action: Action) -> None:
        one, channel = self._persons[person.id], self._where[table.id]
        said = await self._done(one.slash(channel, "play", action=str(action), table=table.id), table.id)
        if (await tables.get(table.id)).version == table.version:
            self.figures.faults.append(f"{table.id}: `{action}` came to nothing: {said.text}")
            self._playing.pop(table.id)

    async def _press_late(
        self, tables: Tables, table: Table, person: TableUser, seat: Seat, since: int, what: str
    ) -> None:
        for asked in newest(self._where[table.id]):
            ids = [one.custom_id for one in asked.buttons if table.id in one.custom_id and f"{what}_" in one.custom_id]
            wanted = next((one for one in ids if one.endswith(f"_{since}")), None)
            if wanted is not None:
                await self._done(self._persons[person.id].press(asked, wanted), table.id)
                return

    async def _done(self, pending: Pending, table: str) -> RenderedMessage:
        """Return the answer to a request after all its consequences have arrived."""
        try:
            answer = await pending
        except CannotRun as error:
            self.figures.faults.append(f"{table}: {error}")
            raise
        await self._told()
        return answer.shown

    async def _told(self) -> None:
        waiting = select(outbox.c.id).where(outbox.c.state == DeliveryState.WAITING, outbox.c.due <= self.now)
        while await self._hosts[0].store.rows(waiting.limit(1)):
            await self._rig.world.stirring(QUICK)

    async def _check(self) -> None:
        """Check as for any month, and that each message arrived once."""
        self.now += MINUTE  # for messages postponed by seconds
        await self._told()
        await super()._check()
        await self._check_messages()

    async def _check_messages(self) -> None:
        """Check that each message that was written arrived exactly once, and that no other arrived."""
        rows = [OutboxRow(**row) for row in await self._hosts[0].store.rows(select(outbox))]
        everywhere = [one for channel in self._rig.world.channels.values() for one in channel.messages.values()]
        nonces = Counter(str(one.nonce) for one in everywhere if one.nonce is not None)
        found = self.figures.faults
        found += [f"{row.kind} {row.id} is {row.state}: {row.error}" for row in rows if row.state != DeliveryState.SENT]
        arrived = {nonce(row): row for row in rows if row.message is not None}
        found += [f"{arrived[key].kind} arrived {count} times" for key, count in nonces.items()
                  if count > 1 and key in arrived]  # fmt: skip
        found += [f"a message arrived that nobody wrote: {key}" for key in nonces if key not in arrived]
        found += [str(problem) for problem in self._rig.problems()]


async def month(url: str, people: int, tables: int, restarts: int) -> MonthFigures:
    """Simulate a month in a new sandbox; return its results."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    async with Sandbox() as sandbox:
        return await PlayedMonth(url, Rig(sandbox), people, tables, restarts).run()
