"""Setup of a game (rules sections 6 and 12): teams, formations, the start roll."""

from __future__ import annotations

from msgspec import Struct

from games.foodfighters import dice
from games.foodfighters.data import BASE_TEAMS, COPIES, ITEMS, PANTRY, TEAMS, TYPES, deck_of, fighter_id, team_of
from games.foodfighters.events import Compensated, Deployed, GoesFirst, StartRolled, StartTied, TeamChosen
from games.foodfighters.geometry import NORTH, SOUTH
from games.foodfighters.state import Fighter, GameState, Roll, Side, State
from games.foodfighters.steps import TurnStart
from games.kernel import Chance, Event, Options, OptionSpec, Ref, Say, Seat
from games.kernel.flow import Play, settle

AUTO, CUSTOM, NONE = "auto", "custom", "none"
_CUSTOM = ("custom_south", "custom_north")
OPTIONS = (
    OptionSpec("team", "per_seat", AUTO, values=(AUTO, *TEAMS, CUSTOM)),
    OptionSpec("second_beans", "choice", "0", values=tuple(str(n) for n in PANTRY.assumed.second_player_beans)),
    *(
        OptionSpec(option, "some", "", values=tuple(TYPES), low=3, high=3, needs=("team", CUSTOM), seat=seat)
        for seat, option in enumerate(_CUSTOM)
    ),
    OptionSpec("custom_cards", "per_seat", NONE, values=(NONE, *TEAMS), needs=("team", CUSTOM)),
)
"""Teams by seat, the Beans of the second player, and for custom teams of South and North their three types, and which
team's Power cards they use (`none`: those of the first type's team)."""


class Lineup(Struct, frozen=True):
    """A team at setup: its id, its types, its Power cards, and how the seat got it."""

    team: str
    types: tuple[str, str, str]
    deck: tuple[str, ...]
    how: str = "chosen"


def problems(options: Options) -> list[Say]:
    """Return what is wrong with the custom teams of well-formed options."""
    return [problem for seat in (SOUTH, NORTH) for problem in _custom_problems(options, seat)]


def setup(options: Options, chance: Chance) -> tuple[State, list[Event]]:
    """Return a new game up to its first decision. The order of the draws: coin flip, formations, start rolls."""
    south, north = _lineups(options, chance)
    sides = (_side(south, north), _side(north, south))
    # South is active only until the start roll says who goes first.
    state: State = GameState(sides, SOUTH, supply=PANTRY.supply.beans, stack=[TurnStart()])
    play = Play(state, chance)
    for seat, lineup in ((SOUTH, south), (NORTH, north)):
        play.emit(TeamChosen(seat, lineup.team, "coin" if lineup.how == "coin" else "chosen"))
    for seat, side in enumerate(sides):
        _deploy(play, seat, side)
    state.active = _start_roll(play)
    # Only after the start roll, which decides who is second (section 6).
    _compensate(play, int(str(options.values["second_beans"])))
    settle(play)
    return state, play.events


def _choice(options: Options, option: str, seat: Seat) -> str:
    per_seat = options.values[option]
    assert isinstance(per_seat, list)
    return per_seat[seat]


def _custom_types(options: Options, seat: Seat) -> list[str]:
    types = options.values[_CUSTOM[seat]]
    assert isinstance(types, list)
    return types


def _custom_problems(options: Options, seat: Seat) -> list[Say]:
    about: dict[str, str | int | Ref | list[Ref]] = {"seat": Ref("seat", str(seat))}
    types, cards = _custom_types(options, seat), _choice(options, "custom_cards", seat)
    if _choice(options, "team", seat) != CUSTOM:
        unused = types or cards != NONE
        return [Say("foodfighters-option-custom-unused", about)] if unused else []
    if not types:
        return [Say("foodfighters-option-custom-missing", {**about, "option": _CUSTOM[seat]})]
    if cards != NONE and cards not in [team_of(kind) for kind in types]:
        return [Say("foodfighters-option-custom-cards-wrong", {**about, "team": Ref("team", cards)})]
    return []


def _lineups(options: Options, chance: Chance) -> tuple[Lineup, Lineup]:
    """Return both teams. A seat without a choice gets a base team: the one the other lacks, else the coin decides."""
    chosen = [_chosen(options, seat) for seat in (SOUTH, NORTH)]
    south, north = chosen
    # One draw for both, so that they never get the same base team.
    if south is None and north is None:
        first = chance.below(2, "coin flip for the teams")
        return _standard(BASE_TEAMS[first], "coin"), _standard(BASE_TEAMS[1 - first], "coin")
    return south or _opposing(north, chance), north or _opposing(south, chance)


def _opposing(other: Lineup | None, chance: Chance) -> Lineup:
    free = [team for team in BASE_TEAMS if other is None or team != other.team]
    if len(free) == 1:
        return _standard(free[0])
    return _standard(free[chance.below(len(free), "coin flip for the team")], "coin")


def _chosen(options: Options, seat: Seat) -> Lineup | None:
    team = _choice(options, "team", seat)
    if team == AUTO:
        return None
    if team != CUSTOM:
        return _standard(team)
    one, two, three = _custom_types(options, seat)
    cards = _choice(options, "custom_cards", seat)
    return Lineup(CUSTOM, (one, two, three), deck_of(team_of(one) if cards == NONE else cards))


def _standard(team: str, how: str = "chosen") -> Lineup:
    one, two, three = (kind.id for kind in TEAMS[team].types)
    return Lineup(team, (one, two, three), deck_of(team), how)


def _side(own: Lineup, enemy: Lineup) -> Side:
    """Return a side with its nine fighters, each thinking of one of the enemy's types, and its Pantry."""
    pairs = [(own.types[copy.type_slot], enemy.types[copy.thought_slot]) for copy in COPIES]
    return Side(
        own.team,
        own.types,
        own.deck,
        [Fighter(fighter_id(kind, thought), kind, thought) for kind, thought in pairs],
        spoons=ITEMS["spoon"].per_player,
        crackers=ITEMS["cracker"].per_player,
        pans=ITEMS["pan"].per_player,
        pantry=list(own.deck),
    )


def _deploy(play: Play[State], seat: Seat, side: Side) -> None:
    side.grid = play.chance.shuffle(side.grid, "formation of South" if seat == SOUTH else "formation of North")
    play.emit(Deployed(seat, tuple(fighter.id for fighter in side.grid if fighter is not None)))


def _start_roll(play: Play[State]) -> Seat:
    """Roll all three dice for both, again after a tie; more Beans goes first."""
    while True:
        south, north = (_start_dice(play, seat) for seat in (SOUTH, NORTH))
        if south != north:
            first = SOUTH if south > north else NORTH
            play.emit(GoesFirst(first))
            return first
        play.emit(StartTied(south))


def _start_dice(play: Play[State], seat: Seat) -> int:
    # Not `dice.roll`: the Bonus die has no owner yet, and this roll sets no flag (section 8).
    lie = dice.throw(play.chance, 3)
    play.state.roll = Roll(seat, "start", lie)
    play.emit(StartRolled(seat, lie, sum(lie)))
    return sum(lie)


def _compensate(play: Play[State], beans: int) -> None:
    if not beans:
        return
    second = 1 - play.state.active
    play.state.sides[second].beans += beans
    play.state.supply -= beans
    play.emit(Compensated(second, beans))
