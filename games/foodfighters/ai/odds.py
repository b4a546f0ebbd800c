"""The winning chance of the side that moves at the beginning of a turn: a small neural net over the position.

The net was trained by self-play (`odds.toml` describes it, `training` does it); `PARTS` are
its inputs for each side, first for the side that moves, then for the other. Its first layer is a sum, so the fighters
on the table and the things beside it are summed separately, and cached: little of it changes between two positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import exp

from msgspec import Struct

from games.foodfighters.data import POWERS
from games.foodfighters.geometry import NORMAL_REACH, SPOON_REACH
from games.foodfighters.state import Board, Fighter, Side
from games.kernel import Seat, data_files
from games.kernel.ai.learning import Net, Row, Schooling


class OddsData(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `odds.toml`: the parameters of the search, and a net with one hidden layer, in thousandths."""

    kept: int
    kept_in_reply: int
    contenders: int
    near: float
    work: int
    plenty: int
    schooling: Schooling
    bias: str
    out: str
    rows: str


DATA = data_files.read(__package__.removesuffix(".ai"), "odds.toml", OddsData)

Grid = tuple[Fighter | None, ...]
Fallen = tuple[tuple[str, int], ...]
"""The number of knocked-out enemies of each type: at most 2, as the game is over after that."""


def _numbers(text: str) -> Row:
    return tuple(int(number) / 1000 for number in text.split())


NET = Net([_numbers(line) for line in DATA.rows.splitlines()], _numbers(DATA.bias), _numbers(DATA.out))

_CARDS = {card: number for number, card in enumerate(POWERS)}
PARTS = {
    "standing": 36,  # enemies by how many like them have fallen, row, lane (edge or middle), Cracker
    "fallen": 10,  # how many of each type have fallen
    "burdened": 6,  # enemies with a Spoon, or a Pan, by how many like them have fallen
    "hits": 18,  # whether a kind of attack is possible; whether more than one is
    "attackers": 9,  # how many can attack somebody without a Cracker, by how many like him have fallen
    "thinkers": 18,  # fighters by how many of the type they think of have fallen, row, lane
    "hunters": 16,  # how many think of a type, by how many of it have fallen
    "duels": 16,  # fighters by their targets, and their own value as targets
    "near": 6,  # whether a front fighter is thought of, and one without a Cracker
    "beans": 12,
    "bonus_die": 4,  # whether it is owned, and the best attack for it
    "spoons": 9,  # by row, and how many of the type that its bearer thinks of have fallen
    "pans": 9,
    "crackers_left": 4,
    "spoons_left": 3,
    "banned": 1,
    "cards": 12,  # in hand, or ongoing
    "cards_gone": 12,
    "cards_for_sale": 12,
    "number": 10,  # how many enemies are in the grid
}
_OF_A_SIDE = sum(PARTS.values())
_AT = dict(zip(PARTS, accumulate(PARTS.values(), initial=0), strict=False))
_BOTH_FALLEN, _QUIET, _VERY_QUIET = 2 * _OF_A_SIDE, 2 * _OF_A_SIDE + 100, 2 * _OF_A_SIDE + 101
FEATURES = 2 * _OF_A_SIDE + 102

_STANDING, _FALLEN, _BURDENED, _HITS, _ATTACKERS = (
    _AT[part] for part in ("standing", "fallen", "burdened", "hits", "attackers")
)
_THINKERS, _HUNTERS, _DUELS, _NEAR, _BEANS = (_AT[part] for part in ("thinkers", "hunters", "duels", "near", "beans"))
_DIE, _SPOONS, _PANS = _AT["bonus_die"], _AT["spoons"], _AT["pans"]
_TRIPLES = {key: at for at, key in enumerate((a, b, c) for a in range(3) for b in range(a, 3) for c in range(b, 3))}


def chance_of_winning(board: Board, mover: Seat) -> float:
    """Return the chance of the side that is about to move; the turn before is over, gaps are filled."""
    side, enemy = board.sides[mover], board.sides[1 - mover]
    owned = 2 if board.bonus_die is None else int(board.bonus_die != mover)
    sums = [
        on_table + own + others
        for on_table, own, others in zip(
            _on_table(tuple(side.grid), tuple(enemy.grid), _fallen(side, enemy), _fallen(enemy, side), owned),
            _beside(0, *_belongings(side)),
            _beside(_OF_A_SIDE, *_belongings(enemy)),
            strict=True,
        )
    ]
    quiet = board.quiet_turns
    if quiet > _CALM:
        sums = [total + more for total, more in zip(sums, _summed(NET, _of_quiet(quiet)), strict=True)]
    return 1.0 / (1.0 + exp(-NET.total(sums)))


_CALM, _LULL, _STALE = 2, 15, 30
"""Quiet turns: up to the first they count nothing, from the second they weigh more, and the third ends the game."""


def features(board: Board, mover: Seat) -> list[tuple[int, float]]:
    """Return all inputs of the net in one list, for training."""
    side, enemy = board.sides[mover], board.sides[1 - mover]
    owned = 2 if board.bonus_die is None else int(board.bonus_die != mover)
    fallen = _fallen(side, enemy), _fallen(enemy, side)
    found = list(_of_table(tuple(side.grid), tuple(enemy.grid), *fallen, owned))
    found += _of_belongings(0, *_belongings(side))
    found += _of_belongings(_OF_A_SIDE, *_belongings(enemy))
    return found + list(_of_quiet(board.quiet_turns))


def forget() -> None:
    """Clear the cached sums: the net has changed."""
    _on_table.cache_clear()
    _beside.cache_clear()


def _summed(net: Net, found: Iterator[tuple[int, float]]) -> Row:
    rows = [net.rows[at] if value == 1.0 else tuple([value * weight for weight in net.rows[at]]) for at, value in found]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0.0,) * len(net.bias)


@lru_cache(maxsize=4096)
def _on_table(mine: Grid, theirs: Grid, fallen: Fallen, lost: Fallen, owned: int) -> Row:
    sums = _summed(NET, _of_table(mine, theirs, fallen, lost, owned))
    return tuple(map(sum, zip(NET.bias, sums, strict=True)))


@lru_cache(maxsize=1024)
def _beside(base: int, *belongings: object) -> Row:
    return _summed(NET, _of_belongings(base, *belongings))  # type: ignore[arg-type]


def _fallen(side: Side, enemy: Side) -> Fallen:
    down = [fighter.type for fighter in side.knocked_out]
    one, two, three = enemy.types
    return (one, min(down.count(one), 2)), (two, min(down.count(two), 2)), (three, min(down.count(three), 2))


def _of_quiet(turns: int) -> Iterator[tuple[int, float]]:
    if turns > _CALM:
        yield _QUIET, turns / _STALE
    if turns > _LULL:
        yield _VERY_QUIET, (turns - _LULL) / _LULL


def _of_table(mine: Grid, theirs: Grid, fallen: Fallen, lost: Fallen, owned: int) -> Iterator[tuple[int, float]]:
    """Yield the inputs of the table: both formations as each side sees them, and the fallen."""
    attacks, counter = list(_attacks(mine, theirs)), list(_attacks(theirs, mine))
    yield from _of_half(0, mine, theirs, (dict(fallen), dict(lost)), (attacks, counter), owned == 0)
    yield from _of_half(_OF_A_SIDE, theirs, mine, (dict(lost), dict(fallen)), (counter, attacks), owned == 1)
    yield _BOTH_FALLEN + 10 * _triple(fallen) + _triple(lost), 1.0


def _triple(fallen: Fallen) -> int:
    one, two, three = sorted(count for _, count in fallen)
    return _TRIPLES[one, two, three]


Attacks = list[tuple[int, int, bool]]
"""Cells of attackers and their targets, and whether a Spoon would have to be thrown."""
Counts = dict[str, int]


def _attacks(mine: Grid, theirs: Grid) -> Iterator[tuple[int, int, bool]]:
    for cell, fighter in enumerate(mine):
        if fighter is not None and (cell < 3 or fighter.spoon) and not fighter.blocked:
            normal = NORMAL_REACH[cell]
            for target in SPOON_REACH[cell] if fighter.spoon else normal:
                foe = theirs[target]
                if foe is not None and (fighter.pan or fighter.thought == foe.type):
                    yield cell, target, target not in normal


def _of_half(
    base: int, mine: Grid, theirs: Grid, fallen: tuple[Counts, Counts], attacks: tuple[Attacks, Attacks], bonus: bool
) -> Iterator[tuple[int, float]]:
    """Yield what one side sees: its enemies, its targets, and its own fighters that may be hit."""
    down, lost = fallen
    yield base + _FALLEN + _triple(tuple(down.items())), 1.0
    yield from _of_enemies(base, theirs, down)
    yield from _of_hits(base, attacks[0], theirs, down, bonus)
    yield from _of_thinkers(base, mine, theirs, down)
    best, danger = [-1] * 9, [0] * 9
    for cell, target, _ in attacks[0]:
        foe = theirs[target]
        if foe is not None and not foe.cracker:
            best[cell] = max(best[cell], down[foe.type])
    for _, target, _ in attacks[1]:
        own = mine[target]
        if own is not None:
            danger[target] = max(danger[target], 1 if own.cracker else 1 + lost[own.type])
    able = [0, 0, 0]
    for cell, fighter in enumerate(mine):
        if fighter is not None:
            yield base + _DUELS + 4 * (best[cell] + 1) + danger[cell], 1.0
            if best[cell] >= 0:
                able[best[cell]] += 1
    for count, number in enumerate(able):
        if number:
            yield base + _ATTACKERS + 3 * count + min(number, 3) - 1, 1.0


def _of_enemies(base: int, theirs: Grid, down: Counts) -> Iterator[tuple[int, float]]:
    for cell, foe in enumerate(theirs):
        if foe is not None:
            count = down[foe.type]
            yield base + _STANDING + (6 * count + cell // 3 * 2 + (cell % 3 == 1)) * 2 + foe.cracker, 1.0
            if foe.spoon:
                yield base + _BURDENED + count, 1.0
            if foe.pan:
                yield base + _BURDENED + 3 + count, 1.0
    yield base + _AT["number"] + 9 - theirs.count(None), 1.0


def _of_hits(base: int, attacks: Attacks, theirs: Grid, down: Counts, bonus: bool) -> Iterator[tuple[int, float]]:
    """Yield attacks by how many like the target have fallen, 3 more behind a Cracker, 6 if a Spoon is thrown."""
    hits = [0] * 9
    for _, target, thrown in attacks:
        foe = theirs[target]
        if foe is not None:
            hits[down[foe.type] + (3 if foe.cracker else 6 if thrown else 0)] += 1
    for kind, number in enumerate(hits):
        if number:
            yield base + _HITS + kind, 1.0
        if number > 1:
            yield base + _HITS + 9 + kind, 1.0
    if bonus:
        yield base + _DIE, 1.0
        for count in (2, 1, 0):
            if hits[count] or hits[count + 6]:
                yield base + _DIE + 1 + count, 1.0
                break


def _of_thinkers(base: int, mine: Grid, theirs: Grid, down: Counts) -> Iterator[tuple[int, float]]:
    in_front = {foe.type for foe in theirs[:3] if foe is not None}
    bare = {foe.type for foe in theirs[:3] if foe is not None and not foe.cracker}
    hunters, near = dict.fromkeys(down, 0), set()
    for cell, fighter in enumerate(mine):
        if fighter is None:
            continue
        row, count = cell // 3, down[fighter.thought]
        hunters[fighter.thought] += 1
        yield base + _THINKERS + 6 * count + 2 * row + (cell % 3 == 1), 1 / 2
        if fighter.thought in in_front:
            near.add(count)
        if fighter.thought in bare:
            near.add(3 + count)
        if fighter.spoon:
            yield base + _SPOONS + 3 * row + count, 1.0
        if fighter.pan:
            yield base + _PANS + 3 * row + count, 1.0
    for kind, number in hunters.items():
        yield base + _HUNTERS + 4 * down[kind] + min(number, 3), 1.0
    for at in sorted(near):
        yield base + _NEAR + at, 1.0


Cards = tuple[str, ...]


def _belongings(side: Side) -> tuple[int, int, int, bool, Cards, Cards, Cards]:
    return (
        side.beans,
        side.crackers,
        side.spoons,
        side.cracker_smashed,
        (*side.held, *side.ongoing),
        tuple(side.removed),
        tuple(side.pantry),
    )


def _of_belongings(
    base: int, beans: int, crackers: int, spoons: int, banned: bool, held: Cards, gone: Cards, for_sale: Cards
) -> Iterator[tuple[int, float]]:
    yield base + _BEANS + min(beans, PARTS["beans"] - 1), 1.0
    yield base + _AT["crackers_left"] + crackers, 1.0
    yield base + _AT["spoons_left"] + spoons, 1.0
    if banned:
        yield base + _AT["banned"], 1.0
    for part, cards in (("cards", held), ("cards_gone", gone), ("cards_for_sale", for_sale)):
        for card in cards:
            yield base + _AT[part] + _CARDS[card], 1.0
