"""Build the board's drawing from a view."""

from __future__ import annotations

from games.critter_kitchen.data import ICONS
from games.critter_kitchen.tokens import SOUP
from renderers.critter_kitchen import market
from renderers.critter_kitchen.board import ViewModel
from renderers.critter_kitchen.highlights import taken
from renderers.critter_kitchen.panels import Caption, Heading
from renderers.critter_kitchen.stall import Stall
from renderers.critter_kitchen.text_board import BoardText, winners
from renderers.kit.presenter import Scene
from renderers.kit.type import Face, drawable


def view_model(board_text: BoardText, scene: Scene, sentence: str) -> ViewModel:
    """Return the board picture of a view."""
    view = board_text.view
    cards = market.challenges(view)
    return ViewModel(
        view=view,
        heading=heading(board_text, scene),
        stalls=tuple(_stall(board_text, scene, location) for location in view.row),
        cards=tuple(cards),
        card_names=tuple(board_text.name("challenge", card.challenge) if card.challenge else "" for card in cards),
        critic=board_text.name("critic", view.critic),
        critic_text=board_text.name("critic", f"{view.critic}-text"),
        rumors=tuple(board_text.rumor(space) for space in range(len(ICONS))),
        unknown=board_text.say("rumor-unknown"),
        captions=tuple(caption(board_text, scene, seat) for seat in range(len(view.players))),
        sentence=drawable(sentence, Face.STRONG),
    )


def heading(board_text: BoardText, scene: Scene) -> Heading:
    """Return the words of the header."""
    status = board_text.whose(scene.waiting, winners(scene))
    return Heading(
        board_text.say("round", round=board_text.view.round), board_text.say("day", day=board_text.view.day), status
    )


def caption(board_text: BoardText, scene: Scene, seat: int) -> Caption:
    """Return the words of a kitchen's panel."""
    restaurateur = board_text.view.players[seat].restaurateur
    return Caption(
        board_text.seat(seat),
        board_text.name("restaurateur", restaurateur) if restaurateur else "",
        seat in scene.waiting and not board_text.view.over,
        seat in winners(scene),
    )


def _stall(board_text: BoardText, scene: Scene, location: str) -> Stall:
    view = board_text.view
    own = market.own_plan(view, scene.chosen)
    offered = {choice.key.partition("+")[0] for choice in scene.offered if choice.kind == "location"}
    picks = tuple(choice.key for choice in scene.offered if choice.kind == "item")
    status = market.status(view, location)
    items = list(view.items[location])
    if SOUP in picks and status == market.OPEN:
        items.append(SOUP)
    return Stall(
        location=location,
        name=board_text.name("location", location),
        items=tuple(items),
        chefs=tuple(market.at_stall(view, location)),
        status=status,
        surprise=market.surprise(view, location),
        got=taken(view, scene.events),
        ghost=own.get(location),
        offered=location in offered,
        number=dict(scene.numbered).get(location, 0),
        picks=picks if status == market.OPEN else (),
        quiet=bool(offered) and location not in offered and location not in own,
    )
