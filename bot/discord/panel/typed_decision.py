"""A seat's decision at a table, as typed commands see it: what the text means, and what could come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.discord.commands.suggestion import Suggestion, ranked
from bot.discord.gateway import limits
from bot.discord.interactions.custom_ids import MARK
from bot.discord.panel import choices
from bot.discord.panel.labels import THEN
from bot.discord.panel.notation import LONGEST, NotationReader, ParsedAction, words_of
from bot.discord.posts.viewer_text import ViewerText
from bot.tables.table import Table
from games.kernel import Action, Ambiguous, Chosen, Game, InputError, NotLegal, Say, Seat
from renderers.registry import presenter
from renderers.words import Words

_READINGS = 8  # how many beginnings of a text are gone on from for suggestions, the longest
_BEGINNINGS = 60  # how many values of arguments not given yet are followed for suggestions


class TypedDecision(Struct, frozen=True):
    """A running game as one of its seats sees it, ready to read what the seat types."""

    table: Table
    seat: Seat
    game: Game[Any, Any]
    viewer_text: ViewerText
    reader: NotationReader

    @classmethod
    def of(cls, table: Table, user: int, words: Words) -> TypedDecision:
        """The position of a person at a table. Raises TableError without a seat or a running game."""
        seat, game = table.seat_or_refuse(user), table.running_game()
        viewer_text = ViewerText(game, presenter(table.row.title), words, table.names, seat)
        reader = NotationReader(game, seat, lambda chosen, choice: viewer_text.label(chosen, choice).text, words.locale)
        return cls(table, seat, game, viewer_text, reader)

    def action(self, links: Chosen) -> Action | None:
        """The action of legal links, once links without an alternative are added; None if it is unfinished."""
        return choices.complete(self.game, self.seat, links)

    def read(self, parts: Sequence[str]) -> Chosen:
        """The links that parts of an action stand for, each read after those before it.

        What is a set is read at once, and so is what follows a verb that is not offered. Raises InputError.
        """
        links: Chosen = ()
        complete = False
        verb = self.game.title.info.verb(parts[0])
        if verb and all(choice.key != verb.name for choice in self.reader.offered(())):
            parts = [" ".join(parts)]
        elif verb and verb.unordered and len(parts) > 1:
            parts = [verb.name, " ".join(parts[1:])]
        for part in parts:
            if complete:
                raise NotLegal(Say("kernel-too-many", {"given": part}), given=part, chosen=links)
            reading = self.reader.read(self._long(part, links), links)
            links, complete = reading.links, reading.complete
        return links

    def next_links(self, text: str, chosen: Chosen = ()) -> list[Suggestion]:
        """What the text may become, one or more links longer: canonical tokens, read as in a menu.

        What does not read so word for word is also read as the command reads it: beginnings and mistakes of both
        languages, mixed as they come. A whole action comes first then; what is unfinished, where nothing else fits.
        """
        beginnings = self.reader.beginnings(self._long(text, chosen), chosen)[:_READINGS]
        found = self._after(beginnings, chosen)
        if any(not rest for _, rest in beginnings):
            return found
        meant = self._meant(text, chosen)
        whole = self._after([one for one in meant if one[0].complete], chosen)
        return list({one.value: one for one in (*whole, *found)}.values()) or self._after(meant, chosen)

    def _meant(self, text: str, chosen: Chosen) -> list[tuple[ParsedAction, tuple[str, ...]]]:
        """What the command would take the text for; as far as several readings agree, where it is ambiguous."""
        try:
            return [(self.reader.read(self._long(text, chosen), chosen), ())]
        except Ambiguous as error:
            return [(ParsedAction((*error.chosen, choice.key), not choice.more), ()) for choice in error.legal]
        except InputError:
            return []

    def _after(self, beginnings: Sequence[tuple[ParsedAction, tuple[str, ...]]], chosen: Chosen) -> list[Suggestion]:
        """What readings may become, each by what follows it and fits the words that it left over."""
        found: dict[Chosen, str] = {}
        read = {reading.links for reading, _ in beginnings if not reading.complete}
        for reading, rest in beginnings:
            head = self._read(reading.links, chosen)
            if reading.complete and not rest:
                found.setdefault(reading.links, head)
            if reading.complete:
                continue
            offered = choices.after(self.viewer_text, self.game, self.seat, reading.links)
            for one in ranked([Suggestion(" ".join(offer.links), offer.text) for offer in offered], rest):
                name = f"{head}{THEN}{one.name}" if head else one.name
                found.setdefault((*reading.links, *one.value.split()), name)
        longer = {links: name for links, name in found.items() if links not in read} or found
        return [Suggestion(self._written(links, chosen), name) for links, name in longer.items()]

    def _written(self, links: Chosen, chosen: Chosen) -> str:
        """The links after those chosen as tokens; in one short token where they are too long to be suggested."""
        added = links[len(chosen) :]
        text = " ".join(added)
        return text if len(text) <= limits.CHOICE_VALUE else self.reader.fold(added, chosen)

    def _long(self, text: str, chosen: Chosen) -> str:
        """What a person typed in short, in the words of the notation."""
        return (
            text
            if chosen or len(text) > LONGEST or text.strip().startswith(MARK)
            else self.viewer_text.expand_short_form(text)
        )

    def argument(self, verb: str, given: Sequence[str | None], text: str) -> list[Suggestion]:
        """What one argument of a verb may be: the choices after the arguments before it (None: not given yet)."""
        if self._is_set(verb) and None not in given:
            return self._left_of_set(verb, [one for one in given if one], text)
        reading = self.reader.read(verb)
        starts: list[Chosen] = [] if reading.complete else [reading.links]
        for before in given:
            if before is None:
                starts = [(*s, c.key) for s in starts for c in self.reader.offered(s) if c.more][:_BEGINNINGS]
            else:
                readings = [self.reader.read(before, start) for start in starts]
                starts = [reading.links for reading in readings if not reading.complete]
        found = [
            Suggestion(choice.key, self.viewer_text.label(start, choice).text)
            for start in starts
            for choice in self.reader.offered(start)
        ]
        return ranked(found, words_of(text))

    def _is_set(self, verb: str) -> bool:
        """Whether the arguments of a verb, given by its canonical name, are a set."""
        found = self.game.title.info.verb(verb)
        return found is not None and found.unordered

    def _left_of_set(self, verb: str, given: Sequence[str], text: str) -> list[Suggestion]:
        """What may stand in a set beside what is given already, each with where the title offers it."""
        found = self.reader.beside((verb,), " ".join(given))
        if not found:
            self.read([verb, *given])
        return ranked([Suggestion(c.key, self.viewer_text.label(at, c).text) for at, c in found], words_of(text))

    def reads(self, links: Chosen) -> str:
        """How legal links read one behind the other."""
        return self._read(links, ())

    def _read(self, links: Chosen, chosen: Chosen) -> str:
        """Links after those chosen, as they read in a menu."""
        parts = []
        for at in range(len(chosen), len(links)):
            choice = next(c for c in self.reader.offered(links[:at]) if c.key == links[at])
            parts.append(self.viewer_text.label(links[:at], choice).text)
        return THEN.join(parts)
