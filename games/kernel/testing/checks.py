"""Invariants of every position of every title, each as one check. The fuzzer and the tests run them.

A check takes a game at rest and yields a sentence for developers for everything that is wrong. It draws from its own
`dice` and must leave the game as it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel import legality
from games.kernel.chance import Chance, ScriptedChance, verify
from games.kernel.errors import InputError, NotLegal
from games.kernel.game import Game, MoveResult, thaw
from games.kernel.orders import next_answer
from games.kernel.orders import problem as order_problem
from games.kernel.testing.dead_ends import dead_ends
from games.kernel.values import Action, Choice, Chosen, Decision, Event, Order, Seat, TitleInfo

KEY_LENGTH = 40
_WAYS, _LINKS_LOOKED_AT = 3, 50
"""The number of random ways to walk a decision along, and of links to try in the order offered."""
_WORLDS = 2
_MOVES_TRIED = 2
_GARBAGE = ("", "no-such-thing", "Ä\u200b", "two words", "-1", "x" * 300)


class CheckedPosition(Struct):
    """A game at rest, the seed of its draws, and the dice of the checker."""

    game: Game[Any, Any]
    seed: bytes
    dice: Chance

    @property
    def title(self) -> Any:
        """The title being checked."""
        return self.game.title

    @property
    def state(self) -> Any:
        """The state being checked."""
        return self.game.state

    def asked(self) -> list[Decision]:
        """Return every decision, owed or open to change."""
        return list(self.game.decisions())

    def owed(self) -> list[Decision]:
        """Return the decisions that the table waits for."""
        return [d for d in self.game.decisions() if d.owed]

    def random_action(self, seat: Seat) -> Action:
        """Return a random legal action of a seat."""
        return legality.random_action(self.title, self.state, seat, self.dice)


Check = Callable[[CheckedPosition], Iterator[str]]


def flow(at: CheckedPosition) -> Iterator[str]:
    """Check that somebody owes a decision or the game is over with a result, and nobody is asked two things at once."""
    over = at.game.result() is not None
    if over and at.asked():
        yield "the game is over but somebody is asked"
    if not over and not at.owed():
        yield "the game goes on but nobody owes a decision"
    seats = [d.seat for d in at.asked()]
    if len(set(seats)) < len(seats):
        yield f"a seat is asked two things at once: {seats}"
    if any(not 0 <= seat < at.game.seats for seat in seats):
        yield f"a seat that is not there is asked: {seats}"


def invariants(at: CheckedPosition) -> Iterator[str]:
    """Yield the title's own invariants."""
    yield from at.title.testing.invariants(at.state)


def links(at: CheckedPosition) -> Iterator[str]:
    """Check that every offered link leads on, keys are unique, short, without spaces, verbs and arguments in `info`."""
    for decision in at.asked():
        for chosen, offered in _prefixes(at, decision.seat):
            yield from _wrong_links(at.title.info, chosen, offered)


def continuations(at: CheckedPosition) -> Iterator[str]:
    """Check that every offered prefix of an action can be completed (`dead_ends` limits the walk in large ones)."""
    for decision in at.asked():
        for chosen in dead_ends(at.title, at.state, decision.seat, at.dice):
            yield f"nothing is offered to seat {decision.seat} after `{' '.join(chosen)}`"


def legal(at: CheckedPosition) -> Iterator[str]:
    """Check that what can be built link by link passes the check before a move."""
    for decision in at.asked():
        for action in (at.random_action(decision.seat), *islice(_actions(at, decision.seat), 3)):
            try:
                legality.check(at.title, at.state, decision.seat, action)
            except InputError as error:
                yield f"legal `{action}` of seat {decision.seat} is refused: {error.reason.id}"


def refusals(at: CheckedPosition) -> Iterator[str]:
    """Check that spoilt actions, and seats not asked, get an InputError with the reason and what is legal."""
    for decision in at.asked():
        for action in spoilt(at, decision.seat):
            yield from _not_refused(at, decision.seat, action)
    idle = set(range(at.game.seats)) - {d.seat for d in at.asked()}
    for seat in sorted(idle):
        try:
            legality.check(at.title, at.state, seat, Action(at.title.info.verbs[0].name))
            yield f"seat {seat} may act unasked"
        except NotLegal:
            pass


def snapshots(at: CheckedPosition) -> Iterator[str]:
    """Check that a game frozen and thawed is the same, byte for byte, and shows the same."""
    data = at.game.freeze()
    again = thaw(at.title, data)
    if again.freeze() != data:
        yield "a thawed game freezes to other bytes"
    for viewer in _viewers(at.game):
        if _encoded(again.view(viewer)) != _encoded(at.game.view(viewer)):
            yield f"a thawed game looks different to {viewer}"


def copies(at: CheckedPosition) -> Iterator[str]:
    """Check that changes to a copy change neither the original game nor views taken before."""
    before = at.game.freeze()
    twin = at.game.copy()
    # Taken before anything is done, since a view must share nothing that later changes.
    seen = [twin.view(viewer) for viewer in _viewers(twin)]
    looked = _encoded(seen)
    if twin.freeze() != before:
        yield "a copy differs from what was copied"
    for _ in range(3):
        if not twin.waiting():
            break
        seat = twin.waiting()[0]
        twin.act(seat, legality.random_action(at.title, twin.state, seat, at.dice), at.seed)
    if at.game.freeze() != before:
        yield "acting on a copy changed the game"
    if _encoded(seen) != looked:
        yield "a view shares what later changes"


def undo(at: CheckedPosition) -> Iterator[str]:
    """Check that an action repeated at the same position of the same stream gives the same bytes and events."""
    if not at.owed():
        return
    seat = at.dice.pick(at.owed(), "").seat
    action = at.random_action(seat)
    before = at.game.freeze()
    outcomes = set()
    # Two of them thawed, so that data which a copy keeps but a snapshot loses shows as well.
    for game in (at.game.copy(), thaw(at.title, before), thaw(at.title, before)):
        moved = game.act(seat, action, at.seed)
        yield from _wrong_events(at, moved.events)
        outcomes.add((game.freeze(), _encoded(moved)))
    if len(outcomes) > 1:
        yield f"`{action}` of seat {seat}, done again, has another outcome"


def branches(at: CheckedPosition) -> Iterator[str]:
    """Check that an undo begins another future: views unchanged, nothing impossible, all draws recorded."""
    # One by the seed and one by the record: both must give the same.
    twin, again = at.game.copy(), at.game.copy()
    stream = 1 + at.dice.below(1000, "")
    moved = twin.branch(stream, at.seed)
    again.branch_by(ScriptedChance.again(moved.draws, again.position, stream))
    if again.freeze() != twin.freeze() or verify(at.seed, moved.draws):
        yield "what is drawn anew after a take-back does not follow from what is recorded"
    wrong = at.title.testing.invariants(twin.state)
    if wrong:
        yield f"what is drawn anew after a take-back is impossible: {'; '.join(wrong)}"
    for viewer in _viewers(at.game):
        for (name, real), (_, fancied) in zip(_shown(at.game, viewer), _shown(twin, viewer), strict=True):
            if real != fancied:
                yield f"a take-back changes the {name} of {viewer}"


def disclosures(at: CheckedPosition) -> Iterator[str]:
    """Check that a move not marked as revealing looks the same to its maker, whatever it may not know.

    Else it could look at what is hidden and undo the move freely. A hidden answer is not tried while others owe
    theirs as well: it shows nothing, may be changed, and is undone by consent only.
    """
    if not at.owed():
        return
    decision = at.dice.pick(at.owed(), "")
    if decision.hides_answered and len(at.owed()) > 1:
        return
    seat, seen = decision.seat, at.game.view(decision.seat)
    # Other states that its maker could not distinguish from the real one.
    worlds = [at.title.determinize(seen, at.dice) for _ in range(_WORLDS)]
    for action in (at.random_action(seat) for _ in range(_MOVES_TRIED)):
        real = at.game.copy()
        moved = real.act(seat, action, at.seed)
        # A move that is marked as revealing may show anything.
        looked = [] if moved.reveals else [*_shown(real, seat), ("events", _known(moved, seat))]
        for world in worlds if looked else ():
            imagined = at.game.copy()
            imagined.state = at.title.copy(world)
            told = imagined.act(seat, action, at.seed)
            fancied = [*_shown(imagined, seat), ("events", _known(told, seat))]
            other = [name for (name, one), (_, two) in zip(looked, fancied, strict=True) if one != two]
            if other:
                yield f"`{action}` shows seat {seat} what it did not know, in the {other[0]}, and is not marked"
                break


def secrets(at: CheckedPosition) -> Iterator[str]:
    """Check that a state sampled from a view shows its viewer the same: so the view contains no secrets."""
    for viewer in _viewers(at.game):
        seen = at.game.view(viewer)
        looked = _encoded(seen)
        imagined = at.game.copy()
        imagined.state = at.title.determinize(seen, at.dice)
        if _encoded(seen) != looked:
            yield f"imagining a state for {viewer} changes the view"
        wrong = at.title.testing.invariants(imagined.state)
        if wrong:
            yield f"the state imagined for {viewer} is impossible: {'; '.join(wrong)}"
        yield from _differences(at, imagined, viewer)
        yield from _imagined_move(at, imagined, viewer)


def hidden_answers(at: CheckedPosition) -> Iterator[str]:
    """Check that gathered secret answers look alike to all others, and a hidden one looks like none."""
    for decision in at.owed():
        if not decision.secret:
            continue
        twins = [at.game.copy(), at.game.copy()]
        moves = [game.act(decision.seat, at.random_action(decision.seat), at.seed) for game in twins]
        if not all(_pending(game, decision) for game in twins):
            continue
        for viewer in _viewers(at.game):
            # The seat that gave an answer may of course see it.
            if viewer == decision.seat:
                continue
            shown = [_shown(game, viewer) for game in twins]
            told = [_known(moved, viewer) for moved in moves]
            if shown[0] != shown[1] or told[0] != told[1]:
                yield f"{viewer} can tell which secret answer seat {decision.seat} gave"
            elif decision.hides_answered and (shown[0] != _shown(at.game, viewer) or told[0] != _encoded([])):
                yield f"{viewer} can tell that seat {decision.seat} has answered"


def automatic(at: CheckedPosition) -> Iterator[str]:
    """Check that forced answers and those of standing orders are legal."""
    forced = next_answer(at.title, at.state, {})
    if forced is not None:
        legality.check(at.title, at.state, forced.seat, forced.action)
    for decision in at.owed():
        for spec in at.title.info.orders:
            if spec.kind == decision.kind:  # one policy each time: all are covered over the games
                policy = spec.policies[at.dice.below(len(spec.policies), "")]
                low, high = spec.amounts.get(policy, (0, 0))
                order = Order(spec.kind, policy, low + at.dice.below(high - low + 1, ""))
                yield from _wrong_order(at, decision, order)


def concessions(at: CheckedPosition) -> Iterator[str]:
    """Check that another seat wins if giving up ends the game; otherwise the leaver is asked no more."""
    for seat in range(at.game.seats) if at.owed() else ():
        game = at.game.copy()
        moved = game.concede(seat)
        if moved is None:
            continue
        yield from _wrong_events(at, moved.events)
        result = game.result()
        if result is None and not game.waiting():
            yield f"nobody is asked after seat {seat} has given up"
        elif any(decision.seat == seat for decision in game.decisions()):
            yield f"seat {seat} has given up but is still asked"
        elif result is not None and seat in result.winners:
            yield f"seat {seat} wins by giving up"


CHECKS: tuple[Check, ...] = (
    flow,
    invariants,
    links,
    continuations,
    legal,
    refusals,
    snapshots,
    copies,
    undo,
    branches,
    disclosures,
    secrets,
    hidden_answers,
    automatic,
    concessions,
)
"""Every check, the simplest first."""


def problems(at: CheckedPosition, checks: Sequence[Check] = CHECKS) -> Iterator[str]:
    """Yield everything wrong with a position, as `check: what`; a check that changes the game is itself a problem."""
    before = at.game.freeze()
    for check in checks:
        for what in check(at):
            yield f"{check.__name__}: {what}"
        if at.game.freeze() != before:
            yield f"{check.__name__}: looking at the game changed it"
            return


def spoilt(at: CheckedPosition, seat: Seat) -> Iterator[Action]:
    """Yield a random legal action, spoilt in several ways; some may turn out legal by luck."""
    good = at.random_action(seat).links
    place = at.dice.below(len(good), "")
    known = [c.key for _, offered in islice(_tree(at, seat, ()), 20) for c in offered]
    verbs = [verb.name for verb in at.title.info.verbs]
    for other in (*_GARBAGE, at.dice.pick(known, ""), at.dice.pick(known, ""), at.dice.pick(verbs, "")):
        yield Action.of((*good[:place], other, *good[place + 1 :]))
    yield Action.of((*good, at.dice.pick((*known, *_GARBAGE), "")))
    yield Action.of((at.dice.pick(verbs, ""), *good[1:]))
    if len(good) > 1:
        yield Action.of(good[:-1])


def _viewers(game: Game[Any, Any]) -> list[Seat | None]:
    return [*range(game.seats), None]


def _encoded(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)


def _prefixes(at: CheckedPosition, seat: Seat) -> Iterator[tuple[Chosen, Sequence[Choice]]]:
    """Yield what is offered after prefixes of actions: along some random ways, then the first of all others."""
    for _ in range(_WAYS):
        chosen: Chosen = ()
        more = True
        while more:
            offered = at.title.choices(at.state, seat, chosen)
            yield chosen, offered
            if not offered:
                return
            link = at.dice.pick(offered, "")
            chosen, more = (*chosen, link.key), link.more
    yield from islice(_tree(at, seat, ()), _LINKS_LOOKED_AT)


def _tree(at: CheckedPosition, seat: Seat, chosen: Chosen) -> Iterator[tuple[Chosen, Sequence[Choice]]]:
    offered = at.title.choices(at.state, seat, chosen)
    yield chosen, offered
    for choice in offered:
        if choice.more:
            yield from _tree(at, seat, (*chosen, choice.key))


def _actions(at: CheckedPosition, seat: Seat) -> Iterator[Action]:
    return legality.actions(at.title, at.state, seat)


def _wrong_links(info: TitleInfo, chosen: Chosen, offered: Sequence[Choice]) -> Iterator[str]:
    after = f"after `{' '.join(chosen)}`"
    keys = [choice.key for choice in offered]
    if not keys:
        yield f"nothing is offered {after}"
    if len(set(keys)) < len(keys):
        yield f"the same link is offered twice {after}: {keys}"
    for choice in offered:
        if not choice.key or len(choice.key) > KEY_LENGTH or choice.key.split() != [choice.key]:
            yield f"the key {choice.key!r} {after} is empty, long or has spaces"
        unfit = _unfit(info, chosen, choice)
        if unfit:
            yield f"`{choice.key}` {after} {unfit}"


def _unfit(info: TitleInfo, chosen: Chosen, choice: Choice) -> str | None:
    """Return how a link contradicts the verbs of `info`, if so. A link of kind `end` closes repeated arguments."""
    if not chosen:
        verb = info.verb(choice.key)
        if verb is None or choice.kind != "verb":
            return "is not a verb of the title"
        return None if choice.more or all(p.optional for p in verb.params) else "lacks its arguments"
    verb, place = info.verb(chosen[0]), len(chosen) - 1
    if verb is None or not verb.params or (place >= len(verb.params) and not verb.repeats):
        return "is one argument too many"
    if not choice.more and not all(p.optional for p in verb.params[place + 1 :]) and choice.kind != "end":
        return "ends the action before its last argument"
    return None


def _not_refused(at: CheckedPosition, seat: Seat, action: Action) -> Iterator[str]:
    buildable = _buildable(at, seat, action)
    try:
        legality.check(at.title, at.state, seat, action)
    except InputError as error:
        if buildable:
            yield f"`{action}` of seat {seat} can be built but is refused: {error.reason.id}"
        for other in error.instead if isinstance(error, NotLegal) else ():
            if not _buildable(at, seat, other):
                yield f"`{other}` is named instead of `{action}` but is not legal"
    else:
        if not buildable:
            yield f"`{action}` of seat {seat} is not refused"


def _buildable(at: CheckedPosition, seat: Seat, action: Action) -> bool:
    chosen: Chosen = ()
    more = True
    for link in action.links:
        found = [c for c in at.title.choices(at.state, seat, chosen) if c.key == link] if more else []
        if not found:
            return False
        chosen, more = (*chosen, link), found[0].more
    return not more


def _wrong_events(at: CheckedPosition, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        data = _encoded(event)
        again = msgspec.msgpack.decode(data, type=at.title.event_type)
        if again != event or _encoded(again) != data:
            yield f"the event {event!r} does not survive being written down"
        if event.audience is not None and not set(event.audience) <= set(range(at.game.seats)):
            yield f"the event {event!r} is for seats that are not there"


def _shown(game: Game[Any, Any], viewer: Seat | None) -> list[tuple[str, bytes]]:
    """Return everything a viewer sees of a position, the source of words and pictures."""
    others = [d for d in game.decisions() if d.seat != viewer]
    # What a secret question is about belongs to its seat; of a hidden one nobody sees whether it is answered.
    public = [
        (d.seat, d.kind, None if d.secret else d.about, d.secret, d.hides_answered, d.owed or d.hides_answered, d.auto)
        for d in others
    ]
    return [
        ("view", _encoded(game.view(viewer))),
        ("own decision", _encoded([d for d in game.decisions() if d.seat == viewer])),
        ("others' decisions", _encoded(public)),
        ("seats waited for", _encoded(game.awaited())),
        ("turn", _encoded(game.title.turn(game.state))),
        ("result", _encoded(game.result())),
    ]


def _differences(at: CheckedPosition, imagined: Game[Any, Any], viewer: Seat | None) -> Iterator[str]:
    for (name, real), (_, fancied) in zip(_shown(at.game, viewer), _shown(imagined, viewer), strict=True):
        if real != fancied:
            yield f"the {name} of {viewer} shows what it may not know"
            return
    if viewer is None:
        return
    asked = legality.decision_of(at.title, at.state, viewer) is not None
    for chosen, offered in _prefixes(at, viewer) if asked else ():
        if _encoded(imagined.choices(viewer, chosen)) != _encoded(offered):
            yield f"the choices of {viewer} after `{' '.join(chosen)}` show what it may not know"
            return
    wrong = list(spoilt(at, viewer)) if asked else [Action(at.title.info.verbs[0].name)]
    for action in wrong:
        if _refused(at.game, viewer, action) != _refused(imagined, viewer, action):
            yield f"the refusal of `{action}` tells {viewer} what it may not know"


def _known(moved: MoveResult, viewer: Seat | None) -> bytes:
    """Return the events of a move that a viewer may see."""
    return _encoded([event for event in moved.events if event.known_to(viewer)])


def _refused(game: Game[Any, Any], seat: Seat, action: Action) -> bytes:
    """Return everything in the refusal of an action; empty for a legal one."""
    try:
        legality.check(game.title, game.state, seat, action)
    except InputError as error:
        instead = error.instead if isinstance(error, NotLegal) else ()
        return _encoded((type(error).__name__, error.reason, error.given, error.chosen, error.legal, instead))
    return b""


def _imagined_move(at: CheckedPosition, imagined: Game[Any, Any], viewer: Seat | None) -> Iterator[str]:
    """Check that a bot can continue in a sampled state, and evaluate it."""
    if viewer is None or viewer not in imagined.waiting():
        return
    action = legality.random_action(at.title, imagined.state, viewer, at.dice)
    at.title.perform(imagined.state, viewer, action, at.dice)
    wrong = at.title.testing.invariants(imagined.state)
    if wrong:
        yield f"`{action}` in the state imagined for {viewer} leads to the impossible: {'; '.join(wrong)}"
    if not math.isfinite(at.title.ai.evaluate(at.title.view(imagined.state, viewer), viewer)):
        yield f"the position of {viewer} has no finite value"


def _pending(game: Game[Any, Any], decision: Decision) -> bool:
    """Return whether an answer has been given but not yet revealed."""
    now = legality.decision_of(game.title, game.state, decision.seat)
    # If it is asked something else, even of the same kind, its answer has been revealed.
    return now is not None and (now.kind, now.about) == (decision.kind, decision.about) and now.secret and not now.owed


def _wrong_order(at: CheckedPosition, decision: Decision, order: Order) -> Iterator[str]:
    refused = order_problem(at.title.info, order)
    if refused is not None:
        yield f"the standing order {order} is refused: {refused.id}"
    offered = list(islice(_actions(at, decision.seat), 500))
    answer = at.title.ai.obey(at.game.view(decision.seat), decision, order, offered)
    if answer is not None and not _buildable(at, decision.seat, answer):
        yield f"the standing order {order} answers `{answer}`, which is not legal"
