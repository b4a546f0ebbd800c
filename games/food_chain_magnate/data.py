"""Component data as typed values, loaded and validated once. Modules load their own files through the same readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from msgspec import Struct

from games.kernel import Length, data_files

T = TypeVar("T")


class Produce(Struct, frozen=True, forbid_unknown_fields=True):
    """A card's output: exactly one of the goods, all of the amount; `when` is empty for the working day."""

    choice: tuple[str, ...]
    amount: int
    when: Literal["", "cleanup"] = ""


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """The effects of an employee card. The comment of `employees.toml` explains each; `extra` is for modules."""

    recruit: int = 0
    discount: bool = False
    train: int = 0
    market: tuple[str, ...] = ()
    duration: int = 0
    produce: Produce | None = None
    buy: int = 0
    buy_any: int = 0
    build: Literal["", "house_or_garden", "restaurant_new", "restaurant_new_or_move"] = ""
    opens: Literal["", "cleanup", "now"] = ""
    drive_in: bool = False
    price: int = 0
    tip: int = 0
    tie_break: int = 0
    cash_percent: int = 0
    extra: dict[str, int] = {}


class Employee(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of employee card."""

    count: int
    colour: str
    entry: bool
    salary: bool
    one_x: bool
    slots: int
    trains: tuple[str, ...]
    do: Ability
    range: str = ""
    one_x_group: str = ""
    """Cards of one group count as one kind where a chain may own only one."""

    @property
    def reach(self) -> tuple[str, int | None]:
        """The type and range of its reach (`road` or `air`, borders); None is unlimited."""
        way, _, borders = self.range.partition(" ")
        return way, None if borders in ("any", "") else int(borders)


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """The effects of a milestone. The comment of `milestones.toml` explains each; `extra` is for modules."""

    waive: tuple[str, ...] = ()
    eternal: bool = False
    eternal_types: tuple[str, ...] = ()
    discount: int = 0
    gain: dict[str, int] = {}
    item_bonus: int = 0
    goods: tuple[str, ...] = ()
    fetch: int = 0
    fetch_any: int = 0
    range: dict[str, int] = {}
    tip: int = 0
    freezer: int = 0
    price: int = 0
    open_slots: int = 0
    tokens: dict[str, int] = {}
    cash_percent: int = 0
    ban: str = ""
    combine: bool = False
    sees_reserve: bool = False
    distance: int = 0
    extra: dict[str, int] = {}


class Milestone(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of milestone: the fact that earns it and what it does."""

    trigger: str
    do: Effect
    where: dict[str, tuple[str, ...]] = {}
    at_least: int = 0
    later: bool = False


class Good(Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A kind of goods. `kept` names what it may share a freezer with; goods with none cannot be kept."""

    kind: str
    source: str = ""
    marketable: bool = True
    kept: str = "goods"


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """A building printed on a tile by its squares (row, column); otherwise as a house of the city."""

    id: str
    order: int
    squares: tuple[tuple[int, int], ...]
    garden: tuple[tuple[int, int], ...] = ()
    gardens_allowed: bool = True
    cap: int = 0
    portions: int = 1


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A map tile as printed: five rows, its road systems with their exits, and the number of its house.

    Tiles with several buildings, or unusual ones, list them; the cells `A` (building) and `G` (garden) are theirs too.
    """

    grid: tuple[str, ...]
    roads: tuple[str, ...]
    house: int = 0
    buildings: tuple[Building, ...] = ()


class CampaignTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign tile: its place in the order of phase 6, its type, and its size or the lines it flies over."""

    number: int
    type: str
    size: tuple[int, int] = (0, 0)
    lines: int = 0


class PlayerCountTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players: the map (columns, rows), 1x copies, billboards left out, the bank."""

    map: tuple[int, int]
    one_x_copies: int
    billboards_out: tuple[int, ...]
    bank: int
    bank_intro: int = 0


class Reserve(Struct, frozen=True, forbid_unknown_fields=True):
    """A bank reserve card: the CEO slots it votes for."""

    ceo_slots: int


class Houses(Struct, frozen=True, forbid_unknown_fields=True):
    """House numbers and the demand they hold."""

    printed: tuple[int, ...]
    placeable: tuple[int, ...]
    demand_max: int
    demand_max_garden: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    unit_price: int
    salary: int
    ceo_slots_start: int
    garden_price_factor: int
    recruit_discount: int
    turn_limit_most: int


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    """The limited pieces."""

    restaurants_per_chain: int
    garden_tiles: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Setup by player count, and limits."""

    players: dict[str, PlayerCountTable]
    reserve: dict[str, Reserve]
    supply: Supply
    houses: Houses
    numbers: Numbers
    length: Length


class Campaigns(Struct, frozen=True, forbid_unknown_fields=True):
    """The campaign tiles."""

    campaign: tuple[CampaignTile, ...]


def read(name: str, kind: type[T] | Any, package: str = __package__) -> T:
    """Load a data file of a package, validated."""
    found: T = data_files.read(package, name, kind)
    return found


EMPLOYEES: Mapping[str, Employee] = read("employees.toml", dict[str, Employee])
MILESTONES: Mapping[str, Milestone] = read("milestones.toml", dict[str, Milestone])
GOODS: Mapping[str, Good] = read("goods.toml", dict[str, Good])
TILES: Mapping[str, Tile] = read("tiles.toml", dict[str, Tile])
CAMPAIGNS: Campaigns = read("marketing.toml", Campaigns)
LIMITS: Limits = read("limits.toml", Limits)
SCENARIOS: Mapping[str, dict[str, str | int | bool | list[str]]] = read(
    "scenarios.toml", dict[str, dict[str, str | int | bool | list[str]]]
)
