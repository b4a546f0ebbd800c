"""Writes messages about a game from its state at the row's version: text, controls and a picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct, structs

from bot.discord.gateway.limits import CONTENT
from bot.discord.posts import clock_text, notices, post_builder
from bot.discord.posts.message_types import NoticeTemplate
from bot.discord.posts.notices import named
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.post_builder import Post, TableFacts
from bot.discord.posts.table_buttons import NO_BUTTONS, TableButtons
from bot.discord.posts.viewer_text import ViewerText, escaped
from bot.store import MessageKind, OutboxRow
from bot.tables import LogEntry, Table, Tables
from bot.tables.clocks import NotifyBy
from bot.tables.direct_messages import DirectMessage, asked_there
from bot.tables.history import branches, undo
from bot.tables.history.branches import Branches
from bot.tables.history.commitments import open_at
from bot.tables.history.hidden_versions import known_to
from bot.tables.history.outcome import game_notes
from bot.tables.waiting import still_calls
from games.kernel import Event, Game, Seat
from renderers.kit.picture import Picture
from renderers.registry import presenter
from renderers.words import Words


class _GameRecipe(Struct, frozen=True):
    """A message's template with its game: the events until its version, and notes on clocks and commitments there."""

    recipe: NoticeTemplate
    game: Game[Any, Any]
    events: Sequence[Event]
    facts: TableFacts
    viewer_text: ViewerText
    notes: list[str]


class GameMessages:
    """Writes the message of a row from the game at the row's version."""

    def __init__(self, tables: Tables, picture_cache: PictureCache, buttons: TableButtons = NO_BUTTONS) -> None:
        self._buttons = buttons
        self._tables = tables
        self._picture_cache = picture_cache
        # Kinds of messages that are not about a turn.
        self._by_kind: dict[str, Callable[[_GameRecipe], Awaitable[Post]]] = {
            MessageKind.SETUP: self._setup,
            MessageKind.RESULT: self._result,
            MessageKind.PROPOSAL: self._proposal,
            MessageKind.SECRET: self._secret,
        }

    async def write(self, recipe: NoticeTemplate, *, pictured: bool) -> tuple[Post, Picture | None]:
        """Return the message of a row, and its picture if `pictured`."""
        if recipe.row.kind == MessageKind.COMMITMENTS:
            told = await self._told(recipe)
            return Post("\n".join(told.notes), silent=True), None
        told, post = await self._made(recipe)
        return post, await self._picture(told, post) if pictured else None

    async def in_words(self, recipe: NoticeTemplate) -> Post:
        """Return the message of a row with the board as text instead of attachments."""
        told, post = await self._made(recipe)
        board = told.viewer_text.text_board() if post.page is not None else ""
        return post_builder.without_files(post, board, recipe.words)

    async def _made(self, recipe: NoticeTemplate) -> tuple[_GameRecipe, Post]:
        told = await self._told(recipe)
        return told, await self._pinging(recipe, await self._by_kind.get(recipe.row.kind, self._turn)(told))

    async def _told(self, recipe: NoticeTemplate) -> _GameRecipe:
        """Return a template with its game."""
        row, table, words = recipe.row, recipe.table, recipe.words
        game = await self._tables.game_at(row.table_id, row.version)
        records = standing(await self._tables.records(row.table_id, row.first, row.version))
        events = [event for record in records for event in record.events]
        facts = TableFacts.of(table, row.version, await self._tables.repository.number(table, row.version, row.viewer))
        facts = structs.replace(facts, by=pressed_by(records, row.viewer), buttons=self._buttons)
        actors = [escaped(name) for name in table.actors(row.version)]
        viewer_text = ViewerText(game, presenter(table.row.title), words, actors, row.viewer, events)
        commitments = await self._commitments(row, facts, words, game) if row.viewer is None else []
        said = commitments if row.kind == MessageKind.COMMITMENTS else [*_clocks(recipe), *commitments]
        return _GameRecipe(recipe, game, events, facts, viewer_text, said)

    async def first(self, table: Table, row: OutboxRow) -> int:
        """Return everybody's number of the first change that a row covers."""
        return await self._tables.repository.number(table, row.first - 1, None) + 1

    # Kinds of messages

    async def _setup(self, told: _GameRecipe) -> Post:
        """The game begins."""
        row, table = told.recipe.row, told.recipe.table
        kinds, first = [seat.kind for seat in table.seats], await self.first(table, row)
        return post_builder.setup(
            told.facts, told.viewer_text, told.game, kinds, first, told.notes, bool(table.row.hints)
        )

    async def _result(self, told: _GameRecipe) -> Post:
        """The game is over, with what was special about it."""
        row, table, words, store = told.recipe.row, told.recipe.table, told.recipe.words, self._tables.store
        over, how = told.game.result(), await game_notes(store, table.id)
        assert over is not None
        count = (await Branches.of(store, table.id)).undone(row.version)
        decided, first = await branches.timeouts_by_name(store, table, row.version), await self.first(table, row)
        special = [*post_builder.course_of_game(table, how, words), *post_builder.timeout_lines(decided, words)]
        return post_builder.result(told.facts, told.viewer_text, over, first, special, count)

    async def _proposal(self, told: _GameRecipe) -> Post:
        """Somebody asks the others for their consent; without buttons once that is closed."""
        table, data = told.recipe.table, told.recipe.data
        kind, by, what = data["kind"], data["by"], data.get("what")
        mark = undo.mark(told.facts.version, kind, by, data["restores"], what)
        said = named(what or {}, told.recipe.words)
        post = post_builder.proposal(told.facts, told.viewer_text, kind, by, data["needed"], said, mark)
        asks = table.proposal is not None and undo.mark_of(table.proposal) == mark
        return post if asks else structs.replace(post, mentions=(), items=())

    async def _secret(self, told: _GameRecipe) -> Post:
        """What only one seat may know, its question if that is asked there, or that nothing is asked any more."""
        row, table, asked = told.recipe.row, told.recipe.table, told.viewer_text.decision
        place, data = f"<#{table.row.channel}>", DirectMessage.of(row)
        if data.ended:
            return post_builder.direct_end(told.facts, told.viewer_text, place, data.ended)
        notify = (await self._tables.notification_settings.of(row.target)).notify
        silent = not await still_calls(self._tables.repository, row)
        if asked is None or not asked.owed or not (data.asks or asked_there(asked, notify)):
            elsewhere = asked is not None and asked.owed
            said = "answered" if data.answered else "" if data.shows or elsewhere else "nothing"
            return post_builder.direct_rest(told.facts, told.viewer_text, place, said, silent=silent)
        question = table.unsaid(asked.seat, asked.kind)
        return post_builder.secret(told.facts, told.viewer_text, told.game, place, question, silent=silent)

    async def _turn(self, told: _GameRecipe) -> Post:
        """The game continues, also after an undo or redo."""
        row, table = told.recipe.row, told.recipe.table
        back = row.kind in (MessageKind.UNDO, MessageKind.REDO)
        lead = await self._taken_back(row, table, told.recipe.words) if back else []
        first = await self.first(table, row)
        return post_builder.turn(
            told.facts, told.viewer_text, told.game, lead, first, told.notes, bool(table.row.hints)
        )

    # What they say

    async def _commitments(self, row: OutboxRow, facts: TableFacts, words: Words, game: Game[Any, Any]) -> list[str]:
        """Return who has committed to an answer that is not revealed at the row's version."""
        found = await open_at(self._tables.store, row.table_id, row.version, game.committed())
        return notices.who_has_committed(facts.escaped, words, found, game.waiting())

    async def _taken_back(self, row: OutboxRow, table: Table, words: Words) -> list[str]:
        """Say what an undo or redo did: whether something drawn or revealed was undone, and the new seed if any."""
        said = [words(f"host-{row.kind}-done")]
        (made,) = await self._tables.records(row.table_id, row.version, row.version)
        if count := (await Branches.of(self._tables.store, table.id)).taken_back(row.version):
            said.append(words("host-undo-drawn", count=count))
        if made.seed is not None:
            said.append("-# " + words("host-undo-seed"))
        return said

    async def _picture(self, told: _GameRecipe, post: Post) -> Picture | None:
        page = post.page
        if page is None:
            return None
        row, words = told.recipe.row, told.recipe.words
        looks = presenter(told.recipe.table.row.title)
        # With the names as they are: in a picture nothing has to be escaped for Discord.
        shown = ViewerText(told.game, looks, words, told.facts.names, row.viewer, told.events)
        key = ("row", row.table_id, row.first, row.version, row.viewer, page, post.numbered, words.locale)
        drawing = shown.drawing(page, numbered=post.numbered, whole=False)
        return await self._picture_cache.draw(key, drawing, asked=False)

    # Whom they call

    async def _pinging(self, recipe: NoticeTemplate, post: Post) -> Post:
        """Return the message without pings of people who want none, or are called in private instead."""
        told = {user: (await self._tables.notification_settings.of(user)).notify for user in post.mentions}
        unwanted = {NotifyBy.QUIET, NotifyBy.PRIVATE} if recipe.row.known_kind.tells_of_the_game else {NotifyBy.QUIET}
        wanted = structs.replace(post, mentions=tuple(user for user in post.mentions if told[user] not in unwanted))
        return await self._with_followers(recipe, wanted)

    async def _with_followers(self, recipe: NoticeTemplate, post: Post) -> Post:
        """Return the message with a line that pings followers who want that, if there is room."""
        if recipe.row.known_kind not in (MessageKind.SETUP, MessageKind.TURN, MessageKind.RESULT):
            return post
        table, found = await self._tables.get(recipe.row.table_id), []
        for user in table.followers:
            if (
                table.seat_of(user) is None
                and (await self._tables.notification_settings.of(user)).notify is NotifyBy.PING
            ):
                found.append(user)
        line = "-# 👁 " + " ".join(f"<@{user}>" for user in found)
        if not found or len(post.content) + len(post.call) + len(line) > CONTENT:
            return post
        call = "\n".join(part for part in (post.call, line) if part)
        return structs.replace(post, call=call, mentions=(*post.mentions, *found))


def _clocks(recipe: NoticeTemplate) -> list[str]:
    """Return the deadlines, if the row is about the current state."""
    row, table = recipe.row, recipe.table
    return (
        clock_text.lines(table, recipe.words)
        if row.viewer is None and row.version >= table.row.announced_version
        else []
    )


def pressed_by(records: Sequence[LogEntry], viewer: Seat | None) -> Seat | None:
    """Return whose own move ends these changes as a viewer may know, ignoring automatic answers.

    None after anybody else's, and for others after an answer to a secret question, whose owner is secret.
    """
    moves = [one for one in records if one.cause not in ("forced", "order") and known_to(one, viewer)]
    last = moves[-1] if moves else None
    if last is None or last.kind != "act" or last.cause != "player" or (last.secrecy and last.seat != viewer):
        return None
    return last.seat


def standing(records: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the changes, in order, that are still valid after the last, without undone ones."""
    paths: dict[int, list[LogEntry]] = {}
    for record in records:
        before = record.version - 1 if record.restores is None else record.restores
        own = [record] if record.restores is None else []
        paths[record.version] = paths.get(before, []) + own
    return paths[records[-1].version] if records else []
