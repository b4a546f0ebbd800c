"""Finds the tournament and the entrant that a command means, and suggests both."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.discord.commands.suggestion import Completer, Suggestion, picked, quiet, ranked, told_apart
from bot.discord.gateway import limits, visibility
from bot.discord.interactions.responder import Interaction
from bot.discord.panel.notation import words_of
from bot.ratings.rows import RatingQueries
from bot.tables import Asker, TableError
from bot.tournaments import panel, texts
from bot.tournaments.formats.matches import Format
from bot.tournaments.rows import LIVE, OPEN, RUNNING, TournamentRow, TournamentRows
from bot.tournaments.service import TournamentService
from bot.tournaments.tournament import TournamentState
from renderers.words import Words

# The id of a tournament at the end of its suggestion.
_SHOWN = re.compile(r"\((t[a-z0-9]+), [^()]*\)\s*$")

Takes = Callable[[TournamentState, Asker], bool]
"""Returns whether a command accepts a tournament from a person."""


def asker(interaction: Interaction, contest: TournamentState) -> Asker:
    """Return who asks, with whether Discord says that they manage the tournament's server."""
    manages = interaction.permissions.manage_guild or interaction.permissions.administrator
    return Asker(interaction.user.id, manager=manages and interaction.guild_id == contest.row.guild)


async def names(interaction: Interaction, contest: TournamentState) -> dict[int, str]:
    """Return the entrants' names as the person of an interaction may see them, by number."""
    responder = interaction.client.responder
    hidden = await responder.tables.store.part(RatingQueries).hidden()
    return texts.names(contest, hidden, responder.words(interaction))


async def meant(interaction: Interaction, named: str | None, *, ladder: bool = False) -> TournamentState:
    """Return the named tournament, else the only live one of the server, else the newest of all."""
    tournaments, guild = interaction.client.responder.tables.service(TournamentService), interaction.guild_id
    if guild is None:
        raise TableError("tournament-no-server")
    if named:
        shown = _SHOWN.search(named)
        contest = await tournaments.get((shown[1] if shown else named).strip().casefold())
        if contest.row.guild != guild or not await visible(interaction, [contest.row]):
            raise TableError("tournament-unknown", tournament=named[: limits.LABEL])
        return contest
    live = await visible(interaction, await tournaments.of_guild(guild))
    found = [row for row in live if row.format == Format.LADDER] if ladder else live
    found = found or await visible(interaction, await tournaments.of_guild(guild, live=False))
    if not found:
        raise TableError("tournament-none")
    if len(found) > 1 and found[0].status in ("open", "running"):
        raise TableError("tournament-which", tournaments=", ".join(row.id for row in found[:10]))
    return await tournaments.get(found[0].id)


def completer(takes: Takes) -> Completer:
    """Return the autocompletion of `tournament`: those that a command accepts, live ones first."""

    @quiet
    async def complete(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
        tournaments, guild = interaction.client.responder.tables.service(TournamentService), interaction.guild_id
        if guild is None:
            return []
        words = interaction.client.responder.words(interaction)
        live = await tournaments.of_guild(guild)
        rows = [*live, *(row for row in await tournaments.of_guild(guild, live=False) if row not in live)]
        seen = [await tournaments.get(row.id) for row in await visible(interaction, rows)]
        found = [contest for contest in seen if takes(contest, asker(interaction, contest))]
        return ranked([_named_in_full(contest, words) for contest in found], words_of(typed))

    return complete


def _named_in_full(contest: TournamentState, words: Words) -> Suggestion:
    name, state = texts.title(contest, words), texts.state(contest, words)
    return Suggestion(contest.id, words("tournament-suggested", name=name, tournament=contest.id, state=state))


def joins(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person can sign up, or join a ladder."""
    climbs = contest.row.status == RUNNING and contest.row.format == Format.LADDER
    return contest.entrant(by.user) is None and (contest.row.status == OPEN or climbs)


def leaves(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person takes part in a tournament that is not over."""
    return contest.entrant(by.user) is not None and contest.row.status in LIVE


def challenges(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person is on a running ladder."""
    climbs = contest.row.status == RUNNING and contest.row.format == Format.LADDER
    return climbs and contest.entrant(by.user) is not None


def sets(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person may change or start a tournament, which has not begun."""
    return contest.row.status == OPEN and contest.may(by)


def runs(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person runs a tournament that is not over."""
    return contest.row.status in LIVE and contest.may(by)


def present(contest: TournamentState, called: texts.Names) -> list[Suggestion]:
    """Return the entrants, by number and name."""
    return told_apart(Suggestion(str(one), called[one]) for one in panel.present(contest))


def entrant(found: Sequence[Suggestion], called: texts.Names, value: str, otherwise: str) -> int:
    """Return an entrant by number, or by name as shown or typed. Raises TableError if nobody or several match."""
    exact = picked(found, value)
    if exact is not None:
        return int(exact.value)
    typed = words_of(value)
    known = [int(value)] if value.isdecimal() else [one for one, name in called.items() if words_of(name) == typed]
    if len(known) != 1:
        raise TableError(otherwise)
    return known[0]


def rivals(contest: TournamentState, user: int, called: texts.Names, words: Words) -> list[Suggestion]:
    """Return whom a person on a ladder can challenge now; several at once for larger tables."""
    own = contest.entrant(user)
    reach = [] if own is None else panel.reach(contest, own.number)
    return told_apart(Suggestion(str(one[0]), words.join([called[number] for number in one])) for one in reach)


async def visible(interaction: discord.Interaction[Any], rows: Sequence[TournamentRow]) -> list[TournamentRow]:
    """Return which tournaments of a server the person of an interaction may see: in visible channels.

    Also all that they run or take part in; managers see all.
    """
    held, user = interaction.permissions, interaction.user.id
    if held.manage_guild or held.administrator:
        return list(rows)
    seen = await visibility.seen_by(interaction, [row.channel for row in rows])
    own = {row.id for row in await interaction.client.responder.tables.store.part(TournamentRows).of_person(user)}
    return [row for row in rows if row.id in own or row.channel in seen]
