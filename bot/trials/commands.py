"""*Try it out* on the private panel: the board of a trial with the controls of the real game, and what to do with it.

The panel is that of a table, made from the same choices. Its custom ids contain the table behind `custom_ids.TRIAL`,
and the trial's count instead of a version, so that a press on an old message shows the present state.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from msgspec import structs

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.interactions import components, custom_ids, error_text
from bot.discord.interactions.custom_ids import Press
from bot.discord.interactions.responder import Interaction, Responder
from bot.discord.layout import Controls, Item
from bot.discord.names import escaped
from bot.discord.panel import choices, panel
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.tables import Stale, Table
from bot.tables.table import RUNNING
from bot.trials.service import PlayedTrial, Trial, Trials
from bot.worker import timed
from games.kernel import Action, Chosen, InputError
from renderers.kit.type import Face, printable
from renderers.registry import presenter
from renderers.words import Words

COMMAND = "try"
# What a button below a trial does.
WAYS = ("back", "play", "keep", "forget", "again", "text", "stop")
_BUTTON = re.compile(rf"try:(?P<do>{'|'.join(WAYS)}):(?P<table>[a-z0-9]+):(?P<count>[0-9]{{1,9}})")
# Which of a panel's controls a trial has.
_PLAYS = ("move", "pick", "several", "slot", "slots", "chain")
_LOW = limits.ROWS - 1
_SEATED = table_argument.TableFilter((RUNNING,))


def viewer_text(trial: Trial, words: Words, names: Sequence[str]) -> ViewerText:
    """Return a trial through the eyes of the seat that is moved for."""
    return ViewerText(trial.game, presenter(trial.table.row.title), words, names, trial.viewer, trial.events)


def lead(trial: Trial, text: ViewerText) -> list[str]:
    """Say that nothing is played, how many moves were tried, and for whom the next one is."""
    asked, words = trial.asked, text.words
    lines = [words("trial-head")]
    if asked is not None and asked != trial.seat:
        lines.append(words("trial-for", who=text.scene.names[asked]))
    if not trial.current:
        lines.append(words("trial-late"))
    kept = trial.table.plans.get(trial.seat)
    if kept:
        lines.append(words("trial-kept-now", moves=in_words(trial, kept, words)))
    return lines


def ways(trial: Trial) -> list[str]:
    """Return what can be done with a trial besides moving, the most important first."""
    asked = trial.seat in trial.table.running_game().waiting()
    possible = {
        "play": asked and trial.own,
        "keep": not asked and trial.own,
        "back": trial.steps,
        "again": not trial.current,
        "forget": trial.seat in trial.table.plans,
        "stop": True,
    }
    return [way for way, holds in possible.items() if holds]


def outcome(trial: Trial, played: PlayedTrial, words: Words) -> str:
    """Say which moves of a trial were made, and which were not."""
    said = [words("trial-played", moves=in_words(trial, played.done, words))]
    left = [words("trial-left", moves=in_words(trial, played.left, words))] if played.left else []
    return "\n".join([*said, *left])


def in_words(trial: Trial, actions: Sequence[Action], words: Words) -> str:
    """Return actions of the player's own seat in words."""
    game, names = trial.table.played_game(), [escaped(name) for name in trial.table.names]
    text = ViewerText(game, presenter(trial.table.row.title), words, names, trial.seat)
    return "; ".join(map(text.action, actions))


@table_argument.at_table(COMMAND, _SEATED)
async def open_trial(interaction: Interaction, table: Table) -> None:
    """Continue the person's trial at a table, or begin one."""
    trials = interaction.client.responder.tables.service(Trials)
    trial = await trials.find(table, interaction.user.id)
    if trial is None or (not trial.current and not trial.steps):
        trial = await trials.begin(table, interaction.user.id)
    await _show(interaction, trial, aside=True)


async def _show(
    interaction: Interaction, trial: Trial, chosen: Chosen = (), part: int = 0, note: str = "", *, aside: bool = False
) -> None:
    """Show a trial with choices made."""
    responder = interaction.client.responder
    words = responder.words(interaction)
    text = viewer_text(trial, words, [escaped(name) for name in trial.table.names])
    built = _panel(trial, text, chosen, part)
    if built.kept:
        await responder.tables.keep(built.kept)
    head = [*lead(trial, text), *([note] if note else [])]
    said = post_builder.fitted(words, head, [f"> {line}" for line in text.digest()], [built.content])
    names = [printable(name, Face.BOLD, str(seat + 1)) for seat, name in enumerate(trial.table.names)]
    drawn = viewer_text(trial, words, names)
    offered = choices.following(trial.game, trial.viewer, built.asked) if trial.asked is not None else ()
    page = drawn.private_page()
    key = ("trial", trial.row.seed, trial.row.count, page, built.asked, built.numbered, words.locale, tuple(names))
    picture = await responder.picture_cache.draw(key, drawn.drawing(page, built.asked, offered, built.numbered))
    items = [*built.items, *_buttons(trial, words)]
    await responder.answer(interaction, said, view=Controls(items), picture=picture, aside=aside)


def _panel(trial: Trial, text: ViewerText, chosen: Chosen, part: int) -> panel.Panel:
    """Return the panel of the seat that is moved for, without the controls that only a table has."""
    place = f"{custom_ids.TRIAL}{trial.table.id}"
    here = Press("move", place, trial.row.count, trial.viewer, part, chosen)
    built = panel.build(text, trial.game, here, pictured=True, room=panel.SHARED_ROOM)
    items = tuple(one for one in built.items if str(getattr(one, "custom_id", "")).partition(":")[0] in _PLAYS)
    return structs.replace(built, items=items)


def _buttons(trial: Trial, words: Words) -> list[Item]:
    ids = [*ways(trial), "text"]
    return [
        discord.ui.Button(
            style=discord.ButtonStyle.success if one in ("play", "keep") else discord.ButtonStyle.secondary,
            label=words("host-board-text") if one == "text" else words(f"trial-{one}"),
            custom_id=f"try:{one}:{trial.table.id}:{trial.row.count}",
            row=_LOW,
        )
        for one in ids
    ]


async def practise(interaction: Interaction, press: Press, picked: Chosen) -> None:
    """Handle a press on the panel of a trial: a whole move is tried, else the next question is shown."""
    responder = interaction.client.responder
    words, trials = responder.words(interaction), responder.tables.service(Trials)
    trial = await _trial(interaction, press.table.removeprefix(custom_ids.TRIAL))
    if trial.row.count != press.version:
        await _show(interaction, trial, note=words("trial-stale"))
        return
    links = (*(await responder.links(press)), *picked)
    actions, chosen = _meant(trial, press.doing(press.do, links, press.part), words, interaction)
    if not actions:
        await _show(interaction, trial, chosen, press.part)
        return
    try:
        await _show(interaction, await trials.step(trial, *actions))
    except InputError as error:
        await _show(interaction, trial, note=error_text.refused(error, words))


def _meant(trial: Trial, press: Press, words: Words, interaction: Interaction) -> tuple[tuple[Action, ...], Chosen]:
    """Return the actions that a press completes, else the choices that are made now."""
    game, seat, links = trial.game, trial.viewer, press.links
    text = viewer_text(trial, words, trial.table.names)
    if press.do == "chain":
        return tuple(choices.unchained(links)), ()
    if press.do == "several":
        found = text.multi_select(links)
        if found is None:
            return (), ()
        values = components.picked_values(interaction)
        meant = choices.picked_together(game, seat, found, choices.changed(text, found, links, press.part, values))
        return meant.actions, meant.chosen
    slots = text.parallel_selects() if press.do in ("slot", "slots") else None
    if slots is not None:
        values = components.picked_values(interaction)
        links = (*slots.links, *choices.filled(slots, links, press, values))
        return ((), links) if choices.OPEN in links else ((Action.of(links),), ())
    action = choices.complete(game, seat, links)
    return ((), links) if action is None else ((action,), ())


async def _trial(interaction: Interaction, table_id: str) -> Trial:
    """Return the person's trial at a table, a new one if there is none."""
    responder = interaction.client.responder
    table, trials = await responder.named(interaction, table_id), responder.tables.service(Trials)
    return await trials.find(table, interaction.user.id) or await trials.begin(table, interaction.user.id)


async def _pressed(interaction: Interaction, match: re.Match[str], _: components.Values) -> None:
    """Handle a button below a trial."""
    responder = interaction.client.responder
    with timed("handler", f"try {match['do']}"):
        trial = await _trial(interaction, match["table"])
        if match["do"] == "text":
            names = [escaped(name) for name in trial.table.names]
            await responder.read_out(interaction, viewer_text(trial, responder.words(interaction), names).text_board())
        elif int(match["count"]) != trial.row.count or match["do"] not in ways(trial):
            await _show(interaction, trial, note=responder.words(interaction)("trial-stale"))
        else:
            await _done(responder, interaction, trial, match["do"])


async def _done(responder: Responder, interaction: Interaction, trial: Trial, do: str) -> None:
    words, trials = responder.words(interaction), responder.tables.service(Trials)
    match do:
        case "back":
            await _show(interaction, await trials.back(trial))
        case "again":
            await _show(interaction, await trials.begin(trial.table, interaction.user.id))
        case "keep":
            await trials.keep(trial)
            moves = in_words(trial, trial.own, words)
            await responder.answer(interaction, words("trial-kept", moves=moves))
        case "forget":
            await _show(interaction, await trials.forget_plan(trial), note=words("trial-forgotten"))
        case "stop":
            await trials.stop(trial)
            await responder.show_panel(interaction, trial.table.id, trial.seat, note=words("trial-stopped"))
        case _:
            await _play(responder, interaction, trial, words)


async def _play(responder: Responder, interaction: Interaction, trial: Trial, words: Words) -> None:
    """Make the moves that were tried, and show what became of them with the real panel."""
    try:
        played = await responder.tables.service(Trials).play(trial)
    except Stale:
        await _show(interaction, trial, note=words("host-error-stale"))
    except InputError as error:
        await _show(interaction, trial, note=error_text.refused(error, words))
    else:
        note = outcome(trial, played, words)
        await responder.show_acted(interaction, played.acted, trial.seat, note)


ITEMS: tuple[type[Any], ...] = components.controls(_pressed, _BUTTON)
