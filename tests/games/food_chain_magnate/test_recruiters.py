"""Who performs a hire (expansion 4.3 and Q-M7): named if it matters, and not asked otherwise."""

from __future__ import annotations

from tests.games.food_chain_magnate.builders import Table

GIRL_USED = "first_recruiting_girl_used"


def new(work: str) -> Table:
    return Table(modules=("new_milestones",)).company(0, work=work).at_work()


def test_the_girl_hires_first_where_nobody_is_named() -> None:
    """Expansion Q-M7: the girl by default."""
    table = new("recruiting_girl recruiting_manager")
    table.act(0, "hire waitress")
    assert GIRL_USED in table.state.chains[0].milestones


def test_another_may_hire_so_that_the_girl_is_kept_unused() -> None:
    """Expansion Q-M7 (and 3.1, decision points): the player names it. Each is named as often as it may hire."""
    table = new("recruiting_girl recruiting_manager")
    assert table.offered(0, "hire_by") == ["recruiting_manager", "ceo"]
    table.act(0, "hire_by ceo waitress")
    table.act(0, "hire_by recruiting_manager waitress")
    assert table.offered(0, "hire_by") == ["recruiting_manager"]
    assert GIRL_USED not in table.state.chains[0].milestones
    table.act(0, "hire_by recruiting_manager waitress")
    assert table.state.chains[0].hires == 3
    assert "hire_by" not in table.offered(0)
    table.act(0, "hire waitress")
    assert GIRL_USED in table.state.chains[0].milestones


def test_somebody_hired_beyond_an_empty_pile_may_come_by_another_too() -> None:
    """A hire-and-train is a hire like others (rules 6.1); recruiter, card and teacher are named in this order."""
    table = new("recruiting_girl trainer").empty_pile("management_trainee")
    table.act(0, "hire_by ceo junior_vice_president trainer")
    chain = table.state.chains[0]
    assert chain.hand["junior_vice_president"] == 1 and GIRL_USED not in chain.milestones
    assert "first_trainer_used" in chain.milestones


def test_nobody_is_asked_who_hires_where_it_makes_no_difference() -> None:
    """No girl, no manager beside her, no such milestone, or one that the chain has."""
    assert "hire_by" not in new("recruiting_manager").offered(0)
    base = Table().company(0, work="recruiting_girl recruiting_manager").at_work()
    assert base.offered(0)[0] == "hire" and "hire_by" not in base.offered(0)
    assert base.refused(0, "hire_by ceo waitress") == "recruiters-alike"
    table = new("recruiting_girl recruiting_manager")
    table.act(0, "hire waitress")
    assert "hire_by" not in table.offered(0)


def test_who_cannot_hire_is_told_so() -> None:
    """Neither who is not at work, nor the girl: she is who hires anyway."""
    table = new("recruiting_girl trainer")
    assert table.refused(0, "hire_by trainer waitress") == "recruiter"
    assert table.refused(0, "hire_by recruiting_girl waitress") == "recruiter"
    assert table.refused(0, "hire_by ceo burger_cook") == "entry-card"
    table.act(0, "hire_by ceo waitress")
    assert "hire_by" not in table.offered(0)
