"""The controls of a tournament: below its main message, on a person's own panel, and in its settings.

Finds the tournament and the entrant that a command means, and suggests both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.discord import limits
from bot.discord.commands.table_argument import Completer, Suggestion, picked, quiet, ranked, told_apart
from bot.discord.gateway import guild_cache
from bot.discord.interactions import modals
from bot.discord.interactions.modals import FormField, PickField, TextField
from bot.discord.interactions.responder import Interaction
from bot.discord.layout import Controls, Item
from bot.discord.limits import MENU_TEXT, OPTIONS, cut
from bot.discord.panel.notation import words_of
from bot.discord.posts import clock_text
from bot.ratings.rows import RatingQueries
from bot.tables import TableError
from bot.tables.rights import Asker
from bot.tournaments import texts
from bot.tournaments.formats import ladder
from bot.tournaments.formats.matches import Format
from bot.tournaments.progress import MOST_AT_ONCE, TournamentState, gone
from bot.tournaments.rows import LIVE, OPEN, RUNNING, TournamentRow, TournamentRows
from bot.tournaments.service import TournamentService
from bot.tournaments.texts import Names, playable
from games.kernel.registry import title as title_of
from renderers.words import Words

_ROUNDS = 12
FORM = "cup"
"""The kind of the forms with the settings."""
NAME_LONGEST = 60
Option = discord.SelectOption


def public(contest: TournamentState, words: Words) -> tuple[Item, ...]:
    """Return the buttons of the main message, and of later messages."""
    row, items = contest.row, []
    joins = row.status == OPEN or (row.status == RUNNING and row.format == Format.LADDER)
    if joins:
        items.append(_button("join", row.id, words("tournament-button-join"), 0, discord.ButtonStyle.success))
    if row.status in LIVE:
        items.append(_button("leave", row.id, words(f"tournament-button-leave-{row.status}"), 0))
    if row.status == OPEN:
        items.append(_button("start", row.id, words("tournament-button-start"), 0, discord.ButtonStyle.primary))
        items.append(_form(contest, words))
    items.append(_button("show", row.id, words("tournament-button-show"), 0))
    return tuple(items)


def show_button(contest: TournamentState, words: Words) -> tuple[Item, ...]:
    """Return the button of messages during the tournament."""
    return (_button("show", contest.id, words("tournament-button-show"), 0),)


def own(contest: TournamentState, user: int, by: Asker, called: Names, words: Words, *, lost: bool = False) -> Controls:
    """Return the controls of a person's own panel: everything that they may do now; `lost`: its channel is
    unreachable.
    """
    row, entrant, items = contest.row, contest.entrant(user), list[Item]()
    joins = row.status == OPEN or (row.status == RUNNING and row.format == Format.LADDER)
    if row.status == RUNNING and row.format == Format.LADDER and entrant is not None:
        items += _challenges(contest, entrant.number, called, words)
    low = 1 if items else 0
    if joins and entrant is None:
        items.append(_button("join", row.id, words("tournament-button-join"), low, discord.ButtonStyle.success))
    if row.status in LIVE and entrant is not None:
        items.append(_button("leave", row.id, words(f"tournament-button-leave-{row.status}"), low))
    if row.status == OPEN and contest.may(by):
        items.append(_button("start", row.id, words("tournament-button-start"), low, discord.ButtonStyle.primary))
        items.append(_form(contest, words, low))
    if row.status != OPEN:
        items.append(_button("standings", row.id, words("tournament-button-standings"), low))
    if lost and contest.may(by):
        items.append(_button("repost", row.id, words("tournament-button-repost"), low))
    if row.status in LIVE and contest.may(by):
        if present(contest):
            items.append(_button("people", row.id, words("tournament-button-people"), low + 1))
        items.append(_button("cancel", row.id, words("tournament-button-cancel"), low, discord.ButtonStyle.danger))
    return Controls(items)


def sure(contest: TournamentState, what: str, words: Words, whom: int | None = None) -> Controls:
    """Ask for confirmation of dropping out, cancelling, or removing an entrant."""
    about = contest.id if whom is None else f"{contest.id}/{whom}"
    yes = _button(f"{what}-yes", about, words(f"tournament-sure-{what}-yes"), 0, discord.ButtonStyle.danger)
    return Controls([yes, _button("show", contest.id, words("host-back"), 0)])


def present(contest: TournamentState) -> list[int]:
    """Return the numbers of the active entrants."""
    return [one.number for one in contest.entrants if not gone(one)]


def people(contest: TournamentState, called: Names, words: Words) -> Controls:
    """Return menus of all entrants, to remove somebody."""
    here, items = present(contest), list[Item]()
    for row, first in enumerate(range(0, len(here), OPTIONS)):
        menu = [Option(label=called[one], value=str(one)) for one in here[first : first + OPTIONS]]
        # Discord requires different custom ids within a message.
        items.append(_menu(f"remove{'-more' * row}", contest.id, words("tournament-choose-remove"), menu, row))
    return Controls([*items, _button("show", contest.id, words("host-back"), len(items))])


def _challenges(contest: TournamentState, number: int, called: Names, words: Words) -> list[Item]:
    """Return a menu of those whom somebody may challenge now."""
    found = reach(contest, number)
    options = [
        Option(
            label=words("tournament-challenge-one", who=words.join([called[one] for one in rivals])),
            value=str(rivals[0]),
        )
        for rivals in found[:OPTIONS]
    ]
    return [_menu("challenge", contest.id, words("tournament-choose-challenge"), options, 0)] if options else []


def reach(contest: TournamentState, number: int) -> list[tuple[int, ...]]:
    """Return those whom an entrant of a ladder may challenge now."""
    return ladder.in_reach(contest.plan, number)


def settings(contest: TournamentState, words: Words) -> Controls:
    """Return the buttons of the settings before the start."""
    return Controls(
        [
            _form(contest, words),
            modals.button(words("tournament-button-more"), FORM, contest.id, "more", row=0),
            _button("show", contest.id, words("host-back"), 0),
        ]
    )


def _form(contest: TournamentState, words: Words, row: int = 0) -> Item:
    return modals.button(words("tournament-button-settings"), FORM, contest.id, row=row)


def fields(contest: TournamentState, part: str, words: Words) -> list[FormField]:
    """Return the fields of the settings: what is set most often, or the rest."""
    row = contest.row
    if part == "more":
        return [
            PickField("rounds", words(f"tournament-choose-rounds-{row.format}"), _rounds(contest, words)),
            PickField("tables", words("tournament-choose-tables"), _at_once(contest, words)),
        ]
    return [
        PickField("title", words("tournament-choose-title"), _titles(contest, words)),
        PickField("format", words("tournament-choose-format"), _formats(contest, words)),
        PickField("size", words("tournament-choose-size"), _sizes(contest, words)),
        PickField("pace", words("tournament-choose-pace"), clock_text.every_pace(contest.settings.pace, words)),
        TextField("name", words("tournament-form-name"), text=row.name, limit=NAME_LONGEST),
    ]


def _formats(contest: TournamentState, words: Words) -> list[Option]:
    return [
        Option(label=words(f"tournament-format-{one}"), value=str(one), default=contest.row.format == one,
               description=cut(words(f"tournament-format-{one}-short"), MENU_TEXT))
        for one in Format
    ]  # fmt: skip


def _titles(contest: TournamentState, words: Words) -> list[Option]:
    found = playable()[:OPTIONS]
    return [Option(label=words(f"{one}-name"), value=one, default=contest.row.title == one) for one in found]


def _sizes(contest: TournamentState, words: Words) -> list[Option]:
    low, high = title_of(contest.row.title).info.seats
    return [
        Option(label=words("tournament-size", seats=seats), value=str(seats), default=contest.row.size == seats)
        for seats in range(max(2, low), high + 1)
    ][:OPTIONS]


def _rounds(contest: TournamentState, words: Words) -> list[Option]:
    kind, now = contest.row.format, contest.row.rounds
    usual = Option(label=words("tournament-rounds-usual"), value="0", default=now == 0)
    numbers = {Format.ROUND_ROBIN: range(1, 5), Format.ELIMINATION: range(0)}.get(Format(kind), range(1, _ROUNDS + 1))
    named = [
        Option(label=words(f"tournament-rounds-{kind}", rounds=number), value=str(number), default=now == number)
        for number in sorted({*numbers, *([now] if now else [])})
    ]
    return [usual, *named]


def _at_once(contest: TournamentState, words: Words) -> list[Option]:
    return [
        Option(label=words("tournament-at-once", tables=number), value=str(number),
               default=contest.row.at_once == number)
        for number in range(1, MOST_AT_ONCE + 1)
    ]  # fmt: skip


def _button(
    do: str, tournament: str, label: str, row: int, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Item:
    button: discord.ui.Button[Any] = discord.ui.Button(
        custom_id=f"cup/{do}/{tournament}", label=label, row=row, style=style
    )
    return button


def _menu(do: str, tournament: str, placeholder: str, options: Sequence[Option], row: int) -> Item:
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"cup:{do}:{tournament}", placeholder=placeholder, options=list(options), row=row
    )
    return menu


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


async def tournament_meant(interaction: Interaction, named: str | None, *, ladder: bool = False) -> TournamentState:
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


def suggested_entrants(contest: TournamentState, called: texts.Names) -> list[Suggestion]:
    """Return the entrants, by number and name."""
    return told_apart(Suggestion(str(one), called[one]) for one in present(contest))


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
    rivals = [] if own is None else reach(contest, own.number)
    return told_apart(Suggestion(str(one[0]), words.join([called[number] for number in one])) for one in rivals)


async def visible(interaction: discord.Interaction[Any], rows: Sequence[TournamentRow]) -> list[TournamentRow]:
    """Return which tournaments of a server the person of an interaction may see: in visible channels.

    Also all that they run or take part in; managers see all.
    """
    held, user = interaction.permissions, interaction.user.id
    if held.manage_guild or held.administrator:
        return list(rows)
    seen = await guild_cache.seen_by(interaction, [row.channel for row in rows])
    own = {row.id for row in await interaction.client.responder.tables.store.part(TournamentRows).of_person(user)}
    return [row for row in rows if row.id in own or row.channel in seen]
