"""The game in words: the parts of headings, alt texts and the text board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.critter_kitchen import TITLE
from games.critter_kitchen.data import GAME, ICONS
from games.critter_kitchen.tokens import RANK
from games.critter_kitchen.view import View
from games.kernel import ScoreLine, Seat
from renderers.critter_kitchen import market
from renderers.kit import text_board as text_board_kit
from renderers.kit.presenter import Scene
from renderers.kit.text_board import counted, in_one_breath, paragraphs, seats_from

LEFT_OUT = {
    "viewer": "who reads it knows who they are",
    "rules": "agreed when the table was opened; `/table` says it",
    "stack": "what is asked stands in the message that asks; whose turn it is at a location is told there",
    "turns": "a count of moves, which no rule looks at",
    "chefs.*.speed": "it is that of the kind of chef",
    "chefs.*.capacity": "it is that of the kind of chef; who still takes something is told at the location",
    "opened": "a rumor that is turned up is told to everybody",
    "zous": "who can be hired lies at the Chef Academy; who was hired is told by the kitchens",
    "players.*.talent_day": "what an ability did stands in the story",
    "rival": "the rival's cards are told one by one as they are turned up",
}
"""Facts of a view that the text board omits, and why."""
_NAMED = 2  # when all are waited for, and more than these, they are not named one by one


class BoardText(text_board_kit.BoardText[View]):
    """The words for one view."""

    prefix = "critter_kitchen-"

    def names(self, kind: str, keys: Iterable[str]) -> str:
        """Return the names of several things, or that there is nothing; equal ones are counted."""
        named = [
            self.name(kind, key) if count == 1 else self.say("board-count", count=count, name=self.name(kind, key))
            for key, count in counted(keys).items()
        ]
        return ", ".join(named) or self.say("empty")

    def whose(self, waiting: Sequence[Seat], winners: Sequence[Seat]) -> str:
        """Return who is waited for, or who has won."""
        if self.view.over:
            return self.say("won", seats=self.seats(winners)) if winners else self.say("board-lost")
        if len(waiting) > _NAMED and len(waiting) == self.view.seats:
            return self.say("board-everyone")
        return self.say("waiting", seats=self.seats(waiting)) if waiting else ""

    def clock(self) -> list[str]:
        """Return round, day, priority track."""
        track = self.seats(self.view.track)
        return [
            self.say("board-clock", round=self.view.round, rounds=GAME.rounds, day=self.view.day),
            self.say("board-track", seats=track),
        ]

    def stall(self, location: str, short: bool = False) -> str:
        """Describe a location: what lies there, its chefs in the order of taking; short forms leave out empty ones."""
        chefs = [self._chef(shown) for shown in market.at_stall(self.view, location)]
        items = self.view.items.get(location, [])
        if short and not items and not chefs:
            return ""
        lying = self.say("board-surprise") if market.surprise(self.view, location) else self.names("item", items)
        open_now = market.status(self.view, location) == market.OPEN
        message = "board-stall" + ("-chefs" if chefs else "") + ("-now" if open_now else "")
        return self.say(message, location=self.name("location", location), items=lying, chefs=", ".join(chefs))

    def _chef(self, shown: market.ShoppingChef) -> str:
        chef = shown.chef
        message = "board-chef-gone" if shown.gone else "board-chef-active" if shown.active else "board-chef"
        return self.say(message, seat=self.seat(chef.seat), chef=self.name("chef", chef.kind))

    def challenges(self) -> str:
        """Return the challenges of the day with what they need."""
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
        """Return the critic and its special rules."""
        name = self.name("critic", self.view.critic)
        if short:
            return self.say("board-critic", critic=name)
        return self.say("board-critic-text", critic=name, text=self.name("critic", f"{self.view.critic}-text"))

    def rumor(self, space: int) -> str:
        """Return the name of a rumor, '' if the viewer may not read it."""
        card = self.view.rumors[space]
        return self.name("rumor", card) if card else ""

    def rumors(self, short: bool = False) -> list[str]:
        """Return the rumors that the viewer may read."""
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

    def out(self) -> str:
        """Return the tokens that have left the game."""
        tokens = sorted(self.view.out, key=RANK.__getitem__)
        return self.say("board-out", tokens=self.names("item", tokens)) if tokens else ""

    def kitchen(self, seat: Seat, short: bool = False) -> str:
        """Return a kitchen's public part: stars, tokens behind the shield, rumors, zous chefs, restaurateur, plan."""
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
            tokens = [
                self.name("cart", token) if unused else self.say("board-cart-used", token=self.name("cart", token))
                for token, unused in player.cart.items()
            ]
            parts.append(self.say("board-cart", tokens=", ".join(tokens)))
        if player.meal and not short:
            parts.append(self.say("board-meal", parts=", ".join(self.name("part", each) for each in player.meal)))
        plans = market.planned(self.view)
        if plans is not None and seat in plans:
            parts.append(self.say("planned" if plans[seat] else "planning"))
        return self.say("board-seat", seat=self.seat(seat), parts=", ".join(parts))

    def storage(self, seat: Seat) -> list[str]:
        """Return what is behind a shield, if the viewer may look there: tokens, soup, an own rumor card."""
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
        """Return the purpose of a line of the score sheet."""
        return self.words.naming(lambda _, ref: self.named(ref)).say(line.what)


def winners(scene: Scene) -> tuple[int, ...]:
    """Return who has won; nobody before the end, nor if the rival was not beaten."""
    return () if scene.result is None else TITLE.winners(scene.result)


def alt_text(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return the same as the board picture in reading order."""
    view = board_text.view
    seats = [board_text.kitchen(seat, short=True) for seat in range(len(view.players))]
    stalls = [board_text.stall(location, short=True) for location in view.row]
    cards = [board_text.challenges(), board_text.critic(short=True), *board_text.rumors(short=True)]
    whose = board_text.whose(scene.waiting, winners(scene))
    return in_one_breath(whose, happened, *board_text.clock(), *seats, *stalls, *cards)


def text_board(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return everything on the table: the clock, the waterfront, the cards, the kitchens with the viewer's first."""
    view = board_text.view
    round_and_day, track = board_text.clock()
    whose = board_text.whose(scene.waiting, winners(scene))
    kitchens = []
    for seat in seats_from(view.viewer or 0, len(view.players)):
        kitchens += [board_text.kitchen(seat), *board_text.storage(seat)]
    return paragraphs(
        [round_and_day, whose, happened, track],
        [board_text.stall(location) for location in view.row],
        [board_text.challenges(), board_text.critic(), *board_text.rumors(), board_text.out()],
        kitchens,
        [*score_sheet(board_text), *tracked(board_text)] if view.over else [],
    )


def score_sheet(board_text: BoardText) -> list[str]:
    """Return the final scoring, a line for each kitchen."""
    view, told = board_text.view, []
    for seat in range(len(view.players)):
        lines = [line for line in view.sheet if line.seat == seat]
        parts = [board_text.say("board-scored", what=board_text.line(line), points=line.points) for line in lines]
        stars = board_text.say("stars", stars=sum(line.points for line in lines))
        told.append(board_text.say("board-sheet", seat=board_text.seat(seat), stars=stars, parts="; ".join(parts)))
    return told


def tracked(board_text: BoardText) -> list[str]:
    """Return each kitchen's total on the score track."""
    totals = enumerate(board_text.view.totals)
    return [board_text.say("board-tracked", seat=board_text.seat(seat), total=total) for seat, total in totals]
