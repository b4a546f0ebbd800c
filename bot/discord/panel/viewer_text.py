"""A game as one viewer sees it, in one language: its sentences and pictures.

Formats preferences: their names, and which of those given with a move are stored for later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import partial
from typing import Any

import discord
from msgspec import structs

from bot.discord import emoji
from bot.discord.layout import THEN
from bot.tables import ActionResult, FuturePreferences, Table
from games.kernel import Action, Chance, Choice, Chosen, Decision, Event, Game, InputError, Seat
from renderers.kit.picture import Picture
from renderers.kit.presenter import Group, Label, MultiSelect, ParallelSelects, Presenter, Scene
from renderers.words import Words, message_id


class ViewerText:
    """One view of a game with its names bound. It is made from a view, so it never knows more than the viewer may."""

    def __init__(
        self,
        game: Game[Any, Any],
        presenter: Presenter[Any],
        words: Words,
        names: Sequence[str],
        viewer: Seat | None = None,
        events: Iterable[Event] = (),
    ) -> None:
        self.presenter = presenter
        self.viewer = viewer
        self.view = game.view(viewer)
        known = tuple(event for event in events if event.known_to(viewer))
        self.decision = next((d for d in game.decisions() if d.seat == viewer), None)
        # Nobody may see who has answered a secret question; but everybody knows whether they have themselves.
        self._awaited = [d for d in game.decisions() if d.owed or (d.hides_answered and d.seat != viewer)]
        self.scene = Scene(tuple(names), viewer, known, game.awaited(), game.result(), self.decision)
        self.words = words
        self._bound = presenter.words(words, self.view, self.scene)
        self._labels: dict[tuple[Chosen, Choice], Label] = {}

    def asking(self, decision: Decision) -> ViewerText:
        """Return the same text for all who read an open decision of somebody else."""
        other = copy(self)
        other.decision, other.scene = decision, structs.replace(self.scene, decision=decision)
        other._bound, other._labels = self.presenter.words(self.words, self.view, other.scene), {}
        return other

    def numbering(self) -> ViewerText:
        """Return the same text beside a picture that numbers the places that may be chosen, if there is a picture."""
        other = copy(self)
        other.scene, other._labels = structs.replace(self.scene, numbers=self.scene.pictured), {}
        return other

    def without_picture(self) -> ViewerText:
        """Return the same text with no new picture beside it, so that nothing is numbered."""
        other = copy(self)
        other.scene = structs.replace(self.scene, pictured=False)
        return other

    def place(self, chosen: Chosen, choice: Choice) -> str:
        """Return the place in the private picture that a next choice names; '' for none."""
        *before, last = separate(choice)
        chosen = (*chosen, *(one.key for one in before))
        return self.presenter.layout.place(self.view, self.scene, chosen, last)

    def own_number(self, place: str) -> int:
        """Return the number that a place always has; 0 if it gets one in the order of the choices."""
        return self.presenter.layout.own_number(self.view, place)

    def groups(self, chosen: Chosen, choices: Sequence[Choice]) -> Sequence[Group]:
        """Return how next choices are split that are too many for one menu; empty if the title does not say it."""
        return self.presenter.layout.groups(self.view, self.scene, chosen, choices)

    def game_log(self) -> list[str]:
        """Return what happened, one sentence for each event that the viewer may know and that has one."""
        return self.presenter.game_log(self.words, self.view, self.scene)

    def event(self, event: Event) -> str | None:
        """Return the sentence of one event; None if it has none."""
        return self.presenter.event(self.words, self.view, self.scene, event)

    def digest(self, pictured: bool = True) -> list[str]:
        """Return what happened, as short as a channel wants it; `pictured`: a picture of the board goes with it."""
        return self.presenter.digest(self.words, self.view, structs.replace(self.scene, pictured=pictured))

    def phase(self, number: int) -> str:
        """Return the current phase of the game."""
        return self.presenter.phase(self.words, self.view, self.scene, number)

    def notes(self, chosen: Chosen) -> list[str]:
        """Return notes for the viewer's decision, with some choices made."""
        return self.presenter.notes(self.words, self.view, structs.replace(self.scene, chosen=chosen))

    def expand_short_form(self, text: str) -> str:
        """Return the viewer's typed text in the words of the notation."""
        return self.presenter.expand_short_form(self.words, self.view, self.scene, text)

    def multi_select(self, chosen: Chosen) -> MultiSelect | None:
        """Return the multi-select after some choices, if any."""
        return self.presenter.layout.multi_select(self.view, structs.replace(self.scene, chosen=chosen))

    def parallel_selects(self) -> ParallelSelects | None:
        """Return the parallel selects of the viewer's decision, if any."""
        return self.presenter.layout.parallel_selects(self.view, self.scene)

    def skipped(self, game: Game[Any, Any], seat: Seat) -> tuple[Action, Game[Any, Any], ViewerText] | None:
        """Return how a seat skips to its next question, the game then, and its text; None if it cannot."""
        action = self.presenter.layout.skip(self.view, self.scene)
        if action is None:
            return None
        after = game.copy()
        try:
            after.act_by(seat, action, Chance(b""))
        except InputError:
            return None
        decision = after.decision(seat)
        if decision is None or not decision.owed:
            return None
        text = ViewerText(after, self.presenter, self.words, self.scene.names, self.viewer).asking(decision)
        return action, after.held(), text.numbering() if self.scene.numbers else text

    def compound_moves(self) -> list[tuple[Sequence[Action], str]]:
        """Return moves that the viewer can make one after another with one press, with their labels."""
        chains = self.presenter.layout.compound_moves(self.view, self.scene)
        return [(actions, self.say(message_id(self.presenter.title, "compound", name))) for name, actions in chains]

    def emoji(self, choice: Choice) -> discord.PartialEmoji | None:
        """Return the drawn piece that a choice is about; None if there is none."""
        icon = self.presenter.icon(self.view, self.scene, choice) if emoji.known() else None
        return emoji.of(self.presenter.title, icon) if icon else None

    def question(self, chosen: Chosen) -> str:
        """Return the question that the next choice answers; the decision's own question by default."""
        asked = self.presenter.question(self.words, self.view, self.scene, chosen)
        return asked or (self.prompt(self.decision) if self.decision is not None else "")

    def task(self, decision: Decision) -> str:
        """Return what somebody has to decide, in a few words; in general words if the catalogue has none."""
        return self.presenter.task(self.words, decision) or self.words("host-task")

    def prompt(self, decision: Decision) -> str:
        """Return the question of a decision."""
        return self.presenter.prompt(self.words, self.view, self.scene, decision)

    def asked(self) -> str:
        """Return the seat's question, as shown above its controls; '' if it is not asked."""
        return "" if self.decision is None else self.prompt(self.decision)

    def label(self, chosen: Chosen, choice: Choice) -> Label:
        """Return the label of a next choice."""
        # Cached, because a panel's layout is found by trial and asks for the same label again and again.
        known = self._labels.get((chosen, choice))
        if known is None and " " in choice.key:
            links = separate(choice)
            before = (*chosen, *(one.key for one in links[:-1]))
            about = self.label(before, links[-1]).about
            known = self._labels[chosen, choice] = Label(self.chain(chosen, links), about)
        if known is None:
            known = self._labels[chosen, choice] = self.presenter.choice(
                self.words, self.view, self.scene, chosen, choice
            )
        return known

    def chain(self, chosen: Chosen, links: Iterable[Choice]) -> str:
        """Return the labels of choices made one after another."""
        parts = []
        for choice in links:
            parts.append(self.label(chosen, choice).text)
            chosen = (*chosen, choice.key)
        return THEN.join(parts)

    def action(self, action: Action) -> str:
        """Return a complete action in words."""
        return self.presenter.action(self.words, self.view, self.scene, action)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Return the names of seats as a list in words."""
        return self.words.join([self.scene.names[seat] for seat in seats])

    def awaiting(self) -> str:
        """Return whom the table waits for and what each has to decide, as everybody may see it."""
        tasks: dict[str, list[Seat]] = {}
        for decision in sorted(self._awaited, key=lambda decision: decision.seat):
            tasks.setdefault(self.task(decision), []).append(decision.seat)
        parts = [self.words("host-awaited", who=self.seats(seats), task=task) for task, seats in tasks.items()]
        return self.words.join(parts)

    def say(self, message: str, **args: Any) -> str:
        """Return a sentence of the catalogue with this table's names."""
        return self._bound(message, **args)

    def bound(self) -> Words:
        """Return the words with this table's names."""
        return self._bound

    def text_board(self) -> str:
        """Return the complete board as text."""
        return self.presenter.text_board(self.words, self.view, self.scene)

    def private_page(self) -> str:
        """Return the page of the picture that is most useful for the viewer now."""
        return self.presenter.layout.private_page(self.view, self.scene)

    def drawing(
        self,
        page: str,
        chosen: Chosen = (),
        offered: Sequence[Choice] = (),
        numbered: Sequence[tuple[str, int]] = (),
        *,
        whole: bool = True,
    ) -> partial[Picture]:
        """Return what draws a page, with choices under construction marked and places numbered.

        Another process can do it. A map is cut to the numbered places unless it is `whole`.
        """
        shown = {"chosen": chosen, "offered": tuple(offered), "numbered": tuple(numbered), "whole": whole}
        scene = structs.replace(self.scene, **shown)
        return partial(self.presenter.picture, self.words, self.view, scene, page)


def separate(choice: Choice) -> list[Choice]:
    """Return the links of one thing of a multi-select that are several, see `MultiSelect`; else the choice alone."""
    if " " not in choice.key:
        return [choice]
    return [Choice(key, kind) for key, kind in zip(choice.key.split(), choice.kind.split(), strict=True)]


def names(table: Table, viewer_text: ViewerText, seat: Seat, kind: str) -> dict[str, str]:
    """Return all preferences that a seat may have for a kind of question, by name."""
    bound, found = viewer_text.bound(), table.title.ai.preferences(viewer_text.view, seat, kind)
    return {preference.key: bound.name(preference.kind, preference.key) for preference in found}


def noted(acted: ActionResult, viewer_text: ViewerText, seat: Seat, ahead: FuturePreferences | None) -> str:
    """Say which preferences given with a move are now in the seat's orders and still valid; '' if none are."""
    if ahead is None or viewer_text.scene.result is not None:
        return ""
    kept: list[str] = []
    for kind, order in acted.table.orders.get(seat, {}).items():
        preferred = [
            preference
            for preference in order.preferences
            if preference in ahead.later or (ahead.here and preference.startswith(ahead.here))
        ]
        known = names(acted.table, viewer_text, seat, kind) if preferred else {}
        kept += [known[preference] for preference in preferred if preference in known]
    return viewer_text.words("host-panel-noted", preferences="; ".join(kept)) if kept else ""
