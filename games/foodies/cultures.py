"""The ten cultures (rules section 4): the effect of a visit to their stalls, their questions, their value.

One class for each effect; the data define which culture has it, and its numbers. An effect comes last in a visit
(section 5.3, step 4) and touches only the court of its owner, so the visits of all seats can be resolved at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.foodies import events, links
from games.foodies.data import CULTURES, NEIGHBOURS, STALLS, WORTH, Culture, Effect, Stall
from games.foodies.ending import gain_popularity
from games.foodies.state import Court, State
from games.kernel import Choice, Chosen, Ref, Say, Seat
from games.kernel.flow import Play


class Reward(NamedTuple):
    """The immediate gain of an effect."""

    coins: int = 0
    popularity: int = 0
    flyers: int = 0


class Brought(NamedTuple):
    """The average gain of an effect, fractions of tokens that must still be fetched included."""

    coins: float = 0.0
    popularity: float = 0.0
    flyers: float = 0.0


_NOTHING = Reward()


class Rule:
    """A culture's effect. The base gives nothing and asks nothing; each effect overrides what differs."""

    decision = "target"
    """The kind of decision if the effect asks something."""
    ever_asks = False
    """Whether it asks something anywhere."""

    def __init__(self, culture: Culture) -> None:
        self.culture = culture

    def at_once(self, court: Court, space: int) -> Reward:
        """Return what the stall on a space gives with the rest of the visit, before anybody is asked (R24)."""
        return _NOTHING

    def asks(self, court: Court, space: int) -> bool:
        """Return whether the effect leaves its owner a choice; a single answer is not asked for (R16)."""
        return False

    def settle_unasked(self, play: Play[State], seat: Seat, space: int) -> None:
        """Carry out, right after the visit, an effect that asks nothing but does more than give (R24)."""

    def choices(self, court: Court, space: int, chosen: Chosen) -> Sequence[Choice]:
        """Return the answers, link by link, if the effect asks."""
        raise NotImplementedError

    def settle(self, play: Play[State], seat: Seat, space: int, answer: Chosen) -> None:
        """Carry out the answer that a seat gave."""
        raise NotImplementedError

    def why_not(self, court: Court, space: int, link: str) -> Say | None:
        """Return the rule against a space that is not among the choices; None if spaces do not matter."""
        return None

    def brings(self, court: Court, space: int) -> Brought:
        """Return the average gain of the effect at a future visit, for the odds of winning."""
        coins, popularity, flyers = self.at_once(court, space)
        return Brought(coins, popularity, flyers)

    def worth(self, court: Court, space: int) -> float:
        """Return the value of the effect in coins at a visit now, for bots and standing orders."""
        coins, popularity, flyers = self.at_once(court, space)
        return coins + WORTH.popularity * popularity + WORTH.flyer * flyers


class CoinsPerSameCulture(Rule):
    """American: coins for each other stall of this culture in the court, up to a limit."""

    def at_once(self, court: Court, space: int) -> Reward:
        """Return coins for each other stall of the culture."""
        # The visited stall does not count itself: other ones only (section 4).
        others = court.counts()[self.culture.id] - 1
        return Reward(coins=min(self.culture.cap, self.culture.amount * others))


class CoinsPerAdjacentCulture(Rule):
    """Chinese: coins for each distinct culture among the adjacent stalls, up to a limit."""

    def at_once(self, court: Court, space: int) -> Reward:
        """Return coins for the adjacent cultures; a stall of this same culture counts like any other."""
        # A set: distinct cultures count, not stalls (section 4).
        near = {stall_on(court, n).culture for n in court.built_neighbours(space)}
        return Reward(coins=min(self.culture.cap, self.culture.amount * len(near)))


class GainFlyer(Rule):
    """German: a flyer, for a later visit (R15)."""

    def at_once(self, court: Court, space: int) -> Reward:
        """Return a flyer, always."""
        return Reward(flyers=self.culture.amount)


class PopularityIfSurrounded(Rule):
    """Indian: popularity if every space adjacent to this stall is built."""

    def at_once(self, court: Court, space: int) -> Reward:
        """Return all or nothing."""
        # Not four: a corner has only two neighbours, and these are enough (section 4).
        if len(court.built_neighbours(space)) < len(NEIGHBOURS[space]):
            return _NOTHING
        return Reward(popularity=self.culture.amount)


class CoinsPerOwnStar(Rule):
    """Thai: coins for each complete star of this stall."""

    def at_once(self, court: Court, space: int) -> Reward:
        """Return coins in addition to the popularity that each star gives by itself."""
        return Reward(coins=self.culture.amount * court.stars_of(space))


class LayCoinsOnSelf(Rule):
    """Russian: coin tokens on this stall's own space, which the next visit takes (R19)."""

    def settle_unasked(self, play: Play[State], seat: Seat, space: int) -> None:
        """Lay the tokens; the visit has taken the old ones before."""
        lay_coins(play, seat, [space], self.culture.amount)

    def brings(self, court: Court, space: int) -> Brought:
        """Return most of them: another visit must fetch them."""
        return Brought(coins=WORTH.race.laid * self.culture.amount)

    def worth(self, court: Court, space: int) -> float:
        """Return the value of coins that another visit must fetch."""
        return WORTH.laid * self.culture.amount


class PayForPopularity(Rule):
    """Brazilian: coins from the reserve may be paid for popularity, once per visit; the only optional effect (R5)."""

    decision = "pay"
    ever_asks = True

    def asks(self, court: Court, space: int) -> bool:
        """Return whether the owner can pay; the coins of this visit are in the reserve by now."""
        # R16: with too few coins there is one legal answer, so nothing is asked.
        return court.coins >= self.culture.cost

    def choices(self, court: Court, space: int, chosen: Chosen) -> Sequence[Choice]:
        """Offer to pay or keep."""
        return (links.PAY, links.KEEP)

    def settle(self, play: Play[State], seat: Seat, space: int, answer: Chosen) -> None:
        """Pay coins for popularity, or nothing."""
        if answer[0] == "keep":
            play.emit(events.Kept(seat=seat))
            return
        # Not checked again: nothing touches the reserve between the question and its answer (R24).
        play.state.courts[seat].coins -= self.culture.cost
        play.emit(events.Paid(seat=seat, cost=self.culture.cost, popularity=self.culture.amount))
        gain_popularity(play, seat, self.culture.amount)

    def brings(self, court: Court, space: int) -> Brought:
        """Return the gain of most visits, which find the coins that it costs."""
        share = WORTH.race.paid
        return Brought(coins=-share * self.culture.cost, popularity=share * self.culture.amount)

    def worth(self, court: Court, space: int) -> float:
        """Return the popularity less its price, if the owner can pay."""
        return WORTH.popularity * self.culture.amount - self.culture.cost if self.asks(court, space) else 0.0


class OnAdjacentStalls(Rule):
    """An effect on adjacent built spaces (R8): as many as the card says, or all there are (R5); with none, nothing."""

    ever_asks = True

    def effect(self, play: Play[State], seat: Seat, spaces: list[int]) -> None:
        """Apply the effect to the spaces, given in ascending order."""
        raise NotImplementedError

    def asks(self, court: Court, space: int) -> bool:
        """Return whether there are more spaces than the card takes."""
        # Two neighbours that would gain the same are still two answers (R26).
        return len(court.built_neighbours(space)) > self.culture.targets

    def settle_unasked(self, play: Play[State], seat: Seat, space: int) -> None:
        """Take all adjacent stalls."""
        near = play.state.courts[seat].built_neighbours(space)
        # R5: with no adjacent stall nothing happens and nothing is asked.
        if near:
            self.effect(play, seat, near)

    def choices(self, court: Court, space: int, chosen: Chosen) -> Sequence[Choice]:
        """Offer the spaces; two of them are a set, named in ascending order (R26)."""
        two = self.culture.targets > 1
        if not chosen:
            return (links.TARGETS,) if two else (links.TARGET,)
        near = court.built_neighbours(space)
        if not two:
            return [links.SPACE[n] for n in near]
        if len(chosen) == 1:
            # Not the last one: the second space has to be a higher number (R26).
            return [links.SPACE_MORE[n] for n in near[:-1]]
        # Ascending, so that each set of two has one notation only (R26).
        return [links.SPACE[n] for n in near if n > int(chosen[1])]

    def settle(self, play: Play[State], seat: Seat, space: int, answer: Chosen) -> None:
        """Apply the effect to the named spaces."""
        self.effect(play, seat, [int(link) for link in answer[1:]])

    def why_not(self, court: Court, space: int, link: str) -> Say | None:
        """Refuse a space that is not an adjacent stall, or not at this point of the answer."""
        near = court.built_neighbours(space)
        if int(link) in near:
            return Say("foodies-no-targets", {"targets": self.culture.targets})
        spaces = [Ref("space", str(n)) for n in near]
        culture = Ref("culture", self.culture.id)
        return Say("foodies-no-target", {"space": int(link), "near": spaces, "culture": culture})


class LayPopularity(OnAdjacentStalls):
    """Italian: popularity tokens on one adjacent built space."""

    def effect(self, play: Play[State], seat: Seat, spaces: list[int]) -> None:
        """Lay tokens that stay on the space, whatever is built there, until a visit takes them (R7)."""
        for space in spaces:
            play.state.courts[seat].pop_tokens[space] += self.culture.amount
        play.emit(events.LaidPopularity(seat=seat, spaces=spaces, each=self.culture.amount))

    def brings(self, court: Court, space: int) -> Brought:
        """Return most of it: another visit must fetch it."""
        return Brought(popularity=WORTH.race.laid * self.culture.amount) if court.built_neighbours(space) else Brought()

    def worth(self, court: Court, space: int) -> float:
        """Return the value of popularity that another visit must fetch."""
        return WORTH.laid * WORTH.popularity * self.culture.amount if court.built_neighbours(space) else 0.0


class CopyPrint(OnAdjacentStalls):
    """Japanese: the printed coins and popularity of one adjacent stall, once more."""

    def effect(self, play: Play[State], seat: Seat, spaces: list[int]) -> None:
        """Gain the print; its tokens stay, its stars do not count, its own effect does not fire (R6)."""
        # `targets` of this culture is 1, so there is exactly one space here.
        stall = stall_on(play.state.courts[seat], spaces[0])
        play.state.courts[seat].coins += stall.coins
        play.emit(events.Copied(seat=seat, space=spaces[0], coins=stall.coins, popularity=stall.popularity))
        if stall.popularity:
            gain_popularity(play, seat, stall.popularity)

    def brings(self, court: Court, space: int) -> Brought:
        """Return the richest print nearby."""
        near = [stall_on(court, n) for n in court.built_neighbours(space)]
        best = max(near, key=lambda stall: stall.coins + WORTH.popularity * stall.popularity, default=None)
        return Brought(best.coins, best.popularity) if best else Brought()

    def worth(self, court: Court, space: int) -> float:
        """Return the richest print nearby."""
        return max((self.printed(court, n) for n in court.built_neighbours(space)), default=0.0)

    def printed(self, court: Court, space: int) -> float:
        """Return the value of the print of the stall on a space, in coins."""
        stall = stall_on(court, space)
        return stall.coins + WORTH.popularity * stall.popularity


class LayCoins(OnAdjacentStalls):
    """Mexican: a coin token on each of two adjacent built spaces, on one if there is only one."""

    def effect(self, play: Play[State], seat: Seat, spaces: list[int]) -> None:
        """Lay tokens that stay on the spaces, whatever is built there, until a visit takes them (R7)."""
        lay_coins(play, seat, spaces, self.culture.amount)

    def brings(self, court: Court, space: int) -> Brought:
        """Return most of them: other visits must fetch them."""
        spaces = min(self.culture.targets, len(court.built_neighbours(space)))
        return Brought(coins=WORTH.race.laid * spaces * self.culture.amount)

    def worth(self, court: Court, space: int) -> float:
        """Return the value of coins that other visits must fetch."""
        spaces = min(self.culture.targets, len(court.built_neighbours(space)))
        return WORTH.laid * spaces * self.culture.amount


def stall_on(court: Court, space: int) -> Stall:
    """Return the stall on a space known to be built."""
    card = court.stalls[space]
    assert card is not None
    return STALLS[card]


def rule_at(court: Court, space: int) -> Rule:
    """Return the rule of the culture on a space known to be built."""
    return RULES[stall_on(court, space).culture]


def lay_coins(play: Play[State], seat: Seat, spaces: list[int], each: int) -> None:
    """Lay coin tokens on spaces of a seat's court, `each` on every one."""
    for space in spaces:
        play.state.courts[seat].coin_tokens[space] += each
    play.emit(events.LaidCoins(seat=seat, spaces=spaces, each=each))


_EFFECTS: dict[Effect, type[Rule]] = {
    "coins_per_other_same_culture": CoinsPerSameCulture,
    "pay_coins_for_popularity": PayForPopularity,
    "coins_per_distinct_adjacent_culture": CoinsPerAdjacentCulture,
    "gain_flyer": GainFlyer,
    "popularity_if_all_adjacent_built": PopularityIfSurrounded,
    "lay_popularity_on_adjacent": LayPopularity,
    "copy_printed_of_adjacent": CopyPrint,
    "lay_coin_on_adjacent": LayCoins,
    "lay_coins_on_self": LayCoinsOnSelf,
    "coins_per_own_star": CoinsPerOwnStar,
}
RULES: dict[str, Rule] = {culture.id: _EFFECTS[culture.effect](culture) for culture in CULTURES.values()}
"""Every culture's rule, by the culture's id."""
