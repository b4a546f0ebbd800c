"""Short forms of typed input, converted to the notation of the rules; unknown input stays unchanged.

A company in any order (`2 waitress, trainer`), or as a change of the draft (`+waitress -trainer`); a campaign by its
tile (`billboard 12 at G7 pizza 3`).
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from games.food_chain_magnate import preview
from games.food_chain_magnate.view import View
from games.kernel import Seat, flow
from renderers.food_chain_magnate.text_board import BoardText
from renderers.food_chain_magnate.view_model import draft
from renderers.kit.presenter import Scene
from renderers.words.typed import accepted

_WORD = re.compile(r"[^\W_]+")
_ENTRY = re.compile(
    r"(?P<sign>[+-])?\s*(?:(?P<count>\d+)\s*[x×]?\s+)?(?P<name>[^\d+,;-][^+,;]*?)(?:\s*[x×]\s*(?P<times>\d+))?$"
)
_BETWEEN = re.compile(r"[,;]|(?=\s[+-]\s*\w)|^(?=[+-])")
_ENDING = 3
"""The most letters by which a plural exceeds the name, in any language that only adds letters at the end."""


def expand_short_form(board_text: BoardText, view: View, scene: Scene, text: str) -> str:
    """Return a text in the notation of the rules, if it is a company or a campaign in short; else unchanged."""
    decision = scene.decision
    if decision is None:
        return text
    match decision.kind:
        case "restructure":
            return _company(board_text, view, scene, decision.seat, text) or text
        case "work":
            return _campaign(board_text, view, decision.seat, text) or text
    return text


def _plain(text: str) -> str:
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(_WORD.findall(bare.casefold()))


def _company(board_text: BoardText, view: View, scene: Scene, seat: Seat, text: str) -> str:
    """Return `work` and the cards in the rules' order; '' if something names no card. Signs change the draft."""
    names = _names(board_text, view)
    first, _, others = text.strip().partition(" ")
    rest = others if _plain(first) in accepted("food_chain_magnate-typed-work") else text
    named = Counter[str]()
    signed = False
    for part in _parts(rest):
        found = _ENTRY.match(part)
        card = _card(names, _plain(found["name"])) if found else None
        if found is None or card is None:
            return ""
        many = int(found["count"] or found["times"] or 1)
        signed = signed or found["sign"] is not None
        named[card] += -many if found["sign"] == "-" else many
    if not named:
        return ""
    if signed:
        named.update(draft(view, scene, seat) or ())
    cards = [card for card, n in named.items() for _ in range(n)]
    return " ".join(("work", *preview.in_order(view.state.rules, cards), "end"))


def _parts(text: str) -> Iterator[str]:
    return (part.strip() for part in _BETWEEN.split(text) if part.strip())


def _names(board_text: BoardText, view: View) -> dict[str, str]:
    """Return cards by their tokens and names."""
    cards = view.state.rules.employees
    tokens = {_plain(card.replace("_", " ")): card for card in cards}
    return tokens | {_plain(board_text.name("card", card)): card for card in cards}


def _card(names: dict[str, str], typed: str) -> str | None:
    """Return the card of a name, or of its plural; of several matching names, the longest."""
    begun = [name for name in names if typed.startswith(name) and len(typed) - len(name) <= _ENDING]
    return names[max(begun, key=len)] if begun else None


def _campaign(board_text: BoardText, view: View, seat: Seat, text: str) -> str:
    """Return `campaign`, the marketeer who may use the tile, and the rest; '' if the text begins otherwise."""
    words = text.split()
    types = {_plain(board_text.name("type", key)): key for key in view.state.rules.campaign_types}
    types |= {key: key for key in view.state.rules.campaign_types}
    kind = types.get(_plain(words[0])) if words else None
    if kind is None or len(words) < 2 or not words[1].isdecimal():
        return ""
    rest = " ".join(word for word in words[2:] if _plain(word) not in accepted("food_chain_magnate-typed-at"))
    for choice in flow.choices(view.state, seat, ()):
        for card in flow.choices(view.state, seat, ("campaign",)) if choice.key == "campaign" else ():
            tiles = [tile.key for tile in flow.choices(view.state, seat, ("campaign", card.key))]
            if words[1] in tiles:
                return f"campaign {card.key} {words[1]} {rest}".strip()
    return ""
