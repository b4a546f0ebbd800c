"""`/tournament`: open one, sign up, start it, view it, challenge on a ladder; also by buttons and menus."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Command, Range

from bot.clocks import commands as clock_commands
from bot.discord import limits
from bot.discord.commands.table_argument import Suggestion, command, quiet, ranked, title_choices
from bot.discord.gateway import permissions
from bot.discord.gateway.locales import about
from bot.discord.interactions import components, modals
from bot.discord.interactions.components import HandlerRegistry
from bot.discord.interactions.modals import FilledForm, Form
from bot.discord.interactions.responder import Interaction
from bot.discord.names import escaped, person_of
from bot.discord.panel.notation import words_of
from bot.discord.posts import clock_text
from bot.discord.posts.game_messages import sentence as why_lost
from bot.lobby import commands as lobby_commands
from bot.lobby import options as lines
from bot.lobby import options as scenarios
from bot.lobby import options as table_plan
from bot.servers.service import ServerService
from bot.tables import TableError, TableUser
from bot.tables.clocks import Pace
from bot.tournaments import panel
from bot.tournaments import panel as which
from bot.tournaments import texts as tournament_text
from bot.tournaments.formats.matches import Format
from bot.tournaments.progress import MOST_AT_ONCE, MOST_ROUNDS, TournamentSettings, TournamentState
from bot.tournaments.rows import CANCELLED, RUNNING
from bot.tournaments.service import TournamentService
from bot.worker import timed
from games.kernel import Preset
from games.kernel.presets import unusual
from games.kernel.registry import title as title_of
from renderers.titles import TITLES

_FORMATS = [Choice(name=about(f"tournament-format-{one}", limit=limits.CHOICE_NAME), value=str(one)) for one in Format]
Do = Callable[[Interaction, TournamentState, str], Awaitable[None]]
"""Handles a control of a tournament, with the value picked."""
CUP: HandlerRegistry[Do] = HandlerRegistry()


def _person(interaction: Interaction) -> TableUser:
    return person_of(interaction.user)


# Opening and settings


@app_commands.choices(title=title_choices(), format=_FORMATS)
async def _new(
    interaction: Interaction,
    title: str,
    format: str = Format.SWISS,
    seats: Range[int, 2, 9] | None = None,
    scenario: str = "",
    options: str = "",
    pace: str | None = None,
    rounds: Range[int, 1, MOST_ROUNDS] | None = None,
    tables: Range[int, 1, MOST_AT_ONCE] | None = None,
    called: Range[str, 1, panel.NAME_LONGEST] | None = None,
) -> None:
    """`/tournament new`: open one in this channel, for people to sign up."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise TableError("tournament-no-server")
    permissions.require_post(interaction, interaction.channel_id)
    await table_plan.admit_tournament(interaction, title)
    responder, usual = interaction.client.responder, TournamentSettings()
    words = responder.words(interaction)
    made = await table_plan.preset_named(interaction, title, scenario)
    size = seats or max(_fewest(title), 0 if made is None else made.seats)
    server = await table_plan.settings_of(interaction)
    written = pace or (made.pace if made else "") or server.get("pace")
    settings = TournamentSettings(
        Format(format), title, await _options(interaction, title, scenario, options), size,
        clock_text.pace_of(written, words) if written else usual.pace, rounds or 0, tables or usual.at_once,
        called or "",
    )  # fmt: skip
    manages = interaction.permissions.manage_guild or interaction.permissions.administrator
    here = interaction.guild_id, interaction.channel_id
    number = await responder.tables.service(TournamentService).open(
        _person(interaction), *here, settings, manager=manages
    )
    contest = await responder.tables.service(TournamentService).get(number)
    lead = words("tournament-opened", tournament=number)
    await responder.answer(interaction, lead, view=panel.settings(contest, words))


new = command(
    "new", "title", "format", "seats", "scenario", "options", "pace", "rounds", "tables", "called", path="tournament"
)(_new)
new.autocomplete("pace")(clock_commands.complete_pace)
new.autocomplete("scenario")(lobby_commands.scenario_completer(drawn=False))
new.autocomplete("options")(lobby_commands.complete_options)


def _fewest(title: str) -> int:
    return max(2, int(title_of(title).info.seats[0]))


async def _options(interaction: Interaction, title: str, scenario: str, text: str) -> Mapping[str, Any]:
    """Return the options of the tables: those typed, on top of a scenario or one of the server's ready-made tables.

    Raises TableError, and OptionsError.
    """
    info, made = title_of(title).info, await table_plan.preset_named(interaction, title, scenario)
    wanted = scenarios.scenario_of(info, scenario) if scenario and made is None else None
    if isinstance(wanted, int):
        raise TableError("tables-no-such-scenario", given=scenario[: limits.LABEL])
    preset = json.loads(made.options) if made else wanted.options if isinstance(wanted, Preset) else {}
    return {**unusual(info, preset), **lines.parse(info, text)}


@app_commands.choices(format=_FORMATS)
async def _set(
    interaction: Interaction,
    format: str | None = None,
    seats: Range[int, 2, 9] | None = None,
    scenario: str | None = None,
    pace: str | None = None,
    rounds: Range[int, 0, MOST_ROUNDS] | None = None,
    tables: Range[int, 1, MOST_AT_ONCE] | None = None,
    called: Range[str, 1, panel.NAME_LONGEST] | None = None,
    tournament: str | None = None,
) -> None:
    """`/tournament set`: change the settings before the start; without arguments show their panel."""
    contest = await which.tournament_meant(interaction, tournament)
    said: dict[str, Any] = {} if format is None else {"format": Format(format)}
    said |= {} if scenario is None else {"options": await _options(interaction, contest.row.title, scenario, "")}
    words = interaction.client.responder.words(interaction)
    said |= {} if pace is None else {"pace": clock_text.pace_of(pace, words)}
    typed = {"size": seats, "rounds": rounds, "at_once": tables, "name": called}
    said |= {field: value for field, value in typed.items() if value is not None}
    await _change(interaction, contest, **said)


_SET = ("format", "seats", "scenario", "pace", "rounds", "tables", "called", "tournament")
set_ = command("set", *_SET, path="tournament")(_set)
set_.autocomplete("pace")(clock_commands.complete_pace)


async def _change(interaction: Interaction, contest: TournamentState, **said: Any) -> None:
    """Change settings and show them, with the buttons of their forms."""
    responder = interaction.client.responder
    if not contest.may(which.asker(interaction, contest)):
        raise TableError("tournament-not-yours")
    if said:
        contest = await responder.tables.service(TournamentService).change(
            contest.id, which.asker(interaction, contest), **said
        )
    words = responder.words(interaction)
    text = "\n".join([tournament_text.head(contest, words), *tournament_text.about(contest, words)])
    await responder.answer(interaction, text, view=panel.settings(contest, words))


async def _mine(interaction: Interaction, tournament: str) -> TournamentState:
    """Return a tournament that a person may set up. Raises TableError for others."""
    contest = await interaction.client.responder.tables.service(TournamentService).get(tournament)
    if not contest.may(which.asker(interaction, contest)):
        raise TableError("tournament-not-yours")
    return contest


@modals.BUILD.on(panel.FORM)
async def _form(interaction: Interaction, tournament: str, given: str) -> Form:
    """Build a form of the settings."""
    contest, words = await _mine(interaction, tournament), interaction.client.responder.words(interaction)
    return Form(words("tournament-form-title"), panel.fields(contest, given, words))


@modals.SUBMIT.on(panel.FORM)
async def _filled(interaction: Interaction, tournament: str, _: str, filled: FilledForm) -> None:
    """Set what was changed in a form; another game has its default options, and its minimum of seats."""
    contest, said = await _mine(interaction, tournament), dict[str, Any]()
    if filled.new("title"):
        said |= {"title": await _admitted(interaction, contest, filled.text("title")), "options": {}}
        said |= {"size": _fewest(filled.text("title"))}
    read: dict[str, tuple[str, Callable[[str], Any]]] = {
        "format": ("format", Format),
        "size": ("size", int),
        "pace": ("pace", Pace.read),
        "rounds": ("rounds", int),
        "tables": ("at_once", int),
        "name": ("name", str),
    }
    said |= {field: parse(filled.text(key)) for key, (field, parse) in read.items() if filled.new(key)}
    await _change(interaction, contest, **said)


async def _admitted(interaction: Interaction, contest: TournamentState, title: str) -> str:
    """Return a game that the server allows. Raises TableError for another one."""
    if title not in TITLES:
        raise TableError("host-error-expired")
    servers = interaction.client.responder.tables.find_service(ServerService)
    if servers is not None:
        await servers.admit_title(contest.row.guild, title)
    return title


# Viewing


@command("show", "tournament", path="tournament")
async def show(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament show`: its state, one's next opponents, and everything one may do."""
    await _panel(interaction, await which.tournament_meant(interaction, tournament))


@CUP.on("show")
async def _show(interaction: Interaction, contest: TournamentState, _: str) -> None:
    await _panel(interaction, contest)


async def _panel(interaction: Interaction, contest: TournamentState, lead: str = "") -> None:
    """Show a person's own panel, below a note."""
    responder = interaction.client.responder
    words, called = responder.words(interaction), await which.names(interaction, contest)
    channels = await _channels(interaction, contest)
    text = tournament_text.private(contest, called, interaction.user.id, words, channels)
    missed = await responder.tables.service(TournamentService).missed(contest)
    for last in missed[-1:]:
        lost = words("tournament-lost", where=f"<#{last.target}>", why=why_lost(last.error or "", words))
        text = f"{lost}\n{text}"  # first, because a long answer is cut at its end
    by = which.asker(interaction, contest)
    view = panel.own(contest, interaction.user.id, by, called, words, lost=bool(missed))
    await responder.answer(interaction, f"{lead}\n{text}" if lead else text, view=view)


async def _channels(interaction: Interaction, contest: TournamentState) -> dict[str, int]:
    """Return the channels of the tables at which a person plays now: a server may want a thread for each."""
    own, tables = contest.entrant(interaction.user.id), interaction.client.responder.tables
    mine = [] if own is None else [row for row in contest.matches if str(own.number) in row.players.split()]
    return {row.table_id: (await tables.get(row.table_id)).row.channel for row in mine if row.table_id and not row.how}


@command("standings", "tournament", path="tournament")
async def standings(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament standings`: the ranking, as text and picture."""
    await _standings(interaction, await which.tournament_meant(interaction, tournament), "")


@CUP.on("standings")
async def _standings(interaction: Interaction, contest: TournamentState, _: str) -> None:
    """Show the ranking with its picture."""
    responder = interaction.client.responder
    if not contest.row.lot:
        raise TableError("tournament-not-begun")
    await responder.think(interaction)
    words, called = responder.words(interaction), await which.names(interaction, contest)
    text = "\n".join([tournament_text.head(contest, words), *tournament_text.table(contest, called, words)])
    key = ("tournament", contest.id, contest.row.revision, tuple(sorted(called.items())), words.locale)
    drawn = await responder.picture_cache.draw(key, tournament_text.drawing(contest, called, words))
    view = panel.own(contest, interaction.user.id, which.asker(interaction, contest), called, words)
    await responder.answer(interaction, text, view=view, picture=drawn)


# Taking part


@command("join", "tournament", path="tournament")
async def join(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament join`: sign up."""
    await _join(interaction, await which.tournament_meant(interaction, tournament), "")


@CUP.on("join")
async def _join(interaction: Interaction, contest: TournamentState, _: str) -> None:
    contest = await interaction.client.responder.tables.service(TournamentService).join(
        contest.id, _person(interaction)
    )
    await _said(interaction, contest, f"tournament-joined-{contest.row.status}")


@command("leave", "tournament", path="tournament")
async def leave(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament leave`: withdraw, or drop out."""
    await _leave(interaction, await which.tournament_meant(interaction, tournament), "")


@CUP.on("leave")
async def _leave(interaction: Interaction, contest: TournamentState, _: str) -> None:
    """Withdraw at once; ask for confirmation before dropping out."""
    if contest.entrant(interaction.user.id) is None:
        raise TableError("tournament-not-in")
    if contest.row.status == RUNNING:
        await _ask(interaction, contest, "leave")
    else:
        await _leave_yes(interaction, contest, "")


@CUP.on("leave-yes")
async def _leave_yes(interaction: Interaction, contest: TournamentState, _: str) -> None:
    contest = await interaction.client.responder.tables.service(TournamentService).leave(
        contest.id, interaction.user.id
    )
    await _said(interaction, contest, f"tournament-left-{contest.row.status}")


@CUP.on("people")
async def _people(interaction: Interaction, contest: TournamentState, _: str) -> None:
    """Show menus to remove somebody."""
    responder = interaction.client.responder
    if not contest.may(which.asker(interaction, contest)):
        raise TableError("tournament-not-yours")
    words, called = responder.words(interaction), await which.names(interaction, contest)
    text = words("tournament-remove-whom", name=tournament_text.title(contest, words))
    await responder.answer(interaction, text, view=panel.people(contest, called, words))


@command("remove", "who", "tournament", path="tournament")
async def remove(interaction: Interaction, who: str, tournament: str | None = None) -> None:
    """`/tournament remove`: remove somebody."""
    await _remove(interaction, await which.tournament_meant(interaction, tournament), who)


@CUP.on("remove", "remove-more", "remove-more-more")
async def _remove(interaction: Interaction, contest: TournamentState, value: str) -> None:
    """Ask for confirmation to remove an entrant, by number or by typed name."""
    if not contest.may(which.asker(interaction, contest)):
        raise TableError("tournament-not-yours")
    called = await which.names(interaction, contest)
    number = which.entrant(which.suggested_entrants(contest, called), called, value, "tournament-not-there")
    if number not in called:
        raise TableError("tournament-not-there")
    await _ask(interaction, contest, "remove", number, who=escaped(called[number]))


@CUP.on("remove-yes")
async def _remove_yes(interaction: Interaction, contest: TournamentState, value: str) -> None:
    tournaments = interaction.client.responder.tables.service(TournamentService)
    contest = await tournaments.remove(contest.id, which.asker(interaction, contest), int(value))
    await _said(interaction, contest, "tournament-removed")


@remove.autocomplete("who")
@quiet
async def complete_who(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest the entrants."""
    contest = await which.tournament_meant(interaction, vars(interaction.namespace).get("tournament"))
    called = await which.names(interaction, contest)
    return ranked(which.suggested_entrants(contest, called), words_of(typed))


@command("start", "tournament", path="tournament")
async def start(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament start`: draw the first round."""
    await _start(interaction, await which.tournament_meant(interaction, tournament), "")


@CUP.on("start")
async def _start(interaction: Interaction, contest: TournamentState, _: str) -> None:
    tournaments = interaction.client.responder.tables.service(TournamentService)
    contest = await tournaments.start(contest.id, which.asker(interaction, contest))
    what = "ladder" if contest.row.format == Format.LADDER else "rounds"
    await _said(interaction, contest, f"tournament-begun-{what}")


@command("cancel", "tournament", path="tournament")
async def cancel(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament cancel`: cancel it, or end a ladder."""
    await _cancel(interaction, await which.tournament_meant(interaction, tournament), "")


@CUP.on("cancel")
async def _cancel(interaction: Interaction, contest: TournamentState, _: str) -> None:
    """Ask for confirmation."""
    if not contest.may(which.asker(interaction, contest)):
        raise TableError("tournament-not-yours")
    await _ask(interaction, contest, "cancel")


@CUP.on("cancel-yes")
async def _cancel_yes(interaction: Interaction, contest: TournamentState, _: str) -> None:
    tournaments = interaction.client.responder.tables.service(TournamentService)
    contest = await tournaments.cancel(contest.id, which.asker(interaction, contest))
    await _said(interaction, contest, f"tournament-ended-{contest.row.status}")


@command("repost", "tournament", path="tournament")
async def repost(interaction: Interaction, tournament: str | None = None) -> None:
    """`/tournament repost`: post missed messages here; in another channel, move it there."""
    await _repost(interaction, await which.tournament_meant(interaction, tournament), "")


@CUP.on("repost")
async def _repost(interaction: Interaction, contest: TournamentState, _: str) -> None:
    """Post the main message again here, if tables are allowed and the host may post."""
    tables, channel = interaction.client.responder.tables, interaction.channel_id
    assert channel is not None
    permissions.require_post(interaction, channel)
    servers = tables.find_service(ServerService)
    if servers is not None and channel != contest.row.channel:
        await servers.admit_place(contest.row.guild, contest.row.title, permissions.channels(interaction))
    contest = await tables.service(TournamentService).repost(contest.id, which.asker(interaction, contest), channel)
    await _said(interaction, contest, "tournament-reposted")


@command("challenge", "rival", "tournament", path="tournament")
async def challenge(interaction: Interaction, rival: str, tournament: str | None = None) -> None:
    """`/tournament challenge`: challenge somebody above on a ladder."""
    await _challenge(interaction, await which.tournament_meant(interaction, tournament, ladder=True), rival)


@CUP.on("challenge")
async def _challenge(interaction: Interaction, contest: TournamentState, value: str) -> None:
    """Challenge an entrant by number, or by typed name."""
    called = await which.names(interaction, contest)
    rivals = which.rivals(contest, interaction.user.id, called, interaction.client.responder.words(interaction))
    rival = which.entrant(rivals, called, value, "tournament-out-of-reach")
    tournaments = interaction.client.responder.tables.service(TournamentService)
    contest = await tournaments.challenge(contest.id, interaction.user.id, rival)
    await _said(interaction, contest, "tournament-challenge-made")


@challenge.autocomplete("rival")
@quiet
async def complete_rival(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
    """Suggest those who can be challenged now."""
    contest = await which.tournament_meant(interaction, vars(interaction.namespace).get("tournament"), ladder=True)
    called, words = await which.names(interaction, contest), interaction.client.responder.words(interaction)
    return ranked(which.rivals(contest, interaction.user.id, called, words), words_of(typed))


async def _said(interaction: Interaction, contest: TournamentState, message: str) -> None:
    """Answer with what was done: above the person's panel if it was pressed there, else separately."""
    words = interaction.client.responder.words(interaction)
    await _panel(interaction, contest, words(message, name=tournament_text.title(contest, words)))


async def _ask(
    interaction: Interaction, contest: TournamentState, what: str, whom: int | None = None, who: str = ""
) -> None:
    responder = interaction.client.responder
    words = responder.words(interaction)
    text = words(f"tournament-sure-{what}", name=tournament_text.title(contest, words), who=who)
    await responder.answer(interaction, text, view=panel.sure(contest, what, words, whom))


# Presses


async def _pressed(interaction: Interaction, match: re.Match[str], values: components.Values) -> None:
    """Handle a press on a control of a tournament."""
    responder = interaction.client.responder
    with timed("handler", "press tournament"):
        contest = await responder.tables.service(TournamentService).get(match["id"])
        do = CUP.of(match["do"])
        if contest.row.guild != interaction.guild_id or not await which.visible(interaction, [contest.row]):
            await responder.refuse_expired(interaction)
            return
        try:
            await do(interaction, contest, match.groupdict().get("about") or components.one(values))
        except ValueError:
            await responder.refuse_expired(interaction)


ITEMS = components.controls(
    _pressed,
    r"cup/(?P<do>[a-z-]+)/(?P<id>[a-z0-9]+)(?:/(?P<about>\d{1,9}))?",
    r"cup:(?P<do>[a-z-]+):(?P<id>[a-z0-9]+)",
)


def group() -> app_commands.Group:
    """`/tournament …`."""
    made = app_commands.Group(name="tournament", description=about("command-tournament-about"))
    made.add_command(new, override=True)
    takes: Mapping[Command[Any, ..., Any], which.Takes] = {
        set_: which.sets,
        show: lambda contest, by: True,
        standings: lambda contest, by: bool(contest.row.lot),
        join: which.joins,
        leave: which.leaves,
        start: which.sets,
        remove: which.runs,
        repost: lambda contest, by: contest.row.status != CANCELLED and contest.may(by),
        cancel: which.runs,
        challenge: which.challenges,
    }
    for each, fits in takes.items():
        each.autocomplete("tournament")(which.completer(fits))
        made.add_command(each, override=True)
    return made
