"""The numbers of which sentences speak, from the data or worked out from it: stars, hands, values, fridges."""

from __future__ import annotations

from .data import CART, CHEFS, CRITICS, GAME, RESTAURATEURS, RUMORS, STARS, TOKENS, TRACK, ZOUS, Critic, Restaurateur


def _changed(card: Critic | Restaurateur) -> dict[str, int]:
    """The printed value that a card changes, and what it is worth then."""
    ((printed, worth),) = card.values.items()
    return {f"{card.id}_printed": printed, f"{card.id}_worth": worth}


_STARS = [card.stars for card in RESTAURATEURS.values()]

FIGURES: dict[str, int] = {
    "rounds": GAME.rounds,
    "challenges": GAME.challenges,
    "least_quality": GAME.least_quality,
    "consolation_soup": GAME.consolation_soup,
    "soup_value": TOKENS.soup,
    "bisque_value": TOKENS.bisque,
    "tofu_value": CART.tofu_value,
    "trophy_stars": CART.trophy_stars,
    "stars_most_soup": STARS.most_soup,
    "stars_all_courses": STARS.all_courses,
    "stars_best_course": STARS.best_course,
    "loop_stars": TRACK.loop_stars,
    **{f"hold_{day}": last for day, last in enumerate(GAME.hold_rounds, start=1)},
    **{f"quality_{n}": quality for n, (quality, _) in enumerate(GAME.thresholds, start=1)},
    **{f"quality_stars_{n}": stars for n, (_, stars) in enumerate(GAME.thresholds, start=1)},
    **{f"row_end_{row}": row * TRACK.row_length for row, _ in enumerate(TRACK.row_stars, start=1)},
    **{f"row_stars_{row}": stars for row, stars in enumerate(TRACK.row_stars, start=1)},
    **{f"fridge_{day}": holds for day, holds in enumerate(GAME.refrigeration, start=1)},
    **{
        f"tortoise_fridge_{day}": holds + CRITICS["tortoise"].fridge
        for day, holds in enumerate(GAME.refrigeration, start=1)
    },
    **{f"{kind}_hands": hands for kind, hands in CHEFS.items()},
    "carol_amount": ZOUS["carol"].amount,
    "newton_amount": ZOUS["newton"].amount,
    "newton_others": ZOUS["newton"].others,
    "otto_hands": ZOUS["otto"].hands,
    "ming_capacity": ZOUS["ming"].capacity,
    "rusk_capacity": ZOUS["rusk"].capacity,
    "cow_roomiest": CRITICS["cow"].roomiest,
    **_changed(CRITICS["kangaroo"]),
    "capybara_stars": CRITICS["capybara"].soup_stars,
    **{f"badger_{kind}": rooms for kind, rooms in CRITICS["badger"].rooms.items()},
    "magpie_printed": CRITICS["magpie"].star_value,
    "anthony_boardain_soup": RESTAURATEURS["anthony_boardain"].consolation_soup,
    **_changed(RESTAURATEURS["goatn_ramsey"]),
    "graham_elephant_soup": RESTAURATEURS["graham_elephant"].lone_soup,
    "bruno_badgerson_fridge": RESTAURATEURS["bruno_badgerson"].fridge,
    "otis_osprey_mouse": RESTAURATEURS["otis_osprey"].mouse_capacity,
    "restaurateur_least": min(_STARS),
    "restaurateur_most": max(_STARS),
    **{f"{card.id}_stars": card.stars for card in RUMORS.values() if card.stars},
    **{f"{card.id}_courses": card.min_courses for card in RUMORS.values() if card.min_courses},
    **{f"{card.id}_cap": card.cap for card in RUMORS.values() if card.cap},
    **{f"{card.id}_value": card.value for card in RUMORS.values() if card.value},
    "varied_servings_less": RUMORS["varied_servings"].less,
}
"""By the names under which the catalogues speak of them."""
