"""The employees: small characters in the colour of their career, each with a distinct head and tool."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from renderers.food_chain_magnate import colours as c
from renderers.kit.palette import INK, RGB, WHITE, mix
from renderers.kit.pen import Pen
from renderers.kit.shapes import Shape, arc, blob, curve, ellipse, mirrored, rounded, star


@dataclass(frozen=True, slots=True)
class Look:
    """The look of a character: hair or hat, what it holds (a sign or a good, '' for nothing), and its rank in pips."""

    head: str
    tool: str = ""
    rank: int = 0


LOOKS: dict[str, Look] = {
    "ceo": Look("top_hat", "briefcase"),
    "management_trainee": Look("parting", "briefcase", 1),
    "junior_vice_president": Look("bob", "briefcase", 2),
    "vice_president": Look("curls", "briefcase", 3),
    "senior_vice_president": Look("bun", "briefcase", 4),
    "executive_vice_president": Look("bald", "briefcase", 5),
    "waitress": Look("headband", "tray"),
    "new_business_developer": Look("helmet", "house"),
    "cfo": Look("bald", "chart"),
    "local_manager": Look("parting", "shop", 1),
    "regional_manager": Look("bowler", "shop", 2),
    "pricing_manager": Look("bob", "tag"),
    "luxuries_manager": Look("top_hat", "gem"),
    "discount_manager": Look("curls", "discount"),
    "recruiting_girl": Look("tails", "papers", 1),
    "recruiting_manager": Look("parting", "papers", 2),
    "hr_director": Look("bun", "papers", 3),
    "trainer": Look("cap", "whistle", 1),
    "coach": Look("headband", "whistle", 2),
    "guru": Look("beard", "book", 3),
    "errand_boy": Look("cap", "bag", 1),
    "cart_operator": Look("curls", "cart", 2),
    "truck_driver": Look("peaked", "truck", 3),
    "zeppelin_pilot": Look("goggles", "zeppelin", 4),
    "marketing_trainee": Look("tails", "billboard", 1),
    "campaign_manager": Look("parting", "mailbox", 2),
    "brand_manager": Look("bowler", "airplane", 3),
    "brand_director": Look("bob", "radio", 4),
    "kitchen_trainee": Look("paper_hat", "spatula"),
    "burger_cook": Look("paper_hat", "burger"),
    "burger_chef": Look("toque", "burger"),
    "pizza_cook": Look("paper_hat", "pizza"),
    "pizza_chef": Look("toque", "pizza"),
    "fry_chef": Look("toque", "fries"),
    "kimchi_master": Look("beard", "kimchi"),
    "sushi_cook": Look("paper_hat", "sushi"),
    "sushi_chef": Look("toque", "sushi"),
    "noodle_cook": Look("paper_hat", "noodles"),
    "noodle_chef": Look("toque", "noodles"),
    "mass_marketeer": Look("bowler", "people"),
    "gourmet_food_critic": Look("bald", "gourmet_guide"),
    "b_movie_star": Look("curls", "medal", 3),
    "c_movie_star": Look("bob", "medal", 2),
    "d_movie_star": Look("tails", "medal", 1),
    "night_shift_manager": Look("peaked", "hourglass"),
}
LOOKS_OF_MODULES: dict[str, Look] = {
    "barista_trainee": Look("cap", "coffee", 1),
    "barista": Look("bob", "coffee", 2),
    "rural_marketeer": Look("helmet", "billboard"),
    "lobbyist": Look("top_hat", "papers"),
    "lead_barista": Look("beard", "coffee", 3),
}
"""Characters whose colours the palette need not include."""
STRANGER = Look("parting")
FACE = ellipse(42, 40, 19, 21)


def look_of(card: str) -> Look:
    """Return the look of a card's character; a stranger for unknown cards."""
    return LOOKS.get(card) or LOOKS_OF_MODULES.get(card, STRANGER)


def person(pen: Pen, card: str, coat: RGB) -> None:
    """Draw the bust of a character, facing us; its tool is pasted over the lower right."""
    look, number = look_of(card), _number(card)
    skin, hair = c.SKINS[number % len(c.SKINS)], c.HAIRS[number % len(c.HAIRS)]
    if look.head in _BEHIND:
        _BEHIND[look.head](pen, hair)
    body = blob([(4, 104), (8, 78), (28, 66), (42, 66), (56, 66), (76, 78), (80, 104)], 6)
    pen.solid([body], coat, INK, 3)
    pen.shade([body], [[(60, 60), (90, 60), (90, 110), (66, 110)]], mix(coat, INK, 0.28))
    pen.solid([rounded(34, 54, 16, 16, 5)], skin, INK, 2.4)
    pen.fill([(31, 67), (53, 67), (42, 84)], WHITE)
    for x in (23, 61):
        pen.solid([ellipse(x, 42, 4.5, 5.5)], skin, INK, 2.4)
    pen.solid([FACE], skin, INK, 3)
    for x in (35, 49):
        pen.fill(ellipse(x, 42, 2.7, 3.4), INK)
    for x in (31, 53):
        pen.fill(ellipse(x, 50, 3.6, 2.4), mix(skin, c.TOMATO, 0.35))
    pen.stroke(curve([(35, 51), (42, 55), (49, 51)]), INK, 2.6)
    HEADS[look.head](pen, hair, coat)
    for pip in range(look.rank):
        pen.solid([star(12 + pip * 8.4, 91, 5.2, 2.6, 5)], c.GOLD, INK, 1.2)


def _number(card: str) -> int:
    return list(LOOKS).index(card) if card in LOOKS else len(card)


def _crown(pen: Pen, hair: RGB, low: float = 34) -> None:
    pen.solid([[*arc(42, 38, 20, 22, 180, 360), (62, low), (52, low - 8), (32, low - 8), (22, low)]], hair, INK, 3)


def parting(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw short hair with a parting."""
    shock = blob([(21, 38), (22, 22), (36, 15), (54, 17), (64, 28), (63, 38), (54, 28), (40, 29), (30, 26)])
    pen.solid([shock], hair, INK, 3)


def bob(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a fringe."""
    pen.solid([[*arc(42, 38, 21, 23, 180, 360), (63, 34), (21, 34)]], hair, INK, 3)


def curls(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw curls."""
    spots = ((24, 32), (28, 22), (38, 17), (49, 18), (58, 24), (61, 33))
    pen.solid([ellipse(x, y, 8) for x, y in spots], hair, INK, 3)


def bun(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw hair tied up."""
    pen.solid([ellipse(42, 12, 9)], hair, INK, 3)
    _crown(pen, hair)


def bald(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a bald head with glasses."""
    for x in (22, 62):
        pen.solid([ellipse(x, 36, 4, 8)], hair, INK, 2.4)
    for x in (35, 49):
        pen.stroke(ellipse(x, 42, 6.4), INK, 2.6, closed=True)


def tails(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw two pony tails."""
    _crown(pen, hair)
    for x in (17, 67):
        pen.solid([ellipse(x, 44, 7, 13)], hair, INK, 3)


def beard(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a long white beard."""
    pen.solid([blob([(24, 48), (34, 52), (42, 49), (50, 52), (60, 48), (58, 70), (42, 86), (26, 70)])], WHITE, INK, 3)
    pen.stroke(curve([(37, 55), (42, 58), (47, 55)]), INK, 2.6)


def headband(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw hair behind a band."""
    _crown(pen, hair, 30)
    band: Shape = [*arc(42, 38, 21, 19, 195, 345), *reversed(arc(42, 38, 19, 13, 195, 345))]
    pen.solid([band], WHITE, INK, 2.4)


def cap(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a cap with its peak to the side."""
    pen.solid([[*arc(42, 32, 21, 20, 180, 360)], rounded(52, 27, 28, 8, 4)], mix(coat, WHITE, 0.25), INK, 3)


def peaked(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a driver's peaked cap."""
    crown = blob([(18, 24), (26, 12), (42, 9), (58, 12), (66, 24), (60, 30), (24, 30)])
    pen.solid([crown], mix(coat, INK, 0.35), INK, 3)
    pen.solid([rounded(24, 27, 36, 7, 3)], INK, INK, 2)
    pen.solid([ellipse(42, 20, 4)], c.GOLD, INK, 2)


def goggles(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a pilot's leather cap and goggles."""
    leather: Shape = [*arc(42, 40, 22, 25, 180, 360), (64, 54), (57, 54), (58, 34), (26, 34), (27, 54), (20, 54)]
    pen.solid([leather], c.WOOD_DARK, INK, 3)
    for x in (33, 51):
        pen.solid([ellipse(x, 27, 8, 7)], c.GLASS, INK, 3)


def bowler(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a round hat."""
    pen.solid([[*arc(42, 28, 19, 20, 180, 360)], rounded(16, 25, 52, 8, 4)], mix(coat, INK, 0.4), INK, 3)
    pen.fill(rounded(23, 20, 38, 5, 0), c.GOLD)


def top_hat(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a tall hat."""
    pen.solid([rounded(26, 0, 32, 28, 3), rounded(15, 24, 54, 8, 4)], mix(INK, WHITE, 0.12), INK, 3)
    pen.fill(rounded(26.5, 17, 31, 6, 0), c.LABEL)


def helmet(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a builder's helmet."""
    pen.solid([[*arc(42, 31, 22, 23, 180, 360)], rounded(15, 28, 54, 7, 3)], c.CHEESE, INK, 3)
    pen.stroke([(42, 10), (42, 28)], c.GOLD_DARK, 4)


def paper_hat(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a kitchen boy's paper hat."""
    pen.solid([[(19, 14), (42, 8), (65, 14), (62, 32), (22, 32)]], WHITE, INK, 3)
    pen.shade([[(19, 14), (42, 8), (65, 14), (62, 32), (22, 32)]], [rounded(0, 24, 100, 5, 0)], c.LABEL)


def toque(pen: Pen, hair: RGB, coat: RGB) -> None:
    """Draw a chef's tall hat."""
    puffs = [ellipse(x, y, r) for x, y, r in ((27, 14, 10), (42, 10, 11), (57, 14, 10))]
    pen.solid([*puffs, rounded(25, 14, 34, 20, 3)], WHITE, INK, 3)
    pen.stroke([(36, 20), (36, 30)], c.STEEL_DARK, 2)
    pen.stroke([(48, 20), (48, 30)], c.STEEL_DARK, 2)


def _long(pen: Pen, hair: RGB) -> None:
    half: Shape = [(42, 16), (22, 22), (16, 44), (18, 66), (30, 68), (42, 60)]
    pen.solid([half, mirrored(half, 42)], hair, INK, 3)


_BEHIND: dict[str, Callable[[Pen, RGB], None]] = {"bob": _long, "headband": _long}
HEADS: dict[str, Callable[[Pen, RGB, RGB], None]] = {
    function.__name__: function
    for function in (
        *(parting, bob, curls, bun, bald, tails, beard, headband, cap, peaked, goggles, bowler, top_hat, helmet),
        *(paper_hat, toque),
    )
}
