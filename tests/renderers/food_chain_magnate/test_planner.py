"""Texts and input of a deciding seat: plans, the day's list, dinner foreseen, moves typed in short."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from games.food_chain_magnate import events
from games.food_chain_magnate.city.squares import SQUARES
from games.food_chain_magnate.modules.reserve_prices import BasePrice
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign
from games.food_chain_magnate.steps.clean_up import Freezer
from games.food_chain_magnate.steps.opening import ReserveCards
from games.food_chain_magnate.steps.payday import Payday
from games.kernel import Choice, Decision, Event, Seat
from games.kernel.flow import Gather
from renderers.food_chain_magnate import PRESENTER
from renderers.food_chain_magnate.view_model import reaching, view_model
from renderers.kit.presenter import Scene
from renderers.words import Words
from tests.renderers.food_chain_magnate.builders import a_game, a_scene, a_state, a_view, working

EN, DE = Words("en"), Words("de")
STAFF = {"management_trainee": 1, "waitress": 2, "trainer": 1, "recruiting_girl": 1, "errand_boy": 2}


def planning(*chosen: str, staff: dict[str, int] | None = None, last: Sequence[str] = ()) -> tuple[State, Scene]:
    state = a_state()
    state.chains[0].hand = dict(staff or STAFF)
    state.chains[0].last = tuple(last)
    return state, deciding(state, 0, *chosen)


def deciding(state: State, seat: Seat, *chosen: str) -> Scene:
    decision = next(d for d in a_game(state).decisions() if d.seat == seat)
    return msgspec.structs.replace(a_scene(viewer=seat), decision=decision, chosen=chosen)


def notes(state: State, scene: Scene, words: Words = EN) -> str:
    assert scene.viewer is not None
    return "\n".join(PRESENTER.notes(words, a_view(state, scene.viewer), scene))


def test_the_planner_begins_with_last_turns_company_and_whoever_else_fits() -> None:
    state, scene = planning(last=("waitress",))
    found = PRESENTER.layout.multi_select(a_view(state, 0), scene)
    assert found is not None and found.links == ("work",)
    assert {choice.key: n for choice, n in found.things.items()} == STAFF
    assert found.begun[0] == "management_trainee" and len(found.begun) == 5 and "waitress" in found.begun
    assert notes(state, scene).startswith("Proposed: ")


def test_a_plan_says_what_it_brings_and_what_to_think_about() -> None:
    said = notes(*planning("work", "trainer", last=()))
    assert "Your plan, still secret: Trainer." in said
    assert "Open slots 2 · hires 1 · training steps 1 · unit price $10 · salaries $0" in said
    assert "⚠️ 2 slots stay open while these stay on the beach" in said


def test_unpaid_salaries_ahead_and_lost_slots_are_warned_of() -> None:
    staff = {"burger_cook": 2, "pizza_cook": 1}
    said = notes(*planning("work", "burger_cook", "burger_cook", "pizza_cook", staff=staff, last=["burger_cook"]))
    assert "⚠️ Salaries of $15 are due this turn; you have $0 before dinner." in said
    assert "⚠️ No open slots (last turn: 2)" in said


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_nobody_else_is_told_of_a_plan(words: Words) -> None:
    state, scene = planning("work", "trainer")
    theirs = msgspec.structs.replace(scene, viewer=1, chosen=(), decision=None)
    assert PRESENTER.notes(words, a_view(state, 1), theirs) == []


def test_a_plan_ends_with_what_it_comes_to() -> None:
    state, scene = planning("work", "trainer")
    label = PRESENTER.choice(EN, a_view(state, 0), scene, ("work", "trainer"), Choice("end", "end"))
    assert label.text == "Commit: 1 at work"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("waitress, management trainee, trainer", "work management_trainee waitress trainer end"),
        ("work Errand Boy ×2; waitress", "work waitress errand_boy errand_boy end"),
        ("plan 2 waitresses, trainer", "work waitress waitress trainer end"),
        ("management_trainee", "work management_trainee end"),
        ("waitress, dragon", "waitress, dragon"),
        ("same", "same"),
    ],
)
def test_a_company_may_be_typed_in_any_order(typed: str, meant: str) -> None:
    state, scene = planning()
    assert PRESENTER.expand_short_form(EN, a_view(state, 0), scene, typed) == meant


def test_signs_change_the_draft() -> None:
    state, scene = planning(staff={"waitress": 3, "trainer": 1}, last=("waitress", "waitress"))
    assert (
        PRESENTER.expand_short_form(EN, a_view(state, 0), scene, "-waitress +trainer")
        == "work waitress waitress trainer end"
    )


def test_a_company_may_be_typed_in_german() -> None:
    state, scene = planning()
    assert PRESENTER.expand_short_form(DE, a_view(state, 0), scene, "2 Kellnerin, Ausbilder").startswith(
        "work waitress waitress"
    )


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (EN, "billboard 14 at H4-wide pizza 2"),
        (DE, "Plakat 14 auf H4-wide pizza 2"),
        (EN, "Billboard 14 H4-wide pizza 2"),
    ],
)
def test_a_campaign_may_be_typed_by_its_tile(words: Words, typed: str) -> None:
    state = working(a_state(), 0, "3.3", "marketing_trainee")
    scene = deciding(state, 0)
    meant = PRESENTER.expand_short_form(words, a_view(state, 0), scene, typed)
    assert meant == "campaign marketing_trainee 14 H4-wide pizza 2"


def test_the_day_lists_what_is_left_and_what_payday_asks() -> None:
    state = working(a_state(), 0, "3.1", "trainer", "burger_cook", "recruiting_girl")
    scene = deciding(state, 0)
    prompt = PRESENTER.prompt(EN, a_view(state, 0), scene, msgspec.structs.replace(scene).decision or Decision(0, ""))
    assert prompt == "Recruit (2 left)."
    said = notes(state, scene)
    assert "Then: Food and drinks (Burger Cook)." in said
    assert "Payday will cost $5; you have $0 before dinner." in said


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (ReserveCards([0, 1], {0: ("reserve", "200")}), "Your answer: **Choose reserve card › $200"),
        (Freezer([0, 1], {0: ("keep", "burger-2")}), "Your answer: **Keep goods › 2 × burger"),
        (Payday([0, 1], {0: ("fire", "waitress", "end")}), "Fired: Waitress."),
        (Payday([0, 1], {0: ("pay",)}), "Fired: nobody."),
    ],
)
def test_who_has_answered_in_secret_reads_which_answer_it_was(step: Gather[State], answer: str) -> None:
    state = a_state()
    state.chains[0].hand, state.chains[0].goods, state.chains[0].cash = {"waitress": 1}, {"burger": 3}, 50
    state.chains[0].milestones = {"first_to_throw_away": 0}
    state.stack[-1] = step
    assert answer in notes(state, deciding(state, 0))
    assert "Your answer" not in notes(state, deciding(state, 1)), "the other has not answered"


def hungry(state: State) -> State:
    state.demand["2"] = (("burger", 0),)
    state.chains[0].goods = {"burger": 3}
    return state


def test_dinner_is_foreseen_as_things_stand() -> None:
    state = hungry(working(a_state(), 0, "end"))
    assert "As things stand – " in notes(state, deciding(state, 0))
    picture = PRESENTER.picture(EN, a_view(state, 0), a_scene(viewer=0), "dinner")
    assert "As things stand – " in picture.alt


def offers() -> tuple[events.Offer, ...]:
    return (events.Offer(0, 10, 1, 11), events.Offer(1, 10, 3, 13))


def test_every_house_says_what_decided_and_what_the_rivals_asked() -> None:
    fed = events.HouseFed(seat=0, house="2", goods={"burger": 2}, income=20, why="total", offers=offers())
    said = PRESENTER.event(EN, a_view(), a_scene(), fed)
    assert said == "🍽️ House 2 eats 2 × burger at Anna’s for $20: Anna $10 + 1 = 11; Bo $10 + 3 = 13."


def test_why_a_house_ate_there_names_the_tie_breaker_what_others_had_and_every_term_of_the_sum() -> None:
    rivals = (*offers()[:1], events.Offer(1, 10, 2, 11, nearer=1), events.Offer(0, 9, 0, 9, had="less"))
    fed = events.HouseFed(seat=0, house="2", goods={"burger": 1}, income=9, why="tie", offers=rivals, tie="stars")
    assert PRESENTER.event(EN, a_view(), a_scene(), fed) == (
        "🍽️ House 2 eats 1 × burger at Anna’s for $9: Anna $10 + 1 = 11; Bo $10 + 2 − 1 = 11; "
        "Anna $9 + 0 = 9 (only what the house likes less). Tie: the better movie star decides."
    )
    liked = events.HouseFed(
        seat=0,
        house="2",
        goods={"kimchi": 1},
        income=9,
        why="liked",
        offers=(*offers()[:1], events.Offer(1, 9, 0, 9, had="nothing")),
    )
    assert PRESENTER.event(EN, a_view(), a_scene(), liked) == (
        "🍽️ House 2 eats 1 × kimchi at Anna’s for $9: Anna $10 + 1 = 11; Bo $9 + 0 = 9 (lacks goods). "
        "It likes 1 × kimchi best."
    )


DAY: tuple[Event, ...] = (
    events.WorkBegan(seat=0),
    events.Hired(seat=0, card="waitress"),
    events.Hired(seat=0, card="waitress"),
    events.Trained(seat=0, card="kitchen_trainee", into="burger_cook", by="trainer"),
    events.Cooked(seat=0, card="burger_cook", good="burger", amount=3),
    events.Fetched(seat=0, card="errand_boy", goods={"beer": 1}),
    events.WorkEnded(seat=0),
    events.HouseFed(seat=0, house="2", goods={"burger": 1}, income=10, why="only", offers=offers()[:1]),
    events.HouseHungry(house="5", goods={"beer": 1}),
    events.WaitressesPaid(seat=0, amount=6),
    events.MilestoneWon(seat=0, milestone="first_to_have_20"),
)


def test_a_channel_hears_a_day_in_few_lines_and_the_whole_story_is_told_step_by_step() -> None:
    scene = a_scene(*DAY)
    assert PRESENTER.digest(EN, a_view(), scene) == [
        "Anna hires 2 × Waitress.",
        "Anna trains: Kitchen Trainee → Burger Cook.",
        "Anna makes and fetches 3 × burger, 1 × beer.",
        "Dinner: Anna $16 (house 2). House 5 stays hungry.",
        "⭐ First to have $20 (Anna).",
    ]
    assert len(PRESENTER.game_log(EN, a_view(), scene)) == len(DAY)


def test_campaigns_are_summed_up_by_what_they_make_people_want() -> None:
    marketed = [
        events.Marketed(number=n, campaign_type="mailbox", good=good, houses=houses, count=len(houses), left=1)
        for n, good, houses in ((7, "burger", ("2", "12")), (8, "burger", ("2",)), (9, "beer", ("5",)))
    ]
    assert PRESENTER.digest(EN, a_view(), a_scene(*marketed)) == ["📣 Campaigns: burger for 2 ×2, 12; beer for 5."]


def test_a_campaign_under_way_is_described_with_whom_it_would_reach() -> None:
    state = working(a_state(), 0, "3.3", "marketing_trainee")
    scene = deciding(state, 0, "campaign", "marketing_trainee", "14", "H4-wide")
    alt = PRESENTER.picture(EN, a_view(state, 0), scene).alt
    assert "Billboard 14 at H4, wide: Reaches" in alt


def test_a_tile_shows_whose_it_is_by_a_mark() -> None:
    def board(seat: Seat) -> bytes:
        state = a_state()
        state.campaigns.append(
            Campaign(14, "billboard", seat, "", ("beer",), 2, squares=(SQUARES["H4"], SQUARES["I4"]))
        )
        return PRESENTER.picture(EN, a_view(state), a_scene()).data

    assert board(0) != board(1)


def test_the_head_of_a_message_names_turn_and_phase() -> None:
    assert PRESENTER.phase(EN, a_view(), a_scene(), 77) == "Turn 5: Restructuring"


def test_on_request_every_house_shows_the_campaigns_that_reach_it() -> None:
    state = a_state()
    house = state.city.house("2")
    beside = min(house.squares) + 2
    state.campaigns.append(Campaign(14, "billboard", 1, "", ("beer",), 2, squares=(beside, beside + 1)))
    assert reaching(state) == {"2": (14,)}
    plain = PRESENTER.picture(EN, a_view(state), a_scene())
    asked = PRESENTER.picture(EN, a_view(state), a_scene(), "campaigns")
    assert plain.data != asked.data and "Billboard 14 (Bo)" in asked.alt and "reaches 2." in asked.alt


def test_everybodys_company_has_a_page_that_stays_closed_while_it_is_planned() -> None:
    state = working(a_state(), 0, "3.1", "trainer")
    state.chains[1].work = {"waitress": 2}
    alt = PRESENTER.picture(EN, a_view(state, 0), a_scene(viewer=0), "company-2").alt
    assert "At work: 2 × Waitress." in alt
    planned, other = a_state(), a_state()
    planned.stack[-1].answers[1] = ("work", "end")
    pages = [PRESENTER.picture(EN, a_view(table, 0), a_scene(viewer=0), "company-2") for table in (planned, other)]
    assert pages[0].data == pages[1].data


def test_the_text_board_lists_the_stock_of_employees() -> None:
    text = PRESENTER.text_board(EN, a_view(), a_scene())
    assert "Employees in stock: " in text and "12 × Waitress" in text


def test_after_the_vote_plan_board_strip_company_and_text_board_show_the_price_of_the_next_dinner() -> None:
    """Every figure shown is the one that the next dinner will use, also in the turn after the first break."""
    state = a_state(modules=("reserve_prices",))
    state.chains[0].hand = dict(STAFF)
    state.extra["reserve_prices"] = BasePrice(20)
    scene = deciding(state, 0, "work", "trainer")
    assert "unit price $20" in notes(state, scene)
    assert "$20" in PRESENTER.text_board(EN, a_view(state, 0), scene)
    board_text = PRESENTER.board_text(EN, a_view(state, 0), scene)
    assert view_model(board_text, a_view(state, 0), scene, "").captions[0].price == "$20"
    assert state.rules.unit_price(state, 0) == 20
