"""From a view to what is drawn on the board."""

from __future__ import annotations

from games.critter_kitchen.data import ICONS
from games.critter_kitchen.tokens import SOUP
from renderers.critter_kitchen import market
from renderers.critter_kitchen.board import Board
from renderers.critter_kitchen.highlights import taken
from renderers.critter_kitchen.panels import Caption, Heading
from renderers.critter_kitchen.stall import Stall
from renderers.critter_kitchen.telling import Telling
from renderers.kit.presenter import Scene
from renderers.kit.type import Face, drawable, printable


def drawable_names(scene: Scene) -> tuple[str, ...]:
    """The players' names as the display face can draw them."""
    return tuple(printable(name, Face.BOLD, str(seat + 1)) for seat, name in enumerate(scene.names))


def winners(scene: Scene) -> tuple[int, ...]:
    """Who has won; nobody before the end, nor where the rival was not beaten."""
    if scene.result is None or scene.result.reason.id.endswith("-lost"):
        return ()
    return tuple(scene.result.winners)


def board_of(telling: Telling, scene: Scene, sentence: str) -> Board:
    """The board picture of a view."""
    view = telling.view
    cards = market.challenges(view)
    return Board(
        view=view,
        heading=heading(telling, scene),
        stalls=tuple(_stall(telling, scene, location) for location in view.row),
        cards=tuple(cards),
        card_names=tuple(telling.name("challenge", card.challenge) if card.challenge else "" for card in cards),
        critic=telling.name("critic", view.critic),
        critic_text=telling.name("critic", f"{view.critic}-text"),
        rumors=tuple(telling.rumor(space) for space in range(len(ICONS))),
        unknown=telling.say("rumor-unknown"),
        captions=tuple(caption(telling, scene, seat) for seat in range(len(view.players))),
        sentence=drawable(sentence, Face.STRONG),
    )


def heading(telling: Telling, scene: Scene) -> Heading:
    """The words of the header."""
    status = telling.whose(scene.waiting, winners(scene))
    return Heading(telling.say("round", round=telling.view.round), telling.say("day", day=telling.view.day), status)


def caption(telling: Telling, scene: Scene, seat: int) -> Caption:
    """The words of a kitchen's panel."""
    restaurateur = telling.view.players[seat].restaurateur
    return Caption(
        telling.seat(seat),
        telling.name("restaurateur", restaurateur) if restaurateur else "",
        seat in scene.waiting and not telling.view.over,
        seat in winners(scene),
    )


def _stall(telling: Telling, scene: Scene, location: str) -> Stall:
    view = telling.view
    own = market.own_plan(view, scene.chosen)
    offered = {choice.key.partition("+")[0] for choice in scene.offered if choice.kind == "location"}
    picks = tuple(choice.key for choice in scene.offered if choice.kind == "item")
    status = market.status(view, location)
    items = list(view.items[location])
    if SOUP in picks and status == market.OPEN:
        items.append(SOUP)
    return Stall(
        location=location,
        name=telling.name("location", location),
        items=tuple(items),
        chefs=tuple(market.at_stall(view, location)),
        status=status,
        surprise=market.surprise(view, location),
        got=taken(view, scene.events),
        ghost=own.get(location),
        offered=location in offered,
        picks=picks if status == market.OPEN else (),
        quiet=bool(offered) and location not in offered and location not in own,
    )
