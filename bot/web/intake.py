"""Carries out what people do on the page: by the same admission, versions and moves as a press in Discord."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

import discord
from msgspec import Struct, field

from bot.discord.interactions import error_text
from bot.discord.interactions.admission import Admission
from bot.discord.panel import choices
from bot.discord.posts.viewer_text import ViewerText
from bot.store.request_log import LoggedRequest
from bot.tables import FuturePreferences, Stale, Table, TableError, Tables
from bot.web.asides import answered
from bot.web.position import shown_text
from games.kernel import Action, Chosen, Game, InputError, Seat
from renderers.words import Words

_LINKS, _LINK = 400, 200


class Done(Struct, forbid_unknown_fields=True):
    """What a person did: links that complete an action, or things that were picked together after them.

    `number` is that of the position they looked at; `key` tells one click from another. `aside` answers a question
    beside the decision.
    """

    number: int
    key: str
    links: tuple[str, ...] = ()
    values: tuple[str, ...] | None = None
    undo: bool = False
    aside: str = ""


class Plan(Struct, frozen=True):
    """Actions to carry out one after another, and preferences for later; or why that is not possible."""

    actions: tuple[Action, ...] = ()
    ahead: FuturePreferences | None = None
    note: str = ""
    chosen: Chosen = field(default_factory=tuple)


class Closing(Exception):
    """The host is stopping, so nothing more is begun."""


class Intake:
    """Takes what people do, each once."""

    def __init__(self, tables: Tables, admission: Admission) -> None:
        self._tables = tables
        self._admission = admission

    async def take(self, user: int, table_id: str, done: Done, words: Words) -> tuple[str, Chosen]:
        """Carry out what a person did at their table; return a note for them and the links that stay chosen.

        What is refused by the rules, or comes too late, is a note, too. Raises TableError for who has no seat there,
        TooFast, Closing, StoreError.
        """
        # A task of its own: the request is logged with what this task writes, and a lost connection ends nothing.
        task = asyncio.create_task(self._once(user, table_id, done, words), name="web")
        return await asyncio.shield(task)

    async def _once(self, user: int, table_id: str, done: Done, words: Words) -> tuple[str, Chosen]:
        if self._admission.closing:
            raise Closing
        self._admission.limit(user, table_id)
        await self._tables.notification_settings.of(user)
        requests, now = self._tables.store.request_log, self._tables.repository.clock()
        said = f"{user} {table_id} {done.number} {done.key}"
        number = discord.utils.time_snowflake(datetime.now(UTC)) | secrets.randbits(22)
        key = hashlib.sha256(said.encode(errors="replace")).hexdigest()[:40]
        request = LoggedRequest(number, user, key, now, asyncio.get_running_loop().time())
        if await requests.repeated(request) is not None:
            requests.end(request)
            return "", ()
        requests.begin(request)
        try:
            return await self._carried_out(user, table_id, done, words)
        finally:
            if request.done:
                requests.mark_answered(number)
            requests.end(request)

    async def _carried_out(self, user: int, table_id: str, done: Done, words: Words) -> tuple[str, Chosen]:
        table = await self._tables.get(table_id)
        seat = table.seat_or_refuse(user)
        if done.aside:
            text = shown_text(table, words, seat, table.names)
            return await answered(self._tables, table, user, done.aside, text), ()
        if done.undo:
            return await self._undone(table, seat, user, done, words), ()
        version = await self._tables.repository.version_of(table, done.number, seat)
        if not await self._tables.moves.current(table, seat, version):
            return words("host-error-stale"), ()
        text = shown_text(table, words, seat, table.names)
        plan = planned(table.running_game(), text, seat, done.links, done.values)
        if not plan.actions:
            return plan.note, plan.chosen
        first, *then = plan.actions
        try:
            await self._tables.moves.act(table_id, seat, first, user=user, version=version, then=then, ahead=plan.ahead)
        except Stale:
            return words("host-error-stale"), ()
        except InputError as error:
            table = await self._tables.get(table_id)
            return error_text.refused(error, words, shown_text(table, words, seat, table.names)), ()
        return "", ()

    async def _undone(self, table: Table, seat: Seat, user: int, done: Done, words: Words) -> str:
        if done.number != table.known(seat):
            return words("host-error-stale")
        acted = await self._tables.undo.ask(table.id, user, "undo")
        return words("host-panel-undone") if acted.made else words("host-undo-asked")


def planned(game: Game[Any, Any], text: ViewerText, seat: Seat, links: Chosen, values: Collection[str] | None) -> Plan:
    """Return what links and picked things mean for a seat that is asked. Raises TableError where it is not asked."""
    if game.decision(seat) is None or len(links) > _LINKS or any(len(one) > _LINK for one in links):
        raise TableError("host-error-expired")
    if values is not None:
        return _of_things(game, text, seat, links, values)
    if choices.AND in links:
        return Plan(tuple(choices.unchained(links)))
    action = choices.complete(game, seat, links)
    return Plan(chosen=links) if action is None else Plan((action,))


def _of_things(game: Game[Any, Any], text: ViewerText, seat: Seat, links: Chosen, values: Collection[str]) -> Plan:
    words, found = text.words, text.multi_select(links)
    if found is None or found.links != links:
        return Plan(note=words("host-error-stale"))
    wanted = [entry[0] for entry in choices.entries(found) if choices.option_value(*entry) in values]
    meant = choices.picked_together(game, seat, found, wanted)
    if meant.actions or found.each:
        return Plan(meant.actions, meant.ahead, "" if meant.actions else words("host-panel-first"))
    if meant.left:
        names = words.join([text.label(found.links, choice).text for choice in meant.left])
        return Plan(note=words("host-panel-no-room", things=names))
    action = choices.complete(game, seat, meant.chosen)
    if action is None:  # what may end the list ends it
        ends = [one for one in choices.following(game, seat, meant.chosen) if not one.more and one.kind == "end"]
        action = Action.of((*meant.chosen, ends[0].key)) if ends else None
    return Plan((action,)) if action is not None else Plan(note=words("web-not-enough"))
