"""What must hold in every state at rest, for the tests and the fuzzer: nothing is lost, nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator

from .city.squares import mask
from .rules.registry import State


def broken(state: State) -> list[str]:
    """Everything that is wrong, in words for developers."""
    found = [*_cards(state), *_money(state), *_pieces(state), *_map(state), *_chains(state)]
    return found + [wrong for check in state.rules.invariants for wrong in check(state)]


def _cards(state: State) -> Iterator[str]:
    rules, seats = state.rules, state.seats
    for card in rules.employees:
        everywhere = state.supply.get(card, 0) + sum(state.owned(seat, card) for seat in seats)
        copies = rules.copies(card, len(seats)) + sum(more(state, card) for more in rules.more_cards)
        if everywhere != copies:
            yield f"{everywhere} cards {card} instead of {copies}"
        alike = rules.alike(card)
        if rules.employees[card].one_x and any(sum(state.owned(seat, c) for c in alike) > 1 for seat in seats):
            yield f"a chain owns a second {card}"


def _money(state: State) -> Iterator[str]:
    table = state.rules.tables[len(state.chains)]
    start = table.bank if state.variant.game == "full" else table.bank_intro
    if state.bank.breaks and state.rules.reserve:
        start += sum(state.rules.reserve[card] for card in state.reserve)
    start -= sum(gone(state) for gone in state.rules.gone_money)
    cash = sum(chain.cash for chain in state.chains)
    # After its last break the bank pays without end, so nothing need add up.
    if not state.bank.ended and cash + state.bank.cash != start:
        yield f"${cash} with the chains and ${state.bank.cash} in the bank, of ${start}"
    if (state.bank.cash < 0 and not state.rules.may_owe) or any(chain.cash < 0 for chain in state.chains):
        yield "negative cash"


def _pieces(state: State) -> Iterator[str]:
    rules = state.rules
    out = rules.tables[len(state.chains)].billboards_out
    numbers = sorted([*state.free_campaigns, *(campaign.number for campaign in state.campaigns)])
    if numbers != [number for number in sorted(rules.campaigns) if number not in out]:
        yield f"campaign tiles {numbers}"
    placeable = [str(number) for number in (*rules.houses.placeable, *rules.houses.printed)]
    built = [house for house in state.city.houses if house.id in placeable and house.garden]
    houses = sorted([*map(str, state.free_houses), *(h.id for h in state.city.houses)])
    if len(set(houses)) < len(houses):
        yield "a house stands on the map and lies in the stock"
    # Placed houses bring a garden of their own; the stock of gardens is for printed ones.
    placed = sum(1 for house in built if int(house.id) in rules.houses.placeable)
    if state.gardens + len(built) - placed != rules.gardens:
        yield f"{state.gardens} gardens left, {len(built) - placed} planted"
    for seat in state.seats:
        if state.chains[seat].restaurants + len(state.city.owned(seat)) != rules.restaurants:
            yield f"restaurants of {seat} are lost"


def _map(state: State) -> Iterator[str]:
    free = state.city.ground.empty
    pieces = [house.garden for house in state.city.houses if mask(house.garden) & free]  # others are printed
    pieces += [
        house.squares for house in state.city.houses if house.garden and int(house.id) in state.rules.houses.placeable
    ]
    pieces += [restaurant.squares for restaurant in state.city.restaurants]
    covering = [campaign.squares for campaign in state.campaigns] + [tuple(c(state)) for c in state.rules.covers]
    pieces += covering
    taken = 0
    for squares in pieces:
        area = mask(squares)
        if area & taken or area & ~free:
            yield "a piece covers something"
        taken |= area
    if sorted(state.city.covered) != sorted(square for squares in covering for square in squares):
        yield "the map remembers other pieces than those that lie there"
    for house, tokens in state.demand.items():
        if not 0 < len(tokens) <= state.cap(house):
            yield f"{len(tokens)} tokens on house {house}"


def _chains(state: State) -> Iterator[str]:
    for seat in state.order:
        chain = state.chains[seat]
        if any(n <= 0 for pile in (chain.hand, chain.work, chain.goods) for n in pile.values()):
            yield f"an empty pile of {seat} is listed"
    if any(
        name in state.gone and turn == state.turn for chain in state.chains for name, turn in chain.milestones.items()
    ):
        yield "a closed milestone was earned"
