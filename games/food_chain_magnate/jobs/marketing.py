"""3.3 Marketing: one campaign per marketeer at work (rules 6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.food_chain_magnate import events, links
from games.food_chain_magnate.data import CampaignTile
from games.food_chain_magnate.jobs.reach import road_reach
from games.food_chain_magnate.jobs.workday import Args, Workday, no
from games.food_chain_magnate.rules import milestones
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign, add
from games.kernel import Action, Choice, Chosen, Ref, Say
from games.kernel.flow import Play


class Marketing:
    """`campaign CARD NUMBER PLACE GOOD DURATION`."""

    verbs = ("campaign",)

    def offers(self, state: State, workday: Workday) -> list[Choice]:
        """Offer a campaign while some marketeer can place one."""
        return (
            [links.verb("campaign")] if any(_tiles(state, workday, card, 1) for card in _free(state, workday)) else []
        )

    def choices(self, state: State, workday: Workday, chosen: Chosen) -> Sequence[Choice]:
        """Offer marketeer, tile, place, good, and duration."""
        if len(chosen) == 1:
            return [links.card(card, True) for card in _free(state, workday) if _tiles(state, workday, card, 1)]
        card = chosen[1]
        if len(chosen) == 2:
            return [links.thing("campaign", str(tile.number), True) for tile in _tiles(state, workday, card)]
        if len(chosen) == 3:
            return _places(state, workday, card, state.rules.campaigns[int(chosen[2])])
        if len(chosen) == 4:
            return [links.thing("good", good, True) for good, kind in state.rules.goods.items() if kind.marketable]
        if always(state, int(chosen[2])):
            return [links.thing("duration", "0")]
        longest = state.rules.employees[card].do.duration
        return [links.thing("duration", str(n)) for n in range(longest, 0, -1)]

    def take(self, play: Play[State], workday: Workday, action: Action) -> None:
        """Begin the campaign with its busy marketeer; milestones count for this campaign already."""
        card, tile, place, good, duration = action.args
        number, twin = int(tile), workday.take_second(card)
        if not twin:
            # Night shift: the other billboard may come at any time in 3.3, though its trainee is busy (expansion 4.10).
            workday.seconds += [(card, number)] * (play.state.rules.uses(play.state, workday.seat, card) - 1)
            # Rules 6.3: busy ones leave the structure; they count for ownership and salary only (rules 4).
            add(play.state.chains[workday.seat].work, card, -1)
        start_campaign(play, workday.seat, card, number, place, (good,), int(duration), twin)

    def why_not(self, state: State, workday: Workday, chosen: Chosen, link: str) -> Say | None:
        """Refuse without a marketeer, a free tile of its type, or a free place within range."""
        if not chosen:
            return no("campaign-possible") if _free(state, workday) else no("marketeer-left")
        if len(chosen) == 1:
            known = link in state.rules.employees
            return no("marketeer", card=Ref("card", link)) if known else None
        if len(chosen) == 2:
            return _tile_refused(state, chosen[1], link)
        if len(chosen) == 3:
            tile = state.rules.campaigns[int(chosen[2])]
            reach = road_reach(state, workday.seat, chosen[1])
            return state.rules.campaign_types[tile.type].why_not(state, workday.seat, tile, reach, link)
        if len(chosen) == 4:
            return no("marketable", good=Ref("good", link)) if link in state.rules.goods else None
        longest = state.rules.employees[chosen[1]].do.duration
        if always(state, int(chosen[2])):
            return no("for-ever") if link.isdecimal() else None
        return no("duration", card=Ref("card", chosen[1]), longest=longest) if link.isdecimal() else None

    def todo(self, state: State, workday: Workday) -> dict[str, int]:
        """Return the marketeers who are not busy yet, and those who may place another tile."""
        seconds = [card for card, _ in workday.seconds]
        return {card: workday.left(state, card) + seconds.count(card) for card in _free(state, workday)}


def campaign_at(state: State, seat: int, number: int, place: str) -> Campaign:
    """Return a campaign as it would lie at a place, to compute its reach."""
    tile = state.rules.campaigns[number]
    where = state.rules.campaign_types[tile.type].placed(state, tile, place)
    return Campaign(number, tile.type, seat, "", (), 1, **where)


def start_campaign(
    play: Play[State],
    seat: int,
    card: str,
    number: int,
    place: str,
    goods: tuple[str, ...],
    duration: int,
    twin: int = 0,
    free: bool = False,
) -> None:
    """Put a campaign on the map; `card` is the marketeer it keeps busy, together with campaign `twin` if given.

    A `free` one needs none: it runs as long as its effect says, forever if `duration` is 0.
    """
    state = play.state
    tile = state.rules.campaigns[number]
    where = state.rules.campaign_types[tile.type].placed(state, tile, place)
    state.free_campaigns.remove(number)
    for good in goods:
        # Before its duration is known: the first billboard makes itself eternal (rules 6.3).
        milestones.report(play, seat, "campaign", type=tile.type, good=good, card=card)
    # What such a milestone allows goes on the stack, and is asked when this campaign is on the map.
    if not free:
        milestones.report(play, seat, "marketed", type=tile.type, card=card, number=str(number))
    eternal = not duration if free or always(state, number) else never_ends(state, seat, tile.type)
    # Any legal duration may be named where it does not matter: it carries one token (rules Q27).
    left = 1 if eternal else duration
    busy = "" if twin else card
    campaign = Campaign(number, tile.type, seat, busy, goods, left, eternal, twin=twin, free=free, **where)
    state.campaigns = sorted([*state.campaigns, campaign], key=lambda c: c.number)
    state.city = state.city.covering(campaign.squares)
    play.emit(
        events.CampaignPlaced(
            seat=seat,
            card=card,
            number=number,
            campaign_type=tile.type,
            place=place,
            goods_named=goods,
            duration=0 if eternal else duration,
        )
    )


def always(state: State, number: int) -> bool:
    """Return whether a campaign tile never ends by its type."""
    return bool(getattr(state.rules.campaign_types[state.rules.campaigns[number].type], "eternal", False))


def never_ends(state: State, seat: int, kind: str) -> bool:
    """Return whether a campaign of a type, placed now by a chain's marketeer, never ends."""
    effects = milestones.effects(state, seat)
    return any(effect.eternal or kind in effect.eternal_types for effect in effects)


def _free(state: State, workday: Workday) -> list[str]:
    return list(dict.fromkeys([*workday.able(state, "market"), *(card for card, _ in workday.seconds)]))


def _tiles(state: State, workday: Workday, card: str, enough: int = 99) -> list[CampaignTile]:
    """Return the tiles that a marketeer can place somewhere; at most `enough` of them."""
    rules, found = state.rules, list[CampaignTile]()
    types = rules.employees[card].do.market
    for number in state.free_campaigns:
        tile = rules.campaigns[number]
        if tile.type in types and _places(state, workday, card, tile):
            found.append(tile)
            if len(found) == enough:
                break
    return found


def _places(state: State, workday: Workday, card: str, tile: CampaignTile) -> Sequence[Choice]:
    reach = road_reach(state, workday.seat, card)
    return state.rules.campaign_types[tile.type].places(state, workday.seat, tile, reach)


def _tile_refused(state: State, card: str, link: str) -> Say | None:
    if not link.isdecimal() or int(link) not in state.rules.campaigns:
        return None
    tile = state.rules.campaigns[int(link)]
    about: dict[str, Args] = {"number": tile.number, "type": Ref("type", tile.type), "card": Ref("card", card)}
    if tile.type not in state.rules.employees[card].do.market:
        return no("campaign-type", **about)
    return no("campaign-place" if tile.number in state.free_campaigns else "campaign-left", **about)
