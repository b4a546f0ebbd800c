"""Build the drawings from a view and its scene: drawable words, marks, and possible choices."""

from __future__ import annotations

from dataclasses import replace

from games.food_truck_city import cards
from games.food_truck_city.data import CARDS, FOODS
from games.food_truck_city.links import truck_named
from games.food_truck_city.preview import gain, preview
from games.food_truck_city.steps.opening import ChooseStart
from games.food_truck_city.steps.stack import Bonus, Move, Window
from games.food_truck_city.view import View
from games.kernel import Seat
from renderers.food_truck_city.board import ViewModel
from renderers.food_truck_city.city import Offer, Pointed
from renderers.food_truck_city.hand import Held, counted
from renderers.food_truck_city.highlights import Marks, marks
from renderers.food_truck_city.panels import Caption, Heading
from renderers.food_truck_city.text_board import BoardText
from renderers.kit.presenter import Scene
from renderers.kit.type import Face, drawable

_TO_STREETS = ("move", "bonus", "buy", "release", "bailout")  # verbs that bring a truck, then name its street
_BY_FOOD = ("move", "bonus", "repair", "settle")  # verbs whose first argument is an own truck on the board


def view_model(board_text: BoardText, scene: Scene, sentence: str) -> ViewModel:
    """Return the board to draw. `sentence` is at its foot."""
    view = board_text.view
    choosing = bool(scene.chosen)
    found = marks(view, scene.events)
    captions = tuple(_caption(board_text, scene, seat, found) for seat in range(len(view.players)))
    return ViewModel(
        view=view,
        heading=heading(board_text, scene),
        captions=captions,
        sentence=drawable(sentence, Face.STRONG),
        pointed=Pointed(
            Marks() if choosing or scene.numbered else found,
            chosen_places(view, scene),
            () if scene.numbered else with_gains(board_text, scene),
            numbered=scene.numbered,
        ),
    )


def heading(board_text: BoardText, scene: Scene) -> Heading:
    """Return the words of the header."""
    view, won = board_text.view, board_text.winners()
    turn = board_text.say("turn", turn=view.turn) if view.turn else board_text.say("setup")
    if won:
        turn = board_text.say("finished")
    elif view.last_turns is not None:
        turn = board_text.say("last-turn")
    who = board_text.say("won", seats=board_text.seats(won)) if won else ""
    if scene.waiting and not won:
        window = isinstance(view.step, Window)
        who = board_text.say(
            "window" if window else "to-move", seats=board_text.seats(scene.waiting), seat=board_text.seat(view.active)
        )
    none = board_text.say("no-die")
    return Heading(
        turn=turn,
        status=drawable(who, Face.STRONG),
        food=board_text.name("food", view.food) if view.food else none,
        customer=board_text.name("customer", view.customer) if view.customer else none,
        wanted=board_text.say("wanted"),
        hungry=board_text.say("hungry"),
    )


def _caption(board_text: BoardText, scene: Scene, seat: Seat, found: Marks) -> Caption:
    won, coming = board_text.winners(), _coming(board_text.view, seat)
    deciding = coming and isinstance(board_text.view.step, Window)
    return Caption(
        name=board_text.seat(seat),
        active=seat == board_text.view.active and board_text.view.turn > 0 and not won,
        waiting=seat in scene.waiting and not won,
        winner=seat in won,
        money=0 if deciding else found.money.get(seat, 0),
        coming=coming,
    )


def _coming(view: View, seat: Seat) -> int:
    """Return the income for these dice before collecting; while trucks move, the fines that would be due (negative)."""
    step = view.step
    if isinstance(step, Bonus) or (isinstance(step, Window) and step.when == "pre_collect"):
        now = preview(view, seat).now
        return now.total if now is not None else 0
    if isinstance(step, Move) or (isinstance(step, Window) and step.when == "pre_fine"):
        return preview(view, seat).money - view.players[seat].money
    return 0


def own_seat(view: View, scene: Scene) -> Seat:
    """Return the seat whose trucks are its own in choices."""
    if scene.viewer is not None:
        return scene.viewer
    return scene.decision.seat if scene.decision else view.active


def aims_at_own_truck(links: tuple[str, ...]) -> bool:
    """Return whether the first food after these links names an own truck on the board."""
    if not links:
        return False
    nitrous = links[0] == "play" and len(links) > 1 and links[1] in CARDS and CARDS[links[1]].effect == "nitrous"
    return links[0] in _BY_FOOD or nitrous


def chosen_places(view: View, scene: Scene) -> tuple[str, ...]:
    """Return the streets and blocks of the unfinished action; at the start, where the first truck will be."""
    step = view.step
    found = [view.players[step.asked[0]].start] if isinstance(step, ChooseStart) and step.asked else []
    for link in scene.chosen[1:]:
        place = place_of(view, scene, link)
        if place is not None:
            found.append(place)
    return tuple(found)


def offered_places(view: View, scene: Scene) -> tuple[Offer, ...]:
    """Return the streets and blocks that may be chosen next, with the name that can be typed; trucks have none."""
    found = []
    for choice in scene.offered:
        if choice.kind in ("segment", "block"):
            found.append(Offer(choice.key, choice.key))
        elif choice.kind in ("food", "truck") and scene.chosen:
            place = place_of(view, scene, choice.key)
            if place is not None:
                found.append(Offer(place, ""))
    return tuple(found)


def with_gains(board_text: BoardText, scene: Scene) -> tuple[Offer, ...]:
    """Return what may be chosen next, each street with its gain for the truck that is on its way there."""
    found = offered_places(board_text.view, scene)
    return tuple(replace(offer, gain=bringing(board_text, scene, scene.chosen, offer.place)) for offer in found)


def bringing(board_text: BoardText, scene: Scene, chosen: tuple[str, ...], segment: str) -> str:
    """Return a street's gain for the chosen truck, in short: for these dice, else an average roll; '' for no truck."""
    view = board_text.view
    if segment not in view.city.sides or len(chosen) < 2 or chosen[0] not in _TO_STREETS:
        return ""
    found = gain(view, own_seat(view, scene), chosen[1], segment)
    amount = found.average if chosen[0] != "bonus" or found.now is None else found.now
    return board_text.say("gain", amount=board_text.decimal(amount))


def place_of(view: View, scene: Scene, link: str) -> str | None:
    """Return the street or block that a link names; for a truck, its place."""
    if link in view.city.sides or link in view.city.blocks:
        return link
    named = truck_named(link)
    if named is None and link in FOODS and aims_at_own_truck(scene.chosen):
        named = own_seat(view, scene), link
    if named is None or named[0] >= len(view.players):
        return None
    truck = view.players[named[0]].truck(named[1])
    return truck.at if truck is not None else None


def held_cards(board_text: BoardText, scene: Scene) -> list[Held]:
    """Return the viewer's cards; those that can be played now are marked while the viewer is asked."""
    view = board_text.view
    playable: list[str] = []
    if view.viewer is not None and view.viewer in scene.waiting and view.step is not None:
        step = view.step
        phase = step.when if isinstance(step, Window) else str(step.__struct_config__.tag)
        playable = cards.playable(view, view.viewer, view.hand, phase)
    return [
        Held(
            card=card,
            count=count,
            name=board_text.name("card", card),
            text=board_text.name("card", f"{card}-text"),
            when=board_text.timing(card),
            now=card in playable,
        )
        for card, count in counted(view.hand).items()
    ]
