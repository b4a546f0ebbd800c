"""3.5 Houses and gardens: one of either per new business developer, anywhere (rules 6.5)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.city import placing
from games.food_chain_magnate.city.pieces import House
from games.food_chain_magnate.city.squares import SQUARES, STRIDE, Mask, covering, shape
from games.food_chain_magnate.jobs.workday import Workday, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.kernel import Action, Choice, Chosen, Ref, Say
from games.kernel.flow import Play

_ABILITY = "house_or_garden"


class Building:
    """`house NUMBER SQUARE SIDE`: top left square of house and garden, and the garden's side; `garden HOUSE SIDE`."""

    verbs = ("house", "garden")

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer houses and gardens while a developer, a piece and room are left."""
        if not _developers(state, workday):
            return []
        found = []
        if state.free_houses and any(placing.house_sites(state.city, side) for side in "nesw"):
            found.append(links.verb("house"))
        if _gardens(state):
            found.append(links.verb("garden"))
        return found

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Return the piece, its place, and the side of the garden."""
        if chosen[0] == "garden":
            found = _gardens(state)
            if len(chosen) == 1:
                return [links.thing("house", house, True) for house in found]
            return [links.SIDE[side] for side in found[chosen[1]]]
        if len(chosen) == 1:
            return [links.thing("house", str(number), True) for number in state.free_houses]
        if len(chosen) == 2:
            sites = 0
            for side in "nesw":
                sites |= placing.house_sites(state.city, side)
            return links.tiered(sites, (_at_own_door(state, workday),))
        square = SQUARES[chosen[2]]
        return [links.SIDE[side] for side in "nesw" if placing.house_sites(state.city, side) >> square & 1]

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Put the piece on the map."""
        state, seat = play.state, workday.seat
        developer = _developers(state, workday)[0]
        workday.use(developer)
        if action.verb == "garden":
            house, side = action.args
            state.city = state.city.with_house(state.city.house(house).with_garden(side))
            state.gardens -= 1
            play.emit(events.GardenPlanted(seat=seat, house=house, side=side))
            milestones.report(play, seat, "planted", card=developer, house=house, side=side)
            return
        number, square, side = action.args
        corner = placing.house_corner(SQUARES[square], side)
        house_ = House(number, 100 * int(number), shape(corner, 2, 2)).with_garden(side)
        state.city = state.city.with_house(house_)
        state.free_houses.remove(int(number))
        play.emit(events.HouseBuilt(seat=seat, house=number, square=square, side=side))
        milestones.report(play, seat, "built", card=developer, house=number, square=square)

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without a developer, a piece, such a house, or room."""
        if not chosen:
            return no("developer-left") if not _developers(state, workday) else no(f"room-for-{link}")
        if chosen[0] == "garden":
            return _garden_refused(state, chosen, link)
        if len(chosen) == 1:
            known = link.isdecimal() and int(link) in (*state.rules.houses.placeable, *state.rules.houses.printed)
            return no("house-left", house=Ref("house", link)) if known else None
        if len(chosen) == 2:
            return no("house-there", square=Ref("square", link)) if link in SQUARES else None
        return no("house-side", square=Ref("square", chosen[2])) if link in links.SIDE else None

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the developers who have not built yet."""
        return {card: workday.left(state, card) for card in _developers(state, workday)}


def _developers(state: State, workday: Workday) -> list[str]:
    employees = state.rules.employees
    return [card for card in workday.able(state, "build") if employees[card].do.build == _ABILITY]


def _gardens(state: State) -> dict[str, list[str]]:
    """Return the houses that may get a garden, with the sides where it fits."""
    if not state.gardens:
        return {}
    found = {house.id: house.sides(state.city.free) for house in state.city.houses}
    return {house: sides for house, sides in found.items() if sides}


def _at_own_door(state: State, workday: Workday) -> Mask:
    """Return the sites near the chain's own restaurants, which come first: these sell there first."""
    near = 0
    for entrance in state.entrances(workday.seat):
        near |= state.city.ground.within(entrance, 0)
    return covering(near, 2, 2) | covering(near << STRIDE, 1, 1)


def _garden_refused(state: State, chosen: Chosen, link: str) -> Say | None:
    if len(chosen) == 1:
        house = next((house for house in state.city.houses if house.id == link), None)
        if house is None:
            return None
        return no("second-garden" if house.garden else "garden-room", house=Ref("house", link))
    return no("garden-side", house=Ref("house", chosen[1])) if link in links.SIDE else None
