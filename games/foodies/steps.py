"""The turn, step by step (rules section 5.2). Each step defines who decides, the choices, and the effect.

Roll -> ChooseFace (after a 0) -> Visit -> Collect (where an effect asks) -> Buy -> Hire -> EndTurn -> Roll

Before them the gain of a visit (rules section 5.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from games.foodies import chefs, ending, events, links
from games.foodies.cultures import RULES, rule_at
from games.foodies.data import DASHBOARDS, GAME, NEIGHBOURS, PRICES, SPACES, STALLS
from games.foodies.ending import gain_popularity
from games.foodies.events import Collected
from games.foodies.state import Court, State
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step


def collect(play: Play[State], seat: Seat, space: int) -> None:
    """Collect what a visit gives by itself (R24): the tokens; the print of the space or its stall; the stall's stars;
    its culture's effect. That order lets coins just collected pay, and new tokens wait for the next visit (R19)."""
    court = play.state.courts[seat]
    # First and for unbuilt spaces too (section 5.3): what an effect lays now must not be taken at once (R19).
    coins, popularity = _take_tokens(court, space)
    card = court.stalls[space]
    if card is None:
        # Section 5.3, step 2: the printed coins count only while the space is not built.
        coins += DASHBOARDS[court.dashboard][space - 1]
        _receive(play, Collected(seat, space, None, coins, popularity, 0, 0))
        return
    stall, stars = STALLS[card], court.stars_of(space)
    rule = RULES[stall.culture]
    effect = rule.at_once(court, space)
    coins += stall.coins + effect.coins
    popularity += stall.popularity + stars + effect.popularity
    _receive(play, Collected(seat, space, card, coins, popularity, stars, effect.flyers))
    if not rule.asks(court, space):
        rule.settle_unasked(play, seat, space)


def _take_tokens(court: Court, space: int) -> tuple[int, int]:
    """Take the coins and the popularity on the space, built or not (step 1)."""
    taken = court.coin_tokens[space], court.pop_tokens[space]
    court.coin_tokens[space] = court.pop_tokens[space] = 0
    return taken


def _receive(play: Play[State], collected: Collected) -> None:
    court = play.state.courts[collected.seat]
    court.coins += collected.coins
    court.flyers += collected.flyers
    play.emit(collected)
    # After the event, so that an end it triggers is reported after its cause.
    if collected.popularity:
        gain_popularity(play, collected.seat, collected.popularity)


StillT = TypeVar("StillT", bound="Still")


class Still(Step[State]):
    """A step without data: it never changes, so states share it (section 5.2)."""

    def copy(self: StillT) -> StillT:
        """Return the step itself."""
        return self


class Roll(Still, tag="roll"):
    """`ROLL`: the die decides which space everybody visits; on a 0 the active seat decides (section 5.2)."""

    def run(self, play: Play[State]) -> None:
        """Draw the face."""
        face = play.chance.below(GAME.die_faces, "die")
        play.emit(events.Rolled(seat=play.state.active, face=face))
        play.next(Visit.of(play.state, face) if face else ChooseFace())


class ChooseFace(Still, tag="choose_face"):
    """`CHOOSE_FACE`: a rolled 0 is set to a face from 1 to 9 by the active seat (section 5.2, R11)."""

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active seat."""
        # R11: a 0 must be changed, as no space has that number.
        return (Decision(state.active, "face"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a face from 1 to 9."""
        return links.FACES if chosen else (links.FACE,)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Set the face; the choice is public and comes before any flyer."""
        face = int(action.args[0])
        play.emit(events.FaceChosen(seat=seat, face=face))
        play.next(Visit.of(play.state, face))


class Visit(Step[State], tag="visit"):
    """`VISIT`: everybody visits the face; a seat with a flyer may go to an adjacent space instead (R12 to R16).

    The flyers are answered in secret and revealed together; then all collect (section 5.3).
    """

    face: int
    asked: list[Seat]
    answers: dict[Seat, int]

    @classmethod
    def of(cls, state: State, face: int) -> Visit:
        """Return the visit of a face: only seats with a flyer are asked."""
        # Everybody's number of flyers is public, so being asked reveals nothing (section 6).
        return cls(face, [seat for seat in _clockwise(state) if state.courts[seat].flyers > 0], {})

    def copy(self) -> Visit:
        """Return an independent copy; the asked seats never change."""
        return Visit(self.face, self.asked, self.answers.copy())

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask everybody with a flyer, until the last has answered."""
        if len(self.answers) == len(self.asked):
            return ()
        about: dict[str, str | int | Ref | list[Ref]] = {"space": self.face}
        # Quiet, as nothing private has to be shown; veiled, as an immediate answer might reveal a standing order.
        return [
            Decision(seat, "flyer", about, secret=True, hides_answered=True, quiet=True, owed=seat not in self.answers)
            for seat in self.asked
        ]

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer to stay, or a space adjacent to the face (R13)."""
        # R13: adjacency counts from the final face, and the target need not be built.
        return [links.SPACE[n] for n in NEIGHBOURS[self.face]] if chosen else (links.STAY, links.FLYER)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Keep the answer; it may be changed until the last is in."""
        self.answers[seat] = int(action.args[0]) if action.args else self.face

    def run(self, play: Play[State]) -> None:
        """Spend the flyers, then let all collect; seats with an answer to give are asked next."""
        state = play.state
        # A single answer reveals nothing that its owner did not know.
        if len(self.asked) > 1:
            play.mark_revealed()
        visits = {seat: self.answers.get(seat, self.face) for seat in _clockwise(state)}
        # All flyers go before anybody collects: one gained in this visit cannot be used in it (R15).
        for seat, space in visits.items():
            if space != self.face:
                state.courts[seat].flyers -= 1
                play.emit(events.FlyerUsed(seat=seat, space=space))
        for seat, space in visits.items():
            collect(play, seat, space)
        # Only now, as the coins of this visit may decide whether there is a choice (R16).
        asking = {seat: space for seat, space in visits.items() if _asks(state.courts[seat], space)}
        play.next(Collect(asking, {}) if asking else Buy())


class Collect(Step[State], tag="collect"):
    """`COLLECT`: visitors of a stall that asks something answer in secret (section 5.3).

    All answers are carried out together (R24).
    """

    asking: dict[Seat, int]
    answers: dict[Seat, list[str]]

    def copy(self) -> Collect:
        """Return an independent copy; the asked seats never change."""
        return Collect(self.asking, self.answers.copy())

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask everybody whose effect asks something, until the last has answered."""
        if len(self.answers) == len(self.asking):
            return ()
        return [self._decision(state, seat, space) for seat, space in self.asking.items()]

    def _decision(self, state: State, seat: Seat, space: int) -> Decision:
        rule = rule_at(state.courts[seat], space)
        culture = Ref("culture", rule.culture.id)
        about: dict[str, str | int | Ref | list[Ref]] = {"space": space, "culture": culture}
        return Decision(
            seat, rule.decision, about, secret=True, hides_answered=True, quiet=True, owed=seat not in self.answers
        )

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer what the culture asks."""
        court, space = state.courts[seat], self.asking[seat]
        return rule_at(court, space).choices(court, space, chosen)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Keep the answer; it may be changed until the last is in."""
        # R24: hidden until the last answer is in, then all are applied together.
        self.answers[seat] = list(action.links)

    def run(self, play: Play[State]) -> None:
        """Reveal and carry out all answers."""
        if len(self.asking) > 1:
            play.mark_revealed()
        # The order does not matter: every effect stays within its owner's court (R24).
        for seat, space in self.asking.items():
            rule_at(play.state.courts[seat], space).settle(play, seat, space, tuple(self.answers[seat]))
        play.next(Buy())


class Buy(Still, tag="buy"):
    """`BUY`: the active seat may buy one stall and place it at once (section 5.4, R17)."""

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active seat."""
        return (Decision(state.active, "buy", {"coins": state.courts[state.active].coins}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer an affordable stall and any space, empty ones first; or pass."""
        if not chosen:
            return (links.BUY, links.PASS) if affordable(state, seat) else (links.PASS,)
        if len(chosen) == 1:
            return [links.STALL[card] for card in affordable(state, seat)]
        court = state.courts[seat]
        # Section 5.4: any of the nine spaces; built ones last, as they cost the old stall.
        free = [links.SPACE[n] for n in SPACES if court.stalls[n] is None]
        return free + [links.SPACE[n] for n in SPACES if court.stalls[n] is not None]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Buy and place, or pass; nothing can be bought later in the turn (R18)."""
        if action.verb == "buy":
            place(play, seat, action.args[0], int(action.args[1]))
        else:
            play.emit(events.BuyPassed(seat=seat))
        # R18: no phase can be repeated, so nothing more is bought once hiring has begun.
        play.next(Hire(False))


def affordable(state: State, seat: Seat) -> list[str]:
    """Return the market's stalls that a seat can afford, dearest first."""
    coins = state.courts[seat].coins
    return [card for card, price in zip(state.market, PRICES, strict=True) if card is not None and price <= coins]


def place(play: Play[State], seat: Seat, card: str, space: int) -> None:
    """Pay for a stall and put it on any space; an old stall there leaves the game, tokens stay (section 5.4).

    The cards left of the gap in the market slide right and the top card of the deck enters at the left.
    """
    state, court = play.state, play.state.courts[seat]
    slot = state.market.index(card)
    covered = court.stalls[space]
    court.coins -= PRICES[slot]
    court.stalls[space] = card
    if covered is not None:
        # Section 5.4: the old stall leaves the game for good; tokens stay on the space (R7).
        state.removed.append(covered)
    # Also with an empty deck: then the gap moves to the left end (R20).
    state.market[1 : slot + 1] = state.market[:slot]
    state.market[0] = _top_card(play)
    play.emit(events.Bought(seat=seat, stall=card, price=PRICES[slot], space=space, covered=covered))


def _top_card(play: Play[State]) -> str | None:
    """Return the top card of the deck, which everybody sees now; None if the deck is empty."""
    if not play.state.deck:
        return None
    play.mark_revealed()
    return play.state.deck.pop()


class Hire(Step[State], tag="hire"):
    """`HIRE`: the active seat may pay the Chef for Hire once, and hire special chefs in any order (section 5.5)."""

    hired: bool

    def copy(self) -> Hire:
        """Return an independent copy."""
        return Hire(self.hired)

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the active seat."""
        return (Decision(state.active, "hire"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the available special chefs, the Chef for Hire once a turn; or done."""
        special = hireable(state, seat)
        if chosen:
            return [links.CHEF[chef] for chef in special]
        offered = [links.SPECIAL] if special else []
        # Section 5.5: the Chef for Hire comes once a turn, special chefs in any number (R22).
        if not self.hired and state.courts[seat].coins >= GAME.hire_cost:
            offered.append(links.HIRE)
        return [*offered, links.DONE]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Hire one chef and ask again, until done."""
        if action.verb == "done":
            play.next(EndTurn())
        elif action.verb == "hire":
            self.hired = True
            play.state.courts[seat].coins -= GAME.hire_cost
            play.emit(events.ChefHired(seat=seat, cost=GAME.hire_cost, popularity=GAME.hire_popularity))
            ending.gain_popularity(play, seat, GAME.hire_popularity)
        else:
            chef = action.args[0]
            # Section 5.5: special chefs are free, and nothing is lost if the court later changes (R22).
            play.state.hired[chef].append(seat)
            play.emit(events.SpecialHired(seat=seat, chef=chef, popularity=GAME.special_chef_popularity))
            ending.gain_popularity(play, seat, GAME.special_chef_popularity)


def hireable(state: State, seat: Seat) -> list[str]:
    """Return the special chefs that a seat could hire now: still free to it, their requirement met (R21, R22)."""
    court = state.courts[seat]
    return [chef for chef in state.hired if state.may_hire(chef, seat) and chefs.RULES[chef].met(court)]


class EndTurn(Still, tag="end_turn"):
    """`END_TURN`: the next seat's turn, or the end after the last seat of a round (sections 7.2, 7.4)."""

    def run(self, play: Play[State]) -> None:
        """Continue, or end the game."""
        state = play.state
        # Counted before the test, which counts ended turns.
        state.turn += 1
        # Section 7.2: the round is completed, so that all have had the same number of turns.
        if ending.is_over(state):
            play.emit(events.GameOver(seats=list(ending.ranking(state)[0])))
            play.over()
        else:
            play.next(Roll())


def _asks(court: Court, space: int) -> bool:
    """Return whether a visit of a space leaves its owner an answer to give (R16)."""
    return court.stalls[space] is not None and rule_at(court, space).asks(court, space)


def _clockwise(state: State) -> list[Seat]:
    """Return every seat, from the active one: the order in which simultaneous answers are carried out (R12)."""
    return [(state.active + n) % state.seats for n in range(state.seats)]


AnyStep: TypeAlias = Roll | ChooseFace | Visit | Collect | Buy | Hire | EndTurn
