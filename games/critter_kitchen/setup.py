"""Setup of a game (section 3), with its draws in the fixed order."""

from __future__ import annotations

from collections.abc import Sequence

from games.critter_kitchen import events
from games.critter_kitchen.data import CHALLENGES, CRITICS, GAME, ICONS, RESTAURATEURS, TASTES, ZOUS, row
from games.critter_kitchen.rival import DECKS
from games.critter_kitchen.state import RIVAL, GameState, Player, Rival, Rules, Shield, State, rumor_deck
from games.critter_kitchen.steps.round import ChooseRestaurateur, Round, deal_extra_rumors, keep_restaurateur
from games.critter_kitchen.tokens import BAG
from games.kernel import Chance, Event, ModuleSpec, Options, OptionSpec, Preset, Say
from games.kernel.flow import Play

RESTAURATEUR_MODULE, CART_MODULE = "restaurateurs", "a_la_cart"
OPTIONS = (
    OptionSpec("critic", "choice", "random", ("random", *CRITICS), names="critic"),
    OptionSpec("first_game_rumors", "flag", False),
    OptionSpec("restaurateur_deal", "choice", "seed", ("seed", "published")),
    OptionSpec("restaurateur_stars", "choice", "seed", ("seed", "published")),
    OptionSpec("truck_leftovers", "choice", "academy", ("academy", "stay")),
    OptionSpec("known_rumor_purge", "flag", True),
    OptionSpec("min_quality_to_present", "flag", True),
    OptionSpec("may_stop_early", "flag", False),
)
MODULES = (ModuleSpec(RESTAURATEUR_MODULE), ModuleSpec(CART_MODULE))
PRESETS = (
    Preset("first_game", {"first_game_rumors": True}),
    Preset("whole_kitchen", {"modules": [RESTAURATEUR_MODULE, CART_MODULE]}),
)


def problems(options: Options, seats: int) -> Sequence[Say]:
    """Return what is wrong with options beyond their form: the street cart needs at least two players."""
    if seats == 1 and CART_MODULE in options.modules:
        return [Say("critter_kitchen-no-cart-alone")]
    return []


def setup(options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
    """Return the first state. Draws in order: challenges, critic, rumors, zous chefs, hats, decks, cards dealt."""
    rules = _rules(options)
    # Section 3: the seventh leaves the game unseen.
    challenges = chance.shuffle(CHALLENGES, "challenges")[: GAME.challenges]
    wanted = str(options.values["critic"])
    critic = chance.pick(list(CRITICS), "critic") if wanted == "random" else wanted
    rumors = chance.shuffle(rumor_deck(rules), "rumors")[: len(ICONS)]
    # One for each round that lays one out; the others never come into play (section 3).
    zous = chance.shuffle(ZOUS, "zous chefs")[: GAME.challenges]
    # Section 10: the rival replaces a second player, and setup is as for two.
    players = max(2, seats)
    # Alone there is nothing to draw: the rival's hat starts at the front (section 10).
    track = [RIVAL, 0] if seats == 1 else chance.shuffle(range(seats), "hats")
    state: State = GameState(
        seats=seats,
        rules=rules,
        critic=critic,
        round=1,
        players=[Player([None] * len(ICONS), {}) for _ in range(players)],
        shields=[Shield([], GAME.starting_soup if seat < seats else 0) for seat in range(players)],
        track=track,
        bag=list(BAG),
        items={location: [] for location in row(players, rules.cart)},
        challenges=challenges,
        rumors=rumors,
        opened=[False] * len(ICONS),
        zous=zous,
        chefs=[],
        out=[],
        rival=_rival(chance) if seats == 1 else None,
        stack=[],
        peeked=[],
    )
    if state.rival is not None:
        # Section 10: it first gains the stars of its critic's-choice card.
        state.players[RIVAL].earn("critic", TASTES[critic].stars)
    play = Play(state, chance)
    play.emit(events.Opened(critic=critic, seats=track[:]))
    _deal_restaurateurs(play, str(options.values["restaurateur_deal"]))
    return state, play.events


def _rules(options: Options) -> Rules:
    """Return the rules for the options."""
    values = options.values
    return Rules(
        stars_at_setup=values["restaurateur_stars"] == "seed",
        leftovers_stay=values["truck_leftovers"] == "stay",
        purge=bool(values["known_rumor_purge"]),
        least_quality=bool(values["min_quality_to_present"]),
        may_stop=bool(values["may_stop_early"]),
        base_rumors=bool(values["first_game_rumors"]),
        restaurateurs=RESTAURATEUR_MODULE in options.modules,
        cart=CART_MODULE in options.modules,
    )


def _rival(chance: Chance) -> Rival:
    """Return the rival's shuffled decks (10)."""
    decks = {name: chance.shuffle(range(len(cards)), f"rival's {name} cards") for name, cards in DECKS.items()}
    return Rival(decks, {name: [] for name in DECKS}, [[] for _ in range(GAME.challenges)])


def _deal_restaurateurs(play: Play[State], deal: str) -> None:
    """Deal one card each, or two of which one is kept; without the module the first round begins."""
    state = play.state
    if not state.rules.restaurateurs:
        state.stack.append(Round())
        return
    cards = play.chance.shuffle(RESTAURATEURS, "restaurateurs")
    if deal == "published":
        for seat in range(state.seats):
            # Section 3: by the published value two are dealt and one is kept in secret.
            state.shields[seat].dealt = cards[2 * seat : 2 * seat + 2]
        state.stack.append(ChooseRestaurateur(list(range(state.seats))))
        return
    for seat in range(state.seats):
        keep_restaurateur(play, seat, cards[seat])
    state.stack.append(Round())
    deal_extra_rumors(play)
