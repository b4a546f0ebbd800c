"""Tables for tests: named people, items on locations, chefs already sent out, and kitchens as examples write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.critter_kitchen import TITLE
from games.critter_kitchen.data import ICONS, row
from games.critter_kitchen.state import Player, Rules, Shield, State
from games.critter_kitchen.steps.round import make_chef
from games.critter_kitchen.steps.shop import Shop
from games.critter_kitchen.steps.stack import AnyStep
from games.critter_kitchen.tokens import RUMOR_OF
from games.kernel import Action, Chance, Event, apply, flow, next_answer, offers
from games.kernel.chance import ScriptedChance

SHOP = "garden_top_shop"


class Table:
    """A game between named people, stopped at any point."""

    def __init__(self, state: State, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []

    def seat(self, name: str) -> int:
        """Return the seat of a person."""
        return self.names.index(name)

    def do(self, name: str, text: str, *draws: int) -> list[Event]:
        """Play an action written as text; draws are scripted, or random if none are given."""
        chance = ScriptedChance(draws) if draws else Chance(b"table")
        told = apply(TITLE, self.state, self.seat(name), Action.of(text.split()), chance)
        self.events += told
        return told

    def play(self, *moves: str) -> None:
        """Play moves written as `Name action`."""
        for move in moves:
            name, _, text = move.partition(" ")
            self.do(name, text)

    def settle(self, *draws: int) -> Table:
        """Run to the next decision."""
        play = flow.Play(self.state, ScriptedChance(draws) if draws else Chance(b"table"))
        flow.settle(play)
        self.events += play.events
        return self

    def forced(self) -> str | None:
        """Return the only legal answer of the asked seat, as `Name action`; None if there is a choice."""
        found = next_answer(TITLE, self.state, {})
        return f"{self.names[found.seat]} {found.action}" if found else None

    def asked(self) -> list[str]:
        """Return who owes what, as `Name kind`."""
        return [f"{self.names[d.seat]} {d.kind}" for d in TITLE.decisions(self.state) if d.owed]

    def keys(self, name: str, text: str = "") -> list[str]:
        """Return the links offered after some."""
        return [choice.key for choice in offers(TITLE, self.state, self.seat(name), tuple(text.split()))]

    def holds(self, name: str) -> str:
        """Return what a person has behind the shield: tokens as taken, then soup and bisque."""
        shield = self.state.shields[self.seat(name)]
        return " ".join([*shield.storage, *["soup"] * shield.soup, *["bisque"] * shield.bisque])

    def track(self) -> str:
        """Return the names on the priority track, front first."""
        return " ".join(self.names[seat] for seat in self.state.track)

    def lying(self, location: str) -> str:
        """Return the items on a location."""
        return " ".join(self.state.items[location])


def a_table(
    names: str,
    items: Mapping[str, str] | None = None,
    chefs: Mapping[str, str] | None = None,
    *,
    track: str = "",
    holds: Mapping[str, str] | None = None,
    knows: Mapping[str, str] | None = None,
    step: AnyStep | None = None,
    location: str | None = None,
    **changes: Any,
) -> Table:
    """Return a game of the named people, with an empty bag. `chefs` are like {"Ann": "mouse@desert_vendor lizard@…"}.

    `holds` is what is behind shields, `knows` the icons whose space is filled. Shopping begins at `location`, or `step`
    is in charge.
    """
    people = names.split()
    rules = changes.pop("rules", Rules())
    places = row(max(2, len(people)), rules.cart)
    players = [Player([None] * 3, {}) for _ in people]
    for name, icons in (knows or {}).items():
        players[people.index(name)].rumors = [RUMOR_OF[icon] if icon in icons.split() else None for icon in ICONS]
    fields: dict[str, Any] = {
        "seats": len(people),
        "rules": rules,
        "critic": "tortoise",
        "round": 1,
        "players": players,
        "shields": [a_shield((holds or {}).get(name, "")) for name in people],
        "track": [people.index(name) for name in (track or names).split()],
        "bag": [],
        "items": {place: (items or {}).get(place, "").split() for place in places},
        "challenges": [
            "ultimate_melt", "tasty_tapas", "wine_and_dine", "savory_stack", "harbor_picnic", "surf_and_turf"
        ],
        "rumors": ["bread_fanatic", "spice_lover", "super_chatty"],
        "opened": [False] * 3,
        "zous": ["ming", "otto", "newton", "carol", "olive", "rusk"],
        "chefs": [],
        "out": [],
        "rival": None,
        "stack": [step or Shop(places.index(location or SHOP))],
    }  # fmt: skip
    state = State(**(fields | changes))
    for name, sent in (chefs or {}).items():
        for chef in sent.split():
            kind, _, place = chef.partition("@")
            state.chefs.append(make_chef(people.index(name), kind, place or location or SHOP))
    return Table(state, people)


def a_shield(text: str) -> Shield:
    """Return what is behind a shield, from its tokens."""
    tokens = text.split()
    stored = [token for token in tokens if token not in ("soup", "bisque")]
    return Shield(stored, tokens.count("soup"), tokens.count("bisque"))
