"""Trying out on the page: the same board and questions, of the player's private copy of the position."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, structs

from bot.discord.interactions import error_text
from bot.discord.posts.pictures import PictureCache
from bot.discord.posts.viewer_text import escaped
from bot.tables import Stale, Table, Tables
from bot.trials.commands import in_words, lead, outcome, viewer_text, ways
from bot.trials.service import Trial, Trials
from bot.web.intake import planned
from bot.web.position import Position, TrialControls, described, page_of
from games.kernel import Chosen, InputError
from renderers.kit.picture import Picture
from renderers.words import Words


class Tried(Struct, forbid_unknown_fields=True):
    """What a person did with a trial: `step` is a move as at the table, the others are its buttons.

    `count` is that of the trial that they looked at.
    """

    do: Literal["open", "step", "back", "play", "keep", "forget", "again", "stop"]
    count: int = 0
    links: tuple[str, ...] = ()
    values: tuple[str, ...] | None = None


class TrialPages:
    """Shows and changes trials. Raises TableError for who has no seat at a running table."""

    def __init__(self, tables: Tables, pictures: PictureCache) -> None:
        self._tables = tables
        self._pictures = pictures

    @property
    def trials(self) -> Trials | None:
        """What keeps trials; None in a host without them."""
        return self._tables.find_service(Trials)

    async def find(self, table: Table, user: int) -> Trial | None:
        """Return the trial of a person; None if there is none."""
        return None if self.trials is None else await self.trials.find(table, user)

    def position(self, trial: Trial, words: Words, page: str, chosen: Chosen = (), note: str = "") -> Position:
        """Return a trial as its player sees it."""
        names, table = trial.table.names, trial.table
        text = viewer_text(trial, words, [escaped(name) for name in names])
        shown = described(text, trial.game, page, chosen)
        buttons = {way: words(f"trial-{way}") for way in ways(trial)}
        controls = TrialControls(trial.row.count, tuple(lead(trial, text)), buttons)
        number = table.known(trial.seat)
        return structs.replace(
            shown, table=table.id, players=names, number=number, status=str(table.status), note=note, trial=controls
        )

    async def draw(self, trial: Trial, words: Words, page: str) -> Picture:
        """Return a page of a trial's picture."""
        text = viewer_text(trial, words, trial.table.names)
        page = page_of(text, page)
        key = ("web trial", trial.row.seed, trial.row.count, page, words.locale)
        return await self._pictures.draw(key, text.drawing(page))

    async def do(
        self, trials: Trials, table: Table, user: int, tried: Tried, words: Words
    ) -> tuple[Trial | None, str, Chosen]:
        """Do something with a trial; return it, if it is still there, a note, and the links that stay chosen."""
        trial = await trials.find(table, user)
        if tried.do == "open":
            fresh = trial is not None and (trial.current or trial.steps)
            return trial if fresh else await trials.begin(table, user), "", ()
        if trial is None:
            return None, words("trial-stale"), ()
        if tried.count != trial.row.count or (tried.do != "step" and tried.do not in ways(trial)):
            return trial, words("trial-stale"), ()
        try:
            return await self._done(trials, trial, tried, words)
        except Stale:
            return trial, words("host-error-stale"), ()
        except InputError as error:
            return trial, error_text.refused(error, words), ()

    async def _done(self, trials: Trials, trial: Trial, tried: Tried, words: Words) -> tuple[Trial | None, str, Chosen]:
        match tried.do:
            case "step":
                text = viewer_text(trial, words, [escaped(name) for name in trial.table.names])
                plan = planned(trial.game, text, trial.viewer, tried.links, tried.values)
                if not plan.actions:
                    return trial, plan.note, plan.chosen
                return await trials.step(trial, *plan.actions), "", ()
            case "back":
                return await trials.back(trial), "", ()
            case "again":
                return await trials.begin(trial.table, trial.row.user), "", ()
            case "forget":
                return await trials.forget_plan(trial), words("trial-forgotten"), ()
            case "keep":
                await trials.keep(trial)
                return None, words("trial-kept", moves=in_words(trial, trial.own, words)), ()
            case "play":
                return None, outcome(trial, await trials.play(trial), words), ()
            case _:
                await trials.stop(trial)
                return None, words("trial-stopped"), ()
