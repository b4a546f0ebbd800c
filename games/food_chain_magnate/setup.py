"""Setting up a game (rules 3), with its draws in a fixed order: tiles, their turns, the initial order."""

from __future__ import annotations

from games.kernel import Chance, Event, Options, OptionSpec, Say

from . import events
from .city.pieces import City
from .city.tiles import Laid
from .data import Table
from .modules import PLUGINS
from .phases.opening import FirstRestaurants
from .phases.turn import Round
from .rules.registry import Rules, State
from .state import Bank, Chain, GameState, Variant

OPTIONS = (
    OptionSpec("game", "choice", "full", ("full", "introductory", "second")),
    OptionSpec("turn_limit", "number", 0, low=0, high=99),
    OptionSpec("links", "choice", "exits", ("exits", "adjacent")),
    OptionSpec("airplanes", "choice", "overlap", ("overlap", "apart")),
    OptionSpec("bank_break", "choice", "cannot_pay", ("cannot_pay", "at_zero")),
    OptionSpec("all_drinks", "flag", False),
)


def variant_of(options: Options) -> Variant:
    """What was agreed, without what matters at set-up only."""
    values = options.values
    return Variant(
        tuple(sorted(options.modules)),
        str(values["game"]),
        str(values["links"]),
        str(values["airplanes"]),
        str(values["bank_break"]),
        int(values["turn_limit"]) if isinstance(values["turn_limit"], int) else 0,
    )


def problems(options: Options, seats: int) -> list[Say]:
    """What modules have against the rest of the options."""
    variant = variant_of(options)
    chosen = [plugin for plugin in PLUGINS if plugin.spec.id in ("base", *options.modules)]
    return [say for plugin in chosen for say in plugin.problems(variant, seats)]


def setup(options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
    """The state before the first restaurant, in reverse of the order drawn."""
    variant = variant_of(options)
    rules = variant.rules
    table = rules.tables[seats]
    tiles = _draw_map(rules, table, bool(options.values["all_drinks"]), chance)
    order = chance.shuffle(range(seats), "order")
    state = new_state(variant, City.of(tiles, rules.links), seats)
    state.order = order
    state.stack = [Round(), FirstRestaurants(order[::-1], [])]
    drawn = {tile.id for tile in tiles}
    for step in rules.set_up:
        step(state, [name for name in rules.tiles if name not in drawn])
    told = events.Opened(order=tuple(order), bank=state.bank.cash, tiles=tuple(f"{t.id}{t.turns}" for t in tiles))
    return state, [told]


def new_state(variant: Variant, city: City, seats: int) -> State:
    """A table with everything in the stock and nothing done; the order is that of the seats."""
    rules = variant.rules
    table = rules.tables[seats]
    cash = table.bank if variant.game == "full" else table.bank_intro
    slots = rules.numbers.ceo_slots_start
    supply = {card: rules.copies(card, seats) for card in rules.employees}
    return GameState(
        variant,
        city,
        [_chain(rules) for _ in range(seats)],
        Bank(cash, slots, slots),
        {card: n for card, n in supply.items() if n},
        [number for number in sorted(rules.campaigns) if number not in table.billboards_out],
        list(rules.houses.placeable),
        rules.gardens,
        list(range(seats)),
        [0] * seats,
        extra={module: make() for module, make in rules.extra.items()},
    )


def _chain(rules: Rules) -> Chain:
    return Chain(0, {}, {}, {}, {}, rules.restaurants)


def _draw_map(rules: Rules, table: Table, all_drinks: bool, chance: Chance) -> tuple[Laid, ...]:
    """Tiles and their turns; by option drawn anew until every kind of drink is on the map."""
    while True:
        tiles = _draw_tiles(rules, table, chance)
        shown = {cell for tile in tiles for row in tile.rows for cell in row}
        if not all_drinks or {kind.source for kind in rules.goods.values() if kind.source} <= shown:
            return tiles


def _draw_tiles(rules: Rules, table: Table, chance: Chance) -> tuple[Laid, ...]:
    columns, rows = table.map
    names = chance.shuffle(rules.tiles, "tiles")[: columns * rows]
    return tuple(
        Laid.of(name, rules.tiles[name], chance.below(4, "turn"), n // columns, n % columns)
        for n, name in enumerate(names)
    )
