"""Component data of Foodfighters, read once from the files in `data/` and checked against these types.

Every block names its source: `seed` (the rulebook), `public` (a public page) or `assumed` (designed here). A true value
replaces an assumed value in the file, without a change of code.

`FIGURES` are the numbers that sentences quote: prices, faces of dice, chances.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Literal, get_args

from msgspec import Struct

from games.kernel import Length, data_files

Source = Literal["seed", "public", "assumed"]
Timing = Literal["one_time", "multi_use", "ongoing"]
Window = Literal[
    "pre_action", "attacker_reroll", "defender_reroll", "after_miss", "defender_hit", "post_action", "passive"
]
PlayedEffect = Literal[
    "redirect_hit_same_row",
    "reroll_all_if_no_splat",
    "attacker_rerolls_splats",
    "free_swap_no_bean",
    "revive_one",
    "enemy_fighter_cannot_attack_next_turn",
    "swap_two_enemy_fighters",
    "attack_again_other_fighter",
]
"""The effects of cards that are played; `cards` has a class for each."""
OngoingEffect = Literal[
    "collect_beans_on_hit", "more_beans_from_dice", "more_beans_for_swap", "cracker_cheaper_and_returns"
]
"""The effects of cards that stay on the table; `state` has a function for each."""


class TypeData(Struct, frozen=True, forbid_unknown_fields=True):
    """One type of fighter: its id and its one-letter code, unique over all teams."""

    id: str
    code: str


class TeamData(Struct, frozen=True, forbid_unknown_fields=True):
    """A team: its three types. `base` teams are in the box; a coin flip assigns them when nobody chooses."""

    id: str
    source: Source
    types: tuple[TypeData, TypeData, TypeData]
    base: bool = False


class Copy(Struct, frozen=True, forbid_unknown_fields=True):
    """One of a team's nine tiles: slots (0 to 2) into the own team's types and into the enemy team's."""

    type_slot: int
    thought_slot: int


class CopiesData(Struct, frozen=True, forbid_unknown_fields=True):
    """The nine tiles of every team."""

    source: Source
    copies: tuple[Copy, Copy, Copy, Copy, Copy, Copy, Copy, Copy, Copy]


class PowerSource(Struct, frozen=True, forbid_unknown_fields=True):
    """The source of each fact of a Power card."""

    name: Source
    timing: Source
    cost: Source
    effect: Source


class PowerData(Struct, frozen=True, forbid_unknown_fields=True):
    """A Power card: its team, duration, price, window, effect, and
    the Beans in that effect, if any."""

    team: str
    id: str
    timing: Timing
    cost: int
    window: Window
    effect: PlayedEffect | OngoingEffect
    source: PowerSource
    amount: int = 0


class DiceData(Struct, frozen=True, forbid_unknown_fields=True):
    """The six faces of each die; 0 is a Splat."""

    source: Source
    normal1: tuple[int, int, int, int, int, int]
    normal2: tuple[int, int, int, int, int, int]
    bonus: tuple[int, int, int, int, int, int]


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of knocked-out enemies of one type that wins, and the estimated length of a game."""

    set: int
    length: Length


class SupplyData(Struct, frozen=True, forbid_unknown_fields=True):
    """The shared supply at the beginning."""

    beans: int
    source: Source


class ItemData(Struct, frozen=True, forbid_unknown_fields=True):
    """An item that a fighter carries: its price in Beans and how many each player has."""

    id: Literal["spoon", "cracker", "pan"]
    price: int
    per_player: int
    source: Source


class BonusDieData(Struct, frozen=True, forbid_unknown_fields=True):
    """The Bonus die; there is one."""

    price: int
    source: Source


class SwapData(Struct, frozen=True, forbid_unknown_fields=True):
    """The Beans for a Swap or a Move."""

    beans: int
    source: Source


class AssumedData(Struct, frozen=True, forbid_unknown_fields=True):
    """Built-in values: the stalemate rule, its warnings (turns left), and possible Beans for the second player."""

    quiet_turns: int
    warnings: tuple[int, ...]
    second_player_beans: tuple[int, ...]


class PantryData(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game, and everything for sale besides Power cards."""

    game: GameData
    supply: SupplyData
    swap: SwapData
    item: tuple[ItemData, ItemData, ItemData]
    bonus_die: BonusDieData
    assumed: AssumedData


class BaseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `teams.toml`."""

    team: tuple[TeamData, ...]
    fighters: CopiesData


class PowersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `powers.toml`."""

    power: tuple[PowerData, ...]


class AssumedFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `teams_house.toml`."""

    team: tuple[TeamData, ...]
    power: tuple[PowerData, ...]


_base = data_files.read(__package__, "teams.toml", BaseFile)
_assumed = data_files.read(__package__, "teams_assumed.toml", AssumedFile)
_powers = data_files.read(__package__, "powers.toml", PowersFile)
TEAMS: dict[str, TeamData] = {team.id: team for team in (*_base.team, *_assumed.team)}
"""Every team by id, those of the base game first."""
BASE_TEAMS = tuple(team.id for team in TEAMS.values() if team.base)
COPIES = _base.fighters.copies
TYPES: dict[str, TypeData] = {kind.id: kind for team in TEAMS.values() for kind in team.types}
"""Every type of fighter by id, in the order of the teams."""
TYPE_OF_CODE: dict[str, str] = {kind.code: kind.id for kind in TYPES.values()}
POWERS: dict[str, PowerData] = {power.id: power for power in (*_powers.power, *_assumed.power)}
"""Every Power card by id."""
DICE: DiceData = data_files.read(__package__, "dice.toml", DiceData)
DIE_NAMES = ("normal1", "normal2", "bonus")
FACES = (DICE.normal1, DICE.normal2, DICE.bonus)
"""The faces of the dice in the order in which they are rolled."""
PANTRY: PantryData = data_files.read(__package__, "pantry.toml", PantryData)
ITEMS: dict[str, ItemData] = {item.id: item for item in PANTRY.item}
"""Everything a fighter can carry, by id."""


def deck_of(team: str) -> tuple[str, ...]:
    """Return the ids of a team's three Power cards."""
    return tuple(power.id for power in POWERS.values() if power.team == team)


def team_of(kind: str) -> str:
    """Return the id of the team that a type belongs to."""
    return next(team.id for team in TEAMS.values() if any(t.id == kind for t in team.types))


def fighter_id(kind: str, thought: str) -> str:
    """Return the id of a fighter: its type's code and its thought's, such as `KC` for a Chicken thinking of Cabbage."""
    return TYPES[kind].code + TYPES[thought].code


def fighter_of(identity: str) -> tuple[str, str]:
    """Return the type and the thought (type ids) of a fighter's id. Raise KeyError for an unknown fighter."""
    return TYPE_OF_CODE[identity[:1]], TYPE_OF_CODE[identity[1:]]


def power_problems(powers: tuple[PowerData, ...]) -> list[str]:
    """Return what is wrong across well-formed Power cards: their teams, and conflicts between them."""
    decks = Counter(power.team for power in powers)
    effects = Counter(power.effect for power in powers)
    wrong = [f"team {team} must have three Power cards" for team in TEAMS if decks[team] != 3]
    wrong += [f"power {power.id}: no team {power.team}" for power in powers if power.team not in TEAMS]
    wrong += [f"two cards have the effect {effect}" for effect, count in effects.items() if count > 1]
    for power in powers:
        stays = power.effect in get_args(OngoingEffect)
        if stays != (power.timing == "ongoing") or stays != (power.window == "passive"):
            wrong.append(f"power {power.id}: {power.effect} is not {power.timing} in the window {power.window}")
    return wrong


def _problems() -> list[str]:
    wrong = [*power_problems(tuple(POWERS.values()))]
    if len(TYPES) != 3 * len(TEAMS) or len(TYPE_OF_CODE) != len(TYPES):
        wrong.append("type ids and codes must be unique over all teams")
    if len({(c.type_slot, c.thought_slot) for c in COPIES}) != 9:
        wrong.append("the nine copies of [fighters] must all differ")
    wrong += [f"{name} needs a face with Beans" for name, faces in zip(DIE_NAMES, FACES, strict=True) if not any(faces)]
    return wrong


if _wrong := _problems():
    raise ValueError("Foodfighters data: " + "; ".join(_wrong))

Die = tuple[int, ...]


def _hits(dice: tuple[Die, ...], splats: int) -> int:
    """Return the percentage of throws in which at least `splats` of the dice show a Splat."""
    rolls = list(product(*dice))
    return round(100 * sum(1 for roll in rolls if roll.count(0) >= splats) / len(rolls))


def _tenths(dice: tuple[Die, ...]) -> int:
    """Return the average Beans of a roll in which Splats are rolled again, in tenths."""
    beans = [[face for face in die if face] for die in dice]
    return round(10 * sum(sum(faces) / len(faces) for faces in beans))


_NORMAL, _ALL = tuple(map(tuple, FACES[:2])), tuple(map(tuple, FACES))
FIGURES: dict[str, int] = {
    "fighters_each": max(Counter(copy.type_slot for copy in COPIES).values()),
    "beans_in_all": PANTRY.supply.beans,
    "swap_beans": PANTRY.swap.beans,
    "second_beans": max(PANTRY.assumed.second_player_beans),
    "quiet_turns": PANTRY.assumed.quiet_turns,
    "bonus_die_price": PANTRY.bonus_die.price,
    **{f"{item.id}_price": item.price for item in ITEMS.values()},
    **{f"{item.id}_each": item.per_player for item in ITEMS.values()},
    **{f"{card.id}_amount": card.amount for card in POWERS.values() if card.amount and card.id != "hard_shell"},
    "hard_shell_price": ITEMS["cracker"].price - POWERS["hard_shell"].amount,
    **{
        f"{name}_{number}": face
        for name, die in zip(DIE_NAMES, FACES, strict=True)
        for number, face in enumerate(die, start=1)
    },
    "least_beans": min(face for die in FACES for face in die if face),
    "most_beans": max(face for die in FACES for face in die),
    "mean_whole": _tenths(_NORMAL) // 10,
    "mean_tenths": _tenths(_NORMAL) % 10,
    "mean_bonus_whole": _tenths(_ALL) // 10,
    "mean_bonus_tenths": _tenths(_ALL) % 10,
    "hits": _hits(_NORMAL, 1),
    "double_hits": _hits(_NORMAL, 2),
    "bonus_hits": _hits(_ALL, 1),
    "bonus_double_hits": _hits(_ALL, 2),
}
"""Keyed by the names that the catalogues use."""
