"""Tournaments in words: settings, entrants, pairings, rankings, and what comes next."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from functools import partial
from types import MappingProxyType

from bot.discord.limits import THREAD_NAME, cut
from bot.discord.names import escaped
from bot.discord.posts import clock_text
from bot.tables.table import told_apart
from bot.tournaments.formats import ladder
from bot.tournaments.formats.knockout import ahead
from bot.tournaments.formats.matches import Format
from bot.tournaments.formats.rounds import rounds
from bot.tournaments.formats.standings import BREAKS, StandingsLine, standings
from bot.tournaments.progress import TournamentState, as_match, gone
from bot.tournaments.rows import CANCELLED, FINISHED, OPEN, RUNNING, MatchRow
from games.kernel import commitment
from games.kernel.answer_commitment import SHORT
from renderers.kit.picture import Picture
from renderers.standings_table import StandingsRow, draw
from renderers.titles import titles
from renderers.words import Words

# The maximum of entrants listed in a message; of a ranking `_ROWS`, the picture has more.
SHOWN = 24
_ROWS = 12
_MATCHES = 20
Names = Mapping[int, str]
"""The entrants' names, by number."""


def names(contest: TournamentState, hidden: set[int], words: Words) -> dict[int, str]:
    """Return the entrants' names: people who hide their records are only numbers. Not yet safe for a message."""
    found, usernames = [], []
    for one in contest.entrants:
        shown = one.user is not None and one.user not in hidden
        found.append(one.name if shown else words("tournament-somebody", number=one.number))
        usernames.append(one.username if shown else "")
    return {one.number: name for one, name in zip(contest.entrants, told_apart(found, usernames), strict=True)}


def title(contest: TournamentState, words: Words) -> str:
    """Return the name of a tournament: its own, else its game and format."""
    row = contest.row
    played = words.find(f"{row.title}-name") or row.title
    return escaped(row.name) if row.name else words(f"tournament-unnamed-{row.format}", title=played)


def thread_name(contest: TournamentState, match: int, called: Mapping[int, str], words: Words) -> str:
    """Return the name of the thread of a match's table: its players, and the table's id at its end."""
    row = next(one for one in contest.matches if one.number == match)
    end = f" · {row.table_id}"
    who = " – ".join(called[number] for number in as_match(row).players)
    name = contest.row.name or words.find(f"{contest.row.title}-name") or contest.row.title
    return cut(words("tournament-thread-name", who=who, name=name), THREAD_NAME - len(end)) + end


def head(contest: TournamentState, words: Words) -> str:
    """Return the first line of every message of a tournament."""
    row = contest.row
    played = words.find(f"{row.title}-name") or row.title
    return words("tournament-head", name=title(contest, words), title=played, tournament=row.id)


def about(contest: TournamentState, words: Words) -> Iterator[str]:
    """Describe the format, its tables, the time, and the tie-breaks."""
    row, plan = contest.row, contest.plan
    people = len(plan.lot) or len(plan.active)
    count = rounds(plan, people) if people > 1 else row.rounds
    if row.format == Format.LADDER:
        count = row.rounds or ladder.REACH
    shape = "pair" if row.size == 2 else "table"
    yield words(f"tournament-about-{row.format}-{shape}", rounds=count, seats=row.size)
    pace = clock_text.pace(contest.settings.pace, words)
    yield words("tournament-tables", tables=row.at_once, pace=pace)
    breaks = BREAKS[Format(row.format)]
    if breaks:
        named = [words(f"tournament-break-{one}") for one in breaks]
        yield words("tournament-breaks", breaks="; ".join(named))


def announcement(contest: TournamentState, called: Names, words: Words) -> str:
    """Write the main message: people sign up, and later it shows the state."""
    row = contest.row
    here = [escaped(called[one.number]) for one in contest.entrants if not one.dropped]
    said = [head(contest, words), *about(contest, words), _signed(here, words)]
    if row.secret is not None and row.status in (OPEN, RUNNING):
        said.insert(-1, words("tournament-fair", hash=commitment(row.secret)[:SHORT]))
    owner = f"<@{row.owner}>" if row.owner else words("tournament-nobody")
    return "\n".join([*said, words(f"tournament-next-{row.status}", owner=owner)])


def _signed(here: list[str], words: Words) -> str:
    shown = [*here[:SHOWN], *(["…"] if len(here) > SHOWN else [])]
    return words("tournament-signed", count=len(here), who=", ".join(shown) or "–")


def private(
    contest: TournamentState, called: Names, user: int, words: Words, channels: Mapping[str, int] = MappingProxyType({})
) -> str:
    """Write the state for one person, and what they wait for; `channels` are those of their tables."""
    own = contest.entrant(user)
    said = [announcement(contest, called, words)] if contest.row.status == OPEN else [head(contest, words)]
    if contest.row.status != OPEN:
        said += [*about(contest, words), *table(contest, called, words)]
        said.append(words(f"tournament-state-{contest.row.status}"))
    said += _dice(contest, words)
    if own is None:
        said.append(words("tournament-you-not"))
    elif contest.row.status == RUNNING:
        said += list(_own_matches(contest, own.number, called, words, channels))
    return "\n".join(said)


def _dice(contest: TournamentState, words: Words) -> Iterator[str]:
    """Write what the host has committed to for the dice of all games, and once all are counted the number itself."""
    row = contest.row
    if row.secret is None:
        return
    if row.status == FINISHED and all(one.how for one in contest.matches if one.table_id):
        yield words("tournament-dice-shown", hash=commitment(row.secret), secret=row.secret.hex())
    else:
        yield words("tournament-dice", hash=commitment(row.secret))


def _own_matches(
    contest: TournamentState, number: int, called: Names, words: Words, channels: Mapping[str, int]
) -> Iterator[str]:
    """Write what somebody plays now and next, and why it has not begun."""
    waiting = False
    for row in contest.matches:
        match = as_match(row)
        if match.over or number not in match.players:
            continue
        who = words.join([escaped(called[one]) for one in match.players if one != number])
        if row.table_id:
            waiting = True
            where = f"<#{channels.get(row.table_id, contest.row.channel)}>"
            yield words("tournament-you-play", who=who, table=row.table_id, where=where)
        elif not waiting:
            waiting = True
            yield words("tournament-you-next", who=who)
    if not waiting:
        yield words(f"tournament-you-{_awaited(contest, number)}")


def _awaited(contest: TournamentState, number: int) -> str:
    """Write what somebody without a game waits for, in one word."""
    if contest.row.format == Format.LADDER:
        return "top" if ladder.rungs(contest.plan)[:1] == [number] else "climb"
    return "wait" if contest.matches else "soon"


def table(contest: TournamentState, called: Names, words: Words) -> Iterator[str]:
    """Write the ranking, a line each."""
    lines = standings(contest.plan)
    for line in lines[:_ROWS]:
        yield _standing(contest, line, called, words)
    if len(lines) > _ROWS:
        yield words("tournament-more", count=len(lines) - _ROWS)


def _standing(contest: TournamentState, line: StandingsLine, called: Names, words: Words) -> str:
    name = escaped(called[line.number])
    balance = {"won": line.won, "equal": line.equal, "lost": line.lost}
    match contest.row.format:
        case Format.ELIMINATION:
            state = "out" if line.out else "in" if contest.row.status == RUNNING else "over"
            said = words(f"tournament-line-knockout-{state}", place=line.place, name=name, **balance)
        case Format.LADDER:
            said = words("tournament-line-ladder", place=line.place, name=name, **balance)
        case _:
            points = number(line.points, words)
            said = words("tournament-line-points", place=line.place, name=name, points=points, **balance)
            if line.out:
                said += f" · {words('tournament-dropped-out')}"
    return said


def number(value: Fraction, words: Words) -> str:
    """Format points, halves as such, others to two places."""
    whole, rest = divmod(value, 1)
    if rest == Fraction(1, 2):
        return f"{whole or ''}½"
    return f"{float(value):.2f}".rstrip("0").rstrip(".").replace(".", words("tournament-decimal-mark"))


def round_told(contest: TournamentState, which: int, called: Names, words: Words) -> str:
    """Write the pairings of a round; of a round robin the whole schedule's summary."""
    row, plan = contest.row, contest.plan
    count = rounds(plan, len(plan.lot))
    if row.format == Format.ROUND_ROBIN:
        matches = sum(len(as_match(one).players) > 1 for one in contest.matches)
        return words("tournament-schedule", name=title(contest, words), rounds=count, matches=matches)
    here = [one for one in contest.matches if one.round == which]
    said = [words("tournament-round", name=title(contest, words), round=which, rounds=count)]
    said += [_match(one, called, words) for one in here[:_MATCHES]]
    said += [words("tournament-more-matches", count=len(here) - _MATCHES)] if len(here) > _MATCHES else []
    last = len(here) == 1 if row.format == Format.ELIMINATION else which >= count
    return "\n".join([*said, words(f"tournament-round-{'last' if last else 'next'}")])


def _match(row: MatchRow, called: Names, words: Words) -> str:
    match = as_match(row)
    who = [escaped(called[one]) for one in match.players]
    return words("tournament-bye", who=who[0]) if match.bye else words("tournament-match", who=" – ".join(who))


def started(
    contest: TournamentState, called: Names, hidden: Collection[int], words: Words
) -> tuple[str, tuple[int, ...]]:
    """Write the start: everybody is pinged once, except hidden people; also return the accounts."""
    here = [one for one in contest.entrants if not gone(one)]
    who = [_known(contest, one.number, called, hidden) for one in here]
    what = "ladder" if contest.row.format == Format.LADDER else "rounds"
    text = words(f"tournament-started-{what}", name=title(contest, words), who=", ".join(who), tournament=contest.id)
    return text, tuple(one.user for one in here if one.user is not None and one.user not in hidden)


def _known(contest: TournamentState, number: int, called: Names, hidden: Collection[int]) -> str:
    """Return an entrant as a ping, or as a number if hidden."""
    user = contest.number(number).user
    return escaped(called[number]) if user is None or user in hidden else f"<@{user}>"


def dropped(contest: TournamentState, number: int, called: Names, words: Words) -> str:
    """Write that somebody does not take part any more, and what happens with their games."""
    shape = "pair" if contest.row.size == 2 else "table"
    return words(f"tournament-dropped-{shape}", name=title(contest, words), who=escaped(called[number]))


def challenge(contest: TournamentState, match: int, called: Names, words: Words) -> str:
    """Write who challenges whom."""
    *rivals, own = as_match(contest.matches[match - 1]).players
    who = words.join([escaped(called[one]) for one in rivals])
    return words("tournament-challenged", name=title(contest, words), who=escaped(called[own]), rival=who)


def rung(contest: TournamentState, match: int, called: Names, words: Words) -> str:
    """Write the result of a challenge, for the best of those who are still on the ladder."""
    played, name = as_match(contest.matches[match - 1]), title(contest, words)
    order = [line.number for line in standings(contest.plan)]
    equal = len(played.places) > 1 and len(set(played.places)) == 1
    ranked = played.players if equal else ahead(played)  # of equals the one above stays above
    first = next((one for one in ranked if one in order), None)
    if first is None:
        return words("tournament-rung-nobody", name=name)
    return words("tournament-rung", name=name, who=escaped(called[first]), place=order.index(first) + 1)


def over(contest: TournamentState, called: Names, hidden: Collection[int], words: Words) -> tuple[str, tuple[int, ...]]:
    """Write the end: the winner, and the ranking; also return the winners' accounts that may be pinged."""
    first = [line for line in standings(contest.plan) if line.place == 1]
    beaten = contest.row.format == Format.ELIMINATION  # only an active entrant has won there, not who came furthest
    winners = [line.number for line in first if not (beaten and line.out)]
    known = [_known(contest, one, called, hidden) for one in winners]
    said = [words("tournament-over", name=title(contest, words), who=words.join(known), count=len(known))]
    users = [contest.number(one).user for one in winners]
    text = "\n".join([*said, *table(contest, called, words)])
    return text, tuple(user for user in users if user is not None and user not in hidden)


def drawing(contest: TournamentState, called: Names, words: Words) -> partial[Picture]:
    """Return what draws the ranking; another process can do it."""
    kind = Format(contest.row.format)
    columns = [words("tournament-column-balance")]
    columns += [words("tournament-column-points")] if BREAKS[kind] else []
    columns += [words(f"tournament-column-{one}") for one in BREAKS[kind][:3]]
    rows = []
    for line in standings(contest.plan):
        values = [f"{line.won}–{line.equal}–{line.lost}"]
        values += [number(line.points, words)] if BREAKS[kind] else []
        values += [number(value, words) for value in line.breaks[:3]]
        rows.append(StandingsRow(line.place, called[line.number], tuple(values), line.out))
    played = words.find(f"{contest.row.title}-name") or contest.row.title
    name = contest.row.name or words(f"tournament-unnamed-{kind}", title=played)
    return partial(draw, name, columns, rows, words)


def state(contest: TournamentState, words: Words) -> str:
    """Return the status of a tournament in one word."""
    known = {OPEN: "open", RUNNING: "running", FINISHED: "finished", CANCELLED: "cancelled"}
    return words(f"tournament-status-{known[contest.row.status]}")


def playable() -> list[str]:
    """Return the titles for two or more players."""
    return [one.info.id for one in titles() if one.info.seats[1] >= 2]
