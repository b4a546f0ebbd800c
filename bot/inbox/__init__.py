"""Feature: a person's tables in private: `/games`, `/catch-up`, the daily digest, followed tables, `/me`."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Executable

from bot.clocks.reminders import Reminders
from bot.discord.interactions.responder import Responder
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.delivery import verdict
from bot.discord.posts.game_messages import MessageType
from bot.discord.posts.post_builder import table_button
from bot.feature import Connection, Feature
from bot.inbox import settings, texts
from bot.inbox.live_inbox import DirectMessages, LiveInbox
from bot.inbox.rows import PERSONAL_DATA, REFRESH, DigestRows, InboxRows, inbox_refresh_times
from bot.inbox.service import LATE_SECONDS, DigestSender, Followers, PrivateMessages
from bot.store import MessageKind, OutboxRow
from bot.tables import TableError, Tables
from bot.tables.clocks import NotificationSettings
from bot.tables.people import renew


def _tables(tables: Tables) -> None:
    repository, workers = tables.repository, tables.shared[2]
    followers = Followers(repository)
    digests = DigestSender(repository, workers, followers)
    tables.add(followers, digests)
    repository.reactions.append(PrivateMessages(repository))
    tables.notification_settings.on_change.append(partial(_settings_changed, tables))
    tables.store.live.also.append(_refreshed)
    tables.store.person_rows.features.append(PERSONAL_DATA)
    tables.timer_worker.add(digests.once, tables.store.part(DigestRows).next_due)


async def _settings_changed(
    tables: Tables, user: int, before: NotificationSettings, after: NotificationSettings
) -> None:
    """Recompute a person's next digest, add or remove their inbox, and renew what their direct messages ask."""
    now = tables.repository.clock()
    if after.notify is not before.notify:
        await renew(tables.repository, user)
    if (after.zone, after.digest) != (before.zone, before.digest):
        # By the current settings: of two changes at once, the earlier one may get here last.
        current = await tables.notification_settings.of(user)
        await tables.store.part(DigestRows).plan(user, current.next_digest(now))
    if before.inbox or after.inbox:
        await tables.store.part(InboxRows).refresh(user, now)


def _refreshed(table_id: str, now: int) -> tuple[Executable, dict[str, Any]]:
    """Refresh the inboxes that link to a table's message, because the message has changed."""
    return REFRESH, {"the_table": table_id, **inbox_refresh_times(now)}


def _discord(parts: Connection) -> None:
    client, tables, messenger = parts.client, parts.tables, parts.messenger
    tables.service(Followers).on_server = client.servers.has
    personal = DirectMessages(tables, parts.messages, parts.responder.readers, parts.settings.host.language)
    live = LiveInbox(client, tables, personal)

    async def refresh(row: OutboxRow) -> int | None:
        return await live.bring_up_to_date(row, lambda post: messenger.send(row, post))

    async def digest_wanted(row: OutboxRow) -> bool:
        """Return whether a digest is not too late and not empty."""
        late = tables.repository.clock() - row.made > LATE_SECONDS
        return not late and await tables.service(DigestSender).of(row.target) is not None

    async def still_there(row: OutboxRow) -> bool:
        """Return whether a follower of a table is still on its server. Raises Retry if Discord does not answer."""
        guild = (await tables.get(row.table_id)).row.guild
        try:
            return guild is None or await client.servers.has(guild, row.target)
        except TableError as error:
            raise verdict(error.__cause__ or error) from error

    async def reminder_wanted(row: OutboxRow) -> bool:
        """Return whether a reminder is still needed, and allowed now."""
        reminders = tables.find_service(Reminders)
        return await personal.still_waits(row) and (reminders is None or await reminders.in_time(row.target))

    kinds: dict[str, MessageType] = {
        MessageKind.STANDING: MessageType(deliver=refresh),
        MessageKind.DIGEST: MessageType(write=personal.digest, wanted=digest_wanted),
        MessageKind.FOLLOW: MessageType(of_table=personal.follow, wanted=still_there),
        MessageKind.REMINDER: MessageType(
            write=personal.reminded, wanted=reminder_wanted, in_channel=personal.in_channel
        ),
    }
    parts.messages.types.update(kinds)
    messenger.after.append(live.called)


def _responder(responder: Responder) -> None:
    responder.home |= {"games": texts.ALL, "settings": settings.HOME}


INBOX = Feature(
    "inbox",
    responder=_responder,
    tables=_tables,
    commands=(*settings.COMMANDS, *texts.TOP),
    subcommands={"table": texts.COMMANDS},
    components=settings.ITEMS,
    discord=_discord,
    buttons=TableButtons(turn=(table_button("catch-up", "catch-up-button"),)),
)
