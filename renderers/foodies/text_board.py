"""The board in words: seats, courts space by space, market and chefs. For the text board and the alt text."""

from __future__ import annotations

from collections.abc import Sequence

from games.foodies.data import DASHBOARDS, GAME, PRICES, SPACES, STALLS
from games.foodies.state import Court
from games.foodies.steps import Visit
from games.foodies.view import View
from games.kernel import Seat
from renderers.kit import text_board as text_board_kit
from renderers.kit.presenter import Scene
from renderers.kit.text_board import in_one_breath, paragraphs, seats_from

LEFT_OUT = {
    "viewer": "who reads it knows who they are",
    "unseen": "which cards are left follows from all others; the text says how many",
    "step.asked": "whom the table waits for is told by its message",
    "step.asking": "whom the table waits for is told by its message",
}
"""Facts of a view that the text board omits, and why."""

_ALL_SIDES = "NESW"


class BoardText(text_board_kit.BoardText[View]):
    """One view in the reader's words."""

    prefix = "foodies-"

    def status(self, waiting: Sequence[Seat]) -> str:
        """Return whom the table waits for, or who won."""
        if self.view.step is None:
            best = max((court.popularity, court.coins) for court in self.view.courts)
            won = [s for s, court in enumerate(self.view.courts) if (court.popularity, court.coins) == best]
            return self.say("won", seats=self.seats(won))
        if len(waiting) == 1 and waiting[0] == self.view.active:
            return self.say("to-move", seat=self.seats(waiting))
        return self.say("waiting", seats=self.seats(waiting)) if waiting else ""

    def head(self) -> str:
        """Return round, goal, and the die while a visit is decided."""
        step = self.view.step
        if isinstance(step, Visit):
            return self.say("text-head", round=self.view.rounds, goal=self.view.goal, face=step.face)
        return self.say("text-head-no-die", round=self.view.rounds, goal=self.view.goal)

    def last_round(self) -> str:
        """Return the notice that the end is near; '' before that, and once it is over."""
        last = self.view.triggered or self.view.rounds >= GAME.round_cap
        return self.say("text-last-round") if last and self.view.step is not None else ""

    def standing(self, seat: Seat) -> str:
        """Return a seat's popularity, coins, flyers and stars."""
        court = self.view.courts[seat]
        return self.say(
            "text-seat",
            seat=self.seat(seat),
            popularity=court.popularity,
            coins=court.coins,
            flyers=court.flyers,
            stars=court.stars(),
        )

    def court(self, seat: Seat) -> list[str]:
        """Return the nine spaces of a seat's court, one line each."""
        court = self.view.courts[seat]
        return [self.say("text-space", space=space, what=self._space(court, space)) for space in SPACES]

    def stalls(self, seat: Seat) -> str:
        """Return the built spaces of a court in one short line."""
        court = self.view.courts[seat]
        built = [f"{space} {self.name('stall', card)}" for space, card in enumerate(court.stalls) if card]
        return ", ".join(built)

    def _space(self, court: Court, space: int) -> str:
        card = court.stalls[space]
        if card is None:
            printed = DASHBOARDS[court.dashboard][space - 1]
            parts = [self.say("text-printed", coins=printed)]
        else:
            parts = [self.say("text-stall", stars=court.stars_of(space), **self.card(card))]
        coins, popularity = court.coin_tokens[space], court.pop_tokens[space]
        if coins or popularity:
            parts.append(self.say("text-tokens", coins=coins, popularity=popularity))
        return ", ".join(parts)

    def card(self, card: str) -> dict[str, str | int]:
        """Return a stall's name and print, as arguments of a sentence."""
        stall = STALLS[card]
        return {
            "stall": self.name("stall", card),
            "culture": self.name("culture", stall.culture),
            "coins": stall.coins,
            "popularity": stall.popularity,
            "halves": self._halves(stall.halves),
        }

    def _halves(self, halves: str) -> str:
        """Return on which sides of a stall half a star is."""
        if halves in ("", _ALL_SIDES):
            return self.say("halves-all" if halves else "halves-none")
        return self.say("halves", sides=self.words.join([self.say(f"side-{side.lower()}") for side in halves]))

    def market(self) -> str:
        """Return the market with prices, dearest first, and the size of the deck."""
        stalls = [
            self.say("stall-price", stall=self.name("stall", card), price=price)
            for card, price in zip(self.view.market, PRICES, strict=True)
            if card is not None
        ]
        listed = "; ".join(stalls) or self.say("market-empty")
        left = self.say("deck-left", cards=len(self.view.unseen))
        return f"{self.say('text-market', stalls=listed)} ({left})"

    def offers(self) -> list[str]:
        """Return the market, dearest first, a line for each stall: price, culture, gain; then what left the game."""
        left = self.say("deck-left", cards=len(self.view.unseen))
        lines = [self.say("text-offers", left=left)]
        for card, price in zip(self.view.market, PRICES, strict=True):
            if card is not None:
                priced = self.say("stall-price", stall=self.name("stall", card), price=price)
                lines.append(self.say("text-offer", stall=priced, about=self.say("stall-about", **self.card(card))))
        if len(lines) == 1:
            lines.append(self.say("market-empty"))
        if self.view.removed:
            lines.append(self.say("text-removed", stalls=self.names("stall", self.view.removed)))
        return lines

    def chefs(self) -> list[str]:
        """Return the special chefs in play: requirement, and whether they are free."""
        return [
            self.say(
                "text-chef",
                chef=self.name("chef", chef),
                wish=self.say(f"chef-{chef}-text"),
                pays=GAME.special_chef_popularity,
                state=self.say("chef-taken", seats=self.seats(by)) if by else self.say("chef-free"),
            )
            for chef, by in self.view.hired.items()
        ]

    def scope(self) -> str:
        """Return how often a special chef can be hired."""
        return self.say("text-scope", scope=self.say(f"option-special-chef-scope-{self.view.chef_scope}"))

    def cultures(self) -> list[str]:
        """Return the cultures in play with their effects."""
        return [
            f"{self.name('culture', culture)}: {self.say(f'culture-{culture}-text')}" for culture in self.view.cultures
        ]


def seats_in_order(view: View, scene: Scene) -> list[Seat]:
    """Return every seat, the viewer first; from the first seat for spectators."""
    return seats_from(view.first if scene.viewer is None else scene.viewer, view.seats)


def text_board(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return everything on the table: round, market, chefs; each court, the viewer's first; the cultures."""
    head = [board_text.head(), board_text.last_round(), board_text.status(scene.waiting), happened]
    chefs = [*board_text.chefs(), board_text.scope()]
    order = seats_in_order(board_text.view, scene)
    courts = ([board_text.standing(seat), *board_text.court(seat)] for seat in order)
    return paragraphs(head, board_text.offers(), chefs, *courts, board_text.cultures())


def alt_text(board_text: BoardText, scene: Scene, happened: str) -> str:
    """Return the picture in words: who is awaited, what happened, everybody's numbers, the courts in short."""
    order = seats_in_order(board_text.view, scene)
    courts = [f"{board_text.seat(seat)}: {board_text.stalls(seat)}." for seat in order if board_text.stalls(seat)]
    return in_one_breath(
        board_text.status(scene.waiting),
        happened,
        board_text.head(),
        *(board_text.standing(seat) for seat in order),
        *courts,
        board_text.market(),
    )
