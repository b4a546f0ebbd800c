"""How many presses a turn takes, in games between sensible players who press what the host offers and never type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bench.figures import Figure, at_most, for_scale
from bench.figures.panel_paths import TABLE, skips_of, way
from bot.discord.interactions.custom_ids import Press
from bot.discord.panel import choices, panel
from bot.discord.panel.panel import Panel
from bot.discord.panel.public import public_controls, shared_controls
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Action, Chance, Chosen, Decision, Game, Order, Seat, Title, random_action
from games.kernel.ai.players import NormalPlayer
from games.kernel.orders import next_answer, standing_orders, usual
from renderers.kit.presenter import MENU, MultiSelect
from renderers.registry import presenter
from renderers.titles import titles
from renderers.words import Words

GAMES = 6
SEATS = 3
LONGEST = 600
"""The maximum number of answers that are watched in one game."""
OFTEN = 8
"""One in this many answers is random instead of the best known."""
BARS = {
    "foodfighters": 2.0,
    "foodies": 2.0,
    "critter_kitchen": 4.0,
    "food_truck_city": 4.0,
    "food_chain_magnate": 5.0,
}
SHARED = ("foodies", "critter_kitchen", "food_chain_magnate")
"""Titles in which all players share a round: presses are counted per person and round, otherwise per turn."""
FROM_NOW_ON = {
    "windows": "targeted",
    "flyers": "worth",
    "buying": "idle",
    "defence": "knockout",
    "gaps": "first",
    "fines": "pay",
    "bonuses": "worth",
}
"""The standing order that people choose, by group."""
NAMES = ("Ann", "Bo", "Cleo")
SPARE = 3
"""Buttons of an answer that fit beside *Your move* and *More…* of a message."""


class PressCounts(Struct):
    """The presses of one game by kind of decision, and the number of turns (per person) that they cover.

    `overfull` are the questions of panels with more answers than one menu has room for that no title groups.
    """

    presses: Counter[str]
    turns: float
    overfull: int = 0


def rows() -> Iterator[Figure]:
    """Yield the presses per turn of each title, and their purposes."""
    for title in titles():
        name, games = title.info.id, [play(title, number) for number in range(GAMES)]
        turns = sum(game.turns for game in games)
        total = sum((game.presses for game in games), Counter[str]())
        what = f"presses, {name}, {'a person in a round' if name in SHARED else 'a turn'}"
        mean = total.total() / turns
        yield at_most(what, mean, BARS[name], "") if name in BARS else for_scale(what, mean, "")
        for kind, many in total.most_common():
            yield for_scale(f"  of these: {kind}", many / turns, "")
        overfull = sum(game.overfull for game in games)
        yield at_most(f"questions of more than {MENU} answers that are not grouped, {name}", overfull, 0, "")


def play(title: Title[Any, Any], number: int) -> PressCounts:
    """Play one game and return the presses of its players."""
    seats = min(max(SEATS, title.info.seats[0]), title.info.seats[1])
    chance, dice = Chance(b"presses" + bytes([number])), Chance(bytes([number]))
    game = Game.new(title, title.options(title.testing.unattended, seats), seats, chance)[0]
    people = _People(game)
    rounds: set[int] = set()
    for _ in range(LONGEST):
        while (answer := next_answer(title, game.state, people.orders)) is not None:
            game.act_by(answer.seat, answer.action, chance)
        owed = [decision for decision in game.decisions() if decision.owed]
        if not owed:
            break
        rounds.add(_round(game))
        people.settle(owed[0])
        if next_answer(title, game.state, people.orders) is not None:
            continue  # the new standing order answers this decision, too
        action = _choice(game, owed[0], dice)
        people.answer(owed[0], action)
        game.act_by(owed[0].seat, action, chance)
    turns = len(rounds) * (seats if title.info.id in SHARED else 1)
    return PressCounts(people.presses, turns, people.overfull)


def _round(game: Game[Any, Any]) -> int:
    """Return the number of the current round if players share rounds, else that of the turn."""
    match game.title.info.id:
        case "foodies":
            return int(game.state.turn // game.state.seats)
        case "critter_kitchen":
            return int(game.state.round)
    return int(getattr(game.state, "turn", 0))


def _choice(game: Game[Any, Any], decision: Decision, dice: Chance) -> Action:
    """Return a sensible answer, or sometimes a random one."""
    seat = decision.seat
    action = random_action(game.title, game.state, seat, dice) if dice.below(OFTEN, "") == 0 else None
    if action is not None and action.verb not in presenter(game.title.info.id).layout.typed_only:
        return action
    return NormalPlayer(60, 1).choose(game.title, game.view(seat), seat, dice)


def _ungrouped(shown: ViewerText, game: Game[Any, Any], seat: Seat, links: Chosen) -> bool:
    """Return whether the question after some links has too many answers for one menu, and its title groups none."""
    if choices.following(game, seat, links) == () or shown.multi_select(links) is not None:
        return False
    asked = choices.question(shown, game, seat, links)
    found = choices.parts(shown, game, seat, asked, links)
    return any(not part.place for part in found)


def _as_suggested(shown: ViewerText, action: Action) -> Action:
    """Return the answer that takes the suggestion, if it is what somebody wants: its things are selected already."""
    several = shown.multi_select(())
    if several is None or not several.begun_by or action.links[:-1] != (*several.links, *several.begun):
        return action
    return Action(several.begun_by)


class _People:
    """The people at the table: their standing orders, whose panel is open, and their presses so far."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.orders: dict[Seat, dict[str, Order]] = {seat: usual(game.title.info) for seat in range(game.seats)}
        self.presses: Counter[str] = Counter()
        self.overfull = 0
        self._looking: Seat | None = None
        """The person who pressed last, whose panel shows what comes next."""
        self._picked: tuple[tuple[Seat, str, str] | None, int, frozenset[Action]] = (None, 0, frozenset())
        """The decision whose things were selected together, how many of them are still to be played, and all things."""
        self._chained: list[Sequence[Action]] = []
        """The rest of the compound moves that the person who pressed last may have made at once."""

    def answer(self, decision: Decision, action: Action) -> None:
        """Count the presses for an answer, starting from where the person is asked."""
        game, seat = self.game, decision.seat
        words, names = Words("en"), NAMES[: game.seats]
        shown = ViewerText(game, presenter(game.title.info.id), words, names, seat)
        chained = [actions[1:] for actions in self._chained if actions[:1] == (action,)]
        if self._looking == seat and chained:
            self._chained = chained
            return
        self._chained = [actions[1:] for actions, _ in shown.compound_moves() if actions[:1] == (action,)]
        alike = (seat, decision.kind, action.verb)
        known, left, things = self._picked
        if self._looking == seat and known == alike and left > 0 and action in things:
            self._picked = (alike, left - 1, things)  # it was selected together with the previous one
            return
        several = shown.multi_select(()) or shown.multi_select((action.verb,))
        self._picked = (alike, 0, frozenset())
        if several is not None and several.each and several.links[0] == action.verb:
            offered = frozenset(Action.of((*several.links, *thing.key.split())) for thing in several.things)
            self._picked = (alike, several.each - 1, offered)
        self._preference(decision, action, several)
        public = self._public(decision)
        asks = panel.build(shown, game, Press("move", TABLE, 1, seat)) if public is None else public
        self._chained += [tuple(actions[1:]) for actions in skips_of(asks) if actions[0] == action]
        action = _as_suggested(shown, action)
        passed = way(shown, game, seat, action, public)
        shared = self._shared(decision)
        if shared.items:
            passed = min(passed, way(shown, game, seat, action, shared), key=len)
        self.presses[decision.kind] += len(passed)
        self.overfull += sum(_ungrouped(shown, game, seat, press.links) for press in passed)
        self._looking = seat

    def _preference(self, decision: Decision, action: Action, several: MultiSelect | None) -> None:
        """Set preferences together with an answer, as its menu allows: as many as needed and one spare, best first."""
        if several is None or several.links[0] != action.verb:
            return
        here = [several.preference + choice.key for choice in several.things if choice.key != action.args[-1]]
        preferences = here[: several.each - 1] if several.preference else []
        for later in several.follow_ups:
            preferences += [choice.key for choice in later.things][: later.many + 1]
        if preferences:
            spec = next(spec for spec in self.game.title.info.orders if spec.kind == decision.kind)
            self.orders[decision.seat][spec.kind] = Order(spec.kind, spec.ranked[0], preferences=tuple(preferences))

    def _public(self, decision: Decision) -> Panel | None:
        """Return the public controls with which a person begins, or None if the panel is already open."""
        game, seat = self.game, decision.seat
        if seat == self._looking or (decision.secret and (decision.hides_answered or not decision.quiet)):
            return None
        shown = ViewerText(game, presenter(game.title.info.id), Words("en"), NAMES[: game.seats])
        return Panel("") if decision.secret else public_controls(shown, game, Press("move", TABLE, 1, seat), SPARE)

    def _shared(self, decision: Decision) -> Panel:
        """Return the public controls in which all who owe an answer give it."""
        game, owed = self.game, [one for one in self.game.decisions() if one.owed and not one.aside]
        shown = ViewerText(game, presenter(game.title.info.id), Words("en"), NAMES[: game.seats])
        return shared_controls(shown, game, Press("move", TABLE, 1), owed) if decision.secret else Panel("")

    def settle(self, decision: Decision) -> None:
        """Set the standing order for a group of decisions, which takes one press once per game."""
        spec = next((spec for spec in self.game.title.info.orders if spec.kind == decision.kind), None)
        found = standing_orders(self.game.title.info, spec.group) if spec is not None else None
        own = self.orders[decision.seat]
        if found is not None and found.group in FROM_NOW_ON and decision.kind not in own:
            own.update({order.kind: order for order in found.orders(FROM_NOW_ON[found.group])})
            self.presses["from now on"] += 1
