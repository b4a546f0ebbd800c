"""A seat's decision for typed commands: what the text means, and what can follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.discord import limits
from bot.discord.commands.table_argument import Suggestion, ranked
from bot.discord.interactions.custom_ids import MARK
from bot.discord.layout import THEN
from bot.discord.panel import choices
from bot.discord.panel.notation import LONGEST, NotationReader, ParsedAction, words_of
from bot.discord.panel.viewer_text import ViewerText
from bot.tables.table import Table
from games.kernel import Action, Ambiguous, Chosen, Game, InputError, NotLegal, Say, Seat
from renderers.registry import presenter
from renderers.words import Words

_READINGS = 8  # how many readings of a text, longest first, are continued for suggestions
_BEGINNINGS = 60  # how many values of missing arguments are followed for suggestions


class TypedDecision(Struct, frozen=True):
    """A running game as one of its seats sees it, ready to parse what the seat types."""

    table: Table
    seat: Seat
    game: Game[Any, Any]
    viewer_text: ViewerText
    reader: NotationReader

    @classmethod
    def of(cls, table: Table, user: int, words: Words) -> TypedDecision:
        """Return the position of a person at a table. Raises TableError without a seat or a running game."""
        seat, game = table.seat_or_refuse(user), table.running_game()
        viewer_text = ViewerText(game, presenter(table.row.title), words, table.names, seat)
        reader = NotationReader(game, seat, lambda chosen, choice: viewer_text.label(chosen, choice).text, words.locale)
        return cls(table, seat, game, viewer_text, reader)

    def action(self, links: Chosen) -> Action | None:
        """Return the action of legal choices, completed by steps without an alternative; None if it is unfinished."""
        return choices.complete(self.game, self.seat, links)

    def read(self, parts: Sequence[str]) -> Chosen:
        """Return the choices that parts of an action mean, each read after those before it.

        A set is read at once, and so is what follows a verb that is not offered. Raises InputError.
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
        """Return possible continuations of the text by one or more choices: canonical tokens, and their labels.

        A text that does not match word for word is also read as the command reads it, with prefixes and mistakes of
        both languages. Whole actions come first then; unfinished ones only if nothing else matches.
        """
        beginnings = self.reader.beginnings(self._long(text, chosen), chosen)[:_READINGS]
        found = self._after(beginnings, chosen)
        if any(not rest for _, rest in beginnings):
            return found
        meant = self._meant(text, chosen)
        whole = self._after([one for one in meant if one[0].complete], chosen)
        return list({one.value: one for one in (*whole, *found)}.values()) or self._after(meant, chosen)

    def _meant(self, text: str, chosen: Chosen) -> list[tuple[ParsedAction, tuple[str, ...]]]:
        """Return what the command would understand; as far as several readings agree, if it is ambiguous."""
        try:
            return [(self.reader.read(self._long(text, chosen), chosen), ())]
        except Ambiguous as error:
            return [(ParsedAction((*error.chosen, choice.key), not choice.more), ()) for choice in error.legal]
        except InputError:
            return []

    def _after(self, beginnings: Sequence[tuple[ParsedAction, tuple[str, ...]]], chosen: Chosen) -> list[Suggestion]:
        """Return continuations of readings, each by what follows it and matches the remaining words."""
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
        """Return the choices after those made as tokens; one short token if they are too long for a suggestion."""
        added = links[len(chosen) :]
        text = " ".join(added)
        return text if len(text) <= limits.CHOICE_VALUE else self.reader.fold(added, chosen)

    def _long(self, text: str, chosen: Chosen) -> str:
        """Return a person's typed text, shortened, in the words of the notation."""
        return (
            text
            if chosen or len(text) > LONGEST or text.strip().startswith(MARK)
            else self.viewer_text.expand_short_form(text)
        )

    def argument(self, verb: str, given: Sequence[str | None], text: str) -> list[Suggestion]:
        """Return the possible values of one argument of a verb: the choices after the arguments before it (None:
        missing).
        """
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
        """Return whether the arguments of a verb, given by its canonical name, are a set."""
        found = self.game.title.info.verb(verb)
        return found is not None and found.unordered

    def _left_of_set(self, verb: str, given: Sequence[str], text: str) -> list[Suggestion]:
        """Return what may be in a set in addition to the given things, each with its position in the title's order."""
        found = self.reader.beside((verb,), " ".join(given))
        if not found:
            self.read([verb, *given])
        return ranked([Suggestion(c.key, self.viewer_text.label(at, c).text) for at, c in found], words_of(text))

    def reads(self, links: Chosen) -> str:
        """Return the labels of legal choices one after another."""
        return self._read(links, ())

    def _read(self, links: Chosen, chosen: Chosen) -> str:
        """Return the labels of choices after those made."""
        parts = []
        for at in range(len(chosen), len(links)):
            choice = next(c for c in self.reader.offered(links[:at]) if c.key == links[at])
            parts.append(self.viewer_text.label(links[:at], choice).text)
        return THEN.join(parts)
