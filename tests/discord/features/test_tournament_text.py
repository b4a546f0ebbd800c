"""Texts about tournaments: none names a hidden person, and every message fits."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.discord.limits import ALT, CONTENT, FORM_LABEL
from bot.tables.rights import Asker
from bot.tournaments import delivery as tournament_messages
from bot.tournaments import panel as tournament_panel
from bot.tournaments import texts as tournament_text
from bot.tournaments.formats.matches import Format
from bot.tournaments.formats.standings import standings
from bot.tournaments.progress import TournamentState
from bot.tournaments.rows import EntrantRow, MatchRow, TournamentRow
from renderers.words import LOCALES, Words

ROW = TournamentRow(
    "tabcde", 10, 100, 1, "Cup", "swiss", "foodfighters", "{}", "2/day bot", 2, 0, 2, "running", "2 1 3", 0
)


def contest(kind: str = "swiss", status: str = "running", people: int = 3) -> TournamentState:
    """A tournament in which one match is over, one is played, and somebody waits."""
    entrants = tuple(EntrantRow("tabcde", one, one, f"Person {one}", 0) for one in range(1, people + 1))
    matches: tuple[MatchRow, ...] = (
        MatchRow("tabcde", 1, 1, "1 2", "aaaaa", "2 1", "played", 1),
        MatchRow("tabcde", 2, 1, "3", "", "1", "bye", 2),
    )
    matches = matches[: 1 if kind == Format.LADDER else 2]
    lot = " ".join(str(one.number) for one in entrants)
    row = structs.replace(ROW, format=kind, status=status, lot="" if status == "open" else lot)
    return TournamentState(row, entrants, () if status == "open" else matches)


@pytest.mark.parametrize("kind", list(Format))
@pytest.mark.parametrize("locale", LOCALES)
def test_who_is_hidden_is_called_by_a_number_everywhere(kind: str, locale: str) -> None:
    words = Words(locale)
    for status in ("open", "running", "finished", "cancelled"):
        here = contest(kind, status)
        told = ["announce", "started", "cancelled"] + (
            ["over", "round", "challenge", "rung"] if status != "open" else []
        )
        for what in told:
            post, draw = tournament_messages.write(here, {"what": what, "round": 1, "match": 1, "who": 1}, {1}, words)
            assert "Person 1" not in post.content and len(post.content) <= CONTENT
            if draw is not None:
                drawn = draw()
                assert "Person 1" not in drawn.alt and "Person 2" in drawn.alt and len(drawn.alt) <= ALT
                assert len(drawn.data) < 200_000
        called = tournament_text.names(here, {1}, words)
        assert "Person 1" not in tournament_text.private(here, called, 2, words)
        assert len(tournament_panel.settings(here, words).children) == 3
        for part in ("", "more"):
            fields = tournament_panel.fields(here, part, words)
            assert fields and all(field.values or field.id == "name" for field in fields)
            assert all(len(field.name) <= FORM_LABEL for field in fields)
        assert tournament_panel.own(here, 1, Asker(1), called, words).children


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_tournament_fits_its_messages(locale: str) -> None:
    words = Words(locale)
    for status in ("open", "running"):
        here = contest(status=status, people=64)
        long = structs.replace(here, entrants=tuple(structs.replace(one, name="W_" * 10) for one in here.entrants))
        called = tournament_text.names(long, set(), words)
        for what in ("announce", "started"):
            post, _ = tournament_messages.write(long, {"what": what}, set(), words)
            assert len(post.content) <= CONTENT
        assert len(tournament_text.private(long, called, 64, words)) <= CONTENT


@pytest.mark.parametrize("locale", LOCALES)
def test_who_has_won_an_elimination_is_not_said_to_be_still_in_it(locale: str) -> None:
    words = Words(locale)
    still = words("tournament-line-knockout-in", place=1, name="x", won=0, equal=0, lost=0).split(" · ")[1]
    running, over = (contest(Format.ELIMINATION, status) for status in ("running", "finished"))
    assert any(
        still in line for line in tournament_text.table(running, tournament_text.names(running, set(), words), words)
    )
    assert not any(
        still in line for line in tournament_text.table(over, tournament_text.names(over, set(), words), words)
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", ["started", "over"])
def test_who_is_hidden_is_not_called_by_their_account_either(locale: str, what: str) -> None:
    here, words = contest("swiss", "finished"), Words(locale)
    winner = standings(here.plan)[0].number
    shown, _ = tournament_messages.write(here, {"what": what}, set(), words)
    hidden, _ = tournament_messages.write(here, {"what": what}, {winner}, words)
    assert f"<@{winner}>" in shown.content and winner in shown.mentions
    assert f"<@{winner}>" not in hidden.content and winner not in hidden.mentions
    assert words("tournament-somebody", number=winner) in hidden.content


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("size", [2, 3])
def test_what_becomes_of_the_games_of_who_drops_out_is_said_as_it_is(locale: str, size: int) -> None:
    here = contest("swiss")
    here = structs.replace(here, row=structs.replace(here.row, size=size, title="foodies"))
    post, _ = tournament_messages.write(here, {"what": "dropped", "who": 3}, set(), Words(locale))
    played_without = {"en": "are played without them", "de": "wird ohne diese Person gespielt"}[locale]
    assert "Person 3" in post.content and (played_without in post.content) == (size > 2)
