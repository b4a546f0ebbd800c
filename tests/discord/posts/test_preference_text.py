"""A person who picks a preference with a move reads that it is stored."""

from __future__ import annotations

from pathlib import Path

from bot.discord.panel import viewer_text
from bot.discord.panel.viewer_text import ViewerText
from bot.tables import FuturePreferences
from games.critter_kitchen.orders import here
from games.critter_kitchen.steps.shop import available
from games.kernel import Action
from renderers.registry import presenter
from renderers.words import Words
from tests.tables.host import host
from tests.tables.moves.test_preferences import shopping

EN = Words("en")


async def test_what_was_picked_for_later_is_said_to_be_noted(tmp_path: Path) -> None:
    async with host(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", "preferences") as tables:
        table = await shopping(tables)
        game = table.running_game()
        seat, state = game.waiting()[0], game.state
        chef = state.stack[-1].chef(state)
        ahead = FuturePreferences(here(state.round, chef.location), (here(state.round, state.row[-1]) + "best",))
        first = Action("take", (available(state, chef)[0],))
        acted = await tables.moves.act(table.id, seat, first, user=table.users[seat], ahead=ahead)
        seen = ViewerText(
            acted.table.running_game(), presenter("critter_kitchen"), EN, ("Ann", "Bo"), seat, acted.events
        )
        told = viewer_text.noted(acted, seen, seat, ahead)
        assert told.startswith("-# Planned: best item left at") and "(this round)" in told
        assert viewer_text.noted(acted, seen, seat, None) == ""
        assert viewer_text.noted(acted, seen, 1 - seat, ahead) == "", "what the other wishes for is nobody's business"
