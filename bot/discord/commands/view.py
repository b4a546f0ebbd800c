"""`/board` shows the public board, `/hand` what only one's own seat may know.

`/hint`, and the button *Hint* of panels: what a bot would do, at tables that allow hints.

The hint is computed from the seat's own view, in the bots' processes, and shown to that seat alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord import limits
from bot.discord.commands import table_argument
from bot.discord.commands.table_argument import Suggestion, picked, quiet, ranked, table_command, told_apart
from bot.discord.interactions.custom_ids import Press, RunCommand
from bot.discord.interactions.responder import Interaction
from bot.discord.interactions.responses import TableRevision
from bot.discord.layout import Controls
from bot.discord.limits import CONTENT, cut
from bot.discord.names import escaped, table_name
from bot.discord.panel.notation import words_of
from bot.discord.panel.viewer_text import ViewerText
from bot.discord.posts import post_builder
from bot.discord.posts.control_message import TableButtons, make_buttons
from bot.tables import Table, TableError
from bot.tables.table import ABANDONED, FINISHED, RUNNING
from games.kernel import Action, Seat, only_action
from games.kernel.ai.hints import Hint
from renderers.kit.reasons import why
from renderers.registry import presenter
from renderers.words import Words

_PLAYED = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED), seated=False)
_MINE = table_argument.TableFilter((RUNNING, FINISHED, ABANDONED))


@table_command("board", "text", "page", wanted=_PLAYED)
async def board(interaction: Interaction, table: Table, text: bool = False, page: str = "") -> None:
    """Show the public board, with what the person's own seat may know, since only that person gets the answer.

    As text it is complete, as everybody may know it.
    """
    table.refuse_unless_played()
    if text:
        await _text(interaction, table, None)
        return
    held = presenter(table.row.title).layout.own_page
    own = bool(held) and _page(table, page, interaction.client.responder.words(interaction)) == held
    await _picture(interaction, table, table.seat_of(interaction.user.id) if own else None, page)


@table_command("hand", "text", "page", wanted=_MINE)
async def hand(interaction: Interaction, table: Table, text: bool = False, page: str = "") -> None:
    """Show what only the person's own seat sees: its hand, court, kitchen or company unless another page is named.

    As text it is everything that the seat may know.
    """
    seat = table.seat_or_refuse(interaction.user.id)
    if text:
        await _text(interaction, table, seat)
    else:
        await _picture(interaction, table, seat, page or presenter(table.row.title).layout.own_page)


@table_argument.at_table("look", _PLAYED)
async def look(interaction: Interaction, table: Table, page: str) -> None:
    """Show a page as the person may see it, in private; a press on that message turns its page in place."""
    await _picture(interaction, table, table.seat_of(interaction.user.id), page)


async def _picture(interaction: Interaction, table: Table, viewer: Seat | None, page: str) -> None:
    responder = interaction.client.responder
    table.refuse_unless_played()
    words = responder.words(interaction)
    shown = _page(table, page, words)
    await responder.think(interaction)
    drawn = await responder.pictures.draw(table, viewer, shown, words)
    message = "board-shown" if viewer is None else "hand-shown"
    text = words(message, table=table_name(table, words))
    stand = TableRevision(table.id, table.row.revision)
    await responder.answer(
        interaction, text, view=_turning(table, words, shown, responder.buttons), picture=drawn, stand=stand
    )


def _turning(table: Table, words: Words, shown: str, buttons: TableButtons) -> Controls:
    """Return the controls from a page to the others: buttons for the most used, and a menu of all if those are not
    all.
    """
    game = table.played_game()
    how, every = presenter(table.row.title), _pages(table, words)
    quick_pages = how.layout.quick_pages_of(game.view(None))
    pages = [page for page in dict.fromkeys((how.pages[0], *quick_pages)) if page != shown][: limits.ROW_BUTTONS - 1]
    items = [post_builder.page_button(words, how, table.id, page, 0) for page in pages]
    items += make_buttons(buttons.lookups, words, table.id, 0)
    if len(every) > len(quick_pages) + 1:
        options = [
            discord.SelectOption(label=page.name, value=page.value, default=page.value == shown)
            for page in every[: limits.OPTIONS]
        ]
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=RunCommand("look").menu(table.id), placeholder=words("board-pages"), options=options, row=1
        )
        items.append(menu)
    return Controls(items)


async def _text(interaction: Interaction, table: Table, viewer: Seat | None) -> None:
    responder = interaction.client.responder
    table.refuse_unless_played()
    viewer_text = responder.viewer_text(table, responder.words(interaction), viewer)
    await responder.read_out(interaction, viewer_text.text_board())


def _page(table: Table, given: str, words: Words) -> str:
    """Return the page that is meant, by id or by name; by default the first. Raises TableError naming the
    alternatives.
    """
    pages, typed = _pages(table, words), words_of(given)
    if not given:
        return pages[0].value
    exact = picked(pages, given)
    if exact is not None:
        return exact.value
    fit = [page for page in ranked(pages, typed) if _numbers(typed) <= _numbers(words_of(f"{page.value} {page.name}"))]
    if not fit:
        named = _pages(table, words, [escaped(name) for name in table.names])
        raise TableError("board-no-page", given=given, pages=words.join([page.name for page in named], "or"))
    return fit[0].value


def _numbers(typed: Sequence[str]) -> set[str]:
    """Return the numbers in a text: a different number is never meant, however similar the words are."""
    return {word for word in typed if word.isdecimal()}


def _pages(table: Table, words: Words, players: Sequence[str] | None = None) -> list[Suggestion]:
    """Return the pages of the table's game by name, with the players' names by default."""
    if table.game is None:
        return []
    how, players = presenter(table.row.title), table.names if players is None else players
    pages = how.pages_of(table.game.view(None))
    return told_apart(Suggestion(page, how.page_name(words, players, page)) for page in pages)


def _page_completer(wanted: table_argument.TableFilter) -> Any:
    """Return the autocompletion of `page`: the pictures of the table that is meant."""

    @quiet
    async def complete(interaction: Interaction, typed: str) -> Sequence[Suggestion]:
        found = await table_argument.candidates(interaction, vars(interaction.namespace).get("table"), wanted)
        words = interaction.client.responder.words(interaction)
        return ranked(_pages(found[0], words), words_of(typed)) if found else []

    return complete


board.autocomplete("page")(_page_completer(_PLAYED))
hand.autocomplete("page")(_page_completer(_MINE))


@table_command("hint", wanted=table_argument.TableFilter((RUNNING,), waits=True))
async def hint(interaction: Interaction, table: Table) -> None:
    """Show the best moves with reasons, in a separate message; if hints are not allowed, a way to ask for them."""
    await _show(interaction, table)


async def _show(interaction: Interaction, table: Table, *, aside: bool = True) -> None:
    responder = interaction.client.responder
    words, game = responder.words(interaction), table.running_game()
    if not table.row.hints:
        ask = table_argument.button(words, "allow-hints", table, discord.ButtonStyle.primary)
        text = words("hint-not-allowed", table=table_name(table, words))
        await responder.answer(interaction, text, view=Controls([ask]), aside=aside)
        return
    seat = responder.own_seat(table, interaction.user.id, None, words)
    viewer_text = responder.viewer_text(table, words, seat)
    if viewer_text.decision is None or not viewer_text.decision.owed:
        raise TableError("hint-nothing-owed", table=table.id)
    forced = only_action(game.title, game.state, seat)
    if forced is not None:
        text, actions = words("hint-only", action=viewer_text.action(forced)), [forced]
    else:
        found = await responder.tables.ai_seats.hints(table, seat)
        text, actions = hint_text(viewer_text, found), [one.action for one in found]
    items = [await _play_button(interaction, table, seat, number, action) for number, action in enumerate(actions)]
    await responder.answer(interaction, cut(text, CONTENT), view=Controls(items), aside=aside)


async def _play_button(
    interaction: Interaction, table: Table, seat: Seat, number: int, action: Action
) -> discord.ui.Button[Any]:
    """Return the button that makes a move of a hint, whose number is counted from 0."""
    responder = interaction.client.responder
    press = Press("move", table.id, table.known(seat), seat, links=action.links)
    if not press.fits:
        press, kept = press.keeping(), {press.keeping().key or "": press.links}
        await responder.tables.keep(kept)
    label = responder.words(interaction)("hint-play", number=number + 1)
    style = discord.ButtonStyle.secondary if number else discord.ButtonStyle.primary
    return discord.ui.Button(style=style, label=label, custom_id=str(press))


@table_argument.at_table("allow-hints", table_argument.TableFilter((RUNNING,)))
async def allow(interaction: Interaction, table: Table) -> None:
    """Propose to all others at the table that hints are allowed."""
    responder = interaction.client.responder
    acted = await responder.tables.setup.propose_hints(table.id, interaction.user.id)
    if acted.table.row.hints:
        await _show(interaction, acted.table, aside=False)
    else:
        await responder.tell(interaction, table, "hint-asked")


def hint_text(viewer_text: ViewerText, found: Sequence[Hint]) -> str:
    """Return moves with their reasons, best first."""
    words = viewer_text.words
    lines = []
    for number, one in enumerate(found, start=1):
        reasons = why(words, viewer_text.presenter.title, one.changes) or words("hint-even")
        lines.append(words("hint-line", number=number, action=viewer_text.action(one.action), why=reasons))
    return "\n".join([words("hint-head"), *lines])


COMMANDS: Sequence[app_commands.Command[Any, ..., Any]] = (board, hand, hint)
