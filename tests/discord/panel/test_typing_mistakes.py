"""One wrong letter in a legal action: it is still parsed, or the suggestions contain the intended action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.discord.interactions import error_text
from bot.discord.panel.notation import LONGEST, NotationReader, words_of
from bot.discord.panel.viewer_text import ViewerText
from games.kernel import Action, Ambiguous, Chosen, Game, InputError, NotLegal, Seat
from tests.discord.panel.test_notation import chain
from tests.discord.positions import NAMES, everywhere, positions, spoken
from tests.discord.tables import shown
from tests.lengths import amount

POSITIONS, EVERY = amount(7, 14), 11


def mistakes(text: str, chance: Random) -> Iterator[str]:
    """Yield the text with one letter or digit missing, with one doubled, and with two next to each other swapped."""
    letters = [at for at, one in enumerate(text) if one.isalnum()]
    pairs = [at for at in letters if at + 1 in letters and text[at] != text[at + 1]]
    at = chance.choice(letters)
    yield text[:at] + text[at + 1 :]
    at = chance.choice(letters)
    yield text[:at] + text[at] + text[at:]
    if pairs:
        at = chance.choice(pairs)
        yield text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def reader(viewer_text: ViewerText, game: Game[Any, Any], seat: Seat, locale: str) -> NotationReader:
    """Return the reader for a seat."""
    return NotationReader(game, seat, lambda chosen, choice: viewer_text.label(chosen, choice).text, locale)


def suggested(error: InputError) -> list[Chosen]:
    """Return the links, or their beginnings, that a refusal suggests."""
    if isinstance(error, NotLegal) and error.instead:
        return [action.links for action in error.instead[: error_text.SHOWN]]
    # Ambiguous actions are all in the panel below.
    many = len(error.legal) if isinstance(error, Ambiguous) else error_text.SHOWN
    return [(*error.chosen, choice.key) for choice in error.legal[:many]]


def leads_to(links: Chosen, meant: Action, after: Chosen) -> bool:
    """Return whether suggested links continue as the intended action."""
    to = len(after) + 1
    return links == meant.links or (len(links) >= to and links[:to] == meant.links[:to])


@spoken
def test_one_wrong_letter_is_read_or_what_was_meant_is_suggested(title_id: str, locale: str) -> None:
    chance = Random(f"{title_id} {locale}")
    for game, seat, meant in positions(title_id, POSITIONS, EVERY):
        viewer_text = shown(game, seat, names=NAMES, locale=locale)
        for text in (str(meant), viewer_text.chain((), chain(game, seat, meant))):
            for typed in mistakes(text, chance):
                try:
                    links = reader(viewer_text, game, seat, locale).read(typed).links
                except InputError as error:
                    found = suggested(error)
                    assert any(leads_to(one, meant, error.chosen) for one in found), (typed, str(meant), error, found)
                else:
                    other = Action.of(links)
                    said = (words_of(str(other)), words_of(viewer_text.chain((), chain(game, seat, other))))
                    assert links == meant.links[: len(links)] or words_of(typed) in said, (typed, str(meant), links)


@everywhere
def test_every_action_is_shorter_than_what_may_be_typed(title_id: str) -> None:
    for game, seat, action in positions(title_id, amount(10, 40), 23):
        for locale in ("en", "de"):
            viewer_text = shown(game, seat, names=NAMES, locale=locale)
            assert max(len(str(action)), len(viewer_text.chain((), chain(game, seat, action)))) * 2 <= LONGEST
