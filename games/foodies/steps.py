"""The turn, step by step (section 5.2): roll, choose a face for a 0, visit, collect, buy, hire, end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Play, Step

from . import events, visit
from .data import GAME, NEIGHBOURS, PRICES, SPACES, STALLS

if TYPE_CHECKING:
    from .state import State

_FACE = Choice("face", "verb", more=True)
_FACES = [Choice(str(n), "face") for n in SPACES]
_STAY, _FLYER = Choice("stay", "verb"), Choice("flyer", "verb", more=True)
_PASS, _BUY = Choice("pass", "verb"), Choice("buy", "verb", more=True)
_DONE, _HIRE, _SPECIAL = Choice("done", "verb"), Choice("hire", "verb"), Choice("special", "verb", more=True)
_STALL = {card: Choice(card, "stall", more=True) for card in STALLS}


class Roll(Step["State"], tag="roll"):
    """The die says which space everybody visits; a 0 lets the active seat say it."""

    def copy(self) -> Roll:
        return self

    def run(self, play: Play[State]) -> None:
        face = play.chance.below(GAME.die_faces, "die")
        play.emit(events.Rolled(seat=play.state.active, face=face))
        play.next(Visit.of(play.state, face) if face else ChooseFace())


class ChooseFace(Step["State"], tag="choose_face"):
    """A rolled 0 is set to a face from 1 to 9 by the active seat (ruling R11)."""

    def copy(self) -> ChooseFace:
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        return (Decision(state.active, "face"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return _FACES if chosen else (_FACE,)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        face = int(action.args[0])
        play.emit(events.FaceChosen(seat=seat, face=face))
        play.next(Visit.of(play.state, face))


class Visit(Step["State"], tag="visit"):
    """Everybody visits the face; who has a flyer says in secret whether it goes to an adjacent space (R12, R16)."""

    face: int
    asked: list[Seat]
    answers: dict[Seat, int]

    @classmethod
    def of(cls, state: State, face: int) -> Visit:
        """The visit of a face: only seats with a flyer are asked."""
        return cls(face, [seat for seat in _clockwise(state) if state.courts[seat].flyers > 0], {})

    def copy(self) -> Visit:
        return Visit(self.face, self.asked, self.answers.copy())

    def decisions(self, state: State) -> Sequence[Decision]:
        if len(self.answers) == len(self.asked):
            return ()
        about: dict[str, str | int | Ref | list[Ref]] = {"space": self.face}
        return [
            Decision(seat, "flyer", about, secret=True, veiled=True, quiet=True, owed=seat not in self.answers)
            for seat in self.asked
        ]

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return [visit.SPACE[n] for n in NEIGHBOURS[self.face]] if chosen else (_STAY, _FLYER)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        self.answers[seat] = int(action.args[0]) if action.args else self.face

    def run(self, play: Play[State]) -> None:
        state = play.state
        if len(self.asked) > 1:
            play.uncover()
        visits = {seat: self.answers.get(seat, self.face) for seat in _clockwise(state)}
        for seat, space in visits.items():
            if space != self.face:
                state.courts[seat].flyers -= 1
                play.emit(events.FlyerUsed(seat=seat, space=space))
        for seat, space in visits.items():
            visit.collect(play, seat, space)
        asking = {seat: space for seat, space in visits.items() if visit.asks(state.courts[seat], space)}
        play.next(Collect(asking, {}) if asking else Buy())


class Collect(Step["State"], tag="collect"):
    """Who visited a stall that asks something answers in secret; all answers are carried out together (R24)."""

    asking: dict[Seat, int]
    answers: dict[Seat, list[str]]

    def copy(self) -> Collect:
        return Collect(self.asking, self.answers.copy())

    def decisions(self, state: State) -> Sequence[Decision]:
        if len(self.answers) == len(self.asking):
            return ()
        return [self._decision(state, seat, space) for seat, space in self.asking.items()]

    def _decision(self, state: State, seat: Seat, space: int) -> Decision:
        culture = visit.culture_at(state.courts[seat], space)
        assert culture is not None
        about: dict[str, str | int | Ref | list[Ref]] = {"space": space, "culture": Ref("culture", culture.id)}
        kind = "pay" if culture.cost else "target"
        return Decision(seat, kind, about, secret=True, veiled=True, quiet=True, owed=seat not in self.answers)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        return visit.choices(state.courts[seat], self.asking[seat], chosen)

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        self.answers[seat] = list(action.links)

    def run(self, play: Play[State]) -> None:
        if len(self.asking) > 1:
            play.uncover()
        for seat, space in self.asking.items():
            visit.answer(play, seat, space, tuple(self.answers[seat]))
        play.next(Buy())


class Buy(Step["State"], tag="buy"):
    """The active seat may buy one stall and place it at once (section 5.4)."""

    def copy(self) -> Buy:
        return self

    def decisions(self, state: State) -> Sequence[Decision]:
        return (Decision(state.active, "buy", {"coins": state.courts[state.active].coins}),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        if not chosen:
            return (_BUY, _PASS) if affordable(state, seat) else (_PASS,)
        if len(chosen) == 1:
            return [_STALL[card] for card in affordable(state, seat)]
        court = state.courts[seat]
        free = [visit.SPACE[n] for n in SPACES if court.stalls[n] is None]
        return free + [visit.SPACE[n] for n in SPACES if court.stalls[n] is not None]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        if action.verb == "buy":
            _place(play, seat, action.args[0], int(action.args[1]))
        else:
            play.emit(events.BuyPassed(seat=seat))
        play.next(Hire(False))


def affordable(state: State, seat: Seat) -> list[str]:
    """The market's stalls that a seat can pay, dearest first."""
    coins = state.courts[seat].coins
    return [card for card, price in zip(state.market, PRICES, strict=True) if card is not None and price <= coins]


def _place(play: Play[State], seat: Seat, card: str, space: int) -> None:
    state, court = play.state, play.state.courts[seat]
    slot = state.market.index(card)
    covered = court.stalls[space]
    court.coins -= PRICES[slot]
    court.stalls[space] = card
    if covered is not None:
        state.removed.append(covered)
    state.market[1 : slot + 1] = state.market[:slot]
    state.market[0] = _turned_up(play)
    play.emit(events.Bought(seat=seat, stall=card, price=PRICES[slot], space=space, covered=covered))


def _turned_up(play: Play[State]) -> str | None:
    """The top card of the deck, which everybody sees now."""
    if not play.state.deck:
        return None
    play.uncover()
    return play.state.deck.pop()


class Hire(Step["State"], tag="hire"):
    """The active seat may pay the Chef for Hire once, and hire any special chefs it satisfies (section 5.5)."""

    hired: bool

    def copy(self) -> Hire:
        return Hire(self.hired)

    def decisions(self, state: State) -> Sequence[Decision]:
        return (Decision(state.active, "hire"),)

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        chefs = [chef for chef in state.hired if state.may_hire(chef, seat) and state.courts[seat].satisfies(chef)]
        if chosen:
            return [Choice(chef, "chef") for chef in chefs]
        offered = [_SPECIAL] if chefs else []
        if not self.hired and state.courts[seat].coins >= GAME.hire_cost:
            offered.append(_HIRE)
        return [*offered, _DONE]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        if action.verb == "done":
            play.next(EndTurn())
        elif action.verb == "hire":
            self.hired = True
            play.state.courts[seat].coins -= GAME.hire_cost
            play.emit(events.ChefHired(seat=seat, cost=GAME.hire_cost, popularity=GAME.hire_popularity))
            visit.gain(play, seat, GAME.hire_popularity)
        else:
            chef = action.args[0]
            play.state.hired[chef].append(seat)
            play.emit(events.SpecialHired(seat=seat, chef=chef, popularity=GAME.special_chef_popularity))
            visit.gain(play, seat, GAME.special_chef_popularity)


class EndTurn(Step["State"], tag="end_turn"):
    """The next seat's turn, or the end after the last seat of a round (sections 7.2, 7.4)."""

    def copy(self) -> EndTurn:
        return self

    def run(self, play: Play[State]) -> None:
        state = play.state
        state.turn += 1
        if state.turn % state.seats == 0 and (state.triggered or state.turn >= GAME.round_cap * state.seats):
            play.emit(events.GameOver(seats=list(ranking(state)[0])))
            play.over()
        else:
            play.next(Roll())


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Seats by popularity, then coins in the reserve; equals share a place (section 7.3)."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat, court in enumerate(state.courts):
        groups.setdefault((court.popularity, court.coins), []).append(seat)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))


def _clockwise(state: State) -> list[Seat]:
    """Every seat, from the active one."""
    return [(state.active + n) % state.seats for n in range(state.seats)]


AnyStep = Roll | ChooseFace | Visit | Collect | Buy | Hire | EndTurn
