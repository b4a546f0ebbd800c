"""The game in words: the parts from which headings, alt texts and the text board are put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from games.critter_kitchen.data import GAME, ICONS
from games.critter_kitchen.tokens import RANK
from games.critter_kitchen.view import View
from games.kernel import Ref, ScoreLine, Seat
from renderers.critter_kitchen import market
from renderers.words import Value, Words

_NAMED = 2  # when more are waited for, and these are all, they are not named one by one


@dataclass(frozen=True, slots=True)
class BoardText:
    """Tells of one view. `named` gives the name of a thing (a seat, a location, a token) in the reader's language."""

    words: Words
    view: View
    named: Callable[[Ref], str]

    def say(self, message: str, **args: Value) -> str:
        """A message of this title."""
        return self.words(f"critter_kitchen-{message}", **args)

    def name(self, kind: str, key: str) -> str:
        """The name of a thing."""
        return self.named(Ref(kind, key))

    def names(self, kind: str, keys: Iterable[str]) -> str:
        """The names of several things, or that there is nothing; equal ones are counted."""
        counted: dict[str, int] = {}
        for key in keys:
            counted[key] = counted.get(key, 0) + 1
        named = [
            self.name(kind, key) if count == 1 else self.say("board-count", count=count, name=self.name(kind, key))
            for key, count in counted.items()
        ]
        return ", ".join(named) or self.say("empty")

    def seat(self, seat: Seat) -> str:
        """The name of a seat's player, or of the rival."""
        return self.name("seat", str(seat))

    def seats(self, seats: Iterable[Seat]) -> str:
        """Several players' names."""
        return self.words.join([self.seat(seat) for seat in seats])

    def whose(self, waiting: Sequence[Seat], winners: Sequence[Seat]) -> str:
        """Who is waited for, or who has won."""
        if self.view.over:
            return self.say("won", seats=self.seats(winners)) if winners else self.say("board-lost")
        if len(waiting) > _NAMED and len(waiting) == self.view.seats:
            return self.say("board-everyone")
        return self.say("waiting", seats=self.seats(waiting)) if waiting else ""

    def clock(self) -> list[str]:
        """Round, day, priority track."""
        track = self.seats(self.view.track)
        return [
            self.say("board-clock", round=self.view.round, rounds=GAME.rounds, day=self.view.day),
            self.say("board-track", seats=track),
        ]

    def stall(self, location: str, short: bool = False) -> str:
        """A location: what lies there, who is there in the order of taking; short tellings leave out empty ones."""
        chefs = [self._chef(shown) for shown in market.at_stall(self.view, location)]
        items = self.view.items.get(location, [])
        if short and not items and not chefs:
            return ""
        lying = self.say("board-surprise") if market.surprise(self.view, location) else self.names("item", items)
        open_now = market.status(self.view, location) == market.OPEN
        message = "board-stall" + ("-chefs" if chefs else "") + ("-now" if open_now else "")
        return self.say(message, location=self.name("location", location), items=lying, chefs=", ".join(chefs))

    def _chef(self, shown: market.Shown) -> str:
        chef = shown.chef
        message = "board-chef-gone" if shown.gone else "board-chef-active" if shown.active else "board-chef"
        return self.say(message, seat=self.seat(chef.seat), chef=self.name("chef", chef.kind))

    def challenges(self) -> str:
        """The challenges of the day with what they need."""
        found = []
        for card in market.challenges(self.view):
            if card.challenge is None:
                found.append(self.say("challenge-hidden"))
                continue
            needs = self.words.join([self.name("type", kind) for kind in card.needs if kind != card.held])
            name = self.name("challenge", card.challenge)
            if card.held:
                held = self.name("type", card.held)
                found.append(self.say("board-challenge-held", challenge=name, needs=needs, held=held))
            else:
                found.append(self.say("board-challenge", challenge=name, needs=needs))
        return self.say("board-challenges", challenges="; ".join(found)) if found else ""

    def critic(self, short: bool = False) -> str:
        """The critic and what is special about it."""
        name = self.name("critic", self.view.critic)
        if short:
            return self.say("board-critic", critic=name)
        return self.say("board-critic-text", critic=name, text=self.name("critic", f"{self.view.critic}-text"))

    def rumor(self, space: int) -> str:
        """The name of a rumor, '' where the viewer may not read it."""
        card = self.view.rumors[space]
        return self.name("rumor", card) if card else ""

    def rumors(self, short: bool = False) -> list[str]:
        """The rumors that the viewer may read."""
        found = []
        for space, card in enumerate(self.view.rumors):
            icon = self.name("space", ICONS[space])
            if card is None:
                found += [] if short else [self.say("board-rumor-hidden", icon=icon)]
            elif short:
                found.append(self.say("board-rumor", icon=icon, rumor=self.rumor(space)))
            else:
                text = self.name("rumor", f"{card}-text")
                found.append(self.say("board-rumor-text", icon=icon, rumor=self.rumor(space), text=text))
        return found

    def kitchen(self, seat: Seat, short: bool = False) -> str:
        """A kitchen as far as it is public: stars, tokens behind the shield, rumors, zous chefs, restaurateur, plan."""
        player = self.view.players[seat]
        parts = [self.say("stars", stars=player.stars)]
        if not market.is_rival(self.view, seat):
            parts.append(self.say("storage-hidden", tokens=self.view.stored[seat]))
        known = [self.name("space", icon) for icon, token in zip(ICONS, player.rumors, strict=True) if token]
        if known:
            parts.append(self.say("board-knows", rumors=self.words.join(known)))
        for message, chef in (("board-working", player.working), ("board-hired", player.hired)):
            if chef:
                parts.append(self.say(message, chef=self.name("chef", chef)))
        if player.restaurateur:
            parts.append(self.name("restaurateur", player.restaurateur))
        if player.cart and not short:
            parts.append(self.say("board-cart", tokens=self.names("cart", player.cart)))
        plans = market.planned(self.view)
        if plans is not None and seat in plans:
            parts.append(self.say("planned" if plans[seat] else "planning"))
        return self.say("board-seat", seat=self.seat(seat), parts=", ".join(parts))

    def storage(self, seat: Seat) -> list[str]:
        """What is behind a shield, if the viewer may look there: tokens, soup, an own rumor card."""
        shield = self.view.shields[seat]
        if shield is None or market.is_rival(self.view, seat):
            return []
        tokens = self.names("item", sorted(shield.storage, key=RANK.__getitem__))
        told = [
            self.say("board-storage", tokens=tokens),
            self.say("board-soup", soup=shield.soup, bisque=shield.bisque),
        ]
        limit, held = market.fridge(self.view, seat), len(shield.storage)
        if limit is not None and held > limit:
            told.append(self.say("fridge-warning", limit=limit, tokens=held - limit))
        if shield.rumor:
            text = self.name("rumor", f"{shield.rumor}-text")
            told.append(self.say("board-own-rumor", rumor=self.name("rumor", shield.rumor), text=text))
        return told

    def line(self, line: ScoreLine) -> str:
        """What a line of the score sheet is for."""
        return self.words.naming(lambda _, ref: self.named(ref)).say(line.what)
