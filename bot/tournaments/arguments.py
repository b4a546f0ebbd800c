"""Which tournament a command means, which entrant of it, and what is suggested for both."""

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

_SHOWN = re.compile(r"\((t[a-z0-9]+), [^()]*\)\s*$")
"""The id of a tournament at the end of how it is suggested."""

Takes = Callable[[TournamentState, Asker], bool]
"""Whether a command takes a tournament from a person."""


def asker(interaction: Interaction, contest: TournamentState) -> Asker:
    """Who asks: whether they manage the server is Discord's word for the server of the tournament."""
    manages = interaction.permissions.manage_guild or interaction.permissions.administrator
    return Asker(interaction.user.id, manager=manages and interaction.guild_id == contest.row.guild)


async def names(interaction: Interaction, contest: TournamentState) -> dict[int, str]:
    """Return what the entrants are called before the person of an interaction, by number."""
    responder = interaction.client.responder
    hidden = await responder.tables.store.part(RatingQueries).hidden()
    return texts.names(contest, hidden, responder.words(interaction))


async def meant(interaction: Interaction, named: str | None, *, ladder: bool = False) -> TournamentState:
    """The tournament that is named, else the only one of the server that is live, else the newest of all."""
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
    """The autocompletion of `tournament`: those that a command takes, the live ones first."""

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
    """Return whether a person climbs a ladder that is running."""
    climbs = contest.row.status == RUNNING and contest.row.format == Format.LADDER
    return climbs and contest.entrant(by.user) is not None


def sets(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person may change or start a tournament, which has not begun."""
    return contest.row.status == OPEN and contest.may(by)


def runs(contest: TournamentState, by: Asker) -> bool:
    """Return whether a person runs a tournament that is not over."""
    return contest.row.status in LIVE and contest.may(by)


def present(contest: TournamentState, called: texts.Names) -> list[Suggestion]:
    """Return those who take part, by number and name."""
    return told_apart(Suggestion(str(one), called[one]) for one in panel.present(contest))


def entrant(found: Sequence[Suggestion], called: texts.Names, value: str, otherwise: str) -> int:
    """An entrant by number, or by name as it is shown or typed. Raises TableError where that is nobody, or several."""
    exact = picked(found, value)
    if exact is not None:
        return int(exact.value)
    typed = words_of(value)
    known = [int(value)] if value.isdecimal() else [one for one, name in called.items() if words_of(name) == typed]
    if len(known) != 1:
        raise TableError(otherwise)
    return known[0]


def rivals(contest: TournamentState, user: int, called: texts.Names, words: Words) -> list[Suggestion]:
    """Return those whom a person of a ladder can challenge now, who are several at a table of more than two."""
    own = contest.entrant(user)
    reach = [] if own is None else panel.reach(contest, own.number)
    return told_apart(Suggestion(str(one[0]), words.join([called[number] for number in one])) for one in reach)


async def visible(interaction: discord.Interaction[Any], rows: Sequence[TournamentRow]) -> list[TournamentRow]:
    """Those of some tournaments of a server that are open to the person of an interaction: in channels that they see.

    And all that they have opened or take part in; those who manage the server see all.
    """
    held, user = interaction.permissions, interaction.user.id
    if held.manage_guild or held.administrator:
        return list(rows)
    seen = await visibility.seen_by(interaction, [row.channel for row in rows])
    own = {row.id for row in await interaction.client.responder.tables.store.part(TournamentRows).of_person(user)}
    return [row for row in rows if row.id in own or row.channel in seen]
