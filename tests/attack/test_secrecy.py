"""Nothing leaks through the host: what a person gets is the same in every state that the person cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bench.pressing import forged
from bot.app import Host
from bot.discord.interactions import error_text
from bot.discord.interactions.custom_ids import Press
from bot.discord.names import escaped
from bot.discord.panel import panel
from bot.discord.panel.typed_decision import TypedDecision
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.discord.posts.post_builder import TableFacts
from bot.store import SeatRow, TableRow
from bot.tables import Table
from games.kernel import Action, Chance, Game, InputError, Seat, check, random_action
from games.kernel.registry import title
from games.kernel.testing.checks import CheckedPosition as Checked
from games.kernel.testing.checks import spoilt
from renderers.registry import presenter
from renderers.titles import TITLES
from renderers.words import Words
from sandbox.driver import Person, Rig
from tests.e2e.hosts import posted, started, to_move
from tests.lengths import LONG

SEED = b"the seed of the secrets, 32 byte"
POSITIONS = (0, 3, 9, 20, 45) if LONG else (0, 9, 30)
"""The numbers of moves after which positions are taken; several short games are played one after the other."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve")
WORDS = Words("en")
TYPED = ("", "zzz", "a", "1", "no such thing")


def a_table(game: Game[Any, Any]) -> Table:
    """A running table of people with this game."""
    count = game.seats
    row = TableRow(
        "crab4", game.title.info.id, 1, 1, 10, "running", count, "{}", SEED, "c0ffee", 7, 7, "", 0, False, 0, 0
    )
    seats = tuple(SeatRow("crab4", seat, 10 + seat, NAMES[seat], "human") for seat in range(count))
    return Table(row, seats, game)


def viewer_text(game: Game[Any, Any], viewer: Seat | None) -> ViewerText:
    """The game as a viewer sees it."""
    names = [escaped(name) for name in NAMES[: game.seats]]
    return ViewerText(game, presenter(game.title.info.id), WORDS, names, viewer)


def in_words(game: Game[Any, Any], viewer: Seat | None) -> Iterator[tuple[str, Any]]:
    """Return everything from which a viewer learns about a game in words and controls, by name."""
    seen, table = viewer_text(game, viewer), a_table(game)
    facts = TableFacts.of(table)
    yield "board as text", seen.text_board()
    yield "story", seen.game_log()
    if viewer is None:
        yield "turn", _post(post_builder.turn(facts, seen, game))
        yield "setup", _post(post_builder.setup(facts, seen, game))
        yield "proposal", _post(post_builder.proposal(facts, seen, "undo", 0, [1]))
        return
    yield "message", _post(post_builder.secret(facts, seen, game, "<#1>"))
    here = Press("move", table.id, table.version, viewer)
    for undo in ("", "host-undo"):
        built = panel.build(seen, game, here, undo=undo)
        yield (
            "panel",
            (
                built.content,
                built.numbered,
                [item.to_component_dict() for item in built.items],
                sorted(built.kept.items()),
            ),
        )
    position = TypedDecision.of(table, 10 + viewer, WORDS)
    for text in TYPED:
        yield f"suggestions for {text!r}", _said(lambda text=text: position.next_links(text))
        yield f"reading of {text!r}", _said(lambda text=text: position.read([text]), seen)


def refusals(game: Game[Any, Any], viewer: Seat, tried: Sequence[Action]) -> list[Any]:
    """Return the refusal of each action for a seat."""
    seen = viewer_text(game, viewer)
    return [_said(lambda action=action: check(game.title, game.state, viewer, action), seen) for action in tried]


def _said(ask: Any, seen: ViewerText | None = None) -> Any:
    try:
        return repr(ask())
    except InputError as error:
        return error_text.refused(error, WORDS, seen)


def _post(post: post_builder.Post) -> Any:
    # Whom a message pings nobody else can tell: everybody asked is named alike.
    return post.content, [item.to_component_dict() for item in post.items], post.page, sorted(post.kept.items())


def positions(title_id: str, seats: int) -> Iterator[Game[Any, Any]]:
    """Yield some positions of random games."""
    found, dice = title(title_id), Chance(SEED, 1)
    game, _ = Game.new(found, found.options({}, seats), seats, Chance(SEED))
    for move in range(max(POSITIONS) + 1):
        if game.result() is not None:
            game, _ = Game.new(found, found.options({}, seats), seats, Chance(SEED))
        if move in POSITIONS:
            yield game.copy()
        seat = game.waiting()[0]
        game.act(seat, random_action(found, game.state, seat, dice), SEED)


def imagined(game: Game[Any, Any], viewer: Seat | None, dice: Chance) -> Game[Any, Any]:
    """Return another game that looks the same to a viewer."""
    twin = game.copy()
    twin.state = game.title.determinize(game.view(viewer), dice)
    return twin


@pytest.mark.parametrize("title_id", TITLES)
def test_words_controls_suggestions_and_refusals_tell_no_secret(title_id: str) -> None:
    compared, dice = 0, Chance(b"imagination")
    seats = min(3, title(title_id).info.seats[1])
    for game in positions(title_id, seats):
        for viewer in (None, *range(seats)):
            twin = imagined(game, viewer, dice)
            for (name, real), (_, fancied) in zip(in_words(game, viewer), in_words(twin, viewer), strict=True):
                assert real == fancied, f"{name} for {viewer} tells a secret"
                compared += 1
            if viewer is not None and any(decision.seat == viewer for decision in game.decisions()):
                tried = list(spoilt(Checked(game, SEED, dice), viewer))
                assert refusals(game, viewer, tried) == refusals(twin, viewer, tried), f"a refusal for {viewer}"
                compared += len(tried)
    assert compared > 30


@pytest.mark.parametrize("title_id", TITLES)
def test_pictures_and_their_alt_texts_tell_no_secret(title_id: str) -> None:
    dice = Chance(b"imagination")
    seats = min(3, title(title_id).info.seats[1])
    *_, game = positions(title_id, seats)
    for viewer in (None, 0):
        twin = imagined(game, viewer, dice)
        pages = {presenter(title_id).pages[0], viewer_text(game, viewer).private_page()}
        for page in sorted(pages):
            real, fancied = viewer_text(game, viewer).drawing(page)(), viewer_text(twin, viewer).drawing(page)()
            assert (real.alt, real.data) == (fancied.alt, fancied.data), f"page {page} for {viewer}"


@pytest.mark.e2e
async def test_another_persons_private_controls_do_nothing_and_show_nothing(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo, title="foodies")
    person = await to_move(host, table, ann, bo)
    other = bo if person is ann else ann
    private = (await person.press(posted(rig)[-1], "Your move")).shown
    before = (await host.tables.get(table.id)).row
    stolen = [control.custom_id for control in (*private.buttons, *private.selects)]
    assert stolen
    for thief in (other, cleo):
        for custom_id in stolen:
            answer = await forged(rig, thief, custom_id, ["0"] if custom_id.startswith("pick") else None)
            shown = [control.custom_id for control in (*answer.shown.buttons, *answer.shown.selects)]
            # A player who presses *Try it out* of somebody else tries out from their own seat.
            tried = thief is other and custom_id.startswith("@") and "try" in custom_id
            assert answer.ephemeral and (tried or not answer.shown.pictures), custom_id
            own = "" if custom_id.startswith("@") else "move"  # Help depends on who presses it
            plays = ("pick", "several", "slot", "standing", *([own] if own else []))
            assert not any(one.startswith(plays) for one in shown), custom_id
    assert (await host.tables.get(table.id)).row == before


@pytest.mark.own_host
@pytest.mark.e2e
async def test_who_has_left_the_game_sees_no_more_than_any_watcher(
    host: Host, rig: Rig, ann: Person, bo: Person, cleo: Person
) -> None:
    table = await started(host, rig, ann, bo, cleo, title="foodies")
    seat = table.seat_of(bo.id)
    panel_of_bo = (await bo.press(posted(rig)[-1], "Your move")).shown
    await host.tables.ai_seats.stop()  # a bot that continues for Bo would change the table in between
    await host.tables.moves.resign(table.id, bo.id)
    now = await host.tables.get(table.id)
    assert now.seat_of(bo.id) is None
    eve = rig.person("Eve", locale="de")
    for custom_id in (
        *[control.custom_id for control in panel_of_bo.buttons],
        f"peek:{table.id}:{now.version}:{seat}:1:",
        f"board:{table.id}:{now.version}:{seat}:0:",
        f"text:{table.id}:{now.version}:{seat}:0:",
    ):
        mine, watchers = await forged(rig, bo, custom_id), await forged(rig, eve, custom_id)
        assert mine.text == watchers.text and not mine.shown.pictures, custom_id
