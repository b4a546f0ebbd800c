"""Carries out what people do on the page: by the same admission, versions and moves as a press in Discord.

Trying out on the page: the same board and questions, of the player's private copy of the position.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Literal

import discord
from msgspec import Struct, field, structs

from bot.discord.interactions import error_text
from bot.discord.interactions.admission import Admission
from bot.discord.names import escaped, title_name
from bot.discord.panel import choices
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts.pictures import PictureCache
from bot.store.request_log import LoggedRequest
from bot.tables import FuturePreferences, Stale, Table, TableError, Tables
from bot.trials.commands import in_words, lead, outcome, viewer_text, ways
from bot.trials.service import Trial, Trials
from bot.web.asides import Taken, answered
from bot.web.position import SeatPosition, TrialControls, described, page_of, shown_text
from games.kernel import Action, Chosen, Game, InputError, Seat
from renderers.kit.picture import Picture
from renderers.words import Words

_LINKS, _LINK = 400, 200


class Done(Struct, forbid_unknown_fields=True):
    """A person's input: links that complete an action, or things picked together after them.

    `number` is that of the position they saw; `key` distinguishes clicks. `aside` answers a question beside the
    decision.
    """

    number: int
    key: str
    links: tuple[str, ...] = ()
    values: tuple[str, ...] | None = None
    undo: bool = False
    aside: str = ""


class ActionPlan(Struct, frozen=True):
    """Actions to carry out one after another, and preferences for later; or why they are not possible."""

    actions: tuple[Action, ...] = ()
    ahead: FuturePreferences | None = None
    note: str = ""
    chosen: Chosen = field(default_factory=tuple)


class Closing(Exception):
    """The host is stopping, so no request is accepted."""


class Intake:
    """Carries out each input once."""

    def __init__(self, tables: Tables, admission: Admission) -> None:
        self._tables = tables
        self._admission = admission

    async def take(self, user: int, table_id: str, done: Done, words: Words) -> Taken:
        """Carry out a person's input at their table; return what came of it.

        A refusal by the rules, or a late input, is a note, too. Raises TableError for people without a seat there,
        TooFast, Closing, StoreError.
        """
        # In a separate task: the request is logged with what this task writes, and a lost connection ends nothing.
        task = asyncio.create_task(self._once(user, table_id, done, words), name="web")
        return await asyncio.shield(task)

    async def _once(self, user: int, table_id: str, done: Done, words: Words) -> Taken:
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
            return Taken()
        requests.begin(request)
        try:
            return await self._carried_out(user, table_id, done, words)
        finally:
            if request.done:
                requests.mark_answered(number)
            requests.end(request)

    async def _carried_out(self, user: int, table_id: str, done: Done, words: Words) -> Taken:
        table = await self._tables.get(table_id)
        seat = table.seat_or_refuse(user)
        if done.aside:
            text = shown_text(table, words, seat, table.names)
            return await answered(self._tables, table, user, done.aside, text)
        if done.undo:
            return Taken(await self._undone(table, seat, user, done, words))
        version = await self._tables.repository.version_of(table, done.number, seat)
        if not await self._tables.moves.current(table, seat, version):
            return Taken(words("host-error-stale"))
        text = shown_text(table, words, seat, table.names)
        plan = planned(table.running_game(), text, seat, done.links, done.values)
        if not plan.actions:
            return Taken(plan.note, plan.chosen)
        first, *then = plan.actions
        try:
            await self._tables.moves.act(table_id, seat, first, user=user, version=version, then=then, ahead=plan.ahead)
        except Stale:
            return Taken(words("host-error-stale"))
        except InputError as error:
            table = await self._tables.get(table_id)
            return Taken(error_text.refused(error, words, shown_text(table, words, seat, table.names)))
        return Taken()

    async def _undone(self, table: Table, seat: Seat, user: int, done: Done, words: Words) -> str:
        if done.number != table.known(seat):
            return words("host-error-stale")
        acted = await self._tables.undo.ask(table.id, user, "undo")
        return words("host-panel-undone") if acted.made else words("host-undo-asked")


def planned(
    game: Game[Any, Any], text: ViewerText, seat: Seat, links: Chosen, values: Collection[str] | None
) -> ActionPlan:
    """Return what links and picked things mean for a seat that is asked. Raises TableError where it is not asked."""
    if game.decision(seat) is None or len(links) > _LINKS or any(len(one) > _LINK for one in links):
        raise TableError("host-error-expired")
    if values is not None:
        return _of_things(game, text, seat, links, values)
    if choices.AND in links:
        return ActionPlan(tuple(choices.unchained(links)))
    action = choices.complete(game, seat, links)
    return ActionPlan(chosen=links) if action is None else ActionPlan((action,))


def _of_things(
    game: Game[Any, Any], text: ViewerText, seat: Seat, links: Chosen, values: Collection[str]
) -> ActionPlan:
    words, found = text.words, text.multi_select(links)
    if found is None or found.links != links:
        return ActionPlan(note=words("host-error-stale"))
    wanted = [entry[0] for entry in choices.entries(found) if choices.option_value(*entry) in values]
    meant = choices.picked_together(game, seat, found, wanted)
    if meant.actions or found.each:
        return ActionPlan(meant.actions, meant.ahead, "" if meant.actions else words("host-panel-first"))
    if meant.left:
        names = words.join([text.label(found.links, choice).text for choice in meant.left])
        return ActionPlan(note=words("host-panel-no-room", things=names))
    action = choices.complete(game, seat, meant.chosen)
    if action is None:  # what may end the list ends it
        ends = [one for one in choices.following(game, seat, meant.chosen) if not one.more and one.kind == "end"]
        action = Action.of((*meant.chosen, ends[0].key)) if ends else None
    return ActionPlan((action,)) if action is not None else ActionPlan(note=words("web-not-enough"))


class Tried(Struct, forbid_unknown_fields=True):
    """What a person did with a trial: `step` is a move as at the table, the others are its buttons.

    `count` is that of the trial that they looked at.
    """

    do: Literal["open", "step", "back", "play", "keep", "forget", "again", "stop"]
    count: int = 0
    links: tuple[str, ...] = ()
    values: tuple[str, ...] | None = None


class TrialPages:
    """Shows and changes trials. Raises TableError for who has no seat at a running table."""

    def __init__(self, tables: Tables, pictures: PictureCache) -> None:
        self._tables = tables
        self._pictures = pictures

    @property
    def trials(self) -> Trials | None:
        """What keeps trials; None in a host without them."""
        return self._tables.find_service(Trials)

    async def find(self, table: Table, user: int) -> Trial | None:
        """Return the trial of a person; None if there is none."""
        return None if self.trials is None else await self.trials.find(table, user)

    def position(self, trial: Trial, words: Words, page: str, chosen: Chosen = (), note: str = "") -> SeatPosition:
        """Return a trial as its player sees it."""
        names, table = trial.table.names, trial.table
        text = viewer_text(trial, words, [escaped(name) for name in names])
        shown = described(text, trial.game, page, chosen)
        buttons = {way: words(f"trial-{way}") for way in ways(trial)}
        controls = TrialControls(trial.row.count, tuple(lead(trial, text)), buttons)
        number = table.known(trial.seat)
        title = title_name(words, table.row.title, table.origin, str)
        return structs.replace(
            shown,
            title=title,
            table=table.id,
            players=names,
            number=number,
            status=str(table.status),
            note=note,
            trial=controls,
        )

    async def draw(self, trial: Trial, words: Words, page: str) -> Picture:
        """Return a page of a trial's picture."""
        text = viewer_text(trial, words, trial.table.names)
        page = page_of(text, page)
        key = ("web trial", trial.row.seed, trial.row.count, page, words.locale)
        return await self._pictures.draw(key, text.drawing(page))

    async def do(
        self, trials: Trials, table: Table, user: int, tried: Tried, words: Words
    ) -> tuple[Trial | None, str, Chosen]:
        """Do something with a trial; return it, if it is still there, a note, and the links that stay chosen."""
        trial = await trials.find(table, user)
        if tried.do == "open":
            fresh = trial is not None and (trial.current or trial.steps)
            return trial if fresh else await trials.begin(table, user), "", ()
        if trial is None:
            return None, words("trial-stale"), ()
        if tried.count != trial.row.count or (tried.do != "step" and tried.do not in ways(trial)):
            return trial, words("trial-stale"), ()
        try:
            return await self._done(trials, trial, tried, words)
        except Stale:
            return trial, words("host-error-stale"), ()
        except InputError as error:
            return trial, error_text.refused(error, words), ()

    async def _done(self, trials: Trials, trial: Trial, tried: Tried, words: Words) -> tuple[Trial | None, str, Chosen]:
        match tried.do:
            case "step":
                text = viewer_text(trial, words, [escaped(name) for name in trial.table.names])
                plan = planned(trial.game, text, trial.viewer, tried.links, tried.values)
                if not plan.actions:
                    return trial, plan.note, plan.chosen
                return await trials.step(trial, *plan.actions), "", ()
            case "back":
                return await trials.back(trial), "", ()
            case "again":
                return await trials.begin(trial.table, trial.row.user), "", ()
            case "forget":
                return await trials.forget_plan(trial), words("trial-forgotten"), ()
            case "keep":
                await trials.keep(trial)
                return None, words("trial-kept", moves=in_words(trial, trial.own, words)), ()
            case "play":
                return None, outcome(trial, await trials.play(trial), words), ()
            case _:
                await trials.stop(trial)
                return None, words("trial-stopped"), ()
