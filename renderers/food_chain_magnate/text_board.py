"""The board in words: bank, chains, houses, restaurants, campaigns, the map. For the text board and the alt texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from games.food_chain_magnate import TITLE
from games.food_chain_magnate.city.pieces import House, Restaurant
from games.food_chain_magnate.city.squares import TILE, at, column_name, name_of, row_name
from games.food_chain_magnate.events import Offer
from games.food_chain_magnate.rules.registry import State
from games.food_chain_magnate.state import Campaign
from games.food_chain_magnate.steps.campaigns import place_of
from games.food_chain_magnate.steps.turn import Round
from games.food_chain_magnate.view import View
from games.kernel import Seat
from renderers.food_chain_magnate.city import window_of
from renderers.food_chain_magnate.modules import extensions
from renderers.kit import text_board as text_board_kit
from renderers.kit.presenter import Scene
from renderers.kit.text_board import counted, in_one_breath, paragraphs

LEFT_OUT = {
    "viewer": "who reads it knows who they are",
    "reserve_known": "the reserve cards that are known are told",
    "state.campaigns.*.free": "who is busy is told by the chain",
    "state.city.links": "agreed when the table was opened, with the other options",
    "state.city.works.for_cards": "agreed when the table was opened, with the other options",
    "state.extra.*.boxed": "how many of each card are left is told",
    "state.extra.*.burnt": "no rule looks at money that has left the game, and the story tells of it",
    "state.variant": "agreed when the table was opened; `/table` says it",
    "state.stack": "what is asked stands in the message that asks; turn and phase are told",
    "state.tick": "a count of steps, which no rule looks at",
    "state.ending": "that the end is near, and why the game ended, is told by the story and the result",
    "state.demand.*.*.1": "whose campaign a house heard does not matter to what it wants",
    "state.bank.ended": "how often the bank broke is told",
    "state.bank.next_slots": "it follows from the reserve cards, which are told when the bank breaks",
    "state.campaigns.*.left": "told but for campaigns that never end",
    "state.campaigns.*.line": "part of the campaign's place, which is told",
    "state.campaigns.*.lines": "part of the campaign's place, which is told",
    "state.campaigns.*.twin": "who is busy is told by the chain",
    "state.chains.*.hires": "what was done in this turn stands in the story",
    "state.chains.*.last": "who worked in the turn before stands in the story",
    "state.chains.*.earned": "the last dinner stands on a page of its own",
    "state.chains.*.discount": "what payday costs is told to who pays",
    "state.chains.*.milestones": "they are told by name, without the turn in which each was earned",
    "state.city.covered": "the map in letters shows what lies there",
    "state.city.tiles": "the map in letters shows what lies there",
    "state.city.houses.*.cap": "printed on the house; `/rules` says it",
    "state.city.houses.*.gardens_allowed": "printed on the house; `/rules` says it",
    "state.city.houses.*.order": "printed on the house; `/rules` says it",
    "state.city.houses.*.portions": "printed on the house; `/rules` says it",
}
"""Facts of a view that the text board omits, and why."""


class BoardText(text_board_kit.BoardText[View]):
    """One view in the reader's words."""

    prefix = "food_chain_magnate-board-"

    @property
    def state(self) -> State:
        """The state as its viewer may see it."""
        return self.view.state

    def amounts(self, pile: Mapping[str, int], kind: str = "good") -> str:
        """Return things with their numbers: `3 × burger, 1 × beer`."""
        return ", ".join(self.say("amount", count=n, thing=self.name(kind, key)) for key, n in pile.items())

    def counted(self, keys: Sequence[str], kind: str = "card") -> str:
        """Return things that may occur several times, each kind once."""
        found = counted(keys)
        return self.words.join(
            [
                self.name(kind, key) if n == 1 else self.say("amount", count=n, thing=self.name(kind, key))
                for key, n in found.items()
            ]
        )

    def money(self, amount: int) -> str:
        """Format an amount in the reader's language, in text as in pictures."""
        return self.say("money", amount=amount)

    def turn(self) -> str:
        """Return turn and phase."""
        state = self.state
        if not state.stack:
            return self.say("over")
        phase = next((step.phase[:1] for step in state.stack if isinstance(step, Round)), "")
        if not state.turn or not phase.isdecimal():
            return self.say("setup")
        return self.say("turn", turn=state.turn, phase=self.say(f"phase-{phase}"))

    def status(self, waiting: Sequence[Seat], winners: Sequence[Seat] = ()) -> str:
        """Return whom the table waits for, or who won."""
        if winners:
            return self.say("won", seats=self.seats(winners), count=len(winners))
        return self.say("waiting", seats=self.seats(waiting)) if waiting else ""

    def bank(self) -> str:
        """Return the bank's money, and how often it broke."""
        bank = self.state.bank
        return self.say("bank", cash=bank.cash, note=self.say("bank-note", breaks=bank.breaks), slots=bank.slots)

    def order(self) -> str:
        """Return the order of business."""
        return self.say("order", seats=self.seats(self.state.order))

    def offers(self, offers: Sequence[Offer]) -> str:
        """Return the offers of all chains that a house could reach, the winner first: price, distance, and the sum."""
        return "; ".join(self._offer(offer) for offer in offers)

    def _offer(self, offer: Offer) -> str:
        seat, nearer = self.seat(offer.seat), self.say("nearer", nearer=offer.nearer)
        made = self.say(
            "offer",
            seat=seat,
            price=offer.price,
            distance=offer.distance,
            nearer=nearer if offer.nearer else "",
            score=offer.score,
        )
        return made if offer.had == "same" else self.say(f"offer-{offer.had}", offer=made)

    def standing(self, seat: Seat) -> str:
        """Return a chain's numbers, in one line."""
        chain = self.state.chains[seat]
        return self.say(
            "seat",
            seat=self.seat(seat),
            cash=chain.cash,
            price=self.state.rules.unit_price(self.state, seat),
            goods=self.amounts(chain.goods) or self.say("nothing"),
        )

    def company(self, seat: Seat) -> list[str]:
        """Return a chain's staff by state, and its milestones."""
        chain, none = self.state.chains[seat], self.say("nobody")
        lines = [
            self.say("at-work", cards=self.amounts(chain.work, "card") or none),
            self.say("beach", cards=self.amounts(chain.hand, "card") or none),
        ]
        busy = [
            self.say("busy-card", card=self.name("card", c.card), number=c.number)
            for c in self.state.campaigns
            if c.seat == seat and c.card
        ]
        if busy:
            lines.append(self.say("busy", cards=", ".join(busy)))
        if chain.restaurants:
            lines.append(self.say("restaurants-left", count=chain.restaurants))
        if self.state.reserve and self.state.reserve[seat]:
            lines.append(self.say("reserve-card", card=self.name("reserve", str(self.state.reserve[seat]))))
        if chain.out or chain.bankrupt:
            lines.append(self.say("out-of-business"))
        if chain.milestones:
            lines.append(self.say("milestones", milestones=self.names("milestone", chain.milestones)))
        return lines

    def house(self, house: House) -> str:
        """Return a house: its place, garden, demand, and its distance from every chain."""
        far = []
        for seat in self.state.order:
            entrances = self.state.entrances(seat)
            distance = self.state.city.distance(entrances, house) if entrances else None
            if distance is not None:
                far.append(self.say("far", seat=self.seat(seat), distance=distance))
        wants = Counter(good for good, _ in self.state.demand.get(house.id, ()))
        return self.say(
            "house",
            house=self.name("house", house.id),
            square=name_of(min(house.squares)) if house.squares else self.say("off-map"),
            garden=self.say("with-garden" if house.garden else "no-garden"),
            wants=self.amounts(wants) or self.say("nothing"),
            far=", ".join(far) or self.say("no-way"),
        )

    def restaurant(self, restaurant: Restaurant) -> str:
        """Return a restaurant: its owner, its place, its entrance, whether it is open."""
        return self.say(
            "restaurant",
            seat=self.seat(restaurant.seat),
            square=name_of(restaurant.square),
            entrance=name_of(restaurant.entrance),
            open="yes" if restaurant.open else "no",
        )

    def campaign(self, campaign: Campaign) -> str:
        """Return a campaign: number, owner, place, good, duration, reach."""
        rules = self.state.rules
        reached = rules.campaign_types[campaign.type].reached(self.state, campaign)
        return self.say(
            "campaign",
            type=capital(self.name("type", campaign.type)),
            number=campaign.number,
            seat=self.seat(campaign.seat),
            place=self.name("place", place_of(campaign)),
            goods=self.names("good", campaign.goods),
            left=-1 if campaign.eternal else campaign.left,
            houses=", ".join(reached) or self.say("nobody"),
        )

    def sources(self) -> str:
        """Return the sources of drinks."""
        kinds = {kind.source: good for good, kind in self.state.rules.goods.items() if kind.source}
        found = [
            f"{self.name('good', kinds[letter])} {name_of(square)}"
            for square, letter in self.state.city.ground.sources
            if letter in kinds
        ]
        return self.say("sources", sources=", ".join(found))

    def left(self) -> str:
        """Return the remaining pieces: campaign tiles, houses, gardens."""
        state = self.state
        return self.say(
            "left",
            campaigns=", ".join(map(str, state.free_campaigns)) or self.say("nothing"),
            houses=", ".join(map(str, state.free_houses)) or self.say("nothing"),
            gardens=state.gardens,
        )

    def stock(self) -> str:
        """Return the employees that are left in the stock."""
        left = {card: n for card, n in self.state.supply.items() if n}
        return self.say("stock", cards=self.amounts(left, "card") or self.say("nobody"))

    def open_milestones(self) -> str:
        """Return the milestones that can still be earned; '' if there are none."""
        state = self.state
        found = [self.name("milestone", key) for key in state.rules.milestones if key not in state.gone]
        return self.say("open-milestones", milestones=", ".join(found)) if found else ""

    def grid(self) -> str:
        """Return the map in letters, row by row, a gap at each tile border, with what the letters mean."""
        state, window = self.state, window_of(self.state.city.tiles)
        cells = {square: cell if cell in "#+=" else "." for square, cell in state.city.ground.cells.items()}
        cells |= dict(state.city.ground.sources)
        for house in state.city.houses:
            cells |= dict.fromkeys(house.squares, "h") | dict.fromkeys(house.garden, "g")
        for campaign in state.campaigns:
            cells |= dict.fromkeys(campaign.squares, "c")
        for extension in extensions(state):
            cells |= extension.cells(state)
        for restaurant in state.city.restaurants:
            cells |= dict.fromkeys(restaurant.squares, str(restaurant.seat + 1))
        names = [column_name(column)[-1] for column in range(window.left, window.right)]
        lines = ["   " + _spaced(names)]
        for row in range(window.top, window.bottom):
            if row > window.top and row % TILE == 0:
                lines.append("")
            squares = [cells.get(at(row, column), " ") for column in range(window.left, window.right)]
            lines.append(f"{row_name(row):>2} {_spaced(squares)}")
        legends = [self.say(f"legend-{extension.module.replace('_', '-')}") for extension in extensions(state)]
        legend = self.say("legend", seats=self._numbered())
        return "\n".join([legend, *legends, self.say("map", rows="\n".join(lines))])

    def of_modules(self) -> list[str]:
        """Return the pieces of modules, in lines."""
        return [line for extension in extensions(self.state) for line in extension.lines(self, self.state)]

    def _numbered(self) -> str:
        return ", ".join(f"{seat + 1} {self.name('seat', str(seat))}" for seat in self.state.seats)

    def wanting(self) -> str:
        """Return the houses with demand, in short; '' if there are none."""
        found = []
        for house in self.state.city.houses:
            goods = Counter(good for good, _ in self.state.demand.get(house.id, ()))
            if goods:
                found.append(self.say("wants", house=self.name("house", house.id), goods=self.amounts(goods)))
        return self.say("wanting", houses="; ".join(found)) if found else ""

    def houses(self, ids: Iterable[str]) -> str:
        """Return houses by number or sign, one after another."""
        return ", ".join(self.name("house", one) for one in ids)

    def near(self, squares: Iterable[int], most: int = 1) -> str:
        """Return the houses within few borders of some squares, nearest first; '' if there are none."""
        found: list[tuple[int, str]] = []
        for house in self.state.city.houses:
            field = self.state.city.ground.field(house.area, house.contacts)
            borders = min((field[square] for square in squares if square in field), default=None)
            if borders is not None and borders <= most:
                found.append((borders, self.name("house", house.id)))
        found.sort(key=lambda pair: pair[0])
        listed = ", ".join(f"{house} ({borders})" for borders, house in found)
        return self.say("near", houses=listed) if found else self.say("near-none")


def capital(name: str) -> str:
    """Return a name at the start of a sentence or a label."""
    return name[:1].upper() + name[1:]


def _spaced(cells: Sequence[str]) -> str:
    parts = ["".join(cells[n : n + TILE]) for n in range(0, len(cells), TILE)]
    return " ".join(parts)


def winners(scene: Scene) -> tuple[Seat, ...]:
    """Return who has won; nobody while the game continues, or if nobody is left."""
    return () if scene.result is None else TITLE.winners(scene.result)


def text_board(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return everything on the table: turn and bank, the chains in order of business, the city, the stock, the map."""
    state = board_text.state
    status = board_text.status(scene.waiting, winners(scene))
    order = [*state.order, *(seat for seat in state.seats if seat not in state.order)]
    return paragraphs(
        [board_text.turn(), status, happened, board_text.bank(), board_text.order()],
        *([board_text.standing(seat), *board_text.company(seat)] for seat in order),
        [board_text.house(house) for house in state.city.houses],
        [board_text.restaurant(restaurant) for restaurant in state.city.restaurants],
        [board_text.campaign(campaign) for campaign in state.campaigns],
        board_text.of_modules(),
        [board_text.sources(), board_text.left(), board_text.stock(), board_text.open_milestones()],
        [board_text.grid()],
    )


def alt_text(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return the picture in words: who is awaited, what happened, everybody's numbers, all demand."""
    state = board_text.state
    return in_one_breath(
        board_text.status(scene.waiting, winners(scene)),
        happened,
        board_text.turn() + ".",
        board_text.bank(),
        *(board_text.standing(seat) for seat in state.order),
        board_text.wanting(),
        *(board_text.restaurant(restaurant) for restaurant in state.city.restaurants),
        *(board_text.campaign(campaign) for campaign in state.campaigns),
        *board_text.of_modules(),
    )
