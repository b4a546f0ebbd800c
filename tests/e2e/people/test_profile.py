"""`/profile`, ratings and hiding as people see them."""

from __future__ import annotations

import pytest

from bot.app import Host
from sandbox.driver import Person, Rig
from tests.e2e.hosts import started

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("sketched")]


async def test_a_profile_in_words_and_as_a_picture_and_who_is_hidden_is_shown_nowhere(
    host: Host, rig: Rig, ann: Person, bo: Person
) -> None:
    nothing = await ann.slash(rig.tables, "profile")
    assert nothing.ephemeral and "haven’t finished a game" in nothing.text
    for _ in range(2):
        table = await started(host, rig, ann, bo)
        await host.tables.moves.resign(table.id, ann.id)
    own = await bo.slash(rig.tables, "profile")
    assert own.ephemeral and "2 Partien gegen andere, 2 gewonnen" in own.text
    assert "Foodfighters, 2 Plätze: **1" in own.text
    other = await ann.slash(rig.tables, "profile", person=bo)
    assert "Against you: 2 games; you finished ahead 0 times, behind 2 times." in other.text
    assert "Winner: 2 games won against people" in other.text
    assert other.message is not None and len(other.message.message.attachments) == 1
    assert "now 1" in str(other.message.message.attachments[0].description)
    by_rating = await ann.slash(rig.tables, "champions", title="foodfighters", by="rating", season="this")
    assert "1. Bo: 1" in by_rating.text and "Season" in by_rating.text and "2. Ann: " in by_rating.text
    assert "Choose one" in (await ann.slash(rig.tables, "champions", by="rating")).text
    files = await ann.slash(rig.tables, "profile", file=True)
    assert "one per line" in files.text
    assert "sind verborgen" in (await bo.slash(rig.tables, "privacy records", shown=False)).text
    assert "profile is hidden" in (await ann.slash(rig.tables, "profile", person=bo)).text
    assert "Bo" not in (await ann.slash(rig.tables, "champions")).text
    assert "Bo" not in (await ann.slash(rig.tables, "champions", title="foodfighters", by="rating")).text
