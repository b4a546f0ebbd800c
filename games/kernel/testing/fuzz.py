"""A fuzzer for any title: invariants are checked while players of all kinds play games.

Pure and repeatable: the same run always plays the same games. (Its curious players depend on earlier games, so
game number n is not the same in every run.) A `Finding` is a game up to the first position where
something is wrong; it is written to a file, and a test replays it.
"""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from games.kernel import legality
from games.kernel.chance import Chance, RecordedDraw, ScriptedChance, verify
from games.kernel.errors import OptionsError
from games.kernel.game import Game, MoveResult
from games.kernel.testing import checks
from games.kernel.testing.coverage_players import CoverageCounts
from games.kernel.testing.mixed_players import GIVE_UP, MixedPlayers
from games.kernel.title import Title
from games.kernel.values import Action, Options, OptionSpec, Seat, TitleInfo

AnyTitle = Title[Any, Any]
_EVERY = 25
_TRIES = 200
_ENOUGH = 100
"""In this many games every possible goal must be seen at least once."""
_SELDOM = 3
"""Goals seen in fewer than one of this many games on average are rare: the curious look for them."""


class FuzzMove(Struct, frozen=True):
    """One recorded action of a game."""

    seat: Seat
    action: str


class Finding(Struct, frozen=True):
    """A game that failed: all that is needed to replay it. `seed` is hexadecimal."""

    title: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    moves: list[FuzzMove]
    what: str

    @property
    def name(self) -> str:
        """A unique file name."""
        return f"{self.title}-{hashlib.sha256(self.encode()).hexdigest()[:12]}.json"

    def encode(self) -> bytes:
        """Return the finding as a JSON file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def decode(cls, data: bytes) -> Finding:
        """Return a finding from its file. Raise msgspec.ValidationError."""
        return msgspec.json.decode(data, type=Finding)


class FuzzReport(Struct):
    """The games played and the findings. `verbs` counts how often each verb was played.

    `possible` counts the games in which a goal was possible, `seen` how often it was seen, `seen_in` in how many games.
    """

    title: str
    games: int = 0
    moves: int = 0
    checked: int = 0
    longest: int = 0
    verbs: dict[str, int] = field(default_factory=dict)
    possible: dict[str, int] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    seen_in: dict[str, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def count_sights(self, goals: Sequence[str], seen: Mapping[str, int]) -> None:
        """Count a game with its possible goals, and how often each was seen."""
        for goal in goals:
            self.possible[goal] = self.possible.get(goal, 0) + 1
            if goal in seen:
                self.seen[goal] = self.seen.get(goal, 0) + seen[goal]
                self.seen_in[goal] = self.seen_in.get(goal, 0) + 1

    def unseen(self, enough: int = _ENOUGH) -> list[str]:
        """Return the goals never seen, although possible in enough games."""
        return [goal for goal, games in self.possible.items() if games >= enough and goal not in self.seen]

    def table(self) -> Iterator[str]:
        """Yield how often every goal was seen, and in how many of the games where it was possible; the rarest first."""
        for goal in sorted(self.possible, key=lambda goal: (self.seen.get(goal, 0), goal)):
            times, games = self.seen.get(goal, 0), self.seen_in.get(goal, 0)
            yield f"{times:9,}  in {games:6,} of {self.possible[goal]:6,} games  {goal}"

    def unplayed(self, info: TitleInfo) -> list[str]:
        """Return the verbs that no game used."""
        return [verb.name for verb in info.verbs if verb.name not in self.verbs]


class Watched(Struct):
    """One game under test: the moves so far with their effects, and the first problem."""

    moves: list[FuzzMove]
    checked: int = 0
    problem: str | None = None
    seen: dict[str, int] = field(default_factory=dict)


Chooser = Callable[[Game[Any, Any], int], tuple[Seat, Action] | None]
"""Returns the next action of a game after a number of moves; None to stop."""


def fuzz(title: AnyTitle, games: int, seed: int = 0, every: int = _EVERY) -> FuzzReport:
    """Play random games with random seats and options; about one position in `every` is checked thoroughly."""
    report = FuzzReport(title.info.id)
    for number in range(games):
        _add_game(report, title, seed + number, every)
    return report


def main_report(
    title: AnyTitle, games: int, seed: int, save: Callable[[str, bytes], None], every: int = _EVERY
) -> Generator[str, None, FuzzReport]:
    """Fuzz, yielding a line of progress after each tenth of the games and for each finding, which is saved.

    `save` takes a file name and its content.
    """
    report = FuzzReport(title.info.id)
    step = max(1, games // 10)
    for number in range(games):
        known = len(report.findings)
        _add_game(report, title, seed + number, every)
        for finding in report.findings[known:]:
            save(finding.name, finding.encode())
            yield f"FOUND in game {seed + number}, after {len(finding.moves)} moves: {finding.what} ({finding.name})"
        if (number + 1) % step == 0 or number + 1 == games:
            yield (
                f"{title.info.id}: {number + 1:,} of {games:,} games, {report.moves:,} moves, "
                f"{report.checked:,} positions checked, {len(report.findings)} findings"
            )
    unplayed = report.unplayed(title.info)
    if unplayed:
        yield f"{title.info.id}: never played: {', '.join(unplayed)}"
    if unseen := report.unseen():
        yield f"{title.info.id}: NEVER SEEN in {_ENOUGH} games or more: {', '.join(unseen)}"
    return report


def examine(title: AnyTitle, finding: Finding) -> str | None:
    """Replay a finding with every position checked: return the first problem, or None if it is fixed."""
    return _played_again(title, finding).problem


def _played_again(title: AnyTitle, finding: Finding) -> Watched:
    def recorded(game: Game[Any, Any], done: int) -> tuple[Seat, Action] | None:
        if done == len(finding.moves):
            return None
        move = finding.moves[done]
        return move.seat, Action.of(move.action.split(" "))

    watched = Watched([])
    _watch(title, finding.options, finding.seats, bytes.fromhex(finding.seed), recorded, 1, watched)
    return watched


def _add_game(report: FuzzReport, title: AnyTitle, number: int, every: int) -> None:
    seed = hashlib.sha256(f"{title.info.id} game {number}".encode()).digest()
    # Separate dice: the draws of players and options must not move the draws of the game.
    dice = Chance(hashlib.sha256(b"players" + seed).digest())
    low, high = title.info.seats
    seats = low + dice.below(high - low + 1, "seats")
    options = random_options(title, seats, dice)
    goals, watched = title.testing.coverage_goals(title, title.options(options, seats), seats), Watched([])

    def times(goal: str) -> int:
        return report.seen.get(goal, 0) + watched.seen.get(goal, 0)

    players_of_game = MixedPlayers(seats, dice, CoverageCounts(goals, times, 1 + report.games // _SELDOM))
    _watch(title, options, seats, seed, players_of_game.choose, every, watched)
    report.games += 1
    report.moves += len(watched.moves)
    report.checked += watched.checked
    report.longest = max(report.longest, len(watched.moves))
    for move in watched.moves:
        verb = move.action.split(" ", 1)[0]
        report.verbs[verb] = report.verbs.get(verb, 0) + 1
    report.count_sights(goals, watched.seen)
    if watched.problem is not None:
        rules, moves = title.info.rules, watched.moves
        finding = Finding(title.info.id, rules, seats, options, seed.hex(), moves, watched.problem)
        report.findings.append(_shrunk(title, finding))


def _shrunk(title: AnyTitle, finding: Finding) -> Finding:
    """Return the finding up to the first position where something is wrong, when every position is checked."""
    again = _played_again(title, finding)
    # It does not show when every position is checked: better the game as it was played than none.
    if again.problem is None:
        return finding
    return msgspec.structs.replace(finding, moves=again.moves, what=again.problem)


def _watch(
    title: AnyTitle,
    raw: Mapping[str, Any],
    seats: int,
    seed: bytes,
    choose: Chooser,
    every: int,
    watched: Watched,
) -> None:
    """Play a game, checking positions on the way and the whole at its end. Any exception is a problem too."""
    try:
        watched.problem = next(_observed(title, raw, seats, seed, choose, every, watched), None)
    # Any exception of a title is what the fuzzer looks for.
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        watched.problem = f"{type(error).__name__}: {error} ({last.name}, line {last.lineno})"


def _observed(
    title: AnyTitle,
    raw: Mapping[str, Any],
    seats: int,
    seed: bytes,
    choose: Chooser,
    every: int,
    watched: Watched,
) -> Iterator[str]:
    """Yield the problems of a game as they appear while it is played."""
    options = title.options(raw, seats)
    game, begun = Game.new(title, options, seats, Chance(seed))
    record = [begun]
    _look(watched, game, None, begun)
    needed = 0
    while True:
        yield from _position_problems(game, seed, len(watched.moves), every, watched)
        move = choose(game, len(watched.moves))
        if move is None:
            break
        seat, action = move
        if action == GIVE_UP:
            left = game.concede(seat)
            if left is not None:
                watched.moves.append(FuzzMove(seat, str(action)))
                record.append(left)
                _look(watched, game, None, left)
            continue
        decision = legality.decision_of(title, game.state, seat)
        # Changed answers do not count: a game is not endless because somebody changes their mind.
        needed += decision is not None and decision.owed
        watched.moves.append(FuzzMove(seat, str(action)))
        record.append(game.act(seat, action, seed))
        _look(watched, game, action, record[-1])
        if needed >= title.testing.longest(seats):
            yield f"termination: {needed} actions, and no game can be that long"
    if game.result() is not None:
        yield from _ending_problems(game, options, seed, watched.moves, record)


def _look(watched: Watched, game: Game[Any, Any], action: Action | None, moved: MoveResult) -> None:
    for goal in game.title.testing.seen(game.state, action, moved.events):
        watched.seen[goal] = watched.seen.get(goal, 0) + 1


def _position_problems(game: Game[Any, Any], seed: bytes, done: int, every: int, watched: Watched) -> Iterator[str]:
    """Yield the same checks at the same position, however often others are checked; the simplest at every one."""
    dice = Chance(hashlib.sha256(b"checks" + seed + done.to_bytes(4, "big")).digest())
    at = checks.CheckedPosition(game, seed, dice)
    if dice.below(every, "") == 0 or not game.waiting():
        watched.checked += 1
        yield from checks.problems(at)
    else:
        for what in checks.flow(at):
            yield f"flow: {what}"


def _ending_problems(
    game: Game[Any, Any], options: Options, seed: bytes, moves: Sequence[FuzzMove], record: Sequence[MoveResult]
) -> Iterator[str]:
    """Check that the result ranks every seat once, every draw follows from the seed, and the record replays."""
    result = game.result()
    assert result is not None
    if sorted(seat for group in result.ranking for seat in group) != list(range(game.seats)):
        yield f"result: {result.ranking} does not rank every seat once"
    if not all(result.ranking) or any(line.seat not in range(game.seats) for line in result.sheet):
        yield "result: an empty rank, or a line for a seat that is not there"
    draws = [draw for moved in record for draw in moved.draws]
    if verify(seed, draws):
        yield f"chance: {verify(seed, draws)[0]} does not follow from the seed"
    if [draw.at for draw in draws] != _places(draws) or game.position != sum(map(_taken, draws)):
        yield "chance: draws are missing from the record"
    yield from _replay_problems(game, options, moves, record)


def _replay_problems(
    game: Game[Any, Any], options: Options, moves: Sequence[FuzzMove], record: Sequence[MoveResult]
) -> Iterator[str]:
    again, begun = Game.new(game.title, options, game.seats, ScriptedChance.again(record[0].draws))
    if begun.events != record[0].events:
        yield "replay: the set-up tells other events"
    for move, before in zip(moves, record[1:], strict=True):
        action, chance = Action.of(move.action.split(" ")), ScriptedChance.again(before.draws, again.position)
        moved = again.act_by(move.seat, action, chance) if action != GIVE_UP else again.concede(move.seat)
        assert moved is not None
        if chance.unused or moved.events != before.events:
            yield f"replay: `{move.action}` of seat {move.seat} tells other events than before"
    if again.freeze() != game.freeze():
        yield "replay: the game ends differently"


def _taken(draw: RecordedDraw) -> int:
    return max(draw.of - 1, 0) if draw.order else 1


def _places(draws: Sequence[RecordedDraw]) -> list[int]:
    """Return the expected position of each draw if none is missing before it."""
    places, at = [], 0
    for draw in draws:
        places.append(at)
        at += _taken(draw)
    return places


def random_options(title: AnyTitle, seats: int, dice: Chance) -> dict[str, Any]:
    """Return random options that the title accepts. Raise OptionsError if none of many tries is accepted."""
    left = _TRIES
    boldness = dice.below(3, "")
    while True:
        raw = {**_random_raw(title.info, seats, dice, boldness), **title.testing.unattended}
        try:
            options = title.options(raw, seats)
        except OptionsError:
            left -= 1
            if left < 0:
                raise
            # Unusual draws may be refused again and again: the last quarter of the tries covers every degree.
            boldness = boldness if left > _TRIES // 4 else left % 3
        else:
            return {**options.values, "modules": options.modules}


def _random_raw(info: TitleInfo, seats: int, dice: Chance, boldness: int) -> dict[str, Any]:
    """Leave some options out, draw the others; modules that need or exclude others are kept apart or together."""
    raw = {s.id: _random_value(s, seats, dice) for s in info.options if boldness == 2 or dice.below(4, "") <= boldness}
    wanted: list[str] = []
    for module in dice.shuffle(info.modules, ""):
        chosen = [other for other in info.modules if other.id in wanted]
        clashes = any(other.id in module.excludes or module.id in other.excludes for other in chosen)
        if not clashes and dice.below(2, ""):
            wanted.append(module.id)
    needs = {module.id: module.needs for module in info.modules}
    while any(not set(needs[m]) <= set(wanted) for m in wanted):
        wanted = [m for m in wanted if set(needs[m]) <= set(wanted)]
    return {**raw, "modules": wanted}


def _random_value(spec: OptionSpec, seats: int, dice: Chance) -> Any:
    if spec.kind == "flag":
        return dice.below(2, "") == 1
    if spec.kind == "number":
        return spec.low + dice.below(spec.high - spec.low + 1, "")
    if spec.kind == "per_seat":
        return [dice.pick(spec.values, "") for _ in range(seats)]
    if spec.kind == "some":
        return dice.shuffle(spec.values, "")[: spec.low + dice.below(spec.high - spec.low + 1, "")]
    return dice.pick(spec.values, "")
