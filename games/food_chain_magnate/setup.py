"""Setup of a game (rules 3), with its draws in a fixed order: tiles, their turns, the initial order."""

from __future__ import annotations

from msgspec import structs

from games.food_chain_magnate import data, events
from games.food_chain_magnate.city.pieces import City
from games.food_chain_magnate.city.tiles import Laid
from games.food_chain_magnate.data import PlayerCountTable
from games.food_chain_magnate.modules import PLUGINS
from games.food_chain_magnate.rules import assembly
from games.food_chain_magnate.rules.registry import Rules, State
from games.food_chain_magnate.state import Bank, Chain, GameState, Variant
from games.food_chain_magnate.steps.opening import FirstRestaurants
from games.food_chain_magnate.steps.turn import Round
from games.kernel import Chance, Event, Options, Preset, Ref, Say

OPTIONS = tuple(
    option if plugin.spec.id == "base" else structs.replace(option, module=plugin.spec.id)
    for plugin in PLUGINS
    for option in plugin.options
)
_BROUGHT = {option.id: plugin for plugin in PLUGINS if plugin.spec.id != "base" for option in plugin.options}
"""The options that modules bring."""
PRESETS = tuple(Preset(name, options) for name, options in data.SCENARIOS.items())
"""Named variants (rules 12, and 1.1 of the expansion)."""


def variant_of(options: Options) -> Variant:
    """Return the variant's lasting options, without those that matter at setup only."""
    values = options.values
    usual = {option.id: option.default for option in OPTIONS}
    # Only non-default options, and sorted: tables with equal options share one set of rules.
    settings = {name: values[name] for name in sorted(_BROUGHT) if values[name] != usual[name]}
    return Variant(
        tuple(sorted(options.modules)),
        str(values["game"]),
        str(values["links"]),
        str(values["airplanes"]),
        str(values["bank_break"]),
        int(values["turn_limit"]) if isinstance(values["turn_limit"], int) else 0,
        tuple((name, value) for name, value in settings.items() if not isinstance(value, list)),
    )


def problems(options: Options, seats: int) -> list[Say]:
    """Return modules' objections to the other options, and options that have no effect without their module."""
    variant = variant_of(options)
    chosen = assembly.in_play(variant, PLUGINS)
    idle = {name: _BROUGHT[name].spec.id for name, _ in variant.settings if _BROUGHT[name] not in chosen}
    found = [
        Say("food_chain_magnate-option-alone", {"option": Ref("option", name), "module": Ref("module", module)})
        for name, module in idle.items()
    ]
    return found + [say for plugin in chosen for say in plugin.problems(variant, seats)]


def setup(options: Options, seats: int, chance: Chance) -> tuple[State, list[Event]]:
    """Return the state before the first restaurant, which is placed in reverse of the order drawn."""
    variant = variant_of(options)
    rules = variant.rules
    table = rules.tables[seats]
    tiles = _draw_map(rules, table, bool(options.values["all_drinks"]), chance)
    order = chance.shuffle(range(seats), "order")
    state = new_state(variant, City.of(tiles, rules.links), seats)
    state.order = order
    # Rules 3.4: the first restaurants are placed in reverse order.
    state.stack = [Round(), FirstRestaurants(order[::-1], [])]
    drawn = {tile.id for tile in tiles}
    for step in rules.set_up:
        step(state, [name for name in rules.tiles if name not in drawn])
    told = events.Opened(order=tuple(order), bank=state.bank.cash, tiles=tuple(f"{t.id}{t.turns}" for t in tiles))
    return state, [told]


def new_state(variant: Variant, city: City, seats: int) -> State:
    """Return a table with everything in the stock and nothing done, in seat order."""
    rules = variant.rules
    table = rules.tables[seats]
    # Rules 12: the introductory game has no reserve cards, and a bank of another size.
    cash = table.bank if variant.game == "full" else table.bank_intro
    # Rules 3: until the first break of the bank, whose reserve cards vote on the slots.
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


def _draw_map(rules: Rules, table: PlayerCountTable, all_drinks: bool, chance: Chance) -> tuple[Laid, ...]:
    """Draw tiles and their turns until the map meets its conditions; by option every kind of drink."""
    while True:
        tiles = _draw_tiles(rules, table, chance)
        shown = {cell for tile in tiles for row in tile.rows for cell in row}
        drinks = not all_drinks or {kind.source for kind in rules.goods.values() if kind.source} <= shown
        if drinks and all(shows(tiles) for shows in rules.map_shows):
            return tiles


def _draw_tiles(rules: Rules, table: PlayerCountTable, chance: Chance) -> tuple[Laid, ...]:
    columns, rows = table.map
    names = chance.shuffle(rules.tiles, "tiles")[: columns * rows]
    return tuple(
        Laid.of(name, rules.tiles[name], chance.below(4, "turn"), n // columns, n % columns)
        for n, name in enumerate(names)
    )
