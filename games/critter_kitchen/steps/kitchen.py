"""The three secret decisions in the kitchen: dishes for challenges, the fridge, the critic meal (sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Protocol

from games.critter_kitchen import data, dishes, ending, events, meal
from games.critter_kitchen.ai import dish_solver, meal_solver
from games.critter_kitchen.ai.dish_solver import Dish
from games.critter_kitchen.data import CHALLENGES, RUMORS, ref
from games.critter_kitchen.dishes import Cook
from games.critter_kitchen.state import Player, Rules, Shield, State
from games.critter_kitchen.tokens import BISQUE, COOKBOOK, FILLERS, SOUP, TOFU, distinct, part, without
from games.kernel import Action, Choice, Chosen, Ref, Seat
from games.kernel.flow import Gather, Play

END = "end"
_END = Choice(END, "end")
_SERVE, _KEEP, _DINE = (Choice(verb, "verb", more=True) for verb in ("serve", "keep", "dine"))
_SUGGESTED = Choice("suggested", "verb")
_DISH_FOR = {challenge: Choice(challenge, "challenge", more=True) for challenge in CHALLENGES}


@cache
def _part(key: str) -> Choice:
    """Return a part as the choices offer it."""
    return Choice(key, "part", more=True)


class Staffed(Protocol):
    """The input for the rules of a kitchen: a state or a view of it."""

    @property
    def rules(self) -> Rules:
        """The options and modules of the game."""

    @property
    def players(self) -> list[Player]:
        """All that is known of each player."""


def cook_of(front: Staffed, seat: Seat) -> Cook:
    """Return a seat's rules for cooking for challenges."""
    who = front.players[seat].restaurateur
    return Cook(who) if front.rules.least_quality else Cook(who, 0)


def pantry(shield: Shield, player: Player) -> list[str]:
    """Return everything that a player may put into dishes."""
    book = [COOKBOOK] if player.cart.get(COOKBOOK) else []
    return [*shield.storage, *[SOUP] * shield.soup, *[BISQUE] * shield.bisque, *book]


def read_dishes(links: Sequence[str], challenges: Collection[str]) -> list[Dish]:
    """Read dishes from the links after `serve`: each challenge begins one, its parts follow."""
    found: list[Dish] = []
    for link in links:
        if link in challenges:
            found.append((link, []))
        elif link != END:
            found[-1][1].append(link)
    return found


def suggested_dishes(state: State, seat: Seat) -> list[Dish]:
    """Return the dishes that win a seat the most stars now."""
    challenges = state.open_challenges()
    return dish_solver.best_dishes(
        cook_of(state, seat),
        challenges,
        pantry(state.shields[seat], state.players[seat]),
        data.critic(state.critic).soup_stars,
    )


def suggested_meal(state: State, seat: Seat) -> list[str]:
    """Return the meal with the highest total on the track, counting the Fanatics a seat knows."""
    # Only cards the seat has read: a suggestion must not show what lies face down (section 5).
    known = [RUMORS[card].type for card in state.known(seat) if RUMORS[card].kind == "fanatic"]
    return meal_solver.best_meal(ending.diner(state, seat), meal_pantry(state, seat), known)


def meal_pantry(state: State, seat: Seat) -> list[str]:
    """Return everything that a seat may serve to the critic."""
    shield = state.shields[seat]
    spaces = state.players[seat].rumors
    return meal.pantry(shield.storage, ending.diner(state, seat), spaces, shield.soup, shield.bisque)


class Serve(Gather[State], tag="serve"):
    """Everybody presents up to one dish for each challenge of the day; an empty answer is an answer (section 7)."""

    kind = "challenge"
    hides_answered, committed = False, True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the challenges of the day."""
        return {"challenges": [ref("challenge", challenge) for challenge in state.open_challenges()]}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a dish part by part; a new one may begin when the last may be presented (7)."""
        cook, challenges = cook_of(state, seat), state.open_challenges()
        left = pantry(state.shields[seat], state.players[seat])
        if not chosen:
            # Everybody is asked, but a suggestion is offered only if a dish is possible at all (section 5).
            able = any(dishes.can_become_whole(cook, needs, [], left) for needs in challenges.values())
            return (_SUGGESTED, _SERVE) if able else (_SERVE,)
        served = read_dishes(chosen[1:], challenges)
        left = without(left, [token for _, parts in served for key in parts for token in part(key).tokens])
        found: list[Choice] = []
        if served:
            challenge, parts = served[-1]
            found = list(map(_part, dishes.fitting(cook, challenges[challenge], parts, left)))
            # Section 7: the unfinished dish must be legal before it is presented or another one begins.
            if not dishes.whole(cook, challenges[challenge], parts):
                return found
        done = [challenge for challenge, _ in served]
        for challenge, needs in challenges.items():
            # Section 7: at most one dish for each challenge, and each needs at least one ingredient and the quality
            # asked.
            if challenge not in done and dishes.can_become_whole(cook, needs, [], left):
                found.append(_DISH_FOR[challenge])
        return [*found, _END]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Present all dishes, in the order of the seats (7)."""
        for seat, action in answers.items():
            served = (
                suggested_dishes(play.state, seat)
                if action.verb == "suggested"
                else read_dishes(action.args, play.state.open_challenges())
            )
            for challenge, parts in served:
                _present(play, seat, challenge, parts)
            if not served:
                play.emit(events.ServedNothing(seat=seat))
        play.done()


def _present(play: Play[State], seat: Seat, challenge: str, parts: list[str]) -> None:
    """Spend a dish's tokens and gain its stars."""
    state = play.state
    player = state.players[seat]
    quality = cook_of(state, seat).quality(parts)
    won = dishes.stars(quality)
    bonus = dish_solver.dish_stars(parts, quality, data.critic(state.critic).soup_stars) - won
    spent = [token for key in parts for token in part(key).tokens]
    spend(state, seat, spent)
    # Served openly, so everybody knows that it is gone; a fridge may cost it secretly.
    if TOFU in spent:
        player.cart[TOFU] = False
    player.earn(f"challenges-{state.day}", won)
    # Separate from the dish, as the score sheet has a line for the critic's stars.
    player.earn(f"capybara-{state.day}", bonus)
    play.emit(events.Served(seat=seat, challenge=challenge, parts=parts, quality=quality, stars=won + bonus))


def spend(state: State, seat: Seat, tokens: list[str]) -> None:
    """Return ingredients and spices to the bag, fillers to the supply; what came from the cart leaves the game."""
    shield = state.shields[seat]
    shield.soup -= tokens.count(SOUP)
    shield.bisque -= tokens.count(BISQUE)
    if COOKBOOK in tokens:
        state.players[seat].cart[COOKBOOK] = False
    stored = [token for token in tokens if token not in FILLERS]
    shield.storage = without(shield.storage, stored)
    # Section 7: used ingredients and spices return to the bag. Tofu never came from it (13).
    state.bag += [token for token in stored if token != TOFU]


class Refrigerate(Gather[State], tag="refrigerate"):
    """A player with more ingredients and spices than the fridge holds keeps exactly as many as it holds (section 7)."""

    kind = "refrigerate"

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return how much the fridge holds."""
        return {"limit": state.limit(seat)}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer the tokens to keep, most valuable first, until the fridge is full (7)."""
        if not chosen:
            return (_SUGGESTED, _KEEP)
        left = without(state.shields[seat].storage, chosen[1:])
        # Section 7: exactly the limit is kept; nobody may discard further.
        more = len(chosen) < state.limit(seat)
        ranked = sorted(distinct(left), key=dish_solver.worth, reverse=True)
        return [Choice(token, "token", more) for token in ranked]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Return the other tokens to the bag (7)."""
        for seat, action in answers.items():
            storage = play.state.shields[seat].storage
            limit = play.state.limit(seat)
            kept = meal_solver.keepers(storage, limit) if action.verb == "suggested" else list(action.args)
            returned = without(storage, kept)
            spend(play.state, seat, returned)
            # Section 5: only the number returned is public; which tokens stay is hidden.
            play.emit(events.Returned(seat=seat, tokens=len(returned)))
        play.done()


class CriticMeal(Gather[State], tag="critic_meal"):
    """Everybody lays out the meal for the critic; all are revealed together (section 8)."""

    kind = "critic"
    hides_answered, committed = False, True

    def about(self, state: State, seat: Seat) -> dict[str, str | int | Ref | list[Ref]]:
        """Return the critic."""
        return {"critic": ref("critic", state.critic)}

    def choices(self, state: State, seat: Seat, chosen: Chosen) -> Sequence[Choice]:
        """Offer a meal part by part; it may end at any time (8)."""
        tokens = meal_pantry(state, seat)
        if not chosen:
            return (_SUGGESTED, _DINE) if meal.fitting(ending.diner(state, seat), (), tokens) else (_DINE,)
        found = meal.fitting(ending.diner(state, seat), chosen[1:], tokens)
        return [*map(_part, found), _END]

    def reveal(self, play: Play[State], answers: Mapping[Seat, Action]) -> None:
        """Reveal all meals (8)."""
        state = play.state
        for seat, action in answers.items():
            parts = suggested_meal(state, seat) if action.verb == "suggested" else list(action.args[:-1])
            # Nothing leaves the storage: unserved tokens are derived from the meal; some rumors need them (section 8).
            state.players[seat].meal = parts
            # Without Fanatics: rumors are turned up only after the meals (section 8).
            total = meal_solver.track_total(ending.diner(state, seat), parts)
            play.emit(events.Dined(seat=seat, parts=parts, quality=total))
        play.done()
