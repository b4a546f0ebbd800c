"""The round as in the rulebook's overview, and the end of the game (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec.structs import replace

from games.critter_kitchen import ending, events, rival
from games.critter_kitchen.data import (
    ACADEMY,
    BREAK,
    CART,
    CHEFS,
    GAME,
    ICONS,
    MERCHANT,
    RESTAURATEURS,
    TOKENS,
    TRUCK,
    ZOUS,
    Zous,
    needs,
    ref,
    row,
)
from games.critter_kitchen.data import CHALLENGES as CARDS
from games.critter_kitchen.state import EXTRA, RIVAL, Chef, Player, State, rumor_deck
from games.critter_kitchen.steps import abilities, effects, shop
from games.critter_kitchen.steps.kitchen import CriticMeal, Refrigerate, Serve
from games.critter_kitchen.tokens import ALLSPICE, BISQUE, TOFU
from games.kernel import Action, Choice, Chosen, Decision, Ref, Seat
from games.kernel.flow import Gather, Play, Step

TWO, COFFEE = "two", "coffee"
_PLAN, _CHOOSE, _CART = (Choice(verb, "verb", more=True) for verb in ("plan", "choose", "cart"))
_PLACES = row(GAME.max_players, True)
_PLACE = {more: {place: Choice(place, "location", more) for place in _PLACES} for more in (False, True)}


class Round(Step[State], tag="round"):
    """One round after another; `phase` counts the steps of the overview (section 4)."""

    phase: int = 0

    def copy(self) -> Round:
        """Return an independent copy."""
        return Round(self.phase)

    def run(self, play: Play[State]) -> None:
        """Run the next steps of the overview (4), up to one that pushes another step."""
        stack = play.state.stack
        while stack[-1] is self:
            phase = PHASES[self.phase]
            # Advanced before the phase runs, as the phase may push a step; afterwards this one continues.
            self.phase = (self.phase + 1) % len(PHASES)
            play.state.turns += 1
            phase(play)


def prepare(play: Play[State]) -> None:
    """Prepare bisque for the truck, the next challenge, items on the spots, a zous chef or the last allspice (4.1)."""
    state = play.state
    play.emit(events.RoundBegan(round=state.round, day=state.day))
    # Section 4.1: never more than one; an untaken bisque stays on the truck (4.6).
    if BISQUE not in state.items[TRUCK]:
        state.items[TRUCK].insert(0, BISQUE)
    play.emit(events.LaidOut(location=TRUCK, items=state.items[TRUCK][:]))
    last = state.round == GAME.rounds
    if not last:
        card = state.challenges[state.round - 1]
        # Section 4.1: the hold token hides the rightmost ingredient, which does not exist for this game.
        held = CARDS[card].needs[-1] if state.round in GAME.hold_rounds else None
        play.emit(events.ChallengeRevealed(challenge=card, needs=list(needs(card, state.round)), hidden=held))
    # Before the spots are filled, so that one event reports all that lies at the academy.
    state.items[ACADEMY] += [ALLSPICE] * TOKENS.last_round_allspice if last else [state.zous[state.round - 1]]
    for location in state.row:
        # Section 4.5: the merchant's spots are drawn only when it is resolved; nothing from the bag lies on the
        # truck.
        if location not in (TRUCK, MERCHANT, BREAK):
            shop.fill(play, location)


def plan(play: Play[State]) -> None:
    """Let everybody plan in secret."""
    play.call(Plan(list(range(play.state.seats))))


def after_reveal(play: Play[State]) -> None:
    """Let zous chefs act after the reveal."""
    acting = abilities.in_order(play.state, "after_reveal")
    if acting:
        play.call(abilities.AfterReveal(acting))


def shopping(play: Play[State]) -> None:
    """Resolve all locations, left to right."""
    play.call(shop.Shop(0))


def street_cart(play: Play[State]) -> None:
    """With the module: visit the cart with those on a break, by speed, then priority."""
    state = play.state
    resting = [chef for chef in state.chefs if chef.location == BREAK]
    resting.sort(key=lambda chef: (chef.speed, state.track.index(chef.seat)))
    if resting:
        play.call(StreetCart([chef.seat for chef in resting]))


def go_home(play: Play[State]) -> None:
    """Remove used zous chefs from the game; those hired this round work in the next (4.7)."""
    state = play.state
    state.chefs = []
    for player in state.players:
        # Section 6.4: one hired while another works is used in the round after, and then must be.
        player.working, player.hired = player.hired, None


def challenges(play: Play[State]) -> None:
    """Cook dishes for the challenges at the end of a day."""
    if play.state.round in GAME.hold_rounds:
        # Everybody, even without anything to serve: being asked must not reveal the storage (section 5).
        play.call(Serve(list(range(play.state.seats))))


def refrigeration(play: Play[State]) -> None:
    """Fill the fridges after the challenges. The rival scores its stars."""
    state = play.state
    if state.round not in GAME.hold_rounds:
        return
    if state.rival is not None:
        # Section 7 puts refrigeration after the challenges, so the day is scored before anything goes back to the
        # bag.
        rival.score_day(play)
    # Only those with too much: how many tokens each returns is public anyway (section 5).
    over = [seat for seat in range(state.seats) if len(state.shields[seat].storage) > state.limit(seat)]
    if over:
        play.call(Refrigerate(over))


def next_round(play: Play[State]) -> None:
    """Advance the tracker; after the last round the critic comes."""
    if play.state.round < GAME.rounds:
        play.state.round += 1
    else:
        # The finale waits below in the stack until all meals are revealed.
        play.next(Finale())
        play.call(CriticMeal(list(range(play.state.seats))))


PHASES: tuple[Callable[[Play[State]], None], ...] = (
    prepare,
    plan,
    after_reveal,
    shopping,
    street_cart,
    go_home,
    challenges,
    refrigeration,
    next_round,
)


class ChooseRestaurateur(Gather[State], tag="choose_restaurateur"):
    """With two cards dealt to each, everybody keeps one in secret, then all are shown (section 9.4)."""

    kind = "restaurateur"
    hides_answered, committed = False, True

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Return the two cards dealt."""
        return [Choice(card, "restaurateur") for card in state.shields[seat].dealt] if chosen else (_CHOOSE,)

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Show all cards kept; the first round begins (3)."""
        for seat, action in answers.items():
            play.state.shields[seat].dealt = []
            keep_restaurateur(play, seat, action.args[0])
        play.next(Round())
        # Once all cards are shown, in the order of the seats: none is drawn while somebody still chooses (section 3).
        deal_extra_rumors(play)


def keep_restaurateur(play: Play[State], seat: Seat, card: str) -> None:
    """Lay a restaurateur by a kitchen; its stars come at once or at the end."""
    state = play.state
    state.players[seat].restaurateur = card
    # Section 0, switch restaurateur_stars: the published rulebook pays them in the bonus step of the final scoring.
    stars = RESTAURATEURS[card].stars if state.rules.stars_at_setup else 0
    state.players[seat].earn(card, stars)
    play.emit(events.Kept(seat=seat, restaurateur=card, stars=stars))
    state.shields[seat].bisque += RESTAURATEURS[card].starting_bisque


def deal_extra_rumors(play: Play[State]) -> None:
    """Deal a private rumor card, from those not in play, to each owner of that ability (9.4)."""
    state = play.state
    for seat in range(state.seats):
        if state.players[seat].talent.own_rumor:
            # Section 3: with the first-game option it too comes from the base cards.
            card = play.chance.pick([c for c in rumor_deck(state.rules) if c not in state.rumors], "extra rumor")
            state.shields[seat].rumor = card
            play.emit(events.RumorSeen(seat=seat, icon=EXTRA, rumor=card, audience=(seat,)))


class Plan(Gather[State], tag="plan"):
    """Everybody assigns one location to each chef; that a seat has planned is public, its plan is not (section 4.2)."""

    kind = "plan"
    hides_answered, committed = False, True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the round and the chefs at home."""
        return {"round": state.round, "chefs": [ref("chef", kind) for kind in crew(state, seat)]}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer for one chef after another a location without another own chef (section 4.2)."""
        if not chosen:
            return (_PLAN,)
        chefs, links = crew(state, seat), chosen[1:]
        return destinations(state, seat, chefs[len(links)], links, more=len(chosen) < len(chefs))

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Reveal all plans, then send out the rival's chefs (4.3, 10)."""
        state = play.state
        for seat, action in answers.items():
            chefs = crew(state, seat)
            sent = [link.partition("+") for link in action.args]
            play.emit(events.Sent(seat=seat, chefs=chefs, locations=[place for place, _, _ in sent]))
            for kind, (place, _, boost) in zip(chefs, sent, strict=True):
                state.chefs.append(_boosted(play, make_chef(seat, kind, place), boost))
        if state.rival is not None:
            # Section 10: after all chefs of the seat are out, as a manager's card may count where most of them are.
            rival.send_out(play, make_chef)
        play.done()


class Waterfront(Protocol):
    """The input for chefs' destinations: a state or a view of it."""

    @property
    def row(self) -> tuple[str, ...]:
        """The locations in play."""

    @property
    def day(self) -> int:
        """The day of the round."""

    @property
    def players(self) -> list[Player]:
        """All that is known of each player."""


def destinations(front: Waterfront, seat: Seat, kind: str, links: Sequence[str], more: bool = False) -> list[Choice]:
    """Return where a chef may be sent when others have been sent by these links (section 4.2); `more` follow."""
    # Section 4.2: a player has one card for each location, so its own chefs all go to different ones.
    taken = [link.partition("+")[0] for link in links]
    places = _PLACE[more]
    free = [place for place in front.row if place not in taken]
    found = [places[place] for place in free]
    boost = _boost(front, seat, kind)
    if boost and not any(link.endswith(boost) for link in links):
        found += [Choice(f"{place}+{boost}", "location", more) for place in free if place != BREAK or boost != TWO]
    return found


def crew(state: State, seat: Seat) -> list[str]:
    """Return the chefs that a seat sends out this round."""
    return crew_of(state.players[seat])


def crew_of(player: Player) -> list[str]:
    """Return the chefs that a player sends out this round."""
    # Section 4.2: a hired zous chef must be sent out; saving one is illegal.
    return [*CHEFS, player.working] if player.working else list(CHEFS)


def _boost(front: Waterfront, seat: Seat, kind: str) -> str:
    """Return a chef's possible extra: more hands for the mouse once a day (9.4), coffee for a slow one (13); or ''."""
    player = front.players[seat]
    if kind == "mouse":
        return TWO if player.talent.mouse_capacity and player.talent_day != front.day else ""
    slow = (CHEFS.get(kind) or ZOUS[kind].speed) > 1
    return COFFEE if slow and player.cart.get(COFFEE) else ""


_CARDS = {kind: Zous(kind, number, number, "none", "") for kind, number in CHEFS.items()} | ZOUS
"""Every chef as a card: the regular ones too, though only their speed and capacity are special."""


def make_chef(seat: Seat, kind: str, place: str) -> Chef:
    """Return a chef sent to a location, with its printed speed and capacity."""
    card = _CARDS[kind]
    return Chef(seat, kind, card.speed, card.capacity, place)


def _boosted(play: Play[State], chef: Chef, boost: str) -> Chef:
    """Spend what a chef was sent with and return the chef (9.4, 13)."""
    if not boost:
        return chef
    player = play.state.players[chef.seat]
    play.emit(events.Boosted(seat=chef.seat, chef=chef.kind, boost=boost))
    if boost == TWO:
        player.talent_day = play.state.day
        return replace(chef, capacity=player.talent.mouse_capacity)
    player.cart[COFFEE] = False
    return replace(chef, speed=1)


class StreetCart(Step[State], tag="street_cart"):
    """Players on a break each take a cart token they have not had yet (section 13)."""

    waiting: list[Seat]

    def copy(self) -> StreetCart:
        """Return an independent copy."""
        return StreetCart(self.waiting[:])

    def decisions(self, state: State) -> Sequence[Decision]:
        """Ask the first in the queue who can still take a token; if there is none the step ends."""
        able = [seat for seat in self.waiting if len(state.players[seat].cart) < len(CART.tokens)]
        return (Decision(able[0], "cart"),) if able else ()

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the tokens that the seat has not had."""
        if not chosen:
            return (_CART,)
        return [Choice(token, "cart") for token in CART.tokens if token not in state.players[seat].cart]

    def take(self, play: Play[State], seat: Seat, action: Action) -> None:
        """Take a token; the trophy pays at once (13)."""
        token = action.args[0]
        player = play.state.players[seat]
        player.cart[token] = token != "trophy"
        play.emit(events.CartTaken(seat=seat, item=token))
        if token == "trophy":
            player.earn("trophy", CART.trophy_stars)
        elif token == TOFU:
            play.state.shields[seat].storage.append(TOFU)
        self.waiting.remove(seat)


class Finale(Step[State], tag="finale"):
    """Everything is revealed and scored; the game ends (section 8)."""

    def copy(self) -> Finale:
        """Return an independent copy."""
        return self

    def run(self, play: Play[State]) -> None:
        """Serve the rival's meal, reveal all rumors, and score everything (8, 10)."""
        state = play.state
        if state.rival is not None:
            rival.dine(play, effects.draw(play, "rival's soup"))
        for space, icon in enumerate(ICONS):
            if not state.opened[space]:
                # Section 6.3: every rumor scores for every player, known or not, so all are shown first.
                state.opened[space] = True
                play.emit(events.RumorOpened(icon=icon, rumor=state.rumors[space]))
        for seat, shield in enumerate(state.shields):
            if shield.rumor is not None:
                play.emit(events.OwnRumorShown(seat=seat, rumor=shield.rumor))
        plates = [ending.plate_of(state, seat) for seat in range(len(state.players))]
        state.sheet, state.totals = ending.score(state, plates)
        for seat in range(len(state.players)):
            stars = ending.total_stars(state.sheet, seat)
            play.emit(events.Scored(seat=seat, stars=stars, track=state.totals[seat]))
        play.emit(events.GameOver(seats=winners(state)))
        play.over()


def winners(state: State) -> list[Seat]:
    """Return the winners: the first of the ranking; alone, the seat only with strictly more stars than the rival."""
    order = ending.ranking(state)
    if state.rival is None:
        return order[:1]
    mine, other = (ending.total_stars(state.sheet, seat) for seat in (0, RIVAL))
    return [0] if mine > other else []
