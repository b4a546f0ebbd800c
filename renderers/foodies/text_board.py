"""The board in words: seats, courts space by space, market and chefs. For the text board and the alt text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.foodies.data import DASHBOARDS, GAME, PRICES, SPACES, STALLS
from games.foodies.state import Court
from games.foodies.steps import Visit
from games.foodies.view import View
from games.kernel import Ref, Seat
from renderers.words import Words

Name = Callable[[Ref], str]


class BoardText:
    """One view in the reader's words."""

    def __init__(self, words: Words, view: View, name: Name) -> None:
        self.words = words
        self.view = view
        self._name = name

    def name(self, kind: str, key: str) -> str:
        """The name of a thing."""
        return self._name(Ref(kind, key))

    def seats(self, seats: Sequence[Seat]) -> str:
        """Several seats as a list."""
        return self.words.join([self.name("seat", str(seat)) for seat in seats])

    def status(self, waiting: Sequence[Seat]) -> str:
        """Whom the table waits for, or who won."""
        if self.view.step is None:
            best = max((court.popularity, court.coins) for court in self.view.courts)
            won = [s for s, court in enumerate(self.view.courts) if (court.popularity, court.coins) == best]
            return self.words("foodies-won", seats=self.seats(won))
        if len(waiting) == 1 and waiting[0] == self.view.active:
            return self.words("foodies-to-move", seat=self.seats(waiting))
        return self.words("foodies-waiting", seats=self.seats(waiting)) if waiting else ""

    def head(self) -> str:
        """Round, goal, and the die while a visit is decided."""
        step = self.view.step
        if isinstance(step, Visit):
            return self.words("foodies-text-head", round=self.view.rounds, goal=self.view.goal, face=step.face)
        return self.words("foodies-text-head-no-die", round=self.view.rounds, goal=self.view.goal)

    def standing(self, seat: Seat) -> str:
        """How a seat stands: popularity, coins, flyers, stars."""
        court = self.view.courts[seat]
        return self.words(
            "foodies-text-seat",
            seat=self.name("seat", str(seat)),
            popularity=court.popularity,
            coins=court.coins,
            flyers=court.flyers,
            stars=court.stars(),
        )

    def court(self, seat: Seat) -> list[str]:
        """The nine spaces of a seat's court, one line each."""
        court = self.view.courts[seat]
        return [self.words("foodies-text-space", space=space, what=self._space(court, space)) for space in SPACES]

    def stalls(self, seat: Seat) -> str:
        """The built spaces of a court in one short line."""
        court = self.view.courts[seat]
        built = [f"{space} {self.name('stall', card)}" for space, card in enumerate(court.stalls) if card]
        return ", ".join(built)

    def _space(self, court: Court, space: int) -> str:
        card = court.stalls[space]
        if card is None:
            printed = DASHBOARDS[court.dashboard][space - 1]
            parts = [self.words("foodies-text-printed", coins=printed)]
        else:
            parts = [self.words("foodies-text-stall", stars=court.stars_of(space), **self.card(card))]
        coins, popularity = court.coin_tokens[space], court.pop_tokens[space]
        if coins or popularity:
            parts.append(self.words("foodies-text-tokens", coins=coins, popularity=popularity))
        return ", ".join(parts)

    def card(self, card: str) -> dict[str, str | int]:
        """A stall's name and print, as arguments of a sentence."""
        stall = STALLS[card]
        return {
            "stall": self.name("stall", card),
            "culture": self.name("culture", stall.culture),
            "coins": stall.coins,
            "popularity": stall.popularity,
            "halves": " ".join(stall.halves) or self.words("foodies-halves-none"),
        }

    def market(self) -> str:
        """The market with prices, dearest first, and what is left of the deck."""
        stalls = [
            self.words("foodies-stall-price", stall=self.name("stall", card), price=price)
            for card, price in zip(self.view.market, PRICES, strict=True)
            if card is not None
        ]
        listed = "; ".join(stalls) or self.words("foodies-market-empty")
        left = self.words("foodies-deck-left", cards=len(self.view.unseen))
        return f"{self.words('foodies-text-market', stalls=listed)} ({left})"

    def chefs(self) -> list[str]:
        """The special chefs in play: wish, and whether they are free."""
        return [
            self.words(
                "foodies-text-chef",
                chef=self.name("chef", chef),
                wish=self.words(f"foodies-chef-{chef}-text"),
                pays=GAME.special_chef_popularity,
                state=self.words("foodies-chef-taken", seats=self.seats(by)) if by else self.words("foodies-chef-free"),
            )
            for chef, by in self.view.hired.items()
        ]

    def cultures(self) -> list[str]:
        """The cultures in play with their effects."""
        return [
            f"{self.name('culture', culture)}: {self.words(f'foodies-culture-{culture}-text')}"
            for culture in self.view.cultures
        ]
